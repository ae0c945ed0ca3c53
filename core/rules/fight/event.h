// SPDX-License-Identifier: MIT
//
// What happens in a fight, in the order of its phases (protocol 5.1). Every event names the rule that it
// comes from; ids are those of combatants.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/rules/close_combat/close_move.h"
#include "core/rules/fatigue/activity.h"
#include "core/rules/fight/blow_events.h"
#include "core/rules/fight/refusal.h"
#include "core/rules/rule_ref.h"
#include "core/rules/segments/mode.h"
#include "core/rules/segments/opportunity_offer.h"

namespace tenaille::fight {

// ---- surprise

struct SurpriseSegmentPlayed {
    friend bool operator==(const SurpriseSegmentPlayed&, const SurpriseSegmentPlayed&) = default;
};
struct NoSurpriseSegment {
    friend bool operator==(const NoSurpriseSegment&, const NoSurpriseSegment&) = default;
};

// ---- orders

struct Refused {
    Id who;
    std::string_view deed;  // name(Deed)
    RefusalReason reason;
    std::optional<Id> target = {};  // of an opportunity that somebody with offers did not get
    friend bool operator==(const Refused&, const Refused&) = default;
};
struct ActivityLost {
    Id who;
    std::string what;
    friend bool operator==(const ActivityLost&, const ActivityLost&) = default;
};
struct ModeChanged {
    Id who;
    segments::Mode to = segments::Mode::Melee;
    friend bool operator==(const ModeChanged&, const ModeChanged&) = default;
};
struct SimpleStarted {
    Id who;
    std::string what;
    friend bool operator==(const SimpleStarted&, const SimpleStarted&) = default;
};
struct FastMoveStarted {
    Id who;
    std::int32_t speed = 0;
    friend bool operator==(const FastMoveStarted&, const FastMoveStarted&) = default;
};
struct CastStarted {
    Id who;
    std::string spell;
    std::int32_t time = 1;
    friend bool operator==(const CastStarted&, const CastStarted&) = default;
};

// ---- opportunities

struct OpportunityOffered {
    Id to;
    Id against;
    segments::OpportunityCauses causes = {};  // none: by a critical failure
    bool byFumble = false;
    friend bool operator==(const OpportunityOffered&, const OpportunityOffered&) = default;
};
struct OpportunityDenied {
    Id to;
    Id against;
    DenialReason reason;
    friend bool operator==(const OpportunityDenied&, const OpportunityDenied&) = default;
};
struct OpportunityLapsed {
    Id to;
    Id against;
    friend bool operator==(const OpportunityLapsed&, const OpportunityLapsed&) = default;
};
struct OpportunityLost {  // given up for a parry
    Id who;
    friend bool operator==(const OpportunityLost&, const OpportunityLost&) = default;
};
struct RoutinePostponed {
    Id who;
    std::int32_t to = 0;  // segment; 11: lost at the end of the round
    friend bool operator==(const RoutinePostponed&, const RoutinePostponed&) = default;
};
struct RoutineLost {
    Id who;
    std::int32_t initiative = 0;  // readjusted
    std::int32_t declared = 0;
    friend bool operator==(const RoutineLost&, const RoutineLost&) = default;
};

// ---- positions

struct Moved {  // by a fast move
    Id who;
    std::int32_t distanceMm = 0;
    friend bool operator==(const Moved&, const Moved&) = default;
};
struct SlowMoved {
    Id who;
    friend bool operator==(const SlowMoved&, const SlowMoved&) = default;
};
struct CloseMoved {
    Id who;
    Id with;
    close_combat::Move move = close_combat::Move::Advance;
    close_combat::Response response = close_combat::Reaction::Hold;
    close_combat::MoveRuling ruling = {};
    friend bool operator==(const CloseMoved&, const CloseMoved&) = default;
};
struct Pushed {
    Id who;
    std::int32_t distanceMm = 0;
    friend bool operator==(const Pushed&, const Pushed&) = default;
};
struct PassedThrough {
    Id who;
    Id past;
    friend bool operator==(const PassedThrough&, const PassedThrough&) = default;
};
struct Engaged {
    Id a;
    Id b;
    friend bool operator==(const Engaged&, const Engaged&) = default;
};
struct Disengaged {  // CM-13
    Id a;
    Id b;
    friend bool operator==(const Disengaged&, const Disengaged&) = default;
};

// ---- what ends

struct SimpleDone {
    Id who;
    std::string what;  // "fastMove" for a run
    friend bool operator==(const SimpleDone&, const SimpleDone&) = default;
};
struct SpellEffect {
    Id who;
    std::string what;
    friend bool operator==(const SpellEffect&, const SpellEffect&) = default;
};
struct Tired {
    Id who;
    fatigue::Activity activity = fatigue::Activity::Rest;
    std::int32_t points = 0;
    std::int32_t nextPenalty = 0;
    std::int32_t threshold = 0;  // FA-01
    std::int32_t before = 0;     // points
    friend bool operator==(const Tired&, const Tired&) = default;
};

using Happening =
    std::variant<SurpriseSegmentPlayed, NoSurpriseSegment, Refused, ActivityLost, ModeChanged, SimpleStarted,
                 FastMoveStarted, CastStarted, OpportunityOffered, OpportunityDenied, OpportunityLapsed,
                 OpportunityLost, RoutinePostponed, RoutineLost, Struck, WrongTarget, Parried, Disarmed,
                 SpecialDone, WeaponLost, WeaponBroken, CompanionWounded, Grappled, Damaged, Down, Moved,
                 SlowMoved, CloseMoved, Pushed, PassedThrough, Engaged, Disengaged, SimpleDone, SpellEffect,
                 Tired>;

struct Event {
    std::int32_t round = 0;
    std::int32_t segment = 0;
    Happening what;
    friend bool operator==(const Event&, const Event&) = default;
};

// "surpriseSegment" ... as the protocol writes it.
std::string_view name(const Happening& what);
bool isEventName(std::string_view text);
rules::RuleRef ruleOf(const Happening& what);

}  // namespace tenaille::fight
