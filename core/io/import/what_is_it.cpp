// SPDX-License-Identifier: MIT
#include "core/io/import/what_is_it.h"

#include "core/io/picture_header.h"

namespace tenaille::io {

std::optional<Problem> recogniseForeign(std::string_view beginning) {
    if (beginning.starts_with("version https://git-lfs.github.com/spec/")) {
        return Problem{
            TENAILLE_PROBLEM("This is only a pointer of Git LFS; the map itself was not downloaded."),
            {},
            TENAILLE_PROBLEM("Run \"git lfs pull\" in the repository, or download the file from its page.")};
    }
    if (beginning.starts_with("PK\x03\x04")) {
        return Problem{TENAILLE_PROBLEM("This is a ZIP archive."), {}, TENAILLE_PROBLEM("Unpack it first.")};
    }
    if (beginning.starts_with("\x1f\x8b")) {
        return Problem{
            TENAILLE_PROBLEM("This file is compressed with gzip."), {}, TENAILLE_PROBLEM("Unpack it first.")};
    }
    const Result<PictureHeader> picture = readPictureHeader(beginning.substr(0, 4096));
    if (picture.ok()) {
        return Problem{TENAILLE_PROBLEM("This is a picture, not a map with walls."),
                       {},
                       TENAILLE_PROBLEM("Export the map as Universal VTT (.uvtt, .dd2vtt or .df2vtt).")};
    }
    const std::size_t start = beginning.find_first_not_of(" \t\r\n");
    if (start != std::string_view::npos && beginning[start] == '<') {
        return Problem{
            TENAILLE_PROBLEM("This is a web page or XML, not a Universal VTT file."),
            {},
            TENAILLE_PROBLEM("Download the map itself: the link may have led to a page about it.")};
    }
    return std::nullopt;
}

}  // namespace tenaille::io
