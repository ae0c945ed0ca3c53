// SPDX-License-Identifier: MIT
//
// The ruling of the battle window: from attacker and target to the card, the lines and the arcs. It follows
// the pointer, and a creature that is being dragged.
#include <QScrollBar>
#include <algorithm>

#include "core/actions/attack_question.h"
#include "core/actions/fight_of.h"
#include "core/board/creature_now.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/ruling_overlay.h"
#include "ui/battle/side_panel.h"
#include "ui/scene/board_view.h"
#include "ui/text/ruling_text.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

template <class T>
void append(std::vector<T>& into, const std::vector<T>& more) {
    into.insert(into.end(), more.begin(), more.end());
}

// Beside the pointer, below what the tool has to say there.
void addPointerLine(const QString& text, bool before, Overlay& overlay) {
    const auto beside = std::find_if(overlay.labels.begin(), overlay.labels.end(),
                                     [](const OverlayLabel& label) { return !label.at; });
    if (beside != overlay.labels.end()) {
        beside->text += QLatin1Char('\n') + text;
        beside->before = before;
    } else {
        overlay.labels.push_back({text, std::nullopt, LabelTone::Neutral, false, before});
    }
}

double across(const board::BoardView& board, const board::Creature& creature) {
    return board::position(board.grid(), board::middle(board.grid(), creature.footprint, creature.at)).x;
}

}  // namespace

// What a tool shows as ghosts is what would be if it were done now.
void BattleWindow::followTool() {
    std::vector<actions::Placement> placements;
    for (const OverlayGhost& ghost : m_tools.tool().overlay().ghosts)
        placements.push_back({ghost.token, ghost.at, ghost.facing});
    shareRuler();
    if (!m_context.suppose(std::move(placements))) refreshOverlay();
}

// At most one attack is worked out per change of attacker, target, place or document.
void BattleWindow::refreshRuling() {
    BoardMarks marks = m_view->marks();
    marks.targets.clear();
    marks.pinned = {};
    if (m_context.target() && !m_context.editing()) {
        marks.targets.push_back(*m_context.target());
        if (m_context.target() == m_context.pinnedTarget()) marks.pinned = *m_context.target();
    }
    m_view->setMarks(marks);
    m_rulingOverlay = {};
    m_rulingHint.clear();
    m_rulingShort.clear();
    const std::optional<RecordId> attacker = m_context.attacker();
    if (attacker && shows(Command::ShowReachable) && !m_context.editing() && !m_context.supposes())
        addReachable(m_context.board(), m_context.moveGrid(), *m_context.encounter().tokens.find(*attacker),
                     m_context.options(), m_rulingOverlay);
    const std::optional<RecordId> target = m_context.target();
    if (attacker && target) {
        showRuling(m_context.supposedToken(*attacker), m_context.supposedToken(*target));
    } else {
        m_side->ruling().showNothing(
            attacker ? tr("Point at another creature to read the ruling; T keeps it as target.")
                     : tr("Select a creature, then point at another one."));
        // Whom somebody looks at who attacks nobody: himself while he is dragged or turned.
        const std::optional<RecordId> seen = m_context.supposes() ? attacker : m_context.hovered();
        if (seen && !m_context.editing()) {
            const board::TokenRecord token = m_context.supposedToken(*seen);
            if (shows(Command::ShowArcs))
                addArcs(m_context.board(), board::creatureNow(token), token.name, m_context.options(),
                        m_rulingOverlay);
            if (shows(Command::ShowThreat) && seen != attacker)
                addThreat(m_context.supposedBoard(), board::creatureNow(token), token.name,
                          m_context.options(), AreaStyle::Threat, m_rulingOverlay);
        }
        if (attacker && shows(Command::ShowThreat) && !m_context.editing()) {
            const board::TokenRecord token = m_context.supposedToken(*attacker);
            addThreat(m_context.supposedBoard(), board::creatureNow(token), token.name, m_context.options(),
                      AreaStyle::Reach, m_rulingOverlay);
        }
    }
    m_pointedAt = m_context.hovered();
    m_side->placeRuling();
    refreshOverlay();
}

void BattleWindow::showRuling(const board::TokenRecord& attacker, const board::TokenRecord& target) {
    const board::BoardView& board = m_context.supposedBoard();
    const attack::AttackQuestion question =
        actions::attackQuestion(m_context.encounter(), attacker, target, m_context.options());
    attack::AttackRuling ruling = attack::attackRuling(board, question, m_context.options());
    actions::nameCreatures(m_context.encounter(), ruling.answer);
    addShown(board, attacker, target, question, ruling);
    RulingView view;
    view.attacker = QString::fromStdString(attacker.name);
    view.target = QString::fromStdString(target.name);
    view.situation = situationText(attacker, ruling, board.grid(), m_context.units(),
                                   actions::isDown(target, m_context.options()));
    const board::CombatantRecord* fights = actions::combatantOf(m_context.encounter(), attacker.id);
    if (fights != nullptr && !fights->armed)
        view.situation = tr("Weapon lost") + QStringLiteral(" · ") + view.situation;
    const std::int32_t apart = std::abs(attacker.elevation - target.elevation);
    if (const int cells = (apart + geometry::kUnitsPerCell / 2) / geometry::kUnitsPerCell; cells > 0)
        view.situation +=
            QStringLiteral(" · ") +
            tr("%1 apart in height, which no rule here counts").arg(m_context.lengthText(cells));
    view.summary = linesSummary(ruling, m_context.encounter());
    QStringList effects{coverEffects(ruling), silentConditions(attacker, target)};
    effects.removeAll(QString());
    view.effects = effects.join(QLatin1Char('\n'));
    view.pinned = m_context.pinnedTarget() == target.id;
    view.supposed = m_context.supposes();
    view.answer = ruling.answer;
    m_side->ruling().showRuling(view);
    // Whoever points at somebody wants to see the card, wherever the panel was scrolled to.
    const std::pair pair(attacker.id, target.id);
    const bool points = m_context.hovered() == target.id && m_pointedAt != target.id;
    if (m_ruled != pair || points) m_side->verticalScrollBar()->setValue(0);
    m_ruled = pair;
    m_rulingShort = QStringLiteral("→ ") + view.target + QStringLiteral(" · ") + rulingInShort(ruling);
    m_targetAtRight = across(board, target.creature) >= across(board, attacker.creature);
    m_rulingHint = view.attacker + QStringLiteral(" → ") + view.target;
    if (!view.summary.isEmpty())
        m_rulingHint +=
            QStringLiteral(" · ") + view.summary + QStringLiteral(" · ") + tr("hold Alt for every corner");
}

bool BattleWindow::shows(Command command) const { return m_commands[command]->isChecked(); }

// What the View menu asks for. Alt shows the lines in any case.
void BattleWindow::addShown(const board::BoardView& board, const board::TokenRecord& attacker,
                            const board::TokenRecord& target, const attack::AttackQuestion& question,
                            const attack::AttackRuling& ruling) {
    const rules::RuleOptions& options = m_context.options();
    if (shows(Command::ShowThreat)) {
        addThreat(board, question.attacker, attacker.name, options, AreaStyle::Reach, m_rulingOverlay);
        addThreat(board, question.target, target.name, options, AreaStyle::Threat, m_rulingOverlay);
    }
    if (shows(Command::ShowArcs)) addArcs(board, question.target, target.name, options, m_rulingOverlay);
    if (shows(Command::ShowFlanking)) addFlanking(board, question, ruling, m_rulingOverlay);
    if (shows(Command::ShowLines) || m_everyCorner)
        addLines(board, question, ruling, options, m_everyCorner, m_rulingOverlay);
}

void BattleWindow::refreshOverlay() {
    // While a tool draws something of its own, the ruling would only be in its way; ghosts are what it is
    // asked about.
    const Overlay& tool = m_tools.tool().overlay();
    const bool both = !tool.ghosts.empty();
    const bool veils = m_tools.active() == ToolId::Fog || m_tools.active() == ToolId::Frame;
    const bool free = tool.empty() && !veils;  // what the players see is another question than a ruling
    Overlay overlay = free || both ? m_rulingOverlay : Overlay();
    append(overlay.cells, tool.cells);
    append(overlay.polygons, tool.polygons);
    append(overlay.circles, tool.circles);
    append(overlay.lines, tool.lines);
    append(overlay.ghosts, tool.ghosts);
    append(overlay.points, tool.points);
    append(overlay.labels, tool.labels);
    append(overlay.legend, tool.legend);
    if (both && !m_rulingShort.isEmpty()) addPointerLine(m_rulingShort, m_targetAtRight, overlay);
    addPlayerFrame(overlay);
    addPings(overlay);
    m_view->setOverlay(std::move(overlay));
    const bool rules = free && !m_context.isDragging();
    m_view->setHint(!m_rulingHint.isEmpty() && rules ? m_rulingHint : m_tools.tool().hint());
    m_view->setCursor(m_tools.tool().cursor());
}

void BattleWindow::showRule(const QString& id) {
    const RuleText rule = ruleText(id.toStdString());
    if (!rule.title.isEmpty())
        m_notices
            ->show(Notice::Kind::Info,
                   id + QStringLiteral(" · ") + rule.title + QStringLiteral("\n") + rule.sentence)
            ->closeAfter(15'000);
}

}  // namespace tenaille::ui
