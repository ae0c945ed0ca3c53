// SPDX-License-Identifier: MIT
//
// Conditions of creatures in the user's language.
#pragma once

#include <QString>

#include "core/actions/condition_time.h"

namespace tenaille::ui {

// One of board::kConditions in the user's language; own words as they are.
QString conditionName(const std::string& name);

// "3 rounds".
QString durationText(std::int32_t count, board::TimeUnit unit);
// The unit alone, for lists: "rounds".
QString timeUnitName(board::TimeUnit unit);

// What is left of it: "3 rounds", "this round", empty for one without end.
QString leftText(const document::Encounter& encounter, const board::ConditionRecord& condition);

// What it changes by the rules, as a sentence; empty: it is told and changes no number.
QString conditionEffect(const std::string& name);

}  // namespace tenaille::ui
