// SPDX-License-Identifier: MIT
#include "ui/battle/attack_fields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/dice/expression.h"
#include "core/geometry/lattice.h"
#include "core/io/creatures/creatures_read.h"
#include "ui/battle/length_box.h"
#include "ui/style/icon.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

enum AttackKind { kMeleeAttack, kReachAttack, kRangedAttack, kThrownAttack };

constexpr int kMostBonus = 1000;  // as our files can hold
// Where none was said before.
constexpr int kUsualReach = 1;
constexpr int kUsualRange = 12;
constexpr int kUsualThrow = 4;

// One of which the file says no length at all is made from afar, as on the sheet.
AttackKind kindOf(const creatures::Attack& attack) {
    if (!attack.reach) return kRangedAttack;
    return attack.range ? kThrownAttack : attack.reachWeapon ? kReachAttack : kMeleeAttack;
}

QDoubleSpinBox* wholeCells(Units units, int most) {
    QDoubleSpinBox* box = lengthBox(units);
    box->setValue(0);
    showUnits(*box, geometry::kUnitsPerCell);
    const double cell = box->value();
    box->setRange(0, most * cell);
    box->setSingleStep(cell);
    return box;
}

std::int32_t cellsIn(const QDoubleSpinBox& box) {
    return static_cast<std::int32_t>(
        std::lround(static_cast<double>(unitsOf(box)) / static_cast<double>(geometry::kUnitsPerCell)));
}

}  // namespace

AttackFields::AttackFields(const creatures::Attack& attack, Units units, QWidget* parent)
    : QFrame(parent), m_attack(attack) {
    build(units);
    show();
}

void AttackFields::build(Units units) {
    setFrameShape(QFrame::StyledPanel);
    m_name = new QLineEdit;
    m_name->setMaxLength(80);
    m_name->setPlaceholderText(tr("Name of the attack"));
    m_remove = new QToolButton;
    m_remove->setIcon(icon(Glyph::Delete));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_remove->setToolTip(tr("Remove this attack"));
    m_kind = new QComboBox;
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(5);
    m_kind->addItem(tr("Melee"), kMeleeAttack);
    m_kind->addItem(tr("Reach weapon"), kReachAttack);
    m_kind->addItem(tr("Ranged"), kRangedAttack);
    m_kind->addItem(tr("Melee and ranged"), kThrownAttack);
    m_bonus = new QSpinBox;
    m_bonus->setRange(-kMostBonus, kMostBonus);
    m_bonus->setKeyboardTracking(false);
    m_damage = new QLineEdit;
    m_damage->setMaxLength(static_cast<int>(dice::kMaxText));
    m_damage->setPlaceholderText(tr("for example %1").arg(QStringLiteral("1d8+3")));
    m_damageProblem = new QLabel;
    m_damageProblem->setWordWrap(true);
    m_damageProblem->setTextFormat(Qt::PlainText);
    m_damageProblem->hide();
    m_reach = wholeCells(units, board::kMostReach);
    m_range = wholeCells(units, board::kMostRange);
    m_range->setSpecialValueText(tr("not known"));
    m_onSheet = new QRadioButton(tr("Used on the board"));
    m_onSheet->setToolTip(tr("This attack stands on its sheet when it comes to the board."));
    m_reachLabel = new QLabel(tr("Reach"));
    m_rangeLabel = new QLabel(tr("Range"));

    auto* form = new QFormLayout(this);
    form->setContentsMargins(6, 4, 6, 4);
    form->setVerticalSpacing(4);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(inRow({m_name, m_remove}));
    form->addRow(inRow({m_kind, m_bonus}));
    form->addRow(tr("Damage"), m_damage);
    form->addRow(m_damageProblem);
    form->addRow(m_reachLabel, m_reach);
    form->addRow(m_rangeLabel, m_range);
    form->addRow(m_onSheet);

    connect(m_remove, &QToolButton::clicked, this, &AttackFields::removeWanted);
    connect(m_name, &QLineEdit::editingFinished, this, &AttackFields::readName);
    connect(m_kind, &QComboBox::activated, this, &AttackFields::readKind);
    connect(m_bonus, &QSpinBox::valueChanged, this, [this](int value) {
        m_bonus->setPrefix(value >= 0 ? QStringLiteral("+") : QString());
        if (m_showing) return;
        m_attack.bonus = value;
        Q_EMIT edited();
    });
    connect(m_damage, &QLineEdit::textChanged, this, &AttackFields::judgeDamage);
    connect(m_damage, &QLineEdit::editingFinished, this, &AttackFields::readDamage);
    for (QDoubleSpinBox* box : {m_reach, m_range})
        connect(box, &QDoubleSpinBox::valueChanged, this, &AttackFields::readLengths);
    auto* wheel = new WheelScrolls(this);
    for (QWidget* box : std::initializer_list<QWidget*>{m_kind, m_bonus, m_reach, m_range}) {
        box->setFocusPolicy(Qt::StrongFocus);
        box->installEventFilter(wheel);
    }
}

void AttackFields::show() {
    m_showing = true;
    const AttackKind kind = kindOf(m_attack);
    showWhole(*m_name, fromUtf8(m_attack.name));
    m_kind->setCurrentIndex(m_kind->findData(kind));
    m_bonus->setPrefix(m_attack.bonus >= 0 ? QStringLiteral("+") : QString());
    m_bonus->setValue(m_attack.bonus);
    showWhole(*m_damage, fromUtf8(m_attack.damage));
    showUnits(*m_reach, m_attack.reach.value_or(kUsualReach) * geometry::kUnitsPerCell);
    showUnits(*m_range, m_attack.range.value_or(0) * geometry::kUnitsPerCell);
    auto* form = static_cast<QFormLayout*>(layout());
    form->setRowVisible(m_reach, kind != kRangedAttack);
    form->setRowVisible(m_range, kind == kRangedAttack || kind == kThrownAttack);
    m_showing = false;
}

// An attack keeps its name until it gets another one.
void AttackFields::readName() {
    const std::string name = m_name->text().trimmed().toStdString();
    if (name.empty()) return showWhole(*m_name, fromUtf8(m_attack.name));
    if (name == m_attack.name) return;
    m_attack.name = name;
    Q_EMIT edited();
}

void AttackFields::readKind() {
    const int kind = m_kind->currentData().toInt();
    if (kind == kindOf(m_attack)) return;
    m_attack.reachWeapon = kind == kReachAttack;
    if (kind == kRangedAttack)
        m_attack.reach.reset();
    else if (!m_attack.reach)
        m_attack.reach = std::max(kUsualReach, cellsIn(*m_reach));
    if (kind == kMeleeAttack || kind == kReachAttack)
        m_attack.range.reset();
    else if (!m_attack.range)
        m_attack.range = kind == kThrownAttack ? kUsualThrow : kUsualRange;
    show();
    Q_EMIT edited();
}

// Lengths are whole cells; what is typed between two of them goes to the nearer.
void AttackFields::readLengths() {
    if (m_showing) return;
    const creatures::Attack before = m_attack;
    if (m_attack.reach) m_attack.reach = cellsIn(*m_reach);
    if (const std::int32_t range = cellsIn(*m_range); sender() == m_range)
        m_attack.range = range > 0 ? std::optional(range) : std::nullopt;
    const bool thrown = m_kind->currentData().toInt() == kThrownAttack;
    m_showing = true;
    showUnits(*m_reach, m_attack.reach.value_or(cellsIn(*m_reach)) * geometry::kUnitsPerCell);
    showUnits(*m_range, m_attack.range.value_or(0) * geometry::kUnitsPerCell);
    m_showing = false;
    // Without a range it is no longer thrown; the field stays while one is typing into it.
    if (thrown && !m_attack.range && !m_range->hasFocus()) show();
    if (!(m_attack == before)) Q_EMIT edited();
}

bool AttackFields::judgeDamage() {
    const std::string damage = m_damage->text().trimmed().toStdString();
    const auto dice = dice::parseDice(damage);
    const bool good = damage.empty() || dice.ok();
    const QString why = good ? QString() : problemText(dice.problem());
    markWrong(*m_damage, why);
    setProblemInk(*m_damageProblem);
    m_damageProblem->setText(good ? QString() : why + QLatin1Char('\n') + remedyText(dice.problem()));
    static_cast<QFormLayout*>(layout())->setRowVisible(m_damageProblem, !good);
    return good;
}

void AttackFields::readDamage() {
    const std::string damage = m_damage->text().trimmed().toStdString();
    if (!judgeDamage() || damage == m_attack.damage) return;
    m_attack.damage = damage;
    Q_EMIT edited();
}

// What a file brought along stays as it is; what was typed waits until it is right.
QString AttackFields::fault() const {
    const std::string damage = m_damage->text().trimmed().toStdString();
    if (damage == m_attack.damage || damage.empty()) return {};
    const auto dice = dice::parseDice(damage);
    if (dice) return {};
    const QString name = fromUtf8(m_attack.name);
    const QString place =
        name.isEmpty() ? tr("Attack %1").arg(m_number) : tr("Attack %1 (%2)").arg(m_number).arg(name);
    return tr("Not saved. %1: the damage “%2” is not understood.").arg(place, m_damage->text().trimmed()) +
           QLatin1Char(' ') + remedyText(dice.problem());
}

void AttackFields::focusFault() {
    m_damage->setFocus();
    m_damage->selectAll();
    revealSoon(*this);
}

// What removes comes last: whoever fills them in goes past nothing that takes them away.
std::vector<QWidget*> AttackFields::fields() const {
    return {m_name, m_kind, m_bonus, m_damage, m_reach, m_range, m_onSheet, m_remove};
}

void AttackFields::setReach(std::int32_t cells) {
    if (!m_attack.reach) return;
    m_attack.reach = cells;
    show();
}

void AttackFields::setPlace(std::size_t number, bool alone) {
    m_number = number;
    const auto named = [&](QWidget* field, const QString& name) {
        field->setAccessibleName(tr("Attack %1: %2").arg(number).arg(name));
    };
    named(m_name, tr("Name"));
    named(m_remove, tr("Remove"));
    named(m_kind, tr("Kind"));
    named(m_bonus, tr("Attack bonus"));
    named(m_damage, tr("Damage"));
    named(m_reach, tr("Reach"));
    named(m_range, tr("Range"));
    named(m_onSheet, m_onSheet->text());
    static_cast<QFormLayout*>(layout())->setRowVisible(m_onSheet, !alone || !m_onSheet->isChecked());
}

void AttackFields::focusName() {
    m_name->setFocus();
    m_name->selectAll();
    revealSoon(*this);
}

void AttackFields::focusRemove() { m_remove->setFocus(); }

}  // namespace tenaille::ui
