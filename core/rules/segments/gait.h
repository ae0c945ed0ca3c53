// SPDX-License-Identifier: MIT
//
// Slow and fast moves (CM-01 to CM-05, CM-25). A game speed v covers 2 v metres in a segment.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/rational.h"
#include "core/rules/rule_options.h"

namespace tenaille::segments {

// CM-03, CM-04, SG-19: a fast move is a simple action; a slow one is no act at all. None: speed 0.
enum class MoveClass : std::uint8_t { None, Slow, Fast };

inline constexpr std::int32_t kMmPerSegment = 2000;  // of speed 1 (CM-01)

// Exactly `segment.slowMaxSpeed` is slow (CM-03).
MoveClass classOf(Rational speed, const rules::SegmentOptions& options);

// CM-05: segments that the distance takes, rounded up. None if it never ends: speed 0 and a distance.
std::optional<std::int64_t> segmentsFor(Rational speed, std::int32_t distanceMm);

// CM-25: a fast move of at least `segment.chargeMinMm`.
bool isCharge(Rational speed, std::int32_t distanceMm, const rules::SegmentOptions& options);

}  // namespace tenaille::segments
