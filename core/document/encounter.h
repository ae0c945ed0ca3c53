// SPDX-License-Identifier: MIT
//
// Encounter: the whole state of a document in memory. A map without creatures is an Encounter whose tokens,
// overrides and log are empty. changes.h edits it, io/ stores it, board_of.h shows it to the rules.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <tuple>

#include "core/board/fight_records.h"
#include "core/board/records.h"
#include "core/document/table.h"

namespace tenaille::document {

// Bytes of a picture, never changed once made. Assets are named by content ("8f3a....webp"), so they need no
// undo: a record that is undone simply stops naming its asset. Saving writes the assets that records name.
using AssetBytes = std::shared_ptr<const std::string>;

// What the file is: decides the extension and what is stored.
enum class DocumentKind : std::uint8_t { Map, Encounter };

struct Encounter {
    DocumentKind kind = DocumentKind::Encounter;
    std::string uuid;   // of the document, checked before a file is overwritten
    std::string extra;  // unknown members of the file's top level, as JSON text

    Table<board::GridRecord> grid;          // exactly one record
    Table<board::SettingsRecord> settings;  // exactly one record
    Table<board::KindRecord> kinds;         // of walls, doors, terrain and props: this document's own
    Table<board::PictureRecord> pictures;
    Table<board::FloorRecord> floors;
    Table<board::WallRecord> walls;
    Table<board::DoorRecord> doors;
    Table<board::TerrainRecord> terrain;
    Table<board::LightRecord> lights;
    Table<board::PropRecord> props;
    Table<board::TextRecord> texts;
    Table<board::NoteRecord> notes;
    Table<board::TokenRecord> tokens;
    Table<board::OverrideRecord> overrides;
    Table<board::ClockRecord> clock;  // one record while a fight runs, otherwise none
    Table<board::CombatantRecord> combatants;
    Table<board::OrderRecord> orders;
    Table<board::StepRecord> steps;
    Table<board::PlayerViewRecord> playerView;  // one record or none
    Table<board::FogRecord> fog;
    Table<board::LogRecord> log;

    std::map<std::string, AssetBytes> assets;  // not part of equality of content

    const board::GridRecord& gridRecord() const { return *grid.begin(); }
    const board::SettingsRecord& settingsRecord() const { return *settings.begin(); }
    // nullptr: no fight runs.
    const board::ClockRecord* clockRecord() const { return clock.empty() ? nullptr : &*clock.begin(); }

    // All tables, in file order: the one list that visits them (changes, codecs, redaction).
    auto tables() {
        return std::tie(grid, settings, kinds, pictures, floors, walls, doors, terrain, lights, props, texts,
                        notes, tokens, overrides, clock, combatants, orders, steps, playerView, fog, log);
    }
    auto tables() const {
        return std::tie(grid, settings, kinds, pictures, floors, walls, doors, terrain, lights, props, texts,
                        notes, tokens, overrides, clock, combatants, orders, steps, playerView, fog, log);
    }
};

// A new empty document with its grid and settings records and a fresh uuid.
Encounter makeEncounter(DocumentKind kind, const board::Extent& extent);

// The smallest id above every stored one: ids of a plan are this, this + 1 ...
RecordId nextId(const Encounter& encounter);

// The kinds that its records may name.
board::Kinds kindsOf(const Encounter& encounter);

// Nothing lies on the board: a new document, or one whose things were all removed.
bool isBare(const Encounter& encounter);

// Whether a record of any table has this id.
bool hasRecord(const Encounter& encounter, RecordId id);

// The names of the assets that its records name: pictures of the map and of creatures.
std::set<std::string> namedAssets(const Encounter& encounter);

// Equal records in every table, equal kind and uuid; assets are not compared.
bool sameContent(const Encounter& a, const Encounter& b);

}  // namespace tenaille::document
