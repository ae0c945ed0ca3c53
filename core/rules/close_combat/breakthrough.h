// SPDX-License-Identifier: MIT
//
// Pushing an opponent back (CM-21) and passing by one or two (CM-22 to CM-24).
#pragma once

#include <cstdint>
#include <span>

#include "core/rules/rule_options.h"

namespace tenaille::close_combat {

// CM-21: the opponent falls back 1d4 + 1 metres; the striker may follow him.
struct Push {
    std::int32_t pushMm = 0;
    // At most one slow step (`closeMove.breakthroughFollow`: all the way, or not at all).
    std::int32_t followMm = 0;
    friend bool operator==(const Push&, const Push&) = default;
};

Push rulePush(std::int32_t d4, const rules::RuleOptions& options);

struct PassThrough {
    std::int32_t total = 0;  // less the penalty in melee (CM-24); a grapple action has none
    bool success = false;    // greater than every opponent's: a tie fails (CM-23)
    friend bool operator==(const PassThrough&, const PassThrough&) = default;
};

// `opponents`: strike totals of those who stand in the way.
PassThrough rulePassThrough(std::int32_t total, std::span<const std::int32_t> opponents, bool inMelee,
                            const rules::CloseMoveOptions& options);

}  // namespace tenaille::close_combat
