// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "core/actions/map_draft.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"
#include "core/board/riding.h"
#include "core/document/board_of.h"
#include "core/document/names.h"

namespace tenaille::actions {

namespace {

using board::KindOf;
using board::KindRecord;

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
        if constexpr (std::is_same_v<Record, board::DoorRecord>) {
            const auto wall = m_names.find({KindOf::Wall, record.wall});
            if (wall != m_names.end()) record.wall = wall->second;
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

// Who rode a creature that came along rides its copy.
void mountCopies(const document::Encounter& copy, const std::map<RecordId, RecordId>& copies,
                 document::Encounter& after) {
    for (const board::TokenRecord& token : copy.tokens)
        if (const auto mount = copies.find(token.creature.mount); mount != copies.end()) {
            board::TokenRecord rider = *after.tokens.find(copies.at(token.id));
            board::mountUp(*after.tokens.find(mount->second), rider);
            after.tokens.put(std::move(rider));
        }
}

}  // namespace

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
    std::map<RecordId, RecordId> copies;  // of the creatures
    for (const board::TokenRecord& token : copy.tokens) {
        AddTokens add{token, 1, movedCells(grid, {token.creature.at}, intent.by).front(), false};
        add.prototype.name = document::numberedName(token.name).name;
        add.prototype.label.clear();
        // Whose picture did not come along shows his letters.
        if (!map.assets.contains(token.picture)) add.prototype.picture.clear();
        const board::BoardView board = document::boardOf(after);
        const Result<document::ChangeSet> added = planAddTokens({after, board, context.options}, add);
        if (!added) return added.problem();
        copies[token.id] = document::nextId(after);
        const Outcome fits = document::apply(after, *added);
        if (!fits) return fits.problem();
    }
    mountCopies(copy, copies, after);
    document::ChangeSet changes = document::diff(map, after);
    changes.name = intent.verb;
    changes.arguments = {std::to_string(elements.size() + copy.tokens.size())};
    return changes;
}

}  // namespace tenaille::actions
