// SPDX-License-Identifier: MIT
#include "ui/document/change_command.h"

#include <utility>

#include "ui/document/document.h"
#include "ui/text/edit_text.h"

namespace tenaille::ui {

ChangeCommand::ChangeCommand(Document& document, document::ChangeSet changes, quint64 number)
    : QUndoCommand(editText(changes.name, changes.arguments)),
      m_document(document),
      m_changes(std::move(changes)),
      m_number(number) {}

namespace {

// The only record of the change set, if it is of that kind.
template <class Record>
const document::Change<Record>* onlyChange(const document::ChangeSet& changes) {
    return changes.changes.size() == 1 ? std::get_if<document::Change<Record>>(&changes.changes.front())
                                       : nullptr;
}

// `made` with the words of `next`, if that is about the same record, new in `made` or not (`goesOn`), and
// about its words alone.
template <class Record, class Words>
bool takeWords(document::ChangeSet& made, const document::ChangeSet& next, Words Record::*words,
               bool goesOn) {
    const auto* first = onlyChange<Record>(made);
    const auto* second = onlyChange<Record>(next);
    if (first == nullptr || second == nullptr || (first->before && !goesOn) || !first->after ||
        !second->after || second->before != first->after)
        return false;
    Record changed = *first->after;
    changed.*words = (*second->after).*words;
    if (changed != *second->after) return false;
    made.changes.front() = document::Change<Record>{first->before, std::move(changed)};
    return true;
}

}  // namespace

bool ChangeCommand::mergeWith(const QUndoCommand* next) {
    const auto* command = dynamic_cast<const ChangeCommand*>(next);
    if (command == nullptr) return false;
    const document::ChangeSet& words = command->m_changes;
    const bool goesOn = words.name == "typeOn";
    if (!goesOn && words.name != "changeElements") return false;
    return takeWords(m_changes, words, &board::TextRecord::text, goesOn) ||
           takeWords(m_changes, words, &board::NoteRecord::title, goesOn) ||
           takeWords(m_changes, words, &board::NoteRecord::text, goesOn);
}

void ChangeCommand::retranslate() { setText(editText(m_changes.name, m_changes.arguments)); }

void ChangeCommand::undo() { m_document.applyNow(document::inverse(m_changes)); }

void ChangeCommand::redo() {
    if (std::exchange(m_isMade, false))
        m_document.tell(m_changes);
    else
        m_document.applyNow(m_changes);
}

}  // namespace tenaille::ui
