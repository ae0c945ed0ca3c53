// SPDX-License-Identifier: MIT
#include "core/rules/segments/mode.h"

#include <array>

#include "core/base/words.h"

namespace tenaille::segments {

namespace {

constexpr std::array<std::string_view, 7> kModes{"melee",   "grapple",   "shooting",    "covering",
                                                 "casting", "magicItem", "simpleAction"};
constexpr std::array<std::string_view, 8> kActs{"",        "simple",      "fastMove", "cast",
                                                "routine", "opportunity", "surprise", "parry"};

}  // namespace

std::string_view name(Mode mode) { return wordOf(kModes, mode); }
std::string_view name(Act act) { return wordOf(kActs, act); }
std::optional<Mode> modeNamed(std::string_view text) { return fromWord<Mode>(kModes, text); }
std::optional<Act> actNamed(std::string_view text) {
    return text.empty() ? std::nullopt : fromWord<Act>(kActs, text);
}

}  // namespace tenaille::segments
