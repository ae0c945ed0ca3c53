// SPDX-License-Identifier: MIT
#include "ui/style/theme.h"

#include <gtest/gtest.h>

#include <QPalette>
#include <QWidget>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace tenaille::ui::theme_test {

struct Named {
    const char* name;
    QColor colour;
};

std::vector<const Theme*> themes() { return {&lightTheme(), &darkTheme()}; }
const char* nameOf(const Theme& t) { return t.scheme == Scheme::Dark ? "dark" : "light"; }

std::vector<Named> surfaces(const Theme& t) {
    return {{"window", t.window}, {"bar", t.bar},           {"panel", t.panel},
            {"raised", t.raised}, {"hover", t.raisedHover}, {"pressed", t.raisedPressed},
            {"sunken", t.sunken}, {"popup", t.popup},       {"selectedRow", t.selectedRow}};
}

TEST(Theme, EveryTextIsReadableOnEverySurface) {
    for (const Theme* t : themes()) {
        const std::vector<Named> texts = {{"text", t->text},
                                          {"muted", t->mutedText},
                                          {"link", t->link},
                                          {"good", t->goodText},
                                          {"bad", t->badText}};
        for (const auto& [surfaceName, surface] : surfaces(*t))
            for (const auto& [textName, text] : texts)
                EXPECT_GE(contrastRatio(text, surface), 4.5)
                    << nameOf(*t) << ": " << textName << " on " << surfaceName;
    }
}

TEST(Theme, EveryFillCarriesItsText) {
    for (const Theme* t : themes()) {
        const std::vector<std::pair<QColor, QColor>> pairs = {
            {t->accent, t->onAccent},      {t->accentHover, t->onAccent},  {t->go, t->onGo},
            {t->goHover, t->onGo},         {t->warning, t->onWarning},     {t->danger, t->onDanger},
            {t->dangerHover, t->onDanger}, {t->selection, t->onSelection}, {t->heroes, t->onSide},
            {t->foes, t->onSide},          {t->neutral, t->onSide}};
        for (const auto& [fill, text] : pairs)
            EXPECT_GE(contrastRatio(fill, text), 4.5) << nameOf(*t) << ": " << fill.name().toStdString();
        // The overlay is translucent: it must hold over the lightest thing of the board and over white
        // furniture.
        for (const QColor& below : {t->floor, t->boardBackground, t->offBoard, QColor(Qt::white)}) {
            const QColor ground = blended(t->overlay, below);
            for (const QColor& text : {t->onOverlay, t->overlayMuted, t->overlayLink})
                EXPECT_GE(contrastRatio(text, ground), 4.5)
                    << nameOf(*t) << ": overlay over " << below.name().toStdString();
        }
    }
}

TEST(Theme, GraphicsStandOutFromTheirGround) {
    for (const Theme* t : themes()) {
        for (const auto& [name, surface] : surfaces(*t))
            EXPECT_GE(contrastRatio(t->focusRing, surface), 3) << nameOf(*t) << ": focus ring on " << name;
        for (const QColor& ground : {t->panel, t->sunken, t->window})
            EXPECT_GE(contrastRatio(t->outline, ground), 3)
                << nameOf(*t) << ": outline on " << ground.name().toStdString();
        for (const QColor& line : {t->lineClear, t->lineCut, t->lineTouch})
            for (const QColor& ground : {t->floor, t->boardBackground})
                EXPECT_GE(contrastRatio(line, ground), 3)
                    << nameOf(*t) << ": line " << line.name().toStdString() << " on "
                    << ground.name().toStdString();
        EXPECT_GE(contrastRatio(t->wallInk, t->floor), 3);
        EXPECT_GE(contrastRatio(t->wallCore, t->wallInk), 2);
    }
}

// Colours as a person without one kind of cone sees them (Machado, Oliveira, Fernandes 2009, full severity;
// linear light).
using Matrix = std::array<std::array<double, 3>, 3>;
constexpr Matrix kProtan = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritan = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Matrix kNormal = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

std::array<double, 3> linearRgb(const QColor& c) {
    std::array<double, 3> out{};
    const double in[] = {c.redF(), c.greenF(), c.blueF()};
    for (size_t i = 0; i < 3; ++i)
        out[i] = in[i] <= 0.04045 ? in[i] / 12.92 : std::pow((in[i] + 0.055) / 1.055, 2.4);
    return out;
}

// CIE Lab of the colour as seen through `eye`.
std::array<double, 3> seen(const QColor& colour, const Matrix& eye) {
    const auto rgb = linearRgb(colour);
    std::array<double, 3> s{};
    for (size_t i = 0; i < 3; ++i)
        s[i] = std::clamp(eye[i][0] * rgb[0] + eye[i][1] * rgb[1] + eye[i][2] * rgb[2], 0.0, 1.0);
    const double xyz[] = {(0.4124 * s[0] + 0.3576 * s[1] + 0.1805 * s[2]) / 0.9505,
                          0.2126 * s[0] + 0.7152 * s[1] + 0.0722 * s[2],
                          (0.0193 * s[0] + 0.1192 * s[1] + 0.9505 * s[2]) / 1.089};
    const auto f = [](double v) { return v > 0.008856 ? std::cbrt(v) : 7.787 * v + 16.0 / 116; };
    return {116 * f(xyz[1]) - 16, 500 * (f(xyz[0]) - f(xyz[1])), 200 * (f(xyz[1]) - f(xyz[2]))};
}

double apart(const QColor& one, const QColor& other, const Matrix& eye) {
    const auto a = seen(one, eye);
    const auto b = seen(other, eye);
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

TEST(Theme, ColoursThatTellStatesApartStayApartForTheColourBlind) {
    constexpr double kTellable = 12;  // 2.3 is the least visible step; small strokes need much more
    const std::pair<const char*, Matrix> eyes[] = {
        {"normal", kNormal}, {"protan", kProtan}, {"deutan", kDeutan}, {"tritan", kTritan}};
    for (const Theme* t : themes()) {
        const std::vector<std::vector<Named>> sets = {
            {{"clear", t->lineClear}, {"cut", t->lineCut}, {"touch", t->lineTouch}},
            {{"heroes", t->heroes}, {"foes", t->foes}, {"neutral", t->neutral}},
            {{"accent", t->accent},
             {"go", t->go},
             {"warning", t->warning},
             {"danger", t->danger},
             {"turn", t->selection}},
            {{"good", t->goodText}, {"bad", t->badText}},
            {{"front", blended(t->arcFront, t->floor)},
             {"side", blended(t->arcLeft, t->floor)},
             {"rear", blended(t->arcRear, t->floor)}}};
        for (const auto& set : sets)
            for (size_t i = 0; i < set.size(); ++i)
                for (size_t j = i + 1; j < set.size(); ++j)
                    for (const auto& [eyeName, eye] : eyes)
                        EXPECT_GE(apart(set[i].colour, set[j].colour, eye), kTellable)
                            << nameOf(*t) << ", " << eyeName << ": " << set[i].name << " and " << set[j].name;
    }
}

TEST(Theme, ThePaletteLeadsBackToItsTheme) {
    for (const Theme* t : themes()) {
        EXPECT_EQ(&themeFor(paletteOf(*t)), t);
        QWidget widget;
        widget.setPalette(paletteOf(*t));
        EXPECT_EQ(&themeFor(widget), t);
    }
    EXPECT_EQ(themeFor(QPalette(Qt::black)).scheme, Scheme::Dark);
    EXPECT_EQ(themeFor(QPalette(Qt::white)).scheme, Scheme::Light);
}

TEST(Theme, ThePaletteLeavesNoRoleOfTheTextUnset) {
    for (const Theme* t : themes()) {
        const QPalette palette = paletteOf(*t);
        for (const auto role :
             {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
            EXPECT_EQ(palette.color(QPalette::Active, role), t->text);
            EXPECT_EQ(palette.color(QPalette::Inactive, role), t->text);
            EXPECT_EQ(palette.color(QPalette::Disabled, role), t->disabledText);
        }
    }
}

TEST(Theme, ContrastIsThatOfTheStandard) {
    EXPECT_NEAR(contrastRatio(Qt::black, Qt::white), 21, 0.001);
    EXPECT_NEAR(contrastRatio(Qt::white, Qt::black), 21, 0.001);
    EXPECT_NEAR(contrastRatio(QColor(0x777777), Qt::white), 4.48, 0.01);
    EXPECT_EQ(blended(QColor(255, 255, 255, 0), Qt::black), QColor(0, 0, 0));
    EXPECT_EQ(blended(QColor(255, 255, 255, 255), Qt::black), QColor(255, 255, 255));
}

}  // namespace tenaille::ui::theme_test
