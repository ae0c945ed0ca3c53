// SPDX-License-Identifier: MIT
//
// What this version does not know outlives opening, editing and saving (DS-8): random members anywhere in a
// document, fifty random edits, and what was not edited away is there again, byte for byte and in its order.
// TENAILLE_CASES sets the number of documents.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>
#include <set>

#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/io/document_format.h"
#include "tests/support/filled_records.h"
#include "tests/support/property.h"
#include "tests/support/random_edits.h"

namespace tenaille::io::unknown_members_test {

using document::ChangeSet;
using document::Encounter;

constexpr int kEdits = 50;

bool isPlanted(const std::string& key) { return key.starts_with("x-"); }

// Documents with members that nobody knows.
class Planter {
  public:
    explicit Planter(std::mt19937& random) : m_random(random) {}

    std::string plantedIn(const std::string& text) {
        JsonValue document = std::move(parseJson(text)).value();
        std::vector<JsonObject*> objects;
        collect(document, objects);
        // Not while objects are pointed at: a member that comes into one moves what lies in it.
        std::map<JsonObject*, JsonObject> planted;
        const auto count = 1 + m_random() % 12;
        for (unsigned long i = 0; i < count; ++i)
            planted[objects[m_random() % objects.size()]].emplace_back("x-" + std::to_string(i), value(4));
        for (auto object = objects.rbegin(); object != objects.rend(); ++object)  // the inner ones first
            for (JsonMember& member : planted[*object]) {
                const auto at = static_cast<std::ptrdiff_t>(m_random() % ((*object)->size() + 1));
                (*object)->insert((*object)->begin() + at, std::move(member));
            }
        return writeJson(document);
    }

  private:
    // Those of rule options and levels have no members, only values of their own.
    static void collect(JsonValue& json, std::vector<JsonObject*>& objects) {
        if (JsonArray* array = json.array())
            for (JsonValue& item : *array) collect(item, objects);
        JsonObject* object = json.object();
        if (object == nullptr) return;
        objects.push_back(object);
        for (auto& [key, value] : *object)
            if (key != "formatVersion" && key != "ruleOptions" && key != "levels" &&
                !key.starts_with("future"))
                collect(value, objects);
    }

    std::string word() {
        static const std::vector<std::string> kParts{"a", "Z", "é", "\"", "\\", "\n", "\x01", "/", "𝄞", " "};
        std::string text;
        for (auto length = m_random() % 6; length > 0; --length) text += kParts[m_random() % kParts.size()];
        return text;
    }

    JsonValue value(int depth) {
        switch (m_random() % (depth > 0 ? 8 : 6)) {
            case 0:
                return nullptr;
            case 1:
                return m_random() % 2 == 0;
            case 2:
                return static_cast<std::int64_t>(std::uint64_t{m_random()} << 32 | m_random());
            case 3:
                return static_cast<std::int64_t>(m_random() % 100) - 50;
            case 4:
                return std::ldexp(static_cast<double>(m_random()) - 2e9,
                                  static_cast<int>(m_random() % 400) - 200);
            case 5:
                return word();
            case 6: {
                JsonArray array;
                for (auto size = m_random() % 4; size > 0; --size) array.push_back(value(depth - 1));
                return array;
            }
            default: {
                JsonObject object;
                for (auto size = m_random() % 4; size > 0; --size)
                    object.emplace_back(word() + std::to_string(size), value(depth - 1));
                return object;
            }
        }
    }

    std::mt19937& m_random;
};

// The value without what was planted in it.
JsonValue plain(const JsonValue& json) {
    if (const JsonArray* array = json.array()) {
        JsonArray copy;
        for (const JsonValue& item : *array) copy.push_back(plain(item));
        return copy;
    }
    if (json.object() == nullptr) return json;
    JsonObject copy;
    for (const auto& [key, value] : *json.object())
        if (!isPlanted(key)) copy.emplace_back(key, plain(value));
    return copy;
}

// What was planted in an object itself, and in everything in it.
std::vector<std::string> ownIn(const JsonValue& json) {
    std::vector<std::string> members;
    for (const auto& [key, value] : *json.object())
        if (isPlanted(key)) members.push_back(writeJson(key) + ":" + writeJson(value));
    return members;
}
int countIn(const JsonValue& json) {
    int count = 0;
    if (const JsonArray* array = json.array())
        for (const JsonValue& item : *array) count += countIn(item);
    if (json.object() != nullptr)
        for (const auto& [key, value] : *json.object()) count += isPlanted(key) ? 1 : countIn(value);
    return count;
}

// Compares what was planted with what was saved.
class Comparison {
  public:
    // `gone`: records that were taken away; new ones may have their numbers.
    Comparison(const JsonValue& planted, const JsonValue& saved, const std::set<std::int64_t>& gone)
        : m_gone(gone) {
        compare(planted, saved);
    }
    int kept() const { return m_kept; }

  private:
    void compare(const JsonValue& planted, const JsonValue& saved) {
        const std::vector<std::string> members = ownIn(planted);
        EXPECT_EQ(ownIn(saved), members) << writeJson(planted) << "\n" << writeJson(saved);
        m_kept += static_cast<int>(members.size());
        for (const auto& [key, value] : *planted.object()) {
            const JsonValue* now = saved.find(key);
            if (isPlanted(key) || now == nullptr || isGone(value)) continue;
            if (value.object() != nullptr && now->object() != nullptr) compare(value, *now);
            if (value.array() != nullptr && now->array() != nullptr)
                compareItems(*value.array(), *now->array());
        }
    }

    // Records go by their numbers, what has none by what it says.
    void compareItems(const JsonArray& planted, const JsonArray& saved) {
        std::vector<bool> taken(saved.size(), false);
        for (const JsonValue& item : planted) {
            if (item.object() == nullptr || isGone(item) || countIn(item) == 0) continue;
            const JsonValue* id = item.find("id");
            const JsonValue known = id != nullptr ? *id : plain(item);
            for (std::size_t i = 0; i < saved.size(); ++i) {
                if (taken[i]) continue;
                const JsonValue* other = id != nullptr ? saved[i].find("id") : nullptr;
                if (!(id != nullptr ? other != nullptr && *other == known : plain(saved[i]) == known))
                    continue;
                taken[i] = true;
                compare(item, saved[i]);
                break;
            }
        }
    }

    bool isGone(const JsonValue& json) const {
        const JsonValue* id = json.find("id");
        return id != nullptr && id->integer() != nullptr && m_gone.contains(*id->integer());
    }

    const std::set<std::int64_t>& m_gone;
    int m_kept = 0;
};

// Records that the edit took away, and those that a step back replaced by what they were.
void noteGone(const ChangeSet& changes, bool isStepBack, std::set<std::int64_t>& gone) {
    for (const document::AnyChange& change : changes.changes)
        std::visit(
            [&](const auto& one) {
                if (!one.after || (isStepBack && one.before && one.before->extra != one.after->extra))
                    gone.insert(one.id().value);
            },
            change);
}

// The document without what nobody knows.
std::string knownOf(Encounter encounter) {
    const auto clear = [](auto& table) { test::editAll(table, [](auto& record) { record.extra.clear(); }); };
    std::apply([&](auto&... table) { (clear(table), ...); }, encounter.tables());
    test::editAll(encounter.steps, [](board::StepRecord& step) {
        for (board::CombatantRecord& one : step.combatants) one.extra.clear();
        for (board::OrderRecord& one : step.orders) one.extra.clear();
    });
    encounter.extra.clear();
    return writeDocument(encounter);
}

struct Tally {
    int documents = 0;
    int planted = 0;
    int kept = 0;
    int edits = 0;
};

// Nobody declares anything in a game of turns: that it has come to the round of a declaration is seen only
// when it is read again.
Encounter begin(board::GridKind grid) {
    Encounter encounter = test::filledEncounter(grid);
    const auto far = [](board::CombatantRecord& one) {
        for (board::DeclarationRecord& declared : one.later) declared.round = board::kMaxRound;
    };
    test::editAll(encounter.combatants, far);
    test::editAll(encounter.steps, [&](board::StepRecord& step) {
        for (board::CombatantRecord& one : step.combatants) far(one);
    });
    return encounter;
}

void tryOne(int number, Tally& tally) {
    ++tally.documents;
    std::mt19937 random(static_cast<std::uint32_t>(test::seedOf(8, number) ^ 0x5eed));
    const auto grid = static_cast<board::GridKind>(random() % 3);
    const std::string planted = Planter(random).plantedIn(writeDocument(begin(grid)));
    DocumentReading reading = readDocument(planted);
    ASSERT_TRUE(reading.encounter) << describe(reading.problems.front()) << planted;
    Encounter encounter = std::move(*reading.encounter);
    std::set<std::int64_t> gone;
    for (int i = 0; i < kEdits; ++i) {
        const actions::Intent intent = random() % 2 == 0 ? test::randomMapEdit(encounter, random)
                                                         : test::randomGameEdit(encounter, random);
        const board::BoardView board = document::boardOf(encounter);
        const Result<ChangeSet> changes = plan({encounter, board, document::optionsOf(encounter)}, intent);
        if (!changes || changes->empty()) continue;
        ASSERT_TRUE(apply(encounter, *changes).ok());
        ++tally.edits;
        if (random() % 4 == 0)
            ASSERT_TRUE(apply(encounter, inverse(*changes)).ok());
        else
            noteGone(*changes, std::holds_alternative<actions::StepBack>(intent), gone);
    }
    const std::string saved = writeDocument(encounter);
    const DocumentReading again = readDocument(saved);
    ASSERT_TRUE(again.encounter) << describe(again.problems.front()) << planted;
    EXPECT_EQ(knownOf(*again.encounter), knownOf(encounter)) << "what is gone has not come back";
    EXPECT_EQ(writeDocument(*again.encounter), saved);
    const JsonValue before = std::move(parseJson(planted)).value();
    tally.planted += countIn(before);
    tally.kept += Comparison(before, std::move(parseJson(saved)).value(), gone).kept();
}

TEST(UnknownMemberProperties, OutliveEditingAndSaving) {
    const int first = test::firstCase();
    const int last = test::cases(150);
    Tally tally;
    for (int number = first; number < last && !HasFailure(); ++number) {
        SCOPED_TRACE("case " + std::to_string(number));
        tryOne(number, tally);
    }
    // What an edit takes away is gone rightly, but most of it must have been looked for.
    EXPECT_GT(tally.kept, tally.planted / 2);
    EXPECT_GT(tally.edits, tally.documents * kEdits / 4);
    std::printf("%d documents, %d edits, %d members, %d of them with their object\n", tally.documents,
                tally.edits, tally.planted, tally.kept);
}

// A document on squares with these members.
Encounter documentWith(const std::string& members) {
    const std::string text =
        R"({"format":"tenaille","formatVersion":{"major":2,"minor":8},"kind":"encounter",)"
        R"("uuid":"01234567-89ab-4cde-8f01-23456789abcd",)" +
        members + "}";
    DocumentReading reading = readDocument(text);
    EXPECT_TRUE(reading.encounter) << text;
    return std::move(*reading.encounter);
}
constexpr const char* kGrid = R"("grid":{"id":1,"extent":{"kind":"square","width":20,"height":15}},)";

TEST(UnknownMembers, DoNotBringBackWhatWasTakenAway) {
    Encounter encounter = documentWith(std::string(kGrid) +
                                       R"("tokens":[{"id":5,"name":"Arda","at":[1,1],)"
                                       R"("shield":{"side":"right","bonus":2,"enhancement":1,"x-oak":1}}])");
    EXPECT_NE(writeDocument(encounter).find("x-oak"), std::string::npos);
    test::editAll(encounter.tokens, [](board::TokenRecord& token) { token.creature.shield.reset(); });
    const DocumentReading again = readDocument(writeDocument(encounter));
    ASSERT_TRUE(again.encounter);
    EXPECT_FALSE(again.encounter->tokens.begin()->creature.shield);
}

// As many as somebody may put there, in the head and in one element.
TEST(UnknownMembers, OfWhichThereAreVeryManyStayInTheirOrder) {
    std::string many;
    for (int i = 0; i < 100000; ++i) many += "\"x-" + std::to_string(i) + "\":" + std::to_string(i) + ',';
    const std::string token = many + R"("name":"Arda","at":[1,1]})";
    const Encounter encounter = documentWith(many + kGrid + R"("tokens":[{"id":5,)" + token + "]");
    const std::string text = writeDocument(encounter);
    std::size_t found = 0;
    for (int i = 0; i < 100000; ++i) {
        const std::string member = "\"x-" + std::to_string(i) + "\":" + std::to_string(i);
        found = text.find(member, found);
        ASSERT_NE(found, std::string::npos) << member << " of the element";
        found += member.size();
    }
    EXPECT_NE(text.find("\"x-99999\"", found), std::string::npos) << "of the head";
    const DocumentReading again = readDocument(text);
    ASSERT_TRUE(again.encounter);
    EXPECT_TRUE(sameContent(*again.encounter, encounter));
}

// A value that a newer version says something else of is nothing to this one.
TEST(UnknownMembers, OfAValueWithNothingElseStay) {
    std::string file = writeDocument(test::filledEncounter(board::GridKind::Square));
    const std::size_t dice = file.find(R"("dice":{)", file.find(R"("orders": [)"));
    ASSERT_NE(dice, std::string::npos);
    file.replace(dice, file.find('}', dice) + 1 - dice, R"("dice":{"d12":7},"x-list":[{"a":1}])");
    DocumentReading reading = readDocument(file);
    ASSERT_TRUE(reading.encounter) << describe(reading.problems.front());
    for (int i = 0; i < 2; ++i) {
        const std::string text = writeDocument(*reading.encounter);
        EXPECT_NE(text.find(R"("dice":{"d12":7})"), std::string::npos) << text;
        EXPECT_NE(text.find(R"("x-list":[{"a":1}])"), std::string::npos) << text;
        reading = readDocument(text);
        ASSERT_TRUE(reading.encounter) << describe(reading.problems.front());
    }
    test::editAll(reading.encounter->orders, [](board::OrderRecord& order) { order.dice.d20 = 3; });
    const std::string text = writeDocument(*reading.encounter);
    EXPECT_NE(text.find(R"("dice":{"d20":3,"d12":7})"), std::string::npos) << text;
}

TEST(UnknownMembers, OfAnObjectInAListOutliveItsChange) {
    Encounter encounter = documentWith(
        std::string(kGrid) + R"("tokens":[{"id":5,"name":"Arda","at":[1,1],"attacks":[)"
                             R"({"name":"Bow","bonus":1,"x-a":1},{"name":"Bow","bonus":2,"x-b":2}]}])");
    test::editAll(encounter.tokens, [](board::TokenRecord& token) { token.attacks[1].bonus = 8; });
    const std::string text = writeDocument(encounter);
    EXPECT_LT(text.find(R"("x-a":1)"), text.find(R"("bonus":8)")) << text;
    EXPECT_NE(text.find(R"("x-b":2)"), std::string::npos) << text;
}

// On squares nobody asks how hexes are staggered: what stands there anyway must not stand twice later.
TEST(UnknownMembers, NothingIsWrittenTwice) {
    Encounter encounter =
        documentWith(R"("grid":{"id":1,"extent":{"kind":"square","width":20,"height":15,"stagger":"odd"}})");
    test::editAll(encounter.grid, [](board::GridRecord& grid) {
        grid.extent.grid = board::GridKind::HexFlat;
        grid.extent.stagger = board::Stagger::Even;
    });
    const DocumentReading again = readDocument(writeDocument(encounter));
    ASSERT_TRUE(again.encounter) << describe(again.problems.front());
    EXPECT_EQ(again.encounter->gridRecord().extent.stagger, board::Stagger::Even);
}

TEST(UnknownMembers, OfAListGoWithTheirObject) {
    Encounter encounter = documentWith(std::string(kGrid) +
                                       R"("tokens":[{"id":5,"name":"Arda","at":[1,1],"conditions":[)"
                                       R"({"name":"prone","x-a":1},{"name":"blinded","x-b":{"c":null}}]}])");
    test::editAll(encounter.tokens,
                  [](board::TokenRecord& token) { token.conditions.erase(token.conditions.begin()); });
    const std::string text = writeDocument(encounter);
    EXPECT_EQ(text.find("x-a"), std::string::npos);
    EXPECT_NE(text.find(R"("x-b":{"c":null}}])"), std::string::npos) << text;
}

}  // namespace tenaille::io::unknown_members_test
