// SPDX-License-Identifier: MIT
//
// The power fails after any system call, and everything that was not synced may be lost, torn or out of order
// (tests/support/power_disk.h): files are the old ones or the new ones, whole; what was called saved is the
// new one; what the journal acknowledged comes back. TENAILLE_CASES is the number of random disks that are
// looked at after one call.
#include <fcntl.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>

#include "core/io/asset_name.h"
#include "core/io/content_hash.h"
#include "core/io/creatures/personal_library.h"
#include "core/io/document_format.h"
#include "core/io/recovery.h"
#include "core/io/safe_writer.h"
#include "core/io/state_folder.h"
#include "core/io/versions.h"
#include "tests/support/power_disk.h"
#include "tests/support/property.h"

namespace tenaille::io::power_loss_test {

using document::ChangeSet;
using document::Encounter;
using test::Lacks;
using test::PowerDisk;
using test::Random;

// Returns what is wrong with the disk, empty if all holds.
using Judge = std::function<std::string(PowerDisk&)>;

struct Tally {
    int most = 40;  // random disks after one call
    std::int64_t disks = 0;
    std::int64_t violations = 0;
    std::string first;
    void count(const std::string& wrong, int call) {
        ++disks;
        if (wrong.empty()) return;
        if (violations++ == 0) first = wrong + ", after change " + std::to_string(call);
    }
};

// Lets the power fail after every change of a disk as long as this lives, and at its end.
class Watch {
  public:
    Watch(PowerDisk& disk, Tally& tally, Judge judge)
        : m_disk(disk), m_tally(tally), m_judge(std::move(judge)) {
        disk.watch([this] { fail(); });
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;
    ~Watch() {
        m_disk.watch(nullptr);
        fail();
    }

  private:
    void fail() {
        ++m_calls;
        m_disk.afterPowerLoss(m_random, m_tally.most,
                              [&](PowerDisk& after) { m_tally.count(m_judge(after), m_calls); });
    }

    PowerDisk& m_disk;
    Tally& m_tally;
    Judge m_judge;
    int m_calls = 0;
    Random m_random{test::seedOf(71, 1)};
};

Tally usual(int most) {
    Tally tally;
    tally.most = test::cases(most);
    return tally;
}

void expectNone(const Tally& tally, std::int64_t least) {
    EXPECT_EQ(tally.violations, 0) << tally.first;
    EXPECT_GE(tally.disks, least / test::thinnedBy());
    testing::Test::RecordProperty("disks", std::to_string(tally.disks));
    if (std::getenv("TENAILLE_CASES") != nullptr) std::cout << tally.disks << " disks\n";
}

// ---- one file ----

const std::string kFile = "/home/map.json";

std::string content(char letter, std::size_t size) {
    std::string text(size, letter);
    for (std::size_t i = 0; i < size; i += 97) text[i] = static_cast<char>('0' + i / 97 % 10);
    return text;
}

using Writer = std::function<Outcome(const std::string&, std::string_view, Posix&)>;

Outcome writeSafely(const std::string& path, std::string_view bytes, Posix& posix) {
    return writeFileSafely(path, bytes, posix);
}

// Two saves, one after the other.
void save(PowerDisk& disk, bool exists, const Writer& writer, Tally& tally, std::size_t firstSize = 1700,
          std::size_t secondSize = 600) {
    std::string before = exists ? content('a', 900) : "<absent>";
    if (exists)
        disk.put(kFile, before);
    else
        disk.putFolder("/home");
    int seen = 0;
    for (const char letter : {'b', 'c'}) {
        const std::string text = content(letter, letter == 'b' ? firstSize : secondSize);
        bool saved = false;
        {
            const Watch watch(disk, tally, [&](PowerDisk& after) -> std::string {
                const std::string now = after.textOf(kFile);
                if (saved && now != text) return "saved, but not there";
                if (now != text && now != before) return "neither the old nor the new file";
                if (++seen % 16 != 0) return "";
                // Goes on as ever, and what the lost save left is cleared away.
                if (!writeFileSafely(kFile, "next", after) || after.textOf(kFile) != "next")
                    return "cannot be saved any more";
                return after.namesIn("/home").size() == 1 ? "" : "something is left";
            });
            saved = writer(kFile, text, disk).ok();
            EXPECT_TRUE(saved);
        }
        before = text;
    }
}

TEST(PowerLoss, ASavedFileIsTheOldOneOrTheNewOne) {
    Tally tally = usual(60);
    for (const bool exists : {true, false})
        for (const Lacks lacks : {Lacks{}, Lacks{true, false}, Lacks{false, true}, Lacks{true, true}}) {
            PowerDisk disk(lacks);
            save(disk, exists, writeSafely, tally);
        }
    expectNone(tally, 400);
}

TEST(PowerLoss, FilesOfAnySizeAreTheOldOnesOrTheNewOnes) {
    Tally tally;
    Random random(test::seedOf(71, 2));
    const int count = test::cases(20);
    for (int i = 0; i < count; ++i) {
        PowerDisk disk({random.oneIn(2), random.oneIn(2)});
        const auto size = [&] { return static_cast<std::size_t>(random.between(0, 6000)); };
        save(disk, random.oneIn(2), writeSafely, tally, size(), size());
    }
    expectNone(tally, 1000);
}

TEST(PowerLoss, ComparingWithWhatWasReadChangesNothing) {
    Tally tally = usual(60);
    for (const Lacks lacks : {Lacks{}, Lacks{true, false}, Lacks{true, true}}) {
        PowerDisk disk(lacks);
        save(
            disk, true,
            [](const std::string& path, std::string_view bytes, Posix& posix) {
                const auto& there = dynamic_cast<const PowerDisk&>(posix);
                return writeFileSafely(path, bytes, posix, Links::Follow, contentHash(there.textOf(path)));
            },
            tally);
    }
    expectNone(tally, 200);
}

// What another program wrote in between is exchanged, looked at and exchanged back.
TEST(PowerLoss, TheFileOfAnotherProgramStays) {
    Tally tally = usual(60);
    for (const bool nameless : {true, false}) {
        PowerDisk disk({!nameless, false});
        const std::string theirs = content('t', 800);
        disk.put(kFile, theirs);
        bool refused = false;
        const Watch watch(disk, tally, [&](PowerDisk& after) -> std::string {
            const std::string now = after.textOf(kFile);
            if (now == theirs || (!refused && now == "ours")) return "";
            return "what they wrote is lost";
        });
        refused = !writeFileSafely(kFile, "ours", disk, Links::Follow, contentHash("before")).ok();
        EXPECT_TRUE(refused);
    }
    expectNone(tally, 40);
}

// A program that is killed while it saves leaves work for the next one, which the power may end as well.
TEST(PowerLoss, SavingAfterAKilledSaveIsSaving) {
    Tally tally = usual(10);
    for (const Lacks lacks : {Lacks{}, Lacks{true, true}}) {
        PowerDisk disk(lacks);
        const std::string first = content('a', 900);
        const std::string second = content('b', 1700);
        const std::string third = content('c', 600);
        disk.put(kFile, first);
        disk.watch([&] {
            disk.afterKill([&](PowerDisk& killed) {
                bool saved = false;
                const Watch watch(killed, tally, [&](PowerDisk& after) -> std::string {
                    const std::string now = after.textOf(kFile);
                    if (now == third || (!saved && (now == first || now == second))) return "";
                    return "none of the three files";
                });
                saved = writeFileSafely(kFile, third, killed).ok();
                EXPECT_TRUE(saved);
            });
        });
        EXPECT_TRUE(writeFileSafely(kFile, second, disk).ok());
        disk.watch(nullptr);
    }
    expectNone(tally, 500);
}

// ---- documents with a journal ----

const std::string kDocument = "/home/tomb.encounter.json";
const std::string kJournals = "/state/tenaille/journals";
const std::string kVersions = "/state/tenaille/versions";
const std::string kBytes = content('p', 1500);

Encounter plain(int x = 0) {
    Encounter encounter = makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 90, 15});
    encounter.uuid = "12345678-1234-4123-8123-123456789abc";
    board::TokenRecord token;
    token.id = token.creature.record = {10};
    token.name = "Arda";
    token.creature.at = {x, 1};
    encounter.tokens.put(token);
    return encounter;
}

int cellOf(const Encounter& encounter) { return encounter.tokens.begin()->creature.at.x; }

ChangeSet step(const Encounter& encounter) {
    const board::TokenRecord& before = *encounter.tokens.begin();
    board::TokenRecord after = before;
    ++after.creature.at.x;
    ChangeSet changes{"moveToken", {"Arda"}, {}};
    changes.replace(before, after);
    return changes;
}

// Every action moves Arda by one cell, so that her cell tells how many came back.
struct Bounds {
    int least = 0;  // -1: there need be nothing
    int most = 0;
};

bool tellsOfAnotherProgram(const std::vector<Problem>& notices) {
    return std::any_of(notices.begin(), notices.end(), [](const Problem& notice) {
        return std::string_view(notice.message).find("Another program") != std::string_view::npos;
    });
}

// What a program finds that starts now. `found` is the last action that is there.
std::string recoverAll(PowerDisk& disk, const Bounds& bounds, int& found,
                       const std::function<void(RecoveredDocument&)>& then = {}) {
    found = -1;
    if (disk.textOf(kDocument) != "<absent>") {
        const Result<LoadedDocument> loaded = loadDocument(kDocument, disk);
        if (!loaded) return "the document cannot be read: " + describe(loaded.problem());
        found = cellOf(loaded->encounter);
    }
    for (const UnsavedWork& work : unsavedWork(kJournals, disk)) {
        if (work.trouble != UnsavedWork::Trouble::None)
            continue;  // only one that was never acknowledged, or there is too little
        Result<RecoveredDocument> recovered = recover(work.journal, kVersions, disk);
        if (!recovered) return "cannot be recovered: " + describe(recovered.problem());
        if (tellsOfAnotherProgram(recovered->notices)) return "taken for the file of another program";
        found = std::max(found, cellOf(recovered->encounter));
        if (then) then(*recovered);
    }
    if (found < bounds.least)
        return "action " + std::to_string(found) + " instead of " + std::to_string(bounds.least);
    return found > bounds.most ? "an action that nobody did" : "";
}

// A program that starts on this disk, recovers and goes on, while the power may fail any time.
std::string goOn(PowerDisk& disk, Bounds bounds, int most, std::int64_t& disks) {
    Tally tally;
    tally.most = most;
    std::string wrong;
    {
        int ignored = 0;
        const Watch watch(disk, tally, [&](PowerDisk& after) { return recoverAll(after, bounds, ignored); });
        int found = 0;
        wrong = recoverAll(disk, bounds, found, [&](RecoveredDocument& recovered) {
            const ChangeSet changes = step(recovered.encounter);
            if (!apply(recovered.encounter, changes)) return;
            bounds.most = std::max(bounds.most, cellOf(recovered.encounter));
            recovered.journal->append(changes);
            if (recovered.journal->flush())
                bounds.least = std::max(bounds.least, cellOf(recovered.encounter));
        });
        // The last recovered one may be further than the first: then both are there.
        if (wrong.starts_with("action")) wrong.clear();
    }
    disks += tally.disks;
    if (!wrong.empty()) return wrong;
    return tally.violations > 0 ? "afterwards: " + tally.first : "";
}

enum class Start { WithFile, Untitled, Imported };
enum class Order { Right, NoMark, RotateFirst };

// a: an action, f: flush, s: save, d: save, with an action meanwhile, e: the same with a flush behind it.
void play(PowerDisk& disk, const std::string& script, Start start, Tally& tally, bool kill = false,
          Order order = Order::Right) {
    Encounter encounter = plain();
    JournalOrigin origin{"", "", start == Start::Imported};
    disk.putFolder("/home");
    if (start == Start::WithFile) {
        const std::string text = writeDocument(encounter, "");
        disk.put(kDocument, text);
        origin = {kDocument, contentHash(text)};
    }
    disk.putFolder("/state");
    Bounds bounds{start == Start::WithFile ? 0 : -1, 0};
    int seen = 0;
    const auto judge = [&](PowerDisk& after) {
        int found = 0;
        return ++seen % 32 == 0 ? goOn(after, bounds, 2, tally.disks) : recoverAll(after, bounds, found);
    };
    std::unique_ptr<Watch> watch;
    int calls = 0;
    if (kill)
        disk.watch([&] {
            disk.afterKill([&](PowerDisk& killed) {
                tally.count(goOn(killed, bounds, tally.most, tally.disks), ++calls);
            });
        });
    else
        watch = std::make_unique<Watch>(disk, tally, judge);
    EXPECT_TRUE(makeFolders(kJournals, disk).ok());
    Journal journal(kJournals, encounter, origin, disk);
    const auto act = [&] {
        const ChangeSet changes = step(encounter);
        ASSERT_TRUE(apply(encounter, changes).ok());
        journal.append(changes);
        ++bounds.most;
    };
    const auto flush = [&] {
        ASSERT_TRUE(journal.flush().ok());
        if (!journal.path().empty()) bounds.least = bounds.most;
    };
    for (const char what : script) {
        if (what == 'a') {
            act();
        } else if (what == 'f') {
            flush();
        } else {
            const Encounter taken = encounter;
            journal.beginSaving();
            SaveOptions options;
            options.beforeWriting = [&](const std::string& hash) -> Outcome {
                if (what != 's') act();
                if (what == 'e') flush();
                if (order == Order::RotateFirst) journal.rotate({kDocument, hash});
                return Done{};
            };
            if (order == Order::Right) {
                ASSERT_TRUE(saveJournaled(taken, kDocument, options, journal, disk).ok());
            } else {
                const auto saved = saveDocument(taken, kDocument, options, disk);
                ASSERT_TRUE(saved.ok());
                if (order == Order::NoMark) journal.rotate({kDocument, saved->hash});
            }
            bounds.least = std::max(bounds.least, cellOf(taken));
        }
    }
    disk.watch(nullptr);
}

TEST(PowerLoss, WhatTheJournalAcknowledgedComesBack) {
    Tally tally = usual(10);
    for (const Start start : {Start::WithFile, Start::Untitled, Start::Imported}) {
        PowerDisk disk;
        play(disk, "faafafaaafafaaf", start, tally);
    }
    expectNone(tally, 200);
}

TEST(PowerLoss, SavingLosesNoActionOfTheJournal) {
    Tally tally = usual(2);
    for (const Start start : {Start::WithFile, Start::Untitled, Start::Imported})
        for (const char* script : {"afsafsaf", "dfaf", "efaf", "afdfaf", "afefaf", "asf", "es"})
            for (const Lacks lacks : {Lacks{}, Lacks{true, true}}) {
                PowerDisk disk(lacks);
                play(disk, script, start, tally);
            }
    expectNone(tally, 1000);
}

TEST(PowerLoss, NoOrderOfActionsAndSavesLosesAny) {
    Tally tally;
    tally.most = 5;
    Random random(test::seedOf(71, 3));
    const int count = test::cases(4);
    for (int i = 0; i < count; ++i) {
        std::string script;
        for (int length = random.between(4, 12); length > 0; --length)
            script += "aaaafffsde"[random.between(0, 9)];
        PowerDisk disk({random.oneIn(3), random.oneIn(3)});
        const std::int64_t before = tally.violations;
        play(disk, script, static_cast<Start>(random.between(0, 2)), tally);
        if (before == 0 && tally.violations > 0) tally.first += ", script " + script;
    }
    expectNone(tally, 200);
}

TEST(PowerLoss, AKillBeforeItChangesNothing) {
    Tally tally = usual(2);
    for (const Start start : {Start::WithFile, Start::Untitled})
        for (const char* script : {"aafaf", "afsaf", "afefaf"}) {
            PowerDisk disk;
            play(disk, script, start, tally, true);
        }
    expectNone(tally, 80);
}

// ---- pictures, versions, creatures ----

void saveWithPicture(PowerDisk& disk, Tally& tally, bool kill = false) {
    Encounter encounter = plain(1);
    board::TokenRecord token = *encounter.tokens.begin();
    token.picture = assetName(kBytes, "png");
    encounter.tokens.put(token);
    encounter.assets[token.picture] = std::make_shared<const std::string>(kBytes);
    disk.put(kDocument, writeDocument(plain(), ""));
    bool saved = false;
    const auto judge = [&saved](PowerDisk& after) -> std::string {
        const Result<LoadedDocument> loaded = loadDocument(kDocument, after);
        if (!loaded) return "the document cannot be read";
        if (!loaded->notices.empty()) return "a picture is missing";
        return saved && cellOf(loaded->encounter) != 1 ? "saved, but not there" : "";
    };
    const auto saveOn = [&](PowerDisk& on) {
        saved = false;
        const Watch watch(on, tally, judge);
        saved = saveDocument(encounter, kDocument, {}, on).ok();
        EXPECT_TRUE(saved);
    };
    if (!kill) return saveOn(disk);
    disk.watch([&] { disk.afterKill(saveOn); });
    EXPECT_TRUE(saveDocument(encounter, kDocument, {}, disk).ok());
    disk.watch(nullptr);
}

TEST(PowerLoss, ADocumentNeverNamesAPictureThatIsNotThere) {
    Tally tally = usual(20);
    for (const Lacks lacks : {Lacks{}, Lacks{true, true}})
        for (const bool kill : {false, true}) {
            PowerDisk disk(lacks);
            saveWithPicture(disk, tally, kill);
        }
    expectNone(tally, 80);
}

void keepVersions(PowerDisk& disk, Tally& tally, bool kill = false) {
    constexpr int kVersionCount = 13;
    std::vector<std::string> texts;
    for (int i = 0; i < kVersionCount; ++i) texts.push_back(writeDocument(plain(i), ""));
    disk.putFolder("/state");
    int kept = 0;
    // Every version is what its name says, and the last ones that were kept are there.
    const auto judge = [&texts](PowerDisk& after, int wanted) -> std::string {
        std::vector<std::string> there;
        for (const Version& version : versionsOf(kVersions, kDocument, after)) {
            there.push_back(after.textOf(version.file));
            if (!contentHash(there.back()).starts_with(version.hash)) return "a version is damaged";
        }
        for (int i = std::max(0, wanted - static_cast<int>(kLastVersions) + 1); i < wanted; ++i)
            if (std::find(there.begin(), there.end(), texts[static_cast<std::size_t>(i)]) == there.end())
                return "version " + std::to_string(i) + " is gone";
        return "";
    };
    const auto keep = [&texts](PowerDisk& on, int number) {
        return makeFolders(kVersions, on).ok() &&
               keepVersion(kVersions, kDocument, texts[static_cast<std::size_t>(number)], 1000 + number, on)
                   .ok();
    };
    std::unique_ptr<Watch> watch;
    if (kill)
        disk.watch([&] {
            disk.afterKill([&](PowerDisk& killed) {
                int again = kept;
                const Watch inner(killed, tally, [&](PowerDisk& after) { return judge(after, again); });
                if (keep(killed, again)) ++again;
            });
        });
    else
        watch = std::make_unique<Watch>(disk, tally, [&](PowerDisk& after) { return judge(after, kept); });
    for (; kept < kVersionCount; ++kept) EXPECT_TRUE(keep(disk, kept));
    disk.watch(nullptr);
}

TEST(PowerLoss, KeptVersionsAreWhole) {
    Tally tally = usual(20);
    for (const bool kill : {false, true}) {
        PowerDisk disk;
        keepVersions(disk, tally, kill);
    }
    expectNone(tally, 500);
}

const std::string kLibrary = "/data/tenaille/creatures.json";

creatures::LibraryCreature named(const std::string& name) {
    creatures::LibraryCreature creature;
    creature.token.name = name;
    return creature;
}

bool put(PowerDisk& disk, int number) {
    PersonalLibrary library(kLibrary, disk);
    return library.load().ok() && library.apply({{{named("C" + std::to_string(number)), {}}}}).ok();
}

std::string judgeLibrary(PowerDisk& after, std::size_t least, std::size_t most) {
    PersonalLibrary library(kLibrary, after);
    if (const Outcome loaded = library.load(); !loaded) return describe(loaded.problem());
    const std::size_t count = library.creatures().size();
    if (count < least) return "a creature is gone";
    if (count > most) return "a creature that nobody put there";
    for (std::size_t i = 0; i < count; ++i)
        if (library.creatures()[i].token.name != "C" + std::to_string(i)) return "another creature";
    return "";
}

void keepCreatures(PowerDisk& disk, Tally& tally) {
    disk.putFolder("/data");
    int count = 0;
    const Watch watch(disk, tally, [&](PowerDisk& after) {
        const auto there = static_cast<std::size_t>(count);
        return judgeLibrary(after, there, there + 1);
    });
    for (; count < 4; ++count) EXPECT_TRUE(put(disk, count));
}

TEST(PowerLoss, TheLibraryKeepsItsCreatures) {
    Tally tally = usual(20);
    for (const Lacks lacks : {Lacks{}, Lacks{true, true}}) {
        PowerDisk disk(lacks);
        keepCreatures(disk, tally);
    }
    expectNone(tally, 250);
}

TEST(PowerLoss, TheLibraryOutlivesAKillBeforeIt) {
    Tally tally = usual(10);
    PowerDisk disk;
    disk.putFolder("/data");
    int count = 0;
    disk.watch([&] {
        disk.afterKill([&](PowerDisk& killed) {
            auto least = static_cast<std::size_t>(count);
            const std::size_t most = least + 2;
            const Watch watch(killed, tally,
                              [&](PowerDisk& after) { return judgeLibrary(after, least, most); });
            PersonalLibrary library(kLibrary, killed);
            EXPECT_TRUE(library.load().ok());
            const std::size_t there = library.creatures().size();
            EXPECT_TRUE(put(killed, static_cast<int>(there)));
            least = there + 1;
        });
    });
    for (; count < 3; ++count) EXPECT_TRUE(put(disk, count));
    disk.watch(nullptr);
    expectNone(tally, 500);
}

TEST(PowerLoss, TheCopyReplacesADamagedLibraryWithoutLosingEither) {
    Tally tally = usual(20);
    PowerDisk made;
    made.putFolder("/data");
    EXPECT_TRUE(put(made, 0) && put(made, 1));
    const std::string damaged = made.textOf(kLibrary).substr(0, 60);
    PowerDisk disk;
    disk.put(kLibrary, damaged);
    disk.put(libraryCopyPath(kLibrary), made.textOf(kLibrary));
    std::size_t least = 2;
    {
        const Watch watch(disk, tally, [&](PowerDisk& after) {
            const bool kept = after.textOf(kLibrary) == damaged ||
                              after.textOf("/data/tenaille/creatures.damaged.json") == damaged;
            return kept ? judgeLibrary(after, least, 3) : "the damaged file is gone";
        });
        EXPECT_TRUE(put(disk, 2));
        least = 3;
    }
    expectNone(tally, 50);
}

// ---- the checks notice ----

// What a program may forget, by leaving it out between the program and the disk.
enum class Careless {
    NoFileSync,
    NoFolderSync,
    NoSync,
    RenameBeforeSync,        // the file is synced when it has its name
    SyncBeforeWrite,         // and what was written last is not
    FolderSyncBeforeRename,  // and the new name is not
    RemoveBeforeRename,      // two steps in place of one
    Rewrite,                 // the whole file anew in place of its end
    ForgetOneSync,           // the n-th
};

class CarelessDisk : public PowerDisk {
  public:
    explicit CarelessDisk(Careless kind, int number = 0, Lacks lacks = {})
        : PowerDisk(lacks), m_kind(kind), m_number(number) {}

    int sync(int file) override {
        const bool folder = isFolder(file);
        if (m_kind == Careless::ForgetOneSync && ++m_syncs == m_number) return 0;
        if (m_kind == Careless::NoSync || (m_kind == Careless::NoFolderSync && folder) ||
            (m_kind == Careless::FolderSyncBeforeRename && folder) ||
            (m_kind == Careless::NoFileSync && !folder) || (m_kind == Careless::SyncBeforeWrite && !folder))
            return 0;
        if (m_kind != Careless::RenameBeforeSync || folder) return PowerDisk::sync(file);
        m_late = file;
        return 0;
    }
    std::int64_t write(int file, const char* bytes, std::size_t count) override {
        if (m_kind == Careless::SyncBeforeWrite) PowerDisk::sync(file);
        if (m_kind != Careless::Rewrite) return PowerDisk::write(file, bytes, count);
        io::FileStatus status;
        PowerDisk::status(file, status);
        std::string all(static_cast<std::size_t>(status.size), ' ');
        PowerDisk::readAt(file, all.data(), all.size(), 0);
        all.append(bytes, count);
        PowerDisk::truncate(file, 0);
        PowerDisk::write(file, all.data(), all.size());
        return static_cast<std::int64_t>(count);
    }
    int rename(int folder, const std::string& from, const std::string& to, RenameMode mode) override {
        if (m_kind == Careless::FolderSyncBeforeRename) PowerDisk::sync(folder);
        if (m_kind == Careless::RemoveBeforeRename && mode != RenameMode::NoReplace) {
            PowerDisk::unlink(folder, to);
            mode = RenameMode::Replace;
        }
        const int result = PowerDisk::rename(folder, from, to, mode);
        if (m_kind == Careless::RenameBeforeSync) PowerDisk::sync(m_late);
        return result;
    }

  private:
    Careless m_kind;
    int m_number;
    int m_syncs = 0;
    int m_late = -1;
};

Outcome writeInPlace(const std::string& path, std::string_view bytes, Posix& posix) {
    const OpenFile file(posix, posix.open(Posix::kHere, path, O_WRONLY | O_CREAT | O_TRUNC, 0666));
    if (!file.ok() || writeAll(posix, file.get(), bytes) < 0) return Problem{"failed"};
    posix.sync(file.get());
    const OpenFile folder(posix, posix.open(Posix::kHere, folderOf(path), O_RDONLY | O_DIRECTORY, 0));
    posix.sync(folder.get());
    return Done{};
}

// What most programs do: a temporary file, renamed.
Outcome writeAndRename(const std::string& path, std::string_view bytes, Posix& posix) {
    const std::string temporary = path + ".tmp";
    {
        const OpenFile file(posix, posix.open(Posix::kHere, temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666));
        if (!file.ok() || writeAll(posix, file.get(), bytes) < 0) return Problem{"failed"};
    }
    if (posix.rename(Posix::kHere, temporary, path, RenameMode::Replace) < 0) return Problem{"failed"};
    return Done{};
}

// Each is noticed at least once.
class Mutants {
  public:
    void expectNoticed(const std::string& name, const std::function<void(Tally&)>& run) {
        Tally tally;
        tally.most = 10;
        run(tally);
        EXPECT_GT(tally.violations, 0) << name << " was not noticed on " << tally.disks << " disks";
        ++m_count;
    }
    int count() const { return m_count; }

  private:
    int m_count = 0;
};

TEST(PowerLossMutants, OfTheSafeWriterAreNoticed) {
    Mutants mutants;
    for (const bool exists : {true, false}) {
        const std::string which = exists ? "old file: " : "new file: ";
        for (const Careless kind :
             {Careless::NoFileSync, Careless::NoFolderSync, Careless::NoSync, Careless::RenameBeforeSync,
              Careless::SyncBeforeWrite, Careless::FolderSyncBeforeRename})
            mutants.expectNoticed(which + std::to_string(static_cast<int>(kind)), [&](Tally& tally) {
                CarelessDisk disk(kind);
                save(disk, exists, writeSafely, tally);
            });
        // Two saves sync two things each.
        for (const int number : {1, 2, 3, 4})
            mutants.expectNoticed(which + "sync " + std::to_string(number), [&](Tally& tally) {
                CarelessDisk disk(Careless::ForgetOneSync, number);
                save(disk, exists, writeSafely, tally);
            });
        for (const Writer& writer : {Writer(writeInPlace), Writer(writeAndRename)})
            mutants.expectNoticed(which + "another writer", [&](Tally& tally) {
                PowerDisk disk;
                save(disk, exists, writer, tally);
            });
    }
    for (const bool exchange : {true, false})
        mutants.expectNoticed("removed before it is renamed", [&](Tally& tally) {
            CarelessDisk disk(Careless::RemoveBeforeRename, 0, {false, !exchange});
            save(disk, true, writeSafely, tally);
        });
    EXPECT_EQ(mutants.count(), 26);
}

TEST(PowerLossMutants, OfTheJournalAreNoticed) {
    Mutants mutants;
    for (const Careless kind : {Careless::NoFileSync, Careless::NoFolderSync, Careless::NoSync,
                                Careless::SyncBeforeWrite, Careless::Rewrite})
        mutants.expectNoticed("journal: " + std::to_string(static_cast<int>(kind)), [&](Tally& tally) {
            CarelessDisk disk(kind);
            play(disk, "afafaf", Start::WithFile, tally);
        });
    // Two folders, the journal and its name, the second flush, the note, the file and its name, and the next
    // journal and its name.
    for (int number = 1; number <= 10; ++number)
        mutants.expectNoticed("journal: sync " + std::to_string(number), [&](Tally& tally) {
            CarelessDisk disk(Careless::ForgetOneSync, number);
            play(disk, "afafsaf", Start::WithFile, tally);
        });
    for (const Order order : {Order::NoMark, Order::RotateFirst})
        mutants.expectNoticed("journal: order", [&](Tally& tally) {
            PowerDisk disk;
            play(disk, "afafsaf", Start::WithFile, tally, false, order);
        });
    EXPECT_EQ(mutants.count(), 17);
}

TEST(PowerLossMutants, OfPicturesVersionsAndCreaturesAreNoticed) {
    Mutants mutants;
    for (const Careless kind : {Careless::NoFileSync, Careless::NoFolderSync}) {
        const std::string which = std::to_string(static_cast<int>(kind));
        mutants.expectNoticed("picture: " + which, [&](Tally& tally) {
            CarelessDisk disk(kind);
            saveWithPicture(disk, tally);
        });
        mutants.expectNoticed("version: " + which, [&](Tally& tally) {
            CarelessDisk disk(kind);
            keepVersions(disk, tally);
        });
        mutants.expectNoticed("library: " + which, [&](Tally& tally) {
            CarelessDisk disk(kind);
            keepCreatures(disk, tally);
        });
    }
    // The folder of the pictures, the picture and its name, the document and its name.
    for (int number = 1; number <= 5; ++number)
        mutants.expectNoticed("picture: sync " + std::to_string(number), [&](Tally& tally) {
            CarelessDisk disk(Careless::ForgetOneSync, number);
            saveWithPicture(disk, tally);
        });
    EXPECT_EQ(mutants.count(), 11);
}

}  // namespace tenaille::io::power_loss_test
