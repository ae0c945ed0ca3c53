// SPDX-License-Identifier: MIT
#include "ui/scene/name_painter.h"

#include <QGuiApplication>
#include <algorithm>
#include <cmath>

namespace tenaille::ui {

namespace {

constexpr double kNamesFrom = 26;            // pixels per cell
constexpr double kNamesWholeFrom = 40;       // below this they are smaller
constexpr double kNamePainterLetters = 0.7;  // of the disc, in its radius: there its letters stand

QFont nameFont(double textScale, bool small) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(6, static_cast<int>(std::lround((small ? 10 : 11) * textScale))));
    return font;
}

}  // namespace

NamePainter::NamePainter(QPainter& painter, const Frame& frame, NameTexts& texts)
    : m_painter(painter),
      m_frame(frame),
      m_texts(texts),
      m_shown(frame.options.names && frame.camera.scale >= kNamesFrom * frame.textScale),
      m_small(frame.camera.scale < kNamesWholeFrom * frame.textScale),
      m_font(nameFont(frame.textScale, m_small)),
      m_metrics(m_font) {
    if (!m_shown) return;
    const double margin = 2 * frame.camera.scale;
    const QRectF view = QRectF(QPointF(), frame.view).adjusted(-margin, -margin, margin, margin);
    for (const TokenShape& token : frame.scene.tokens())
        if (QRectF(frame.camera.toScreen(token.bounds.topLeft()),
                   frame.camera.toScreen(token.bounds.bottomRight()))
                .intersects(view))
            m_near.push_back(&token);
}

void NamePainter::paint(const TokenShape& token) {
    if (!m_shown || token.name.isEmpty()) return;
    const double unit = m_frame.textScale;
    const double scale = m_frame.camera.scale;
    const double room = nameRoom(token, m_near, m_metrics.height() / scale) * scale - 10 * unit;
    // Two letters tell nothing that the disc does not tell.
    if (room < m_metrics.averageCharWidth() * 3) return;
    const bool isCut = m_texts.find(token.name, m_font, m_metrics).width > room;
    const NameTexts::Text& text = m_texts.find(
        isCut ? m_metrics.elidedText(token.name, Qt::ElideRight, room) : token.name, m_font, m_metrics);
    const QPointF at = m_frame.camera.toScreen(token.middle);
    const double width = text.width + 8 * unit;
    const double top = at.y() + nameTop(token) * scale;
    const QRectF plate(at.x() - width / 2, top, width, m_metrics.height() + 1 * unit);
    // From afar a crowd is told by its letters: no beginnings of names, and none over a neighbour.
    if (m_small && (isCut || hidesLetters(plate, token))) return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QColor(12, 13, 16, 150));
    m_painter.drawRoundedRect(plate, 4 * unit, 4 * unit);
    m_painter.setPen(QColor(0xf4, 0xf4, 0xf6));
    m_painter.setFont(m_font);
    m_painter.drawStaticText(QPointF(plate.left() + 4 * unit, plate.top() + 0.5 * unit), text.letters);
}

// Of another creature.
bool NamePainter::hidesLetters(const QRectF& plate, const TokenShape& named) const {
    return std::any_of(m_near.begin(), m_near.end(), [&](const TokenShape* other) {
        if (other->id == named.id) return false;
        const QPointF at = m_frame.camera.toScreen(other->middle);
        const double reach = discRadius(other->face) * m_frame.camera.scale * kNamePainterLetters;
        const QPointF apart = at - QPointF(std::clamp(at.x(), plate.left(), plate.right()),
                                           std::clamp(at.y(), plate.top(), plate.bottom()));
        return QPointF::dotProduct(apart, apart) < reach * reach;
    });
}

}  // namespace tenaille::ui
