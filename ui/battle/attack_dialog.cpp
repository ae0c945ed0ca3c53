// SPDX-License-Identifier: MIT
#include "ui/battle/attack_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/actions/attack_question.h"
#include "ui/battle/ruling_card.h"
#include "ui/style/paint.h"
#include "ui/text/problem_text.h"
#include "ui/text/ruling_text.h"
#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

constexpr int kMostDamage = 10'000;

// A die: the value below its lowest face stands for "by the program".
QSpinBox* dieBox(int lowest, int highest) {
    auto* box = new QSpinBox;
    box->setRange(lowest - 1, highest);
    box->setSpecialValueText(QStringLiteral("–"));
    box->setValue(lowest - 1);
    return box;
}

std::optional<std::int32_t> faceOf(const QSpinBox& box) {
    return box.value() > box.minimum() ? std::optional(box.value()) : std::nullopt;
}

// Absent if it is what the program rolled: then the log says so.
std::optional<std::int32_t> typed(const QSpinBox& box, const std::optional<std::int32_t>& rolled) {
    const auto face = faceOf(box);
    return face == rolled ? std::nullopt : face;
}

}  // namespace

AttackDialog::AttackDialog(const actions::PlanContext& context, const actions::MakeAttack& attack,
                           Units units, QWidget* parent)
    : QDialog(parent), m_context(context), m_attack(attack), m_units(units) {
    build();
    showCard();
    refresh();
    m_d20->setFocus();
    m_d20->selectAll();
}

void AttackDialog::build() {
    const board::TokenRecord& attacker = *m_context.encounter.tokens.find(m_attack.attacker);
    const board::TokenRecord& target = *m_context.encounter.tokens.find(m_attack.target);
    setWindowTitle(tr("Attack"));
    m_card = new RulingCard;
    m_card->showHeader(false);
    connect(m_card, &RulingCard::overrideChosen, this, &AttackDialog::give);
    auto* area = new QScrollArea;
    area->setWidget(m_card);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_damage = dieBox(0, kMostDamage);
    m_damage->setSpecialValueText(
        attacker.fighter.damage.empty() ? tr("none") : QString::fromStdString(attacker.fighter.damage));
    m_times = new QComboBox;
    m_times->addItems({tr("once"), tr("dice twice"), tr("doubled"), tr("tripled")});
    m_verdict = new QComboBox;
    m_verdict->addItems({tr("by the dice"), tr("hits"), tr("misses")});
    m_wounds = new QCheckBox(
        tr("&Take the damage from the hit points of %1").arg(QString::fromStdString(target.name)));
    m_wounds->setChecked(target.maxHitPoints > 0);
    m_wounds->setEnabled(target.maxHitPoints > 0);
    auto* damage = new QWidget;
    auto* inRow = new QHBoxLayout(damage);
    inRow->setContentsMargins(0, 0, 0, 0);
    inRow->addWidget(m_damage, 1);
    inRow->addWidget(m_times, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("&Dice"), diceRow());
    form->addRow(tr("D&amage"), damage);
    form->addRow(tr("&Result"), m_verdict);
    form->addRow(m_wounds);
    m_times->setAccessibleName(tr("How often the damage counts"));

    m_outcome = new QLabel;
    m_outcome->setWordWrap(true);
    m_outcome->setFont(scaled(font(), 1.1, QFont::DemiBold));
    m_outcome->setMinimumHeight(m_outcome->fontMetrics().lineSpacing() * 3);
    m_outcome->setTextFormat(Qt::PlainText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_apply = buttons->button(QDialogButtonBox::Ok);
    m_apply->setText(tr("A&pply"));
    m_roll = buttons->addButton(tr("R&oll"), QDialogButtonBox::ActionRole);
    connect(m_roll, &QPushButton::clicked, this, &AttackDialog::roll);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QSpinBox* box : {m_d20, m_second, m_miss, m_damage})
        connect(box, &QSpinBox::valueChanged, this, &AttackDialog::read);
    for (QComboBox* box : {m_times, m_verdict})
        connect(box, &QComboBox::activated, this, &AttackDialog::read);
    connect(m_wounds, &QCheckBox::clicked, this, &AttackDialog::read);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addLayout(form);
    layout->addWidget(m_outcome);
    layout->addWidget(buttons);
    resizeToScreen(*this, {470, 640});
}

QWidget* AttackDialog::diceRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_d20 = dieBox(1, 20);
    m_second = dieBox(1, 20);
    m_miss = dieBox(1, 100);
    m_secondLabel = new QLabel(tr("advantage d20"));
    m_missLabel = new QLabel(m_context.options.concealment.roller == rules::MissRoller::Attacker
                                 ? tr("miss chance: d100 of the attacker")
                                 : tr("miss chance: d100 of the target"));
    m_d20->setAccessibleName(QStringLiteral("d20"));
    m_second->setAccessibleName(m_secondLabel->text());
    m_miss->setAccessibleName(m_missLabel->text());
    layout->addWidget(new QLabel(QStringLiteral("d20")));
    layout->addWidget(m_d20);
    for (const auto& [label, box] : {std::pair(m_secondLabel, m_second), std::pair(m_missLabel, m_miss)}) {
        layout->addWidget(label);
        layout->addWidget(box);
    }
    layout->addStretch(1);
    return row;
}

// For this attack alone; the overrides of the card stay as they are.
void AttackDialog::give(const QString& reason, std::optional<int> value, int ruled) {
    const std::string key = reason.toStdString();
    std::erase_if(m_attack.given, [&](const auto& one) { return one.first == key; });
    m_attack.given.emplace_back(key, value.value_or(ruled));
    showCard();
    refresh();
}

void AttackDialog::showCard() {
    const board::TokenRecord& attacker = *m_context.encounter.tokens.find(m_attack.attacker);
    const board::TokenRecord& target = *m_context.encounter.tokens.find(m_attack.target);
    attack::AttackRuling ruling =
        attack::attackRuling(m_context.board, actions::questionOf(m_context, m_attack), m_context.options);
    actions::nameCreatures(m_context.encounter, ruling.answer);
    RulingView view;
    view.attacker = QString::fromStdString(attacker.name);
    view.target = QString::fromStdString(target.name);
    view.situation = situationText(attacker, ruling, m_context.board.grid(), m_units);
    view.answer = ruling.answer;
    m_card->showRuling(view);
    for (QWidget* widget : {static_cast<QWidget*>(m_second), static_cast<QWidget*>(m_secondLabel)})
        widget->setVisible(ruling.answer.advantage);
    for (QWidget* widget : {static_cast<QWidget*>(m_miss), static_cast<QWidget*>(m_missLabel)})
        widget->setVisible(ruling.answer.missChance > 0);
}

// Fills the dice that nobody typed.
void AttackDialog::roll() {
    const Result<actions::AttackOutcome> outcome = actions::attackOutcome(m_context, m_attack);
    if (!outcome) return refresh();
    m_showing = true;
    const auto fill = [](QSpinBox& box, const std::optional<std::int32_t>& face,
                         std::optional<std::int32_t>& rolled) {
        if (faceOf(box) || !face) return;
        rolled = face;
        box.setValue(*face);
    };
    fill(*m_d20, outcome->dice.d20, m_rolled.d20);
    fill(*m_second, outcome->dice.second, m_rolled.second);
    fill(*m_miss, outcome->dice.miss, m_rolled.miss);
    if (outcome->hits) fill(*m_damage, outcome->dice.damage, m_rolled.damage);
    m_showing = false;
    read();
    m_apply->setFocus();
}

void AttackDialog::read() {
    if (m_showing) return;
    const auto times = static_cast<actions::DamageTimes>(m_times->currentIndex());
    const bool again =
        (times == actions::DamageTimes::DiceTwice) != (m_attack.times == actions::DamageTimes::DiceTwice);
    // Dice that count twice are other dice.
    if (again && m_rolled.damage && faceOf(*m_damage) == m_rolled.damage) {
        m_showing = true;
        m_damage->setValue(m_damage->minimum());
        m_rolled.damage.reset();
        m_showing = false;
    }
    m_attack.dice = {typed(*m_d20, m_rolled.d20), typed(*m_second, m_rolled.second),
                     typed(*m_miss, m_rolled.miss), typed(*m_damage, m_rolled.damage)};
    m_attack.times = times;
    m_attack.verdict = static_cast<actions::Verdict>(m_verdict->currentIndex());
    m_attack.wounds = m_wounds->isChecked();
    refresh();
}

void AttackDialog::refresh() {
    const Result<actions::AttackOutcome> outcome = actions::attackOutcome(m_context, m_attack);
    const bool isKnown = faceOf(*m_d20) || m_attack.verdict != actions::Verdict::ByTheDice;
    m_roll->setEnabled(outcome.ok());
    m_apply->setEnabled(outcome.ok() && isKnown);
    // Enter rolls first, then applies.
    (m_apply->isEnabled() ? m_apply : m_roll)->setDefault(true);
    if (!outcome)
        m_outcome->setText(problemText(outcome.problem()));
    else
        m_outcome->setText(isKnown ? outcomeText(*outcome) : tr("Roll, or type the dice that fell."));
}

QString AttackDialog::outcomeText(const actions::AttackOutcome& outcome) const {
    QString text;
    if (faceOf(*m_d20)) {
        text = tr("%1 %2 = %3").arg(outcome.natural).arg(signedText(outcome.answer.toHit)).arg(outcome.total);
        if (outcome.answer.armorClass) text += tr(" against AC %1").arg(*outcome.answer.armorClass);
        text += QLatin1Char('\n');
    }
    if (outcome.concealed)
        return text + tr("Goes past the concealed target: %1 on d100, miss chance %2 %.")
                          .arg(*outcome.dice.miss)
                          .arg(outcome.answer.missChance);
    if (!outcome.hits) return text + tr("Misses.");
    if (!faceOf(*m_damage) && !m_context.encounter.tokens.find(m_attack.attacker)->fighter.damage.empty())
        return text + tr("Hits. Roll or type the damage.");
    text += tr("Hits: %1 damage.").arg(outcome.damage);
    if (outcome.wounds)
        text += QLatin1Char(' ') + tr("Hit points: %1 → %2")
                                       .arg(m_context.encounter.tokens.find(m_attack.target)->hitPoints)
                                       .arg(outcome.hitPoints);
    return text;
}

std::optional<actions::MakeAttack> askAttack(const actions::PlanContext& context,
                                             const actions::MakeAttack& attack, Units units,
                                             QWidget* parent) {
    AttackDialog dialog(context, attack, units, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.attack();
}

}  // namespace tenaille::ui
