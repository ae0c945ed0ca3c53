// SPDX-License-Identifier: MIT
#include "core/io/rules/query_kinds.h"

namespace tenaille::io {

std::span<const QueryKind> movementKinds() { return {}; }

}  // namespace tenaille::io
