// SPDX-License-Identifier: MIT
//
// What is lost on the way into another format, counted.
#pragma once

#include <algorithm>

#include "core/board/kinds.h"
#include "core/io/export/export_map.h"

namespace tenaille::io {

inline void note(Exported& exported, const char* message, std::size_t count) {
    if (count == 0) return;
    const auto known = std::find_if(exported.notes.begin(), exported.notes.end(),
                                    [&](const ExportNote& one) { return one.message == message; });
    if (known != exported.notes.end())
        known->count += count;
    else
        exported.notes.push_back({message, count});
}

// What no format of another program has.
inline void noteOurs(const document::Encounter& map, Exported& exported) {
    note(exported, TENAILLE_PROBLEM("Areas of terrain, left out: %1."), map.terrain.size());
    note(exported, TENAILLE_PROBLEM("Notes for the game master, left out: %1."), map.notes.size());
    note(exported, TENAILLE_PROBLEM("Creatures, left out: %1."), map.tokens.size());
    std::size_t hidden = 0;
    for (const board::PropRecord& prop : map.props) hidden += prop.hidden ? 1 : 0;
    note(exported, TENAILLE_PROBLEM("Things that are hidden from the players, left out: %1."), hidden);
}

inline void noteArchway(Exported& exported) {
    note(exported, TENAILLE_PROBLEM("Archways, written as gaps in the wall: %1."), 1);
}

inline Problem onlySquares() {
    return {TENAILLE_PROBLEM("The map has a hex grid; Tenaille writes such files for squares only."),
            {},
            TENAILLE_PROBLEM("Export it as a scene of Foundry (.json) or as a picture (.png).")};
}

// Effects of kinds that this version does not know: none.
inline board::BarrierEffect effectOf(const board::Kinds& kinds, const board::WallRecord& wall) {
    const board::WallKind* kind = kinds.wall(wall.kind);
    return kind != nullptr ? kind->effect : board::BarrierEffect{};
}
inline board::BarrierEffect effectOf(const board::Kinds& kinds, const board::DoorRecord& door) {
    const board::DoorKind* kind = kinds.door(door.kind);
    return kind != nullptr ? kind->closed : board::BarrierEffect{};
}
inline bool isSecret(const board::Kinds& kinds, const board::DoorRecord& door) {
    const board::DoorKind* kind = kinds.door(door.kind);
    return kind != nullptr && kind->secret;
}
inline bool isArchway(const board::Kinds& kinds, const board::DoorRecord& door) {
    const board::DoorKind* kind = kinds.door(door.kind);
    return kind != nullptr && kind->alwaysOpen;
}

}  // namespace tenaille::io
