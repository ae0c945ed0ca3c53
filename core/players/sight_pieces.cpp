// SPDX-License-Identifier: MIT
#include "core/players/sight_pieces.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/board/box_index.h"
#include "core/geometry/predicates.h"
#include "core/geometry/rounded.h"

namespace tenaille::players {

namespace {

using document::HiddenDoor;
using geometry::Segment;
using vision::SightWall;

bool isOn(const Segment& piece, const Segment& line) {
    return geometry::isAboutOn(piece.a, line) && geometry::isAboutOn(piece.b, line);
}

std::set<RecordId> doorsOf(const std::vector<HiddenDoor>& hidden) {
    std::set<RecordId> doors;
    for (const HiddenDoor& door : hidden) doors.insert(door.door);
    return doors;
}

void addHidden(const std::vector<HiddenDoor>& hidden, std::vector<SightWall>& pieces) {
    for (const HiddenDoor& door : hidden)
        if (door.effect.stopsSight) pieces.push_back({door.where, door.effect.oneWay, door.door});
}

// As the whole line of what lies on it, if that leaves no gap.
std::optional<WholeLine> joined(const std::vector<SightWall>& on, Segment line) {
    const double length = geometry::lengthOf(line);
    const auto gap = static_cast<std::int64_t>(geometry::kRoundedOff * length);
    std::vector<std::pair<std::int64_t, std::int64_t>> stretches;
    WholeLine whole{line, on.front().oneWay, {}};
    for (const SightWall& piece : on) {
        stretches.push_back(std::minmax(
            {geometry::dot(line.a, line.b, piece.where.a), geometry::dot(line.a, line.b, piece.where.b)}));
        whole.parts.push_back(piece.record);
    }
    std::sort(stretches.begin(), stretches.end());
    std::int64_t reached = 0;
    for (const auto& [from, to] : stretches) {
        if (from > reached + gap) return std::nullopt;
        reached = std::max(reached, to);
    }
    if (reached < geometry::dot(line.a, line.b, line.b) - gap) return std::nullopt;
    std::sort(whole.parts.begin(), whole.parts.end());
    whole.parts.erase(std::unique(whole.parts.begin(), whole.parts.end()), whole.parts.end());
    return whole;
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
            if (piece.oneWay == at->second->oneWay && isOn(piece.where, at->second->where)) return true;
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
    const std::set<RecordId> unfound = doorsOf(hidden);
    std::vector<SightWall> pieces;
    for (const board::Barrier& barrier : board.barriers()) {
        const bool isWall = encounter.walls.find(barrier.record) != nullptr;
        const bool isDoor = encounter.doors.find(barrier.record) != nullptr;
        if (barrier.effect.stopsSight && (isWall || isDoor) && !unfound.contains(barrier.record))
            pieces.push_back(vision::sightPiece(barrier));
    }
    addHidden(hidden, pieces);
    std::vector<geometry::Box> boxes;
    boxes.reserve(pieces.size());
    for (const SightWall& piece : pieces) boxes.push_back(geometry::boundingBox(piece.where));
    const board::BoxIndex near(boxes, geometry::kUnitsPerCell);
    for (const Segment& line : lines) {
        const geometry::Box box = geometry::boundingBox(line);
        // Those that hide from both sides, from the left of the line alone, and from its right.
        std::array<std::vector<SightWall>, 3> on;
        near.visitNear(
            {box.min - board::LatticePoint{2, 2}, box.max + board::LatticePoint{2, 2}},
            [](const geometry::Box&) { return true; },
            [&](std::uint32_t index) {
                const SightWall& piece = pieces[index];
                if (!isOn(piece.where, line)) return;
                const bool turned = geometry::dot(line.a, line.b, piece.where.b) <
                                    geometry::dot(line.a, line.b, piece.where.a);
                on[piece.oneWay ? (turned ? 2 : 1) : 0].push_back(piece);
            });
        for (std::size_t way = 0; way < on.size(); ++way) {
            if (on[way].empty()) continue;
            std::optional<WholeLine> found = joined(on[way], line);
            if (!found) continue;
            if (way == 2) std::swap(found->where.a, found->where.b);
            whole.push_back(std::move(*found));
        }
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
