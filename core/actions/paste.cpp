// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "core/actions/copies.h"
#include "core/actions/map_draft.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/document/board_of.h"

namespace tenaille::actions {

namespace {

using board::KindOf;
using board::KindRecord;
using board::LatticePoint;

template <class Record>
constexpr std::optional<KindOf> familyOf() {
    if constexpr (std::is_same_v<Record, board::WallRecord>) return KindOf::Wall;
    if constexpr (std::is_same_v<Record, board::DoorRecord>) return KindOf::Door;
    if constexpr (std::is_same_v<Record, board::PropRecord>) return KindOf::Prop;
    if constexpr (std::is_same_v<Record, board::TerrainRecord>) return KindOf::Terrain;
    return std::nullopt;
}

// Own kinds of the copy are found among those of the document, or come along under a free name.
class KindNames {
  public:
    KindNames(const document::Encounter& copy, MapDraft& draft) {
        for (const KindRecord& kind : copy.kinds)
            if (!board::Kinds().has(kind.of, kind.kind)) m_names[{kind.of, kind.kind}] = find(kind, draft);
    }

    template <class Record>
    void rename(Record& record) const {
        if constexpr (familyOf<Record>().has_value()) {
            const auto found = m_names.find({*familyOf<Record>(), record.kind});
            if (found != m_names.end()) record.kind = found->second;
        }
    }

  private:
    static std::string find(const KindRecord& kind, MapDraft& draft) {
        for (const KindRecord& own : draft.map().kinds) {
            KindRecord same = kind;
            same.id = own.id;
            same.kind = own.kind;
            same.extra = own.extra;
            if (same == own) return own.kind;
        }
        KindRecord fresh = kind;
        fresh.kind = freeKindName(draft.map(), kind.of);
        const std::string name = fresh.kind;
        draft.add(std::move(fresh));
        return name;
    }

    std::map<std::pair<KindOf, std::string>, std::string> m_names;
};

template <class Visit>
void forEachElement(const document::Encounter& copy, const Visit& visit) {
    const auto look = [&](const auto& table) {
        for (const auto& record : table) visit(record);
    };
    look(copy.pictures);
    look(copy.floors);
    look(copy.walls);
    look(copy.doors);
    look(copy.lights);
    look(copy.props);
    look(copy.texts);
    look(copy.notes);
}

}  // namespace

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
    for (const KindRecord& kind : map.kinds) draft.add(kind);
    draft.put(parts.going);
    for (const board::TerrainRecord& terrain : parts.terrain)
        draft.addTerrain({}, terrain.kind, terrain.cells);
    for (const board::TokenRecord& token : map.tokens)
        if (std::find(records.begin(), records.end(), token.id) != records.end()) draft.add(token);
    copy = draft.map();
    // A kind that nothing is of stays where it is.
    std::vector<RecordId> unused;
    for (const KindRecord& kind : copy.kinds) {
        bool isUsed = false;
        const auto look = [&]<class R>(const R& record) {
            if constexpr (familyOf<R>().has_value())
                isUsed = isUsed || (*familyOf<R>() == kind.of && record.kind == kind.kind);
        };
        forEachElement(copy, look);
        for (const board::TerrainRecord& terrain : copy.terrain) look(terrain);
        if (!isUsed) unused.push_back(kind.id);
    }
    for (const RecordId id : unused) copy.kinds.erase(id);
    return copy;
}

bool hasNothing(const document::Encounter& copy) {
    bool any = !copy.tokens.empty() || !copy.terrain.empty();
    forEachElement(copy, [&](const auto&) { any = true; });
    return !any;
}

LatticePoint middleOfCopy(const document::Encounter& copy) {
    const board::GridKind grid = copy.gridRecord().extent.grid;
    std::optional<geometry::Box> box;
    const auto add = [&](LatticePoint p) {
        if (!box) box = geometry::Box{p, p};
        box->min = {std::min(box->min.x, p.x), std::min(box->min.y, p.y)};
        box->max = {std::max(box->max.x, p.x), std::max(box->max.y, p.y)};
    };
    forEachElement(copy, [&](const auto& record) {
        for (const LatticePoint point : pointsOf(record)) add(point);
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

Result<document::ChangeSet> planPaste(const PlanContext& context, const Paste& intent) {
    const document::Encounter& map = context.encounter;
    const document::Encounter& copy = *intent.what;
    const board::GridKind grid = map.gridRecord().extent.grid;
    if (copy.gridRecord().extent.grid != grid)
        return Problem{TENAILLE_PROBLEM("What was copied lies on another kind of grid."),
                       {},
                       TENAILLE_PROBLEM("Paste it into a map of the same grid.")};
    MapDraft draft(map);
    const KindNames names(copy, draft);
    std::vector<MapElement> elements;
    Outcome possible = Done{};
    forEachElement(copy, [&](auto record) {
        record.id = {};
        names.rename(record);
        elements.push_back(moved(std::move(record), grid, intent.by));
        if (Outcome one = checkElement(elements.back()); !one) possible = one;
    });
    if (!possible) return possible.problem();
    draft.put(elements);
    for (board::TerrainRecord terrain : copy.terrain) {
        names.rename(terrain);
        draft.addTerrain({}, terrain.kind, movedCells(grid, terrain.cells, intent.by));
    }
    document::Encounter after = draft.map();
    for (const board::TokenRecord& token : copy.tokens) {
        AddTokens add{token, 1, movedCells(grid, {token.creature.at}, intent.by).front(), false};
        add.prototype.name = nameWithoutNumber(token.name);
        add.prototype.label.clear();
        const board::BoardView board = document::boardOf(after);
        const Result<document::ChangeSet> added = planAddTokens({after, board, context.options}, add);
        if (!added) return added.problem();
        const Outcome fits = document::apply(after, *added);
        if (!fits) return fits.problem();
    }
    document::ChangeSet changes = document::diff(map, after);
    changes.name = intent.verb;
    changes.arguments = {std::to_string(elements.size() + copy.tokens.size())};
    return changes;
}

Result<document::ChangeSet> planCut(const PlanContext& context, const Cut& intent) {
    const document::Encounter& map = context.encounter;
    document::ChangeSet changes{"cut", {std::to_string(intent.records.size())}, {}};
    const bool hasRooms = std::any_of(intent.records.begin(), intent.records.end(),
                                      [&](RecordId id) { return map.floors.find(id) != nullptr; });
    MapDraft draft(map);
    RemoveRecords rest{intent.records};
    if (hasRooms) {
        draft.takeAway(roomsToMove(map, intent.records));
        draft.dropBareTerrain();
        std::erase_if(rest.records, [&](RecordId id) { return map.tokens.find(id) == nullptr; });
    }
    document::Encounter after = draft.map();
    const Result<document::ChangeSet> removed =
        planRemoveRecords({after, context.board, context.options}, rest);
    if (!removed) return removed.problem();
    const Outcome fits = document::apply(after, *removed);
    if (!fits) return fits.problem();
    changes.changes = document::diff(map, after).changes;
    return changes;
}

}  // namespace tenaille::actions
