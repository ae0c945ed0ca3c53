// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QString>

namespace tenaille::ui {

// What stands in the small disc of a creature, and in which size: "O10" is never cut to "O1".
struct DiscLetters {
    QFont font;
    QString text;
};

// All of `text`, smaller than in `font` where `width` pixels ask for it. Where that could not be read the
// number stands alone, as large as it can be.
DiscLetters lettersInDisc(const QFont& font, const QString& text, double width);

}  // namespace tenaille::ui
