// SPDX-License-Identifier: MIT
#include "app/creatures_command.h"

#include <ostream>

#include "app/options.h"
#include "core/io/creatures/creature_file.h"
#include "core/io/safe_writer.h"

namespace tenaille::app {

namespace {

int refuse(const Problem& problem, Streams streams) {
    streams.err << oneLine(describe(problem)) << '\n';
    return kFailure;
}

// Parted by tabs: for people and for programs.
std::string lineOf(const creatures::LibraryCreature& creature) {
    const board::Creature& sheet = creature.token.creature;
    std::string line = oneLine(creature.token.name) + "\t" + std::string(board::name(sheet.size)) +
                       "\treach " + std::to_string(sheet.reach) + "\tspace " +
                       std::to_string(sheet.footprint.width) + "\tspeed " +
                       std::to_string(creature.token.speed) + "\tAC " +
                       (sheet.armorClass ? std::to_string(*sheet.armorClass) : "-") + "\tHP " +
                       std::to_string(creature.token.maxHitPoints);
    if (!creature.type.empty()) line += "\t" + oneLine(creature.type);
    if (sheet.traits.has(board::Trait::Faceless)) line += "\tfaceless";
    return line;
}

}  // namespace

int creaturesCommand(const Command& command, Words words, Streams streams) {
    const Options options(words);
    if (options.unknownOption()) return misused(command, "creatures knows no such option", streams);
    const std::vector<std::string>& files = options.files();
    if (files.empty() || files.size() > 2)
        return misused(command, "creatures needs a file of creatures, and perhaps one to write", streams);
    if (files.size() == 2) {
        if (!files[1].ends_with(".json") && !files[1].ends_with(".csv"))
            return misused(command, "the result is called NAME.json or NAME.csv", streams);
        if (isSameFile(files[0], files[1]))
            return misused(
                command, "the creatures and the result are files of their own; nothing was written", streams);
    }
    const Result<io::CreaturesRead> read = io::readCreatures(files[0]);
    if (!read) return refuse(read.problem(), streams);
    std::vector<io::ImportNote> notes = read->notes;
    if (files.size() == 2) {
        std::vector<io::ImportNote> lost;
        const std::string text = io::writeCreatures(read->creatures, files[1], lost);
        if (const Outcome written = io::writeFileSafely(files[1], text); !written)
            return refuse(written.problem(), streams);
        notes.insert(notes.end(), lost.begin(), lost.end());
        streams.out << oneLine(files[1] + ": " + std::to_string(read->creatures.size()) + " creatures")
                    << '\n';
    } else {
        for (const creatures::LibraryCreature& creature : read->creatures)
            streams.out << lineOf(creature) << '\n';
    }
    for (const io::ImportNote& note : notes)
        streams.err << oneLine(files[0] + ": " + io::textOf(note)) << '\n';
    return kSuccess;
}

}  // namespace tenaille::app
