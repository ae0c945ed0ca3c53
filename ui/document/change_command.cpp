// SPDX-License-Identifier: MIT
#include "ui/document/change_command.h"

#include <utility>

#include "ui/document/document.h"
#include "ui/text/edit_text.h"

namespace tenaille::ui {

ChangeCommand::ChangeCommand(Document& document, document::ChangeSet changes)
    : QUndoCommand(editText(changes.name, changes.arguments)),
      m_document(document),
      m_changes(std::move(changes)) {}

void ChangeCommand::retranslate() { setText(editText(m_changes.name, m_changes.arguments)); }

void ChangeCommand::undo() { m_document.applyNow(document::inverse(m_changes)); }

void ChangeCommand::redo() {
    if (std::exchange(m_isMade, false))
        m_document.tell(m_changes);
    else
        m_document.applyNow(m_changes);
}

}  // namespace tenaille::ui
