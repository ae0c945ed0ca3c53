// SPDX-License-Identifier: MIT
//
// Phase 7: where everybody gets to. All moves start from the positions at the start of the segment; the
// fallen stay where they are.
#include <algorithm>

#include "core/rules/close_combat/breakthrough.h"
#include "core/rules/fight/segment_play.h"
#include "core/rules/segments/gait.h"

namespace tenaille::fight {

namespace {

using close_combat::Move;
using close_combat::Reaction;
using segments::Act;

class Positions {
  public:
    explicit Positions(SegmentPlay& play) : m_play(play) {}

    void playSurprises();
    void playRuns();
    void playSlowMoves();
    void playPushes();
    void playPassings();

  private:
    Position at(std::size_t i) const { return m_play.atStart(i).position; }
    void put(std::size_t i, Position to) {
        if (!m_play.who(i).alive || to == m_play.who(i).position) return;
        m_play.who(i).position = to;
        m_play.who(i).space.reset();  // the board says where that is
    }
    void move(std::size_t i, Position way) { put(i, m_play.who(i).position + way); }
    std::int32_t contactOf(std::size_t a, std::size_t b) const {
        return contactMm(m_play.atStart(a).sheet, m_play.atStart(b).sheet, m_play.options.segment);
    }
    // As far as possible up to `shortMm` short of a place.
    Position wayUpTo(std::size_t i, Position place, std::int32_t shortMm, std::int32_t step) const;

    const SlowMove* orderedSlowMove(std::size_t i) const;
    std::optional<Refusal> slowMoveRefusal(std::size_t i) const;
    const SlowMove* slowMoveOf(std::size_t i) const;  // ordered and made
    std::optional<std::size_t> partnerOf(std::size_t i, const SlowMove& slow) const;
    std::int32_t stepOf(const SlowMove& slow) const {
        return std::min(slow.distanceMm, m_play.options.segment.slowStepMm);
    }
    void moveFreely(std::size_t i, const SlowMove& slow);
    close_combat::Response responseOf(std::size_t mover, std::size_t other) const;
    Position ownWay(std::size_t i, std::size_t other, Move move, std::int32_t step) const;
    void moveClosely(std::size_t mover, std::size_t other);
    void follow(std::size_t striker, std::size_t target, std::int32_t followMm);

    SegmentPlay& m_play;
};

// SU-08: who strikes from a distance has crossed it.
void Positions::playSurprises() {
    for (const Strike& strike : m_play.strikes) {
        const bool unforeseen =
            strike.kind == StrikeKind::SurpriseAttack || strike.kind == StrikeKind::SneakAttack;
        if (!unforeseen || strike.dice->action == wounds::CombatAction::Shot) continue;
        const std::size_t target = m_play.actors[strike.striker].intent->target;
        if (m_play.engagedAtStart(strike.striker, target)) continue;
        move(strike.striker, wayToContact(at(strike.striker), at(target), contactOf(strike.striker, target)));
    }
}

void Positions::playRuns() {
    for (std::size_t i = 0; i < m_play.size(); ++i) {
        if (m_play.actors[i].act != Act::FastMove || !m_play.who(i).alive) continue;
        const RunStep step = runStepOf(m_play, i);
        move(i, step.to - at(i));
        m_play.report(Moved{m_play.id(i), step.wayMm});
    }
}

// ---- slow moves

// The first one that he orders, be he able to make it or not.
const SlowMove* Positions::orderedSlowMove(std::size_t i) const {
    for (const Deed* deed : m_play.actors[i].deeds)
        if (const auto* slow = std::get_if<SlowMove>(deed); slow != nullptr && !slow->follow) return slow;
    return nullptr;
}

// SU-02, CM-04.
std::optional<Refusal> Positions::slowMoveRefusal(std::size_t i) const {
    if (m_play.atStart(i).surprised) return Refusal::Surprised;
    if (m_play.actors[i].act == Act::FastMove) return Refusal::AlreadyMoving;
    return std::nullopt;
}

const SlowMove* Positions::slowMoveOf(std::size_t i) const {
    return m_play.who(i).alive && !slowMoveRefusal(i) ? orderedSlowMove(i) : nullptr;
}

// With whom it is a close move (CM-14).
std::optional<std::size_t> Positions::partnerOf(std::size_t i, const SlowMove& slow) const {
    const auto* with = std::get_if<std::string>(&slow.goal);
    if (with == nullptr) return std::nullopt;
    const std::size_t other = m_play.indexOf(*with);
    return m_play.engagedAtStart(i, other) ? std::optional(other) : std::nullopt;
}

Position Positions::wayUpTo(std::size_t i, Position place, std::int32_t shortMm, std::int32_t step) const {
    const rules::Length left = distance(at(i), place);
    if (left <= shortMm) return {};
    return left <= shortMm + step ? wayToContact(at(i), place, shortMm) : wayTowards(at(i), place, step);
}

// CM-09: towards a place, or up to somebody, or away from him.
void Positions::moveFreely(std::size_t i, const SlowMove& slow) {
    const std::int32_t step = stepOf(slow);
    const auto* place = std::get_if<Position>(&slow.goal);
    if (place != nullptr) {
        move(i, wayUpTo(i, *place, 0, step));
    } else {
        const std::size_t other = m_play.indexOf(std::get<std::string>(slow.goal));
        move(i, slow.move == Move::Advance ? wayUpTo(i, at(other), contactOf(i, other), step)
                                           : wayTowards(at(i), at(other), -step));
    }
    m_play.report(SlowMoved{m_play.id(i)});
}

// CM-15 to CM-19.
close_combat::Response Positions::responseOf(std::size_t mover, std::size_t other) const {
    if (const SlowMove* own = slowMoveOf(other))
        return partnerOf(other, *own) == mover ? close_combat::Response(own->move) : Reaction::Oppose;
    const Combatant& combatant = m_play.who(other);
    if (!combatant.alive || combatant.surprised || m_play.actors[other].act == Act::FastMove)
        return Reaction::Hold;
    for (const Deed* deed : m_play.actors[other].deeds)
        if (const auto* react = std::get_if<React>(deed))
            return react->to == m_play.id(mover) ? react->reaction : Reaction::Hold;
    return Reaction::Hold;
}

// His own move, whatever the other does.
Position Positions::ownWay(std::size_t i, std::size_t other, Move move, std::int32_t step) const {
    const Position radius = at(i) - at(other);
    switch (move) {
        case Move::Advance:
            return wayTowards(at(i), at(other), step);
        case Move::Retreat:
            return wayTowards(at(i), at(other), -step);
        case Move::CircleCounterclockwise:
            return turned(radius, 90) - radius;
        case Move::CircleClockwise:
            return turned(radius, -90) - radius;
    }
    return {};
}

// Both go as far as the mover announced.
void Positions::moveClosely(std::size_t mover, std::size_t other) {
    const SlowMove& slow = *slowMoveOf(mover);
    const std::int32_t step = stepOf(slow);
    const close_combat::Response response = responseOf(mover, other);
    const Move* announced = std::get_if<Move>(&response);
    const bool flanksFree = slow.flanksFree && (announced == nullptr || slowMoveOf(other)->flanksFree);
    const close_combat::MoveRuling ruling =
        close_combat::ruleMove(slow.move, response, flanksFree, m_play.options.closeMove);
    m_play.report(CloseMoved{m_play.id(mover), m_play.id(other), slow.move, response, ruling});
    const bool bothCircle =
        announced != nullptr && close_combat::isCircle(slow.move) && close_combat::isCircle(*announced);
    const Position way = bothCircle ? wayRoundMiddle(at(mover), at(other), ruling.rotation)
                                    : ownWay(mover, other, slow.move, step);
    if (ruling.moverMoves) move(mover, way);
    if (!ruling.otherMoves) return;
    if (bothCircle)
        move(other, -way);
    else if (announced != nullptr)
        move(other, ownWay(other, mover, *announced, step));
    else if (response == close_combat::Response(Reaction::Accompany))
        move(other, close_combat::isCircle(slow.move) ? Position{} : way);  // he gives way, follows or turns
    else if (slowMoveOf(other) == nullptr)                                  // else he is on a way of his own
        move(other, turned(wayTowards(at(other), at(mover), step), 90));
}

void Positions::playSlowMoves() {
    m_play.eachDeed<SlowMove>([&](std::size_t i, const Deed& deed) {
        const SlowMove* slow = &std::get<SlowMove>(deed);
        if (slow != orderedSlowMove(i) || !m_play.who(i).alive) return;
        if (const auto refusal = slowMoveRefusal(i)) return m_play.refuse(i, deed, *refusal);
        const auto other = partnerOf(i, *slow);
        if (!other) return moveFreely(i, *slow);
        const SlowMove* own = slowMoveOf(*other);
        const bool reported = *other < i && own != nullptr && partnerOf(*other, *own) == i;
        if (!reported) moveClosely(i, *other);
    });
}

// ---- breakthroughs

void Positions::follow(std::size_t striker, std::size_t target, std::int32_t followMm) {
    const auto& deeds = m_play.actors[striker].deeds;
    const bool follows = std::any_of(deeds.begin(), deeds.end(), [](const Deed* deed) {
        const auto* slow = std::get_if<SlowMove>(deed);
        return slow != nullptr && slow->follow;
    });
    if (follows) move(striker, wayTowards(at(striker), at(target), followMm));
}

void Positions::playPushes() {
    for (const Strike& strike : m_play.strikes) {
        if (strike.dice->action != wounds::CombatAction::Breakthrough || !strike.hit) continue;
        if (!m_play.who(strike.target).alive) continue;
        const close_combat::Push push = close_combat::rulePush(strike.dice->d4, m_play.options);
        move(strike.target, wayTowards(at(strike.target), at(strike.striker), -push.pushMm));
        m_play.report(Pushed{m_play.id(strike.target), push.pushMm});
        follow(strike.striker, strike.target, push.followMm);
    }
}

// CM-22: whatever else moved them, they have swapped places.
void Positions::playPassings() {
    for (const Strike& strike : m_play.strikes) {
        if (strike.dice->action != wounds::CombatAction::PassThrough || !strike.hit) continue;
        put(strike.striker, at(strike.target));
        put(strike.target, at(strike.striker));
        m_play.report(PassedThrough{m_play.id(strike.striker), m_play.id(strike.target)});
    }
}

}  // namespace

RunStep runStepOf(const SegmentPlay& play, std::size_t i) {
    const Activity& run = *play.who(i).activity;
    const Position from = play.atStart(i).position;
    const auto* other = std::get_if<std::string>(&run.goal);
    const Position place =
        other == nullptr ? std::get<Position>(run.goal) : play.atStart(play.indexOf(*other)).position;
    const std::int32_t shortMm =
        other == nullptr ? 0
                         : contactMm(play.atStart(i).sheet, play.atStart(play.indexOf(*other)).sheet,
                                     play.options.segment);
    std::int32_t step = segments::kMmPerSegment * run.speed;
    RunStep result{from};
    for (const Position corner : run.corners) {
        const rules::Length leg = distance(result.to, corner);
        if (!(leg <= step)) {
            result.to = result.to + wayTowards(result.to, corner, step);
            result.wayMm += step;
            return result;
        }
        // A leg is as long as its nearest whole millimetre.
        const std::int32_t legMm = std::min(roundedDistanceMm(result.to, corner), step);
        result.to = corner;
        result.wayMm += legMm;
        step -= legMm;
    }
    const Position last = result.to;
    const rules::Length left = distance(last, place);
    result.arrives = left <= shortMm + step;
    if (!(left <= shortMm))
        result.to =
            last + (result.arrives ? wayToContact(last, place, shortMm) : wayTowards(last, place, step));
    result.wayMm += roundedDistanceMm(last, result.to);
    return result;
}

void movePositions(SegmentPlay& play) {
    Positions positions(play);
    positions.playSurprises();
    positions.playRuns();
    positions.playSlowMoves();
    positions.playPushes();
    positions.playPassings();
}

}  // namespace tenaille::fight
