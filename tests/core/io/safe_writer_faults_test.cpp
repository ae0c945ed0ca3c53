// SPDX-License-Identifier: MIT
//
// Every system call of a save goes wrong once, in every way: the promise of safe_writer.h must hold each
// time. The same matrix must find fault with two careless writers, or it proves nothing.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <functional>

#include "core/base/problem.h"
#include "core/io/safe_writer.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::io::safe_writer_faults_test {

using test::FaultyPosix;
using test::TemporaryFolder;
using Writer = std::function<Outcome(const std::string&, std::string_view, Posix&)>;

enum class Target { Existing, Missing, LinkToExisting };

struct Trial {
    Target target = Target::Existing;
    test::Lacks lacks;
    test::Fault fault;
    std::size_t size = 0;
};

struct Tally {
    int trials = 0;
    int violations = 0;
    std::string first;  // what went wrong first
};

constexpr mode_t kMode = 0640;
const std::string kOld = "old content";

std::string newContent(std::size_t size) {
    std::string text(size, '\0');
    for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>('a' + i % 23);
    return text;
}

// What is wrong after the write, "" if the promise holds.
std::string judge(const Trial& trial, const TemporaryFolder& folder, const Outcome& outcome,
                  const FaultyPosix& posix) {
    const std::string file = folder.file("map.json");
    const std::string before = trial.target == Target::Missing ? "<absent>" : kOld;
    const std::string now = test::readText(file);
    const bool unconfirmed =
        !outcome &&
        std::string_view(outcome.problem().message).find("did not confirm") != std::string_view::npos;
    if (outcome && now != newContent(trial.size)) return "success, but the content is not the new one";
    if (!outcome && now != before && !unconfirmed) return "failure, but the file changed";
    struct stat status {};
    if (now != "<absent>" && trial.target != Target::Missing && ::stat(file.c_str(), &status) == 0 &&
        (status.st_mode & 0777u) != kMode)
        return "the mode changed";
    const std::size_t files =
        (now == "<absent>" ? 0u : 1u) + (trial.target == Target::LinkToExisting ? 1u : 0u);
    if (folder.names().size() != files && posix.failedCall() != "unlink") return "a temporary file is left";
    return "";
}

// Runs the writer once; returns how many calls it made.
int run(const Writer& writer, const Trial& trial, Tally& tally) {
    const TemporaryFolder folder(TemporaryFolder::Where::Memory);
    const std::string file = folder.file("map.json");
    if (trial.target != Target::Missing) {
        test::writeText(file, kOld);
        ::chmod(file.c_str(), kMode);
    }
    std::string path = file;
    if (trial.target == Target::LinkToExisting) {
        path = folder.file("link.json");
        std::filesystem::create_symlink("map.json", path);
    }
    FaultyPosix posix(trial.fault, trial.lacks);
    const Outcome outcome = writer(path, newContent(trial.size), posix);
    std::string wrong = judge(trial, folder, outcome, posix);
    if (trial.fault.at < 0 && !outcome) wrong = "fails without a fault: " + describe(outcome.problem());
    ++tally.trials;
    if (!wrong.empty()) {
        ++tally.violations;
        if (tally.first.empty())
            tally.first = wrong + " (call " + std::to_string(trial.fault.at) + " " + posix.failedCall() +
                          ", error " + std::to_string(trial.fault.error) + ")";
    }
    return posix.calls();
}

Tally matrix(const Writer& writer) {
    Tally tally;
    for (const Target target : {Target::Existing, Target::Missing, Target::LinkToExisting})
        for (const test::Lacks lacks : {test::Lacks{}, test::Lacks{true, false}, test::Lacks{true, true}})
            for (const std::size_t size : {std::size_t{0}, std::size_t{50}, std::size_t{200000}}) {
                Trial trial{target, lacks, {}, size};
                const int calls = run(writer, trial, tally);
                for (int at = 0; at < calls; ++at)
                    for (const int error : {ENOSPC, EDQUOT, EIO, EROFS, EACCES, EINTR, 0}) {
                        trial.fault = {at, error, false};
                        run(writer, trial, tally);
                        if (error != ENOSPC && error != EDQUOT) continue;
                        trial.fault.lasting = true;
                        run(writer, trial, tally);
                    }
            }
    return tally;
}

Outcome writeInPlace(const std::string& path, std::string_view bytes, Posix& posix) {
    const OpenFile file(posix, posix.open(Posix::kHere, path, O_WRONLY | O_CREAT | O_TRUNC, 0666));
    if (!file.ok() || writeAll(posix, file.get(), bytes) < 0) return Problem{"failed"};
    return Done{};
}

// Writes a temporary file and renames it, but believes that writing and syncing always work.
Outcome writeCarelessly(const std::string& path, std::string_view bytes, Posix& posix) {
    const std::string temporary = path + ".tmp";
    {
        const OpenFile file(posix, posix.open(Posix::kHere, temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666));
        posix.write(file.get(), bytes.data(), bytes.size());
        posix.sync(file.get());
    }
    if (posix.rename(Posix::kHere, temporary, path, RenameMode::Replace) < 0) return Problem{"failed"};
    return Done{};
}

TEST(SafeWriterFaults, NoFaultBreaksThePromise) {
    const Tally tally = matrix([](const std::string& path, std::string_view bytes, Posix& posix) {
        return writeFileSafely(path, bytes, posix);
    });
    EXPECT_EQ(tally.violations, 0) << tally.first;
    EXPECT_GT(tally.trials, 3000);
    RecordProperty("trials", tally.trials);
}

TEST(SafeWriterFaults, TheMatrixFindsWritingInPlace) { EXPECT_GT(matrix(writeInPlace).violations, 100); }

TEST(SafeWriterFaults, TheMatrixFindsUncheckedWriting) { EXPECT_GT(matrix(writeCarelessly).violations, 100); }

TEST(SafeWriterFaults, AnInterruptedCallIsRepeated) {
    for (int at = 0; at < 40; ++at) {
        const TemporaryFolder folder(TemporaryFolder::Where::Memory);
        test::writeText(folder.file("map.json"), kOld);
        FaultyPosix posix({at, EINTR, false});
        const Outcome outcome = writeFileSafely(folder.file("map.json"), "new", posix);
        if (posix.failedCall() == "status") continue;  // fstat is never interrupted
        EXPECT_TRUE(outcome.ok()) << posix.failedCall();
    }
}

}  // namespace tenaille::io::safe_writer_faults_test
