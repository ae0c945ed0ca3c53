// SPDX-License-Identifier: MIT
//
// The kinds of surprise and sneak attacks (SU-15).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base/words.h"

namespace tenaille::surprise {

enum class AttackKind : std::uint8_t { Melee, Grapple, Shot };

constexpr std::optional<AttackKind> attackKindNamed(std::string_view text) {
    constexpr std::array<std::string_view, 3> kNames{"melee", "grapple", "shot"};
    return fromWord<AttackKind>(kNames, text);
}

}  // namespace tenaille::surprise
