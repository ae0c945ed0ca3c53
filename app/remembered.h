// SPDX-License-Identifier: MIT
//
// What the program keeps in its settings from one start to the next. The file may be damaged, written by hand
// or by another version: whatever makes no sense is as in a fresh program.
#pragma once

#include <QByteArray>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>

#include "ui/player/strip_painter.h"
#include "ui/style/appearance.h"
#include "ui/text/units.h"

class QSettings;

namespace tenaille::app {

// The names of the settings; those of the language and of folders are in languages.cpp and file_dialog.cpp.
namespace setting {
inline constexpr auto kTheme = "appearance/theme";
inline constexpr auto kDesktopScheme = "appearance/desktopScheme";
inline constexpr auto kGeometry = "window/geometry";
inline constexpr auto kUnits = "units";
inline constexpr auto kClockHeight = "fight/stripHeight";
inline constexpr auto kPrint = "print/choices";
inline constexpr auto kKeys = "keys/choices";
inline constexpr auto kPlayerScreen = "players/screen";
inline constexpr auto kPlayerScale = "players/dotsPerMm";
inline constexpr auto kPlayerStrip = "players/stripEdges";
inline constexpr auto kPlayerWaiting = "players/waitingPicture";
inline constexpr auto kPlayerPlace = "players/place";
inline constexpr auto kPlayerSize = "players/trueSize";
inline constexpr auto kRecent = "files/recent";
}  // namespace setting

struct Remembered {
    ui::SchemePreference theme = ui::SchemePreference::System;
    std::optional<ui::Scheme> desktopScheme;
    QByteArray geometry;  // of the window, for QWidget::restoreGeometry(), which looks at it itself
    ui::Units units = ui::Units::Metric;
    int clockHeight = 0;    // pixels; 0: as many as it needs
    QVariantMap print;      // of print_choices.h
    QVariantMap keys;       // Commands::chosenKeys()
    QString playerScreen;   // its name
    QVariantMap dotsPerMm;  // of each screen that was measured, by its name
    ui::StripEdges stripEdges = ui::StripEdge::Bottom;
    QString waitingPicture;          // a path, which may be gone
    QRect playersPlace;              // null: none
    std::optional<double> trueSize;  // mm of a cell
    QStringList recent;              // as RecentFiles takes them
};

Remembered rememberedIn(const QSettings& settings);

}  // namespace tenaille::app
