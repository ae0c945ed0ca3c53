// SPDX-License-Identifier: MIT
//
// Exactly one program writes a document, and a crash never locks out: in the settings that happen at tables,
// each with programs of its own. TENAILLE_CASES sets the runs of each.
#include "core/io/document_lock.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>

#include "core/io/content_hash.h"
#include "core/io/document_file.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/filled_records.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::document_lock_test {

namespace fs = std::filesystem;
using test::TemporaryFolder;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

constexpr uid_t kNobody = 65534;
constexpr const char* kName = "night.encounter.json";
constexpr const char* kLockName = ".night.encounter.json.lock";

document::Encounter board() { return test::filledEncounter(board::GridKind::Square); }

int runs() { return test::countedCases(10); }

// What a program found when it wanted the lock.
struct Found {
    bool held = false;
    std::optional<LockOwner> other;
};
Found found(const DocumentLock& lock) { return {lock.isHeld(), lock.otherOwner()}; }
Found look(const std::string& document) { return found(DocumentLock(document)); }

// A program that opens the document and keeps it until it is told to go, or is killed.
class Program {
  public:
    enum class As { Same, Nobody, OtherNamespace };

    explicit Program(const std::string& document, As as = As::Same) {
        if (::pipe2(m_told.data(), O_CLOEXEC) < 0 || ::pipe2(m_go.data(), O_CLOEXEC) < 0) std::abort();
        m_process = ::fork();
        if (m_process == 0) run(document, as);
        ::close(m_told[1]);
        ::close(m_go[0]);
        char answer = 0;
        if (::read(m_told[0], &answer, 1) == 1) m_answer = answer;
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        close();
        ::close(m_told[0]);
    }

    bool holds() const { return m_answer == 'h'; }
    bool couldNotBe() const { return m_answer == 's'; }
    pid_t process() const { return m_process; }

    void close() {
        if (m_process == 0) return;
        ::close(m_go[1]);
        ::waitpid(m_process, nullptr, 0);
        m_process = 0;
    }
    void crash() {
        ::kill(m_process, SIGKILL);
        close();
    }

  private:
    [[noreturn]] void run(const std::string& document, As as) {
        ::close(m_told[0]);
        ::close(m_go[1]);
        if (as == As::Nobody && (::setgid(kNobody) < 0 || ::setuid(kNobody) < 0)) answer('s');
        if (as == As::OtherNamespace) {
            // The child of this is the first process of a namespace.
            if (::unshare(CLONE_NEWPID) < 0) answer('s');
            const pid_t child = ::fork();
            if (child < 0) answer('s');
            if (child > 0) {
                ::close(m_told[1]);
                ::waitpid(child, nullptr, 0);
                std::_Exit(0);
            }
        }
        {
            const DocumentLock lock(document);
            const char held = lock.isHeld() ? 'h' : lock.otherOwner() ? 'o' : 'n';
            if (::write(m_told[1], &held, 1) != 1) std::_Exit(1);
            char ignored = 0;
            while (::read(m_go[0], &ignored, 1) < 0 && errno == EINTR) {
            }
        }
        std::_Exit(0);
    }
    [[noreturn]] void answer(char word) {
        static_cast<void>(!::write(m_told[1], &word, 1));
        std::_Exit(0);
    }

    std::array<int, 2> m_told{};
    std::array<int, 2> m_go{};
    pid_t m_process = 0;
    char m_answer = 0;
};

class DocumentLockTest : public testing::Test {
  protected:
    std::string at(const std::string& name) const { return m_folder.file(name); }
    std::string document() const { return at(kName); }
    void SetUp() override { test::writeText(document(), "{}"); }

    TemporaryFolder m_folder;
};

TEST_F(DocumentLockTest, TheSameUser) {
    for (int run = 0; run < runs(); ++run) {
        Program first(document());
        ASSERT_TRUE(first.holds());
        const Found second = look(document());
        EXPECT_FALSE(second.held);
        ASSERT_TRUE(second.other);
        EXPECT_EQ(second.other->process, first.process());
        EXPECT_EQ(second.other->user, thisProgram().user);
        EXPECT_EQ(second.other->host, thisProgram().host);
        EXPECT_NEAR(static_cast<double>(second.other->since), static_cast<double>(thisProgram().since), 60);
        first.close();
        EXPECT_TRUE(look(document()).held);
        EXPECT_THAT(m_folder.names(), ElementsAre(kName)) << "nothing is left behind";
    }
}

TEST_F(DocumentLockTest, AnotherUser) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root to become somebody else";
    ::chmod(m_folder.path().c_str(), 0777);
    for (int run = 0; run < runs(); ++run) {
        {
            Program first(document(), Program::As::Nobody);
            ASSERT_TRUE(first.holds());
            const Found second = look(document());
            EXPECT_FALSE(second.held);
            ASSERT_TRUE(second.other);
            EXPECT_NE(second.other->user, thisProgram().user);
        }
        {
            const DocumentLock first(document());
            ASSERT_TRUE(first.isHeld());
            EXPECT_FALSE(Program(document(), Program::As::Nobody).holds());
        }
        // One that was left by somebody whose file may not be written.
        Program(document()).crash();
        EXPECT_THAT(m_folder.names(), UnorderedElementsAre(kName, kLockName));
        Program second(document(), Program::As::Nobody);
        EXPECT_TRUE(second.holds());
        EXPECT_FALSE(look(document()).held);
    }
}

// Where every program may have the same number.
TEST_F(DocumentLockTest, AnotherNamespaceOfProcesses) {
    for (int run = 0; run < runs(); ++run) {
        Program first(document(), Program::As::OtherNamespace);
        if (first.couldNotBe()) GTEST_SKIP() << "needs the right to make a namespace";
        ASSERT_TRUE(first.holds());
        const Found second = look(document());
        EXPECT_FALSE(second.held);
        ASSERT_TRUE(second.other);
        EXPECT_EQ(second.other->process, 1);
        Program third(document(), Program::As::OtherNamespace);
        EXPECT_FALSE(third.holds()) << "it has the number that stands in the file";
    }
}

TEST_F(DocumentLockTest, AnOwnerThatCrashed) {
    for (int run = 0; run < runs(); ++run) {
        Program first(document());
        ASSERT_TRUE(first.holds());
        first.crash();
        EXPECT_THAT(m_folder.names(), UnorderedElementsAre(kName, kLockName));
        EXPECT_TRUE(look(document()).held);
        EXPECT_THAT(m_folder.names(), ElementsAre(kName));
    }
}

TEST_F(DocumentLockTest, AFolderThatMayNotBeWritten) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root to become somebody else";
    ::chmod(m_folder.path().c_str(), 0755);
    for (int run = 0; run < runs(); ++run) {
        const DocumentLock writer(document());  // root's
        ASSERT_TRUE(writer.isHeld());
        ASSERT_EQ(::seteuid(kNobody), 0);
        const Found reader = look(document());
        ASSERT_EQ(::seteuid(0), 0);
        EXPECT_FALSE(reader.held);
        ASSERT_TRUE(reader.other) << "who may only read is told, too";
        EXPECT_EQ(reader.other->process, ::getpid());
    }
    ASSERT_EQ(::seteuid(kNobody), 0);
    const Found alone = look(document());
    const Result<SavedDocument> saved = saveDocument(board(), document());
    ASSERT_EQ(::seteuid(0), 0);
    EXPECT_FALSE(alone.held);
    EXPECT_FALSE(alone.other);
    EXPECT_FALSE(saved.ok()) << "nor is there anything to lock";
    EXPECT_EQ(test::readText(document()), "{}");
    EXPECT_THAT(m_folder.names(), ElementsAre(kName));
}

TEST_F(DocumentLockTest, AFolderThatWasCopiedWithItsLock) {
    for (int run = 0; run < runs(); ++run) {
        Program first(document());
        ASSERT_TRUE(first.holds());
        fs::create_directory(at("copy"));
        fs::copy_file(document(), at("copy") + '/' + kName);
        fs::copy_file(at(kLockName), at("copy") + '/' + kLockName);
        EXPECT_TRUE(look(at("copy") + '/' + kName).held);
        EXPECT_FALSE(look(document()).held);
        fs::remove_all(at("copy"));
    }
}

// What was renamed while it is open is another document from then on.
TEST_F(DocumentLockTest, AFileThatWasRenamed) {
    for (int run = 0; run < runs(); ++run) {
        const DocumentLock first(document());
        fs::rename(document(), at("other.encounter.json"));
        const DocumentLock second(at("other.encounter.json"));
        EXPECT_TRUE(second.isHeld());
        SaveOptions options;
        options.expectedHash = contentHash("{}");
        EXPECT_TRUE(first.isHeld());
        EXPECT_TRUE(saveDocument(board(), document(), options).ok());
        EXPECT_EQ(test::readText(at("other.encounter.json")), "{}");
        fs::remove(document());
        fs::rename(at("other.encounter.json"), document());
    }
}

TEST_F(DocumentLockTest, ALinkedPath) {
    fs::create_directory(at("links"));
    fs::create_symlink(document(), at("links/tonight.json"));
    fs::create_symlink(m_folder.path(), at("links/folder"));
    for (int run = 0; run < runs(); ++run) {
        {
            Program first(document());
            ASSERT_TRUE(first.holds());
            for (const std::string& path : {at("links/tonight.json"), at("links/folder/") + kName})
                EXPECT_TRUE(look(path).other) << path;
        }
        Program first(at("links/tonight.json"));
        ASSERT_TRUE(first.holds());
        EXPECT_TRUE(look(document()).other);
    }
}

// Many at once, each of which removes the file when it goes: never two between.
TEST_F(DocumentLockTest, NeverTwoAtOnce) {
    constexpr int kPrograms = 4;
    test::writeText(at("count"), "0");
    const int turns = runs() * 10;
    for (int i = 0; i < kPrograms; ++i) {
        if (::fork() != 0) continue;
        for (int turn = 0; turn < turns;) {
            const DocumentLock lock(document());
            if (!lock.isHeld()) continue;
            const int count = std::stoi(test::readText(at("count")));
            test::writeText(at("count"), std::to_string(count + 1));
            ++turn;
        }
        std::_Exit(0);
    }
    while (::wait(nullptr) > 0) {
    }
    EXPECT_EQ(test::readText(at("count")), std::to_string(kPrograms * turns));
    EXPECT_THAT(m_folder.names(), UnorderedElementsAre(kName, "count"));
}

TEST_F(DocumentLockTest, RemovedByHandItIsLost) {
    const DocumentLock first(document());
    fs::remove(at(kLockName));
    EXPECT_FALSE(first.isHeld());
    const DocumentLock second(document());
    EXPECT_TRUE(second.isHeld());
    EXPECT_FALSE(first.isHeld());
}

// Nor does a lock that goes take the file of the next one along.
TEST_F(DocumentLockTest, OneThatWasLostRemovesNothing) {
    auto first = std::make_unique<DocumentLock>(document());
    fs::remove(at(kLockName));
    const DocumentLock second(document());
    first.reset();
    EXPECT_TRUE(second.isHeld());
}

TEST_F(DocumentLockTest, WhatIsNoLockIsLeftAlone) {
    test::writeText(at("secret"), "mine");
    fs::create_symlink(at("secret"), at(kLockName));
    EXPECT_FALSE(look(document()).held) << "links are not followed";
    EXPECT_EQ(test::readText(at("secret")), "mine");
    fs::remove(at(kLockName));
    fs::create_directory(at(kLockName));
    EXPECT_FALSE(look(document()).held);
    fs::remove(at(kLockName));
    ASSERT_EQ(::mkfifo(at(kLockName).c_str(), 0666), 0);
    EXPECT_FALSE(look(document()).held);
    EXPECT_FALSE(look(document()).other);
}

TEST_F(DocumentLockTest, WhatStandsInItLocksNobodyOut) {
    for (const char* text : {"", "{", "[]", "{\"user\": 7, \"process\": \"x\"}"}) {
        test::writeText(at(kLockName), text);
        DocumentLock lock(document());
        EXPECT_TRUE(lock.isHeld()) << text;
        test::writeText(at(kLockName), text);
        const Found second = look(document());
        ASSERT_TRUE(second.other) << text;
        EXPECT_EQ(*second.other, LockOwner()) << text;
        EXPECT_THAT(describe(openElsewhere(*second.other, document())), HasSubstr("is open elsewhere"));
    }
}

// A file of that name that Tenaille did not write, or one with another name besides.
TEST_F(DocumentLockTest, WhatOthersWroteIsNotWrittenOver) {
    test::writeText(at("precious"), "precious");
    fs::create_hard_link(at("precious"), at(kLockName));
    {
        const DocumentLock lock(document());
        EXPECT_TRUE(lock.isHeld());
        EXPECT_TRUE(look(document()).other);
    }
    EXPECT_EQ(test::readText(at(kLockName)), "precious");
    EXPECT_EQ(test::readText(at("precious")), "precious");
}

TEST_F(DocumentLockTest, IsTheSameThroughALinkedFolder) {
    fs::create_symlink(m_folder.path(), at("link"));
    const DocumentLock lock(document());
    EXPECT_TRUE(lock.isOf(at("link/") + kName));
    EXPECT_FALSE(lock.isOf(at("other.json")));
}

// Who lets nobody read new files, and who comes then, and the name of the one who took over.
TEST_F(DocumentLockTest, UsersWhoShareAFolder) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root to become somebody else";
    ::chmod(m_folder.path().c_str(), 0777);
    const mode_t before = ::umask(077);
    {
        const DocumentLock first(document());
        ::umask(before);
        ASSERT_EQ(::seteuid(kNobody), 0);
        const Found second = look(document());
        ASSERT_EQ(::seteuid(0), 0);
        ASSERT_TRUE(second.other);
        EXPECT_EQ(second.other->user, thisProgram().user);
    }
    Program(document()).crash();
    Program taker(document(), Program::As::Nobody);
    ASSERT_TRUE(taker.holds());
    const Found third = look(document());
    ASSERT_TRUE(third.other);
    EXPECT_EQ(third.other->process, taker.process()) << "not the one that crashed";
}

TEST_F(DocumentLockTest, LongNames) {
    const std::string longest = std::string(240, 'n') + ".encounter.json";
    test::writeText(at(longest), "{}");
    const DocumentLock lock(at(longest));
    EXPECT_TRUE(lock.isHeld());
    EXPECT_TRUE(look(at(longest)).other);
    EXPECT_TRUE(look(at(std::string(240, 'n') + ".encountes.json")).held);
}

TEST_F(DocumentLockTest, WithoutLocksNothingIsLeft) {
    class NoLocks final : public test::FaultyPosix {
        int lock(int) override { return -ENOLCK; }
    };
    NoLocks posix;
    EXPECT_FALSE(DocumentLock(document(), posix).isHeld());
    EXPECT_THAT(m_folder.names(), ElementsAre(kName));
}

TEST_F(DocumentLockTest, AFolderThatIsRenamedKeepsNothing) {
    fs::create_directory(at("before"));
    test::writeText(at("before/a.json"), "{}");
    {
        const DocumentLock lock(at("before/a.json"));
        ASSERT_TRUE(lock.isHeld());
        fs::rename(at("before"), at("after"));
    }
    EXPECT_TRUE(fs::exists(at("after/a.json")));
    EXPECT_FALSE(fs::exists(at("after/.a.json.lock")));
}

TEST_F(DocumentLockTest, ALongOwnerIsCut) {
    const DocumentLock lock(document());
    test::writeText(at(kLockName), "{\"token\":\"x\",\"user\":\"" + std::string(63, 'u') +
                                       "\u00e9\",\"host\":\"a\\nb\",\"since\":9200000000000000000}");
    const Found second = look(document());
    ASSERT_TRUE(second.other);
    EXPECT_EQ(second.other->user, std::string(63, 'u'));
    EXPECT_EQ(second.other->host, "a b");
    EXPECT_EQ(second.other->since, 0);
}

// Whichever call fails: at most one holds it, and the next one that comes gets it.
TEST_F(DocumentLockTest, FaultsLeaveNobodyLockedOut) {
    for (const int error : {EIO, ENOSPC, EACCES, EINTR, ENOLCK})
        for (int at = 0;; ++at) {
            test::FaultyPosix posix({at, error});
            {
                const DocumentLock first(document(), posix);
                const Found second = look(document());
                EXPECT_FALSE(first.isHeld() && second.held) << posix.failedCall();
                EXPECT_TRUE(first.isHeld() || error != EINTR) << posix.failedCall();
            }
            const Found later = look(document());
            EXPECT_TRUE(later.held) << posix.failedCall();
            if (posix.calls() <= at) break;
        }
}

TEST(DocumentLock, TellsWhoItIs) {
    EXPECT_EQ(ownerText({"anna", "laptop", 4711, 0}), "anna@laptop (4711)");
    EXPECT_EQ(ownerText({"", "laptop", 0, 0}), "laptop");
    EXPECT_EQ(ownerText({"", "", 7, 0}), "(7)");
    EXPECT_EQ(ownerText({}), "");
    EXPECT_THAT(describe(openElsewhere({"anna", "laptop", 4711, 0}, "/x/night.json")),
                testing::AllOf(HasSubstr("/x/night.json"), HasSubstr("anna@laptop (4711)")));
}

}  // namespace tenaille::io::document_lock_test
