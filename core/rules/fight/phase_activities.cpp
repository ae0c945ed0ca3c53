// SPDX-License-Identifier: MIT
//
// Phase 0: what is under way fills the segment. Phase 8: what ends, and what the segment leaves behind.
#include "core/rules/fight/fight.h"
#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

using segments::Act;

// SG-12: segments that readjust the initiative.
bool makesBusy(Act act, const rules::SegmentOptions& options) {
    return act == Act::FastMove ||
           (act == Act::Simple && options.readjustScope == rules::ReadjustScope::AllSimple);
}

// FA-04: striking, parrying, running and casting tire; so does standing in a fight with one's guard half up.
bool isTiring(const SegmentPlay& play, std::size_t i) {
    const Act act = play.actors[i].act;
    if (act != Act::None && act != Act::Simple) return true;
    if (!segments::isClose(play.who(i).mode)) return false;
    for (std::size_t other = 0; other < play.size(); ++other)
        if (!play.who(other).unknown && play.engagedAtStart(i, other)) return true;
    return false;
}

bool isOver(const SegmentPlay& play, std::size_t i, Activity& activity) {
    if (activity.act == Act::FastMove) return runStepOf(play, i).arrives;
    return --activity.left == 0;
}

void endActivity(SegmentPlay& play, std::size_t i) {
    Combatant& combatant = play.who(i);
    if (!combatant.alive) {
        play.report(ActivityLost{combatant.id, combatant.activity->what});
        combatant.activity.reset();
        return;
    }
    if (!isOver(play, i, *combatant.activity)) return;
    const Activity done = *std::move(combatant.activity);
    combatant.activity.reset();
    if (done.act == Act::Cast) {
        play.report(SpellEffect{combatant.id, done.what});
        return;
    }
    if (done.act == Act::Simple && done.what == kDraw) combatant.armed = true;
    play.report(SimpleDone{combatant.id, done.what});
}

}  // namespace

void playRunningActivities(SegmentPlay& play) {
    for (std::size_t i = 0; i < play.size(); ++i)
        if (play.who(i).activity) play.actors[i].act = play.who(i).activity->act;
}

void endActivities(SegmentPlay& play) {
    for (std::size_t i = 0; i < play.size(); ++i) {
        if (!play.atStart(i).alive) continue;
        Combatant& combatant = play.who(i);
        const Actor& actor = play.actors[i];
        if (!play.isSurpriseSegment() && makesBusy(actor.act, play.options.segment))
            combatant.busy.set(static_cast<std::size_t>(play.start.segment));
        if (isTiring(play, i)) combatant.exerted = true;
        if (combatant.activity) endActivity(play, i);
        if (actor.act == Act::Surprise) combatant.hidden = false;  // SU-12
    }
}

void reportEngagements(SegmentPlay& play) {
    const std::vector<Event> contacts = contactEvents(play.start, play.state, play.options.segment);
    play.events.insert(play.events.end(), contacts.begin(), contacts.end());
}

std::vector<Event> contactEvents(const FightState& before, const FightState& after,
                                 const rules::SegmentOptions& options) {
    std::vector<Event> events;
    const auto report = [&](Happening what) {
        events.push_back({before.round, before.segment, std::move(what)});
    };
    for (std::size_t a = 0; a < before.combatants.size(); ++a)
        for (std::size_t b = a + 1; b < before.combatants.size(); ++b) {
            const bool were = areEngaged(before.combatants[a], before.combatants[b], options);
            const bool are = areEngaged(after.combatants[a], after.combatants[b], options);
            const std::string& one = before.combatants[a].id;
            const std::string& other = before.combatants[b].id;
            if (are && !were) report(Engaged{one, other});
            if (were && !are) report(Disengaged{one, other});
        }
    return events;
}

}  // namespace tenaille::fight
