// SPDX-License-Identifier: MIT
//
// Riding. Part of intent.h; riding.h says what riders and mounts share.
#pragma once

#include <vector>

#include "core/base/record_id.h"

namespace tenaille::actions {

// They ride that creature from now on, wherever they stood; who rides another one changes over. A mount does
// not ride itself, and a rider carries nobody.
struct Mount {
    std::vector<RecordId> riders;
    RecordId mount;
};

// They stand beside their mounts, on the nearest free place that no wall parts from it; in its place if there
// is none. Who rides nobody stays.
struct Dismount {
    std::vector<RecordId> riders;
};

}  // namespace tenaille::actions
