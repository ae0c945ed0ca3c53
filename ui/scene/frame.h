// SPDX-License-Identifier: MIT
//
// Frame: what a view shows above the ground at this moment, and the function that paints it. The widget and
// render_image.h share it.
#pragma once

#include <QLineF>
#include <QPainter>
#include <QPointF>
#include <QPolygonF>
#include <QString>
#include <QVector>
#include <optional>
#include <vector>

#include "ui/gesture/overlay.h"
#include "ui/scene/board_scene.h"
#include "ui/scene/camera.h"
#include "ui/scene/name_texts.h"
#include "ui/scene/token_painter.h"

namespace tenaille::ui {

// Records that are marked, whatever their kind.
struct BoardMarks {
    std::vector<RecordId> selected;
    std::vector<RecordId> targets;
    RecordId pinned;  // a target that stays
    RecordId hovered;
    std::vector<RecordId> current;  // whose turn it is
    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

struct FrameOptions {
    bool lightMarks = false;   // a circle where each light is, for the editor
    bool startAreas = false;   // where creatures start
    bool coverLegend = false;  // the walls are tinted by the cover that they give
    bool names = true;         // below the tokens when zoomed in
    friend bool operator==(const FrameOptions&, const FrameOptions&) = default;
};

struct Frame {
    const BoardScene& scene;
    Camera camera;
    BoardColours colours;
    BoardMarks marks;
    FrameOptions options;
    const Overlay& overlay;
    QString hint;
    std::optional<QPointF> pointer;  // in pixels: labels without a place stand beside it
    QSize view;                      // in pixels
    double textScale = 1;            // device pixels per pixel of the user interface
    bool rough = false;              // speed goes before smoothness, for a moment
    // Ascending: creatures that come when the ground around them is painted.
    std::vector<RecordId> later = {};
};

// What frames paint again and again.
struct FrameCaches {
    SpriteCache sprites;
    NameTexts names;
};

// Paints the live layers of layers.h, in pixels of the view, as far as they touch `clip`. Sprites that are
// not in their cache are painted until `budgetMs` is used up; false: some are missing and the frame should be
// painted again.
bool paintFrame(QPainter& painter, const Frame& frame, FrameCaches& caches, const QRect& clip,
                double budgetMs, bool exactSprites);

// ---- parts of it ----
void paintOverlayAreas(QPainter& painter, const Frame& frame);
void paintOverlayLines(QPainter& painter, const Frame& frame);
void paintOverlayPoints(QPainter& painter, const Frame& frame);
// Where `names` are no small label stands.
void paintOverlayLabels(QPainter& painter, const Frame& frame, const std::vector<QRectF>& names);
void paintLegend(QPainter& painter, const Frame& frame);
// The look of areas and lines, for the legend.
void paintSampleOf(QPainter& painter, const Frame& frame, AreaStyle style, const QRectF& where);
void paintSampleOf(QPainter& painter, const Frame& frame, LineStyle style, const QRectF& where);
// The colour of an area as a line.
QColor lineColour(AreaStyle style, const BoardColours& colours);
void paintHint(QPainter& painter, const Frame& frame);
void paintSelection(QPainter& painter, const Frame& frame);
// Hairlines, without antialiasing, for so many that nobody tells them apart: a line with its casing takes as
// long as a hundred of these. `unit`: pixels of one of the user interface.
class ThinLines {
  public:
    static constexpr std::size_t kFrom = 300;

    void add(const QPolygonF& points);  // of the screen
    void add(const QPolygonF& plane, const Camera& camera);
    void paint(QPainter& painter, const QColor& colour, double unit) const;

  private:
    QVector<QLineF> m_lines;
};
// A pin of a note with its point at `at`; its head has the radius `size`.
void paintNotePin(QPainter& painter, QPointF at, double size, const QPen& line);

// The pixels that an overlay touches, for repainting no more than that.
QRegion overlayRegion(const Overlay& overlay, const Frame& frame);

}  // namespace tenaille::ui
