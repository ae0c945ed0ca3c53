// SPDX-License-Identifier: MIT
//
// What walls, doors, terrain and props are called.
#pragma once

#include <QString>

#include "core/board/records.h"

namespace tenaille::ui {

// "Stone wall", "Low cover", "Pillar"; the word of the file for a kind of a newer version.
QString kindText(const board::WallRecord& wall);
QString kindText(const board::TerrainRecord& terrain);
QString kindText(const board::PropRecord& prop);
// With its state: "Double door, locked".
QString kindText(const board::DoorRecord& door);

// Without its state: "Double door".
QString kindName(const board::DoorRecord& door);

}  // namespace tenaille::ui
