// SPDX-License-Identifier: MIT
#include "ui/scene/ground.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/board/lamp_of.h"
#include "ui/scene/camera.h"
#include "ui/scene/light_shape.h"
#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

namespace {

template <class S>
auto placeOf(Shapes<S>& shapes, RecordId id) {
    return std::lower_bound(shapes.begin(), shapes.end(), id,
                            [](const auto& shape, RecordId wanted) { return shape->id < wanted; });
}

template <class S>
void put(Shapes<S>& shapes, S shape) {
    auto at = placeOf(shapes, shape.id);
    auto made = std::make_shared<const S>(std::move(shape));
    if (at != shapes.end() && (*at)->id == made->id)
        *at = std::move(made);
    else
        shapes.insert(at, std::move(made));
}

template <class S>
const S* find(Shapes<S>& shapes, RecordId id) {
    const auto at = placeOf(shapes, id);
    return at != shapes.end() && (*at)->id == id ? at->get() : nullptr;
}

template <class S>
void erase(Shapes<S>& shapes, RecordId id) {
    const auto at = placeOf(shapes, id);
    if (at != shapes.end() && (*at)->id == id) shapes.erase(at);
}

// The list of shapes that a kind of record fills; nullptr for records without a look on the ground.
template <class R>
auto shapesFor(Ground& ground) {
    if constexpr (std::is_same_v<R, board::PictureRecord>)
        return &ground.pictures;
    else if constexpr (std::is_same_v<R, board::FloorRecord>)
        return &ground.floors;
    else if constexpr (std::is_same_v<R, board::WallRecord>)
        return &ground.walls;
    else if constexpr (std::is_same_v<R, board::DoorRecord>)
        return &ground.doors;
    else if constexpr (std::is_same_v<R, board::TerrainRecord>)
        return &ground.terrain;
    else if constexpr (std::is_same_v<R, board::LightRecord>)
        return &ground.lights;
    else if constexpr (std::is_same_v<R, board::TokenRecord>)
        return &ground.carried;
    else if constexpr (std::is_same_v<R, board::PropRecord>)
        return &ground.props;
    else if constexpr (std::is_same_v<R, board::TextRecord>)
        return &ground.texts;
    else
        return nullptr;
}

void shine(const Ground& ground, Shapes<LightShape>& lights, LightShape light) {
    light.lit = litPolygon(light, ground.walls, ground.doors);
    put(lights, std::move(light));
}

void carryLight(Ground& ground, const ShapeMeans& means, const board::TokenRecord& bearer) {
    if (const auto lamp = board::lampOf(means.grid, bearer))
        shine(ground, ground.carried, shapeOf(means, *lamp));
    else
        erase(ground.carried, bearer.id);
}

template <class R>
void putRecord(Ground& ground, const R& record) {
    auto shapes = shapesFor<R>(ground);
    const ShapeMeans means{ground.extent.grid, ground.kinds};
    if constexpr (std::is_same_v<R, board::LightRecord>)
        shine(ground, ground.lights, shapeOf(means, record));
    else if constexpr (std::is_same_v<R, board::TokenRecord>)
        carryLight(ground, means, record);
    else if constexpr (!std::is_null_pointer_v<decltype(shapes)>)
        put(*shapes, shapeOf(means, record));
}

std::optional<board::LightRecord> lampOf(board::GridKind grid,
                                         const document::Recorded<board::TokenRecord>& bearer) {
    return bearer ? board::lampOf(grid, *bearer) : std::nullopt;
}

// Whether the change has a part in the ground at all.
template <class R>
bool isSeen(board::GridKind grid, const document::Change<R>& change) {
    if constexpr (std::is_same_v<R, board::TokenRecord>)
        return lampOf(grid, change.before) != lampOf(grid, change.after);
    return std::is_same_v<R, board::GridRecord> ||
           !std::is_null_pointer_v<decltype(shapesFor<R>(std::declval<Ground&>()))>;
}

// What an edit does to one ground, gathered change by change.
class GroundEdit {
  public:
    GroundEdit(Ground& ground, std::vector<QRectF>& dirty) : m_ground(ground), m_dirty(dirty) {}

    template <class R>
    void operator()(const document::Change<R>& change) {
        if (!isSeen(m_ground.extent.grid, change)) return;
        auto shapes = shapesFor<R>(m_ground);
        if constexpr (std::is_same_v<R, board::GridRecord>) {
            if (change.after) m_ground.gridVisible = change.after->visible;
            m_dirty.push_back(m_ground.board);
        } else if constexpr (!std::is_null_pointer_v<decltype(shapes)>) {
            mark<R>(find(*shapes, change.id()));
            if (change.after)
                putRecord(m_ground, *change.after);
            else
                erase(*shapes, change.id());
            mark<R>(find(*shapes, change.id()));
        }
    }

    // Lights near a changed wall or door shine anew.
    void relight() {
        relight(m_ground.lights);
        relight(m_ground.carried);
    }

  private:
    void relight(Shapes<LightShape>& lights) {
        for (const auto& light : Shapes<LightShape>(lights)) {
            const bool touched = std::any_of(m_barriers.begin(), m_barriers.end(), [&](const QRectF& box) {
                return box.intersects(light->bounds);
            });
            if (!touched) continue;
            shine(m_ground, lights, *light);
            m_dirty.push_back(light->bounds);
        }
    }

    template <class R, class S>
    void mark(const S* shape) {
        if (shape == nullptr) return;
        m_dirty.push_back(shape->bounds);
        if constexpr (std::is_same_v<R, board::WallRecord> || std::is_same_v<R, board::DoorRecord>)
            m_barriers.push_back(shape->bounds);
    }

    Ground& m_ground;
    std::vector<QRectF>& m_dirty;
    std::vector<QRectF> m_barriers;
};

}  // namespace

GroundPtr makeGround(const document::Encounter& encounter) {
    auto ground = std::make_shared<Ground>();
    ground->extent = encounter.gridRecord().extent;
    ground->kinds = document::kindsOf(encounter);
    ground->gridVisible = encounter.gridRecord().visible;
    ground->board = planeRect(ground->extent);
    ground->outline = boardOutline(ground->extent);
    const auto putAll = [&](const auto& table) {
        for (const auto& record : table) putRecord(*ground, record);
    };
    putAll(encounter.pictures);
    putAll(encounter.floors);
    putAll(encounter.walls);
    putAll(encounter.doors);
    putAll(encounter.terrain);
    putAll(encounter.lights);
    putAll(encounter.tokens);
    putAll(encounter.props);
    putAll(encounter.texts);
    return ground;
}

GroundPtr changedGround(const GroundPtr& ground, const document::Encounter& after,
                        const document::ChangeSet& changes, std::vector<QRectF>& dirty) {
    if (changes.touches<board::KindRecord>() || !(after.gridRecord().extent == ground->extent)) {
        GroundPtr made = makeGround(after);
        dirty = {ground->board | made->board};
        return made;
    }
    const bool concerned = std::any_of(
        changes.changes.begin(), changes.changes.end(), [grid = ground->extent.grid](const auto& change) {
            return std::visit([grid](const auto& one) { return isSeen(grid, one); }, change);
        });
    if (!concerned) return ground;
    auto edited = std::make_shared<Ground>(*ground);
    GroundEdit edit(*edited, dirty);
    for (const auto& change : changes.changes) std::visit(edit, change);
    edit.relight();
    if (dirty.empty()) return ground;
    // Tracing walls or drawing them, and the paper of an empty board, depend on the document as a whole.
    const bool restyled = edited->tracesWalls() != ground->tracesWalls() ||
                          edited->floors.empty() != ground->floors.empty() ||
                          edited->pictures.empty() != ground->pictures.empty();
    if (restyled) dirty = {edited->board};
    return edited;
}

GroundPtr withoutHidden(const GroundPtr& ground, const MapLayers& layers) {
    if (layers.hidden == 0) return ground;
    auto shown = std::make_shared<Ground>(*ground);
    if (!layers.shows(MapLayer::Picture)) shown->pictures.clear();
    if (!layers.shows(MapLayer::Floors)) shown->floors.clear();
    if (!layers.shows(MapLayer::Terrain)) shown->terrain.clear();
    if (!layers.shows(MapLayer::Lights)) {
        shown->lights.clear();
        shown->carried.clear();
    }
    if (!layers.shows(MapLayer::Props)) shown->props.clear();
    if (!layers.shows(MapLayer::Texts)) shown->texts.clear();
    if (!layers.shows(MapLayer::Walls)) {
        shown->walls.clear();
        shown->doors.clear();
    }
    return shown;
}

}  // namespace tenaille::ui
