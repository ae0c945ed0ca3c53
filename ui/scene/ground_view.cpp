// SPDX-License-Identifier: MIT
#include "ui/scene/ground_view.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cmath>

namespace tenaille::ui {

namespace {

// The coarsest picture of the whole board fits into this many pixels a side.
constexpr double kOverviewSide = 1000;
constexpr int kBandHeight = 128;  // pixels
// Longer than this may stretching not take in a frame; else it is done roughly until the view rests.
constexpr double kSmoothMs = 2;

// Where a rectangle of one scale lies on the screen at another; edges are rounded one by one, so that
// neighbouring tiles meet.
QRect stretched(const QRect& pixels, double ratio, QPoint origin) {
    const auto edge = [&](int value) { return static_cast<int>(std::lround(value * ratio)); };
    return QRect(QPoint(edge(pixels.left()), edge(pixels.top())),
                 QPoint(edge(pixels.left() + pixels.width()) - 1, edge(pixels.top() + pixels.height()) - 1))
        .translated(origin);
}

// The pixels of another scale that cover a rectangle of the screen.
QRect covering(const QRect& screen, double ratio, QPoint origin) {
    const QRectF area = QRectF(screen.translated(-origin));
    return QRectF(area.topLeft() / ratio, area.bottomRight() / ratio).toAlignedRect();
}

// While the zoom changes, tiles of a few fixed scales serve. They are stretched, by 1.4 at most, and never
// shrunk: that takes twice as long.
double ladder(double scale) { return std::exp2(std::floor(std::log2(scale) * 2) / 2); }

}  // namespace

GroundView::GroundView(BoardScene& scene, QObject* parent) : QObject(parent), m_scene(scene) {
    connect(&m_baker, &TileBaker::baked, this, &GroundView::take);
    connect(&scene, &BoardScene::groundChanged, this, [this](const QVector<QRectF>& plane) {
        // One by one thousands take longer than what lies between them.
        constexpr qsizetype kMostParts = 64;
        QRectF around;
        for (const QRectF& part : plane) {
            if (plane.size() > kMostParts)
                around |= part;
            else
                invalidate(part);
        }
        if (!around.isEmpty()) invalidate(around);
    });
    connect(&scene, &BoardScene::replaced, this, &GroundView::reset);
    m_means.pictures = scene.pictures();
}

void GroundView::setColours(const BoardColours& colours) {
    if (m_means.colours == colours) return;
    m_means.colours = colours;
    reset();
}

void GroundView::setTracesWalls(bool traces) {
    if (m_means.tracesWalls == traces) return;
    m_means.tracesWalls = traces;
    reset();
}

void GroundView::setTintsCover(bool tints) {
    if (m_means.tintsCover == tints) return;
    m_means.tintsCover = tints;
    // What is there stands in until it is painted anew.
    invalidate(m_scene.ground()->board.adjusted(-1, -1, 1, 1));
}

void GroundView::setStartAreas(bool shown) {
    if (m_means.startAreas == shown) return;
    m_means.startAreas = shown;
    for (const auto& terrain : m_scene.ground()->terrain)
        if (terrain->look == TerrainLook::PartyStart || terrain->look == TerrainLook::FoeStart)
            invalidate(terrain->bounds);
}

void GroundView::setAhead(Ahead ahead) { m_ahead = ahead; }

void GroundView::takeMeans() {
    m_means.pictures = m_scene.pictures();
    m_means.known = m_scene.known();
    m_means.veiled = m_scene.veiled();
}

void GroundView::reset() {
    takeMeans();
    m_store.clear();
    Q_EMIT improved(QRectF(-1e4, -1e4, 2e4, 2e4));
}

void GroundView::invalidate(const QRectF& plane) {
    takeMeans();
    m_store.invalidate(plane);
    Q_EMIT improved(plane);
}

void GroundView::take(const TileKey& key, const QImage& image, GroundVersion version) {
    m_store.put(key, image, version);
    const QRect pixels = key.pixels();
    Q_EMIT improved(QRectF(pixels.x() / key.scale, pixels.y() / key.scale, pixels.width() / key.scale,
                           pixels.height() / key.scale));
}

double GroundView::overviewScale() const {
    const QRectF board = m_scene.ground()->board;
    const double fit = kOverviewSide / std::max({board.width(), board.height(), 1.0});
    return std::exp2(std::floor(std::log2(std::clamp(fit, 1.0, 32.0))));
}

void GroundView::wish(const Camera& camera, QSize view, bool resting) {
    if (m_scene.ground()->isPlain()) {
        m_missing = 0;
        m_store.clear();
        return m_baker.want({}, nullptr, {}, m_store.version());
    }
    m_resting = resting;
    m_scale = resting ? camera.scale : ladder(camera.scale);
    const QRect screen(QPoint(), view);
    // Tiles outside the board are all backdrop: not worth keeping.
    const auto onBoard = [&](double scale, const QRect& area) {
        const QRectF board = m_scene.ground()->board.adjusted(-0.5, -0.5, 0.5, 0.5);
        const QRectF pixels(board.topLeft() * scale, board.bottomRight() * scale);
        return area & pixels.toAlignedRect();
    };
    std::vector<TileKey> wanted;
    const auto add = [&](double scale, const QRect& area) {
        for (const TileKey& key : tilesOver(onBoard(scale, area), scale))
            if (!m_store.isFresh(key) && std::find(wanted.begin(), wanted.end(), key) == wanted.end())
                wanted.push_back(key);
    };
    const double overview = overviewScale();
    const auto addOverview = [&] {
        add(overview, QRect(-kTileSide * 64, -kTileSide * 64, kTileSide * 128, kTileSide * 128));
    };
    if (m_ahead == Ahead::CoarseFirst) addOverview();
    const QPoint origin = camera.pixelOrigin();
    const QRect here = covering(screen, camera.scale / m_scale, origin);
    add(m_scale, here);
    m_missing = static_cast<int>(wanted.size());
    if (m_ahead == Ahead::SharpFirst) addOverview();
    if (m_ahead != Ahead::Nothing) {
        // Ahead of time: what a pan uncovers next, and a coarser scale for zooming out.
        const int ahead = kTileSide / 2;
        add(m_scale, here.adjusted(-ahead, -ahead, ahead, ahead));
        const double coarser = ladder(camera.scale) / 2;
        if (resting && coarser > overview) {
            const QRect around = covering(screen, camera.scale / coarser, origin);
            add(coarser, around.adjusted(-around.width() / 2, -around.height() / 2, around.width() / 2,
                                         around.height() / 2));
        }
    }
    m_store.setCapacity(std::max<std::size_t>(64, tilesOver(here, m_scale).size() * 3 + 24));
    m_baker.want(std::move(wanted), m_scene.ground(), m_means, m_store.version());
}

void GroundView::paintTile(QPainter& painter, const Camera& camera, const TileStore::Tile& tile) const {
    const double ratio = camera.scale / tile.key.scale;
    const QRect target = stretched(tile.key.pixels(), ratio, camera.pixelOrigin());
    if (target.size() == tile.image.size())
        painter.drawImage(target.topLeft(), tile.image);
    else
        painter.drawImage(target, tile.image);
}

bool GroundView::paintFrom(QPainter& painter, const Camera& camera, double scale, const QRect& area) {
    const QRectF board = m_scene.ground()->board.adjusted(-0.5, -0.5, 0.5, 0.5);
    const QRect pixels = QRectF(board.topLeft() * scale, board.bottomRight() * scale).toAlignedRect();
    const auto keys = tilesOver(covering(area, camera.scale / scale, camera.pixelOrigin()) & pixels, scale);
    std::vector<const TileStore::Tile*> tiles;
    for (const TileKey& key : keys) {
        tiles.push_back(m_store.find(key));
        if (tiles.back() == nullptr) return false;
    }
    painter.save();
    painter.setClipRect(area);
    // Around the board there are no tiles.
    if (!stretched(pixels, camera.scale / scale, camera.pixelOrigin()).contains(area))
        painter.fillRect(area, m_means.colours.backdrop);
    for (const auto* tile : tiles) paintTile(painter, camera, *tile);
    painter.restore();
    return true;
}

void GroundView::paintSubstitute(QPainter& painter, const Camera& camera, double wanted, const QRect& area) {
    std::vector<double> scales = m_store.scales();
    std::erase(scales, wanted);
    // The nearest scale first; finer ones before coarser ones at the same distance.
    std::sort(scales.begin(), scales.end(), [&](double a, double b) {
        return std::abs(std::log(a / wanted) - 0.1) < std::abs(std::log(b / wanted) - 0.1);
    });
    for (const double scale : scales)
        if (paintFrom(painter, camera, scale, area)) return;
    painter.fillRect(area, m_means.colours.backdrop);
    const QRectF board = m_scene.ground()->board;
    const QRectF screen(camera.toScreen(board.topLeft()), camera.toScreen(board.bottomRight()));
    painter.fillRect(screen & QRectF(area), m_means.colours.rock);
}

// In bands, so that no picture of the size of the screen is made on the way.
void GroundView::paintPlain(QPainter& painter, const Camera& camera, const QRect& area) const {
    const QPoint origin = camera.pixelOrigin();
    for (int top = area.top(); top <= area.bottom(); top += kBandHeight) {
        const QRect band = area & QRect(area.left(), top, area.width(), kBandHeight);
        painter.drawImage(band.topLeft(),
                          paintGround(*m_scene.ground(), m_means, camera.scale, band.translated(-origin)));
    }
}

void GroundView::paint(QPainter& painter, const Camera& camera, const QRect& clip) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !hurries());
    QElapsedTimer timer;
    timer.start();
    const double ratio = camera.scale / m_scale;
    const QPoint origin = camera.pixelOrigin();
    const QRectF board = m_scene.ground()->board.adjusted(-0.5, -0.5, 0.5, 0.5);
    const QRect onScreen =
        QRectF(camera.toScreen(board.topLeft()), camera.toScreen(board.bottomRight())).toAlignedRect();
    // Around the board.
    for (const QRect& part : QRegion(clip) - onScreen) painter.fillRect(part, m_means.colours.backdrop);
    if (m_scene.ground()->isPlain()) return paintPlain(painter, camera, clip & onScreen);
    for (const TileKey& key : tilesOver(covering(clip & onScreen, ratio, origin), m_scale)) {
        if (const TileStore::Tile* tile = m_store.find(key)) {
            paintTile(painter, camera, *tile);
        } else {
            const QRect area = stretched(key.pixels(), ratio, origin) & clip & onScreen;
            if (!area.isEmpty()) paintSubstitute(painter, camera, m_scale, area);
        }
    }
    if (m_resting || hurries()) return;
    const bool slow = static_cast<double>(timer.nsecsElapsed()) > kSmoothMs * 1e6;
    m_slowFrames = slow ? m_slowFrames + 1 : 0;
}

}  // namespace tenaille::ui
