// SPDX-License-Identifier: MIT
//
// Words that the lists of fields (fields.h, fight_fields.h) share.
#pragma once

#include <cstdint>

namespace tenaille::document {

// Who may know a field. Conditional ones depend on other fields and on what the players see (redaction
// decides).
enum class Secrecy : std::uint8_t { Public, Secret, Conditional };

// The key of a record's table in files and journals.
template <class R>
constexpr const char* tableKey();

}  // namespace tenaille::document
