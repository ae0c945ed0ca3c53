// SPDX-License-Identifier: MIT
#include "ui/battle/clock_grid.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr int kSegments = segments::kSegmentsPerRound;
constexpr int kHeader = 24;
constexpr int kRow = 28;
constexpr int kNameWidth = 250;
constexpr int kNarrowNameWidth = 190;
constexpr int kNarrow = 900;
constexpr int kDisc = 20;

struct Paint {
    QColor fill;
    QColor ink;
    bool dashed = false;
};

Paint paintOf(const ClockChip& chip, const Theme& t) {
    switch (chip.kind) {
        case ChipKind::Strike:
            return {t.accent, t.onAccent};
        case ChipKind::Opportunity:
            return {t.selection, t.onSelection};
        case ChipKind::Offer:
            return {t.selection, t.onSelection, true};
        case ChipKind::Slot:
            return {t.raised, chip.lost ? t.disabledText : t.text, true};
        case ChipKind::Surprise:
        case ChipKind::Parry:
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

}  // namespace

ClockGrid::ClockGrid(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Segments"));
    viewport()->setMouseTracking(true);
    verticalScrollBar()->setSingleStep(kRow);
}

void ClockGrid::show(ClockView view) {
    const std::optional<RecordId> before = chosen();
    const bool newSegment = view.segment != m_view.segment || view.round != m_view.round;
    m_view = std::move(view);
    m_row = 0;
    if (before) choose(*before);
    if (newSegment) m_segment = std::max(m_view.segment, 1);
    updateGeometry();
    updateScroll();
    viewport()->update();
}

void ClockGrid::choose(RecordId token) {
    for (std::size_t row = 0; row < m_view.rows.size(); ++row)
        if (m_view.rows[row].token == token) m_row = row;
    viewport()->update();
}

std::optional<RecordId> ClockGrid::chosen() const {
    if (m_row >= m_view.rows.size()) return std::nullopt;
    return m_view.rows[m_row].token;
}

// ---- places

int ClockGrid::nameWidth() const { return viewport()->width() < kNarrow ? kNarrowNameWidth : kNameWidth; }
double ClockGrid::columnWidth() const { return (viewport()->width() - nameWidth()) / double{kSegments}; }
int ClockGrid::columnLeft(int segment) const {
    return nameWidth() + static_cast<int>(std::lround((segment - 1) * columnWidth()));
}
int ClockGrid::segmentAt(int x) const {
    if (x < nameWidth()) return 0;
    return std::clamp(static_cast<int>((x - nameWidth()) / columnWidth()) + 1, 1, kSegments);
}

QRect ClockGrid::cellRect(std::size_t row, int segment) const {
    const int top = kHeader + static_cast<int>(row) * kRow - verticalScrollBar()->value();
    const int left = columnLeft(segment);
    return {left, top, columnLeft(segment + 1) - left, kRow};
}

QRect ClockGrid::chipRect(std::size_t row, const ClockChip& chip) const {
    const QRect from = cellRect(row, chip.from);
    return QRect(from.topLeft(), cellRect(row, std::max(chip.from, chip.to)).bottomRight())
        .adjusted(2, 3, -2, -3);
}

const ClockChip* ClockGrid::chipAt(std::size_t row, int segment) const {
    const auto& chips = m_view.rows[row].chips;
    // What was given last lies on top.
    const auto found = std::find_if(chips.rbegin(), chips.rend(), [&](const ClockChip& chip) {
        return chip.from <= segment && segment <= chip.to;
    });
    return found != chips.rend() ? &*found : nullptr;
}

std::optional<ClockGrid::Hit> ClockGrid::hit(const QPoint& at) const {
    const int y = at.y() - kHeader + verticalScrollBar()->value();
    if (at.y() < kHeader || y < 0) return std::nullopt;
    const auto row = static_cast<std::size_t>(y / kRow);
    if (row >= m_view.rows.size()) return std::nullopt;
    Hit found{row, segmentAt(at.x()), nullptr};
    if (found.segment > 0) found.chip = chipAt(row, found.segment);
    return found;
}

QSize ClockGrid::sizeHint() const {
    const int rows = std::clamp(static_cast<int>(m_view.rows.size()), 1, m_rowsShown);
    return {800, kHeader + rows * kRow + 2};
}
QSize ClockGrid::minimumSizeHint() const { return {kNarrowNameWidth + kSegments * 30, sizeHint().height()}; }

void ClockGrid::setRowsShown(int most) {
    if (most == m_rowsShown) return;
    m_rowsShown = most;
    updateGeometry();
}

void ClockGrid::updateScroll() {
    const int content = static_cast<int>(m_view.rows.size()) * kRow;
    const int room = viewport()->height() - kHeader;
    verticalScrollBar()->setPageStep(std::max(room, kRow));
    verticalScrollBar()->setRange(0, std::max(0, content - room));
}

void ClockGrid::resizeEvent(QResizeEvent*) { updateScroll(); }

// ---- painting

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
    for (int segment = 1; segment <= kSegments; ++segment) {
        const QRect cell(columnLeft(segment), 0, columnLeft(segment + 1) - columnLeft(segment), kHeader);
        const bool due = segment == m_view.segment;
        if (due) fillRounded(painter, cell.adjusted(0, 0, 0, 6), kRadius, t.selection);
        painter.setFont(scaled(font(), 1, due ? QFont::Bold : QFont::Normal));
        painter.setPen(due ? t.onSelection : t.mutedText);
        painter.drawText(cell, Qt::AlignCenter, QString::number(segment));
    }
    painter.setPen(t.border);
    painter.drawLine(0, kHeader - 1, viewport()->width(), kHeader - 1);
    painter.setClipping(false);
}

void ClockGrid::paintRow(QPainter& painter, std::size_t row) const {
    const Theme& t = themeFor(*this);
    const ClockRow& combatant = m_view.rows[row];
    const QRect first = cellRect(row, 1);
    const QRect whole(0, first.top(), viewport()->width(), kRow);
    if (row == m_row) painter.fillRect(whole, t.selectedRow);
    if (m_view.segment > 0) {
        QColor lit = t.selection;
        lit.setAlphaF(0.14F);
        painter.fillRect(cellRect(row, m_view.segment), lit);
    }
    painter.setPen(t.border);
    for (int segment = 1; segment <= kSegments; ++segment)
        painter.drawLine(columnLeft(segment), whole.top(), columnLeft(segment), whole.bottom());
    paintName(painter, combatant, QRect(0, whole.top(), nameWidth(), kRow));
    for (const ClockChip& chip : combatant.chips) {
        ClockChip shown = chip;
        if (m_dragged && chip.order == m_dragged && m_dragTo > 0) {
            shown.to = std::min(kSegments, m_dragTo + chip.to - chip.from);
            shown.from = m_dragTo;
        }
        paintChip(painter, shown, chipRect(row, shown));
    }
    if (row == m_row && hasFocus())
        drawFocusRing(painter, cellRect(row, m_segment).adjusted(1, 1, -1, -1), 4, t.focusRing);
}

void ClockGrid::paintName(QPainter& painter, const ClockRow& row, const QRect& rect) const {
    const Theme& t = themeFor(*this);
    const QRectF disc(rect.left() + 10, rect.top() + (kRow - kDisc) / 2.0, kDisc, kDisc);
    fillRounded(painter, disc, kDisc / 2.0, row.colour);
    painter.setPen(t.onSide);
    painter.setFont(scaled(font(), 0.72, QFont::Bold));
    painter.drawText(disc, Qt::AlignCenter, row.initials);

    painter.setFont(scaled(font(), 0.9, row.tired ? QFont::Bold : QFont::Normal));
    painter.setPen(row.tired ? t.badText : t.mutedText);
    const int fatigue = painter.fontMetrics().horizontalAdvance(row.fatigue);
    painter.drawText(QRect(rect.right() - fatigue - 10, rect.top(), fatigue + 2, kRow), Qt::AlignVCenter,
                     row.fatigue);

    const int left = rect.left() + 10 + kDisc + 8;
    const int room = rect.right() - fatigue - 18 - left;
    QFont nameFont = scaled(font(), 1, QFont::DemiBold);
    nameFont.setStrikeOut(row.down);
    painter.setFont(nameFont);
    const QString name = painter.fontMetrics().elidedText(row.name, Qt::ElideRight, room * 6 / 10);
    const int nameWidth = painter.fontMetrics().horizontalAdvance(name);
    painter.setPen(row.down ? t.disabledText : t.text);
    painter.drawText(QRect(left, rect.top(), nameWidth + 2, kRow), Qt::AlignVCenter, name);
    painter.setFont(scaled(font(), 0.88));
    painter.setPen(row.surprised ? t.badText : t.mutedText);
    const int rest = room - nameWidth - 8;
    painter.drawText(QRect(left + nameWidth + 8, rect.top(), rest, kRow), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(row.state, Qt::ElideRight, rest));
}

void ClockGrid::paintChip(QPainter& painter, const ClockChip& chip, const QRect& rect) const {
    const Theme& t = themeFor(*this);
    Paint look = paintOf(chip, t);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    if (chip.done) painter.setOpacity(0.55);
    const bool outlined = chip.kind == ChipKind::Slot;
    fillRounded(painter, rect, 5, outlined ? QColor(Qt::transparent) : look.fill);
    if (look.dashed) {
        QPen pen(outlined ? t.outline : look.ink, 1, Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    painter.setFont(scaled(font(), 0.88, outlined ? QFont::Normal : QFont::DemiBold));
    painter.setPen(look.ink);
    const QRect inner = rect.adjusted(5, 0, -5, 0);
    painter.drawText(inner, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(chip.text, Qt::ElideRight, inner.width()));
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing, false);
}

// ---- input

void ClockGrid::chooseRow(std::size_t row, int segment) {
    m_row = row;
    if (segment > 0) m_segment = segment;
    const QRect cell = cellRect(row, m_segment);
    QScrollBar* bar = verticalScrollBar();
    if (cell.top() < kHeader) bar->setValue(bar->value() - (kHeader - cell.top()));
    if (cell.bottom() > viewport()->height())
        bar->setValue(bar->value() + cell.bottom() - viewport()->height());
    viewport()->update();
    Q_EMIT rowChosen(m_view.rows[row].token);
}

bool ClockGrid::orderKey(int key) {
    const auto found = std::find_if(std::begin(kOrderKeys), std::end(kOrderKeys),
                                    [&](const OrderKey& one) { return one.key == key; });
    if (found == std::end(kOrderKeys)) return false;
    Q_EMIT orderWanted(found->kind, m_view.rows[m_row].token, m_segment);
    return true;
}

bool ClockGrid::moveKey(int key) {
    const std::size_t last = m_view.rows.size() - 1;
    switch (key) {
        case Qt::Key_Up:
            return (chooseRow(m_row == 0 ? last : m_row - 1, 0), true);
        case Qt::Key_Down:
            return (chooseRow(m_row == last ? 0 : m_row + 1, 0), true);
        case Qt::Key_Left:
            return (chooseRow(m_row, std::max(1, m_segment - 1)), true);
        case Qt::Key_Right:
            return (chooseRow(m_row, std::min(kSegments, m_segment + 1)), true);
        default:
            return false;
    }
}

void ClockGrid::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (m_view.rows.empty() || !plain) return QAbstractScrollArea::keyPressEvent(event);
    const ClockRow& row = m_view.rows[m_row];
    const ClockChip* chip = chipAt(m_row, m_segment);
    const int key = event->key();
    if (moveKey(key) || orderKey(key)) return;
    if (key == Qt::Key_O) {
        for (const ClockChip& one : row.chips)
            if (one.kind == ChipKind::Offer) return Q_EMIT opportunityTaken(row.token, one.against);
        return;
    }
    if ((key == Qt::Key_Delete || key == Qt::Key_Backspace) && chip != nullptr && chip->order && !chip->done)
        return Q_EMIT orderWithdrawn(chip->order);
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Menu)
        return Q_EMIT menuWanted(row.token, m_segment, chip != nullptr ? chip->order : RecordId{},
                                 viewport()->mapToGlobal(cellRect(m_row, m_segment).center()));
    QAbstractScrollArea::keyPressEvent(event);
}

// The letters of the strip are not those of the tools.
bool ClockGrid::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool own = key->key() == Qt::Key_O || key->key() == Qt::Key_Delete ||
                         std::any_of(std::begin(kOrderKeys), std::end(kOrderKeys),
                                     [&](const OrderKey& one) { return one.key == key->key(); });
        if (own && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) viewport()->update();
    return QAbstractScrollArea::event(event);
}

bool ClockGrid::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto found = hit(help->pos());
        QString text;
        if (found && found->chip != nullptr)
            text = found->chip->text;
        else if (found && found->segment == 0)
            text = m_view.rows[found->row].name + QStringLiteral(" · ") + m_view.rows[found->row].state +
                   QStringLiteral(" · ") + tr("fatigue %1").arg(m_view.rows[found->row].fatigue);
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ClockGrid::mousePressEvent(QMouseEvent* event) {
    const auto found = hit(event->pos());
    if (!found) return;
    chooseRow(found->row, found->segment);
    if (event->button() != Qt::LeftButton || found->chip == nullptr) return;
    if (found->chip->kind == ChipKind::Offer)
        return Q_EMIT opportunityTaken(m_view.rows[found->row].token, found->chip->against);
    if (found->chip->order && !found->chip->done) m_dragged = found->chip->order;
}

void ClockGrid::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragged) return;
    m_dragTo = std::max({segmentAt(event->pos().x()), m_view.segment, 1});
    viewport()->update();
}

void ClockGrid::mouseReleaseEvent(QMouseEvent*) {
    const RecordId order = std::exchange(m_dragged, {});
    const int to = std::exchange(m_dragTo, 0);
    viewport()->update();
    if (order && to > 0) Q_EMIT orderMoved(order, to);
}

void ClockGrid::contextMenuEvent(QContextMenuEvent* event) {
    const auto found = hit(event->pos());
    if (!found || event->reason() != QContextMenuEvent::Mouse) return;
    Q_EMIT menuWanted(m_view.rows[found->row].token, std::max(found->segment, 1),
                      found->chip != nullptr ? found->chip->order : RecordId{}, event->globalPos());
}

}  // namespace tenaille::ui
