// SPDX-License-Identifier: MIT
//
// The only undo command of the program: redo applies a change set, undo its inverse.
#pragma once

#include <QUndoCommand>

#include "core/document/changes.h"

namespace tenaille::ui {

class Document;

class ChangeCommand : public QUndoCommand {
  public:
    // Of an edit that the document has already: the first redo() tells of it. The text of the undo menu is
    // that of the change set's name (ui/text/edit_text.h).
    // `number`: of the edit, as Document::newestEdit() tells it.
    ChangeCommand(Document& document, document::ChangeSet changes, quint64 number);

    // What is typed into a text or note that was just put down belongs to the same step, and so does what is
    // typed on in the same visit of a field ("typeOn").
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* next) override;
    void undo() override;
    void redo() override;
    void retranslate();
    const document::ChangeSet& changes() const { return m_changes; }
    quint64 number() const { return m_number; }

  private:
    Document& m_document;
    document::ChangeSet m_changes;
    quint64 m_number;
    bool m_isMade = true;
};

}  // namespace tenaille::ui
