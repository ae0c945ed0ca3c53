// SPDX-License-Identifier: MIT
//
// The fights of maps/fights played to their end: what the log says, line by line, stands in
// tests/transcripts. After a change that is meant, TENAILLE_ACCEPT=1 writes the transcripts anew: read their
// difference.
#include <gtest/gtest.h>

#include <QFile>
#include <cstdlib>

#include "core/actions/fight_of.h"
#include "core/document/board_of.h"
#include "core/io/document_format.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "ui/text/edit_text.h"

namespace tenaille::ui::transcripts_test {

struct Fight {
    const char* name;
    int rounds;  // played from where the file stands
};
void PrintTo(const Fight& fight, std::ostream* out) { *out << fight.name; }

class Transcripts : public testing::TestWithParam<Fight> {
  public:
    void load() {
        const std::string path =
            (test::sourceDir() / "maps" / "fights" / (std::string(GetParam().name) + ".encounter.json"))
                .string();
        io::DocumentReading reading = io::readDocument(test::readText(path));
        ASSERT_TRUE(reading.encounter) << describe(reading.problems.front());
        EXPECT_TRUE(reading.notices.empty());
        m_encounter = std::move(*reading.encounter);
    }
    void perform(const actions::Intent& intent) {
        const board::BoardView board = document::boardOf(m_encounter);
        const rules::RuleOptions options = document::optionsOf(m_encounter);
        const Result<document::ChangeSet> changes = actions::plan({m_encounter, board, options}, intent);
        ASSERT_TRUE(changes) << describe(changes.problem());
        ASSERT_TRUE(document::apply(m_encounter, *changes));
    }
    void play() {
        const int last = m_encounter.clockRecord()->round + GetParam().rounds;
        const auto isOver = [&] {
            const board::ClockRecord& clock = *m_encounter.clockRecord();
            return clock.round == last && clock.stage == board::ClockStage::RoundStart;
        };
        while (!isOver() && !HasFatalFailure()) perform(actions::StepForward{});
    }
    QString transcript() const {
        QString text;
        for (const board::LogRecord& line : m_encounter.log)
            text += logText(line.entry, line.arguments) + QLatin1Char('\n');
        return text;
    }

    document::Encounter m_encounter;
};

TEST_P(Transcripts, TheLogSaysWhatHappened) {
    ASSERT_NO_FATAL_FAILURE(load());
    ASSERT_NO_FATAL_FAILURE(play());
    const std::string path =
        (test::sourceDir() / "tests" / "transcripts" / (std::string(GetParam().name) + ".txt")).string();
    QFile golden(QString::fromStdString(path));
    if (std::getenv("TENAILLE_ACCEPT") != nullptr) {
        ASSERT_TRUE(golden.open(QIODevice::WriteOnly));
        golden.write(transcript().toUtf8());
        return;
    }
    ASSERT_TRUE(golden.open(QIODevice::ReadOnly)) << path;
    EXPECT_EQ(transcript().toStdString(), golden.readAll().toStdString());
}

TEST_P(Transcripts, TheWayBackLeadsToTheStart) {
    ASSERT_NO_FATAL_FAILURE(load());
    const document::Encounter start = m_encounter;
    ASSERT_NO_FATAL_FAILURE(play());
    while (!m_encounter.steps.empty()) ASSERT_NO_FATAL_FAILURE(perform(actions::StepBack{}));
    EXPECT_TRUE(document::sameContent(m_encounter, start));
}

INSTANTIATE_TEST_SUITE_P(Fights, Transcripts,
                         testing::Values(Fight{"cassandra-back", 1}, Fight{"cassandra-flank", 1},
                                         Fight{"erwan", 15}, Fight{"galaad", 1}, Fight{"orcs", 1},
                                         Fight{"ourlhan", 1}, Fight{"randall", 1}, Fight{"urbain", 1}),
                         [](const auto& fight) {
                             std::string name = fight.param.name;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace tenaille::ui::transcripts_test
