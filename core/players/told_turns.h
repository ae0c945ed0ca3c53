// SPDX-License-Identifier: MIT
//
// Whose turn the players are told. Only of creatures that are on their board; while somebody acts whom they
// do not see, whoever was last among those stays lit: nobody learns that there is one, nor when it acts.
// In the segment game those are lit who do something in the segment that is due.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/document/encounter.h"

namespace tenaille::players {

// The fight as the game master has it.
struct TurnsNow {
    std::uint64_t fight = 0;      // another fight has another number
    std::int32_t round = 0;       // that runs, 0 before the first
    bool surprise = false;        // before the first round those act who are not surprised
    std::int32_t segment = 0;     // of the segment game, 1..10; 0: none is due, or a game of turns
    std::vector<RecordId> order;  // everybody, in the order of the round
    // Whose turn it is. In the segment game the heroes who do something in the segment that is due, and in a
    // surprise segment all who are not surprised: what foes intend is the game master's alone.
    std::vector<RecordId> acting;
    std::vector<RecordId> interrupted;  // who goes on when those are done who act
    std::vector<RecordId> toCome;       // whose turn of this round, or of the surprise, has not begun
    bool inTurns = false;
    bool toThrow = false;  // initiative is thrown next
    bool rerolls = false;  // it is thrown anew in every round
};

struct ToldTurn {
    RecordId token;
    bool acts = false;
    friend bool operator==(const ToldTurn&, const ToldTurn&) = default;
};

struct ToldTurns {
    bool begun = false;  // for them; else they are told nothing
    std::int32_t round = 0;
    std::int32_t segment = 0;
    bool surprise = false;  // somebody acts there before the first round
    std::vector<ToldTurn> turns;
    bool waits = false;  // what they are told is not what is going on
    friend bool operator==(const ToldTurns&, const ToldTurns&) = default;
};

// Remembers what they were told last. That stays while somebody acts whom they do not see, whatever becomes
// of the order meanwhile, also when the clock goes back there: an interruption, an initiative that is
// changed, one who is taken away, or a step that is undone shows nowhere. An order that was thrown anew is
// told when the first of those acts whom they see. Of one who was shown and hidden again while nobody looked,
// and of a turn that was taken back meanwhile, they have seen nothing: what was told before stands.
class TurnTeller {
  public:
    // `now`: nullptr while no fight runs. `shown`: what the players have of the encounter (player_scene.h).
    // `seen`: it is before their eyes. To be asked at every step, also while nobody looks: what comes then
    // must not depend on when they looked.
    ToldTurns tell(const TurnsNow* now, const document::Encounter& shown, bool seen);

  private:
    struct Told {
        std::int32_t round = 0;
        bool surprise = false;
        std::vector<RecordId> lit;
        std::vector<RecordId> order;  // while initiative was thrown; else what it is now
        bool seen = false;
    };
    static std::optional<Told> toldByOrder(const TurnsNow& now, const document::Encounter& shown);
    void enter(const TurnsNow& now);
    void remember(Told told);
    Told* lastTold(const TurnsNow& now, const document::Encounter& shown);

    // Of a game of turns, also when it is over, for that may be undone: the last that they saw, and what was
    // told after it.
    std::vector<Told> m_told;
    std::optional<std::uint64_t> m_fight;
    bool m_noFight = false;       // when asked last
    bool m_fromItsStart = false;  // asked before the fight began: who has not been told of has not acted
};

}  // namespace tenaille::players
