// SPDX-License-Identifier: MIT
//
// Phase 1: changes of mode in mid-round (SG-14).
#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

using segments::Act;

std::optional<Refusal> refusalOf(const SegmentPlay& play, std::size_t i, const ChangeMode& change) {
    if (play.atStart(i).surprised) return Refusal::Surprised;
    if (play.actors[i].modeChangedNow) return Refusal::OneActionPerSegment;
    if (!segments::isClose(change.to)) return Refusal::OnlyCloseModes;
    return std::nullopt;
}

// What was under way is lost, and routine actions with it until the next round.
void change(SegmentPlay& play, std::size_t i, const ChangeMode& change) {
    Combatant& combatant = play.who(i);
    Actor& actor = play.actors[i];
    if (combatant.activity) play.report(ActivityLost{combatant.id, combatant.activity->what});
    combatant.activity.reset();
    combatant.mode = change.to;
    combatant.routineBlocked = true;
    if (change.dropsBow) combatant.bowInHand = false;
    actor.act = Act::None;
    actor.modeChangedNow = true;
    play.report(ModeChanged{combatant.id, change.to});
    if (!change.draws) return;
    combatant.armed = true;
    actor.act = Act::Simple;
    play.report(SimpleStarted{combatant.id, std::string(kDraw)});
}

}  // namespace

void playModeChanges(SegmentPlay& play) {
    play.eachDeed<ChangeMode>([&](std::size_t i, const Deed& deed) {
        if (!play.atStart(i).alive) return;
        const auto& order = std::get<ChangeMode>(deed);
        if (const auto refusal = refusalOf(play, i, order))
            play.refuse(i, deed, *refusal);
        else
            change(play, i, order);
    });
}

}  // namespace tenaille::fight
