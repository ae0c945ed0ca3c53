// SPDX-License-Identifier: MIT
//
// What walls, doors, terrain and props are called.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <span>
#include <string_view>

#include "core/board/kinds.h"
#include "core/board/records.h"
#include "ui/text/utf8.h"

namespace tenaille::ui {

// `kinds`: those of the document. "Stone wall", "Low cover", "Pillar"; the word of the file for a kind of a
// newer version.
QString kindText(const board::Kinds& kinds, const board::WallRecord& wall);
QString kindText(const board::Kinds& kinds, const board::TerrainRecord& terrain);
QString kindText(const board::Kinds& kinds, const board::PropRecord& prop);
// With its state: "Double door, locked".
QString kindText(const board::Kinds& kinds, const board::DoorRecord& door);

// What it does to the rules: "stops movement and sight · improved cover".
QString effectText(const board::BarrierEffect& effect);
QString effectText(const board::TerrainEffect& effect);
QString effectText(const board::TerrainKind& kind);

// What a kind is called: as the GM wrote it, or in the language of the program.
template <class Kind>
QString kindLabel(const Kind& kind) {
    const auto text = fromUtf8(kind.label);
    return kind.own ? text : QCoreApplication::translate("Kinds", kind.label.data());
}

// The materials of floors in the order of the palettes, as the file names them, and their names for the
// reader.
std::span<const std::string_view> floorMaterials();
QString materialText(const std::string& material);

// Without its state: "Double door"; and the state alone: "locked".
QString kindName(const board::Kinds& kinds, const board::DoorRecord& door);
QString doorStateText(board::DoorState state);

}  // namespace tenaille::ui
