// SPDX-License-Identifier: MIT
//
// Modifiers of creatures that lie on the ground (PR-01, PR-02).
#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/modifier.h"

namespace tenaille::prone {

// Reach attacks are melee.
struct ProneQuestion {
    bool attackerProne = false;
    bool targetProne = false;
    bool ranged = false;
    bool gravity = true;
};

struct ProneAnswer {
    std::int32_t toHit = 0;       // prone attacker in melee: -4
    std::int32_t armorClass = 0;  // prone target: -4 in melee, +4 at range
    bool offKilter = false;       // without gravity somebody floats instead of lying: no modifier (PR-02)
    std::vector<rules::Modifier> modifiers;
};

ProneAnswer ruleProne(const ProneQuestion& question);

}  // namespace tenaille::prone
