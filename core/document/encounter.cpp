// SPDX-License-Identifier: MIT
#include "core/document/encounter.h"

#include <algorithm>
#include <array>
#include <random>

namespace tenaille::document {

namespace {

// Random (version 4) UUID.
std::string freshUuid() {
    std::random_device device;
    constexpr const char* kHex = "0123456789abcdef";
    std::string text;
    for (int i = 0; i < 32; ++i) {
        unsigned digit = device() & 15u;
        if (i == 12) digit = 4;
        if (i == 16) digit = (digit & 3u) | 8u;
        if (i == 8 || i == 12 || i == 16 || i == 20) text += '-';
        text += kHex[digit];
    }
    return text;
}

constexpr RecordId kGridId{1};
constexpr RecordId kSettingsId{2};
constexpr std::uint32_t kFirstFreeId = 10;

}  // namespace

Encounter makeEncounter(DocumentKind kind, const board::Extent& extent) {
    Encounter encounter;
    encounter.kind = kind;
    encounter.uuid = freshUuid();
    board::GridRecord grid;
    grid.id = kGridId;
    grid.extent = extent;
    encounter.grid.put(std::move(grid));
    board::SettingsRecord settings;
    settings.id = kSettingsId;
    encounter.settings.put(std::move(settings));
    return encounter;
}

RecordId nextId(const Encounter& encounter) {
    std::uint32_t highest = kFirstFreeId - 1;
    std::apply(
        [&](const auto&... table) {
            ((highest = table.empty() ? highest : std::max(highest, std::prev(table.end())->id.value)), ...);
        },
        encounter.tables());
    return {highest + 1};
}

board::Kinds kindsOf(const Encounter& encounter) {
    return board::Kinds({encounter.kinds.begin(), encounter.kinds.end()});
}

bool isBare(const Encounter& encounter) {
    const auto isEmpty = [](const auto&... tables) { return (tables.empty() && ...); };
    return isEmpty(encounter.pictures, encounter.floors, encounter.walls, encounter.doors, encounter.terrain,
                   encounter.lights, encounter.props, encounter.texts, encounter.notes, encounter.tokens);
}

bool hasRecord(const Encounter& encounter, RecordId id) {
    return std::apply([&](const auto&... table) { return ((table.find(id) != nullptr) || ...); },
                      encounter.tables());
}

std::set<std::string> namedAssets(const Encounter& encounter) {
    std::set<std::string> names;
    for (const board::PictureRecord& picture : encounter.pictures) names.insert(picture.asset);
    for (const board::TokenRecord& token : encounter.tokens) names.insert(token.picture);
    names.erase(std::string());
    return names;
}

bool sameContent(const Encounter& a, const Encounter& b) {
    return a.kind == b.kind && a.uuid == b.uuid && a.tables() == b.tables();
}

}  // namespace tenaille::document
