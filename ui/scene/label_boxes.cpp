// SPDX-License-Identifier: MIT
#include "ui/scene/label_boxes.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/scene/free_places.h"
#include "ui/scene/label_fonts.h"

namespace tenaille::ui {

namespace {

// Around the place of a small label, in cells: first where it belongs, then ever farther away.
constexpr std::array kRings{0.0, 0.3, 0.6, 0.95, 1.4};
constexpr int kWays = 8;
constexpr double kSignRadius = 10;  // of points, in pixels of the user interface
// A number that lies for so much on something else is left out.
constexpr double kTooMuch = 0.2;

QPointF onScreen(const Frame& frame, LatticePoint point) {
    return frame.camera.toScreen(planePoint(frame.scene.grid(), point));
}

QRectF around(QPointF at, double reach) { return QRectF(at, at).adjusted(-reach, -reach, reach, reach); }

QSizeF sizeOf(const Frame& frame, const OverlayLabel& label, const QFont& font) {
    const double unit = frame.textScale;
    const QRectF text = QFontMetricsF(font).boundingRect(QRectF(0, 0, 600 * unit, 400 * unit), 0, label.text);
    const double padX = (label.small ? 4 : 9) * unit;
    const double padY = (label.small ? 1 : 5) * unit;
    QSizeF size(text.width() + 2 * padX, text.height() + 2 * padY);
    if (label.role == LabelRole::Letter) size.setWidth(std::max(size.width(), size.height()));
    return size;
}

QFont fontOf(const Frame& frame, const OverlayLabel& label) {
    const double pixels = label.role == LabelRole::Number ? 11 : label.small ? 12 : 13;
    return boardFont(pixels * frame.textScale, label.small);
}

// Above its place; on the other side of one near the edge of the view.
QRectF besidePlace(const Frame& frame, QPointF at, const QSizeF& size) {
    const double unit = frame.textScale;
    QPointF corner = at + QPointF(14 * unit, -size.height() - 10 * unit);
    if (!QRectF(QPointF(), QSizeF(frame.view)).contains(at)) return {corner, size};
    if (corner.x() + size.width() > frame.view.width()) corner.setX(at.x() - 14 * unit - size.width());
    if (corner.y() < 0) corner.setY(at.y() + 10 * unit);
    return {corner, size};
}

// Beside the pointer, or above its place.
QRectF plainBox(const Frame& frame, const OverlayLabel& label, const QSizeF& size) {
    const double unit = frame.textScale;
    if (label.at) return besidePlace(frame, onScreen(frame, *label.at), size);
    const double aside = label.before ? -size.width() - 14 * unit : 18 * unit;
    QPointF corner = frame.pointer.value_or(QPointF()) + QPointF(aside, 18 * unit);
    // Stays inside the view.
    corner.setX(std::clamp(corner.x(), 0.0, std::max(0.0, frame.view.width() - size.width())));
    corner.setY(std::clamp(corner.y(), 0.0, std::max(0.0, frame.view.height() - size.height())));
    return {corner, size};
}

class Placer {
  public:
    explicit Placer(const Frame& frame) : m_frame(frame) {
        const double unit = frame.textScale;
        const double scale = frame.camera.scale;
        const auto takeDisc = [&](QPointF middle, const TokenFace& face) {
            m_places.take(around(frame.camera.toScreen(middle), discRadius(face) * scale * 0.88));
        };
        for (const TokenShape& token : frame.scene.tokens()) takeDisc(token.middle, token.face);
        for (const OverlayGhost& ghost : frame.overlay.ghosts)
            if (const TokenShape* token = frame.scene.token(ghost.token))
                takeDisc(planePoint(frame.scene.grid(),
                                    board::middle(frame.scene.grid(), token->footprint, ghost.at)),
                         token->face);
        for (const OverlayPoint& point : frame.overlay.points)
            m_places.take(around(onScreen(frame, point.at), kSignRadius * unit));
        m_places.take(legendBox(frame, frame.overlay.legend));
        m_view = QRectF(QPointF(), QSizeF(frame.view));
    }
    void take(const QRectF& box) { m_places.take(box); }

    std::optional<QRectF> place(const OverlayLabel& label, const QSizeF& size) {
        std::vector<LatticePoint> spots{*label.at};
        spots.insert(spots.end(), label.others.begin(), label.others.end());
        std::optional<QRectF> best;
        double least = 0;
        // Every spot itself goes before what lies around the first.
        for (std::size_t ring = 0; ring < kRings.size(); ++ring)
            for (const LatticePoint spot : spots)
                for (int way = 0; way < (ring == 0 ? 1 : kWays); ++way) {
                    const double turn = way * 2 * M_PI / kWays + M_PI / 2;
                    const double out = kRings[ring] * m_frame.camera.scale;
                    const QPointF at =
                        onScreen(m_frame, spot) + QPointF(std::cos(turn), std::sin(turn)) * out;
                    const QRectF box(at - QPointF(size.width() / 2, size.height() / 2), size);
                    const double hides = m_places.taken(box) + outside(box);
                    if (best && hides >= least) continue;
                    best = box;
                    least = hides;
                    if (hides <= 0) return taken(box);
                }
        const bool gives = label.role == LabelRole::Number && least > kTooMuch * size.width() * size.height();
        return gives ? std::nullopt : std::optional(taken(*best));
    }

  private:
    QRectF taken(const QRectF& box) {
        m_places.take(box);
        return box;
    }
    double outside(const QRectF& box) const {
        const QRectF inside = box & m_view;
        return box.width() * box.height() - inside.width() * inside.height();
    }

    const Frame& m_frame;
    FreePlaces m_places;
    QRectF m_view;
};

}  // namespace

std::vector<std::optional<LabelBox>> placeLabels(const Frame& frame, const std::vector<QRectF>& names) {
    const std::vector<OverlayLabel>& labels = frame.overlay.labels;
    std::vector<std::optional<LabelBox>> boxes(labels.size());
    if (labels.empty()) return boxes;
    Placer placer(frame);
    for (const QRectF& name : names) placer.take(name);
    const auto inTurn = [&](auto isMeant, auto put) {
        for (std::size_t i = 0; i < labels.size(); ++i)
            if (!labels[i].text.isEmpty() && isMeant(labels[i])) put(i);
    };
    const auto plain = [](const OverlayLabel& label) { return !label.small || !label.at; };
    inTurn(plain, [&](std::size_t i) {
        if (!labels[i].at && !frame.pointer) return;
        const QFont font = fontOf(frame, labels[i]);
        boxes[i] = LabelBox{plainBox(frame, labels[i], sizeOf(frame, labels[i], font)), font};
        placer.take(boxes[i]->plate);
    });
    for (const LabelRole role : {LabelRole::Letter, LabelRole::Remark, LabelRole::Number})
        inTurn([&](const OverlayLabel& label) { return !plain(label) && label.role == role; },
               [&](std::size_t i) {
                   const QFont font = fontOf(frame, labels[i]);
                   if (const auto box = placer.place(labels[i], sizeOf(frame, labels[i], font)))
                       boxes[i] = LabelBox{*box, font};
               });
    return boxes;
}

std::vector<QRectF> labelReach(const Overlay& overlay, const Frame& frame) {
    std::vector<QRectF> boxes;
    const double far = kRings.back() * frame.camera.scale;
    for (const OverlayLabel& label : overlay.labels) {
        if (!label.at && !frame.pointer) continue;
        const QSizeF size = sizeOf(frame, label, fontOf(frame, label));
        if (!label.small || !label.at) {
            boxes.push_back(plainBox(frame, label, size));
            continue;
        }
        const QPointF half(size.width() / 2 + far, size.height() / 2 + far);
        boxes.emplace_back(onScreen(frame, *label.at) - half, onScreen(frame, *label.at) + half);
        for (const LatticePoint other : label.others)
            boxes.emplace_back(onScreen(frame, other) - half, onScreen(frame, other) + half);
    }
    return boxes;
}

}  // namespace tenaille::ui
