// SPDX-License-Identifier: MIT
//
// Saving a document of more than 20 MB: what of it holds the window (DS-10), and the whole until the file is
// safe. Goal: while it is saved, its journal written and an earlier version kept, no event takes 16 ms (99.9
// % of the saves), as the clock on the wall and, since the machine may be shared, as that of the window's
// thread has it.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "core/io/document_file.h"
#include "tests/support/sample_boards.h"
#include "tests/support/temporary_folder.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/document_files.h"
#include "ui/scene/board_view.h"

namespace {

using namespace tenaille;

document::Encounter largeEncounter() {
    constexpr int kTokens = 20'000;
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 100, 100});
    for (int i = 0; i < kTokens; ++i) {
        board::TokenRecord token =
            test::makeToken(board::GridKind::Square, "Goblin", "foe", {i % 100, i / 100 % 100}, "N");
        token.notes = std::string(600, 'n');
        test::add(map, map.tokens, token);
    }
    return map;
}

class Saved {
  public:
    Saved() {
        if (const auto written = io::saveDocument(largeEncounter(), path(), {}); !written)
            fail(written.problem());
        m_files.openNow(QString::fromStdString(path()));
        while (m_document.encounter().tokens.empty()) QApplication::processEvents();
    }
    void edit() {
        board::TokenRecord token = *m_document.encounter().tokens.begin();
        ++token.hitPoints;
        if (!m_document.perform(actions::EditToken{token})) std::abort();
    }
    ui::Document& document() { return m_document; }
    ui::DocumentFiles& files() { return m_files; }
    qint64 bytes() const { return QFile(QString::fromStdString(path())).size(); }

  private:
    static void fail(const Problem& problem) {
        std::cerr << describe(problem) << '\n';
        std::abort();
    }
    std::string path() const { return m_folder.file("large.encounter.json"); }

    test::TemporaryFolder m_folder;
    ui::Document m_document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    ui::DocumentFiles m_files{m_document};
};

// `waits`: until the file is safe; else for what holds the window alone.
void BM_Save(benchmark::State& state, bool waits) {
    Saved saved;
    for (auto _ : state) {
        state.PauseTiming();
        saved.edit();
        state.ResumeTiming();
        saved.files().saveBeside(nullptr);
        if (!waits) state.PauseTiming();
        saved.files().finishSaving();
        if (!waits) state.ResumeTiming();
    }
    state.counters["MB"] = static_cast<double>(saved.bytes()) / 1e6;
}
BENCHMARK_CAPTURE(BM_Save, holdsTheWindow, false)->Unit(benchmark::kMillisecond)->Iterations(10);
BENCHMARK_CAPTURE(BM_Save, untilItIsSafe, true)->Unit(benchmark::kMillisecond)->Iterations(10);

// Times of the window's thread, in milliseconds.
class Stalls {
  public:
    template <class Act>
    void time(const Act& act) {
        QElapsedTimer timer;
        timer.start();
        const double before = threadMs();
        act();
        m_wall.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        m_cpu.push_back(threadMs() - before);
    }
    void report(benchmark::State& state, const std::string& name) {
        report(state, name + "_ms_", m_wall);
        report(state, name + "_cpu_", m_cpu);
    }
    // The longest of what this one has, as one of mine.
    void takeLongest(const Stalls& other) {
        m_wall.push_back(*std::max_element(other.m_wall.begin(), other.m_wall.end()));
        m_cpu.push_back(*std::max_element(other.m_cpu.begin(), other.m_cpu.end()));
    }

  private:
    static double threadMs() {
        timespec now{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }
    static void report(benchmark::State& state, const std::string& name, std::vector<double> times) {
        std::sort(times.begin(), times.end());
        const auto part = [&](double share) {
            return times[static_cast<std::size_t>(std::ceil(share * static_cast<double>(times.size() - 1)))];
        };
        state.counters[name + "p50"] = part(0.5);
        state.counters[name + "p99.9"] = part(0.999);
        state.counters[name + "max"] = times.back();
    }

    std::vector<double> m_wall;
    std::vector<double> m_cpu;
};

constexpr qint64 kAfterwardsMs = 500;
constexpr qint64 kIdleMs = 200;

// The whole window, saved again and again; `begin` is the key that saves, `events` the longest event after
// that until nothing goes on any more, `edit` an edit with the window's answer to it, which nobody saves,
// `idle` the longest event of a fifth of a second afterwards, for what the machine itself costs.
void BM_StallWhileSaving(benchmark::State& state) {
    Saved saved;
    ui::BattleWindow window(saved.document(), saved.files());
    window.resize(1280, 800);
    window.show();
    while (!window.view().settled()) QApplication::processEvents();
    Stalls begins;
    Stalls events;
    Stalls edits;
    Stalls idles;
    for (auto _ : state) {
        edits.time([&] { saved.edit(); });
        QApplication::processEvents();
        begins.time([&] { saved.files().saveBeside(nullptr); });
        QElapsedTimer timer;
        timer.start();
        Stalls during;
        std::optional<qint64> safe;  // afterwards a version is kept, and the file is looked at
        while (!safe || timer.elapsed() < *safe + kAfterwardsMs) {
            during.time([] { QApplication::processEvents(); });
            if (!safe && !saved.files().isModified()) safe = timer.elapsed();
            QThread::usleep(500);
        }
        events.takeLongest(during);
        timer.start();
        Stalls after;
        do {
            after.time([] { QApplication::processEvents(); });
            QThread::usleep(500);
        } while (timer.elapsed() < kIdleMs);
        idles.takeLongest(after);
    }
    begins.report(state, "begin");
    events.report(state, "events");
    edits.report(state, "edit");
    idles.report(state, "idle");
    state.counters["MB"] = static_cast<double>(saved.bytes()) / 1e6;
}
BENCHMARK(BM_StallWhileSaving)->Unit(benchmark::kMillisecond)->Iterations(100);

}  // namespace
