// SPDX-License-Identifier: MIT
//
// From the formats of older versions to the present one. Each step is a file of its own (v1_to_v2.cpp ...)
// that changes the JSON tree; records are read only after the last step. A golden file of every released
// format stays under tests/data/documents for ever.
#pragma once

#include <cstdint>

#include "core/base/result.h"
#include "core/io/json_value.h"

namespace tenaille::io {

// The format of the files that this program writes. The minor number grows when members are added that older
// programs may ignore, the major one when they would misread the file.
inline constexpr std::int64_t kFormatMajor = 2;
inline constexpr std::int64_t kFormatMinor = 10;

// Brings a document of format `major` to kFormatMajor. Newer majors are refused with the version they need,
// numbers below 1 as nonsense.
Outcome migrate(JsonValue& document, std::int64_t major, std::int64_t minor);

}  // namespace tenaille::io
