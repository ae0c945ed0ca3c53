// SPDX-License-Identifier: MIT
#include "app/running_program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLocalSocket>
#include <QProcess>
#include <chrono>
#include <future>
#include <vector>

#include "tests/support/paths.h"
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

// The window without a display, with a home of its own.
TEST_F(RunningProgramTest, APictureThatIsGivenAtTheStartAsksForTheSizeOfItsMap) {
    const QString program = QString::fromStdString(test::programPath().string());
    if (!QFile::exists(program)) GTEST_SKIP() << "the program is not built";
    const QString folder = QFileInfo(m_socket).path();
    const QString picture = folder + QStringLiteral("/plain.png");
    ASSERT_TRUE(QImage(240, 180, QImage::Format_RGB32).save(picture));
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY"}) environment.remove(QLatin1String(variable));
    for (const char* variable : {"HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QLatin1String(variable), folder);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, {picture});
    // What it says to a second program tells whether a question is open.
    const auto answer = [&] {
        QLocalSocket second;
        second.connectToServer(folder + QStringLiteral("/tenaille.socket"));
        if (!second.waitForConnected(100)) return QByteArray();
        second.write("tenaille 1\n" + QByteArray::number(QDateTime::currentMSecsSinceEpoch() + 2000) +
                     "\n\n");
        second.waitForReadyRead(2000);
        return second.readAll().trimmed();
    };
    QElapsedTimer timer;
    timer.start();
    QByteArray last;
    while (timer.elapsed() < 20'000 && last != "busy" && process.state() != QProcess::NotRunning) {
        process.waitForFinished(50);
        if (const QByteArray said = answer(); !said.isEmpty()) last = said;
    }
    EXPECT_EQ(last, "busy") << process.readAllStandardError().constData();
    process.kill();
    process.waitForFinished();
}

}  // namespace tenaille::app::running_program_test
