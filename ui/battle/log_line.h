// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

namespace tenaille::ui {

// A line of the session log as an export tells it.
struct LogLine {
    QDateTime time;  // of this computer's zone; invalid: it is not known
    QString text;    // what the line is, unless something happened, and what it says
    int fight = 0;   // the first fight of the log is 1; 0: outside of a fight
    int round = 0;   // 0: before the first round
};

}  // namespace tenaille::ui
