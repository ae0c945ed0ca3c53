// SPDX-License-Identifier: MIT
#include "ui/gesture/map_layers.h"

#include <variant>

namespace tenaille::ui {

namespace {

template <class R>
constexpr std::optional<MapLayer> kLayerOf = std::nullopt;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::WallRecord> = MapLayer::Walls;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::DoorRecord> = MapLayer::Walls;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::FloorRecord> = MapLayer::Floors;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::TerrainRecord> = MapLayer::Terrain;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::LightRecord> = MapLayer::Lights;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::PropRecord> = MapLayer::Props;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::TextRecord> = MapLayer::Texts;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::NoteRecord> = MapLayer::Notes;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::TokenRecord> = MapLayer::Creatures;
template <>
constexpr std::optional<MapLayer> kLayerOf<board::PictureRecord> = MapLayer::Picture;

}  // namespace

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

std::optional<MapLayer> lockedLayer(const document::ChangeSet& changes, const MapLayers& layers) {
    for (const document::AnyChange& change : changes.changes) {
        const std::optional<MapLayer> layer =
            std::visit([]<class R>(const document::Change<R>&) { return kLayerOf<R>; }, change);
        if (layer && (layers.locked & MapLayers::bit(*layer)) != 0) return layer;
    }
    return std::nullopt;
}

}  // namespace tenaille::ui
