// SPDX-License-Identifier: MIT
#include "tests/core/players/dark_board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "tests/core/players/secret_board.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using board::LatticePoint;
using document::Encounter;
using geometry::Segment;

constexpr std::array kWallKinds{"stone", "hedge", "fence", "window", "curtain", "arrowSlit", "lowWall"};
constexpr std::array kDoorKinds{"secretDoor", "secretDoor", "door"};

// A wall that nobody sees through parts the board; another one crosses it, or ends at it. The party stands on
// its left.
struct Parted {
    Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16});
    Segment line;         // of the wall that crosses
    double crossing = 0;  // the share of it at which it does
    std::string kind;
};

Parted randomParted(Random& random) {
    Parted made;
    const auto y = [&] { return random.between(240, 16 * 240 - 240); };
    const Segment parting{{12 * 240 + random.between(-300, 300), -480},
                          {12 * 240 + random.between(-300, 300), 16 * 240 + 480}};
    made.line = {{random.between(240, 1200), y()}, {random.between(19 * 240, 23 * 240), y()}};
    if (random.oneIn(5)) made.line.b.y = made.line.a.y;
    if (random.oneIn(2)) std::swap(made.line.a, made.line.b);
    const double from = static_cast<double>(geometry::cross(parting.a, parting.b, made.line.a));
    const double to = static_cast<double>(geometry::cross(parting.a, parting.b, made.line.b));
    made.crossing = from / (from - to);
    made.kind = pick(kWallKinds, random);
    act(made.map, actions::AddWall{wall("stone", parting)});
    board::PlayerViewRecord view;
    view.mode = board::PlayerMode::Fog;
    view.light = board::Daylight::Bright;
    add(made.map, made.map.playerView, view);
    const board::Cell at{random.between(0, 9), random.between(0, 15)};
    add(made.map, made.map.tokens, makeToken(board::GridKind::Square, "Arda", "party", at, "E"));
    return made;
}

class Builder {
  public:
    explicit Builder(std::uint64_t seed) : m_random(seed), m_parted(randomParted(m_random)) {}

    std::vector<Encounter> build() {
        m_ends = m_random.oneIn(2);
        const double end = m_ends ? m_parted.crossing : right(m_random.between(3, 10) / 10.0);
        act(map(), actions::AddWall{wall(m_parted.kind, stretch(left(0), end))});
        if (!m_random.oneIn(4)) {
            const double to = m_random.oneIn(2) ? 1.0 : m_random.between(50, 95) / 100.0;
            const double from = to - m_random.between(8, 30) / 100.0;
            act(map(), actions::AddDoor{door(pick(kDoorKinds, m_random), stretch(left(from), left(to)))});
        }
        std::vector<Encounter> made{map()};
        for (int step = 0; step < 3; ++step) {
            change();
            made.push_back(map());
        }
        return made;
    }

  private:
    Encounter& map() { return m_parted.map; }
    bool isTurned() const { return m_parted.line.a.x > m_parted.line.b.x; }
    // Shares of what lies on either side of the parting wall, from left to right.
    double left(double share) const {
        return isTurned() ? 1 - share * (1 - m_parted.crossing) : share * m_parted.crossing;
    }
    double right(double share) const {
        return isTurned() ? (1 - share) * m_parted.crossing
                          : m_parted.crossing + share * (1 - m_parted.crossing);
    }
    Segment stretch(double from, double to) const {
        return {partOf(m_parted.line, from), partOf(m_parted.line, to)};
    }

    void change() {
        // Where the parting wall is crossed lies next to it, on either side: nothing new begins there, but
        // what goes on from a wall that ends there.
        const bool goesOn = m_ends && m_random.oneIn(2);
        const double near = goesOn ? m_parted.crossing : right(m_random.between(1, 5) / 10.0);
        const double far = right(m_random.between(6, 12) / 10.0);
        const std::string kind = pick(kWallKinds, m_random);
        const std::string doorKind = pick(kDoorKinds, m_random);
        switch (m_random.between(0, 3)) {
            case 0:
                // Over a slanted wall it would cut it, and what is left has another line: not the same wall
                // any more, by less than half a unit.
                if (m_ends) act(map(), actions::AddWall{wall(kind, stretch(near, far))});
                break;
            case 1:
                // What players take for a door cuts a slanted wall: the part that is left stops sight along
                // another line, by less than half a unit. That may be a sample at the edge of a shadow, once
                // in 20 000 boards. A secret one cuts nothing.
                if (m_ends || doorKind != "door" || !board::Kinds().wall(m_parted.kind)->effect.stopsSight) {
                    act(map(), actions::AddDoor{door(doorKind, stretch(near, far))});
                    m_cut = m_cut || !m_ends;
                }
                break;
            case 2:
                // Nor does what stands in a wall that goes on there.
                if (!m_cut) changeWall(kind);
                break;
            default:
                act(map(), actions::AddWall{
                               wall(kind, {partOf(m_parted.line, right(0.2)),
                                           {partOf(m_parted.line, far).x, m_random.between(0, 16 * 240)}})});
                break;
        }
    }

    // One that lies wholly in the dark goes, or becomes another kind.
    void changeWall(const std::string& kind) {
        const std::int32_t crossing = partOf(m_parted.line, m_parted.crossing).x;
        std::vector<board::WallRecord> dark;
        for (const board::WallRecord& one : map().walls)
            if (one.id != map().walls.begin()->id && one.points.front().x > crossing - 2 &&
                one.points.back().x > crossing - 2)
                dark.push_back(one);
        if (dark.empty()) return;
        board::WallRecord chosen = pick(dark, m_random);
        if (m_random.oneIn(2)) return act(map(), actions::RemoveRecords{{chosen.id}});
        chosen.kind = kind;
        act(map(), actions::PutElements{"changeWall", {chosen}});
    }

    Random m_random;
    Parted m_parted;
    bool m_ends = false;  // the wall does, where the parting one stands; else it goes on behind it
    bool m_cut = false;   // there, for a door
};

}  // namespace

board::LatticePoint partOf(const Segment& line, double share) {
    return {line.a.x + static_cast<std::int32_t>(std::lround((line.b.x - line.a.x) * share)),
            line.a.y + static_cast<std::int32_t>(std::lround((line.b.y - line.a.y) * share))};
}

void act(document::Encounter& map, const actions::Intent& intent) {
    const board::BoardView board = document::boardOf(map);
    const Result<document::ChangeSet> changes = actions::plan({map, board, {}}, intent);
    if (!changes) return;
    EXPECT_TRUE(document::apply(map, *changes).ok());
}

board::WallRecord wall(const std::string& kind, const Segment& where) {
    board::WallRecord record;
    record.kind = kind;
    record.points = {where.a, where.b};
    return record;
}

board::DoorRecord door(const std::string& kind, const Segment& where) {
    board::DoorRecord record;
    record.kind = kind;
    record.where = where;
    return record;
}

std::vector<document::Encounter> builtInTheDark(std::uint64_t seed) { return Builder(seed).build(); }

}  // namespace tenaille::test
