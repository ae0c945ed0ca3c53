// SPDX-License-Identifier: MIT
//
// The session log as a file for others to read: plain text, or a page for a browser.
#pragma once

#include <QString>
#include <vector>

#include "core/base/result.h"
#include "ui/battle/log_line.h"

class QWidget;

namespace tenaille::ui {

// One line of the log after the other, UTF-8, with a last line break. Above the first line of each day stands
// its date, above the first of each round its number.
QString logAsText(const QString& title, const std::vector<LogLine>& lines);
// A page that stands alone, days and rounds as headings; what the lines say is text in it and never markup.
QString logAsHtml(const QString& title, const std::vector<LogLine>& lines);

// Asks for a name (.txt or .html) and writes. Returns the path, empty when cancelled.
Result<QString> exportLog(const QString& title, const std::vector<LogLine>& lines, QWidget* parent);

}  // namespace tenaille::ui
