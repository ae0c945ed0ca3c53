// SPDX-License-Identifier: MIT
#include "ui/battle/library_form.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/battle/creature_form.h"
#include "ui/text/creature_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

constexpr int kMostNotes = 2'000;  // letters

// The attack on the sheet is one of the list: what is changed there is changed here.
void followSheet(creatures::LibraryCreature& creature, const board::TokenRecord& before) {
    const board::TokenRecord& token = creature.token;
    const auto isSheet = [](const creatures::Attack& attack, const board::TokenRecord& sheet) {
        return attack.name == sheet.weapon && attack.bonus == sheet.attackBonus &&
               attack.damage == sheet.fighter.damage;
    };
    std::vector<creatures::Attack>& attacks = creature.attacks;
    if (attacks.empty() && !token.weapon.empty()) {
        attacks.push_back({before.weapon, before.attackBonus, before.fighter.damage});
        if (token.attackMode != board::AttackMode::Ranged) attacks.back().reach = before.creature.reach;
    }
    const auto own = std::find_if(attacks.begin(), attacks.end(),
                                  [&](const creatures::Attack& attack) { return isSheet(attack, before); });
    if (own == attacks.end()) return;
    creatures::Attack& attack = *own;
    if (!token.weapon.empty()) attack.name = token.weapon;
    attack.bonus = token.attackBonus;
    attack.damage = token.fighter.damage;
    if (attack.reach == before.creature.reach) attack.reach = token.creature.reach;
}

}  // namespace

LibraryForm::LibraryForm(QWidget* parent) : QWidget(parent) {
    m_sheet = new CreatureForm;
    m_sheet->setOnBoard(false);
    m_type = new QLineEdit;
    m_type->setMaxLength(80);
    m_source = new QLineEdit;
    m_source->setMaxLength(80);
    m_party = new QCheckBox(tr("One of the party"));
    m_party->setToolTip(tr("\"Add the party\" puts it on the board with the others."));
    m_notes = new QPlainTextEdit;
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(4 * m_notes->fontMetrics().lineSpacing() + 12);
    auto* more = new QFormLayout;
    more->setContentsMargins(12, 0, 12, 8);
    more->setVerticalSpacing(6);
    more->addRow(QString(), m_party);
    more->addRow(tr("Type"), m_type);
    more->addRow(tr("Source"), m_source);
    more->addRow(tr("Notes"), m_notes);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sheet);
    layout->addLayout(more);
    layout->addStretch(1);
}

void LibraryForm::setCreature(const creatures::LibraryCreature& creature) {
    m_creature = creature;
    board::TokenRecord shown = creature.token;
    shown.name = nameIn(creature, creatureLanguage());
    m_sheet->setRecord(shown);
    showWhole(*m_type, fromUtf8(creature.type));
    showWhole(*m_source, fromUtf8(creature.source));
    m_party->setChecked(creature.party);
    m_notes->setPlainText(fromUtf8(creature.token.notes));
}

creatures::LibraryCreature LibraryForm::creature() const {
    creatures::LibraryCreature made = m_creature;
    const board::TokenRecord before = made.token;
    made.token = m_sheet->record();
    // Which of its names was changed is the one that was shown.
    const std::string said = made.token.name;
    made.token.name = before.name;
    const auto tongue = std::find_if(made.names.begin(), made.names.end(),
                                     [](const auto& name) { return name.first == creatureLanguage(); });
    if (tongue != made.names.end())
        tongue->second = said;
    else
        made.token.name = said;
    made.token.hitPoints = made.token.maxHitPoints;
    made.token.fighter.endurance = made.token.fighter.maxEndurance;
    made.type = m_type->text().trimmed().toStdString();
    made.source = m_source->text().trimmed().toStdString();
    made.party = m_party->isChecked();
    made.token.notes = m_notes->toPlainText().left(kMostNotes).trimmed().toStdString();
    followSheet(made, before);
    return made;
}

void LibraryForm::focusName(bool anew) { m_sheet->focusName(anew); }

}  // namespace tenaille::ui
