// SPDX-License-Identifier: MIT
//
// Monsters of the 5e-database (5e-bits, interop 2.1): a list of records with "index", "name" and "actions",
// whose reach and range stand in sentences ("Melee Weapon Attack: +9 to hit, reach 10 ft., one target").
#pragma once

#include <optional>
#include <string_view>

#include "core/io/creatures/creatures_read.h"
#include "core/io/json_value.h"

namespace tenaille::io {

bool isFiveEBits(const JsonValue& file);
CreaturesRead readFiveEBits(const JsonValue& file);

// The number behind that word: 10 of "reach 10 ft." and "Reach 10 feet"; nothing: it is not there.
std::optional<double> feetBehind(std::string_view sentence, std::string_view word);

}  // namespace tenaille::io
