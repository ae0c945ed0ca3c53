// SPDX-License-Identifier: MIT
#include "core/io/import/donjon.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/io/file_name.h"
#include "core/io/import/cell_floors.h"
#include "core/io/import/cell_plan.h"
#include "core/io/import/import_notes.h"
#include "core/io/import/json_get.h"
#include "core/io/import/map_draft.h"

namespace tenaille::io {

namespace {

using board::Cell;

// The bits of a cell. The file says which; these are the usual ones.
struct Bits {
    std::int64_t room = 0x2;
    std::int64_t corridor = 0x4;
    std::int64_t aperture = 0x20;
    std::int64_t arch = 0x10000;
    std::int64_t door = 0x20000;
    std::int64_t locked = 0x40000;
    std::int64_t trapped = 0x80000;
    std::int64_t secret = 0x100000;
    std::int64_t portcullis = 0x200000;
    std::int64_t stairDown = 0x400000;
    std::int64_t stairUp = 0x800000;
    std::int64_t label = 0xFF000000;
    std::int64_t anyDoor() const { return door | locked | trapped | secret | portcullis; }
    // The cell of a door is of no room.
    std::int64_t floor() const { return room | corridor | aperture | arch | stairDown | stairUp | anyDoor(); }
};

std::int64_t bitsOf(const JsonValue& cell) {
    const std::optional<double> number = cell.number();
    return number && *number >= 0 && *number < 9e15 ? static_cast<std::int64_t>(*number) : 0;
}

class DonjonMaker {
  public:
    DonjonMaker(const JsonValue& file, const std::string& path) : m_file(file) {
        m_draft.report.file = path;
        m_draft.report.format = "donjon";
        if (const JsonValue* settings = file.find("settings")) m_draft.title = textIn(*settings, "name");
    }

    Result<MapDraft> make();

  private:
    void readBits();
    Outcome readCells();
    void addFloors();
    void addDoor(Cell cell, std::int64_t bits);
    void addStairs(Cell cell, std::int64_t bits);
    void addLabel(Cell cell, std::int64_t bits);
    void addRooms();
    std::int64_t at(Cell cell) const;

    const JsonValue& m_file;
    MapDraft m_draft;
    Bits m_bits;
    std::vector<std::vector<std::int64_t>> m_cells;  // rows
    std::int32_t m_columns = 0;
    CellPlan m_plan;
};

void DonjonMaker::readBits() {
    const JsonValue* names = m_file.find("cell_bit");
    if (names == nullptr) return;
    const std::array<std::pair<const char*, std::int64_t*>, 12> all{{{"room", &m_bits.room},
                                                                     {"corridor", &m_bits.corridor},
                                                                     {"aperture", &m_bits.aperture},
                                                                     {"arch", &m_bits.arch},
                                                                     {"door", &m_bits.door},
                                                                     {"locked", &m_bits.locked},
                                                                     {"trapped", &m_bits.trapped},
                                                                     {"secret", &m_bits.secret},
                                                                     {"portcullis", &m_bits.portcullis},
                                                                     {"stair_down", &m_bits.stairDown},
                                                                     {"stair_up", &m_bits.stairUp},
                                                                     {"label", &m_bits.label}}};
    for (const auto& [name, bits] : all)
        if (const JsonValue* value = names->find(name); value != nullptr && value->integer() != nullptr)
            *bits = *value->integer();
}

Outcome DonjonMaker::readCells() {
    const JsonArray& rows = listIn(m_file, "cells");
    for (const JsonValue& row : rows) {
        std::vector<std::int64_t> cells;
        if (const JsonArray* list = row.array())
            for (const JsonValue& cell : *list) cells.push_back(bitsOf(cell));
        m_draft.columns = std::max(m_draft.columns, static_cast<double>(cells.size()));
        m_cells.push_back(std::move(cells));
    }
    m_draft.rows = static_cast<double>(m_cells.size());
    const Outcome possible = checkBoard(m_draft);
    if (!possible) return Problem(possible.problem()).at("cells");
    m_columns = static_cast<std::int32_t>(m_draft.columns);
    for (std::int32_t row = 0; row < static_cast<std::int32_t>(m_cells.size()); ++row)
        for (std::int32_t column = 0; column < m_columns; ++column)
            if ((at({column, row}) & m_bits.floor()) != 0) m_plan.put({column, row}, 0);
    if (m_plan.size() > 0) return Done{};
    return dungeonWithoutRooms(m_draft, "cells");
}

std::int64_t DonjonMaker::at(Cell cell) const {
    if (cell.x < 0 || cell.y < 0 || static_cast<std::size_t>(cell.y) >= m_cells.size()) return 0;
    const auto& row = m_cells[static_cast<std::size_t>(cell.y)];
    return static_cast<std::size_t>(cell.x) < row.size() ? row[static_cast<std::size_t>(cell.x)] : 0;
}

void DonjonMaker::addFloors() {
    const board::Extent extent{board::GridKind::Square, m_columns, static_cast<std::int32_t>(m_cells.size())};
    std::vector<std::string_view> materials;
    for (std::int32_t row = 0; row < extent.height; ++row)
        for (std::int32_t column = 0; column < extent.width; ++column)
            materials.emplace_back(m_plan.isFloor({column, row}) ? "stone" : "");
    m_draft.floors = cellFloors(extent, materials);
}

// The cell of a door lies between what it joins.
void DonjonMaker::addDoor(Cell cell, std::int64_t bits) {
    const bool sideways = m_plan.isFloor(cell + Cell{-1, 0}) || m_plan.isFloor(cell + Cell{1, 0});
    const double x = cell.x + 0.5;
    const double y = cell.y + 0.5;
    DraftDoor door;
    door.place = "cells[" + std::to_string(cell.y) + "][" + std::to_string(cell.x) + "]";
    door.where = sideways ? CellSegment{{x, y - 0.5, 0}, {x, y + 0.5, 0}}
                          : CellSegment{{x - 0.5, y, 0}, {x + 0.5, y, 0}};
    if ((bits & m_bits.secret) != 0) door.kind = "secretDoor";
    if ((bits & m_bits.portcullis) != 0) door.kind = "portcullis";
    if ((bits & m_bits.locked) != 0) door.state = board::DoorState::Locked;
    m_draft.doors.push_back(door);
    if ((bits & m_bits.trapped) != 0) m_draft.addNote({x, y, 0}, "⚠", "", door.place);
}

void DonjonMaker::addStairs(Cell cell, std::int64_t bits) {
    board::PropRecord stairs;
    stairs.kind = "stairs";
    stairs.at = snapped(WallPoint{cell.x + 0.5, cell.y + 0.5, 0});
    const bool sideways = m_plan.isFloor(cell + Cell{-1, 0}) || m_plan.isFloor(cell + Cell{1, 0});
    const bool down = (bits & m_bits.stairDown) != 0;
    stairs.rotation = sideways ? (down ? 90 : 270) : (down ? 180 : 0);
    m_draft.props.push_back(std::move(stairs));
}

// The letter of a cell, in its highest bits: the key of a feature, a trap maybe, or the number of a room,
// which has a note of its own.
void DonjonMaker::addLabel(Cell cell, std::int64_t bits) {
    if (m_bits.label <= 0) return;
    std::int64_t letter = bits & m_bits.label;
    for (std::int64_t low = m_bits.label; (low & 1) == 0; low >>= 1) letter >>= 1;
    const bool isNumber = letter >= '0' && letter <= '9';
    if (letter <= ' ' || letter >= 0x7f || (isNumber && !listIn(m_file, "rooms").empty())) return;
    m_draft.addNote({cell.x + 0.5, cell.y + 0.5, 0}, std::string(1, static_cast<char>(letter)), "", "cells");
}

// Rooms are numbered without the rim of cells that surrounds the matrix of a dungeon with ways out.
void DonjonMaker::addRooms() {
    const JsonValue none;
    const JsonValue* settings = m_file.find("settings");
    const std::int32_t planned = wholeIn(settings != nullptr ? *settings : none, "n_rows").value_or(0);
    const auto rows = static_cast<std::int32_t>(m_cells.size());
    const std::int32_t rim = planned > 0 && planned < rows ? (rows - planned) / 2 : 0;
    const JsonArray& rooms = listIn(m_file, "rooms");
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (rooms[i].isNull()) continue;
        const std::string place = "rooms[" + std::to_string(i) + "]";
        const auto north = wholeIn(rooms[i], "north");
        const auto south = wholeIn(rooms[i], "south");
        const auto west = wholeIn(rooms[i], "west");
        const auto east = wholeIn(rooms[i], "east");
        if (!north || !south || !west || !east) {
            m_draft.report.note(notes::roomsIncomplete(place));
            continue;
        }
        const JsonValue* contents = rooms[i].find("contents");
        m_draft.addNote({(*west + *east + 1) / 2.0 + rim, (*north + *south + 1) / 2.0 + rim, 0},
                        std::to_string(wholeIn(rooms[i], "id").value_or(static_cast<std::int32_t>(i))),
                        contents != nullptr ? textIn(*contents, "summary") : "", place);
    }
}

Result<MapDraft> DonjonMaker::make() {
    readBits();
    const Outcome read = readCells();
    if (!read.ok()) return read.problem();
    addFloors();
    m_draft.walls = m_plan.walls({0, 0});
    for (std::int32_t row = 0; row < static_cast<std::int32_t>(m_cells.size()); ++row) {
        for (std::int32_t column = 0; column < m_columns; ++column) {
            const Cell cell{column, row};
            const std::int64_t bits = at(cell);
            if (!m_plan.isFloor(cell)) continue;
            if ((bits & m_bits.anyDoor()) != 0) addDoor(cell, bits);
            if ((bits & (m_bits.stairDown | m_bits.stairUp)) != 0) addStairs(cell, bits);
            addLabel(cell, bits);
        }
    }
    addRooms();
    return std::move(m_draft);
}

}  // namespace

bool isDonjon(const JsonValue& file) {
    return file.find("cells") != nullptr && file.find("cell_bit") != nullptr;
}

Result<Imported> importDonjon(const JsonValue& file, const std::string& path, const ImportOptions& options,
                              const ImportWatch& watch) {
    Result<MapDraft> draft = DonjonMaker(file, path).make();
    if (!draft.ok()) return draft.problem();
    return mapFromDraft(std::move(draft).value(), options, watch);
}

}  // namespace tenaille::io
