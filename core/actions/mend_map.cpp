// SPDX-License-Identifier: MIT
#include <set>

#include "core/actions/map_check.h"
#include "core/actions/map_elements.h"
#include "core/actions/plan.h"

namespace tenaille::actions {

namespace {

constexpr int kMostRounds = 20;

Outcome repair(document::Encounter& map, const MapRepair& repair) {
    for (const MapElement& element : repair.put) {
        const Outcome possible = checkElement(element);
        if (!possible) return possible.problem();
        if (idOf(element) != RecordId{} && !isElement(map, idOf(element)))
            return missingRecord(idOf(element));
        std::visit(
            [&]<class R>(R record) {
                if (record.id == RecordId{}) record.id = document::nextId(map);
                std::get<document::Table<R>&>(map.tables()).put(std::move(record));
            },
            element);
    }
    for (const RecordId id : repair.remove) {
        const std::optional<MapElement> element = elementOf(map, id);
        if (!element) return missingRecord(id);
        std::visit([&]<class R>(const R&) { std::get<document::Table<R>&>(map.tables()).erase(id); },
                   *element);
    }
    board::SettingsRecord settings = map.settingsRecord();
    for (const board::LatticePoint place : repair.closed) settings.closedRooms.push_back(place);
    if (!(settings == map.settingsRecord())) map.settings.put(std::move(settings));
    return Done{};
}

// Whether nothing of it was touched by an earlier repair of this round.
bool isFresh(const MapFinding& finding, std::set<RecordId>& touched) {
    std::set<RecordId> own(finding.records.begin(), finding.records.end());
    for (const MapElement& element : finding.repair->put) own.insert(idOf(element));
    own.insert(finding.repair->remove.begin(), finding.repair->remove.end());
    own.erase(RecordId{});
    for (const RecordId id : own)
        if (touched.contains(id)) return false;
    touched.insert(own.begin(), own.end());
    return true;
}

// How many findings were mended.
int mendRound(document::Encounter& map, const MendMap& intent) {
    std::set<RecordId> touched;
    int mended = 0;
    for (const MapFinding& finding : checkMap(map)) {
        const bool wanted = finding.flaw == intent.sort || (intent.everything && isSurelyWrong(finding.flaw));
        if (finding.repair && wanted && isFresh(finding, touched) && repair(map, *finding.repair)) ++mended;
    }
    return mended;
}

}  // namespace

Result<document::ChangeSet> planMendMap(const PlanContext& context, const MendMap& intent) {
    document::Encounter map = context.encounter;
    int mended = 0;
    for (const MapRepair& one : intent.repairs) {
        const Outcome done = repair(map, one);
        if (!done) return done.problem();
        ++mended;
    }
    const bool many = intent.everything || intent.sort;
    for (int round = 0; many && round < kMostRounds; ++round) {
        const int more = mendRound(map, intent);
        if (more == 0) break;
        mended += more;
    }
    document::ChangeSet changes = document::diff(context.encounter, map);
    changes.name = intent.meant ? "markMeant" : "mendMap";
    if (!intent.meant) changes.arguments = {std::to_string(mended)};
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planTellClosedRooms(const PlanContext& context, const TellClosedRooms&) {
    document::ChangeSet changes{"tellClosedRooms", {}, {}};
    board::SettingsRecord settings = context.encounter.settingsRecord();
    settings.closedRooms.clear();
    changes.replace(context.encounter.settingsRecord(), std::move(settings));
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
