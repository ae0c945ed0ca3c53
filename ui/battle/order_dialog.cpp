// SPDX-License-Identifier: MIT
#include "ui/battle/order_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>
#include <initializer_list>

#include "core/actions/throw_dice.h"
#include "core/rules/close_combat/close_move.h"
#include "core/rules/segments/gait.h"
#include "core/rules/wounds/combat_action.h"
#include "ui/text/fight_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/name_box.h"

namespace tenaille::ui {

namespace {

struct Order {
    Q_DECLARE_TR_FUNCTIONS(Order)
};

using board::OrderKind;
using board::OrderRecord;

bool has(OrderKind kind, std::initializer_list<OrderKind> kinds) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// One form for every kind of order: each field is there if it means something for the kind.
class OrderForm final : public QDialog {
  public:
    OrderForm(const actions::PlanContext& context, const OrderRecord& order, QWidget* parent)
        : QDialog(parent), m_context(context), m_order(order) {
        setWindowTitle(Order::tr("%1: %2").arg(nameOf(order.who), orderKindText(order.kind)));
        m_form = new QFormLayout;
        m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        addTarget();
        addThing();
        addManner();
        addChecks();
        addDice();
        m_reason->guard(*m_buttons->button(QDialogButtonBox::Ok));
        warnUnarmed();
        connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        auto* layout = new QVBoxLayout(this);
        layout->addLayout(m_form);
        if (m_dice != nullptr) layout->addWidget(m_dice);
        layout->addWidget(m_reason);
        if (m_hint != nullptr) layout->addWidget(m_hint);
        layout->addWidget(m_buttons);
        setMinimumWidth(380);
    }

    void accept() override {
        if (m_reason->settle()) QDialog::accept();
    }

    // Of its dice those that the program threw because they were written here.
    actions::ManyThrown thrown() const {
        actions::ManyThrown all;
        for (const auto& [box, use] : m_written) {
            if (!box->thrown()) continue;
            all.push_back(*box->thrown());
            all.back().use = use;
            all.back().who = m_context.encounter.tokens.find(m_order.who)->name;
        }
        return all;
    }

    OrderRecord order() const {
        OrderRecord result = m_order;
        for (const auto& read : m_readers) read(result);
        return result;
    }

  private:
    QString nameOf(RecordId token) const {
        return QString::fromStdString(m_context.encounter.tokens.find(token)->name);
    }

    void addTarget() {
        using enum OrderKind;
        const bool must = needsTarget(m_order.kind);
        if (!must && !has(m_order.kind, {FastMove, SlowMove})) return;
        auto* box = new NameBox;
        if (!must) box->addItem(Order::tr("nobody"), 0u);
        for (const RecordId other : actions::othersFor(m_context.encounter, m_context.options, m_order.who))
            box->addItem(nameOf(other), other.value);
        box->setCurrentIndex(std::max(0, box->findData(m_order.target.value)));
        m_form->addRow(m_order.kind == Parry      ? Order::tr("&Blow of")
                       : m_order.kind == FastMove ? Order::tr("&Towards")
                                                  : Order::tr("&Target"),
                       box);
        m_readers.emplace_back(
            [box](OrderRecord& order) { order.target.value = box->currentData().toUInt(); });
        if (!must && !m_order.to) needTarget(*box);
    }

    // A move that leads to nobody and to no place would be none.
    void needTarget(NameBox& box) {
        QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
        const auto check = [ok, &box] { ok->setEnabled(box.currentData().toUInt() != 0); };
        connect(&box, &QComboBox::currentIndexChanged, this, check);
        check();
    }

    // Fists are melee (AO-26), but the sheet is written for the weapon.
    void warnUnarmed() {
        const board::CombatantRecord* own = actions::combatantOf(m_context.encounter, m_order.who);
        if (own == nullptr || own->armed || !isStrike(m_order.kind)) return;
        m_hint =
            new QLabel(Order::tr("%1 has no weapon in hand (EX-06, EX-07). Bare hands are melee (AO-26), "
                                 "but bonus and damage are those of the weapon. W on the strip: it is in "
                                 "hand again.")
                           .arg(nameOf(m_order.who)));
        m_hint->setWordWrap(true);
    }

    void addThing() {
        using enum OrderKind;
        if (has(m_order.kind, {SimpleAction, Cast})) {
            m_order.kind == Cast ? addSpell() : addSimpleAction();
            QSpinBox* duration = spin(Order::tr("S&egments"), 1, 100, m_order.duration);
            m_readers.emplace_back([duration](OrderRecord& order) { order.duration = duration->value(); });
        }
        if (m_order.kind == FastMove) {
            QSpinBox* speed = spin(Order::tr("S&peed"), 0, 100, m_order.speed);
            speed->setSpecialValueText(Order::tr("as fast as it runs"));
            const auto tellMetres = [speed](int value) {
                speed->setSuffix(Order::tr(" · %1 m a segment").arg(value * segments::kMmPerSegment / 1000));
            };
            connect(speed, &QSpinBox::valueChanged, this, tellMetres);
            tellMetres(speed->value());
            m_readers.emplace_back([speed](OrderRecord& order) { order.speed = speed->value(); });
        }
        if (m_order.kind == ChangeMode) {
            auto* mode = new QComboBox;
            for (const board::Mode one : {board::Mode::Melee, board::Mode::Grapple})
                mode->addItem(modeText(one), static_cast<int>(one));
            mode->setCurrentIndex(std::max(0, mode->findData(static_cast<int>(m_order.mode))));
            m_form->addRow(Order::tr("&Into"), mode);
            m_readers.emplace_back([mode](OrderRecord& order) {
                order.mode = static_cast<board::Mode>(mode->currentData().toInt());
            });
        }
    }

    void addSpell() {
        auto* what = new QLineEdit(QString::fromStdString(m_order.what));
        what->setMaxLength(60);
        what->setPlaceholderText(Order::tr("name of the spell"));
        m_form->addRow(Order::tr("&Spell"), what);
        needName(*what);
        m_readers.emplace_back(
            [what](OrderRecord& order) { order.what = what->text().trimmed().toStdString(); });
    }

    // Written freely; the one that the rules know (SG-05) is offered, so that it arms in every language.
    void addSimpleAction() {
        const QString draws = fightWord(fight::kDraw);
        auto* what = new QComboBox;
        what->setEditable(true);
        what->addItem(draws);
        what->lineEdit()->setMaxLength(60);
        what->lineEdit()->setPlaceholderText(Order::tr("drink, open a door …"));
        what->setCurrentText(m_order.what == fight::kDraw ? draws : QString::fromStdString(m_order.what));
        m_form->addRow(Order::tr("&Action"), what);
        m_readers.emplace_back([what, draws](OrderRecord& order) {
            const QString text = what->currentText().trimmed();
            const bool isDraw = text.compare(draws, Qt::CaseInsensitive) == 0 ||
                                text.compare(fromUtf8(fight::kDraw), Qt::CaseInsensitive) == 0;
            order.what = isDraw ? std::string(fight::kDraw) : text.toStdString();
            if (order.what.empty()) order.what = orderKindText(order.kind).toStdString();
        });
    }

    // A spell without a name would not be known again, and one of another mode is refused (SG-17).
    void needName(QLineEdit& what) {
        m_hint = new QLabel(castHint());
        m_hint->setWordWrap(true);
        QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
        const auto check = [ok](const QString& text) { ok->setEnabled(!text.trimmed().isEmpty()); };
        connect(&what, &QLineEdit::textChanged, this, check);
        check(what.text());
    }
    QString castHint() const {
        const board::ClockRecord& clock = *m_context.encounter.clockRecord();
        if (m_order.round == 0) return Order::tr("In the surprise segment a casting needs no mode (SG-17).");
        const board::CombatantRecord& own = *actions::combatantOf(m_context.encounter, m_order.who);
        const board::Mode mode = m_order.round > clock.round ? own.declaredMode : own.mode;
        const QString rule = Order::tr("A casting begins when its initiative is reached (SG-17).");
        if (mode == board::Mode::Casting) return rule;
        return rule + QLatin1Char(' ') +
               Order::tr(
                   "The mode of this round is %1: it has to be Casting, or the order will be refused. "
                   "Modes are declared at the start of a round.")
                   .arg(modeText(mode));
    }

    template <class Value>
    void choice(const QString& label, std::initializer_list<Value> values, std::string OrderRecord::*member,
                const QString& none = {}) {
        auto* box = new QComboBox;
        if (!none.isEmpty()) box->addItem(none, QString());
        for (const Value value : values) {
            const std::string_view key = name(value);
            box->addItem(fightWord(key), fromUtf8(key));
        }
        box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(m_order.*member))));
        m_form->addRow(label, box);
        m_readers.emplace_back([box, member](OrderRecord& order) {
            order.*member = box->currentData().toString().toStdString();
        });
    }

    void addManner() {
        using close_combat::Move;
        using close_combat::Reaction;
        using wounds::CombatAction;
        if (m_order.kind == OrderKind::SlowMove)
            choice(Order::tr("&Move"),
                   {Move::Advance, Move::Retreat, Move::CircleCounterclockwise, Move::CircleClockwise},
                   &OrderRecord::manner);
        if (m_order.kind == OrderKind::React)
            choice(Order::tr("A&nswer"), {Reaction::Accompany, Reaction::Hold, Reaction::Oppose},
                   &OrderRecord::manner);
        if (isStrike(m_order.kind))
            choice(Order::tr("&How"),
                   {CombatAction::MeleeAttack, CombatAction::Breakthrough, CombatAction::Disarm,
                    CombatAction::Shot, CombatAction::AssimilatedMelee, CombatAction::GrappleDamage,
                    CombatAction::PassGuard, CombatAction::GrappleOther},
                   &OrderRecord::action, Order::tr("as the mode has it"));
    }

    void check(const QString& text, bool OrderRecord::*member) {
        auto* box = new QCheckBox(text);
        box->setChecked(m_order.*member);
        m_form->addRow(QString(), box);
        m_readers.emplace_back([box, member](OrderRecord& order) { order.*member = box->isChecked(); });
    }

    void addChecks() {
        using enum OrderKind;
        if (m_order.kind == ChangeMode) check(Order::tr("draws a weapon"), &OrderRecord::draws);
        if (m_order.kind == SneakAttack)
            check(Order::tr("the target cannot see the blow (SN-02)"), &OrderRecord::unseen);
        if (m_order.kind == Parry) check(Order::tr("an ordinary parry succeeds"), &OrderRecord::success);
        if (m_order.kind == Opportunity)
            check(Order::tr("only on a critical failure (EX-06)"), &OrderRecord::onFumble);
    }

    QSpinBox* spin(const QString& label, int low, int high, int value) {
        auto* box = new QSpinBox;
        box->setRange(low, high);
        box->setValue(value);
        m_form->addRow(label, box);
        return box;
    }

    // A die that fell on the table, or that the program rolls.
    DiceBox* die(QFormLayout* form, const QString& label, int low, int high,
                 std::optional<std::int32_t> board::TypedDice::*member, DiceBox::Thrower thrower = {}) {
        auto* box = new DiceBox(low, high, std::move(thrower));
        box->setUsual(Order::tr("rolled", "a die, by the program"));
        box->setNumber(m_order.dice.*member);
        form->addRow(label, box);
        m_reason->watch(*box, QString(label).remove(QLatin1Char('&')));
        m_readers.emplace_back([box, member](OrderRecord& order) { order.dice.*member = box->number(); });
        return box;
    }
    // One die: who writes it means the one that the program rolls in the segment.
    void onlyDie(QFormLayout* form, const QString& label, int sides,
                 std::optional<std::int32_t> board::TypedDice::*member) {
        die(form, label, 1, sides, member)->setOnlyDie(sides);
    }
    // Any dice: thrown now, the same ones however often they are written.
    void anyDice(QFormLayout* form, const QString& label, int low, int high,
                 std::optional<std::int32_t> board::TypedDice::*member, actions::DieOf of, const char* use) {
        const dice::DieKey key = actions::dieKey(*m_context.encounter.clockRecord(), m_order.round,
                                                 m_order.segment, m_order.who, m_order.kind, of);
        m_written.emplace_back(die(form, label, low, high, member,
                                   [key](const std::string& dice) { return actions::throwDice(dice, key); }),
                               use);
    }

    void addDice() {
        if (!isStrike(m_order.kind) && m_order.kind != OrderKind::Parry) return;
        m_dice = new QGroupBox(Order::tr("Dice from the table"));
        auto* form = new QFormLayout(m_dice);
        onlyDie(form, Order::tr("d&20"), 20, &board::TypedDice::d20);
        if (!isStrike(m_order.kind)) return;
        anyDice(form, Order::tr("&Damage"), 0, 10000, &board::TypedDice::wear, actions::DieOf::Wear,
                actions::kUseDamage);
        anyDice(form, Order::tr("Hit points lost (die of the critical)"), 1, 12, &board::TypedDice::loss,
                actions::DieOf::Loss, "hitPointsLost");
        onlyDie(form, Order::tr("d6 of a critical failure"), 6, &board::TypedDice::d6);
        if (m_order.kind == OrderKind::SneakAttack)
            anyDice(form, Order::tr("Critical save of the target"), -20, 60, &board::TypedDice::save,
                    actions::DieOf::Save, "saveThrow");
    }

    const actions::PlanContext& m_context;
    OrderRecord m_order;
    QFormLayout* m_form = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
    QGroupBox* m_dice = nullptr;
    DiceReason* m_reason = new DiceReason(this);
    std::vector<std::pair<const DiceBox*, const char*>> m_written;
    QLabel* m_hint = nullptr;
    std::vector<std::function<void(OrderRecord&)>> m_readers;
};

}  // namespace

bool isComplete(const OrderRecord& order) {
    return (isStrike(order.kind) || order.kind == OrderKind::Parry) && order.target &&
           order.kind != OrderKind::SneakAttack;
}

bool askOrder(const actions::PlanContext& context, OrderRecord& order, QWidget* parent,
              actions::ManyThrown* thrown) {
    OrderForm form(context, order, parent);
    if (form.exec() != QDialog::Accepted) return false;
    order = form.order();
    if (thrown != nullptr) *thrown = form.thrown();
    return true;
}

}  // namespace tenaille::ui
