// SPDX-License-Identifier: MIT
//
// Phase 2: what each does with his segment, one act at most (SG-04, and the table of 9.3).
#include "core/rules/fight/segment_play.h"
#include "core/rules/segments/gait.h"

namespace tenaille::fight {

namespace {

using segments::Act;
using segments::Mode;
using surprise::AttackKind;
using Verdict = std::optional<RefusalReason>;

void begin(SegmentPlay& play, std::size_t i, Activity activity) {
    play.actors[i].act = activity.act;
    play.who(i).activity = std::move(activity);
}

// ---- SG-05, CM-04, SG-17

Verdict start(SegmentPlay& play, std::size_t i, const SimpleAction& simple) {
    begin(play, i, {Act::Simple, simple.what, simple.duration});
    play.report(SimpleStarted{play.id(i), simple.what});
    return std::nullopt;
}

Verdict start(SegmentPlay& play, std::size_t i, const FastMove& move) {
    if (segments::classOf(move.speed, play.options.segment) != segments::MoveClass::Fast)
        return Refusal::NotFast;
    begin(play, i, {Act::FastMove, "fastMove", 0, move.speed, move.goal, move.corners});
    play.report(FastMoveStarted{play.id(i), move.speed});
    return std::nullopt;
}

Verdict castRefusal(const SegmentPlay& play, std::size_t i) {
    const Combatant& caster = play.who(i);
    const bool atAnyTime =
        play.isSurpriseSegment() || play.options.segment.castStart == rules::CastStart::FirstSegment;
    if (!atAnyTime && play.start.segment < caster.initiative.value_or(1)) return Refusal::Initiative;
    if (!play.isSurpriseSegment() && caster.mode != Mode::Casting) return Refusal::Mode;
    if (caster.routineBlocked) return Refusal::ModeChanged;
    return std::nullopt;
}

Verdict start(SegmentPlay& play, std::size_t i, const Cast& cast) {
    if (const Verdict refusal = castRefusal(play, i)) return refusal;
    begin(play, i, {Act::Cast, cast.spell, cast.time});
    play.who(i).mode = Mode::Casting;
    play.report(CastStarted{play.id(i), cast.spell, cast.time});
    return std::nullopt;
}

// ---- SG-06, SG-09

Verdict start(SegmentPlay& play, std::size_t i, const Routine& routine) {
    const Combatant& combatant = play.who(i);
    if (combatant.routineBlocked) return Refusal::ModeChanged;
    const auto slot = usableSlot(combatant, play.start.segment, SlotUse::Attack, play.options.segment);
    if (!slot) return Refusal::NoActionAvailable;
    const bool shoots = routine.dice.action == wounds::CombatAction::Shot;
    if (shoots ? combatant.mode != Mode::Shooting : !segments::isClose(combatant.mode)) return Refusal::Mode;
    const std::size_t target = play.indexOf(routine.target);
    if (!shoots && !play.engagedAtStart(i, target)) return Refusal::NotInContact;
    if (!routine.dice.situation.lineOfEffect) return Refusal::NoLineOfEffect;
    play.actors[i].act = Act::Routine;
    play.actors[i].intent = Intent{StrikeKind::Attack, target, &routine.dice, nullptr, *slot};
    return std::nullopt;
}

// ---- SU-06, SN-01

// SU-12: in the surprise segment the surprised can be taken by surprise; later anybody, by one who is hidden.
bool isUnaware(const SegmentPlay& play, std::size_t attacker, std::size_t target) {
    return play.isSurpriseSegment() ? play.atStart(target).surprised : play.atStart(attacker).hidden;
}

surprise::AttackKind kindOf(wounds::CombatAction action) {
    using wounds::CombatAction;
    if (action == CombatAction::Shot) return AttackKind::Shot;
    // Passing the guard is what a surprised target spares the attacker (SN-11).
    return wounds::isGrapple(action) && action != CombatAction::PassGuard ? AttackKind::Grapple
                                                                          : AttackKind::Melee;
}

rules::Length distanceOf(const SegmentPlay& play, std::size_t a, std::size_t b) {
    return contactDistance(play.atStart(a), play.atStart(b));
}

Verdict start(SegmentPlay& play, std::size_t i, const SurpriseAttack& attack) {
    const std::size_t target = play.indexOf(attack.target);
    surprise::SurpriseQuestion question;
    question.kind = kindOf(attack.dice.action);
    question.distance = distanceOf(play, i, target);
    question.ready = play.who(i).armed;
    question.targetSurprised = isUnaware(play, i, target);
    question.weaponRangeMm = attack.rangeMm;
    const auto reason = surprise::ruleSurprise(question, play.options.surprise);
    if (reason != surprise::SurpriseReason::Ok) return reason;
    if (!attack.dice.situation.lineOfEffect) return Refusal::NoLineOfEffect;
    play.actors[i].act = Act::Surprise;
    play.actors[i].intent = Intent{StrikeKind::SurpriseAttack, target, &attack.dice};
    return std::nullopt;
}

Verdict start(SegmentPlay& play, std::size_t i, const SneakAttack& attack) {
    const std::size_t target = play.indexOf(attack.target);
    surprise::SneakApproach approach;
    approach.kind = kindOf(attack.dice.action);
    approach.distance = distanceOf(play, i, target);
    approach.unnoticed = isUnaware(play, i, target);
    approach.unseen = attack.unseen;
    approach.shortRangeMm = attack.rangeMm;
    const auto verdict = surprise::ruleSneakApproach(approach, play.options);
    if (verdict != surprise::SneakVerdict::Ok) return verdict;
    if (!attack.dice.situation.lineOfEffect) return Refusal::NoLineOfEffect;
    play.actors[i].act = Act::Surprise;
    play.actors[i].intent = Intent{StrikeKind::SneakAttack, target, &attack.dice, &attack};
    return std::nullopt;
}

template <class Kind>
Verdict start(SegmentPlay&, std::size_t, const Kind&) {
    return std::nullopt;  // not of this phase
}

}  // namespace

void playDeclarations(SegmentPlay& play) {
    play.eachDeed<SimpleAction, FastMove, Cast, Routine, SurpriseAttack, SneakAttack>(
        [&](std::size_t i, const Deed& deed) {
            if (!play.atStart(i).alive) return;
            Verdict refusal;
            if (play.atStart(i).surprised)
                refusal = Refusal::Surprised;
            else if (play.actors[i].act != Act::None)
                refusal = Refusal::OneActionPerSegment;
            else
                refusal = std::visit([&](const auto& order) { return start(play, i, order); }, deed);
            if (refusal) play.refuse(i, deed, *refusal);
        });
}

}  // namespace tenaille::fight
