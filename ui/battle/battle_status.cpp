// SPDX-License-Identifier: MIT
//
// The status bar of the battle window: where the pointer is, what lies there, how far it is, what the players
// may see.
#include <QLabel>
#include <QStatusBar>
#include <algorithm>

#include "core/board/creature_now.h"
#include "core/document/fog.h"
#include "core/document/project.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/player_screen.h"
#include "ui/scene/board_view.h"
#include "ui/text/kind_text.h"

namespace tenaille::ui {

namespace {

// What terrain the cell has, and the wall, door or prop under the pointer.
QStringList thingsAt(const document::Encounter& encounter, const PointerEvent& event) {
    const board::Kinds kinds = document::kindsOf(encounter);
    QStringList things;
    for (const board::TerrainRecord& terrain : encounter.terrain)
        if (std::binary_search(terrain.cells.begin(), terrain.cells.end(), event.cell))
            things << kindText(kinds, terrain);
    const auto add = [&](const auto* record) {
        if (record != nullptr) things << kindText(kinds, *record);
    };
    if (event.under.kind == PickKind::Wall) add(encounter.walls.find(event.under.record));
    if (event.under.kind == PickKind::Door) add(encounter.doors.find(event.under.record));
    if (event.under.kind == PickKind::Prop) add(encounter.props.find(event.under.record));
    things.removeDuplicates();
    return things;
}

}  // namespace

void BattleWindow::refreshPointer(const PointerEvent& event) {
    showEveryCorner(event.modifiers.testFlag(Qt::AltModifier));
    m_pointer = event;
    if (m_isPointing && m_playerScreen)
        m_playerScreen->stage().point(QPointF(event.position.x, event.position.y));
    refreshWhere(event);
}

void BattleWindow::refreshWhere(const PointerEvent& event) {
    const auto [column, row] = m_context.encounter().gridRecord().extent.columnRow(event.cell);
    QString where = QStringLiteral("(%1, %2)").arg(column + 1).arg(row + 1);
    if (m_context.grid() == board::GridKind::Square)
        where += QStringLiteral(" · %1, %2")
                     .arg(distanceText(column, m_context.units()), distanceText(row, m_context.units()));
    for (const QString& thing : thingsAt(m_context.encounter(), event))
        where += QStringLiteral(" · ") + thing;
    m_where->setText(where);
    if (!statusBar()->currentMessage().isEmpty()) return;  // it has the same place
    m_where->show();
    const std::optional<RecordId> attacker = m_context.attacker();
    m_distance->setVisible(attacker.has_value());
    if (!attacker) return;
    // What is dragged pays for its way: the straight distance would be another number beside it.
    if (const std::optional<std::int32_t> way = m_tools.tool().wayCost())
        return m_distance->setText(tr("Way %1").arg(m_context.lengthText(*way)));
    const board::Creature& from = m_context.encounter().tokens.find(*attacker)->creature;
    const board::TokenRecord* to =
        event.under.kind == PickKind::Token ? m_context.encounter().tokens.find(event.under.record) : nullptr;
    const board::GridKind grid = m_context.grid();
    const int cells = to != nullptr ? board::distance(grid, from.footprint, from.at, to->creature.footprint,
                                                      to->creature.at)
                                    : board::distance(grid, from.footprint, from.at, {}, event.cell);
    m_distance->setText(tr("Distance %1").arg(m_context.lengthText(cells)));
}

// While they look at a screen: what state it is in, and how they see; in any case who is hidden from them.
QString BattleWindow::playersText(int hidden) const {
    if (m_playerScreen && m_playerScreen->isWatched()) {
        const QString network =
            m_playerScreen->feed().isOn()
                ? QStringLiteral(" · ") + tr("network: %1").arg(m_playerScreen->feed().watchers())
                : QString();
        if (!m_playerScreen->isPublished()) return tr("Players: blank") + network;
        if (m_playerScreen->isBlackout()) return tr("Players: black") + network;
        if (m_playerScreen->showsPicture()) return tr("Players: a picture") + network;
        QStringList told{m_playerScreen->isHeld() ? tr("Players: held") : tr("Players: live")};
        const board::PlayerMode mode = document::playerViewOf(m_context.encounter()).mode;
        if (mode == board::PlayerMode::BySight) told << tr("the whole board");
        if (mode == board::PlayerMode::Everything) told << tr("everything");
        if (m_commands[Command::ShareRuler]->isChecked() && !m_playerScreen->isHeld()) told << tr("ruler");
        if (m_playerScreen->picture().turns() != 0) told << tr("turned");
        if (m_playerScreen->turnsWait()) told << tr("their turn order waits");
        if (hidden > 0) told << tr("%n creature(s) hidden", nullptr, hidden);
        return told.join(QStringLiteral(" · ")) + network;
    }
    if (m_context.encounter().tokens.empty()) return tr("no creature yet");
    return hidden == 0 ? tr("no creature is hidden") : tr("%n creature(s) hidden", nullptr, hidden);
}

void BattleWindow::refreshStatus() {
    m_scale->setText(tr("Scale %1 %").arg(qRound(m_view->zoom() * 100)));
    const auto& tokens = m_context.encounter().tokens;
    const auto hidden = std::count_if(tokens.begin(), tokens.end(), [](const board::TokenRecord& token) {
        const bool isOurs = token.creature.side == document::kPartySide;
        return token.hidden || (!isOurs && board::traitsNow(token).has(board::Trait::Invisible));
    });
    const bool held = m_playerScreen && m_playerScreen->isWatched() && m_playerScreen->isHeld();
    QFont letters = m_saved->font();
    letters.setBold(held);
    m_players->setFont(letters);
    const board::Daylight light = document::playerViewOf(m_context.encounter()).light;
    QStringList told{playersText(static_cast<int>(hidden))};
    if (light == board::Daylight::Dark) told << tr("scene: dark");
    if (light == board::Daylight::Dim) told << tr("scene: dim");
    m_players->setText(told.join(QStringLiteral(" · ")));
}

}  // namespace tenaille::ui
