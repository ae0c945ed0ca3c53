// SPDX-License-Identifier: MIT
#include "ui/text/note_text.h"

#include "ui/text/problem_text.h"

namespace tenaille::ui {

QString noteText(const io::ImportNote& note, Units units) {
    Problem line{note.message, {std::to_string(note.count)}};
    line.arguments.insert(line.arguments.end(), note.arguments.begin(), note.arguments.end());
    for (const std::int32_t cells : note.lengths)
        line.arguments.push_back(distanceText(cells, units).toStdString());
    return problemText(line);
}

QString noteText(const io::ExportNote& note) {
    return problemText(Problem{note.message, {std::to_string(note.count)}});
}

}  // namespace tenaille::ui
