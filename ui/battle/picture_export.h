// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/document/encounter.h"

class QWidget;

namespace tenaille::ui {

// Asks for a file and writes the whole board as PNG, 70 pixels a cell. Returns the path, empty when
// cancelled.
Result<QString> exportPicture(const document::Encounter& encounter, const QString& title, QWidget* parent);

}  // namespace tenaille::ui
