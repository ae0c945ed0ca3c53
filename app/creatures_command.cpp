// SPDX-License-Identifier: MIT
#include "app/creatures_command.h"

#include <algorithm>
#include <ostream>

#include "app/options.h"
#include "app/replaced_file.h"
#include "core/io/creatures/creature_file.h"
#include "core/io/creatures/creature_notes.h"
#include "core/io/safe_writer.h"
#include "ui/battle/creature_form.h"
#include "ui/text/problem_text.h"

namespace tenaille::app {

namespace {

constexpr std::size_t kMostPlaces = 5;  // of one note

int refuse(const Problem& problem, Streams streams) {
    streams.err << told(problem) << '\n';
    return kFailure;
}

// Parted by tabs: for people and for programs.
std::string lineOf(const creatures::LibraryCreature& creature) {
    const board::Creature& sheet = creature.token.creature;
    std::string line = oneLine(creature.token.name);
    const auto add = [&line](const std::string& column) { line += '\t' + column; };
    add(ui::sizeText(sheet.size).toLower().toStdString());
    add(said(QT_TRANSLATE_NOOP("CommandLine", "reach %1"), {std::to_string(sheet.reach)}));
    add(said(QT_TRANSLATE_NOOP("CommandLine", "space %1"), {std::to_string(sheet.footprint.width)}));
    add(said(QT_TRANSLATE_NOOP("CommandLine", "speed %1"), {std::to_string(creature.token.speed)}));
    add(said(QT_TRANSLATE_NOOP("CommandLine", "AC %1"),
             {sheet.armorClass ? std::to_string(*sheet.armorClass) : "-"}));
    add(said(QT_TRANSLATE_NOOP("CommandLine", "HP %1"), {std::to_string(creature.token.maxHitPoints)}));
    if (!creature.type.empty()) add(oneLine(creature.type));
    if (sheet.traits.has(board::Trait::Faceless)) add(said(QT_TRANSLATE_NOOP("CommandLine", "faceless")));
    return line;
}

}  // namespace

int creaturesCommand(const Command& command, Words words, Streams streams) {
    const Options options(words);
    if (options.unknownOption())
        return misused(command, QT_TRANSLATE_NOOP("CommandLine", "creatures knows no such option"), streams);
    const std::vector<std::string>& files = options.files();
    if (files.empty() || files.size() > 2)
        return misused(
            command,
            QT_TRANSLATE_NOOP("CommandLine", "creatures needs a file of creatures, and perhaps one to write"),
            streams);
    if (files.size() == 2) {
        if (!files[1].ends_with(".json") && !files[1].ends_with(".csv"))
            return misused(command,
                           QT_TRANSLATE_NOOP("CommandLine", "the result is called NAME.json or NAME.csv"),
                           streams);
        if (isSameFile(files[0], files[1]))
            return misused(
                command,
                QT_TRANSLATE_NOOP("CommandLine",
                                  "the creatures and the result are files of their own; nothing was written"),
                streams);
    }
    if (files.size() == 2)
        if (const Outcome may = mayReplace(files[1]); !may) return refuse(may.problem(), streams);
    const Result<io::CreaturesRead> read = io::readCreatures(files[0]);
    if (!read) return refuse(read.problem(), streams);
    std::vector<io::ImportNote> notes = read->notes;
    if (files.size() == 2) {
        std::vector<io::ImportNote> lost;
        const std::string text = io::writeCreatures(read->creatures, files[1], lost);
        if (const Outcome written = io::writeFileSafely(files[1], text); !written)
            return refuse(written.problem(), streams);
        notes.insert(notes.end(), lost.begin(), lost.end());
        const std::size_t count = read->creatures.size();
        streams.out << oneLine(files[1]) << ": "
                    << said(count == 1 ? QT_TRANSLATE_NOOP("CommandLine", "%1 creature")
                                       : QT_TRANSLATE_NOOP("CommandLine", "%1 creatures"),
                            {std::to_string(count)})
                    << '\n';
    } else {
        for (const creatures::LibraryCreature& creature : read->creatures)
            streams.out << lineOf(creature) << '\n';
    }
    for (const io::ImportNote& note : notes) {
        streams.err << oneLine(files[0]) << ": " << told(note) << '\n';
        if (!io::notes::placesMatter(note)) continue;
        for (std::size_t i = 0; i < std::min(note.places.size(), kMostPlaces); ++i)
            streams.err << oneLine(files[0] + ": " + ui::placeText(note.places[i]).toStdString()) << '\n';
        if (note.places.size() > kMostPlaces)
            streams.err << oneLine(files[0] + ": " +
                                   said(QT_TRANSLATE_NOOP("CommandLine", "and %1 more"),
                                        {std::to_string(note.places.size() - kMostPlaces)}))
                        << '\n';
    }
    return kSuccess;
}

}  // namespace tenaille::app
