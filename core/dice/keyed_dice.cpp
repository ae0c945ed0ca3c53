// SPDX-License-Identifier: MIT
#include "core/dice/keyed_dice.h"

#include <limits>

namespace tenaille::dice {

namespace {

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014): every bit of the input moves every bit of the
// output. The engines of the standard library have no counter that could be set to a place.
std::uint64_t mixed(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15u;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

std::uint64_t pair(std::uint32_t high, std::uint32_t low) { return std::uint64_t{high} << 32 | low; }

}  // namespace

std::int32_t face(const DieKey& key, std::int32_t sides, std::uint32_t index) {
    std::uint64_t bits = mixed(static_cast<std::uint64_t>(key.seed));
    bits = mixed(bits ^ pair(static_cast<std::uint32_t>(key.round), static_cast<std::uint32_t>(key.segment)));
    bits = mixed(bits ^ pair(key.who, key.purpose));
    bits = mixed(bits ^ index);
    // The values that do not share out evenly among the faces are thrown again.
    const auto faces = static_cast<std::uint64_t>(sides);
    const std::uint64_t uneven = (std::numeric_limits<std::uint64_t>::max() % faces + 1) % faces;
    while (bits < uneven) bits = mixed(bits);
    return static_cast<std::int32_t>(bits % faces) + 1;
}

}  // namespace tenaille::dice
