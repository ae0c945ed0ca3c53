// SPDX-License-Identifier: MIT
#include "core/document/player_looks.h"

namespace tenaille::document {

namespace {

bool isForGmAlone(const board::TerrainKind& kind) {
    return !kind.startsHere.empty() || !board::builtInTerrain(kind.look)->startsHere.empty();
}

}  // namespace

std::string wallLookForPlayers(const std::string& wall, const board::Kinds& kinds) {
    const board::NamedLook drawn = kinds.wallForPlayers(wall);
    if (drawn.like == "invisible" || drawn.like == "object") return {};
    if (drawn.own) return board::lookWord("stone", drawn.own);
    return std::string(drawn.like == "oneWay" ? "stone" : drawn.like);
}

std::string terrainLookForPlayers(const board::TerrainRecord& terrain, const board::Kinds& kinds) {
    const board::NamedLook drawn = kinds.terrainForPlayers(terrain.kind);
    return drawn.own ? board::lookWord("difficult", drawn.own) : std::string(drawn.like);
}

bool isStart(const board::TerrainRecord& terrain, const board::Kinds& kinds) {
    const board::TerrainKind* kind = kinds.terrain(terrain.kind);
    if (kind != nullptr) return isForGmAlone(*kind);
    return !board::builtInTerrain(kinds.terrainForPlayers(terrain.kind).like)->startsHere.empty();
}

}  // namespace tenaille::document
