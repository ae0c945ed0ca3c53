// SPDX-License-Identifier: MIT
//
// What the players' screen costs: sight of a party, the scene made of it, a picture of 1920x1080 with fog,
// and a step of a creature with both screens painted. Goals: the sight of 20 viewers with its mask in 0.5 ms
// in dungeon and cave (a viewer here looks from five places, the middle and the corners of its space), 50 ms
// in the forest; a drag step with both screens at most 12 ms.
#include <arpa/inet.h>
#include <benchmark/benchmark.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QUrl>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#ifdef TENAILLE_CLIPPER
#include <polyclipping/clipper.hpp>
#endif

#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "core/document/project.h"
#include "core/players/player_scene.h"
#include "core/vision/fill_mask.h"
#include "core/vision/sight_map.h"
#include "tests/bench/sight_scenes.h"
#include "ui/document/document.h"
#include "ui/network/picture_feed.h"
#include "ui/player/player_picture.h"

namespace {

using namespace tenaille;
using bench::SightKind;
using bench::SightScene;

constexpr int kViewers = 20;
const QSize kScreen(1920, 1080);

// The walls of a scene as a board with a party on it; fog is on.
document::Encounter boardWith(SightKind kind, int walls, int viewers) {
    const SightScene scene = bench::makeSightScene(kind, walls);
    const auto cells = [](std::int32_t units) { return units / geometry::kUnitsPerCell + 1; };
    document::Encounter map = document::makeEncounter(
        document::DocumentKind::Encounter,
        {board::GridKind::Square, cells(scene.frame.max.x), cells(scene.frame.max.y)});
    std::uint32_t next = 100;
    for (const geometry::Segment& wall : scene.walls) {
        board::WallRecord record;
        record.id = {next++};
        record.points = {wall.a, wall.b};
        map.walls.put(record);
    }
    for (int i = 0; i < viewers; ++i) {
        board::TokenRecord token;
        token.id = {next++};
        token.name = "Hero";
        token.creature.side = document::kPartySide;
        token.creature.record = token.id;
        const geometry::LatticePoint eye = scene.eyes[static_cast<std::size_t>(i) * 7 % scene.eyes.size()];
        token.creature.at = board::cellAt(board::GridKind::Square, eye);
        map.tokens.put(token);
    }
    board::PlayerViewRecord view;
    view.id = {next++};
    map.playerView.put(view);
    return map;
}

players::SightGround groundOf(const document::Encounter& map) {
    return {map, document::boardOf(map), document::optionsOf(map)};
}

void onScenes(benchmark::internal::Benchmark* benchmark) {
    benchmark->Args({0, 1000})->Args({1, 1000})->Args({1, 5000})->Args({2, 1000})->Args({2, 5000});
    benchmark->Unit(benchmark::kMillisecond);
}
SightKind kindOf(const benchmark::State& state) { return static_cast<SightKind>(state.range(0)); }
int wallsOf(const benchmark::State& state) { return static_cast<int>(state.range(1)); }

// Arguments: 0 dungeon, 1 forest, 2 cave; number of walls.
void BM_SightOfTwentyViewers(benchmark::State& state) {
    document::Encounter map = boardWith(kindOf(state), wallsOf(state), kViewers);
    const players::SightGround ground = groundOf(map);
    for (auto _ : state) {
        // Nobody is who he was: nothing that was seen lately helps.
        state.PauseTiming();
        const document::Table<board::TokenRecord> tokens = map.tokens;
        for (board::TokenRecord token : tokens) {
            ++token.creature.level;
            map.tokens.put(std::move(token));
        }
        state.ResumeTiming();
        benchmark::DoNotOptimize(ground.seenByParty(map));
    }
}
BENCHMARK(BM_SightOfTwentyViewers)->Apply(onScenes);

// One eye for each: polygons, mask and what is explored.
void BM_TwentyEyes(benchmark::State& state) {
    const document::Encounter map = boardWith(kindOf(state), wallsOf(state), kViewers);
    const SightScene scene = bench::makeSightScene(kindOf(state), wallsOf(state));
    const board::BoardView board = document::boardOf(map);
    const vision::SightMap walls(vision::sightPieces(board), scene.frame);
    board::SampleMask explored(board::samplesOf(map.gridRecord().extent));
    std::vector<vision::SeenPoint> region;
    vision::SightMap::Scratch scratch;
    vision::PolygonFiller filler;
    std::size_t next = 0;
    for (auto _ : state) {
        board::SampleMask seen(explored.box());
        for (int i = 0; i < kViewers; ++i) {
            walls.regionFrom(scene.eyes[next++ % scene.eyes.size()], region, scratch);
            filler.add(region, seen);
        }
        explored |= seen;
    }
    benchmark::DoNotOptimize(explored);
}
BENCHMARK(BM_TwentyEyes)->Apply(onScenes);

#ifdef TENAILLE_CLIPPER
// The same polygons united by Clipper, without a mask.
void BM_TwentyEyesOfClipper(benchmark::State& state) {
    const document::Encounter map = boardWith(kindOf(state), wallsOf(state), kViewers);
    const SightScene scene = bench::makeSightScene(kindOf(state), wallsOf(state));
    const vision::SightMap walls(vision::sightPieces(document::boardOf(map)), scene.frame);
    std::vector<vision::SeenPoint> region;
    vision::SightMap::Scratch scratch;
    std::size_t next = 0;
    for (auto _ : state) {
        ClipperLib::Clipper clipper;
        for (int i = 0; i < kViewers; ++i) {
            walls.regionFrom(scene.eyes[next++ % scene.eyes.size()], region, scratch);
            ClipperLib::Path path;
            for (const vision::SeenPoint& point : region)
                path.emplace_back(static_cast<ClipperLib::cInt>(std::llround(point.x)),
                                  static_cast<ClipperLib::cInt>(std::llround(point.y)));
            clipper.AddPath(path, ClipperLib::ptSubject, true);
        }
        ClipperLib::Paths seen;
        clipper.Execute(ClipperLib::ctUnion, seen, ClipperLib::pftNonZero, ClipperLib::pftNonZero);
        benchmark::DoNotOptimize(seen);
    }
}
BENCHMARK(BM_TwentyEyesOfClipper)->Apply(onScenes);
#endif

void BM_SightGround(benchmark::State& state) {
    const document::Encounter map = boardWith(kindOf(state), wallsOf(state), 1);
    const board::BoardView board = document::boardOf(map);
    const rules::RuleOptions options = document::optionsOf(map);
    for (auto _ : state) benchmark::DoNotOptimize(players::SightGround(map, board, options));
}
BENCHMARK(BM_SightGround)->Apply(onScenes);

void BM_PlayerScene(benchmark::State& state) {
    const document::Encounter map = boardWith(kindOf(state), wallsOf(state), 4);
    const players::SightGround ground = groundOf(map);
    for (auto _ : state) benchmark::DoNotOptimize(players::playerScene(map, ground));
}
BENCHMARK(BM_PlayerScene)->Apply(onScenes);

void settle(ui::PlayerPicture& picture, QImage& image) {
    do {
        QApplication::processEvents();
        QPainter painter(&image);
        picture.paint(painter, image.rect());
    } while (!picture.settled());
}

// A picture of a board that is partly known, everything painted anew.
void BM_PlayerPicture(benchmark::State& state) {
    const document::Encounter map = boardWith(kindOf(state), wallsOf(state), 4);
    ui::PlayerStage stage;
    ui::PlayerPicture picture(stage);
    picture.setSize(kScreen);
    picture.setWatched(true);
    stage.show(players::playerScene(map, groundOf(map)), {});
    QImage image(kScreen, QImage::Format_RGB32);
    settle(picture, image);
    for (auto _ : state) {
        QPainter painter(&image);
        picture.paint(painter, image.rect());
    }
}
BENCHMARK(BM_PlayerPicture)->Apply(onScenes);

// Somebody whom nobody meets, as he is invisible: after each step it is looked for him once more.
document::Encounter withSomebodyUnmet(document::Encounter map) {
    board::PlayerViewRecord view = *map.playerView.begin();
    view.shown = true;
    map.playerView.put(view);
    board::TokenRecord foe = *map.tokens.begin();
    foe.id = foe.creature.record = document::nextId(map);
    foe.creature.side = "foe";
    foe.creature.traits = board::Trait::Invisible;
    map.tokens.put(foe);
    return map;
}

// One step of a creature: the edit with what is explored, the scene, the players' picture.
void stepWithPlayers(benchmark::State& state, document::Encounter map) {
    ui::Document document(std::move(map));
    ui::PlayerStage stage;
    ui::PlayerPicture picture(stage);
    picture.setSize(kScreen);
    picture.setWatched(true);
    QImage image(kScreen, QImage::Format_RGB32);
    const auto show = [&] {
        stage.show(document.playerScene(), {});
        QPainter painter(&image);
        picture.paint(painter, image.rect());
    };
    show();
    settle(picture, image);
    std::int32_t way = 1;
    for (auto _ : state) {
        const board::TokenRecord& hero = *document.encounter().tokens.begin();
        const board::Cell to = hero.creature.at + board::Cell{way, 0};
        way = -way;
        document::ChangeSet step;
        board::TokenRecord moved = hero;
        moved.creature.at = to;
        step.replace(hero, std::move(moved));
        if (!document.perform(step)) state.SkipWithError("the step was refused");
        show();
    }
}
void BM_StepWithPlayers(benchmark::State& state) {
    stepWithPlayers(state, boardWith(kindOf(state), wallsOf(state), 4));
}
BENCHMARK(BM_StepWithPlayers)->Apply(onScenes);

void BM_StepWithSomebodyUnmet(benchmark::State& state) {
    stepWithPlayers(state, withSomebodyUnmet(boardWith(kindOf(state), wallsOf(state), 4)));
}
BENCHMARK(BM_StepWithSomebodyUnmet)->Apply(onScenes);

// A picture of which a hundredth has changed, cut and packed for browsers.
void BM_CutIntoTiles(benchmark::State& state) {
    QImage image(kScreen, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) image.setPixel(x, y, qRgb(x * y % 255, x % 255, y % 255));
    ui::PictureTilesPtr before = ui::cutIntoTiles(image, nullptr);
    int change = 0;
    for (auto _ : state) {
        image.setPixel(300, 300, qRgb(++change % 255, 0, 0));
        before = ui::cutIntoTiles(image, before);
    }
}
BENCHMARK(BM_CutIntoTiles)->Unit(benchmark::kMillisecond);

// Slow sockets that begin a head and never end it, a body and a head without end; all from this machine, so
// that the limit for one address takes hold.
class Attack {
  public:
    explicit Attack(int port) : m_port(port) {
        m_threads.emplace_back([this] { slowSockets(); });
        m_threads.emplace_back(
            [this] { endless("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 314572800\r\n\r\n"); });
        m_threads.emplace_back([this] { endless("GET / HTTP/1.1\r\nX: "); });
    }
    ~Attack() {
        m_ends = true;
        for (std::thread& thread : m_threads) thread.join();
    }
    std::int64_t sent() const { return m_sent; }

  private:
    int connected() const {
        const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(m_port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
            return socket;
        ::close(socket);
        return -1;
    }
    // Those that were closed come again, as fast as a device in the house would do it.
    void slowSockets() {
        constexpr int kMany = 1000;
        std::vector<int> sockets;
        while (!m_ends) {
            for (int i = 0; i < kMany && !m_ends; ++i) {
                sockets.push_back(connected());
                if (sockets.back() >= 0 && ::send(sockets.back(), "GET ", 4, MSG_NOSIGNAL) > 0) m_sent += 4;
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            for (const int socket : sockets)
                if (socket >= 0) ::close(socket);
            sockets.clear();
        }
    }
    // At a hundred megabytes a second, about what a network carries.
    void endless(const std::string& begin) {
        const std::string more(64 * 1024, 'a');
        while (!m_ends) {
            const int socket = connected();
            ssize_t sent = socket < 0 ? -1 : ::send(socket, begin.data(), begin.size(), MSG_NOSIGNAL);
            while (!m_ends && sent > 0) {
                m_sent += sent;
                std::this_thread::sleep_for(std::chrono::microseconds(640));
                sent = ::send(socket, more.data(), more.size(), MSG_NOSIGNAL);
            }
            if (socket >= 0) ::close(socket);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    int m_port;
    std::atomic<bool> m_ends = false;
    std::atomic<std::int64_t> m_sent = 0;
    std::vector<std::thread> m_threads;
};

double residentMib() {
    std::ifstream file("/proc/self/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

// Frames of the players' picture while it is shared; argument 1: and attacked. Counters: the 99th percentile
// of a frame with the events before it, what memory has grown by, what the attackers sent.
void BM_SharedPicture(benchmark::State& state) {
    const document::Encounter map = boardWith(SightKind::Dungeon, 1000, 4);
    ui::PlayerStage stage;
    ui::PlayerPicture picture(stage);
    picture.setSize(kScreen);
    picture.setWatched(true);
    stage.show(players::playerScene(map, groundOf(map)), {});
    QImage image(kScreen, QImage::Format_RGB32);
    settle(picture, image);
    ui::PictureFeed feed(picture);
    feed.start(QHostAddress(QHostAddress::LocalHost), {});
    while (feed.url().isEmpty()) QApplication::processEvents();
    const double before = residentMib();
    std::optional<Attack> attack;
    if (state.range(0) != 0) attack.emplace(QUrl(feed.url()).port());
    std::vector<double> frames;
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        QApplication::processEvents();
        QPainter painter(&image);
        picture.paint(painter, image.rect());
        painter.end();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        frames.push_back(took.count());
        std::this_thread::sleep_for(std::chrono::milliseconds(4));
    }
    std::sort(frames.begin(), frames.end());
    state.counters["p99_ms"] = frames[frames.size() * 99 / 100];
    state.counters["grown_MiB"] = residentMib() - before;
    state.counters["sent_GiB"] = attack ? static_cast<double>(attack->sent()) / (1 << 30) : 0;
}
BENCHMARK(BM_SharedPicture)->Arg(0)->Arg(1)->Iterations(1500)->Unit(benchmark::kMillisecond);

}  // namespace
