// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include "ui/widgets/file_dialog.h"

class QWidget;

namespace tenaille::ui {

// Where to write: asks for a name, adds the ending that it lacks, and asks once more before a file of that
// whole name is replaced. Empty: nowhere. `known` are endings that may stand as they are.
QString askSavePath(QWidget* window, const QString& caption, FileSort sort, const QString& suggested,
                    const QString& filter, const QString& ending, const QStringList& known);

}  // namespace tenaille::ui
