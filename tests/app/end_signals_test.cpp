// SPDX-License-Identifier: MIT
#include "app/end_signals.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>
#include <csignal>

namespace tenaille::app::end_signals_test {

TEST(EndSignals, AreToldInTheEventLoop) {
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        EndSignals ends;
        int asked = 0;
        QEventLoop loop;
        QObject::connect(&ends, &EndSignals::asked, &loop, [&](int which) {
            asked = which;
            loop.quit();
        });
        QTimer::singleShot(5000, &loop, &QEventLoop::quit);
        ASSERT_EQ(std::raise(signal), 0);
        loop.exec();
        EXPECT_EQ(asked, signal);
    }
}

TEST(EndSignals, ASecondOneEndsTheProgram) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(
        {
            const EndSignals ends;
            std::raise(SIGTERM);
            std::raise(SIGTERM);
        },
        testing::KilledBySignal(SIGTERM), "");
}

}  // namespace tenaille::app::end_signals_test
