// SPDX-License-Identifier: MIT
#include "core/document/limits.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/document/fields.h"

namespace tenaille::document {

namespace {

struct TableLimit {
    std::string_view table;
    std::size_t records;
};
constexpr std::array kTableLimits{
    TableLimit{"grid", 1},
    TableLimit{"settings", 1},
    TableLimit{"pictures", 100},
    TableLimit{"floors", 50'000},
    TableLimit{"kinds", board::kMaxKinds},
    TableLimit{"walls", 200'000},
    TableLimit{"doors", 20'000},
    TableLimit{"terrain", 20'000},
    TableLimit{"lights", 5'000},
    TableLimit{"props", 50'000},
    TableLimit{"texts", 20'000},
    TableLimit{"notes", 20'000},
    TableLimit{"tokens", 20'000},
    TableLimit{"overrides", 20'000},
    TableLimit{"clock", 1},
    TableLimit{"combatants", board::kMaxCombatants},
    TableLimit{"orders", 100'000},
    TableLimit{"steps", 1'000},
    TableLimit{"playerView", 1},
    TableLimit{"fog", 100'000},
    TableLimit{"log", board::kMaxLogLines},
};

void addTo(Totals& totals, const board::WallRecord& wall) {
    totals.wallSegments += wall.points.empty() ? 0 : wall.points.size() - 1;
}
void addTo(Totals& totals, const board::FloorRecord& floor) { totals.floorPoints += floor.outline.size(); }
void addTo(Totals& totals, const board::TerrainRecord& terrain) {
    totals.terrainCells += terrain.cells.size();
}
template <class R>
void addTo(Totals&, const R&) {}

template <class R>
Outcome checkTable(const Table<R>& table, const ChangeSet& changes) {
    std::size_t gone = 0;
    std::size_t fresh = 0;
    for (const AnyChange& any : changes.changes)
        if (const auto* change = std::get_if<Change<R>>(&any)) {
            gone += change->before ? 1 : 0;
            fresh += change->after ? 1 : 0;
        }
    const std::size_t limit = maxRecords(tableKey<R>());
    if (fresh <= gone || table.size() + fresh - gone <= limit) return Done{};
    return Problem{
        TENAILLE_PROBLEM("The list \"%1\" of the document would have %2 entries; at most %3 are possible."),
        {tableKey<R>(), std::to_string(table.size() + fresh - gone), std::to_string(limit)},
        TENAILLE_PROBLEM("Remove what is not needed, or split the map into smaller ones.")};
}

Outcome checkTotal(std::size_t count, std::size_t limit, const char* table, const char* message) {
    if (count <= limit) return Done{};
    return Problem{message,
                   {std::to_string(count), std::to_string(limit)},
                   TENAILLE_PROBLEM("Split the map into smaller ones.")}
        .at(table);
}

Outcome checkLength(const std::string& words, std::size_t most, const char* member) {
    if (words.size() <= most) return Done{};
    constexpr std::size_t kTold = 40;
    return Problem{
        TENAILLE_PROBLEM("\"%1\" is too long: %2 bytes, at most %3 are allowed."),
        {words.substr(0, utf8Part(words, kTold)) + "...", std::to_string(words.size()), std::to_string(most)},
        TENAILLE_PROBLEM("Shorten it.")}
        .at(member);
}

}  // namespace

std::size_t utf8Part(const std::string& text, std::size_t most) {
    std::size_t part = std::min(most, text.size());
    while (part > 0 && part < text.size() && (static_cast<unsigned char>(text[part]) & 0xc0) == 0x80) --part;
    return part;
}

std::size_t maxRecords(std::string_view table) {
    for (const TableLimit& limit : kTableLimits)
        if (limit.table == table) return limit.records;
    return 0;
}

Totals totalsOf(const Encounter& encounter) {
    Totals totals;
    for (const board::WallRecord& wall : encounter.walls) addTo(totals, wall);
    for (const board::FloorRecord& floor : encounter.floors) addTo(totals, floor);
    for (const board::TerrainRecord& terrain : encounter.terrain) addTo(totals, terrain);
    return totals;
}

Outcome checkTotals(const Totals& totals) {
    Outcome fits = checkTotal(totals.wallSegments, kMaxWallSegments, "walls",
                              TENAILLE_PROBLEM("The walls have %1 segments; at most %2 are allowed."));
    if (fits)
        fits = checkTotal(totals.floorPoints, kMaxFloorPoints, "floors",
                          TENAILLE_PROBLEM("The floors have %1 points; at most %2 are allowed."));
    if (fits)
        fits = checkTotal(totals.terrainCells, kMaxTerrainCells, "terrain",
                          TENAILLE_PROBLEM("The terrain has %1 cells; at most %2 are allowed."));
    return fits;
}

Outcome checkWords(const board::TokenRecord& token) {
    Outcome fits = checkLength(token.name, kMaxNameBytes, "name");
    if (fits) fits = checkLength(token.publicName, kMaxNameBytes, "publicName");
    if (fits) fits = checkLength(token.weapon, kMaxNameBytes, "weapon");
    for (const board::AttackRecord& attack : token.attacks) {
        if (fits) fits = checkLength(attack.name, kMaxNameBytes, "attacks");
        if (fits) fits = checkLength(attack.damage, kMaxNameBytes, "attacks");
    }
    return fits ? checkLength(token.label, kMaxLabelBytes, "label") : fits;
}

Outcome checkWords(const board::TextRecord& text) { return checkLength(text.text, kMaxTextBytes, "text"); }

Outcome checkLimits(const Encounter& before, const ChangeSet& changes) {
    Outcome fits = Done{};
    std::apply([&](const auto&... table) { ((fits = fits ? checkTable(table, changes) : fits), ...); },
               before.tables());
    for (const AnyChange& any : changes.changes)
        std::visit(
            [&]<class R>(const Change<R>& change) {
                if constexpr (requires { checkWords(*change.after); })
                    if (fits && change.after) fits = checkWords(*change.after);
            },
            any);
    if (!fits) return fits.problem().at("");
    Totals gone;
    Totals fresh;
    for (const AnyChange& any : changes.changes)
        std::visit(
            [&](const auto& change) {
                if (change.before) addTo(gone, *change.before);
                if (change.after) addTo(fresh, *change.after);
            },
            any);
    const Totals now = totalsOf(before);
    // What becomes smaller may be beyond a limit still.
    const auto after = [&](std::size_t Totals::*part) {
        return fresh.*part > gone.*part ? now.*part + fresh.*part - gone.*part : 0;
    };
    fits = checkTotals(
        {after(&Totals::wallSegments), after(&Totals::floorPoints), after(&Totals::terrainCells)});
    return fits ? fits : fits.problem().at("");  // a place in a file says nothing about the screen
}

}  // namespace tenaille::document
