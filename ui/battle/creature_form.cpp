// SPDX-License-Identifier: MIT
#include "ui/battle/creature_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QToolButton>
#include <algorithm>
#include <initializer_list>

#include "core/actions/make_attack.h"
#include "core/board/creature_now.h"
#include "ui/battle/attack_choices.h"
#include "ui/battle/fighter_form.h"
#include "ui/battle/sight_form.h"
#include "ui/style/icon.h"
#include "ui/text/compass_text.h"
#include "ui/text/problem_text.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/stat_box.h"

namespace tenaille::ui {

namespace {

constexpr int kUsualArmorClass = 10;
// What stands in the box of the arcs.
enum ArcChoice { kUsualArcs, kNoArcs, kFrontAllAround, kFrontButRear, kOtherArcs };
constexpr const char* kSides[] = {"party", "foe", board::kNeutralSide};

}  // namespace

QString sideText(const std::string& side) {
    if (side == "party") return CreatureForm::tr("Heroes");
    if (side == "foe") return CreatureForm::tr("Foes");
    if (side == board::kNeutralSide) return CreatureForm::tr("Neutral");
    return QString::fromStdString(side);
}

QString sizeText(board::SizeCategory size) {
    switch (size) {
        case board::SizeCategory::Fine:
            return CreatureForm::tr("Fine");
        case board::SizeCategory::Diminutive:
            return CreatureForm::tr("Diminutive");
        case board::SizeCategory::Tiny:
            return CreatureForm::tr("Tiny");
        case board::SizeCategory::Small:
            return CreatureForm::tr("Small");
        case board::SizeCategory::Medium:
            return CreatureForm::tr("Medium");
        case board::SizeCategory::Large:
            return CreatureForm::tr("Large");
        case board::SizeCategory::Huge:
            return CreatureForm::tr("Huge");
        case board::SizeCategory::Gargantuan:
            return CreatureForm::tr("Gargantuan");
        case board::SizeCategory::Colossal:
            return CreatureForm::tr("Colossal");
    }
    return {};
}

CreatureForm::CreatureForm(QWidget* parent) : QWidget(parent) {
    build();
    show();
}

void CreatureForm::build() {
    m_name = new QLineEdit;
    m_name->setMaxLength(80);
    m_side = new QComboBox;
    for (const char* side : kSides) m_side->addItem(sideText(side), QString::fromLatin1(side));
    m_size = new QComboBox;
    for (int i = 0; i < board::kSizeCount; ++i)
        m_size->addItem(sizeText(static_cast<board::SizeCategory>(i)), i);
    m_facing = new QComboBox;
    m_arcs = new QComboBox;
    m_arcs->addItem(tr("Front, sides and rear"), kUsualArcs);
    m_arcs->addItem(tr("None: faceless"), kNoArcs);
    m_arcs->addItem(tr("Front all around"), kFrontAllAround);
    m_arcs->addItem(tr("Front but for its rear"), kFrontButRear);
    m_arcs->setToolTip(tr("The arcs that it has by nature, where facing counts"));
    m_shield = new QComboBox;
    m_shield->addItem(tr("No shield"), -1);
    m_shield->addItem(tr("Left arm"), static_cast<int>(board::ShieldSide::Left));
    m_shield->addItem(tr("Right arm"), static_cast<int>(board::ShieldSide::Right));
    m_shield->addItem(tr("Front only"), static_cast<int>(board::ShieldSide::Front));
    m_shieldBonus = new StatBox(0, 30);
    m_shieldBonus->setPrefix(QStringLiteral("+"));
    m_reach = new StatBox(0, 30);
    m_reachWeapon = new QCheckBox(tr("Reach weapon"));
    m_armorClass = new StatBox(-100, 200);
    m_weapon = new QLineEdit;
    m_weapon->setMaxLength(80);
    m_attacks = new QToolButton;
    m_attacks->setIcon(icon(Glyph::ChevronDown));
    m_attacks->setAutoRaise(true);
    m_attacks->setFocusPolicy(Qt::StrongFocus);
    m_attacks->setToolTip(tr("Other attacks of the creature"));
    m_attacks->setAccessibleName(m_attacks->toolTip());
    m_attackMode = new QComboBox;
    m_attackMode->addItem(tr("Melee"), static_cast<int>(board::AttackMode::Melee));
    m_attackMode->addItem(tr("Reach"), static_cast<int>(board::AttackMode::Reach));
    m_attackMode->addItem(tr("Ranged"), static_cast<int>(board::AttackMode::Ranged));
    m_attackBonus = new StatBox(-1000, 1000);
    m_sight = new SightForm;
    m_fighter = new FighterForm;
    m_speed = new StatBox(0, 100);
    m_initiative = new StatBox(-100, 100);
    m_initiative->setPrefix(tr("initiative") + QLatin1Char(' '));
    m_hitPoints = new StatBox(-1000, 10000);
    m_maxHitPoints = new StatBox(0, 10000);
    m_hidden = new QCheckBox(tr("Hidden from the players"));
    m_prone = new QCheckBox(tr("Prone"));

    m_layout = new QFormLayout(this);
    QFormLayout* layout = m_layout;
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setVerticalSpacing(6);
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto* of = new QLabel(tr("of"));
    of->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    // What changes at the table stands first.
    layout->addRow(tr("Na&me"), m_name);
    layout->addRow(tr("Hit p&oints"), inRow({m_hitPoints, of, m_maxHitPoints}));
    layout->addRow(QString(), inRow({m_prone, m_hidden}));
    layout->addRow(tr("Si&de"), m_side);
    layout->addRow(tr("Si&ze"), m_size);
    layout->addRow(tr("Facin&g"), m_facing);
    layout->addRow(tr("Arcs"), m_arcs);
    layout->addRow(tr("Shie&ld"), inRow({m_shield, m_shieldBonus}));
    layout->addRow(tr("&Reach"), inRow({m_reach, m_reachWeapon}));
    layout->addRow(tr("Armour &class"), m_armorClass);
    auto* weapon = new QLabel(tr("&Weapon"));
    layout->addRow(weapon, inRow({m_weapon, m_attacks}));
    weapon->setBuddy(m_weapon);
    layout->addRow(tr("&Attack"), inRow({m_attackMode, m_attackBonus}));
    layout->addRow(tr("Damage"), m_fighter->damage());
    layout->addRow(m_fighter->damageProblem());
    layout->addRow(tr("S&peed"), inRow({m_speed, m_initiative}));
    addFold(tr("Senses, and what players learn"), m_sight);
    addFold(tr("Segment game"), m_fighter);
    connect(m_sight, &SightForm::edited, this, [this] {
        m_record = m_sight->filled(std::move(m_record));
        Q_EMIT edited();
    });
    connect(m_fighter, &FighterForm::edited, this, [this] {
        const board::TokenRecord before = m_record;
        m_record.fighter = m_fighter->record();
        board::followSheet(before, m_record);
        Q_EMIT edited();
    });
    m_shieldBonus->setAccessibleName(tr("Shield bonus"));
    m_attackBonus->setAccessibleName(tr("Attack bonus"));
    m_initiative->setAccessibleName(tr("Initiative bonus"));
    m_initiative->setToolTip(tr("Bonus to initiative in games of turns"));
    m_maxHitPoints->setAccessibleName(tr("Hit points at most"));

    auto* wheel = new WheelScrolls(this);
    for (QComboBox* box : findChildren<QComboBox*>()) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(wheel);
    }
    for (QSpinBox* box : findChildren<QSpinBox*>()) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(wheel);
    }
    for (QLineEdit* edit : {m_name, m_weapon})
        connect(edit, &QLineEdit::editingFinished, this, &CreatureForm::read);
    for (QComboBox* box : {m_side, m_facing, m_arcs, m_shield, m_attackMode})
        connect(box, &QComboBox::activated, this, &CreatureForm::read);
    connect(m_size, &QComboBox::activated, this, &CreatureForm::sizeChosen);
    connect(m_attacks, &QToolButton::clicked, this, &CreatureForm::offerAttacks);
    for (QSpinBox* box : {m_shieldBonus, m_reach, m_armorClass, m_attackBonus, m_speed, m_initiative,
                          m_hitPoints, m_maxHitPoints})
        connect(box, &QSpinBox::valueChanged, this, &CreatureForm::read);
    for (QCheckBox* box : {m_reachWeapon, m_hidden, m_prone})
        connect(box, &QCheckBox::clicked, this, &CreatureForm::read);
    connect(m_prone, &QCheckBox::clicked, this, &CreatureForm::proneChosen);
}

void CreatureForm::setOfSeveral(bool several, bool sameMost) {
    m_name->setEnabled(!several);
    m_hitPoints->setEnabled(!several);
    m_hitPoints->setToolTip(several
                                ? tr("Everybody keeps their own. Type -5 or +5 over the board: it hurts or "
                                     "heals all of them.")
                                : m_speed->toolTip());
    m_maxHitPoints->setEnabled(!several || sameMost);
    m_maxHitPoints->setToolTip(m_maxHitPoints->isEnabled() ? m_speed->toolTip()
                                                           : tr("Everybody keeps their own."));
}

// Folded away: not every table needs it.
void CreatureForm::addFold(const QString& title, QWidget* part) {
    part->layout()->setContentsMargins(0, 0, 0, 0);
    auto* fold = new QToolButton;
    fold->setText(title);
    fold->setCheckable(true);
    fold->setAutoRaise(true);
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto unfold = [part, fold](bool open) {
        fold->setIcon(icon(open ? Glyph::ChevronDown : Glyph::ChevronRight));
        part->setVisible(open);
    };
    connect(fold, &QToolButton::toggled, part, unfold);
    unfold(false);
    m_layout->addRow(fold);
    m_layout->addRow(part);
}

void CreatureForm::setGrid(board::GridKind grid, const std::vector<board::Facing>& facings) {
    if (m_grid == grid && m_facings == facings) return;
    m_grid = grid;
    m_facings = facings;
    show();
}

void CreatureForm::setRecord(const board::TokenRecord& record) {
    m_record = record;
    show();
}

int CreatureForm::labelWidth() const {
    int width = 0;
    for (int row = 0; row < m_layout->rowCount(); ++row)
        if (const QLayoutItem* label = m_layout->itemAt(row, QFormLayout::LabelRole);
            label != nullptr && label->widget() != nullptr)
            width = std::max(width, label->widget()->sizeHint().width());
    return width;
}

void CreatureForm::focusQuietly() {
    m_prone->setFocus();
    revealSoon(*m_prone);
}

void CreatureForm::focusName(bool anew) {
    m_name->setFocus();
    if (anew)
        m_name->selectAll();
    else
        m_name->end(false);  // not selected: the next key would take the whole name away
    revealSoon(*m_name);
}

void CreatureForm::setNameVisible(bool visible) {
    m_layout->labelForField(m_name)->setVisible(visible);
    m_name->setVisible(visible);
}

void CreatureForm::setOnBoard(bool onBoard) {
    m_onBoard = onBoard;
    m_layout->labelForField(m_facing)->setVisible(onBoard);
    m_facing->setVisible(onBoard);
    m_prone->parentWidget()->setVisible(onBoard);
    m_hitPoints->setVisible(onBoard);
    for (QLabel* word : m_hitPoints->parentWidget()->findChildren<QLabel*>()) word->setVisible(onBoard);
}

void CreatureForm::hideAttack() {
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_weapon->parentWidget(), m_attackBonus->parentWidget(),
                                         m_fighter->damage(), m_fighter->damageProblem()})
        m_layout->setRowVisible(field, false);
}

void CreatureForm::showArcs() {
    const board::Creature& creature = m_record.creature;
    const ArcChoice choice = creature.traits.has(board::Trait::Faceless) ? kNoArcs
                             : creature.arcs == board::kStandardArcs     ? kUsualArcs
                             : creature.arcs == board::kAllFrontArcs     ? kFrontAllAround
                             : creature.arcs == board::kHydraArcs        ? kFrontButRear
                                                                         : kOtherArcs;
    if (choice == kOtherArcs && m_arcs->findData(kOtherArcs) < 0)
        m_arcs->addItem(tr("Of its own"), kOtherArcs);
    m_arcs->setCurrentIndex(m_arcs->findData(choice));
}

void CreatureForm::readArcs() {
    board::Creature& creature = m_record.creature;
    const int choice = m_arcs->currentData().toInt();
    creature.traits = choice == kNoArcs ? creature.traits.with(board::Trait::Faceless)
                                        : creature.traits.without(board::Trait::Faceless);
    if (choice == kUsualArcs) creature.arcs = board::kStandardArcs;
    if (choice == kFrontAllAround) creature.arcs = board::kAllFrontArcs;
    if (choice == kFrontButRear) creature.arcs = board::kHydraArcs;
}

void CreatureForm::offerAttacks() {
    QMenu menu(this);
    addAttacks(menu, m_record, [this](board::AttackChoice choice) {
        if (!board::useAttack(m_record, choice)) {
            const Problem problem = actions::tooManyAttacks(m_record);
            QMessageBox::warning(this, tr("Another attack"),
                                 problemText(problem) + QLatin1Char('\n') + remedyText(problem));
            return;
        }
        show();
        Q_EMIT edited();
    });
    menu.exec(m_attacks->mapToGlobal(QPoint(0, m_attacks->height())));
}

void CreatureForm::fillFacings() {
    m_facing->clear();
    m_facing->addItem(tr("No facing"), -1);
    const auto add = [this](board::Facing facing) {
        m_facing->addItem(compassText(m_grid, facing), facing.index);
    };
    for (const board::Facing facing : m_facings) add(facing);
    // A facing that the rules in force do not permit is shown all the same: it is what the file says.
    const auto& own = m_record.creature.facing;
    if (own && own->index < board::facingCount(m_grid) && m_facing->findData(own->index) < 0) add(*own);
    m_facing->setCurrentIndex(std::max(0, m_facing->findData(own ? int{own->index} : -1)));
}

void CreatureForm::show() {
    m_showing = true;
    const board::Creature& creature = m_record.creature;
    showWhole(*m_name, QString::fromStdString(m_record.name));
    const QString side = QString::fromStdString(creature.side);
    if (m_side->findData(side) < 0) m_side->addItem(sideText(creature.side), side);
    m_side->setCurrentIndex(m_side->findData(side));
    m_size->setCurrentIndex(static_cast<int>(creature.size));
    fillFacings();
    showArcs();
    m_shield->setCurrentIndex(
        m_shield->findData(creature.shield ? static_cast<int>(creature.shield->side) : -1));
    m_shieldBonus->setValue(creature.shield ? creature.shield->bonus : 2);
    m_shieldBonus->setEnabled(creature.shield.has_value());
    m_reach->setValue(creature.reach);
    m_reachWeapon->setChecked(creature.reachWeapon);
    m_armorClass->setValue(creature.armorClass.value_or(kUsualArmorClass));
    showWhole(*m_weapon, QString::fromStdString(m_record.weapon));
    m_attacks->setVisible(isAttackToChoose(m_record));
    m_attackMode->setCurrentIndex(static_cast<int>(m_record.attackMode));
    m_attackBonus->setValue(m_record.attackBonus);
    m_speed->setSuffix(m_grid == board::GridKind::Square ? tr(" squares") : tr(" hexes"));
    m_speed->setValue(m_record.speed);
    m_initiative->setValue(m_record.initiativeBonus);
    m_hitPoints->setValue(m_record.hitPoints);
    m_maxHitPoints->setValue(m_record.maxHitPoints);
    // Where endurance shields them they are something else, and French has another word for them.
    if (auto* label = qobject_cast<QLabel*>(m_layout->labelForField(m_hitPoints->parentWidget())))
        label->setText(m_record.fighter.maxEndurance > 0 ? tr("Hit p&oints", "below endurance")
                                                         : tr("Hit p&oints"));
    m_hidden->setChecked(m_record.hidden);
    m_sight->setRecord(m_record);
    m_fighter->setRecord(m_record.fighter);
    m_prone->setChecked(board::traitsNow(m_record).has(board::Trait::Prone));
    m_showing = false;
}

void CreatureForm::sizeChosen() {
    m_record.creature.size = static_cast<board::SizeCategory>(m_size->currentIndex());
    m_record.creature.footprint = board::footprintOf(m_record.creature.size);
    Q_EMIT edited();
}

void CreatureForm::read() {
    if (m_showing) return;
    const board::TokenRecord before = m_record;
    board::Creature& creature = m_record.creature;
    // A creature keeps its name until it gets another one.
    if (const QString name = m_name->text().trimmed(); !name.isEmpty())
        m_record.name = name.toStdString();
    else
        showWhole(*m_name, QString::fromStdString(m_record.name));
    creature.side = m_side->currentData().toString().toStdString();
    const int facing = m_facing->currentData().toInt();
    creature.facing =
        facing < 0 ? std::nullopt : std::optional(board::Facing{static_cast<std::uint8_t>(facing)});
    readArcs();
    const int shield = m_shield->currentData().toInt();
    if (shield < 0)
        creature.shield.reset();
    else
        creature.shield = board::Shield{static_cast<board::ShieldSide>(shield), m_shieldBonus->value(),
                                        creature.shield ? creature.shield->enhancement : 0};
    m_shieldBonus->setEnabled(creature.shield.has_value());
    creature.reach = m_reach->value();
    creature.reachWeapon = m_reachWeapon->isChecked();
    // A creature without an armour class gets one only when the user types it.
    if (creature.armorClass || m_armorClass->value() != kUsualArmorClass)
        creature.armorClass = m_armorClass->value();
    m_record.weapon = m_weapon->text().trimmed().toStdString();
    m_record.attackMode = static_cast<board::AttackMode>(m_attackMode->currentIndex());
    m_record.attackBonus = m_attackBonus->value();
    m_record.speed = m_speed->value();
    m_record.initiativeBonus = m_initiative->value();
    m_record.maxHitPoints = m_maxHitPoints->value();
    m_record.hitPoints = m_onBoard ? m_hitPoints->value() : m_maxHitPoints->value();
    m_record.hidden = m_hidden->isChecked();
    // As a condition it is seen on the board; older maps have it as a trait.
    if (!m_prone->isChecked()) creature.traits = creature.traits.without(board::Trait::Prone);
    board::followSheet(before, m_record);
    if (!(m_record == before)) Q_EMIT edited();
}

}  // namespace tenaille::ui
