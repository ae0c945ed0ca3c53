// SPDX-License-Identifier: MIT
#include "core/rules/modifier.h"

namespace tenaille::rules {

void suppressDuplicates(std::vector<Modifier>& modifiers) {
    for (std::size_t i = 0; i < modifiers.size(); ++i) {
        Modifier& mine = modifiers[i];
        mine.suppressed = false;
        if (mine.stacking == Stacking::Untyped) continue;
        for (std::size_t j = 0; j < modifiers.size(); ++j) {
            const Modifier& other = modifiers[j];
            if (i == j || other.target != mine.target || other.stacking != mine.stacking) continue;
            const bool otherWins =
                other.effective() > mine.effective() || (other.effective() == mine.effective() && j < i);
            if (otherWins) mine.suppressed = true;
        }
    }
}

std::int32_t total(const std::vector<Modifier>& modifiers, Target target) {
    std::int32_t sum = 0;
    for (const Modifier& modifier : modifiers)
        if (modifier.target == target && !modifier.suppressed) sum += modifier.effective();
    return sum;
}

}  // namespace tenaille::rules
