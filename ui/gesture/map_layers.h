// SPDX-License-Identifier: MIT
//
// MapLayers: which parts of a map are shown and which can be taken hold of while it is drawn. A matter of the
// moment: no document knows of it, and the encounter always shows everything.
#pragma once

#include <cstdint>
#include <optional>

#include "core/document/changes.h"
#include "core/document/encounter.h"
#include "ui/gesture/pick.h"

namespace tenaille::ui {

// What lies above comes first.
enum class MapLayer : std::uint8_t {
    Creatures,
    Notes,
    Texts,
    Walls,
    Lights,
    Props,
    Terrain,
    Floors,
    Picture
};
inline constexpr int kMapLayerCount = 9;

struct MapLayers {
    std::uint16_t hidden = 0;  // a bit of each layer
    std::uint16_t locked = 0;

    static constexpr std::uint16_t bit(MapLayer layer) {
        return static_cast<std::uint16_t>(1u << static_cast<unsigned>(layer));
    }
    bool shows(MapLayer layer) const { return (hidden & bit(layer)) == 0; }
    // Shown and not locked: the mouse can take it.
    bool takes(MapLayer layer) const { return shows(layer) && (locked & bit(layer)) == 0; }

    friend bool operator==(const MapLayers&, const MapLayers&) = default;
};

// Nothing for what lies on no layer.
std::optional<MapLayer> layerOf(PickKind kind);
std::optional<MapLayer> layerOf(const document::Encounter& encounter, RecordId id);
// A locked layer on which the edit changes something.
std::optional<MapLayer> lockedLayer(const document::ChangeSet& changes, const MapLayers& layers);

}  // namespace tenaille::ui
