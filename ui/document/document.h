// SPDX-License-Identifier: MIT
//
// Document: the open encounter or map with its undo stack. The one place in the ui that changes a document:
// everything else reads encounter(), board() and options(), sends intents to perform() and listens to
// changed().
#pragma once

#include <QObject>
#include <QUndoStack>
#include <optional>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/document/changes.h"
#include "core/players/player_scene.h"

namespace tenaille::ui {

class Document : public QObject {
    Q_OBJECT

  public:
    explicit Document(document::Encounter encounter, QObject* parent = nullptr);

    const document::Encounter& encounter() const { return m_encounter; }
    QUndoStack& undoStack() { return m_undoStack; }

    // The board and the options of the present revision, made on first use after a change.
    const board::BoardView& board() const;
    const rules::RuleOptions& options() const;
    // The board for questions of movement: kept while walls and terrain stay as they are.
    const movement::MoveGrid& moveGrid() const;
    // What eyes and lamps see of the board: kept while it, lamps and rules stay as they are.
    const players::SightGround& sightGround() const;
    // What the players may have of the present revision.
    const players::PlayerScene& playerScene() const;
    // Grows with every change, undo and redo included; for caches.
    quint64 revision() const { return m_revision; }

    // The number of the newest undo step that is made, 0: there is none. No two steps have the same one, also
    // where one takes the place of one that was undone.
    quint64 newestEdit() const { return editBefore(m_undoStack.index()); }
    // Whether that step is made, and not undone.
    bool isMade(quint64 edit) const;

    // What the intent would do; changes nothing.
    Result<document::ChangeSet> plan(const actions::Intent& intent) const;
    // Plans and applies as one undo step. A problem leaves the document as it was; an empty plan makes no
    // step. What the players learn by it (actions/explore.h) is part of the step.
    Outcome perform(const actions::Intent& intent);
    // In place of the last undo step; the intent is planned for what was before that one. A problem leaves
    // everything as it was.
    Outcome performInstead(const actions::Intent& intent);
    // Applies a ready change set as one undo step.
    Outcome perform(const document::ChangeSet& changes);

    // False: the players' screen is held or shows something else, and they learn nothing by what is done.
    // True again: what they see then is one step, if it is new.
    void setPlayersLook(bool look);

    // Bytes of pictures that records of a coming change name.
    void addAsset(const std::string& name, document::AssetBytes bytes);
    // Bytes came that records name already: whoever shows them looks again. Nothing is changed.
    void showAssets();

    // The undo menu in the present language.
    void retranslate();

    // Replaces everything (another file was opened, changes were recovered). The undo stack starts again.
    void reset(document::Encounter encounter);

  Q_SIGNALS:
    // After every edit, undo and redo, with what was applied. The encounter is already the new one.
    void changed(const tenaille::document::ChangeSet& changes);
    // What a journal keeps as one: the same, but what takes the place of a step comes together with its
    // undoing. Whoever read the undoing alone would have lost the step.
    void deedDone(const tenaille::document::ChangeSet& changes);
    void wasReset();

  private:
    friend class ChangeCommand;
    quint64 editBefore(int index) const;
    void forgetBoard();
    void applyNow(const document::ChangeSet& changes);
    void tell(const document::ChangeSet& changes);
    Outcome perform(document::ChangeSet changes, const actions::Intent* intent);
    void addLearned(document::ChangeSet& changes, const actions::Intent* intent);
    void forgetAfter(const document::ChangeSet& changes);

    document::Encounter m_encounter;
    bool m_playersLook = true;
    QUndoStack m_undoStack;
    std::optional<document::ChangeSet> m_deed;  // while one step takes the place of another
    quint64 m_revision = 0;
    quint64 m_edits = 0;
    mutable std::optional<board::BoardView> m_board;
    mutable std::optional<rules::RuleOptions> m_options;
    mutable std::optional<movement::MoveGrid> m_moveGrid;
    mutable std::optional<players::SightGround> m_sight;
    mutable std::optional<players::PlayerScene> m_playerScene;
};

}  // namespace tenaille::ui
