// SPDX-License-Identifier: MIT
//
// Phase 5b: parries of the attacks that were rolled (EX-23 to EX-26, AO-13). Phase 5c: what a critical
// failure gives its target (EX-06).
#include <algorithm>

#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

using segments::Act;

Strike* strikeToParry(SegmentPlay& play, std::size_t parrier, std::size_t against) {
    const auto found = std::find_if(play.strikes.begin(), play.strikes.end(), [&](const Strike& strike) {
        return strike.striker == against && strike.target == parrier && strike.achieves();
    });
    return found != play.strikes.end() ? &*found : nullptr;
}

wounds::Parrier parrierOf(const SegmentPlay& play, std::size_t i, bool hasSlot) {
    const Combatant& combatant = play.who(i);
    const Act act = play.actors[i].act;
    const bool mayRetract = play.options.segment.retractToParry == rules::RetractToParry::OpportunityOnly;
    wounds::Parrier parrier;
    parrier.score = wounds::ruleParryScore(combatant.sheet.levels, play.options.exceptional).score();
    parrier.actionAvailable = hasSlot;
    parrier.segmentFree = act == Act::None || (act == Act::Opportunity && mayRetract);
    parrier.closeMode = segments::isClose(combatant.mode);
    parrier.surprised = combatant.surprised;
    parrier.guardLowered = segments::lowersGuard(act);
    parrier.canParryMissile = combatant.sheet.canParryMissile;
    return parrier;
}

wounds::ParriedBlow blowOf(const Strike& strike) {
    const bool unforeseen =
        strike.kind == StrikeKind::SurpriseAttack || strike.kind == StrikeKind::SneakAttack;
    return {strike.dice->action, strike.results.onlyCriticalParry, strike.results.critical, unforeseen};
}

void undo(Strike& strike, const wounds::ParryRuling& ruling) {
    if (ruling.cancelsHit) strike.hit = false;
    if (!ruling.cancelsExceptional) return;
    strike.results.critical = false;
    strike.results.specials.clear();
    strike.results.disarm = false;
}

void parry(SegmentPlay& play, std::size_t i, const Deed& deed) {
    const auto& order = std::get<Parry>(deed);
    Strike* strike = strikeToParry(play, i, play.indexOf(order.against));
    if (strike == nullptr || !play.atStart(i).alive) return play.refuse(i, deed, Refusal::NothingToParry);
    const auto slot = usableSlot(play.who(i), play.start.segment, SlotUse::Parry, play.options.segment);
    const wounds::Parrier parrier = parrierOf(play, i, slot.has_value());
    const wounds::ParryRuling ruling =
        wounds::ruleParry(blowOf(*strike), parrier, order.d20, order.success, play.options.exceptional);
    if (!ruling.allowed()) return play.refuse(i, deed, ruling.reason);
    Actor& actor = play.actors[i];
    if (actor.opportunity) play.report(OpportunityLost{play.id(i)});
    actor.opportunity.reset();
    actor.act = Act::Parry;
    play.who(i).slots[*slot].use = Slot::Use::Spent;
    undo(*strike, ruling);
    play.report(Parried{play.id(i), order.against, ruling.critical(), ruling.cancelsHit, ruling.reason,
                        order.d20, parrier.score});
}

// ---- 5c

// He must be able to strike in this very segment (AO-09); a chain is impossible: it takes his act.
bool canUseFumble(const SegmentPlay& play, std::size_t i, std::size_t fumbler) {
    const Combatant& combatant = play.who(i);
    return play.actors[i].act == Act::None && segments::isClose(combatant.mode) && !combatant.bowInHand &&
           !combatant.surprised && play.engagedAtStart(i, fumbler);
}

void useFumble(SegmentPlay& play, std::size_t i, std::size_t fumbler) {
    Actor& actor = play.actors[i];
    for (const Deed* deed : actor.deeds) {
        const auto* order = std::get_if<Opportunity>(deed);
        if (order == nullptr || !order->onFumble || order->target != play.id(fumbler)) continue;
        actor.act = Act::Opportunity;
        actor.opportunity = Intent{StrikeKind::Opportunity, fumbler, &order->dice};
        return;
    }
}

}  // namespace

std::optional<RefusalReason> parryRefusal(const SegmentPlay& play, std::size_t i) {
    const auto slot = usableSlot(play.who(i), play.start.segment, SlotUse::Parry, play.options.segment);
    constexpr std::int32_t kAnyFace = 10;
    const wounds::ParryRuling ruling =
        wounds::ruleParry({}, parrierOf(play, i, slot.has_value()), kAnyFace, true, play.options.exceptional);
    if (ruling.allowed()) return std::nullopt;
    return ruling.reason;
}

void playParries(SegmentPlay& play) {
    play.eachDeed<Parry>([&](std::size_t i, const Deed& deed) { parry(play, i, deed); });
}

void playFumbles(SegmentPlay& play) {
    for (const Strike& strike : play.strikes) {
        if (strike.results.fumbleEffect != wounds::FumbleEffect::OpportunityForOpponent) continue;
        const std::size_t i = strike.target;
        if (!canUseFumble(play, i, strike.striker)) {
            play.report(OpportunityDenied{play.id(i), play.id(strike.striker), Denial::FumbleNotUsable});
            continue;
        }
        play.report(OpportunityOffered{play.id(i), play.id(strike.striker), {}, true});
        useFumble(play, i, strike.striker);
    }
}

}  // namespace tenaille::fight
