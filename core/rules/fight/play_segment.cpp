// SPDX-License-Identifier: MIT
//
// The order of the phases of a segment (9.4 of the catalogue): the one place where it stands.
#include <array>

#include "core/rules/fight/fight.h"
#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

// ---- what orders must name

Problem unknownId(const std::string& id) {
    return {TENAILLE_PROBLEM("There is no combatant %1 in this fight."),
            {id},
            TENAILLE_PROBLEM("Name one of the combatants.")};
}

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

// The other combatant that an order names; none: it names nobody.
const std::string* otherOf(const Goal& goal) { return std::get_if<std::string>(&goal); }
const std::string* otherOf(const Deed& deed) {
    return std::visit(Overloaded{[](const FastMove& move) { return otherOf(move.goal); },
                                 [](const SlowMove& move) { return otherOf(move.goal); },
                                 [](const Routine& routine) { return &routine.target; },
                                 [](const Opportunity& opportunity) { return &opportunity.target; },
                                 [](const SurpriseAttack& attack) { return &attack.target; },
                                 [](const SneakAttack& attack) { return &attack.target; },
                                 [](const Parry& parry) { return &parry.against; },
                                 [](const React& react) { return &react.to; },
                                 [](const auto&) -> const std::string* { return nullptr; }},
                      deed);
}

std::optional<Problem> faultOf(const FightState& state, const Order& order) {
    if (!state.find(order.who)) return unknownId(order.who);
    if (const std::string* other = otherOf(order.deed)) {
        if (!state.find(*other)) return unknownId(*other);
        if (*other == order.who && diceOf(order.deed) != nullptr)
            return Problem{TENAILLE_PROBLEM("%1 cannot strike himself."),
                           {order.who},
                           TENAILLE_PROBLEM("Name another target.")};
    }
    // An opportunity is asked for its die when it is taken (AO-17).
    const Dice* dice = diceOf(order.deed);
    if (dice != nullptr && !dice->d20 && !std::holds_alternative<Opportunity>(order.deed))
        return missingDie(order.who);
    return std::nullopt;
}

// ---- the phases

using Phase = void (*)(SegmentPlay&);

constexpr std::array<Phase, 4> kBeforeTheChoice{playRunningActivities, playModeChanges, playDeclarations,
                                                openOffers};
constexpr std::array<Phase, 9> kFromTheChoice{chooseOpportunities, rollAttacks,       playParries,
                                              playFumbles,         rollOpportunities, applyEffects,
                                              movePositions,       endActivities,     reportEngagements};

Result<SegmentPlay> begun(const FightState& before, std::span<const Order> orders,
                          const rules::RuleOptions& options) {
    SegmentPlay play(before, options);
    for (const Order& order : orders) {
        if (auto fault = faultOf(before, order)) return *std::move(fault);
        play.actors[play.indexOf(order.who)].deeds.push_back(&order.deed);
    }
    for (const Phase phase : kBeforeTheChoice) phase(play);
    return play;
}

// SG-01: ten segments; SU-01: surprise lasts one.
void advance(FightState& state) {
    for (Combatant& combatant : state.combatants) combatant.surprised = false;
    if (state.stage == Stage::SurpriseSegment)
        state.stage = Stage::RoundStart;
    else if (state.segment == segments::kSegmentsPerRound)
        state.stage = Stage::RoundEnd;
    else
        ++state.segment;
}

}  // namespace

Problem missingDie(const std::string& who) {
    return {TENAILLE_PROBLEM("The d20 of %1 is missing."),
            {who},
            TENAILLE_PROBLEM("Give the roll of the strike.")};
}

SegmentPlay::SegmentPlay(const FightState& before, const rules::RuleOptions& ruleOptions)
    : start(before), options(ruleOptions), state(before), actors(before.combatants.size()) {}

bool SegmentPlay::engagedAtStart(std::size_t a, std::size_t b) const {
    return areEngaged(atStart(a), atStart(b), options.segment);
}

Result<std::vector<Offer>> offers(const FightState& before, std::span<const Order> orders,
                                  const rules::RuleOptions& options) {
    const Result<SegmentPlay> play = begun(before, orders, options);
    if (!play) return play.problem();
    std::vector<Offer> result;
    for (const OpenOffer& offer : play->offers)
        result.push_back({play->id(offer.to), play->id(offer.against), offer.causes});
    return result;
}

Result<std::vector<RefusedOrder>> refusals(const FightState& before, std::span<const Order> orders,
                                           const rules::RuleOptions& options) {
    Result<SegmentPlay> play = begun(before, orders, options);
    if (!play) return play.problem();
    std::vector<RefusedOrder> result;
    for (std::size_t i = 0; i < orders.size(); ++i)
        for (const auto& [deed, reason] : play->refused)
            if (deed == &orders[i].deed) result.push_back({i, reason});
    // Who takes an opportunity puts his own strike off (SG-10) and may give it up for a parry (AO-13).
    chooseOpportunities(*play);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!std::holds_alternative<Parry>(orders[i].deed)) continue;
        if (const auto reason = parryRefusal(*play, play->indexOf(orders[i].who)))
            result.push_back({i, *reason});
    }
    return result;
}

Result<Step> playSegment(const FightState& before, std::span<const Order> orders,
                         const rules::RuleOptions& options) {
    Result<SegmentPlay> begin = begun(before, orders, options);
    if (!begin) return begin.problem();
    SegmentPlay& play = *begin;
    for (const Phase phase : kFromTheChoice) phase(play);
    if (play.problem) return *play.problem;
    advance(play.state);
    return Step{std::move(play.state), std::move(play.events)};
}

}  // namespace tenaille::fight
