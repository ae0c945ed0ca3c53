// SPDX-License-Identifier: MIT
#include "ui/battle/battle_context.h"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

namespace tenaille::ui {

namespace {

bool exists(const document::Encounter& encounter, RecordId id) {
    return std::apply([&](const auto&... table) { return ((table.find(id) != nullptr) || ...); },
                      encounter.tables());
}

}  // namespace

BattleContext::BattleContext(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    connect(&document, &Document::changed, this, &BattleContext::forgetMissing);
    connect(&document, &Document::wasReset, this, &BattleContext::forgetMissing);
}

bool BattleContext::perform(const actions::Intent& intent) {
    const Outcome outcome = m_document.perform(intent);
    if (!outcome) Q_EMIT refused(outcome.problem());
    return outcome.ok();
}

void BattleContext::select(std::vector<RecordId> records) {
    if (records == m_selection) return;
    m_selection = std::move(records);
    Q_EMIT selectionChanged();
    Q_EMIT rulingChanged();
}

void BattleContext::hoverToken(std::optional<RecordId> token) {
    if (token == m_hovered) return;
    m_hovered = token;
    Q_EMIT rulingChanged();
}

void BattleContext::pinTarget(std::optional<RecordId> token) {
    if (token == m_pinned) return;
    m_pinned = token;
    Q_EMIT rulingChanged();
}

void BattleContext::openDetails(RecordId token) { Q_EMIT detailsWanted(token); }

QString BattleContext::lengthText(int cells) const { return ui::lengthText(cells, board().grid(), m_units); }

std::vector<RecordId> BattleContext::selectedTokens() const {
    std::vector<RecordId> tokens;
    std::copy_if(m_selection.begin(), m_selection.end(), std::back_inserter(tokens),
                 [&](RecordId id) { return encounter().tokens.find(id) != nullptr; });
    return tokens;
}

std::optional<RecordId> BattleContext::attacker() const {
    const std::vector<RecordId> tokens = selectedTokens();
    return tokens.empty() ? std::nullopt : std::optional(tokens.front());
}

std::optional<RecordId> BattleContext::target() const {
    const std::optional<RecordId> who = attacker();
    // Nobody attacks itself: whoever is pinned and attacks looks at whom the pointer shows.
    if (m_pinned && m_pinned != who) return m_pinned;
    return m_hovered != who ? m_hovered : std::nullopt;
}

// Undo may have taken away what was selected.
void BattleContext::forgetMissing() {
    std::vector<RecordId> still = m_selection;
    std::erase_if(still, [&](RecordId id) { return !exists(encounter(), id); });
    if (m_hovered && !exists(encounter(), *m_hovered)) m_hovered.reset();
    if (m_pinned && !exists(encounter(), *m_pinned)) m_pinned.reset();
    if (still != m_selection) {
        m_selection = std::move(still);
        Q_EMIT selectionChanged();
    }
    Q_EMIT rulingChanged();
}

}  // namespace tenaille::ui
