// SPDX-License-Identifier: MIT
//
// MapDraft: what an importer has read, in cells of the board to be and not yet rounded; mapFromDraft() clips,
// rounds, counts and makes the map of it. An importer of a new format fills a draft and decides nothing else.
// (Universal VTT came first and has a way of its own: uvtt_to_map.h.)
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board/kind_record.h"
#include "core/board/records.h"
#include "core/io/import/importer.h"
#include "core/io/import/wall_lines.h"

namespace tenaille::io {

// Lattice units: the limit of board coordinates.
inline constexpr std::int32_t kFarthestPoint = 1 << 17;

struct DraftDoor {
    std::string place;               // in the file, for the report: "walls[3]"
    std::string_view kind = "door";  // of board/kinds.h
    CellSegment where;
    board::DoorState state = board::DoorState::Closed;
    bool leadsOut = false;  // nothing lies behind it, and it is meant so; an archway there is not counted
};

struct DraftLight {
    std::string place;
    WallPoint at;
    double bright = 0;  // radii in cells
    double dim = 0;
    std::string colour = {};  // as written; empty: the usual one
    std::int32_t angle = 360;
    std::int32_t direction = 0;
    bool on = true;
};

// Points are in the plane of grid.h position(): on squares the board has its corner at (0, 0), on hexes the
// middle of its first cell lies there. Records that need no clipping are given as they will be stored,
// without ids.
struct MapDraft {
    ImportReport report;  // `file` and `format`, and what the reader noted
    std::string title;
    std::string story;  // for the GM
    board::GridKind grid = board::GridKind::Square;
    board::Stagger stagger = board::Stagger::Odd;
    double columns = 0;
    double rows = 0;
    WallLines walls;
    std::vector<board::KindRecord> kinds;  // of its own that the records name
    std::vector<DraftDoor> doors;
    std::vector<DraftLight> lights;
    std::vector<board::FloorRecord> floors;
    std::vector<board::TerrainRecord> terrain;
    std::vector<board::PropRecord> props;
    std::vector<board::TextRecord> texts;
    std::vector<board::NoteRecord> notes;
    std::optional<board::PictureRecord> picture;  // with its rectangle
    std::string pictureBytes;

    // What the board covers; on hexes its outermost cells do not fill it.
    CellBox frame() const;
    bool isOnBoard(const WallPoint& point) const;
    geometry::LatticePoint latticePoint(const WallPoint& point) const;
    // A note for the GM; off the board it becomes a line of the report, which names `place`.
    void addNote(const WallPoint& at, const std::string& title, const std::string& text,
                 const std::string& place);
};

// Lays the picture (of that file) over `where`, or notes why not.
void takePictureOf(MapDraft& draft, const std::string& path, const CellBox& where);
void takePicture(MapDraft& draft, std::string bytes, const CellBox& where);

// Is the board of the draft one that can be? mapFromDraft() asks it; a reader asks before it fills a large
// one. The problem names the file.
Outcome checkBoard(const MapDraft& draft);
Problem dungeonWithoutRooms(const MapDraft& draft, const std::string& place);

// The problem: the board is empty or larger than boards can be, or the import was cancelled.
Result<Imported> mapFromDraft(MapDraft draft, const ImportOptions& options, const ImportWatch& watch);

}  // namespace tenaille::io
