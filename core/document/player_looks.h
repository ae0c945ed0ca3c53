// SPDX-License-Identifier: MIT
//
// What walls and terrain look like to players, as words (board::lookWord). They know the built-in kinds
// alone; of a look of the GM's own they get the drawing and nothing of what it is like or does. So areas on
// their board stop at all such walls, as at stone, and at no such terrain: the look alone decides.
#pragma once

#include <string>

#include "core/board/kinds.h"
#include "core/board/records.h"

namespace tenaille::document {

// What a wall of a kind looks like to players; empty: only the GM sees it.
std::string wallLookForPlayers(const std::string& wall, const board::Kinds& kinds);

// Likewise. Ask isStart() first.
std::string terrainLookForPlayers(const board::TerrainRecord& terrain, const board::Kinds& kinds);

// Terrain that says where creatures of a side start: only the GM sees it.
bool isStart(const board::TerrainRecord& terrain, const board::Kinds& kinds);

}  // namespace tenaille::document
