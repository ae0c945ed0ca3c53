// SPDX-License-Identifier: MIT
//
// WallEdits: the walls of a map while doors come, go and slide: gaps are cut and closed again, and the change
// set says what became of each wall.
#pragma once

#include <map>
#include <vector>

#include "core/document/changes.h"
#include "core/document/encounter.h"

namespace tenaille::actions {

class WallEdits {
  public:
    explicit WallEdits(const document::Encounter& encounter);

    // Takes the gap out of every wall on its line; nothing is left of a wall that lies in it wholly.
    void cut(geometry::Segment gap);

    // What a cut has opened: walls on the line of the gap that end at both ends of it become one (of one kind
    // and one sense), one that ends at one of them reaches to the other. At corners alone a wall of its own
    // fills the gap, of the kind of a wall there. Where no wall ends at the gap nothing happens: what stood
    // there stood freely.
    void close(geometry::Segment gap);

    // By id; those without a record yet have ids from nextId(encounter) on.
    const std::map<RecordId, board::WallRecord>& walls() const { return m_walls; }

    // The smallest id that neither the document nor a new wall has.
    RecordId nextId() const { return m_next; }

    void addTo(document::ChangeSet& changes) const;

  private:
    struct End;
    std::vector<End> endsAt(board::LatticePoint point, geometry::Segment gap) const;
    void join(const End& first, const End& second, geometry::Segment gap);
    void joinCorner(const End& first, const End& second);
    void append(RecordId head, RecordId tail);

    const document::Encounter& m_encounter;
    std::map<RecordId, board::WallRecord> m_walls;
    RecordId m_next;
};

}  // namespace tenaille::actions
