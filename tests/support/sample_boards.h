// SPDX-License-Identifier: MIT
#pragma once

// Boards made in code for tests of drawing and for benchmarks.

#include "core/document/encounter.h"
#include "core/document/fog.h"

namespace tenaille::test {

/// Two rooms, a hall with pillars, a store room behind a locked door, an ogre fight: everyday content.
document::Encounter ruinedKeep();

/// Every floor material, wall, door, terrain and prop there is, in rows.
document::Encounter sampler();

/// A forest clearing with a river on a hex grid.
document::Encounter hexWilds(board::GridKind grid);

/// Adds a record to a table with the next free id and returns the id.
template <class R>
RecordId add(document::Encounter& encounter, document::Table<R>& table, R record) {
    record.id = document::nextId(encounter);
    const RecordId id = record.id;
    table.put(std::move(record));
    return id;
}

/// The fog of a document from now on; false: it is none that it can have.
bool setFog(document::Encounter& encounter, const document::FogMasks& fog);

/// A token of one cell (or the usual space of its size) with a facing by name ("W") and a fixed look.
board::TokenRecord makeToken(board::GridKind grid, const std::string& name, const std::string& side,
                             board::Cell at, const std::string& facing,
                             board::SizeCategory size = board::SizeCategory::Medium);

/// The wall of which the segment is a part, nullptr if there is none: walls that players see have other ids
/// than those of the document, and other ends.
const board::WallRecord* wallAlong(const document::Encounter& shown, geometry::Segment part);

}  // namespace tenaille::test
