// SPDX-License-Identifier: MIT
#include "core/actions/special_results.h"

#include <gtest/gtest.h>

namespace tenaille::actions::special_results_test {

std::string again(std::string_view text) {
    const auto specials = parseSpecials(text);
    return specials ? specialsText(*specials) : "wrong";
}

TEST(SpecialResults, EX_08_ANameAndValues) {
    EXPECT_EQ(again("entangles 19"), "entangles 19");
    EXPECT_EQ(again(" swallows whole  18-20 ;entangles 19,"), "swallows whole 18-20, entangles 19");
    EXPECT_EQ(again("trips 7-7"), "trips 7");
    EXPECT_EQ(again(""), "");
    EXPECT_EQ(again(" , ;"), "");
}

TEST(SpecialResults, WhatIsNone) {
    for (const char* wrong :
         {"entangles", "19", "entangles 0", "entangles 21", "entangles 20-19", "entangles 1-", "entangles -3",
          "entangles 19x", "entangles 99999999999", "a 1, b"})
        EXPECT_EQ(again(wrong), "wrong") << wrong;
    std::string name(61, 'x');
    name += " 3";
    EXPECT_EQ(again(name), "wrong");
    std::string many;
    for (int i = 0; i < 21; ++i) many += "x 3,";
    EXPECT_EQ(again(many), "wrong");
}

}  // namespace tenaille::actions::special_results_test
