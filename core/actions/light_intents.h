// SPDX-License-Identifier: MIT
//
// Lights of the board and in hands (part of actions::Intent, intent.h).
#pragma once

#include <vector>

#include "core/base/record_id.h"
#include "core/board/carried_light.h"

namespace tenaille::actions {

// Switches lights on or off; those that are so already stay.
struct SwitchLights {
    std::vector<RecordId> lights;
    bool on = true;
};

// The light that creatures carry from now on; one without reach: none. Refused when it reaches less far dimly
// than brightly.
struct CarryLight {
    std::vector<RecordId> tokens;
    board::CarriedLight light;
};

}  // namespace tenaille::actions
