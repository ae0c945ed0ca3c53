// SPDX-License-Identifier: MIT
#include "ui/battle/length_box.h"

#include <QCoreApplication>
#include <cmath>

#include "core/geometry/lattice.h"

namespace tenaille::ui {

namespace {

constexpr double kMetresPerCell = 1.5;  // MV-01
constexpr double kFeetPerCell = 5;
constexpr double kMostCellsTyped = 100;
constexpr const char* kPerCell = "perCell";

}  // namespace

QDoubleSpinBox* lengthBox(Units units) {
    const bool feet = units == Units::Imperial;
    const double perCell = feet ? kFeetPerCell : kMetresPerCell;
    auto* box = new QDoubleSpinBox;
    box->setProperty(kPerCell, perCell);
    box->setDecimals(feet ? 1 : 2);
    box->setRange(0, kMostCellsTyped * perCell);
    box->setSingleStep(perCell / 2);
    box->setSuffix(feet ? QCoreApplication::translate("Units", " ft")
                        : QCoreApplication::translate("Units", " m"));
    box->setKeyboardTracking(false);
    return box;
}

void showUnits(QDoubleSpinBox& box, std::int32_t lattice) {
    box.setValue(lattice * box.property(kPerCell).toDouble() / geometry::kUnitsPerCell);
}

std::int32_t unitsOf(const QDoubleSpinBox& box) {
    return static_cast<std::int32_t>(
        std::lround(box.value() * geometry::kUnitsPerCell / box.property(kPerCell).toDouble()));
}

}  // namespace tenaille::ui
