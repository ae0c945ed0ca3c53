// SPDX-License-Identifier: MIT
#include "core/rules/segments/opportunity_offer.h"

#include <algorithm>
#include <array>

#include "core/base/words.h"
#include "core/rules/segments/engagement.h"

namespace tenaille::segments {

namespace {

bool grapples(std::span<const std::string> grappling, std::string_view id) {
    return std::find(grappling.begin(), grappling.end(), id) != grappling.end();
}

OpportunityCauses causesOf(const Striker& striker, const Opponent& opponent) {
    OpportunityCauses causes;
    if (opponent.doing == Act::Simple || opponent.doing == Act::FastMove)
        causes = causes.with(OpportunityCause::SimpleAction);
    if (!isClose(opponent.mode)) causes = causes.with(OpportunityCause::OtherMode);
    if (striker.mode != Mode::Melee) return causes;
    if (!opponent.passingGuardOf.empty() && opponent.passingGuardOf == striker.id)
        causes = causes.with(OpportunityCause::PassGuard);
    if (!opponent.grappling.empty() && !grapples(opponent.grappling, striker.id))
        causes = causes.with(OpportunityCause::GrappledWithThird);
    return causes;
}

OfferReason reasonOf(const Striker& striker, const Opponent& opponent, OpportunityCauses causes,
                     rules::Length distance, const rules::SegmentOptions& options) {
    if (!causes.any()) return OfferReason::NoCause;
    if (!striker.alive || !opponent.alive) return OfferReason::Dead;
    if (!areEngaged(distance, striker.polearm, opponent.polearm, options)) return OfferReason::NotEngaged;
    if (options.opportunityRequiresReach && !isWithinReach(distance, striker.polearm, options))
        return OfferReason::OutOfReach;
    if (striker.surprised) return OfferReason::Surprised;
    if (!isClose(striker.mode) || striker.bowInHand) return OfferReason::NotCloseMode;
    if (striker.modeChangedNow && options.modeChangeEffective == rules::ModeChangeEffective::NextSegment)
        return OfferReason::ModeTooLate;
    if (striker.routineBlocked && options.modeChangeBlocksOpportunity) return OfferReason::ModeChanged;
    if (lowersGuard(striker.doing)) return OfferReason::OwnGuardLowered;
    if (!striker.grappling.empty() && !grapples(striker.grappling, opponent.id))
        return OfferReason::BusyGrappling;
    return OfferReason::Ok;
}

}  // namespace

std::string_view name(OpportunityCause cause) {
    constexpr std::array<std::string_view, kOpportunityCauses> kNames{"simpleAction", "otherMode",
                                                                      "passGuard", "grappledWithThird"};
    return wordOf(kNames, cause);
}

std::string_view name(OfferReason reason) {
    constexpr std::array<std::string_view, 11> kNames{
        "ok",           "noCause",     "dead",        "notEngaged",      "outOfReach",   "surprised",
        "notCloseMode", "modeTooLate", "modeChanged", "ownGuardLowered", "busyGrappling"};
    return wordOf(kNames, reason);
}

rules::RuleRef ruleOf(OfferReason reason) {
    switch (reason) {
        case OfferReason::OutOfReach:
            return {"AO-06"};
        case OfferReason::ModeChanged:
            return {"SG-14"};
        case OfferReason::Surprised:
        case OfferReason::NotCloseMode:
        case OfferReason::ModeTooLate:
        case OfferReason::OwnGuardLowered:
        case OfferReason::BusyGrappling:
            return {"AO-07"};
        case OfferReason::Ok:
        case OfferReason::NoCause:
        case OfferReason::Dead:
        case OfferReason::NotEngaged:
            return {"AO-04"};
    }
    return {"AO-04"};
}

OfferRuling ruleOffer(const Striker& striker, const Opponent& opponent, rules::Length distance,
                      const rules::SegmentOptions& options) {
    const OpportunityCauses causes = causesOf(striker, opponent);
    return {causes, reasonOf(striker, opponent, causes, distance, options)};
}

}  // namespace tenaille::segments
