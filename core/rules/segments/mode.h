// SPDX-License-Identifier: MIT
//
// What a combatant of the segment game is set on for a round, and what he fills one segment with.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace tenaille::segments {

// SG-01.
inline constexpr std::int32_t kSegmentsPerRound = 10;

// SG-03, SG-15: modes of action.
enum class Mode : std::uint8_t { Melee, Grapple, Shooting, Covering, Casting, MagicItem, SimpleAction };

// SG-04, SG-07: at most one act in a segment, of any kind. Slow moves and pivots are none (CM-03, CM-20).
enum class Act : std::uint8_t { None, Simple, FastMove, Cast, Routine, Opportunity, Surprise, Parry };

// As queries and events write them: "melee", "fastMove". None has no name.
std::string_view name(Mode mode);
std::string_view name(Act act);
std::optional<Mode> modeNamed(std::string_view text);
std::optional<Act> actNamed(std::string_view text);

// SG-03: only melee and grapple fight in contact.
constexpr bool isClose(Mode mode) { return mode == Mode::Melee || mode == Mode::Grapple; }

// AO-07, EX-25: whoever does this neither strikes nor parries in the segment.
constexpr bool lowersGuard(Act act) { return act == Act::Simple || act == Act::FastMove || act == Act::Cast; }

}  // namespace tenaille::segments
