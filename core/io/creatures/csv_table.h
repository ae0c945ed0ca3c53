// SPDX-License-Identifier: MIT
//
// A table of texts as CSV: quotes, and which sign parts the columns.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace tenaille::io {

struct CsvRow {
    std::size_t line = 1;  // of the file, where it begins
    std::vector<std::string> cells;
};

struct CsvTable {
    std::vector<CsvRow> rows;
    std::size_t beyond = 0;  // rows that were read and not kept
};

// The sign that a first line like "sep=;" names, which is no row; else comma, semicolon or tab, whichever
// stands most often in the first line outside of quotes. "\xEF\xBB\xBF" at the beginning is passed over, and
// so are empty lines. Keeps `mostRows` rows at most; a problem for a quote that is not closed.
Result<CsvTable> parseCsv(std::string_view text, std::size_t mostRows);

// As far as the line of the first row.
std::string_view csvHead(std::string_view text);

// One cell, in quotes where it needs them.
std::string csvCell(std::string_view text);

}  // namespace tenaille::io
