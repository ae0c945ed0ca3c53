// SPDX-License-Identifier: MIT
#include "ui/battle/attack_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCursor>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWhatsThis>
#include <algorithm>

#include "core/actions/attack_question.h"
#include "core/actions/fight_of.h"
#include "core/actions/throw_dice.h"
#include "ui/battle/attack_choices.h"
#include "ui/battle/ruling_card.h"
#include "ui/style/paint.h"
#include "ui/text/problem_text.h"
#include "ui/text/ruling_text.h"
#include "ui/text/units.h"
#include "ui/text/utf8.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr int kMostDamage = 10'000;

// Absent if it is what the program rolled: then the log says so.
std::optional<std::int32_t> typed(const DiceBox& box, const std::optional<std::int32_t>& rolled) {
    return box.number() == rolled ? std::nullopt : box.number();
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
    const board::TokenRecord& target = *m_context.encounter.tokens.find(m_attack.target);
    setWindowTitle(m_attack.passing ? tr("Attack of opportunity") : tr("Attack"));
    m_card = new RulingCard;
    m_card->showHeader(false);
    // The height of its words at this width counts, not the one that they would need in the narrowest.
    m_card->setMinimumHeight(1);
    connect(m_card, &RulingCard::overrideChosen, this, &AttackDialog::give);
    connect(m_card, &RulingCard::ruleActivated, this, [this](const QString& id) {
        const RuleText rule = ruleText(id.toStdString());
        if (!rule.title.isEmpty()) explain(id + QStringLiteral(" · ") + rule.title, rule.sentence);
    });
    connect(m_card, &RulingCard::sheetActivated, this, [this](RecordId creature) {
        if (const board::TokenRecord* token = m_context.encounter.tokens.find(creature))
            explain(fromUtf8(token->name), tr("This number stands on the sheet."));
    });
    auto* area = new QScrollArea;
    area->setWidget(m_card);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_damage = new DiceBox(0, kMostDamage, [this](const std::string& dice) {
        const bool twice = m_times->currentIndex() == static_cast<int>(actions::DamageTimes::DiceTwice);
        return actions::throwDice(dice, actions::keyOf(m_attack, actions::AttackDie::Damage), twice ? 2 : 1);
    });
    m_times = new QComboBox;
    m_times->addItems({tr("counts once"), tr("dice twice"), tr("doubled"), tr("tripled")});
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
    m_with = withBox();
    auto* form = new QFormLayout;
    form->addRow(tr("&With"), m_with);
    form->setRowVisible(m_with, m_with->count() > 1);
    // A letter leads to the field itself, not to the row that it stands in.
    const auto addRow = [form](const QString& text, QWidget* row, QWidget* first) {
        auto* label = new QLabel(text);
        form->addRow(label, row);
        label->setBuddy(first);
    };
    QWidget* dice = diceRow();
    addRow(tr("&Dice"), dice, m_d20);
    addRow(tr("D&amage"), damage, m_damage);
    form->addRow(tr("&Result"), m_verdict);
    form->addRow(m_wounds);
    m_damage->setAccessibleName(tr("Damage"));
    m_times->setAccessibleName(tr("How often the damage counts"));
    m_times->setToolTip(m_times->accessibleName());

    m_hidden = new QLabel;
    m_hidden->setWordWrap(true);
    m_hidden->setTextFormat(Qt::PlainText);
    setProblemInk(*m_hidden, true);
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
    m_wrong = new DiceReason;
    for (DiceBox* box : {m_d20, m_second, m_miss, m_damage}) {
        m_wrong->watch(*box, box->accessibleName());
        connect(box, &DiceBox::changed, this, &AttackDialog::read);
    }
    for (QComboBox* box : {m_times, m_verdict})
        connect(box, &QComboBox::activated, this, &AttackDialog::read);
    connect(m_wounds, &QCheckBox::clicked, this, &AttackDialog::read);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(area, 1);
    layout->addWidget(m_hidden);
    layout->addLayout(form);
    layout->addWidget(m_wrong);
    layout->addWidget(m_outcome);
    layout->addWidget(buttons);
    resizeToScreen(*this, {470, 640});
}

// Beside the pointer, until a click or a key.
void AttackDialog::explain(const QString& title, const QString& text) {
    QWhatsThis::showText(QCursor::pos(),
                         QStringLiteral("<b>%1</b><br>%2").arg(title.toHtmlEscaped(), text.toHtmlEscaped()),
                         m_card);
}

// The attacks that it can choose among, the one in use first to be seen.
QComboBox* AttackDialog::withBox() {
    const board::TokenRecord& attacker = *m_context.encounter.tokens.find(m_attack.attacker);
    auto* box = new QComboBox;
    const auto used = m_attack.with ? m_attack.with : board::choiceInUse(attacker);
    if (!used) {
        box->addItem(attacker.weapon.empty() ? tr("As it stands on its sheet")
                                             : QString::fromStdString(attacker.weapon));
        m_choices.emplace_back();
    }
    for (const auto& [choice, text] : attackNames(attacker)) {
        box->addItem(text);
        m_choices.emplace_back(choice);
        if (choice == used) box->setCurrentIndex(box->count() - 1);
    }
    connect(box, &QComboBox::activated, this, &AttackDialog::takeAnother);
    return box;
}

// Its dice are other ones.
void AttackDialog::takeAnother() {
    m_attack.with = m_choices[static_cast<std::size_t>(m_with->currentIndex())];
    m_showing = true;
    if (m_rolled.damage && m_damage->number() == m_rolled.damage) m_damage->setNumber(std::nullopt);
    m_rolled.damage.reset();
    m_showing = false;
    showCard();
    read();
}

// One die, from the table or the very one that the program throws.
DiceBox* AttackDialog::dieBox(actions::AttackDie die, int sides) {
    auto* box = new DiceBox(1, sides, [this, die](const std::string& dice) {
        return actions::throwDice(dice, actions::keyOf(m_attack, die));
    });
    box->setOnlyDie(sides);
    box->setUsual(QStringLiteral("–"));
    return box;
}

QWidget* AttackDialog::diceRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_d20 = dieBox(actions::AttackDie::D20, 20);
    m_second = dieBox(actions::AttackDie::Second, 20);
    m_miss = dieBox(actions::AttackDie::Miss, 100);
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
    const board::TokenRecord attacker = actions::attackerOf(m_context, m_attack);
    m_damage->setUsual(attacker.fighter.damage.empty() ? tr("none")
                                                       : QString::fromStdString(attacker.fighter.damage));
    const board::TokenRecord& target = *m_context.encounter.tokens.find(m_attack.target);
    attack::AttackRuling ruling = actions::rulingOf(m_context, m_attack);
    actions::nameCreatures(m_context.encounter, ruling.answer);
    RulingView view;
    view.attacker = QString::fromStdString(attacker.name);
    view.target = QString::fromStdString(target.name);
    view.situation = situationText(attacker, ruling, m_context.board.grid(), m_units,
                                   actions::isDown(target, m_context.options));
    view.answer = ruling.answer;
    m_card->showRuling(view);
    QStringList hidden;
    for (const rules::Modifier& one : actions::hiddenModifiers(m_context, m_attack))
        hidden << QStringLiteral("%1 %2").arg(reasonName(one.reason), signedText(one.effective()));
    m_hidden->setVisible(!hidden.isEmpty());
    m_hidden->setText(tr("Somebody whom the players do not see gives: %1. Change it above to leave that out.")
                          .arg(hidden.join(QStringLiteral(", "))));
    for (QWidget* widget : {static_cast<QWidget*>(m_second), static_cast<QWidget*>(m_secondLabel)})
        widget->setVisible(ruling.answer.advantage);
    for (QWidget* widget : {static_cast<QWidget*>(m_miss), static_cast<QWidget*>(m_missLabel)})
        widget->setVisible(ruling.answer.missChance > 0);
}

// Fills the dice that nobody typed.
void AttackDialog::roll() {
    if (!m_wrong->settle()) return refresh();
    const Result<actions::AttackOutcome> outcome = actions::attackOutcome(m_context, m_attack);
    if (!outcome) return refresh();
    m_showing = true;
    const auto fill = [](DiceBox& box, const std::optional<std::int32_t>& face,
                         std::optional<std::int32_t>& rolled) {
        if (box.number() || !face) return;
        rolled = face;
        box.setNumber(*face);
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
    if (again) {
        m_showing = true;
        m_attack.times = times;
        if (m_rolled.damage && m_damage->number() == m_rolled.damage) {
            m_damage->setNumber(std::nullopt);
            m_rolled.damage.reset();
        }
        m_damage->throwAgain();
        m_showing = false;
    }
    takeThrown();
    m_attack.dice = {typed(*m_d20, m_rolled.d20), typed(*m_second, m_rolled.second),
                     typed(*m_miss, m_rolled.miss), typed(*m_damage, m_rolled.damage)};
    m_attack.times = times;
    m_attack.verdict = static_cast<actions::Verdict>(m_verdict->currentIndex());
    m_attack.wounds = m_wounds->isChecked();
    refresh();
}

// Single dice that were written fall as the program lets them; of the damage the log tells the dice.
void AttackDialog::takeThrown() {
    for (const auto& [box, rolled] :
         {std::pair(m_d20, &m_rolled.d20), {m_second, &m_rolled.second}, {m_miss, &m_rolled.miss}})
        if (box->thrown()) *rolled = box->number();
    m_attack.thrown.clear();
    if (!m_damage->thrown()) return;
    actions::ThrownDice thrown = *m_damage->thrown();
    thrown.use = actions::kUseDamage;
    thrown.who = m_context.encounter.tokens.find(m_attack.attacker)->name;
    m_attack.thrown.push_back(std::move(thrown));
}

void AttackDialog::accept() {
    if (!m_wrong->settle() || !m_apply->isEnabled()) return;
    // Nothing is applied before it was seen: of two dice with advantage one may have been typed.
    if (m_roll->isEnabled()) return roll();
    QDialog::accept();
}

void AttackDialog::refresh() {
    const Result<actions::AttackOutcome> outcome = actions::attackOutcome(m_context, m_attack);
    const bool isKnown = m_d20->number() || m_d20->waits() || m_attack.verdict != actions::Verdict::ByTheDice;
    const bool isShown = isKnown && !m_d20->waits();
    const bool isGood = m_wrong->isGood();
    const auto lacks = [](const DiceBox& box, const auto& face) { return face && !box.number(); };
    const bool byDice = m_attack.verdict == actions::Verdict::ByTheDice;
    const bool isMissing =
        outcome.ok() &&
        ((byDice && (lacks(*m_d20, outcome->dice.d20) || lacks(*m_second, outcome->dice.second) ||
                     lacks(*m_miss, outcome->dice.miss))) ||
         (outcome->hits && !actions::attackerOf(m_context, m_attack).fighter.damage.empty() &&
          lacks(*m_damage, outcome->dice.damage)));
    m_roll->setEnabled(isMissing && isGood);
    m_apply->setEnabled(outcome.ok() && isKnown && isGood);
    for (QPushButton* button : {m_roll, m_apply}) button->setToolTip(m_wrong->text());
    // Enter rolls first, then applies.
    (m_apply->isEnabled() ? m_apply : m_roll)->setDefault(true);
    if (!outcome)
        m_outcome->setText(problemText(outcome.problem()));
    else
        m_outcome->setText(!isGood || !isShown ? tr("Roll, or type the dice that fell.")
                                               : outcomeText(*outcome));
}

QString AttackDialog::outcomeText(const actions::AttackOutcome& outcome) const {
    QString text;
    if (m_d20->number()) {
        QString die = QString::number(outcome.natural);
        if (outcome.dice.second)
            die = tr("%1, not %2", "the better of two dice")
                      .arg(die)
                      .arg(std::min(*outcome.dice.d20, *outcome.dice.second));
        text = tr("%1 %2 = %3").arg(die, signedText(outcome.answer.toHit)).arg(outcome.total);
        if (outcome.answer.armorClass) text += tr(" against AC %1").arg(*outcome.answer.armorClass);
        text += QLatin1Char('\n');
        if (outcome.natural == 20) text += tr("Natural 20.") + QLatin1Char(' ');
        if (outcome.natural == 1) text += tr("Natural 1.") + QLatin1Char(' ');
    }
    if (outcome.concealed)
        return text + tr("Goes past the concealed target: %1 on d100, miss chance %2 %.")
                          .arg(*outcome.dice.miss)
                          .arg(outcome.answer.missChance);
    if (!outcome.hits) return text + tr("Misses.");
    if (m_damage->waits())
        return text + tr("Hits. %1 is thrown when you leave the field.").arg(m_damage->written());
    if (!m_damage->number() && !actions::attackerOf(m_context, m_attack).fighter.damage.empty())
        return text + tr("Hits. Roll or type the damage.");
    if (!m_damage->number() && outcome.damage == 0)
        return text + tr("Hits. No damage is written for this attack: type it, or it does none.");
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
