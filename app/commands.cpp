// SPDX-License-Identifier: MIT
#include "app/commands.h"

#include <array>
#include <fstream>
#include <istream>
#include <ostream>

#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_stream.h"

namespace tenaille::app {

namespace {

int rules(const Command& command, Words words, Streams streams) {
    if (words.size() == 1 && words[0] == "--kinds") {
        for (const io::QueryKind& kind : io::queryKinds()) streams.out << kind.name << '\n';
        return kSuccess;
    }
    if (words.size() > 1) return misused(command, "rules reads one file", streams);
    if (words.empty()) return io::runRules(streams.in, streams.out);
    std::ifstream file(words[0]);
    if (file) return io::runRules(file, streams.out);
    streams.err << words[0] << ": The file cannot be read. Check its name and its permissions.\n";
    return kFailure;
}

constexpr std::array<Command, 1> kCommands{{
    {"rules", "[FILE|--kinds]",
     "Answer the rules queries of FILE or of standard input,\n"
     "one JSON object a line (bad queries get an error reply),\n"
     "or list the kinds of queries it knows.",
     rules},
}};

}  // namespace

std::span<const Command> commands() { return kCommands; }

int misused(const Command& command, std::string_view message, Streams streams) {
    streams.err << "tenaille: " << message << "\nusage: tenaille " << command.name << ' ' << command.arguments
                << "\n";
    return kUsage;
}

}  // namespace tenaille::app
