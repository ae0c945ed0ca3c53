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
    std::optional<MapLayer> layer;
    const auto look = [&]<class R>(const document::Table<R>& table) {
        if (kLayerOf<R> && table.find(id) != nullptr) layer = kLayerOf<R>;
    };
    std::apply([&](const auto&... tables) { (look(tables), ...); }, encounter.tables());
    return layer;
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
