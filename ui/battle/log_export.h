// SPDX-License-Identifier: MIT
//
// The session log as a file for others to read: plain text, or a page for a browser.
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"

class QWidget;

namespace tenaille::ui {

// One line of the log after the other, UTF-8, with a last line break.
QString logAsText(const QString& title, const QStringList& lines);
// A page that stands alone; what the lines say is text in it and never markup.
QString logAsHtml(const QString& title, const QStringList& lines);

// Asks for a name (.txt or .html) and writes. Returns the path, empty when cancelled.
Result<QString> exportLog(const QString& title, const QStringList& lines, QWidget* parent);

}  // namespace tenaille::ui
