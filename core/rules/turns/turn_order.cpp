// SPDX-License-Identifier: MIT
#include "core/rules/turns/turn_order.h"

#include <algorithm>
#include <tuple>

namespace tenaille::turns {

namespace {

bool isHeld(const Combatant& one) {
    return one.state == TurnState::Delaying || one.state == TurnState::Ready;
}

// Is his turn still to come, or has it come again?
bool isDue(const Combatant& one, std::int32_t round) {
    return one.state == TurnState::Waiting || one.state == TurnState::Interrupted ||
           (isHeld(one) && one.heldSince < round);
}

auto find(TurnGame& game, RecordId who) {
    return std::find_if(game.combatants.begin(), game.combatants.end(),
                        [&](const Combatant& one) { return one.token == who; });
}

void begin(Combatant& one, Events& events) {
    if (isHeld(one)) events.push_back({EventKind::HoldLapses, one.token});
    events.push_back(
        {one.state == TurnState::Interrupted ? EventKind::TurnGoesOn : EventKind::TurnBegins, one.token});
    one.state = TurnState::Acting;
}

// False: initiative is thrown first.
bool nextRound(TurnGame& game, Events& events) {
    const bool afterSurprise = game.stage == Stage::SurpriseRound;
    for (Combatant& one : game.combatants) {
        if (one.state == TurnState::Done) one.state = TurnState::Waiting;
        one.surprised = false;
    }
    if (game.rerolls && !afterSurprise) {
        // Places are given anew: whoever held back has his turn like the others.
        for (Combatant& one : game.combatants) {
            if (isHeld(one)) events.push_back({EventKind::HoldLapses, one.token});
            one.state = TurnState::Waiting;
        }
        game.stage = Stage::Roll;
        return false;
    }
    game.stage = Stage::Round;
    ++game.round;
    events.push_back({EventKind::RoundBegins, {}});
    return true;
}

// Gives the turn to the first who is due, together with those of the group who follow.
void goOn(TurnGame& game, Events& events) {
    for (;;) {
        // Who was interrupted goes on before anybody else.
        auto first = std::find_if(game.combatants.begin(), game.combatants.end(),
                                  [](const Combatant& one) { return one.state == TurnState::Interrupted; });
        if (first == game.combatants.end())
            first = std::find_if(game.combatants.begin(), game.combatants.end(),
                                 [&](const Combatant& one) { return isDue(one, game.round); });
        if (first == game.combatants.end()) {
            if (!nextRound(game, events)) return;
            continue;
        }
        const std::int32_t group = first->group;
        bool begun = false;
        for (auto one = first;
             one != game.combatants.end() && (one == first || (group != 0 && one->group == group)); ++one) {
            if (!isDue(*one, game.round)) continue;
            if (one->down) {
                one->state = TurnState::Done;
                events.push_back({EventKind::PassedOver, one->token});
                continue;
            }
            begin(*one, events);
            begun = true;
        }
        if (begun) return;
    }
}

bool anyoneActs(const TurnGame& game) { return !acting(game).empty(); }

}  // namespace

bool anyoneStands(const TurnGame& game) {
    return std::any_of(game.combatants.begin(), game.combatants.end(),
                       [](const Combatant& one) { return !one.down; });
}

std::vector<RecordId> acting(const TurnGame& game) {
    std::vector<RecordId> ids;
    for (const Combatant& one : game.combatants)
        if (one.state == TurnState::Acting) ids.push_back(one.token);
    return ids;
}

Events startRound(TurnGame& game, const Throws& throws) {
    // Whose throw counts for a group.
    std::map<std::int32_t, RecordId> leaders;
    for (const Combatant& one : game.combatants) {
        if (one.group == 0) continue;
        RecordId& leader = leaders.try_emplace(one.group, one.token).first->second;
        leader = std::min(leader, one.token);
    }
    const auto leaderOf = [&](const Combatant& one) {
        return one.group == 0 ? one.token : leaders.at(one.group);
    };
    const auto key = [&](const Combatant& one) {
        const RecordId leader = leaderOf(one);
        const Throw& thrown = throws.at(leader);
        return std::tuple(-thrown.initiative, -thrown.bonus, -thrown.tie, leader, one.token);
    };
    std::sort(game.combatants.begin(), game.combatants.end(),
              [&](const Combatant& a, const Combatant& b) { return key(a) < key(b); });
    for (Combatant& one : game.combatants) {
        one.initiative = throws.at(leaderOf(one)).initiative;
        one.state = TurnState::Waiting;
        one.heldSince = 0;
    }
    const auto canAct = [](const Combatant& one) { return !one.surprised && !one.down; };
    const bool surprise = game.round == 0 &&
                          std::any_of(game.combatants.begin(), game.combatants.end(),
                                      [](const auto& one) { return one.surprised; }) &&
                          std::any_of(game.combatants.begin(), game.combatants.end(), canAct);
    Events events;
    if (surprise) {
        game.stage = Stage::SurpriseRound;
        for (Combatant& one : game.combatants)
            if (one.surprised) one.state = TurnState::Done;
    } else {
        game.stage = Stage::Round;
        ++game.round;
        for (Combatant& one : game.combatants) one.surprised = false;
        events.push_back({EventKind::RoundBegins, {}});
    }
    goOn(game, events);
    return events;
}

Events endTurn(TurnGame& game) {
    for (Combatant& one : game.combatants)
        if (one.state == TurnState::Acting) one.state = TurnState::Done;
    Events events;
    goOn(game, events);
    return events;
}

Events hold(TurnGame& game, RecordId who, TurnState how) {
    const auto one = find(game, who);
    one->state = how;
    one->heldSince = game.round;
    Events events;
    if (!anyoneActs(game)) goOn(game, events);
    return events;
}

Events actNow(TurnGame& game, RecordId who) {
    const auto found = find(game, who);
    Combatant one = *found;
    game.combatants.erase(found);
    const auto before = std::find_if(game.combatants.begin(), game.combatants.end(),
                                     [](const Combatant& other) { return other.state == TurnState::Acting; });
    auto at = before != game.combatants.end()
                  ? before
                  : std::find_if(game.combatants.begin(), game.combatants.end(),
                                 [&](const Combatant& other) { return isDue(other, game.round); });
    // Never between those of a group.
    while (at != game.combatants.begin() && at != game.combatants.end() && at->group != 0 &&
           std::prev(at)->group == at->group)
        --at;
    if (at != game.combatants.end())
        one.initiative = at->initiative;
    else if (!game.combatants.empty())
        one.initiative = game.combatants.back().initiative;
    one.group = 0;  // he acts alone from now on
    one.state = TurnState::Acting;
    for (Combatant& other : game.combatants)
        if (other.state == TurnState::Acting) other.state = TurnState::Interrupted;
    game.combatants.insert(at, one);
    return {{EventKind::TurnBegins, who}};
}

void react(TurnGame& game, RecordId who) {
    const auto one = find(game, who);
    one->state = one->heldSince < game.round ? TurnState::Waiting : TurnState::Done;
}

void setInitiative(TurnGame& game, RecordId who, std::int32_t value) {
    const std::int32_t group = find(game, who)->group;
    const auto moves = [&](const Combatant& one) {
        return one.token == who || (group != 0 && one.group == group);
    };
    const auto first = std::stable_partition(game.combatants.begin(), game.combatants.end(),
                                             [&](const Combatant& one) { return !moves(one); });
    std::vector<Combatant> moved(first, game.combatants.end());
    game.combatants.erase(first, game.combatants.end());
    for (Combatant& one : moved) one.initiative = value;
    const auto at = std::find_if(game.combatants.begin(), game.combatants.end(),
                                 [&](const Combatant& one) { return one.initiative < value; });
    game.combatants.insert(at, moved.begin(), moved.end());
}

void join(TurnGame& game, Combatant newcomer) {
    const auto at = std::find_if(game.combatants.begin(), game.combatants.end(),
                                 [&](const Combatant& one) { return one.initiative < newcomer.initiative; });
    // Somebody behind his place has acted already, or acts.
    const bool late =
        game.stage != Stage::Roll && std::any_of(at, game.combatants.end(), [](const Combatant& one) {
            return !one.surprised && (one.state == TurnState::Acting || one.state == TurnState::Interrupted ||
                                      one.state == TurnState::Done);
        });
    newcomer.state = late ? TurnState::Done : TurnState::Waiting;
    game.combatants.insert(at, newcomer);
}

}  // namespace tenaille::turns
