// SPDX-License-Identifier: MIT
#include "ui/battle/clock_strip.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/actions/throw_dice.h"
#include "core/actions/turn_game.h"
#include "ui/battle/dice_dialogs.h"
#include "ui/battle/order_dialog.h"
#include "ui/scene/board_scene.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"
#include "ui/text/fight_text.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/elided_label.h"

namespace tenaille::ui {

namespace {

using board::OrderKind;

constexpr int kStripLine = 36;
constexpr int kLeastTitle = 80;

QToolButton* lineButton(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

// A move may go to a place instead, but a creature is the usual goal.
bool aims(OrderKind kind) {
    return needsTarget(kind) || kind == OrderKind::FastMove || kind == OrderKind::SlowMove;
}

}  // namespace

ClockStrip::ClockStrip(BattleContext& context, Commands& commands, QWidget* parent)
    : QWidget(parent), m_context(context), m_commands(commands) {
    build(commands);
    connectGrid();
    connectCards();
    retranslate();
    hide();
}

void ClockStrip::build(Commands& commands) {
    m_title = new ElidedLabel;
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_hitPoints = commands[Command::HitPoints];
    m_title->setFont(scaled(font(), 1.05, QFont::DemiBold));
    m_prompt = new ElidedLabel;
    // Long names and long advice give way to the buttons.
    m_title->setMinimumWidth(kLeastTitle);
    m_collapse = new QToolButton;
    m_collapse->setFocusPolicy(Qt::TabFocus);
    m_collapse->setAutoRaise(true);
    m_grid = new ClockGrid;
    m_cards = new TurnCards;
    m_cards->hide();
    m_cards->installEventFilter(this);
    auto* line = m_line = new QHBoxLayout;
    line->setContentsMargins(10, 0, 8, 0);
    line->setSpacing(8);
    line->addWidget(m_title);
    line->addSpacing(6);
    line->addWidget(m_prompt, 1);
    for (const Command command : {Command::StepBack, Command::DeclareRound, Command::ActNow,
                                  Command::DelayTurn, Command::ReadyTurn, Command::EndFight}) {
        QToolButton* button = lineButton(commands[command]);
        line->addWidget(button);
        m_lineButtons.push_back(button);
        if (command == Command::DeclareRound) m_segmentButtons.push_back(button);
        if (command == Command::ActNow || command == Command::DelayTurn || command == Command::ReadyTurn)
            m_turnButtons.push_back(button);
    }
    line->addWidget(m_collapse);
    auto* holder = new QWidget;
    holder->setFixedHeight(kStripLine);
    holder->setLayout(line);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(holder);
    layout->addWidget(m_grid);
    layout->addWidget(m_cards);
    connect(m_collapse, &QToolButton::clicked, this, [this] { setCollapsed(!isCollapsed()); });
}

void ClockStrip::connectGrid() {
    connect(m_grid, &ClockGrid::rowChosen, this, [this](RecordId token) { m_context.select({token}); });
    connect(m_grid, &ClockGrid::orderWanted, this,
            [this](OrderKind kind, RecordId token, int segment) { order(kind, token, segment); });
    connect(m_grid, &ClockGrid::orderMoved, this, &ClockStrip::moveOrder);
    connect(m_grid, &ClockGrid::slotPutOff, this, &ClockStrip::putOff);
    connect(m_grid, &ClockGrid::opportunityTaken, this, &ClockStrip::takeOpportunity);
    connect(m_grid, &ClockGrid::parryWanted, this, &ClockStrip::parryLate);
    connect(m_grid, &ClockGrid::menuWanted, this, &ClockStrip::showMenu);
    connect(m_grid, &ClockGrid::cellChosen, this, &ClockStrip::promptForCell);
    connect(m_grid, &ClockGrid::nearestWanted, this, &ClockStrip::aimAtNearest);
    connect(m_grid, &ClockGrid::armedWanted, this, [this](RecordId token, bool armed) {
        m_context.perform(actions::SetArmed{token, armed});
    });
    connect(&m_context, &BattleContext::selectionChanged, this, [this] {
        if (!m_context.attacker()) return;
        m_grid->choose(*m_context.attacker());
        m_cards->choose(*m_context.attacker());
    });
}

void ClockStrip::connectCards() {
    connect(m_cards, &TurnCards::cardChosen, this, [this](RecordId token) { m_context.select({token}); });
    connect(m_cards, &TurnCards::holdWanted, this, &ClockStrip::holdTurn);
    // Who acts already strikes, as A does on the board.
    connect(m_cards, &TurnCards::actWanted, this, [this](RecordId token) {
        const board::CombatantRecord* combatant = actions::combatantOf(m_context.encounter(), token);
        const bool acts =
            combatant != nullptr && combatant->turn && combatant->turn->state == board::TurnState::Acting;
        if (!acts) return (void)m_context.perform(actions::ActNow{token});
        m_context.select({token});
        m_commands[Command::OrderStrike]->trigger();
    });
    connect(m_cards, &TurnCards::reactionWanted, this,
            [this](RecordId token) { m_context.perform(actions::UseReady{token}); });
    connect(m_cards, &TurnCards::initiativeWanted, this, &ClockStrip::askInitiative);
    connect(m_cards, &TurnCards::menuWanted, this, &ClockStrip::showTurnMenu);
}

void ClockStrip::retranslate() {
    m_grid->setAccessibleName(tr("Segments"));
    setCollapsed(isCollapsed());
}

void ClockStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible()) refresh(true);
    }
    QWidget::changeEvent(event);
}

actions::PlanContext ClockStrip::planContext() const {
    return {m_context.encounter(), m_context.board(), m_context.options()};
}

void ClockStrip::setScene(const BoardScene& scene) {
    m_scene = &scene;
    connect(&scene, &BoardScene::facesChanged, this, [this] {
        if (isVisible()) refresh(true);
    });
}

void ClockStrip::refresh(bool shown) {
    setVisible(shown);
    if (!shown) {
        if (m_context.encounter().clockRecord() == nullptr) {  // nobody acts any more
            m_cards->show({});
            m_grid->show({});
        }
        return;
    }
    const auto pictures = m_scene != nullptr ? m_scene->pictures() : std::make_shared<const Pictures>();
    TurnView turns = turnView(planContext(), *pictures);
    const bool byTurns = turns.running;
    for (QWidget* button : m_segmentButtons) button->setVisible(!byTurns);
    for (QWidget* button : m_turnButtons) button->setVisible(byTurns);
    m_grid->setVisible(!m_collapsed && !byTurns);
    m_cards->setVisible(!m_collapsed && byTurns);
    if (byTurns) return showTurns(std::move(turns));
    m_cards->show({});
    limitHeight();
    lookForParries();
    ClockView view = clockView(planContext(), m_parries, *pictures);
    QString title = view.title;
    if (view.segment > 0) title = tr("%1, segment %2").arg(title).arg(view.segment);
    m_title->setWhole(title);
    fitLine();
    m_grid->show(std::move(view));
    promptForCell();
}

void ClockStrip::showPrompt(const QString& text) { m_prompt->setWhole(text); }

// What is wrong where the cursor stands goes before what is to be done.
void ClockStrip::promptForCell() {
    const ClockView& view = m_grid->view();
    if (!view.running) return;
    const QString trouble = m_parries.empty() ? m_grid->chosenTrouble() : QString();
    showPrompt(trouble.isEmpty() ? view.prompt : trouble);
}

void ClockStrip::showTurns(TurnView view) {
    m_title->setWhole(view.title);
    fitLine();
    m_grid->show({});
    m_cards->show(std::move(view));
    promptForTurn();
    limitHeight();
}

bool ClockStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_cards && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        promptForTurn();
    return QWidget::eventFilter(watched, event);
}

// The way to the cards is told to whoever is not there.
void ClockStrip::promptForTurn() {
    if (!m_cards->view().running) return;
    const bool there = m_cards->hasFocus();
    showPrompt(turnPrompt(m_cards->view(), there ? QString() : m_commands.keyText(Command::ShowClock)));
}

// Buttons are icons alone before the name of who acts is cut.
void ClockStrip::fitLine() {
    for (QToolButton* button : m_lineButtons) button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int wanted = m_line->minimumSize().width() - kLeastTitle + m_title->sizeHint().width();
    if (wanted <= width()) return;
    for (QToolButton* button : m_lineButtons) button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ClockStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitLine();
}

// Cards need no more than their row.
void ClockStrip::limitHeight() {
    setMaximumHeight(m_collapsed               ? kStripLine
                     : m_cards->view().running ? kStripLine + TurnCards::kHeight
                                               : QWIDGETSIZE_MAX);
}

bool ClockStrip::isCollapsed() const { return m_collapsed; }

QWidget& ClockStrip::field() const {
    return m_cards->view().running ? static_cast<QWidget&>(*m_cards) : *m_grid;
}

void ClockStrip::setCollapsed(bool collapsed) {
    const bool change = collapsed != isCollapsed();
    m_collapsed = collapsed;
    field().setVisible(!collapsed);
    limitHeight();
    m_collapse->setIcon(icon(collapsed ? Glyph::ChevronUp : Glyph::ChevronDown));
    m_collapse->setToolTip(collapsed ? tr("Show the whole strip") : tr("Show one line only"));
    m_collapse->setAccessibleName(m_collapse->toolTip());
    if (change) Q_EMIT collapseChanged();
}

void ClockStrip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return Q_EMIT left();
    QWidget::keyPressEvent(event);
}

// ---- orders

std::optional<RecordId> ClockStrip::targetFor(RecordId token) const {
    const auto fights = [&](std::optional<RecordId> id) {
        return id && *id != token && actions::combatantOf(m_context.encounter(), *id) != nullptr &&
               !actions::isDown(*m_context.encounter().tokens.find(*id), m_context.options());
    };
    if (m_context.attacker() == token && fights(m_context.target())) return m_context.target();
    const std::optional<RecordId> likely = actions::likelyTarget(planContext(), token);
    return fights(likely) ? likely : std::nullopt;
}

std::vector<int> ClockStrip::slotsOf(RecordId token) const {
    std::vector<int> segments;
    for (const ClockRow& row : m_grid->view().rows)
        for (const ClockChip& chip : row.chips)
            if (row.token == token && chip.kind == ChipKind::Slot) segments.push_back(chip.from);
    return segments;
}

// A routine action is put off by ordering it for later (SG-10). That holds the last one back that is due by
// then; who drags an earlier one wants the others to stay where they are.
void ClockStrip::putOff(RecordId token, int from, int to) {
    const std::vector<int> before = slotsOf(token);
    order(OrderKind::Routine, token, to);
    const std::vector<int> after = slotsOf(token);
    const auto has = [](const std::vector<int>& all, int segment) {
        return std::find(all.begin(), all.end(), segment) != all.end();
    };
    if (to <= from || !has(after, from)) return;
    for (const int segment : before)
        if (segment > from && !has(after, segment)) return order(OrderKind::Routine, token, segment);
}

// The routine actions of the round strike at the enemy that is nearest now; nothing else of what was declared
// changes.
void ClockStrip::aimAtNearest(RecordId token) {
    const board::CombatantRecord* record = actions::combatantOf(m_context.encounter(), token);
    if (record == nullptr) return;
    const std::optional<RecordId> foe = actions::nearestFoe(planContext(), token);
    if (!foe)
        return showPrompt(tr("No enemy is in contact with %1 (CM-10).")
                              .arg(QString::fromStdString(m_context.encounter().tokens.find(token)->name)));
    m_context.perform(actions::Declare{{{token, record->declaredMode, record->declaredActions,
                                         record->declaredInitiative, *foe, record->takesOpportunities}}});
}

void ClockStrip::drop(RecordId creature, const QPoint& global) {
    const auto place = m_grid->placeAt(global);
    if (place && place->token != creature) order(OrderKind::Routine, place->token, place->segment, creature);
}

void ClockStrip::order(OrderKind kind, RecordId token, int segment, RecordId target, bool asks) {
    const ClockView& view = m_grid->view();
    if (!view.running) return;
    board::OrderRecord order;
    order.who = token;
    order.kind = kind;
    order.round = view.surprise ? 0 : view.round;
    order.segment = view.surprise ? 0 : segment;
    if (aims(kind)) order.target = target ? target : targetFor(token).value_or(RecordId{});
    // One act a segment (SG-04): another one takes the place of the first, the same one is asked about.
    bool again = false;
    for (const board::OrderRecord& present : m_context.encounter().orders) {
        if (present.who != token || present.round != order.round || present.segment != order.segment ||
            !excludeEachOther(kind, present.kind))
            continue;
        const RecordId aim = order.target;
        if (present.kind == kind) order = present;
        order.id = present.id;
        if (needsTarget(kind)) order.target = aim;
        again = order == present;
    }
    actions::ManyThrown thrown;
    if ((!asks && !again && isComplete(order)) || askOrder(planContext(), order, this, &thrown))
        m_context.perform(actions::GiveOrder{order, thrown});
}

void ClockStrip::change(RecordId order) {
    const board::OrderRecord* present = m_context.encounter().orders.find(order);
    if (present == nullptr) return;
    board::OrderRecord changed = *present;
    actions::ManyThrown thrown;
    if (askOrder(planContext(), changed, this, &thrown))
        m_context.perform(actions::GiveOrder{changed, thrown});
}

void ClockStrip::changeOrder() {
    if (m_grid->chosenOrder())
        change(m_grid->chosenOrder());
    else if (m_grid->hasSlot() && m_grid->chosen())
        order(OrderKind::Routine, *m_grid->chosen(), m_grid->chosenSegment(), {}, true);
}

void ClockStrip::withdrawOrder() {
    if (m_grid->chosenOrder()) m_context.perform(actions::WithdrawOrder{m_grid->chosenOrder()});
}

void ClockStrip::moveOrder(RecordId id, int segment) {
    const board::OrderRecord* present = m_context.encounter().orders.find(id);
    if (present == nullptr || present->segment == segment) return;
    board::OrderRecord order = *present;
    order.segment = segment;
    m_context.perform(actions::GiveOrder{order});
}

void ClockStrip::takeOpportunity(RecordId token, RecordId against) {
    const ClockView& view = m_grid->view();
    board::OrderRecord order;
    order.who = token;
    order.kind = OrderKind::Opportunity;
    order.round = view.round;
    order.segment = view.segment;
    order.target = against;
    if (m_context.perform(actions::GiveOrder{order})) Q_EMIT answered();
}

// Once for every step: it is played again for that.
void ClockStrip::lookForParries() {
    const auto& steps = m_context.encounter().steps;
    std::optional<board::StepRecord> last;
    if (!steps.empty()) last = *std::prev(steps.end());
    if (last == m_step) return;
    m_step = std::move(last);
    m_parries = actions::openParries(planContext());
}

// The segment is played again with the parry in it; the dice stay.
void ClockStrip::parryLate(RecordId token, RecordId against) {
    board::OrderRecord order;
    order.kind = OrderKind::Parry;
    order.who = token;
    order.target = against;
    if (askOrder(planContext(), order, this) && m_context.perform(actions::ParryLate{order}))
        Q_EMIT answered();
}

// ---- turns

// Only who acts can give up the turn: whoever is looked at, that one is meant.
void ClockStrip::holdTurn(RecordId chosen, bool ready) {
    const std::vector<RecordId> acting = m_cards->view().acting();
    const bool isMeant = acting.empty() || std::find(acting.begin(), acting.end(), chosen) != acting.end();
    m_context.perform(actions::HoldTurn{isMeant ? chosen : acting.front(), ready});
}

void ClockStrip::askInitiative(RecordId token) {
    const document::Encounter& encounter = m_context.encounter();
    const board::CombatantRecord* record = actions::combatantOf(encounter, token);
    if (record == nullptr || !record->turn) return;
    const bool toThrow = m_cards->view().toThrow;
    const board::ClockRecord& clock = *encounter.clockRecord();
    const dice::DieKey key = actions::dieKey(clock, toThrow ? clock.round + 1 : clock.round, 0, token,
                                             OrderKind::Routine, actions::DieOf::Initiative);
    auto* field = new DiceBox(actions::kLeastInitiative, actions::kMostInitiative,
                              [key](const std::string& dice) { return actions::throwDice(dice, key); });
    if (toThrow)
        field->setNumber(record->turn->typed);
    else
        field->setNumber(record->turn->initiative);
    auto value = askNumberOrDice(tr("Initiative"),
                                 tr("Initiative of %1, die and bonus together:")
                                     .arg(QString::fromStdString(encounter.tokens.find(token)->name)),
                                 field, this);
    if (!value) return;
    for (actions::ThrownDice& thrown : value->thrown) {
        thrown.use = actions::kUseInitiative;
        thrown.who = encounter.tokens.find(token)->name;
    }
    m_context.perform(actions::SetInitiative{token, value->number, value->thrown});
}

void ClockStrip::showTurnMenu(RecordId token, const QPoint& at) {
    const document::Encounter& encounter = m_context.encounter();
    const board::CombatantRecord* record = actions::combatantOf(encounter, token);
    if (record == nullptr || !record->turn) return;
    const bool toThrow = m_cards->view().toThrow;
    const board::TurnState state = record->turn->state;
    QMenu menu(this);
    const auto add = [&](const QString& text, const char* key, bool enabled, const actions::Intent& intent) {
        QAction* action = menu.addAction(text + QLatin1Char('\t') + QLatin1String(key), this,
                                         [this, intent] { m_context.perform(intent); });
        action->setEnabled(enabled);
    };
    const bool acts = state == board::TurnState::Acting;
    add(tr("Act now"), "A", !toThrow && !acts, actions::ActNow{token});
    add(tr("Delay"), "D", !toThrow && acts, actions::HoldTurn{token, false});
    add(tr("Get ready"), "R", !toThrow && acts, actions::HoldTurn{token, true});
    add(tr("Use what is ready, keep the place"), "O", !toThrow && state == board::TurnState::Ready,
        actions::UseReady{token});
    menu.addSeparator();
    menu.addAction(m_hitPoints);
    menu.addAction(tr("Initiative…") + QStringLiteral("\tI"), this, [this, token] { askInitiative(token); });
    if (toThrow && record->turn->typed)
        menu.addAction(tr("Let the program throw"), this, [this, token] {
            m_context.perform(actions::SetInitiative{token, std::nullopt});
        });
    menu.addSeparator();
    menu.addAction(tr("Leave the fight"), this,
                   [this, token] { m_context.perform(actions::LeaveFight{{token}}); });
    menu.exec(at);
}

void ClockStrip::showMenu(RecordId token, int segment, RecordId order, const QPoint& at) {
    QMenu menu(this);
    for (const OrderKey& key : kOrderKeys) {
        QAction* action = menu.addAction(orderKindText(key.kind) + QLatin1Char('\t') +
                                         QKeySequence(key.key).toString(QKeySequence::NativeText));
        connect(action, &QAction::triggered, this,
                [this, kind = key.kind, token, segment] { this->order(kind, token, segment); });
    }
    if (order) {
        menu.addSeparator();
        menu.addAction(tr("Change…"), this, [this, order] { change(order); });
        menu.addAction(tr("Withdraw"), this,
                       [this, order] { m_context.perform(actions::WithdrawOrder{order}); });
    }
    // What follows from the declaration becomes an order when it is changed.
    if (!order && m_grid->hasSlot(token, segment)) {
        menu.addSeparator();
        menu.addAction(tr("Change…"), this,
                       [this, token, segment] { this->order(OrderKind::Routine, token, segment, {}, true); });
    }
    menu.addSeparator();
    menu.addAction(tr("Strike at the nearest enemy in contact") + QStringLiteral("\tN"), this,
                   [this, token] { aimAtNearest(token); });
    const board::CombatantRecord* record = actions::combatantOf(m_context.encounter(), token);
    const bool armed = record == nullptr || record->armed;
    if (!armed)
        menu.addAction(tr("Take up or draw the weapon (simple action, SG-05)"), this, [this, token, segment] {
            board::OrderRecord draw;
            draw.kind = OrderKind::SimpleAction;
            draw.who = token;
            draw.round = m_grid->view().round;
            draw.segment = segment;
            draw.what = fight::kDraw;
            m_context.perform(actions::GiveOrder{draw});
        });
    menu.addAction(
        (armed ? tr("The weapon is lost") : tr("The weapon is in hand again")) + QStringLiteral("\tW"), this,
        [this, token, armed] {
            m_context.perform(actions::SetArmed{token, !armed});
        });
    menu.addSeparator();
    menu.addAction(tr("Leave the fight"), this,
                   [this, token] { m_context.perform(actions::LeaveFight{{token}}); });
    menu.exec(at);
}

}  // namespace tenaille::ui
