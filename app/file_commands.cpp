// SPDX-License-Identifier: MIT
#include "app/file_commands.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <ostream>

#include "app/any_map.h"
#include "app/options.h"
#include "app/picture_check.h"
#include "app/replaced_file.h"
#include "core/actions/map_check.h"
#include "core/io/bundle.h"
#include "core/io/document_file.h"
#include "core/io/import/importer.h"
#include "core/io/import/picture_map.h"
#include "core/io/info.h"
#include "core/io/picture_header.h"
#include "core/io/safe_writer.h"
#include "core/io/salvage.h"
#include "ui/text/problem_text.h"

namespace tenaille::app {

namespace {

int fail(const Problem& problem, Streams streams) {
    streams.err << told(problem) << '\n';
    return kFailure;
}

Outcome writeReport(const std::string& path, const io::ImportReport& report) {
    return io::writeFileSafely(path, io::writeJson(io::reportJson(report), 2) + "\n");
}

// "30x20"; both within what a board can have.
std::optional<io::PictureCells> cellsFrom(std::string_view text) {
    io::PictureCells cells;
    const char* end = text.data() + text.size();
    const auto [cross, first] = std::from_chars(text.data(), end, cells.columns);
    if (first != std::errc() || cross == end || *cross != 'x') return std::nullopt;
    const auto [stop, second] = std::from_chars(cross + 1, end, cells.rows);
    const auto fits = [](std::int32_t side) { return side >= 1 && side <= geometry::kMaxCellsPerSide; };
    if (second != std::errc() || stop != end || !fits(cells.columns) || !fits(cells.rows))
        return std::nullopt;
    return cells;
}

io::DocumentInfo importedInfo(const io::Imported& imported, bool clip) {
    const io::ImportReport& report = imported.report;
    const io::ImportFigures& figures = clip ? report.inside : report.whole;
    io::DocumentInfo info;
    info.grid = std::string(name(imported.map.gridRecord().extent.grid));
    info.width = report.width;
    info.height = report.height;
    info.walls = figures.walls;
    info.segments = figures.segments;
    info.wallLength = figures.wallLength;
    info.objects = figures.objects;
    info.objectSegments = figures.objectSegments;
    info.doors = figures.doors;
    info.windows = figures.windows;
    info.lights = figures.lights;
    if (report.picture)
        info.picture = io::PictureInfo{report.picture->width, report.picture->height,
                                       std::string(name(report.picture->format))};
    return info;
}

Result<io::DocumentInfo> infoOf(const std::string& path, bool clip) {
    if (isForeign(path)) {
        const Result<io::Imported> imported = readForeign(path);
        if (!imported) return imported.problem();
        return importedInfo(*imported, clip);
    }
    const Result<io::LoadedDocument> loaded = io::loadDocument(path);
    if (!loaded) return loaded.problem();
    return io::documentInfo(loaded->encounter, clip);
}

// What a member of infoJson() is called; others keep their key.
std::string nameOf(const std::string& key) {
    static constexpr const char* kNames[] = {
        QT_TRANSLATE_NOOP("CommandLine", "grid"),     QT_TRANSLATE_NOOP("CommandLine", "width"),
        QT_TRANSLATE_NOOP("CommandLine", "height"),   QT_TRANSLATE_NOOP("CommandLine", "walls"),
        QT_TRANSLATE_NOOP("CommandLine", "segments"), QT_TRANSLATE_NOOP("CommandLine", "wallLength"),
        QT_TRANSLATE_NOOP("CommandLine", "objects"),  QT_TRANSLATE_NOOP("CommandLine", "objectSegments"),
        QT_TRANSLATE_NOOP("CommandLine", "doors"),    QT_TRANSLATE_NOOP("CommandLine", "windows"),
        QT_TRANSLATE_NOOP("CommandLine", "lights"),   QT_TRANSLATE_NOOP("CommandLine", "creatures"),
        QT_TRANSLATE_NOOP("CommandLine", "picture")};
    const auto* found = std::find(std::begin(kNames), std::end(kNames), key);
    return found != std::end(kNames) ? said(*found) : key;
}

// What the check of the map doubts: no fault of the file.
void noteFindings(const document::Encounter& map, const std::string& path, std::vector<Problem>& notices) {
    const std::size_t count = actions::checkMap(map).size();
    if (count == 0) return;
    notices.push_back(
        Problem{TENAILLE_PROBLEM("Things of the map that may be wrong: %1."),
                {std::to_string(count)},
                TENAILLE_PROBLEM("Open it and press F5: Check at the right shows and mends them.")}
            .inFile(path));
}

// One problem for each picture that cannot be decoded, naming `file` and the picture.
std::vector<Problem> pictureProblems(const document::Encounter& encounter, const std::string& file) {
    std::vector<Problem> problems;
    for (const UnshownPicture& picture : unshownPictures(encounter))
        problems.push_back(
            (io::isPictureName(file) ? Problem(picture.why) : io::unshownPicture(picture.asset, picture.why))
                .inFile(file));
    return problems;
}

// Prints the problems of one file; true if it has none.
bool validateOne(const std::string& path, Streams streams) {
    io::FileCheck check;
    if (isForeign(path)) {
        const Result<io::Imported> imported = readForeign(path);
        if (!imported) check.problems.push_back(imported.problem());
        if (imported) {
            for (const io::ImportNote& note : imported->report.notes)
                streams.err << oneLine(path) << ": " << told(note) << '\n';
            check.problems = pictureProblems(imported->map, path);
        }
    } else {
        check = io::checkDocumentFile(path);
        if (const auto loaded = io::loadDocument(path); check.problems.empty() && loaded) {
            check.problems = pictureProblems(loaded->encounter, path);
            noteFindings(loaded->encounter, path, check.notices);
        }
    }
    for (const Problem& problem : check.problems) streams.out << told(problem) << '\n';
    for (const Problem& notice : check.notices) streams.err << told(notice) << '\n';
    return check.problems.empty();
}

constexpr const char* kDocumentNames =
    QT_TRANSLATE_NOOP("CommandLine", "the result is called NAME.encounter.json or NAME.map.json");

bool isDocumentName(const std::string& name) {
    return name.ends_with(".encounter.json") || name.ends_with(".map.json");
}

// Never in the place of another file.
int writeNew(const document::Encounter& encounter, const std::string& target, Streams streams) {
    std::error_code error;
    if (std::filesystem::exists(target, error))
        return fail(Problem{TENAILLE_PROBLEM("This file is there already."),
                            {},
                            TENAILLE_PROBLEM("Give another name, or remove it; nothing was written.")}
                        .inFile(target),
                    streams);
    const Result<io::SavedDocument> saved = io::saveDocument(encounter, target);
    return saved ? kSuccess : fail(saved.problem(), streams);
}

}  // namespace

int importCommand(const Command& command, Words words, Streams streams) {
    Options options(words);
    const std::optional<std::string> reportPath = options.value("--report");
    io::ImportOptions choice;
    choice.part = options.value("--scene").value_or("");
    const std::optional<std::string> cells = options.value("--cells");
    if (cells) choice.cells = cellsFrom(*cells);
    if (cells && !choice.cells)
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "--cells takes two numbers from 1 to %1, like 30x20"),
                       streams, {std::to_string(geometry::kMaxCellsPerSide)});
    if (options.files().size() != 2 || options.unknownOption())
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "import needs a foreign map and a file to write"),
                       streams);
    if (cells && !io::isPictureName(options.files()[0]))
        return misused(
            command,
            QT_TRANSLATE_NOOP("CommandLine", "--cells is for pictures; other maps say how large they are"),
            streams);
    const std::string& target = options.files()[1];
    if (!target.ends_with(".map.json"))
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "the result is called NAME.map.json"),
                       streams);
    const std::string& source = options.files()[0];
    const io::Importer* importer = io::importerFor(source);
    if (!choice.part.empty() && (importer == nullptr || importer->parts == nullptr))
        return misused(
            command,
            QT_TRANSLATE_NOOP("CommandLine",
                              "--scene is for files that hold several maps; such a file holds one"),
            streams);
    if (isSameFile(source, target) ||
        (reportPath && (isSameFile(*reportPath, source) || isSameFile(*reportPath, target))))
        return misused(command,
                       QT_TRANSLATE_NOOP(
                           "CommandLine",
                           "the map, the result and the report are files of their own; nothing was written"),
                       streams);
    Result<io::Imported> imported = readForeign(source, choice);
    if (!imported) return fail(imported.problem(), streams);
    // A picture that cannot be shown is no map; a map with walls can be played without it, and says so.
    for (const UnshownPicture& picture : unshownPictures(imported->map)) {
        if (io::isPictureName(source)) return fail(Problem(picture.why).inFile(source), streams);
        const Problem problem = io::unshownPicture(picture.asset, picture.why).inFile(source);
        streams.err << told(problem) << '\n';
        io::leaveOutPicture(*imported, picture.asset, picture.why);
    }
    if (const Outcome may = mayReplace(target); !may) return fail(may.problem(), streams);
    // The report first: where it cannot be written no map is left behind.
    if (reportPath) {
        const Outcome written = writeReport(*reportPath, imported->report);
        if (!written) return fail(written.problem(), streams);
    }
    const Result<io::SavedDocument> saved = io::saveDocument(imported->map, target);
    if (!saved && !saved.problem().place.empty())
        return fail(
            Problem{TENAILLE_PROBLEM("The map is larger than a document can be: %1"),
                    {ui::problemText({saved.problem().message, saved.problem().arguments}).toStdString()},
                    TENAILLE_PROBLEM("Divide it in the program that made it.")}
                .inFile(source),
            streams);
    if (!saved) return fail(saved.problem(), streams);
    for (const std::string& line : told(imported->report)) streams.out << line << '\n';
    return kSuccess;
}

int unpackCommand(const Command& command, Words words, Streams streams) {
    const Options options(words);
    const std::vector<std::string>& files = options.files();
    if (files.size() != 2 || options.unknownOption() || !io::isBundleName(files[0]))
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "unpack needs a file NAME.zip and a file to write"),
                       streams);
    const std::string& target = files[1];
    if (!isDocumentName(target)) return misused(command, kDocumentNames, streams);
    const Result<io::LoadedDocument> loaded = io::loadDocument(files[0]);
    if (!loaded) return fail(loaded.problem(), streams);
    for (const Problem& notice : loaded->notices) streams.err << told(notice) << '\n';
    return writeNew(loaded->encounter, target, streams);
}

int salvageCommand(const Command& command, Words words, Streams streams) {
    const Options options(words);
    const std::vector<std::string>& files = options.files();
    if (files.size() != 2 || options.unknownOption())
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "salvage needs a damaged file and a file to write"),
                       streams);
    if (!isDocumentName(files[1])) return misused(command, kDocumentNames, streams);
    const Result<io::SalvagedDocument> salvaged = io::salvageFile(files[0]);
    if (!salvaged) return fail(salvaged.problem(), streams);
    for (const Problem& loss : salvaged->told) streams.err << told(loss) << '\n';
    for (const Problem& notice : salvaged->loaded.notices) streams.err << told(notice) << '\n';
    const int written = writeNew(salvaged->loaded.encounter, files[1], streams);
    if (written == kSuccess)
        streams.out << said(QT_TRANSLATE_NOOP("CommandLine", "elements kept: %1, lost: %2"),
                            {std::to_string(salvaged->kept), std::to_string(salvaged->lost)})
                    << '\n';
    return written;
}

int validateCommand(const Command& command, Words words, Streams streams) {
    const Options options(words);
    if (options.unknownOption())
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "validate knows no options"), streams);
    if (options.files().empty())
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "validate needs at least one file"),
                       streams);
    bool good = true;
    for (const std::string& path : options.files()) good = validateOne(path, streams) && good;
    return good ? kSuccess : kFailure;
}

int infoCommand(const Command& command, Words words, Streams streams) {
    Options options(words);
    const bool json = options.flag("--json");
    const bool clip = !options.flag("--unclipped");
    if (options.unknownOption())
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "info knows no such option"), streams);
    if (options.files().size() != 1)
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "info needs one file"), streams);
    const Result<io::DocumentInfo> info = infoOf(options.files()[0], clip);
    if (!info) return fail(info.problem(), streams);
    const io::JsonValue object = io::infoJson(*info);
    if (json) {
        streams.out << io::writeJson(object) << '\n';
        return kSuccess;
    }
    for (const auto& [key, value] : *object.object()) {
        const std::string* text = value.string();
        streams.out << said(QT_TRANSLATE_NOOP("CommandLine", "%1: %2"),
                            {nameOf(key), text != nullptr ? *text : io::writeJson(value)})
                    << '\n';
    }
    return kSuccess;
}

}  // namespace tenaille::app
