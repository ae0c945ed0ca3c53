// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/actions/fight_of.h"

class QWidget;

namespace tenaille::ui {

// Who takes part in a fight and who is surprised; `chosen` are proposed, all creatures if there are none.
// `seed` is that of the fight. None: the game master thought better of it.
std::optional<actions::BeginFight> askBeginFight(const document::Encounter& encounter,
                                                 const std::vector<RecordId>& chosen, std::int32_t seed,
                                                 QWidget* parent);

// What every combatant declares for the next round, one row each. Requires a clock.
std::optional<actions::Declare> askDeclarations(const document::Encounter& encounter,
                                                const rules::RuleOptions& options, QWidget* parent);

}  // namespace tenaille::ui
