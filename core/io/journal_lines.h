// SPDX-License-Identifier: MIT
//
// The lines of a journal: text that is written at the end of a file again and again and must be readable
// after the machine died at any moment. Each line carries its length and its checksum:
//
//   llllllll cccccccc TEXT\n      both hexadecimal, lower case; CRC32C of TEXT, which contains no line break
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tenaille::io {

// Castagnoli's CRC: of the nine ASCII digits "123456789" it is e3069283.
std::uint32_t crc32c(std::string_view bytes);

// The line for a text.
std::string journalLine(std::string_view text);

// The texts of all whole lines up to the first one that is damaged or cut, and where each of them ends.
// Whatever byte is changed or wherever the file is cut, exactly the lines before that place remain.
struct JournalLines {
    std::vector<std::string_view> texts;  // into the file's text
    std::vector<std::size_t> ends;        // offset behind each line
    std::size_t bytes = 0;                // of the whole file
    bool complete() const { return (ends.empty() ? 0 : ends.back()) == bytes; }
};
JournalLines readJournalLines(std::string_view file);

}  // namespace tenaille::io
