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

// The file name that is proposed for a document of that title or file name: "tomb.png".
QString pictureName(const QString& title);

}  // namespace tenaille::ui
