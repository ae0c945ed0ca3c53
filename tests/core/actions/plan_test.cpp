// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "core/actions/attack_question.h"
#include "core/board/carried_light.h"
#include "core/document/board_of.h"
#include "core/document/hidden_doors.h"
#include "tests/support/sample_boards.h"

namespace tenaille::actions::plan_test {

using document::ChangeSet;
using document::Encounter;

constexpr const char* kNow = "2026-03-01T19:30:05Z";

class PlanTest : public testing::Test {
  protected:
    // Plans, applies, checks that the inverse takes it back, and leaves the edit done.
    Result<ChangeSet> perform(const Intent& intent) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        Result<ChangeSet> planned = plan({m_encounter, board, options, nullptr, kNow}, intent);
        if (!planned) return planned;
        const Encounter before = m_encounter;
        EXPECT_TRUE(document::apply(m_encounter, *planned).ok());
        Encounter back = m_encounter;
        EXPECT_TRUE(document::apply(back, document::inverse(*planned)).ok());
        EXPECT_TRUE(document::sameContent(back, before));
        return planned;
    }

    RecordId add(const std::string& name, int count = 1,
                 board::SizeCategory size = board::SizeCategory::Medium) {
        AddTokens intent;
        intent.prototype.name = name;
        intent.prototype.creature.size = size;
        intent.prototype.creature.footprint = board::footprintOf(size);
        intent.prototype.hitPoints = intent.prototype.maxHitPoints = 10;
        intent.count = count;
        intent.near = {2, 2};
        const auto planned = perform(intent);
        EXPECT_TRUE(planned.ok()) << (planned.ok() ? "" : describe(planned.problem()));
        return std::prev(m_encounter.tokens.end())->id;
    }
    const board::TokenRecord& token(RecordId id) const { return *m_encounter.tokens.find(id); }

    Encounter m_encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 6, 5});
};

// MV-11, MV-12: a body fills no corridor.
TEST_F(PlanTest, WhoIsDownIsWalkedOver) {
    const RecordId mira = add("Mira");
    const RecordId ogre = add("Ogre");
    const auto put = [&](RecordId id, const std::string& side, board::Cell at, std::int32_t hitPoints) {
        board::TokenRecord record = token(id);
        record.creature.side = side;
        record.creature.at = at;
        record.hitPoints = hitPoints;
        m_encounter.tokens.put(record);
    };
    put(mira, "party", {0, 2}, 10);
    put(ogre, "foes", {1, 2}, 10);
    EXPECT_FALSE(perform(MoveTokens{{{mira, {{1, 2}, {2, 2}}}}}).ok());
    EXPECT_FALSE(perform(MoveTokens{{{mira, {{1, 2}}}}}).ok());
    put(ogre, "foes", {1, 2}, 0);
    EXPECT_TRUE(perform(MoveTokens{{{mira, {{1, 2}, {2, 2}}}}}).ok());
    EXPECT_TRUE(perform(MoveTokens{{{mira, {{1, 2}}}}}).ok()) << "and stops there";
}

TEST_F(PlanTest, SixGoblinsStandApartWithNumbers) {
    add("Goblin", 6);
    std::set<board::Cell> places;
    std::set<std::string> names;
    for (const auto& one : m_encounter.tokens) {
        places.insert(one.creature.at);
        names.insert(one.name);
        EXPECT_EQ(one.creature.record, one.id);
    }
    EXPECT_EQ(places.size(), 6u);
    EXPECT_TRUE(names.contains("Goblin 1") && names.contains("Goblin 6"));
    const RecordId next = add("Goblin");
    EXPECT_EQ(token(next).name, "Goblin 7") << "numbers go on";
    EXPECT_EQ(token(next).label, "G7");
}

TEST_F(PlanTest, LargeCreaturesNeedTheirWholeSpace) {
    add("Ogre", 3, board::SizeCategory::Large);
    AddTokens more;
    more.prototype.name = "Giant";
    more.prototype.creature.footprint = board::footprintOf(board::SizeCategory::Gargantuan);
    const auto planned = perform(more);
    ASSERT_FALSE(planned.ok());
    EXPECT_NE(describe(planned.problem()).find("Giant"), std::string::npos);
    EXPECT_EQ(m_encounter.tokens.size(), 3u);
}

TEST_F(PlanTest, NamesAndCountsAreChecked) {
    AddTokens intent;
    EXPECT_FALSE(perform(intent).ok()) << "no name";
    intent.prototype.name = "x";
    intent.count = 0;
    EXPECT_FALSE(perform(intent).ok());
    intent.count = 101;
    EXPECT_FALSE(perform(intent).ok());
}

TEST_F(PlanTest, DoorsOpenCloseAndLock) {
    board::DoorRecord door;
    door.id = {90};
    door.where = {{240, 0}, {240, 240}};
    m_encounter.doors.put(door);
    const auto opened = perform(SetDoor{{90}, board::DoorState::Open});
    ASSERT_TRUE(opened.ok());
    EXPECT_EQ(opened->name, "openDoor");
    EXPECT_EQ(m_encounter.doors.find({90})->state, board::DoorState::Open);
    EXPECT_EQ(m_encounter.log.size(), 1u);
    const auto again = perform(SetDoor{{90}, board::DoorState::Open});
    EXPECT_TRUE(again->empty()) << "nothing changed, nothing logged";
    EXPECT_FALSE(perform(SetDoor{{91}, board::DoorState::Open}).ok());
}

// Whoever sees the whole board has seen a secret door that was open; in fog the party has to look.
TEST_F(PlanTest, ASecretDoorThatWasSeenOpenIsNoWallAgain) {
    board::DoorRecord door;
    door.id = {90};
    door.kind = "secretDoor";
    door.where = {{240, 0}, {240, 240}};
    m_encounter.doors.put(door);
    const auto isWall = [&] {
        return document::isUnfound(*m_encounter.doors.find({90}), document::kindsOf(m_encounter));
    };
    ASSERT_TRUE(perform(SetPlayerView{board::PlayerMode::BySight}).ok());
    EXPECT_TRUE(isWall());
    ASSERT_TRUE(perform(SetDoor{{90}, board::DoorState::Locked}).ok());
    EXPECT_TRUE(isWall()) << "nobody saw anything";
    ASSERT_TRUE(perform(SetDoor{{90}, board::DoorState::Open}).ok());
    ASSERT_TRUE(perform(SetDoor{{90}, board::DoorState::Closed}).ok());
    EXPECT_FALSE(isWall());
    ASSERT_TRUE(perform(ShowDoor{{90}, false}).ok());
    EXPECT_TRUE(isWall()) << "at the word of the game master";
    ASSERT_TRUE(perform(ShowDoor{{90}, true}).ok());
    EXPECT_FALSE(isWall());
    EXPECT_EQ(std::prev(m_encounter.log.end())->entry, "showDoor");
    EXPECT_FALSE(perform(ShowDoor{{91}, true}).ok());
}

TEST_F(PlanTest, LightsAreSwitchedOneByOneOrTogether) {
    for (const std::uint32_t id : {90u, 91u}) {
        board::LightRecord light;
        light.id = {id};
        light.on = false;
        m_encounter.lights.put(light);
    }
    const auto one = perform(SwitchLights{{{90}}, true});
    ASSERT_TRUE(one.ok());
    EXPECT_EQ(one->name, "lightOn");
    EXPECT_TRUE(m_encounter.lights.find({90})->on);
    EXPECT_FALSE(m_encounter.lights.find({91})->on);
    EXPECT_EQ(m_encounter.log.size(), 1u);
    const auto both = perform(SwitchLights{{{90}, {91}}, false});
    EXPECT_EQ(both->name, "lightOff") << "only one of them was on";
    const auto all = perform(SwitchLights{{{90}, {91}}, true});
    EXPECT_EQ(all->name, "lightsOn");
    EXPECT_EQ(all->arguments, (std::vector<std::string>{"2"}));
    EXPECT_TRUE(perform(SwitchLights{{{90}, {91}}, true})->empty()) << "nothing changed, nothing logged";
    EXPECT_FALSE(perform(SwitchLights{{{92}}, true}).ok());
}

TEST_F(PlanTest, LightsAreCarriedAndPutOut) {
    for (const std::uint32_t id : {90u, 91u}) {
        board::TokenRecord token = test::makeToken(board::GridKind::Square, "Bearer", "foe", {1, 1}, "N");
        token.id = token.creature.record = {id};
        m_encounter.tokens.put(token);
    }
    const board::CarriedLight torch = board::lightOf(board::UsualLight::Torch);
    EXPECT_EQ(torch.dim, 8 * 240);
    const auto one = perform(CarryLight{{{90}}, torch});
    ASSERT_TRUE(one.ok());
    EXPECT_EQ(one->name, "carryLight");
    EXPECT_EQ(m_encounter.tokens.find({90})->light, torch);
    const auto both = perform(CarryLight{{{90}, {91}}, board::lightOf(board::UsualLight::Candle)});
    EXPECT_EQ(both->name, "carryLights");
    EXPECT_EQ(both->arguments, (std::vector<std::string>{"2"}));
    const auto out = perform(CarryLight{{{90}, {91}}, {}});
    EXPECT_EQ(out->name, "putOutLights");
    EXPECT_TRUE(perform(CarryLight{{{90}, {91}}, {}})->empty()) << "nothing changed, nothing logged";
    EXPECT_EQ(m_encounter.log.size(), 3u);
    EXPECT_FALSE(perform(CarryLight{{{90}}, {480, 240}}).ok()) << "brightly farther than dimly";
    EXPECT_FALSE(perform(CarryLight{{{95}}, torch}).ok());
}

TEST_F(PlanTest, APictureKeepsItsProportions) {
    ASSERT_TRUE(perform(SetPicture{"a.png", 1000, 500}).ok());
    const auto picture = [&] { return *m_encounter.pictures.begin(); };
    EXPECT_EQ(picture().width, 6 * 240);
    EXPECT_EQ(picture().height, 3 * 240) << "twice as wide as high, from the top";
    EXPECT_EQ(picture().x, 0);
    EXPECT_EQ(picture().y, 0);
    ASSERT_TRUE(perform(SetPicture{"b.png", 300, 900}).ok());
    EXPECT_EQ(picture().height, 3 * 240) << "in the place of the first one";
    EXPECT_EQ(picture().width, 240);
    EXPECT_EQ(m_encounter.gridRecord().extent.width, 6) << "the board stays";
    EXPECT_FALSE(perform(SetPicture{"c.png", 0, 900}).ok());
}

TEST_F(PlanTest, ABareBoardTakesItsSizeFromThePicture) {
    const board::Extent wanted{board::GridKind::Square, 30, 20};
    ASSERT_TRUE(perform(SetPicture{"a.png", 2100, 1400, wanted}).ok());
    EXPECT_EQ(m_encounter.gridRecord().extent, wanted);
    EXPECT_EQ(m_encounter.pictures.begin()->width, 30 * 240);
    EXPECT_EQ(m_encounter.pictures.begin()->height, 20 * 240);
    EXPECT_FALSE(perform(SetPicture{"b.png", 700, 700, board::Extent{board::GridKind::Square, 10, 10}}).ok())
        << "something lies on it";
}

TEST_F(PlanTest, RemovingACreatureTakesItsOverridesAlong) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 2, 4}).ok());
    EXPECT_EQ(m_encounter.overrides.size(), 1u);
    ASSERT_TRUE(perform(RemoveRecords{{ogre}}).ok());
    EXPECT_TRUE(m_encounter.overrides.empty());
    EXPECT_EQ(m_encounter.tokens.size(), 1u);
}

TEST_F(PlanTest, OverridesAreSetChangedClearedAndLoggedWithTheRuling) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 2, 4}).ok());
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 0, 4}).ok());
    ASSERT_EQ(m_encounter.overrides.size(), 1u);
    EXPECT_EQ(m_encounter.overrides.begin()->value, 0);
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", std::nullopt, 4}).ok());
    EXPECT_TRUE(m_encounter.overrides.empty());
    const auto& last = *std::prev(m_encounter.log.end());
    EXPECT_EQ(last.entry, "clearOverride");
    EXPECT_EQ(last.arguments, (std::vector<std::string>{"Arda", "Ogre", "cover.normal", "4"}));
}

// A file may hold a pair twice.
TEST_F(PlanTest, ADoubledOverrideIsOneAfterwards) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    const auto twice = [&] {
        m_encounter.overrides = {};
        for (const std::int32_t value : {2, 3})
            m_encounter.overrides.put({document::nextId(m_encounter), arda, ogre, "cover.normal", value, {}});
        ASSERT_EQ(m_encounter.overrides.size(), 2u);
    };
    twice();
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", std::nullopt, 4}).ok());
    EXPECT_TRUE(m_encounter.overrides.empty());
    twice();
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 5, 4}).ok());
    ASSERT_EQ(m_encounter.overrides.size(), 1u);
    EXPECT_EQ(m_encounter.overrides.begin()->value, 5);
}

// It can be saved: core/io refuses more.
TEST_F(PlanTest, AFullLogLetsItsOldestLinesGo) {
    const RecordId arda = add("Arda");
    for (std::size_t i = m_encounter.log.size(); i < board::kMaxLogLines; ++i) {
        board::LogRecord line;
        line.id = document::nextId(m_encounter);
        line.entry = "moved";
        m_encounter.log.put(line);
    }
    const RecordId oldest = m_encounter.log.begin()->id;
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, -4}).ok());
    EXPECT_EQ(m_encounter.log.size(), board::kMaxLogLines);
    EXPECT_EQ(m_encounter.log.find(oldest), nullptr);
}

TEST_F(PlanTest, LeaveForWhatIsRefusedIsGivenAndTakenBack) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    const auto last = [&] { return std::prev(m_encounter.log.end()); };
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "refusal.outOfReach", 1, 0}).ok());
    EXPECT_EQ(m_encounter.overrides.size(), 1u);
    EXPECT_EQ(last()->entry, "allowAttack");
    EXPECT_EQ(last()->arguments, (std::vector<std::string>{"Arda", "Ogre", "refusal.outOfReach"}));
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "refusal.outOfReach", std::nullopt, 0}).ok());
    EXPECT_TRUE(m_encounter.overrides.empty());
    EXPECT_EQ(last()->entry, "forbidAttack");
}

TEST_F(PlanTest, HitPointsStayBetweenTheFloorAndTheMaximum) {
    const RecordId arda = add("Arda");
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, -4}).ok());
    EXPECT_EQ(token(arda).hitPoints, 6);
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, 100}).ok());
    EXPECT_EQ(token(arda).hitPoints, 10);
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, std::numeric_limits<std::int32_t>::min()}).ok());
    EXPECT_EQ(token(arda).hitPoints, -1000);
}

// EX-10: endurance shields the hit points, unless the game master says otherwise.
TEST_F(PlanTest, EnduranceTakesDamageFirst) {
    const RecordId arda = add("Arda");
    board::TokenRecord shielded = token(arda);
    shielded.fighter.endurance = 12;
    shielded.fighter.maxEndurance = 20;
    m_encounter.tokens.put(shielded);
    const auto points = [&] { return std::pair(token(arda).fighter.endurance, token(arda).hitPoints); };
    const auto last = [&] { return *std::prev(m_encounter.log.end()); };

    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, -5, {}, Pool::EnduranceFirst}).ok());
    EXPECT_EQ(points(), std::pair(7, 10));
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, -9, {}, Pool::EnduranceFirst}).ok());
    EXPECT_EQ(points(), std::pair(0, 8));
    EXPECT_EQ(last().entry, "tokenWorn");
    EXPECT_EQ(last().arguments, (std::vector<std::string>{"Arda", "9", "7", "0", "10", "8"}));
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, 1, {}, Pool::EnduranceFirst}).ok());
    EXPECT_EQ(points(), std::pair(0, 9));
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, 50, {}, Pool::Endurance}).ok());
    EXPECT_EQ(points(), std::pair(20, 9));
    EXPECT_EQ(last().entry, "enduranceRegained");
    ASSERT_TRUE(perform(ChangeHitPoints{{arda}, -2, {}, Pool::HitPoints}).ok());
    EXPECT_EQ(points(), std::pair(20, 7));
}

TEST_F(PlanTest, PointsThatNobodyLosesOrRegainsAreNoStep) {
    const RecordId arda = add("Arda");
    EXPECT_FALSE(perform(ChangeHitPoints{{arda}, 5}).ok()) << "hale already";
    EXPECT_FALSE(perform(ChangeHitPoints{{arda}, 0}).ok());
    EXPECT_TRUE(perform(ChangeHitPoints{{arda}, -5}).ok());
}

TEST_F(PlanTest, FacingMustBelongToTheGrid) {
    const RecordId arda = add("Arda");
    EXPECT_TRUE(perform(TurnTokens{{{arda, {6}}}}).ok());
    EXPECT_EQ(token(arda).creature.facing, board::Facing{6});
    EXPECT_FALSE(perform(TurnTokens{{{arda, {9}}}}).ok());
}

TEST_F(PlanTest, WallsNeedLength) {
    AddWall intent;
    intent.wall.points = {{0, 0}, {240, 0}, {240, 0}};
    EXPECT_FALSE(perform(intent).ok());
    intent.wall.points = {{0, 0}, {240, 0}, {0, 0}};
    EXPECT_TRUE(perform(intent).ok());
    intent.wall.points = {{0, 0}, {1'000'000, 0}};
    EXPECT_FALSE(perform(intent).ok());
}

// Of several creatures what was changed of the first, and nothing else of it.
TEST_F(PlanTest, WhatChangesOfOneChangesOfTheOthers) {
    const RecordId arda = add("Arda");
    const RecordId brok = add("Brok");
    board::TokenRecord other = token(brok);
    other.hitPoints = 7;
    other.weapon = "Axe";
    other.creature.traits = board::Trait::Blinded;
    other.fighter.specials = {{"Cleave", 19, 20}};
    ASSERT_TRUE(perform(EditToken{other}).ok());
    board::TokenRecord after = token(arda);
    after.name = "Ada";
    after.creature.armorClass = 19;
    after.colour = 0xff123456;
    after.hitPoints = 3;
    after.fighter.endurance = 2;
    // What it is besides stays, and its attack and what it has left are its own.
    after.creature.traits = board::Trait::Prone;
    after.fighter.specials.clear();
    after.weapon = "Bow";
    after.attackBonus = 5;
    after.creature.reach = 2;
    ASSERT_TRUE(perform(EditToken{after, {arda, brok}}).ok());
    EXPECT_EQ(token(arda).name, "Ada");
    board::TokenRecord expected = other;
    expected.creature.armorClass = 19;
    expected.colour = 0xff123456;
    expected.creature.traits = other.creature.traits.with(board::Trait::Prone);
    EXPECT_EQ(token(brok), expected);
    EXPECT_EQ(std::prev(m_encounter.log.end())->entry, "editTokens");
}

TEST_F(PlanTest, EditedCreaturesStayOnTheMap) {
    const RecordId arda = add("Arda");
    board::TokenRecord after = token(arda);
    after.creature.at = {5, 4};
    after.creature.footprint = {2, 2, board::HexShape::H1};
    EXPECT_FALSE(perform(EditToken{after}).ok());
    after.creature.at = {4, 3};
    EXPECT_TRUE(perform(EditToken{after}).ok());
}

TEST_F(PlanTest, ASecondOfTheSameNameGetsANumber) {
    add("Ogre");
    EXPECT_EQ(token(add("Ogre")).name, "Ogre 2") << "two creatures of one name cannot be told apart";
}

TEST_F(PlanTest, NewcomersHaveNotMovedYet) {
    AddTokens intent;
    intent.prototype.name = "Copy";
    intent.prototype.moved = 5;
    intent.prototype.diagonalParity = 1;
    ASSERT_TRUE(perform(intent).ok());
    EXPECT_EQ(m_encounter.tokens.begin()->moved, 0);
    EXPECT_EQ(m_encounter.tokens.begin()->diagonalParity, 0);
}

// ---- moving ----------------------------------------------------------------------------------------------

class MoveTest : public PlanTest {
  protected:
    RecordId put(const std::string& name, board::Cell at, const std::string& side = "party") {
        const RecordId id = add(name);
        board::TokenRecord moved = token(id);
        moved.creature.at = at;
        moved.creature.side = side;
        m_encounter.tokens.put(moved);
        return id;
    }
    Result<ChangeSet> move(RecordId id, std::vector<board::Cell> path) {
        return perform(MoveTokens{{{id, std::move(path)}}, false});
    }
    void wall(board::LatticePoint from, board::LatticePoint to) {
        board::WallRecord record;
        record.id = document::nextId(m_encounter);
        record.points = {from, to};
        m_encounter.walls.put(record);
    }
};

TEST_F(MoveTest, MV07_TheParityOfDiagonalsIsKeptOverTwoMovesOfATurn) {
    const RecordId arda = put("Arda", {0, 0});
    const auto first = move(arda, {{1, 1}});
    ASSERT_TRUE(first.ok());
    EXPECT_EQ(first->name, "moveToken");
    EXPECT_EQ(first->arguments, (std::vector<std::string>{"Arda", "1"}));
    EXPECT_EQ(token(arda).moved, 1);
    EXPECT_EQ(token(arda).diagonalParity, 1);
    const auto second = move(arda, {{2, 2}});
    ASSERT_TRUE(second.ok());
    EXPECT_EQ(second->arguments.back(), "2") << "the second diagonal of the turn costs two";
    EXPECT_EQ(token(arda).moved, 3);
    EXPECT_EQ(token(arda).creature.at, (board::Cell{2, 2}));
    EXPECT_EQ(m_encounter.log.size(), 3u) << "adding, two moves";
    ASSERT_TRUE(perform(NewTurn{{arda}}).ok());
    EXPECT_EQ(token(arda).moved, 0);
    ASSERT_TRUE(move(arda, {{3, 3}}).ok());
    EXPECT_EQ(token(arda).moved, 1) << "a new turn counts anew";
}

TEST_F(MoveTest, MV07_ByOptionTheCountOfDiagonalsEndsWithTheMove) {
    ASSERT_TRUE(perform(SetRules{"", {{"move.parityReset", "action"}}}).ok());
    const RecordId arda = put("Arda", {0, 0});
    ASSERT_TRUE(move(arda, {{1, 1}}).ok());
    EXPECT_EQ(token(arda).diagonalParity, 0);
    EXPECT_EQ(move(arda, {{2, 2}})->arguments.back(), "1");
    EXPECT_EQ(move(arda, {{3, 3}, {4, 4}})->arguments.back(), "3") << "within a move it alternates";
}

TEST_F(MoveTest, F503_ByOptionACreatureFacesTheWayItGoes) {
    const RecordId arda = put("Arda", {0, 0});
    ASSERT_TRUE(perform(TurnTokens{{{arda, {0}}}}).ok());
    ASSERT_TRUE(move(arda, {{1, 0}}).ok());
    EXPECT_EQ(token(arda).creature.facing, board::Facing{0}) << "kept by default";
    ASSERT_TRUE(perform(SetRules{"", {{"facing.whileMoving", "follow"}}}).ok());
    ASSERT_TRUE(move(arda, {{2, 0}, {2, 1}}).ok());
    EXPECT_EQ(token(arda).creature.facing, board::Facing{4});
    ASSERT_TRUE(perform(SetRules{"", {{"facing.whileMoving", "follow"}, {"rules.facing", "off"}}}).ok());
    ASSERT_TRUE(move(arda, {{3, 1}}).ok());
    EXPECT_EQ(token(arda).creature.facing, board::Facing{4}) << "without facing rules nothing turns it";
}

TEST_F(MoveTest, WayPointsArePartOfThePath) {
    const RecordId arda = put("Arda", {0, 0});
    ASSERT_TRUE(move(arda, {{1, 0}, {2, 1}, {2, 2}, {1, 3}}).ok());
    EXPECT_EQ(token(arda).moved, 1 + 1 + 1 + 2);
    EXPECT_EQ(token(arda).diagonalParity, 0);
}

TEST_F(MoveTest, AWallRefusesWithRuleAndRemedy) {
    const RecordId arda = put("Arda", {0, 0});
    wall({240, -240}, {240, 480});
    const auto refused = move(arda, {{1, 0}});
    ASSERT_FALSE(refused.ok());
    const std::string text = describe(refused.problem());
    EXPECT_NE(text.find("wall"), std::string::npos) << text;
    EXPECT_NE(text.find("Arda"), std::string::npos) << text;
    EXPECT_NE(text.find("GEO-5"), std::string::npos) << text;
    EXPECT_NE(text.find("Alt"), std::string::npos) << text;
    EXPECT_EQ(token(arda).creature.at, (board::Cell{0, 0}));
}

TEST_F(MoveTest, MV08_AHardCornerIsNotCut) {
    const RecordId arda = put("Arda", {0, 0});
    board::TerrainRecord rock;
    rock.id = document::nextId(m_encounter);
    rock.kind = "rock";
    rock.cells = {{1, 0}};
    m_encounter.terrain.put(rock);
    const auto refused = move(arda, {{1, 1}});
    ASSERT_FALSE(refused.ok());
    EXPECT_NE(describe(refused.problem()).find("MV-08"), std::string::npos) << describe(refused.problem());
}

TEST_F(MoveTest, FoesBlockFriendsMayBePassedButNotStoppedOn) {
    const RecordId arda = put("Arda", {0, 0});
    put("Conrath", {1, 0});
    const RecordId ogre = put("Ogre", {0, 1}, "foe");
    const auto through = move(arda, {{0, 1}, {0, 2}});
    ASSERT_FALSE(through.ok());
    EXPECT_NE(describe(through.problem()).find("creature stands in the way"), std::string::npos);
    const auto onto = move(arda, {{1, 0}});
    ASSERT_FALSE(onto.ok());
    EXPECT_NE(describe(onto.problem()).find("MV-12"), std::string::npos) << describe(onto.problem());
    EXPECT_TRUE(move(arda, {{1, 0}, {2, 0}}).ok());
    EXPECT_FALSE(move(ogre, {{3, 3}}).ok()) << "no neighbour of where it stands";
}

TEST_F(MoveTest, AGroupMovesTogetherAsOneStep) {
    const RecordId arda = put("Arda", {0, 0});
    const RecordId conrath = put("Conrath", {1, 0});
    const auto planned = perform(MoveTokens{{{arda, {{1, 0}}}, {conrath, {{2, 0}}}}, false});
    ASSERT_TRUE(planned.ok()) << "the leader may enter the place that the other leaves";
    EXPECT_EQ(planned->name, "moveTokens");
    EXPECT_EQ(planned->arguments, (std::vector<std::string>{"2"}));
    EXPECT_EQ(token(arda).creature.at, (board::Cell{1, 0}));
    EXPECT_EQ(token(conrath).creature.at, (board::Cell{2, 0}));
    const auto same = perform(MoveTokens{{{arda, {{1, 1}}}, {conrath, {{1, 1}}}}, false});
    ASSERT_FALSE(same.ok());
    EXPECT_NE(describe(same.problem()).find("same place"), std::string::npos);
}

TEST_F(MoveTest, AGroupIsNamedByThoseWhoMove) {
    const RecordId arda = put("Arda", {0, 0});
    const RecordId conrath = put("Conrath", {3, 3});
    const auto planned = perform(MoveTokens{{{arda, {{0, 1}}}, {conrath, {}}}, false});
    ASSERT_TRUE(planned.ok());
    EXPECT_EQ(planned->name, "moveToken");
    EXPECT_EQ(planned->arguments, (std::vector<std::string>{"Arda", "1"}));
}

TEST_F(MoveTest, TheGameMasterMayIgnoreTheRules) {
    const RecordId arda = put("Arda", {0, 0});
    wall({240, -240}, {240, 2400});
    const auto placed = perform(MoveTokens{{{arda, {{4, 3}}}}, true});
    ASSERT_TRUE(placed.ok());
    EXPECT_EQ(placed->name, "placeToken") << "the log says so";
    EXPECT_EQ(std::prev(m_encounter.log.end())->entry, "placeToken");
    EXPECT_EQ(token(arda).creature.at, (board::Cell{4, 3}));
    EXPECT_EQ(token(arda).moved, 0) << "free of charge";
    EXPECT_FALSE(perform(MoveTokens{{{arda, {{6, 3}}}}, true}).ok()) << "but on the map";
}

TEST_F(MoveTest, AGridThatIsKeptPlansTheSame) {
    const RecordId arda = put("Arda", {0, 0});
    wall({240, 0}, {240, 480});
    const board::BoardView board = document::boardOf(m_encounter);
    const movement::MoveGrid grid(board);
    const rules::RuleOptions options;
    for (const board::Cell to : {board::Cell{0, 1}, board::Cell{1, 1}, board::Cell{1, 0}}) {
        const MoveTokens intent{{{arda, {to}}}, false};
        const auto kept = plan({m_encounter, board, options, &grid}, intent);
        const auto made = plan({m_encounter, board, options}, intent);
        ASSERT_EQ(kept.ok(), made.ok());
        if (kept.ok()) {
            EXPECT_EQ(*kept, *made);
        } else {
            EXPECT_EQ(describe(kept.problem()), describe(made.problem()));
        }
    }
}

TEST_F(MoveTest, SZ08_TheLogSaysWhoMayStrike) {
    const RecordId arda = put("Arda", {2, 2});
    put("Ogre", {3, 2}, "foe");
    ASSERT_TRUE(move(arda, {{1, 2}, {0, 2}}).ok());
    const auto& last = *std::prev(m_encounter.log.end());
    EXPECT_EQ(last.entry, "provokes");
    EXPECT_EQ(last.arguments, (std::vector<std::string>{"Arda", "Ogre"}));
    const std::size_t lines = m_encounter.log.size();
    ASSERT_TRUE(perform(MoveTokens{{{arda, {{2, 2}}}}, true}).ok());
    ASSERT_TRUE(perform(MoveTokens{{{arda, {{0, 2}}}}, true}).ok());
    EXPECT_EQ(m_encounter.log.size(), lines + 2) << "no advice where the rules are ignored";
}

TEST_F(MoveTest, TheLogSaysHowFarAMoveWentBeyondTheSpeed) {
    const RecordId arda = put("Arda", {0, 0});
    board::TokenRecord slow = token(arda);
    slow.speed = 2;
    ASSERT_TRUE(perform(EditToken{slow}).ok());
    ASSERT_TRUE(move(arda, {{1, 0}, {2, 0}}).ok());
    EXPECT_EQ(std::prev(m_encounter.log.end())->entry, "moveToken");
    ASSERT_TRUE(move(arda, {{3, 0}}).ok());
    const auto& last = *std::prev(m_encounter.log.end());
    EXPECT_EQ(last.entry, "movesTooFar");
    EXPECT_EQ(last.arguments, (std::vector<std::string>{"Arda", "1"}));
}

TEST_F(MoveTest, WhoIsGoneCannotMove) {
    const auto refused = move({999}, {{1, 1}});
    ASSERT_FALSE(refused.ok());
    EXPECT_NE(describe(refused.problem()).find("999"), std::string::npos);
}

// ---- hiding, grid, questions
// -------------------------------------------------------------------------------

TEST_F(PlanTest, HidingAndRevealing) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    const auto one = perform(HideTokens{{arda}, true});
    ASSERT_TRUE(one.ok());
    EXPECT_EQ(one->name, "hideToken");
    EXPECT_EQ(one->arguments, (std::vector<std::string>{"Arda"}));
    EXPECT_TRUE(token(arda).hidden);
    EXPECT_TRUE(perform(HideTokens{{arda}, true})->empty()) << "hidden already";
    const auto both = perform(HideTokens{{arda, ogre}, false});
    ASSERT_TRUE(both.ok());
    EXPECT_EQ(both->name, "revealTokens");
    EXPECT_FALSE(token(arda).hidden);
    EXPECT_FALSE(perform(HideTokens{{{999}}, true}).ok());
}

TEST_F(PlanTest, TheGridIsShownAndHiddenWithoutALine) {
    const auto hidden = perform(ShowGrid{false});
    ASSERT_TRUE(hidden.ok());
    EXPECT_EQ(hidden->name, "hideGrid");
    EXPECT_FALSE(m_encounter.gridRecord().visible);
    EXPECT_TRUE(m_encounter.log.empty());
    EXPECT_TRUE(perform(ShowGrid{false})->empty());
    EXPECT_EQ(perform(ShowGrid{true})->name, "showGrid");
}

TEST_F(PlanTest, EveryLineOfTheLogHasItsTime) {
    const RecordId arda = add("Arda");
    ASSERT_TRUE(perform(HideTokens{{arda}, true}).ok());
    ASSERT_EQ(m_encounter.log.size(), 2u);
    for (const board::LogRecord& line : m_encounter.log) EXPECT_EQ(line.time, kNow);
}

TEST_F(PlanTest, OpeningsBecomeWindowsAndDoorsAgainInOneStep) {
    for (const std::uint32_t id : {90u, 91u, 92u}) {
        board::DoorRecord door;
        door.id = {id};
        door.where = {{static_cast<std::int32_t>(id), 0}, {static_cast<std::int32_t>(id), 240}};
        door.state = id == 92 ? board::DoorState::Locked : board::DoorState::Open;
        m_encounter.doors.put(door);
    }
    const auto windows = perform(SetOpenings{{{90}, {91}, {500}}, true});
    ASSERT_TRUE(windows.ok());
    EXPECT_EQ(windows->name, "setOpeningsWindows");
    EXPECT_EQ(windows->arguments, (std::vector<std::string>{"2"})) << "the third is gone";
    for (const std::uint32_t id : {90u, 91u}) {
        EXPECT_EQ(m_encounter.doors.find({id})->kind, "window");
        EXPECT_EQ(m_encounter.doors.find({id})->state, board::DoorState::Closed);
    }
    EXPECT_EQ(m_encounter.doors.find({92})->state, board::DoorState::Locked) << "not one of them";
    EXPECT_TRUE(perform(SetOpenings{{{90}, {91}}, true})->empty()) << "they are windows already";
    const auto doors = perform(SetOpenings{{{90}, {91}}, false});
    ASSERT_TRUE(doors.ok());
    EXPECT_EQ(doors->name, "setOpeningsDoors");
    EXPECT_EQ(m_encounter.doors.find({90})->kind, "door");
    EXPECT_EQ(m_encounter.doors.find({90})->state, board::DoorState::Open);
}

TEST_F(PlanTest, AnAppliedRulingIsALineOfTheLogAndNothingElse) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    board::TokenRecord archer = token(arda);
    archer.attackMode = board::AttackMode::Ranged;
    archer.attackBonus = 9;
    ASSERT_TRUE(perform(EditToken{archer}).ok());
    board::TokenRecord large = token(ogre);
    large.creature.armorClass = 15;
    large.creature.traits = large.creature.traits.with(board::Trait::Prone);
    ASSERT_TRUE(perform(EditToken{large}).ok());
    const auto applied = perform(ApplyRuling{arda, ogre});
    ASSERT_TRUE(applied.ok());
    EXPECT_EQ(applied->changes.size(), 1u);
    const auto& line = *std::prev(m_encounter.log.end());
    EXPECT_EQ(line.entry, "applyRuling");
    // The prone target is harder to hit from afar by 4.
    EXPECT_EQ(line.arguments,
              (std::vector<std::string>{"Arda", "Ogre", "9", "19", "10", "0", "prone.targetRanged", "4"}));
    EXPECT_FALSE(perform(ApplyRuling{arda, {999}}).ok());
}

TEST_F(PlanTest, TheAttackQuestionHoldsWeaponAndTheOverridesOfThePairAlone) {
    const RecordId arda = add("Arda");
    const RecordId ogre = add("Ogre");
    board::TokenRecord archer = token(arda);
    archer.attackMode = board::AttackMode::Ranged;
    archer.attackBonus = 9;
    ASSERT_TRUE(perform(EditToken{archer}).ok());
    ASSERT_TRUE(perform(SetOverride{arda, ogre, "cover.normal", 2, 4}).ok());
    ASSERT_TRUE(perform(SetOverride{ogre, arda, "prone.attacker", 1, -4}).ok());
    const attack::AttackQuestion question = attackQuestion(m_encounter, token(arda), token(ogre), {});
    EXPECT_EQ(question.attacker, token(arda).creature);
    EXPECT_EQ(question.target, token(ogre).creature);
    EXPECT_EQ(question.mode, board::AttackMode::Ranged);
    EXPECT_EQ(question.attackBonus, 9);
    ASSERT_EQ(question.given.size(), 1u);
    EXPECT_EQ(question.given[0].reason, "cover.normal");
    EXPECT_EQ(question.given[0].value, 2);
}

}  // namespace tenaille::actions::plan_test
