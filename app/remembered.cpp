// SPDX-License-Identifier: MIT
#include "app/remembered.h"

#include <QSettings>

#include "ui/battle/print_choices.h"

namespace tenaille::app {

namespace {

constexpr int kMostClockHeight = 10'000;
// What any screen has, from a projector to a telephone, and what any table wants.
constexpr double kFewestDots = 0.5, kMostDots = 30;
constexpr double kLeastCellMm = 1, kMostCellMm = 500;
constexpr int kFarthest = 1 << 20;  // pixels from the first screen

std::optional<double> numberFrom(const QVariant& value, double least, double most) {
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

int wholeFrom(const QVariant& value, int least, int most, int otherwise) {
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? number : otherwise;
}

// Sums of sides must not be beyond what a number holds.
QRect placeFrom(const QRect& place) {
    const auto isNear = [](int value) { return value >= -kFarthest && value <= kFarthest; };
    const bool isSound = isNear(place.left()) && isNear(place.right()) && isNear(place.top()) &&
                         isNear(place.bottom()) && place.isValid();
    return isSound ? place : QRect();
}

}  // namespace

Remembered rememberedIn(const QSettings& settings) {
    const auto value = [&settings](const char* name) { return settings.value(QString::fromLatin1(name)); };
    Remembered found;
    found.theme = ui::schemePreferenceFrom(value(setting::kTheme).toString());
    const QString scheme = value(setting::kDesktopScheme).toString();
    if (scheme == QLatin1String("dark")) found.desktopScheme = ui::Scheme::Dark;
    if (scheme == QLatin1String("light")) found.desktopScheme = ui::Scheme::Light;
    found.geometry = value(setting::kGeometry).toByteArray();
    found.units =
        static_cast<ui::Units>(wholeFrom(value(setting::kUnits), 0, static_cast<int>(ui::Units::Both), 0));
    found.clockHeight = wholeFrom(value(setting::kClockHeight), 0, kMostClockHeight, 0);
    found.print = ui::storedChoices(ui::choicesFrom(value(setting::kPrint).toMap()));
    found.keys = value(setting::kKeys).toMap();
    found.playerScreen = value(setting::kPlayerScreen).toString();
    const QVariantMap measured = value(setting::kPlayerScale).toMap();
    for (auto screen = measured.begin(); screen != measured.end(); ++screen)
        if (const auto dots = numberFrom(*screen, kFewestDots, kMostDots))
            found.dotsPerMm.insert(screen.key(), *dots);
    constexpr auto kAllEdges = ui::StripEdges(ui::StripEdge::Bottom) | ui::StripEdge::Left |
                               ui::StripEdge::Top | ui::StripEdge::Right;
    found.stripEdges = ui::StripEdges::fromInt(static_cast<ui::StripEdges::Int>(
        wholeFrom(value(setting::kPlayerStrip), 0, static_cast<int>(kAllEdges.toInt()),
                  static_cast<int>(ui::StripEdge::Bottom))));
    found.waitingPicture = value(setting::kPlayerWaiting).toString();
    found.playersPlace = placeFrom(value(setting::kPlayerPlace).toRect());
    found.trueSize = numberFrom(value(setting::kPlayerSize), kLeastCellMm, kMostCellMm);
    found.recent = value(setting::kRecent).toStringList();
    return found;
}

}  // namespace tenaille::app
