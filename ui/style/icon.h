// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace tenaille::ui {

// Every drawing of the family, in the order of the file names assets/icons/*.svg ("zoom-in.svg" is ZoomIn).
// clang-format off
enum class Glyph {
    AddCreature, Arc, Blank, Boot, Bow, Burst, Check, ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Close,
    Condition, Copy, Cover, Creature, Cut, Delete, Dice, Door, Duplicate, Edit, Error, Export, Eye, EyeOff, Facing, Filter,
    Flag, Flank, Foes, Fog, Frame, Grid, Heart, Help, Hex, History, Image, Import, Info, Keyboard, Layers, Light,
    Link, Lock, Log, Measure, Minus, More, New, Next, Note, Open, Pan, Party, Paste, Pause, Pin, Ping, Play,
    PlayerScreen, Plus, Previous, Print, Prop, Reach, Redo, Refresh, Room, Save, SaveAs, Search, Segments,
    Select, Settings, Shield, Skull, Spawn, Square, Sword, Target, Terrain, Text, Theme, Torch, Turn, Undo,
    Unlock, Wall, Warning, Window, Wound, ZoomFit, ZoomIn, ZoomOut
};
// clang-format on
inline constexpr int kGlyphCount = static_cast<int>(Glyph::ZoomOut) + 1;

// The file name without its ending: "zoom-in".
QString glyphName(Glyph glyph);

// What an icon is coloured like; every one follows the theme, also when the theme changes while the icon is
// shown.
enum class IconTint { Text, Muted, Accent, Good, Warning, Danger, OnFill, OnSelection };

// An icon that costs nothing until it is painted: the drawing is read at its first use, and rasterised for
// the size and device pixel ratio asked for, so it is sharp on every screen. Disabled icons are greyed by
// colour, icons of checked buttons take the colour that stands on the accent.
QIcon icon(Glyph glyph, IconTint tint = IconTint::Text);

// The same drawing in any colour, for items that paint themselves (board, chips, tiles).
void drawGlyph(QPainter& painter, const QRectF& square, Glyph glyph, const QColor& colour);
// At the lower right of the disc of a creature: it is hidden from the players.
void drawHiddenSign(QPainter& painter, const QRectF& disc, const QColor& ground, const QColor& ink);

}  // namespace tenaille::ui
