// SPDX-License-Identifier: MIT
//
// Slow moves of two who are engaged, and what becomes of the fight (CM-14 to CM-19). Where they end up in
// millimetres is decided in core/rules/fight.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"

namespace tenaille::close_combat {

// CM-14: one slow step along the line of the two, or a quarter turn round the other. Senses as seen from
// above.
enum class Move : std::uint8_t { Advance, Retreat, CircleCounterclockwise, CircleClockwise };

// CM-15, CM-16, CM-19: what the other does about it when he had announced no move of his own.
enum class Reaction : std::uint8_t { Accompany, Hold, Oppose };

std::string_view name(Move move);
std::string_view name(Reaction reaction);
std::optional<Move> moveNamed(std::string_view text);
std::optional<Reaction> reactionNamed(std::string_view text);

constexpr bool isCircle(Move move) {
    return move == Move::CircleCounterclockwise || move == Move::CircleClockwise;
}

// The other's reaction to the move, or the move that he had announced himself (CM-18).
using Response = std::variant<Reaction, Move>;

struct MoveRuling {
    bool legal = true;  // false: somebody circles and the flanks are not free (CM-17); nobody moves
    bool moverMoves = false;
    bool otherMoves = false;    // he goes or turns along, or goes his own way
    bool engaged = true;        // still, afterwards
    std::int32_t rotation = 0;  // of the axis of the two, in degrees, counter-clockwise positive
    // Change of the distance of the two in slow steps; none when their directions differ.
    std::optional<std::int32_t> steps = 0;
    rules::RuleRef rule;
    friend bool operator==(const MoveRuling&, const MoveRuling&) = default;
};

// The result depends on the pair alone: whoever of two announced moves is called the mover, the other half is
// the mirror image.
MoveRuling ruleMove(Move move, Response response, bool flanksFree, const rules::CloseMoveOptions& options);

}  // namespace tenaille::close_combat
