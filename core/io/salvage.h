// SPDX-License-Identifier: MIT
//
// Salvage: what can still be had of a document that is refused. Documents are written one element a line
// (document_format.h), so what is damaged in one line costs that element alone; of a file that another
// program laid out anew the elements are found by their beginnings. Nothing is made up but the head: an
// identity, and a board that is large enough where the line of the grid is lost.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/document_file.h"

namespace tenaille::io {

struct Salvage {
    // Whole in itself: it can be written and read again. Nothing where no element could be had, or the file
    // is no document of ours, or one of a newer major version. Its assets are empty.
    std::optional<document::Encounter> encounter;
    std::string assetFolder;
    std::size_t kept = 0;  // elements
    std::size_t lost = 0;  // as far as there is anything left to see of them
    // Of the first of those why and in which line, and what is lost besides; at most kMaxProblems.
    std::vector<Problem> told;
};

Salvage salvageDocument(std::string_view text);

struct SalvagedDocument {
    LoadedDocument loaded;  // its notices: missing pictures
    std::size_t kept = 0;
    std::size_t lost = 0;
    std::vector<Problem> told;
};

// Of a file, with the pictures that lie beside it; the file is not changed. A problem if nothing can be had.
Result<SalvagedDocument> salvageFile(const std::string& path, Posix& posix = systemPosix());

}  // namespace tenaille::io
