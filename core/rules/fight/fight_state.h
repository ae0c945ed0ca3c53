// SPDX-License-Identifier: MIT
//
// A fight between two segments (9.1, 9.2 of the catalogue): everything that the next segment depends on, and
// nothing else. Equal states with equal orders go on equally; a state that was kept is a way back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/rules/fight/combatant.h"

namespace tenaille::fight {

// What is to be done next.
enum class Stage : std::uint8_t {
    SurpriseSegment,  // playSegment
    RoundStart,       // startRound
    Segment,          // playSegment
    RoundEnd,         // endRound
};

struct FightState {
    Stage stage = Stage::RoundStart;
    std::int32_t round = 0;    // 0 before round 1
    std::int32_t segment = 0;  // the next one to be played; 0 before round 1, 10 at the end of a round
    std::vector<Combatant> combatants;  // by id (code points), ids unique

    // Index in `combatants`.
    std::optional<std::size_t> find(std::string_view id) const;
    friend bool operator==(const FightState&, const FightState&) = default;
};

// CM-10: enemies, both alive, neither hidden, near enough, and one of them at least can strike the other.
bool areEngaged(const Combatant& a, const Combatant& b, const rules::SegmentOptions& options);

bool areEnemies(const Combatant& a, const Combatant& b);

}  // namespace tenaille::fight
