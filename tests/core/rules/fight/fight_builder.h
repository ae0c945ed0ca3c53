// SPDX-License-Identifier: MIT
//
// Fights of a few lines for tests: combatants on a line, orders by segment, the events that came of them.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules/fight/fight.h"

namespace tenaille::test {}

namespace tenaille::fight::test {

using namespace tenaille::test;  // test:: means either

// A warrior of level 1 who stands at x millimetres, threshold 14.
inline Combatant fighter(std::string id, std::string side, std::int32_t x = 0, std::int32_t y = 0) {
    Combatant combatant;
    combatant.id = std::move(id);
    combatant.sheet.side = std::move(side);
    combatant.sheet.levels[static_cast<std::size_t>(wounds::CharacterClass::Warrior)] = 1;
    combatant.sheet.fatigueThreshold = 14;
    combatant.position = positionAtMm(x, y);
    return combatant;
}

inline Dice rolled(std::int32_t d20, std::int32_t wear = 0) {
    Dice dice;
    dice.d20 = d20;
    dice.wear = wear;
    return dice;
}

inline Dice rolled(std::int32_t d20, wounds::CombatAction action, std::int32_t wear = 0) {
    Dice dice = rolled(d20, wear);
    dice.action = action;
    return dice;
}

// A fight that is played to a segment of round 1 and on.
class Fight {
  public:
    explicit Fight(std::vector<Combatant> combatants) {
        Step step = beginFight(std::move(combatants));
        take(std::move(step));
    }

    rules::RuleOptions options;

    Fight& declare(std::string who, segments::Mode mode, std::int32_t initiative, std::int32_t actions) {
        m_declarations.push_back({std::move(who), mode, initiative, actions, {}});
        return *this;
    }
    Fight& order(std::int32_t segment, std::string who, Deed deed) {
        m_orders[segment].push_back({std::move(who), std::move(deed)});
        return *this;
    }

    // Plays on until a segment of round 1 is over: 0 is the surprise segment.
    Fight& playTo(std::int32_t segment) {
        if (m_state.stage == Stage::SurpriseSegment) play();
        if (segment == 0) return *this;
        if (m_state.stage == Stage::RoundStart)
            m_state = startRound(m_state, m_declarations, options.segment);
        while (m_state.stage == Stage::Segment && m_state.segment <= segment) play();
        return *this;
    }
    Fight& playRound() {
        playTo(segments::kSegmentsPerRound);
        take(endRound(m_state, options.segment));
        return *this;
    }

    const FightState& state() const { return m_state; }
    const Combatant& operator[](std::string_view id) const { return m_state.combatants[*m_state.find(id)]; }
    std::pair<std::int32_t, std::int32_t> at(std::string_view id) const {
        const Position position = (*this)[id].position;
        return {roundedMm(position.x), roundedMm(position.y)};
    }
    const std::vector<Event>& events() const { return m_events; }

    // All events of one kind, without their time.
    template <class Kind>
    std::vector<Kind> all() const {
        std::vector<Kind> found;
        for (const Event& event : m_events)
            if (const auto* what = std::get_if<Kind>(&event.what)) found.push_back(*what);
        return found;
    }
    // The segments in which they came.
    template <class Kind>
    std::vector<std::int32_t> segmentsOf() const {
        std::vector<std::int32_t> found;
        for (const Event& event : m_events)
            if (std::holds_alternative<Kind>(event.what)) found.push_back(event.segment);
        return found;
    }
    // The reasons of all refusals, in order.
    std::vector<std::string> refusals() const {
        std::vector<std::string> found;
        for (const Refused& refused : all<Refused>()) found.emplace_back(name(refused.reason));
        return found;
    }

  private:
    void play() {
        const auto step = playSegment(m_state, m_orders[m_state.segment], options);
        ASSERT_TRUE(step.ok()) << describe(step.problem());
        take(*step);
    }
    void take(Step step) {
        m_state = std::move(step.state);
        m_events.insert(m_events.end(), step.events.begin(), step.events.end());
    }

    FightState m_state;
    std::vector<Declaration> m_declarations;
    std::map<std::int32_t, std::vector<Order>> m_orders;
    std::vector<Event> m_events;
};

// Two enemies in contact, in melee mode with two routine actions each, a from segment 4 on, b from 6.
inline Fight duel() {
    Fight fight({fighter("a", "x"), fighter("b", "y", 1500)});
    fight.declare("a", segments::Mode::Melee, 4, 2).declare("b", segments::Mode::Melee, 6, 2);
    return fight;
}

}  // namespace tenaille::fight::test
