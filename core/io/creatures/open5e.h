// SPDX-License-Identifier: MIT
//
// Creatures of Open5e, version 2 (interop 2.1): a list of records {"model": "api_v2.creature", "pk",
// "fields"}. Their attacks stand in a second file beside it, of which each record names the action it belongs
// to, and that begins with the key of the creature.
#pragma once

#include <string>

#include "core/io/creatures/creatures_read.h"
#include "core/io/json_value.h"

namespace tenaille::io {

bool isOpen5eCreatures(const JsonValue& file);
// The second file alone.
bool isOpen5eAttacks(const JsonValue& file);

// Where the attacks of that file stand: its name with "Attack" instead of nothing behind "Creature" ("...
// CreatureActionAttack.json"). Empty: the name does not tell.
std::string open5eAttacksBeside(const std::string& path);

// `attacks`: the second file; nullptr: it is not there.
CreaturesRead readOpen5e(const JsonValue& file, const JsonValue* attacks);

}  // namespace tenaille::io
