// SPDX-License-Identifier: MIT
//
// How large files may be; a larger one is refused with its size. What they hold: document/limits.h.
#pragma once

#include <cstddef>

#include "core/io/json_value.h"

namespace tenaille::io {

// Of the JSON text. A document at all limits of document/limits.h fits.
inline constexpr JsonLimits kDocumentJson{.values = 4'000'000};

// Bytes of one picture file.
inline constexpr std::size_t kMaxAssetBytes = std::size_t{768} << 20;

}  // namespace tenaille::io
