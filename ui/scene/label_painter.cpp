// SPDX-License-Identifier: MIT
//
// What is written above the board: labels, the hint bar and the legend of what is switched on.
#include <QFontMetricsF>
#include <algorithm>

#include "ui/scene/frame.h"
#include "ui/scene/label_boxes.h"
#include "ui/scene/label_fonts.h"

namespace tenaille::ui {

namespace {

constexpr double kLegendText = 12;  // pixels of the user interface, as all below
constexpr double kHintLeft = 20;
constexpr double kLegendTop = 48;  // below the hint bar; notices come at the bottom
constexpr double kLegendPad = 8;
constexpr double kSampleWidth = 26;
constexpr double kSampleHeight = 12;
constexpr double kSampleGap = 8;
constexpr double kLegendMost = 0.6;  // of the view, in both directions

QColor toneOf(LabelTone tone) {
    switch (tone) {
        case LabelTone::Neutral:
            return {};
        case LabelTone::Good:
            return ink::kGreen;
        case LabelTone::Caution:
            return ink::kAmber;
        case LabelTone::Bad:
            return ink::kOrange;
    }
    return {};
}

// Of the creatures, in pixels.
double hiddenBy(const Frame& frame, const QRectF& box) {
    double hidden = 0;
    for (const TokenShape& token : frame.scene.tokens()) {
        const QRectF both = box & QRectF(frame.camera.toScreen(token.body.topLeft()),
                                         frame.camera.toScreen(token.body.bottomRight()));
        hidden += both.width() * both.height();
    }
    return hidden;
}

double legendLine(const QFontMetricsF& metrics, double unit) { return metrics.height() + 5 * unit; }

// A round badge in the colour of its arc, so that nobody takes it for one of the numbers around it.
void paintLetter(QPainter& painter, const Frame& frame, const OverlayLabel& label, const LabelBox& box) {
    const double unit = frame.textScale;
    const QColor colour = lineColour(label.area, frame.colours);
    painter.setPen(QPen(ink::kBlack, 1.6 * unit));
    painter.setBrush(colour);
    painter.drawEllipse(box.plate);
    painter.setPen(qGray(colour.rgb()) > 120 ? QColor(ink::kBlack) : QColor(Qt::white));
    painter.setFont(box.font);
    painter.drawText(box.plate, Qt::AlignCenter, label.text);
}

void paintPlate(QPainter& painter, const Frame& frame, const OverlayLabel& label, const LabelBox& box) {
    const double round = std::min(6 * frame.textScale, box.plate.height() / 2);
    const QColor tone = toneOf(label.tone);
    painter.setPen(tone.isValid() ? QPen(tone, (label.small ? 1.4 : 2) * frame.textScale) : QPen(Qt::NoPen));
    painter.setBrush(frame.colours.plate);
    painter.drawRoundedRect(box.plate, round, round);
    painter.setPen(frame.colours.plateText);
    painter.setFont(box.font);
    painter.drawText(box.plate, Qt::AlignCenter, label.text);
}

}  // namespace

void paintOverlayLabels(QPainter& painter, const Frame& frame, const std::vector<QRectF>& names) {
    const std::vector<std::optional<LabelBox>> boxes = placeLabels(frame, names);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!boxes[i]) continue;
        const OverlayLabel& label = frame.overlay.labels[i];
        if (label.role == LabelRole::Letter)
            paintLetter(painter, frame, label, *boxes[i]);
        else
            paintPlate(painter, frame, label, *boxes[i]);
    }
}

void paintHint(QPainter& painter, const Frame& frame) {
    if (frame.hint.isEmpty()) return;
    const double unit = frame.textScale;
    const QFont font = boardFont(13 * unit, false);
    const QFontMetricsF metrics(font);
    const double room = std::max(40.0, frame.view.width() - 60 * unit);
    const QString text = metrics.elidedText(frame.hint, Qt::ElideRight, room);
    const QRectF plate(kHintLeft * unit, 10 * unit, metrics.horizontalAdvance(text) + 20 * unit,
                       metrics.height() + 11 * unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.colours.plate);
    painter.drawRoundedRect(plate, 6 * unit, 6 * unit);
    painter.setPen(frame.colours.plateText);
    painter.setFont(font);
    painter.drawText(plate, Qt::AlignCenter, text);
}

QRectF legendBox(const Frame& frame, const std::vector<OverlayKey>& keys) {
    if (keys.empty()) return {};
    const double unit = frame.textScale;
    const QFontMetricsF metrics(boardFont(kLegendText * unit, false));
    double widest = 0;
    for (const OverlayKey& key : keys) widest = std::max(widest, metrics.horizontalAdvance(key.text));
    const QSizeF size(widest + (kSampleWidth + kSampleGap + 2 * kLegendPad + 2) * unit,
                      legendLine(metrics, unit) * static_cast<double>(keys.size()) + kLegendPad * unit);
    if (size.width() > frame.view.width() * kLegendMost || size.height() > frame.view.height() * kLegendMost)
        return {};
    const double right = frame.view.width() - size.width() - kHintLeft * unit;
    const double bottom = frame.view.height() - size.height() - kHintLeft * unit;
    QRectF best;
    double least = 0;
    for (const QPointF corner :
         {QPointF(kHintLeft * unit, kLegendTop * unit), QPointF(right, kLegendTop * unit),
          QPointF(right, bottom), QPointF(kHintLeft * unit, bottom)}) {
        const QRectF box(corner, size);
        const double hides = hiddenBy(frame, box);
        if (!best.isEmpty() && hides >= least) continue;
        best = box;
        least = hides;
    }
    return best;
}

void paintLegend(QPainter& painter, const Frame& frame) {
    const QRectF plate = legendBox(frame, frame.overlay.legend);
    if (plate.isEmpty()) return;
    const double unit = frame.textScale;
    const QFont font = boardFont(kLegendText * unit, false);
    const double line = legendLine(QFontMetricsF(font), unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.colours.plate);
    painter.drawRoundedRect(plate, 6 * unit, 6 * unit);
    double top = plate.top() + kLegendPad * unit / 2;
    for (const OverlayKey& key : frame.overlay.legend) {
        const QRectF sample(plate.left() + kLegendPad * unit, top + (line - kSampleHeight * unit) / 2,
                            kSampleWidth * unit, kSampleHeight * unit);
        if (key.area) paintSampleOf(painter, frame, *key.area, sample);
        if (key.line) paintSampleOf(painter, frame, *key.line, sample);
        painter.setPen(frame.colours.plateText);
        painter.setFont(font);
        painter.drawText(QRectF(sample.right() + kSampleGap * unit, top, plate.width(), line),
                         Qt::AlignVCenter | Qt::AlignLeft, key.text);
        top += line;
    }
}

}  // namespace tenaille::ui
