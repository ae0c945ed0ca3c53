// SPDX-License-Identifier: MIT
#include "core/io/rules/query_reader.h"

#include <gtest/gtest.h>

namespace tenaille::io::query_reader_test {

using board::CoverGrade;
using board::GridKind;
using C = CreatureMember;
using S = SceneMember;

constexpr CreatureMembers kAllMembers{
    C::At,         C::Space,    C::Facing,          C::Side,          C::Reach,    C::Threatens,
    C::Senses,     C::Arcs,     C::Shield,          C::ArmorClass,    C::Feats,    C::Level,
    C::SneakLevel, C::Faceless, C::AllAroundVision, C::ImmuneToSneak, C::Condition};
constexpr SceneMembers kWholeScene{S::Map, S::Solid, S::Walls, S::Cover, S::Concealment, S::Opaque};

// Reads a text with `read`; the error code when it is refused, else an empty name.
template <class Read>
std::string_view codeOf(const std::string& text, Read&& read) {
    const JsonValue value = parseJson(text).value();
    try {
        read(Field(&value, "input"));
        return {};
    } catch (const QueryError& error) {
        return name(error.code);
    }
}

board::Creature creature(const std::string& text, GridKind grid = GridKind::Square) {
    const JsonValue value = parseJson(text).value();
    return readCreature(Field(&value, "input"), grid, kAllMembers);
}
std::string_view creatureCode(const std::string& text, GridKind grid = GridKind::Square,
                              CreatureMembers members = kAllMembers) {
    return codeOf(text, [&](const Field& field) { readCreature(field, grid, members); });
}

board::BoardParts scene(const std::string& text, std::int32_t farthest = 20) {
    const JsonValue value = parseJson(text).value();
    return readScene(Field(&value, "scene"), board::GridKind::Square, kWholeScene, farthest);
}
std::string_view sceneCode(const std::string& text, std::int32_t farthest = 20) {
    return codeOf(
        text, [&](const Field& field) { readScene(field, board::GridKind::Square, kWholeScene, farthest); });
}

TEST(QueryField, ErrorsNameTheirPlace) {
    const JsonValue value = parseJson(R"({"a":[{"b":"x"}]})").value();
    try {
        Field(&value, "input")["a"].items()[0]["b"].integer({0, 9});
        FAIL();
    } catch (const QueryError& error) {
        EXPECT_EQ(error.message, "input.a[0].b: Write a whole number.");
    }
}

TEST(QueryField, ExactNumbers) {
    const auto exact = [](const std::string& text) {
        const JsonValue value = parseJson(text).value();
        return Field(&value, "n").exact({-10, 10});
    };
    const auto code = [](const std::string& text) {
        return codeOf(text, [](const Field& field) { static_cast<void>(field.exact({-10, 10})); });
    };
    EXPECT_EQ(exact("7"), Rational(7));
    EXPECT_EQ(exact("\"10/4\""), Rational(5, 2)) << "not necessarily in lowest terms";
    EXPECT_EQ(exact("\"-1/1000\""), Rational(-1, 1000));
    for (const char* wrong : {"1.5", "\"half\"", "\"1\"", "\"/2\"", "\"1/\"", "\"1/-2\"", "\"+1/2\"",
                              "\" 1/2\"", "\"1/2/3\"", "true"})
        EXPECT_EQ(code(wrong), "wrongType") << wrong;
    for (const char* beyond : {"11", "\"21/2\"", "\"1/0\"", "\"1/1001\"", "\"99999999999999999999/1\"",
                               "\"-99999999999999999999/7\""})
        EXPECT_EQ(code(beyond), "outOfRange") << beyond;
}

TEST(QueryReader, CreatureDefaults) {
    const board::Creature c = creature(R"({"at":[3,-4]})");
    board::Creature expected;
    expected.at = {3, -4};
    EXPECT_EQ(c, expected);
    EXPECT_EQ(creature(R"({"at":[0,0],"size":"gargantuan"})").footprint.width, 4);
    EXPECT_EQ(creature(R"({"at":[0,0],"size":"large"})", GridKind::HexFlat).footprint.shape,
              board::HexShape::H3Down);
    EXPECT_EQ(creature(R"({"at":[0,0],"size":null,"footprint":null,"shield":null,"ac":null})").size,
              board::SizeCategory::Medium);
}

TEST(QueryReader, CreatureMembers) {
    const board::Creature c = creature(
        R"({"at":[0,0],"footprint":[3,1],"facing":"SW","side":"a","reach":2,"reachWeapon":true,"threatens":false,
            "senses":["lowLight"],"arcs":{"rear":"left"},"shield":{"side":"right","bonus":2,"enhancement":1},"ac":17,
            "feats":["mountedCombat","combatAwareness"],"level":4,"sneakLevel":9,"faceless":true,"flying":true})");
    EXPECT_EQ(c.footprint.width, 3);
    EXPECT_EQ(c.footprint.height, 1);
    EXPECT_EQ(c.facing, board::facingNamed(GridKind::Square, "SW"));
    EXPECT_TRUE(c.reachWeapon);
    EXPECT_EQ(c.arcs,
              (board::ArcRoles{board::Arc::Front, board::Arc::Left, board::Arc::Right, board::Arc::Left}));
    EXPECT_EQ(*c.shield, (board::Shield{board::ShieldSide::Right, 2, 1}));
    EXPECT_TRUE(c.feats.has(board::Feat::CombatAwareness));
    EXPECT_FALSE(c.feats.has(board::Feat::CombatReflexes));
    EXPECT_EQ(c.sneakLevel, 9);
    EXPECT_TRUE(c.traits.has(board::Trait::Flying));
    EXPECT_EQ(creature(R"({"at":[0,0],"arcs":"hydra"})").arcs, board::kHydraArcs);
}

TEST(QueryReader, CreatureErrors) {
    EXPECT_EQ(creatureCode("{}"), "missingField");
    EXPECT_EQ(creatureCode(R"({"at":null})"), "missingField");
    EXPECT_EQ(creatureCode(R"({"at":[null,0]})"), "wrongType") << "a value of an array is no member";
    EXPECT_EQ(creatureCode("7"), "wrongType");
    EXPECT_EQ(creatureCode(R"({"at":[0,0,0]})"), "wrongType");
    EXPECT_EQ(creatureCode(R"({"at":[0,10001]})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"size":"Large"})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"footprint":[0,1]})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"footprint":[31,1]})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"footprint":"h7"})"), "outOfRange") << "a hex name on squares";
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"footprint":[1,1]})", GridKind::HexPointy), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"footprint":7})", GridKind::HexPointy), "wrongType");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"facing":"ENE"})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"feats":["cleave"]})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"feats":"cleave"})"), "wrongType");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"arcs":{"left":"self"}})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"shield":{"bonus":31}})"), "outOfRange");
    EXPECT_EQ(creatureCode(R"({"at":[0,0],"feats":["cleave"],"ac":true})", GridKind::Square, C::At), "")
        << "members that a kind does not read may hold anything";
}

TEST(QueryReader, MapOfAScene) {
    const board::BoardParts parts = scene(R"({"map":["#.d","DTo"]})");
    EXPECT_EQ(*parts.extent, (board::Extent{GridKind::Square, 3, 2}));
    const board::BoardView view(parts);
    EXPECT_TRUE(view.terrainAt({0, 0}).solid);
    EXPECT_EQ(view.specialAt({1, 0}), nullptr);
    EXPECT_EQ(view.terrainAt({2, 0}).doublings, 1);
    EXPECT_EQ(view.terrainAt({0, 1}).doublings, 2);
    EXPECT_EQ(view.terrainAt({1, 1}).doublings, 3);
    EXPECT_TRUE(view.terrainAt({2, 1}).obstacle);
    EXPECT_FALSE(scene("{}").extent.has_value());
    EXPECT_EQ(sceneCode(R"({"map":["..","."]})"), "outOfRange");
    EXPECT_EQ(sceneCode(R"({"map":[]})"), "outOfRange");
    EXPECT_EQ(sceneCode(R"({"map":["x"]})"), "outOfRange");
    EXPECT_EQ(sceneCode(R"({"map":[7]})"), "wrongType");
    EXPECT_EQ(sceneCode(R"({"map":[")" + std::string(201, '.') + "\"]}"), "outOfRange");
}

TEST(QueryReader, CellsOfASceneAreMerged) {
    const board::BoardParts parts = scene(
        R"({"solid":[[1,1]],"opaque":[[1,1],[2,2]],"cover":[{"at":[1,1],"grade":"partial"},{"at":[3,3],"low":true}],
            "concealment":[{"at":[2,2],"cause":"light"},{"at":[2,2]},{"at":[2,2],"cause":"darkness"}]})");
    EXPECT_EQ(parts.cells.size(), 3U);
    const board::BoardView view(parts);
    EXPECT_TRUE(view.terrainAt({1, 1}).solid && view.terrainAt({1, 1}).opaque);
    EXPECT_EQ(view.terrainAt({1, 1}).cover, CoverGrade::Partial);
    EXPECT_EQ(view.terrainAt({3, 3}).cover, CoverGrade::Normal);
    EXPECT_TRUE(view.terrainAt({3, 3}).low);
    EXPECT_EQ(view.terrainAt({2, 2}).cause, board::Concealment::Fog) << "what no sense sees through";
}

TEST(QueryReader, CoverOfOneCellTwice) {
    const char* included =
        R"({"cover":[{"at":[1,1],"grade":"partial","low":true},{"at":[1,1],"grade":"improved"}]})";
    ASSERT_EQ(scene(included).cells.size(), 1U);
    EXPECT_EQ(scene(included).cells[0].effect.cover, CoverGrade::Improved);
    EXPECT_FALSE(scene(included).cells[0].effect.low);
    const char* both =
        R"({"cover":[{"at":[1,1],"grade":"partial"},{"at":[1,1],"grade":"improved","low":true}]})";
    EXPECT_EQ(scene(both).cells.size(), 2U) << "neither includes the other";
}

TEST(QueryReader, WallsLieOnTheLattice) {
    const board::BoardParts plain = scene(R"({"walls":[{"from":[0,"1/2"],"to":["5/3",2]}]})");
    EXPECT_EQ(plain.unitsPerCell, 240);
    EXPECT_EQ(plain.barriers[0].where, (geometry::Segment{{0, 120}, {400, 480}}));
    EXPECT_TRUE(plain.barriers[0].effect.stopsMovement && plain.barriers[0].effect.stopsEffect);
    const board::BoardParts sevenths =
        scene(R"({"walls":[{"from":["1/7",0],"to":[0,"1/9"],"kind":"cover","low":true}]})");
    EXPECT_EQ(sevenths.unitsPerCell, 240 * 7 * 3);
    EXPECT_EQ(sevenths.barriers[0].where, (geometry::Segment{{720, 0}, {0, 560}}));
    EXPECT_EQ(sevenths.barriers[0].effect.cover, CoverGrade::Normal);
    EXPECT_TRUE(scene(R"({"walls":[{"from":[0,0],"to":[0,1],"kind":"fence"}]})").barriers[0].effect.hampers);
}

TEST(QueryReader, TheLatticeGetsCoarserBeforeItGivesUp) {
    const char* walls = R"({"walls":[{"from":["1/997",0],"to":[0,"1/991"]}]})";
    EXPECT_EQ(scene(walls, 150).unitsPerCell, 6 * 997 * 991);
    EXPECT_EQ(sceneCode(walls, 1000), "outOfRange");
}

TEST(QueryReader, WallErrors) {
    EXPECT_EQ(sceneCode(R"({"walls":[{"from":[0,0],"to":[0,0]}]})"), "outOfRange")
        << "the ends are different";
    EXPECT_EQ(sceneCode(R"({"walls":[{"from":["1/2",0],"to":["2/4",0]}]})"), "outOfRange");
    EXPECT_EQ(sceneCode(R"({"walls":[{"from":[0,0]}]})"), "missingField");
    EXPECT_EQ(sceneCode(R"({"walls":[{"from":[1,"x"],"to":[2,2]}]})"), "wrongType");
    EXPECT_EQ(sceneCode(R"({"walls":[{"from":[1,1],"to":[2,2],"kind":"hedge"}]})"), "outOfRange");
    EXPECT_EQ(sceneCode(R"({"cover":[{"at":[2,0],"grade":"superb"}]})"), "outOfRange");
    EXPECT_EQ(sceneCode(R"({"walls":{}})"), "wrongType");
}

}  // namespace tenaille::io::query_reader_test
