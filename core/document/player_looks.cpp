// SPDX-License-Identifier: MIT
#include "core/document/player_looks.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace tenaille::document {

namespace {

bool isForGmAlone(const board::WallKind& kind) { return kind.look == "invisible" || kind.look == "object"; }

bool isForGmAlone(const board::TerrainKind& kind) {
    return !kind.startsHere.empty() || !board::builtInTerrain(kind.look)->startsHere.empty();
}

// What the first kind in this look is like; of a look that no kind has, what its word says.
template <class Kind>
std::string_view likeOf(const board::NamedLook& drawn, std::span<const Kind> kinds) {
    const auto first = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) {
        return kind.drawn == drawn.own && !isForGmAlone(kind);
    });
    return first != kinds.end() ? first->look : drawn.like;
}

}  // namespace

std::string wallLookForPlayers(const board::WallRecord& wall, const board::Kinds& kinds) {
    const board::NamedLook drawn = kinds.wallForPlayers(wall.kind);
    if (drawn.like == "invisible" || drawn.like == "object") return {};
    if (!drawn.own) return std::string(drawn.like == "oneWay" ? "stone" : drawn.like);
    const board::WallKind& like = *board::builtInWall(likeOf(drawn, kinds.walls()));
    return board::lookWord(like.effect.stopsEffect ? "stone" : "curtain", drawn.own);
}

std::string terrainLookForPlayers(const board::TerrainRecord& terrain, const board::Kinds& kinds) {
    const board::NamedLook drawn = kinds.terrainForPlayers(terrain.kind);
    if (!drawn.own) return std::string(drawn.like);
    const board::TerrainKind& like = *board::builtInTerrain(likeOf(drawn, kinds.terrain()));
    return board::lookWord(like.effect.solid ? "rock" : "difficult", drawn.own);
}

bool isStart(const board::TerrainRecord& terrain, const board::Kinds& kinds) {
    const board::TerrainKind* kind = kinds.terrain(terrain.kind);
    if (kind != nullptr) return isForGmAlone(*kind);
    return !board::builtInTerrain(kinds.terrainForPlayers(terrain.kind).like)->startsHere.empty();
}

}  // namespace tenaille::document
