// SPDX-License-Identifier: MIT
//
// The order in which the board is painted, bottom first: the only place that says what lies above what.
// Everything up to Layer::Text is baked into cached tiles (ground_painter.h); the rest is painted every
// frame.
#pragma once

#include <cstdint>

namespace tenaille::ui {

enum class Layer : std::uint8_t {
    Rock,  // what is no floor: hatching around the rooms
    Picture,
    Floor,
    Terrain,
    Light,
    Shadow,  // of walls and props
    Grid,
    Veil,  // over ground that players do not know beside what they do
    Prop,
    Wall,
    Door,
    Text,
    // ---- painted live ----
    Area,       // reach, arcs, reachable cells
    Selection,  // of walls, doors, lights, props
    Note,
    LightMark,  // where lights are, in the editor
    Token,
    Ghost,
    Line,   // cover lines, paths, rulers
    Point,  // corners, handles, warnings
    Label,
    Hint,
};
inline constexpr Layer kFirstGroundLayer = Layer::Rock;
inline constexpr Layer kLastGroundLayer = Layer::Text;
inline constexpr Layer kFirstLiveLayer = Layer::Area;
inline constexpr Layer kLastLiveLayer = Layer::Hint;

}  // namespace tenaille::ui
