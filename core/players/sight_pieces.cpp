// SPDX-License-Identifier: MIT
#include "core/players/sight_pieces.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include "core/board/box_index.h"
#include "core/geometry/predicates.h"
#include "core/geometry/rounded.h"

namespace tenaille::players {

namespace {

using document::HiddenDoor;
using geometry::Segment;
using vision::SightWall;

std::set<RecordId> doorsOf(const std::vector<HiddenDoor>& hidden) {
    std::set<RecordId> doors;
    for (const HiddenDoor& door : hidden) doors.insert(door.door);
    return doors;
}

void addHidden(const std::vector<HiddenDoor>& hidden, std::vector<SightWall>& pieces) {
    for (const HiddenDoor& door : hidden)
        if (door.effect.stopsSight) pieces.push_back({door.where, door.effect.oneWay, door.door});
}

// What lies on a line, joined as far as it leaves no gap.
void addJoined(const std::vector<SightWall>& on, Segment line, std::vector<WholeLine>& whole) {
    struct Stretch {
        std::int64_t from = 0;
        std::int64_t to = 0;
        geometry::LatticePoint begin;
        geometry::LatticePoint end;
        RecordId record;
    };
    std::vector<Stretch> stretches;
    for (const SightWall& piece : on) {
        const auto along = [&](geometry::LatticePoint p) { return geometry::dot(line.a, line.b, p); };
        auto [begin, end] = piece.where;
        if (along(end) < along(begin)) std::swap(begin, end);
        stretches.push_back({along(begin), along(end), begin, end, piece.record});
    }
    std::sort(stretches.begin(), stretches.end(), [](const Stretch& one, const Stretch& other) {
        return std::tie(one.from, one.to, one.record) < std::tie(other.from, other.to, other.record);
    });
    const auto gap = static_cast<std::int64_t>(geometry::kRoundedOff * geometry::lengthOf(line));
    for (std::size_t first = 0; first < stretches.size();) {
        Stretch run = stretches[first];
        WholeLine joined{{}, on.front().oneWay, {run.record}};
        std::size_t next = first + 1;
        for (; next < stretches.size() && stretches[next].from <= run.to + gap; ++next) {
            joined.parts.push_back(stretches[next].record);
            if (stretches[next].to <= run.to) continue;
            run.to = stretches[next].to;
            run.end = stretches[next].end;
        }
        first = next;
        if (joined.parts.size() < 2) continue;
        joined.where = {geometry::isAboutAt(run.begin, line.a) ? line.a : run.begin,
                        geometry::isAboutAt(run.end, line.b) ? line.b : run.end};
        std::sort(joined.parts.begin(), joined.parts.end());
        joined.parts.erase(std::unique(joined.parts.begin(), joined.parts.end()), joined.parts.end());
        whole.push_back(std::move(joined));
    }
}

// Takes out what lies on whole lines, puts those in.
void putWhole(const std::vector<WholeLine>& whole, std::vector<SightWall>& pieces) {
    if (whole.empty()) return;
    std::vector<std::pair<RecordId, const WholeLine*>> byPart;
    for (const WholeLine& line : whole)
        for (const RecordId part : line.parts) byPart.emplace_back(part, &line);
    std::sort(byPart.begin(), byPart.end());
    std::erase_if(pieces, [&](const SightWall& piece) {
        auto at = std::lower_bound(byPart.begin(), byPart.end(), piece.record,
                                   [](const auto& one, RecordId record) { return one.first < record; });
        for (; at != byPart.end() && at->first == piece.record; ++at)
            if (piece.oneWay == at->second->oneWay && geometry::isAboutOn(piece.where, at->second->where))
                return true;
        return false;
    });
    for (const WholeLine& line : whole) pieces.push_back({line.where, line.oneWay, line.parts.front()});
}

}  // namespace

std::vector<WholeLine> wholeLines(const document::Encounter& encounter, const board::BoardView& board,
                                  const std::vector<HiddenDoor>& hidden) {
    std::vector<WholeLine> whole;
    const std::vector<Segment> lines = document::wallLines(encounter.doors);
    if (lines.empty()) return whole;
    std::vector<SightWall> pieces;
    for (const board::Barrier& barrier : board.barriers())
        if (barrier.effect.stopsSight && encounter.walls.find(barrier.record) != nullptr)
            pieces.push_back(vision::sightPiece(barrier));
    addHidden(hidden, pieces);
    std::vector<geometry::Box> boxes;
    boxes.reserve(lines.size());
    for (const Segment& line : lines) boxes.push_back(geometry::boundingBox(line));
    const board::BoxIndex near(boxes, geometry::kUnitsPerCell);
    // On each line: those that hide from both sides, from its left alone, and from its right.
    std::vector<std::array<std::vector<SightWall>, 3>> on(lines.size());
    for (const SightWall& piece : pieces) {
        const geometry::LatticePoint end = piece.where.a;
        near.visitNear(
            {end - board::LatticePoint{2, 2}, end + board::LatticePoint{2, 2}},
            [](const geometry::Box&) { return true; },
            [&](std::uint32_t index) {
                const Segment& line = lines[index];
                if (!geometry::isAboutOn(piece.where, line)) return;
                const bool turned = geometry::dot(line.a, line.b, piece.where.b) <
                                    geometry::dot(line.a, line.b, piece.where.a);
                on[index][piece.oneWay ? (turned ? 2 : 1) : 0].push_back(piece);
            });
    }
    for (std::size_t index = 0; index < lines.size(); ++index)
        for (std::size_t way = 0; way < on[index].size(); ++way) {
            if (on[index][way].empty()) continue;
            const std::size_t before = whole.size();
            addJoined(on[index][way], lines[index], whole);
            for (std::size_t one = before; way == 2 && one < whole.size(); ++one)
                std::swap(whole[one].where.a, whole[one].where.b);
        }
    return whole;
}

std::vector<SightWall> sightPieces(const board::BoardView& board, const std::vector<HiddenDoor>& hidden,
                                   const std::vector<WholeLine>& whole) {
    std::vector<SightWall> pieces = vision::sightPieces(board);
    if (!hidden.empty())
        std::erase_if(pieces, [unfound = doorsOf(hidden)](const SightWall& piece) {
            return unfound.contains(piece.record);
        });
    addHidden(hidden, pieces);
    putWhole(whole, pieces);
    return pieces;
}

std::vector<SightWall> sightPiecesOf(const std::set<RecordId>& records, const board::BoardView& board,
                                     const std::vector<HiddenDoor>& hidden,
                                     const std::vector<WholeLine>& whole) {
    const std::set<RecordId> unfound = doorsOf(hidden);
    std::vector<SightWall> pieces;
    for (const board::Barrier& barrier : board.barriers())
        if (barrier.effect.stopsSight && records.contains(barrier.record) &&
            !unfound.contains(barrier.record))
            pieces.push_back(vision::sightPiece(barrier));
    addHidden(hidden, pieces);
    putWhole(whole, pieces);
    std::erase_if(pieces, [&](const SightWall& piece) { return !records.contains(piece.record); });
    return pieces;
}

void addAffected(const std::vector<WholeLine>& before, const std::vector<WholeLine>& after,
                 std::set<RecordId>& records) {
    const auto addDifferent = [&](const std::vector<WholeLine>& from, const std::vector<WholeLine>& others) {
        for (const WholeLine& line : from)
            if (std::find(others.begin(), others.end(), line) == others.end())
                records.insert(line.parts.begin(), line.parts.end());
    };
    addDifferent(before, after);
    addDifferent(after, before);
    const auto isAffected = [&](RecordId part) { return records.contains(part); };
    std::size_t last = 0;
    while (last != records.size()) {
        last = records.size();
        for (const std::vector<WholeLine>* lines : {&before, &after})
            for (const WholeLine& line : *lines)
                if (std::any_of(line.parts.begin(), line.parts.end(), isAffected))
                    records.insert(line.parts.begin(), line.parts.end());
    }
}

}  // namespace tenaille::players
