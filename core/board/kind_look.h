// SPDX-License-Identifier: MIT
//
// Looks of the GM's own for kinds of walls and terrain: a line or a pattern in one colour, in place of the
// drawing of a built-in kind. How they are painted is ui/scene's matter.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tenaille::board {

// None of them has a left and a right side: who looks at a wall must not see which way it was drawn.
enum class WallLine : std::uint8_t { Solid, Dashed, Dotted, Double, Ticks, Diamonds, Zigzag };
inline constexpr std::array<std::string_view, 7> kWallLineNames{"solid", "dashed",   "dotted", "double",
                                                                "ticks", "diamonds", "zigzag"};

enum class GroundPattern : std::uint8_t { Plain, Stripes, Lattice, Dots, Crosses, Waves };
inline constexpr std::array<std::string_view, 6> kGroundPatternNames{"plain", "stripes", "lattice",
                                                                     "dots",  "crosses", "waves"};

struct OwnLook {
    std::uint8_t mark = 0;     // a WallLine or a GroundPattern, as the family has it
    std::uint32_t colour = 0;  // 0xAARRGGBB, opaque
    friend auto operator<=>(const OwnLook&, const OwnLook&) = default;
};

// How something is drawn, as one word: players get it in the place of the kind, of which they know nothing
// else. `like` is a built-in kind; without a look of its own the word is `like` alone.
std::string lookWord(std::string_view like, const std::optional<OwnLook>& own);

struct NamedLook {
    std::string_view like;
    std::optional<OwnLook> own;
};
// The other way round; anything that is no such word is `like` whole. `like` lives as long as `word`.
NamedLook namedLook(std::string_view word);

}  // namespace tenaille::board
