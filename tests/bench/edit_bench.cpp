// SPDX-License-Identifier: MIT
//
// Editing a map of 20 000 wall segments in the real window (goals: a move of a drag, a frame that selects and
// an undo below 16 ms each), and a terrain of 512 x 512 cells (goal: 50 ms). Each figure is the longest of
// many, with what the window paints at once; tiles of the ground follow in other threads.
#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/actions/map_check.h"
#include "tests/support/sample_boards.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/document_files.h"
#include "ui/scene/board_view.h"

namespace {

using namespace tenaille;

constexpr int kCells = 160;

// 4 000 walls of five pieces each.
document::Encounter crowdedMap() {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, kCells, kCells});
    std::uint32_t id = document::nextId(map).value;
    for (int i = 0; i < 4000; ++i) {
        const std::int32_t x = i % 64 * 600 + 120;
        const std::int32_t y = i / 64 * 600 + 120;
        board::WallRecord wall;
        wall.id = {id++};
        wall.points = {{x, y},       {x + 240, y}, {x + 240, y + 240},
                       {x, y + 240}, {x, y + 480}, {x + 360, y + 480}};
        map.walls.put(std::move(wall));
    }
    return map;
}

class Editing {
  public:
    explicit Editing(document::Encounter map) : m_document(std::move(map)) {
        m_window.resize(1920, 1080);
        m_window.show();
        m_window.commands()[ui::Command::EditMap]->trigger();
        do QApplication::processEvents();
        while (!view().settled());
    }
    ~Editing() { m_document.undoStack().setClean(); }

    ui::BoardView& view() { return m_window.view(); }
    ui::Document& document() { return m_document; }
    ui::BattleContext& context() { return m_window.context(); }

    void mouse(QEvent::Type type, QPointF at) {
        const bool down = type != QEvent::MouseButtonRelease;
        const bool moves = type == QEvent::MouseMove;
        QMouseEvent event(type, at, view().mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton,
                          down ? Qt::LeftButton : Qt::NoButton, {});
        QApplication::sendEvent(&view(), &event);
    }
    // Does it, paints what it changed, and keeps the longest time.
    template <class Deed>
    void time(const Deed& deed) {
        QElapsedTimer timer;
        timer.start();
        deed();
        view().repaint();
        m_longest = std::max(m_longest, static_cast<double>(timer.nsecsElapsed()) / 1e6);
        QApplication::processEvents();
    }
    // Since it was asked last.
    double longest() { return std::exchange(m_longest, 0); }

  private:
    ui::Document m_document;
    ui::DocumentFiles m_files{m_document};
    ui::BattleWindow m_window{m_document, m_files};
    double m_longest = 0;
};

void BM_DragCorner(benchmark::State& state) {
    Editing editing(crowdedMap());
    const board::WallRecord& wall = *(editing.document().encounter().walls.begin() + 2000);
    const QPointF from = editing.view().widgetPoint(wall.points[2]);
    editing.context().select({wall.id});
    for (auto _ : state) {
        editing.mouse(QEvent::MouseMove, from);
        editing.mouse(QEvent::MouseButtonPress, from);
        for (int i = 1; i <= 60; ++i)
            editing.time([&] { editing.mouse(QEvent::MouseMove, from + QPointF(i, i / 2.0)); });
        editing.time([&] { editing.mouse(QEvent::MouseButtonRelease, from + QPointF(60, 30)); });
        editing.time([&] { editing.document().undoStack().undo(); });
    }
    state.counters["longest_ms"] = editing.longest();
}
BENCHMARK(BM_DragCorner)->Unit(benchmark::kMillisecond)->Iterations(3);

void BM_FrameSelectsEverything(benchmark::State& state) {
    Editing editing(crowdedMap());
    double drags = 0;
    for (auto _ : state) {
        editing.context().select({});
        editing.longest();  // what was before counts for nothing
        const QPointF from(2, 2);
        const QPointF to(editing.view().width() - 2, editing.view().height() - 2);
        editing.mouse(QEvent::MouseButtonPress, from);
        for (int i = 1; i <= 30; ++i)
            editing.time([&] { editing.mouse(QEvent::MouseMove, from + (to - from) * (i / 30.0)); });
        drags = std::max(drags, editing.longest());
        editing.time([&] { editing.mouse(QEvent::MouseButtonRelease, to); });
    }
    state.counters["drag_ms"] = drags;
    state.counters["release_ms"] = editing.longest();
    state.counters["selected"] = static_cast<double>(editing.context().selection().size());
}
BENCHMARK(BM_FrameSelectsEverything)->Unit(benchmark::kMillisecond)->Iterations(3);

void BM_DragEverything(benchmark::State& state) {
    Editing editing(crowdedMap());
    double drags = 0;
    double drops = 0;
    double undos = 0;
    std::vector<RecordId> all;
    for (const auto& wall : editing.document().encounter().walls) all.push_back(wall.id);
    editing.context().select(all);
    const board::WallRecord& wall = *(editing.document().encounter().walls.begin() + 2000);
    const QPointF from =
        editing.view().widgetPoint({(wall.points[4].x + wall.points[5].x) / 2, wall.points[4].y});
    for (auto _ : state) {
        editing.mouse(QEvent::MouseMove, from);
        editing.mouse(QEvent::MouseButtonPress, from);
        for (int i = 1; i <= 20; ++i)
            editing.time([&] { editing.mouse(QEvent::MouseMove, from + QPointF(i * 2, i)); });
        drags = std::max(drags, editing.longest());
        editing.time([&] { editing.mouse(QEvent::MouseButtonRelease, from + QPointF(40, 20)); });
        drops = std::max(drops, editing.longest());
        editing.time([&] { editing.document().undoStack().undo(); });
        undos = std::max(undos, editing.longest());
    }
    state.counters["drag_ms"] = drags;
    state.counters["drop_ms"] = drops;
    state.counters["undo_ms"] = undos;
}
BENCHMARK(BM_DragEverything)->Unit(benchmark::kMillisecond)->Iterations(3);

void BM_FillTerrain(benchmark::State& state) {
    Editing editing(
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 512, 512}));
    actions::PaintTerrain fill{"difficult", {}, false};
    for (std::int32_t x = 0; x < 512; ++x)
        for (std::int32_t y = 0; y < 512; ++y) fill.cells.push_back({x, y});
    for (auto _ : state) {
        editing.time([&] { editing.context().perform(fill); });
        editing.time([&] { editing.context().board(); });  // whoever asks first what is there now
        editing.time([&] { editing.document().undoStack().undo(); });
    }
    state.counters["longest_ms"] = editing.longest();
}
BENCHMARK(BM_FillTerrain)->Unit(benchmark::kMillisecond)->Iterations(3);

void BM_CheckMap(benchmark::State& state) {
    const document::Encounter map = crowdedMap();
    for (auto _ : state) benchmark::DoNotOptimize(actions::checkMap(map));
}
BENCHMARK(BM_CheckMap)->Unit(benchmark::kMillisecond);

}  // namespace
