// SPDX-License-Identifier: MIT
#include "ui/document/document.h"

#include <QDateTime>
#include <iterator>
#include <utility>
#include <variant>

#include "core/actions/explore.h"
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
    if (!m_moveGrid || m_moveGrid->partial() != options().hex.partial)
        m_moveGrid.emplace(board(), options().hex.partial);
    return *m_moveGrid;
}

const players::SightGround& Document::sightGround() const {
    if (!m_sight) m_sight.emplace(m_encounter, board(), options());
    return *m_sight;
}

const players::PlayerScene& Document::playerScene() const {
    if (!m_playerScene) m_playerScene = players::playerScene(m_encounter, sightGround());
    return *m_playerScene;
}

Result<document::ChangeSet> Document::plan(const actions::Intent& intent) const {
    const bool moves = std::holds_alternative<actions::MoveTokens>(intent);
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return actions::plan({m_encounter, board(), options(), moves ? &moveGrid() : nullptr, now, m_playersLook},
                         intent);
}

Outcome Document::perform(const actions::Intent& intent) {
    const Result<document::ChangeSet> planned = plan(intent);
    if (!planned) return planned.problem();
    return perform(*planned, &intent);
}

Outcome Document::performInstead(const actions::Intent& intent) {
    m_deed.emplace();
    m_undoStack.undo();
    const Outcome outcome = perform(intent);
    if (!outcome) m_undoStack.redo();
    const std::optional<document::ChangeSet> deed = std::exchange(m_deed, std::nullopt);
    if (outcome && !deed->empty()) Q_EMIT deedDone(*deed);
    return outcome;
}

Outcome Document::perform(const document::ChangeSet& changes) { return perform(changes, nullptr); }

// A command on the stack may not fail, so the edit is made before it becomes one.
Outcome Document::perform(document::ChangeSet changes, const actions::Intent* intent) {
    if (changes.empty()) return Done{};
    const Outcome fits = document::apply(m_encounter, changes);
    if (!fits) return fits.problem();
    forgetAfter(changes);
    addLearned(changes, intent);
    m_undoStack.push(new ChangeCommand(*this, std::move(changes), ++m_edits));
    return Done{};
}

// While nobody was told of the edit. What players learn leaves the ground as it is.
void Document::addLearned(document::ChangeSet& changes, const actions::Intent* intent) {
    if (!m_playersLook || !actions::mayExplore(m_encounter, changes)) return;
    document::ChangeSet learned = actions::explore(m_encounter, changes, sightGround(), intent);
    const Outcome fits = document::apply(m_encounter, learned);
    Q_ASSERT(fits.ok());
    std::move(learned.changes.begin(), learned.changes.end(), std::back_inserter(changes.changes));
}

void Document::setPlayersLook(bool look) {
    if (std::exchange(m_playersLook, look) == look || !look) return;
    const Outcome seen = perform(actions::lookAgain(m_encounter, sightGround()));
    Q_ASSERT(seen.ok());
}

quint64 Document::editBefore(int index) const {
    const auto* command =
        index > 0 ? dynamic_cast<const ChangeCommand*>(m_undoStack.command(index - 1)) : nullptr;
    return command != nullptr ? command->number() : 0;
}

bool Document::isMade(quint64 edit) const {
    int index = m_undoStack.index();
    while (index > 0 && editBefore(index) > edit) --index;  // they rise along the stack
    return edit != 0 && editBefore(index) == edit;
}

void Document::addAsset(const std::string& name, document::AssetBytes bytes) {
    m_encounter.assets[name] = std::move(bytes);
}

void Document::showAssets() {
    m_playerScene.reset();
    Q_EMIT changed({});
}

// Qt hands out its commands as if they could not change; those on our stack are all ours.
void Document::retranslate() {
    for (int i = 0; i < m_undoStack.count(); ++i)
        if (const auto* command = dynamic_cast<const ChangeCommand*>(m_undoStack.command(i)))
            const_cast<ChangeCommand*>(command)->retranslate();
}

void Document::reset(document::Encounter encounter) {
    m_undoStack.clear();
    m_undoStack.setClean();  // which an empty stack forgets to be cleared to
    m_encounter = std::move(encounter);
    forgetBoard();
    ++m_revision;
    Q_EMIT wasReset();
}

void Document::forgetBoard() {
    m_board.reset();
    m_moveGrid.reset();
    m_options.reset();
    m_sight.reset();
    m_playerScene.reset();
}

void Document::forgetAfter(const document::ChangeSet& changes) {
    if (!document::keepsGround(changes)) {
        m_board.reset();
        m_moveGrid.reset();
    } else if (m_board && changes.touches<board::TokenRecord>()) {
        m_board = m_board->withCreatures(document::creaturesOf(m_encounter));
    }
    if (m_sight && !players::keepsSightGround(changes) && !m_sight->follow(changes, m_encounter, board()))
        m_sight.reset();
    m_playerScene.reset();
    m_options.reset();
}

void Document::applyNow(const document::ChangeSet& changes) {
    const Outcome outcome = document::apply(m_encounter, changes);
    Q_ASSERT(outcome.ok());
    forgetAfter(changes);
    tell(changes);
}

void Document::tell(const document::ChangeSet& changes) {
    ++m_revision;
    Q_EMIT changed(changes);
    if (!m_deed) {
        Q_EMIT deedDone(changes);
        return;
    }
    m_deed->name = changes.name;
    m_deed->arguments = changes.arguments;
    m_deed->changes.insert(m_deed->changes.end(), changes.changes.begin(), changes.changes.end());
}

}  // namespace tenaille::ui
