// SPDX-License-Identifier: MIT
//
// The plain records that a document is made of. All positions are lattice units (240 a cell) unless a comment
// says otherwise; kinds are ids of board/kinds.h. document/tables.h collects records in tables,
// document/fields.h names every field once for files, journal and redaction.
//
// Every record has an `id` (unique in its document, never 0) and `extra`: the members of its JSON object that
// this version does not know, as JSON text, kept through load and save.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/record_id.h"
#include "core/board/carried_light.h"
#include "core/board/condition.h"
#include "core/board/creature.h"
#include "core/board/fighter_records.h"
#include "core/board/grid.h"
#include "core/board/kind_record.h"
#include "core/board/kinds.h"
#include "core/board/player_records.h"
#include "core/geometry/lattice.h"

namespace tenaille::board {

// The grid of the map: one record per document.
struct GridRecord {
    RecordId id;
    Extent extent{GridKind::Square, 20, 15};
    bool visible = true;
    std::string extra;
    friend bool operator==(const GridRecord&, const GridRecord&) = default;
};

// Title and rules of the document: one record per document.
struct SettingsRecord {
    RecordId id;
    std::string title;
    std::string author;
    std::string notes;   // of the GM
    std::string preset;  // name of the rules preset, empty: none
    std::vector<std::pair<std::string, std::string>>
        ruleOptions;                        // key and value of every option that differs from the default
    std::vector<LatticePoint> closedRooms;  // a place in each that is meant to have no way in
    std::string extra;
    friend bool operator==(const SettingsRecord&, const SettingsRecord&) = default;
};

// A picture under the map. Its rectangle is in the plane of grid.h position(), in 1/240 of a cell, so that it
// stays upright on hexes too. `asset` names the bytes in the document's assets.
struct PictureRecord {
    RecordId id;
    std::string asset;
    std::int32_t pixelWidth = 0;
    std::int32_t pixelHeight = 0;
    std::int32_t x = 0;
    std::int32_t y = 0;
    std::int32_t width = 0;
    std::int32_t height = 0;
    std::string extra;
    friend bool operator==(const PictureRecord&, const PictureRecord&) = default;
};

// A polygon of floor (closed implicitly): what the ground looks like, without effect on the rules. Later
// records lie on top.
struct FloorRecord {
    RecordId id;
    std::string
        material;  // "stone", "wood", "grass", "dirt", "sand", "water", "rock", "cobbles", "marble", "snow"
    std::vector<LatticePoint> outline;
    std::string extra;
    friend bool operator==(const FloorRecord&, const FloorRecord&) = default;
};

// A polyline of at least two points, neighbours different; closed when the last point equals the first.
struct WallRecord {
    RecordId id;
    std::string kind = "stone";
    std::vector<LatticePoint> points;
    std::string extra;
    friend bool operator==(const WallRecord&, const WallRecord&) = default;
};

enum class DoorState : std::uint8_t { Closed, Open, Locked };

// A door, window or gate in its own segment (the wall has a gap there).
struct DoorRecord {
    RecordId id;
    std::string kind = "door";
    geometry::Segment where;
    DoorState state = DoorState::Closed;
    bool freestanding = false;  // stands in no wall (UVTT)
    DoorMemory memory = DoorMemory::Unseen;
    std::string wall = WallRecord().kind;  // the kind of wall that it was cut from (document/door_walls.h)
    // The straight wall that it was cut from, in its direction, where the door itself does not tell: it is
    // slanted, and the ends of the door lie next to it; or it acts from one side alone. Else no length.
    geometry::Segment line = {};
    std::string extra;
    friend bool operator==(const DoorRecord&, const DoorRecord&) = default;
};

// Cells of one kind of terrain. A cell may belong to several records: their effects combine
// (document/board_of.h).
struct TerrainRecord {
    RecordId id;
    std::string kind = "difficult";
    std::vector<Cell> cells;  // ascending, unique
    std::string extra;
    friend bool operator==(const TerrainRecord&, const TerrainRecord&) = default;
};

struct LightRecord {
    RecordId id;
    LatticePoint at;
    std::int32_t bright = 0;            // radius in lattice units
    std::int32_t dim = 0;               // radius in lattice units, >= bright
    std::uint32_t colour = kWarmLight;  // AARRGGBB
    std::int32_t angle = 360;           // degrees of the cone
    std::int32_t direction = 0;         // degrees clockwise from up, middle of the cone
    bool on = true;
    std::string extra;
    friend bool operator==(const LightRecord&, const LightRecord&) = default;
};

// Furniture and the like: a rectangle about `at`, turned by whole degrees. Its outline acts as its kind says.
struct PropRecord {
    RecordId id;
    std::string kind = "crate";
    LatticePoint at;
    std::int32_t width = geometry::kUnitsPerCell;
    std::int32_t height = geometry::kUnitsPerCell;
    std::int32_t rotation = 0;  // degrees clockwise, 0..359
    bool hidden = false;        // from the players: it does not stop their sight either
    std::string extra;
    friend bool operator==(const PropRecord&, const PropRecord&) = default;
};

// A word on the map, seen by everybody unless it is hidden.
struct TextRecord {
    RecordId id;
    LatticePoint at;  // middle
    std::string text;
    std::int32_t height = 120;  // of the letters
    std::int32_t rotation = 0;
    bool hidden = false;  // from the players
    std::string extra;
    friend bool operator==(const TextRecord&, const TextRecord&) = default;
};

// A note for the GM alone.
struct NoteRecord {
    RecordId id;
    LatticePoint at;
    std::string title;
    std::string text;
    std::string extra;
    friend bool operator==(const NoteRecord&, const NoteRecord&) = default;
};

// A creature on the board. creature.record is always this id.
struct TokenRecord {
    RecordId id;
    Creature creature;
    // Its own space while it rides; creature.footprint is that of the mount then.
    std::optional<Footprint> onFoot;
    std::string name;
    std::string publicName;  // what the players may read; empty: document::countedName(), unless `nameSecret`
    bool nameSecret = false;
    std::int32_t metAs = 0;  // the players met it as the n-th of its name (document/names.h); 0: not yet
    std::string label;       // up to three letters on the token
    std::string picture;     // square, shown as a disc: the name of an asset; empty: the letters alone
    bool hidden = false;     // players do not see it
    HealthShown healthShown = HealthShown::Usual;
    SharedSight sharedSight = SharedSight::Usual;  // players see what it sees
    std::uint32_t colour = 0;                      // AARRGGBB, 0: the colour of the side
    std::string weapon;
    AttackMode attackMode = AttackMode::Melee;
    std::int32_t attackBonus = 0;
    std::int32_t initiativeBonus = 0;  // in games of turns
    std::int32_t speed = 6;            // cells
    std::int32_t hitPoints = 0;
    std::int32_t maxHitPoints = 0;
    std::int32_t temporaryPoints = 0;  // lost before hit points, never regained; not beside endurance
    std::vector<ConditionRecord> conditions;
    std::int32_t elevation = 0;  // above the ground, in lattice units; below it < 0. Told, no rule reads it
    std::int32_t aura = 0;       // cells about its space; 0: none
    CarriedLight light;
    std::int32_t moved = 0;           // cells spent in this turn
    std::int32_t diagonalParity = 0;  // diagonals paid in this turn, modulo 2 (MV-07)
    FighterSheet fighter;
    std::vector<AttackRecord> attacks;  // to choose from (creatures/attacks.h); the one in use stands above
    std::string notes;                  // of the GM
    std::string extra;
    friend bool operator==(const TokenRecord&, const TokenRecord&) = default;
};

// The GM's own value for one modifier of the ruling attacker -> target. `reason` is the key of
// rules::Modifier.
struct OverrideRecord {
    RecordId id;
    RecordId attacker;
    RecordId target;
    std::string reason;
    std::int32_t value = 0;
    std::string extra;
    friend bool operator==(const OverrideRecord&, const OverrideRecord&) = default;
};

// One line of the session log: a key of ui/text with its arguments, in the order of the ids.
// Beyond so many the oldest lines are let go.
inline constexpr std::size_t kMaxLogLines = 100'000;

struct LogRecord {
    RecordId id;
    std::string entry;
    std::vector<std::string> arguments;
    std::string time;  // of the world of the players, UTC: "2026-03-01T19:30:05Z"; empty: not known
    std::string extra;
    friend bool operator==(const LogRecord&, const LogRecord&) = default;
};

}  // namespace tenaille::board
