// SPDX-License-Identifier: MIT
#include "app/export_command.h"

#include <charconv>
#include <ostream>

#include "app/any_map.h"
#include "app/offscreen.h"
#include "app/options.h"
#include "app/pdf_command.h"
#include "app/replaced_file.h"
#include "ui/battle/map_export.h"

namespace tenaille::app {

namespace {

constexpr std::int32_t kMostPixels = 512;

}  // namespace

int exportCommand(const Command& command, Words words, Streams streams) {
    if (asksForPdf(words)) return pdfCommand(command, words, streams);
    Options options(words);
    ui::MapExport wish;
    if (const auto pixels = options.value("--ppc")) {
        std::int32_t number = 0;
        const auto read = std::from_chars(pixels->data(), pixels->data() + pixels->size(), number);
        if (read.ec != std::errc() || read.ptr != pixels->data() + pixels->size() || number < 1 ||
            number > kMostPixels)
            return misused(command,
                           QT_TRANSLATE_NOOP("CommandLine", "--ppc is a number of pixels from 1 to 512"),
                           streams);
        wish.pixelsPerCell = number;
    }
    bool hasView = false;
    if (const auto view = options.value("--view")) {
        hasView = true;
        if (*view != "gm" && *view != "player")
            return misused(command, QT_TRANSLATE_NOOP("CommandLine", "--view is gm or player"), streams);
        if (*view == "gm") {
            wish.audience = document::Audience::GameMaster;
            wish.creatures = ui::PictureCreatures::All;
        }
    }
    wish.grid = !options.flag("--no-grid");
    if (options.unknownOption())
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "export knows no option %1 for this kind of file"),
                       streams, {oneLine(options.firstUnknown())});
    if (options.files().size() != 2)
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "export needs a map and a file to write"),
                       streams);
    const std::string& source = options.files()[0];
    wish.target = options.files()[1];
    const std::optional<ui::ExportKind> kind = ui::exportKindOf(wish.target);
    if (!kind)
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine",
                                         "the result is called NAME.uvtt, .dd2vtt, .df2vtt, .json (Foundry), "
                                         ".zip, .png, .webp or .pdf"),
                       streams);
    if (isSameFile(source, wish.target))
        return misused(command,
                       QT_TRANSLATE_NOOP("CommandLine", "the map would be overwritten; nothing was written"),
                       streams);
    wish.kind = *kind;
    if (hasView && wish.kind != ui::ExportKind::Picture)
        return misused(command,
                       QT_TRANSLATE_NOOP(
                           "CommandLine",
                           "--view is for pictures and PDF; files for other programs are the game master's"),
                       streams);
    if (!wish.grid && wish.kind != ui::ExportKind::Picture)
        return misused(
            command,
            QT_TRANSLATE_NOOP("CommandLine", "--no-grid is for pictures; other files show no grid of ours"),
            streams);
    const Offscreen application;
    const Result<AnyMap> map = readAnyMap(source);
    if (map)
        for (const io::ImportNote& note : map->notes) streams.err << told(note) << '\n';
    const Outcome may = mayReplace(wish.target);
    const Result<std::vector<io::ExportNote>> written =
        !map   ? Result<std::vector<io::ExportNote>>(map.problem())
        : !may ? Result<std::vector<io::ExportNote>>(may.problem())
               : ui::writeExport(map->map, wish);
    if (written) {
        for (const io::ExportNote& note : *written) streams.out << told(note) << '\n';
        return kSuccess;
    }
    const Problem& problem = written.problem();
    streams.err << told(problem.file.empty() ? problem.inFile(source) : problem) << '\n';
    return kFailure;
}

}  // namespace tenaille::app
