// SPDX-License-Identifier: MIT
//
// When the routine actions of a round fall due (SG-08), and how segments that were filled otherwise put them
// off (SG-12, SG-13, CM-06, CM-07).
#pragma once

#include <bitset>
#include <cstdint>
#include <vector>

#include "core/rules/rule_options.h"
#include "core/rules/segments/mode.h"

namespace tenaille::segments {

// Segments 1..10 of a round; 0 is never set.
using SegmentSet = std::bitset<kSegmentsPerRound + 1>;

// SG-08: the k-th action at initiative + k * spacing. Values above 10 are possible.
std::vector<std::int32_t> initiativesOf(std::int32_t initiative, std::int32_t actions,
                                        const rules::SegmentOptions& options);

// SG-12: the initiative after the busy segments. `segment.readjust`:
// * shift: one later for each busy segment, be it before or after the initiative;
// * max: the first segment from the initiative on that is not busy, 11 if there is none;
// * restart: counted anew from the last busy segment, unless all of them come after the initiative.
// Without busy segments it stays. Never earlier than before.
std::int32_t readjusted(std::int32_t initiative, const SegmentSet& busy, rules::Readjust reading);

// SG-13: past the tenth segment an action is lost.
constexpr bool isLost(std::int32_t initiative) { return initiative > kSegmentsPerRound; }

}  // namespace tenaille::segments
