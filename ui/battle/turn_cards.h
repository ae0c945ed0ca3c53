// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractScrollArea>
#include <optional>

#include "ui/battle/turn_view.h"

namespace tenaille::ui {

// A game of turns as a row of cards in the order of the round. Shows a TurnView and says what the game master
// wants; changes nothing by itself.
//
// With the keyboard: arrows choose a card, D delays, R gets ready, A acts now, O uses what was kept ready,
// I asks for the initiative, Enter opens the menu.
class TurnCards final : public QAbstractScrollArea {
    Q_OBJECT

  public:
    static constexpr int kHeight = 84;

    explicit TurnCards(QWidget* parent = nullptr);

    void show(TurnView view);
    const TurnView& view() const { return m_view; }
    // The card of a creature that was chosen elsewhere.
    void choose(RecordId token);
    std::optional<RecordId> chosen() const;
    // Of the card at a point of the viewport.
    std::optional<RecordId> creatureAt(const QPoint& at) const;
    QRect cardRect(std::size_t card) const;
    // Where the edge names who acts, whose card is scrolled out of sight; empty: it can be seen.
    QRect actorMark() const;
    // Narrower where that brings all of them into sight.
    int cardWidth() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void cardChosen(tenaille::RecordId token);
    void holdWanted(tenaille::RecordId token, bool ready);
    void actWanted(tenaille::RecordId token);
    void reactionWanted(tenaille::RecordId token);
    void initiativeWanted(tenaille::RecordId token);
    void stepWanted();                                     // Space
    void turnWanted(tenaille::RecordId token, int steps);  // Shift and an arrow, as on the board
    void menuWanted(tenaille::RecordId token, const QPoint& at);

  protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    std::optional<std::size_t> cardAt(const QPoint& at) const;
    void chooseCard(std::size_t card);
    void showCard(std::size_t card);
    void updateScroll();
    std::optional<std::size_t> actor() const;
    void paintActorMark(QPainter& painter) const;
    bool letterKey(int key);
    void paintCard(QPainter& painter, const TurnCard& card, const QRect& rect, bool chosen,
                   bool sumBelow) const;

    TurnView m_view;
    std::size_t m_card = 0;
};

}  // namespace tenaille::ui
