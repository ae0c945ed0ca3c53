// SPDX-License-Identifier: MIT
//
// Saving a document of 20 MB: what of it holds the window (DS-10), and the whole until the file is safe.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QFile>
#include <cstdlib>
#include <iostream>

#include "core/io/document_file.h"
#include "tests/support/sample_boards.h"
#include "tests/support/temporary_folder.h"
#include "ui/battle/document_files.h"

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

}  // namespace
