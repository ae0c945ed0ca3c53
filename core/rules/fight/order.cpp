// SPDX-License-Identifier: MIT
#include "core/rules/fight/order.h"

#include <array>

namespace tenaille::fight {

std::string_view name(const Deed& deed) {
    constexpr std::array<std::string_view, std::variant_size_v<Deed>> kNames{
        "changeMode",     "simple",      "fastMove", "cast",     "routine", "opportunity",
        "surpriseAttack", "sneakAttack", "parry",    "slowMove", "react",   "pivot"};
    return kNames[deed.index()];
}

const Dice* diceOf(const Deed& deed) {
    return std::visit(
        [](const auto& order) -> const Dice* {
            if constexpr (requires { order.dice; })
                return &order.dice;
            else
                return nullptr;
        },
        deed);
}

}  // namespace tenaille::fight
