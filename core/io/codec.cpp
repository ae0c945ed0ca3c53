// SPDX-License-Identifier: MIT
#include "core/io/codec.h"

#include <algorithm>
#include <span>

#include "core/document/paired_fields.h"
#include "core/io/codec_values.h"

namespace tenaille::io {

namespace {

template <class T>
struct Optional : std::false_type {};
template <class T>
struct Optional<std::optional<T>> : std::true_type {};
template <class T>
struct FlagSet : std::false_type {};
template <class E>
struct FlagSet<Flags<E>> : std::true_type {
    using Enumerator = E;
};

// Nothing would be lost by leaving it out, if that is the default as well.
template <class T>
bool isNothing(const T& value) {
    if constexpr (Optional<T>::value)
        return !value.has_value();
    else if constexpr (FlagSet<T>::value)
        return !value.any();
    else if constexpr (std::is_same_v<T, RecordId>)
        return !value;
    else if constexpr (std::is_same_v<T, geometry::Segment>)
        return value.a == value.b;
    else if constexpr (requires { value.empty(); } && !std::is_same_v<T, board::ArcRoles>)
        return value.empty();
    else
        return false;
}

// For every field of R in order: the default is nothing.
template <class R>
const std::vector<bool>& defaultsThatAreNothing() {
    static const std::vector<bool> kFlags = [] {
        std::vector<bool> flags;
        const R record;
        document::fields(record, [&](const char*, document::Secrecy, const auto& member) {
            flags.push_back(isNothing(member));
        });
        return flags;
    }();
    return kFlags;
}

template <class T>
JsonValue encodeField(const T& value, board::GridKind grid) {
    if constexpr (Optional<T>::value) {
        return value ? encode(*value, grid) : JsonValue();
    } else if constexpr (FlagSet<T>::value) {
        using E = typename FlagSet<T>::Enumerator;
        JsonArray words;
        for (std::size_t i = 0; i < kWords<E>.size(); ++i)
            if (value.has(static_cast<E>(i))) words.emplace_back(kWords<E>[i]);
        return words;
    } else {
        return encode(value, grid);
    }
}

template <class T>
void decodeField(const JsonValue& json, T& value, const ValuePlace& place, Reading& reading) {
    if constexpr (Optional<T>::value) {
        typename T::value_type inner{};
        decode(json, inner, place, reading);
        value = inner;
    } else if constexpr (FlagSet<T>::value) {
        using E = typename FlagSet<T>::Enumerator;
        std::vector<std::string> words;
        decode(json, words, place, reading);
        value = {};
        for (const std::string& word : words) {
            if (const auto found = worded<E>(word))
                value = value.with(*found);
            else
                noteUnknownWord(word, kWords<E>, place.path, reading);
        }
    } else {
        value = T{};
        decode(json, value, place, reading);
    }
}

// One that is null, too.
template <class Object>
auto memberOf(Object& object, std::string_view key) -> decltype(&object.front().second) {
    const auto found =
        std::find_if(object.begin(), object.end(), [&](const JsonMember& m) { return m.first == key; });
    return found != object.end() ? &found->second : nullptr;
}

bool isListOfObjects(const JsonValue& json) {
    return json.array() != nullptr && !json.array()->empty() && json.array()->front().object() != nullptr;
}

// How unknown members of an object in a list are kept: with what the object was, for the list may change.
constexpr const char* kWhose = "whose";
constexpr const char* kMembers = "members";

// What is read and not in the written form of it, as addWithin() takes it; nothing if that is all.
std::optional<JsonValue> unknownWithin(const JsonValue& read, const JsonValue& written) {
    if (const JsonObject* object = read.object(), *known = written.object(); object && known) {
        JsonObject left;
        for (const auto& [key, value] : *object) {
            const JsonValue* same = memberOf(*known, key);
            if (same == nullptr)
                left.emplace_back(key, value);
            else if (auto inner = unknownWithin(value, *same))
                left.emplace_back(key, std::move(*inner));
        }
        return left.empty() ? std::nullopt : std::optional(JsonValue(std::move(left)));
    }
    const JsonArray *array = read.array(), *known = written.array();
    if (!isListOfObjects(read) || known == nullptr || known->size() != array->size()) return std::nullopt;
    JsonArray left;
    for (std::size_t i = 0; i < array->size(); ++i)
        if (auto inner = unknownWithin((*array)[i], (*known)[i]))
            left.emplace_back(JsonObject{{kWhose, (*known)[i]}, {kMembers, std::move(*inner)}});
    return left.empty() ? std::nullopt : std::optional(JsonValue(std::move(left)));
}

bool isSameObject(const JsonValue& a, const JsonValue& b) { return a == b; }

bool hasSameName(const JsonValue& a, const JsonValue& b) {
    const JsonValue* name = a.find("name");
    const JsonValue* other = b.find("name");
    return name != nullptr && other != nullptr && *name == *other;
}

// Nothing comes in under a name that is there: a file with a member twice cannot be read.
void addWithin(JsonValue& unknown, JsonValue& written) {
    if (JsonObject* object = unknown.object(), *known = written.object(); object && known) {
        // No name is unknown twice: it is looked for among the known ones alone, for there may be a million.
        known->reserve(known->size() + object->size());
        const std::span<JsonMember> named(*known);
        for (JsonMember& member : *object) {
            if (JsonValue* present = memberOf(named, member.first))
                addWithin(member.second, *present);
            else
                known->push_back(std::move(member));
        }
        return;
    }
    if (unknown.array() == nullptr || written.array() == nullptr) return;
    // Those that were left as they were first; then one that was changed is known by its name.
    const JsonArray before = *written.array();
    std::vector<bool> taken(before.size(), false);
    std::vector<bool> done(unknown.array()->size(), false);
    for (const auto isSame : {isSameObject, hasSameName})
        for (std::size_t one = 0; one < done.size(); ++one) {
            const JsonValue& kept = (*unknown.array())[one];
            const JsonValue* whose = kept.find(kWhose);
            for (std::size_t i = 0; whose != nullptr && !done[one] && i < before.size(); ++i) {
                if (taken[i] || !isSame(before[i], *whose)) continue;
                taken[i] = done[one] = true;
                JsonValue members = *kept.find(kMembers);
                addWithin(members, (*written.array())[i]);
            }
        }
}

// Unknown members of a value that is nothing without them (Members::keepInner).
JsonValue* aloneIn(JsonValue& kept) {
    JsonArray* array = kept.array();
    const bool isAlone = array != nullptr && array->size() == 1 && array->front().object() != nullptr &&
                         array->front().find(kWhose) == nullptr;
    return isAlone ? &array->front() : nullptr;
}

// Finds the members of an object one after the other and remembers which were asked for. Files hold them in
// the order in which they are asked for, so that the next one is nearly always the right one.
class Members {
  public:
    explicit Members(const JsonObject& object) : m_object(object), m_taken(object.size(), false) {}

    // nullptr: absent or null.
    const JsonValue* take(std::string_view key) {
        for (std::size_t step = 0; step < m_object.size(); ++step) {
            const std::size_t at = (m_next + step) % m_object.size();
            if (m_object[at].first != key) continue;
            m_next = at + 1;
            m_taken[at] = true;
            return m_object[at].second.isNull() ? nullptr : &m_object[at].second;
        }
        return nullptr;
    }
    // What a member has within that `written`, the form of its value, does not have. Where the value is
    // nothing, there was nothing else: it stays as long as the record has no value there.
    void keepInner(std::string_view key, const JsonValue& read, const JsonValue& written, bool nothing) {
        auto unknown = unknownWithin(read, written);
        if (!unknown) return;
        if (nothing && unknown->object() != nullptr) unknown = JsonArray{std::move(*unknown)};
        m_inner.emplace_back(key, std::move(*unknown));
    }
    std::string rest() const {
        JsonObject left = m_inner;
        for (std::size_t i = 0; i < m_object.size(); ++i)
            if (!m_taken[i]) left.push_back(m_object[i]);
        return left.empty() ? std::string() : writeJson(left);
    }

  private:
    JsonObject m_inner;
    const JsonObject& m_object;
    std::vector<bool> m_taken;
    std::size_t m_next = 0;
};

// The usual space of a size is the usual one on all grids.
bool isUsual(const board::TokenRecord& token, board::GridKind grid) {
    const board::Footprint usual = board::footprintOf(token.creature.size);
    const board::Footprint& own = token.creature.footprint;
    return isHex(grid) ? own.shape == usual.shape : own.width == usual.width && own.height == usual.height;
}

template <class R>
void complete(R&, bool, board::GridKind) {}

void complete(board::TokenRecord& token, bool spaceGiven, board::GridKind grid) {
    token.creature.record = token.id;
    if (!spaceGiven || isUsual(token, grid))
        token.creature.footprint = board::footprintOf(token.creature.size);
}

// What the rest of the program takes for granted of every record.
template <class R>
void checkShape(const R&, const JsonPath&, Reading&) {}

void checkShape(const board::WallRecord& wall, const JsonPath& path, Reading& reading) {
    if (wall.points.size() < 2)
        reading.fail(path.member("points"), {TENAILLE_PROBLEM("The wall has fewer than two points."),
                                             {},
                                             TENAILLE_PROBLEM("Remove it or draw it again.")});
}

void checkShape(const board::FloorRecord& floor, const JsonPath& path, Reading& reading) {
    if (floor.outline.size() < 3)
        reading.fail(path.member("outline"), {TENAILLE_PROBLEM("The floor has fewer than three corners."),
                                              {},
                                              TENAILLE_PROBLEM("Remove it or draw it again.")});
}

}  // namespace

std::string unknownMembers(const JsonObject& object, const std::vector<std::string_view>& known) {
    JsonObject left;
    for (const JsonMember& member : object)
        if (std::find(known.begin(), known.end(), member.first) == known.end()) left.push_back(member);
    return left.empty() ? std::string() : writeJson(left);
}

void addUnknownMembers(const std::string& extra, JsonObject& object,
                       const std::vector<std::string_view>& absent) {
    if (extra.empty()) return;
    Result<JsonValue> members = parseJson(extra);
    if (!members || members->object() == nullptr) return;
    JsonObject kept;
    for (JsonMember& member : *members->object()) {
        const bool isAbsent = std::find(absent.begin(), absent.end(), member.first) != absent.end();
        const bool isKnown = isAbsent || memberOf(object, member.first) != nullptr;
        JsonValue* alone = isKnown ? aloneIn(member.second) : nullptr;
        if (alone != nullptr)
            kept.emplace_back(std::move(member.first), std::move(*alone));
        else if (!isAbsent)
            kept.push_back(std::move(member));
    }
    JsonValue unknown(std::move(kept));
    JsonValue written = std::move(object);
    addWithin(unknown, written);
    object = std::move(*written.object());
}

template <class R>
JsonValue writeRecord(const R& record, board::GridKind grid) {
    const std::vector<bool>& nothing = defaultsThatAreNothing<R>();
    JsonObject object;
    object.reserve(nothing.size() + 1);
    object.emplace_back("id", record.id.value);
    std::size_t index = 0;
    std::vector<std::string_view> absent;
    document::fields(record, [&](const char* key, document::Secrecy, const auto& member) {
        if (!(nothing[index++] && isNothing(member)))
            object.emplace_back(key, encodeField(member, grid));
        else if (!record.extra.empty())
            absent.emplace_back(key);
    });
    addUnknownMembers(record.extra, object, absent);
    return object;
}

template <class R>
R readRecord(const JsonValue& json, const JsonPath& path, Reading& reading) {
    R record;
    const std::size_t problems = reading.problems.size();
    const JsonObject* object = json.object();
    if (object == nullptr) {
        reading.fail(path, {TENAILLE_PROBLEM("An object {...} is expected here."),
                            {},
                            TENAILLE_PROBLEM("Correct it, or open an older copy of the file.")});
        return record;
    }
    Members members(*object);
    const auto read = [&](const char* key, auto& member) {
        const JsonPath place = path.member(key);
        const JsonValue* value = members.take(key);
        if (value != nullptr) {
            decodeField(*value, member, {place, document::tableKey<R>(), key}, reading);
            if (value->object() != nullptr || isListOfObjects(*value))
                members.keepInner(key, *value, encodeField(member, reading.grid), isNothing(member));
        }
        return value != nullptr;
    };
    if (!read("id", record.id))
        reading.fail(path, {TENAILLE_PROBLEM("The member \"id\" is missing."),
                            {},
                            TENAILLE_PROBLEM("Give it a number that no other element of the file has.")});
    bool spaceGiven = false;
    document::fields(record, [&](const char* key, document::Secrecy, auto& member) {
        const bool given = read(key, member);
        if constexpr (std::is_same_v<std::remove_reference_t<decltype(member)>, board::Footprint>)
            spaceGiven = given;
    });
    record.extra = members.rest();
    complete(record, spaceGiven, reading.grid);
    if (reading.problems.size() == problems) checkShape(record, path, reading);
    return record;
}

template <class R>
Difference writeDifference(const R& before, const R& after, board::GridKind grid) {
    const std::vector<bool>& nothing = defaultsThatAreNothing<R>();
    Difference difference;
    std::size_t index = 0;
    const auto compare = [&](const char* key, document::Secrecy, const auto& member, const auto& old) {
        const bool mayBeNothing = nothing[index++];
        if (old == member) return;
        const auto value = [&](const auto& one) {
            return mayBeNothing && isNothing(one) ? JsonValue() : encodeField(one, grid);
        };
        difference.before.emplace_back(key, value(old));
        difference.after.emplace_back(key, value(member));
    };
    document::pairedFields(after, compare, before);
    return difference;
}

template <class R>
R withMembers(const R& record, const JsonObject& members, const JsonPath& path, Reading& reading) {
    R known = record;
    known.extra.clear();
    JsonValue json = writeRecord(known, reading.grid);
    JsonObject& object = *json.object();
    for (const JsonMember& member : members) {
        const auto old = std::find_if(object.begin(), object.end(),
                                      [&](const JsonMember& one) { return one.first == member.first; });
        if (old != object.end())
            old->second = member.second;
        else
            object.push_back(member);
    }
    R read = readRecord<R>(json, path, reading);
    read.extra = record.extra;
    return read;
}

template <class R>
bool mayBeStale(const R& record) {
    if constexpr (std::is_same_v<R, board::StepRecord>)
        if (std::any_of(record.combatants.begin(), record.combatants.end(),
                        [](const auto& one) { return mayBeStale(one); }))
            return true;
    return record.extra.find(kWhose) != std::string::npos;
}

template <class R>
R asWritten(const R& record, board::GridKind grid) {
    Reading reading;
    reading.grid = grid;
    return readRecord<R>(writeRecord(record, grid), {}, reading);
}

#define TENAILLE_CODEC(R)                                                              \
    template JsonValue writeRecord<R>(const R&, board::GridKind);                      \
    template R readRecord<R>(const JsonValue&, const JsonPath&, Reading&);             \
    template Difference writeDifference<R>(const R&, const R&, board::GridKind);       \
    template R withMembers<R>(const R&, const JsonObject&, const JsonPath&, Reading&); \
    template bool mayBeStale<R>(const R&);                                             \
    template R asWritten<R>(const R&, board::GridKind);
TENAILLE_CODEC(board::GridRecord)
TENAILLE_CODEC(board::SettingsRecord)
TENAILLE_CODEC(board::KindRecord)
TENAILLE_CODEC(board::PictureRecord)
TENAILLE_CODEC(board::FloorRecord)
TENAILLE_CODEC(board::WallRecord)
TENAILLE_CODEC(board::DoorRecord)
TENAILLE_CODEC(board::TerrainRecord)
TENAILLE_CODEC(board::LightRecord)
TENAILLE_CODEC(board::PropRecord)
TENAILLE_CODEC(board::TextRecord)
TENAILLE_CODEC(board::NoteRecord)
TENAILLE_CODEC(board::TokenRecord)
TENAILLE_CODEC(board::OverrideRecord)
TENAILLE_CODEC(board::ClockRecord)
TENAILLE_CODEC(board::CombatantRecord)
TENAILLE_CODEC(board::OrderRecord)
TENAILLE_CODEC(board::StepRecord)
TENAILLE_CODEC(board::PlayerViewRecord)
TENAILLE_CODEC(board::FogRecord)
TENAILLE_CODEC(board::LogRecord)
#undef TENAILLE_CODEC

}  // namespace tenaille::io
