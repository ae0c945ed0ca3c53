// SPDX-License-Identifier: MIT
//
// How a fight begins, and how its rounds begin and end (9.2 and 9.6 of the catalogue).
#include <algorithm>

#include "core/rules/fight/fight.h"
#include "core/rules/surprise/surprise.h"

namespace tenaille::fight {

namespace {

void clearSurprise(FightState& state) {
    for (Combatant& combatant : state.combatants) combatant.surprised = false;
}

void declare(Combatant& combatant, const Declaration& declaration, const rules::SegmentOptions& options) {
    // SG-17: a casting that goes on keeps its mode.
    const bool casts = combatant.activity && combatant.activity->act == segments::Act::Cast;
    if (!casts) combatant.mode = declaration.mode;
    if (declaration.initiative) combatant.initiative = declaration.initiative;
    std::vector<std::int32_t> initiatives = declaration.initiatives;
    if (initiatives.empty() && combatant.initiative)
        initiatives = segments::initiativesOf(*combatant.initiative, declaration.actions, options);
    combatant.slots.clear();
    for (const std::int32_t initiative : initiatives)
        combatant.slots.push_back({initiative, Slot::Use::Reserved});
}

// SG-11.
void loseSlots(Combatant& combatant, const rules::SegmentOptions& options, const FightState& at,
               std::vector<Event>& events) {
    for (Slot& slot : combatant.slots) {
        if (slot.use != Slot::Use::Reserved) continue;
        slot.use = Slot::Use::Lost;
        events.push_back(
            {at.round, at.segment,
             RoutineLost{combatant.id, effectiveInitiative(combatant, slot, options), slot.initiative}});
    }
}

// FA-03, FA-11. Whoever still runs or casts at the end of a round did so in it: there is no neutral round.
void tire(Combatant& combatant, const FightState& at, std::vector<Event>& events) {
    const auto activity = combatant.exerted ? fatigue::Activity::Fatiguing : fatigue::Activity::Rest;
    const fatigue::Tiredness before = combatant.tiredness;
    combatant.tiredness = fatigue::afterRound(before, activity, combatant.sheet.mounted);
    const std::int32_t points = combatant.tiredness.points;
    if (activity == fatigue::Activity::Rest && points == before.points) return;
    events.push_back({at.round, at.segment,
                      Tired{combatant.id, activity, points, fatiguePenalty(combatant),
                            combatant.sheet.fatigueThreshold, before.points}});
}

}  // namespace

Step beginFight(std::vector<Combatant> combatants) {
    Step step;
    FightState& state = step.state;
    state.combatants = std::move(combatants);
    std::sort(state.combatants.begin(), state.combatants.end(),
              [](const Combatant& a, const Combatant& b) { return a.id < b.id; });
    const auto all = static_cast<std::int64_t>(state.combatants.size());
    const std::int64_t surprised =
        std::count_if(state.combatants.begin(), state.combatants.end(),
                      [](const Combatant& combatant) { return combatant.surprised; });
    if (surprise::isSegmentPlayed(surprised, all)) {
        state.stage = Stage::SurpriseSegment;
        step.events.push_back({0, 0, SurpriseSegmentPlayed{}});
        return step;
    }
    if (surprised > 0) step.events.push_back({0, 0, NoSurpriseSegment{}});
    clearSurprise(state);
    return step;
}

FightState startRound(const FightState& before, std::span<const Declaration> declarations,
                      const rules::SegmentOptions& options) {
    FightState state = before;
    state.stage = Stage::Segment;
    ++state.round;
    state.segment = 1;
    for (Combatant& combatant : state.combatants) {
        combatant.slots.clear();
        combatant.busy.reset();
        combatant.routineBlocked = false;
        combatant.exerted = false;
    }
    for (const Declaration& declaration : declarations)
        if (const auto who = state.find(declaration.who))
            declare(state.combatants[*who], declaration, options);
    return state;
}

Step endRound(const FightState& before, const rules::SegmentOptions& options) {
    Step step{before, {}};
    for (Combatant& combatant : step.state.combatants) {
        loseSlots(combatant, options, before, step.events);
        if (combatant.alive) tire(combatant, before, step.events);
    }
    step.state.stage = Stage::RoundStart;
    return step;
}

}  // namespace tenaille::fight
