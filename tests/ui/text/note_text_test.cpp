// SPDX-License-Identifier: MIT
#include "ui/text/note_text.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTranslator>

#include "core/io/creatures/creature_notes.h"
#include "core/io/json_value.h"
#include "ui/text/problem_text.h"

namespace tenaille::ui::note_text_test {

TEST(NoteText, LengthsFollowTheUnits) {
    const io::ImportNote note = io::notes::reachAssumed("line 3");
    EXPECT_NE(io::textOf(note).find("they reach 5 feet: 1."), std::string::npos);
    EXPECT_TRUE(noteText(note, Units::Imperial).contains(QLatin1String("they reach 5 ft: 1.")));
    EXPECT_TRUE(noteText(note, Units::Metric).contains(QLatin1String("they reach 1.5 m: 1.")));
}

class Turned final : public QTranslator {
  public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        if (std::string_view(context) != "Place") return {};
        return QString::fromUtf8(source)
            .replace(QLatin1String("line"), QLatin1String("ligne"))
            .replace(QLatin1String("column"), QLatin1String("colonne"));
    }
};

TEST(PlaceText, WordsOfAPlaceAreTranslatedAndKeysAreNot) {
    EXPECT_EQ(placeText("line 84, column 29"), QLatin1String("line 84, column 29"));
    Turned turned;
    QCoreApplication::installTranslator(&turned);
    const Result<io::JsonValue> read = io::parseJson("{\n x", io::JsonLimits{});
    ASSERT_FALSE(read.ok());
    Problem problem = read.problem();
    problem.file = "tomb.map.json";
    EXPECT_EQ(placeText(problem), QLatin1String("tomb.map.json: ligne 2, colonne 2"));
    EXPECT_EQ(placeText("line 3"), QLatin1String("ligne 3"));
    for (const char* key : {"lines[3].points[0].x", "online 3", "line 3 of 4", "line", "map.png", ""})
        EXPECT_EQ(placeText(std::string(key)), QLatin1String(key));
    QCoreApplication::removeTranslator(&turned);
}

}  // namespace tenaille::ui::note_text_test
