// SPDX-License-Identifier: MIT
//
// Concealment of a target against one attack (CO-02 to CO-08): fog, poor light and what stops sight only.
// What stops the attack itself is cover.h's matter.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/board_view.h"
#include "core/rules/cover/cell_contact.h"
#include "core/rules/cover/cover_lines.h"
#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"
#include "core/rules/ruling.h"

namespace tenaille::cover {

enum class ConcealmentLevel : std::uint8_t { None, Concealed, Total };
std::string_view name(ConcealmentLevel level);  // "none", "concealment", "total"

struct ConcealmentQuestion {
    Space attacker;
    Flags<board::Sense> senses;  // of the attacker
    Space target;
    bool melee =
        false;  // against an adjacent target another test holds (CO-03); reach attacks are no melee here
    std::optional<std::int32_t> darkvisionRange = {};  // CO-05: in cells; none: no limit
    bool unseen = false;   // CO-07: an invisible target, a blinded attacker: no line of sight
    bool blurred = false;  // CO-01: the target conceals itself, whatever lies between
};
// Of two creatures, with their senses and conditions.
ConcealmentQuestion concealmentQuestion(const board::Creature& attacker, const board::Creature& target,
                                        bool melee);

struct ConcealmentAnswer {
    bool lineOfEffect = true;
    bool lineOfSight = true;                // some line is free of all that stops sight
    std::optional<ConcealmentLevel> level;  // none without line of effect: that is total cover (CV-13)
    std::optional<std::int32_t>
        missChance;  // 0, 20 or 50 per cent (CO-04, CO-08); several never add up (CO-06)
    std::vector<rules::Modifier> modifiers;
};

// One line from the chosen corner; `cell` is the first concealing cell that it meets, in reading order.
struct ConcealmentLine {
    LatticePoint from;
    LatticePoint to;
    std::optional<Cell> cell;
};

struct ConcealmentEvidence {
    bool byLines = true;                 // false: adjacent melee, every cell of the target was looked at
    LatticePoint chosen;                 // ties: smallest y, then x
    std::vector<ConcealmentLine> lines;  // from `chosen` to the corners of the target's outline
};

using ConcealmentRuling = rules::Ruling<ConcealmentAnswer, ConcealmentEvidence>;

ConcealmentRuling ruleConcealment(const BoardView& board, const ConcealmentQuestion& question,
                                  const rules::ConcealmentOptions& options);

// CO-07: some line between the two is free of all that stops sight, the attacker is not blinded and the
// target not invisible. Spaces that overlap see each other unless one of those conditions speaks against it.
bool canSee(const BoardView& board, const board::Creature& attacker, const board::Creature& target);

// CO-04: after a hit, the roll of d100 (1 to 100, 100 for 00) that makes it a miss.
constexpr bool isMiss(std::int32_t missChance, std::int32_t d100) { return d100 <= missChance; }

// CO-05: dim light is lifted by darkvision and (concealment.lowLight) by low-light vision, darkness by
// darkvision as far as it sees, fog by nothing. `distance`: of the concealing cell from the attacker.
bool isLifted(board::Concealment cause, int distance, const ConcealmentQuestion& question,
              const rules::ConcealmentOptions& options);

}  // namespace tenaille::cover
