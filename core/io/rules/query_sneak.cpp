// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/surprise/sneak_attack.h"
#include "core/rules/surprise/sneak_rank.h"

namespace tenaille::io {

namespace {

constexpr Limits kPart{-20, 20};
constexpr Limits kRank{0, 50};

JsonValue attackKind(const Field& input, const rules::RuleOptions& options) {
    surprise::SneakApproach approach;
    approach.kind = input["attack"].named(surprise::attackKindNamed);
    approach.distance = input["distanceMm"].integer(kLengthMm);
    approach.unnoticed = input["unnoticed"].boolean();
    approach.unseen = input["unseen"].boolean();
    if (input["shortRangeMm"].present()) approach.shortRangeMm = input["shortRangeMm"].integer(kLengthMm);
    const surprise::SneakVerdict verdict = surprise::ruleSneakApproach(approach, options);
    return JsonObject{{"allowed", verdict == surprise::SneakVerdict::Ok},
                      {"reason", surprise::name(verdict)}};
}

JsonValue hitKind(const Field& input, const rules::RuleOptions& options) {
    const surprise::SneakHit hit = surprise::ruleSneakHit(
        {input["d20"].integer({1, 20}), input["bonus"].integer(kD20Bonus, 0),
         input["weaponAttackFactor"].integer(kPart, 0), input["ac"].integer({-50, 200}),
         input["dexterityBonus"].integer(kPart, 0), input["weaponDefenseFactor"].integer(kPart, 0)},
        options);
    return JsonObject{{"total", hit.total}, {"ac", hit.armorClass}, {"hit", hit.hit}};
}

// SN-16: one weapon, or two if the table allows it.
std::vector<surprise::SneakWeapon> readWeapons(const Field& input, const rules::SneakOptions& options) {
    std::vector<surprise::SneakWeapon> weapons;
    for (const Field& damage : input["damages"].items()) weapons.push_back({damage.integer({0, 1000}), true});
    if (weapons.empty() || weapons.size() > (options.twoDaggers ? 2u : 1u))
        input["damages"].fail(QueryErrorCode::OutOfRange,
                              "A sneak attack is made with one weapon, or two daggers.");
    if (!input["hits"].present()) return weapons;
    const std::vector<Field> hits = input["hits"].items();
    if (hits.size() != weapons.size())
        input["hits"].fail(QueryErrorCode::OutOfRange, "Write true or false for every weapon.");
    for (std::size_t i = 0; i < hits.size(); ++i) weapons[i].hit = hits[i].boolean();
    return weapons;
}

JsonValue sneakDamageKind(const Field& input, const rules::RuleOptions& options) {
    const auto weapons = readWeapons(input, options.sneak);
    const surprise::SneakDamage damage = surprise::ruleSneakDamage(
        {weapons, input["rank"].integer(kRank), input["save"].integer({-100, 200}),
         input["otherBonus"].integer(kD20Bonus, 0), input["inFight"].boolean(false)},
        options.sneak);
    return JsonObject{{"hit", damage.hit},
                      {"wear", damage.wear},
                      {"hitPointsLost", damage.hitPointsLost},
                      {"saved", orNull(damage.saved)},
                      {"dc", damage.difficulty}};
}

JsonValue scoreKind(const Field& input, const rules::RuleOptions& options) {
    std::optional<bool> extrapolated;
    const bool assassin = input["assassin"].boolean(false);
    std::int32_t rank = 0;
    if (input["rank"].present()) {
        if (input["level"].present())
            input["level"].fail(QueryErrorCode::OutOfRange, "Give either a rank or a level, not both.");
        rank = input["rank"].integer(kRank);
    } else {
        const auto usual = surprise::usualSneakRank(input["level"].integer({1, 100}), assassin);
        rank = usual.rank;
        extrapolated = usual.extrapolated;
    }
    const auto difficulty = surprise::sneakDifficulty(rank, input["inFight"].boolean(false), options.sneak);
    return JsonObject{{"rank", rank},
                      {"dc", rules::total(difficulty, rules::Target::Difficulty)},
                      {"extrapolated", orNull(extrapolated)}};
}

constexpr std::array kSneakKinds{QueryKind{"sneak.attack", attackKind}, QueryKind{"sneak.hit", hitKind},
                                 QueryKind{"sneak.damage", sneakDamageKind},
                                 QueryKind{"sneak.score", scoreKind}};

}  // namespace

std::span<const QueryKind> sneakKinds() { return kSneakKinds; }

}  // namespace tenaille::io
