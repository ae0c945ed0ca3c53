// SPDX-License-Identifier: MIT
#include "ui/battle/turn_cards.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/scene/token_painter.h"
#include "ui/style/disc_letters.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

using board::TurnState;

constexpr int kCard = 148;  // width
constexpr int kWideCard = 200;
constexpr int kNarrowCard = 118;
constexpr int kGap = 8;
constexpr int kTop = 6;
constexpr int kCardHeight = 58;
constexpr int kTurnCardsDisc = 30;
constexpr int kTurnCardsSign = 14;
constexpr int kNameLeft = 8 + kTurnCardsDisc + 8;
constexpr int kSumGap = 6;
constexpr int kMarkHeight = 30;
constexpr int kMarkSign = 16;

// Beside the disc of a card, in pixels.
int roomForName(const QRect& card) { return card.width() - 1 - 8 - kNameLeft; }

constexpr double kCardRadius = 6;
constexpr std::array kLetters{Qt::Key_A, Qt::Key_D, Qt::Key_R, Qt::Key_O, Qt::Key_I};

Glyph glyphOf(const TurnCard& card) {
    if (card.down) return Glyph::Skull;
    if (card.surprised) return Glyph::Warning;
    switch (card.turn) {
        case TurnState::Acting:
            return Glyph::Play;
        case TurnState::Interrupted:
            return Glyph::Pause;
        case TurnState::Delaying:
            return Glyph::History;
        case TurnState::Ready:
            return Glyph::Target;
        case TurnState::Done:
            return Glyph::Check;
        case TurnState::Waiting:
            break;
    }
    return Glyph::Next;
}

bool isHeld(const TurnCard& card) {
    return card.turn == TurnState::Delaying || card.turn == TurnState::Ready;
}

}  // namespace

TurnCards::TurnCards(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Turn order"));
    horizontalScrollBar()->setSingleStep(kCard / 2);
}

void TurnCards::show(TurnView view) {
    const std::optional<RecordId> before = chosen();
    const auto was = actor();
    const RecordId acted = was ? m_view.cards[*was].token : RecordId{};
    m_view = std::move(view);
    m_card = 0;
    updateScroll();
    if (before) choose(*before);
    // Whose turn begins is brought into sight and is the one the keys speak of.
    if (const auto now = actor(); now && m_view.cards[*now].token != acted) {
        m_card = *now;
        // Who acted before stands at the left, and all the rest is for those to come.
        horizontalScrollBar()->setValue(static_cast<int>(*now > 0 ? *now - 1 : 0) * (cardWidth() + kGap));
    }
    viewport()->update();
}

std::optional<std::size_t> TurnCards::actor() const {
    for (std::size_t card = 0; card < m_view.cards.size(); ++card)
        if (m_view.cards[card].turn == TurnState::Acting) return card;
    return std::nullopt;
}

void TurnCards::choose(RecordId token) {
    for (std::size_t card = 0; card < m_view.cards.size(); ++card)
        if (m_view.cards[card].token == token) m_card = card;
    if (m_card < m_view.cards.size()) showCard(m_card);
    viewport()->update();
}

std::optional<RecordId> TurnCards::chosen() const {
    if (m_card >= m_view.cards.size()) return std::nullopt;
    return m_view.cards[m_card].token;
}

// ---- places

int TurnCards::cardWidth() const {
    const int count = std::max(static_cast<int>(m_view.cards.size()), 1);
    const int fitting = (viewport()->width() - kGap) / count - kGap;
    return fitting >= kNarrowCard ? std::min(fitting, kWideCard) : kCard;
}

QRect TurnCards::cardRect(std::size_t card) const {
    const int width = cardWidth();
    return {kGap + static_cast<int>(card) * (width + kGap) - horizontalScrollBar()->value(), kTop, width,
            kCardHeight};
}

QRect TurnCards::actorMark() const {
    constexpr int kSeen = 40;  // of a card, so that it is one: its disc
    constexpr int kMostName = 150;
    const std::optional<std::size_t> card = actor();
    if (!card) return {};
    const QRect rect = cardRect(*card);
    const int right = viewport()->width();
    const bool isLeft = rect.right() < kSeen;
    if (!isLeft && rect.left() <= right - kSeen) return {};
    const QFontMetrics names(scaled(font(), 1, QFont::DemiBold));
    const int width = std::min(names.horizontalAdvance(m_view.cards[*card].name), kMostName) + kMarkSign + 26;
    return {isLeft ? 0 : right - width, kTop + (kCardHeight - kMarkHeight) / 2, width, kMarkHeight};
}

std::optional<std::size_t> TurnCards::cardAt(const QPoint& at) const {
    for (std::size_t card = 0; card < m_view.cards.size(); ++card)
        if (cardRect(card).contains(at)) return card;
    return std::nullopt;
}

std::optional<RecordId> TurnCards::creatureAt(const QPoint& at) const {
    const std::optional<std::size_t> card = cardAt(at);
    return card ? std::optional(m_view.cards[*card].token) : std::nullopt;
}

void TurnCards::showCard(std::size_t card) {
    const QRect rect = cardRect(card);
    QScrollBar* bar = horizontalScrollBar();
    if (rect.left() < kGap)
        bar->setValue(bar->value() + rect.left() - kGap);
    else if (rect.right() > viewport()->width() - kGap)
        bar->setValue(bar->value() + rect.right() - viewport()->width() + kGap);
}

void TurnCards::updateScroll() {
    const int width = kGap + static_cast<int>(m_view.cards.size()) * (cardWidth() + kGap);
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
}

QSize TurnCards::sizeHint() const { return {800, kHeight}; }
QSize TurnCards::minimumSizeHint() const { return {kCard + 2 * kGap, kHeight}; }
void TurnCards::resizeEvent(QResizeEvent*) { updateScroll(); }

// ---- input

void TurnCards::chooseCard(std::size_t card) {
    m_card = card;
    showCard(card);
    viewport()->update();
    Q_EMIT cardChosen(m_view.cards[card].token);
}

bool TurnCards::letterKey(int key) {
    const RecordId token = m_view.cards[m_card].token;
    switch (key) {
        case Qt::Key_D:
            return (Q_EMIT holdWanted(token, false), true);
        case Qt::Key_R:
            return (Q_EMIT holdWanted(token, true), true);
        case Qt::Key_A:
            return (Q_EMIT actWanted(token), true);
        case Qt::Key_O:
            return (Q_EMIT reactionWanted(token), true);
        case Qt::Key_I:
            return (Q_EMIT initiativeWanted(token), true);
        default:
            return false;
    }
}

void TurnCards::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const int key = event->key();
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    if (!m_view.cards.empty() && sideways && event->modifiers() == Qt::ShiftModifier)
        return Q_EMIT turnWanted(m_view.cards[m_card].token, key == Qt::Key_Left ? -1 : 1);
    if (m_view.cards.empty() || !plain) return QAbstractScrollArea::keyPressEvent(event);
    const std::size_t last = m_view.cards.size() - 1;
    if (letterKey(key)) return;
    if (key == Qt::Key_Left) return chooseCard(m_card == 0 ? last : m_card - 1);
    if (key == Qt::Key_Right) return chooseCard(m_card == last ? 0 : m_card + 1);
    if (key == Qt::Key_Home) return chooseCard(0);
    if (key == Qt::Key_End) return chooseCard(last);
    if (key == Qt::Key_Space) return Q_EMIT stepWanted();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Menu)
        return Q_EMIT menuWanted(m_view.cards[m_card].token,
                                 viewport()->mapToGlobal(cardRect(m_card).center()));
    QAbstractScrollArea::keyPressEvent(event);
}

// The letters of the cards are not those of the tools.
bool TurnCards::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier &&
            (key->key() == Qt::Key_Home ||
             std::find(kLetters.begin(), kLetters.end(), key->key()) != kLetters.end())) {
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) viewport()->update();
    return QAbstractScrollArea::event(event);
}

bool TurnCards::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QString text;
        if (actorMark().contains(help->pos())) {
            text = tr("%1 acts").arg(m_view.cards[*actor()].name);
        } else if (const auto card = cardAt(help->pos())) {
            const TurnCard& one = m_view.cards[*card];
            text = one.name + QStringLiteral(" · ") + tr("initiative %1").arg(one.initiative);
            if (!one.state.isEmpty()) text += QStringLiteral(" · ") + one.state;
            if (one.hidden) text += QStringLiteral(" · ") + tr("hidden from the players");
            if (!one.remarks.isEmpty()) text += QStringLiteral(" · ") + one.remarks;
            if (!one.health.isEmpty()) text += QStringLiteral(" · ") + tr("hit points %1").arg(one.health);
        }
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TurnCards::mousePressEvent(QMouseEvent* event) {
    if (actorMark().contains(event->pos())) return chooseCard(*actor());
    if (const auto card = cardAt(event->pos())) chooseCard(*card);
}

void TurnCards::contextMenuEvent(QContextMenuEvent* event) {
    const auto card = cardAt(event->pos());
    if (card && event->reason() == QContextMenuEvent::Mouse)
        Q_EMIT menuWanted(m_view.cards[*card].token, event->globalPos());
}

// The wheel moves along the row.
void TurnCards::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() -
                                    (turned.y() != 0 ? turned.y() : turned.x()));
    event->accept();
}

// ---- look

void TurnCards::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& t = themeFor(*this);
    painter.fillRect(viewport()->rect(), t.panel);
    const QFontMetrics names(scaled(font(), 1, QFont::DemiBold));
    const QFontMetrics sums(scaled(font(), 1, QFont::Bold));
    // Where one name needs its line for itself all sums stand below: the eye runs along one row of them.
    const bool sumsBelow = std::any_of(m_view.cards.begin(), m_view.cards.end(), [&](const TurnCard& card) {
        const int sum = sums.horizontalAdvance(card.initiative);
        return names.horizontalAdvance(card.name) > roomForName(cardRect(0)) - sum - kSumGap;
    });
    for (std::size_t card = 0; card < m_view.cards.size(); ++card) {
        const QRect rect = cardRect(card);
        if (rect.right() < 0 || rect.left() > viewport()->width()) continue;
        if (m_view.cards[card].joined)
            painter.fillRect(QRect(rect.left() - kGap, rect.center().y() - 2, kGap, 4), t.outline);
        paintCard(painter, m_view.cards[card], rect, card == m_card, sumsBelow);
    }
    paintActorMark(painter);
}

void TurnCards::paintActorMark(QPainter& painter) const {
    const QRect mark = actorMark();
    if (mark.isEmpty()) return;
    const Theme& t = themeFor(*this);
    const bool isLeft = mark.left() == 0;
    // A rim sets it off from the cards that it lies on.
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.panel);
    painter.drawRoundedRect(mark.adjusted(-4, -4, 4, 4), kCardRadius + 4, kCardRadius + 4);
    fillRounded(painter, mark, kCardRadius, t.selection);
    const QRect sign(isLeft ? mark.left() + 6 : mark.right() - 6 - kMarkSign,
                     mark.center().y() - kMarkSign / 2, kMarkSign, kMarkSign);
    drawGlyph(painter, sign, isLeft ? Glyph::ChevronLeft : Glyph::ChevronRight, t.onSelection);
    const QRect words =
        isLeft ? mark.adjusted(kMarkSign + 12, 0, -10, 0) : mark.adjusted(10, 0, -kMarkSign - 12, 0);
    painter.setFont(scaled(font(), 1, QFont::DemiBold));
    painter.setPen(t.onSelection);
    painter.drawText(
        words, Qt::AlignVCenter,
        painter.fontMetrics().elidedText(m_view.cards[*actor()].name, Qt::ElideMiddle, words.width()));
}

void TurnCards::paintCard(QPainter& painter, const TurnCard& card, const QRect& rect, bool chosen,
                          bool sumBelow) const {
    const Theme& t = themeFor(*this);
    const bool acts = card.turn == TurnState::Acting;
    const bool over = card.down || card.surprised || (card.turn == TurnState::Done && !m_view.toThrow);
    fillRounded(painter, rect, kCardRadius, acts ? t.selection : over ? t.panel : t.raised);
    QColor ink = acts ? t.onSelection : card.down ? t.disabledText : t.text;
    const QColor quiet = acts ? t.onSelection : t.mutedText;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(isHeld(card) ? t.warning
                        : chosen     ? t.outline
                                     : t.border,
                        isHeld(card) ? 2 : 1, isHeld(card) ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), kCardRadius, kCardRadius);

    const QRectF disc(rect.left() + 8, rect.top() + 8, kTurnCardsDisc, kTurnCardsDisc);
    painter.setOpacity(over ? 0.5 : 1);
    fillRounded(painter, disc, kTurnCardsDisc / 2.0, card.colour);
    if (card.picture != nullptr) {
        paintTokenPicture(painter, *card.picture, disc.adjusted(2, 2, -2, -2));
    } else {
        painter.setPen(t.onSide);
        const DiscLetters letters =
            lettersInDisc(scaled(font(), 0.85, QFont::Bold), card.initials, kTurnCardsDisc - 4);
        painter.setFont(letters.font);
        painter.drawText(disc, Qt::AlignCenter, letters.text);
    }
    painter.setOpacity(1);
    if (card.hidden)
        drawHiddenSign(painter, disc, acts ? t.selection : t.raised, acts ? t.onSelection : t.text);

    const int left = rect.left() + kNameLeft;
    const int right = rect.right() - 8;
    QFont nameFont = scaled(font(), 1, QFont::DemiBold);
    nameFont.setStrikeOut(card.down);
    const QFont sumFont = scaled(font(), 1, QFont::Bold);
    const int sum = QFontMetrics(sumFont).horizontalAdvance(card.initiative);
    painter.setFont(sumFont);
    painter.setPen(acts ? ink : t.link);
    painter.drawText(QRect(right - sum, rect.top() + (sumBelow ? 22 : 6), sum + 1, 18), Qt::AlignVCenter,
                     card.initiative);
    painter.setFont(nameFont);
    painter.setPen(ink);
    const int room = roomForName(rect) - (sumBelow ? 0 : sum + kSumGap);
    painter.drawText(QRect(left, rect.top() + 6, room, 18), Qt::AlignVCenter,
                     QFontMetrics(nameFont).elidedText(card.name, Qt::ElideMiddle, room));
    painter.setFont(scaled(font(), 0.88));
    painter.setPen(quiet);
    const int beside = right - left - (sumBelow ? sum + kSumGap : 0);
    if (painter.fontMetrics().horizontalAdvance(card.health) <= beside)
        painter.drawText(QRect(left, rect.top() + 23, beside, 15), Qt::AlignVCenter, card.health);
    else if (card.state.isEmpty())  // beside a sum that is still to be thrown
        painter.drawText(QRect(left, rect.top() + 39, right - left, 15), Qt::AlignVCenter, card.health);
    if (!card.state.isEmpty()) {
        const QColor sign = card.surprised || card.down ? t.badText : quiet;
        drawGlyph(painter,
                  QRectF(rect.left() + 8, rect.bottom() - kTurnCardsSign - 2, kTurnCardsSign, kTurnCardsSign),
                  glyphOf(card), acts ? ink : sign);
        painter.setPen(acts ? ink : sign);
        painter.setFont(scaled(font(), 0.88, acts ? QFont::DemiBold : QFont::Normal));
        const QRect below(rect.left() + 8 + kTurnCardsSign + 5, rect.bottom() - kTurnCardsSign - 3,
                          rect.width() - 35, 16);
        const auto fits = [&](const QString& text) {
            return painter.fontMetrics().horizontalAdvance(text) <= below.width();
        };
        // What its sign and its colour tell needs no word where something ails it.
        QString told = card.state;
        if (!card.remarks.isEmpty())
            told = card.down || card.surprised || isHeld(card)
                       ? card.state + QStringLiteral(" · ") + card.remarks
                       : card.remarks;
        else if (!fits(told))
            told = card.state.section(QStringLiteral(" · "), -1);  // that it acts is seen by its colour
        painter.drawText(below, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(told, Qt::ElideRight, below.width()));
    }
    if (chosen && hasFocus()) drawFocusRing(painter, rect.adjusted(2, 2, -2, -2), 4, t.focusRing);
}

}  // namespace tenaille::ui
