// SPDX-License-Identifier: MIT
#include "core/io/migrations/migrations.h"

#include <string>

namespace tenaille::io {

Outcome migrate(JsonValue&, std::int64_t major, std::int64_t minor) {
    switch (major) {
        case kFormatMajor:
            return Done{};
        default:
            break;
    }
    if (major < 1)
        return Problem{TENAILLE_PROBLEM("The format version %1 does not exist."),
                       {std::to_string(major)},
                       TENAILLE_PROBLEM("Correct it, or open an older copy of the file.")}
            .at("formatVersion.major");
    return Problem{
        TENAILLE_PROBLEM("The file has format %1; this program reads format %2."),
        {std::to_string(major) + "." + std::to_string(minor),
         std::to_string(kFormatMajor) + "." + std::to_string(kFormatMinor)},
        TENAILLE_PROBLEM("Open it with a version of Tenaille that knows format %1; the file was not "
                         "changed.")}
        .at("formatVersion");
}

}  // namespace tenaille::io
