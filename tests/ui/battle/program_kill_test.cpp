// SPDX-License-Identifier: MIT
//
// The program, killed at any moment while somebody plays, undoes and saves, gives back what it had noted
// (DS-2, DS-4), and what it had not noted was done within the last 250 ms: the window runs in a process of
// its own, which reports each of its steps. TENAILLE_CASES sets the number of trials, TENAILLE_FIRST_CASE the
// first one.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <QElapsedTimer>
#include <QProcess>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "core/io/content_hash.h"
#include "core/io/document_file.h"
#include "core/io/document_format.h"
#include "core/io/recovery.h"
#include "tests/support/property.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/window_test.h"
#include "ui/scene/background.h"

namespace tenaille::ui::program_kill_test {

namespace fs = std::filesystem;

constexpr const char* kFolder = "TENAILLE_KILLED_IN";
constexpr int kUsualTrials = 6;

// How many steps somebody plays before the kill: mostly few, for one in eight until much is noted.
int stepsBefore(std::mt19937& random) {
    const unsigned most = random() % 8 == 0 ? 500 : 120;
    return static_cast<int>(random() % most);
}

// What a document is, down to the last member that a file keeps.
std::string stateOf(const document::Encounter& encounter) {
    return io::contentHash(io::writeDocument(encounter));
}

// DS-2: whatever is older than this has been noted.
constexpr double kLongestUnnoted = 250;

double nowMs() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();  // the same in all processes
    return std::chrono::duration<double, std::milli>(now).count();
}

// Milliseconds in which a thread was awake: of each beat at most ten, for while the machine holds it up it
// can note nothing, and nobody can expect it to.
class AwakeTime {
  public:
    void beat() {
        const double now = nowMs();
        m_awake += std::min(now - m_last, 10.0);
        m_last = now;
    }
    double ms() const { return m_awake; }

  private:
    double m_last = nowMs();
    double m_awake = 0;
};

// The awake time of a thread like those that write the journal, which also wait for the disk.
class BehindWindow {
  public:
    explicit BehindWindow(const std::string& path)
        : m_file(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)), m_thread([this] {
              stepBehindWindow();
              for (AwakeTime awake;; std::this_thread::sleep_for(std::chrono::milliseconds(5))) {
                  if (::pwrite(m_file, ".", 1, 0) != 1 || ::fsync(m_file) != 0) std::abort();
                  awake.beat();
                  m_ms = awake.ms();
              }
          }) {
        m_thread.detach();  // until the process is killed
    }
    double ms() const { return m_ms; }

  private:
    const int m_file;
    std::atomic<double> m_ms = 0;
    std::thread m_thread;
};

// When a step was done, by three clocks.
struct Moment {
    double window = 0;  // awake time of the window
    double behind = 0;  // awake time behind it
    double wall = 0;
};

// Lines "kind number state window behind wall": what a kill leaves of them is whole, but for the last one.
class Report {
  public:
    explicit Report(const std::string& path)
        : m_file(::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) {}
    ~Report() { ::close(m_file); }
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;
    void line(char kind, int number, const std::string& state, const Moment& at = {}) const {
        std::ostringstream line;
        line << kind << ' ' << number << ' ' << state << std::fixed << ' ' << at.window << ' ' << at.behind
             << ' ' << at.wall << '\n';
        const std::string text = line.str();
        if (::write(m_file, text.data(), text.size()) != static_cast<ssize_t>(text.size())) std::abort();
    }

  private:
    int m_file;
};

// All journals of a folder with their sizes.
std::map<std::string, std::uintmax_t> journalsIn(const fs::path& folder) {
    std::map<std::string, std::uintmax_t> sizes;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        const std::uintmax_t size = entry.file_size(error);
        if (!error) sizes[entry.path().filename().string()] = size;
    }
    return sizes;
}

// Plays until it is killed.
[[noreturn]] void play(const std::string& folder, unsigned seed) {
    qputenv("XDG_STATE_HOME", QByteArray::fromStdString(folder + "/state"));
    Document document(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8}));
    DocumentFiles files(document);
    BattleWindow window(document, files);
    window.context().fixSeed(seed);
    window.resize(900, 600);
    files.openNow(QString::fromStdString(folder + "/keep.encounter.json"));
    window.show();
    const Report report(folder + "/report");
    report.line('s', 0, stateOf(document.encounter()));
    std::mt19937 random(seed);
    AwakeTime awake;
    const BehindWindow behind(folder + "/beat");
    const auto moment = [&] {
        awake.beat();
        return Moment{awake.ms(), behind.ms(), nowMs()};
    };
    auto journals = journalsIn(folder + "/state/tenaille/journals");
    // What was played when the journal grew, the last three times: whatever was played before it grew last
    // but one was taken by the write after that.
    int grewAt[3] = {0, 0, 0};
    for (int step = 1;; ++step) {
        report.line('b', step, "-", moment());
        const auto what = random() % 40;
        if (what < 6 && document.undoStack().canUndo()) {
            window.commands()[Command::Undo]->trigger();
        } else if (what < 9 && document.undoStack().canRedo()) {
            window.commands()[Command::Redo]->trigger();
        } else if (what == 9) {
            window.commands()[Command::Save]->trigger();
            if (random() % 2 == 0 && files.finishSaving())
                report.line('v', step - 1, stateOf(document.encounter()));
        } else {
            board::TokenRecord token = *document.encounter().tokens.begin();
            token.name = "Arda " + std::to_string(step);
            static_cast<void>(document.perform(actions::EditToken{token}));
        }
        const Moment done = moment();
        report.line('s', step, stateOf(document.encounter()), done);
        QElapsedTimer pause;
        pause.start();
        do {
            QApplication::processEvents(QEventLoop::AllEvents, 3);
            awake.beat();
        } while (pause.elapsed() < static_cast<qint64>(random() % 12));
        if (auto now = journalsIn(folder + "/state/tenaille/journals"); now != journals) {
            journals = std::move(now);
            report.line('f', grewAt[0], "-");
            grewAt[0] = grewAt[1];
            grewAt[1] = grewAt[2];
            grewAt[2] = step;
        }
    }
}

TEST(ProgramKill, TheOneThatIsKilled) {
    const QByteArray folder = qgetenv(kFolder);
    if (folder.isEmpty()) GTEST_SKIP() << "is started by LosesNothingThatWasNoted";
    play(folder.toStdString(), static_cast<unsigned>(qEnvironmentVariableIntValue("TENAILLE_KILLED_SEED")));
}

struct Played {
    std::vector<std::string> states;  // after each step
    std::vector<Moment> done;         // when it was done
    Moment last;                      // of the last line
    int noted = 0;                    // the last step that must come back
    int saved = 0;                    // the last step that the file must hold
    bool cut = false;                 // a further step had begun
};

Played playedIn(const std::string& path) {
    Played played;
    std::istringstream lines(fs::exists(path) ? test::readText(path) : std::string());
    for (std::string line; std::getline(lines, line) && !lines.eof();) {
        char kind = 0;
        int number = 0;
        std::string state;
        Moment at;
        std::istringstream(line) >> kind >> number >> state >> at.window >> at.behind >> at.wall;
        if (kind == 's') {
            played.states.push_back(state);
            played.done.push_back(at);
        }
        if (kind == 'b' || kind == 's') played.last = at;
        if (kind == 'b' || kind == 's') played.cut = kind == 'b';
        if (kind == 'v') played.saved = number;
        if (kind == 'f' || kind == 'v') played.noted = std::max(played.noted, number);
    }
    return played;
}

// Until so many steps are reported, or a minute.
void waitForSteps(const std::string& report, int steps) {
    const auto lines = [&] {
        const std::string text = fs::exists(report) ? test::readText(report) : std::string();
        return std::count(text.begin(), text.end(), '\n');
    };
    QElapsedTimer patience;
    patience.start();
    while (lines() < 1 + 2 * steps && patience.elapsed() < 60000)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

// The last step after which the document was like this; -1: never. Of a step that was cut nobody knows what
// it left.
int stepOf(const Played& played, const std::string& state) {
    const auto found = std::find(played.states.rbegin(), played.states.rend(), state);
    if (found == played.states.rend() && played.cut) return static_cast<int>(played.states.size());
    return static_cast<int>(played.states.rend() - found) - 1;
}

// "median 101, 99.9 % 208, longest 211 ms".
std::string agesText(std::vector<double> ages) {
    if (ages.empty()) return "none";
    std::sort(ages.begin(), ages.end());
    const auto part = [&](double share) {
        return std::lround(
            ages[static_cast<std::size_t>(std::ceil(share * static_cast<double>(ages.size() - 1)))]);
    };
    return "median " + std::to_string(part(0.5)) + ", 99.9 % " + std::to_string(part(0.999)) + ", longest " +
           std::to_string(part(1)) + " ms";
}

TEST(ProgramKill, LosesNothingThatWasNoted) {
    const int first = test::firstCase();
    const int trials = test::countedCases(kUsualTrials) - first;
    ASSERT_GT(trials, 0);
    int steps = 0;
    int restored = 0;
    int lost = 0;
    std::vector<double> awakeAges;  // of the oldest step that was lost, in milliseconds
    std::vector<double> wallAges;
    for (int trial = first; trial < first + trials; ++trial) {
        SCOPED_TRACE("trial " + std::to_string(trial));
        std::mt19937 random(static_cast<unsigned>(trial));
        const test::TemporaryFolder folder;
        const std::string file = folder.file("keep.encounter.json");
        fs::copy_file(test::sourceDir() / "maps/ruined-keep.encounter.json", file);
        fs::create_directory(folder.file("tmp"));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kFolder), QString::fromStdString(folder.path().string()));
        environment.insert(QStringLiteral("TENAILLE_KILLED_SEED"), QString::number(trial + 1));
        // What it would clean up if it ended.
        environment.insert(QStringLiteral("TMPDIR"), QString::fromStdString(folder.file("tmp")));
        for (const char* name : {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX", "GTEST_OUTPUT"})
            environment.remove(QLatin1String(name));
        program.setProcessEnvironment(environment);
        program.start(QApplication::applicationFilePath(),
                      {QStringLiteral("--gtest_filter=ProgramKill.TheOneThatIsKilled")});
        ASSERT_TRUE(program.waitForStarted(20000));
        waitForSteps(folder.file("report"), stepsBefore(random));
        ASSERT_TRUE(fs::exists(folder.file("report"))) << program.readAllStandardError().toStdString();
        std::this_thread::sleep_for(std::chrono::microseconds(random() % 5000));
        const double killed = nowMs();
        ASSERT_EQ(::kill(static_cast<pid_t>(program.processId()), SIGKILL), 0);
        program.waitForFinished();

        const Played played = playedIn(folder.file("report"));
        const Result<io::LoadedDocument> loaded = io::loadDocument(file);
        ASSERT_TRUE(loaded.ok()) << describe(loaded.problem());
        if (played.states.empty()) continue;  // killed before it began to play
        const int inFile = stepOf(played, stateOf(loaded->encounter));
        EXPECT_GE(inFile, played.saved);
        const auto work = io::unsavedWork(folder.file("state/tenaille/journals"));
        ASSERT_LE(work.size(), 1U);
        int back = inFile;
        if (!work.empty()) {
            const Result<io::RecoveredDocument> recovered = io::recover(work.front().journal);
            ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
            // A kill in the middle of a line cuts it.
            for (const Problem& notice : recovered->notices)
                EXPECT_THAT(describe(notice), testing::HasSubstr("was cut off"));
            back = stepOf(played, stateOf(recovered->encounter));
            ++restored;
        }
        EXPECT_GE(back, played.noted) << "of " << played.states.size();
        if (const auto next = static_cast<std::size_t>(back + 1); next < played.done.size()) {
            const Moment& oldest = played.done[next];
            const double unnoted =
                std::min(played.last.window - oldest.window, played.last.behind - oldest.behind);
            // Not in ordinary runs: what else the machine does must not decide about them.
            if (std::getenv("TENAILLE_CASES") != nullptr) {
                EXPECT_LE(unnoted, kLongestUnnoted);
            }
            awakeAges.push_back(unnoted);
            wallAges.push_back(killed - oldest.wall);
        }
        const int all = static_cast<int>(played.states.size());
        steps += all;
        lost += std::max(0, all - 1 - back);
    }
    if (trials > 100) {
        EXPECT_GT(restored, trials / 4) << "kills come too early to prove anything";
    }
    std::printf("%d trials, %d steps, %d restored from the journal, %d steps lost\n", trials, steps, restored,
                lost);
    std::printf("oldest step lost: %s; by the clock on the wall %s\n", agesText(awakeAges).c_str(),
                agesText(wallAges).c_str());
}

}  // namespace tenaille::ui::program_kill_test
