// SPDX-License-Identifier: MIT
//
// Asks for a file: in the dialog of the desktop, and where that has none in Qt's own, with room for names.
#pragma once

#include <QString>

class QWidget;

namespace tenaille::ui {

// Empty: none was chosen. `folder` may be empty; `filter` as Qt writes filters.
QString askFileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter);

// `suggested` is a path or a name. A file that is there already is for the caller to ask about.
QString askFileToSave(QWidget* parent, const QString& title, const QString& suggested, const QString& filter);

}  // namespace tenaille::ui
