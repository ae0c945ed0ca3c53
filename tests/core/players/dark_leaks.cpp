// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>

#include "core/document/changes.h"
#include "core/document/encounter.h"
#include "core/document/fog.h"
#include "tests/core/players/dark_board.h"
#include "tests/core/players/named_leaks.h"
#include "tests/core/players/secret_board.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using document::Encounter;

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

// Where the hand uncovered a place, words right beside it are not in it.
void wordsBesideAPlace() {
    Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16});
    board::PlayerViewRecord view;
    view.mode = board::PlayerMode::Fog;
    add(map, map.playerView, view);
    document::FogMasks fog = document::fogOf(map);
    fog.uncovered.set({40, 40, 80, 80});
    document::ChangeSet changes;
    RecordId next = document::nextId(map);
    document::putFog(map, fog, next, changes);
    ASSERT_TRUE(document::apply(map, changes).ok());
    const std::string before = whatPlayersGet(map);
    for (const std::int32_t beside : {-60, 5, 14}) {
        board::TextRecord text;
        text.at = {80 * board::kUnitsPerSample + beside, 900};
        text.text = "vault";
        Encounter other = map;
        add(other, other.texts, text);
        EXPECT_EQ(whatPlayersGet(other) == before, beside > 0) << beside;
    }
}

constexpr std::array kDarkLeaks{NamedLeak{"WallsBuiltInTheDark", wallsBuiltInTheDark},
                                NamedLeak{"WhatStandsBehindAWall", whatStandsBehindAWall},
                                NamedLeak{"WordsBesideAPlace", wordsBesideAPlace}};

}  // namespace

std::span<const NamedLeak> darkLeaks() { return kDarkLeaks; }

}  // namespace tenaille::test
