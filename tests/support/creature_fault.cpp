// SPDX-License-Identifier: MIT
#include "tests/support/creature_fault.h"

#include "core/creatures/encounter_list.h"
#include "core/io/creatures/creature_file.h"
#include "core/io/creatures/library_json.h"

namespace tenaille::test {

namespace {

constexpr std::string_view kBeside = "\n----\n";

}  // namespace

std::string creatureFault(std::string_view bytes) {
    const std::size_t parted = bytes.find(kBeside);
    const std::string_view attacks =
        parted == std::string_view::npos ? std::string_view() : bytes.substr(parted + kBeside.size());
    const auto read = io::readCreaturesText(bytes.substr(0, parted), "file", attacks);
    if (!read) {
        const Problem& problem = read.problem();
        const bool whole = *problem.message != '\0' && *problem.remedy != '\0' && problem.file == "file";
        return whole ? "" : "an incomplete problem: " + describe(problem);
    }
    const std::string written = io::writeCreatureLibrary(read->creatures, read->extra, io::Ids::Written);
    const auto back = io::readCreaturesText(written, "again");
    if (!back) return "our file is refused: " + describe(back.problem()) + "\n" + written;
    if (!(back->creatures == read->creatures)) return "our file gives others back: " + written;
    std::vector<io::ImportNote> lost;
    io::writeCreatures(read->creatures, "x.csv", lost);
    creatures::NameIndex names;
    for (const creatures::LibraryCreature& one : read->creatures) names.add(one);
    const auto list = creatures::readEncounterList(bytes.substr(0, 200), names);
    for (const creatures::ListedGroup& group : list.groups)
        if (group.creature >= names.size() || group.count < 1) return "a group of nobody";
    return {};
}

}  // namespace tenaille::test
