// SPDX-License-Identifier: MIT
//
// Riders as a file written by hand may hold them.
#pragma once

#include "core/document/encounter.h"
#include "core/io/reading.h"

namespace tenaille::io {

// Lets go, with a notice for each rider, mounts that are not there, the rider itself, or riders. A rider who
// stands elsewhere or faces another way than the mount is put on it.
void letGoUnsoundMounts(document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
