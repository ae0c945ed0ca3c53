// SPDX-License-Identifier: MIT
#include "core/io/migrations/migrations.h"

#include <string>

namespace tenaille::io {

namespace {

// 1.1 kept whole creatures in the steps of a fight. They were only the way back; the fight itself is the
// same.
void dropStepsOf1_1(JsonValue& document) {
    if (JsonObject* object = document.object())
        std::erase_if(*object, [](const JsonMember& member) { return member.first == "steps"; });
}

}  // namespace

Outcome migrate(JsonValue& document, std::int64_t major, std::int64_t minor) {
    switch (major) {
        case 1:  // cells of a terrain stood alone, which format 2 reads as well
            if (minor < 2) dropStepsOf1_1(document);
            return Done{};
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
