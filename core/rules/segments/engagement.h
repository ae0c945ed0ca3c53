// SPDX-License-Identifier: MIT
//
// Who is in contact with whom (CM-10).
#pragma once

#include "core/rules/length.h"
#include "core/rules/rule_options.h"

namespace tenaille::segments {

// Nearer than `segment.engageMm`, or than `segment.engagePolearmMm` with a polearm; exactly that far is not.
bool isWithinReach(rules::Length distance, bool polearm, const rules::SegmentOptions& options);

// Of two living adversaries: engaged, whoever approached; a polearm in either hand engages both.
inline bool areEngaged(rules::Length distance, bool polearmA, bool polearmB,
                       const rules::SegmentOptions& options) {
    return isWithinReach(distance, polearmA || polearmB, options);
}

}  // namespace tenaille::segments
