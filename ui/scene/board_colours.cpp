// SPDX-License-Identifier: MIT
#include "ui/scene/board_colours.h"

#include <array>

#include "ui/style/theme.h"

namespace tenaille::ui {

BoardColours boardColours(const Theme& theme) {
    const bool dark = theme.scheme == Scheme::Dark;
    BoardColours colours;
    colours.backdrop = theme.offBoard;
    colours.rock = dark ? theme.boardBackground : QColor(0xe9, 0xe6, 0xdf);
    colours.hatch = dark ? QColor(0x4a, 0x50, 0x58) : QColor(0x8d, 0x88, 0x7e);
    colours.paper = theme.floor;
    colours.wallInk = theme.wallInk;
    // Lighter than the theme's core: the joints between the blocks darken it.
    colours.wallStone = theme.wallCore.lighter(128);
    colours.grid = theme.grid;
    colours.shadow = QColor(16, 10, 4, dark ? 150 : 130);
    const QColor pale(255, 252, 244);
    const QColor ink(0x2a, 0x24, 0x1c);
    colours.mapText = dark ? pale : ink;
    colours.mapHalo = dark ? ink : pale;
    colours.mapHalo.setAlpha(dark ? 220 : 190);
    colours.plate = theme.overlay;
    colours.plateText = theme.onOverlay;
    colours.arcFront = theme.arcFront;
    colours.arcLeft = theme.arcLeft;
    colours.arcRight = theme.arcRight;
    colours.arcRear = theme.arcRear;
    colours.lineClear = theme.lineClear;
    colours.lineCut = theme.lineCut;
    colours.lineTouch = theme.lineTouch;
    colours.lineCasing = theme.lineCasing;
    return colours;
}

SideLook sideLook(std::string_view side) {
    if (side == "party") return {darkTheme().heroes, RingPattern::Plain};
    if (side == "foe") return {darkTheme().foes, RingPattern::Notched};
    if (side == "neutral") return {darkTheme().neutral, RingPattern::Dashed};
    static constexpr std::array<QRgb, 5> kFills{0xff7a4b00, 0xff5b3a86, 0xff2f6b3c, 0xff7b3f63, 0xff2b6a70};
    unsigned hash = 7;
    for (const char letter : side) hash = hash * 31 + static_cast<unsigned char>(letter);
    return {QColor::fromRgb(kFills[hash % kFills.size()]),
            (hash / kFills.size()) % 2 == 0 ? RingPattern::Double : RingPattern::Notched};
}

}  // namespace tenaille::ui
