// SPDX-License-Identifier: MIT
#include "core/io/creatures/personal_library.h"

#include <fcntl.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/io/codec.h"
#include "core/io/creatures/creature_csv.h"
#include "core/io/creatures/creature_file.h"
#include "core/io/creatures/library_json.h"
#include "core/io/file_name.h"
#include "core/io/file_problem.h"
#include "core/io/read_file.h"
#include "core/io/safe_writer.h"
#include "core/io/set_aside.h"
#include "core/io/state_folder.h"

namespace tenaille::io {

namespace {

using creatures::LibraryCreature;

// Writing takes some milliseconds: whoever holds the lock longer hangs.
constexpr std::chrono::seconds kPatience{2};
constexpr std::uint32_t kPrivate = 0600;

bool sameButForId(LibraryCreature a, const LibraryCreature& b) {
    a.id = b.id;
    return a == b;
}

// Files of people may lack ids: everybody gets one.
void giveIds(std::vector<LibraryCreature>& list) {
    std::set<std::uint32_t> used;
    for (const LibraryCreature& creature : list) used.insert(creature.id);
    std::uint32_t next = 1;
    for (LibraryCreature& creature : list) {
        if (creature.id != 0) continue;
        while (used.contains(next)) ++next;
        creature.id = next++;
    }
}

std::uint32_t freeLibraryId(const std::vector<LibraryCreature>& list) {
    std::uint32_t highest = 0;
    for (const LibraryCreature& creature : list) highest = std::max(highest, creature.id);
    if (highest < static_cast<std::uint32_t>(kMaxId)) return highest + 1;
    std::set<std::uint32_t> used;
    for (const LibraryCreature& creature : list) used.insert(creature.id);
    std::uint32_t id = 1;
    while (used.contains(id)) ++id;
    return id;
}

Problem isBusy(const std::string& path) {
    return Problem{TENAILLE_PROBLEM("Another program is writing the library of creatures."),
                   {},
                   TENAILLE_PROBLEM("Wait a moment and try again.")}
        .inFile(path);
}

constexpr ReadLimits kLibraryLimits{.bytes = kMaxCreatureBytes, .emptyIsFine = true};
constexpr std::string_view kJsonEnding = ".json";

std::string besideLibrary(const std::string& path, const std::string& word) {
    const bool json = path.ends_with(kJsonEnding);
    return (json ? path.substr(0, path.size() - kJsonEnding.size()) : path) + "." + word +
           std::string(kJsonEnding);
}

// Nothing that somebody could want to keep as it is: no file of another program or version.
bool isDamaged(const std::string& bytes) {
    const Result<JsonValue> json = parseJson(bytes, JsonLimits{.bytes = kMaxCreatureBytes});
    return json ? isCreatureLibrary(*json) && !isNewerLibrary(*json) : !isCreatureCsv(bytes);
}

// Those that are not in the list yet; without an id of its own one is known by all that it is.
void addMissing(std::vector<LibraryCreature> more, std::vector<LibraryCreature>& list) {
    for (LibraryCreature& one : more) {
        const bool there = std::any_of(list.begin(), list.end(), [&](const LibraryCreature& known) {
            return one.id != 0 ? known.id == one.id : sameButForId(known, one);
        });
        if (!there && list.size() < kMaxCreatures) list.push_back(std::move(one));
    }
    giveIds(list);
}

}  // namespace

std::string libraryCopyPath(const std::string& path) { return besideLibrary(path, "copy"); }

LibraryEdited applyEdit(const LibraryEdit& edit, std::vector<LibraryCreature>& list) {
    giveIds(list);
    LibraryEdited edited;
    const auto withId = [&](std::uint32_t id) {
        return std::find_if(list.begin(), list.end(),
                            [&](const LibraryCreature& one) { return id != 0 && one.id == id; });
    };
    for (const LibraryCreature& gone : edit.removed) {
        const auto found = withId(gone.id);
        if (found == list.end()) continue;
        if (*found == gone)
            list.erase(found);
        else
            ++edited.keptTheirs;
    }
    std::multimap<std::string, std::size_t> named;
    if (edit.onlyMissing)
        for (std::size_t i = 0; i < list.size(); ++i) named.emplace(list[i].token.name, i);
    const auto isThere = [&](const LibraryCreature& wanted) {
        const auto [from, to] = named.equal_range(wanted.token.name);
        return std::any_of(from, to,
                           [&](const auto& entry) { return sameButForId(list[entry.second], wanted); });
    };
    for (const LibraryEdit::Put& put : edit.puts) {
        if (isThere(put.after)) {
            ++edited.there;
            edited.ids.push_back(0);
            continue;
        }
        const auto found = withId(put.after.id);
        if (found != list.end() && *found == put.before) {
            *found = put.after;
            edited.ids.push_back(found->id);
            continue;
        }
        if (found != list.end()) ++edited.keptBoth;
        LibraryCreature fresh = put.after;
        // One that was removed meanwhile, or is put back, has its old place in the order of the ids.
        if (fresh.id == 0 || found != list.end()) fresh.id = freeLibraryId(list);
        edited.ids.push_back(fresh.id);
        list.push_back(std::move(fresh));
    }
    return edited;
}

PersonalLibrary::PersonalLibrary(std::string path, Posix& posix) : m_path(std::move(path)), m_posix(&posix) {}

Result<PersonalLibrary::Held> PersonalLibrary::read() const {
    FileStatus status;
    const int found = uninterrupted([&] { return m_posix->statusOf(Posix::kHere, m_path, status); });
    if (found == -ENOENT) {
        std::optional<CreaturesRead> copy = readCopy();
        if (!copy || copy->creatures.empty()) return Held{};
        return Held{
            *std::move(copy),
            readInstead(
                TENAILLE_PROBLEM("Your library of creatures (%1) is gone; its copy was read instead: %2."),
                TENAILLE_PROBLEM("With the next change it is there again. Whoever wants to begin "
                                 "anew removes both."))};
    }
    if (found < 0) return readProblem(-found, m_path);
    Result<std::string> bytes = readFile(m_path, kLibraryLimits, *m_posix);
    if (!bytes) return bytes.problem();
    Result<CreaturesRead> content = readCreaturesText(*bytes, m_path);
    if (!content && isDamaged(*bytes)) {
        std::optional<CreaturesRead> copy = readCopy();
        if (!copy) return lost(*std::move(bytes), content.problem());
        Problem damage = readInstead(
            TENAILLE_PROBLEM("Your library of creatures (%1) is damaged; its copy was read instead: %2."),
            TENAILLE_PROBLEM("Look whether all your creatures are there. With the next change they go "
                             "back to the library, and the damaged file is kept beside it."));
        damage.why = {content.problem()};
        return Held{*std::move(copy), std::move(damage), {*std::move(bytes)}};
    }
    if (!content) return content.problem();
    // What another program wrote there is not ours to replace.
    if (content->format != "Tenaille")
        return Problem{TENAILLE_PROBLEM("This is no library of Tenaille."),
                       {},
                       TENAILLE_PROBLEM("Move it to another folder and import it.")}
            .inFile(m_path);
    giveIds(content->creatures);
    return Held{std::move(content).value()};
}

PersonalLibrary::Held PersonalLibrary::lost(std::string bytes, const Problem& why) const {
    const std::string copyPath = libraryCopyPath(m_path);
    const Result<std::string> copy = readFile(copyPath, kLibraryLimits, *m_posix);
    Held held;
    addMissing(soundCreatures(bytes), held.content.creatures);
    if (copy) addMissing(soundCreatures(*copy), held.content.creatures);
    addMissing(m_content.creatures, held.content.creatures);  // it was whole when it was read
    const std::string readable = std::to_string(held.content.creatures.size());
    held.damage =
        copy ? Problem{TENAILLE_PROBLEM("Your library of creatures is damaged, and so is its copy (%1)."),
                       {asUtf8(copyPath), readable},
                       TENAILLE_PROBLEM("\"Begin anew\" in the creature library keeps both files under other "
                                        "names; creatures that can still be read come along: %2.")}
             : Problem{TENAILLE_PROBLEM("Your library of creatures is damaged, and there is no copy (%1)."),
                       {asUtf8(copyPath), readable},
                       TENAILLE_PROBLEM("\"Begin anew\" in the creature library keeps the file under another "
                                        "name; creatures that can still be read come along: %2.")};
    held.damage->why = {why};
    held.damage = held.damage->inFile(m_path).at(why.place);
    held.damaged = {std::move(bytes)};
    if (copy) held.damaged.push_back(*copy);
    held.lost = true;
    return held;
}

// Nothing: there is no good one.
std::optional<CreaturesRead> PersonalLibrary::readCopy() const {
    Result<CreaturesRead> content = readCreatures(libraryCopyPath(m_path), *m_posix);
    if (!content || content->format != "Tenaille") return std::nullopt;
    giveIds(content->creatures);
    return std::move(content).value();
}

Problem PersonalLibrary::readInstead(const char* message, const char* remedy) const {
    return {message, {asUtf8(m_path), asUtf8(libraryCopyPath(m_path))}, remedy};
}

Outcome PersonalLibrary::load() {
    Result<Held> held = read();
    m_lost = held && held->lost;
    if (!held) return held.problem();
    if (held->lost) return *held->damage;
    m_content = std::move(held->content);
    m_damage = std::move(held->damage);
    return Done{};
}

Result<std::string> PersonalLibrary::keepDamaged(const std::string& bytes) const {
    return setAside([&](const std::string& word) { return besideLibrary(m_path, word); }, bytes, *m_posix);
}

Result<OpenFile> PersonalLibrary::lockIt() const {
    if (const Outcome made = makeFolders(folderOf(m_path), *m_posix); !made)
        return made.problem().inFile(m_path);
    const std::string lockPath = m_path + ".lock";
    OpenFile lock(*m_posix, uninterrupted([&] {
        return m_posix->open(Posix::kHere, lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, kPrivate);
    }));
    if (!lock.ok()) return writeProblem(lock.error(), m_path);
    const int locked = lockWithin(*m_posix, lock.get(), kPatience);
    if (locked == -EWOULDBLOCK) return isBusy(m_path);
    if (locked < 0) return writeProblem(-locked, m_path);
    return lock;
}

Result<LibraryEdited> PersonalLibrary::apply(const LibraryEdit& edit) {
    const Result<OpenFile> lock = lockIt();
    if (!lock) return lock.problem();
    Result<Held> held = read();
    if (!held) return held.problem();
    if (held->lost) return *held->damage;
    CreaturesRead* content = &held->content;
    // A file that somebody removed meanwhile takes nothing with it.
    if (content->format.empty() && !m_content.creatures.empty()) *content = m_content;
    LibraryEdited edited = applyEdit(edit, content->creatures);
    if (content->creatures.size() > kMaxCreatures)
        return Problem{TENAILLE_PROBLEM("The library would hold %1 creatures; at most %2 are possible."),
                       {std::to_string(content->creatures.size()), std::to_string(kMaxCreatures)},
                       TENAILLE_PROBLEM("Delete some, or bring in fewer at a time.")};
    const std::string text = writeCreatureLibrary(content->creatures, content->extra, Ids::Written);
    // What cannot be read again would lock the game master out of the library.
    if (const auto again = readCreaturesText(text, m_path); !again) return again.problem();
    std::set<std::string> named;
    for (const LibraryEdit::Put& put : edit.puts) named.insert(put.after.token.picture);
    const Outcome stored = writeAssets(m_path, assetFolderName(m_path), edit.pictures, named, *m_posix);
    if (!stored) return stored.problem();
    for (const std::string& bytes : held->damaged) {
        const Result<std::string> kept = keepDamaged(bytes);
        if (!kept) return kept.problem();
        edited.setAside = *kept;
    }
    if (const Outcome written = write(text); !written) return written.problem();
    m_content = std::move(*content);
    m_damage.reset();
    m_lost = false;
    return edited;
}

// The library first: a copy that cannot be written stays as it was before.
Outcome PersonalLibrary::write(const std::string& text) const {
    const Outcome written = writeFileSafely(m_path, text, *m_posix);
    if (written) (void)writeFileSafely(libraryCopyPath(m_path), text, *m_posix);
    return written;
}

Result<LibraryBegun> PersonalLibrary::beginAnew() {
    const Result<OpenFile> lock = lockIt();
    if (!lock) return lock.problem();
    Result<Held> held = read();
    if (!held) return held.problem();
    LibraryBegun begun;
    begun.creatures = held->content.creatures.size();
    if (held->lost) {
        const std::string text = writeCreatureLibrary(held->content.creatures, {}, Ids::Written);
        if (const auto again = readCreaturesText(text, m_path); !again) return again.problem();
        for (const std::string& bytes : held->damaged) {
            const Result<std::string> kept = keepDamaged(bytes);
            if (!kept) return kept.problem();
            begun.setAside.push_back(*kept);
        }
        if (const Outcome written = write(text); !written) return written.problem();
        held->damage.reset();
    }
    m_content = std::move(held->content);
    m_damage = std::move(held->damage);
    m_lost = false;
    return begun;
}

Result<document::AssetBytes> PersonalLibrary::picture(const std::string& asset) const {
    return readAsset(m_path, assetFolderName(m_path), asset, *m_posix);
}

const LibraryCreature* PersonalLibrary::find(std::uint32_t id) const {
    const auto found = std::find_if(m_content.creatures.begin(), m_content.creatures.end(),
                                    [&](const LibraryCreature& one) { return id != 0 && one.id == id; });
    return found != m_content.creatures.end() ? &*found : nullptr;
}

}  // namespace tenaille::io
