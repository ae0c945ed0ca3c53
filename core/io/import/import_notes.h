// SPDX-License-Identifier: MIT
//
// The lines that the report of an import can hold: every sentence of it in one place.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/io/import/import_options.h"
#include "core/io/import/import_report.h"
#include "core/io/import/picture_cells.h"
#include "core/io/import/uvtt_file.h"

// Each function makes one note; a count of 0 (or false) makes one that ImportReport::note() passes over.
namespace tenaille::io::notes {

// Guessed
ImportNote formatNewer(bool newer, const std::string& format);
ImportNote sizeFromPicture(bool guessed);
ImportNote pictureStretched(bool stretched, const PictureHeader& picture, double wide, double high);
ImportNote openPortals(std::size_t count, OpenPortals meaning);
ImportNote lightsOff(std::size_t count);
ImportNote brightRadius(std::size_t count);
ImportNote coloursUnknown(const std::string& place);
ImportNote doorsUnknown(const std::string& place);
ImportNote gridless(bool is);
ImportNote hexScene(bool is);
ImportNote hexPadding(bool is);
ImportNote hexLegacy(bool is);
ImportNote oneWayWalls(const std::string& place);
ImportNote oneWayCurtains(const std::string& place);
ImportNote etherealWalls(const std::string& place);
ImportNote limitedWalls(const std::string& place);
ImportNote tokensAsNotes(std::size_t count);
ImportNote pictureMoved(bool is);
ImportNote levelsMerged(std::size_t count);

// Changed
ImportNote segmentsShortened(std::size_t count);
ImportNote wordsShortened(std::size_t count);
ImportNote pointsThinned(std::size_t count);
ImportNote wallsCut(std::size_t count);
ImportNote doorsOnWalls(std::size_t count);
ImportNote pointsJoined(std::size_t count, std::vector<std::string> places);

// Left out
ImportNote skipped(const UvttSkipped& skipped);
ImportNote ambientLight(bool given, const std::string& colour);
ImportNote pictureMissing();
ImportNote pictureLeftOut(const std::optional<Problem>& cause);
ImportNote zeroSegments(std::size_t count);
ImportNote segmentsOutside(std::size_t count);
ImportNote segmentsCollapsed(std::size_t count, std::vector<std::string> places);
ImportNote segmentsRepeated(std::size_t count, std::vector<std::string> places);
ImportNote doorsTooShort(const std::string& place);
ImportNote doorsOutside(const std::string& place);
ImportNote doorsRepeated(const std::string& place);
ImportNote lightsOutside(const std::string& place);
ImportNote lightsRepeated(const std::string& place);
ImportNote lightsWithoutRange(const std::string& place);
ImportNote lightsIncomplete(const std::string& place);
ImportNote roomsIncomplete(const std::string& place);
ImportNote wallsIncomplete(const std::string& place);
ImportNote wallsWithoutEffect(const std::string& place);
ImportNote doorsUnplaced(const std::string& place);
ImportNote thingsOutside(const std::string& place);
ImportNote drawingsLeftOut(const std::string& place);
ImportNote foundryOthers(std::size_t count);
ImportNote darknessLeftOut(const std::string& place);
ImportNote pictureElsewhere(const std::string& path);
ImportNote cellsGuessed(const CellsGuess& cells);
ImportNote cellsNotSquare(const CellsGuess& cells, const PictureHeader& picture);
ImportNote tilesByWords(std::size_t count);
ImportNote tilesUnknown(std::size_t count);
ImportNote tilesetsMissing(const std::vector<std::string>& names);
ImportNote layersHidden(std::size_t count);
ImportNote picturesLeftOut(std::size_t count);
ImportNote thingsWithoutName(const std::string& place);

}  // namespace tenaille::io::notes
