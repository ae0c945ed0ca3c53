// SPDX-License-Identifier: MIT
//
// project(): the document as an audience may know it. Whatever shows, stores or sends something to the
// players starts from its result; nothing behind it needs to know what is secret.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/document/encounter.h"
#include "core/document/hidden_doors.h"

namespace tenaille::document {

enum class Audience : std::uint8_t { GameMaster, Players };

// The side whose health the players know.
inline constexpr const char* kPartySide = "party";

// GameMaster: the document itself. Players: a copy that holds nothing but what they may know; refused by
// default, so that a field or table that somebody adds stays secret until it is let through here.
//
// - Tables: grid, pictures, floors, walls, doors, terrain, lights, props, texts, tokens. Notes, overrides and
//   the log are empty; of the settings only the rules preset and options remain.
// - Fields tagged Secret (fields.h) and unknown members (`extra`) have the value of a new record.
// - Hidden tokens, things and words are absent. A name that is secret or has a public one is replaced by
//   that, which may be empty; the label, made of its letters, goes with it. Numbers of names are those of the
//   players (names.h).
//   Hit points remain for the party, as a bar of twenty steps for others that the GM chose, else they are
//   absent (HealthShown); temporary points go with those of the party. Of conditions that are not secret the
//   names remain, auras those of the party. Who rides a creature that is absent goes by itself.
// - A secret door that is not open and was never seen open is part of the wall that it was cut from
//   (hidden_doors.h). Any other one is a plain door. A locked door looks closed. A door of an unknown kind
//   counts as secret.
// - Walls are in the form that does not tell how they are recorded (plain_walls.h), with ids of their own.
// - Walls that only the GM sees (invisible ones, outlines of objects), terrain that says where creatures
//   start and lights that are off are absent.
// - The document's own kinds are absent; what is of such a kind is of the built-in one that it looks like,
//   and what is of a kind that nobody knows is of the usual one. In a look of its own what it is like does
//   not show (player_looks.h). Terrain that looks alike is one record.
// - Assets that no remaining picture or creature names are absent.
//
// Idempotent. Ids stay the same, of walls as long as they do, of terrain those of its look:
// diff() of two projections follows the players' screen.
Encounter project(const Encounter& encounter, Audience audience);

// Riders whose mounts are not shown go by themselves, in spaces of their own.
void forgetMounts(Encounter& shown);

// The same for players, with these doors in place of the encounter's (as they remember them) and without any
// walls.
Encounter projectWithDoors(const Encounter& encounter, const Table<board::DoorRecord>& doors);

// The walls of project(), with these doors. It keeps them as long as nothing changes that they depend on.
class PlayersWalls {
  public:
    const Table<board::WallRecord>& of(const Encounter& encounter, const Table<board::DoorRecord>& doors);

  private:
    struct From {
        Table<board::WallRecord> walls;
        Table<board::KindRecord> kinds;
        std::vector<SecretDoor> secret;
    };
    std::optional<From> m_from;
    Table<board::WallRecord> m_shown;
};

}  // namespace tenaille::document
