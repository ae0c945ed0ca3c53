// SPDX-License-Identifier: MIT
#include "core/io/codec.h"

#include <algorithm>

#include "core/document/fields.h"
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
    // Members of a member that `written`, the form of its value, does not have.
    void keepInner(std::string_view key, const JsonValue& read, const JsonValue& written) {
        if (read.object() == nullptr || written.object() == nullptr) return;
        JsonObject left;
        for (const auto& [name, value] : *read.object())
            if (!value.isNull() && written.find(name) == nullptr) left.emplace_back(name, value);
        if (!left.empty()) m_inner.emplace_back(key, std::move(left));
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

void addUnknownMembers(const std::string& extra, JsonObject& object) {
    if (extra.empty()) return;
    Result<JsonValue> members = parseJson(extra);
    if (!members || members->object() == nullptr) return;
    for (JsonMember& member : *members->object()) {
        const auto present = std::find_if(object.begin(), object.end(),
                                          [&](const JsonMember& m) { return m.first == member.first; });
        if (present == object.end())
            object.push_back(std::move(member));
        else if (present->second.object() != nullptr && member.second.object() != nullptr)
            for (JsonMember& inner : *member.second.object())
                present->second.object()->push_back(std::move(inner));
    }
}

template <class R>
JsonValue writeRecord(const R& record, board::GridKind grid) {
    const std::vector<bool>& nothing = defaultsThatAreNothing<R>();
    JsonObject object;
    object.reserve(nothing.size() + 1);
    object.emplace_back("id", record.id.value);
    std::size_t index = 0;
    document::fields(record, [&](const char* key, document::Secrecy, const auto& member) {
        if (!(nothing[index++] && isNothing(member))) object.emplace_back(key, encodeField(member, grid));
    });
    addUnknownMembers(record.extra, object);
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
            if (value->object() != nullptr) members.keepInner(key, *value, encodeField(member, reading.grid));
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

#define TENAILLE_CODEC(R)                                         \
    template JsonValue writeRecord<R>(const R&, board::GridKind); \
    template R readRecord<R>(const JsonValue&, const JsonPath&, Reading&);
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
