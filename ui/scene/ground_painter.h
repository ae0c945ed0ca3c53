// SPDX-License-Identifier: MIT
//
// Paints the ground of a board: the functions behind tiles, thumbnails, `tenaille render`, printed pages and
// tests. The layers of layers.h have one painter each, below; all of them paint in cells.
#pragma once

#include <QImage>
#include <QPainter>

#include "core/board/sample_mask.h"
#include "ui/scene/board_colours.h"
#include "ui/scene/ground.h"
#include "ui/scene/pictures.h"

namespace tenaille::ui {

// Everything a painter needs besides the ground; cheap to copy, safe to hand to another thread.
struct GroundMeans {
    BoardColours colours;
    std::shared_ptr<const Pictures> pictures = std::make_shared<Pictures>();
    std::shared_ptr<const board::SampleMask> known;   // of pictures nothing else is painted; nullptr: all
    std::shared_ptr<const board::SampleMask> veiled;  // ground that is not painted; nullptr: none
    bool tintsCover = false;
    bool startAreas = true;   // where creatures start
    bool tracesWalls = true;  // on picture maps; the players' picture shows the walls itself
};

// One piece of work. The painter is set up in cells and antialiased.
struct GroundPaint {
    QPainter& painter;
    const Ground& ground;
    const GroundMeans& means;
    double scale = 1;      // pixels per cell
    QRect pixels;          // what is painted, in pixels from the plane's origin
    QRectF visible;        // the same in cells
    bool onPaper = false;  // lines stay lines: what is painted is no raster of pixels

    bool shows(const Shape& shape) const { return shape.bounds.intersects(visible); }
    // Some of it is unknown to the players who see it: nothing may tell how ground goes on there.
    bool isCut() const { return means.known != nullptr && !onPaper; }
    // A width in cells that never falls below `pixels` on the screen.
    double atLeast(double cells, double minPixels) const { return std::max(cells, minPixels / scale); }
};

// The part `pixels` of the board at `scale` pixels per cell, opaque. Neighbouring parts meet without a seam.
QImage paintGround(const Ground& ground, const GroundMeans& means, double scale, const QRect& pixels);

// The part `visible` (cells) onto a page: everything stays a line, a letter or a pattern but pictures and
// soft shadows, which have `scale` pixels per cell. A picture goes to the painter whole each time, so that a
// document of several pages holds it once. The painter is set up in cells and clips.
void paintGroundOnPaper(QPainter& painter, const Ground& ground, const GroundMeans& means, double scale,
                        const QRectF& visible);

// An outline in device pixels, with a corner at every whole pixel of its slanted sides: where such a side
// goes on in the dark shows no more than a pixel before its end. Rounded at its ends alone it would run
// otherwise all along.
QPolygonF inWholePixels(const GroundPaint& paint, const QPolygonF& outline);

// ---- one per layer ----
void paintRock(const GroundPaint& paint);
void paintPictures(const GroundPaint& paint);
void paintFloors(const GroundPaint& paint);
void paintTerrain(const GroundPaint& paint);
void paintLights(const GroundPaint& paint);
void paintShadows(const GroundPaint& paint);
void paintGrid(const GroundPaint& paint, QImage& image);
void paintGridLines(const GroundPaint& paint);
void paintVeil(const GroundPaint& paint);
void paintProps(const GroundPaint& paint);
void paintWalls(const GroundPaint& paint);
void paintDoors(const GroundPaint& paint);
void paintTexts(const GroundPaint& paint);

// ---- what is hidden from the players, for the game master: pale, in a broken rim ----
inline constexpr double kHiddenThing = 0.55;  // opacity
void paintHiddenRim(const GroundPaint& paint, const QPolygonF& outline);

}  // namespace tenaille::ui
