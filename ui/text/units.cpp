// SPDX-License-Identifier: MIT
#include "ui/text/units.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace tenaille::ui {

QString signedText(int value) {
    return value < 0 ? QChar(0x2212) + QString::number(-static_cast<qint64>(value))
                     : QStringLiteral("+") + QString::number(value);
}

QString freeDistanceText(double cells, Units units) {
    const auto number = [](double value) {
        const double tenths = std::round(value * 10);
        return QLocale().toString(tenths / 10, 'f', std::fmod(tenths, 10) == 0 ? 0 : 1);
    };
    const QString metres = QCoreApplication::translate("Units", "%1 m").arg(number(cells * 1.5));
    const QString feet = QCoreApplication::translate("Units", "%1 ft").arg(number(cells * 5));
    switch (units) {
        case Units::Metric:
            return metres;
        case Units::Imperial:
            return feet;
        case Units::Both:
            return QCoreApplication::translate("Units", "%1 (%2)").arg(metres, feet);
    }
    return metres;
}

QString distanceText(int cells, Units units) { return freeDistanceText(cells, units); }

QString freeLengthText(double cells, board::GridKind grid, Units units) {
    const double hundredths = std::round(cells * 100);
    if (std::fmod(hundredths, 100) == 0) return lengthText(static_cast<int>(hundredths / 100), grid, units);
    const QString number = QLocale().toString(hundredths / 100, 'g', 7);
    const QString count = board::isHex(grid) ? QCoreApplication::translate("Units", "%1 hexes").arg(number)
                                             : QCoreApplication::translate("Units", "%1 squares").arg(number);
    return count + QStringLiteral(" · ") + freeDistanceText(cells, units);
}

QString lengthText(int cells, board::GridKind grid, Units units) {
    const QString count = board::isHex(grid)
                              ? QCoreApplication::translate("Units", "%n hex(es)", nullptr, cells)
                              : QCoreApplication::translate("Units", "%n square(s)", nullptr, cells);
    return count + QStringLiteral(" · ") + distanceText(cells, units);
}

}  // namespace tenaille::ui
