// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/io/import/import_report.h"
#include "ui/text/units.h"

class QWidget;

namespace tenaille::ui {

// "48 × 27 squares, 168 wall segments, 5 doors, 2 lights": the line after an import.
QString importSummary(const io::ImportReport& report);

// What came in, what was guessed, changed and left out.
// `chooseOpenings` is called when the user says what the openings of the report are; nothing is asked without
// openings.
void showImportReport(const io::ImportReport& report, const std::function<void(bool windows)>& chooseOpenings,
                      QWidget* parent);

// The notes of a report about something else than a map; `head` says what came in.
void showImportNotes(const QString& head, const std::vector<io::ImportNote>& notes, Units units,
                     QWidget* parent);

}  // namespace tenaille::ui
