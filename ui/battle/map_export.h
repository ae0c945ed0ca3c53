// SPDX-License-Identifier: MIT
//
// A document for other programs: the files of core/io/export with the picture of the board that goes with
// them, and pictures alone. The window and the command line both export with this.
#pragma once

#include <QImage>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/project.h"
#include "core/io/export/export_map.h"

class QWidget;

namespace tenaille::ui {

enum class ExportKind : std::uint8_t { Uvtt, Foundry, Picture, Bundle };

// By the ending of the name; nothing for documents of ours and for what cannot be written.
std::optional<ExportKind> exportKindOf(const std::string& path);

// Which creatures stand on a picture. OnScreen: those that the players' screen shows now, as its mode, the
// fog and what the party sees say. All: for players without the hidden ones.
enum class PictureCreatures : std::uint8_t { None, OnScreen, All };

// Of pictures, unless told otherwise.
inline constexpr std::int32_t kUsualPixelsPerCell = 100;

struct MapExport {
    std::string target;
    ExportKind kind = ExportKind::Picture;
    // Nothing: those of the map's own picture, or 100; for Foundry as many as its walls need (export_map.h).
    std::optional<std::int32_t> pixelsPerCell = {};
    document::Audience audience =
        document::Audience::Players;  // of a picture; other files never show secrets
    bool asKnown = false;             // of a picture for players: no more than their screen shows
    // Of a picture. The grid is that of the map, if it shows one.
    bool grid = true;
    PictureCreatures creatures = PictureCreatures::OnScreen;
    bool dark = false;
    friend bool operator==(const MapExport&, const MapExport&) = default;
};

// Writes the file; a scene of Foundry has its picture beside it. Returns what the file cannot say. Problems
// name the file that could not be written, or no file.
Result<std::vector<io::ExportNote>> writeExport(const document::Encounter& map, const MapExport& wish);
// The same with the pointer that says wait. Not behind the window: two of one name would overtake each other,
// and the program might end before.
Result<std::vector<io::ExportNote>> writeWhileWaiting(const document::Encounter& map, const MapExport& wish);

// How many pixels a picture has a side, and how many it may have at most, by its ending (".png", ".webp").
QSize pictureSize(const document::Encounter& map, std::int32_t pixelsPerCell);
std::int32_t mostPictureSide(const std::string& path);

// The same picture, so small that it fits into `most`; null if it cannot be made.
QImage picturePreview(const document::Encounter& map, const MapExport& wish, QSize most);

// "tomb" for a document of that title or file name, "tomb.map.json"; a name that a file can have.
QString plainName(const QString& title);

// Where a file was written, and what it lost, a line each.
QString writtenText(const std::string& target, const std::vector<io::ExportNote>& notes);

// Asks for a name, writes, and returns what to tell: the path and what is lost; empty when cancelled.
Result<QString> exportForOthers(const document::Encounter& map, const QString& title, QWidget* parent);

}  // namespace tenaille::ui
