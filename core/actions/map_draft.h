// SPDX-License-Identifier: MIT
//
// MapDraft: a map while rooms are taken away and put down. Where a wall or a door comes to lie on one of its
// kind that stays, that one is enough; where a door comes to lie on a wall, it opens.
#pragma once

#include <string>
#include <vector>

#include "core/actions/room_parts.h"

namespace tenaille::actions {

class MapDraft {
  public:
    explicit MapDraft(const document::Encounter& map);

    // What belongs to the rooms leaves its place. Terrain of which nothing is left stays, without cells,
    // until dropBareTerrain().
    void takeAway(const RoomParts& parts);
    void dropBareTerrain();
    // Elements at their new places; those without id get one.
    void put(const std::vector<MapElement>& elements);
    // Copies of doors, before the elements that they belong to: not where a wall stays, which closes the
    // room.
    void putCopies(const std::vector<board::DoorRecord>& doors);
    // Into the terrain with that id, or else the first one of the kind, or else a new one.
    void addTerrain(RecordId id, const std::string& kind, const std::vector<board::Cell>& cells);
    // What the map does not have yet, with a new id.
    template <class Record>
    void add(Record record) {
        record.id = {};
        putRecord(std::move(record));
    }

    const document::Encounter& map() const { return m_map; }

  private:
    void open(geometry::Segment door);
    bool stands(const board::DoorRecord& door) const;  // one like it, in the same place
    template <class Record>
    document::Table<Record>& table() {
        return std::get<document::Table<Record>&>(m_map.tables());
    }
    template <class Record>
    void putRecord(Record record) {
        if (record.id == RecordId{}) {
            record.id = m_next;
            ++m_next.value;
        }
        table<Record>().put(std::move(record));
    }

    document::Encounter m_map;
    RecordId m_next;
};

}  // namespace tenaille::actions
