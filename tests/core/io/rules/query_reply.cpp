// SPDX-License-Identifier: MIT
#include "tests/core/io/rules/query_reply.h"

#include <gtest/gtest.h>

namespace tenaille::io::test {

void expectLimits(const NumberCase& one) {
    const auto answer = [&](const std::string& value) {
        return reply(one.kind, with(one.members, one.name, value));
    };
    const std::string place = std::string(one.kind) + " " + one.name;
    EXPECT_EQ(answer(std::to_string(one.min))[0], '{') << place;
    EXPECT_EQ(answer(std::to_string(one.max))[0], '{') << place;
    EXPECT_EQ(answer(std::to_string(one.min - 1)), "outOfRange") << place;
    EXPECT_EQ(answer(std::to_string(one.max + 1)), "outOfRange") << place;
    EXPECT_EQ(answer("\"3\""), "wrongType") << place;
    EXPECT_EQ(answer("1.5"), "wrongType") << place;
}

}  // namespace tenaille::io::test
