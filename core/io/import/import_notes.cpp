// SPDX-License-Identifier: MIT
#include "core/io/import/import_notes.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/io/file_name.h"

namespace tenaille::io::notes {
namespace {

std::string whole(double value) { return std::to_string(std::llround(value)); }

// "96.7", "100".
std::string tenths(double value) {
    const std::string text = std::to_string(std::llround(std::abs(value) * 10) % 10);
    const std::string all = std::to_string(std::llround(value * 10) / 10);
    return text == "0" ? all : all + "." + text;
}

ImportNote counted(NoteKind kind, const char* id, const char* message, std::size_t count,
                   std::vector<std::string> places = {}) {
    return {kind, id, message, count, {}, std::move(places), {}};
}

}  // namespace

ImportNote formatNewer(bool newer, const std::string& format) {
    return {NoteKind::Guessed,
            "formatNewer",
            TENAILLE_PROBLEM("The file says format %2, which is newer than 0.3; it was read like 0.3."),
            newer ? 1U : 0U,
            {asUtf8(format)},
            {"format"},
            {}};
}

ImportNote sizeFromPicture(bool guessed) {
    return counted(NoteKind::Guessed, "sizeFromPicture",
                   TENAILLE_PROBLEM("The file gives no map size; it was taken from the picture."),
                   guessed ? 1 : 0, {"resolution.map_size"});
}

ImportNote pictureStretched(bool stretched, const PictureHeader& picture, double wide, double high) {
    return {NoteKind::Guessed,
            "pictureStretched",
            TENAILLE_PROBLEM(
                "The picture has %2 x %3 pixels where map size and pixels per cell make %4 x %5; it was "
                "fitted to the map."),
            stretched ? 1U : 0U,
            {std::to_string(picture.width), std::to_string(picture.height), whole(wide), whole(high)},
            {"image"},
            {}};
}

ImportNote openPortals(std::size_t count, OpenPortals meaning) {
    return counted(NoteKind::Guessed, "openPortals",
                   meaning == OpenPortals::Windows
                       ? TENAILLE_PROBLEM("Doors marked as not closed: %1, taken for windows.")
                       : TENAILLE_PROBLEM("Doors marked as not closed: %1, taken for open doors."),
                   count);
}

ImportNote lightsOff(std::size_t count) {
    return counted(NoteKind::Guessed, "lightsOff",
                   TENAILLE_PROBLEM("Lights switched off because they are painted into the picture: %1."),
                   count);
}

ImportNote brightRadius(std::size_t count) {
    return counted(
        NoteKind::Guessed, "brightRadius",
        TENAILLE_PROBLEM("Lights: %1. The file gives one radius each; half of it was taken as bright."),
        count);
}

ImportNote coloursUnknown(const std::string& place) {
    return counted(NoteKind::Guessed, "coloursUnknown",
                   TENAILLE_PROBLEM("Lights whose colour could not be read and became warm white: %1."), 1,
                   {place});
}

ImportNote segmentsShortened(std::size_t count) {
    return counted(NoteKind::Changed, "segmentsShortened",
                   TENAILLE_PROBLEM("Wall segments cut off at the edge of the map: %1."), count);
}

ImportNote wordsShortened(std::size_t count) {
    return counted(NoteKind::Changed, "wordsShortened",
                   TENAILLE_PROBLEM("Texts that were too long and were shortened: %1."), count);
}

ImportNote pointsThinned(std::size_t count) {
    return counted(NoteKind::Changed, "pointsThinned",
                   TENAILLE_PROBLEM("Points left out of wall lines to make them simpler: %1."), count);
}

ImportNote wallsCut(std::size_t count) {
    return counted(NoteKind::Changed, "wallsCut",
                   TENAILLE_PROBLEM("Freestanding doors for which the wall was cut: %1."), count);
}

ImportNote doorsOnWalls(std::size_t count) {
    return counted(
        NoteKind::Changed, "doorsOnWalls",
        TENAILLE_PROBLEM("Doors in a wall that has no gap for them: %1. Opening them leaves the wall; cut it "
                         "in the editor."),
        count);
}

ImportNote pointsJoined(std::size_t count, std::vector<std::string> places) {
    return counted(
        NoteKind::Changed, "pointsJoined",
        TENAILLE_PROBLEM("Wall points that rounding to 1/240 of a cell joined with another one: %1."), count,
        std::move(places));
}

ImportNote skipped(const UvttSkipped& skipped) {
    if (skipped.list == "portals") {
        return counted(NoteKind::LeftOut, "doorsIncomplete",
                       TENAILLE_PROBLEM("Doors without two end points, left out: %1."), skipped.count,
                       {skipped.first});
    }
    if (skipped.list == "lights") {
        return counted(NoteKind::LeftOut, "lightsIncomplete",
                       TENAILLE_PROBLEM("Lights without a position, left out: %1."), skipped.count,
                       {skipped.first});
    }
    return counted(NoteKind::LeftOut, "pointsIncomplete",
                   TENAILLE_PROBLEM("Wall points without x and y, left out: %1."), skipped.count,
                   {skipped.first});
}

ImportNote ambientLight(bool given, const std::string& colour) {
    return {NoteKind::LeftOut,
            "ambientLight",
            TENAILLE_PROBLEM("The colour of the ambient light, %2, was left out."),
            given ? 1U : 0U,
            {asUtf8(colour)},
            {"environment.ambient_light"},
            {}};
}

ImportNote pictureMissing() {
    return counted(NoteKind::LeftOut, "pictureMissing",
                   TENAILLE_PROBLEM("The file holds no picture; choose one by hand."), 1, {"image"});
}

ImportNote pictureLeftOut(const std::optional<Problem>& cause) {
    return {NoteKind::LeftOut,
            "pictureLeftOut",
            TENAILLE_PROBLEM("The picture was left out."),
            1,
            {},
            {"image"},
            cause};
}

ImportNote zeroSegments(std::size_t count) {
    return counted(NoteKind::LeftOut, "zeroSegments",
                   TENAILLE_PROBLEM("Wall segments without length, left out: %1."), count);
}

ImportNote segmentsOutside(std::size_t count) {
    return counted(NoteKind::LeftOut, "segmentsOutside",
                   TENAILLE_PROBLEM("Wall segments outside the map, left out: %1."), count);
}

ImportNote segmentsCollapsed(std::size_t count, std::vector<std::string> places) {
    return counted(
        NoteKind::LeftOut, "segmentsCollapsed",
        TENAILLE_PROBLEM("Wall segments that rounding to 1/240 of a cell made a point, left out: %1."), count,
        std::move(places));
}

ImportNote segmentsRepeated(std::size_t count, std::vector<std::string> places) {
    return counted(NoteKind::LeftOut, "segmentsRepeated",
                   TENAILLE_PROBLEM("Wall segments that were there twice, left out: %1."), count,
                   std::move(places));
}

ImportNote doorsTooShort(const std::string& place) {
    return counted(NoteKind::LeftOut, "doorsTooShort",
                   TENAILLE_PROBLEM("Doors without length, left out: %1."), 1, {place});
}

ImportNote doorsOutside(const std::string& place) {
    return counted(NoteKind::LeftOut, "doorsOutside",
                   TENAILLE_PROBLEM("Doors outside the map, left out: %1."), 1, {place});
}

ImportNote doorsRepeated(const std::string& place) {
    return counted(NoteKind::LeftOut, "doorsRepeated",
                   TENAILLE_PROBLEM("Doors that were there twice, left out: %1."), 1, {place});
}

ImportNote lightsOutside(const std::string& place) {
    return counted(NoteKind::LeftOut, "lightsOutside",
                   TENAILLE_PROBLEM("Lights outside the map, left out: %1."), 1, {place});
}

ImportNote lightsRepeated(const std::string& place) {
    return counted(NoteKind::LeftOut, "lightsRepeated",
                   TENAILLE_PROBLEM("Lights that were there twice, left out: %1."), 1, {place});
}

ImportNote lightsWithoutRange(const std::string& place) {
    return counted(NoteKind::LeftOut, "lightsWithoutRange",
                   TENAILLE_PROBLEM("Lights without a range, left out: %1."), 1, {place});
}

ImportNote doorsUnknown(const std::string& place) {
    return counted(NoteKind::Guessed, "doorsUnknown",
                   TENAILLE_PROBLEM("Doors of a type that is not known, taken for plain doors: %1."), 1,
                   {place});
}

ImportNote gridless(bool is) {
    return counted(NoteKind::Guessed, "gridless",
                   TENAILLE_PROBLEM("The scene has no grid; it was laid on squares of its size."), is ? 1 : 0,
                   {"grid"});
}

ImportNote hexScene(bool is) {
    return counted(
        NoteKind::Guessed, "hexScene",
        TENAILLE_PROBLEM("Hexes: the size of the grid was taken as the distance between two sides, and "
                         "the first hex was laid in the corner of the picture."),
        is ? 1 : 0, {"grid"});
}

ImportNote hexPadding(bool is) {
    return counted(
        NoteKind::Guessed, "hexPadding",
        TENAILLE_PROBLEM("Hexes with a border around the picture: the border was taken as whole rows and "
                         "columns. Compare walls and picture."),
        is ? 1 : 0, {"padding"});
}

ImportNote hexLegacy(bool is) {
    return counted(
        NoteKind::Guessed, "hexLegacy",
        TENAILLE_PROBLEM("Hexes of an old scene: the size of the grid was taken as the distance between "
                         "two corners. Compare walls and picture."),
        is ? 1 : 0, {"grid"});
}

ImportNote oneWayWalls(const std::string& place) {
    return counted(
        NoteKind::Guessed, "oneWayWalls",
        TENAILLE_PROBLEM("Walls that act from one side in the file and act from both sides here: %1."), 1,
        {place});
}

ImportNote oneWayCurtains(const std::string& place) {
    return counted(
        NoteKind::Changed, "oneWayCurtains",
        TENAILLE_PROBLEM("One-way walls that stop sight and let movement through, now of a kind of "
                         "this map (One-way curtain): %1."),
        1, {place});
}

ImportNote etherealWalls(const std::string& place) {
    return counted(
        NoteKind::Guessed, "etherealWalls",
        TENAILLE_PROBLEM("Walls that stop sight and let movement through, taken for curtains: %1."), 1,
        {place});
}

ImportNote limitedWalls(const std::string& place) {
    return counted(
        NoteKind::Guessed, "limitedWalls",
        TENAILLE_PROBLEM("Walls that are seen into and not past, taken for outlines of objects: %1."), 1,
        {place});
}

ImportNote tokensAsNotes(std::size_t count) {
    return counted(NoteKind::Changed, "tokensAsNotes",
                   TENAILLE_PROBLEM("Tokens that became notes for the game master: %1."), count);
}

ImportNote pictureMoved(bool is) {
    return counted(
        NoteKind::Guessed, "pictureMoved",
        TENAILLE_PROBLEM("The scene shifts, turns or scales its picture; it was fitted to the map."),
        is ? 1 : 0, {"background"});
}

ImportNote levelsMerged(std::size_t count) {
    return counted(NoteKind::Changed, "levelsMerged",
                   TENAILLE_PROBLEM("Levels laid on one another, with the picture of the first: %1."), count,
                   {"levels"});
}

ImportNote darknessLeftOut(const std::string& place) {
    return counted(NoteKind::LeftOut, "darknessLeftOut",
                   TENAILLE_PROBLEM("Sources of darkness, left out: %1."), 1, {place});
}

ImportNote lightsIncomplete(const std::string& place) {
    return counted(NoteKind::LeftOut, "lightsIncomplete",
                   TENAILLE_PROBLEM("Lights without a position, left out: %1."), 1, {place});
}

ImportNote roomsIncomplete(const std::string& place) {
    return counted(NoteKind::LeftOut, "roomsIncomplete",
                   TENAILLE_PROBLEM("Rooms without place and size, left out: %1."), 1, {place});
}

ImportNote wallsIncomplete(const std::string& place) {
    return counted(NoteKind::LeftOut, "wallsIncomplete",
                   TENAILLE_PROBLEM("Walls without two end points, left out: %1."), 1, {place});
}

ImportNote wallsWithoutEffect(const std::string& place) {
    return counted(NoteKind::LeftOut, "wallsWithoutEffect",
                   TENAILLE_PROBLEM("Walls that stop neither movement nor sight, left out: %1."), 1, {place});
}

ImportNote doorsUnplaced(const std::string& place) {
    return counted(NoteKind::LeftOut, "doorsUnplaced",
                   TENAILLE_PROBLEM("Doors without place and direction, left out: %1."), 1, {place});
}

ImportNote thingsOutside(const std::string& place) {
    return counted(NoteKind::LeftOut, "thingsOutside",
                   TENAILLE_PROBLEM("Other things outside the map, left out: %1."), 1, {place});
}

ImportNote drawingsLeftOut(const std::string& place) {
    return counted(NoteKind::LeftOut, "drawingsLeftOut",
                   TENAILLE_PROBLEM("Drawings without words, left out: %1."), 1, {place});
}

ImportNote foundryOthers(std::size_t count) {
    return counted(NoteKind::LeftOut, "foundryOthers",
                   TENAILLE_PROBLEM("Tiles, sounds, templates and regions, left out: %1."), count);
}

ImportNote tilesByWords(std::size_t count) {
    return counted(
        NoteKind::Guessed, "tilesByWords",
        TENAILLE_PROBLEM("Kinds of terrain taken from the names of tiles, layers and objects: %1."), count);
}

ImportNote tilesUnknown(std::size_t count) {
    return counted(NoteKind::Guessed, "tilesUnknown",
                   TENAILLE_PROBLEM("Tiles whose name says nothing, drawn as plain floor: %1."), count);
}

ImportNote tilesetsMissing(const std::vector<std::string>& names) {
    return counted(
        NoteKind::LeftOut, "tilesetsMissing",
        TENAILLE_PROBLEM("Tile sets that do not lie beside the file or cannot be read there, so that the "
                         "names of their tiles are not known: %1."),
        names.size(), names);
}

ImportNote layersHidden(std::size_t count) {
    return counted(NoteKind::LeftOut, "layersHidden", TENAILLE_PROBLEM("Hidden layers, left out: %1."),
                   count);
}

ImportNote picturesLeftOut(std::size_t count) {
    return counted(NoteKind::LeftOut, "picturesLeftOut", TENAILLE_PROBLEM("Further pictures, left out: %1."),
                   count);
}

ImportNote thingsWithoutName(const std::string& place) {
    return counted(NoteKind::LeftOut, "thingsWithoutName",
                   TENAILLE_PROBLEM("Objects without a name that says what they are, left out: %1."), 1,
                   {place});
}

ImportNote cellsGuessed(const CellsGuess& cells) {
    const char* message =
        cells.from == CellsFrom::Name
            ? TENAILLE_PROBLEM("The picture shows %2 x %3 squares, as its name says.")
        : cells.from == CellsFrom::Pixels
            ? TENAILLE_PROBLEM(
                  "The picture was laid on %2 x %3 squares: a usual size of squares fits evenly.")
            : TENAILLE_PROBLEM(
                  "The picture was laid on %2 x %3 squares: neither its name nor its size tells.");
    return {NoteKind::Guessed,
            "cellsGuessed",
            message,
            1,
            {std::to_string(cells.columns), std::to_string(cells.rows)},
            {},
            {}};
}

ImportNote cellsNotSquare(const CellsGuess& cells, const PictureHeader& picture) {
    const double wide = static_cast<double>(picture.width) / cells.columns;
    const double high = static_cast<double>(picture.height) / cells.rows;
    const double side = std::max(wide, high);
    // What the board has more than the picture, in cells.
    const double left = std::max(cells.columns * (1 - wide / side), cells.rows * (1 - high / side));
    constexpr double kSeen = 0.05;
    return {
        NoteKind::Guessed,
        "cellsNotSquare",
        TENAILLE_PROBLEM(
            "%2 x %3 squares of this picture would be %4 x %5 pixels large, which is not square: "
            "it was laid on with %6 both ways and does not fill the board. Say how many squares "
            "it shows (--cells), or lay it on by its own grid (G)."),
        left < kSeen ? 0U : 1U,
        {std::to_string(cells.columns), std::to_string(cells.rows), tenths(wide), tenths(high), tenths(side)},
        {},
        {}};
}

ImportNote pictureElsewhere(const std::string& path) {
    return {NoteKind::LeftOut,
            "pictureElsewhere",
            TENAILLE_PROBLEM("The picture %2 does not lie beside the file; choose one by hand."),
            1,
            {asUtf8(path)},
            {"img"},
            {}};
}

}  // namespace tenaille::io::notes
