// SPDX-License-Identifier: MIT
#include "tests/core/rules/fight/random_fight.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace tenaille::fight::test {

namespace {

using segments::Mode;
using wounds::CombatAction;

// Numbers from the engine alone: the distributions of the library differ from one to another.
class Chance {
  public:
    explicit Chance(std::uint32_t seed) : m_engine(seed) {}
    std::int32_t from(std::int32_t low, std::int32_t high) {
        return low + static_cast<std::int32_t>(m_engine() % static_cast<std::uint32_t>(high - low + 1));
    }
    bool oneIn(std::int32_t n) { return from(1, n) == 1; }
    template <class E>
    E of(std::int32_t count) {
        return static_cast<E>(from(0, count - 1));
    }

  private:
    std::mt19937 m_engine;
};

class Maker {
  public:
    explicit Maker(std::uint32_t seed) : m_chance(seed) {}

    RandomFight make() {
        RandomFight fight;
        fight.options = options();
        m_count = m_chance.from(2, 5);
        for (std::int32_t i = 0; i < m_count; ++i) fight.combatants.push_back(combatant(i));
        fight.rounds = m_chance.from(1, 3);
        for (std::int32_t round = 0; round <= fight.rounds; ++round) fillRound(fight, round);
        return fight;
    }

  private:
    static std::string idOf(std::int32_t i) {
        constexpr std::array kIds{"a", "b", "c", "d", "e"};
        return kIds[static_cast<std::size_t>(i)];
    }
    std::string someOther(std::int32_t i) { return idOf((i + m_chance.from(1, m_count - 1)) % m_count); }

    rules::RuleOptions options() {
        rules::RuleOptions options;
        options.segment.readjust = m_chance.of<rules::Readjust>(3);
        options.segment.readjustScope = m_chance.of<rules::ReadjustScope>(2);
        options.segment.parryTiming = m_chance.of<rules::ParryTiming>(2);
        options.segment.retractToParry = m_chance.of<rules::RetractToParry>(2);
        options.segment.opportunityOnArrival = m_chance.oneIn(4);
        options.exceptional.criticalOnMiss = m_chance.of<rules::CriticalOnMiss>(3);
        options.exceptional.overflowVersusLoss = m_chance.of<rules::OverflowVersusLoss>(3);
        return options;
    }

    Combatant combatant(std::int32_t i) {
        Combatant made;
        made.id = idOf(i);
        made.sheet.side.assign(1, i % 2 == 0 ? 'x' : m_chance.oneIn(5) ? 'z' : 'y');
        made.sheet.strikeBonus = m_chance.from(-2, 8);
        made.sheet.armorClass = m_chance.from(8, 18);
        made.sheet.levels[m_chance.of<std::size_t>(wounds::kCharacterClasses)] = m_chance.from(1, 18);
        made.sheet.strength = m_chance.from(8, 22);
        made.sheet.fatigueThreshold = m_chance.from(0, 6);
        made.sheet.mounted = m_chance.oneIn(5);
        made.sheet.polearm = m_chance.oneIn(5);
        made.sheet.reducedMobility = m_chance.oneIn(6);
        made.sheet.sneakRank = m_chance.from(0, 6);
        if (m_chance.oneIn(4)) made.sheet.specials = {{"grip", 17, 20}};
        if (m_chance.oneIn(3)) made.sheet.autoOpportunity = dice();
        made.position = positionAtMm(m_chance.from(-2000, 2000), m_chance.from(-2000, 2000));
        made.mode = m_chance.oneIn(4) ? m_chance.of<Mode>(7) : Mode::Melee;
        made.surprised = m_chance.oneIn(5);
        made.hidden = m_chance.oneIn(6);
        made.armed = !m_chance.oneIn(8);
        made.bowInHand = m_chance.oneIn(8);
        made.life = {m_chance.from(0, 60), m_chance.from(1, 20)};
        made.tiredness.points = m_chance.from(0, 8);
        return made;
    }

    Dice dice() {
        Dice dice;
        dice.d20 = m_chance.oneIn(3) ? m_chance.from(17, 20) : m_chance.from(1, 20);
        dice.wear = m_chance.from(0, 9);
        dice.lossRoll = m_chance.from(1, 6);
        dice.d6 = m_chance.from(1, 6);
        dice.d4 = m_chance.from(1, 4);
        dice.d100 = m_chance.from(1, 100);
        dice.action = m_chance.oneIn(2) ? CombatAction::MeleeAttack : m_chance.of<CombatAction>(9);
        dice.opposed = {m_chance.from(5, 20)};
        return dice;
    }

    Goal goal(std::int32_t i) {
        if (m_chance.oneIn(3))
            return positionAtMm(m_chance.from(-20000, 20000), m_chance.from(-20000, 20000));
        return someOther(i);
    }

    SneakAttack sneakAttack(std::int32_t i) {
        SneakAttack attack{someOther(i), dice()};
        attack.unseen = !m_chance.oneIn(4);
        attack.save = m_chance.from(1, 25);
        attack.weapons = {{m_chance.from(1, 8)}};
        return attack;
    }

    SlowMove slowMove(std::int32_t i) {
        return {m_chance.of<close_combat::Move>(4), goal(i), m_chance.from(0, 6000), !m_chance.oneIn(6),
                m_chance.oneIn(4)};
    }

    Deed deed(std::int32_t i) {
        switch (m_chance.from(0, 15)) {
            case 0:
                return ChangeMode{m_chance.of<Mode>(3), m_chance.oneIn(2), m_chance.oneIn(2)};
            case 1:
                return SimpleAction{m_chance.oneIn(2) ? "draw" : "shout", m_chance.from(1, 4)};
            case 2:
                return FastMove{m_chance.from(1, 8), goal(i)};
            case 3:
                return Cast{"web", m_chance.from(1, 5)};
            case 4:
                return SurpriseAttack{someOther(i), dice()};
            case 5:
                return sneakAttack(i);
            case 6:
            case 7:
                return Parry{someOther(i), m_chance.from(1, 20), m_chance.oneIn(2)};
            case 8:
                return slowMove(i);
            case 9:
                return React{someOther(i), m_chance.of<close_combat::Reaction>(3)};
            case 10:
            case 11:
                return Opportunity{someOther(i), dice(), m_chance.oneIn(3)};
            case 12:
                return Pivot{};
            default:
                return Routine{someOther(i), dice()};
        }
    }

    void fillRound(RandomFight& fight, std::int32_t round) {
        for (std::int32_t i = 0; i < m_count; ++i)
            if (round > 0 && !m_chance.oneIn(8))
                fight.declarations[round].push_back({idOf(i),
                                                     m_chance.oneIn(3) ? m_chance.of<Mode>(7) : Mode::Melee,
                                                     m_chance.from(1, 8),
                                                     m_chance.from(0, 3),
                                                     {}});
        const std::int32_t last = round == 0 ? 0 : segments::kSegmentsPerRound;
        for (std::int32_t segment = round == 0 ? 0 : 1; segment <= last; ++segment)
            for (std::int32_t n = m_chance.from(0, 2 * m_count); n > 0; --n) {
                const std::int32_t who = m_chance.from(0, m_count - 1);
                auto& orders = fight.orders[{round, segment}];
                orders.push_back({idOf(who), deed(who)});
                if (m_chance.oneIn(2)) answer(orders);
            }
    }

    // What makes sense as an answer to the last order: chance alone would seldom find it.
    void answer(std::vector<Order>& orders) {
        const Order asked = orders.back();
        if (const auto* routine = std::get_if<Routine>(&asked.deed))
            orders.push_back({routine->target, Parry{asked.who, m_chance.from(1, 20), m_chance.oneIn(2)}});
        const auto* slow = std::get_if<SlowMove>(&asked.deed);
        const auto* with = slow != nullptr ? std::get_if<std::string>(&slow->goal) : nullptr;
        if (with != nullptr)
            orders.push_back({*with, React{asked.who, m_chance.of<close_combat::Reaction>(3)}});
    }

    Chance m_chance;
    std::int32_t m_count = 2;
};

class Player {
  public:
    explicit Player(const RandomFight& fight) : m_fight(fight) {}

    PlayedFight play() {
        m_result.last = beginFight(m_fight.combatants).state;
        if (m_result.last.stage == Stage::SurpriseSegment) playOne();
        for (std::int32_t round = 1; round <= m_fight.rounds; ++round) {
            m_result.last =
                startRound(m_result.last, at(m_fight.declarations, round), m_fight.options.segment);
            while (m_result.last.stage == Stage::Segment) playOne();
            m_result.roundEnds.emplace_back(m_result.last, endRound(m_result.last, m_fight.options.segment));
            m_result.last = m_result.roundEnds.back().second.state;
        }
        return std::move(m_result);
    }

  private:
    template <class Map, class Key>
    static typename Map::mapped_type at(const Map& map, const Key& key) {
        const auto found = map.find(key);
        return found == map.end() ? typename Map::mapped_type{} : found->second;
    }

    void playOne() {
        const FightState& before = m_result.last;
        auto orders = at(m_fight.orders, std::pair(before.round, before.segment));
        auto step = playSegment(before, orders, m_fight.options);
        if (!step) {
            ADD_FAILURE() << describe(step.problem());
            std::abort();
        }
        m_result.segments.push_back({before, std::move(orders), *std::move(step)});
        m_result.last = m_result.segments.back().step.state;
    }

    const RandomFight& m_fight;
    PlayedFight m_result;
};

}  // namespace

RandomFight randomFight(std::uint32_t seed) { return Maker(seed).make(); }

PlayedFight played(const RandomFight& fight) { return Player(fight).play(); }

}  // namespace tenaille::fight::test
