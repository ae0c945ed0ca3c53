// SPDX-License-Identifier: MIT
#include "ui/text/edit_text.h"

#include <QCoreApplication>

#include "core/base/problem.h"
#include "ui/text/ruling_text.h"

namespace tenaille::ui {

namespace {

struct Phrase {
    const char* key;
    const char* menu;  // undo menu
    const char* log;   // log line, nullptr: as in the menu
};

// %1.. are the arguments of the change set in core/actions.
constexpr Phrase kPhrases[] = {
    {"moveToken", QT_TRANSLATE_NOOP("Edit", "Move %1"), QT_TRANSLATE_NOOP("Edit", "%1 moves %2 squares")},
    {"moveTokens", QT_TRANSLATE_NOOP("Edit", "Move %1 creatures"), nullptr},
    {"placeToken", QT_TRANSLATE_NOOP("Edit", "Place %1"),
     QT_TRANSLATE_NOOP("Edit", "%1 is placed by the game master, rules ignored")},
    {"placeTokens", QT_TRANSLATE_NOOP("Edit", "Place %1 creatures"),
     QT_TRANSLATE_NOOP("Edit", "%1 creatures are placed by the game master, rules ignored")},
    {"turnToken", QT_TRANSLATE_NOOP("Edit", "Turn %1"), QT_TRANSLATE_NOOP("Edit", "%1 turns to face %2")},
    {"turnTokens", QT_TRANSLATE_NOOP("Edit", "Turn %1 creatures"), nullptr},
    {"addToken", QT_TRANSLATE_NOOP("Edit", "Add %1"), nullptr},
    {"addTokens", QT_TRANSLATE_NOOP("Edit", "Add %2 × %1"), nullptr},
    {"editToken", QT_TRANSLATE_NOOP("Edit", "Edit %1"), nullptr},
    {"newTurn", QT_TRANSLATE_NOOP("Edit", "New turn for %1"), nullptr},
    {"newTurnAll", QT_TRANSLATE_NOOP("Edit", "New turn for all"), nullptr},
    {"damageToken", QT_TRANSLATE_NOOP("Edit", "Damage %1"),
     QT_TRANSLATE_NOOP("Edit", "%1 loses %2 hit points")},
    {"healToken", QT_TRANSLATE_NOOP("Edit", "Heal %1"),
     QT_TRANSLATE_NOOP("Edit", "%1 regains %2 hit points")},
    {"removeToken", QT_TRANSLATE_NOOP("Edit", "Remove %1"), nullptr},
    {"removeRecords", QT_TRANSLATE_NOOP("Edit", "Remove %1 elements"), nullptr},
    {"openDoor", QT_TRANSLATE_NOOP("Edit", "Open door"), QT_TRANSLATE_NOOP("Edit", "A door is opened")},
    {"closeDoor", QT_TRANSLATE_NOOP("Edit", "Close door"), QT_TRANSLATE_NOOP("Edit", "A door is closed")},
    {"lockDoor", QT_TRANSLATE_NOOP("Edit", "Lock door"), QT_TRANSLATE_NOOP("Edit", "A door is locked")},
    {"setOverride", QT_TRANSLATE_NOOP("Edit", "Override for %1 against %2"),
     QT_TRANSLATE_NOOP("Edit", "%1 against %2: %3 is %5 by the game master (the rules say %4)")},
    {"clearOverride", QT_TRANSLATE_NOOP("Edit", "Clear override for %1 against %2"),
     QT_TRANSLATE_NOOP("Edit", "%1 against %2: %3 is %4 again, as the rules say")},
    {"setRules", QT_TRANSLATE_NOOP("Edit", "Change rules"),
     QT_TRANSLATE_NOOP("Edit", "The rules in force change: %1")},
    {"addWall", QT_TRANSLATE_NOOP("Edit", "Add wall"), nullptr},
    {"hideToken", QT_TRANSLATE_NOOP("Edit", "Hide %1"), nullptr},
    {"hideTokens", QT_TRANSLATE_NOOP("Edit", "Hide %1 creatures"), nullptr},
    {"revealToken", QT_TRANSLATE_NOOP("Edit", "Reveal %1"), nullptr},
    {"revealTokens", QT_TRANSLATE_NOOP("Edit", "Reveal %1 creatures"), nullptr},
    {"showGrid", QT_TRANSLATE_NOOP("Edit", "Show grid"), nullptr},
    {"hideGrid", QT_TRANSLATE_NOOP("Edit", "Hide grid"), nullptr},
    {"addDoor", QT_TRANSLATE_NOOP("Edit", "Add door"), nullptr},
    {"setPicture", QT_TRANSLATE_NOOP("Edit", "Set map picture"), nullptr},
    {"importMap", QT_TRANSLATE_NOOP("Edit", "Import %1"), nullptr},
};

const Phrase* phrase(const std::string& key) {
    for (const Phrase& one : kPhrases)
        if (key == one.key) return &one;
    return nullptr;
}

}  // namespace

QString filled(const QString& text, const std::vector<std::string>& arguments) {
    return QString::fromStdString(fillTemplate(text.toStdString(), arguments));
}

QString editText(const std::string& name, const std::vector<std::string>& arguments) {
    const Phrase* found = phrase(name);
    if (found == nullptr) return QString::fromStdString(name);
    return filled(QCoreApplication::translate("Edit", found->menu), arguments);
}

QString logText(const std::string& entry, const std::vector<std::string>& stored) {
    const Phrase* found = phrase(entry);
    if (found == nullptr) return QString::fromStdString(entry);
    std::vector<std::string> arguments = stored;
    // Overrides store the key of the reason.
    if ((entry == "setOverride" || entry == "clearOverride") && arguments.size() > 2)
        arguments[2] = reasonText(arguments[2]).toStdString();
    return filled(QCoreApplication::translate("Edit", found->log != nullptr ? found->log : found->menu),
                  arguments);
}

}  // namespace tenaille::ui
