// SPDX-License-Identifier: MIT
#include "core/rules/segments/casting.h"

#include "core/rules/segments/mode.h"

namespace tenaille::segments {

std::optional<SegmentTime> spellEffectAt(SegmentTime start, std::int32_t time,
                                         const rules::SegmentOptions& options) {
    // Segments counted from the first of round 1; the surprise segment is the one before it.
    const std::int32_t begun = start.round == 0 ? 0 : (start.round - 1) * kSegmentsPerRound + start.segment;
    const std::int32_t end = begun + time - 1;
    if (end == 0) return SegmentTime{};
    if (end > kSegmentsPerRound && !options.castCarryOver) return std::nullopt;
    return SegmentTime{(end - 1) / kSegmentsPerRound + 1, (end - 1) % kSegmentsPerRound + 1};
}

}  // namespace tenaille::segments
