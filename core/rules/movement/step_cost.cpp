// SPDX-License-Identifier: MIT
#include "core/rules/movement/step_cost.h"

#include <algorithm>

namespace tenaille::movement {

namespace {

using rules::DoubledDiagonal;
using rules::DoubledDiagonalParity;

std::int32_t doubledDiagonalCost(int doublings, int parity, DoubledDiagonal reading) {
    switch (reading) {
        case DoubledDiagonal::Flat:  // worth 2^k plain diagonals, an even number: half of them cost 2
            return 3 << (doublings - 1);
        case DoubledDiagonal::Scaled:
            return (1 + parity) << doublings;
        case DoubledDiagonal::Added:
            return 1 + parity + (1 << doublings) - 1;
    }
    return 0;
}

}  // namespace

StepCost stepCost(bool diagonal, int doublings, int parity, const rules::MoveOptions& options) {
    const int k = std::min(doublings, kMaxDoublings);
    if (!diagonal) return {1 << k, parity};
    if (k == 0) return {1 + parity, 1 - parity};
    const bool flips = options.doubledDiagonalParity == DoubledDiagonalParity::Toggle;
    return {doubledDiagonalCost(k, parity, options.doubledDiagonal), flips ? 1 - parity : parity};
}

}  // namespace tenaille::movement
