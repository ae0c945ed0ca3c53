// SPDX-License-Identifier: MIT
#include "core/io/journal.h"

#include <fcntl.h>

#include <cerrno>
#include <chrono>
#include <filesystem>

#include "core/io/change_codec.h"
#include "core/io/document_format.h"
#include "core/io/file_problem.h"
#include "core/io/journal_lines.h"
#include "core/io/safe_writer.h"
#include "core/io/state_folder.h"

namespace tenaille::io {

namespace {

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

JsonValue numberOf(std::uint64_t number) { return JsonValue(static_cast<std::int64_t>(number)); }

}  // namespace

Result<std::string> journalFolder(Posix& posix) { return stateFolder("journals", posix); }

Journal::Journal(std::string folder, const document::Encounter& encounter, const JournalOrigin& origin,
                 Posix& posix)
    : m_posix(posix),
      m_folder(std::move(folder)),
      m_grid(encounter.gridRecord().extent.grid),
      m_origin(origin),
      m_uuid(encounter.uuid),
      m_title(encounter.settingsRecord().title),
      m_file(posix, -EBADF) {
    if (!origin.documentPath.empty()) return;
    m_snapshot = std::make_unique<const document::Encounter>(encounter);
    m_assets = encounter.assets;
    m_next = 2;  // the snapshot is line 1
}

Journal::~Journal() {
    // Without a file nothing was changed, or the disk refused: nothing more can be done here.
    static_cast<void>(flush());
}

std::string Journal::path() const {
    const std::lock_guard disk(m_disk);
    return m_path;
}

std::string Journal::line(const Entry& entry) {
    JsonObject object{{"n", numberOf(entry.number)}, {"time", entry.time}};
    object.emplace_back("change", writeChanges(*entry.changes, entry.grid));
    return journalLine(writeJson(object));
}

void Journal::add(Entry entry) {
    entry.number = m_next++;
    if (m_saving) m_sinceSaving.push_back(entry);
    m_pending.push_back(std::move(entry));
}

void Journal::append(const document::ChangeSet& changes) {
    auto copy = std::make_shared<const document::ChangeSet>(changes);
    const std::lock_guard notes(m_notes);
    add({0, now(), m_grid, std::move(copy)});
    m_grid = gridAfter(changes, m_grid);
}

// With m_disk locked. Thousands of records take their time: whoever edits goes on meanwhile.
void Journal::takePending() {
    std::vector<Entry> pending;
    {
        const std::lock_guard notes(m_notes);
        pending = std::exchange(m_pending, {});
    }
    for (const Entry& entry : pending) m_unwritten += line(entry);
}

void Journal::addAsset(const std::string& name, document::AssetBytes bytes) {
    const std::lock_guard notes(m_notes);
    m_assets[name] = std::move(bytes);
}

std::string Journal::header() const {
    JsonObject object{{"format", "tenaille-journal"},
                      {"version", kJournalVersion},
                      {"uuid", m_uuid},
                      {"title", m_title},
                      {"created", now()}};
    if (m_origin.documentPath.empty()) {
        object.emplace_back("worthKeeping", m_origin.worthKeeping);
    } else {
        object.emplace_back("document", m_origin.documentPath);
        object.emplace_back("base", m_origin.baseHash);
    }
    std::string text = journalLine(writeJson(object));
    if (m_snapshot)
        text += journalLine(writeJson(JsonObject{{"n", 1}, {"snapshot", documentJson(*m_snapshot)}}));
    return text;
}

// Makes the file and locks it before anybody can take it for an orphan.
Outcome Journal::open() {
    const std::string path = m_folder + '/' + m_uuid + '-' + randomDigits(8) + ".journal";
    const auto make = [&] {
        m_file =
            OpenFile(m_posix, uninterrupted([&] {
                         return m_posix.open(Posix::kHere, path, O_RDWR | O_CREAT | O_EXCL | O_APPEND, 0600);
                     }));
        return m_file.ok();
    };
    if (!make() && m_file.error() == ENOENT && makeFolders(m_folder, m_posix)) make();
    if (!m_file.ok()) return writeProblem(m_file.error(), path);
    m_path = path;
    m_named = false;
    m_size = 0;
    m_tail = false;
    const int locked = uninterrupted([&] { return m_posix.lock(m_file.get()); });
    if (locked < 0 && locked != -ENOLCK && locked != -EOPNOTSUPP) {
        const Problem problem = writeProblem(-locked, path);
        forget();
        return problem;
    }
    m_unwritten.insert(0, header());
    return Done{};
}

// Everything in m_unwritten, or nothing.
Outcome Journal::write() {
    int error = 0;
    if (m_tail) error = uninterrupted([&] { return m_posix.truncate(m_file.get(), m_size); });
    if (error >= 0) {
        m_tail = true;
        error = writeAll(m_posix, m_file.get(), m_unwritten);
    }
    if (error >= 0) error = uninterrupted([&] { return m_posix.sync(m_file.get()); });
    if (error >= 0) {
        m_tail = false;
        m_size += static_cast<std::int64_t>(m_unwritten.size());
        m_unwritten.clear();
        m_snapshot.reset();
        return Done{};
    }
    // What could not be synced may or may not be there: cut it off now if possible, before the next try at
    // the latest.
    if (uninterrupted([&] { return m_posix.truncate(m_file.get(), m_size); }) >= 0) m_tail = false;
    return writeProblem(-error, m_path);
}

// Without its name a power failure takes the file, whatever of it was synced. One that another program made
// may have been left before this.
void Journal::syncName() {
    if (m_named) return;
    m_named = syncFolderAt(m_posix, m_folder) >= 0;
}

Outcome Journal::flush() {
    const std::lock_guard disk(m_disk);
    takePending();
    Assets assets;
    {
        const std::lock_guard notes(m_notes);
        const bool untouched = m_unwritten.empty() && !m_file.ok() && !m_origin.worthKeeping;
        if (untouched || (m_unwritten.empty() && m_assets.empty() && m_file.ok())) return Done{};
        assets = m_assets;
    }
    if (!m_file.ok()) {
        const Outcome opened = open();
        if (!opened) return opened.problem();
    }
    if (!assets.empty()) {
        std::set<std::string> names;
        for (const auto& [name, bytes] : assets) names.insert(name);
        const Outcome stored = writeAssets(m_path, assetFolderName(m_path), assets, names, m_posix);
        if (!stored) return stored.problem();
        const std::lock_guard notes(m_notes);
        for (const auto& [name, bytes] : assets) m_assets.erase(name);
    }
    if (m_unwritten.empty()) return Done{};
    // Somebody removed it: what is written there now comes back to nobody.
    if (!isAt(m_posix, Posix::kHere, m_path, m_file.get())) return writeProblem(ENOENT, m_path);
    const Outcome written = write();
    if (!written) return written.problem();
    syncName();
    return Done{};
}

void Journal::beginSaving() {
    const std::lock_guard notes(m_notes);
    m_saving = true;
    m_noted = false;
    m_savedUpTo = m_next - 1;
    m_sinceSaving.clear();
}

Outcome Journal::noteSaving(const std::string& path, const std::string& hash) {
    {
        const std::lock_guard disk(m_disk);
        takePending();
        const std::lock_guard notes(m_notes);
        if (!m_file.ok() && m_pending.empty() && m_unwritten.empty() && !m_origin.worthKeeping) return Done{};
        // What was appended in between, hardly ever anything, has lower numbers: its lines come first.
        for (const Entry& entry : std::exchange(m_pending, {})) m_unwritten += line(entry);
        const JsonObject saving{{"n", numberOf(m_next++)},
                                {"time", now()},
                                {"saving", hash},
                                {"document", path},
                                {"upTo", numberOf(m_savedUpTo)}};
        m_unwritten += journalLine(writeJson(saving));
    }
    const Outcome flushed = flush();
    const std::lock_guard notes(m_notes);
    m_noted = flushed.ok();
    return flushed;
}

void Journal::rotate(const JournalOrigin& origin) {
    const std::lock_guard disk(m_disk);
    {
        // What was done while the file was written may be on the disk already, in this journal: it goes on,
        // and its line "saving" says where the file stands.
        const std::lock_guard notes(m_notes);
        if (m_noted && m_file.ok() && !m_sinceSaving.empty()) {
            m_saving = false;
            m_sinceSaving.clear();
            return;
        }
    }
    const std::string old = std::exchange(m_path, {});
    OpenFile oldFile = std::move(m_file);
    m_file = OpenFile(m_posix, -EBADF);
    m_origin = origin;
    m_snapshot.reset();
    m_unwritten.clear();
    m_size = 0;
    {
        const std::lock_guard notes(m_notes);
        m_pending.clear();
        m_next = 1;
        m_saving = false;
        for (Entry& entry : std::exchange(m_sinceSaving, {})) add(std::move(entry));
    }
    // Before the old one goes; what fails is tried again at the next flush.
    takePending();
    if (!m_unwritten.empty() && open().ok() && write().ok()) syncName();
    // A crash before this leaves a journal of which all is saved: recovery knows by its last line.
    if (old.empty()) return;
    removeJournal(old, m_posix);
    // That it is gone is synced with the next lines, before the file is written again: else it could come
    // back and know nothing of that file.
    m_named = false;
}

void Journal::forget() {
    m_file.close();
    removeJournal(std::exchange(m_path, {}), m_posix);
}

void Journal::discard() {
    const std::lock_guard disk(m_disk);
    const std::lock_guard notes(m_notes);
    m_pending.clear();
    m_unwritten.clear();
    m_assets.clear();
    m_snapshot.reset();
    m_origin.worthKeeping = false;
    if (m_file.ok()) forget();
}

void removeJournal(const std::string& path, Posix& posix) {
    uninterrupted([&] { return posix.unlink(Posix::kHere, path); });
    const std::size_t slash = path.rfind('/');
    const std::string assets = path.substr(0, slash + 1) + assetFolderName(path);
    const OpenFile folder(posix, posix.open(Posix::kHere, assets, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, 0));
    if (!folder.ok()) return;
    std::vector<std::string> names;
    posix.list(folder.get(), names);
    for (const std::string& name : names) posix.unlink(folder.get(), name);
    posix.removeFolder(Posix::kHere, assets);
}

Result<SavedDocument> saveJournaled(const document::Encounter& encounter, const std::string& path,
                                    const SaveOptions& options, Journal& journal, Posix& posix) {
    const std::string absolute = std::filesystem::absolute(path).string();
    SaveOptions both = options;
    both.beforeWriting = [&](const std::string& hash) -> Outcome {
        static_cast<void>(journal.noteSaving(absolute, hash));
        return options.beforeWriting ? options.beforeWriting(hash) : Outcome(Done{});
    };
    const Result<SavedDocument> saved = saveDocument(encounter, path, both, posix);
    if (saved) journal.rotate({absolute, saved->hash});
    return saved;
}

}  // namespace tenaille::io
