// SPDX-License-Identifier: MIT
//
// The member types of records as JSON (forms: codec.h). Only codec.cpp and its tests include this.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/board/fight_records.h"
#include "core/board/records.h"
#include "core/io/codec.h"
#include "core/io/codec_words.h"

namespace tenaille::io {

// Where a value belongs: its path for messages, table and key for its range.
struct ValuePlace {
    const JsonPath& path;
    std::string_view table;
    std::string_view key;
};

JsonValue encode(bool value, board::GridKind grid);
JsonValue encode(std::int32_t value, board::GridKind grid);
JsonValue encode(std::uint8_t value, board::GridKind grid);
JsonValue encode(std::uint32_t colour, board::GridKind grid);
JsonValue encode(RecordId id, board::GridKind grid);
JsonValue encode(const std::string& text, board::GridKind grid);
JsonValue encode(const std::vector<std::string>& texts, board::GridKind grid);
JsonValue encode(const std::vector<std::pair<std::string, std::string>>& options, board::GridKind grid);
JsonValue encode(geometry::LatticePoint point, board::GridKind grid);
JsonValue encode(const geometry::Segment& line, board::GridKind grid);
JsonValue encode(board::Cell cell, board::GridKind grid);
JsonValue encode(const std::vector<geometry::LatticePoint>& points, board::GridKind grid);
JsonValue encode(const std::vector<board::Cell>& cells, board::GridKind grid);
JsonValue encode(const board::Extent& extent, board::GridKind grid);
JsonValue encode(const board::Footprint& footprint, board::GridKind grid);
JsonValue encode(board::Facing facing, board::GridKind grid);
JsonValue encode(const board::ArcRoles& roles, board::GridKind grid);
JsonValue encode(const board::Shield& shield, board::GridKind grid);
JsonValue encode(const board::FogBits& bits, board::GridKind grid);

// The values of a fight: codec_fight.cpp.
JsonValue encode(const std::vector<std::int32_t>& numbers, board::GridKind grid);
JsonValue encode(const std::vector<RecordId>& ids, board::GridKind grid);
JsonValue encode(board::PlanePoint point, board::GridKind grid);
JsonValue encode(const std::vector<std::pair<std::string, std::int32_t>>& levels, board::GridKind grid);
JsonValue encode(const std::vector<board::SpecialRecord>& specials, board::GridKind grid);
JsonValue encode(const std::vector<board::AttackRecord>& attacks, board::GridKind grid);
JsonValue encode(const std::vector<board::ConditionRecord>& conditions, board::GridKind grid);
JsonValue encode(const std::vector<board::SlotRecord>& slots, board::GridKind grid);
JsonValue encode(const std::vector<board::DeclarationRecord>& declarations, board::GridKind grid);
JsonValue encode(const board::ActivityRecord& activity, board::GridKind grid);
JsonValue encode(const board::TurnRecord& turn, board::GridKind grid);
JsonValue encode(const board::TypedDice& dice, board::GridKind grid);
JsonValue encode(const std::vector<board::CreatureStep>& creatures, board::GridKind grid);
JsonValue encode(const std::vector<board::CombatantRecord>& combatants, board::GridKind grid);
JsonValue encode(const std::vector<board::OrderRecord>& orders, board::GridKind grid);

// Each leaves `value` alone when it notes a problem.
void decode(const JsonValue& json, bool& value, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::int32_t& value, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::uint8_t& value, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::uint32_t& colour, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, RecordId& id, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::string& text, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::vector<std::string>& texts, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<std::pair<std::string, std::string>>& options,
            const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, geometry::LatticePoint& point, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, geometry::Segment& line, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::Cell& cell, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::vector<geometry::LatticePoint>& points, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<board::Cell>& cells, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, board::Extent& extent, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::Footprint& footprint, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::Facing& facing, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::ArcRoles& roles, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::Shield& shield, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::FogBits& bits, const ValuePlace& place, Reading& reading);

void decode(const JsonValue& json, std::vector<std::int32_t>& numbers, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<RecordId>& ids, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::PlanePoint& point, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::vector<std::pair<std::string, std::int32_t>>& levels,
            const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::vector<board::AttackRecord>& attacks, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<board::SpecialRecord>& specials, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<board::ConditionRecord>& conditions, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<board::DeclarationRecord>& declarations,
            const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::vector<board::SlotRecord>& slots, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, board::TurnRecord& turn, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, board::ActivityRecord& activity, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, board::TypedDice& dice, const ValuePlace& place, Reading& reading);
void decode(const JsonValue& json, std::vector<board::CreatureStep>& creatures, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<board::CombatantRecord>& combatants, const ValuePlace& place,
            Reading& reading);
void decode(const JsonValue& json, std::vector<board::OrderRecord>& orders, const ValuePlace& place,
            Reading& reading);

// The word of an enumerator; a text that is none of them is a problem that lists them.
void noteUnknownWord(const std::string& text, std::span<const std::string_view> words, const JsonPath& path,
                     Reading& reading);

// The list or the object that the value is; nullptr and a note otherwise.
const JsonArray* arrayOf(const JsonValue& json, const JsonPath& path, Reading& reading);
const JsonObject* objectOf(const JsonValue& json, const JsonPath& path, Reading& reading);

// Calls item(json, path) for every item of a list.
template <class Item>
void eachItem(const JsonValue& json, const JsonPath& path, Reading& reading, Item item) {
    if (const JsonArray* array = arrayOf(json, path, reading))
        for (std::size_t i = 0; i < array->size(); ++i) item((*array)[i], path.item(i));
}

// A whole number inside the range, nothing and a note otherwise.
std::optional<std::int64_t> wholeNumber(const JsonValue& json, Range range, const JsonPath& path,
                                        Reading& reading);

template <class E>
concept Worded = (kWords<E>.size() > 0);

template <Worded E>
JsonValue encode(E value, board::GridKind) {
    return JsonValue(wordOf(value));
}

template <Worded E>
void decode(const JsonValue& json, E& value, const ValuePlace& place, Reading& reading) {
    std::string text;
    const std::size_t before = reading.problems.size();
    decode(json, text, place, reading);
    if (reading.problems.size() != before) return;
    if (const std::optional<E> found = worded<E>(text))
        value = *found;
    else
        noteUnknownWord(text, kWords<E>, place.path, reading);
}

// A value before and after a step of a fight.
template <class T>
JsonValue encode(const std::array<T, 2>& pair, board::GridKind grid) {
    return JsonArray{encode(pair[0], grid), encode(pair[1], grid)};
}

template <class T>
void decode(const JsonValue& json, std::array<T, 2>& pair, const ValuePlace& place, Reading& reading) {
    const JsonArray* array = arrayOf(json, place.path, reading);
    if (array == nullptr) return;
    if (array->size() != 2) {
        reading.fail(place.path,
                     {TENAILLE_PROBLEM("A pair [before, after] is expected here."), {}, kOpenOlder});
        return;
    }
    for (std::size_t i = 0; i < 2; ++i)
        decode((*array)[i], pair[i], {place.path.item(i), place.table, place.key}, reading);
}

}  // namespace tenaille::io
