// SPDX-License-Identifier: MIT
#include "core/rules/space/crowding.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

namespace tenaille::space::crowding_test {

using board::SizeCategory;
using enum board::SizeCategory;

bool fit(std::initializer_list<std::pair<SizeCategory, int>> list) {
    Occupants occupants{};
    for (const auto& [size, count] : list) occupants[static_cast<std::size_t>(size)] = count;
    return fitOneCell(occupants);
}

TEST(Crowding, SZ_02_SeveralCreaturesInOneCell) {
    EXPECT_TRUE(fit({}));
    for (const auto& [size, count] : {std::pair{Tiny, 4}, {Diminutive, 25}, {Fine, 100}, {Medium, 1}}) {
        EXPECT_TRUE(fit({{size, count}}));
        EXPECT_FALSE(fit({{size, count + 1}}));
    }
    EXPECT_TRUE(fit({{Tiny, 2}, {Diminutive, 12}}));
    EXPECT_FALSE(fit({{Tiny, 3}, {Diminutive, 7}}));
    EXPECT_FALSE(fit({{Large, 1}}));
}

TEST(Crowding, MV_20_WidthOfAPassage) {
    EXPECT_EQ(passageThrough(Large, 300), Passage::Free);
    EXPECT_EQ(passageThrough(Large, 299), Passage::Squeeze);
    EXPECT_EQ(passageThrough(Large, 150), Passage::Squeeze);
    EXPECT_EQ(passageThrough(Large, 149), Passage::EscapeArtist);
    EXPECT_EQ(passageThrough(Huge, 225), Passage::Squeeze) << "4.5 m wide, half of it";
    EXPECT_EQ(passageThrough(Fine, 8), Passage::Squeeze) << "half of 15 cm is rounded by no one";
    EXPECT_EQ(passageThrough(Fine, 7), Passage::EscapeArtist);
}

TEST(Crowding, MV_20_WhatSqueezingCosts) {
    EXPECT_EQ(effectOf(Passage::Free).armorClass, 0);
    const SqueezeEffect squeeze = effectOf(Passage::Squeeze);
    EXPECT_EQ(squeeze.doublings, 1);
    EXPECT_EQ(squeeze.attack, -4);
    EXPECT_EQ(squeeze.armorClass, -4);
    EXPECT_TRUE(squeeze.canAttack);
    const SqueezeEffect artist = effectOf(Passage::EscapeArtist);
    EXPECT_FALSE(artist.canAttack);
    EXPECT_TRUE(artist.losesDexterity);
    EXPECT_EQ(artist.armorClass, -4);
}

}  // namespace tenaille::space::crowding_test
