// SPDX-License-Identifier: MIT
//
// BoardColours: the inks of the board, taken from the theme. Floors and pictures keep their own colours in
// both themes; the rock around them is dark in the dark theme and hatched paper in the light one.
#pragma once

#include <QColor>
#include <string_view>

namespace tenaille::ui {

struct Theme;

struct BoardColours {
    QColor backdrop;   // around the board
    QColor rock;       // inside the board, where no floor is
    QColor hatch;      // strokes around the rooms
    QColor paper;      // a board without floors and pictures
    QColor wallInk;    // outer line of a stone wall
    QColor wallStone;  // its inside
    QColor grid;       // with alpha
    QColor shadow;     // with alpha
    QColor mapText;    // of names on the map: on floors as well as on rock
    QColor mapHalo;    // round its letters, with alpha
    QColor plate;      // of labels and hints, with alpha
    QColor plateText;
    QColor arcFront, arcLeft, arcRight, arcRear;  // with alpha
    QColor lineClear, lineCut, lineTouch;
    QColor lineCasing;  // under each line, with alpha

    friend bool operator==(const BoardColours&, const BoardColours&) = default;
};

BoardColours boardColours(const Theme& theme);

// Marks: the same on both themes, chosen to differ for colour-blind eyes too.
namespace ink {
inline const QColor kBlue(0x00, 0x72, 0xb2);
inline const QColor kSky(0x56, 0xb4, 0xe9);
inline const QColor kGreen(0x00, 0x9e, 0x73);
inline const QColor kOrange(0xd5, 0x5e, 0x00);
inline const QColor kAmber(0xe6, 0x9f, 0x00);
inline const QColor kYellow(0xf0, 0xe4, 0x42);
inline const QColor kPink(0xcc, 0x79, 0xa7);
inline const QColor kBlack(0x10, 0x13, 0x18);
}  // namespace ink

// How a side is told apart: by its colour and by the pattern of its ring.
enum class RingPattern : std::uint8_t { Plain, Notched, Dashed, Double };
struct SideLook {
    QColor fill;
    RingPattern ring = RingPattern::Plain;
};
// "party" and "foe" have fixed looks, "neutral" is grey; any other word gets one of a fixed set.
SideLook sideLook(std::string_view side);

}  // namespace tenaille::ui
