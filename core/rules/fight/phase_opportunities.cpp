// SPDX-License-Identifier: MIT
//
// Phase 3: who lowers his guard, and who may strike him for it (AO-01 to AO-12). Phase 4: strikers choose
// (AO-09 to AO-11, AO-18). Phase 5d: their rolls.
#include <algorithm>

#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

using segments::Act;

segments::Striker strikerOf(const SegmentPlay& play, std::size_t i) {
    const Combatant& combatant = play.who(i);
    const Actor& actor = play.actors[i];
    segments::Striker striker;
    striker.id = combatant.id;
    striker.mode = combatant.mode;
    striker.surprised = combatant.surprised;
    striker.doing = actor.act;
    striker.bowInHand = combatant.bowInHand;
    striker.polearm = combatant.sheet.polearm;
    striker.grappling = combatant.grappling;
    striker.modeChangedNow = actor.modeChangedNow;
    striker.routineBlocked = combatant.routineBlocked;
    return striker;
}

segments::Opponent opponentOf(const SegmentPlay& play, std::size_t i) {
    const Combatant& combatant = play.who(i);
    const Actor& actor = play.actors[i];
    segments::Opponent opponent;
    opponent.id = combatant.id;
    opponent.mode = combatant.mode;
    opponent.doing = actor.act;
    if (actor.intent && actor.intent->dice->action == wounds::CombatAction::PassGuard)
        opponent.passingGuardOf = play.id(actor.intent->target);
    opponent.grappling = combatant.grappling;
    opponent.polearm = combatant.sheet.polearm;
    return opponent;
}

// AO-08: read at the start of the segment; with the option also where a runner arrives.
rules::Length distanceBetween(const SegmentPlay& play, std::size_t striker, std::size_t opponent) {
    const Combatant& a = play.atStart(striker);
    const Combatant& b = play.atStart(opponent);
    const rules::Length before = contactDistance(a, b);
    if (!play.options.segment.opportunityOnArrival || play.actors[opponent].act != Act::FastMove)
        return before;
    return std::min(before, contactDistance(a.sheet, a.space.value_or(a.position), b.sheet,
                                            runStepOf(play, opponent).to));
}

void openOffer(SegmentPlay& play, std::size_t striker, std::size_t opponent) {
    using segments::OfferReason;
    const segments::OfferRuling ruling =
        segments::ruleOffer(strikerOf(play, striker), opponentOf(play, opponent),
                            distanceBetween(play, striker, opponent), play.options.segment);
    if (ruling.reason == OfferReason::NoCause || ruling.reason == OfferReason::NotEngaged ||
        ruling.reason == OfferReason::Dead)
        return;
    const Act act = play.actors[striker].act;
    if (!ruling.offered()) {
        play.report(OpportunityDenied{play.id(striker), play.id(opponent), ruling.reason});
    } else if (act == Act::None || act == Act::Routine) {
        play.offers.push_back({striker, opponent, ruling.causes});
        play.report(OpportunityOffered{play.id(striker), play.id(opponent), ruling.causes});
    } else {
        play.report(OpportunityDenied{play.id(striker), play.id(opponent), Denial::SegmentActionUsed});
    }
}

bool isOffered(const SegmentPlay& play, std::size_t to, std::size_t against) {
    return std::any_of(play.offers.begin(), play.offers.end(),
                       [&](const OpenOffer& offer) { return offer.to == to && offer.against == against; });
}

// SG-10: the routine action of this segment waits, its slot is kept.
void take(SegmentPlay& play, std::size_t i, std::size_t target, const Dice& dice) {
    Actor& actor = play.actors[i];
    if (actor.act == Act::Routine) play.report(RoutinePostponed{play.id(i), play.start.segment + 1});
    actor.intent.reset();
    actor.act = Act::Opportunity;
    actor.opportunity = Intent{StrikeKind::Opportunity, target, &dice};
}

std::optional<Refusal> refusalOf(const SegmentPlay& play, std::size_t i, std::size_t target,
                                 const Opportunity& order, bool taken) {
    if (!isOffered(play, i, target)) return Refusal::NotOffered;
    if (taken) return Refusal::OneActionPerSegment;
    if (!order.dice.situation.lineOfEffect) return Refusal::NoLineOfEffect;
    return std::nullopt;
}

// AO-11: the first order whose target is offered; the others are refused. Only who orders nothing of the kind
// strikes by himself.
void choose(SegmentPlay& play, std::size_t i) {
    bool ordered = false;
    bool taken = false;
    for (const Deed* deed : play.actors[i].deeds) {
        const auto* order = std::get_if<Opportunity>(deed);
        if (order == nullptr || order->onFumble) continue;
        ordered = true;
        const std::size_t target = play.indexOf(order->target);
        if (const auto refusal = refusalOf(play, i, target, *order, taken)) {
            play.report(Refused{play.id(i), name(*deed), *refusal, order->target});
        } else {
            take(play, i, target, order->dice);
            taken = true;
        }
    }
    const auto& byItself = play.atStart(i).sheet.autoOpportunity;
    if (ordered || !byItself || play.actors[i].act != Act::None) return;
    const auto first = std::find_if(play.offers.begin(), play.offers.end(),
                                    [&](const OpenOffer& offer) { return offer.to == i; });
    take(play, i, first->against, *byItself);
}

void refuseAll(SegmentPlay& play, std::size_t i) {
    for (const Deed* deed : play.actors[i].deeds) {
        const auto* order = std::get_if<Opportunity>(deed);
        if (order != nullptr && !order->onFumble) play.refuse(i, *deed, Refusal::NotOffered);
    }
}

}  // namespace

void openOffers(SegmentPlay& play) {
    if (play.isSurpriseSegment()) return;
    for (std::size_t striker = 0; striker < play.size(); ++striker)
        for (std::size_t opponent = 0; opponent < play.size(); ++opponent) {
            const Combatant& a = play.atStart(striker);
            const Combatant& b = play.atStart(opponent);
            if (areEnemies(a, b) && a.alive && b.alive && !a.hidden && !b.hidden && !isPartedFrom(a, b.id))
                openOffer(play, striker, opponent);
        }
}

void chooseOpportunities(SegmentPlay& play) {
    for (std::size_t i = 0; i < play.size(); ++i) {
        const bool hasOffers = std::any_of(play.offers.begin(), play.offers.end(),
                                           [&](const OpenOffer& offer) { return offer.to == i; });
        if (hasOffers)
            choose(play, i);
        else
            refuseAll(play, i);
    }
}

void rollOpportunities(SegmentPlay& play) {
    for (std::size_t i = 0; i < play.size(); ++i) {
        const auto intent = play.actors[i].opportunity;
        if (!intent) continue;
        rollStrike(play, i, *intent);
        for (OpenOffer& offer : play.offers)
            if (offer.to == i && offer.against == intent->target) offer.struck = true;
    }
    for (const OpenOffer& offer : play.offers)
        if (!offer.struck) play.report(OpportunityLapsed{play.id(offer.to), play.id(offer.against)});
}

}  // namespace tenaille::fight
