// SPDX-License-Identifier: MIT
//
// The commands of the battle window that run a fight: its clock, declarations, orders.
#include <QMainWindow>

#include "ui/battle/battle_window.h"
#include "ui/battle/clock_strip.h"
#include "ui/battle/fight_dialogs.h"
#include "ui/scene/board_view.h"

namespace tenaille::ui {

void BattleWindow::connectFight() {
    const auto on = [this](Command command, auto slot) {
        connect(m_commands[command], &QAction::triggered, this, slot);
    };
    on(Command::BeginFight, &BattleWindow::beginFight);
    on(Command::EndFight, [this] { m_context.perform(actions::EndFight{}); });
    on(Command::JoinFight, [this] {
        m_context.perform(actions::JoinFight{m_context.selectedTokens(), false});
    });
    on(Command::DeclareRound, [this] {
        if (const auto declared = askDeclarations(m_context.encounter(), m_context.options(), this))
            m_context.perform(*declared);
    });
    on(Command::StepForward, [this] { m_context.perform(actions::StepForward{}); });
    on(Command::StepBack, [this] { m_context.perform(actions::StepBack{}); });
    on(Command::OrderStrike, [this] {
        if (m_context.attacker())
            m_clock->order(board::OrderKind::Routine, *m_context.attacker(),
                           std::max(m_clock->grid().view().segment, 1));
    });
    on(Command::ShowClock, [this] {
        m_clock->setCollapsed(false);
        m_clock->grid().setFocus(Qt::ShortcutFocusReason);
    });
    connect(m_clock, &ClockStrip::left, this, [this] { m_view->setFocus(); });
    connect(m_view, &BoardView::spaceTapped, m_commands[Command::StepForward], &QAction::trigger);
}

void BattleWindow::beginFight() {
    const auto fight = askBeginFight(m_context.encounter(), m_context.selectedTokens(), this);
    if (fight && m_context.perform(*fight)) m_clock->grid().setFocus();
}

// What the fight allows now.
void BattleWindow::refreshFight() {
    const board::ClockRecord* clock = m_context.encounter().clockRecord();
    const bool running = clock != nullptr && !m_context.editing();
    m_clock->refresh(running);
    for (const Command command : {Command::EndFight, Command::JoinFight, Command::DeclareRound,
                                  Command::StepForward, Command::OrderStrike, Command::ShowClock})
        m_commands[command]->setEnabled(running);
    m_commands[Command::StepBack]->setEnabled(running && !m_context.encounter().steps.empty());
    m_commands[Command::BeginFight]->setEnabled(clock == nullptr && !m_context.editing());
    for (const auto& [action, shown] : {std::pair(m_beginEntry, clock == nullptr), {m_forwardEntry, running}})
        action->setVisible(shown && !m_context.editing());
    if (clock == nullptr) return;
    QAction* forward = m_commands[Command::StepForward];
    forward->setText(
        clock->stage == board::ClockStage::RoundStart        ? tr("Start round %1").arg(clock->round + 1)
        : clock->stage == board::ClockStage::SurpriseSegment ? tr("Play the surprise segment")
                                                             : tr("Play segment %1").arg(clock->segment));
}

}  // namespace tenaille::ui
