// SPDX-License-Identifier: MIT
#include "ui/gesture/map_layers.h"

namespace tenaille::ui {

std::optional<MapLayer> layerOf(PickKind kind) {
    switch (kind) {
        case PickKind::Nothing:
            return std::nullopt;
        case PickKind::Token:
            return MapLayer::Creatures;
        case PickKind::Door:
        case PickKind::Wall:
            return MapLayer::Walls;
        case PickKind::Note:
            return MapLayer::Notes;
        case PickKind::Light:
            return MapLayer::Lights;
        case PickKind::Prop:
            return MapLayer::Props;
        case PickKind::Text:
            return MapLayer::Texts;
    }
    return std::nullopt;
}

std::optional<MapLayer> layerOf(const document::Encounter& encounter, RecordId id) {
    if (encounter.walls.find(id) != nullptr || encounter.doors.find(id) != nullptr) return MapLayer::Walls;
    if (encounter.tokens.find(id) != nullptr) return MapLayer::Creatures;
    if (encounter.floors.find(id) != nullptr) return MapLayer::Floors;
    if (encounter.lights.find(id) != nullptr) return MapLayer::Lights;
    if (encounter.props.find(id) != nullptr) return MapLayer::Props;
    if (encounter.texts.find(id) != nullptr) return MapLayer::Texts;
    if (encounter.notes.find(id) != nullptr) return MapLayer::Notes;
    if (encounter.terrain.find(id) != nullptr) return MapLayer::Terrain;
    if (encounter.pictures.find(id) != nullptr) return MapLayer::Picture;
    return std::nullopt;
}

}  // namespace tenaille::ui
