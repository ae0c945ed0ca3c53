// SPDX-License-Identifier: MIT
#include "core/actions/copies.h"

#include <algorithm>

#include "core/actions/map_draft.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

document::Encounter copyOf(const document::Encounter& map, const std::vector<RecordId>& records,
                           CopiedPictures pictures) {
    document::Encounter copy =
        document::makeEncounter(document::DocumentKind::Encounter, map.gridRecord().extent);
    MapDraft draft(copy);
    RoomParts parts = roomsToCopy(map, records);
    if (pictures == CopiedPictures::None)
        std::erase_if(parts.going, [](const MapElement& element) {
            return std::holds_alternative<board::PictureRecord>(element);
        });
    for (MapElement& element : parts.going) std::visit([](auto& record) { record.id = {}; }, element);
    for (const board::KindRecord& kind : map.kinds) draft.add(kind);
    draft.put(parts.going);
    for (const board::TerrainRecord& terrain : parts.terrain)
        draft.addTerrain({}, terrain.kind, terrain.cells);
    for (const board::TokenRecord& token : map.tokens)
        if (std::find(records.begin(), records.end(), token.id) != records.end()) draft.add(token);
    copy = draft.map();
    // A kind that nothing is of stays where it is.
    std::vector<RecordId> unused;
    for (const board::KindRecord& kind : copy.kinds)
        if (usesOfKind(copy, kind.of, kind.kind) == 0) unused.push_back(kind.id);
    for (const RecordId id : unused) copy.kinds.erase(id);
    return copy;
}

bool hasNothing(const document::Encounter& copy) {
    bool any = !copy.tokens.empty() || !copy.terrain.empty();
    forEachElement(copy, [&](const auto&) { any = true; });
    return !any;
}

board::LatticePoint middleOfCopy(const document::Encounter& copy) {
    const board::GridKind grid = copy.gridRecord().extent.grid;
    std::optional<geometry::Box> box;
    const auto add = [&](board::LatticePoint p) {
        if (!box) box = geometry::Box{p, p};
        box->min = {std::min(box->min.x, p.x), std::min(box->min.y, p.y)};
        box->max = {std::max(box->max.x, p.x), std::max(box->max.y, p.y)};
    };
    forEachElement(copy, [&](const auto& record) {
        for (const board::LatticePoint point : pointsOf(record)) add(point);
    });
    for (const board::TerrainRecord& terrain : copy.terrain)
        for (const board::Cell cell : terrain.cells) add(board::centre(grid, cell));
    for (const board::TokenRecord& token : copy.tokens)
        add(board::middle(grid, token.creature.footprint, token.creature.at));
    if (!box) return {};
    const auto corner = [](std::int32_t a, std::int32_t b) {
        return geometry::floorDiv(a + b, 2 * geometry::kUnitsPerCell) * geometry::kUnitsPerCell;
    };
    return {corner(box->min.x, box->max.x), corner(box->min.y, box->max.y)};
}

}  // namespace tenaille::actions
