// SPDX-License-Identifier: MIT
//
// "So what is the total?": one attack of one creature on another, with every modifier that the other families
// find, each with its reason and rule. The one family that combines the others; each of them answers for
// itself (cover/cover.h, facing/...).
//
// Properties that the tests check: the totals are the sums of the modifiers that are not suppressed; an
// override changes the total by the difference and leaves the ruled value readable; a refusal has a reason
// and leaves the numbers in place, and the game master may allow the attack all the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board/board_view.h"
#include "core/board/records.h"
#include "core/rules/cover/concealment.h"
#include "core/rules/cover/cover.h"
#include "core/rules/facing/target_5e.h"
#include "core/rules/flanking/flanking.h"
#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"
#include "core/rules/ruling.h"

namespace tenaille::attack {

// A value of the GM for the modifiers with this reason key. Several of one reason never add up, so that the
// total changes as if there were one. For a refusal (see keyOf) any value allows the attack.
struct GivenValue {
    std::string reason;
    std::int32_t value = 0;
};

// Both creatures stand on the board that is asked. `mode` Melee against a target that is not adjacent is
// judged as Reach.
struct AttackQuestion {
    board::Creature attacker;
    board::Creature target;
    board::AttackMode mode = board::AttackMode::Melee;
    std::int32_t attackBonus = 0;
    std::vector<GivenValue> given;
    std::int32_t fatigue = 0;  // FA-06: taken off his rolls, 0 or more
};

// Why an attack cannot be made. Advice to the GM, never a wall: the numbers are worked out all the same.
enum class Refusal : std::uint8_t {
    NotTargetable,   // F5-05: the target lies in the attacker's rear arc
    NoLineOfEffect,  // CV-13
    OutOfReach,      // SZ-05
    SameSpace,       // SZ-05: the spaces overlap, there are no lines between them
};
constexpr Refusal kRefusals[] = {Refusal::NotTargetable, Refusal::NoLineOfEffect, Refusal::OutOfReach,
                                 Refusal::SameSpace};

// The reason key under which the GM allows what is refused: "refusal.notTargetable" ...
std::string_view keyOf(Refusal refusal);
std::optional<Refusal> refusalNamed(std::string_view key);

struct Refused {
    Refusal why = Refusal::OutOfReach;
    rules::RuleRef rule = rules::kSheet;
    bool allowed = false;  // by the GM, all the same
    friend bool operator==(const Refused&, const Refused&) = default;
};

// The reason of the line that tells of advantage. It has no number: the game master's 0 takes it away.
inline constexpr std::string_view kAdvantage = "facing.advantage";

struct AttackAnswer {
    std::vector<Refused> refusals;           // in the order of kRefusals, each at most once
    std::vector<rules::Modifier> modifiers;  // sheet values first, then family by family
    std::int32_t toHit = 0;                  // total
    std::optional<std::int32_t> armorClass;  // total; none when the target has none recorded
    std::optional<std::int32_t>
        needs;  // lowest natural d20 that hits by the totals, 2..20; natural 20 always hits, 1 never
    std::int32_t missChance = 0;      // percent
    bool advantage = false;           // F5-06
    std::optional<bool> sneakAttack;  // UF-19; none without the facing variant or without sneakLevel

    // What stands in the way of the attack: the first refusal that the GM has not allowed.
    std::optional<Refusal> refusal() const;
};

// What was looked at, for the lines and arcs on the board.
struct AttackEvidence {
    int distance = 0;  // cells
    board::AttackMode mode = board::AttackMode::Melee;
    cover::CoverRuling cover;  // empty lines when the spaces overlap
    cover::ConcealmentRuling concealment;
    std::vector<facing::SeenCell> attackerSeen;  // the attacker's cells in the target's arcs (5e)
    std::vector<facing::SeenCell> targetSeen;    // the target's cells in the attacker's arcs (5e)
    std::vector<board::Creature> flankHelpers;   // who was looked at; the verdicts name them by index
    std::vector<flanking::HelperEvidence> flankVerdicts;
};

using AttackRuling = rules::Ruling<AttackAnswer, AttackEvidence>;

// The question of cover that an attack of this mode asks.
cover::Attack coverAttack(board::AttackMode mode);

AttackRuling attackRuling(const board::BoardView& board, const AttackQuestion& question,
                          const rules::RuleOptions& options);

}  // namespace tenaille::attack
