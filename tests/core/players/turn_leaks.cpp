// SPDX-License-Identifier: MIT
//
// The turn order that players are told tells nothing of those whom they do not see.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <random>
#include <vector>

#include "core/players/told_turns.h"
#include "tests/core/players/named_leaks.h"
#include "tests/support/property.h"

namespace tenaille::test {

namespace {

using players::ToldTurns;
using players::TurnsNow;
using players::TurnTeller;

// A game of turns: the first `seen` stand on the players' board, the others do not.
struct TurnGame {
    document::Encounter shown =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 4, 4});
    std::vector<RecordId> seen;
    std::vector<RecordId> unseen;
    bool rerolls = false;

    TurnGame(int countSeen, int countUnseen) {
        for (int i = 0; i < countSeen + countUnseen; ++i) {
            board::TokenRecord token;
            token.id = token.creature.record = RecordId{static_cast<std::uint32_t>(100 + i)};
            if (i < countSeen) shown.tokens.put(token);
            (i < countSeen ? seen : unseen).push_back(token.id);
        }
    }
};

// What the players are told in these rounds, one after the other, each as often as it changes. Before the
// first one those act, in this order, whom nobody surprised.
std::vector<ToldTurns> toldIn(const TurnGame& game, const std::vector<std::vector<RecordId>>& rounds,
                              const std::vector<RecordId>& ambush) {
    TurnTeller teller;
    std::vector<ToldTurns> told;
    TurnsNow now;
    now.inTurns = true;
    now.rerolls = game.rerolls;
    const auto tell = [&] {
        ToldTurns next = teller.tell(&now, game.shown, true);
        next.waits = false;  // for the game master alone
        if (told.empty() || told.back() != next) told.push_back(next);
    };
    for (const std::vector<RecordId>& round : rounds) {
        now.acting.clear();
        now.toThrow = now.round == 0 || game.rerolls;
        if (now.toThrow) tell();  // the order is still the one before
        now.toThrow = false;
        now.order = round;
        now.surprise = now.round == 0;
        for (const RecordId who : ambush) {
            if (!now.surprise) break;
            now.acting = {who};
            tell();
        }
        now.surprise = false;
        ++now.round;
        for (const RecordId who : round) {
            now.acting = {who};
            tell();
        }
    }
    return told;
}

// Unseen ones among the others, wherever they come, leave what is told as it is without them.
void whoeverIsNotSeenLeavesNoTrace() {
    for (int i = 0; i < std::max(cases(400), 100); ++i) {
        std::mt19937_64 random(seedOf(83, i));
        const auto pick = [&](int below) {
            return static_cast<int>(random() % static_cast<unsigned>(below));
        };
        TurnGame game(1 + pick(4), 1 + pick(4));
        game.rerolls = pick(2) == 0;
        std::vector<std::vector<RecordId>> with;
        std::vector<std::vector<RecordId>> without;
        std::vector<RecordId> order = game.seen;
        std::vector<RecordId> mixed;
        std::vector<RecordId> ambush;  // some of the first round, as it goes
        for (int round = 0; round < 4; ++round) {
            if (round == 0 || game.rerolls) {
                std::shuffle(order.begin(), order.end(), random);
                mixed = order;
                for (const RecordId id : game.unseen)
                    mixed.insert(mixed.begin() + pick(static_cast<int>(mixed.size()) + 1), id);
            }
            if (round == 0 && pick(2) == 0)
                std::copy_if(mixed.begin(), mixed.end(), std::back_inserter(ambush),
                             [&](RecordId) { return pick(2) == 0; });
            without.push_back(order);
            with.push_back(mixed);
        }
        std::vector<RecordId> seenAmbush;
        std::copy_if(ambush.begin(), ambush.end(), std::back_inserter(seenAmbush),
                     [&](RecordId id) { return game.shown.tokens.find(id) != nullptr; });
        EXPECT_EQ(toldIn(game, with, ambush), toldIn(game, without, seenAmbush)) << i;
    }
}

void onlyThoseWhoAreSeenStandInTheOrder() {
    const TurnGame game(2, 2);
    TurnsNow now;
    now.round = 2;
    now.segment = 3;
    now.order = {game.seen[0], game.unseen[0], game.seen[1], game.unseen[1]};
    const ToldTurns told = TurnTeller().tell(&now, game.shown, true);
    EXPECT_TRUE(told.begun);
    EXPECT_EQ(told.segment, 3);
    EXPECT_EQ(told.turns, (std::vector<players::ToldTurn>{{game.seen[0], false}, {game.seen[1], false}}));
}

// In a segment those of them are lit who do something; that somebody else does leaves all as it is.
void aSegmentLightsOnlyThoseWhoAreSeen() {
    const TurnGame game(2, 1);
    TurnsNow now;
    now.round = 1;
    now.segment = 4;
    now.order = {game.unseen[0], game.seen[0], game.seen[1]};
    const ToldTurns before = TurnTeller().tell(&now, game.shown, true);
    now.acting = {game.unseen[0]};
    EXPECT_EQ(TurnTeller().tell(&now, game.shown, true), before);
    now.acting = {game.unseen[0], game.seen[1]};
    EXPECT_EQ(TurnTeller().tell(&now, game.shown, true).turns,
              (std::vector<players::ToldTurn>{{game.seen[0], false}, {game.seen[1], true}}));
}

// An ambush of which they see nobody is none for them.
void anAmbushOfTheUnseenIsNotTold() {
    const TurnGame game(1, 1);
    TurnsNow now;
    now.surprise = true;
    now.order = {game.seen[0], game.unseen[0]};
    now.acting = {game.unseen[0]};
    EXPECT_FALSE(TurnTeller().tell(&now, game.shown, true).surprise);
    now.acting = now.order;
    EXPECT_TRUE(TurnTeller().tell(&now, game.shown, true).surprise);
}

// Who acts in their sight has begun the round for them, whatever becomes of him.
void aRoundThatWasSeenToBeginStaysBegun() {
    TurnGame game(2, 0);
    TurnsNow now;
    now.inTurns = true;
    now.round = 3;
    now.order = game.seen;
    now.acting = {game.seen[0]};
    TurnTeller teller;
    EXPECT_EQ(teller.tell(&now, game.shown, true).round, 3);
    game.shown.tokens.erase(game.seen[0]);
    const ToldTurns told = teller.tell(&now, game.shown, true);
    EXPECT_TRUE(told.waits);
    EXPECT_EQ(told.round, 3);
    EXPECT_EQ(told.turns, (std::vector<players::ToldTurn>{{game.seen[1], false}}));
    // A step back into a turn of somebody whom they do not see is none for them; into one of theirs it is.
    now.round = 2;
    EXPECT_EQ(teller.tell(&now, game.shown, true).round, 3);
    now.acting = {game.seen[1]};
    EXPECT_EQ(teller.tell(&now, game.shown, true).round, 2);
}

void aFightOfTheUnseenHasNotBegun() {
    const TurnGame game(1, 1);
    TurnsNow now;
    now.inTurns = true;
    now.toThrow = true;
    now.order = {game.unseen[0], game.seen[0]};
    TurnTeller teller;
    EXPECT_FALSE(teller.tell(&now, game.shown, true).begun);
    now.toThrow = false;
    now.round = 1;
    now.acting = {game.unseen[0]};
    EXPECT_FALSE(teller.tell(&now, game.shown, true).begun);
    now.acting = {game.seen[0]};
    EXPECT_TRUE(teller.tell(&now, game.shown, true).begun);
    EXPECT_FALSE(teller.tell(nullptr, game.shown, true).begun) << "it is over";
}

// Of a fight that is over they know nothing of the next one, nor of what was thrown anew.
void aFightThatEndsIsForgotten() {
    const TurnGame game(2, 1);
    for (const bool surprise : {false, true})
        for (const bool thrownAnew : {false, true}) {
            TurnsNow now;
            now.inTurns = true;
            now.round = 3;
            now.order = {game.unseen[0], game.seen[0], game.seen[1]};
            now.acting = {game.seen[0]};
            TurnTeller teller;
            EXPECT_TRUE(teller.tell(&now, game.shown, true).begun);
            now.round = 0;
            now.fight = 2;
            now.toThrow = thrownAnew;
            teller.tell(thrownAnew ? &now : nullptr, game.shown, true);
            now.toThrow = false;
            now.round = surprise ? 0 : 1;
            now.surprise = surprise;
            now.acting = {game.unseen[0]};
            EXPECT_FALSE(teller.tell(&now, game.shown, true).begun) << "somebody unseen begins it";
        }
}

// Whatever becomes of the clock and of the order while somebody unseen acts: what they were told last stays.
void nothingMovesWhileTheUnseenAct() {
    const TurnGame game(3, 1);
    const RecordId unseen = game.unseen[0];
    TurnsNow now;
    now.inTurns = true;
    now.toThrow = true;
    TurnTeller teller;
    teller.tell(&now, game.shown, true);
    now.toThrow = false;
    now.round = 1;
    now.order = {unseen, game.seen[0], game.seen[1], game.seen[2]};
    now.acting = {unseen};
    EXPECT_FALSE(teller.tell(&now, game.shown, true).begun);
    now.order = {game.seen[0], unseen, game.seen[1], game.seen[2]};  // its initiative is lowered
    EXPECT_FALSE(teller.tell(&now, game.shown, true).begun) << "the first of the others has not acted";
    now.acting = {game.seen[1]};
    const std::vector<players::ToldTurn> lit = teller.tell(&now, game.shown, true).turns;
    EXPECT_TRUE(lit[1].acts);
    now.acting = {unseen};
    const std::vector<std::vector<RecordId>> orders{
        {game.seen[0], unseen, game.seen[1], game.seen[2]},   // it acts before whom it interrupts
        {game.seen[0], game.seen[1], game.seen[2], unseen},   // another initiative
        {unseen, game.seen[0], game.seen[1], game.seen[2]}};  // a step back
    for (const std::int32_t round : {0, 1, 2})
        for (const std::vector<RecordId>& order : orders) {
            now.round = round;
            now.surprise = round == 0;
            now.order = order;
            const ToldTurns told = teller.tell(&now, game.shown, true);
            EXPECT_EQ(told.turns, lit);
            EXPECT_EQ(told.round, 1);
            EXPECT_FALSE(told.surprise);
        }
}

// The end of a fight that was not meant.
void anEndThatIsUndoneLeavesNoTrace() {
    const TurnGame game(2, 1);
    TurnsNow now;
    now.inTurns = true;
    now.toThrow = true;
    now.order = {game.seen[0], game.unseen[0], game.seen[1]};
    TurnTeller teller;
    teller.tell(&now, game.shown, true);
    now.toThrow = false;
    now.round = 1;
    now.acting = {game.seen[0]};
    const ToldTurns before = teller.tell(&now, game.shown, true);
    now.acting = {game.unseen[0]};
    EXPECT_EQ(teller.tell(&now, game.shown, true).turns, before.turns);
    EXPECT_FALSE(teller.tell(nullptr, game.shown, true).begun);
    EXPECT_EQ(teller.tell(&now, game.shown, true).turns, before.turns);
    teller.tell(nullptr, game.shown, true);
    now.fight = 2;
    EXPECT_FALSE(teller.tell(&now, game.shown, true).begun) << "another one";
}

// Nobody acts when who did is gone: whom they saw last stays lit, unless it was he.
void whoIsTakenAwayLeavesNoTrace() {
    TurnGame game(2, 1);
    TurnsNow now;
    now.inTurns = true;
    now.round = 1;
    now.order = {game.seen[0], game.unseen[0], game.seen[1]};
    now.acting = {game.seen[0]};
    TurnTeller teller;
    const std::vector<players::ToldTurn> lit = teller.tell(&now, game.shown, true).turns;
    now.acting.clear();
    now.order = {game.seen[0], game.seen[1]};
    EXPECT_EQ(teller.tell(&now, game.shown, true).turns, lit);
    EXPECT_FALSE(TurnTeller().tell(&now, game.shown, true).turns[0].acts) << "nothing was told before";
    game.shown.tokens.erase(game.seen[0]);
    now.order = {game.seen[1]};
    EXPECT_EQ(teller.tell(&now, game.shown, true).turns,
              (std::vector<players::ToldTurn>{{game.seen[1], false}}));
}

// Who acts unseen is shown and hidden again while their screen is black: nobody saw it. Before their eyes it
// is theirs to know.
void whoWasShownInTheDarkLeavesNoTrace() {
    TurnGame game(2, 1);
    TurnsNow now;
    now.inTurns = true;
    now.round = 1;
    now.order = {game.seen[0], game.seen[1], game.unseen[0]};
    now.acting = {game.seen[1]};
    board::TokenRecord token;
    token.id = token.creature.record = game.unseen[0];
    for (const bool fromItsStart : {false, true})
        for (const bool watched : {false, true})
            for (const bool seen : {false, true}) {
                TurnTeller teller;
                if (fromItsStart) teller.tell(nullptr, game.shown, watched);
                now.round = 1;
                now.acting = {game.seen[1]};
                if (fromItsStart || watched) teller.tell(&now, game.shown, watched);
                now.round = 2;
                now.order = {game.unseen[0], game.seen[0], game.seen[1]};
                now.acting = {game.unseen[0]};
                const ToldTurns before = teller.tell(&now, game.shown, watched);
                EXPECT_TRUE(before.turns[1].acts);
                EXPECT_EQ(before.round, 1);
                game.shown.tokens.put(token);
                EXPECT_TRUE(teller.tell(&now, game.shown, seen).turns[0].acts);
                EXPECT_TRUE(teller.tell(&now, game.shown, false).turns[0].acts) << "again";
                game.shown.tokens.erase(token.id);
                const ToldTurns after = teller.tell(&now, game.shown, true);
                EXPECT_EQ(after.round, seen ? 2 : 1);
                EXPECT_EQ(after.turns[1].acts, !seen);
            }
}

// A turn that began and was taken back while nobody looked is none that they saw; nor is one that they saw
// taken from them.
void whatIsTakenBackInTheDarkLeavesNoTrace() {
    const TurnGame game(2, 1);
    for (const bool seen : {false, true}) {
        TurnsNow now;
        now.inTurns = true;
        now.round = 1;
        now.order = {game.unseen[0], game.seen[0], game.seen[1]};
        now.acting = {game.seen[1]};
        TurnTeller teller;
        const ToldTurns before = teller.tell(&now, game.shown, true);
        now.round = 2;
        now.acting = {game.unseen[0]};
        now.toCome = game.seen;
        EXPECT_EQ(teller.tell(&now, game.shown, seen).turns, before.turns);
        now.acting = {game.seen[0]};
        now.toCome = {game.seen[1]};
        const ToldTurns next = teller.tell(&now, game.shown, seen);
        EXPECT_EQ(next.round, 2);
        now.acting = {game.unseen[0]};
        now.toCome = game.seen;
        ToldTurns after = teller.tell(&now, game.shown, true);
        EXPECT_TRUE(after.waits);
        EXPECT_EQ(after.turns, seen ? next.turns : before.turns);
        EXPECT_EQ(after.round, seen ? 2 : 1);
        now.acting = {game.seen[0]};
        EXPECT_EQ(teller.tell(&now, game.shown, true), next) << "it begins in the end";
    }
}

// What nobody looked at and nobody took back stands, in the surprise and when it is interrupted too.
void whatNobodyLookedAtGoesOn() {
    const TurnGame game(2, 1);
    for (const bool surprise : {false, true})
        for (const bool interrupts : {false, true}) {
            TurnsNow now;
            now.inTurns = true;
            now.round = surprise ? 0 : 2;
            now.surprise = surprise;
            now.order = {game.seen[0], game.unseen[0], game.seen[1]};
            now.acting = {game.seen[0]};
            now.toCome = {game.unseen[0], game.seen[1]};
            TurnTeller teller;
            teller.tell(nullptr, game.shown, true);
            const ToldTurns acts = teller.tell(&now, game.shown, false);
            if (interrupts) {
                now.order = {game.unseen[0], game.seen[0], game.seen[1]};
                now.interrupted = {game.seen[0]};
            }
            now.acting = {game.unseen[0]};
            now.toCome = {game.seen[1]};
            const ToldTurns told = teller.tell(&now, game.shown, true);
            EXPECT_EQ(told.turns, acts.turns);
            EXPECT_EQ(told.round, acts.round);
            EXPECT_EQ(told.surprise, surprise);
        }
}

// They learn the new order when the first of those acts whom they see.
void anOrderIsThrownAnew() {
    TurnGame game(3, 1);
    const RecordId first = game.seen[0];
    const RecordId second = game.seen[1];
    const RecordId late = game.seen[2];
    game.shown.tokens.erase(late);
    TurnsNow now;
    now.inTurns = true;
    now.rerolls = true;
    now.toThrow = true;
    now.round = 1;
    now.order = {first, game.unseen[0], second};
    TurnTeller teller;
    const auto told = [&] { return teller.tell(&now, game.shown, true).turns; };
    const std::vector<players::ToldTurn> before{{first, false}, {second, false}};
    EXPECT_EQ(told(), before);
    now.toThrow = false;
    now.round = 2;
    now.order = {game.unseen[0], second, late, first};
    now.acting = {game.unseen[0]};
    EXPECT_EQ(told(), before);
    board::TokenRecord token;
    token.id = token.creature.record = late;
    game.shown.tokens.put(token);
    EXPECT_EQ(told(), (std::vector<players::ToldTurn>{{first, false}, {second, false}, {late, false}}));
    now.acting = {second};
    const std::vector<players::ToldTurn> after{{second, true}, {late, false}, {first, false}};
    EXPECT_EQ(told(), after);
    now.acting = {game.unseen[0]};
    EXPECT_EQ(told(), after) << "a step back";
}

// Of a fight that was saved in the middle, what they would have been told last.
void aFightThatRunsAlready() {
    const TurnGame game(2, 1);
    TurnsNow now;
    now.inTurns = true;
    now.round = 2;
    now.order = {game.unseen[0], game.seen[0], game.seen[1]};
    now.acting = {game.unseen[0]};
    const auto told = [&] { return TurnTeller().tell(&now, game.shown, true); };
    EXPECT_EQ(told().round, 1);
    EXPECT_TRUE(told().turns[1].acts);
    now.rerolls = true;
    const std::vector<players::ToldTurn> begun{{game.seen[0], true}, {game.seen[1], false}};
    EXPECT_EQ(told().turns, begun) << "as if the first whom they see had begun";
    EXPECT_EQ(told().round, 2);
    now.order = {game.seen[0], game.unseen[0], game.seen[1]};
    EXPECT_TRUE(told().turns[0].acts);
    EXPECT_EQ(told().round, 2);
    now.order = {game.unseen[0], game.seen[0], game.seen[1]};
    now.interrupted = {game.seen[1]};
    EXPECT_TRUE(told().turns[1].acts) << "his turn is not over";
    EXPECT_EQ(told().round, 2);
    now.round = 0;
    now.surprise = true;
    EXPECT_FALSE(told().begun) << "nobody knows who has acted in the surprise";
}

constexpr std::array kTurnLeaks{
    NamedLeak{"AFightThatEndsIsForgotten", aFightThatEndsIsForgotten},
    NamedLeak{"NothingMovesWhileTheUnseenAct", nothingMovesWhileTheUnseenAct},
    NamedLeak{"AnEndThatIsUndoneLeavesNoTrace", anEndThatIsUndoneLeavesNoTrace},
    NamedLeak{"WhoWasShownInTheDarkLeavesNoTrace", whoWasShownInTheDarkLeavesNoTrace},
    NamedLeak{"WhatNobodyLookedAtGoesOn", whatNobodyLookedAtGoesOn},
    NamedLeak{"WhatIsTakenBackInTheDarkLeavesNoTrace", whatIsTakenBackInTheDarkLeavesNoTrace},
    NamedLeak{"WhoIsTakenAwayLeavesNoTrace", whoIsTakenAwayLeavesNoTrace},
    NamedLeak{"AnOrderIsThrownAnew", anOrderIsThrownAnew},
    NamedLeak{"AFightThatRunsAlready", aFightThatRunsAlready},
    NamedLeak{"WhoeverIsNotSeenLeavesNoTraceInTheTurnOrder", whoeverIsNotSeenLeavesNoTrace},
    NamedLeak{"OnlyThoseWhoAreSeenStandInTheTurnOrder", onlyThoseWhoAreSeenStandInTheOrder},
    NamedLeak{"ASegmentLightsOnlyThoseWhoAreSeen", aSegmentLightsOnlyThoseWhoAreSeen},
    NamedLeak{"AnAmbushOfTheUnseenIsNotTold", anAmbushOfTheUnseenIsNotTold},
    NamedLeak{"ARoundThatWasSeenToBeginStaysBegun", aRoundThatWasSeenToBeginStaysBegun},
    NamedLeak{"AFightOfTheUnseenHasNotBegun", aFightOfTheUnseenHasNotBegun}};

}  // namespace

std::span<const NamedLeak> turnLeaks() { return kTurnLeaks; }

}  // namespace tenaille::test
