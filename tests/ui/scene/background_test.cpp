// SPDX-License-Identifier: MIT
#include "ui/scene/background.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

using tenaille::ui::runBehindWindow;
using tenaille::ui::waitForBackground;

TEST(Background, IsWaitedForAtTheEnd) {
    std::atomic<int> ended = 0;
    for (int job = 0; job < 20; ++job) runBehindWindow([&ended] { ++ended; });
    EXPECT_TRUE(waitForBackground(std::chrono::seconds(30)));
    EXPECT_EQ(ended, 20);
}

TEST(Background, HoldsNobodyLongerThanTold) {
    std::promise<void> answer;
    std::promise<void> left;
    runBehindWindow([drive = answer.get_future().share(), &left] {
        drive.wait();
        left.set_value();
    });
    EXPECT_FALSE(waitForBackground(std::chrono::milliseconds(1)));
    answer.set_value();
    left.get_future().wait();
    EXPECT_TRUE(waitForBackground(std::chrono::seconds(30)));  // what was let go is not asked again
}
