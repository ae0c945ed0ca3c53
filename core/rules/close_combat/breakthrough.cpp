// SPDX-License-Identifier: MIT
#include "core/rules/close_combat/breakthrough.h"

#include <algorithm>

namespace tenaille::close_combat {

namespace {

constexpr std::int32_t kMmPerMetre = 1000;

std::int32_t followOf(std::int32_t pushMm, const rules::RuleOptions& options) {
    switch (options.closeMove.breakthroughFollow) {
        case rules::BreakthroughFollow::SlowStep:
            return std::min(pushMm, options.segment.slowStepMm);
        case rules::BreakthroughFollow::Full:
            return pushMm;
        case rules::BreakthroughFollow::None:
            return 0;
    }
    return 0;
}

}  // namespace

Push rulePush(std::int32_t d4, const rules::RuleOptions& options) {
    const std::int32_t pushMm = kMmPerMetre * (d4 + 1);
    return {pushMm, followOf(pushMm, options)};
}

PassThrough rulePassThrough(std::int32_t total, std::span<const std::int32_t> opponents, bool inMelee,
                            const rules::CloseMoveOptions& options) {
    const std::int32_t reduced = inMelee ? total - options.passThroughPenalty : total;
    return {reduced, std::all_of(opponents.begin(), opponents.end(),
                                 [&](std::int32_t opponent) { return reduced > opponent; })};
}

}  // namespace tenaille::close_combat
