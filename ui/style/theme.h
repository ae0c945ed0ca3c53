// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

class QPalette;
class QWidget;

namespace tenaille::ui {

enum class Scheme { Light, Dark };

// Every colour of the program, by what it is for. Two values exist: lightTheme() and darkTheme(); code that
// paints asks themeFor(...) at the moment of painting and keeps no copy, so that a switch of theme needs a
// repaint only.
//
// Promises kept by tests/ui/style/theme_test.cpp: every text colour has at least 4.5:1 on every surface it
// may stand on, graphics (focus ring, field outline, ruling lines) at least 3:1, and colours that tell states
// apart stay apart for the three kinds of colour blindness. Colour is never the only sign all the same:
// states also differ in shape or text.
struct Theme {
    Scheme scheme;

    // Surfaces, from the back to the front.
    QColor window;         // behind everything
    QColor bar;            // menu bar, status bar, headers of docks
    QColor panel;          // docks, tool bars, dialogs
    QColor raised;         // buttons, chips, tiles, every second row
    QColor raisedHover;    // the same under the pointer
    QColor raisedPressed;  // the same held down
    QColor sunken;         // fields for typing, lists, troughs
    QColor popup;          // menus, tooltips, notices
    QColor popupBorder;    // the line around them
    QColor border;         // between surfaces
    QColor outline;        // around fields and check boxes: must be seen
    QColor selectedRow;    // the chosen row of a list or menu

    // Texts.
    QColor text;
    QColor mutedText;
    QColor disabledText;  // exempt from the contrast promise, as in every guideline
    QColor link;
    QColor goodText;  // +9
    QColor badText;   // -2

    // Filled things, each with the text that stands on it.
    QColor accent, accentHover, onAccent;  // primary button, active tool, chosen segment
    QColor go, goHover, onGo;              // the one button that moves play on
    QColor warning, onWarning;
    QColor danger, dangerHover, onDanger;
    QColor selection, onSelection;  // the creature or segment whose turn it is
    QColor focusRing;

    // Over the board, the same in both themes: the board does not change with the furniture.
    QColor overlay, onOverlay, overlayMuted, overlayLink;  // hint bar, notices

    // The board.
    QColor offBoard;         // beyond the edge of the map
    QColor boardBackground;  // the map where nothing is painted
    QColor floor;
    QColor grid;
    QColor wallInk, wallCore;  // a wall: dark stroke, lighter core
    QColor lowWall, door, glass;
    QColor heroes, foes, neutral, onSide;  // creature discs and the letters on them

    // Facing arcs of the pointed creature: translucent.
    QColor arcFront, arcLeft, arcRight, arcRear;

    // Ruling lines: clear is solid, cut is dashed, touch is dotted; the casing is drawn under each.
    QColor lineClear, lineCut, lineTouch, lineCasing;
};

const Theme& lightTheme();
const Theme& darkTheme();
const Theme& themeOf(Scheme scheme);

// The theme whose furniture this palette belongs to: by the lightness of its window colour. Works with the
// palette of the application, of a widget, and with palettes that were never ours.
const Theme& themeFor(const QPalette& palette);
const Theme& themeFor(const QWidget& widget);

// The palette that standard widgets need to look like the theme.
QPalette paletteOf(const Theme& theme);

// Ratio 1..21 of two opaque colours after WCAG 2.1; order does not matter.
double contrastRatio(const QColor& one, const QColor& other);

// `top`, with its opacity, over the opaque `below`.
QColor blended(const QColor& top, const QColor& below);

}  // namespace tenaille::ui
