// SPDX-License-Identifier: MIT
#include "core/document/names.h"

#include <gtest/gtest.h>

namespace tenaille::document::names_test {

TEST(Names, TheNumberIsWhatFollowsTheLastBlank) {
    const auto parts = [](const std::string& text) {
        const auto [name, number] = numberedName(text);
        return name + "|" + std::to_string(number);
    };
    EXPECT_EQ(parts("Ogre 2"), "Ogre|2");
    EXPECT_EQ(parts("Giant ape 12"), "Giant ape|12");
    EXPECT_EQ(parts("Room 12 b"), "Room 12 b|0");
    EXPECT_EQ(parts("7"), "7|0");
    EXPECT_EQ(parts(" 7"), " 7|0") << "no name would be left";
    EXPECT_EQ(parts("Ogre2"), "Ogre2|0");
    EXPECT_EQ(parts("Ogre 02"), "Ogre 02|0");
    EXPECT_EQ(parts("Ogre 1234567"), "Ogre 1234567|0");
    EXPECT_EQ(parts("Ogre "), "Ogre |0");
    EXPECT_EQ(parts(""), "|0");
}

TEST(Names, Labels) {
    EXPECT_EQ(labelOf("Goblin", 0), "Go");
    EXPECT_EQ(labelOf("Goblin", 12), "G12");
    EXPECT_EQ(labelOf("\u00c9lan", 0), "\u00c9l");
    EXPECT_EQ(labelOf("x", 0), "x");
    EXPECT_EQ(labelOf("", 0), "");
    EXPECT_EQ(labelOf("Goblin archer", 0), "GA");
    EXPECT_EQ(labelOf("Goblin archer", 3), "GA3") << "not those of a goblin";
    EXPECT_EQ(labelOf("Garde  \u00e9lite du roi", 0), "G\u00c9");
    EXPECT_EQ(labelOf(" x", 1), " 1");
}

}  // namespace tenaille::document::names_test
