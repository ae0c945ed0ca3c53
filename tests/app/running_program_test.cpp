// SPDX-License-Identifier: MIT
#include "app/running_program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLocalSocket>
#include <chrono>
#include <future>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace tenaille::app::running_program_test {

class RunningProgramTest : public testing::Test {
  protected:
    RunningProgramTest() {
        QObject::connect(&m_first, &RunningProgram::asked, &m_first,
                         [this](const QString& file) { m_asked.push_back(file); });
    }

    // The second program, while the first one lives.
    bool handsOver(const QString& file) {
        auto second =
            std::async(std::launch::async, [&] { return RunningProgram::handOver(m_socket, file); });
        while (second.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
            QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        return second.get();
    }

    test::TemporaryFolder m_folder;
    QString m_socket = QString::fromStdString(m_folder.file("socket"));
    bool m_busy = false;
    RunningProgram m_first{[this] { return m_busy; }};
    std::vector<QString> m_asked;
};

TEST_F(RunningProgramTest, TheFirstOneTakesTheFileOfTheSecond) {
    EXPECT_FALSE(handsOver(QStringLiteral("/a"))) << "nobody is there";
    ASSERT_TRUE(m_first.listen(m_socket));
    EXPECT_TRUE(handsOver(QStringLiteral("/maps/Été à deux.map.json")));
    EXPECT_TRUE(handsOver(QString()));
    EXPECT_THAT(m_asked, testing::ElementsAre(QStringLiteral("/maps/Été à deux.map.json"), QString()));
    EXPECT_FALSE(handsOver(QStringLiteral("/a\nb"))) << "what cannot be said is opened here";
}

TEST_F(RunningProgramTest, WhileAQuestionIsOpenNothingIsTaken) {
    ASSERT_TRUE(m_first.listen(m_socket));
    m_busy = true;
    EXPECT_FALSE(handsOver(QStringLiteral("/a")));
    EXPECT_TRUE(m_asked.empty());
}

TEST_F(RunningProgramTest, TheRestOfAProgramThatDiedIsTakenOver) {
    QFile rest(m_socket);
    ASSERT_TRUE(rest.open(QIODevice::WriteOnly));
    rest.close();
    EXPECT_FALSE(handsOver(QStringLiteral("/a")));
    ASSERT_TRUE(m_first.listen(m_socket));
    EXPECT_TRUE(handsOver(QStringLiteral("/a")));
    RunningProgram third{[] { return false; }};
    EXPECT_FALSE(third.listen(m_socket)) << "somebody listens already";
}

TEST_F(RunningProgramTest, WhoeverSpeaksOtherwiseIsSentAway) {
    ASSERT_TRUE(m_first.listen(m_socket));
    for (const QByteArray& words : {QByteArray("GET / HTTP/1.1\n\n\n"), QByteArray(40'000, 'x'),
                                    QByteArray("tenaille 1\n1700000000000\n/late\n")}) {
        QLocalSocket stranger;
        stranger.connectToServer(m_socket);
        ASSERT_TRUE(stranger.waitForConnected(2000));
        stranger.write(words);
        stranger.flush();
        QElapsedTimer timer;
        timer.start();
        while (stranger.state() == QLocalSocket::ConnectedState && timer.elapsed() < 5000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        EXPECT_NE(stranger.state(), QLocalSocket::ConnectedState);
    }
    EXPECT_TRUE(m_asked.empty());
    EXPECT_TRUE(handsOver(QStringLiteral("/a"))) << "and it goes on listening";
}

}  // namespace tenaille::app::running_program_test
