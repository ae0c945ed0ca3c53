// SPDX-License-Identifier: MIT
//
// Rulings in words: the reasons of modifiers, refusals and rules in the user's language. The keys are those
// that the families of core/rules give; a test asks every family for its keys and finds a sentence for each.
#pragma once

#include <QString>

#include "core/document/encounter.h"
#include "core/rules/attack/attack.h"
#include "core/rules/modifier.h"
#include "ui/text/units.h"

namespace tenaille::ui {

// "Cover: 2 of 4 lines cut". An unknown reason is shown as it is.
QString reasonText(const rules::Modifier& modifier);
// The same for a key alone, without its arguments (log lines of overrides).
QString reasonText(const std::string& reason);
// Its name alone: "Flanking".
QString reasonName(const std::string& reason);
bool hasReasonText(const std::string& reason);

// "No line of effect: the target has total cover."
QString refusalText(attack::Refusal refusal);

// "Longbow · 6 squares · 9 m · from the left arc": the attack in a line. `isDown`: the target, which changes
// no number.
QString situationText(const board::TokenRecord& attacker, const attack::AttackRuling& ruling,
                      board::GridKind grid, Units units, bool isDown);

// "needs 12+ · Cover +4 · miss chance 20 %", "needs 8+ · no cover": what matters beside the pointer.
QString rulingInShort(const attack::AttackRuling& ruling);

// "4 lines from the best corner, 1 touching, 2 cut by: stone wall, table"; empty without lines. What cuts
// them is looked up in the document, each name once, in the order of the lines.
QString linesSummary(const attack::AttackRuling& ruling, const document::Encounter& encounter);
// What the cover does beside the armour class: Reflex, opportunities, hiding. Empty without any.
QString coverEffects(const attack::AttackRuling& ruling);
// The conditions of both that no rule here gives a number for, so that nobody thinks they were forgotten.
QString silentConditions(const board::TokenRecord& attacker, const board::TokenRecord& target);

// "front arc", "left arc" ...
QString arcText(board::Arc arc);

// The same in one or two letters, for the board: "F", "L", "R", "B" (back).
QString arcLetter(board::Arc arc);

// What stands beside a modifier as its source: the id of its rule, "sheet" in the user's language.
QString sourceText(rules::RuleRef rule);

// Title and sentence of a rule of the catalogues, in the language of the program; empty for an unknown id.
struct RuleText {
    QString title;
    QString sentence;
};
RuleText ruleText(std::string_view id);

}  // namespace tenaille::ui
