// SPDX-License-Identifier: MIT
//
// What the game master can choose for the players, in words.
#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "core/board/player_records.h"

namespace tenaille::ui {

std::vector<std::pair<board::HealthShown, QString>> healthChoices();
std::vector<std::pair<board::SharedSight, QString>> eyesChoices();

}  // namespace tenaille::ui
