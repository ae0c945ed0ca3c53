// SPDX-License-Identifier: MIT
//
// What combatants declare for a round and order for a segment (protocol 5.1). Dice are inputs: rolled by the
// program or typed from the table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules/close_combat/close_move.h"
#include "core/rules/fight/plane.h"
#include "core/rules/modifier.h"
#include "core/rules/segments/mode.h"
#include "core/rules/surprise/sneak_attack.h"
#include "core/rules/wounds/combat_action.h"

namespace tenaille::fight {

// SG-02: what one combatant announces for a round.
struct Declaration {
    std::string who;
    segments::Mode mode = segments::Mode::Melee;
    std::optional<std::int32_t> initiative;      // none: that of the round before
    std::int32_t actions = 0;                    // routine actions (SG-06)
    std::vector<std::int32_t> initiatives = {};  // of every action; empty: by initiative and spacing (SG-08)
    friend bool operator==(const Declaration&, const Declaration&) = default;
};

// What the board adds to a strike, read where both stand when the segment begins; a rules query adds nothing.
struct Situation {
    std::vector<rules::Modifier> modifiers = {};  // to hit, armour class of the target, miss chance alone
    std::optional<std::int32_t> missDie = {};     // d100 of the target: needed with a miss chance (CO-04)
    bool lineOfEffect = true;                     // CV-13: without it the strike is refused
    friend bool operator==(const Situation&, const Situation&) = default;
};

// A strike as it was rolled.
struct Dice {
    std::optional<std::int32_t> d20 = {};   // none: only an opportunity that passes the guard (AO-17)
    std::int32_t wear = 0;                  // dealt if it hits, whatever the action; not doubled
    std::int32_t lossRoll = 1;              // of a critical, as the die fell: 1 costs no hit point (EX-19)
    std::optional<std::int32_t> d6 = {};    // fumble die (EX-06)
    std::int32_t d4 = 1;                    // of a push (CM-21)
    std::optional<std::int32_t> d100 = {};  // of a blow at one of two who grapple (AO-25)
    wounds::RangeBand rangeBand = wounds::RangeBand::Short;
    std::optional<std::string> weapon = {};  // a label (AO-15)
    wounds::CombatAction action = wounds::CombatAction::MeleeAttack;
    std::vector<std::int32_t> opposed = {};  // strike totals of those who are passed by (CM-23)
    Situation situation = {};                // against the target that is meant (AO-25)
    friend bool operator==(const Dice&, const Dice&) = default;
};

// SG-14, AO-21.
struct ChangeMode {
    segments::Mode to = segments::Mode::Melee;
    bool draws = false;  // a weapon, in the same segment
    bool dropsBow = false;
    friend bool operator==(const ChangeMode&, const ChangeMode&) = default;
};

// SG-05: the simple action of this name draws a weapon.
inline constexpr std::string_view kDraw = "draw";

struct SimpleAction {
    std::string what;
    std::int32_t duration = 1;  // segments
    friend bool operator==(const SimpleAction&, const SimpleAction&) = default;
};

// A place, or somebody by his id.
using Goal = std::variant<Position, std::string>;

// CM-04.
struct FastMove {
    std::int32_t speed = 0;
    Goal goal;
    std::vector<Position> corners = {};  // passed one after the other; none: straight
    friend bool operator==(const FastMove&, const FastMove&) = default;
};

// SG-17.
struct Cast {
    std::string spell;
    std::int32_t time = 1;  // segments
    friend bool operator==(const Cast&, const Cast&) = default;
};

// SG-06.
struct Routine {
    std::string target;
    Dice dice;
    friend bool operator==(const Routine&, const Routine&) = default;
};

// AO-04. With `onFumble` it waits for a critical failure of the target against him (EX-06).
struct Opportunity {
    std::string target;
    Dice dice;
    bool onFumble = false;
    friend bool operator==(const Opportunity&, const Opportunity&) = default;
};

// SU-06.
struct SurpriseAttack {
    std::string target;
    Dice dice;
    std::optional<std::int32_t> rangeMm = {};  // of the weapon of a shot (SU-09)
    friend bool operator==(const SurpriseAttack&, const SurpriseAttack&) = default;
};

// SN-01. The wear of `dice` does not count: each weapon has its own.
struct SneakAttack {
    std::string target;
    Dice dice;
    std::optional<std::int32_t> rangeMm = {};         // short range of the weapon of a shot (SN-10)
    bool unseen = false;                              // SN-02
    std::int32_t save = 0;                            // total of the critical save
    std::vector<surprise::SneakWeapon> weapons = {};  // one, or two daggers (SN-16)
    bool inFight = false;                             // the target (SN-15)
    std::int32_t weaponAttackFactor = 0;              // SN-05
    std::int32_t dexterityBonus = 0;
    std::int32_t weaponDefenseFactor = 0;
    friend bool operator==(const SneakAttack&, const SneakAttack&) = default;
};

// EX-25.
struct Parry {
    std::string against;
    std::int32_t d20 = 1;
    bool success = false;  // of an ordinary parry
    friend bool operator==(const Parry&, const Parry&) = default;
};

// CM-03, CM-12, CM-14.
struct SlowMove {
    close_combat::Move move = close_combat::Move::Advance;
    Goal goal = {};                  // somebody: along the line of the two, or round him
    std::int32_t distanceMm = 4000;  // at most one slow step counts
    bool flanksFree = true;          // CM-17
    bool follow = false;             // only after an opponent whom he pushes back (CM-21)
    friend bool operator==(const SlowMove&, const SlowMove&) = default;
};

// CM-15, CM-16, CM-19: the answer to somebody's slow move.
struct React {
    std::string to;
    close_combat::Reaction reaction = close_combat::Reaction::Hold;
    friend bool operator==(const React&, const React&) = default;
};

// CM-20: no move, not even a slow one.
struct Pivot {
    friend bool operator==(const Pivot&, const Pivot&) = default;
};

using Deed = std::variant<ChangeMode, SimpleAction, FastMove, Cast, Routine, Opportunity, SurpriseAttack,
                          SneakAttack, Parry, SlowMove, React, Pivot>;

// One order of one combatant for the segment that is played.
struct Order {
    std::string who;
    Deed deed;
    friend bool operator==(const Order&, const Order&) = default;
};

// "changeMode" ... as queries and events write it.
std::string_view name(const Deed& deed);

// The dice of a strike, nullptr for anything else.
const Dice* diceOf(const Deed& deed);
Dice* diceOf(Deed& deed);

}  // namespace tenaille::fight
