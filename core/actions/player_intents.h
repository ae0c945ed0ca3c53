// SPDX-License-Identifier: MIT
//
// Intents about the players' screen (part of actions::Intent, intent.h).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/player_records.h"
#include "core/board/sample_mask.h"

namespace tenaille::actions {

// Fog by hand. Uncover: the players see the board there, and creatures as far as they are seen. Cover: they
// see nothing there, whatever the party sees. Automatic: neither; what they explored counts again. Forget: as
// if they had never been there. Remember: as if they had.
enum class FogPaint : std::uint8_t { Uncover, Cover, Automatic, Forget, Remember };
struct PaintFog {
    FogPaint how = FogPaint::Uncover;
    board::SampleMask area;  // of the box board::samplesOf(the extent of the document)
};

// How the players' screen shows the board (board::PlayerViewRecord).
struct SetPlayerView {
    board::PlayerMode mode = board::PlayerMode::Fog;
    board::Daylight light = board::Daylight::Bright;
    bool explores = true;
};

// The players see the board for the first time: they know what the party sees now, and nothing of where the
// creatures stood while it was prepared. Nothing the second time.
struct BeginShowing {};

// Hides creatures from the players or shows them, and things and words of the map, in one step.
struct HideTokens {
    std::vector<RecordId> tokens;
    bool hidden = true;
    std::vector<RecordId> things = {};
};

// What the players learn of these creatures; what is absent stays as it is.
struct ShareTokens {
    std::vector<RecordId> tokens;
    std::optional<board::HealthShown> health;
    std::optional<board::SharedSight> sight;
};

// A secret door that the players have found, or a wall to them again.
struct ShowDoor {
    RecordId door;
    bool known = true;
};

}  // namespace tenaille::actions
