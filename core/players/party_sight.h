// SPDX-License-Identifier: MIT
//
// What the creatures of the players see at this moment, as a mask. What of it is shown follows in
// player_scene.h; who may attack whom is ruled by lines (rules/cover), never by this.
//
// A creature sees what a line reaches from the middle of its space or from near one of its corners, past
// walls, closed doors and opaque cells (a door that nobody found is the wall around it, hidden_doors.h;
// hidden things and starts of the sides are not there), and
// - that is lit, brightly or dimly: by daylight (player_records.h), or by a lamp within its reach, one that
//   somebody carries too. A creature with low-light vision sees by a lamp at twice its distance
//   (concealment.lowLight);
// - or that lies within its darkvision;
// - but nothing of its rear arc where the facing rules say so (F5-06, facing.rearUnseen), and nothing at all
//   when it is blinded (CO-07).
// Its own space is always seen. Terrain of darkness and of dim light (CO-05) lets no daylight in, lamps light
// it up.
#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "core/board/board_view.h"
#include "core/board/sample_mask.h"
#include "core/document/changes.h"
#include "core/document/encounter.h"
#include "core/document/hidden_doors.h"
#include "core/document/project.h"
#include "core/players/known_walls.h"
#include "core/players/sight_pieces.h"
#include "core/rules/rule_options.h"
#include "core/vision/sight_map.h"

namespace tenaille::players {

// Whether what this creature sees is seen by the players: creatures of the party that are not hidden and can
// still act, unless the GM says otherwise.
bool sharesSight(const board::TokenRecord& token);

// The body that a creature looks out of: as it is now; who rides, out of the space that he would have on
// foot, as his lamp burns there, or what he sees would betray a mount that players are not shown. A mount of
// the party has eyes of its own.
board::Creature bodyForEyes(const board::TokenRecord& token);

// The lamp that a creature carries, where it stands. What a hidden one carries gives no light: it would
// betray it.
std::optional<board::LightRecord> carriedLamp(board::GridKind grid, const board::TokenRecord& bearer);
using Lamps = std::vector<board::LightRecord>;
Lamps carriedLamps(const document::Encounter& encounter);

// Everything that stands still and that sight needs, made once for many positions: walls, doors, terrain,
// lamps, daylight. It keeps what was asked last: for one thread.
class SightGround {
  public:
    SightGround(const document::Encounter& encounter, const board::BoardView& board,
                const rules::RuleOptions& options);

    // The same ground after an edit of walls and doors that left everything else of it as it was; `encounter`
    // and `board`: as they are now. False: the edit changed more, or much: make the ground anew.
    bool follow(const document::ChangeSet& changes, const document::Encounter& encounter,
                const board::BoardView& board);

    // Adds what this creature sees from where it stands, by these lamps too, to a mask of the board
    // (samplesOf()).
    void addSeenBy(const board::Creature& creature, const Lamps& carried, board::SampleMask& seen) const;
    // Whether some of what this lamp lights lies in the mask.
    bool lights(RecordId lamp, const board::SampleMask& mask) const;

    // What all sharers see together; of it what lies in no bright light, by common eyes (without a box:
    // nothing does); `anyEyes`: whether there are any.
    struct Party {
        board::SampleMask seen;
        board::SampleMask dim;
        bool anyEyes = false;
    };
    Party seenByParty(const document::Encounter& encounter) const;

    board::GridKind grid() const { return m_grid; }

    // The last walls that players got, for the next ones.
    document::PlayersWalls& playersWalls() const { return m_playersWalls; }
    KnownWalls& knownWalls() const { return m_knownWalls; }

  private:
    SightGround(const document::Encounter& encounter, const std::optional<board::BoardView>& forEyes,
                const board::BoardView& whole, const rules::RuleOptions& options);
    void addDaylight(const document::Encounter& encounter, const board::BoardView& board);
    void lightUp();
    struct Lamp {
        board::LightRecord record;
        std::vector<vision::SeenPoint> reached;  // past walls, however far
    };
    // In boxes of their own, no larger than they must be. `reach` in lattice units.
    board::SampleMask litBy(const Lamp& lamp, std::int32_t reach) const;
    board::SampleMask inSight(const board::Creature& creature) const;
    board::SampleMask perceived(const board::Creature& creature, const board::SampleMask& sight) const;
    const board::SampleMask& perceivedLately(const board::Creature& creature) const;
    void carry(const Lamps& lamps) const;

    board::GridKind m_grid;
    rules::RuleOptions m_options;
    std::vector<document::HiddenDoor> m_hiddenDoors;
    std::vector<WholeLine> m_wholeLines;
    vision::SightMap m_walls;
    std::vector<Lamp> m_lamps;
    board::SampleMask m_byDay;      // without lamps
    board::SampleMask m_lit;        // for common eyes
    board::SampleMask m_litTwice;   // for low-light vision
    board::SampleMask m_brightDay;  // of m_byDay what is not dim
    board::SampleMask m_bright;     // brightly lit for common eyes
    bool m_allBright = false;       // no dim place, whatever lamps do
    struct Carried {
        board::LightRecord record;
        board::SampleMask bright;
        board::SampleMask lit;
        board::SampleMask litTwice;
    };
    mutable std::vector<Carried> m_carried;
    struct Lately {
        board::Creature by;
        board::SampleMask sight;                // what a line reaches
        std::optional<board::SampleMask> sees;  // of it, by the lamps that are carried
    };
    mutable std::deque<Lately> m_lately;  // the newest last
    mutable document::PlayersWalls m_playersWalls;
    mutable KnownWalls m_knownWalls;
};

// Whether an edit leaves such a ground as it is.
bool keepsSightGround(const document::ChangeSet& changes);

}  // namespace tenaille::players
