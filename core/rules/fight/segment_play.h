// SPDX-License-Identifier: MIT
//
// A segment while it is played: what the phases of 9.4 hand to each other. Each phase is a function in a file
// of its own; play_segment.cpp calls them in order.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/problem.h"
#include "core/rules/fight/event.h"
#include "core/rules/fight/fight_state.h"
#include "core/rules/fight/order.h"
#include "core/rules/rule_options.h"
#include "core/rules/wounds/strike.h"

namespace tenaille::fight {

// A strike that somebody has chosen; `sneak` with a sneak attack alone. The orders outlive the segment.
struct Intent {
    StrikeKind kind = StrikeKind::Attack;
    std::size_t target = 0;
    const Dice* dice = nullptr;
    const SneakAttack* sneak = nullptr;
    std::size_t slot = 0;  // of an attack: spent when it is rolled
};

// A strike that was rolled. A parry undoes its results one by one.
struct Strike {
    StrikeKind kind = StrikeKind::Attack;
    std::size_t striker = 0;
    std::size_t target = 0;  // who is really struck (AO-25)
    const Dice* dice = nullptr;
    const SneakAttack* sneak = nullptr;
    bool hit = false;
    wounds::StrikeRuling results = {};  // exceptional ones

    bool achieves() const { return hit || results.critical || results.disarm || !results.specials.empty(); }
};

// One combatant in this segment.
struct Actor {
    segments::Act act = segments::Act::None;  // SG-04
    bool modeChangedNow = false;
    std::optional<Intent> intent = {};       // routine, surprise or sneak attack
    std::optional<Intent> opportunity = {};  // taken, not yet rolled
    std::vector<const Deed*> deeds = {};     // his orders, in their order
};

struct OpenOffer {
    std::size_t to = 0;
    std::size_t against = 0;
    segments::OpportunityCauses causes = {};
    bool struck = false;
};

struct SegmentPlay {
    SegmentPlay(const FightState& before, const rules::RuleOptions& ruleOptions);

    const FightState& start;  // positions, engagement and who is alive are read from it
    const rules::RuleOptions& options;
    FightState state;  // as it becomes
    std::vector<Actor> actors;
    std::vector<OpenOffer> offers;
    std::vector<Strike> strikes;
    std::vector<Event> events;
    std::vector<std::pair<const Deed*, RefusalReason>> refused;
    std::optional<Problem> problem = {};  // a roll without its die

    bool isSurpriseSegment() const { return start.stage == Stage::SurpriseSegment; }
    std::size_t size() const { return actors.size(); }
    Combatant& who(std::size_t i) { return state.combatants[i]; }
    const Combatant& who(std::size_t i) const { return state.combatants[i]; }
    const Combatant& atStart(std::size_t i) const { return start.combatants[i]; }
    const std::string& id(std::size_t i) const { return start.combatants[i].id; }
    bool engagedAtStart(std::size_t a, std::size_t b) const;
    std::size_t indexOf(const std::string& combatant) const { return *start.find(combatant); }

    void report(Happening what) { events.push_back({start.round, start.segment, std::move(what)}); }
    void refuse(std::size_t i, const Deed& deed, RefusalReason reason) {
        refused.emplace_back(&deed, reason);
        report(Refused{id(i), name(deed), reason});
    }

    // Calls visit(index, deed) for every order of one of these kinds, by combatant.
    template <class... Kinds, class Visit>
    void eachDeed(Visit&& visit) {
        for (std::size_t i = 0; i < size(); ++i) {
            for (const Deed* deed : actors[i].deeds)
                if ((std::holds_alternative<Kinds>(*deed) || ...)) visit(i, *deed);
        }
    }
};

// Where somebody who runs in this segment gets to (CM-01), from the positions at its start.
struct RunStep {
    Position to;
    bool arrives = false;
    std::int32_t wayMm = 0;
};
RunStep runStepOf(const SegmentPlay& play, std::size_t i);

// A roll that has no d20.
Problem missingDie(const std::string& who);

// Rolls a strike, reports it and keeps it for the parries and effects (protocol 5.1, "A roll").
void rollStrike(SegmentPlay& play, std::size_t striker, const Intent& intent);

// EX-25: why a parry in this segment would be refused whatever falls, as far as the choice of strikers has
// gone; none: it may come to something.
std::optional<RefusalReason> parryRefusal(const SegmentPlay& play, std::size_t i);

// The phases.
void playRunningActivities(SegmentPlay& play);  // 0
void playModeChanges(SegmentPlay& play);        // 1
void playDeclarations(SegmentPlay& play);       // 2
void openOffers(SegmentPlay& play);             // 3
void chooseOpportunities(SegmentPlay& play);    // 4
void rollAttacks(SegmentPlay& play);            // 5a
void playParries(SegmentPlay& play);            // 5b
void playFumbles(SegmentPlay& play);            // 5c
void rollOpportunities(SegmentPlay& play);      // 5d
void applyEffects(SegmentPlay& play);           // 6
void movePositions(SegmentPlay& play);          // 7
void endActivities(SegmentPlay& play);          // 8
void reportEngagements(SegmentPlay& play);      // 8

}  // namespace tenaille::fight
