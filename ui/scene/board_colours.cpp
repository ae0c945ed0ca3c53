// SPDX-License-Identifier: MIT
#include "ui/scene/board_colours.h"

#include <array>

namespace tenaille::ui {

BoardColours darkBoard() {
    return {.backdrop = QColor(0x17, 0x18, 0x1b),
            .rock = QColor(0x22, 0x25, 0x29),
            .hatch = QColor(0x4a, 0x50, 0x58),
            .paper = QColor(0xd9, 0xce, 0xb8),
            .wallInk = QColor(0x1a, 0x1c, 0x22),
            .wallStone = QColor(0x74, 0x78, 0x83),
            .grid = QColor(40, 30, 20, 46),
            .shadow = QColor(16, 10, 4, 150),
            .plate = QColor(10, 11, 13, 225),
            .plateText = QColor(0xf2, 0xf3, 0xf5)};
}

BoardColours lightBoard() {
    return {.backdrop = QColor(0xc9, 0xcd, 0xd3),
            .rock = QColor(0xe9, 0xe6, 0xdf),
            .hatch = QColor(0x8d, 0x88, 0x7e),
            .paper = QColor(0xf4, 0xef, 0xe4),
            .wallInk = QColor(0x1f, 0x21, 0x27),
            .wallStone = QColor(0x8b, 0x8f, 0x99),
            .grid = QColor(40, 30, 20, 46),
            .shadow = QColor(16, 10, 4, 130),
            .plate = QColor(255, 255, 255, 238),
            .plateText = QColor(0x1b, 0x1e, 0x24)};
}

SideLook sideLook(std::string_view side) {
    if (side == "party") return {QColor(0x0b, 0x5c, 0x90), RingPattern::Plain};
    if (side == "foe") return {QColor(0x8c, 0x24, 0x2c), RingPattern::Notched};
    if (side == "neutral") return {QColor(0x55, 0x58, 0x5e), RingPattern::Dashed};
    static constexpr std::array<QRgb, 5> kFills{0xff7a4b00, 0xff5b3a86, 0xff2f6b3c, 0xff7b3f63, 0xff2b6a70};
    unsigned hash = 7;
    for (const char letter : side) hash = hash * 31 + static_cast<unsigned char>(letter);
    return {QColor::fromRgb(kFills[hash % kFills.size()]),
            (hash / kFills.size()) % 2 == 0 ? RingPattern::Double : RingPattern::Notched};
}

}  // namespace tenaille::ui
