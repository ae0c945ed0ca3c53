// SPDX-License-Identifier: MIT
#include "ui/scene/frame.h"

#include <QElapsedTimer>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/scene/layers.h"
#include "ui/scene/name_painter.h"
#include "ui/style/icon.h"

namespace tenaille::ui {

namespace {

constexpr double kHalfBorder = 0.0375;  // of the disc, in its radius: rings lie outside of it

bool holds(const std::vector<RecordId>& ids, RecordId id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Does a line of the overlay pass over the disc?
bool isCrossed(const TokenShape& token, const Frame& frame) {
    const double radius = discRadius(token.face);
    for (const OverlayLine& line : frame.overlay.lines)
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            const QPointF a = planePoint(frame.scene.grid(), line.points[i - 1]);
            const QPointF along = planePoint(frame.scene.grid(), line.points[i]) - a;
            const QPointF toMiddle = token.middle - a;
            const double length = QPointF::dotProduct(along, along);
            const double part =
                length > 0 ? std::clamp(QPointF::dotProduct(toMiddle, along) / length, 0.0, 1.0) : 0;
            const QPointF apart = toMiddle - along * part;
            if (QPointF::dotProduct(apart, apart) < radius * radius) return true;
        }
    return false;
}

// Paints the tokens of one frame.
class TokenLayer {
  public:
    TokenLayer(QPainter& painter, const Frame& frame, FrameCaches& caches, const QRect& clip, double budgetMs,
               bool exact)
        : m_painter(painter),
          m_frame(frame),
          m_sprites(caches.sprites),
          m_names(painter, frame, caches.names),
          m_clip(clip),
          m_budgetMs(budgetMs),
          m_exact(exact) {}

    // The budget is that of the sprites alone: what lies below them may have taken long.
    void paintAll() {
        m_timer.start();
        for (const TokenShape& token : m_frame.scene.tokens())
            if (token.auraReach > 0 && touches(token)) paintAura(token);
        for (const TokenShape& token : m_frame.scene.tokens())
            if (touches(token)) paintOne(token);
        // Above every ring and every neighbour.
        for (const TokenShape& token : m_frame.scene.tokens())
            if (touches(token) && ringGap(token) > 0) paintWedge(token);
    }
    // Lines cross neither names nor letters: those of whom they cross are painted once more.
    void paintWords() {
        m_names.paint(m_clip);
        const double scale = m_frame.camera.scale;
        for (const TokenShape& token : m_frame.scene.tokens()) {
            if (!touches(token) || !isCrossed(token, m_frame)) continue;
            m_painter.save();
            m_painter.translate(m_frame.camera.toScreen(token.middle));
            m_painter.scale(scale, scale);
            if (token.face.hidden) m_painter.setOpacity(0.5);
            paintTokenLabel(m_painter, token.face, scale);
            m_painter.restore();
        }
    }
    void paintGhosts() {
        for (const OverlayGhost& ghost : m_frame.overlay.ghosts) {
            const TokenShape* token = m_frame.scene.token(ghost.token);
            if (token == nullptr) continue;
            m_painter.setOpacity(0.65);
            paintSprite(movedShape(m_frame.scene.grid(), *token, ghost.at, ghost.facing));
            m_painter.setOpacity(1);
        }
    }
    bool complete() const { return m_complete; }
    std::vector<QRectF> names() const { return m_names.plates(); }

  private:
    bool touches(const TokenShape& token) const {
        if (std::binary_search(m_frame.later.begin(), m_frame.later.end(), token.id)) return false;
        const QRectF box(m_frame.camera.toScreen(token.bounds.topLeft()),
                         m_frame.camera.toScreen(token.bounds.bottomRight()));
        return box.intersects(m_clip);
    }

    void paintOne(const TokenShape& token) {
        paintUnder(token);
        if (ringGap(token) > 0) {
            TokenShape bare = token;
            bare.face.wedge = false;
            paintSprite(bare);
        } else {
            paintSprite(token);
        }
        paintOver(token);
    }

    double radius(const TokenShape& token) const { return discRadius(token.face) * m_frame.camera.scale; }

    // The outer edge of the rings around a token, in pixels of the user interface from its disc; 0: none.
    double ringGap(const TokenShape& token) const {
        if (holds(m_frame.marks.current, token.id)) return 9;
        if (holds(m_frame.marks.targets, token.id)) return 6;
        if (holds(m_frame.marks.selected, token.id)) return 5;
        return token.id == m_frame.marks.hovered ? 4 : 0;
    }

    void paintWedge(const TokenShape& token) {
        const double scale = m_frame.camera.scale;
        m_painter.save();
        m_painter.translate(m_frame.camera.toScreen(token.middle));
        m_painter.scale(scale, scale);
        if (token.face.hidden) m_painter.setOpacity(0.5);
        paintFacing(m_painter, token.face, scale,
                    (radius(token) * kHalfBorder + ringGap(token) * m_frame.textScale) / scale);
        m_painter.restore();
    }

    void ring(const TokenShape& token, const QColor& colour, double gap, double width, bool dashed = false) {
        const double unit = m_frame.textScale;
        const QPointF at = m_frame.camera.toScreen(token.middle);
        const double around = radius(token) * (1 + kHalfBorder) + gap * unit;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(QColor(0, 0, 0, 150), (width + 2) * unit));
        m_painter.drawEllipse(at, around, around);
        QPen pen(colour, width * unit, Qt::SolidLine, Qt::FlatCap);
        if (dashed) pen.setDashPattern({2.6, 1.8});
        m_painter.setPen(pen);
        m_painter.drawEllipse(at, around, around);
    }

    void paintAura(const TokenShape& token) {
        const double scale = m_frame.camera.scale;
        QPainterPath area;
        area.setFillRule(Qt::WindingFill);
        for (const QPolygonF& cell : token.aura) area.addPolygon(cell);
        QColor colour = token.face.fill;
        m_painter.save();
        m_painter.translate(m_frame.camera.toScreen({0, 0}));
        m_painter.scale(scale, scale);
        m_painter.setRenderHint(QPainter::Antialiasing, false);  // no seams between cells
        colour.setAlpha(40);
        m_painter.fillPath(area, colour);
        m_painter.setRenderHint(QPainter::Antialiasing);
        colour.setAlpha(220);
        m_painter.setPen(QPen(colour, 2 * m_frame.textScale / scale, Qt::DashLine));
        m_painter.drawLines(QVector<QLineF>(token.auraEdge.begin(), token.auraEdge.end()));
        m_painter.restore();
    }

    void paintUnder(const TokenShape& token) {
        if (holds(m_frame.marks.current, token.id)) {
            ring(token, ink::kYellow, 8, 3);
            ring(token, ink::kYellow, 3.4, 2);
        }
        if (holds(m_frame.marks.selected, token.id))
            ring(token, ink::kYellow, 3.5, 3.4);
        else if (token.id == m_frame.marks.hovered)
            ring(token, ink::kSky, 3, 2.4);
    }
    void paintOver(const TokenShape& token) {
        const bool pinned = token.id == m_frame.marks.pinned;
        if (holds(m_frame.marks.targets, token.id)) ring(token, Qt::white, 5, 2.6, !pinned);
        if (pinned) paintPin(token);
    }

    // On the ring, top left: health, shield and hidden eye stand elsewhere on most discs.
    void paintPin(const TokenShape& token) {
        const double unit = m_frame.textScale;
        const double out = (radius(token) * (1 + kHalfBorder) + 6 * unit) * M_SQRT1_2;
        const QPointF at = m_frame.camera.toScreen(token.middle) - QPointF(out, out);
        m_painter.setPen(QPen(ink::kBlack, 1.4 * unit));
        m_painter.setBrush(Qt::white);
        m_painter.drawEllipse(at, 9 * unit, 9 * unit);
        const QPointF half(6.5 * unit, 6.5 * unit);
        drawGlyph(m_painter, QRectF(at - half, at + half), Glyph::Pin, ink::kBlack);
    }

    // While zooming, sprites of a near scale are stretched; they are painted anew when the view rests.
    double spriteScale() const {
        if (m_exact) return m_frame.camera.scale;
        return std::exp2(std::ceil(std::log2(m_frame.camera.scale) * 2 - 0.25) / 2);
    }

    void paintSprite(const TokenShape& token) {
        const double scale = spriteScale();
        const SpriteCache::Sprite* sprite = m_sprites.find(token.face, scale);
        if (sprite == nullptr || sprite->scale != scale) {
            // One in each frame at least, so that on the slowest machine they are all there in the end.
            const bool mayPaint =
                !m_paintedOne || static_cast<double>(m_timer.nsecsElapsed()) < m_budgetMs * 1e6;
            if (mayPaint) sprite = m_sprites.paint(token.face, scale);
            m_paintedOne = true;
            m_complete = m_complete && mayPaint;
        }
        const QPointF at = m_frame.camera.toScreen(token.middle);
        if (sprite == nullptr) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(token.face.fill);
            m_painter.drawEllipse(at, radius(token), radius(token));
            return;
        }
        const double stretch = m_frame.camera.scale / sprite->scale;
        const double half = sprite->image.width() * stretch / 2;
        if (stretch == 1)
            m_painter.drawImage(QPoint(static_cast<int>(std::lround(at.x() - half)),
                                       static_cast<int>(std::lround(at.y() - half))),
                                sprite->image);
        else
            m_painter.drawImage(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), sprite->image);
    }

    QPainter& m_painter;
    const Frame& m_frame;
    SpriteCache& m_sprites;
    NamePainter m_names;
    QRect m_clip;
    double m_budgetMs;
    bool m_exact;
    bool m_complete = true;
    bool m_paintedOne = false;
    QElapsedTimer m_timer;
};

void paintNotes(QPainter& painter, const Frame& frame) {
    const double size = 11 * frame.textScale;
    for (const NoteShape& note : frame.scene.notes()) {
        const QPointF at = frame.camera.toScreen(note.at);
        if (!QRectF(QPointF(), frame.view).adjusted(-40, -40, 40, 40).contains(at)) continue;
        const bool marked = holds(frame.marks.selected, note.id);
        paintNotePin(painter, at, size,
                     QPen(marked ? ink::kYellow : ink::kBlack, (marked ? 3 : 1.6) * frame.textScale));
    }
}

void paintLightMarks(QPainter& painter, const Frame& frame) {
    if (!frame.options.lightMarks) return;
    const double size = 7 * frame.textScale;
    for (const auto& light : frame.scene.ground()->lights) {
        const QPointF at = frame.camera.toScreen(light->at);
        painter.setPen(QPen(ink::kBlack, 1.6 * frame.textScale));
        painter.setBrush(light->on ? light->colour : QColor(0x60, 0x60, 0x60));
        painter.drawEllipse(at, size, size);
        for (int ray = 0; light->on && ray < 8; ++ray) {
            const QPointF out(std::cos(ray * M_PI / 4), std::sin(ray * M_PI / 4));
            painter.drawLine(at + out * size * 1.35, at + out * size * 1.75);
        }
    }
}

}  // namespace

void paintNotePin(QPainter& painter, QPointF at, double size, const QPen& line) {
    const QPointF head = at - QPointF(0, size * 1.7);
    QPainterPath pin(at);
    pin.cubicTo(at + QPointF(-size * 0.3, -size * 0.8), head + QPointF(-size, size * 0.6),
                head + QPointF(-size, 0));
    pin.arcTo(QRectF(head - QPointF(size, size), QSizeF(2 * size, 2 * size)), 180, -180);
    pin.cubicTo(head + QPointF(size, size * 0.6), at + QPointF(size * 0.3, -size * 0.8), at);
    painter.setPen(line);
    painter.setBrush(QColor(0x8d, 0x5f, 0xc4));
    painter.drawPath(pin);
    painter.setPen(QPen(Qt::white, size * 0.16, Qt::SolidLine, Qt::RoundCap));
    for (const double y : {-0.35, 0.0, 0.35})
        painter.drawLine(head + QPointF(-size * 0.45, y * size),
                         head + QPointF(size * (y > 0.2 ? 0.1 : 0.45), y * size));
}

bool paintFrame(QPainter& painter, const Frame& frame, FrameCaches& caches, const QRect& clip,
                double budgetMs, bool exactSprites) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, !frame.rough);
    TokenLayer tokens(painter, frame, caches, clip, budgetMs, exactSprites);
    for (int layer = static_cast<int>(kFirstLiveLayer); layer <= static_cast<int>(kLastLiveLayer); ++layer) {
        switch (static_cast<Layer>(layer)) {
            case Layer::Area:
                paintOverlayAreas(painter, frame);
                break;
            case Layer::Selection:
                paintSelection(painter, frame);
                break;
            case Layer::Note:
                paintNotes(painter, frame);
                break;
            case Layer::LightMark:
                paintLightMarks(painter, frame);
                break;
            case Layer::Token:
                tokens.paintAll();
                break;
            case Layer::Ghost:
                tokens.paintGhosts();
                break;
            case Layer::Line:
                paintOverlayLines(painter, frame);
                tokens.paintWords();
                break;
            case Layer::Point:
                paintOverlayPoints(painter, frame);
                break;
            case Layer::Label:
                paintOverlayLabels(painter, frame, tokens.names());
                break;
            case Layer::Hint:
                paintCoverLegend(painter, frame);
                paintLegend(painter, frame);
                paintHint(painter, frame);
                break;
            default:
                break;
        }
    }
    return tokens.complete();
}

}  // namespace tenaille::ui
