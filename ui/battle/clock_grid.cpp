// SPDX-License-Identifier: MIT
#include "ui/battle/clock_grid.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <utility>

namespace tenaille::ui {

namespace {

constexpr int kNameWidth = 250;
constexpr int kNarrowNameWidth = 190;
constexpr int kWideNameWidth = 330;
constexpr int kNarrow = 900;
constexpr int kWideGrid = 1600;
constexpr int kMostForNames = 24;  // hundredths of the width
constexpr int kChip = 22;          // height of a chip that has its segment for itself
constexpr int kLane = 20;          // of each of those that share one
constexpr int kCompactChip = 17;
constexpr int kCompactLane = 16;
constexpr std::size_t kRowsShown = 14;

// What the game master may still move or withdraw: orders to come, and routine actions that wait.
bool canChange(const ClockChip* chip) {
    return chip->state == ChipState::Coming && !chip->lost && (chip->order || chip->kind == ChipKind::Slot);
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
    ++m_said;
    m_row = 0;
    m_older = 0;
    if (newSegment) m_segment = std::max(m_view.segment, 1);
    m_wholeNames = widthOfNames();
    updateGeometry();
    updateScroll();
    if (before) choose(*before);
    if (newSegment) showActing();
    viewport()->update();
}

bool ClockGrid::acts(const ClockRow& row) const {
    const int now = std::max(m_view.segment, 1);
    return std::any_of(row.chips.begin(), row.chips.end(), [&](const ClockChip& chip) {
        const bool waits = chip.state == ChipState::Coming || chip.state == ChipState::Running;
        return waits && !chip.lost && chip.from <= now && now <= chip.to;
    });
}

// Whoever acts in the segment that begins is brought into sight: all of them where that is possible, the
// first of them in any case.
void ClockGrid::showActing() {
    if (m_view.atRoundStart) return;
    std::optional<QRect> first;
    QRect all;
    for (std::size_t row = 0; row < m_view.rows.size(); ++row) {
        if (!acts(m_view.rows[row])) continue;
        const QRect cell = cellRect(row, 1);
        if (!first) first = cell;
        all |= cell;
    }
    if (!first) return;
    const QRect shown = all.height() <= viewport()->height() - kHeader ? all : *first;
    QScrollBar* bar = verticalScrollBar();
    if (shown.top() < kHeader)
        bar->setValue(bar->value() - (kHeader - shown.top()));
    else if (shown.bottom() > viewport()->height())
        bar->setValue(bar->value() + shown.bottom() - viewport()->height());
}

void ClockGrid::choose(RecordId token) {
    for (std::size_t row = 0; row < m_view.rows.size(); ++row)
        if (m_view.rows[row].token == token) m_row = row;
    showChosen();
    viewport()->update();
    Q_EMIT cellChosen();
}

// The row of the keyboard is never out of sight.
void ClockGrid::showChosen() {
    if (m_row >= m_view.rows.size()) return;
    const QRect cell = cellRect(m_row, m_segment);
    QScrollBar* bar = verticalScrollBar();
    if (cell.top() < kHeader)
        bar->setValue(bar->value() - (kHeader - cell.top()));
    else if (cell.bottom() > viewport()->height())
        bar->setValue(bar->value() + cell.bottom() - viewport()->height());
}

std::optional<RecordId> ClockGrid::chosen() const {
    if (m_row >= m_view.rows.size()) return std::nullopt;
    return m_view.rows[m_row].token;
}

RecordId ClockGrid::chosenOrder() const {
    if (m_row >= m_view.rows.size()) return {};
    const ClockChip* chip = marked();
    return chip != nullptr ? chip->order : RecordId{};
}

// A slot that falls due beside them is no order.
std::vector<const ClockChip*> ClockGrid::ordersAt(std::size_t row, int segment) const {
    std::vector<const ClockChip*> chips = chipsAt(row, segment);
    std::erase_if(chips, [](const ClockChip* chip) { return !canChange(chip) || !chip->order; });
    return chips;
}

const ClockChip* ClockGrid::marked() const {
    if (m_row >= m_view.rows.size()) return nullptr;
    const std::vector<const ClockChip*> orders = ordersAt(m_row, m_segment);
    const auto older = static_cast<std::size_t>(m_older);
    return older < orders.size() ? orders[orders.size() - 1 - older] : nullptr;
}

bool ClockGrid::hasSlot(RecordId token, int segment) const {
    for (std::size_t row = 0; row < m_view.rows.size(); ++row) {
        if (m_view.rows[row].token != token) continue;
        for (const ClockChip* chip : chipsAt(row, segment))
            if (chip->kind == ChipKind::Slot && canChange(chip)) return true;
    }
    return false;
}

bool ClockGrid::chooseOffer() {
    for (std::size_t step = 1; step <= m_view.rows.size(); ++step) {
        const std::size_t row = (m_row + step) % m_view.rows.size();
        for (const ClockChip& chip : m_view.rows[row].chips) {
            const bool waits =
                chip.kind == ChipKind::Offer || chip.kind == ChipKind::ParryOffer || chip.hopeless;
            if (!waits) continue;
            chooseRow(row, chip.from);
            return true;
        }
    }
    return false;
}

QString ClockGrid::chosenTrouble() const {
    if (m_row >= m_view.rows.size()) return {};
    const ClockRow& row = m_view.rows[m_row];
    for (const ClockChip* chip : chipsAt(m_row, m_segment))
        if (chip->hopeless || chip->aimless || chip->state == ChipState::Refused)
            return row.name + QStringLiteral(", ") + chip->detail;
    return {};
}

// ---- places

int ClockGrid::heightOf(const ClockRow& row, bool compact) {
    if (compact) return row.lanes > 1 ? 4 + row.lanes * kCompactLane : kCompactRow;
    return row.lanes > 1 ? 8 + row.lanes * kLane : kRow;
}

int ClockGrid::nameWidth() const {
    const int width = viewport()->width();
    if (width < kNarrow) return kNarrowNameWidth;
    if (width < kWideGrid) return kNameWidth;
    return std::max(kWideNameWidth, std::min(m_wholeNames, width * kMostForNames / 100));
}
double ClockGrid::columnWidth() const {
    return (viewport()->width() - nameWidth()) / double{segments::kSegmentsPerRound};
}
int ClockGrid::columnLeft(int segment) const {
    return nameWidth() + static_cast<int>(std::lround((segment - 1) * columnWidth()));
}
int ClockGrid::segmentAt(int x) const {
    if (x < nameWidth()) return 0;
    return std::clamp(static_cast<int>((x - nameWidth()) / columnWidth()) + 1, 1,
                      segments::kSegmentsPerRound);
}

QRect ClockGrid::cellRect(std::size_t row, int segment) const {
    int top = kHeader - verticalScrollBar()->value();
    for (std::size_t above = 0; above < row; ++above) top += heightOf(m_view.rows[above], m_compact);
    const int left = columnLeft(segment);
    return {left, top, columnLeft(segment + 1) - left, heightOf(m_view.rows[row], m_compact)};
}

QRect ClockGrid::chipRect(std::size_t row, const ClockChip& chip) const {
    const QRect from = cellRect(row, chip.from);
    const QRect to = cellRect(row, std::max(chip.from, chip.to));
    const bool alone = chip.lanes == 1;
    const int lane = m_compact ? kCompactLane : kLane;
    const int height = !alone ? lane - 2 : m_compact ? kCompactChip : kChip;
    const int top = alone ? from.top() + (from.height() - height) / 2
                          : from.top() + (m_compact ? 3 : 5) + chip.lane * lane;
    return {from.left() + 2, top, to.right() - from.left() - 3, height};
}

std::vector<const ClockChip*> ClockGrid::chipsAt(std::size_t row, int segment) const {
    std::vector<const ClockChip*> chips;
    for (const ClockChip& chip : m_view.rows[row].chips)
        if (chip.from <= segment && segment <= chip.to) chips.push_back(&chip);
    return chips;
}

// Of several that which can be changed, of those the newest.
const ClockChip* ClockGrid::chipAt(std::size_t row, int segment) const {
    const std::vector<const ClockChip*> chips = chipsAt(row, segment);
    const auto free = std::find_if(chips.rbegin(), chips.rend(), canChange);
    if (free != chips.rend()) return *free;
    return chips.empty() ? nullptr : chips.back();
}

std::optional<ClockGrid::Hit> ClockGrid::hit(const QPoint& at) const {
    if (at.y() < kHeader) return std::nullopt;
    for (std::size_t row = 0; row < m_view.rows.size(); ++row) {
        const QRect cell = cellRect(row, 1);
        if (at.y() < cell.top() || at.y() > cell.bottom()) continue;
        Hit found{row, segmentAt(at.x()), nullptr};
        for (const ClockChip& chip : m_view.rows[row].chips)
            if (chipRect(row, chip).adjusted(-2, -2, 2, 2).contains(at)) found.chip = &chip;
        return found;
    }
    return std::nullopt;
}

std::optional<RecordId> ClockGrid::creatureAt(const QPoint& at) const {
    const std::optional<Hit> found = hit(at);
    return found ? std::optional(m_view.rows[found->row].token) : std::nullopt;
}

int ClockGrid::contentHeight(std::size_t rows, bool compact) const {
    int height = 0;
    for (std::size_t row = 0; row < std::min(rows, m_view.rows.size()); ++row)
        height += heightOf(m_view.rows[row], compact);
    return height;
}

QSize ClockGrid::sizeHint() const {
    return {800, kHeader + std::max(contentHeight(kRowsShown, false), kRow) + 2};
}
int ClockGrid::sparedIfCompact() const {
    return std::max(0, contentHeight(kRowsShown, false) - contentHeight(kRowsShown, true));
}
QSize ClockGrid::minimumSizeHint() const {
    return {kNarrowNameWidth + segments::kSegmentsPerRound * 30, kHeader + kRow + 2};
}

void ClockGrid::updateScroll() {
    const int room = viewport()->height() - kHeader;
    m_compact = contentHeight(m_view.rows.size(), false) > room;
    verticalScrollBar()->setPageStep(std::max(room, kRow));
    verticalScrollBar()->setRange(0, std::max(0, contentHeight(m_view.rows.size(), m_compact) - room));
}

void ClockGrid::resizeEvent(QResizeEvent*) {
    updateScroll();
    showChosen();
}

// ---- input

void ClockGrid::chooseRow(std::size_t row, int segment) {
    m_row = row;
    m_older = 0;
    if (segment > 0) m_segment = segment;
    showChosen();
    viewport()->update();
    Q_EMIT rowChosen(m_view.rows[row].token);
    Q_EMIT cellChosen();
}

bool ClockGrid::orderKey(int key) {
    const auto found = std::find_if(std::begin(kOrderKeys), std::end(kOrderKeys),
                                    [&](const OrderKey& one) { return one.key == key; });
    if (found == std::end(kOrderKeys)) return false;
    // A blow that has fallen is answered first.
    if (found->kind == board::OrderKind::Parry)
        for (const ClockChip& one : m_view.rows[m_row].chips)
            if (one.kind == ChipKind::ParryOffer)
                return (Q_EMIT parryWanted(m_view.rows[m_row].token, one.against), true);
    Q_EMIT orderWanted(found->kind, m_view.rows[m_row].token, m_segment);
    return true;
}

// Up and Down choose among the orders of the segment before they leave the row.
bool ClockGrid::markKey(int by) {
    const int count = static_cast<int>(ordersAt(m_row, m_segment).size());
    const int older = m_older + by;
    if (older < 0 || older >= count) return false;
    m_older = older;
    viewport()->update();
    return true;
}

// An order moves by one segment; a routine action that waits is put off, not brought forward.
void ClockGrid::shiftChosen(int by) {
    const int first = std::max(m_view.segment, 1);
    const int to = std::clamp(m_segment + by, first, segments::kSegmentsPerRound);
    const RecordId order = chosenOrder();
    const RecordId token = m_view.rows[m_row].token;
    if (to == m_segment || (!order && (by < 0 || !hasSlot()))) return;
    const int before = std::exchange(m_segment, to);
    const std::uint64_t said = m_said;
    if (order)
        Q_EMIT orderMoved(order, to);
    else
        Q_EMIT slotPutOff(token, before, to);
    if (said == m_said) m_segment = before;  // it was refused
    viewport()->update();
}

bool ClockGrid::moveKey(int key) {
    const std::size_t last = m_view.rows.size() - 1;
    if (key == Qt::Key_Up && markKey(1)) return true;
    if (key == Qt::Key_Down && markKey(-1)) return true;
    switch (key) {
        case Qt::Key_Up:
            return (chooseRow(m_row == 0 ? last : m_row - 1, 0), true);
        case Qt::Key_Down:
            return (chooseRow(m_row == last ? 0 : m_row + 1, 0), true);
        case Qt::Key_Left:
            return (chooseRow(m_row, std::max(1, m_segment - 1)), true);
        case Qt::Key_Right:
            return (chooseRow(m_row, std::min(segments::kSegmentsPerRound, m_segment + 1)), true);
        default:
            return false;
    }
}

void ClockGrid::keyPressEvent(QKeyEvent* event) {
    const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
    const bool plain = held == Qt::NoModifier;
    if (!m_view.rows.empty() && held == Qt::ShiftModifier) {
        if (event->key() == Qt::Key_Left) return shiftChosen(-1);
        if (event->key() == Qt::Key_Right) return shiftChosen(1);
    }
    if (m_view.rows.empty() || !plain) return QAbstractScrollArea::keyPressEvent(event);
    const ClockRow& row = m_view.rows[m_row];
    const int key = event->key();
    if (moveKey(key) || orderKey(key)) return;
    if (key == Qt::Key_O) {
        for (const ClockChip& one : row.chips)
            if (one.kind == ChipKind::Offer) return Q_EMIT opportunityTaken(row.token, one.against);
        return;
    }
    if (key == Qt::Key_N) return Q_EMIT nearestWanted(row.token);
    if (key == Qt::Key_W) return Q_EMIT armedWanted(row.token, !row.armed);
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace) return Q_EMIT withdrawWanted();
    if (key == Qt::Key_Space) return Q_EMIT stepWanted();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Menu)
        return Q_EMIT menuWanted(row.token, m_segment, chosenOrder(),
                                 viewport()->mapToGlobal(cellRect(m_row, m_segment).center()));
    QAbstractScrollArea::keyPressEvent(event);
}

// The letters of the strip are not those of the tools.
bool ClockGrid::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool own = key->key() == Qt::Key_O || key->key() == Qt::Key_Delete || key->key() == Qt::Key_N ||
                         key->key() == Qt::Key_W ||
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

std::optional<ClockGrid::Place> ClockGrid::placeAt(const QPoint& global) const {
    const QPoint at = viewport()->mapFromGlobal(global);
    if (!isVisible() || !viewport()->rect().contains(at)) return std::nullopt;
    const auto found = hit(at);
    if (!found) return std::nullopt;
    return Place{m_view.rows[found->row].token, std::max({found->segment, m_view.segment, 1})};
}

// All that the segment holds, or who it is.
QString ClockGrid::helpOf(const Hit& found) const {
    const ClockRow& row = m_view.rows[found.row];
    if (found.segment == 0)
        return (QStringList(row.name) + row.states +
                (row.hidden ? QStringList(tr("hidden from the players")) : QStringList()) +
                QStringList(tr("fatigue %1").arg(row.fatigue)))
            .join(QStringLiteral(" · "));
    QStringList lines;
    for (const ClockChip* chip : chipsAt(found.row, found.segment)) lines << chip->detail;
    return lines.join(QLatin1Char('\n'));
}

bool ClockGrid::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto found = hit(help->pos());
        const QString text = found ? helpOf(*found) : QString();
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void ClockGrid::mousePressEvent(QMouseEvent* event) {
    const auto found = hit(event->pos());
    if (!found) return;
    chooseRow(found->row, found->segment);
    if (found->chip != nullptr) {
        const std::vector<const ClockChip*> orders = ordersAt(found->row, m_segment);
        const auto at = std::find(orders.begin(), orders.end(), found->chip);
        if (at != orders.end()) m_older = static_cast<int>(orders.end() - at) - 1;
    }
    if (event->button() != Qt::LeftButton || found->chip == nullptr) return;
    if (found->chip->kind == ChipKind::Offer)
        return Q_EMIT opportunityTaken(m_view.rows[found->row].token, found->chip->against);
    if (found->chip->kind == ChipKind::ParryOffer)
        return Q_EMIT parryWanted(m_view.rows[found->row].token, found->chip->against);
    if (canChange(found->chip)) m_drag = Drag{*found, *found->chip, 0};
}

void ClockGrid::mouseMoveEvent(QMouseEvent* event) {
    if (!m_drag) return;
    m_drag->to = std::max({segmentAt(event->pos().x()), m_view.segment, 1});
    viewport()->update();
}

void ClockGrid::mouseReleaseEvent(QMouseEvent*) {
    const std::optional<Drag> drag = std::exchange(m_drag, std::nullopt);
    viewport()->update();
    if (!drag || drag->to == 0 || drag->to == drag->chip.from) return;
    if (drag->chip.order)
        Q_EMIT orderMoved(drag->chip.order, drag->to);
    else
        Q_EMIT slotPutOff(m_view.rows[drag->from.row].token, drag->chip.from, drag->to);
}

void ClockGrid::contextMenuEvent(QContextMenuEvent* event) {
    const auto found = hit(event->pos());
    if (!found || event->reason() != QContextMenuEvent::Mouse) return;
    Q_EMIT menuWanted(m_view.rows[found->row].token, std::max(found->segment, 1),
                      found->chip != nullptr && canChange(found->chip) ? found->chip->order : RecordId{},
                      event->globalPos());
}

}  // namespace tenaille::ui
