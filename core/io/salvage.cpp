// SPDX-License-Identifier: MIT
#include "core/io/salvage.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <tuple>

#include "core/document/fields.h"
#include "core/document/limits.h"
#include "core/io/codec.h"
#include "core/io/document_format.h"
#include "core/io/document_limits.h"
#include "core/io/read_file.h"

namespace tenaille::io {

namespace {

using document::Encounter;
using document::tableKey;

constexpr board::GridKind kGrids[] = {board::GridKind::Square, board::GridKind::HexPointy,
                                      board::GridKind::HexFlat};
// Letters of a damaged key that may differ from the one that was meant.
constexpr std::size_t kAlike = 2;
// More rounds than this are no damage but another kind of file; so are more faults in one.
constexpr std::size_t kAllProblems = 1'000'000;
constexpr int kMostRounds = 200;
// Elements whose end is missing are looked for to the end of the text, but not all of thousands.
constexpr std::size_t kMostLooked = 100;
constexpr const char* kLook = TENAILLE_PROBLEM("Look what is missing, and make it anew.");

std::string lineText(std::size_t line) { return "line " + std::to_string(line); }

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r";
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// How many letters have to be changed, put in or left out.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t before = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t same = before + (a[i] == b[j] ? 0 : 1);
            before = row[j + 1];
            row[j + 1] = std::min({same, row[j] + 1, before + 1});
        }
    }
    return row.back();
}

bool isOfHead(std::string_view key) {
    constexpr std::string_view kHead[] = {"format", "formatVersion", "kind", "uuid", "assets"};
    return std::find(std::begin(kHead), std::end(kHead), key) != std::end(kHead);
}

std::vector<std::string_view> tableKeys() {
    std::vector<std::string_view> keys;
    const Encounter none;
    std::apply([&]<class... R>(const document::Table<R>&...) { (keys.push_back(tableKey<R>()), ...); },
               none.tables());
    return keys;
}

// A table of one record, which is written without a list.
bool isSingle(std::string_view key) {
    bool is = false;
    static const Encounter none;
    std::apply(
        [&]<class... R>(const document::Table<R>&...) {
            ((is = is || (kIsSingle<R> && key == tableKey<R>())), ...);
        },
        none.tables());
    return is;
}

struct Element {
    JsonValue value;
    std::size_t line = 0;  // 0: the file was whole, and a place in it says where
};

// Of the object that begins the text, 0 when it does not end in it.
std::size_t lengthOfObject(std::string_view text) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quoted) {
            if (text[i] == '\\')
                ++i;
            else if (text[i] == '"')
                quoted = false;
        } else if (text[i] == '"') {
            quoted = true;
        } else if (text[i] == '{') {
            ++depth;
        } else if (text[i] == '}' && --depth == 0) {
            return i + 1;
        }
    }
    return 0;
}

// Where text goes on after blanks and line ends.
std::size_t afterBlank(std::string_view text, std::size_t from) {
    return std::min(text.find_first_not_of(" \t\r\n", from), text.size());
}

class Salvager {
  public:
    Salvage ofWhole(JsonValue json) {
        takeWhole(std::move(json));
        return m_tables.empty() ? Salvage() : makeSense();
    }
    Salvage ofLines(std::string_view text) {
        takeLines(text);
        return m_tables.empty() ? Salvage() : makeSense();
    }
    Salvage ofAnyLayout(std::string_view text) {
        takeAnywhere(text);
        return m_tables.empty() ? Salvage() : makeSense();
    }

  private:
    // ---- from text to elements ----

    void takeWhole(JsonValue json) {
        JsonObject* object = json.object();
        if (object == nullptr) return;
        for (auto& [key, value] : *object) {
            JsonArray* elements = value.array();
            if (elements == nullptr || !isTable(key)) {
                m_head.emplace_back(key, std::move(value));
                continue;
            }
            for (JsonValue& element : *elements) m_tables[key].push_back({std::move(element), 0});
        }
    }

    void takeLines(std::string_view text) {
        std::size_t number = 0;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            takeLine(trimmed(text.substr(0, end)), ++number);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        completeHead();
    }

    void completeHead() {
        m_head.emplace_back("format", "tenaille");
        if (find("formatVersion") == nullptr)
            m_head.emplace_back("formatVersion", *documentJson(newDocument()).find("formatVersion"));
        if (find("settings") == nullptr)
            tell({TENAILLE_PROBLEM("The title and the rules are lost."),
                  {},
                  TENAILLE_PROBLEM("Choose the rules anew.")});
        if (!m_isEnded)
            tell({TENAILLE_PROBLEM("The end of the file is missing: what stood there nobody knows."),
                  {},
                  kLook});
    }

    // Keys of tables and of the head say where they begin; elements begin in the list of their table, behind
    // each other, and after one that cannot be read with their number. What is within an element that can be
    // read is not looked at.
    void takeAnywhere(std::string_view text) {
        std::size_t number = 1;  // of the line
        std::size_t counted = 0;
        for (std::size_t at = 0; at < text.size() && m_looked <= kMostLooked * text.size();) {
            const std::size_t next = text.find_first_of("\"{]", at);
            if (next == std::string_view::npos) break;
            number +=
                static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                                    text.begin() + static_cast<std::ptrdiff_t>(next), '\n'));
            counted = next;
            if (text[next] == ']') m_isInList = false;
            at = text[next] == '{'   ? takeElementAt(text, next, number)
                 : text[next] == '"' ? takeKeyAt(text, next)
                                     : next + 1;
        }
        const std::size_t last = text.find_last_not_of(" \t\r\n");
        m_isEnded = last != std::string_view::npos && text[last] == '}';
        completeHead();
    }

    // Where the object that begins there ends; looking for ends takes no more time than it may.
    std::size_t objectAt(std::string_view text, std::size_t from) {
        const std::size_t length = lengthOfObject(text.substr(from));
        m_looked += length > 0 ? length : text.size() - from;
        return length;
    }

    // Behind what was taken there.
    std::size_t takeKeyAt(std::string_view text, std::size_t from) {
        const std::size_t end = text.find('"', from + 1);
        if (end == std::string_view::npos) return from + 1;
        const std::string key(text.substr(from + 1, std::min<std::size_t>(end - from - 1, 64)));
        const std::size_t colon = afterBlank(text, end + 1);
        if (colon >= text.size() || text[colon] != ':') return from + 1;
        const std::size_t value = afterBlank(text, colon + 1);
        if (value >= text.size()) return text.size();
        const bool isWithin = m_skips && (key == "combatants" || key == "orders" || key == "steps");
        if (isTable(key) && text[value] == '[' && !isWithin) {
            m_table = key;
            m_isInList = true;
            m_skips = false;
            return value + 1;
        }
        // Elements have members of these names, too.
        const bool isHead = (isSingle(key) && text[value] == '{') || (isOfHead(key) && m_table.empty());
        if (!isHead || find(key) != nullptr) return end + 1;
        std::size_t length = 0;
        if (text[value] == '{')
            length = objectAt(text, value);
        else if (text[value] == '"')
            length = text.find('"', value + 1) - value + 1;
        if (length == 0 || length > text.size() - value) return end + 1;
        Result<JsonValue> read = parseJson(text.substr(value, length), kDocumentJson);
        if (!read || holdsTables(*read)) return end + 1;  // a bracket of it is missing
        if (key != "format") m_head.emplace_back(key, std::move(read).value());
        return value + length;
    }

    bool holdsTables(const JsonValue& value) const {
        const JsonObject* object = value.object();
        return object != nullptr &&
               std::any_of(object->begin(), object->end(), [&](const JsonMember& member) {
                   return isTable(member.first) &&
                          (member.second.array() != nullptr || isSingle(member.first));
               });
    }

    std::size_t takeElementAt(std::string_view text, std::size_t from, std::size_t number) {
        constexpr std::string_view kNumber = "\"id\"";
        const bool mayBegin = m_isInList || text.substr(afterBlank(text, from + 1)).starts_with(kNumber);
        if (m_skips || m_table.empty() || !mayBegin) return from + 1;
        const std::size_t length = objectAt(text, from);
        Result<JsonValue> read = parseJson(text.substr(from, length), kDocumentJson);
        if (length > 0 && read && read->object() != nullptr && isPlaced(*read)) {
            m_tables[m_table].push_back({std::move(read).value(), number});
            m_isInList = true;
            return from + length;
        }
        lose({TENAILLE_PROBLEM("An element cannot be read."), {}, kLook}, number);
        m_isInList = false;
        // Within a step of a fight there are creatures as they were: nothing more of them.
        if (m_table == tableKey<board::StepRecord>()) {
            m_skips = true;
            tell({TENAILLE_PROBLEM("The steps of the fight from here on are lost."), {}, kLook});
        }
        return from + 1;
    }

    void takeLine(std::string_view line, std::size_t number) {
        if (line.empty()) return;
        m_isEnded = line == "}";
        if (line == "{" || m_isEnded) return;
        if (line == "]" || line == "],") {
            m_table.clear();
            return;
        }
        if (line.front() != '{') {
            const std::size_t brace = line.find('{');
            const std::string_view before = trimmed(line.substr(0, brace));
            if (const std::string key = headerIn(before, brace == std::string_view::npos); !key.empty()) {
                m_table = key;
                if (brace == std::string_view::npos) return;
                line.remove_prefix(brace);
            } else if (takeMember(line, number) || line.size() <= 2) {
                return;
            }
        }
        takeElements(line, number);
    }

    // "walls": [
    std::string headerIn(std::string_view text, bool isWholeLine) const {
        if (text.size() < 4 || (!isWholeLine && text.back() != '[')) return {};
        std::string nearest;
        std::size_t least = kAlike + 1;
        for (const std::string_view key : m_keys) {
            const std::string heading = '"' + std::string(key) + "\": [";
            // A line of zeros may be a page long.
            if (text.size() > heading.size() + kAlike || heading.size() > text.size() + kAlike) continue;
            const std::size_t far = distance(text, heading);
            if (far >= least) continue;
            least = far;
            nearest = key;
        }
        return nearest;
    }

    // A line of the head; false: it is none.
    bool takeMember(std::string_view line, std::size_t number) {
        const std::size_t colon = line.find(':');
        if (line.front() != '"' || colon == std::string_view::npos) return false;
        if (line.back() == ',') line.remove_suffix(1);
        Result<JsonValue> read = parseJson('{' + std::string(line) + '}', kDocumentJson);
        JsonObject* object = read ? read->object() : nullptr;
        if (object == nullptr || object->size() != 1) {
            lose({TENAILLE_PROBLEM("This line cannot be read."), {}, kLook}, number);
            return true;
        }
        JsonMember& member = object->front();
        for (const std::string_view key : m_keys)
            if (!isOfHead(member.first) && !isTable(member.first) && distance(member.first, key) == 1)
                member.first = std::string(key);
        if (member.first != "format" && m_named.insert(member.first).second)
            m_head.push_back(std::move(member));
        return true;
    }

    // One element, or several whose line ends are gone.
    void takeElements(std::string_view line, std::size_t number) {
        std::size_t found = 0;
        std::size_t from = 0;
        while (from < line.size()) {
            const std::size_t length = lengthOfObject(line.substr(from));
            if (length == 0) break;
            Result<JsonValue> read = parseJson(line.substr(from, length), kDocumentJson);
            if (read && read->object() != nullptr && isPlaced(*read)) {
                m_tables[m_table].push_back({std::move(read).value(), number});
                ++found;
            } else {
                lose({TENAILLE_PROBLEM("An element cannot be read."), {}, kLook}, number);
            }
            from = std::min(line.find('{', from + length), line.size());
        }
        if (found == 0 && from == 0)
            lose({TENAILLE_PROBLEM("An element cannot be read."), {}, kLook}, number);
    }

    // Where a heading is lost another table may have begun: its elements are known by their members.
    bool isPlaced(const JsonValue& element) {
        if (!fits(m_table, element)) {
            const auto at = std::find(m_keys.begin(), m_keys.end(), m_table);
            std::vector<std::string_view> order(at == m_keys.end() ? m_keys.begin() : at, m_keys.end());
            order.insert(order.end(), m_keys.begin(), at);
            for (const std::string_view key : order) {
                if (!fits(key, element)) continue;
                m_table = key;
                break;
            }
        }
        return !m_table.empty();
    }

    // Whether it is an element of this table and has nothing that those do not have.
    static bool fits(std::string_view key, const JsonValue& element) {
        bool does = false;
        static const Encounter none;
        std::apply(
            [&]<class... R>(const document::Table<R>&...) {
                ((does = does || (key == tableKey<R>() && fitsAs<R>(element))), ...);
            },
            none.tables());
        return does;
    }
    template <class R>
    static bool fitsAs(const JsonValue& element) {
        if constexpr (kIsSingle<R>) return false;
        for (const board::GridKind grid : kGrids) {
            Reading reading;
            reading.grid = grid;
            const R record = readRecord<R>(element, JsonPath(), reading);
            if (!reading.failed() && record.extra.empty()) return true;
        }
        return false;
    }

    // ---- from elements to a document ----

    Salvage makeSense() {
        for (int round = 0; round < kMostRounds; ++round) {
            DocumentReading reading = readDocumentJson(asDocument(), kAllProblems);
            if (reading.encounter) {
                m_result.encounter = std::move(reading.encounter);
                m_result.assetFolder = std::move(reading.assetFolder);
                for (const auto& [key, elements] : m_tables) m_result.kept += elements.size();
                return m_result.kept > 0 ? std::move(m_result) : Salvage();
            }
            if (!mend(reading.problems)) break;
        }
        return {};
    }

    JsonValue asDocument() const {
        JsonObject object = m_head;
        for (const auto& [key, elements] : m_tables) {
            JsonArray array;
            for (const Element& element : elements) array.push_back(element.value);
            object.emplace_back(key, std::move(array));
        }
        return object;
    }

    // Without what the problems speak of; false: there is nothing to leave out.
    bool mend(const std::vector<Problem>& problems) {
        // What fits the board is known when there is one; with its clock a whole fight goes.
        for (const char* first : {tableKey<board::GridRecord>(), tableKey<board::ClockRecord>()})
            for (const Problem& problem : problems)
                if (problem.place.substr(0, problem.place.find_first_of("[.")) == first &&
                    mendHead(first, problem))
                    return true;
        std::map<std::string, std::map<std::size_t, const Problem*>> wrong;
        bool changed = false;
        for (const Problem& problem : problems) {
            const std::size_t end = problem.place.find_first_of("[.");
            const std::string key = problem.place.substr(0, end);
            const auto table = m_tables.find(key);
            if (table == m_tables.end()) {
                changed = mendHead(key, problem) || changed;
                continue;
            }
            std::size_t index = 0;
            const char* const last = problem.place.data() + problem.place.size();
            if (end == std::string::npos || problem.place[end] != '[' ||
                std::from_chars(problem.place.data() + end + 1, last, index).ec != std::errc() ||
                index >= table->second.size())
                return false;
            wrong[key].try_emplace(index, &problem);
        }
        for (const auto& [key, elements] : wrong) {
            std::vector<Element>& table = m_tables[key];
            for (const auto& [index, problem] : elements) loseElement(*problem, table[index].line);
            std::vector<Element> left;
            left.reserve(table.size() - elements.size());
            for (std::size_t index = 0; index < table.size(); ++index)
                if (!elements.contains(index)) left.push_back(std::move(table[index]));
            table = std::move(left);
            changed = true;
        }
        return changed;
    }

    bool mendHead(const std::string& key, const Problem& problem) {
        if (key == "format" || key == "formatVersion" || key.empty()) return false;
        const bool was = std::erase_if(m_head, [&](const JsonMember& member) { return member.first == key; });
        if (key == tableKey<board::ClockRecord>()) return loseFight(problem, was);
        if (!m_mended.insert(key).second) return false;
        if (was) loseElement(problem, 0);
        if (key == "uuid") {
            m_head.emplace_back(key, newDocument().uuid);
        } else if (key == "kind") {
            m_head.emplace_back(key, m_tables.contains("tokens") ? "encounter" : "map");
        } else if (key == "grid") {
            const Encounter made = newDocument();
            const char* const squares = TENAILLE_PROBLEM(
                "The grid is lost: the board has squares and is as large as what stands on it.");
            const char* const hexes = TENAILLE_PROBLEM(
                "The grid is lost: the board has the hexes that fit its creatures and is as large as what "
                "stands on it.");
            tell({board::isHex(made.gridRecord().extent.grid) ? hexes : squares,
                  {},
                  TENAILLE_PROBLEM("Change it under Edit > Board size.")});
            const JsonValue grid = documentJson(made);
            m_head.emplace_back(key, *grid.find("grid"));
        } else {
            return was;
        }
        return true;
    }

    // Without its clock nobody knows where it stands.
    bool loseFight(const Problem& problem, bool hadClock) {
        if (hadClock) loseElement(problem, 0);
        std::size_t lost = 0;
        for (const char* key : {tableKey<board::CombatantRecord>(), tableKey<board::OrderRecord>(),
                                tableKey<board::StepRecord>()}) {
            const auto table = m_tables.find(key);
            if (table == m_tables.end()) continue;
            lost += table->second.size();
            m_tables.erase(table);
        }
        if (!hadClock && lost == 0) return false;
        m_result.lost += lost;
        tell({TENAILLE_PROBLEM("The clock of the fight is lost, and the fight with it."),
              {},
              TENAILLE_PROBLEM("Begin it anew with those who stand on the board.")});
        return true;
    }

    // On which most of what there is makes sense, for footprints and facings tell; of hexes those whose board
    // begins where things stand. Squares where nothing tells.
    board::GridKind likelyGrid() const {
        board::GridKind likely = kGrids[0];
        std::pair<std::size_t, std::ptrdiff_t> best{0, 0};
        for (const board::GridKind grid : kGrids) {
            std::pair<std::size_t, std::ptrdiff_t> sense{0, 0};
            static const Encounter none;
            std::apply(
                [&]<class... R>(const document::Table<R>&...) { ((sense.first += soundOn<R>(grid)), ...); },
                none.tables());
            forEachPlace(grid, [&](std::array<std::int32_t, 2> place) {
                if (place[0] < 0 || place[1] < 0) --sense.second;
            });
            const bool isBetter = board::isHex(likely) ? sense > best : sense.first > best.first;
            if (grid != kGrids[0] && !isBetter) continue;
            best = sense;
            likely = grid;
        }
        return likely;
    }
    template <class R>
    std::size_t soundOn(board::GridKind grid) const {
        const auto table = m_tables.find(std::string(tableKey<R>()));
        if (kIsSingle<R> || table == m_tables.end()) return 0;
        return static_cast<std::size_t>(
            std::count_if(table->second.begin(), table->second.end(), [grid](const Element& element) {
                Reading reading;
                reading.grid = grid;
                static_cast<void>(readRecord<R>(element.value, JsonPath(), reading));
                return !reading.failed();
            }));
    }

    // Column and row of whatever stands somewhere.
    template <class Take>
    void forEachPlace(board::GridKind grid, Take take) const {
        const board::Extent extent{grid, 1, 1};
        const auto takePair = [&](const JsonValue& pair, bool isPoint) {
            constexpr std::int64_t kFar = std::int64_t{1} << 20;
            const JsonArray* two = pair.array();
            if (two == nullptr || two->size() != 2) return;
            const std::int64_t* x = two->front().integer();
            const std::int64_t* y = two->back().integer();
            if (x == nullptr || y == nullptr || *x < -kFar || *x > kFar || *y < -kFar || *y > kFar) return;
            const auto x32 = static_cast<std::int32_t>(*x);
            const auto y32 = static_cast<std::int32_t>(*y);
            take(extent.columnRow(isPoint ? board::cellAt(grid, {x32, y32}) : board::Cell{x32, y32}));
        };
        for (const auto& [key, elements] : m_tables)
            for (const Element& element : elements) {
                if (const JsonValue* at = element.value.find("at"); at != nullptr && key == "tokens")
                    takePair(*at, false);
                for (const char* line : {"points", "outline"})
                    if (const JsonValue* points = element.value.find(line);
                        points != nullptr && points->array() != nullptr)
                        for (const JsonValue& point : *points->array()) takePair(point, true);
            }
    }

    // With a board that holds what there is.
    Encounter newDocument() const {
        board::Extent extent{likelyGrid(), 1, 1};
        forEachPlace(extent.grid, [&](std::array<std::int32_t, 2> place) {
            extent.width = std::clamp(place[0] + 1, extent.width, geometry::kMaxCellsPerSide);
            extent.height = std::clamp(place[1] + 1, extent.height, geometry::kMaxCellsPerSide);
        });
        return document::makeEncounter(document::DocumentKind::Encounter, extent);
    }

    bool isTable(std::string_view key) const {
        return std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end();
    }
    const JsonValue* find(std::string_view key) const {
        const auto found = std::find_if(m_head.begin(), m_head.end(),
                                        [&](const JsonMember& member) { return member.first == key; });
        return found != m_head.end() ? &found->second : nullptr;
    }
    void lose(const Problem& problem, std::size_t line) { loseElement(problem.at(lineText(line)), line); }
    void tell(Problem problem) {
        if (m_result.told.size() < kMaxProblems) m_result.told.push_back(std::move(problem));
    }
    void loseElement(Problem problem, std::size_t line) {
        ++m_result.lost;
        if (line > 0) problem.place = lineText(line);
        tell(std::move(problem));
    }

    const std::vector<std::string_view> m_keys = tableKeys();
    std::string m_table;  // whose elements the lines are
    bool m_isEnded = false;
    std::size_t m_looked = 0;  // bytes, for the ends of elements
    bool m_isInList = false;   // the next object is an element
    bool m_skips = false;      // up to the next table
    JsonObject m_head;
    std::set<std::string> m_named;  // members of the head, of lines
    std::map<std::string, std::vector<Element>> m_tables;
    std::set<std::string> m_mended;  // of the head
    Salvage m_result;
};

}  // namespace

Salvage salvageDocument(std::string_view text) {
    if (text.size() > kDocumentJson.bytes) return {};
    const bool saysOurs = text.find("\"tenaille\"") != std::string_view::npos ||
                          text.find("\"formatVersion\"") != std::string_view::npos;
    if (Result<JsonValue> whole = parseJson(text, kDocumentJson)) {
        Salvage found = Salvager().ofWhole(std::move(whole).value());
        if (found.encounter || !saysOurs) return found;
    }
    Salvage lines = Salvager().ofLines(text);
    // What neither has an element by our lines nor says that it is ours is of another program.
    const bool isOurs = lines.kept > 0 || saysOurs;
    if (!isOurs || (lines.kept > 0 && lines.told.empty())) return lines;
    Salvage anywhere = Salvager().ofAnyLayout(text);
    const bool isBetter = anywhere.kept > lines.kept + lines.kept / 20 ||
                          (anywhere.kept >= lines.kept && anywhere.lost < lines.lost);
    return isBetter ? anywhere : lines;
}

Result<SalvagedDocument> salvageFile(const std::string& path, Posix& posix) {
    const Result<std::string> text = readFile(path, {kDocumentJson.bytes}, posix);
    if (!text) return text.problem();
    Salvage salvage = salvageDocument(*text);
    if (!salvage.encounter)
        return Problem{TENAILLE_PROBLEM("Nothing of a document can be read in it."),
                       {},
                       TENAILLE_PROBLEM("Open an older copy of the file.")}
            .inFile(path);
    SalvagedDocument result{withPictures(std::move(*salvage.encounter), salvage.assetFolder, path, posix),
                            salvage.kept, salvage.lost, std::move(salvage.told)};
    for (Problem& problem : result.told) problem.file = path;
    return result;
}

}  // namespace tenaille::io
