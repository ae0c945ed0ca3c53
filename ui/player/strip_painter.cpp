// SPDX-License-Identifier: MIT
#include "ui/player/strip_painter.h"

#include <QGuiApplication>
#include <algorithm>
#include <bit>
#include <limits>
#include <vector>

#include "ui/player/player_inks.h"
#include "ui/scene/token_painter.h"
#include "ui/style/disc_letters.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr double kMostOfRow = 0.6;  // for whoever acts, where the others are faces alone

class StripPainter {
  public:
    StripPainter(QPainter& painter, double letters) : m_painter(painter), m_letters(letters) {
        m_font = QGuiApplication::font();
        m_font.setPixelSize(static_cast<int>(letters));
        m_bold = m_font;
        m_bold.setWeight(QFont::DemiBold);
    }

    // As if those who look at it sat at the lower edge of the room. With strips at other edges the clock
    // stands before the cards, and the corners stay free.
    void paint(const PlayerStrip& strip, const QSizeF& room, bool isAlone) {
        const QFontMetricsF metrics(m_bold);
        const double free = isAlone ? m_letters : height() + 2 * m_letters;
        double right = room.width() - free;
        double x = free;
        const double y = room.height() - height() - m_letters;
        const double clock = metrics.horizontalAdvance(strip.clock) + 2 * pad();
        if (isAlone) {
            paintWords(strip.clock, QRectF(room.width() - clock - m_letters, m_letters, clock, height()));
        } else {
            paintWords(strip.clock, QRectF(x, y, clock, height()));
            x += clock + gap();
        }
        std::vector<double> widths = widthsOf(strip, metrics);
        double total = sumOf(widths);
        // Rather all of them, and the names of those who act, than the names of some.
        if (total > right - x) {
            m_facesAlone = true;
            m_mostName = std::max(2 * m_letters, kMostOfRow * (right - x) - disc() - 2.6 * pad());
            widths = widthsOf(strip, metrics);
            total = sumOf(widths);
        }
        const std::size_t count = strip.cards.size();
        std::size_t first = 0;
        if (total > right - x) {
            const auto acting = std::find_if(strip.cards.begin(), strip.cards.end(),
                                             [](const PlayerStrip::Card& card) { return card.current; });
            if (acting != strip.cards.end()) first = static_cast<std::size_t>(acting - strip.cards.begin());
            right -= 3 * m_letters;  // for how many more there are
        } else {
            x += (right - x - total) / 2;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t at = (first + i) % count;
            if (x + widths[at] > right + 1) {
                paintWords(QStringLiteral("+%1").arg(count - i), QRectF(x, y, 2.6 * m_letters, height()));
                return;
            }
            paintCard(strip.cards[at], QRectF(x, y, widths[at], height()));
            x += widths[at] + gap();
        }
    }

  private:
    double pad() const { return m_letters * 0.7; }
    double gap() const { return m_letters * 0.5; }
    double disc() const { return m_letters * 1.35; }
    double height() const { return m_letters * 2; }
    bool isNamed(const PlayerStrip::Card& card) const { return !m_facesAlone || card.current; }

    std::vector<double> widthsOf(const PlayerStrip& strip, const QFontMetricsF& metrics) const {
        std::vector<double> widths;
        for (const PlayerStrip::Card& card : strip.cards)
            widths.push_back(isNamed(card) ? std::min(metrics.horizontalAdvance(card.name), m_mostName) +
                                                 disc() + 2.6 * pad()
                                           : disc() + 1.6 * pad());
        return widths;
    }
    double sumOf(const std::vector<double>& widths) const {
        double total = -gap();
        for (const double width : widths) total += width + gap();
        return total;
    }

    void paintPlate(const QRectF& plate, const QColor& colour) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawRoundedRect(plate, m_letters * 0.4, m_letters * 0.4);
    }

    void paintWords(const QString& words, const QRectF& plate) {
        paintPlate(plate, players_ink::kPlate);
        m_painter.setFont(m_font);
        m_painter.setPen(players_ink::kPlateText);
        m_painter.drawText(plate, Qt::AlignCenter, words);
    }

    void paintCard(const PlayerStrip::Card& card, const QRectF& plate) {
        paintPlate(plate, card.current ? ink::kYellow : players_ink::kPlate);
        const QRectF face(plate.left() + pad() * 0.8, plate.top() + (plate.height() - disc()) / 2, disc(),
                          disc());
        m_painter.setPen(QPen(ink::kBlack, m_letters * 0.08));
        m_painter.setBrush(card.colour);
        m_painter.drawEllipse(face);
        if (card.picture != nullptr) {
            const double rim = m_letters * 0.08;
            paintTokenPicture(m_painter, *card.picture, face.adjusted(rim, rim, -rim, -rim));
        } else {
            QFont small = m_bold;
            small.setPixelSize(std::max(6, static_cast<int>(m_letters * 0.58)));
            const DiscLetters letters = lettersInDisc(small, card.label, face.width() * 0.86);
            m_painter.setFont(letters.font);
            m_painter.setPen(Qt::white);
            m_painter.drawText(face, Qt::AlignCenter, letters.text);
        }
        if (!isNamed(card)) return;
        m_painter.setFont(card.current ? m_bold : m_font);
        m_painter.setPen(card.current ? ink::kBlack : players_ink::kPlateText);
        const QString name =
            m_painter.fontMetrics().horizontalAdvance(card.name) > m_mostName
                ? QFontMetricsF(m_painter.font()).elidedText(card.name, Qt::ElideRight, m_mostName)
                : card.name;
        m_painter.drawText(plate.adjusted(disc() + pad() * 1.5, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                           name);
    }

    QPainter& m_painter;
    double m_letters;
    QFont m_font;
    QFont m_bold;
    bool m_facesAlone = false;
    double m_mostName = std::numeric_limits<double>::max();
};

}  // namespace

void paintStrip(QPainter& painter, const PlayerStrip& strip, QSize picture, StripEdges edges,
                double letters) {
    if (strip.clock.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size(picture);
    const bool isAlone = std::has_single_bit(edges.toInt());
    for (const StripEdge edge : {StripEdge::Bottom, StripEdge::Left, StripEdge::Top, StripEdge::Right}) {
        if (!edges.testFlag(edge)) continue;
        painter.save();
        painter.translate(size.width() / 2, size.height() / 2);
        const bool isSide = edge == StripEdge::Left || edge == StripEdge::Right;
        painter.rotate(edge == StripEdge::Left    ? 90
                       : edge == StripEdge::Top   ? 180
                       : edge == StripEdge::Right ? 270
                                                  : 0);
        const QSizeF room = isSide ? size.transposed() : size;
        painter.translate(-room.width() / 2, -room.height() / 2);
        StripPainter(painter, letters).paint(strip, room, isAlone);
        painter.restore();
    }
    painter.restore();
}

}  // namespace tenaille::ui
