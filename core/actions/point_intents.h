// SPDX-License-Identifier: MIT
//
// Damage and healing by hand (part of actions::Intent, intent.h).
#pragma once

#include <cstdint>
#include <vector>

#include "core/actions/dice_intents.h"
#include "core/base/record_id.h"

namespace tenaille::actions {

// What damage is taken from, and healing given to. EX-10: endurance shields the hit points; how healing would
// be shared the source does not say, so that EnduranceFirst heals hit points. Who has no endurance has hit
// points alone.
enum class Pool : std::uint8_t { HitPoints, EnduranceFirst, Endurance };

// Damage (negative) or healing (positive). Hit points are kept between a floor of -1000 and their maximum,
// endurance between 0 and its own. Refused where it would change nobody.
struct ChangeHitPoints {
    std::vector<RecordId> tokens;
    std::int32_t amount = 0;
    ManyThrown thrown = {};
    Pool pool = Pool::HitPoints;
    std::vector<RecordId> halved = {};  // of `tokens`: half of the amount, rounded towards zero
    std::vector<RecordId> spared = {};  // of `tokens`: nothing at all
    RecordId by = {};                   // who did it, for the log and the summary; none: nobody says
};

}  // namespace tenaille::actions
