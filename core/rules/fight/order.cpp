// SPDX-License-Identifier: MIT
#include "core/rules/fight/order.h"

#include <array>
#include <utility>

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

Dice* diceOf(Deed& deed) { return const_cast<Dice*>(diceOf(std::as_const(deed))); }

}  // namespace tenaille::fight
