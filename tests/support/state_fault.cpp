// SPDX-License-Identifier: MIT
#include "tests/support/state_fault.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "core/actions/copies.h"
#include "core/actions/plan.h"
#include "core/document/board_of.h"
#include "core/io/bundle.h"
#include "core/io/change_codec.h"
#include "core/io/content_hash.h"
#include "core/io/document_format.h"
#include "core/io/versions.h"
#include "tests/support/power_disk.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using document::Encounter;

bool inWords(const Problem& problem) { return *problem.message != '\0' && *problem.remedy != '\0'; }

std::string faultOfSaving(const Encounter& encounter) {
    const io::DocumentReading back = io::readDocument(io::writeDocument(encounter, "a.assets"));
    if (!back.encounter) return "what came of it cannot be opened: " + describe(back.problems.front());
    if (sameContent(*back.encounter, encounter)) return {};
    return "what came of it is saved as another document: " +
           io::writeJson(io::writeChanges(document::diff(encounter, *back.encounter),
                                          encounter.gridRecord().extent.grid));
}

// ---- earlier versions ----

constexpr std::size_t kReadVersions = 3;
constexpr const char* kStore = "/state";
constexpr const char* kDocument = "/games/tomb.encounter.json";

Encounter titled(const std::string& title) {
    Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 4, 3});
    encounter.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
    board::SettingsRecord settings = encounter.settingsRecord();
    settings.title = title;
    encounter.settings.put(settings);
    return encounter;
}

// Of a folder; none of them can be one of ours.
bool isFileName(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.size() <= 255 &&
           name.find_first_of(std::string_view("/\0", 2)) == std::string_view::npos;
}

// By the folder of a version that is kept there: the name of the folder is the store's business.
std::string folderOfVersions() {
    static const std::string folder = [] {
        PowerDisk disk;
        disk.putFolder(kStore);
        static_cast<void>(
            io::keepVersion(kStore, kDocument, io::writeDocument(titled("one"), ""), 1'764'100'000, disk));
        const std::string file = io::versionsOf(kStore, kDocument, disk).front().file;
        return file.substr(0, file.rfind('/'));
    }();
    return folder;
}

std::string faultOfList(PowerDisk& disk) {
    const std::vector<io::Version> versions = io::versionsOf(kStore, kDocument, disk);
    const std::string folder = folderOfVersions();
    for (std::size_t i = 0; i < versions.size(); ++i) {
        const io::Version& version = versions[i];
        if (i > 0 && version.number > versions[i - 1].number) return "an older one before a newer one";
        const std::string name = version.file.substr(version.file.rfind('/') + 1);
        if (version.file != folder + '/' + name) return "a version from elsewhere";
        const std::string text = disk.textOf(version.file);
        if (version.bytes != static_cast<std::int64_t>(text.size())) return "another size than it has";
        if (version.time < 0 || !name.ends_with('-' + version.hash + ".json"))
            return "not what its name says: " + name;
        // Reading one is like reading the next.
        if (i >= kReadVersions) continue;
        const Result<io::LoadedDocument> loaded = io::loadVersion(version, kDocument, disk);
        if (!loaded && (!inWords(loaded.problem()) || loaded.problem().file != version.file))
            return "it is refused without words: " + describe(loaded.problem());
        if (loaded && loaded->hash != io::contentHash(text)) return "the hash of another text";
        if (loaded)
            if (std::string fault = faultOfSaving(loaded->encounter); !fault.empty()) return fault;
    }
    std::vector<io::Version> kept = versions;
    for (const io::Version& gone : io::surplusOf(versions))
        if (std::erase_if(kept, [&](const io::Version& one) { return one.file == gone.file; }) != 1)
            return "one goes twice";
    if (versions.empty()) return {};
    if (kept.empty() || kept.front().file != versions.front().file) return "the newest would go";
    std::int64_t bytes = 0;
    for (const io::Version& version : kept) bytes += version.bytes;
    if (kept.size() > io::kMostVersions || (kept.size() > 1 && bytes > io::kMostVersionBytes))
        return "more are kept than may be";
    return io::surplusOf(kept).empty() ? "" : "more go the next time";
}

std::string faultOfKeeping(PowerDisk& disk, std::int64_t now, const std::string& title) {
    const Encounter encounter = titled(title);
    if (!io::readDocument(io::writeDocument(encounter, "")).encounter) return {};  // titles are UTF-8
    const std::string folder = folderOfVersions();
    const std::vector<io::Version> before = io::versionsOf(kStore, kDocument, disk);
    std::map<std::string, std::string> foreign;
    for (const std::string& name : disk.namesIn(folder)) {
        const std::string path = folder + '/' + name;
        if (std::none_of(before.begin(), before.end(), [&](const auto& one) { return one.file == path; }))
            foreign[path] = disk.textOf(path);
    }
    const std::string text = io::writeDocument(encounter, "");
    const Outcome kept = io::keepVersion(kStore, kDocument, text, now, disk);
    for (const auto& [path, content] : foreign)
        if (disk.textOf(path) != content) return "a file that is none of ours was changed: " + path;
    if (!kept) {
        for (const io::Version& version : before)
            if (disk.textOf(version.file) == "<absent>") return "a version is gone though none was kept";
        return inWords(kept.problem()) ? "" : "it is not kept, without words";
    }
    const std::vector<io::Version> after = io::versionsOf(kStore, kDocument, disk);
    if (after.empty() || disk.textOf(after.front().file) != text) return "what was kept is not the newest";
    const Result<io::LoadedDocument> loaded = io::loadVersion(after.front(), kDocument, disk);
    if (!loaded) return "what was kept cannot be opened: " + describe(loaded.problem());
    if (!sameContent(loaded->encounter, encounter)) return "another document comes back";
    return after.size() <= io::kMostVersions ? "" : "more are kept than may be";
}

// ---- the clipboard ----

std::uint32_t checksumOf(std::string_view bytes) {
    std::uint32_t sum = 0xffffffffu;
    for (const char c : bytes) {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1u) != 0 ? 0xedb88320u : 0u);
    }
    return ~sum;
}

// An archive with this one file, not packed: nobody guesses checksums.
std::string archiveWith(const std::string& name, std::string_view text) {
    const auto number = [](std::uint32_t value, int bytes) {
        std::string written;
        for (int i = 0; i < bytes; ++i) written += static_cast<char>(value >> (8 * i) & 0xffu);
        return written;
    };
    const auto size = static_cast<std::uint32_t>(text.size());
    const auto nameSize = static_cast<std::uint32_t>(name.size());
    const std::string common = number(10, 2) + number(0, 2) + number(0, 2) + number(0, 2) + number(33, 2) +
                               number(checksumOf(text), 4) + number(size, 4) + number(size, 4) +
                               number(nameSize, 2) + number(0, 2);
    std::string archive = "PK\x03\x04" + common + name;
    archive += text;
    const std::string entry = "PK\x01\x02" + number(10, 2) + common + number(0, 2) + number(0, 2) +
                              number(0, 2) + number(0, 4) + number(0, 4) + name;
    const auto at = static_cast<std::uint32_t>(archive.size());
    return archive + entry + "PK\x05\x06" + number(0, 2) + number(0, 2) + number(1, 2) + number(1, 2) +
           number(static_cast<std::uint32_t>(entry.size()), 4) + number(at, 4) + number(0, 2);
}

// As it is when it was opened from a file.
Encounter opened(const Encounter& encounter) {
    return io::readDocument(io::writeDocument(encounter, "")).encounter.value();
}

struct Table {
    explicit Table(Encounter on)
        : encounter(std::move(on)),
          board(document::boardOf(encounter)),
          options(document::optionsOf(encounter)) {}
    Encounter encounter;
    board::BoardView board;
    rules::RuleOptions options;
};

const Table& tableOf(unsigned choice) {
    using board::GridKind;
    static const std::array<Table, 4> tables{
        Table(opened(sampler())), Table(opened(hexWilds(GridKind::HexPointy))),
        Table(opened(hexWilds(GridKind::HexFlat))), Table(opened(titled("none")))};
    return tables[choice % tables.size()];
}

}  // namespace

std::string versionsFault(std::string_view bytes) {
    static const std::string sound = io::writeDocument(titled("sound"), "");
    PowerDisk disk;
    disk.putFolder(folderOfVersions());
    int kept = 0;
    while (!bytes.empty()) {
        const std::string_view line = bytes.substr(0, bytes.find('\n'));
        bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
        if (line.starts_with('=')) {
            std::int64_t now = 0;
            const char* const end = line.data() + line.size();
            const char* const rest = std::from_chars(line.data() + 1, end, now).ptr;
            if (++kept > 4) continue;
            if (std::string fault = faultOfKeeping(disk, now, {rest, end}); !fault.empty()) return fault;
            continue;
        }
        if (line.starts_with('!')) {
            const std::vector<io::Version> versions = io::versionsOf(kStore, kDocument, disk);
            if (!versions.empty()) disk.put(versions.front().file, std::string(line.substr(1)));
            continue;
        }
        const std::string_view name = line.substr(0, line.find('\t'));
        if (!isFileName(name)) continue;
        const std::string path = folderOfVersions() + '/' + std::string(name);
        if (disk.textOf(path) != "<absent>") continue;
        const std::string_view text = line.substr(std::min(name.size() + 1, line.size()));
        if (text == "/")
            disk.putFolder(path);
        else
            disk.put(path, text == "@" ? sound : std::string(text));
    }
    return faultOfList(disk);
}

std::string pasteFault(std::string_view bytes) {
    if (bytes.size() < 3) return {};
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
    const Table& table = tableOf(byte(0));
    const bool isArchive = (byte(0) & 4u) != 0;
    const board::LatticePoint at{(byte(1) - 128) * geometry::kUnitsPerCell,
                                 (byte(2) - 128) * geometry::kUnitsPerCell};
    bytes.remove_prefix(3);
    const Result<io::LoadedDocument> copied =
        io::readBundle(isArchive ? std::string(bytes) : archiveWith("copy.encounter.json", bytes));
    if (!copied) return inWords(copied.problem()) ? "" : "it is refused without words";
    const auto copy = std::make_shared<const Encounter>(copied->encounter);
    const board::LatticePoint by = at - actions::middleOfCopy(*copy);
    const Result<document::ChangeSet> changes =
        actions::plan({table.encounter, table.board, table.options}, actions::Paste{copy, by});
    if (!changes) return inWords(changes.problem()) ? "" : "it is not pasted, without words";
    Encounter after = table.encounter;
    after.assets.insert(copy->assets.begin(), copy->assets.end());
    if (const Outcome done = apply(after, *changes); !done)
        return "what was planned cannot be done: " + describe(done.problem());
    if (std::string fault = faultOfSaving(after); !fault.empty()) return fault;
    if (const Outcome undone = apply(after, inverse(*changes)); !undone)
        return "it cannot be undone: " + describe(undone.problem());
    return sameContent(after, table.encounter) ? "" : "undoing leaves something";
}

}  // namespace tenaille::test
