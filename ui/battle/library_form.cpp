// SPDX-License-Identifier: MIT
#include "ui/battle/library_form.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/document/project.h"
#include "ui/battle/attacks_form.h"
#include "ui/battle/creature_form.h"
#include "ui/text/creature_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

constexpr int kMostNotes = 2'000;  // letters

// Which attack of the list is the one on the sheet.
std::optional<std::size_t> attackOfSheet(const creatures::LibraryCreature& creature) {
    const board::TokenRecord& token = creature.token;
    for (std::size_t i = 0; i < creature.attacks.size(); ++i) {
        const creatures::Attack& attack = creature.attacks[i];
        if (attack.name == token.weapon && attack.bonus == token.attackBonus &&
            attack.damage == token.fighter.damage)
            return i;
    }
    return std::nullopt;
}

struct ShownAttacks {
    std::vector<creatures::Attack> list;
    std::optional<std::size_t> onSheet;
};

// One that stands on the sheet alone is shown with the others.
ShownAttacks shownAttacks(const creatures::LibraryCreature& creature) {
    const board::TokenRecord& token = creature.token;
    ShownAttacks shown{creature.attacks, attackOfSheet(creature)};
    auto own = board::attackOnSheet(token);
    if (!shown.onSheet && own) {
        shown.list.insert(shown.list.begin(), *std::move(own));
        shown.onSheet = 0;
    }
    // Older files tell a reach weapon on the sheet alone.
    if (shown.onSheet && token.attackMode == board::AttackMode::Reach)
        if (creatures::Attack& used = shown.list[*shown.onSheet]; used.reach && !used.range)
            used.reachWeapon = true;
    return shown;
}

const creatures::Attack kNoAttack{{}, 0, {}, 1, {}};
constexpr int kMostSpeed = 1000;  // cells, as in our files

}  // namespace

LibraryForm::LibraryForm(QWidget* parent) : QWidget(parent) {
    m_sheet = new CreatureForm;
    m_sheet->setOnBoard(false);
    m_sheet->hideAttack();
    m_attacks = new AttacksForm;
    connect(m_attacks, &AttacksForm::edited, this, [this] { m_attacksEdited = true; });
    connect(m_sheet, &CreatureForm::edited, this, [this] {
        const std::int32_t reach = m_sheet->record().creature.reach;
        m_attacks->followReach(std::exchange(m_reach, reach), reach);
    });
    m_type = new QLineEdit;
    m_type->setMaxLength(80);
    m_source = new QLineEdit;
    m_source->setMaxLength(80);
    m_party = new QCheckBox(tr("One of the party"));
    m_party->setToolTip(tr("\"Add the party\" puts it on the board with the others."));
    connect(m_party, &QCheckBox::clicked, this, &LibraryForm::partyTicked);
    m_notes = new QPlainTextEdit;
    m_notes->setTabChangesFocus(true);
    m_notes->setFixedHeight(4 * m_notes->fontMetrics().lineSpacing() + 12);
    auto* more = new QFormLayout;
    more->setContentsMargins(12, 0, 12, 8);
    more->setVerticalSpacing(6);
    more->setHorizontalSpacing(8);
    more->addRow(QString(), m_party);
    more->addRow(new SectionHeader(tr("Attacks")));
    more->addRow(m_attacks);
    more->addRow(new SectionHeader(tr("Other ways to move")));
    addSpeeds(*more);
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

void LibraryForm::addSpeeds(QFormLayout& form) {
    const std::array names{tr("Fly"), tr("Swim"), tr("Climb"), tr("Burrow")};
    auto* wheel = new WheelScrolls(this);
    for (std::size_t i = 0; i < m_speeds.size(); ++i) {
        QSpinBox*& box = m_speeds[i];
        box = new QSpinBox;
        box->setRange(0, kMostSpeed);
        box->setSuffix(tr(" squares"));
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(wheel);
        form.addRow(names[i], box);
    }
}

void LibraryForm::setUnits(Units units) { m_attacks->setUnits(units); }

void LibraryForm::setCreature(const creatures::LibraryCreature& creature) {
    m_creature = creature;
    board::TokenRecord shown = creature.token;
    shown.name = nameIn(creature, creatureLanguage());
    shown.fighter.damage.clear();  // shown with its attack
    m_sheet->setRecord(shown);
    m_reach = creature.token.creature.reach;
    const ShownAttacks attacks = shownAttacks(creature);
    m_attacks->setAttacks(attacks.list, attacks.onSheet);
    m_attacksEdited = false;
    const creatures::OtherSpeeds& speeds = creature.speeds;
    const std::array cells{speeds.fly, speeds.swim, speeds.climb, speeds.burrow};
    for (std::size_t i = 0; i < cells.size(); ++i) m_speeds[i]->setValue(cells[i]);
    showWhole(*m_type, fromUtf8(creature.type));
    showWhole(*m_source, fromUtf8(creature.source));
    m_party->setChecked(creature.party);
    m_notes->setPlainText(fromUtf8(creature.token.notes));
}

creatures::LibraryCreature LibraryForm::creature() const {
    creatures::LibraryCreature made = m_creature;
    const board::TokenRecord before = made.token;
    made.token = m_sheet->record();
    // A name that was typed is its name in every language: the others translated the one before.
    const std::string said = made.token.name;
    made.token.name = before.name;
    if (said != creatures::nameIn(m_creature, creatureLanguage())) {
        made.token.name = said;
        made.names.clear();
    }
    made.token.hitPoints = made.token.maxHitPoints;
    made.token.fighter.endurance = made.token.fighter.maxEndurance;
    made.token.weapon = before.weapon;
    made.token.attackBonus = before.attackBonus;
    made.token.attackMode = before.attackMode;
    made.token.fighter.damage = before.fighter.damage;
    takeAttacks(made);
    made.speeds = {m_speeds[0]->value(), m_speeds[1]->value(), m_speeds[2]->value(), m_speeds[3]->value()};
    made.type = m_type->text().trimmed().toStdString();
    made.source = m_source->text().trimmed().toStdString();
    made.party = m_party->isChecked();
    made.token.notes = m_notes->toPlainText().left(kMostNotes).trimmed().toStdString();
    return made;
}

void LibraryForm::takeAttacks(creatures::LibraryCreature& made) const {
    if (!m_attacksEdited) return;
    const ShownAttacks shown = shownAttacks(m_creature);
    const ShownAttacks now{m_attacks->attacks(), m_attacks->onSheet()};
    made.attacks = now.list;
    // An attack without a name stands on the sheet alone.
    std::erase_if(made.attacks, [](const creatures::Attack& attack) { return attack.name.empty(); });
    const auto own = [](const ShownAttacks& all) {
        return all.onSheet ? std::optional(all.list[*all.onSheet]) : std::nullopt;
    };
    if (own(now) != own(shown)) board::takeAttack(made.token, own(now).value_or(kNoAttack));
}

// A hero among the foes would be no help; whoever wants it so changes the side afterwards.
void LibraryForm::partyTicked(bool member) {
    if (!member) return;
    board::TokenRecord record = m_sheet->record();
    record.creature.side = document::kPartySide;
    m_sheet->setRecord(record);
}

QString LibraryForm::goToFault() { return m_attacks->goToFault(); }

void LibraryForm::focusName(bool anew) { m_sheet->focusName(anew); }

}  // namespace tenaille::ui
