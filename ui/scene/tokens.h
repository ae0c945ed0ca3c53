// SPDX-License-Identifier: MIT
//
// TokenShape: a creature ready to be painted. Unlike the ground it changes all the time, so it is painted
// every frame from a sprite (token_painter.h).
#pragma once

#include <QColor>
#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "core/board/records.h"
#include "ui/scene/board_colours.h"
#include "ui/scene/pictures.h"

namespace tenaille::ui {

// Everything that decides what a token looks like, without its place: tokens that look the same share a
// sprite.
struct TokenFace {
    double size = 1;  // diameter of the disc's place, in cells
    QString label;
    PyramidPtr picture;  // in place of the label; nullptr: there is none, or it is not decoded yet
    QColor fill;
    RingPattern ring = RingPattern::Plain;
    std::optional<int> facing;     // degrees clockwise from up
    std::optional<int> shield;     // degrees from the facing: -90 left arm, +90 right arm, 0 in front
    std::optional<int> health;     // filled part of the bar, 0..100
    std::optional<int> endurance;  // of the segment game: a second bar, which is used up first (EX-10)
    bool wedge = true;             // false: the facing is painted apart, outside a ring
    bool hidden = false;
    bool invisible = false;  // nobody sees it: its rim is broken
    bool down = false;       // dead, dying or helpless: crossed out
    int conditions = 0;      // told by a badge
    friend bool operator==(const TokenFace&, const TokenFace&) = default;
};

// Of the painted disc, in cells.
inline constexpr double kDiscShare = 0.41;
inline double discRadius(const TokenFace& face) { return face.size * kDiscShare; }

struct TokenShape {
    RecordId id;
    RecordId mount;  // of a rider, whose disc is smaller and sits aside on that of the mount
    int seat = 0;    // among the riders of the mount
    QPointF middle;  // plane, cells
    TokenFace face;
    std::string picture;           // the asset of that name
    QString name;                  // shown below when zoomed in
    QString state;                 // conditions and height, shown with the name
    int auraReach = 0;             // cells
    std::vector<QPolygonF> aura;   // its cells; none: it has no aura
    std::vector<QLineF> auraEdge;  // around them
    QRectF body;                   // the place of the disc
    QRectF bounds;                 // everything that is painted, marks and name included
    std::vector<QPolygonF> cells;  // of its space
    board::Footprint footprint;
    board::Cell at;
};

// "players: 3", when its number among those of its name that the players have met is not the one of its name.
// What is shown to the players was not met: it has the name that they read. Else empty.
QString playersNumber(const board::TokenRecord& record);
// With its picture, if that is one of `pictures`.
TokenShape tokenShape(board::GridKind grid, const board::TokenRecord& record, const Pictures& pictures = {});
// Whether the disc shows letters: there is no picture, or they tell several of a name apart.
bool showsLabel(const TokenFace& face);
// The rider in that seat: 0 is the first.
void takeSeat(board::GridKind grid, TokenShape& rider, int seat);
// The shape at another place, facing another way: for ghosts.
TokenShape movedShape(board::GridKind grid, const TokenShape& shape, board::Cell to,
                      std::optional<board::Facing> facing);

// How wide the name of a token may be, in cells, so that it does not run into the name of a neighbour on the
// same line, `height` cells high: half of the way to it. 0: it stands on another one that has its name
// already.
double nameRoom(const TokenShape& token, const std::vector<const TokenShape*>& all, double height);
// The upper edge of the name below the middle of the token, in cells.
double nameTop(const TokenShape& token);

}  // namespace tenaille::ui
