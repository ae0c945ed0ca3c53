// SPDX-License-Identifier: MIT
#include "tests/support/document_fault.h"

#include "core/document/board_of.h"
#include "core/io/change_codec.h"
#include "core/io/document_format.h"
#include "core/io/info.h"
#include "core/io/journal_lines.h"
#include "tests/support/filled_records.h"

namespace tenaille::test {

namespace {

bool isTold(const Problem& problem) { return *problem.message != '\0' && *problem.remedy != '\0'; }

std::string faultOfDocument(std::string_view text) {
    const io::DocumentReading reading = io::readDocument(text);
    if (reading.encounter.has_value() != reading.problems.empty()) return "neither a document nor a problem";
    for (const std::vector<Problem>* list : {&reading.problems, &reading.notices})
        for (const Problem& problem : *list)
            if (!isTold(problem)) return "a problem without message or remedy";
    if (!reading.encounter) return "";
    const std::string written = io::writeDocument(*reading.encounter, reading.assetFolder);
    const io::DocumentReading again = io::readDocument(written);
    if (!again.encounter) return "what was written is refused: " + describe(again.problems.front());
    if (!sameContent(*again.encounter, *reading.encounter)) return "the document changed on its way";
    if (io::writeDocument(*again.encounter, again.assetFolder) != written)
        return "the text changed on its way";
    const board::BoardView board = document::boardOf(*reading.encounter);
    static_cast<void>(document::optionsOf(*reading.encounter));
    for (const bool clip : {true, false})
        if (io::documentInfo(*reading.encounter, clip).width != reading.encounter->gridRecord().extent.width)
            return "wrong width";
    return "";
}

std::string faultOfChanges(std::string_view text, board::GridKind grid) {
    const Result<io::JsonValue> json = io::parseJson(text);
    if (!json) return isTold(json.problem()) ? "" : "a problem without message or remedy";
    document::Encounter before = filledEncounter(grid);
    const Result<document::ChangeSet> changes = io::readChanges(*json, grid, before);
    if (!changes) return isTold(changes.problem()) ? "" : "a problem without message or remedy";
    const std::string line = io::journalLine(io::writeJson(io::writeChanges(*changes, grid)));
    const io::JournalLines lines = io::readJournalLines(line);
    if (lines.texts.size() != 1 || !lines.complete()) return "a line that cannot be read";
    const Result<io::JsonValue> back = io::parseJson(lines.texts[0]);
    if (!back) return "what was written is refused: " + describe(back.problem());
    // What they change is there, as they say that it was.
    for (auto any = changes->changes.rbegin(); any != changes->changes.rend(); ++any)
        std::visit(
            [&]<class R>(const document::Change<R>& change) {
                if (change.before) std::get<document::Table<R>&>(before.tables()).put(*change.before);
            },
            *any);
    const Result<document::ChangeSet> again = io::readChanges(*back, grid, before);
    if (!again) return "what was written is refused: " + describe(again.problem());
    return *again == *changes ? "" : "the changes differ on their way";
}

}  // namespace

std::string documentFault(std::string_view input) {
    if (input.empty()) return "";
    const auto choice = static_cast<unsigned char>(input.front());
    input.remove_prefix(1);
    if (choice % 2 == 0) return faultOfDocument(input);
    return faultOfChanges(input, static_cast<board::GridKind>(choice / 2 % 3));
}

}  // namespace tenaille::test
