// SPDX-License-Identifier: MIT
#include "ui/battle/log_export.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "core/document/encounter.h"
#include "ui/battle/log_model.h"

namespace tenaille::ui::log_export_test {

const QString kTomb = QStringLiteral("tomb");
const QTime kEvening(20, 30);

QDateTime at(int day) { return QDateTime(QDate(2026, 3, day), kEvening); }
LogLine line(const char* text, int fight = 0, int round = 0, QDateTime time = {}) {
    return {std::move(time), QString::fromLatin1(text), fight, round};
}

TEST(LogExport, TextHasALineForEach) {
    EXPECT_EQ(logAsText(kTomb, {line("one"), line("two")}),
              QStringLiteral("Session log: tomb\n=================\n\none\ntwo\n"));
}

TEST(LogExport, DaysAndRoundsStandAboveTheirLines) {
    const QString day = QLocale().toString(at(1).date(), QLocale::LongFormat);
    const QString next = QLocale().toString(at(2).date(), QLocale::LongFormat);
    const auto under = [](const QString& words, char stroke) {
        return words + QLatin1Char('\n') + QString(words.size(), QLatin1Char(stroke));
    };
    const QString time = QLocale().toString(kEvening, QLocale::ShortFormat) + QStringLiteral(" · ");
    const std::vector<LogLine> lines{line("a", 0, 0, at(1)), line("b", 1, 0, at(1)), line("c", 1, 1, at(1)),
                                     line("d", 1, 1, at(2)), line("e", 0, 0, at(2))};
    const QStringList parts{under(QStringLiteral("Session log: tomb"), '='),
                            under(day, '-'),
                            time + QStringLiteral("a"),
                            under(QStringLiteral("Fight"), '~'),
                            time + QStringLiteral("b"),
                            under(QStringLiteral("Round 1"), '~'),
                            time + QStringLiteral("c"),
                            under(next, '-'),
                            under(QStringLiteral("Round 1"), '~'),
                            time + QStringLiteral("d"),
                            under(QStringLiteral("After the fight"), '~'),
                            time + QStringLiteral("e\n")};
    EXPECT_EQ(logAsText(kTomb, lines).toStdString(), parts.join(QStringLiteral("\n\n")).toStdString());
    const QString page = logAsHtml(kTomb, lines);
    EXPECT_TRUE(page.contains(QStringLiteral("<h2>%1</h2>\n<ol>").arg(day)));
    EXPECT_TRUE(page.contains(QStringLiteral("<h3>Round 1</h3>\n<ol start=\"3\">")));
    EXPECT_TRUE(page.contains(QStringLiteral("<h2>%1</h2>\n<h3>Round 1</h3>").arg(next)));
    EXPECT_EQ(page.count(QLatin1String("<ol")), page.count(QLatin1String("</ol>")));
    EXPECT_EQ(page.count(QLatin1String("<li>")), 5);
    EXPECT_TRUE(
        page.contains(QRegularExpression(QStringLiteral("<time datetime=\"2026-03-0[12]T[0-9:]+Z\">"))));
    EXPECT_TRUE(page.contains(QRegularExpression(QStringLiteral("<html lang=\"[a-z]"))));
}

TEST(LogExport, WithoutTimesNoLevelOfHeadingsIsLeftOut) {
    const QString page = logAsHtml(kTomb, {line("a", 1, 2)});
    EXPECT_TRUE(page.contains(QLatin1String("</h1>\n<h2>Round 2</h2>\n<ol>\n<li>a</li>\n</ol>")));
    EXPECT_FALSE(page.contains(QLatin1String("<h3>")));
}

TEST(LogExport, WhatTheLinesSayIsNoMarkup) {
    const QString page = logAsHtml(QStringLiteral("<b>"), {line("Arda </li><script>1</script> & co")});
    EXPECT_TRUE(page.contains(QLatin1String("<h1>Session log: &lt;b&gt;</h1>")));
    EXPECT_TRUE(
        page.contains(QLatin1String("<li>Arda &lt;/li&gt;&lt;script&gt;1&lt;/script&gt; &amp; co</li>")));
    EXPECT_FALSE(page.contains(QLatin1String("<script")));
}

TEST(LogExport, EachLineKnowsItsFightAndRound) {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 4, 4});
    const auto add = [&](const char* entry, std::vector<std::string> arguments = {}) {
        board::LogRecord record;
        record.id = document::nextId(encounter);
        record.entry = entry;
        record.arguments = std::move(arguments);
        record.time = "2026-03-01T19:30:05Z";
        encounter.log.put(record);
    };
    add("openDoor");
    add("beginFight", {"2"});
    add("turns.round", {"1"});
    add("openDoor");
    add("turns.round", {"2"});
    add("endFight", {"2"});
    add("openDoor");
    add("startRound", {"4"});  // of a fight whose beginning is gone
    LogModel model;
    model.show(encounter);
    std::vector<std::pair<int, int>> places;
    for (const LogLine& one : model.exportLines()) {
        places.emplace_back(one.fight, one.round);
        EXPECT_TRUE(one.time.isValid());
        EXPECT_FALSE(one.text.startsWith(QLatin1String(" · ")));
    }
    EXPECT_EQ(places, (std::vector<std::pair<int, int>>{
                          {0, 0}, {1, 0}, {1, 1}, {1, 1}, {1, 2}, {1, 2}, {0, 0}, {2, 4}}));
}

}  // namespace tenaille::ui::log_export_test
