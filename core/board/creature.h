// SPDX-License-Identifier: MIT
//
// What the rules need to know of a creature (protocol 2.4). Name, picture, hit points and everything else
// that no rule of position reads stand in TokenRecord (records.h), which contains one of these.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/base/flags.h"
#include "core/base/record_id.h"
#include "core/board/facing.h"
#include "core/board/footprint.h"

namespace tenaille::board {

// The four arcs of the facing rules; left and right are the creature's own.
enum class Arc : std::uint8_t { Front, Left, Right, Rear };

// Role that each geometric arc plays (F5-08), indexed by Arc. Standard: each its own.
using ArcRoles = std::array<Arc, 4>;
inline constexpr ArcRoles kStandardArcs{Arc::Front, Arc::Left, Arc::Right, Arc::Rear};
inline constexpr ArcRoles kAllFrontArcs{Arc::Front, Arc::Front, Arc::Front, Arc::Front};
inline constexpr ArcRoles kHydraArcs{Arc::Front, Arc::Front, Arc::Front, Arc::Rear};

enum class ShieldSide : std::uint8_t { Left, Right, Front };

// bonus and enhancement are 0..30 and already contained in the creature's armour class.
struct Shield {
    ShieldSide side = ShieldSide::Left;
    std::int32_t bonus = 0;
    std::int32_t enhancement = 0;
    friend bool operator==(const Shield&, const Shield&) = default;
};

enum class Sense : std::uint8_t { Darkvision, LowLight };
enum class Feat : std::uint8_t {
    CombatReflexes,
    ImprovedUncannyDodge,
    MountedCombat,
    WhirlwindAttack,
    CombatAwareness
};
enum class Trait : std::uint8_t {
    Faceless,
    AllAroundVision,
    ImmuneToSneak,
    Helpless,
    Bulky,       // still an obstacle when helpless (MV-11)
    FillsSpace,  // cannot be crossed at all (MV-17)
    Flying,
    Incorporeal,
    Prone,
    Blurred,        // conceals itself from everybody (CO-01)
    Invisible,      // nobody sees it (CO-07)
    Blinded,        // sees nobody (CO-07)
    Squeezing,      // stands in a passage too narrow for it (MV-20)
    NoSoftCover,    // attacks past it are not hindered (CV-09)
    IgnoresFacing,  // targets and sees into every arc (F5-05)
};

// Sides are free words; equal words are allies, "neutral" is nobody's ally and nobody's enemy by itself.
inline constexpr const char* kNeutralSide = "neutral";

struct Creature {
    RecordId record;  // the token, 0 in rules queries
    RecordId mount;   // the creature that it rides, 0: none. A rider has place, space and facing of its mount
                      // (UF-28)
    Cell at;          // anchor of the space
    SizeCategory size = SizeCategory::Medium;
    Footprint footprint;           // usually footprintOf(size), but data of its own
    std::optional<Facing> facing;  // none: the creature has no facing recorded
    std::string side = kNeutralSide;
    std::int32_t reach = 1;    // natural reach in cells, 0..30, never derived from size
    bool reachWeapon = false;  // SZ-07: threatens (reach, 2 reach] instead
    bool threatens = true;     // false: unarmed, unaware ...
    Flags<Sense> senses;
    std::optional<std::int32_t> darkvisionRange;  // CO-05: in cells; none: as far as the board goes
    ArcRoles arcs = kStandardArcs;
    std::optional<Shield> shield;
    std::optional<std::int32_t> armorClass;  // shield included
    Flags<Feat> feats;
    std::int32_t level = 0;
    std::optional<std::int32_t> sneakLevel;
    Flags<Trait> traits;

    friend bool operator==(const Creature&, const Creature&) = default;
};

inline bool areAllies(const Creature& a, const Creature& b) {
    return a.side == b.side && a.side != kNeutralSide;
}

inline bool areEnemies(const Creature& a, const Creature& b) {
    return a.side != b.side && a.side != kNeutralSide && b.side != kNeutralSide;
}

inline bool isMounted(const Creature& creature) { return creature.mount != RecordId{}; }

// Who walks when it moves: its mount, or itself.
inline RecordId walkerOf(const Creature& creature) {
    return isMounted(creature) ? creature.mount : creature.record;
}

// Who moves with whom, and so stands in nobody's way there: a mount, its riders, and they among each other.
inline bool goTogether(const Creature& a, const Creature& b) {
    return walkerOf(a) != RecordId{} && walkerOf(a) == walkerOf(b);
}

inline int distance(GridKind grid, const Creature& a, const Creature& b) {
    return distance(grid, a.footprint, a.at, b.footprint, b.at);
}

}  // namespace tenaille::board
