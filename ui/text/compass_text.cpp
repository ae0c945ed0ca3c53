// SPDX-License-Identifier: MIT
#include "ui/text/compass_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

#include "ui/text/utf8.h"

namespace tenaille::ui {

namespace {

constexpr const char* kCompassTextNames[] = {
    QT_TRANSLATE_NOOP("Compass", "N"),  QT_TRANSLATE_NOOP("Compass", "NNE"),
    QT_TRANSLATE_NOOP("Compass", "NE"), QT_TRANSLATE_NOOP("Compass", "ENE"),
    QT_TRANSLATE_NOOP("Compass", "E"),  QT_TRANSLATE_NOOP("Compass", "ESE"),
    QT_TRANSLATE_NOOP("Compass", "SE"), QT_TRANSLATE_NOOP("Compass", "SSE"),
    QT_TRANSLATE_NOOP("Compass", "S"),  QT_TRANSLATE_NOOP("Compass", "SSW"),
    QT_TRANSLATE_NOOP("Compass", "SW"), QT_TRANSLATE_NOOP("Compass", "WSW"),
    QT_TRANSLATE_NOOP("Compass", "W"),  QT_TRANSLATE_NOOP("Compass", "WNW"),
    QT_TRANSLATE_NOOP("Compass", "NW"), QT_TRANSLATE_NOOP("Compass", "NNW"),
};

}  // namespace

QString compassText(std::string_view name) {
    const auto known = std::find(std::begin(kCompassTextNames), std::end(kCompassTextNames), name);
    return known != std::end(kCompassTextNames) ? QCoreApplication::translate("Compass", *known)
                                                : fromUtf8(name);
}

QString compassText(board::GridKind grid, board::Facing facing) {
    return compassText(board::name(grid, facing));
}

}  // namespace tenaille::ui
