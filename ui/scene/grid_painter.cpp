// SPDX-License-Identifier: MIT
//
// The grid, blended pixel by pixel: translucent lines drawn by QPainter cost tens of milliseconds per frame.
// On paper it is one path of lines.
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/board/grid.h"
#include "ui/scene/camera.h"
#include "ui/scene/ground_painter.h"

namespace tenaille::ui {

namespace {

constexpr double kFadeFrom = 14;  // pixels per cell: fully visible above,
constexpr double kFadeTo = 5;     // gone below

// Blends one colour into an RGB32 image.
class GridBlend {
  public:
    GridBlend(QImage& image, const QColor& colour, double strength)
        : m_bits(reinterpret_cast<QRgb*>(image.bits())),
          m_stride(image.bytesPerLine() / 4),
          m_size(image.size()),
          m_colour(colour.rgb()),
          m_alpha(static_cast<unsigned>(std::lround(colour.alpha() * strength * 256 / 255))) {}

    // `share`: of the full strength, which is 256.
    void dot(int x, int y, unsigned share = 256) {
        if (x < 0 || y < 0 || x >= m_size.width() || y >= m_size.height()) return;
        blend(m_bits[y * m_stride + x], std::min(m_alpha * share / 256, 256U));
    }
    void column(int x, int from, int to) {
        if (x < 0 || x >= m_size.width()) return;
        for (int y = std::max(0, from); y < std::min(to, m_size.height()); ++y)
            blend(m_bits[y * m_stride + x], m_alpha);
    }
    void row(int y, int from, int to) {
        if (y < 0 || y >= m_size.height()) return;
        for (int x = std::max(0, from); x < std::min(to, m_size.width()); ++x)
            blend(m_bits[y * m_stride + x], m_alpha);
    }
    // A slanted line, smooth: two pixels per step share the strength. To the eye two half ones are less than
    // a whole one, so that they get more.
    void slant(QPointF a, QPointF b) {
        const bool steep = std::abs(b.y() - a.y()) > std::abs(b.x() - a.x());
        if (steep) {
            a = a.transposed();
            b = b.transposed();
        }
        if (a.x() > b.x()) std::swap(a, b);
        const double rise = (b.y() - a.y()) / std::max(b.x() - a.x(), 1e-9);
        // Half open, so that the two edges of a corner do not darken it twice.
        for (int along = static_cast<int>(std::ceil(a.x())); along < b.x(); ++along) {
            const double across = a.y() + (along - a.x()) * rise - 0.5;
            const int near = static_cast<int>(std::floor(across));
            const double part = across - near;
            const auto far = static_cast<unsigned>(part * kSlant);
            const auto nearby = static_cast<unsigned>((1 - part) * kSlant);
            steep ? dot(near, along, nearby) : dot(along, near, nearby);
            steep ? dot(near + 1, along, far) : dot(along, near + 1, far);
        }
    }

  private:
    // On ground as dark as rock at night a dark line would not be there: a light one is.
    void blend(QRgb& pixel, unsigned alpha) const {
        constexpr QRgb kLight = 0xc8ccd4;
        const bool isDark = qRed(pixel) < kDark && qGreen(pixel) < kDark && qBlue(pixel) < kDark;
        const QRgb colour = isDark ? kLight : m_colour;
        if (isDark) alpha = alpha * kLightShare / 256;
        const unsigned keep = 256 - alpha;
        const unsigned rb = ((pixel & 0xff00ff) * keep + (colour & 0xff00ff) * alpha) >> 8 & 0xff00ff;
        const unsigned g = ((pixel & 0x00ff00) * keep + (colour & 0x00ff00) * alpha) >> 8 & 0x00ff00;
        pixel = 0xff000000 | rb | g;
    }

    static constexpr double kSlant = 256 * 1.75;
    static constexpr int kDark = 0x38;
    static constexpr unsigned kLightShare = 128;

    QRgb* m_bits;
    qsizetype m_stride;
    QSize m_size;
    QRgb m_colour;
    unsigned m_alpha;
};

// The lines of the squares that are seen, both ends included.
struct SquareLines {
    int firstColumn, lastColumn, firstRow, lastRow;
};

SquareLines squareLines(const GroundPaint& paint) {
    const board::Extent& extent = paint.ground.extent;
    return {std::max(0, static_cast<int>(std::floor(paint.visible.left()))),
            std::min(extent.width, static_cast<int>(std::ceil(paint.visible.right()))),
            std::max(0, static_cast<int>(std::floor(paint.visible.top()))),
            std::min(extent.height, static_cast<int>(std::ceil(paint.visible.bottom())))};
}

void squareGrid(const GroundPaint& paint, GridBlend& blend) {
    const auto pixel = [&](double cells) { return static_cast<int>(std::lround(cells * paint.scale)); };
    const auto& extent = paint.ground.extent;
    const int left = paint.pixels.left();
    const int top = paint.pixels.top();
    const SquareLines lines = squareLines(paint);
    for (int x = lines.firstColumn; x <= lines.lastColumn; ++x)
        blend.column(pixel(x) - left, -top, pixel(extent.height) - top + 1);
    for (int y = lines.firstRow; y <= lines.lastRow; ++y)
        blend.row(pixel(y) - top, -left, pixel(extent.width) - left + 1);
}

// One side of the hex [0,0]: its ends and the neighbour behind it.
struct HexSide {
    QPointF from;
    QPointF to;
    board::Cell across;
    bool mine = false;  // one of the three sides that every hex draws; the others are a neighbour's
};

std::vector<HexSide> hexSides(board::GridKind grid) {
    std::vector<HexSide> sides;
    const auto corners = board::corners(grid, {});
    for (std::size_t side = 0; side < corners.size(); ++side) {
        HexSide made{
            planePoint(grid, corners[side]), planePoint(grid, corners[(side + 1) % corners.size()]), {}};
        const QPointF out = (made.from + made.to) / 2;
        made.mine = out.y() > 1e-6 || (std::abs(out.y()) < 1e-6 && out.x() > 0);
        for (const board::Cell offset : board::neighbourOffsets(grid))
            if (QPointF::dotProduct(planeCentre(grid, offset), out) > 0.49) made.across = offset;
        sides.push_back(made);
    }
    return sides;
}

// Calls drawSide(from, to), in cells, once for each side of a hex that is seen.
template <class Side>
void eachHexSide(const GroundPaint& paint, Side&& drawSide) {
    const board::Extent& extent = paint.ground.extent;
    const auto sides = hexSides(extent.grid);
    const auto shown = paint.visible.adjusted(-1, -1, 1, 1);
    const double columnStep = extent.grid == board::GridKind::HexFlat ? std::sqrt(3.0) / 2 : 1;
    const double rowStep = extent.grid == board::GridKind::HexPointy ? std::sqrt(3.0) / 2 : 1;
    const int firstColumn = std::max(0, static_cast<int>(std::floor(shown.left() / columnStep)) - 1);
    const int lastColumn =
        std::min(extent.width - 1, static_cast<int>(std::ceil(shown.right() / columnStep)));
    const int firstRow = std::max(0, static_cast<int>(std::floor(shown.top() / rowStep)) - 1);
    const int lastRow = std::min(extent.height - 1, static_cast<int>(std::ceil(shown.bottom() / rowStep)));
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            const board::Cell cell = extent.cellOf(column, row);
            const QPointF middle = planeCentre(extent.grid, cell);
            for (const HexSide& side : sides)
                if (side.mine || !extent.contains(cell + side.across))
                    drawSide(middle + side.from, middle + side.to);
        }
    }
}

void hexGrid(const GroundPaint& paint, GridBlend& blend) {
    eachHexSide(paint, [&](QPointF from, QPointF to) {
        blend.slant(from * paint.scale - paint.pixels.topLeft(), to * paint.scale - paint.pixels.topLeft());
    });
}

}  // namespace

void paintGrid(const GroundPaint& paint, QImage& image) {
    if (!paint.ground.gridVisible || paint.scale <= kFadeTo) return;
    // The painter shares the image's pixels, so it has to be done before they are written directly.
    paint.painter.end();
    const double strength = std::min(1.0, (paint.scale - kFadeTo) / (kFadeFrom - kFadeTo));
    GridBlend blend(image, paint.means.colours.grid, strength);
    if (paint.ground.extent.grid == board::GridKind::Square)
        squareGrid(paint, blend);
    else
        hexGrid(paint, blend);
}

void paintGridLines(const GroundPaint& paint) {
    constexpr double kWidth = 0.012;  // cells: a third of a millimetre on squares of an inch
    if (!paint.ground.gridVisible) return;
    QPainterPath path;  // one, so that crossings are no darker
    const auto add = [&](QPointF from, QPointF to) {
        path.moveTo(from);
        path.lineTo(to);
    };
    const board::Extent& extent = paint.ground.extent;
    if (board::isHex(extent.grid)) {
        eachHexSide(paint, add);
    } else {
        const SquareLines lines = squareLines(paint);
        for (int x = lines.firstColumn; x <= lines.lastColumn; ++x)
            add(QPointF(x, lines.firstRow), QPointF(x, lines.lastRow));
        for (int y = lines.firstRow; y <= lines.lastRow; ++y)
            add(QPointF(lines.firstColumn, y), QPointF(lines.lastColumn, y));
    }
    paint.painter.strokePath(path, QPen(paint.means.colours.grid, kWidth));
}

}  // namespace tenaille::ui
