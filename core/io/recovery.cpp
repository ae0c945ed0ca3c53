// SPDX-License-Identifier: MIT
#include "core/io/recovery.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <map>
#include <optional>
#include <set>

#include "core/io/change_codec.h"
#include "core/io/content_hash.h"
#include "core/io/document_limits.h"
#include "core/io/file_problem.h"
#include "core/io/journal_lines.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"
#include "core/io/set_aside.h"
#include "core/io/versions.h"

namespace tenaille::io {

namespace {

constexpr std::size_t kMaxJournal = std::size_t{1} << 30;
constexpr std::int64_t kDay = std::int64_t{24} * 60 * 60;

std::string textOf(const JsonValue& json, const char* key) {
    const JsonValue* value = json.find(key);
    return value != nullptr && value->string() != nullptr ? *value->string() : "";
}
std::int64_t numberOf(const JsonValue& json, const char* key) {
    const JsonValue* value = json.find(key);
    return value != nullptr && value->integer() != nullptr ? *value->integer() : 0;
}

// If the file at `path` has this content, it holds the changes of all lines up to this one.
struct SavedMark {
    std::string path;
    std::string hash;
    std::int64_t upTo = 0;
};

struct Step {
    std::int64_t number = 0;
    std::int64_t time = 0;
    JsonValue change;
    std::size_t end = 0;  // offset behind its line
};

// What a journal says, up to the first line that makes no sense.
struct Content {
    std::string uuid, title, documentPath;
    bool worthKeeping = false;
    std::int64_t created = 0;
    std::optional<JsonValue> snapshot;
    std::vector<SavedMark> marks;  // the base first
    std::vector<Step> steps;
    std::int64_t lastNumber = 0;
    std::size_t headEnd = 0;  // behind header and snapshot
    std::size_t end = 0;      // of what is used
    bool complete = true;
};

bool readLine(const JsonValue& json, std::size_t end, Content& content) {
    if (numberOf(json, "n") != content.lastNumber + 1) return false;
    ++content.lastNumber;
    content.end = end;
    if (const JsonValue* snapshot = json.find("snapshot")) {
        content.snapshot = *snapshot;
        content.headEnd = end;
    } else if (const JsonValue* change = json.find("change")) {
        content.steps.push_back({content.lastNumber, numberOf(json, "time"), *change, end});
    } else {
        content.marks.push_back({textOf(json, "document"), textOf(json, "saving"), numberOf(json, "upTo")});
    }
    return true;
}

bool isVersion(std::int64_t number) { return number >= 1 && number <= kJournalVersion; }

std::optional<Content> readContent(std::string_view file) {
    const JournalLines lines = readJournalLines(file);
    if (lines.texts.empty()) return std::nullopt;
    const Result<JsonValue> head = parseJson(lines.texts[0]);
    if (!head || textOf(*head, "format") != "tenaille-journal" || !isVersion(numberOf(*head, "version")) ||
        !isUuid(textOf(*head, "uuid")))
        return std::nullopt;
    Content content;
    content.uuid = textOf(*head, "uuid");
    content.title = textOf(*head, "title");
    content.documentPath = textOf(*head, "document");
    content.created = numberOf(*head, "created");
    const JsonValue* worth = head->find("worthKeeping");
    content.worthKeeping = worth != nullptr && worth->boolean() != nullptr && *worth->boolean();
    if (!content.documentPath.empty())
        content.marks.push_back({content.documentPath, textOf(*head, "base"), 0});
    content.headEnd = content.end = lines.ends[0];
    bool sensible = true;
    for (std::size_t i = 1; sensible && i < lines.texts.size(); ++i) {
        const Result<JsonValue> json = parseJson(lines.texts[i], kDocumentJson);
        sensible = json.ok() && readLine(*json, lines.ends[i], content);
    }
    content.complete = sensible && lines.complete();
    // A journal of a document without a file is nothing without its snapshot.
    if (content.documentPath.empty() && !content.snapshot) return std::nullopt;
    return content;
}

bool hasWholeLine(std::string_view file, std::size_t from) {
    return file.find('\n', from) != std::string_view::npos;
}

// Of what readContent() makes nothing of. Less than a line is nothing that anybody did.
UnsavedWork::Trouble troubleOf(std::string_view file) {
    using Trouble = UnsavedWork::Trouble;
    if (!hasWholeLine(file, 0)) return Trouble::None;
    const JournalLines lines = readJournalLines(file);
    if (lines.texts.empty()) return Trouble::Damaged;
    const Result<JsonValue> head = parseJson(lines.texts[0]);
    if (!head || textOf(*head, "format") != "tenaille-journal") return Trouble::Damaged;
    if (numberOf(*head, "version") > kJournalVersion) return Trouble::Newer;
    // The head alone: its document had no file yet, and the copy of it was not written.
    const bool isBare = isVersion(numberOf(*head, "version")) && isUuid(textOf(*head, "uuid"));
    return isBare && !hasWholeLine(file, lines.ends[0]) ? Trouble::None : Trouble::Damaged;
}

// The journal, locked; a negative file if somebody else has it or it is no journal.
OpenFile openLocked(const std::string& path, Posix& posix) {
    OpenFile file(posix, uninterrupted([&] {
                      return posix.open(Posix::kHere, path, O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK, 0);
                  }));
    if (!file.ok()) return file;
    const int locked = uninterrupted([&] { return posix.lock(file.get()); });
    if (locked == -EWOULDBLOCK) return {posix, locked};
    return file;
}

// The latest state of the document that a file has: everything after it is unsaved. nullptr: no file is one
// that the journal knows.
const SavedMark* savedState(const Content& content, Posix& posix) {
    std::map<std::string, std::string> hashes;
    for (auto mark = content.marks.rbegin(); mark != content.marks.rend(); ++mark) {
        const auto [at, isNew] = hashes.try_emplace(mark->path);
        if (isNew) {
            const Result<std::string> text = readFile(mark->path, {kDocumentJson.bytes, true}, posix);
            at->second = text ? contentHash(*text) : "";
        }
        if (!at->second.empty() && at->second == mark->hash) return &*mark;
    }
    return nullptr;
}

// Index of the first step that is not in the saved state.
std::size_t firstUnsaved(const Content& content, const SavedMark* saved) {
    if (saved == nullptr) return 0;
    const auto first = std::find_if(content.steps.begin(), content.steps.end(),
                                    [&](const Step& step) { return step.number > saved->upTo; });
    return static_cast<std::size_t>(first - content.steps.begin());
}

bool isOld(int file, Posix& posix) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    FileStatus status;
    return posix.status(file, status) >= 0 &&
           std::chrono::duration_cast<std::chrono::seconds>(now).count() - status.changed > kDay;
}

Problem inUse(const std::string& path) {
    return Problem{TENAILLE_PROBLEM("Another window of Tenaille uses this work."),
                   {},
                   TENAILLE_PROBLEM("Go on in that window, or close it first.")}
        .inFile(path);
}

// No journal any more by its name.
NameAside besideJournal(const std::string& path) {
    return [path](const std::string& word) { return path + '.' + word; };
}

// No record comes under a number that another one has, in whatever table.
bool numbersAreFree(const document::Encounter& encounter, const document::ChangeSet& changes) {
    std::set<RecordId> gone;
    std::set<RecordId> come;
    bool free = true;
    for (const document::AnyChange& change : changes.changes)
        std::visit(
            [&](const auto& one) {
                if (one.before && one.after) return;
                if (one.before)
                    gone.insert(one.id());
                else
                    free = free && come.insert(one.id()).second &&
                           (gone.contains(one.id()) || !document::hasRecord(encounter, one.id()));
            },
            change);
    return free;
}

}  // namespace

// Builds the document and the journal that goes on.
class JournalRecovery {
  public:
    JournalRecovery(const std::string& path, const std::string& versions, Posix& posix)
        : m_path(path), m_versions(versions), m_posix(posix), m_file(posix, -EBADF) {}

    Result<RecoveredDocument> run() {
        const Outcome read = readJournal();
        if (!read) return read.problem();
        const Outcome begun = begin();
        if (!begun) return begun.problem();
        const Outcome replayed = replay();
        if (!replayed) return replayed.problem();
        addPictures();
        const Outcome continued = goOn();
        if (!continued) return continued.problem();
        return std::move(m_result);
    }

  private:
    Outcome readJournal() {
        m_file = openLocked(m_path, m_posix);
        if (m_file.error() == EWOULDBLOCK) return inUse(m_path);
        if (!m_file.ok()) return readProblem(m_file.error(), m_path);
        Result<std::string> text = readOpenFile(m_file.get(), m_path, {kMaxJournal}, m_posix);
        if (!text) return text.problem();
        m_text = std::move(*text);
        std::optional<Content> content = readContent(m_text);
        if (!content)
            return Problem{TENAILLE_PROBLEM("The head of this journal is damaged."),
                           {},
                           TENAILLE_PROBLEM("Open the document itself; its last saved state is untouched.")}
                .inFile(m_path);
        m_content = std::move(*content);
        m_result.documentPath = m_content.documentPath;
        return Done{};
    }

    Outcome begin() {
        if (const SavedMark* saved = savedState(m_content, m_posix)) {
            startAt(*saved);
            return startFromFile();
        }
        if (m_content.snapshot) return startFromSnapshot();
        if (startFromVersion()) return Done{};
        m_known = false;
        return startFromFile();
    }
    void startAt(const SavedMark& mark) {
        m_first = firstUnsaved(m_content, &mark);
        m_result.documentPath = mark.path;
    }

    // The latest state that was kept of the document.
    bool startFromVersion() {
        if (m_versions.empty()) return false;
        for (auto mark = m_content.marks.rbegin(); mark != m_content.marks.rend(); ++mark)
            for (const Version& version : versionsOf(m_versions, mark->path, m_posix)) {
                if (!mark->hash.starts_with(version.hash)) continue;
                Result<LoadedDocument> loaded = loadVersion(version, mark->path, m_posix);
                if (!loaded || loaded->hash != mark->hash) continue;
                startAt(*mark);
                take(std::move(*loaded));
                return true;
            }
        return false;
    }

    Outcome startFromSnapshot() {
        DocumentReading reading = readDocumentJson(std::move(*m_content.snapshot));
        if (!reading.encounter) return reading.problems.front().inFile(m_path);
        m_result.encounter = std::move(*reading.encounter);
        return Done{};
    }

    Outcome startFromFile() {
        Result<LoadedDocument> loaded = loadDocument(m_result.documentPath, m_posix);
        if (!loaded) {
            FileStatus status;
            const bool isGone = m_posix.statusOf(Posix::kHere, m_result.documentPath, status) == -ENOENT;
            Problem problem =
                isGone
                    ? Problem{TENAILLE_PROBLEM("What was not saved goes on from a file that is not there."),
                              {},
                              TENAILLE_PROBLEM("Put the file back where it was and try again: what was not "
                                               "saved is kept until you discard it.")}
                    : Problem{TENAILLE_PROBLEM("What was not saved goes on from this file, which cannot be "
                                               "read."),
                              {},
                              TENAILLE_PROBLEM("Mend the file, or put the former one back, and try again: "
                                               "what was not saved is kept until you discard it.")};
            problem.why = {loaded.problem()};
            return problem.inFile(m_result.documentPath).at(loaded.problem().place);
        }
        take(std::move(*loaded));
        if (!m_known)
            m_result.notices.push_back(
                Problem{TENAILLE_PROBLEM("The file has changed since then: what was not saved now stands on "
                                         "what it holds today."),
                        {},
                        TENAILLE_PROBLEM("Look it over before you save.")}
                    .inFile(m_result.documentPath));
        return Done{};
    }

    // Pictures that are missing may lie beside the journal.
    void take(LoadedDocument loaded) {
        m_result.baseHash = std::move(loaded.hash);
        m_result.encounter = std::move(loaded.encounter);
        m_result.notices = std::move(loaded.notices);
        std::erase_if(m_result.notices, [](const Problem& notice) { return notice.place == "pictures"; });
    }

    // As far as the changes fit.
    Outcome replay() {
        board::GridKind grid = m_result.encounter.gridRecord().extent.grid;
        m_end = m_first > 0 ? m_content.steps[m_first - 1].end : m_content.headEnd;
        for (std::size_t i = m_first; i < m_content.steps.size(); ++i) {
            const Step& step = m_content.steps[i];
            const Result<document::ChangeSet> changes = readChanges(step.change, grid, m_result.encounter);
            if (!changes || !numbersAreFree(m_result.encounter, *changes)) break;
            if (!apply(m_result.encounter, *changes)) break;
            grid = gridAfter(*changes, grid);
            m_end = step.end;
            m_last = step.number;
            ++m_result.actions;
        }
        const std::size_t wanted = m_content.steps.size() - m_first;
        if (wanted > 0 && (m_result.actions == 0 || (!m_known && m_result.actions < wanted)))
            return Problem{
                TENAILLE_PROBLEM("The file has changed since then, and the unsaved actions do not fit it "
                                 "any more."),
                {},
                TENAILLE_PROBLEM("Put the former file back and try again.")}
                .inFile(m_result.documentPath);
        if (m_result.actions == wanted) {
            m_end = m_content.end;
            m_last = m_content.lastNumber;
        }
        if (m_result.actions < wanted || !m_content.complete) return keepTail();
        return Done{};
    }

    // A line that is only begun is nothing that anybody did; whole ones that make no sense may be.
    Outcome keepTail() {
        const std::string actions = std::to_string(m_result.actions);
        if (!hasWholeLine(m_text, m_end)) {
            m_result.notices.push_back(
                Problem{TENAILLE_PROBLEM("The end of the journal was cut off; %1 actions were recovered."),
                        {actions},
                        TENAILLE_PROBLEM("Check the last thing you did.")}
                    .inFile(m_path));
            return Done{};
        }
        const Result<std::string> kept = setAside(besideJournal(m_path), m_text, m_posix);
        if (!kept) return kept.problem();
        m_result.notices.push_back(Problem{
            TENAILLE_PROBLEM("The journal is damaged: %1 actions were recovered, and what stands behind "
                             "them cannot be read. The whole journal is kept: %2."),
            {actions, *kept},
            TENAILLE_PROBLEM("Check the last thing you did.")}
                                       .inFile(m_path));
        return Done{};
    }

    // Pictures that came into the document after its last saving lie beside the journal.
    void addPictures() {
        for (const std::string& name : document::namedAssets(m_result.encounter)) {
            if (m_result.encounter.assets.count(name) > 0) continue;
            Result<document::AssetBytes> asset = readAsset(m_path, assetFolderName(m_path), name, m_posix);
            if (asset)
                m_result.encounter.assets[name] = std::move(asset).value();
            else
                m_result.notices.push_back(asset.problem());
        }
    }

    // The journal is cut behind what was applied and goes on from there.
    Outcome goOn() {
        const auto size = static_cast<std::int64_t>(m_end);
        const int error = uninterrupted([&] { return m_posix.truncate(m_file.get(), size); });
        if (error < 0) return writeProblem(-error, m_path);
        const JournalOrigin origin{m_result.documentPath, m_result.baseHash, m_content.worthKeeping};
        auto journal = std::make_unique<Journal>(folderOf(m_path), m_result.encounter, origin, m_posix);
        journal->m_snapshot.reset();
        journal->m_assets.clear();
        journal->m_path = m_path;
        journal->m_file = std::move(m_file);
        journal->m_size = size;
        journal->m_next =
            static_cast<std::uint64_t>(std::max<std::int64_t>(m_last, m_content.snapshot ? 1 : 0)) + 1;
        m_result.journal = std::move(journal);
        return Done{};
    }

    const std::string m_path;
    const std::string m_versions;
    Posix& m_posix;
    OpenFile m_file;
    std::string m_text;
    Content m_content;
    bool m_known = true;      // what it begins with is what the journal goes on from
    std::size_t m_first = 0;  // first step to apply
    std::size_t m_end = 0;    // of the last line that is kept
    std::int64_t m_last = 0;  // its number
    RecoveredDocument m_result;
};

std::vector<UnsavedWork> unsavedWork(const std::string& folder, Posix& posix) {
    std::vector<UnsavedWork> found;
    const OpenFile opened(posix, posix.open(Posix::kHere, folder, O_RDONLY | O_DIRECTORY, 0));
    std::vector<std::string> names;
    if (!opened.ok() || posix.list(opened.get(), names) < 0) return found;
    for (const std::string& name : names) {
        if (!name.ends_with(".journal")) continue;
        const std::string path = std::string(folder).append("/").append(name);
        const auto tell = [&](UnsavedWork::Trouble trouble, std::optional<Problem> why = {}) {
            UnsavedWork& work = found.emplace_back();
            work.journal = path;
            work.trouble = trouble;
            work.why = std::move(why);
        };
        const OpenFile file = openLocked(path, posix);
        if (file.error() == EWOULDBLOCK || file.error() == ENOENT) continue;
        if (!file.ok()) {
            tell(UnsavedWork::Trouble::Unreadable, readProblem(file.error(), path));
            continue;
        }
        const Result<std::string> text = readOpenFile(file.get(), path, {kMaxJournal, true}, posix);
        if (!text) {
            tell(UnsavedWork::Trouble::Unreadable, text.problem());
            continue;
        }
        const std::optional<Content> content = readContent(*text);
        if (!content) {
            if (const UnsavedWork::Trouble trouble = troubleOf(*text); trouble != UnsavedWork::Trouble::None)
                tell(trouble);
            else if (isOld(file.get(), posix))
                removeJournal(path, posix);
            continue;
        }
        const SavedMark* saved = savedState(*content, posix);
        const std::size_t actions = content->steps.size() - firstUnsaved(*content, saved);
        if (actions == 0 && !content->complete && hasWholeLine(*text, content->end)) {
            tell(UnsavedWork::Trouble::Damaged);
            continue;
        }
        if (actions == 0 && (saved != nullptr || !content->worthKeeping)) {
            // A file that the program was killed over may still go with the power.
            if (saved == nullptr || confirmFile(saved->path, posix) >= 0) removeJournal(path, posix);
            continue;
        }
        const std::int64_t time = content->steps.empty() ? content->created : content->steps.back().time;
        found.push_back({path,
                         saved != nullptr ? saved->path : content->documentPath,
                         content->title,
                         time,
                         actions,
                         {},
                         {}});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const UnsavedWork& a, const UnsavedWork& b) { return a.time > b.time; });
    return found;
}

Result<RecoveredDocument> recover(const std::string& journal, const std::string& versions, Posix& posix) {
    return JournalRecovery(journal, versions, posix).run();
}

Outcome discardWork(const std::string& journal, Posix& posix) {
    const OpenFile file = openLocked(journal, posix);
    if (file.error() == EWOULDBLOCK) return inUse(journal);
    removeJournal(journal, posix);
    return Done{};
}

Result<std::string> setWorkAside(const std::string& journal, Posix& posix) {
    const OpenFile file = openLocked(journal, posix);
    if (file.error() == EWOULDBLOCK) return inUse(journal);
    if (!file.ok()) return readProblem(file.error(), journal);
    const Result<std::string> text = readOpenFile(file.get(), journal, {kMaxJournal}, posix);
    if (!text) return text.problem();
    Result<std::string> kept = setAside(besideJournal(journal), *text, posix);
    if (!kept) return kept;
    const int error = uninterrupted([&] { return posix.unlink(Posix::kHere, journal); });
    if (error < 0) return writeProblem(-error, journal);
    return kept;
}

}  // namespace tenaille::io
