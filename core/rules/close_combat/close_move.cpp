// SPDX-License-Identifier: MIT
#include "core/rules/close_combat/close_move.h"

#include <array>

#include "core/base/words.h"

namespace tenaille::close_combat {

namespace {

constexpr std::array<std::string_view, 4> kMoves{"advance", "retreat", "circleCounterclockwise",
                                                 "circleClockwise"};
constexpr std::array<std::string_view, 3> kReactions{"accompany", "hold", "oppose"};

constexpr rules::RuleRef kFlanks{"CM-17"};
constexpr rules::RuleRef kAccompany{"CM-15"};
constexpr rules::RuleRef kHold{"CM-16"};
constexpr rules::RuleRef kAnnounced{"CM-18"};
constexpr rules::RuleRef kOppose{"CM-19"};

constexpr std::int32_t kQuarterTurn = 90;

std::int32_t senseOf(Move move) {
    if (!isCircle(move)) return 0;
    return move == Move::CircleCounterclockwise ? 1 : -1;
}

MoveRuling nobodyMoves(rules::RuleRef rule) { return {true, false, false, true, 0, 0, rule}; }
MoveRuling bothMove(std::int32_t rotation, rules::RuleRef rule) {
    return {true, true, true, true, rotation, 0, rule};
}
// Each goes his own way.
MoveRuling partedWays(rules::RuleRef rule) { return {true, true, true, false, 0, std::nullopt, rule}; }

MoveRuling held(Move move) {
    if (move == Move::Advance) return nobodyMoves(kHold);
    if (move == Move::Retreat) return {true, true, false, false, 0, 1, kHold};
    return {true, true, false, true, kQuarterTurn * senseOf(move), 0, kHold};
}

MoveRuling answered(Move move, Reaction reaction) {
    switch (reaction) {
        case Reaction::Accompany:
            return bothMove(kQuarterTurn * senseOf(move), kAccompany);
        case Reaction::Hold:
            return held(move);
        case Reaction::Oppose:
            return partedWays(kOppose);
    }
    return held(move);
}

MoveRuling bothAnnounced(Move move, Move other, const rules::CloseMoveOptions& options) {
    if (isCircle(move) != isCircle(other)) return partedWays(kAnnounced);
    if (isCircle(move))
        // Opposite senses want the same flank.
        return move == other ? bothMove(options.doubleCircleRotation * senseOf(move), kAnnounced)
                             : nobodyMoves(kAnnounced);
    if (move != other) return bothMove(0, kAnnounced);
    if (move == Move::Advance) return nobodyMoves(kAnnounced);
    return {true, true, true, false, 0, 2, kAnnounced};
}

}  // namespace

std::string_view name(Move move) { return wordOf(kMoves, move); }
std::string_view name(Reaction reaction) { return wordOf(kReactions, reaction); }
std::optional<Move> moveNamed(std::string_view text) { return fromWord<Move>(kMoves, text); }
std::optional<Reaction> reactionNamed(std::string_view text) { return fromWord<Reaction>(kReactions, text); }

MoveRuling ruleMove(Move move, Response response, bool flanksFree, const rules::CloseMoveOptions& options) {
    const Move* other = std::get_if<Move>(&response);
    if (!flanksFree && (isCircle(move) || (other != nullptr && isCircle(*other))))
        return {false, false, false, true, 0, 0, kFlanks};
    return other != nullptr ? bothAnnounced(move, *other, options)
                            : answered(move, std::get<Reaction>(response));
}

}  // namespace tenaille::close_combat
