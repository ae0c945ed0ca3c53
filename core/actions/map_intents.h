// SPDX-License-Identifier: MIT
//
// What a user wants to do with the map (see intent.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/board/records.h"

namespace tenaille::document {
struct Encounter;
}

namespace tenaille::actions {

using board::Cell;

// Adds one wall with its points; zero-length pieces are refused.
struct AddWall {
    board::WallRecord wall;
};

// Adds a door and opens the gap for it in the walls on its line.
struct AddDoor {
    board::DoorRecord door;
};

// Puts a door elsewhere: the wall that it leaves closes, the one that it comes to opens.
struct SlideDoor {
    RecordId door;
    geometry::Segment where;
};

// Lays a picture under the map, from the top left corner and as large as its proportions allow: in place of
// the first one, or over the whole board. Its bytes are already among the assets.
struct SetPicture {
    std::string asset;
    std::int32_t pixelWidth = 0;
    std::int32_t pixelHeight = 0;
    std::optional<board::Extent> board = {};  // the board becomes that large; only while nothing lies on it
};

// What a map is made of, beside its terrain.
using MapElement =
    std::variant<board::PictureRecord, board::FloorRecord, board::WallRecord, board::DoorRecord,
                 board::LightRecord, board::PropRecord, board::TextRecord, board::NoteRecord>;

// Adds elements (id 0) and changes others (as they shall be), in one step of that name: "addLight",
// "moveElements". All or none; elements that cannot be (map_elements.h) are refused.
struct PutElements {
    std::string verb;
    std::vector<MapElement> elements;
};

// Moves elements by a difference of lattice points, floors among them with their rooms (room_parts.h). Where
// a wall or a door of a room comes to lie on one of its kind that stays, that one is enough; where a door
// comes to lie on a wall, it opens.
struct MoveElements {
    std::vector<RecordId> elements;
    board::LatticePoint by;
};

// Turns elements clockwise by quarters (squares) or sixths (hexes) about a point, or makes them a tenth
// larger (above 0) or smaller, `tenths` times, away from it. Floors take their rooms along, as MoveElements
// does, but only rooms that share no wall and no door; creatures stay.
struct ReshapeElements {
    std::vector<RecordId> elements;
    board::LatticePoint about;
    std::int32_t turns = 0;
    std::int32_t tenths = 0;
};

// Puts what was copied (copies.h) into the document, moved by a difference of lattice points, in one step of
// that name. Creatures are put on the nearest free places and numbered on. Refused on another kind of grid.
struct Paste {
    std::shared_ptr<const document::Encounter> what;
    board::LatticePoint by;
    std::string verb = "paste";
};

// Takes away what Paste would bring back: these elements with the rooms of the floors among them, their
// terrain, and creatures. What the rooms share with floors that stay remains.
struct Cut {
    std::vector<RecordId> records;
};

// What may be wrong with a map (map_check.h).
enum class MapFlaw : std::uint8_t {
    Speck,           // a wall shorter than a tenth of a cell
    Doubled,         // a wall that lies wholly on another one of its kind
    Gap,             // a wall or a door ends less than a tenth of a cell beside another
    WallBehindDoor,  // a wall runs on behind a door or close by it: opening it opens nothing
    DoorOffWall,     // neither end of a door touches anything
    NoWayIn,         // a room or a part of it that cannot be reached from the rest, doors being open
    OffTheBoard,     // an element that lies farther than two cells beside the board
    OpenEnd,         // a wall or a door ends less than a cell before another: a hole, if it is not meant
    OpenSide,        // a room that has walls has none for a cell or more, and no other floor lies behind
    DoorToNowhere,   // there are floors, but on one side of a door there is none
    OverTheBorder,   // a floor that the border of the board cuts
    RoomsOverlap,    // the walls of two rooms run through each other
    FlatFloor,       // a floor of next to no area, which nobody can pick
    TwoKinds,        // a wall lies on another one of another kind: the harder one decides
};

// Elements as they shall be (id 0: new ones) and elements that go: how a finding of map_check.h is mended. Or
// places in rooms that are meant to be closed, which are not told from now on.
struct MapRepair {
    std::vector<MapElement> put;
    std::vector<RecordId> remove;
    std::vector<board::LatticePoint> closed = {};
};

// Mends in one step: these findings; with `everything` all that is surely wrong, until none is left, or all
// of one sort. Whether the others are meant (a room that is closed) nobody knows: they wait for a word.
struct MendMap {
    std::vector<MapRepair> repairs;
    bool everything = false;
    std::optional<MapFlaw> sort = {};
    bool meant = false;  // nothing was wrong: what the findings tell is marked as meant
};

// Rooms that were meant to be closed are told again.
struct TellClosedRooms {};

// A floor with walls around it. Where a wall or a door stands already on an edge, it stays the only one, so
// that rooms side by side share their wall.
struct AddRoom {
    std::vector<board::LatticePoint> outline;  // corners in order, at least three
    std::string wall = "stone";                // of board/kinds.h; empty: no walls
    std::string material = "stone";            // of FloorRecord; empty: no floor
};

// Cells of the board get a kind of terrain, or lose it. Another kind that lies there stays: effects add up.
struct PaintTerrain {
    std::string kind;  // of board/kinds.h; empty with `erase`: every kind
    std::vector<Cell> cells;
    bool erase = false;
};

// Walls of one kind that meet at their ends become one, whatever way each was drawn: the first one, with the
// points of all.
struct JoinWalls {
    std::vector<RecordId> walls;
};

enum class Alignment : std::uint8_t { Left, Centre, Right, Top, Middle, Bottom };

// Lines elements up along one side, or the middle, of the frame around all of them; of a light, a text and a
// note its place counts.
struct AlignElements {
    std::vector<RecordId> elements;
    Alignment to = Alignment::Left;
};

// A kind of this document: a new one (without `kind.kind`, which the plan chooses), or what the one with that
// name, built-in or own, shall be from now on. The id is the plan's.
struct PutKind {
    board::KindRecord kind;
};

// An own kind goes, a built-in one is what it was again. Refused while something of an own kind is there.
struct RemoveKind {
    board::KindOf of = board::KindOf::Wall;
    std::string kind;
};

// Size and kind of the grid. Its kind changes only while nothing lies on the board; nobody may be left
// outside.
struct SetGrid {
    board::Extent extent;
};

// Scales and moves the picture so that the rectangle from `a` to `b` on it becomes `cells` cells wide and
// high and lies on the grid; the board becomes as large as the picture. Squares only.
struct AlignPicture {
    RecordId picture;
    board::LatticePoint a;
    board::LatticePoint b;
    std::int32_t cells = 2;
};

// What imported openings are that their file calls not closed: windows, or else open doors. Those that are
// gone meanwhile are left alone.
struct SetOpenings {
    std::vector<RecordId> doors;
    bool windows = false;
};

struct ShowGrid {
    bool visible = true;
};

}  // namespace tenaille::actions
