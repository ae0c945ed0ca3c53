// SPDX-License-Identifier: MIT
//
// The notes of reports, of what came in with a file or does not go into one, in the user's language.
#pragma once

#include <QString>

#include "core/io/export/export_map.h"
#include "core/io/import/import_report.h"
#include "ui/text/units.h"

namespace tenaille::ui {

// Without what caused it.
QString noteText(const io::ImportNote& note, Units units);
QString noteText(const io::ExportNote& note);

}  // namespace tenaille::ui
