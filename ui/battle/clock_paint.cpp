// SPDX-License-Identifier: MIT
//
// How the grid of the clock looks. What it does is in clock_grid.cpp.
#include <QPainter>
#include <QScrollBar>

#include "ui/battle/clock_grid.h"
#include "ui/scene/token_painter.h"
#include "ui/style/disc_letters.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr int kDisc = 20;
constexpr int kCompactDisc = 17;
constexpr int kLettersOfName = 6;  // fewer tell less than the letters of the token
constexpr int kNameGap = 8;
constexpr int kSign = 12;         // the mark of a refused chip
constexpr float kPlayed = 0.38F;  // of the colour of what is over
constexpr double kChipRadius = 5;

struct Paint {
    QColor fill;
    QColor ink;
};

Paint paintOf(const ClockChip& chip, const Theme& t) {
    switch (chip.kind) {
        case ChipKind::Strike:
            return {t.accent, t.onAccent};
        case ChipKind::Opportunity:
        case ChipKind::Offer:
            return {t.selection, t.onSelection};
        case ChipKind::Slot:
            return {Qt::transparent, chip.lost ? t.disabledText : chip.aimless ? t.badText : t.text};
        case ChipKind::Surprise:
        case ChipKind::Parry:
        case ChipKind::ParryOffer:
            return {t.warning, t.onWarning};
        case ChipKind::Cast:
            return {t.go, t.onGo};
        case ChipKind::Simple:
        case ChipKind::Move:
        case ChipKind::Change:
            return {t.raisedPressed, t.text};
    }
    return {};
}

bool isRefused(const ClockChip& chip) { return chip.state == ChipState::Refused || chip.hopeless; }

// What is over steps back without becoming hard to read; what was refused stands there empty.
Paint paintNow(const ClockChip& chip, const Theme& t) {
    Paint look = paintOf(chip, t);
    if (chip.state == ChipState::Played) {
        look.fill.setAlphaF(kPlayed);
        look.ink = t.text;
    }
    if (isRefused(chip)) look = {Qt::transparent, t.badText};
    return look;
}

// What has the colour of buttons would be lost on the panel.
QColor edgeOf(const ClockChip& chip, const Theme& t) {
    const QColor fill = paintOf(chip, t).fill;
    return fill == t.raisedPressed ? t.outline : fill;
}

void outline(QPainter& painter, const QRect& rect, const QColor& colour, Qt::PenStyle style) {
    painter.setPen(QPen(colour, 1, style));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), kChipRadius, kChipRadius);
}

}  // namespace

QString chipText(const ClockChip& chip, const QFontMetrics& metrics, int width) {
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(chip.text)) return chip.text;
    const QString arrow = QStringLiteral(" → ");
    const auto at = chip.text.indexOf(arrow);
    const QString& brief = chip.brief;
    if (at <= 0 || chip.aim.isEmpty())
        return metrics.elidedText(brief.isEmpty() || at > 0 ? chip.text : brief, Qt::ElideRight, width);
    const QString deed = chip.text.left(at) + arrow;
    const int room = width - metrics.horizontalAdvance(deed);
    if (room >= metrics.averageCharWidth() * kLettersOfName)
        return deed + metrics.elidedText(chip.text.mid(at + arrow.size()), Qt::ElideMiddle, room);
    for (const QString& text : {deed + chip.aim, brief + arrow + chip.aim, chip.text.left(at), brief})
        if (!text.startsWith(arrow) && !text.isEmpty() && fits(text)) return text;
    return metrics.elidedText(brief.isEmpty() ? chip.text.left(at) : brief, Qt::ElideRight, width);
}

void ClockGrid::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    const Theme& t = themeFor(*this);
    painter.fillRect(viewport()->rect(), t.panel);
    for (std::size_t row = 0; row < m_view.rows.size(); ++row) {
        const QRect cell = cellRect(row, 1);
        if (cell.bottom() >= kHeader && cell.top() <= viewport()->height()) paintRow(painter, row);
    }
    paintHeader(painter);
}

void ClockGrid::paintHeader(QPainter& painter) const {
    const Theme& t = themeFor(*this);
    painter.fillRect(0, 0, viewport()->width(), kHeader, t.bar);
    painter.setFont(scaled(font(), 0.88));
    painter.setPen(t.mutedText);
    const QRect names(10, 0, nameWidth() - 20, kHeader);
    painter.drawText(names, Qt::AlignVCenter, tr("Combatant"));
    painter.drawText(names, Qt::AlignVCenter | Qt::AlignRight, tr("Fatigue"));
    painter.setClipRect(0, 0, viewport()->width(), kHeader);
    // The surprise segment stands alone, before the first.
    for (int segment = 1; segment <= (m_view.surprise ? 1 : segments::kSegmentsPerRound); ++segment) {
        QRect cell(columnLeft(segment), 0, columnLeft(segment + 1) - columnLeft(segment), kHeader);
        const bool due = m_view.surprise || segment == m_view.segment;
        // Beside it nothing stands: its word is whole, however narrow the columns are.
        if (m_view.surprise)
            cell.setWidth(std::max(
                cell.width(), QFontMetrics(scaled(font(), 1, QFont::Bold)).horizontalAdvance(tr("Surprise")) +
                                  2 * kNameGap));
        if (due) fillRounded(painter, cell.adjusted(0, 0, 0, 6), kRadius, t.selection);
        painter.setFont(scaled(font(), 1, due ? QFont::Bold : QFont::Normal));
        painter.setPen(due ? t.onSelection : t.mutedText);
        painter.drawText(cell, Qt::AlignCenter, m_view.surprise ? tr("Surprise") : QString::number(segment));
    }
    painter.setPen(t.border);
    painter.drawLine(0, kHeader - 1, viewport()->width(), kHeader - 1);
    painter.setClipping(false);
}

void ClockGrid::paintRow(QPainter& painter, std::size_t row) const {
    const Theme& t = themeFor(*this);
    const ClockRow& combatant = m_view.rows[row];
    const QRect first = cellRect(row, 1);
    const QRect whole(0, first.top(), viewport()->width(), first.height());
    if (row == m_row) painter.fillRect(whole, t.selectedRow);
    if (m_view.segment > 0 || m_view.surprise) {
        QColor lit = t.selection;
        lit.setAlphaF(0.14F);
        painter.fillRect(cellRect(row, std::max(m_view.segment, 1)), lit);
    }
    painter.setPen(t.border);
    for (int segment = 1; segment <= segments::kSegmentsPerRound; ++segment)
        painter.drawLine(columnLeft(segment), whole.top(), columnLeft(segment), whole.bottom());
    paintName(painter, combatant, QRect(0, whole.top(), nameWidth(), whole.height()));
    for (const ClockChip& chip : combatant.chips) {
        const bool moves = m_drag && m_drag->from.row == row && m_drag->to > 0 &&
                           chip.order == m_drag->chip.order && chip.kind == m_drag->chip.kind &&
                           chip.from == m_drag->chip.from;
        ClockChip shown = chip;
        if (moves) {
            shown.to = std::min(segments::kSegmentsPerRound, m_drag->to + chip.to - chip.from);
            shown.from = m_drag->to;
        }
        paintChip(painter, shown, chipRect(row, shown));
    }
    // Which of several orders Del would take.
    if (row == m_row && hasFocus() && ordersAt(row, m_segment).size() > 1 && marked() != nullptr)
        drawFocusRing(painter, chipRect(row, *marked()).adjusted(-1, -1, 1, 1), 4, t.focusRing);
    if (row == m_row && hasFocus())
        drawFocusRing(painter, cellRect(row, m_segment).adjusted(1, 1, -1, -1), 4, t.focusRing);
}

void ClockGrid::paintName(QPainter& painter, const ClockRow& row, const QRect& rect) const {
    const Theme& t = themeFor(*this);
    const int side = m_compact ? kCompactDisc : kDisc;
    const QRectF disc(rect.left() + 10 + (kDisc - side) / 2.0, rect.top() + (rect.height() - side) / 2.0,
                      side, side);
    fillRounded(painter, disc, side / 2.0, row.colour);
    if (row.picture != nullptr) {
        paintTokenPicture(painter, *row.picture, disc.adjusted(1.5, 1.5, -1.5, -1.5));
    } else {
        painter.setPen(t.onSide);
        const DiscLetters inDisc = lettersInDisc(scaled(font(), 0.72, QFont::Bold), row.initials, side - 1);
        painter.setFont(inDisc.font);
        painter.drawText(disc, Qt::AlignCenter | Qt::TextDontClip, inDisc.text);
    }
    if (row.hidden) drawHiddenSign(painter, disc, t.panel, t.text);

    painter.setFont(scaled(font(), 0.9, row.tired ? QFont::Bold : QFont::Normal));
    painter.setPen(row.tired ? t.badText : t.mutedText);
    const int fatigue = painter.fontMetrics().horizontalAdvance(row.fatigue);
    painter.drawText(QRect(rect.right() - fatigue - 10, rect.top(), fatigue + 2, rect.height()),
                     Qt::AlignVCenter, row.fatigue);

    const int left = rect.left() + 10 + kDisc + 8;
    const int room = rect.right() - fatigue - 18 - left;
    QFont nameFont = scaled(font(), 1, QFont::DemiBold);
    nameFont.setStrikeOut(row.down);
    const QFont stateFont = scaled(font(), 0.88);
    const QFontMetrics letters(nameFont);
    const QFontMetrics smallLetters(stateFont);
    // The first state is read whole, the others as far as whole ones find room; the tool tip has them all.
    const int first =
        row.states.isEmpty() ? 0 : smallLetters.horizontalAdvance(row.states.front()) + kNameGap;
    const QString name = letters.elidedText(row.name, Qt::ElideMiddle, std::max(room - first, room * 4 / 10));
    const int nameWidth = letters.horizontalAdvance(name);
    painter.setFont(nameFont);
    painter.setPen(row.down ? t.disabledText : t.text);
    painter.drawText(QRect(left, rect.top(), nameWidth + 2, rect.height()), Qt::AlignVCenter, name);
    const int rest = room - nameWidth - kNameGap;
    QString state;
    for (qsizetype count = row.states.size(); count > 0 && state.isEmpty(); --count) {
        const QString some = row.states.mid(0, count).join(QStringLiteral(" · "));
        if (count == 1 || smallLetters.horizontalAdvance(some) <= rest) state = some;
    }
    painter.setFont(stateFont);
    painter.setPen(row.surprised || row.wants ? t.badText : t.mutedText);
    painter.drawText(QRect(left + nameWidth + kNameGap, rect.top(), rest, rect.height()), Qt::AlignVCenter,
                     smallLetters.elidedText(state, Qt::ElideRight, rest));
}

int ClockGrid::widthOfNames() const {
    const QFontMetrics letters(scaled(font(), 1, QFont::DemiBold));
    const QFontMetrics smallLetters(scaled(font(), 0.88));
    int widest = 0;
    for (const ClockRow& row : m_view.rows)
        widest = std::max(widest, 10 + kDisc + 8 + letters.horizontalAdvance(row.name) + kNameGap +
                                      smallLetters.horizontalAdvance(row.states.join(QStringLiteral(" · "))) +
                                      smallLetters.horizontalAdvance(row.fatigue) + 4 * kNameGap);
    return widest;
}

void ClockGrid::paintChip(QPainter& painter, const ClockChip& chip, const QRect& rect) const {
    const Theme& t = themeFor(*this);
    const Paint look = paintNow(chip, t);
    const bool refused = isRefused(chip);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    fillRounded(painter, rect, kChipRadius, look.fill);
    if (chip.kind == ChipKind::Slot)
        outline(painter, rect, chip.aimless ? t.badText : t.outline, Qt::DashLine);
    if (chip.state == ChipState::Played || look.fill == t.raisedPressed)
        outline(painter, rect, edgeOf(chip, t), Qt::SolidLine);
    if (chip.kind == ChipKind::Offer || chip.kind == ChipKind::ParryOffer)
        outline(painter, rect, look.ink, Qt::DashLine);
    if (refused) outline(painter, rect, t.badText, Qt::SolidLine);
    QRect inner = rect.adjusted(5, 0, -5, 0);
    const auto sign = [&](Glyph glyph, const QColor& colour) {
        drawGlyph(painter, QRectF(inner.left(), rect.center().y() - kSign / 2.0 + 0.5, kSign, kSign), glyph,
                  colour);
        inner.setLeft(inner.left() + kSign + 3);
    };
    if (refused)
        sign(Glyph::Close, t.badText);
    else if (chip.hit)
        sign(*chip.hit ? Glyph::Burst : Glyph::Minus, look.ink);
    const bool quiet = chip.kind == ChipKind::Slot || chip.state == ChipState::Played;
    QFont font = scaled(this->font(), chip.lanes > 1 || m_compact ? 0.82 : 0.88,
                        quiet ? QFont::Normal : QFont::DemiBold);
    font.setStrikeOut(chip.state == ChipState::Refused);
    painter.setFont(font);
    painter.setPen(look.ink);
    painter.drawText(inner, Qt::AlignCenter, chipText(chip, painter.fontMetrics(), inner.width()));
    painter.restore();
}

}  // namespace tenaille::ui
