// SPDX-License-Identifier: MIT
#include "core/io/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "core/io/asset_name.h"
#include "core/io/content_hash.h"
#include "core/io/journal_lines.h"
#include "core/io/recovery.h"
#include "core/io/versions.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/filled_records.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::journal_test {

namespace fs = std::filesystem;
using board::GridKind;
using document::ChangeSet;
using document::Encounter;
using test::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::string kBytes = "bytes of a picture";
const std::string kAsset = assetName(kBytes, "png");

Encounter plain() {
    Encounter encounter = makeEncounter(document::DocumentKind::Encounter, {GridKind::Square, 20, 15});
    board::TokenRecord token;
    token.id = token.creature.record = {10};
    token.name = "Arda";
    encounter.tokens.put(token);
    return encounter;
}

// Moves Arda to a cell.
ChangeSet move(const Encounter& encounter, int x) {
    const board::TokenRecord& before = *encounter.tokens.begin();
    board::TokenRecord after = before;
    after.creature.at = {x, 1};
    ChangeSet changes{"moveToken", {"Arda"}, {}};
    changes.replace(before, after);
    return changes;
}

// What an open window does: the document, its journal, and the folders that both live in.
class Session {
  public:
    explicit Session(TemporaryFolder::Where where = TemporaryFolder::Where::Memory)
        : files(where), journals(where), encounter(plain()) {}

    void open() {
        const Result<SavedDocument> saved = saveDocument(encounter, path());
        ASSERT_TRUE(saved.ok());
        journal = std::make_unique<Journal>(journals.path().string(), encounter,
                                            JournalOrigin{path(), saved->hash});
    }
    void openUntitled(bool worthKeeping) {
        journal = std::make_unique<Journal>(journals.path().string(), encounter,
                                            JournalOrigin{"", "", worthKeeping});
    }
    void act(const ChangeSet& changes) {
        ASSERT_TRUE(apply(encounter, changes).ok());
        journal->append(changes);
    }
    void moveTo(int x) { act(move(encounter, x)); }
    void save() {
        journal->beginSaving();
        ASSERT_TRUE(saveJournaled(encounter, path(), {}, *journal).ok());
    }
    // The process is gone, its lock with it.
    void crash() {
        ASSERT_TRUE(journal->flush().ok());
        journal.reset();
    }
    std::vector<UnsavedWork> unsaved() const { return unsavedWork(journals.path().string()); }
    Result<RecoveredDocument> recovered() const { return recover(unsaved().at(0).journal); }
    std::string path() const { return files.file("tomb.encounter.json"); }
    std::size_t journalFiles() const { return journals.names().size(); }

    TemporaryFolder files;
    TemporaryFolder journals;
    Encounter encounter;
    std::unique_ptr<Journal> journal;
};

TEST(Journal, NothingDoneNothingWritten) {
    Session session;
    session.open();
    ASSERT_TRUE(session.journal->flush().ok());
    EXPECT_EQ(session.journalFiles(), 0u);
    session.openUntitled(false);
    session.crash();
    EXPECT_EQ(session.journalFiles(), 0u);
}

TEST(Journal, UnsavedActionsComeBack) {
    Session session;
    session.open();
    session.moveTo(5);
    ASSERT_TRUE(session.journal->flush().ok());
    session.moveTo(7);
    session.act(inverse(move(session.encounter, 7)));  // no change: nothing to apply, still an action
    session.crash();
    const std::vector<UnsavedWork> unsaved = session.unsaved();
    ASSERT_THAT(unsaved, SizeIs(1));
    EXPECT_EQ(unsaved[0].documentPath, session.path());
    EXPECT_EQ(unsaved[0].actions, 3u);
    EXPECT_GT(unsaved[0].time, 1'700'000'000);
    const Result<RecoveredDocument> recovered = session.recovered();
    ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
    EXPECT_TRUE(sameContent(recovered->encounter, session.encounter));
    EXPECT_EQ(recovered->documentPath, session.path());
    EXPECT_THAT(recovered->notices, IsEmpty());
}

TEST(Journal, TheJournalIsForItsOwnerOnly) {
    Session session;
    session.open();
    session.moveTo(5);
    ASSERT_TRUE(session.journal->flush().ok());
    struct stat status {};
    ASSERT_EQ(::stat(session.journal->path().c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777u, 0600u);
}

TEST(Journal, ALivingJournalIsNotOffered) {
    Session session;
    session.open();
    session.moveTo(5);
    ASSERT_TRUE(session.journal->flush().ok());
    EXPECT_THAT(session.unsaved(), IsEmpty());
    const Result<RecoveredDocument> stolen = recover(session.journal->path());
    ASSERT_FALSE(stolen.ok());
    EXPECT_THAT(describe(stolen.problem()), HasSubstr("Another window"));
    EXPECT_EQ(session.journalFiles(), 1u);
}

// Nor is it thrown away under the hands of whoever goes on with it.
TEST(Journal, DiscardingLeavesWhatAnotherWindowWrites) {
    Session session;
    session.open();
    session.moveTo(5);
    ASSERT_TRUE(session.journal->flush().ok());
    const Outcome kept = discardWork(session.journal->path());
    ASSERT_FALSE(kept.ok());
    EXPECT_THAT(describe(kept.problem()), HasSubstr("Another window"));
    EXPECT_EQ(session.journalFiles(), 1u);
    const std::string path = session.journal->path();
    session.crash();
    EXPECT_TRUE(discardWork(path).ok());
    EXPECT_EQ(session.journalFiles(), 0u);
}

TEST(Journal, SavingStartsANewOne) {
    Session session;
    session.open();
    session.moveTo(5);
    ASSERT_TRUE(session.journal->flush().ok());
    session.save();
    EXPECT_EQ(session.journalFiles(), 0u);
    session.moveTo(6);
    session.crash();
    ASSERT_THAT(session.unsaved(), SizeIs(1));
    EXPECT_EQ(session.unsaved()[0].actions, 1u);
    EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
}

TEST(Journal, ActionsDuringASaveAreKept) {
    Session session;
    session.open();
    session.moveTo(5);
    const Encounter taken = session.encounter;
    session.journal->beginSaving();
    session.moveTo(6);
    ASSERT_TRUE(saveJournaled(taken, session.path(), {}, *session.journal).ok());
    session.moveTo(7);
    session.crash();
    EXPECT_EQ(session.unsaved().at(0).actions, 2u);
    EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
}

// Nobody flushes after the save: what was done meanwhile is not less safe than before it.
TEST(Journal, ActionsDuringASaveAreOnTheDiskWhenItEnds) {
    for (const bool isFlushed : {true, false}) {
        Session session;
        session.open();
        if (isFlushed) session.moveTo(5);
        const Encounter taken = session.encounter;
        session.journal->beginSaving();
        SaveOptions options;
        options.beforeWriting = [&](const std::string&) -> Outcome {
            session.moveTo(6);  // after the line "saving" was written, or none was
            return Done{};
        };
        ASSERT_TRUE(saveJournaled(taken, session.path(), options, *session.journal).ok());
        ASSERT_EQ(session.journalFiles(), 1u);
        const std::string text = test::readText(session.journals.file(*session.journals.names().begin()));
        EXPECT_THAT(text, HasSubstr("\"change\"")) << isFlushed;
        session.crash();
        EXPECT_EQ(session.unsaved().at(0).actions, 1u);
        EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
    }
}

// The program dies between the rename of the file and the new journal.
TEST(Journal, ACrashRightAfterSavingLosesAndRepeatsNothing) {
    Session session;
    session.open();
    session.moveTo(5);
    const Encounter taken = session.encounter;
    session.journal->beginSaving();
    session.moveTo(6);
    SaveOptions options;
    options.beforeWriting = [&](const std::string& hash) {
        return session.journal->noteSaving(session.path(), hash);
    };
    ASSERT_TRUE(saveDocument(taken, session.path(), options).ok());
    session.crash();
    EXPECT_EQ(session.unsaved().at(0).actions, 1u);
    EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
}

TEST(Journal, ASaveThatFailedChangesNothing) {
    Session session;
    session.open();
    session.moveTo(5);
    session.journal->beginSaving();
    ASSERT_TRUE(session.journal->noteSaving(session.path(), std::string(64, 'f')).ok());
    session.moveTo(6);
    session.crash();
    EXPECT_EQ(session.unsaved().at(0).actions, 2u);
    EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
}

TEST(Journal, WhatIsSavedIsClearedAway) {
    Session session;
    session.open();
    session.moveTo(5);
    session.journal->beginSaving();
    SaveOptions options;
    options.beforeWriting = [&](const std::string& hash) {
        return session.journal->noteSaving(session.path(), hash);
    };
    ASSERT_TRUE(saveDocument(session.encounter, session.path(), options).ok());
    session.crash();
    EXPECT_EQ(session.journalFiles(), 1u);
    EXPECT_THAT(session.unsaved(), IsEmpty());
    EXPECT_EQ(session.journalFiles(), 0u);
}

TEST(Journal, DiscardingRemovesIt) {
    Session session;
    session.open();
    session.moveTo(5);
    ASSERT_TRUE(session.journal->flush().ok());
    session.moveTo(6);
    session.journal->discard();
    session.journal.reset();
    EXPECT_EQ(session.journalFiles(), 0u);
}

TEST(Journal, UntitledDocumentsComeBackWithTheirPictures) {
    Session session;
    board::PictureRecord picture;
    picture.id = {30};
    picture.asset = kAsset;
    session.encounter.pictures.put(picture);
    session.encounter.assets[kAsset] = std::make_shared<const std::string>(kBytes);
    session.openUntitled(true);
    session.crash();
    ASSERT_THAT(session.unsaved(), SizeIs(1));
    EXPECT_EQ(session.unsaved()[0].documentPath, "");
    EXPECT_EQ(session.unsaved()[0].actions, 0u);
    const Result<RecoveredDocument> recovered = session.recovered();
    ASSERT_TRUE(recovered.ok());
    EXPECT_TRUE(sameContent(recovered->encounter, session.encounter));
    EXPECT_EQ(*recovered->encounter.assets.at(kAsset), kBytes);
    EXPECT_THAT(recovered->notices, IsEmpty());
}

TEST(Journal, AnUntitledDocumentThatWasSavedGoesOnAsThatFile) {
    Session session;
    session.openUntitled(true);
    session.moveTo(3);
    session.save();
    EXPECT_EQ(session.journalFiles(), 0u);
    session.moveTo(4);
    session.crash();
    EXPECT_EQ(session.unsaved().at(0).documentPath, session.path());
    EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
}

TEST(Journal, APictureThatCameAfterTheLastSave) {
    Session session;
    session.open();
    session.journal->addAsset(kAsset, std::make_shared<const std::string>(kBytes));
    ChangeSet changes{"addPicture", {}, {}};
    board::PictureRecord picture;
    picture.id = {30};
    picture.asset = kAsset;
    changes.insert(picture);
    session.act(changes);
    session.crash();
    const Result<RecoveredDocument> recovered = session.recovered();
    ASSERT_TRUE(recovered.ok());
    EXPECT_EQ(*recovered->encounter.assets.at(kAsset), kBytes);
    recovered->journal->discard();
    EXPECT_EQ(session.journalFiles(), 0u);
}

TEST(Journal, AfterRecoveryTheJournalGoesOn) {
    Session session;
    session.open();
    session.moveTo(5);
    session.crash();
    {
        Result<RecoveredDocument> recovered = session.recovered();
        ASSERT_TRUE(recovered.ok());
        session.encounter = recovered->encounter;
        session.journal = std::move(recovered->journal);
    }
    session.moveTo(6);
    session.crash();
    EXPECT_EQ(session.unsaved().at(0).actions, 2u);
    EXPECT_TRUE(sameContent(session.recovered()->encounter, session.encounter));
}

TEST(Journal, AChangeOfTheGridComesBack) {
    Session session;
    session.encounter = test::filledEncounter(GridKind::Square);
    session.open();
    Encounter hex = test::filledEncounter(GridKind::HexPointy);
    session.act(diff(session.encounter, hex));
    board::TokenRecord turned = *session.encounter.tokens.begin();
    turned.creature.facing = board::Facing{9};
    ChangeSet changes{"turn", {}, {}};
    changes.replace(*session.encounter.tokens.begin(), turned);
    session.act(changes);
    session.crash();
    const Result<RecoveredDocument> recovered = session.recovered();
    ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
    EXPECT_TRUE(sameContent(recovered->encounter, session.encounter));
}

TEST(Journal, AFileChangedElsewhereIsNotGuessedAt) {
    Session session;
    session.open();
    session.moveTo(5);
    session.crash();
    Encounter other = session.encounter;
    board::TokenRecord token = *other.tokens.begin();
    token.creature.at = {9, 9};
    other.tokens.put(token);
    ASSERT_TRUE(saveDocument(other, session.path()).ok());
    const Result<RecoveredDocument> recovered = session.recovered();
    ASSERT_FALSE(recovered.ok());
    EXPECT_THAT(describe(recovered.problem()), HasSubstr("the unsaved actions do not fit it"));
    EXPECT_EQ(session.journalFiles(), 1u);
}

TEST(Journal, AMissingFileIsNamed) {
    Session session;
    session.open();
    session.moveTo(5);
    session.crash();
    fs::remove(session.path());
    EXPECT_THAT(describe(session.recovered().problem()),
                HasSubstr("tomb.encounter.json: What was not saved goes on from a file that is not there. "
                          "There is no such file. Put the file back where it was"));
    EXPECT_EQ(session.journalFiles(), 1u);
}

// Changed by hand so that it cannot be read any more.
TEST(Journal, AFileThatCannotBeReadIsNamedWithTheFault) {
    Session session;
    session.open();
    session.moveTo(5);
    session.crash();
    std::string text = test::readText(session.path());
    const std::size_t at = text.find("\"tokens\"");
    text.replace(at, 1, "?");
    test::writeText(session.path(), text);
    const Problem problem = session.recovered().problem();
    EXPECT_THAT(problem.place, HasSubstr("line ")) << describe(problem);
    EXPECT_THAT(problem.remedy, HasSubstr("Mend the file"));
    EXPECT_EQ(session.journalFiles(), 1u);
}

// What stands in place of the file has not been made here; what was made goes on from the version before.
TEST(Journal, AKeptVersionStandsForAFileThatIsGoneOrChanged) {
    for (const bool isGone : {true, false}) {
        Session session;
        const TemporaryFolder versions;
        const std::string folder = versions.path().string();
        session.open();
        const auto keep = [&] {
            ASSERT_TRUE(keepVersion(folder, session.path(), test::readText(session.path()), 1).ok());
        };
        keep();
        session.moveTo(5);
        session.save();
        keep();
        session.moveTo(6);
        session.moveTo(7);
        session.crash();
        const std::string hash = contentHash(test::readText(session.path()));
        if (isGone)
            fs::remove(session.path());
        else
            ASSERT_TRUE(saveDocument(plain(), session.path()).ok());
        const Result<RecoveredDocument> recovered = recover(session.unsaved().at(0).journal, folder);
        ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
        EXPECT_TRUE(sameContent(recovered->encounter, session.encounter));
        EXPECT_EQ(recovered->actions, 2u);
        EXPECT_EQ(recovered->documentPath, session.path());
        EXPECT_EQ(recovered->baseHash, hash) << "a save finds out that the file is another one";
        EXPECT_THAT(recovered->notices, IsEmpty());
    }
}

// Nothing of the state that the changes were made of is left: they are not thrown away, and it is told.
TEST(Journal, ChangesThatFitAFileOfSomebodyElseAreToldOf) {
    Session session;
    session.open();
    session.moveTo(5);
    session.crash();
    Encounter other = plain();
    board::TokenRecord token = *other.tokens.begin();
    token.id = token.creature.record = {11};
    other.tokens.put(token);
    ASSERT_TRUE(saveDocument(other, session.path()).ok());
    const Result<RecoveredDocument> recovered = session.recovered();
    ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
    EXPECT_EQ(recovered->encounter.tokens.size(), 2u);
    ASSERT_THAT(recovered->notices, SizeIs(1));
    EXPECT_THAT(describe(recovered->notices[0]), HasSubstr("The file has changed since then"));
}

TEST(Journal, RubbishIsSparedForADay) {
    Session session;
    const std::string fresh = session.journals.file("fresh.journal");
    const std::string old = session.journals.file("old.journal");
    test::writeText(fresh, "rubbish");
    test::writeText(old, "rubbish");
    fs::last_write_time(old, fs::last_write_time(old) - std::chrono::hours(25));
    EXPECT_THAT(session.unsaved(), IsEmpty());
    EXPECT_THAT(session.journals.names(), ElementsAre("fresh.journal"));
}

// Work may stand behind a head that cannot be read: it is told of and never thrown away.
TEST(Journal, ADamagedHeadIsToldOf) {
    Session session;
    session.open();
    for (int x = 1; x <= 6; ++x) session.moveTo(x);
    session.crash();
    const std::string path = session.unsaved().at(0).journal;
    std::string text = test::readText(path);
    text.replace(0, 8, "garbage!");
    test::writeText(path, text);
    fs::last_write_time(path, fs::last_write_time(path) - std::chrono::hours(25));
    const std::vector<UnsavedWork> unsaved = session.unsaved();
    ASSERT_THAT(unsaved, SizeIs(1));
    EXPECT_EQ(unsaved[0].trouble, UnsavedWork::Trouble::Damaged);
    EXPECT_EQ(unsaved[0].journal, path);
    EXPECT_EQ(session.journalFiles(), 1u);
    EXPECT_THAT(describe(session.recovered().problem()), HasSubstr("head of this journal is damaged"));
    const Result<std::string> kept = setWorkAside(path);
    ASSERT_TRUE(kept.ok()) << describe(kept.problem());
    EXPECT_EQ(test::readText(*kept), text);
    EXPECT_THAT(session.unsaved(), IsEmpty()) << "it is not offered again";
}

// Nor what stands behind a damaged first change, or a damaged copy of a document that has no file.
TEST(Journal, LinesBehindDamageAreToldOf) {
    for (const bool untitled : {false, true}) {
        Session session;
        untitled ? session.openUntitled(false) : session.open();
        for (int x = 1; x <= 6; ++x) session.moveTo(x);
        session.crash();
        const std::string path = session.unsaved().at(0).journal;
        std::string text = test::readText(path);
        text[text.find('\n') + 30] ^= 1;
        test::writeText(path, text);
        fs::last_write_time(path, fs::last_write_time(path) - std::chrono::hours(50));
        for (int start = 0; start < 2; ++start) {
            const std::vector<UnsavedWork> unsaved = session.unsaved();
            ASSERT_THAT(unsaved, SizeIs(1)) << untitled;
            EXPECT_EQ(unsaved[0].trouble, UnsavedWork::Trouble::Damaged);
        }
        EXPECT_EQ(test::readText(path), text);
    }
}

TEST(Journal, OneOfANewerVersionStays) {
    Session session;
    session.open();
    session.moveTo(4);
    session.crash();
    const std::string path = session.unsaved().at(0).journal;
    std::string text = test::readText(path);
    const std::size_t end = text.find('\n');
    std::string head = text.substr(18, end - 18);
    head.replace(head.find("\"version\":2"), 11, "\"version\":9");
    test::writeText(path, journalLine(head) + text.substr(end + 1));
    fs::last_write_time(path, fs::last_write_time(path) - std::chrono::hours(50));
    ASSERT_THAT(session.unsaved(), SizeIs(1));
    EXPECT_EQ(session.unsaved()[0].trouble, UnsavedWork::Trouble::Newer);
    EXPECT_FALSE(session.recovered().ok());
    EXPECT_EQ(session.journalFiles(), 1u);
}

TEST(Journal, OneThatCannotBeOpenedIsToldOf) {
    Session session;
    session.open();
    session.moveTo(4);
    session.crash();
    const std::string path = session.unsaved().at(0).journal;
    const std::string real = path + ".real";
    fs::rename(path, real);
    fs::create_symlink(real, path);
    ASSERT_THAT(session.unsaved(), SizeIs(1));
    EXPECT_EQ(session.unsaved()[0].trouble, UnsavedWork::Trouble::Unreadable);
    ASSERT_TRUE(session.unsaved()[0].why.has_value());
    EXPECT_EQ(session.unsaved()[0].why->file, path);
}

// A journal cut anywhere, or with any byte changed, gives exactly the actions before that place.
TEST(Journal, EveryCutAndEveryFlipGivesTheActionsBefore) {
    Session session;
    session.open();
    std::vector<Encounter> states{session.encounter};
    std::vector<std::size_t> ends;
    for (int x = 1; x <= 6; ++x) {
        session.moveTo(x);
        ASSERT_TRUE(session.journal->flush().ok());
        states.push_back(session.encounter);
        ends.push_back(fs::file_size(session.journal->path()));
    }
    const std::string journal = session.journal->path();
    session.crash();
    const std::string whole = test::readText(journal);
    const std::size_t head = whole.find('\n') + 1;
    std::size_t kept = 0;
    const auto check = [&](const std::string& text, std::size_t place) {
        test::writeText(journal, text);
        const Result<RecoveredDocument> recovered = recover(journal);
        const std::string aside = journal + ".damaged";
        if (fs::exists(aside)) {
            EXPECT_EQ(test::readText(aside), text) << place << ": nothing behind the damage is lost";
            fs::remove(aside);
            ++kept;
        }
        if (place < head) {
            EXPECT_FALSE(recovered.ok()) << place;
            return;
        }
        const auto actions = static_cast<std::size_t>(
            std::count_if(ends.begin(), ends.end(), [&](std::size_t end) { return end <= place; }));
        ASSERT_TRUE(recovered.ok()) << place << describe(recovered.problem());
        EXPECT_EQ(recovered->actions, actions) << place;
        EXPECT_TRUE(sameContent(recovered->encounter, states[actions])) << place;
        EXPECT_EQ(test::readText(journal), whole.substr(0, actions == 0 ? head : ends[actions - 1]));
    };
    for (std::size_t at = 0; at < whole.size(); ++at) {
        check(whole.substr(0, at), at);
        std::string flipped = whole;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << (at % 8)));
        check(flipped, at);
    }
    // Every flip behind the head, but of the last line break: the line before it is only cut short then.
    EXPECT_EQ(kept, whole.size() - head - 1);
}

// Every system call of a flush fails once; the next flush brings everything to the disk, nothing twice.
TEST(Journal, AFailedFlushIsMadeUpFor) {
    for (const bool lasting : {false, true})
        for (int at = 0;; ++at) {
            Session session;
            session.open();
            test::FaultyPosix posix({at, ENOSPC, lasting});
            session.journal = std::make_unique<Journal>(
                session.journals.path().string(), session.encounter,
                JournalOrigin{session.path(), loadDocument(session.path())->hash}, posix);
            session.journal->addAsset(kAsset, std::make_shared<const std::string>(kBytes));
            session.moveTo(1);
            static_cast<void>(session.journal->flush());
            session.moveTo(2);
            static_cast<void>(session.journal->flush());
            session.moveTo(3);
            const bool flushed = session.journal->flush().ok();
            EXPECT_TRUE(flushed || lasting || session.journal->flush().ok()) << posix.failedCall();
            session.journal.reset();
            const std::vector<UnsavedWork> unsaved = session.unsaved();
            const bool reached = posix.calls() > at;
            if (lasting && reached && unsaved.empty()) continue;  // the disk was full from the start
            ASSERT_THAT(unsaved, SizeIs(1)) << posix.failedCall() << at;
            const Result<RecoveredDocument> recovered = recover(unsaved[0].journal);
            ASSERT_TRUE(recovered.ok()) << posix.failedCall();
            if (!lasting) {
                EXPECT_TRUE(sameContent(recovered->encounter, session.encounter)) << posix.failedCall();
                EXPECT_THAT(recovered->notices, IsEmpty());
            }
            if (!reached) break;
        }
}

// Whoever clears away the state of programs: it is told, and the next journal has a folder again.
TEST(Journal, OneThatWasRemovedIsToldOf) {
    Session session;
    session.open();
    session.moveTo(1);
    ASSERT_TRUE(session.journal->flush().ok());
    fs::remove_all(session.journals.path());
    session.moveTo(2);
    const Outcome flushed = session.journal->flush();
    ASSERT_FALSE(flushed.ok());
    EXPECT_THAT(describe(flushed.problem()), HasSubstr(".journal"));
    session.open();
    session.moveTo(3);
    EXPECT_TRUE(session.journal->flush().ok());
    session.crash();
    EXPECT_THAT(session.unsaved(), SizeIs(1));
}

// A program that is killed at any moment loses at most what it had not flushed.
TEST(Journal, KilledProgramsLoseNothingThatWasFlushed) {
    for (unsigned trial = 0; trial < 40; ++trial) {
        Session session;
        session.open();
        int pipe[2];
        ASSERT_EQ(::pipe(pipe), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            for (int x = 1;; ++x) {
                const ChangeSet changes = move(session.encounter, x % 20);
                static_cast<void>(apply(session.encounter, changes));
                session.journal->append(changes);
                if (session.journal->flush() && ::write(pipe[1], "x", 1) != 1) ::_exit(1);
            }
        }
        std::this_thread::sleep_for(std::chrono::microseconds(300 + trial * 97 % 3000));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        ::close(pipe[1]);
        char buffer[65536];
        const ssize_t acknowledged = ::read(pipe[0], buffer, sizeof buffer);
        ::close(pipe[0]);
        if (acknowledged <= 0) continue;
        const Result<RecoveredDocument> recovered = session.recovered();
        ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
        EXPECT_GE(recovered->actions, static_cast<std::size_t>(acknowledged));
        EXPECT_LE(recovered->actions, static_cast<std::size_t>(acknowledged) + 1);
    }
}

TEST(JournalFolder, FollowsTheDesktopConvention) {
    const TemporaryFolder home;
    ::setenv("XDG_STATE_HOME", home.file("state").c_str(), 1);
    EXPECT_EQ(*journalFolder(), home.file("state/tenaille/journals"));
    EXPECT_TRUE(fs::is_directory(home.file("state/tenaille/journals")));
    ::unsetenv("XDG_STATE_HOME");
    const char* old = std::getenv("HOME");
    const std::string oldHome = old != nullptr ? old : "";
    ::setenv("HOME", home.path().c_str(), 1);
    EXPECT_EQ(*journalFolder(), home.file(".local/state/tenaille/journals"));
    ::unsetenv("HOME");
    EXPECT_THAT(describe(journalFolder().problem()), HasSubstr("There is no home folder"));
    ::setenv("HOME", oldHome.c_str(), 1);
}

}  // namespace tenaille::io::journal_test
