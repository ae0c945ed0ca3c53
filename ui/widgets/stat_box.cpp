// SPDX-License-Identifier: MIT
#include "ui/widgets/stat_box.h"

#include <algorithm>

#include "core/dice/expression.h"

namespace tenaille::ui {

StatBox::StatBox(int lowest, int highest, QWidget* parent) : QSpinBox(parent) {
    setRange(lowest, highest);
    setKeyboardTracking(false);
    setToolTip(tr("A number; dice stand for what falls on the average: 2d8+4 is 13"));
}

QValidator::State StatBox::validate(QString& text, int& position) const {
    const QValidator::State plain = QSpinBox::validate(text, position);
    if (plain != QValidator::Invalid) return plain;
    const QString typed = written(text);
    const bool hasLetter =
        std::any_of(typed.begin(), typed.end(), [](QChar letter) { return letter.isLetter(); });
    return hasLetter && typed.size() <= static_cast<int>(dice::kMaxText) ? QValidator::Intermediate : plain;
}

void StatBox::fixup(QString& text) const {
    const Result<dice::Expression> dice = dice::parseDice(written(text).toStdString());
    const std::optional<std::int64_t> average = dice ? dice->average() : std::nullopt;
    if (!average) return;
    text = prefix() + QString::number(std::clamp<std::int64_t>(*average, minimum(), maximum())) + suffix();
}

QString StatBox::written(const QString& text) const {
    const qsizetype from = text.startsWith(prefix()) ? prefix().size() : 0;
    const qsizetype to = text.size() - (text.endsWith(suffix()) ? suffix().size() : 0);
    return text.mid(from, std::max(to - from, qsizetype{0})).trimmed();
}

}  // namespace tenaille::ui
