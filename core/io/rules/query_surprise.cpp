// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/surprise/surprise.h"

namespace tenaille::io {

namespace {

JsonValue surpriseSegmentKind(const Field& input, const rules::RuleOptions&) {
    const std::vector<Field> flags = input["surprised"].items();
    std::int64_t surprised = 0;
    for (const Field& flag : flags) surprised += flag.boolean() ? 1 : 0;
    return JsonObject{
        {"played", surprise::isSegmentPlayed(surprised, static_cast<std::int64_t>(flags.size()))}};
}

JsonValue surpriseAttackKind(const Field& input, const rules::RuleOptions& options) {
    surprise::SurpriseQuestion question;
    question.kind = input["attack"].named(surprise::attackKindNamed);
    question.distance = input["distanceMm"].integer(kLengthMm);
    question.ready = input["ready"].boolean(true);
    question.attackerSurprised = input["attackerSurprised"].boolean(false);
    question.targetSurprised = input["targetSurprised"].boolean(true);
    if (input["weaponRangeMm"].present()) question.weaponRangeMm = input["weaponRangeMm"].integer(kLengthMm);
    question.alreadyUsed = input["alreadyUsed"].boolean(false);
    const surprise::SurpriseReason reason = surprise::ruleSurprise(question, options.surprise);
    return JsonObject{{"allowed", reason == surprise::SurpriseReason::Ok},
                      {"reason", surprise::name(reason)}};
}

constexpr std::array kSurpriseKinds{QueryKind{"surprise.segment", surpriseSegmentKind},
                                    QueryKind{"surprise.attack", surpriseAttackKind}};

}  // namespace

std::span<const QueryKind> surpriseKinds() { return kSurpriseKinds; }

}  // namespace tenaille::io
