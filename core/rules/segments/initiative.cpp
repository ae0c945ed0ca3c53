// SPDX-License-Identifier: MIT
#include "core/rules/segments/initiative.h"

#include <algorithm>

namespace tenaille::segments {

namespace {

std::int32_t firstFree(std::int32_t from, const SegmentSet& busy) {
    while (!isLost(from) && busy.test(static_cast<std::size_t>(from))) ++from;
    return from;
}

std::int32_t restarted(std::int32_t initiative, const SegmentSet& busy) {
    std::int32_t first = 1;
    while (!busy.test(static_cast<std::size_t>(first))) ++first;
    if (first > initiative) return initiative;
    std::int32_t last = kSegmentsPerRound;
    while (!busy.test(static_cast<std::size_t>(last))) --last;
    return last + initiative;
}

}  // namespace

std::vector<std::int32_t> initiativesOf(std::int32_t initiative, std::int32_t actions,
                                        const rules::SegmentOptions& options) {
    std::vector<std::int32_t> result;
    result.reserve(static_cast<std::size_t>(std::max(actions, 0)));
    for (std::int32_t k = 0; k < actions; ++k) result.push_back(initiative + k * options.routineSpacing);
    return result;
}

std::int32_t readjusted(std::int32_t initiative, const SegmentSet& busy, rules::Readjust reading) {
    if (busy.none()) return initiative;
    switch (reading) {
        case rules::Readjust::Shift:
            return initiative + static_cast<std::int32_t>(busy.count());
        case rules::Readjust::Max:
            return firstFree(initiative, busy);
        case rules::Readjust::Restart:
            return restarted(initiative, busy);
    }
    return initiative;
}

}  // namespace tenaille::segments
