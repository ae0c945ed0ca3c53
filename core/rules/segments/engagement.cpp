// SPDX-License-Identifier: MIT
#include "core/rules/segments/engagement.h"

namespace tenaille::segments {

bool isWithinReach(rules::Length distance, bool polearm, const rules::SegmentOptions& options) {
    return distance < (polearm ? options.engagePolearmMm : options.engageMm);
}

}  // namespace tenaille::segments
