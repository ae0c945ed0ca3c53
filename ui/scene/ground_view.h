// SPDX-License-Identifier: MIT
//
// GroundView: the ground of a scene as seen by one camera, from tiles that are painted in the background.
// What is not painted yet is shown from another scale, stretched: no frame ever waits. A plain ground needs
// no tiles: an empty board takes no memory.
#pragma once

#include <QObject>
#include <QPainter>

#include "ui/scene/board_scene.h"
#include "ui/scene/camera.h"
#include "ui/scene/ground_painter.h"
#include "ui/scene/tile_baker.h"
#include "ui/scene/tile_store.h"

namespace tenaille::ui {

class GroundView : public QObject {
    Q_OBJECT

  public:
    explicit GroundView(BoardScene& scene, QObject* parent = nullptr);

    void setColours(const BoardColours& colours);
    void setTracesWalls(bool traces);
    void setTintsCover(bool tints);
    void setStartAreas(bool shown);
    // What is painted besides what is in view: all of the board coarsely, before it, and what a pan uncovers,
    // after it; both after it; nothing.
    enum class Ahead { CoarseFirst, SharpFirst, Nothing };
    void setAhead(Ahead ahead);

    // Paints the part `clip` (pixels of the view). `resting`: the zoom does not change just now, so tiles of
    // exactly this scale are worth painting.
    void paint(QPainter& painter, const Camera& camera, const QRect& clip);
    // Says which tiles should be painted next for a view of this size.
    void wish(const Camera& camera, QSize view, bool resting);
    // The zoom changes, and this machine cannot stretch smoothly in the time of a frame.
    bool hurries() const { return !m_resting && m_slowFrames >= kSlowFrames; }
    // Nothing is left to paint for the last wish.
    bool settled() const { return m_missing == 0; }

  Q_SIGNALS:
    // A rectangle of the plane can be painted better now.
    void improved(const QRectF& plane);

  private:
    static constexpr int kSlowFrames = 3;  // one alone may have been somebody else's fault

    void take(const TileKey& key, const QImage& image, GroundVersion version);
    void takeMeans();
    void invalidate(const QRectF& plane);
    void reset();
    void paintTile(QPainter& painter, const Camera& camera, const TileStore::Tile& tile) const;
    bool paintFrom(QPainter& painter, const Camera& camera, double scale, const QRect& area);
    void paintPlain(QPainter& painter, const Camera& camera, const QRect& area) const;
    void paintSubstitute(QPainter& painter, const Camera& camera, double wanted, const QRect& area);
    double overviewScale() const;

    BoardScene& m_scene;
    GroundMeans m_means;
    TileStore m_store;
    double m_scale = kFullScale;  // that paint() looks for first
    bool m_resting = true;
    Ahead m_ahead = Ahead::CoarseFirst;
    int m_slowFrames = 0;  // in a row that took too long to stretch tiles smoothly
    int m_missing = 0;
    TileBaker m_baker;  // last: its threads end first
};

}  // namespace tenaille::ui
