// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/plan.h"
#include "core/board/kinds.h"

namespace tenaille::actions {

namespace {

using Cells = std::vector<Cell>;

// Those of the board, ascending, each once.
Cells onBoard(const board::Extent& extent, Cells cells) {
    std::erase_if(cells, [&](Cell cell) { return !extent.contains(cell); });
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

Cells together(const Cells& a, const Cells& b) {
    Cells both;
    both.reserve(a.size() + b.size());
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}

Cells without(const Cells& a, const Cells& b) {
    Cells left;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(left));
    return left;
}

}  // namespace

Result<document::ChangeSet> planPaintTerrain(const PlanContext& context, const PaintTerrain& intent) {
    if (!(intent.erase && intent.kind.empty()) &&
        document::kindsOf(context.encounter).terrain(intent.kind) == nullptr)
        return Problem{TENAILLE_PROBLEM("There is no terrain called \"%1\"."),
                       {intent.kind},
                       TENAILLE_PROBLEM("Choose a kind of the list.")};
    const Cells cells = onBoard(context.encounter.gridRecord().extent, intent.cells);
    document::ChangeSet changes{intent.erase ? "eraseTerrain" : "paintTerrain", {}, {}};
    const board::TerrainRecord* home = nullptr;  // of the cells that are new
    Cells painted = cells;
    for (const board::TerrainRecord& terrain : context.encounter.terrain) {
        if (!intent.kind.empty() && terrain.kind != intent.kind) continue;
        if (!intent.erase) {
            if (home == nullptr) home = &terrain;
            // A second record of the kind may hold some of them.
            if (home != &terrain) painted = without(painted, terrain.cells);
            continue;
        }
        board::TerrainRecord after = terrain;
        after.cells = without(terrain.cells, cells);
        if (after.cells.empty())
            changes.remove(terrain);
        else
            changes.replace(terrain, std::move(after));
    }
    if (intent.erase || painted.empty()) return changes;
    board::TerrainRecord after;
    if (home != nullptr) after = *home;
    after.kind = intent.kind;
    after.cells = together(after.cells, painted);
    if (home != nullptr) {
        changes.replace(*home, std::move(after));
    } else {
        after.id = document::nextId(context.encounter);
        changes.insert(std::move(after));
    }
    return changes;
}

}  // namespace tenaille::actions
