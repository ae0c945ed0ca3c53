// SPDX-License-Identifier: MIT
//
// Lights that creatures carry; where they burn: lamp_of.h.
#pragma once

#include <array>
#include <cstdint>

#include "core/geometry/lattice.h"

namespace tenaille::board {

inline constexpr std::uint32_t kWarmLight = 0xffffe0a0;  // AARRGGBB, of flames

// A torch, a lantern: a light all around that goes where its bearer goes.
struct CarriedLight {
    std::int32_t bright = 0;  // radius in lattice units; 0 with `dim`: none
    std::int32_t dim = 0;     // radius in lattice units, >= bright
    std::uint32_t colour = kWarmLight;
    friend bool operator==(const CarriedLight&, const CarriedLight&) = default;
};

constexpr bool shines(const CarriedLight& light) { return light.bright > 0 || light.dim > 0; }

enum class UsualLight : std::uint8_t { Candle, Torch, Lantern };
inline constexpr std::array kUsualLights{UsualLight::Candle, UsualLight::Torch, UsualLight::Lantern};

// On squares of 5 feet: a candle lights 5 feet brightly and 10 dimly, a torch 20 and 40, a hooded lantern 30
// and 60 (the figures of the 5e rules; those of the d20 game differ in the candle alone).
constexpr CarriedLight lightOf(UsualLight light) {
    constexpr std::array<std::int32_t, 3> kBright{1, 4, 6};  // cells; dimly twice as far
    const std::int32_t bright = kBright[static_cast<std::size_t>(light)] * geometry::kUnitsPerCell;
    return {bright, 2 * bright, kWarmLight};
}

}  // namespace tenaille::board
