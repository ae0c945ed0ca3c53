// SPDX-License-Identifier: MIT
//
// Nothing that core can say lacks its words: reasons of modifiers, names of edits, rules, options.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTranslator>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "core/rules/option_table.h"
#include "tests/support/paths.h"
#include "ui/text/edit_text.h"
#include "ui/text/log_topic.h"
#include "ui/text/problem_text.h"
#include "ui/text/ruling_text.h"
#include "ui/text/units.h"

namespace tenaille::ui::text_test {

// All string literals of the sources of a folder that match, but for those of the file of the options.
std::set<std::string> literals(const char* folder, const std::string& pattern) {
    std::set<std::string> found;
    const std::regex literal(pattern);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(test::sourceDir() / folder)) {
        if (entry.path().extension() != ".cpp" || entry.path().stem() == "option_table") continue;
        std::ifstream file(entry.path());
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        for (std::sregex_iterator hit(text.begin(), text.end(), literal); hit != std::sregex_iterator();
             ++hit)
            found.insert((*hit)[1]);
    }
    return found;
}

// Reasons are "family.word": the keys that stand in core/rules in quotation marks.
TEST(RulingText, EveryReasonOfTheFamiliesHasASentence) {
    const std::set<std::string> keys = literals("core/rules", "\"([a-z]+\\.[a-zA-Z]+(?:\\.[a-zA-Z]+)*)\"");
    ASSERT_GE(keys.size(), 25u) << "the scan finds nothing";
    ASSERT_TRUE(keys.contains("cover.normal") && keys.contains("sheet.attackBonus"));
    for (const std::string& key : keys) {
        // Refusals have words of their own (EveryRefusalIsASentence).
        if (rules::optionNamed(key) != nullptr || attack::refusalNamed(key)) continue;
        EXPECT_TRUE(hasReasonText(key)) << key;
        EXPECT_NE(reasonText(key), QString::fromStdString(key));
    }
}

// What happens in a fight is no change of the map.
TEST(LogTopic, EveryEntryIsAboutSomething) {
    const std::set<std::string> events =
        literals("core/rules/fight", "\\{\"([a-zA-Z]+)\", \"(?:[A-Z]{2}-[0-9]+)?\"\\}");
    ASSERT_GE(events.size(), 35u) << "the scan finds nothing";
    for (const std::string& event : events)
        EXPECT_FALSE(logTopics("fight." + event).has(LogTopic::Map)) << event;
    EXPECT_EQ(logTopics("moveTokens"), LogTopics(LogTopic::Movement));
    EXPECT_EQ(logTopics("tokenWorn"), LogTopics(LogTopic::Attacks));
    EXPECT_EQ(logTopics("addConditionAll"), LogTopics(LogTopic::Conditions));
    EXPECT_EQ(logTopics("playSegment"), LogTopics(LogTopic::Turns));
    EXPECT_EQ(logTopics("dice.thrown"), LogTopics(LogTopic::Dice));
    EXPECT_TRUE(logTopics("applyRuling").has(LogTopic::Decisions));
    EXPECT_TRUE(logTopics("uncoverFog").has(LogTopic::Players));
    EXPECT_EQ(logTopics("ofTheFuture"), LogTopics(LogTopic::Map));
    for (int i = 0; i < kLogTopics; ++i) EXPECT_FALSE(logTopicText(static_cast<LogTopic>(i)).isEmpty()) << i;
}

TEST(RulingText, ArgumentsAreFilledIn) {
    rules::Modifier cover;
    cover.reason = "cover.normal";
    cover.arguments = {"2", "4"};
    EXPECT_EQ(reasonText(cover), QStringLiteral("Cover: 2 of 4 lines cut"));
    cover.reason = "of.a.newer.version";
    EXPECT_EQ(reasonText(cover), QStringLiteral("of.a.newer.version"));
    EXPECT_FALSE(hasReasonText("of.a.newer.version"));
}

// A key without its arguments (the log, the question for an override) shows no placeholder.
TEST(RulingText, AReasonWithoutArgumentsHasNoPlaceholders) {
    for (const std::string& key : literals("core/rules", "\"([a-z]+\\.[a-zA-Z]+(?:\\.[a-zA-Z]+)*)\""))
        EXPECT_FALSE(reasonText(key).contains(QLatin1Char('%'))) << key;
}

// "Cover", not half of a sentence, whatever the language puts around the figures.
TEST(RulingText, TheNameOfAReasonIsWhole) {
    EXPECT_EQ(reasonText("cover.normal"), QStringLiteral("Cover"));
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral(":/translations/tenaille_fr")));
    QCoreApplication::installTranslator(&french);
    EXPECT_EQ(reasonText("cover.normal"), QStringLiteral("Abri"));
    for (const std::string& key : literals("core/rules", "\"([a-z]+\\.[a-zA-Z]+(?:\\.[a-zA-Z]+)*)\""))
        EXPECT_EQ(reasonText(key).count(QLatin1Char('(')), reasonText(key).count(QLatin1Char(')'))) << key;
    QCoreApplication::removeTranslator(&french);
}

TEST(RulingText, InShortItSaysWhatMatters) {
    attack::AttackRuling ruling;
    ruling.answer.needs = 12;
    ruling.answer.modifiers = {
        {.value = 9, .reason = "sheet.attackBonus"},
        {.target = rules::Target::ArmorClass, .value = 4, .reason = "cover.normal", .arguments = {"2", "4"}}};
    ruling.answer.missChance = 20;
    EXPECT_EQ(rulingInShort(ruling), QStringLiteral("needs 12+ · Cover +4 · miss chance 20 %"));
    ruling.answer.modifiers.pop_back();
    ruling.answer.missChance = 0;
    ruling.evidence.cover.evidence.lines.resize(4);
    EXPECT_EQ(rulingInShort(ruling), QStringLiteral("needs 12+ · no cover"));
    ruling.answer.refusals = {{attack::Refusal::OutOfReach, {"SZ-05"}}};
    EXPECT_EQ(rulingInShort(ruling), refusalText(attack::Refusal::OutOfReach));
    ruling.answer.refusals.front().allowed = true;
    EXPECT_EQ(rulingInShort(ruling), QStringLiteral("needs 12+ · no cover"));
}

TEST(RulingText, TheLinesNameWhatCutsThem) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 6, 6});
    board::WallRecord wall;
    wall.id = {20};
    map.walls.put(wall);
    board::PropRecord table;
    table.id = {21};
    table.kind = "table";
    map.props.put(table);
    board::TokenRecord conrath;
    conrath.id = {22};
    conrath.name = "Conrath";
    map.tokens.put(conrath);
    attack::AttackRuling ruling;
    EXPECT_TRUE(linesSummary(ruling, map).isEmpty());
    auto& lines = ruling.evidence.cover.evidence.lines;
    lines.resize(6);
    EXPECT_FALSE(linesSummary(ruling, map).contains(QStringLiteral("by"))) << "none is cut";
    const std::uint32_t blockers[] = {20, 21, 20, 22, 99};
    for (std::size_t i = 0; i < std::size(blockers); ++i) {
        lines[i].outcome = cover::LineOutcome::Cut;
        lines[i].blocker.emplace().record = {blockers[i]};
    }
    const QString text = linesSummary(ruling, map);
    EXPECT_FALSE(text.contains(QStringLiteral("touching")));
    lines.back().outcome = cover::LineOutcome::Touching;
    EXPECT_TRUE(linesSummary(ruling, map).contains(QStringLiteral("1 touching")));
    EXPECT_TRUE(text.endsWith(QStringLiteral("5 cut by: stone wall, table, Conrath"))) << text.toStdString();
}

TEST(RulingText, WhatCoverGivesBesideTheArmourClass) {
    attack::AttackRuling ruling;
    EXPECT_TRUE(coverEffects(ruling).isEmpty());
    cover::CoverAnswer& cover = ruling.evidence.cover.answer;
    cover.opportunityAllowed = true;
    EXPECT_TRUE(coverEffects(ruling).isEmpty());
    cover.armorClass = 4;
    cover.reflex = 2;
    cover.opportunityAllowed = false;
    cover.stealthAllowed = true;
    EXPECT_EQ(coverEffects(ruling),
              QStringLiteral("The cover also gives: +2 on Reflex saves (CV-01), no attack of opportunity "
                             "(CV-07), enough to hide behind (CV-14)"));
}

TEST(RulingText, EveryRefusalIsASentence) {
    std::set<QString> texts;
    for (const attack::Refusal refusal : attack::kRefusals) {
        EXPECT_TRUE(refusalText(refusal).endsWith(QLatin1Char('.')));
        texts.insert(refusalText(refusal));
    }
    EXPECT_EQ(texts.size(), 4u);
}

TEST(RulingText, TheRulesThatAreCitedCanBeRead) {
    const std::set<std::string> cited =
        literals("core/rules", "[{ ]\"((?:F5|UF|CV|CO|FL|MV|SZ|PR|HX|GEO|EX|FA|SN|SG|AO|SU|CM)-[0-9]+)\"");
    ASSERT_GE(cited.size(), 20u);
    std::string missing;
    for (const std::string& id : cited)
        if (ruleText(id).title.isEmpty() || ruleText(id).sentence.isEmpty()) missing += id + " ";
    EXPECT_EQ(missing, "");
    EXPECT_TRUE(ruleText("XX-99").title.isEmpty());
}

TEST(RulingText, TheSituationInALine) {
    board::TokenRecord archer;
    archer.weapon = "Longbow";
    attack::AttackRuling ruling;
    ruling.evidence.distance = 6;
    ruling.evidence.mode = board::AttackMode::Ranged;
    EXPECT_EQ(situationText(archer, ruling, board::GridKind::Square, Units::Metric, false),
              QStringLiteral("Longbow · ranged · ") + lengthText(6, board::GridKind::Square, Units::Metric));
    EXPECT_TRUE(situationText(archer, ruling, board::GridKind::Square, Units::Metric, true)
                    .endsWith(QStringLiteral(" · the target is down")));
}

// Every name that a change set gets in core/actions and the ui.
TEST(EditText, EveryChangeSetHasItsWords) {
    std::set<std::string> names;
    for (const char* pattern : {"ChangeSet changes\\{\"([a-zA-Z]+)\"", "changes = \\{\\s*\"([a-zA-Z]+)\"",
                                "changes\\.name = \"([a-zA-Z]+)\"", "[?:] \"([a-z]+[A-Z][a-zA-Z]+)\"",
                                "\\(several \\? \"([a-zA-Z]+)\""})
        names.merge(literals("core/actions", pattern));
    ASSERT_GE(names.size(), 25u);
    for (const char* known : {"moveToken", "moveTokens", "placeTokens", "openDoor", "lockDoor", "turnToken",
                              "addTokens", "hideTokens", "setOverride", "newTurnAll", "healToken"})
        EXPECT_TRUE(names.contains(known)) << known << ": the scan misses something";
    for (const std::string& name : names) {
        EXPECT_NE(editText(name, {"A", "B"}), QString::fromStdString(name)) << name;
        EXPECT_NE(logText(name, {"A", "B"}), QString::fromStdString(name)) << name;
    }
}

TEST(EditText, TheLogTellsOverridesInWords) {
    EXPECT_EQ(logText("setOverride", {"Arda", "Ogre", "cover.normal", "4", "2"}),
              QStringLiteral("Arda against Ogre: Cover is 2 by the game master (the rules say 4)"));
    EXPECT_EQ(logText("clearOverride", {"Arda", "Ogre", "prone.attacker", "-4"}),
              QStringLiteral("Arda against Ogre: Attacker is prone is -4 again, as the rules say"));
}

TEST(EditText, NamesAndNumbersAreFilledInAtOnce) {
    EXPECT_EQ(editText("moveToken", {"Arda", "3"}), QStringLiteral("Move Arda"));
    EXPECT_EQ(logText("moveToken", {"Arda", "3"}), QStringLiteral("Arda moves 3 squares"));
    EXPECT_EQ(logText("moveToken", {"Arda", "3"}, board::GridKind::HexFlat),
              QStringLiteral("Arda moves 3 hexes"));
    EXPECT_EQ(editText("addTokens", {"Goblin", "6"}), QStringLiteral("Add 6 × Goblin"));
    EXPECT_EQ(editText("removeToken", {"%2"}), QStringLiteral("Remove %2")) << "a name is no template";
    EXPECT_EQ(editText("of a newer version", {}), QStringLiteral("of a newer version"));
}

TEST(OptionText, EveryOptionHasASentence) {
    std::set<std::string_view> sentences;
    for (const rules::OptionEntry& entry : rules::optionTable()) {
        EXPECT_GT(entry.sentence.size(), 15u) << entry.key;
        EXPECT_TRUE(sentences.insert(entry.sentence).second) << entry.key << " repeats a sentence";
    }
    EXPECT_GE(sentences.size(), 30u);
}

TEST(UnitsText, MetresFeetAndBoth) {
    EXPECT_EQ(distanceText(6, Units::Metric), QStringLiteral("9 m"));
    EXPECT_EQ(distanceText(1, Units::Metric), QStringLiteral("1.5 m"));
    EXPECT_EQ(distanceText(6, Units::Imperial), QStringLiteral("30 ft"));
    EXPECT_EQ(distanceText(3, Units::Both), QStringLiteral("4.5 m (15 ft)"));
    EXPECT_EQ(distanceText(0, Units::Metric), QStringLiteral("0 m"));
}

TEST(ProblemText, PlaceMessageAndRemedy) {
    Problem problem{TENAILLE_PROBLEM("%1 is not there."), {"Arda"}, TENAILLE_PROBLEM("Ask %1.")};
    EXPECT_EQ(problemText(problem), QStringLiteral("Arda is not there."));
    EXPECT_EQ(remedyText(problem), QStringLiteral("Ask Arda."));
    EXPECT_TRUE(placeText(problem).isEmpty());
    problem.why = {Problem{TENAILLE_PROBLEM("%1 went away."), {"She"}, TENAILLE_PROBLEM("Not said.")}};
    EXPECT_EQ(problemText(problem), QStringLiteral("Arda is not there. She went away."));
    problem.file = "a.json";
    EXPECT_EQ(placeText(problem), QStringLiteral("a.json"));
    problem.place = "walls[3]";
    EXPECT_EQ(placeText(problem), QStringLiteral("a.json: walls[3]"));
}

}  // namespace tenaille::ui::text_test
