// SPDX-License-Identifier: MIT
//
// The values of a fight as JSON: what board/fight_records.h holds beside numbers and words.
#include <concepts>

#include "core/board/attacks.h"
#include "core/io/codec_values.h"

namespace tenaille::io {

namespace {

// 20 km in millionths of a millimetre.
constexpr Range kPlane{-20'000'000'000'000, 20'000'000'000'000};

// Reads the members of an object one by one; those that are absent or null keep their defaults.
class ObjectReader {
  public:
    ObjectReader(const JsonValue& json, const ValuePlace& place, Reading& reading)
        : m_json(json), m_place(place), m_reading(reading) {
        objectOf(json, place.path, reading);
    }
    template <class T>
    void operator()(const char* key, T& value) const {
        const JsonValue* member = m_json.object() != nullptr ? m_json.find(key) : nullptr;
        if (member == nullptr || member->isNull()) return;
        const JsonPath path = m_place.path.member(key);
        decode(*member, value, {path, m_place.table, m_place.key}, m_reading);
    }
    void operator()(const char* key, std::optional<std::int32_t>& value) const {
        const JsonValue* member = m_json.object() != nullptr ? m_json.find(key) : nullptr;
        if (member == nullptr || member->isNull()) return;
        (*this)(key, value.emplace());
    }

  private:
    const JsonValue& m_json;
    const ValuePlace& m_place;
    Reading& m_reading;
};

template <class Visitor>
void diceMembers(auto& dice, Visitor&& visit) {
    visit("d20", dice.d20);
    visit("wear", dice.wear);
    visit("loss", dice.loss);
    visit("d6", dice.d6);
    visit("d4", dice.d4);
    visit("d100", dice.d100);
    visit("save", dice.save);
    visit("miss", dice.miss);
}

void members(auto& special, auto&& visit) requires
    std::same_as<std::remove_cvref_t<decltype(special)>, board::SpecialRecord> {
    visit("name", special.name);
    visit("min", special.min);
    visit("max", special.max);
}
void members(auto& attack,
             auto&& visit) requires std::same_as<std::remove_cvref_t<decltype(attack)>, board::AttackRecord> {
    visit("name", attack.name);
    visit("bonus", attack.bonus);
    visit("damage", attack.damage);
    visit("reach", attack.reach);
    visit("range", attack.range);
    visit("reachWeapon", attack.reachWeapon);
}
void members(auto& slot,
             auto&& visit) requires std::same_as<std::remove_cvref_t<decltype(slot)>, board::SlotRecord> {
    visit("initiative", slot.initiative);
    visit("use", slot.use);
}
void members(auto& declaration, auto&& visit) requires
    std::same_as<std::remove_cvref_t<decltype(declaration)>, board::DeclarationRecord> {
    visit("round", declaration.round);
    visit("mode", declaration.mode);
    visit("actions", declaration.actions);
    visit("initiative", declaration.initiative);
    visit("target", declaration.target);
    visit("takesOpportunities", declaration.takesOpportunities);
}
void members(auto& condition, auto&& visit) requires
    std::same_as<std::remove_cvref_t<decltype(condition)>, board::ConditionRecord> {
    visit("name", condition.name);
    visit("length", condition.length);
    visit("unit", condition.unit);
    visit("round", condition.round);
    visit("segment", condition.segment);
    visit("during", condition.during);
    visit("secret", condition.secret);
}
void members(auto& creature, auto&& visit) requires
    std::same_as<std::remove_cvref_t<decltype(creature)>, board::CreatureStep> {
    visit("token", creature.token);
    visit("hitPoints", creature.hitPoints);
    visit("endurance", creature.endurance);
    visit("at", creature.at);
    visit("moved", creature.moved);
    visit("parity", creature.parity);
    visit("temporary", creature.temporary);
    visit("ended", creature.ended);
}

// Lists of small objects.
template <class T>
JsonValue encodeObjects(const std::vector<T>& list, board::GridKind grid) {
    JsonArray array;
    for (const T& one : list) {
        JsonObject object;
        members(one, [&](const char* key, const auto& value) {
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, std::optional<std::int32_t>>) {
                if (value) object.emplace_back(key, *value);
            } else if constexpr (std::is_same_v<Value, RecordId>) {
                if (value) object.emplace_back(key, value.value);
            } else {
                object.emplace_back(key, encode(value, grid));
            }
        });
        array.emplace_back(std::move(object));
    }
    return array;
}
template <class T>
void decodeObjects(const JsonValue& json, std::vector<T>& list, const ValuePlace& place, Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        const ValuePlace inner{path, place.table, place.key};
        members(list.emplace_back(), ObjectReader(item, inner, reading));
    });
}

template <class R>
JsonValue writeAll(const std::vector<R>& records, board::GridKind grid) {
    JsonArray array;
    for (const R& record : records) array.push_back(writeRecord(record, grid));
    return array;
}

template <class R>
void readAll(const JsonValue& json, std::vector<R>& records, const ValuePlace& place, Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        records.push_back(readRecord<R>(item, path, reading));
    });
}

}  // namespace

JsonValue encode(const std::vector<std::int32_t>& numbers, board::GridKind) {
    return JsonArray(numbers.begin(), numbers.end());
}
JsonValue encode(const std::vector<RecordId>& ids, board::GridKind) {
    JsonArray array;
    for (const RecordId id : ids) array.emplace_back(id.value);
    return array;
}
JsonValue encode(board::PlanePoint point, board::GridKind) {
    return JsonArray{JsonValue(point.x), JsonValue(point.y)};
}
JsonValue encode(const std::vector<std::pair<std::string, std::int32_t>>& levels, board::GridKind) {
    JsonObject object;
    for (const auto& [name, level] : levels) object.emplace_back(name, level);
    return object;
}
JsonValue encode(const std::vector<board::SpecialRecord>& specials, board::GridKind grid) {
    return encodeObjects(specials, grid);
}
JsonValue encode(const std::vector<board::AttackRecord>& attacks, board::GridKind grid) {
    return encodeObjects(attacks, grid);
}
JsonValue encode(const std::vector<board::ConditionRecord>& conditions, board::GridKind grid) {
    return encodeObjects(conditions, grid);
}
JsonValue encode(const std::vector<board::SlotRecord>& slots, board::GridKind grid) {
    return encodeObjects(slots, grid);
}
JsonValue encode(const std::vector<board::DeclarationRecord>& declarations, board::GridKind grid) {
    return encodeObjects(declarations, grid);
}
JsonValue encode(const board::ActivityRecord& activity, board::GridKind grid) {
    JsonObject object{{"kind", wordOf(activity.kind)},
                      {"what", activity.what},
                      {"left", activity.left},
                      {"speed", activity.speed}};
    if (activity.towards) object.emplace_back("towards", activity.towards.value);
    object.emplace_back("to", encode(activity.to, grid));
    return object;
}
JsonValue encode(const board::TurnRecord& turn, board::GridKind) {
    JsonObject object;
    if (turn.typed) object.emplace_back("typed", *turn.typed);
    object.emplace_back("initiative", turn.initiative);
    object.emplace_back("place", turn.place);
    object.emplace_back("group", turn.group);
    object.emplace_back("state", wordOf(turn.state));
    object.emplace_back("heldSince", turn.heldSince);
    return object;
}
JsonValue encode(const board::TypedDice& dice, board::GridKind) {
    JsonObject object;
    diceMembers(dice, [&](const char* key, const std::optional<std::int32_t>& value) {
        if (value) object.emplace_back(key, *value);
    });
    return object;
}
JsonValue encode(const std::vector<board::CreatureStep>& creatures, board::GridKind grid) {
    return encodeObjects(creatures, grid);
}
JsonValue encode(const std::vector<board::CombatantRecord>& combatants, board::GridKind grid) {
    return writeAll(combatants, grid);
}
JsonValue encode(const std::vector<board::OrderRecord>& orders, board::GridKind grid) {
    return writeAll(orders, grid);
}

void decode(const JsonValue& json, std::vector<std::int32_t>& numbers, const ValuePlace& place,
            Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        decode(item, numbers.emplace_back(), {path, place.table, place.key}, reading);
    });
}
void decode(const JsonValue& json, std::vector<RecordId>& ids, const ValuePlace& place, Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        decode(item, ids.emplace_back(), {path, place.table, place.key}, reading);
    });
}
void decode(const JsonValue& json, board::PlanePoint& point, const ValuePlace& place, Reading& reading) {
    const JsonArray* array = json.array();
    if (array == nullptr || array->size() != 2) {
        reading.fail(place.path, {TENAILLE_PROBLEM("A place [x, y] is expected here."), {}, kOpenOlder});
        return;
    }
    const auto x = wholeNumber((*array)[0], kPlane, place.path.item(0), reading);
    const auto y = wholeNumber((*array)[1], kPlane, place.path.item(1), reading);
    if (x && y) point = {*x, *y};
}
void decode(const JsonValue& json, std::vector<std::pair<std::string, std::int32_t>>& levels,
            const ValuePlace& place, Reading& reading) {
    const JsonObject* object = objectOf(json, place.path, reading);
    if (object == nullptr) return;
    for (const auto& [key, value] : *object) {
        const JsonPath path = place.path.member(key);
        levels.emplace_back(key, 0);
        decode(value, levels.back().second, {path, place.table, place.key}, reading);
    }
}
void decode(const JsonValue& json, std::vector<board::SpecialRecord>& specials, const ValuePlace& place,
            Reading& reading) {
    decodeObjects(json, specials, place, reading);
}
void decode(const JsonValue& json, std::vector<board::AttackRecord>& attacks, const ValuePlace& place,
            Reading& reading) {
    decodeObjects(json, attacks, place, reading);
    const auto within = [&](const std::optional<std::int32_t>& cells, std::int32_t most, std::size_t at,
                            const char* key) {
        if (cells && (*cells < 0 || *cells > most))
            reading.fail(place.path.item(at).member(key),
                         {TENAILLE_PROBLEM("A whole number from %1 to %2 is expected here."),
                          {"0", std::to_string(most)},
                          kOpenOlder});
    };
    for (std::size_t i = 0; i < attacks.size(); ++i) {
        within(attacks[i].reach, board::kMostReach, i, "reach");
        within(attacks[i].range, board::kMostRange, i, "range");
    }
    if (attacks.size() > board::kMaxAttacks)
        reading.fail(place.path, {TENAILLE_PROBLEM("A list of at most %1 attacks is expected here."),
                                  {std::to_string(board::kMaxAttacks)},
                                  kOpenOlder});
}
void decode(const JsonValue& json, std::vector<board::ConditionRecord>& conditions, const ValuePlace& place,
            Reading& reading) {
    decodeObjects(json, conditions, place, reading);
}
void decode(const JsonValue& json, std::vector<board::SlotRecord>& slots, const ValuePlace& place,
            Reading& reading) {
    decodeObjects(json, slots, place, reading);
}
// Numbers keep to the ranges of what is declared now.
void decode(const JsonValue& json, std::vector<board::DeclarationRecord>& declarations,
            const ValuePlace& place, Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        members(declarations.emplace_back(), [&](const std::string_view key, auto& value) {
            const std::string_view range = key == "actions"      ? "declaredActions"
                                           : key == "initiative" ? "declaredInitiative"
                                                                 : place.key;
            const ValuePlace inner{path, place.table, range};
            ObjectReader(item, inner, reading)(key.data(), value);
        });
    });
}
void decode(const JsonValue& json, board::ActivityRecord& activity, const ValuePlace& place,
            Reading& reading) {
    const ObjectReader read(json, place, reading);
    read("kind", activity.kind);
    read("what", activity.what);
    read("left", activity.left);
    read("speed", activity.speed);
    read("towards", activity.towards);
    read("to", activity.to);
}
void decode(const JsonValue& json, board::TurnRecord& turn, const ValuePlace& place, Reading& reading) {
    const ObjectReader read(json, place, reading);
    read("typed", turn.typed);
    read("initiative", turn.initiative);
    read("place", turn.place);
    read("group", turn.group);
    read("state", turn.state);
    read("heldSince", turn.heldSince);
}
void decode(const JsonValue& json, board::TypedDice& dice, const ValuePlace& place, Reading& reading) {
    diceMembers(dice, [&](const char* key, std::optional<std::int32_t>& value) {
        const bool isOneDie = rangeOf(place.table, key).has_value();
        const ValuePlace inner{place.path, place.table, isOneDie ? std::string_view(key) : place.key};
        ObjectReader(json, inner, reading)(key, value);
    });
}
void decode(const JsonValue& json, std::vector<board::CreatureStep>& creatures, const ValuePlace& place,
            Reading& reading) {
    decodeObjects(json, creatures, place, reading);
}
void decode(const JsonValue& json, std::vector<board::CombatantRecord>& combatants, const ValuePlace& place,
            Reading& reading) {
    readAll(json, combatants, place, reading);
}
void decode(const JsonValue& json, std::vector<board::OrderRecord>& orders, const ValuePlace& place,
            Reading& reading) {
    readAll(json, orders, place, reading);
}

}  // namespace tenaille::io
