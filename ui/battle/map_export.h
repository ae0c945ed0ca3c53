// SPDX-License-Identifier: MIT
//
// A document for other programs: the files of core/io/export with the picture of the board that goes with
// them, and pictures alone. The window and the command line both export with this.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/project.h"
#include "core/io/export/export_map.h"

class QWidget;

namespace tenaille::ui {

enum class ExportKind : std::uint8_t { Uvtt, Foundry, Picture };

// By the ending of the name; nothing for documents of ours and for what cannot be written.
std::optional<ExportKind> exportKindOf(const std::string& path);

struct MapExport {
    std::string target;
    ExportKind kind = ExportKind::Picture;
    std::optional<std::int32_t> pixelsPerCell = {};  // nothing: those of the map's own picture, or 100
    document::Audience audience =
        document::Audience::Players;  // of a picture; other files never show secrets
};

// Writes the file; a scene of Foundry has its picture beside it. Returns what the file cannot say. Problems
// name the file that could not be written, or no file.
Result<std::vector<io::ExportNote>> writeExport(const document::Encounter& map, const MapExport& wish);

// "tomb" for a document of that title or file name, "tomb.map.json"; a name that a file can have.
QString plainName(const QString& title);

// Asks for a name and writes the whole board as the game master sees it, as PNG. Returns the path, empty when
// cancelled.
Result<QString> exportPicture(const document::Encounter& map, const QString& title, QWidget* parent);

// Asks for a name, writes, and returns what to tell: the path and what is lost; empty when cancelled.
Result<QString> exportForOthers(const document::Encounter& map, const QString& title, QWidget* parent);

}  // namespace tenaille::ui
