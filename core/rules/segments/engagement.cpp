// SPDX-License-Identifier: MIT
#include "core/rules/segments/engagement.h"

namespace tenaille::segments {

bool isWithinReach(std::int64_t squaredMm, bool polearm, const rules::SegmentOptions& options) {
    const std::int64_t reach = polearm ? options.engagePolearmMm : options.engageMm;
    return squaredMm < reach * reach;
}

}  // namespace tenaille::segments
