// SPDX-License-Identifier: MIT
//
// Parts of queries of the segment game that several kinds share (protocol sections 2.7 and 5.1).
#pragma once

#include <string>
#include <vector>

#include "core/io/rules/query_field.h"
#include "core/rules/segments/opportunity_offer.h"
#include "core/rules/wounds/parry_score.h"
#include "core/rules/wounds/strike.h"

namespace tenaille::io {

inline constexpr Limits kLengthMm{0, 10000000};
inline constexpr Limits kD20{1, 20};
inline constexpr Limits kD6{1, 6};
inline constexpr Limits kD4{1, 4};
inline constexpr Limits kStrength{1, 60};
inline constexpr Limits kD20Bonus{-50, 100};
inline constexpr Limits kD20Total{-100, 200};
inline constexpr Limits kSegmentSpeed{0, 10000};  // of 2000 mm a segment each

// Absent: none.
std::vector<std::string> readIds(const Field& ids);
std::vector<wounds::SpecialValue> readSpecials(const Field& specials);

// An object of levels by class; another name is outOfRange.
wounds::ClassLevels readLevels(const Field& levels);

// A set, in the order of the enumerators.
JsonValue causesJson(segments::OpportunityCauses causes);

}  // namespace tenaille::io
