// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/result.h"

namespace tenaille::app {

// Whether a command may write there: never over a document of ours, which may be somebody's work and not what
// the command made before.
Outcome mayReplace(const std::string& path);

}  // namespace tenaille::app
