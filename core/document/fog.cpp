// SPDX-License-Identifier: MIT
#include "core/document/fog.h"

#include <map>
#include <utility>

namespace tenaille::document {

namespace {

using board::FogBits;
using board::kFogTile;
using board::SampleBox;
using board::SampleMask;

void readTile(const board::FogRecord& tile, const FogBits& bits, SampleMask& mask) {
    const SampleBox& box = mask.box();
    const std::int32_t left = tile.column * kFogTile;
    const std::int32_t top = tile.row * kFogTile;
    if (bits.empty() || !box.contains(left, top)) return;
    const auto word = static_cast<std::size_t>((left - box.left) / kFogTile);
    for (std::int32_t y = 0; y < kFogTile; ++y)
        mask.row(top + y)[word] = bits.rows()[static_cast<std::size_t>(y)];
}

// `old`: kept when it says the same, so that the words are shared.
FogBits tileOf(const SampleMask& mask, std::int32_t column, std::int32_t row, const FogBits& old) {
    const auto word = static_cast<std::size_t>(column - mask.box().left / kFogTile);
    FogBits::Rows rows;
    for (std::int32_t y = 0; y < kFogTile; ++y)
        rows[static_cast<std::size_t>(y)] = mask.row(row * kFogTile + y)[word];
    return rows == old.rows() ? old : FogBits(rows);
}

}  // namespace

board::PlayerViewRecord playerViewOf(const Encounter& encounter) {
    return encounter.playerView.empty() ? board::PlayerViewRecord{} : *encounter.playerView.begin();
}

FogMasks fogOf(const Encounter& encounter) {
    const SampleMask none(board::samplesOf(encounter.gridRecord().extent));
    FogMasks masks{none, none, none};
    for (const board::FogRecord& tile : encounter.fog) {
        readTile(tile, tile.explored, masks.explored);
        readTile(tile, tile.uncovered, masks.uncovered);
        readTile(tile, tile.covered, masks.covered);
    }
    return masks;
}

void putFog(const Encounter& encounter, const FogMasks& fog, RecordId& next, ChangeSet& changes) {
    std::map<std::pair<std::int32_t, std::int32_t>, const board::FogRecord*> known;
    for (const board::FogRecord& tile : encounter.fog) known[{tile.column, tile.row}] = &tile;
    const SampleBox& box = fog.explored.box();
    for (std::int32_t row = box.top / kFogTile; row < box.bottom / kFogTile; ++row)
        for (std::int32_t column = box.left / kFogTile; column < box.right / kFogTile; ++column) {
            const auto found = known.find({column, row});
            const board::FogRecord* before = found != known.end() ? found->second : nullptr;
            board::FogRecord after = before != nullptr ? *before : board::FogRecord{};
            after.column = column;
            after.row = row;
            after.explored = tileOf(fog.explored, column, row, after.explored);
            after.uncovered = tileOf(fog.uncovered, column, row, after.uncovered);
            after.covered = tileOf(fog.covered, column, row, after.covered);
            const bool isEmpty = after.explored.empty() && after.uncovered.empty() && after.covered.empty();
            if (before == nullptr && !isEmpty) {
                after.id = next;
                ++next.value;
                changes.insert(std::move(after));
            } else if (before != nullptr && isEmpty && after.extra.empty()) {
                changes.remove(*before);
            } else if (before != nullptr) {
                changes.replace(*before, std::move(after));
            }
        }
}

}  // namespace tenaille::document
