// SPDX-License-Identifier: MIT
#include "core/base/plain_text.h"

#include <gtest/gtest.h>

#include "core/io/document_format.h"
#include "tests/support/sample_boards.h"

namespace tenaille::plain_text_test {

TEST(PlainText, LosesWhatSpoilsItsSurroundings) {
    EXPECT_EQ(plainText("Og\u202Ere \u2066chief\u2069\a\x7F"), "Ogre chief");
    EXPECT_EQ(plainText("one\ntwo\tthree"), "one two three");
    for (const char* kept : {"Élan — ½ “œ”", "עברית\u200F", "a\u200Db", "\u2065", "\u20AC", "\xE2\x80"})
        EXPECT_EQ(plainText(kept), kept);
}

// Names of a file are read that way, and it is told; notes keep their lines.
TEST(PlainText, IsWhatNamesOfAFileAre) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 4, 4});
    board::TokenRecord token =
        test::makeToken(board::GridKind::Square, "Og\u202Ere\nchief", "foe", {1, 1}, "N");
    token.notes = "one\ntwo";
    token.conditions.emplace_back().name = "be\u202Ewitched";
    test::add(map, map.tokens, token);
    const io::DocumentReading read = io::readDocument(io::writeDocument(map));
    ASSERT_TRUE(read.encounter.has_value());
    EXPECT_EQ(read.encounter->tokens.begin()->name, "Ogre chief");
    EXPECT_EQ(read.encounter->tokens.begin()->notes, "one\ntwo");
    ASSERT_EQ(read.encounter->tokens.begin()->conditions.size(), 1u);
    EXPECT_EQ(read.encounter->tokens.begin()->conditions[0].name, "bewitched");
    ASSERT_EQ(read.notices.size(), 2u);
    EXPECT_EQ(read.notices[0].place, "tokens[0].name");
    EXPECT_EQ(read.notices[1].place, "tokens[0].conditions[0].name");
}

}  // namespace tenaille::plain_text_test
