// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/close_combat/breakthrough.h"
#include "core/rules/close_combat/close_move.h"

namespace tenaille::io {

namespace {

using close_combat::Reaction;

close_combat::Response readResponse(const Field& input) {
    const Field reaction = input["reaction"];
    const Field other = input["otherMove"];
    if (!other.present())
        return reaction.present() ? reaction.named(close_combat::reactionNamed) : Reaction::Hold;
    if (reaction.present())
        other.fail(QueryErrorCode::OutOfRange, "Write either a reaction or a move of the other's own.");
    return other.named(close_combat::moveNamed);
}

JsonValue resolveKind(const Field& input, const rules::RuleOptions& options) {
    const close_combat::Move move = input["move"].named(close_combat::moveNamed);
    const close_combat::MoveRuling ruling = close_combat::ruleMove(
        move, readResponse(input), input["flanksFree"].boolean(true), options.closeMove);
    return JsonObject{
        {"legal", ruling.legal},
        {"moverMoves", ruling.moverMoves},
        {"otherMoves", ruling.otherMoves},
        {"engaged", ruling.engaged},
        {"rotation", ruling.rotation},
        {"separationMm", ruling.steps ? JsonValue(*ruling.steps * options.segment.slowStepMm) : JsonValue()}};
}

JsonValue pushKind(const Field& input, const rules::RuleOptions& options) {
    const close_combat::Push push = close_combat::rulePush(input["d4"].integer(kD4), options);
    return JsonObject{{"pushMm", push.pushMm}, {"followMm", push.followMm}};
}

enum class Mode : unsigned char { Melee, Grapple };
constexpr std::array kModes{Word<Mode>{"melee", Mode::Melee}, Word<Mode>{"grapple", Mode::Grapple}};

JsonValue passThroughKind(const Field& input, const rules::RuleOptions& options) {
    const std::int32_t total = input["total"].integer(kD20Total);
    std::vector<std::int32_t> opponents;
    for (const Field& opponent : input["opponents"].items()) opponents.push_back(opponent.integer(kD20Total));
    const bool inMelee = input["mode"].word(kModes, Mode::Melee) == Mode::Melee;
    const close_combat::PassThrough ruling =
        close_combat::rulePassThrough(total, opponents, inMelee, options.closeMove);
    return JsonObject{{"total", ruling.total}, {"success", ruling.success}};
}

constexpr std::array kCloseMoveKinds{QueryKind{"closeMove.resolve", resolveKind},
                                     QueryKind{"closeMove.push", pushKind},
                                     QueryKind{"closeMove.passThrough", passThroughKind}};

}  // namespace

std::span<const QueryKind> closeMoveKinds() { return kCloseMoveKinds; }

}  // namespace tenaille::io
