// SPDX-License-Identifier: MIT
#include "core/rules/space/crowding.h"

namespace tenaille::space {

namespace {

constexpr std::int64_t kCellCm = 150;
constexpr std::int32_t kSqueezePenalty = -4;

}  // namespace

bool fitOneCell(const Occupants& occupants) {
    std::int64_t area = 0;
    for (std::size_t i = 0; i < occupants.size(); ++i) {
        const std::int64_t side = board::sizeRow(static_cast<board::SizeCategory>(i)).spaceCm;
        area += occupants[i] * side * side;
    }
    return area <= kCellCm * kCellCm;
}

Passage passageThrough(board::SizeCategory size, std::int32_t passageCm) {
    const int space = board::sizeRow(size).spaceCm;
    if (passageCm >= space) return Passage::Free;
    return 2 * passageCm >= space ? Passage::Squeeze : Passage::EscapeArtist;
}

SqueezeEffect effectOf(Passage passage) {
    switch (passage) {
        case Passage::Free:
            return {};
        case Passage::Squeeze:
            return {.doublings = 1, .attack = kSqueezePenalty, .armorClass = kSqueezePenalty};
        case Passage::EscapeArtist:
            return {.armorClass = kSqueezePenalty, .canAttack = false, .losesDexterity = true};
    }
    return {};
}

}  // namespace tenaille::space
