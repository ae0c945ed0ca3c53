// SPDX-License-Identifier: MIT
#include "ui/battle/ruling_card.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

#include "ui/text/ruling_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/link_button.h"
#include "ui/widgets/modifier_row.h"
#include "ui/widgets/section_header.h"
#include "ui/widgets/stat_tile.h"

namespace tenaille::ui {

namespace {

constexpr int kInset = 12;

using rules::Modifier;
using rules::Target;

// Good or bad for the attacker, who reads the card.
ModifierRow::Mood moodOf(const Modifier& modifier) {
    const bool helpsAttacker =
        modifier.target == Target::ToHit ? modifier.effective() > 0 : modifier.effective() < 0;
    if (modifier.effective() == 0 || modifier.reason.starts_with("sheet.")) return ModifierRow::Mood::Plain;
    return helpsAttacker ? ModifierRow::Mood::Good : ModifierRow::Mood::Bad;
}

QString valueText(const Modifier& modifier, int value) {
    // A remark, no number: why something does not count, or advantage.
    const bool isRemark = modifier.value == 0 && !modifier.overridden;
    if ((isRemark && !modifier.reason.starts_with("sheet.")) || modifier.reason == attack::kAdvantage)
        return QStringLiteral("–");
    if (modifier.reason == "sheet.armorClass") return QString::number(value);
    if (modifier.target == Target::MissChance) return QStringLiteral("%1 %").arg(value);
    return signedText(value);
}

QWidget* newList() {
    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    return list;
}

// Sentence of a rule for a tooltip, with its title; empty for what is no rule.
QString wholeRule(rules::RuleRef ref) {
    const RuleText rule = ruleText(ref.id);
    return rule.title.isEmpty() ? QString() : rule.title + QStringLiteral(": ") + rule.sentence;
}

// Numbers, and advantage, which has none.
bool isSwitch(const Modifier& modifier) {
    return modifier.value != 0 || modifier.overridden || modifier.reason == attack::kAdvantage;
}
bool isLeftOut(const Modifier& modifier) {
    return modifier.overridden == 0 && (modifier.value != 0 || modifier.reason == attack::kAdvantage);
}

}  // namespace

RulingCard::RulingCard(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_header = new SectionHeader(tr("Ruling"));
    m_roll = m_header->addLink(tr("Roll"));
    m_roll->setToolTip(tr("Makes the attack: dice, hit or miss, damage (A)"));
    connect(m_roll, &QToolButton::clicked, this, &RulingCard::rollWanted);
    m_apply = m_header->addLink(tr("Apply"));
    m_apply->setToolTip(tr("Writes this ruling into the log"));
    m_pin = m_header->addLink(tr("Pin"));
    m_copy = m_header->addLink(tr("Copy"));
    connect(m_apply, &QToolButton::clicked, this, &RulingCard::applied);
    connect(m_pin, &QToolButton::clicked, this, &RulingCard::pinToggled);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(plainText()); });
    layout->addWidget(m_header);

    m_body = new QWidget;
    auto* inside = new QVBoxLayout(m_body);
    inside->setContentsMargins(kInset, 10, kInset, kInset);
    inside->setSpacing(8);
    m_title = new QLabel;
    m_title->setWordWrap(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_title->setFont(bold);
    m_situation = new QLabel;
    m_situation->setWordWrap(true);
    m_situation->setForegroundRole(QPalette::PlaceholderText);
    m_refused = new QLabel;
    m_refused->setWordWrap(true);
    bold.setPointSizeF(m_situation->font().pointSizeF());
    m_refused->setFont(bold);
    m_refusals = newList();
    m_figures = new QWidget;
    auto* tiles = new QHBoxLayout(m_figures);
    tiles->setContentsMargins(0, 0, 0, 0);
    tiles->setSpacing(8);
    m_toHit = new StatTile(tr("To hit"));
    m_armorClass = new StatTile(tr("Target AC"));
    m_needs = new StatTile(tr("Needs"));
    m_miss = new StatTile(tr("Miss chance"));
    for (StatTile* tile : {m_toHit, m_armorClass, m_needs, m_miss}) tiles->addWidget(tile, 1);
    m_list = newList();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_title, m_situation, m_refused, m_refusals, m_figures, m_list})
        inside->addWidget(widget);
    inside->addStretch(1);
    layout->addWidget(m_body);
    showNothing({});
}

// What lies below the card must not jump while a creature is dragged from ruling to ruling.
void RulingCard::suppose(bool supposed) {
    // The mouse is busy; in some languages there is no room for both.
    for (LinkButton* link : {m_roll, m_apply, m_pin, m_copy}) link->setVisible(!supposed);
    m_header->setNote(supposed ? tr("what if") : QString());
    m_body->setMinimumHeight(supposed ? std::max(m_body->minimumHeight(), m_body->height()) : 0);
}

void RulingCard::showHeader(bool shown) {
    m_header->setVisible(shown);
    const int beside = shown ? kInset : 0;
    m_body->layout()->setContentsMargins(beside, 10, beside, kInset);
}

void RulingCard::showNothing(const QString& advice) {
    m_view.reset();
    // Two lines, whatever the advice: what lies below stays where it is.
    m_situation->setMinimumHeight(2 * m_situation->fontMetrics().lineSpacing());
    m_title->setText(tr("No ruling yet"));
    m_pin->setText(tr("Pin"));
    m_situation->setText(advice);
    suppose(false);
    m_refused->hide();
    m_refusals->hide();
    m_figures->hide();
    m_list->hide();
    m_roll->setEnabled(false);
    m_apply->setEnabled(false);
    m_pin->setEnabled(false);
    m_copy->setEnabled(false);
}

void RulingCard::showRuling(const RulingView& view) {
    m_view = view;
    m_situation->setMinimumHeight(0);
    m_title->setText(view.attacker + QStringLiteral(" → ") + view.target);
    QStringList situation{view.situation, view.summary, view.effects};
    situation.removeAll(QString());
    m_situation->setText(situation.join(QLatin1Char('\n')));
    m_pin->setText(view.pinned ? tr("Unpin") : tr("Pin"));
    m_roll->setEnabled(!view.supposed);
    m_apply->setEnabled(!view.supposed);
    m_pin->setEnabled(true);
    m_copy->setEnabled(true);
    suppose(view.supposed);
    showRefusals(view.answer.refusals);
    showFigures(view.answer);
    showModifiers(view.answer.modifiers);
    m_figures->show();
    m_list->show();
}

void RulingCard::showRefusals(const std::vector<attack::Refused>& refusals) {
    while (m_refusalRows.size() < refusals.size())
        m_refusalRows.push_back(newRefusalRow(m_refusalRows.size()));
    for (std::size_t i = 0; i < m_refusalRows.size(); ++i) {
        ModifierRow& row = *m_refusalRows[i];
        row.setVisible(i < refusals.size());
        if (i >= refusals.size()) continue;
        const attack::Refused& refused = refusals[i];
        row.setText(refusalText(refused.why));
        row.setRule(sourceText(refused.rule), wholeRule(refused.rule));
        row.setCounted(!refused.allowed);
        row.setLeftOut(refused.allowed);
    }
    m_refusals->setVisible(!refusals.empty());
    m_refused->setVisible(!refusals.empty());
    m_refused->setText(m_view->answer.refusal()
                           ? tr("Not possible by the rules. Switch off what you allow all the same:")
                           : tr("You allow it against the rules:"));
}

ModifierRow* RulingCard::newRefusalRow(std::size_t index) {
    auto* row = new ModifierRow;
    row->setValue(QStringLiteral("✗"), ModifierRow::Mood::Bad);
    row->setOverridable(false);
    m_refusals->layout()->addWidget(row);
    connect(row, &ModifierRow::ruleActivated, this, &RulingCard::ruleActivated);
    connect(row, &ModifierRow::countedChanged, this, [this, index](bool counted) {
        const std::string_view key = attack::keyOf(m_view->answer.refusals[index].why);
        Q_EMIT overrideChosen(fromUtf8(key), counted ? std::nullopt : std::optional(1), 0);
    });
    return row;
}

void RulingCard::showFigures(const attack::AttackAnswer& answer) {
    const auto dash = QStringLiteral("–");
    m_toHit->setValue(signedText(answer.toHit));
    m_armorClass->setValue(answer.armorClass ? QString::number(*answer.armorClass) : dash);
    QString needs = answer.needs ? tr("%1+").arg(*answer.needs) : dash;
    m_needs->setValue(answer.refusal() ? dash : needs,
                      answer.advantage ? StatTile::Mood::Good : StatTile::Mood::Plain);
    // "0 %" beside what is needed would read as an attack that cannot miss.
    m_miss->setVisible(answer.missChance > 0);
    m_miss->setValue(tr("%1 %").arg(answer.missChance), StatTile::Mood::Bad);
}

void RulingCard::showModifiers(const std::vector<Modifier>& modifiers) {
    while (m_rows.size() < modifiers.size()) m_rows.push_back(newRow(m_rows.size()));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < modifiers.size());
        if (i < modifiers.size()) fillRow(*m_rows[i], modifiers[i], i % 2 == 1);
    }
}

ModifierRow* RulingCard::newRow(std::size_t index) {
    auto* row = new ModifierRow;
    m_list->layout()->addWidget(row);
    connect(row, &ModifierRow::ruleActivated, this, [this, index](const QString& id) {
        const Modifier& modifier = m_view->answer.modifiers[index];
        if (modifier.rule == rules::kSheet)
            Q_EMIT sheetActivated(modifier.source);
        else
            Q_EMIT ruleActivated(id);
    });
    connect(row, &ModifierRow::overrideRequested, this,
            [this, index] { askOverride(m_view->answer.modifiers[index]); });
    connect(row, &ModifierRow::countedChanged, this, [this, index](bool counted) {
        const Modifier modifier = m_view->answer.modifiers[index];
        Q_EMIT overrideChosen(QString::fromStdString(modifier.reason),
                              counted ? std::nullopt : std::optional(0), modifier.value);
    });
    return row;
}

void RulingCard::fillRow(ModifierRow& row, const Modifier& modifier, bool striped) {
    const bool leftOut = isLeftOut(modifier);
    // The ruled number stays where it stood, struck out.
    row.setValue(valueText(modifier, leftOut ? modifier.value : modifier.effective()), moodOf(modifier));
    QString text = reasonText(modifier);
    const bool isOutdone = !leftOut && modifier.suppressed && modifier.effective() != 0;
    if (isOutdone) text += QStringLiteral(" ") + tr("(left out: %1 counts)").arg(countingInstead(modifier));
    row.setText(text);
    const bool sheet = modifier.rule == rules::kSheet;
    row.setRule(sourceText(modifier.rule),
                sheet ? tr("Open the data of the creature") : wholeRule(modifier.rule));
    row.setStriped(striped);
    row.setSwitchable(isSwitch(modifier));
    row.setOverridable(modifier.reason != attack::kAdvantage);
    row.setCounted(!leftOut && !isOutdone);
    row.setOverridden(modifier.overridden && !leftOut ? signedText(modifier.value) : QString());
    row.setLeftOut(leftOut);
}

// Of modifiers that do not add up the largest counts: its name.
QString RulingCard::countingInstead(const Modifier& modifier) const {
    const auto& all = m_view->answer.modifiers;
    const auto counts = std::find_if(all.begin(), all.end(), [&](const Modifier& other) {
        return !other.suppressed && other.target == modifier.target && other.stacking == modifier.stacking;
    });
    return counts != all.end() ? reasonText(counts->reason) : QString();
}

void RulingCard::askOverride(const Modifier& modifier) {
    bool accepted = false;
    const int value =
        QInputDialog::getInt(this, tr("Override"),
                             tr("%1\nThe rules say %2. Your value (the same value follows the rules again):")
                                 .arg(reasonText(modifier), signedText(modifier.value)),
                             modifier.effective(), -100, 200, 1, &accepted);
    if (!accepted) return;
    Q_EMIT overrideChosen(QString::fromStdString(modifier.reason),
                          value == modifier.value ? std::nullopt : std::optional(value), modifier.value);
}

QString RulingCard::plainText() const {
    if (!m_view) return m_title->text() + QStringLiteral("\n") + m_situation->text();
    const attack::AttackAnswer& answer = m_view->answer;
    QStringList lines{m_title->text(), m_view->situation, m_view->summary, m_view->effects};
    for (const attack::Refused& refused : answer.refusals) {
        QString line =
            refusalText(refused.why) + QStringLiteral("  [") + sourceText(refused.rule) + QStringLiteral("]");
        if (refused.allowed) line += QStringLiteral("  ") + tr("Allowed all the same.");
        lines << line;
    }
    QString figures =
        tr("To hit %1 · AC %2 · needs %3").arg(m_toHit->value(), m_armorClass->value(), m_needs->value());
    if (answer.missChance > 0) figures += tr(" · miss chance %1").arg(m_miss->value());
    lines << figures;
    for (const Modifier& modifier : answer.modifiers) {
        QString line = valueText(modifier, modifier.effective()) + QStringLiteral("  ") +
                       reasonText(modifier) + QStringLiteral("  [") + sourceText(modifier.rule) +
                       QStringLiteral("]");
        if (modifier.overridden)
            line +=
                QStringLiteral("  ") + tr("(overridden; the rules say %1)").arg(signedText(modifier.value));
        lines << line;
    }
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace tenaille::ui
