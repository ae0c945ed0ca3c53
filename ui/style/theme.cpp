// SPDX-License-Identifier: MIT
#include "ui/style/theme.h"

#include <QPalette>
#include <QWidget>
#include <cmath>

namespace tenaille::ui {
namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

QColor rgba(unsigned value, int alpha) {
    QColor colour = QColor::fromRgb(value);
    colour.setAlpha(alpha);
    return colour;
}

// What the two themes share: blue, green, vermilion, yellow and purple are the set that colour-blind people
// tell apart best; the fills are darkened until white letters on them reach 4.5:1.
Theme shared() {
    Theme t{};
    t.accent = rgb(0x0072b2), t.accentHover = rgb(0x0a66a0), t.onAccent = rgb(0xffffff);
    t.go = rgb(0x00834e), t.goHover = rgb(0x007344), t.onGo = rgb(0xffffff);
    t.warning = rgb(0xe8820c), t.onWarning = rgb(0x16181b);
    t.danger = rgb(0xba2036), t.dangerHover = rgb(0xa3182c), t.onDanger = rgb(0xffffff);
    t.selection = rgb(0xf0e442), t.onSelection = rgb(0x16181b);
    t.overlay = rgba(0x0b0c0e, 224), t.onOverlay = rgb(0xf4f5f7);
    t.overlayMuted = rgb(0xb4bac4), t.overlayLink = rgb(0x8ecbf5);
    t.boardBackground = rgb(0x23262b);
    t.floor = rgb(0xd9cfb8), t.grid = rgba(0x3a3222, 74);
    t.wallInk = rgb(0x1b1d21), t.wallCore = rgb(0x5b6069);
    t.lowWall = rgb(0xb9924d), t.door = rgb(0x9c6a33), t.glass = rgb(0x56b4e9);
    t.heroes = rgb(0x0a5c8a), t.foes = rgb(0x7a2630), t.neutral = rgb(0x55585e), t.onSide = rgb(0xffffff);
    t.arcFront = rgba(0x56b4e9, 72), t.arcLeft = rgba(0xf0b020, 72), t.arcRight = rgba(0xf0b020, 72);
    t.arcRear = rgba(0xc04400, 104);
    // Lightness half way between floor and board background: 3:1 on both.
    t.lineClear = rgb(0x00825f), t.lineCut = rgb(0xc15000), t.lineTouch = rgb(0x9a56a0);
    t.lineCasing = rgba(0xffffff, 150);
    return t;
}

Theme makeDark() {
    Theme t = shared();
    t.scheme = Scheme::Dark;
    t.window = rgb(0x2b2e34), t.bar = rgb(0x353940), t.panel = rgb(0x2f333a), t.raised = rgb(0x3a3f47);
    t.raisedHover = rgb(0x434953), t.raisedPressed = rgb(0x33373e), t.sunken = rgb(0x24272c);
    t.popup = rgb(0x292c32), t.popupBorder = rgb(0x545b66), t.border = rgb(0x1d1f23),
    t.outline = rgb(0x858d99), t.selectedRow = rgb(0x204c69);
    t.text = rgb(0xe8eaed), t.mutedText = rgb(0xb6bdc6), t.disabledText = rgb(0x7b828d),
    t.link = rgb(0x8ecbf5);
    t.goodText = rgb(0x63d3a6), t.badText = rgb(0xffa67c), t.focusRing = rgb(0x6cc0f5);
    t.offBoard = rgb(0x17191c);
    return t;
}

Theme makeLight() {
    Theme t = shared();
    t.scheme = Scheme::Light;
    t.window = rgb(0xe9ebee), t.bar = rgb(0xe1e4e9), t.panel = rgb(0xf3f4f6), t.raised = rgb(0xffffff);
    t.raisedHover = rgb(0xeaf1f7), t.raisedPressed = rgb(0xdde3ea), t.sunken = rgb(0xffffff);
    t.popup = rgb(0xffffff), t.popupBorder = rgb(0xa9b0ba), t.border = rgb(0xc9ced6),
    t.outline = rgb(0x7d8591), t.selectedRow = rgb(0xcde4f5);
    t.text = rgb(0x1c2026), t.mutedText = rgb(0x525a66), t.disabledText = rgb(0x9aa1ab),
    t.link = rgb(0x005e94);
    t.goodText = rgb(0x00684b), t.badText = rgb(0xa03d00), t.focusRing = rgb(0x0072b2);
    t.offBoard = rgb(0xc4c8ce);
    return t;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

void setAll(QPalette& palette, QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
    palette.setColor(QPalette::Active, role, colour);
    palette.setColor(QPalette::Inactive, role, colour);
    palette.setColor(QPalette::Disabled, role, disabled);
}

}  // namespace

const Theme& lightTheme() {
    static const Theme theme = makeLight();
    return theme;
}

const Theme& darkTheme() {
    static const Theme theme = makeDark();
    return theme;
}

const Theme& themeOf(Scheme scheme) { return scheme == Scheme::Dark ? darkTheme() : lightTheme(); }

const Theme& themeFor(const QPalette& palette) {
    return themeOf(qGray(palette.color(QPalette::Window).rgb()) < 128 ? Scheme::Dark : Scheme::Light);
}

const Theme& themeFor(const QWidget& widget) { return themeFor(widget.palette()); }

QPalette paletteOf(const Theme& t) {
    QPalette palette;
    const auto same = [&](QPalette::ColorRole role, const QColor& colour) {
        setAll(palette, role, colour, colour);
    };
    const auto text = [&](QPalette::ColorRole role, const QColor& c) {
        setAll(palette, role, c, t.disabledText);
    };
    same(QPalette::Window, t.panel);
    same(QPalette::Base, t.sunken);
    same(QPalette::AlternateBase, blended(rgba(0x808890, 20), t.sunken));
    same(QPalette::Button, t.raised);
    same(QPalette::ToolTipBase, t.popup);
    same(QPalette::Light, t.raisedHover);
    same(QPalette::Midlight, t.raised);
    same(QPalette::Mid, t.border);
    same(QPalette::Dark, t.border);
    same(QPalette::Shadow, t.border);
    text(QPalette::WindowText, t.text);
    text(QPalette::Text, t.text);
    text(QPalette::ButtonText, t.text);
    text(QPalette::BrightText, t.text);
    text(QPalette::ToolTipText, t.text);
    setAll(palette, QPalette::PlaceholderText, t.mutedText, t.disabledText);
    text(QPalette::Link, t.link);
    text(QPalette::LinkVisited, t.link);
    setAll(palette, QPalette::Highlight, t.accent, t.raisedHover);
    text(QPalette::HighlightedText, t.onAccent);
    return palette;
}

double contrastRatio(const QColor& one, const QColor& other) {
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return a > b ? a / b : b / a;
}

QColor blended(const QColor& top, const QColor& below) {
    const double share = top.alphaF();
    const auto mix = [share](int over, int under) {
        return static_cast<int>(std::lround(share * over + (1 - share) * under));
    };
    return QColor(mix(top.red(), below.red()), mix(top.green(), below.green()),
                  mix(top.blue(), below.blue()));
}

}  // namespace tenaille::ui
