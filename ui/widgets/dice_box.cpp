// SPDX-License-Identifier: MIT
#include "ui/widgets/dice_box.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <algorithm>

#include "core/dice/expression.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr int kLeastWidth = 120;  // pixels: "4d6kh3 = 14" is read whole

std::optional<int> wholeNumber(const QString& text) {
    static const QRegularExpression kWhole(QStringLiteral("^[+-]?[0-9]{1,9}$"));
    return kWhole.match(text).hasMatch() ? std::optional(text.toInt()) : std::nullopt;
}

Problem outOfRange(const QString& written, int lowest, int highest) {
    return Problem{TENAILLE_PROBLEM("%1 is out of range: %2 to %3 are possible here."),
                   {written.toStdString(), std::to_string(lowest), std::to_string(highest)}};
}

}  // namespace

DiceBox::DiceBox(int lowest, int highest, Thrower thrower, QWidget* parent)
    : QLineEdit(parent), m_lowest(lowest), m_highest(highest), m_thrower(std::move(thrower)) {
    setMaxLength(static_cast<int>(dice::kMaxText));
    setMinimumWidth(kLeastWidth);
    connect(this, &QLineEdit::textChanged, this, &DiceBox::look);
    look();
}

void DiceBox::setUsual(const QString& text) { setPlaceholderText(text); }

void DiceBox::setOnlyDie(int sides) { m_onlyDie = sides; }

void DiceBox::setSignLeads() { m_signLeads = true; }

bool DiceBox::isHarm() const { return m_signLeads && !text().trimmed().startsWith(QLatin1Char('+')); }

QString DiceBox::written() const {
    if (m_thrown) return fromUtf8(m_thrown->expression);
    QString plain = text().trimmed();
    if (m_signLeads && (plain.startsWith(QLatin1Char('+')) || plain.startsWith(QLatin1Char('-'))))
        plain = plain.mid(1).trimmed();
    return plain;
}

void DiceBox::look() {
    const QString now = text().trimmed();
    if (!m_thrown || now != m_shown) {
        m_thrown.reset();
        m_number.reset();
        m_problem.reset();
        m_waits = false;
        if (!now.isEmpty()) read(now);
    }
    markWrong(*this, m_problem ? problemText(*m_problem) : QString());
    if (!m_problem && m_onlyDie == 0)
        setToolTip(tr("A number from the table, or dice for the program to throw: 2d6+3"));
    if (!m_quiet) Q_EMIT changed();
}

void DiceBox::read(const QString& now) {
    const QString amount = m_signLeads ? written() : now;
    const std::optional<int> whole = wholeNumber(amount);
    if (!whole) return readDice(amount.toStdString());
    if (*whole < m_lowest || *whole > m_highest)
        m_problem = outOfRange(amount, m_lowest, m_highest);
    else
        m_number = isHarm() ? -*whole : *whole;
}

void DiceBox::readDice(const std::string& dice) {
    const Result<dice::Expression> parsed = dice::parseDice(dice);
    if (!parsed) {
        m_problem = parsed.problem();
        return;
    }
    const std::vector<dice::Term>& terms = parsed->terms;
    if (m_onlyDie > 0 && (terms.size() != 1 || terms[0].count != 1 || terms[0].sides != m_onlyDie ||
                          terms[0].sign != 1 || terms[0].factor != 1 || terms[0].explodes)) {
        m_problem =
            Problem{TENAILLE_PROBLEM("Here falls one d%1: type what it shows."), {std::to_string(m_onlyDie)}};
        return;
    }
    // What would be less than nothing is nothing, as with the damage of a creature.
    const bool tooLow = m_lowest != 0 && parsed->lowest() < m_lowest;
    if (tooLow || parsed->highest() > m_highest) {
        m_problem = Problem{TENAILLE_PROBLEM("These dice show %1 to %2; %3 to %4 are possible here."),
                            {std::to_string(parsed->lowest()), std::to_string(parsed->highest()),
                             std::to_string(m_lowest), std::to_string(m_highest)}};
        return;
    }
    m_waits = true;
}

void DiceBox::setNumber(std::optional<int> number) {
    m_quiet = true;
    setText(number ? QString::number(*number) : QString());
    m_quiet = false;
}

bool DiceBox::settle() {
    if (m_waits) {
        const bool hasSign = m_signLeads && (text().trimmed().startsWith(QLatin1Char('+')) ||
                                             text().trimmed().startsWith(QLatin1Char('-')));
        throwNow(hasSign ? text().trimmed().left(1) : QString(), written().toStdString());
    }
    return !m_problem;
}

void DiceBox::throwNow(const QString& lead, const std::string& dice) {
    if (!m_thrower) return clear();
    const Result<actions::ThrownDice> thrown = m_thrower(dice);
    if (!thrown) {
        m_waits = false;
        m_problem = thrown.problem();
        markWrong(*this, problemText(*m_problem));
        return Q_EMIT changed();
    }
    const auto total = static_cast<int>(std::clamp<std::int64_t>(thrown->total, m_lowest, m_highest));
    const bool harm = isHarm();
    m_waits = false;
    m_thrown = *thrown;
    m_number = harm ? -total : total;
    m_shown = lead + fromUtf8(dice) + QStringLiteral(" = ") + QString::number(total);
    if (text() == m_shown) return Q_EMIT changed();
    setText(m_shown);  // look() tells it
}

void DiceBox::throwAgain() {
    if (!m_thrown) return;
    const QString lead =
        m_signLeads && !m_shown.isEmpty() && !m_shown[0].isLetterOrNumber() ? m_shown.left(1) : QString();
    throwNow(lead, std::string(m_thrown->expression));
}

// Enter throws first: what fell is seen before anything is done with it.
void DiceBox::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && (m_waits || m_problem)) {
        settle();
        return event->accept();
    }
    const int step = event->key() == Qt::Key_Up ? 1 : event->key() == Qt::Key_Down ? -1 : 0;
    if (step != 0 && m_number && !m_thrown && !m_signLeads) {
        setText(QString::number(std::clamp(*m_number + step, m_lowest, m_highest)));
        return event->accept();
    }
    QLineEdit::keyPressEvent(event);
}

void DiceBox::goOnFrom(const QString& typed) {
    setText(typed);
    m_goesOn = !typed.isEmpty();
    end(false);
}

// A dialog that opens selects what is in its first field, a moment after keys may have come.
void DiceBox::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (m_goesOn) end(false);
}

void DiceBox::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    const bool stays =
        event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
    if (stays) return;
    m_goesOn = false;
    settle();
}

// ----

DiceReason::DiceReason(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    hide();
}

void DiceReason::watch(DiceBox& box, const QString& name) {
    m_boxes.emplace_back(&box, name);
    connect(&box, &DiceBox::changed, this, &DiceReason::refresh);
}

void DiceReason::guard(QAbstractButton& button) { m_guarded.push_back(&button); }

bool DiceReason::settle() {
    for (const auto& [box, name] : m_boxes)
        if (box->isEnabled()) box->settle();
    refresh();
    return isGood();
}

void DiceReason::refresh() {
    QString why;
    for (const auto& [box, name] : m_boxes) {
        if (!why.isEmpty() || !box->problem() || !box->isEnabled()) continue;
        why = problemText(*box->problem());
        if (!name.isEmpty()) why = tr("%1: %2").arg(name, why);
    }
    const bool changes = why.isEmpty() != text().isEmpty();
    setText(why);
    setVisible(!why.isEmpty());
    setProblemInk(*this);
    for (QAbstractButton* button : m_guarded) {
        if (changes) button->setEnabled(why.isEmpty());
        button->setToolTip(why);
    }
}

}  // namespace tenaille::ui
