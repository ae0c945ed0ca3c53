// SPDX-License-Identifier: MIT
#include "core/board/kinds.h"

#include <gtest/gtest.h>

#include <set>

#include "core/board/records.h"

namespace tenaille::board::kinds_test {

TEST(Kinds, BuiltInOnesAreUniqueAndLookLikeThemselves) {
    const Kinds kinds;
    const auto check = [](const auto& all) {
        std::set<std::string_view> ids;
        for (const auto& kind : all) {
            EXPECT_TRUE(ids.insert(kind.id).second) << kind.id;
            EXPECT_EQ(kind.look, kind.id);
            EXPECT_FALSE(kind.own);
        }
    };
    check(kinds.walls());
    check(kinds.doors());
    check(kinds.terrain());
    check(kinds.props());
    EXPECT_EQ(kinds.wall("stone"), &kinds.walls().front());
    EXPECT_EQ(kinds.wall("door"), nullptr) << "each family has its own names";
}

KindRecord fogWall() {
    KindRecord record;
    record.of = KindOf::Wall;
    record.kind = "own1";
    record.label = "Wall of fog";
    record.like = "smoke";
    record.barrier.stopsSight = true;
    return record;
}

TEST(Kinds, OwnOnesFollowAndSurviveTheirRecords) {
    std::vector<KindRecord> records{fogWall()};
    const Kinds kinds(records);
    records.clear();
    const WallKind* fog = kinds.wall("own1");
    ASSERT_NE(fog, nullptr);
    EXPECT_EQ(fog, &kinds.walls().back());
    EXPECT_EQ(fog->label, "Wall of fog");
    EXPECT_EQ(fog->look, "smoke");
    EXPECT_TRUE(fog->own);
    EXPECT_TRUE(fog->effect.stopsSight);
    EXPECT_EQ(kinds.walls().size(), Kinds().walls().size() + 1);
    EXPECT_EQ(kinds.door("own1"), nullptr);
}

TEST(Kinds, AChangedBuiltInOneStaysInItsPlace) {
    KindRecord glass;
    glass.of = KindOf::Wall;
    glass.kind = "window";
    glass.like = "window";
    glass.barrier.stopsMovement = glass.barrier.stopsEffect = true;
    const Kinds kinds({&glass, 1});
    EXPECT_EQ(kinds.walls().size(), Kinds().walls().size());
    const WallKind* window = kinds.wall("window");
    ASSERT_NE(window, nullptr);
    EXPECT_EQ(window - kinds.walls().data(), Kinds().wall("window") - Kinds().walls().data());
    EXPECT_TRUE(window->effect.stopsEffect);
    EXPECT_EQ(window->effect.cover, CoverGrade::None);
    EXPECT_EQ(window->label, "Window");
    EXPECT_FALSE(window->own) << "its name is translated";
}

TEST(Kinds, AChangedBuiltInOneKeepsItsNameWhateverItLooksLike) {
    KindRecord stone;
    stone.kind = "stone";
    stone.like = "hedge";
    const Kinds kinds({&stone, 1});
    EXPECT_EQ(kinds.wall("stone")->label, "Stone wall");
    EXPECT_EQ(kinds.wall("stone")->look, "hedge");
}

TEST(Kinds, ALookThatIsNoneIsTheFirst) {
    KindRecord odd = fogWall();
    odd.like = "crystal";
    EXPECT_EQ(Kinds({&odd, 1}).wall("own1")->look, "stone");
    odd.like.clear();
    odd.kind = "hedge";
    EXPECT_EQ(Kinds({&odd, 1}).wall("hedge")->look, "hedge");
}

TEST(Kinds, ALookOfItsOwnIsTheirs) {
    KindRecord fog = fogWall();
    EXPECT_EQ(Kinds({&fog, 1}).wall("own1")->drawn, std::nullopt);
    fog.line = WallLine::Dotted;
    EXPECT_EQ(Kinds({&fog, 1}).wall("own1")->drawn, std::nullopt) << "it begins with a colour";
    fog.colour = 0x000072b2;
    const Kinds kinds({&fog, 1});
    const OwnLook dotted{static_cast<std::uint8_t>(WallLine::Dotted), 0xff0072b2};
    EXPECT_EQ(kinds.wall("own1")->drawn, dotted);
    EXPECT_EQ(kinds.wall("own1")->look, "smoke") << "for other programs";
    EXPECT_EQ(kinds.record(KindOf::Wall, "own1").line, WallLine::Dotted);
    EXPECT_EQ(kinds.record(KindOf::Wall, "own1").colour, 0xff0072b2U);
    KindRecord moss;
    moss.of = KindOf::Terrain;
    moss.kind = "own1";
    moss.label = "Moss";
    moss.like = "difficult";
    moss.colour = 0xff009e73;
    const Kinds ground({&moss, 1});
    const OwnLook plain{static_cast<std::uint8_t>(GroundPattern::Plain), 0xff009e73};
    EXPECT_EQ(ground.terrain("own1")->drawn, plain);
    EXPECT_EQ(ground.record(KindOf::Terrain, "own1").pattern, GroundPattern::Plain);
}

TEST(KindLook, AWordSaysAllOfIt) {
    const OwnLook own{5, 0xff0072b2};
    EXPECT_EQ(lookWord("hedge", own), "hedge~5ff0072b2");
    EXPECT_EQ(namedLook("hedge~5ff0072b2").like, "hedge");
    EXPECT_EQ(namedLook("hedge~5ff0072b2").own, own);
    EXPECT_EQ(lookWord("hedge", std::nullopt), "hedge");
    for (const std::string_view word : {"hedge", "", "~5ff0072b", "hedge~5ff0072bg", "hedge~zff0072b2"}) {
        EXPECT_EQ(namedLook(word).like, word);
        EXPECT_EQ(namedLook(word).own, std::nullopt);
    }
}

TEST(Kinds, TheLastOfTwoCounts) {
    std::vector<KindRecord> twice{fogWall(), fogWall()};
    twice[1].label = "Second";
    const Kinds kinds(twice);
    EXPECT_EQ(kinds.wall("own1")->label, "Second");
    EXPECT_EQ(kinds.walls().size(), Kinds().walls().size() + 1);
}

}  // namespace tenaille::board::kinds_test
