// SPDX-License-Identifier: MIT
//
// Import of a Universal VTT file (20 000 walls, a JPEG of 8192 x 8192) into the open window: how long until
// the map is there, until its picture shows in preview and in full, and the longest time that the window
// could not answer the mouse. Goals: preview <= 250 ms, never stuck for more than 16 ms.
#include <benchmark/benchmark.h>

#include <QBuffer>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>
#include <fstream>
#include <random>
#include <sstream>

#include "tests/bench/watched_application.h"
#include "tests/support/uvtt_text.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/document_files.h"
#include "ui/scene/board_view.h"

namespace {

using namespace tenaille;

constexpr int kSide = 128;  // cells
constexpr int kPixels = 8192;
constexpr int kWalls = 20'000;

std::string picture() {
    std::mt19937 random(42);
    QImage coarse(kPixels / 8, kPixels / 8, QImage::Format_RGB32);
    for (int y = 0; y < coarse.height(); ++y)
        for (int x = 0; x < coarse.width(); ++x)
            coarse.setPixel(x, y, (static_cast<QRgb>(random()) & 0x3f3f3f) + 0xff505050);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    coarse.scaled(kPixels, kPixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).save(&buffer, "JPG", 85);
    return bytes.toStdString();
}

void writeMap(const std::string& path) {
    std::mt19937 random(7);
    std::ofstream text(path);
    text << R"({"format":0.3,"resolution":{"map_origin":{"x":0,"y":0},"map_size":{"x":)" << kSide
         << R"(,"y":)" << kSide << R"(},"pixels_per_grid":64},"line_of_sight":[)";
    for (int i = 0; i < kWalls; ++i) {
        const double x = static_cast<double>(random() % (kSide * 4)) / 4;
        const double y = static_cast<double>(random() % (kSide * 4)) / 4;
        text << (i == 0 ? "" : ",") << R"([{"x":)" << x << R"(,"y":)" << y << R"(},{"x":)"
             << x + static_cast<double>(random() % 4) << R"(,"y":)" << y + 0.5 << "}]";
    }
    text << R"(],"portals":[],"lights":[],)" << test::imageMember(picture()) << "}";
}

double milliseconds(const QElapsedTimer& since) { return static_cast<double>(since.nsecsElapsed()) / 1e6; }

// The picture, sharp or not, is on the screen: its pixels are darker than paper and backdrop everywhere.
bool showsPicture(ui::BoardView& view) {
    const QRectF board = view.scene().ground()->board;
    for (const double x : {0.1, 0.5, 0.9})
        for (const double y : {0.1, 0.5, 0.9}) {
            const QPointF at = view.camera().toScreen({board.width() * x, board.height() * y});
            const QImage pixels = view.grab({at.toPoint(), QSize(8, 8)}).toImage();
            int dark = 0;
            for (int i = 0; i < 64; ++i) dark += qGray(pixels.pixel(i % 8, i / 8)) < 160 ? 1 : 0;
            if (dark < 32) return false;
        }
    return true;
}

void waitForEvents() {
    static QTimer heartbeat;
    heartbeat.start(20);
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void importIntoWindow(benchmark::State& state) {
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.uvtt"));
    writeMap(path.toStdString());
    for (auto step : state) {
        (void)step;
        ui::Document document(
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16}));
        ui::DocumentFiles files(document);
        ui::BattleWindow window(document, files);
        window.resize(1366, 768);
        window.show();
        while (!window.view().settled()) waitForEvents();
        QElapsedTimer clock;
        clock.start();
        auto* application = static_cast<WatchedApplication*>(QCoreApplication::instance());
        application->forgetWorst();
        double map = 0;
        double preview = 0;
        files.openNow(path);
        const auto& scene = window.view().scene();
        while (preview == 0 || scene.decoding() || !window.view().settled()) {
            waitForEvents();
            if (map == 0 && scene.decoding()) map = milliseconds(clock);
            if (preview == 0 && !scene.pictures()->empty() &&
                application->aside([&] { return showsPicture(window.view()); }))
                preview = milliseconds(clock);
        }
        state.counters["map_ms"] = map;
        state.counters["preview_ms"] = preview;
        state.counters["full_ms"] = milliseconds(clock);
        state.counters["stuck_ms"] = application->worstMs();
    }
}
BENCHMARK(importIntoWindow)->Iterations(1)->Repetitions(3)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
