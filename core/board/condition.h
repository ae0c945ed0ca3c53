// SPDX-License-Identifier: MIT
//
// Conditions of a creature: prone, blinded, or whatever the GM calls them, for some time or until somebody
// takes them away. core/actions/condition_time.h says when one is over.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/record_id.h"
#include "core/board/creature.h"

namespace tenaille::board {

// A segment is about six seconds long (segments.md, SG-01 [I]), and so is a round of turns: there they are
// the same. Ten of either are a minute.
enum class TimeUnit : std::uint8_t { Rounds, Segments, Minutes };
// As files and the log write them.
inline constexpr std::array<std::string_view, 3> kTimeUnitNames{"rounds", "segments", "minutes"};

inline constexpr std::int32_t kMaxConditionLength = 1'000;  // as it is given
// What is left of the longest one, in the smallest unit: ten segments or rounds for each minute or round.
inline constexpr std::int32_t kMaxConditionRest = 10 * kMaxConditionLength;
inline constexpr std::size_t kMaxConditionName = 100;  // bytes
inline constexpr std::size_t kMaxConditions = 20;      // of one creature

struct ConditionRecord {
    std::string name;         // one of kConditions, or the GM's own words; each at most once on a creature
    std::int32_t length = 0;  // 0: until somebody takes it away
    TimeUnit unit = TimeUnit::Rounds;
    // The clock as it began. Without a fight round 1, segment 1: time runs from the first round on.
    std::int32_t round = 1;
    std::int32_t segment = 1;
    RecordId
        during;  // in a game of turns whose turn it was: it ends when that turn comes. None: with a round
    bool secret = false;  // players do not see it
    friend bool operator==(const ConditionRecord&, const ConditionRecord&) = default;
};

// The conditions that have a name in every language, and what the rules of position make of them: the others
// are told, and change no number.
struct KnownCondition {
    std::string_view name;
    std::optional<Trait> trait = {};
};
inline constexpr std::array kConditions{
    KnownCondition{"prone", Trait::Prone},
    KnownCondition{"blinded", Trait::Blinded},
    KnownCondition{"invisible", Trait::Invisible},
    KnownCondition{"blurred", Trait::Blurred},
    KnownCondition{"helpless", Trait::Helpless},
    KnownCondition{"paralyzed", Trait::Helpless},
    KnownCondition{"unconscious", Trait::Helpless},
    KnownCondition{"asleep", Trait::Helpless},
    KnownCondition{"flying", Trait::Flying},
    KnownCondition{"bleeding"},
    KnownCondition{"blessed"},
    KnownCondition{"burning"},
    KnownCondition{"charmed"},
    KnownCondition{"concentrating"},
    KnownCondition{"confused"},
    KnownCondition{"dazed"},
    KnownCondition{"deafened"},
    KnownCondition{"exhausted"},
    KnownCondition{"frightened"},
    KnownCondition{"grappled"},
    KnownCondition{"hasted"},
    KnownCondition{"poisoned"},
    KnownCondition{"raging"},
    KnownCondition{"restrained"},
    KnownCondition{"sickened"},
    KnownCondition{"slowed"},
    KnownCondition{"stunned"},
};

// nullptr: own words.
constexpr const KnownCondition* knownCondition(std::string_view name) {
    for (const KnownCondition& known : kConditions)
        if (known.name == name) return &known;
    return nullptr;
}

// Something that can be read on one line.
inline bool isConditionName(std::string_view name) {
    bool any = false;
    for (const char letter : name) {
        if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f) return false;
        any = any || letter != ' ';
    }
    return any && name.size() <= kMaxConditionName;
}

inline bool isNamed(const std::vector<ConditionRecord>& conditions, std::string_view name) {
    for (const ConditionRecord& condition : conditions)
        if (condition.name == name) return true;
    return false;
}

}  // namespace tenaille::board
