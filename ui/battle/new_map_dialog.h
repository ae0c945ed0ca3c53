// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/document/encounter.h"
#include "core/rules/rule_options.h"

class QWidget;

namespace tenaille::ui {

// Asks for rules, grid and size of a new encounter; none when cancelled. The rules nearest to those of the
// encounter that is open are offered: a campaign keeps to its own.
std::optional<document::Encounter> askNewMap(const rules::RuleOptions& open, QWidget* parent);

// The size that is offered; a picture gives a board its own.
inline constexpr int kUsualColumns = 24;
inline constexpr int kUsualRows = 16;

// A bare one, with the habits below.
document::Encounter freshMap(const board::Extent& extent);

// What every encounter begins with that is made or brought in here, beyond the defaults of the rules:
// creatures face the way they go (F5-03 d). The rules dialog changes it.
void takeTableHabits(document::Encounter& encounter);
inline constexpr rules::WhileMoving kTableWhileMoving = rules::WhileMoving::Follow;

}  // namespace tenaille::ui
