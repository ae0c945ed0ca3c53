// SPDX-License-Identifier: MIT
//
// The commands of the battle window that run a fight: its clock, declarations, orders.
#include <QInputDialog>
#include <QMainWindow>
#include <QPushButton>
#include <QSplitter>
#include <QStatusBar>
#include <algorithm>

#include "ui/battle/attack_dialog.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/clock_strip.h"
#include "ui/battle/fight_dialogs.h"
#include "ui/battle/fight_summary_dialog.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/side_panel.h"
#include "ui/battle/state_commands.h"
#include "ui/scene/board_view.h"
#include "ui/text/fight_text.h"
#include "ui/tools/turning.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr int kMostLines = 6;  // of what a step could not do; the log has them all
constexpr int kLeastClock = 100;
constexpr int kMostOfWindow = 47;  // per cent, for many rows

}  // namespace

void BattleWindow::connectFight() {
    const auto on = [this](Command command, auto slot) {
        connect(m_commands[command], &QAction::triggered, this, slot);
    };
    on(Command::BeginFight, &BattleWindow::beginFight);
    on(Command::EndFight, [this] {
        if (!m_context.perform(actions::EndFight{})) return;
        if (m_stepNotice) m_stepNotice->dismiss();
        Notice* notice = m_notices->show(Notice::Kind::Done, tr("The fight is over."));
        m_stepNotice = notice;
        connect(notice->addAction(tr("Its summary")), &QPushButton::clicked,
                m_commands[Command::FightSummary], &QAction::trigger);
        connect(&m_document, &Document::changed, notice, [this, notice] {
            if (m_context.encounter().clockRecord() != nullptr) notice->dismiss();
        });
    });
    on(Command::FightSummary, [this] {
        if (const auto summary = actions::summaryOf(m_context.encounter()))
            FightSummaryDialog(*summary, this).exec();
        else
            tellRefusal({TENAILLE_PROBLEM("There was no fight yet."),
                         {},
                         TENAILLE_PROBLEM("Begin one; its summary is read from the log.")});
    });
    on(Command::JoinFight, &BattleWindow::joinFight);
    on(Command::DeclareRound, [this] {
        if (const auto declared = askDeclarations(m_context.encounter(), m_context.options(), this))
            m_context.perform(*declared);
    });
    on(Command::StepForward, &BattleWindow::stepForward);
    on(Command::StepBack, [this] {
        if (m_stepNotice) m_stepNotice->dismiss();
        m_stoppedAt.reset();
        m_context.perform(actions::StepBack{});
    });
    // What it told has not happened any more.
    on(Command::Undo, [this] {
        if (m_stepNotice) m_stepNotice->dismiss();
    });
    on(Command::OrderStrike, &BattleWindow::strike);
    connect(&m_side->ruling(), &RulingCard::rollWanted, this, &BattleWindow::strike);
    const auto onCard = [this](auto act) {
        return [this, act] {
            if (const auto token = m_clock->cards().chosen()) act(*token);
        };
    };
    on(Command::ActNow, onCard([this](RecordId token) { m_context.perform(actions::ActNow{token}); }));
    on(Command::DelayTurn, onCard([this](RecordId token) { m_clock->holdTurn(token, false); }));
    on(Command::ReadyTurn, onCard([this](RecordId token) { m_clock->holdTurn(token, true); }));
    on(Command::ChangeOrder, [this] { orderAt(&ClockStrip::changeOrder); });
    on(Command::WithdrawOrder, [this] { orderAt(&ClockStrip::withdrawOrder); });
    on(Command::NextOffer, &BattleWindow::jumpToOffer);
    connect(m_clock, &ClockStrip::answered, this, [this] {
        statusBar()->clearMessage();
        if (m_beforeOffer) m_beforeOffer->setFocus(Qt::ShortcutFocusReason);
        m_beforeOffer.clear();
    });
    on(Command::ShowClock, [this] {
        m_clock->setCollapsed(false);
        m_clock->field().setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_clock, &ClockStrip::left, this, [this] { m_view->setFocus(); });
    connect(m_clock, &ClockStrip::collapseChanged, this, &BattleWindow::placeClock);
    connect(m_rows, &QSplitter::splitterMoved, this, [this] {
        if (m_clock->isCollapsed()) return;
        m_clockHeight = m_clock->height();
        Q_EMIT clockHeightChosen(m_clockHeight);
    });
    connect(m_view, &BoardView::spaceTapped, m_commands[Command::StepForward], &QAction::trigger);
    connect(&m_clock->grid(), &ClockGrid::stepWanted, m_commands[Command::StepForward], &QAction::trigger);
    connect(&m_clock->cards(), &TurnCards::stepWanted, m_commands[Command::StepForward], &QAction::trigger);
    connect(&m_clock->cards(), &TurnCards::cardChosen, this,
            [this](RecordId token) { m_view->showRecord(token); });
    connect(&m_clock->cards(), &TurnCards::turnWanted, this, [this](RecordId token, int steps) {
        m_context.select({token});
        turnBySteps(m_context, steps, {});
    });
    connect(&m_clock->grid(), &ClockGrid::withdrawWanted, m_commands[Command::WithdrawOrder],
            &QAction::trigger);
}

void BattleWindow::beginFight() {
    if (m_context.encounter().tokens.empty()) {
        m_notices->show(Notice::Kind::Info,
                        tr("There is nobody yet who could fight. Add creatures first (%1).")
                            .arg(m_commands.keyText(Command::AddCreatures)));
        return;
    }
    const auto fight =
        askBeginFight(m_context.encounter(), m_context.selectedTokens(), m_context.freshSeed(), this);
    if (!fight) return;
    if (!m_context.perform(*fight)) return;
    m_side->setPage(0);  // whoever acts is looked at, not who might still come
    m_clock->field().setFocus();
}

void BattleWindow::joinFight() {
    std::vector<RecordId> joining = m_context.selectedTokens();
    std::erase_if(joining,
                  [this](RecordId id) { return actions::combatantOf(m_context.encounter(), id) != nullptr; });
    if (!joining.empty())
        m_context.perform(actions::JoinFight{joining, false});
    else
        m_notices
            ->show(Notice::Kind::Info, m_context.selectedTokens().empty()
                                           ? tr("Select the creatures that are to join the fight.")
                                           : tr("Whoever is selected takes part already."))
            ->closeAfter(Notice::kUnhurried);
}

void BattleWindow::orderAt(void (ClockStrip::*what)()) {
    const bool isSlot = what == &ClockStrip::changeOrder && m_clock->grid().hasSlot();
    if (m_clock->grid().chosenOrder() || isSlot)
        (m_clock->*what)();
    else
        m_notices
            ->show(Notice::Kind::Info,
                   tr("No order that can be changed stands in the chosen segment of the strip."))
            ->closeAfter(Notice::kUnhurried);
}

// In the segments an order for the segment that is due; else the attack is made here and now.
void BattleWindow::strike() {
    const std::optional<RecordId> attacker = m_context.attacker();
    const bool bySegments =
        m_context.encounter().clockRecord() != nullptr && !actions::isTurnGame(m_context.encounter());
    if (bySegments) {
        if (attacker)
            m_clock->order(board::OrderKind::Routine, *attacker, std::max(m_clock->grid().view().segment, 1));
        return;
    }
    if (!attacker || !m_context.target() || m_context.editing()) {
        m_notices
            ->show(Notice::Kind::Info, tr("Select who attacks, and point at the target or keep it with T."))
            ->closeAfter(Notice::kUnhurried);
        return;
    }
    actions::MakeAttack attack;
    attack.attacker = *attacker;
    attack.target = *m_context.target();
    attack.seed = m_context.freshSeed();
    const actions::PlanContext context{m_context.encounter(), m_context.board(), m_context.options()};
    if (const auto made = askAttack(context, attack, m_context.units(), this)) m_context.perform(*made);
}

void BattleWindow::stepForward() {
    if (m_stepNotice) m_stepNotice->dismiss();
    if (stopsAtOffer()) return;
    statusBar()->clearMessage();
    m_stoppedAt.reset();
    if (m_context.perform(actions::StepForward{})) tellStep();
}

// Whose turn it is wears a ring; whose turn begins is selected and in sight.
void BattleWindow::followTurn() {
    BoardMarks marks = m_view->marks();
    marks.current = m_clock->cards().view().acting();
    m_view->setMarks(marks);
    if (m_acting == marks.current) return;
    m_acting = marks.current;
    if (m_acting.empty()) return;
    // Of a group the first: a drag moves one of them.
    m_context.select({m_acting.front()});
    m_view->showRecord(m_acting.front());
}

// What could not be done in the step, and what it leaves to the game master. The keyboard stays where it is.
void BattleWindow::tellStep() {
    const document::Encounter& encounter = m_context.encounter();
    if (encounter.steps.empty()) return;
    QStringList lines;
    bool decide = false;
    std::string careless;  // who wounds a companion
    for (const RecordId id : std::prev(encounter.steps.end())->added) {
        const board::LogRecord* line = encounter.log.find(id);
        const FightCall call = line != nullptr ? fightCall(line->entry) : FightCall::None;
        if (call == FightCall::None) continue;
        lines << fightText(line->entry, line->arguments);
        decide = decide || call == FightCall::Decide;
        if (call == FightCall::Decide && !line->arguments.empty()) careless = line->arguments.front();
    }
    if (lines.isEmpty()) return;
    if (const qsizetype more = lines.size() - kMostLines; more > 0) {
        lines.resize(kMostLines);
        lines << tr("%n more in the log", nullptr, static_cast<int>(more));
    }
    Notice* notice = m_notices->show(Notice::Kind::Warning, lines.join(QLatin1Char('\n')));
    if (!decide) {
        m_stepNotice = notice;
        return notice->closeAfter(Notice::kUnhurried);
    }
    // It waits for a word, whatever is played meanwhile; taken back it is void.
    for (const Command command : {Command::StepBack, Command::Undo, Command::EndFight})
        connect(m_commands[command], &QAction::triggered, notice, &Notice::dismiss);
    connect(&m_document, &Document::wasReset, notice, &Notice::dismiss);
    for (const board::CombatantRecord& one : encounter.combatants) {
        const board::TokenRecord* token = encounter.tokens.find(one.token);
        if (token == nullptr || token->name != careless) continue;
        connect(notice->addAction(tr("Wound a companion…")), &QPushButton::clicked, this,
                [this, who = one.token] { woundCompanion(who); });
        break;
    }
}

// EX-06: whom and how much is the game master's choice; the nearest companion is named first.
void BattleWindow::woundCompanion(RecordId who) {
    const document::Encounter& encounter = m_context.encounter();
    const board::TokenRecord* own = encounter.tokens.find(who);
    if (own == nullptr) return;
    QStringList names;
    std::vector<RecordId> companions;
    for (const RecordId other : actions::othersFor(encounter, m_context.options(), who)) {
        const board::TokenRecord& token = *encounter.tokens.find(other);
        if (token.creature.side != own->creature.side) continue;
        companions.push_back(other);
        names << QString::fromStdString(token.name);
    }
    if (companions.empty()) return;
    bool said = false;
    const QString name = QInputDialog::getItem(
        this, tr("Wound a companion"), tr("%1 wounds (EX-06):").arg(QString::fromStdString(own->name)), names,
        0, false, &said);
    if (!said) return;
    askHitPoints(m_context, this, {companions[static_cast<std::size_t>(names.indexOf(name))]});
}

// The strip gets the height that was chosen for it, or what its rows need, but the board keeps more than
// half.
void BattleWindow::placeClock() {
    const int all = m_clock->sizeHint().height();
    const int compact = all - m_clock->grid().sparedIfCompact();
    const int most = m_rows->height() * kMostOfWindow / 100;
    const int usual = std::min(all, m_rows->height() * 2 / 5);
    const int wanted = m_clockHeight > 0 ? m_clockHeight : std::max(usual, std::min(compact, most));
    const int height = m_clock->isCollapsed()
                           ? m_clock->maximumHeight()
                           : std::min(std::max(wanted, kLeastClock), m_clock->maximumHeight());
    m_rows->setSizes({std::max(m_rows->height() - height, 1), height});
    m_clockRows = m_clock->grid().view().rows.size();
    m_clockNeeds = m_clock->sizeHint().height();
}

void BattleWindow::refreshStepText(const board::ClockRecord& clock) {
    QAction* forward = m_commands[Command::StepForward];
    const bool byTurns = clock.kind == board::ClockKind::Turns;
    // N ends a turn, as it does while no fight runs.
    QList<QKeySequence> keys = m_commands.keysOf(Command::StepForward);
    if (byTurns) keys << m_commands.keysOf(Command::NewTurn);
    forward->setShortcuts(keys);
    const bool toStart = clock.stage == board::ClockStage::RoundStart;
    if (byTurns) return forward->setText(toStart ? tr("Throw initiative") : tr("End turn"));
    forward->setText(toStart ? tr("Start round %1").arg(clock.round + 1)
                     : clock.stage == board::ClockStage::SurpriseSegment
                         ? tr("Play the surprise segment")
                         : tr("Play segment %1").arg(clock.segment));
}

// Somebody is selected who takes no part yet.
void BattleWindow::refreshJoin() {
    const std::vector<RecordId> tokens = m_context.selectedTokens();
    const bool running = m_context.encounter().clockRecord() != nullptr && !m_context.editing();
    m_commands[Command::JoinFight]->setEnabled(
        running && std::any_of(tokens.begin(), tokens.end(), [this](RecordId id) {
            return actions::combatantOf(m_context.encounter(), id) == nullptr;
        }));
}

// To the next row that waits for an answer; what had the keyboard gets it back after the answer.
void BattleWindow::jumpToOffer() {
    QWidget* before = focusWidget();
    const board::ClockRecord* clock = m_context.encounter().clockRecord();
    const bool bySegments = clock != nullptr && clock->kind == board::ClockKind::Segments;
    if (!bySegments && m_notices->takeKeyboard()) return;
    if (bySegments) m_clock->setCollapsed(false);
    if (!bySegments || !m_clock->grid().chooseOffer()) {
        m_notices
            ->show(Notice::Kind::Info, bySegments ? tr("Nothing in the strip waits for an answer.")
                                                  : tr("Nothing waits for an answer."))
            ->closeAfter(Notice::kUnhurried);
        return;
    }
    if (!m_clock->isAncestorOf(before)) m_beforeOffer = before;
    m_clock->grid().setFocus(Qt::ShortcutFocusReason);
}

// If that is wanted, the clock stops once before it lets an opportunity pass that nobody has answered.
bool BattleWindow::stopsAtOffer() {
    const ClockView& view = m_clock->grid().view();
    const std::pair place(view.round, view.segment);
    if (!m_commands[Command::StopAtOffers]->isChecked() || !view.running || m_stoppedAt == place)
        return false;
    for (const ClockRow& row : view.rows)
        for (const ClockChip& chip : row.chips) {
            if (chip.kind != ChipKind::Offer) continue;
            m_stoppedAt = place;
            m_context.select({row.token});
            jumpToOffer();
            statusBar()->showMessage(
                tr("%1 has an opportunity: O takes it, the dot or Space goes on without it.").arg(row.name));
            return true;
        }
    return false;
}

// What the fight allows now.
void BattleWindow::refreshFight() {
    const board::ClockRecord* clock = m_context.encounter().clockRecord();
    const bool running = clock != nullptr && !m_context.editing();
    // Whoever typed into the strip goes on at the board.
    if (!running && m_clock->isAncestorOf(focusWidget())) m_view->setFocus();
    const bool byTurns = running && clock->kind == board::ClockKind::Turns;
    const bool appears = running && m_clock->isHidden();
    m_clock->refresh(running);
    followTurn();
    // It grows with what shares a segment, but the board does not jump to and fro with every chip.
    const bool grows = m_clock->sizeHint().height() > m_clockNeeds;
    if (appears || (running && (grows || m_clockRows != m_clock->grid().view().rows.size()))) placeClock();
    for (const Command command : {Command::EndFight, Command::StepForward, Command::ShowClock})
        m_commands[command]->setEnabled(running);
    refreshJoin();
    for (const Command command : {Command::DeclareRound, Command::ChangeOrder, Command::WithdrawOrder})
        m_commands[command]->setEnabled(running && !byTurns);
    for (const Command command : {Command::OrderStrike, Command::NextOffer})
        m_commands[command]->setEnabled(!m_context.editing());
    for (const Command command : {Command::ActNow, Command::DelayTurn, Command::ReadyTurn})
        m_commands[command]->setEnabled(byTurns && clock->stage != board::ClockStage::RoundStart);
    m_commands[Command::StepBack]->setEnabled(running && !m_context.encounter().steps.empty());
    m_commands[Command::BeginFight]->setEnabled(clock == nullptr && !m_context.editing());
    for (const auto& [action, shown] : {std::pair(m_beginEntry, clock == nullptr), {m_forwardEntry, running}})
        action->setVisible(shown && !m_context.editing());
    // In a fight the clock begins the rounds.
    m_turnEntry->setVisible(!running && !m_context.editing());
    m_commands[Command::NewTurn]->setEnabled(!running && !m_context.editing());
    if (clock == nullptr) return;
    refreshStepText(*clock);
}

}  // namespace tenaille::ui
