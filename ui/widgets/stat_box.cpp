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
    const QString written = withoutSuffix(text);
    const bool hasLetter =
        std::any_of(written.begin(), written.end(), [](QChar letter) { return letter.isLetter(); });
    return hasLetter && written.size() <= static_cast<int>(dice::kMaxText) ? QValidator::Intermediate : plain;
}

void StatBox::fixup(QString& text) const {
    const Result<dice::Expression> dice = dice::parseDice(withoutSuffix(text).toStdString());
    const std::optional<std::int64_t> average = dice ? dice->average() : std::nullopt;
    if (average) text = QString::number(std::clamp<std::int64_t>(*average, minimum(), maximum())) + suffix();
}

QString StatBox::withoutSuffix(const QString& text) const {
    const bool has = !suffix().isEmpty() && text.endsWith(suffix());
    return text.left(text.size() - (has ? suffix().size() : 0)).trimmed();
}

}  // namespace tenaille::ui
