// SPDX-License-Identifier: MIT
#include "ui/scene/name_painter.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/label_fonts.h"
#include "ui/scene/shapes_of.h"

namespace tenaille::ui {

namespace {

constexpr double kNamesFrom = 16;            // pixels per cell
constexpr double kNamesWholeFrom = 40;       // below this they are smaller
constexpr double kLongestName = 4.5;         // cells
constexpr double kNamePainterLetters = 0.7;  // of the disc, in its radius: its letters and its colour
const QColor kNamePlate(12, 13, 16, 150);
const QColor kNameInk(0xf4, 0xf4, 0xf6);
const QColor kStateInk(0xff, 0xd8, 0x6b);

}  // namespace

NamePainter::NamePainter(QPainter& painter, const Frame& frame, NameTexts& texts)
    : m_painter(painter),
      m_frame(frame),
      m_texts(texts),
      m_shown(frame.options.names && frame.camera.scale >= kNamesFrom * frame.textScale),
      m_small(frame.camera.scale < kNamesWholeFrom * frame.textScale),
      m_font(boardFont((m_small ? 10 : 11) * frame.textScale, false)),
      m_metrics(m_font) {
    if (!m_shown) return;
    const double margin = 2 * frame.camera.scale;
    const QRectF view = QRectF(QPointF(), frame.view).adjusted(-margin, -margin, margin, margin);
    for (const TokenShape& token : frame.scene.tokens())
        if (QRectF(frame.camera.toScreen(token.bounds.topLeft()),
                   frame.camera.toScreen(token.bounds.bottomRight()))
                .intersects(view))
            m_near.push_back(&token);
    for (const auto& text : frame.scene.ground()->texts) {
        QPolygonF outline;
        for (const QPointF& corner : textOutline(*text)) outline << frame.camera.toScreen(corner);
        if (const QRectF box = outline.boundingRect(); box.intersects(view)) m_written.take(box);
    }
    FreePlaces places;
    for (const TokenShape* token : m_near) {
        const double reach = discRadius(token->face) * frame.camera.scale * kNamePainterLetters;
        const QPointF at = frame.camera.toScreen(token->middle);
        places.take(QRectF(at, at).adjusted(-reach, -reach, reach, reach));
    }
    for (const TokenShape* token : m_near) place(*token, places);
}

void NamePainter::paint(const QRect& clip) {
    const double unit = m_frame.textScale;
    const auto write = [&](const QString& text, const QColor& ink, double left, double top) {
        m_painter.setPen(ink);
        m_painter.drawStaticText(QPointF(left, top), m_texts.find(text, m_font, m_metrics).letters);
    };
    for (const Placed& placed : m_placed) {
        if (!placed.plate.intersects(clip)) continue;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(kNamePlate);
        m_painter.drawRoundedRect(placed.plate, 4 * unit, 4 * unit);
        m_painter.setFont(m_font);
        const auto middle = [&](const QString& text) {
            return placed.plate.center().x() - m_texts.find(text, m_font, m_metrics).width / 2;
        };
        double top = placed.plate.top() + 0.5 * unit;
        if (!placed.name.isEmpty()) {
            write(placed.name, kNameInk, middle(placed.name), top);
            top += m_metrics.height();
        }
        if (!placed.state.isEmpty()) write(placed.state, kStateInk, middle(placed.state), top);
    }
}

std::vector<QRectF> NamePainter::plates() const {
    std::vector<QRectF> plates;
    for (const Placed& placed : m_placed) plates.push_back(placed.plate);
    return plates;
}

QSizeF NamePainter::sizeOf(const QString& name, const QString& state) const {
    const double unit = m_frame.textScale;
    const int lines = (name.isEmpty() ? 0 : 1) + (state.isEmpty() ? 0 : 1);
    const double width =
        std::max(m_texts.find(name, m_font, m_metrics).width, m_texts.find(state, m_font, m_metrics).width);
    return {width + 8 * unit, lines * m_metrics.height() + 1 * unit};
}

// The best spots first.
std::vector<QRectF> NamePainter::spots(const TokenShape& token, QSizeF size) const {
    const double scale = m_frame.camera.scale;
    const QPointF at = m_frame.camera.toScreen(token.middle);
    const double out = nameTop(token) * scale;
    const double left = at.x() - size.width() / 2;
    const double middle = at.y() - size.height() / 2;
    const auto spot = [&](double x, double y) { return QRectF(QPointF(x, y), size); };
    return {spot(left, at.y() + out), spot(left, at.y() - out - size.height()), spot(at.x() + out, middle),
            spot(at.x() - out - size.width(), middle)};
}

void NamePainter::place(const TokenShape& token, FreePlaces& places) {
    if (token.name.isEmpty() && token.state.isEmpty()) return;
    if (std::binary_search(m_frame.later.begin(), m_frame.later.end(), token.id)) return;
    const double unit = m_frame.textScale;
    const double scale = m_frame.camera.scale;
    const auto put = [&](const QString& name, const QString& state) {
        const std::vector<QRectF> plates = spots(token, sizeOf(name, state));
        for (const bool keepsOff : {true, false})
            for (const QRectF& plate : plates) {
                if (!places.isFree(plate) || (keepsOff && !m_written.isFree(plate))) continue;
                places.take(plate);
                m_placed.push_back({plate, name, state});
                return true;
            }
        return false;
    };
    // Nobody's name is as long as a room.
    const double most = std::max(kLongestName * scale, token.bounds.width() * scale) - 10 * unit;
    const QString state = m_metrics.elidedText(token.state, Qt::ElideRight, most);
    if (token.name.isEmpty()) {
        put({}, state);
        return;
    }
    const bool isLong = m_texts.find(token.name, m_font, m_metrics).width > most;
    if (!isLong && !state.isEmpty() && put(token.name, state)) return;
    if (!isLong && put(token.name, {})) return;
    // From afar a crowd is told by its letters: no beginnings of names.
    if (m_small && !isLong) return;
    const double room =
        isLong ? most : nameRoom(token, m_near, m_metrics.height() / scale) * scale - 10 * unit;
    // Two letters tell nothing that the disc does not tell.
    if (room < m_metrics.averageCharWidth() * 3) return;
    const QString some = m_metrics.elidedText(token.name, Qt::ElideMiddle, room);
    if (state.isEmpty() || !put(some, state)) put(some, {});
}

}  // namespace tenaille::ui
