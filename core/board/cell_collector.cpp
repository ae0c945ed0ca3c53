// SPDX-License-Identifier: MIT
#include "core/board/cell_collector.h"

#include <algorithm>

namespace tenaille::board {

namespace {

// Whether a cover contains everything that the other does.
bool includes(const TerrainEffect& mine, const TerrainEffect& other) {
    return mine.cover >= other.cover && (!mine.low || other.low || other.cover == CoverGrade::None);
}

// How hard a cause is to see through: fog by no sense, darkness by darkvision, dim light by both.
int strength(Concealment cause) {
    return cause == Concealment::Fog ? 2 : cause == Concealment::Darkness ? 1 : 0;
}

}  // namespace

void CellCollector::add(Cell cell, const TerrainEffect& effect, RecordId record) {
    const auto [place, isNew] = m_index.add(cell, static_cast<std::uint32_t>(m_cells.size()));
    if (isNew) m_cells.push_back({cell, {}, record});
    TerrainEffect& known = m_cells[place].effect;
    known.solid = known.solid || effect.solid;
    known.opaque = known.opaque || effect.opaque;
    known.obstacle = known.obstacle || effect.obstacle;
    known.doublings = std::max(known.doublings, effect.doublings);
    if (effect.conceals && (!known.conceals || strength(effect.cause) > strength(known.cause)))
        known.cause = effect.cause;
    known.conceals = known.conceals || effect.conceals;
    if (includes(effect, known)) {
        known.cover = effect.cover;
        known.low = effect.low;
    } else if (!includes(known, effect)) {
        m_cells.push_back({cell, {.cover = effect.cover, .low = effect.low}, record});
    }
}

}  // namespace tenaille::board
