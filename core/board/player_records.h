// SPDX-License-Identifier: MIT
//
// What a document knows of the players' screen: how it shows the board, what the players have seen, and what
// the GM uncovers or covers by hand. document/fog.h reads and writes it as masks; players/ says what follows
// from it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "core/base/record_id.h"

namespace tenaille::board {

// Everything: the whole board with all creatures that are not hidden. BySight: the whole board, of the
// creatures those that the party sees. Fog: what the party sees, saw, or the GM uncovered.
enum class PlayerMode : std::uint8_t { Everything, BySight, Fog };  // ever less

// The light where no lamp, no terrain and no sense says otherwise.
enum class Daylight : std::uint8_t { Bright, Dim, Dark };

// At most one of a document; without one its defaults count.
struct PlayerViewRecord {
    RecordId id;
    PlayerMode mode = PlayerMode::Fog;
    Daylight light = Daylight::Bright;
    bool explores = true;  // what the party sees stays known
    bool shown = false;    // the players have seen the board; what was explored before is preparation
    std::string extra;
    friend bool operator==(const PlayerViewRecord&, const PlayerViewRecord&) = default;
};

inline constexpr std::int32_t kFogTile = 64;  // samples a side (sample_mask.h): four cells

// The samples of one tile, a word a row, the lowest bit on the left. Cheap to copy: never changed once made.
class FogBits {
  public:
    using Rows = std::array<std::uint64_t, kFogTile>;
    FogBits() = default;  // none
    explicit FogBits(const Rows& rows) {
        if (rows != Rows{}) m_rows = std::make_shared<const Rows>(rows);
    }
    bool empty() const { return !m_rows; }
    const Rows& rows() const {
        static constexpr Rows kNone{};
        return m_rows ? *m_rows : kNone;
    }
    friend bool operator==(const FogBits& a, const FogBits& b) {
        return a.m_rows == b.m_rows || a.rows() == b.rows();
    }

  private:
    std::shared_ptr<const Rows> m_rows;  // nullptr: none
};

// Tile (column, row) holds the samples from (64 column, 64 row).
struct FogRecord {
    RecordId id;
    std::int32_t column = 0;
    std::int32_t row = 0;
    FogBits explored;   // seen by the party at some time
    FogBits uncovered;  // by hand
    FogBits covered;    // by hand: stays dark whatever the party sees
    std::string extra;
    friend bool operator==(const FogRecord&, const FogRecord&) = default;
};

// How a door looked when the players saw it last. A secret door stays a wall to them until it was seen open.
enum class DoorMemory : std::uint8_t { Unseen, Closed, Open };

// Usual: what players expect of the side (players/player_info.h).
enum class HealthShown : std::uint8_t { Usual, Nothing, Words, Bar };
enum class SharedSight : std::uint8_t { Usual, Never, Always };

}  // namespace tenaille::board
