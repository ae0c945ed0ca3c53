// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "core/document/board_of.h"
#include "core/document/changes.h"
#include "core/document/encounter.h"
#include "core/document/fog.h"
#include "core/players/party_sight.h"
#include "tests/core/players/dark_board.h"
#include "tests/core/players/named_leaks.h"
#include "tests/core/players/secret_board.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using document::Encounter;
using geometry::Segment;

board::SampleMask seenBy(const Encounter& map) {
    return players::SightGround(map, document::boardOf(map), document::optionsOf(map)).seenByParty(map).seen;
}

players::PlayerScene sceneFor(const Encounter& map) {
    return players::playerScene(map,
                                players::SightGround(map, document::boardOf(map), document::optionsOf(map)));
}

Encounter boardIn(board::Daylight light, board::PlayerMode mode) {
    Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16});
    board::PlayerViewRecord view;
    view.mode = mode;
    view.light = light;
    add(map, map.playerView, view);
    return map;
}

Encounter brightBoard(board::PlayerMode mode) { return boardIn(board::Daylight::Bright, mode); }

// With the fog that the GM makes of it.
void cloud(Encounter& map, board::SampleMask document::FogMasks::*how, const board::SampleBox& box) {
    document::FogMasks fog = document::fogOf(map);
    (fog.*how).set(box);
    EXPECT_TRUE(setFog(map, fog));
}

// What goes on in the dark in the line of a wall that is seen: a secret door in that is taken for the same
// wall, and what is seen of it ends at the same place.
void wallsBuiltInTheDark() {
    for (int i = 0; i < 60; ++i) {
        const std::vector<document::Encounter> boards = builtInTheDark(seedOf(214, i));
        const std::string before = whatPlayersGet(boards.front());
        for (const document::Encounter& board : boards)
            if (const std::string after = whatPlayersGet(board); after != before)
                ADD_FAILURE() << "case " << i << ' ' << firstDifference(before, after);
    }
}

// Right against the other side of a wall that is seen: a thing, a door, a wall along it or from it, a stub of
// one, words; and beside a place that the hand uncovered.
void whatStandsBehindAWall() {
    constexpr std::int32_t kWall = 2880;  // x of the wall that parts the rooms
    for (const std::int32_t off : {0, 7}) {
        Encounter map =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16});
        const std::int32_t x = kWall + off;
        act(map, actions::AddWall{wall("stone", {{x, -480}, {x, 16 * 240 + 480}})});
        board::PlayerViewRecord view;
        view.mode = board::PlayerMode::Fog;
        view.light = board::Daylight::Bright;
        add(map, map.playerView, view);
        add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {6, 8}, "E"));
        const std::string before = whatPlayersGet(map);
        const auto expectSame = [&](const Encounter& other, const char* what) {
            EXPECT_EQ(whatPlayersGet(other) == before, true) << what << " at " << off;
        };
        for (const char* kind : {"boulder", "crate", "table", "statue"}) {
            Encounter other = map;
            board::PropRecord prop;
            prop.kind = kind;
            prop.at = {x + 120, 1920};
            add(other, other.props, prop);
            expectSame(other, kind);
        }
        for (const std::int32_t gap : {4, 8, 14}) {
            Encounter other = map;
            add(other, other.doors, door("door", {{x + gap, 1800}, {x + gap, 2040}}));
            expectSame(other, "a door along it");
            other = map;
            add(other, other.walls, wall("hedge", {{x + gap, 1200}, {x + gap, 2400}}));
            expectSame(other, "a wall along it");
            other = map;
            add(other, other.walls, wall("stone", {{x, 1800}, {x + gap, 1800}}));
            expectSame(other, "a stub");
            other = map;
            add(other, other.walls, wall("hedge", {{x, 1200}, {x + gap * 4, 2400}}));
            expectSame(other, "a wall at a small angle");
            other = map;
            board::TextRecord text;
            text.at = {x + gap, 1800};
            text.text = "vault";
            add(other, other.texts, text);
            expectSame(other, "words");
        }
    }
}

// The same behind walls at 45 degrees, on which middles of samples lie: whichever way the wall goes and on
// whichever side of it the party stands, on all grids.
void whatStandsBehindADiagonal() {
    const std::array<board::LatticePoint, 4> ways{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
    for (const board::GridKind grid : {board::GridKind::Square, board::GridKind::HexPointy})
        for (const board::LatticePoint away : ways) {
            Encounter map = document::makeEncounter(document::DocumentKind::Encounter, {grid, 24, 16});
            const board::LatticePoint middle = board::centre(grid, {8, 8});
            // Four cells from the party across the wall, `behind` units farther, `along` units along it.
            const auto at = [&](int behind, int along) {
                return board::LatticePoint{middle.x + away.x * (480 + behind) - away.y * along,
                                           middle.y + away.y * (480 + behind) + away.x * along};
            };
            add(map, map.walls, wall("stone", {at(0, -4000), at(0, 4000)}));
            board::PlayerViewRecord view;
            view.mode = board::PlayerMode::Fog;
            view.light = board::Daylight::Bright;
            add(map, map.playerView, view);
            add(map, map.tokens, makeToken(grid, "Arda", "party", {8, 8}, "E"));
            const std::string before = whatPlayersGet(map);
            const auto expectSame = [&](const Encounter& other, const char* what, int behind) {
                EXPECT_EQ(whatPlayersGet(other) == before, true)
                    << what << " " << behind << " behind, " << away.x << " " << away.y;
            };
            for (const int behind : {4, 8, 12, 14, 17, 18, 20}) {
                Encounter other = map;
                board::PropRecord prop;
                prop.kind = "statue";
                prop.at = at(behind + 120, 0);
                prop.rotation = 45;
                add(other, other.props, prop);
                // On hexes it is upright in the plane and reaches through the wall.
                if (grid == board::GridKind::Square) expectSame(other, "a statue", behind);
                other = map;
                board::DoorRecord open = door("door", {at(behind, -120), at(behind, 120)});
                add(other, other.doors, open);
                expectSame(other, "a door", behind);
                other = map;
                open.state = board::DoorState::Open;
                add(other, other.doors, open);
                expectSame(other, "an open door", behind);
                // One that they remember shut is opened where nobody looks.
                other = map;
                document::FogMasks fog = document::fogOf(other);
                fog.explored.fill();
                ASSERT_TRUE(setFog(other, fog));
                open.state = board::DoorState::Closed;
                open.memory = board::DoorMemory::Closed;
                open.id = add(other, other.doors, open);
                const std::string shut = whatPlayersGet(other);
                open.state = board::DoorState::Open;
                other.doors.put(open);
                EXPECT_EQ(whatPlayersGet(other) == shut, true)
                    << "a door that is opened " << behind << " behind, " << away.x << " " << away.y;
                other = map;
                add(other, other.walls, wall("hedge", {at(behind, -600), at(behind, 600)}));
                expectSame(other, "a hedge", behind);
                other = map;
                add(other, other.walls, wall("hedge", {at(0, 0), {at(0, 0).x + away.x * 600, at(0, 0).y}}));
                expectSame(other, "a wall from behind", behind);
            }
        }
}

// They look at a door that is shut now; what nobody can see right before it has no say in that.
void doorsRightBehindWhatNobodySees() {
    Encounter map = brightBoard(board::PlayerMode::Fog);
    add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {8, 8}, "E"));
    board::DoorRecord shut = door("door", {{2880, 1920}, {2880, 2160}});
    shut.memory = board::DoorMemory::Open;
    add(map, map.doors, shut);
    const std::string before = whatPlayersGet(map);
    for (const std::int32_t gap : {3, 6, 12, 20}) {
        Encounter other = map;
        add(other, other.walls, wall("invisible", {{2880 - gap, 1700}, {2880 - gap, 2400}}));
        EXPECT_EQ(whatPlayersGet(other) == before, true) << gap;
    }
}

// A board of which a place is uncovered, explored or covered: samples 40 to 80 each way.
Encounter boardWithAPlace(board::PlayerMode mode, board::SampleMask document::FogMasks::*how, bool hasEyes) {
    Encounter map = boardIn(board::Daylight::Dark, mode);
    if (hasEyes) add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {20, 14}, "E"));
    cloud(map, how, {40, 40, 80, 80});
    return map;
}

constexpr std::int32_t kEdge = 80 * board::kUnitsPerSample;  // x at which the place ends

// Right beside a place that the hand uncovered, words are not in it.
void wordsBesideAPlace() {
    const Encounter map = boardWithAPlace(board::PlayerMode::Fog, &document::FogMasks::uncovered, false);
    const std::string before = whatPlayersGet(map);
    for (const std::int32_t beside : {-60, 5, 14}) {
        board::TextRecord text;
        text.at = {kEdge + beside, 900};
        text.text = "vault";
        Encounter other = map;
        add(other, other.texts, text);
        EXPECT_EQ(whatPlayersGet(other) == before, beside > 0) << beside;
    }
}

// Nor are things, whether they can be seen through or not; nothing that is covered looks out of the cover;
// and where ground was explored to a line, those that can be seen through are not beyond it.
void thingsBesideAPlace() {
    using document::FogMasks;
    struct How {
        board::PlayerMode mode;
        board::SampleMask FogMasks::*place;
        bool isSolidToo = true;
    };
    for (const How& how : {How{board::PlayerMode::Fog, &FogMasks::uncovered},
                           {board::PlayerMode::Fog, &FogMasks::explored, false},
                           {board::PlayerMode::Everything, &FogMasks::covered},
                           {board::PlayerMode::BySight, &FogMasks::covered}})
        for (const bool hasEyes : {false, true}) {
            const Encounter map = boardWithAPlace(how.mode, how.place, hasEyes);
            const std::string before = whatPlayersGet(map);
            const bool isFog = how.mode == board::PlayerMode::Fog;
            for (const char* kind : {"crate", "bush", "pillar", "boulder"})
                for (const std::int32_t beside : {-160, 0, 5, 14}) {
                    const bool isSolid = board::Kinds().prop(kind)->outline.stopsSight;
                    if (isSolid && !how.isSolidToo) continue;
                    board::PropRecord prop;
                    prop.kind = kind;
                    prop.at = {kEdge + (isFog ? 1 : -1) * (prop.width / 2 + beside), 900};
                    Encounter other = map;
                    add(other, other.props, prop);
                    EXPECT_EQ(whatPlayersGet(other) == before, beside >= 0)
                        << kind << ' ' << beside << " mode " << static_cast<int>(how.mode) << ' ' << hasEyes;
                }
        }
}

void lampsUnderACover() {
    const Encounter map = boardWithAPlace(board::PlayerMode::Everything, &document::FogMasks::covered, true);
    const std::string before = whatPlayersGet(map);
    for (const std::int32_t beside : {-5, 5, 14}) {
        board::LightRecord lamp;
        lamp.at = {kEdge - beside, 900};
        Encounter other = map;
        add(other, other.lights, lamp);
        EXPECT_EQ(whatPlayersGet(other) == before, beside > 0) << beside;
    }
}

// In fog a lamp is seen by what it lights, but not out of a cover.
void lampsUnderACoverInFog() {
    Encounter map = brightBoard(board::PlayerMode::Fog);
    add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {20, 14}, "E"));
    board::LightRecord lamp;
    lamp.at = {900, 900};
    lamp.bright = 2000;
    lamp.dim = 4000;
    add(map, map.lights, lamp);
    EXPECT_EQ(sceneFor(map).shown.lights.size(), 1u);
    cloud(map, &document::FogMasks::covered, {40, 40, 80, 80});
    EXPECT_EQ(sceneFor(map).shown.lights.size(), 0u);
}

// What can be looked through shows no ground that is not known; what cannot is seen whole.
void groundUnderThings() {
    const Encounter map = boardWithAPlace(board::PlayerMode::Fog, &document::FogMasks::uncovered, false);
    const board::SampleMask before = sceneFor(map).known;
    for (const char* kind : {"crate", "pillar"}) {
        Encounter other = map;
        board::PropRecord prop;
        prop.kind = kind;
        prop.at = {kEdge, 900};
        add(other, other.props, prop);
        const players::PlayerScene scene = sceneFor(other);
        EXPECT_EQ(scene.shown.props.size(), 1u);
        EXPECT_EQ(scene.known == before, !board::Kinds().prop(kind)->outline.stopsSight) << kind;
    }
}

// Of things that are seen whole their ground behind is nobody's: also where two of them touch, and at their
// far sides.
void groundBetweenThings() {
    for (const std::int32_t size : {240, 720})
        for (const char* kind : {"pillar", "statue", "boulder"}) {
            Encounter map = brightBoard(board::PlayerMode::Fog);
            add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {12, 14}, "N"));
            for (const std::int32_t side : {-1, 1}) {
                board::PropRecord prop;
                prop.kind = kind;
                prop.at = {3000 + side * size / 2, 1500};
                prop.width = prop.height = size;
                add(map, map.props, prop);
            }
            const players::PlayerScene scene = sceneFor(map);
            EXPECT_EQ(scene.shown.props.size(), 2u) << kind;
            // Between them, from a sixteenth of a cell behind what is seen to their far side.
            int between = 0;
            for (std::int32_t y = 1500 - size / 2; y < 1500; y += board::kUnitsPerSample)
                for (const std::int32_t x : {2999, 3000}) {
                    const board::Sample at = board::sampleAt({x, y});
                    if (!scene.known.test(at.x, at.y)) continue;  // under the fog
                    EXPECT_TRUE(scene.veiled.test(at.x, at.y)) << kind << ' ' << size << ' ' << y;
                    ++between;
                }
            EXPECT_GT(between, 4) << kind;
        }
}

// Where a door closes a corner in the place of a wall, a wall of the room that goes on past it does not show:
// not even by a unit, by which every joint of it would shift. Nor does the rest of a side of which a short
// piece is seen.
void whatGoesOnPastACorner() {
    const auto room = [](const char* kind, int slant, int stub, const char* closes) {
        Encounter map = brightBoard(board::PlayerMode::Fog);
        add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {9, 7}, "N"));
        const board::LatticePoint corner{2880, 1200 + slant};
        act(map, actions::AddWall{wall(kind, {{1680, 1200}, corner})});
        act(map, actions::AddWall{wall(kind, {{1680, 1200}, {1680, 2400}})});
        act(map, actions::AddWall{wall(kind, {{1680, 2400}, {2880, 2400}})});
        const std::int32_t from = corner.y + stub;
        if (stub > 0) act(map, actions::AddWall{wall(kind, {corner, {2880, from}})});
        board::DoorRecord leaf = door(closes, {{2880, from}, {2880, from + 240}});
        leaf.memory = board::DoorMemory::Closed;  // a secret one was found
        act(map, actions::AddDoor{leaf});
        act(map, actions::AddWall{wall(kind, {{2880, from + 240}, {2880, 2400}})});
        return map;
    };
    for (const char* kind : {"hedge", "stone"})
        for (const char* closes : {"door", "doubleDoor", "secretDoor"})
            for (const int slant : {0, 130})
                for (const int stub : {0, 5, 10, 20, 30}) {
                    const Encounter map = room(kind, slant, stub, closes);
                    const std::string before = whatPlayersGet(map);
                    const auto expectSame = [&](Segment more, const char* what) {
                        Encounter other = map;
                        act(other, actions::AddWall{wall(kind, {more.a, more.b})});
                        EXPECT_EQ(whatPlayersGet(other) == before, true)
                            << what << ' ' << kind << ' ' << closes << ' ' << slant << ' ' << stub;
                    };
                    expectSame({{2880, 1200 + slant}, {4080, 1200 + 2 * slant}}, "the wall goes on");
                    if (stub > 0) expectSame({{2880, 1200 + slant}, {2880, 480}}, "the side goes on");
                }
}

// What is known of a wall ends where the uncovered ground does, whatever door stands behind it there.
void doorsInTheDarkBehindAnEnd() {
    Encounter map = brightBoard(board::PlayerMode::Fog);
    cloud(map, &document::FogMasks::uncovered, {64, 80, 134, 128});
    act(map, actions::AddWall{wall("stone", {{480, 1200}, {4320, 1200}})});
    const std::string before = whatPlayersGet(map);
    for (const std::int32_t x : {1980, 1990, 1995, 2000, 2003}) {
        Encounter other = map;
        add(other, other.doors, door("door", {{x, 960}, {x, 1200}}));
        EXPECT_EQ(whatPlayersGet(other) == before, true) << x;
    }
}

// Where it meets another known wall right before its corner a wall is told to end there, whether it goes on
// behind the corner or not.
void wallsThatMeetBeforeACorner() {
    for (const char* kind : {"stone", "hedge", "arrowSlit"})
        for (const std::int32_t gap : {0, 2, 5, 8, 11, 14, 20})
            for (const std::int32_t to : {1000, 1700}) {
                Encounter map = brightBoard(board::PlayerMode::Fog);
                add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {5, 1}, "S"));
                act(map, actions::AddWall{wall("stone", {{0, 840}, {2400, 840}})});
                act(map, actions::AddWall{wall(kind, {{1248, 360}, {1248, 840}})});
                act(map, actions::AddWall{wall(kind, {{to, 700}, {1248, 840 - gap}})});
                const std::string before = whatPlayersGet(map);
                for (const std::int32_t more : {30, 60, 400}) {
                    Encounter other = map;
                    act(other, actions::AddWall{wall(kind, {{1248, 840}, {1248, 840 + more}})});
                    EXPECT_EQ(whatPlayersGet(other) == before, true)
                        << kind << ' ' << gap << ' ' << to << ' ' << more;
                }
            }
}

// Of a slanted wall a part is known, and its end lies beside its line: samples whose middles lie on that line
// tell nothing of what stands right behind it.
void slantedWallsKnownInPart() {
    for (const Segment line : {Segment{{360, 720}, {1800, 1200}}, Segment{{360, 720}, {1800, 1440}}})
        for (std::int32_t hides = 1460; hides < 1500; hides += 4) {
            Encounter map = brightBoard(board::PlayerMode::Fog);
            add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {5, 2}, "S"));
            act(map, actions::AddWall{wall("stone", line)});
            act(map, actions::AddWall{wall("stone", {{hides, 0}, {hides, partOf(line, 0.75).y}})});
            const std::string before = whatPlayersGet(map);
            const auto expectSame = [&](const Encounter& other, const char* what) {
                EXPECT_EQ(whatPlayersGet(other) == before, true) << line.b.y << ' ' << hides << what;
            };
            const board::LatticePoint from = partOf(line, 0.5);
            Encounter walled = map;
            add(walled, walled.walls, wall("stone", {from, from + board::LatticePoint{220, 150}}));
            expectSame(walled, " wall");
            for (const std::int32_t off : {5, 10}) {
                Encounter shut = map;
                const board::LatticePoint behind = from + board::LatticePoint{0, off};
                add(shut, shut.doors,
                    door("door", {behind, behind + board::LatticePoint{240, 240 * (line.b.y - 720) / 1440}}));
                expectSame(shut, " door");
            }
        }
}

// So does a door in the dark that begins at such a wall from behind: it lies on its line for a unit.
void doorsThatBeginBehindAWall() {
    for (const Segment line : {Segment{{360, 1470}, {2160, 570}}, Segment{{600, 1680}, {1800, 480}}}) {
        Encounter map = brightBoard(board::PlayerMode::Fog);
        add(map, map.tokens, makeToken(board::GridKind::Square, "Arda", "party", {3, 3}, "E"));
        act(map, actions::AddWall{wall("stone", line)});
        act(map, actions::AddWall{wall("stone", {{1150, 300}, {1150, 1000}})});
        const std::string before = whatPlayersGet(map);
        for (std::int32_t x = 1210; x < 1250; ++x) {
            const double part = static_cast<double>(x - line.a.x) / (line.b.x - line.a.x);
            const board::LatticePoint from = partOf(line, part) + board::LatticePoint{0, 1};
            Encounter other = map;
            add(other, other.doors, door("door", {from, from + board::LatticePoint{240, 0}}));
            EXPECT_EQ(whatPlayersGet(other) == before, true) << line.a.x << ' ' << x;
        }
    }
}

// A wall that is known a little past another one is told to end there, and hides what is behind it all the
// same. One that is known too little before another one is not told at all, and ends that one as little.
void wallsKnownALittlePastOthers() {
    Encounter map = brightBoard(board::PlayerMode::Fog);
    cloud(map, &document::FogMasks::uncovered, {0, 100, 121, 200});
    act(map, actions::AddWall{wall("stone", {{0, 1500}, {2400, 1500}})});
    act(map, actions::AddWall{wall("stone", {{1796, 1500}, {1796, 1800}})});
    const std::string before = whatPlayersGet(map);
    for (std::int32_t left = 1481; left < 1499; left += 2)
        for (std::int32_t right = 1480; right < 1499; right += 2) {
            Encounter other = map;
            add(other, other.walls, wall("stone", {{1700, left}, {1900, right}}));
            EXPECT_EQ(whatPlayersGet(other) == before, true) << left << ' ' << right;
        }
    for (std::int32_t x = 1788; x < 1806; ++x) {
        Encounter corner = brightBoard(board::PlayerMode::Fog);
        cloud(corner, &document::FogMasks::uncovered, {118, 100, 120, 128});
        act(corner, actions::AddWall{wall("curtain", {{x, 1300}, {x, 2000}})});
        act(corner, actions::AddWall{wall("stone", {{1600, 1500}, {x, 1500}})});
        const std::string ends = whatPlayersGet(corner);
        act(corner, actions::AddWall{wall("stone", {{x, 1500}, {x + 200, 1500}})});
        EXPECT_EQ(whatPlayersGet(corner) == ends, true) << x;
    }
}

Segment randomLine(Random& random) {
    const auto anywhere = [&] {
        return board::LatticePoint{random.between(240, 23 * 240), random.between(240, 15 * 240)};
    };
    return {anywhere(), anywhere()};
}

// Its ends are rounded, so what is left of the wall lies beside its line: no sample at the edge of a shadow
// is another one.
void shadowsOfSlantedWalls() {
    int shadows = 0;
    for (int i = 0; i < 150; ++i) {
        Random random(seedOf(216, i));
        Encounter map = brightBoard(board::PlayerMode::Fog);
        const Segment line = randomLine(random);
        const std::string kind = random.oneIn(3) ? "oneWay" : "stone";
        act(map, actions::AddWall{wall(kind, line)});
        add(map, map.tokens,
            makeToken(board::GridKind::Square, "Arda", "party",
                      {random.between(0, 23), random.between(0, 15)}, "E"));
        // Beside an opening, too.
        if (random.oneIn(2)) {
            board::DoorRecord opening = door("door", {partOf(line, 0.45), partOf(line, 0.55)});
            opening.state = random.oneIn(2) ? board::DoorState::Open : board::DoorState::Closed;
            act(map, actions::AddDoor{opening});
        }
        const board::SampleMask before = seenBy(map);
        const std::string shown = whatPlayersGet(map);
        for (const double side : {0.0, 0.56}) {
            const double from = side + random.between(0, 30) / 100.0;
            const double to = from + random.between(4, 13) / 100.0;
            act(map, actions::AddDoor{door("secretDoor", {partOf(line, from), partOf(line, to)})});
        }
        EXPECT_EQ(whatPlayersGet(map) == shown, true) << "case " << i << ' ' << kind;
        EXPECT_EQ(seenBy(map) == before, true) << "case " << i << ' ' << kind;
        Encounter bare = map;
        bare.walls = {};
        bare.doors = {};
        shadows += seenBy(bare) == before ? 0 : 1;
    }
    EXPECT_GT(shadows, 75);
}

// Who sees one end of a slanted wall does not see that a door is opened at the other.
void doorsThatAreOpenedFarAway() {
    for (int i = 0; i < 100; ++i) {
        Random random(seedOf(218, i));
        Encounter map = brightBoard(board::PlayerMode::Fog);
        const Segment line = randomLine(random);
        act(map, actions::AddWall{wall(random.oneIn(3) ? "oneWay" : "stone", line)});
        for (const double from : {0.3, 0.7})
            act(map, actions::AddDoor{door(random.oneIn(2) ? "secretDoor" : "door",
                                           {partOf(line, from), partOf(line, from + 0.1)})});
        act(map, actions::AddDoor{door("door", {partOf(line, 0.5), partOf(line, 0.6)})});
        const RecordId opened = std::prev(map.doors.end())->id;
        const auto others = [&] {
            const auto hidden = document::hiddenDoors(map);
            const board::BoardView board = document::boardOf(map);
            auto pieces = players::sightPieces(board, hidden, players::wholeLines(map, board, hidden));
            std::erase_if(pieces, [&](const vision::SightWall& one) { return one.record == opened; });
            return pieces;
        };
        const auto shut = others();
        board::DoorRecord door = *map.doors.find(opened);
        door.state = board::DoorState::Open;
        map.doors.put(door);
        EXPECT_EQ(others(), shut) << "case " << i;
    }
}

// Less than a hundredth of a cell of a wall is left beside it.
void secretDoorsNextToTheEnd() {
    for (const board::LatticePoint left :
         {board::LatticePoint{0, 0}, {1, 0}, {1, 1}, {0, 1}, {2, 1}, {5, 2}}) {
        Encounter map = brightBoard(board::PlayerMode::Everything);
        const Segment line{{500, 500}, {3300, 1943}};
        act(map, actions::AddWall{wall("stone", line)});
        const std::string before = whatPlayersGet(map);
        act(map, actions::AddDoor{door("secretDoor", {partOf(line, 0.8), line.b - left})});
        ASSERT_EQ(map.doors.size(), 1u);
        EXPECT_EQ(whatPlayersGet(map) == before, true) << left.x << ", " << left.y;
    }
    // As other programs put it: it ends beside the end of the wall.
    const Segment line{{500, 500}, {3300, 1943}};
    const board::LatticePoint cut = partOf(line, 0.8);
    const Encounter bare = brightBoard(board::PlayerMode::Everything);
    Encounter whole = bare;
    add(whole, whole.walls, wall("stone", line));
    Encounter parted = bare;
    add(parted, parted.walls, wall("stone", {line.a, cut}));
    board::DoorRecord secret = door("secretDoor", {cut, line.b + board::LatticePoint{1, 0}});
    secret.wall = "stone";
    secret.line = line;
    add(parted, parted.doors, secret);
    EXPECT_EQ(whatPlayersGet(parted) == whatPlayersGet(whole), true);
}

constexpr std::array kDarkLeaks{NamedLeak{"WallsBuiltInTheDark", wallsBuiltInTheDark},
                                NamedLeak{"WhatStandsBehindAWall", whatStandsBehindAWall},
                                NamedLeak{"WhatStandsBehindADiagonal", whatStandsBehindADiagonal},
                                NamedLeak{"DoorsRightBehindWhatNobodySees", doorsRightBehindWhatNobodySees},
                                NamedLeak{"WordsBesideAPlace", wordsBesideAPlace},
                                NamedLeak{"ThingsBesideAPlace", thingsBesideAPlace},
                                NamedLeak{"LampsUnderACover", lampsUnderACover},
                                NamedLeak{"LampsUnderACoverInFog", lampsUnderACoverInFog},
                                NamedLeak{"GroundUnderThings", groundUnderThings},
                                NamedLeak{"GroundBetweenThings", groundBetweenThings},
                                NamedLeak{"WhatGoesOnPastACorner", whatGoesOnPastACorner},
                                NamedLeak{"DoorsInTheDarkBehindAnEnd", doorsInTheDarkBehindAnEnd},
                                NamedLeak{"WallsThatMeetBeforeACorner", wallsThatMeetBeforeACorner},
                                NamedLeak{"SlantedWallsKnownInPart", slantedWallsKnownInPart},
                                NamedLeak{"DoorsThatBeginBehindAWall", doorsThatBeginBehindAWall},
                                NamedLeak{"WallsKnownALittlePastOthers", wallsKnownALittlePastOthers},
                                NamedLeak{"ShadowsOfSlantedWalls", shadowsOfSlantedWalls},
                                NamedLeak{"DoorsThatAreOpenedFarAway", doorsThatAreOpenedFarAway},
                                NamedLeak{"SecretDoorsNextToTheEnd", secretDoorsNextToTheEnd}};

}  // namespace

std::span<const NamedLeak> darkLeaks() { return kDarkLeaks; }

}  // namespace tenaille::test
