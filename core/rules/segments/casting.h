// SPDX-License-Identifier: MIT
//
// When a spell takes effect (SG-17, SU-05). A casting fills consecutive segments; the surprise segment counts
// as one.
#pragma once

#include <cstdint>
#include <optional>

#include "core/rules/rule_options.h"

namespace tenaille::segments {

// A segment by round and number; the surprise segment is {0, 0}.
struct SegmentTime {
    std::int32_t round = 0;
    std::int32_t segment = 0;
    friend bool operator==(const SegmentTime&, const SegmentTime&) = default;
};

// The spell takes effect at the end of this segment: begun in segment b of round 1, at b + time - 1; begun in
// the surprise segment ({0, 0}), at time - 1. None if round 1 ends first and `segment.castCarryOver` is off.
// Requires time >= 1.
std::optional<SegmentTime> spellEffectAt(SegmentTime start, std::int32_t time,
                                         const rules::SegmentOptions& options);

}  // namespace tenaille::segments
