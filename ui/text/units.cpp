// SPDX-License-Identifier: MIT
#include "ui/text/units.h"

#include <QCoreApplication>
#include <QLocale>

namespace tenaille::ui {

QString distanceText(int cells, Units units) {
    const int tenths = cells * 15;
    const QString metres = QCoreApplication::translate("Units", "%1 m")
                               .arg(QLocale().toString(tenths / 10.0, 'f', tenths % 10 == 0 ? 0 : 1));
    const QString feet = QCoreApplication::translate("Units", "%1 ft").arg(QLocale().toString(cells * 5));
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

QString lengthText(int cells, board::GridKind grid, Units units) {
    const QString count = board::isHex(grid)
                              ? QCoreApplication::translate("Units", "%n hex(es)", nullptr, cells)
                              : QCoreApplication::translate("Units", "%n square(s)", nullptr, cells);
    return count + QStringLiteral(" · ") + distanceText(cells, units);
}

}  // namespace tenaille::ui
