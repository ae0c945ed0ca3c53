// SPDX-License-Identifier: MIT
#include "core/io/import/watabou.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/io/file_name.h"
#include "core/io/import/cell_plan.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/json_get.h"
#include "core/io/import/map_draft.h"
#include "core/io/import/round_room.h"

namespace tenaille::io {

namespace {

using board::Cell;

constexpr std::int32_t kMargin = 1;                 // cells of rock around the dungeon
constexpr std::size_t kMostThings = 10'000;         // rooms, doors
constexpr std::int64_t kMostRoomCells = 1'000'000;  // of all rooms together

struct Room {
    Cell at;
    std::int32_t width = 0;
    std::int32_t height = 0;
    bool isRound = false;
};

// The numbers that the generator writes (interop 1.7).
enum class DoorType : std::int32_t {
    Opening,
    WatabouDoor,
    Arch,
    WayOut,
    Portcullis,
    DoubleDoor,
    Secret,
    Barred,
    StairsDown,
    Stairs
};

struct WatabouDoor {
    Cell at;
    Cell towards;  // one step
    std::int32_t type = 0;
};

class WatabouMaker {
  public:
    WatabouMaker(const JsonValue& file, const std::string& path) : m_file(file) {
        m_draft.report.file = path;
        m_draft.report.format = "Watabou " + asUtf8(textIn(file, "version"));
        m_draft.title = textIn(file, "title");
        m_draft.story = asUtf8(textIn(file, "story"));
    }

    Result<MapDraft> make();

  private:
    void readRooms();
    void readDoors();
    Outcome placeFrame();
    void planRooms();
    void planDoors();
    void addRounds();
    void addDoor(const WatabouDoor& door, std::size_t index);
    bool isOpenTo(const WatabouDoor& door, Cell step) const;
    void addWayOut(const WatabouDoor& door, std::size_t index);
    void addFloor(const std::vector<WallPoint>& outline);
    void addWater();
    void addPillars();
    void addNotes();
    const Room* roundAt(Cell cell) const;
    bool onBoard(Cell cell) const;
    double x(double cells) const { return cells - m_origin.x; }
    double y(double cells) const { return cells - m_origin.y; }

    const JsonValue& m_file;
    MapDraft m_draft;
    std::vector<Room> m_rooms;
    std::vector<WatabouDoor> m_doors;
    Cell m_origin;
    CellPlan m_plan;
    std::map<Cell, const Room*> m_round;  // the cells of round rooms
};

void WatabouMaker::readRooms() {
    const JsonArray& list = listIn(m_file, "rects");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto left = wholeIn(list[i], "x");
        const auto top = wholeIn(list[i], "y");
        const auto width = wholeIn(list[i], "w");
        const auto height = wholeIn(list[i], "h");
        if (!left || !top || !width || !height || *width < 1 || *height < 1)
            m_draft.report.note(notes::roomsIncomplete("rects[" + std::to_string(i) + "]"));
        else
            m_rooms.push_back({{*left, *top}, *width, *height, flagIn(list[i], "rotunda")});
    }
}

// A type that is no whole number is unknown like one that is.
constexpr std::int32_t kNoType = -1;

void WatabouMaker::readDoors() {
    const JsonArray& list = listIn(m_file, "doors");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonValue none;
        const JsonValue* dir = list[i].find("dir");
        const auto left = wholeIn(list[i], "x");
        const auto top = wholeIn(list[i], "y");
        const Cell towards{wholeIn(dir != nullptr ? *dir : none, "x").value_or(0),
                           wholeIn(dir != nullptr ? *dir : none, "y").value_or(0)};
        if (!left || !top || std::abs(towards.x) + std::abs(towards.y) != 1)
            m_draft.report.note(notes::doorsUnplaced("doors[" + std::to_string(i) + "]"));
        else
            m_doors.push_back({{*left, *top}, towards, wholeIn(list[i], "type").value_or(kNoType)});
    }
}

Outcome WatabouMaker::placeFrame() {
    if (m_rooms.empty()) return dungeonWithoutRooms(m_draft, "rects");
    std::int64_t cells = 0;
    for (const Room& room : m_rooms) cells += std::int64_t{room.width} * room.height;
    if (cells > kMostRoomCells || m_rooms.size() > kMostThings || m_doors.size() > kMostThings)
        return Problem{TENAILLE_PROBLEM("The dungeon has more rooms than a board could hold."),
                       {},
                       TENAILLE_PROBLEM("Export it again as JSON.")}
            .inFile(m_draft.report.file)
            .at("rects");
    Cell least = m_rooms.front().at;
    Cell most = least;
    for (const Room& room : m_rooms) {
        least = {std::min(least.x, room.at.x), std::min(least.y, room.at.y)};
        most = {std::max(most.x, room.at.x + room.width), std::max(most.y, room.at.y + room.height)};
    }
    m_origin = least - Cell{kMargin, kMargin};
    m_draft.columns = most.x - least.x + 2 * kMargin;
    m_draft.rows = most.y - least.y + 2 * kMargin;
    const Outcome possible = checkBoard(m_draft);
    return possible ? possible : Outcome(Problem(possible.problem()).at("rects"));
}

const Room* WatabouMaker::roundAt(Cell cell) const {
    const auto found = m_round.find(cell);
    return found != m_round.end() ? found->second : nullptr;
}

bool WatabouMaker::onBoard(Cell cell) const {
    const Cell at = cell - m_origin;
    return at.x >= 0 && at.y >= 0 && at.x < m_draft.columns && at.y < m_draft.rows;
}

void WatabouMaker::addFloor(const std::vector<WallPoint>& outline) {
    board::FloorRecord floor;
    floor.material = "stone";
    for (const WallPoint& point : outline) floor.outline.push_back(snapped(point));
    m_draft.floors.push_back(std::move(floor));
}

void WatabouMaker::planRooms() {
    std::uint32_t number = 0;
    for (const Room& room : m_rooms) {
        ++number;
        if (room.isRound) {
            for (std::int32_t row = 0; row < room.height; ++row)
                for (std::int32_t column = 0; column < room.width; ++column)
                    m_round.emplace(room.at + Cell{column, row}, &room);
            continue;
        }
        const double left = x(room.at.x);
        const double top = y(room.at.y);
        addFloor({{left, top, 0},
                  {left + room.width, top, 0},
                  {left + room.width, top + room.height, 0},
                  {left, top + room.height, 0}});
        for (std::int32_t row = 0; row < room.height; ++row)
            for (std::int32_t column = 0; column < room.width; ++column)
                m_plan.put(room.at + Cell{column, row}, number);
    }
    // Where rooms overlap, a door has its cell.
    for (const WatabouDoor& door : m_doors) m_plan.put(door.at, ++number);
}

// A door joins what lies before it and behind it; a way out has nothing there and is open all the same.
void WatabouMaker::planDoors() {
    for (const WatabouDoor& door : m_doors) {
        m_plan.join(door.at, door.at + door.towards);
        m_plan.join(door.at, door.at - door.towards);
    }
}

void WatabouMaker::addRounds() {
    std::map<const Room*, RoundRoom> rounds;  // of one vector, so in the order of the file
    for (const Room& room : m_rooms)
        if (room.isRound)
            rounds.emplace(&room, RoundRoom(x(room.at.x), y(room.at.y), room.width, room.height));
    for (const WatabouDoor& door : m_doors)
        for (const Cell step : {door.towards, Cell{} - door.towards})
            if (const auto round = rounds.find(roundAt(door.at + step)); round != rounds.end())
                // The side of the door's cell that lies on the room.
                round->second.open(x(door.at.x + 0.5 + 0.5 * step.x), y(door.at.y + 0.5 + 0.5 * step.y),
                                   -step.x, -step.y);
    for (const auto& [room, round] : rounds) {
        for (WallLine& line : round.walls()) m_draft.walls.push_back(std::move(line));
        addFloor(round.floor());
    }
}

void WatabouMaker::addDoor(const WatabouDoor& door, std::size_t index) {
    const double middleX = x(door.at.x) + 0.5;
    const double middleY = y(door.at.y) + 0.5;
    const double acrossX = door.towards.x == 0 ? 0.5 : 0;
    const double acrossY = door.towards.y == 0 ? 0.5 : 0;
    DraftDoor record;
    record.place = "doors[" + std::to_string(index) + "]";
    record.leadsOut = isOpenTo(door, door.towards) || isOpenTo(door, Cell{} - door.towards);
    record.where = {{middleX - acrossX, middleY - acrossY, 0}, {middleX + acrossX, middleY + acrossY, 0}};
    switch (static_cast<DoorType>(door.type)) {
        case DoorType::Opening:
        case DoorType::Arch:
            return;
        case DoorType::WayOut:
        case DoorType::StairsDown:
        case DoorType::Stairs: {
            board::PropRecord stairs;
            stairs.kind = "stairs";
            stairs.at = snapped(WallPoint{middleX, middleY, 0});
            stairs.rotation = door.towards.x > 0   ? 90
                              : door.towards.x < 0 ? 270
                              : door.towards.y > 0 ? 180
                                                   : 0;
            m_draft.props.push_back(std::move(stairs));
            return;
        }
        case DoorType::Portcullis:
            record.kind = "portcullis";
            break;
        case DoorType::DoubleDoor:
            record.kind = "doubleDoor";
            break;
        case DoorType::Secret:
            record.kind = "secretDoor";
            break;
        case DoorType::Barred:
            record.state = board::DoorState::Locked;
            break;
        case DoorType::WatabouDoor:
            break;
        default:
            m_draft.report.note(notes::doorsUnknown(record.place));
    }
    m_draft.doors.push_back(std::move(record));
}

bool WatabouMaker::isOpenTo(const WatabouDoor& door, Cell step) const {
    const Cell next = door.at + step;
    return !m_plan.isFloor(next) && roundAt(next) == nullptr;
}

// Where a door or a stair has nothing before or behind it, the side of its cell is open and meant to be so.
void WatabouMaker::addWayOut(const WatabouDoor& door, std::size_t index) {
    for (const Cell step : {door.towards, Cell{} - door.towards}) {
        if (!isOpenTo(door, step)) continue;
        const double sideX = x(door.at.x) + 0.5 + 0.5 * step.x;
        const double sideY = y(door.at.y) + 0.5 + 0.5 * step.y;
        const double acrossX = step.x == 0 ? 0.5 : 0;
        const double acrossY = step.y == 0 ? 0.5 : 0;
        DraftDoor opening;
        opening.place = "doors[" + std::to_string(index) + "]";
        opening.kind = "archway";
        opening.where = {{sideX - acrossX, sideY - acrossY, 0}, {sideX + acrossX, sideY + acrossY, 0}};
        opening.state = board::DoorState::Open;
        opening.leadsOut = true;
        m_draft.doors.push_back(std::move(opening));
    }
}

void WatabouMaker::addWater() {
    std::set<Cell> cells;
    const JsonArray& list = listIn(m_file, "water");
    for (const JsonValue& one : list) {
        const auto column = wholeIn(one, "x");
        const auto row = wholeIn(one, "y");
        if (!column || !row) continue;
        const Cell cell{*column, *row};
        // The generator floods the rock around a flooded room as well.
        if (m_plan.isFloor(cell) || roundAt(cell) != nullptr) cells.insert(cell - m_origin);
    }
    if (cells.empty()) return;
    board::TerrainRecord water;
    water.kind = "shallowWater";
    water.cells.assign(cells.begin(), cells.end());
    m_draft.terrain.push_back(std::move(water));
}

void WatabouMaker::addPillars() {
    const JsonArray& list = listIn(m_file, "columns");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const WallPoint at{x(numberIn(list[i], "x", 1e9)), y(numberIn(list[i], "y", 1e9)), 0};
        if (!m_draft.isOnBoard(at)) {
            m_draft.report.note(notes::thingsOutside("columns[" + std::to_string(i) + "]"));
            continue;
        }
        board::PropRecord pillar;
        pillar.kind = "pillar";
        pillar.at = snapped(at);
        pillar.width = pillar.height = geometry::kUnitsPerCell / 2;
        m_draft.props.push_back(std::move(pillar));
    }
}

void WatabouMaker::addNotes() {
    const JsonArray& list = listIn(m_file, "notes");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonValue none;
        const JsonValue* pos = list[i].find("pos");
        const JsonValue& place = pos != nullptr ? *pos : none;
        m_draft.addNote({x(numberIn(place, "x", 1e9)), y(numberIn(place, "y", 1e9)), 0},
                        textIn(list[i], "ref"), textIn(list[i], "text"), "notes[" + std::to_string(i) + "]");
    }
}

Result<MapDraft> WatabouMaker::make() {
    readRooms();
    readDoors();
    const Outcome frame = placeFrame();
    if (!frame.ok()) return frame.problem();
    std::erase_if(m_doors, [&](const WatabouDoor& door) {
        if (onBoard(door.at)) return false;
        m_draft.report.note(notes::thingsOutside("doors"));
        return true;
    });
    planRooms();
    planDoors();
    m_draft.walls = m_plan.walls(m_origin);
    addRounds();
    for (std::size_t i = 0; i < m_doors.size(); ++i) {
        addDoor(m_doors[i], i);
        addWayOut(m_doors[i], i);
    }
    addWater();
    addPillars();
    addNotes();
    return std::move(m_draft);
}

}  // namespace

bool isWatabou(const JsonValue& file) {
    return file.find("rects") != nullptr && file.find("doors") != nullptr && file.find("cell_bit") == nullptr;
}

Result<Imported> importWatabou(const JsonValue& file, const std::string& path, const ImportOptions& options,
                               const ImportWatch& watch) {
    Result<MapDraft> draft = WatabouMaker(file, path).make();
    if (!draft.ok()) return draft.problem();
    return mapFromDraft(std::move(draft).value(), options, watch);
}

}  // namespace tenaille::io
