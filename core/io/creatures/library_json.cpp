// SPDX-License-Identifier: MIT
#include "core/io/creatures/library_json.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/io/asset_name.h"
#include "core/io/codec.h"
#include "core/io/reading.h"

namespace tenaille::io {

namespace {

using creatures::Attack;
using creatures::LibraryCreature;

constexpr const char* kFormatName = "tenaille-creatures";
constexpr std::int64_t kMajor = 1;
constexpr auto kGrid = board::GridKind::Square;

// Of a creature, beside the fields of its token.
constexpr std::array<std::string_view, 10> kOwnMembers{"id",     "names",   "type",      "source",  "party",
                                                       "speeds", "attacks", "challenge", "hitDice", "image"};
// Fields of a token that mean nothing in a library.
constexpr std::array<std::string_view, 8> kPlaceMembers{"id",     "at",    "mount", "onFoot",
                                                        "facing", "moved", "metAs", "diagonalParity"};
constexpr std::array<std::string_view, 4> kSpeedNames{"fly", "swim", "climb", "burrow"};

template <class List>
bool contains(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

Problem expected(const char* message) { return {message, {}, kOpenOlder}; }

// ---- reading

class LibraryReader {
  public:
    explicit LibraryReader(const JsonValue& file) : m_file(file) {}

    Result<CreaturesRead> run() {
        m_out.format = "Tenaille";
        if (readHead()) readList();
        if (!m_reading.failed()) {
            m_out.extra = unknownMembers(*m_file.object(), {"format", "formatVersion", "creatures"});
            return std::move(m_out);
        }
        Problem first = m_reading.problems.front();
        first.why.assign(m_reading.problems.begin() + 1, m_reading.problems.end());
        return first;
    }

  private:
    bool readHead() {
        const JsonValue* version = m_file.find("formatVersion");
        const JsonValue* major = version != nullptr ? version->find("major") : nullptr;
        const JsonPath place = m_root.member("formatVersion");
        if (major == nullptr || major->integer() == nullptr) {
            m_reading.fail(place, expected(TENAILLE_PROBLEM("The version of the format is missing.")));
            return false;
        }
        if (*major->integer() <= kMajor) return true;
        m_reading.fail(place, {TENAILLE_PROBLEM("The file was written by a newer version of Tenaille."),
                               {},
                               TENAILLE_PROBLEM("Open it with that version.")});
        return false;
    }

    void readList() {
        const JsonPath place = m_root.member("creatures");
        const JsonValue* member = m_file.find("creatures");
        const JsonArray* list = member != nullptr ? member->array() : nullptr;
        if (list == nullptr) {
            m_reading.fail(place, expected(TENAILLE_PROBLEM("A list [...] is expected here.")));
            return;
        }
        if (list->size() > kMaxCreatures) {
            m_reading.fail(place, {TENAILLE_PROBLEM("The file holds %1 creatures; at most %2 are possible."),
                                   {std::to_string(list->size()), std::to_string(kMaxCreatures)},
                                   TENAILLE_PROBLEM("Divide it into several files.")});
            return;
        }
        for (std::size_t i = 0; i < list->size(); ++i) readCreature((*list)[i], place.item(i));
    }

    void readCreature(const JsonValue& json, const JsonPath& place) {
        if (json.object() == nullptr) {
            m_reading.fail(place, expected(TENAILLE_PROBLEM("An object {...} is expected here.")));
            return;
        }
        JsonObject asToken{{"id", 1}};
        for (const JsonMember& member : *json.object())
            if (!contains(kOwnMembers, member.first) && !contains(kPlaceMembers, member.first))
                asToken.push_back(member);
        LibraryCreature made;
        made.token = readRecord<board::TokenRecord>(JsonValue(std::move(asToken)), place, m_reading);
        made.token.id = made.token.creature.record = {};
        made.extra = std::move(made.token.extra);
        made.token.extra.clear();
        shortText(made.token.name, place.member("name"), kMaxNameBytes);
        shortText(made.token.notes, place.member("notes"), kMaxNotesBytes);
        if (made.token.name.find_first_not_of(" \t\r\n") == std::string::npos)
            m_reading.fail(
                place.member("name"),
                {TENAILLE_PROBLEM("The creature has no name."), {}, TENAILLE_PROBLEM("Type a name.")});
        made.id = readId(json, place);
        readNames(json, made, place);
        made.type = text(json, "type", place);
        made.source = text(json, "source", place);
        made.hitDice = text(json, "hitDice", place);
        made.challenge = text(json, "challenge", place);
        made.image = text(json, "image", place);
        // Any other name is that of a file of the list.
        if (!made.token.picture.empty() && !isAssetName(made.token.picture))
            made.image = std::exchange(made.token.picture, {});
        made.party = flag(json, "party", place);
        readSpeeds(json, made, place);
        readAttacks(json, made, place);
        m_out.creatures.push_back(std::move(made));
    }

    // One that two creatures have belongs to the first.
    std::uint32_t readId(const JsonValue& json, const JsonPath& place) {
        const auto id = number(json, "id", {0, kMaxId}, place);
        const auto plain = static_cast<std::uint32_t>(id.value_or(0));
        return plain > 0 && m_ids.insert(plain).second ? plain : 0;
    }

    void readNames(const JsonValue& json, LibraryCreature& made, const JsonPath& place) {
        const JsonValue* names = json.find("names");
        if (names == nullptr) return;
        const JsonPath here = place.member("names");
        if (names->object() == nullptr) {
            m_reading.fail(here, expected(TENAILLE_PROBLEM("An object {...} is expected here.")));
            return;
        }
        for (const auto& [language, name] : *names->object()) {
            std::string said = text(*names, language, here);
            if (!said.empty()) made.names.emplace_back(language, std::move(said));
        }
    }

    void readSpeeds(const JsonValue& json, LibraryCreature& made, const JsonPath& place) {
        const JsonValue* speeds = json.find("speeds");
        if (speeds == nullptr) return;
        const JsonPath here = place.member("speeds");
        if (speeds->object() == nullptr) {
            m_reading.fail(here, expected(TENAILLE_PROBLEM("An object {...} is expected here.")));
            return;
        }
        const auto read = [&](std::string_view name) {
            return static_cast<std::int32_t>(number(*speeds, name, {0, 1000}, here).value_or(0));
        };
        made.speeds = {read(kSpeedNames[0]), read(kSpeedNames[1]), read(kSpeedNames[2]),
                       read(kSpeedNames[3])};
    }

    void readAttacks(const JsonValue& json, LibraryCreature& made, const JsonPath& place) {
        const JsonValue* attacks = json.find("attacks");
        if (attacks == nullptr) return;
        const JsonPath here = place.member("attacks");
        if (attacks->array() == nullptr || attacks->array()->size() > board::kMaxAttacks) {
            m_reading.fail(here, {TENAILLE_PROBLEM("A list of at most %1 attacks is expected here."),
                                  {std::to_string(board::kMaxAttacks)},
                                  kOpenOlder});
            return;
        }
        for (std::size_t i = 0; i < attacks->array()->size(); ++i) {
            const JsonValue& from = (*attacks->array())[i];
            const JsonPath spot = here.item(i);
            Attack attack;
            attack.name = text(from, "name", spot);
            if (attack.name.empty())
                m_reading.fail(spot.member("name"), expected(TENAILLE_PROBLEM("The attack has no name.")));
            attack.damage = text(from, "damage", spot);
            attack.bonus = static_cast<std::int32_t>(number(from, "bonus", {-1000, 1000}, spot).value_or(0));
            const auto length = [&](std::string_view key, std::int64_t most) {
                const auto cells = number(from, key, {0, most}, spot);
                return cells ? std::optional(static_cast<std::int32_t>(*cells)) : std::nullopt;
            };
            attack.reach = length("reach", board::kMostReach);
            attack.range = length("range", board::kMostRange);
            attack.reachWeapon = flag(from, "reachWeapon", spot);
            made.attacks.push_back(std::move(attack));
        }
    }

    std::string text(const JsonValue& object, std::string_view key, const JsonPath& place) {
        const JsonValue* member = object.find(key);
        if (member == nullptr) return {};
        const JsonPath here = place.member(key);
        if (member->string() == nullptr) {
            m_reading.fail(here, expected(TENAILLE_PROBLEM("A text is expected here.")));
            return {};
        }
        shortText(*member->string(), here, kMaxNameBytes);
        return *member->string();
    }

    bool flag(const JsonValue& object, std::string_view key, const JsonPath& place) {
        const JsonValue* member = object.find(key);
        if (member == nullptr) return false;
        if (const bool* is = member->boolean()) return *is;
        m_reading.fail(place.member(key), expected(TENAILLE_PROBLEM("true or false is expected here.")));
        return false;
    }

    void shortText(const std::string& said, const JsonPath& place, std::size_t most) {
        if (said.size() > most)
            m_reading.fail(place, {TENAILLE_PROBLEM("The text is longer than %1 bytes."),
                                   {std::to_string(most)},
                                   TENAILLE_PROBLEM("Shorten it.")});
    }

    std::optional<std::int64_t> number(const JsonValue& object, std::string_view key, Range range,
                                       const JsonPath& place) {
        const JsonValue* member = object.find(key);
        if (member == nullptr) return std::nullopt;
        const std::int64_t* value = member->integer();
        if (value != nullptr && *value >= range.min && *value <= range.max) return *value;
        m_reading.fail(place.member(key), {TENAILLE_PROBLEM("A whole number from %1 to %2 is expected here."),
                                           {std::to_string(range.min), std::to_string(range.max)},
                                           kOpenOlder});
        return std::nullopt;
    }

    const JsonValue& m_file;
    JsonPath m_root;
    Reading m_reading;
    CreaturesRead m_out;
    std::set<std::uint32_t> m_ids;
};

// ---- writing

// What has its usual value says nothing.
JsonObject tokenMembers(const board::TokenRecord& token) {
    board::TokenRecord usual;
    usual.creature.size = token.creature.size;
    usual.creature.footprint = board::footprintOf(token.creature.size);
    const JsonValue usually = writeRecord(usual, kGrid);
    const JsonValue written = writeRecord(token, kGrid);
    JsonObject members;
    for (const JsonMember& member : *written.object()) {
        if (contains(kPlaceMembers, member.first)) continue;
        const bool kept = member.first == "name" || member.first == "size";
        const JsonValue* plain = usually.find(member.first);
        if (kept || plain == nullptr || !(*plain == member.second)) members.push_back(member);
    }
    return members;
}

void addText(JsonObject& object, const char* key, const std::string& text) {
    if (!text.empty()) object.emplace_back(key, text);
}

JsonValue attackJson(const Attack& attack) {
    JsonObject json{{"name", attack.name}, {"bonus", attack.bonus}};
    addText(json, "damage", attack.damage);
    if (attack.reach) json.emplace_back("reach", *attack.reach);
    if (attack.range) json.emplace_back("range", *attack.range);
    if (attack.reachWeapon) json.emplace_back("reachWeapon", true);
    return json;
}

JsonValue creatureJson(const LibraryCreature& creature, Ids ids) {
    JsonObject token = tokenMembers(creature.token);
    JsonObject json;
    if (ids == Ids::Written && creature.id != 0) json.emplace_back("id", creature.id);
    json.push_back(token.front());  // the name
    if (!creature.names.empty()) {
        JsonObject names;
        for (const auto& [language, name] : creature.names) names.emplace_back(language, name);
        json.emplace_back("names", std::move(names));
    }
    addText(json, "type", creature.type);
    addText(json, "source", creature.source);
    if (creature.party) json.emplace_back("party", true);
    json.insert(json.end(), token.begin() + 1, token.end());
    const creatures::OtherSpeeds& own = creature.speeds;
    const std::array speeds{own.fly, own.swim, own.climb, own.burrow};
    JsonObject others;
    for (std::size_t i = 0; i < speeds.size(); ++i)
        if (speeds[i] != 0) others.emplace_back(std::string(kSpeedNames[i]), speeds[i]);
    if (!others.empty()) json.emplace_back("speeds", std::move(others));
    JsonArray attacks;
    for (const Attack& attack : creature.attacks) attacks.push_back(attackJson(attack));
    if (!attacks.empty()) json.emplace_back("attacks", std::move(attacks));
    addText(json, "hitDice", creature.hitDice);
    addText(json, "challenge", creature.challenge);
    addText(json, "image", creature.image);
    addUnknownMembers(creature.extra, json);
    return json;
}

}  // namespace

bool isCreatureLibrary(const JsonValue& file) {
    const JsonValue* format = file.find("format");
    return format != nullptr && format->string() != nullptr && *format->string() == kFormatName;
}

bool isNewerLibrary(const JsonValue& file) {
    const JsonValue* version = isCreatureLibrary(file) ? file.find("formatVersion") : nullptr;
    const JsonValue* major = version != nullptr ? version->find("major") : nullptr;
    return major != nullptr && major->integer() != nullptr && *major->integer() > kMajor;
}

Result<CreaturesRead> readCreatureLibrary(const JsonValue& file) { return LibraryReader(file).run(); }

std::string writeCreatureLibrary(const std::vector<LibraryCreature>& list, const std::string& extra,
                                 Ids ids) {
    JsonObject rest;
    addUnknownMembers(extra, rest);
    std::string text = "{\n  \"format\": \"" + std::string(kFormatName) +
                       "\",\n  \"formatVersion\": {\"major\":" + std::to_string(kMajor) + ",\"minor\":0},\n";
    for (const auto& [key, value] : rest)
        text += "  " + writeJson(JsonValue(key)) + ": " + writeJson(value) + ",\n";
    text += "  \"creatures\": [";
    for (std::size_t i = 0; i < list.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + writeJson(creatureJson(list[i], ids));
    return text + (list.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

std::vector<LibraryCreature> soundCreatures(const std::string& bytes) {
    std::vector<LibraryCreature> sound;
    const JsonLimits limits{.bytes = kMaxCreatureBytes};
    const auto add = [&](JsonArray list) {
        JsonObject file{{"format", kFormatName},
                        {"formatVersion", JsonObject{{"major", kMajor}, {"minor", 0}}},
                        {"creatures", std::move(list)}};
        Result<CreaturesRead> read = readCreatureLibrary(JsonValue(std::move(file)));
        if (!read) return;
        for (LibraryCreature& one : read->creatures)
            if (!one.token.name.empty() && sound.size() < kMaxCreatures) sound.push_back(std::move(one));
    };
    const Result<JsonValue> whole = parseJson(bytes, limits);
    const JsonValue* all = whole ? whole->find("creatures") : nullptr;
    if (const JsonArray* list = all != nullptr ? all->array() : nullptr; list != nullptr) {
        for (const JsonValue& one : *list) add(JsonArray(1, one));
        return sound;
    }
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        const std::size_t from = bytes.find_first_not_of(" \t", at);
        const std::size_t to = end == 0 ? end : bytes.find_last_of('}', end - 1);
        if (from < end && bytes[from] == '{' && to != std::string::npos && to > from)
            if (Result<JsonValue> one = parseJson(bytes.substr(from, to + 1 - from), limits))
                add(JsonArray(1, std::move(one).value()));
        at = end + 1;
    }
    return sound;
}

}  // namespace tenaille::io
