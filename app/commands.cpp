// SPDX-License-Identifier: MIT
#include "app/commands.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>

#include "app/creatures_command.h"
#include "app/export_command.h"
#include "app/file_commands.h"
#include "core/io/file_problem.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_stream.h"

namespace tenaille::app {

namespace {

int rules(const Command& command, Words words, Streams streams) {
    if (words.size() == 1 && words[0] == "--kinds") {
        for (const io::QueryKind& kind : io::queryKinds()) streams.out << kind.name << '\n';
        return kSuccess;
    }
    if (words.size() > 1)
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "rules reads one file"), streams);
    if (words.empty()) return io::runRules(streams.in, streams.out);
    std::error_code error;
    if (std::filesystem::is_directory(words[0], error)) {
        streams.err << told(io::notAFile(io::FileKind::Folder, words[0])) << '\n';
        return kFailure;
    }
    if (std::filesystem::is_character_file(words[0], error) ||
        std::filesystem::is_block_file(words[0], error)) {
        streams.err << told(io::notAFile(io::FileKind::Device, words[0])) << '\n';
        return kFailure;
    }
    std::ifstream file(words[0]);
    if (file) return io::runRules(file, streams.out);
    streams.err << told(io::readProblem(errno, words[0])) << '\n';
    return kFailure;
}

constexpr std::array kCommands{
    Command{
        "import",
        QT_TRANSLATE_NOOP("CommandLine", "IN OUT.map.json [--scene NAME] [--cells CxR] [--report R.json]"),
        QT_TRANSLATE_NOOP("CommandLine",
                          "Turn a foreign map into one of ours and say what was guessed, changed\n"
                          "or left out: Universal VTT (.uvtt .dd2vtt .df2vtt), scenes of Foundry\n"
                          "(.json, or .db with --scene), dungeons of Watabou and donjon (.json),\n"
                          "maps of Tiled (.tmx), pictures (of C x R squares, or as many as their\n"
                          "name or size tells)."),
        Voice::For::Pictures, importCommand},
    Command{"export",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "IN OUT [--view gm|player] [--ppc N] [--paper a4|letter|a3] [--cell-mm N]\n"
                "               [--overlap N] [--margin N] [--page auto|upright|across] [--creatures]\n"
                "               [--no-grid] [--no-overview] [--no-map] [--empty-pages] [--stand-ups]\n"
                "               [--copies N]"),
            QT_TRANSLATE_NOOP("CommandLine",
                              "Write a map for another program: Universal VTT (.uvtt .dd2vtt .df2vtt),\n"
                              "a scene of Foundry with its picture (.json), or a picture (.png .webp)\n"
                              "of N pixels a cell, with --view gm also what is hidden or secret; without\n"
                              "it the map is whole all the same, also where the party has not been;\n"
                              "with --no-grid without its grid. A scene of Foundry has as many pixels a\n"
                              "cell as its walls need to stay where they are, unless --ppc says how many.\n"
                              "As .zip: the document of ours with its pictures, all in one file.\n"
                              "As .pdf: pages at true size (cells of 25.4 mm unless told otherwise; lengths\n"
                              "in millimetres; pages with nothing but the grid only with --empty-pages),\n"
                              "with --stand-ups paper figures of the creatures as well."),
            Voice::For::Pictures, exportCommand},
    Command{
        "unpack", QT_TRANSLATE_NOOP("CommandLine", "IN.zip OUT.encounter.json"),
        QT_TRANSLATE_NOOP("CommandLine", "Write the document of such a file, and its pictures beside it."),
        Voice::For::Lines, unpackCommand},
    Command{"salvage", QT_TRANSLATE_NOOP("CommandLine", "DAMAGED OUT.encounter.json"),
            QT_TRANSLATE_NOOP("CommandLine",
                              "Write what can still be read of a damaged document of ours, and say\n"
                              "what is lost."),
            Voice::For::Lines, salvageCommand},
    Command{"validate", QT_TRANSLATE_NOOP("CommandLine", "FILE..."),
            QT_TRANSLATE_NOOP("CommandLine",
                              "Check maps and encounters: one line a problem, with its place and\n"
                              "what to do; notices about harmless oddities go to standard error."),
            Voice::For::Pictures, validateCommand},
    Command{
        "info", QT_TRANSLATE_NOOP("CommandLine", "FILE [--json] [--unclipped]"),
        QT_TRANSLATE_NOOP("CommandLine", "Count what a map holds inside its borders, or in the whole file."),
        Voice::For::Lines, infoCommand},
    Command{"creatures", QT_TRANSLATE_NOOP("CommandLine", "FILE [OUT.json|OUT.csv]"),
            QT_TRANSLATE_NOOP("CommandLine",
                              "List the creatures of a library of ours, of Open5e, of 5e-database (.json)\n"
                              "or of a table (.csv), or write them as a library or a table."),
            Voice::For::Lines, creaturesCommand},
    Command{"rules", QT_TRANSLATE_NOOP("CommandLine", "[FILE|--kinds]"),
            QT_TRANSLATE_NOOP("CommandLine",
                              "Answer the rules queries of FILE or of standard input,\n"
                              "one JSON object a line (bad queries get an error reply),\n"
                              "or list the kinds of queries it knows."),
            Voice::For::Lines, rules},
};

}  // namespace

std::span<const Command> commands() { return kCommands; }

int misused(const Command& command, const char* message, Streams streams,
            const std::vector<std::string>& arguments) {
    const std::string usage = std::string(command.name) + " " + said(command.arguments);
    streams.err << "tenaille: " << said(message, arguments) << '\n'
                << said(QT_TRANSLATE_NOOP("CommandLine", "usage: tenaille %1"), {usage}) << '\n';
    return kUsage;
}

}  // namespace tenaille::app
