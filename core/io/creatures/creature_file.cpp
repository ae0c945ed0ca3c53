// SPDX-License-Identifier: MIT
#include "core/io/creatures/creature_file.h"

#include <algorithm>

#include "core/io/creatures/creature_csv.h"
#include "core/io/creatures/creature_notes.h"
#include "core/io/creatures/five_e_bits.h"
#include "core/io/creatures/library_json.h"
#include "core/io/creatures/open5e.h"
#include "core/io/file_name.h"
#include "core/io/import/what_is_it.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"

namespace tenaille::io {

namespace {

constexpr ReadLimits kFileLimits{.bytes = kMaxCreatureBytes, .emptyIsFine = false};
constexpr std::size_t kBeginning = 4'096;

constexpr const char* kFormats = TENAILLE_PROBLEM(
    "Creatures are read from libraries of Tenaille and files of Open5e and 5e-database (.json), and from "
    "tables with a column \"name\" (.csv).");

// The place of the first byte that is no UTF-8; nothing: all of it is.
std::optional<std::size_t> firstForeignByte(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t length = byte < 0x80                   ? 1
                                   : byte >= 0xC2 && byte < 0xE0 ? 2
                                   : (byte & 0xF0U) == 0xE0      ? 3
                                   : byte >= 0xF0 && byte < 0xF5 ? 4
                                                                 : 0;
        if (length == 0 || at + length > text.size()) return at;
        for (std::size_t i = 1; i < length; ++i)
            if ((static_cast<unsigned char>(text[at + i]) & 0xC0U) != 0x80U) return at;
        // Forms that are longer than they must be, and halves of pairs.
        const auto second = length > 1 ? static_cast<unsigned char>(text[at + 1]) : 0U;
        if ((byte == 0xE0 && second < 0xA0) || (byte == 0xED && second >= 0xA0) ||
            (byte == 0xF0 && second < 0x90) || (byte == 0xF4 && second >= 0x90))
            return at;
        at += length;
    }
    return std::nullopt;
}

std::string lineOf(std::string_view text, std::size_t at) {
    const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    return "line " + std::to_string(lines + 1);
}

bool looksLikeJson(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (text[first] == '{' || text[first] == '[');
}

Result<CreaturesRead> readJson(std::string_view bytes, const std::string& path, std::string_view attacks) {
    const JsonLimits limits{.bytes = kMaxCreatureBytes};
    const Result<JsonValue> file = parseJson(bytes, limits);
    if (!file) return file.problem();
    if (isCreatureLibrary(*file)) return readCreatureLibrary(*file);
    if (isOpen5eCreatures(*file)) {
        if (attacks.empty()) {
            CreaturesRead read = readOpen5e(*file, nullptr);
            const std::string beside = open5eAttacksBeside(path);
            const bool none = std::all_of(read.creatures.begin(), read.creatures.end(),
                                          [](const auto& creature) { return creature.attacks.empty(); });
            if (none && !beside.empty()) read.note(notes::attacksElsewhere(asUtf8(nameOf(beside))));
            return read;
        }
        const Result<JsonValue> second = parseJson(attacks, limits);
        CreaturesRead read = readOpen5e(*file, second ? &*second : nullptr);
        if (!second) read.note(notes::attacksUnread(second.problem()));
        return read;
    }
    if (isOpen5eAttacks(*file))
        return Problem{
            TENAILLE_PROBLEM("These are the attacks of creatures, not the creatures."),
            {},
            TENAILLE_PROBLEM("Choose the file of the creatures (...Creature.json); the attacks are "
                             "read with it when they lie beside it.")};
    if (isFiveEBits(*file)) return readFiveEBits(*file);
    const JsonValue* format = file->find("format");
    if (format != nullptr && format->string() != nullptr && *format->string() == "tenaille")
        return Problem{TENAILLE_PROBLEM("This is a map or an encounter, not a library of creatures."),
                       {},
                       TENAILLE_PROBLEM("Open it, select its creatures and save them to the library.")};
    return Problem{TENAILLE_PROBLEM("No creatures are known in this file."), {}, kFormats};
}

}  // namespace

Result<CreaturesRead> readCreaturesText(std::string_view bytes, const std::string& path,
                                        std::string_view attacks) {
    if (const auto foreign = recogniseForeign(bytes.substr(0, kBeginning))) {
        if (bytes.starts_with("version https://git-lfs") || bytes.starts_with("PK\x03\x04") ||
            bytes.starts_with("\x1f\x8b"))
            return foreign->inFile(path);
        return Problem{TENAILLE_PROBLEM("No creatures are known in this file."), {}, kFormats}.inFile(path);
    }
    if (const auto at = firstForeignByte(bytes))
        return Problem{TENAILLE_PROBLEM("The text is not in UTF-8."),
                       {},
                       TENAILLE_PROBLEM("Save it again as UTF-8; spreadsheets offer that as \"CSV UTF-8\".")}
            .at(lineOf(bytes, *at))
            .inFile(path);
    const Problem unknown =
        Problem{TENAILLE_PROBLEM("No creatures are known in this file."), {}, kFormats}.inFile(path);
    Result<CreaturesRead> read = looksLikeJson(bytes)   ? readJson(bytes, path, attacks)
                                 : isCreatureCsv(bytes) ? readCreatureCsv(bytes)
                                                        : Result<CreaturesRead>(unknown);
    if (!read) return read.problem().inFile(path);
    const bool ours = read->format == "Tenaille";
    if (read->creatures.empty() && !ours)
        return Problem{TENAILLE_PROBLEM("There is no creature with a name in this file."), {}, kFormats}
            .inFile(path);
    return read;
}

Result<CreaturesRead> readCreatures(const std::string& path, Posix& posix) {
    const Result<std::string> bytes = readFile(path, kFileLimits, posix);
    if (!bytes) return bytes.problem();
    const std::string beside = open5eAttacksBeside(path);
    FileStatus status;
    if (beside.empty() || posix.statusOf(Posix::kHere, beside, status) < 0)
        return readCreaturesText(*bytes, path);
    const Result<std::string> attacks = readFile(beside, kFileLimits, posix);
    Result<CreaturesRead> read = readCreaturesText(*bytes, path, attacks ? *attacks : std::string());
    if (read && !attacks && read->format == "Open5e") {
        std::erase_if(read->notes,
                      [](const ImportNote& note) { return std::string_view(note.id) == "attacksElsewhere"; });
        read->note(notes::attacksUnread(attacks.problem()));
    }
    return read;
}

std::string writeCreatures(const std::vector<creatures::LibraryCreature>& creatures, std::string_view path,
                           std::vector<ImportNote>& lost) {
    if (hasExtension(path, "csv")) return writeCreatureCsv(creatures, lost);
    lost.clear();
    return writeCreatureLibrary(creatures);
}

}  // namespace tenaille::io
