// SPDX-License-Identifier: MIT
//
// One combatant of a fight (9.1 of the catalogue): what is on his sheet, and what the fight has made of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/fatigue/fatigue.h"
#include "core/rules/fight/order.h"
#include "core/rules/segments/initiative.h"
#include "core/rules/wounds/damage.h"
#include "core/rules/wounds/parry_score.h"
#include "core/rules/wounds/strike.h"

namespace tenaille::fight {

// How much of the plane somebody fills. Rules queries place points; on a board, contact is a matter of
// spaces: whoever stands in the next cell is as near on a diagonal as on a straight line.
enum class Body : std::uint8_t { Point, Square, Round };

// What does not change in a fight.
struct Sheet {
    std::string side;  // others are enemies
    std::int32_t strikeBonus = 0;
    std::int32_t armorClass = 12;
    wounds::ClassLevels levels{};
    std::int32_t strength = 10;
    std::int32_t fatigueThreshold = 12;  // FA-01
    bool mounted = false;
    bool polearm = false;
    bool canParryMissile = false;  // EX-26
    bool reducedMobility = false;  // EX-17
    std::vector<wounds::SpecialValue> specials = {};
    std::int32_t sneakRank = 0;
    std::optional<Dice> autoOpportunity = {};  // an opportunity taken whenever none is ordered
    Body body = Body::Point;
    bool keepsLife = true;      // false: nobody counts his hit points, so that he never falls by them
    std::int32_t beyondMm = 0;  // from the middle of his space to its side, less that of a single cell
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// SG-08: a routine action of the round. It ends as exactly one of spent or lost.
struct Slot {
    enum class Use : std::uint8_t { Reserved, Spent, Lost };
    std::int32_t initiative = 1;  // as declared: readjusted when it is asked for (SG-12)
    Use use = Use::Reserved;
    friend bool operator==(const Slot&, const Slot&) = default;
};

// What fills more than the segment it began in (9.3).
struct Activity {
    segments::Act act = segments::Act::Simple;  // Simple, FastMove or Cast
    std::string what;                           // the simple action or the spell; "fastMove" for a run
    std::int32_t left = 1;                      // segments, this one included; of a run 0: until it arrives
    std::int32_t speed = 0;                     // of a run
    Goal goal = {};                             // of a run
    std::vector<Position> corners = {};         // of a run: passed one after the other on the way to the goal
    friend bool operator==(const Activity&, const Activity&) = default;
};

struct Combatant {
    std::string id;
    Sheet sheet;
    Position position = {};
    // On a board the middle of the space that he fills, from which contact is measured: a run ends anywhere
    // in a cell, but who stands in the next cell is in contact. None: he stands at `position`.
    std::optional<Position> space = {};
    segments::Mode mode = segments::Mode::Melee;
    bool alive = true;
    bool surprised = false;  // in the surprise segment only
    bool hidden = false;     // unnoticed by everybody (SU-12)
    bool unknown = false;    // nobody knows that he is there: to stand beside him is no fight (FA-04)
    bool armed = true;
    bool bowInHand = false;
    std::vector<std::string> grappling = {};  // ids in order
    // Ids in order of enemies near enough to be engaged whom he cannot strike for a wall between them
    // (CV-13). The board says so; in the plane alone there are no walls.
    std::vector<std::string> partedFrom = {};
    wounds::LifePoints life{30, 6};
    fatigue::Tiredness tiredness = {};

    // Of the round.
    std::optional<std::int32_t> initiative = {};  // kept from round to round
    std::vector<Slot> slots = {};
    segments::SegmentSet busy = {};  // filled by simple actions and fast moves (SG-12)
    bool routineBlocked = false;     // by a change of mode (SG-14)
    bool exerted = false;            // did something tiring (FA-04)

    std::optional<Activity> activity = {};
    friend bool operator==(const Combatant&, const Combatant&) = default;
};

// CM-10: how far two are from contact, from middle to middle of their nearest cells. Of two points, one from
// the other; of squares along the axis where they are farther apart.
rules::Length contactDistance(const Sheet& a, Position at, const Sheet& b, Position other);

// The same of two as they stand.
rules::Length contactDistance(const Combatant& a, const Combatant& b);

// Where an approach to the other stops, from middle to middle: `segment.contactMm`, and more between large
// spaces.
std::int32_t contactMm(const Sheet& a, const Sheet& b, const rules::SegmentOptions& options);

// SG-12: the initiative of a slot as the busy segments so far have readjusted it.
std::int32_t effectiveInitiative(const Combatant& combatant, const Slot& slot,
                                 const rules::SegmentOptions& options);

// SG-09: the slot that he would spend in this segment, as an index: of those that are reserved, not lost and
// due (for a parry, `segment.parryTiming`: any), the one of the smallest effective initiative, of several the
// first. None for one whose routine actions are blocked.
enum class SlotUse : std::uint8_t { Attack, Parry };
std::optional<std::size_t> usableSlot(const Combatant& combatant, std::int32_t segment, SlotUse use,
                                      const rules::SegmentOptions& options);

// FA-06: what his tiredness takes off every roll now.
std::int32_t fatiguePenalty(const Combatant& combatant);

bool grapples(const Combatant& combatant, std::string_view id);
bool isPartedFrom(const Combatant& combatant, std::string_view id);

// Each holds the other from now on.
void joinInGrapple(Combatant& a, Combatant& b);

}  // namespace tenaille::fight
