// SPDX-License-Identifier: MIT
#include "tests/support/foreign_fault.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "core/io/bundle.h"
#include "core/io/document_format.h"
#include "core/io/import/importer.h"
#include "core/io/journal_lines.h"
#include "core/io/recovery.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::test {

namespace {

constexpr std::array kEndings{"cave.json", "cave.tmx", "cave.db"};

std::string incomplete(const Problem& problem, bool named) {
    const bool whole =
        *problem.message != '\0' && *problem.remedy != '\0' && (!named || !problem.file.empty());
    return whole ? "" : "an incomplete problem: " + describe(problem);
}

// Lines with their lengths and checksums, which nobody guesses; behind a zero the bytes as they are.
std::string journalOf(std::string_view bytes) {
    if (bytes.starts_with('\0')) return std::string(bytes.substr(1));
    std::string file;
    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        file += io::journalLine(bytes.substr(0, end));
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return file;
}

// Whether it can be saved, and opened again.
std::string unsaved(const document::Encounter& encounter) {
    const std::string text = io::writeDocument(encounter, "a.assets");
    const io::DocumentReading back = io::readDocument(text);
    if (!back.encounter) return "what was read cannot be opened again: " + describe(back.problems.front());
    return sameContent(*back.encounter, encounter) ? "" : "what was read comes back as another document";
}

}  // namespace

std::string foreignFault(std::string_view bytes) {
    if (bytes.empty()) return {};
    static const TemporaryFolder folder(TemporaryFolder::Where::Memory);
    const auto ending = static_cast<unsigned char>(bytes.front()) % kEndings.size();
    const std::string path = folder.file(kEndings[ending]);
    writeText(path, std::string(bytes.substr(1)));
    const Result<io::Imported> imported = io::importMap(path);
    if (!imported) return incomplete(imported.problem(), true);
    return unsaved(imported->map);
}

std::string bundleFault(std::string_view bytes) {
    const Result<io::LoadedDocument> read = io::readBundle(std::string(bytes));
    if (!read) return incomplete(read.problem(), false);
    const Result<io::Packed> again = io::packBundle(read->encounter, "again");
    if (!again) return "it cannot be packed again: " + describe(again.problem());
    const Result<io::LoadedDocument> back = io::readBundle(again->bytes);
    if (!back) return "our archive is refused: " + describe(back.problem());
    if (!sameContent(back->encounter, read->encounter)) return "our archive gives another document back";
    if (back->encounter.assets.size() != read->encounter.assets.size()) return "pictures were lost";
    return {};
}

std::string journalFault(std::string_view bytes) {
    static const TemporaryFolder folder(TemporaryFolder::Where::Memory);
    std::error_code error;
    for (const auto& left : std::filesystem::directory_iterator(folder.path()))
        std::filesystem::remove_all(left.path(), error);
    const std::string path = folder.file("a.journal");
    writeText(path, journalOf(bytes));
    io::unsavedWork(folder.path().string());
    const Result<io::RecoveredDocument> recovered = io::recover(path);
    if (!recovered) return incomplete(recovered.problem(), false);
    return unsaved(recovered->encounter);
}

}  // namespace tenaille::test
