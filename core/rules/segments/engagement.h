// SPDX-License-Identifier: MIT
//
// Who is in contact with whom (CM-10). Distances come squared, in square millimetres, so that positions give
// them exactly.
#pragma once

#include <cstdint>

#include "core/rules/rule_options.h"

namespace tenaille::segments {

// Nearer than `segment.engageMm`, or than `segment.engagePolearmMm` with a polearm; exactly that far is not.
bool isWithinReach(std::int64_t squaredMm, bool polearm, const rules::SegmentOptions& options);

// Of two living adversaries: engaged, whoever approached; a polearm in either hand engages both.
inline bool areEngaged(std::int64_t squaredMm, bool polearmA, bool polearmB,
                       const rules::SegmentOptions& options) {
    return isWithinReach(squaredMm, polearmA || polearmB, options);
}

}  // namespace tenaille::segments
