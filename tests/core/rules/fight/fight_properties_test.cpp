// SPDX-License-Identifier: MIT
//
// The invariants of the catalogue (section 10) over fights out of seeds.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/core/rules/fight/random_fight.h"
#include "tests/support/property.h"

namespace tenaille::fight::fight_properties_test {

using test::PlayedFight;
using test::PlayedSegment;
using test::RandomFight;

// Calls check(fight, played) for every seed; a failure names the seed.
template <class Check>
void overFights(Check&& check) {
    const auto fights = static_cast<std::uint32_t>(tenaille::test::countedCases(600));
    for (std::uint32_t seed = 1; seed <= fights && !::testing::Test::HasFailure(); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const RandomFight fight = test::randomFight(seed);
        check(fight, test::played(fight));
    }
}

template <class Check>
void overSegments(Check&& check) {
    overFights([&](const RandomFight& fight, const PlayedFight& played) {
        for (const PlayedSegment& segment : played.segments) {
            SCOPED_TRACE("round " + std::to_string(segment.before.round) + " segment " +
                         std::to_string(segment.before.segment));
            check(fight, segment);
        }
    });
}

template <class Kind>
std::vector<Kind> all(const PlayedSegment& segment) {
    std::vector<Kind> found;
    for (const Event& event : segment.step.events)
        if (const auto* what = std::get_if<Kind>(&event.what)) found.push_back(*what);
    return found;
}

const Combatant& before(const PlayedSegment& segment, const Id& id) {
    return segment.before.combatants[*segment.before.find(id)];
}
const Combatant& after(const PlayedSegment& segment, const Id& id) {
    return segment.step.state.combatants[*segment.step.state.find(id)];
}

// The fights must be worth the name: every kind of event comes up in them.
TEST(FightProperties, TheFightsShowEveryKindOfEvent) {
    std::set<std::string_view> seen;
    const auto note = [&](const std::vector<Event>& events) {
        for (const Event& event : events) seen.insert(name(event.what));
    };
    overFights([&](const RandomFight& fight, const PlayedFight& played) {
        note(beginFight(fight.combatants).events);
        for (const PlayedSegment& segment : played.segments) note(segment.step.events);
        for (const auto& [state, end] : played.roundEnds) note(end.events);
    });
    EXPECT_EQ(seen.size(), 38u) << ::testing::PrintToString(seen);
}

// 1, 7: a running activity that no change of mode ended fills the segment as well.
TEST(FightProperties, OneActASegment) {
    overSegments([](const RandomFight&, const PlayedSegment& segment) {
        std::map<Id, int> acts;
        std::set<Id> changed;
        for (const ModeChanged& change : all<ModeChanged>(segment)) changed.insert(change.who);
        for (const Combatant& combatant : segment.before.combatants)
            if (combatant.activity && !changed.contains(combatant.id)) ++acts[combatant.id];
        for (const SimpleStarted& start : all<SimpleStarted>(segment)) ++acts[start.who];
        for (const FastMoveStarted& start : all<FastMoveStarted>(segment)) ++acts[start.who];
        for (const CastStarted& start : all<CastStarted>(segment)) ++acts[start.who];
        for (const Struck& struck : all<Struck>(segment)) ++acts[struck.who];
        for (const Parried& parried : all<Parried>(segment)) ++acts[parried.who];
        for (const auto& [id, count] : acts) {
            EXPECT_EQ(count, 1) << id;
            EXPECT_TRUE(before(segment, id).alive) << id;
        }
    });
}

// 2, 3, and what offers() says before the choice.
TEST(FightProperties, OpportunitiesAreTakenWhereTheyAreOffered) {
    overSegments([](const RandomFight& fight, const PlayedSegment& segment) {
        std::set<std::pair<Id, Id>> offered;
        std::vector<Offer> byGuard;
        for (const OpportunityOffered& offer : all<OpportunityOffered>(segment)) {
            offered.insert({offer.to, offer.against});
            if (!offer.byFumble) byGuard.push_back({offer.to, offer.against, offer.causes});
        }
        EXPECT_EQ(*offers(segment.before, segment.orders, fight.options), byGuard);
        EXPECT_TRUE(segment.before.stage != Stage::SurpriseSegment || byGuard.empty());
        for (const Struck& struck : all<Struck>(segment)) {
            if (struck.kind != StrikeKind::Opportunity) continue;
            const auto wrong = all<WrongTarget>(segment);
            const auto instead = std::find_if(wrong.begin(), wrong.end(), [&](const WrongTarget& other) {
                return other.who == struck.who;
            });
            const Id target = instead != wrong.end() ? instead->meant : struck.target;
            EXPECT_TRUE(offered.contains({struck.who, target}));
            EXPECT_TRUE(areEnemies(before(segment, struck.who), before(segment, target)));
            EXPECT_TRUE(segments::isClose(after(segment, struck.who).mode));
            EXPECT_FALSE(before(segment, struck.who).surprised);
        }
    });
}

// 4, 5: slots are spent by routine acts and parries alone, and each ends as one of spent or lost.
TEST(FightProperties, SlotsEndAsSpentOrLost) {
    overFights([](const RandomFight&, const PlayedFight& played) {
        std::map<Id, std::int64_t> spent;
        std::set<Id> changed;
        auto end = played.roundEnds.begin();
        for (const PlayedSegment& segment : played.segments) {
            for (const ModeChanged& change : all<ModeChanged>(segment)) changed.insert(change.who);
            for (const Struck& struck : all<Struck>(segment))
                if (struck.kind == StrikeKind::Attack) {
                    ++spent[struck.who];
                    EXPECT_FALSE(changed.contains(struck.who));
                }
            for (const Parried& parried : all<Parried>(segment)) {
                ++spent[parried.who];
                EXPECT_FALSE(changed.contains(parried.who));
            }
            if (segment.step.state.stage == Stage::RoundStart) changed.clear();
            if (segment.step.state.stage != Stage::RoundEnd) continue;
            for (const Combatant& combatant : end->second.state.combatants) {
                const auto uses = [&](Slot::Use use) {
                    return std::count_if(combatant.slots.begin(), combatant.slots.end(),
                                         [use](const Slot& slot) { return slot.use == use; });
                };
                EXPECT_EQ(uses(Slot::Use::Spent), spent[combatant.id]) << combatant.id;
                EXPECT_EQ(uses(Slot::Use::Reserved), 0) << combatant.id;
            }
            ++end;
            spent.clear();
            changed.clear();
        }
        EXPECT_EQ(end, played.roundEnds.end());
    });
}

// 6, 18.
TEST(FightProperties, SurpriseIsNotAnswered) {
    overSegments([](const RandomFight&, const PlayedSegment& segment) {
        std::set<Id> unforeseen;
        for (const Struck& struck : all<Struck>(segment)) {
            EXPECT_FALSE(before(segment, struck.who).surprised);
            if (struck.kind == StrikeKind::SurpriseAttack || struck.kind == StrikeKind::SneakAttack)
                unforeseen.insert(struck.who);
            EXPECT_FALSE(struck.kind == StrikeKind::SneakAttack && struck.critical) << "19";
        }
        for (const Parried& parried : all<Parried>(segment)) {
            EXPECT_FALSE(unforeseen.contains(parried.against));
            EXPECT_NE(segment.before.stage, Stage::SurpriseSegment);
        }
        for (const Combatant& combatant : segment.before.combatants)
            EXPECT_TRUE(!combatant.surprised || after(segment, combatant.id).mode == combatant.mode);
    });
}

// 8, 9.
TEST(FightProperties, LifeFallsByWhatTheEventsSay) {
    overSegments([](const RandomFight&, const PlayedSegment& segment) {
        std::map<Id, wounds::LifePoints> life;
        for (const Combatant& combatant : segment.before.combatants) life[combatant.id] = combatant.life;
        for (const Damaged& damage : all<Damaged>(segment)) {
            wounds::LifePoints& left = life[damage.who];
            EXPECT_GE(damage.left.endurance, 0);
            EXPECT_LE(damage.left.endurance, left.endurance);
            EXPECT_EQ(left.hitPoints - damage.left.hitPoints, damage.hitPointsLost);
            EXPECT_EQ(damage.column.has_value(), damage.hitPointsLost > 0);
            const bool critical = damage.rule != rules::RuleRef{"EX-10"};
            EXPECT_TRUE(critical || left.life() - damage.left.life() == damage.wear) << "wear is conserved";
            left = damage.left;
        }
        for (const Combatant& combatant : segment.step.state.combatants) {
            EXPECT_EQ(combatant.life, life[combatant.id]) << combatant.id;
            EXPECT_FALSE(combatant.alive && combatant.life.hitPoints <= 0);
        }
    });
}

// 11.
TEST(FightProperties, TirednessGoesByOne) {
    overFights([](const RandomFight&, const PlayedFight& played) {
        for (const auto& [state, end] : played.roundEnds)
            for (std::size_t i = 0; i < state.combatants.size(); ++i) {
                const std::int32_t points = end.state.combatants[i].tiredness.points;
                const std::int32_t step = points - state.combatants[i].tiredness.points;
                EXPECT_LE(std::abs(step), state.combatants[i].alive ? 1 : 0);
                EXPECT_GE(points, 0);
                EXPECT_EQ(fatiguePenalty(end.state.combatants[i]),
                          std::max(0, points - state.combatants[i].sheet.fatigueThreshold + 1));
            }
    });
}

// 12: whom a is engaged with is engaged with a, and the events tell every change.
TEST(FightProperties, EngagementIsSymmetricAndReported) {
    overSegments([](const RandomFight& fight, const PlayedSegment& segment) {
        std::set<std::pair<Id, Id>> engaged;
        const auto& starters = segment.before.combatants;
        const auto& enders = segment.step.state.combatants;
        for (std::size_t a = 0; a < starters.size(); ++a)
            for (std::size_t b = a + 1; b < starters.size(); ++b) {
                EXPECT_EQ(areEngaged(starters[a], starters[b], fight.options.segment),
                          areEngaged(starters[b], starters[a], fight.options.segment));
                if (areEngaged(starters[a], starters[b], fight.options.segment))
                    engaged.insert({starters[a].id, starters[b].id});
            }
        for (const Engaged& pair : all<Engaged>(segment))
            EXPECT_TRUE(engaged.insert({pair.a, pair.b}).second);
        for (const Disengaged& pair : all<Disengaged>(segment))
            EXPECT_EQ(engaged.erase({pair.a, pair.b}), 1u);
        for (std::size_t a = 0; a < enders.size(); ++a)
            for (std::size_t b = a + 1; b < enders.size(); ++b)
                EXPECT_EQ(areEngaged(enders[a], enders[b], fight.options.segment),
                          engaged.contains({enders[a].id, enders[b].id}));
    });
}

// 13: accompanied moves keep the distance.
TEST(FightProperties, AccompanyKeepsTheDistance) {
    int met = 0;
    overSegments([&](const RandomFight&, const PlayedSegment& segment) {
        std::set<Id> movedOtherwise;
        for (const Pushed& pushed : all<Pushed>(segment)) movedOtherwise.insert(pushed.who);
        for (const Struck& struck : all<Struck>(segment)) movedOtherwise.insert({struck.who, struck.target});
        for (const CloseMoved& move : all<CloseMoved>(segment)) {
            const bool along = move.response == close_combat::Response(close_combat::Reaction::Accompany);
            if (!along || movedOtherwise.contains(move.who) || movedOtherwise.contains(move.with)) continue;
            if (!after(segment, move.who).alive || !after(segment, move.with).alive) continue;
            EXPECT_EQ(
                roundedDistanceMm(before(segment, move.who).position, before(segment, move.with).position),
                roundedDistanceMm(after(segment, move.who).position, after(segment, move.with).position));
            ++met;
        }
    });
    EXPECT_GT(met, 20);
}

// 14: nobody goes farther than his legs carry him.
TEST(FightProperties, NobodyGoesTooFar) {
    overSegments([](const RandomFight& fight, const PlayedSegment& segment) {
        std::set<Id> carried;
        for (const Pushed& pushed : all<Pushed>(segment)) carried.insert(pushed.who);
        for (const PassedThrough& passed : all<PassedThrough>(segment))
            carried.insert({passed.who, passed.past});
        for (const Struck& struck : all<Struck>(segment))
            if (struck.kind != StrikeKind::Attack) carried.insert(struck.who);
        for (const Combatant& was : segment.before.combatants) {
            const Combatant& is = after(segment, was.id);
            const std::int32_t way = roundedDistanceMm(was.position, is.position);
            std::int64_t longest = fight.options.segment.slowStepMm;
            for (const Combatant& other : segment.before.combatants)
                if (areEngaged(was, other,
                               fight.options.segment))  // a quarter circle, or half of one about the middle
                    longest = std::max<std::int64_t>(
                        longest, roundedDistanceMm(was.position, other.position) * 3LL / 2);
            for (const Moved& moved : all<Moved>(segment))
                if (moved.who == was.id) longest = 2000 * 8;
            if (!was.alive || !is.alive) longest = 0;
            EXPECT_TRUE(carried.contains(was.id) || way <= longest) << was.id;
        }
    });
}

// 15: a casting fills its segments one after another and ends in a spell or in its loss.
TEST(FightProperties, ASpellTakesItsTimeOrIsLost) {
    overFights([](const RandomFight&, const PlayedFight& played) {
        std::map<Id, int> left;
        for (const PlayedSegment& segment : played.segments) {
            for (const ActivityLost& lost : all<ActivityLost>(segment))
                EXPECT_TRUE(lost.what != "web" || left.erase(lost.who) == 1 ||
                            !after(segment, lost.who).alive);
            for (const CastStarted& cast : all<CastStarted>(segment)) left[cast.who] = cast.time;
            for (auto& [who, segments] : left) --segments;
            for (const SpellEffect& spell : all<SpellEffect>(segment)) {
                ASSERT_TRUE(left.contains(spell.who));
                EXPECT_EQ(left[spell.who], 0);
                left.erase(spell.who);
            }
            for (auto it = left.begin(); it != left.end();)
                it = after(segment, it->first).alive ? std::next(it) : left.erase(it);
            for (const auto& [who, segments] : left) EXPECT_GT(segments, 0) << who;
        }
    });
}

// 16: neither the order of the combatants nor the mingling of their orders matters.
TEST(FightProperties, OrderOfCombatantsDoesNotMatter) {
    overFights([](const RandomFight& fight, const PlayedFight& played) {
        RandomFight turned = fight;
        std::reverse(turned.combatants.begin(), turned.combatants.end());
        for (auto& [round, declarations] : turned.declarations)
            std::reverse(declarations.begin(), declarations.end());
        for (auto& [time, orders] : turned.orders)
            std::stable_sort(orders.begin(), orders.end(),
                             [](const Order& a, const Order& b) { return a.who > b.who; });
        const PlayedFight again = test::played(turned);
        ASSERT_EQ(again.segments.size(), played.segments.size());
        for (std::size_t i = 0; i < played.segments.size(); ++i)
            EXPECT_EQ(again.segments[i].step, played.segments[i].step);
        EXPECT_EQ(again.last, played.last);
    });
}

// The board has no preferred direction.
TEST(FightProperties, TheFightTurnsWithTheBoard) {
    const auto turnedGoal = [](Goal& goal) {
        if (auto* place = std::get_if<Position>(&goal)) *place = turned(*place, 90);
    };
    overFights([&](const RandomFight& fight, const PlayedFight& played) {
        RandomFight quarter = fight;
        for (Combatant& combatant : quarter.combatants) combatant.position = turned(combatant.position, 90);
        for (auto& [time, orders] : quarter.orders)
            for (Order& order : orders) {
                if (auto* run = std::get_if<FastMove>(&order.deed)) turnedGoal(run->goal);
                if (auto* slow = std::get_if<SlowMove>(&order.deed)) turnedGoal(slow->goal);
            }
        const PlayedFight again = test::played(quarter);
        for (std::size_t i = 0; i < played.segments.size(); ++i)
            EXPECT_EQ(again.segments[i].step.events, played.segments[i].step.events);
        for (std::size_t i = 0; i < played.last.combatants.size(); ++i)
            EXPECT_EQ(again.last.combatants[i].position, turned(played.last.combatants[i].position, 90));
    });
}

// 17, and stepping back: a state that was kept is an exact way back, from which the fight goes on the same.
TEST(FightProperties, AKeptStateIsAnExactReturn) {
    overFights([](const RandomFight& fight, const PlayedFight& played) {
        EXPECT_EQ(test::played(fight).last, played.last);
        for (const PlayedSegment& segment : played.segments) {
            const FightState kept = segment.before;
            const auto once = playSegment(kept, segment.orders, fight.options);
            EXPECT_EQ(kept, segment.before) << "playing changes nothing of it";
            EXPECT_EQ(*once, segment.step);
            const auto other = playSegment(kept, {}, fight.options);
            ASSERT_TRUE(other.ok());
            EXPECT_EQ(*playSegment(kept, segment.orders, fight.options), segment.step)
                << "whatever was tried in between";
        }
    });
}

// 20: strikes by failure do not chain.
TEST(FightProperties, StrikesEnd) {
    overSegments([](const RandomFight&, const PlayedSegment& segment) {
        EXPECT_LE(all<Struck>(segment).size(), segment.before.combatants.size());
    });
}

// Every event tells the segment it belongs to and its rule.
TEST(FightProperties, EventsCiteTheirRule) {
    overSegments([](const RandomFight&, const PlayedSegment& segment) {
        for (const Event& event : segment.step.events) {
            EXPECT_EQ(event.round, segment.before.round);
            EXPECT_EQ(event.segment, segment.before.segment);
            EXPECT_FALSE(name(event.what).empty());
            EXPECT_TRUE(isEventName(name(event.what)));
            EXPECT_EQ(ruleOf(event.what).id.substr(2, 1), "-") << name(event.what);
        }
    });
}

}  // namespace tenaille::fight::fight_properties_test
