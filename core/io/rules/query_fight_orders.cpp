// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_fight.h"
#include "core/rules/rule_options.h"

namespace tenaille::io {

namespace {

using fight::Deed;

constexpr Limits kPlace{-10000000, 10000000};  // in mm
constexpr Limits kWear{0, 10000};
constexpr Limits kLossDie{1, 12};
constexpr Limits kFactor{-20, 20};
constexpr Limits kDuration{1, 100};

segments::Mode readMode(const Field& mode) { return mode.named(segments::modeNamed); }

std::optional<std::int32_t> readIfPresent(const Field& number, Limits limits) {
    return number.present() ? std::optional(number.integer(limits)) : std::nullopt;
}

// A place or somebody: exactly one of the two members.
fight::Goal readGoal(const Field& order, std::string_view member, const FightIds& ids) {
    const Field somebody = order[member];
    const Field place = order["toMm"];
    if (!somebody.present()) return readPosition(place);
    if (place.present())
        place.fail(QueryErrorCode::OutOfRange, "Write either a place or a combatant to go to.");
    return ids.read(somebody);
}

std::vector<std::int32_t> readOpposed(const Field& opposed, wounds::CombatAction action) {
    std::vector<std::int32_t> totals;
    if (!opposed.present() && action != wounds::CombatAction::PassThrough) return totals;
    for (const Field& total : opposed.items()) totals.push_back(total.integer(kD20Total));
    if (totals.empty() || totals.size() > 2)
        opposed.fail(QueryErrorCode::OutOfRange, "Write the strike totals of one or two opponents.");
    return totals;
}

// SN-16: one weapon, or two if the table allows it.
std::vector<surprise::SneakWeapon> readWeapons(const Field& order, std::int32_t wear,
                                               const rules::SneakOptions& options) {
    std::vector<surprise::SneakWeapon> weapons;
    if (!order["wears"].present())
        weapons.push_back({wear});
    else
        for (const Field& one : order["wears"].items()) weapons.push_back({one.integer(kWear)});
    if (weapons.empty() || weapons.size() > (options.twoDaggers ? 2u : 1u))
        order["wears"].fail(QueryErrorCode::OutOfRange,
                            "A sneak attack is made with one weapon, or two daggers.");
    if (!order["hits"].present()) return weapons;
    const std::vector<Field> hits = order["hits"].items();
    if (hits.size() != weapons.size())
        order["hits"].fail(QueryErrorCode::OutOfRange, "Write true or false for every weapon.");
    for (std::size_t i = 0; i < hits.size(); ++i) weapons[i].hit = hits[i].boolean();
    return weapons;
}

// ---- one reader for each kind of order; all but the first two name others

using Reader = Deed (*)(const Field& order, const FightIds& ids, const rules::RuleOptions& options);

Deed readChange(const Field& order, const FightIds&, const rules::RuleOptions&) {
    return fight::ChangeMode{readMode(order["to"]), order["draws"].boolean(false),
                             order["dropsBow"].boolean(false)};
}

Deed readSimple(const Field& order, const FightIds&, const rules::RuleOptions&) {
    return fight::SimpleAction{order["what"].text(), order["duration"].integer(kDuration, 1)};
}

Deed readRun(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    return fight::FastMove{order["speed"].integer(kSegmentSpeed), readGoal(order, "until", ids)};
}

Deed readCast(const Field& order, const FightIds&, const rules::RuleOptions&) {
    return fight::Cast{order["spell"].text(), order["time"].integer(kDuration)};
}

Deed readRoutine(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    return fight::Routine{ids.read(order["target"]), readDice(order)};
}

Deed readOpportunity(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    return fight::Opportunity{ids.read(order["target"]), readDice(order), order["onFumble"].boolean(false)};
}

Deed readSurprise(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    return fight::SurpriseAttack{ids.read(order["target"]), readDice(order),
                                 readIfPresent(order["rangeMm"], kLengthMm)};
}

Deed readSneak(const Field& order, const FightIds& ids, const rules::RuleOptions& options) {
    fight::SneakAttack attack;
    attack.target = ids.read(order["target"]);
    attack.dice = readDice(order);
    attack.rangeMm = readIfPresent(order["rangeMm"], kLengthMm);
    attack.unseen = order["unseen"].boolean(false);
    attack.save = order["save"].integer(kD20Total);
    attack.weapons = readWeapons(order, attack.dice.wear, options.sneak);
    attack.inFight = order["inFight"].boolean(false);
    attack.weaponAttackFactor = order["weaponAttackFactor"].integer(kFactor, 0);
    attack.dexterityBonus = order["dexterityBonus"].integer(kFactor, 0);
    attack.weaponDefenseFactor = order["weaponDefenseFactor"].integer(kFactor, 0);
    return attack;
}

Deed readParry(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    return fight::Parry{ids.read(order["against"]), order["d20"].integer(kD20),
                        order["success"].boolean(false)};
}

Deed readSlowMove(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    fight::SlowMove move;
    if (order["move"].present()) move.move = order["move"].named(close_combat::moveNamed);
    move.goal = readGoal(order, "with", ids);
    move.distanceMm = order["distanceMm"].integer(kLengthMm, move.distanceMm);
    move.flanksFree = order["flanksFree"].boolean(true);
    move.follow = order["follow"].boolean(false);
    return move;
}

Deed readReact(const Field& order, const FightIds& ids, const rules::RuleOptions&) {
    return fight::React{ids.read(order["to"]), order["reaction"].named(close_combat::reactionNamed)};
}

Deed readPivot(const Field&, const FightIds&, const rules::RuleOptions&) { return fight::Pivot{}; }

constexpr std::array kDeeds{Word<Reader>{"changeMode", readChange},
                            Word<Reader>{"simple", readSimple},
                            Word<Reader>{"fastMove", readRun},
                            Word<Reader>{"cast", readCast},
                            Word<Reader>{"routine", readRoutine},
                            Word<Reader>{"opportunity", readOpportunity},
                            Word<Reader>{"surpriseAttack", readSurprise},
                            Word<Reader>{"sneakAttack", readSneak},
                            Word<Reader>{"parry", readParry},
                            Word<Reader>{"slowMove", readSlowMove},
                            Word<Reader>{"react", readReact},
                            Word<Reader>{"pivot", readPivot}};

}  // namespace

fight::Position readPosition(const Field& field) {
    const auto pair = field.items(2);
    return fight::positionAtMm(pair[0].integer(kPlace), pair[1].integer(kPlace));
}

fight::Dice readDice(const Field& field) {
    fight::Dice dice;
    if (field["action"].present()) dice.action = field["action"].named(wounds::combatActionNamed);
    const bool passesGuard = dice.action == wounds::CombatAction::PassGuard;
    if (field["d20"].present() || !passesGuard) dice.d20 = field["d20"].integer(kD20);
    dice.wear = field["wear"].integer(kWear, 0);
    dice.lossRoll = field["lossRoll"].integer(kLossDie, 1);
    dice.d6 = readIfPresent(field["d6"], kD6);
    dice.d4 = field["d4"].integer(kD4, 1);
    dice.d100 = readIfPresent(field["d100"], {1, 100});
    if (field["rangeBand"].present()) dice.rangeBand = field["rangeBand"].named(wounds::rangeBandNamed);
    if (field["weapon"].present()) dice.weapon = field["weapon"].text();
    dice.opposed = readOpposed(field["opposed"], dice.action);
    return dice;
}

fight::Order readOrder(const Field& field, const FightIds& ids, const rules::RuleOptions& options) {
    fight::Order order;
    order.who = ids.read(field["who"]);
    order.deed = field["do"].word(kDeeds)(field, ids, options);
    const fight::Dice* dice = fight::diceOf(order.deed);
    if (dice == nullptr) return order;
    if (field["target"].text() == order.who)
        field["target"].fail(QueryErrorCode::OutOfRange, "Nobody strikes himself.");
    if (!std::holds_alternative<fight::Opportunity>(order.deed))
        static_cast<void>(field["d20"].integer(kD20));
    return order;
}

}  // namespace tenaille::io
