// SPDX-License-Identifier: MIT
#include "ui/document/document.h"

#include <QDateTime>
#include <utility>
#include <variant>

#include "ui/document/change_command.h"

namespace tenaille::ui {

Document::Document(document::Encounter encounter, QObject* parent)
    : QObject(parent), m_encounter(std::move(encounter)), m_undoStack(this) {}

const board::BoardView& Document::board() const {
    if (!m_board) m_board = document::boardOf(m_encounter);
    return *m_board;
}

const rules::RuleOptions& Document::options() const {
    if (!m_options) m_options = document::optionsOf(m_encounter);
    return *m_options;
}

const movement::MoveGrid& Document::moveGrid() const {
    if (!m_moveGrid) m_moveGrid.emplace(board());
    return *m_moveGrid;
}

Result<document::ChangeSet> Document::plan(const actions::Intent& intent) const {
    const bool moves = std::holds_alternative<actions::MoveTokens>(intent);
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return actions::plan({m_encounter, board(), options(), moves ? &moveGrid() : nullptr, now}, intent);
}

Outcome Document::perform(const actions::Intent& intent) {
    const Result<document::ChangeSet> planned = plan(intent);
    if (!planned) return planned.problem();
    return perform(*planned);
}

Outcome Document::perform(const document::ChangeSet& changes) {
    if (changes.empty()) return Done{};
    // A command on the stack may not fail, so whether the changes fit is found out before they become one.
    const Outcome fits = document::apply(m_encounter, changes);
    if (!fits) return fits.problem();
    const Outcome takenBack = document::apply(m_encounter, document::inverse(changes));
    Q_ASSERT(takenBack.ok());
    m_undoStack.push(new ChangeCommand(*this, changes));
    return Done{};
}

void Document::addAsset(const std::string& name, document::AssetBytes bytes) {
    m_encounter.assets[name] = std::move(bytes);
}

// Qt hands out its commands as if they could not change; those on our stack are all ours.
void Document::retranslate() {
    for (int i = 0; i < m_undoStack.count(); ++i)
        if (const auto* command = dynamic_cast<const ChangeCommand*>(m_undoStack.command(i)))
            const_cast<ChangeCommand*>(command)->retranslate();
}

void Document::reset(document::Encounter encounter) {
    m_undoStack.clear();
    m_encounter = std::move(encounter);
    forgetBoard();
    ++m_revision;
    Q_EMIT wasReset();
}

void Document::forgetBoard() {
    m_board.reset();
    m_moveGrid.reset();
    m_options.reset();
}

void Document::applyNow(const document::ChangeSet& changes) {
    const Outcome outcome = document::apply(m_encounter, changes);
    Q_ASSERT(outcome.ok());
    if (!document::keepsGround(changes))
        forgetBoard();
    else if (m_board)
        m_board = m_board->withCreatures(document::creaturesOf(m_encounter));
    m_options.reset();
    ++m_revision;
    Q_EMIT changed(changes);
}

}  // namespace tenaille::ui
