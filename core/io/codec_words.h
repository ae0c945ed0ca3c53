// SPDX-License-Identifier: MIT
//
// The words that stand for enumerators in our files, in the order of the enumerators. They are part of the
// format: a word may be added, never renamed or moved.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/board/fight_records.h"
#include "core/board/records.h"

namespace tenaille::io {

template <class E>
inline constexpr std::array<std::string_view, 0> kWords{};

template <>
inline constexpr std::array<std::string_view, 3> kWords<board::GridKind>{"square", "hexPointy", "hexFlat"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<board::Stagger>{"odd", "even"};
template <>
inline constexpr std::array<std::string_view, 4> kWords<board::KindOf>{"wall", "door", "terrain", "prop"};
template <>
inline constexpr std::array<std::string_view, 7> kWords<board::WallLine> = board::kWallLineNames;
template <>
inline constexpr std::array<std::string_view, 6> kWords<board::GroundPattern> = board::kGroundPatternNames;
template <>
inline constexpr std::array<std::string_view, 4> kWords<board::CoverGrade>{"none", "partial", "normal",
                                                                           "improved"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::Concealment>{"fog", "dimLight", "darkness"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::DoorState>{"closed", "open", "locked"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::AttackMode>{"melee", "reach", "ranged"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::ShieldSide>{"left", "right", "front"};
template <>
inline constexpr std::array<std::string_view, 4> kWords<board::Arc>{"front", "left", "right", "rear"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<board::Sense>{"darkvision", "lowLight"};
template <>
inline constexpr std::array<std::string_view, 5> kWords<board::Feat>{
    "combatReflexes", "improvedUncannyDodge", "mountedCombat", "whirlwindAttack", "combatAwareness"};
template <>
inline constexpr std::array<std::string_view, 15> kWords<board::Trait>{
    "faceless",   "allAroundVision", "immuneToSneak", "helpless",    "bulky",
    "fillsSpace", "flying",          "incorporeal",   "prone",       "blurred",
    "invisible",  "blinded",         "squeezing",     "noSoftCover", "ignoresFacing"};
template <>
inline constexpr std::array<std::string_view, board::kSizeCount> kWords<board::SizeCategory>{
    "fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"};

template <>
inline constexpr std::array<std::string_view, 3> kWords<board::PlayerMode>{"everything", "bySight", "fog"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::Daylight>{"bright", "dim", "dark"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::DoorMemory>{"unseen", "closed", "open"};
template <>
inline constexpr std::array<std::string_view, 4> kWords<board::HealthShown>{"usual", "nothing", "words",
                                                                            "bar"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::TimeUnit> = board::kTimeUnitNames;
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::SharedSight>{"usual", "never", "always"};

template <>
inline constexpr std::array<std::string_view, 7> kWords<board::Mode>{
    "melee", "grapple", "shooting", "covering", "casting", "magicItem", "simpleAction"};
template <>
inline constexpr std::array<std::string_view, 2> kWords<board::ClockKind>{"segments", "turns"};
template <>
inline constexpr std::array<std::string_view, 6> kWords<board::TurnState>{"waiting",  "acting", "interrupted",
                                                                          "delaying", "ready",  "done"};
template <>
inline constexpr std::array<std::string_view, 4> kWords<board::ClockStage>{"surpriseSegment", "roundStart",
                                                                           "segment", "roundEnd"};
template <>
inline constexpr std::array<std::string_view, 3> kWords<board::SlotUse>{"reserved", "spent", "lost"};
template <>
inline constexpr std::array<std::string_view, 12> kWords<board::OrderKind>{
    "routine",  "opportunity", "surpriseAttack", "sneakAttack", "parry",      "simpleAction",
    "fastMove", "slowMove",    "react",          "cast",        "changeMode", "pivot"};

template <class E>
std::string_view wordOf(E value) {
    return kWords<E>[static_cast<std::size_t>(value)];
}

template <class E>
std::optional<E> worded(std::string_view text) {
    for (std::size_t i = 0; i < kWords<E>.size(); ++i)
        if (kWords<E>[i] == text) return static_cast<E>(i);
    return std::nullopt;
}

}  // namespace tenaille::io
