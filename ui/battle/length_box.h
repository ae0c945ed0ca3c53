// SPDX-License-Identifier: MIT
//
// A field for a length of the map: metres, or feet where the user reads feet; lattice units for the program.
// What is typed may name its unit: "9 m", "30 ft", "6 sq", "6 cases".
#pragma once

#include <QDoubleSpinBox>

#include "ui/text/units.h"

namespace tenaille::ui {

QDoubleSpinBox* lengthBox(Units units);
// The same length in other units; nothing happens when it has them already.
void setUnits(QDoubleSpinBox& box, Units units);
void showUnits(QDoubleSpinBox& box, std::int32_t lattice);
std::int32_t unitsOf(const QDoubleSpinBox& box);

}  // namespace tenaille::ui
