// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractScrollArea>
#include <cstdint>
#include <optional>

#include "ui/battle/clock_view.h"

namespace tenaille::ui {

// The rows and the ten columns of the clock: one row a combatant, its acts as chips. Shows a ClockView and
// says what the game master wants; changes nothing by itself.
//
// With the keyboard: arrows choose a combatant and a segment (Up and Down first among the orders of one
// segment), letters give orders (kOrderKeys), Delete withdraws the order that is marked, Shift with Left or
// Right moves it, Enter opens the menu, O takes the opportunity that is offered, N aims at the nearest enemy,
// W says whether the weapon is in hand. With the mouse: orders and routine actions that wait are dragged to
// another segment.
class ClockGrid final : public QAbstractScrollArea {
    Q_OBJECT

  public:
    static constexpr int kHeader = 24;
    static constexpr int kRow = 28;
    static constexpr int kCompactRow = 20;  // where more have to be seen than there is room for

    explicit ClockGrid(QWidget* parent = nullptr);

    void show(ClockView view);
    const ClockView& view() const { return m_view; }
    // The row of a creature that was chosen elsewhere.
    void choose(RecordId token);
    std::optional<RecordId> chosen() const;
    // Of the row at a point of the viewport.
    std::optional<RecordId> creatureAt(const QPoint& at) const;
    // What can be changed in the chosen segment.
    RecordId chosenOrder() const;
    int chosenSegment() const { return m_segment; }
    // A routine action falls due there that nobody has given an order for.
    bool hasSlot(RecordId token, int segment) const;
    bool hasSlot() const { return chosen() && hasSlot(*chosen(), m_segment); }
    // Goes on to the next row with an offer, or with an order that will be refused. False: there is none.
    bool chooseOffer();
    // What the game master should know of the chosen segment: why an order there is refused, or strikes at
    // nobody.
    QString chosenTrouble() const;

    // How much lower it may be with rows that are drawn together.
    int sparedIfCompact() const;
    QRect chipRect(std::size_t row, const ClockChip& chip) const;
    QRect cellRect(std::size_t row, int segment) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // Row and segment at a point of the screen (the segment that is due where none is); none: no row.
    struct Place {
        RecordId token;
        int segment = 1;
    };
    std::optional<Place> placeAt(const QPoint& global) const;

  Q_SIGNALS:
    void rowChosen(tenaille::RecordId token);
    void orderWanted(tenaille::board::OrderKind kind, tenaille::RecordId token, int segment);
    void opportunityTaken(tenaille::RecordId token, tenaille::RecordId against);
    void parryWanted(tenaille::RecordId token, tenaille::RecordId against);
    void orderMoved(tenaille::RecordId order, int segment);
    void slotPutOff(tenaille::RecordId token, int from, int to);
    void cellChosen();
    void nearestWanted(tenaille::RecordId token);
    void armedWanted(tenaille::RecordId token, bool armed);
    void withdrawWanted();  // of the chosen order, if there is one
    void stepWanted();      // Space
    void menuWanted(tenaille::RecordId token, int segment, tenaille::RecordId order, const QPoint& at);

  protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    struct Hit {
        std::size_t row = 0;
        int segment = 0;                  // 0: the name
        const ClockChip* chip = nullptr;  // under the pointer
    };
    struct Drag {
        Hit from;
        ClockChip chip;
        int to = 0;  // segment, 0: not moved yet
    };
    std::optional<Hit> hit(const QPoint& at) const;
    std::vector<const ClockChip*> chipsAt(std::size_t row, int segment) const;
    const ClockChip* chipAt(std::size_t row, int segment) const;
    QString helpOf(const Hit& found) const;
    int contentHeight(std::size_t rows, bool compact) const;
    static int heightOf(const ClockRow& row, bool compact);
    bool acts(const ClockRow& row) const;
    void showActing();
    int nameWidth() const;
    int widthOfNames() const;  // for every name with all its states
    double columnWidth() const;
    int columnLeft(int segment) const;
    int segmentAt(int x) const;
    void updateScroll();
    void showChosen();
    void paintHeader(QPainter& painter) const;
    void paintRow(QPainter& painter, std::size_t row) const;
    void paintName(QPainter& painter, const ClockRow& row, const QRect& rect) const;
    void paintChip(QPainter& painter, const ClockChip& chip, const QRect& rect) const;
    void chooseRow(std::size_t row, int segment);
    bool orderKey(int key);
    bool moveKey(int key);
    bool markKey(int by);
    void shiftChosen(int by);
    std::vector<const ClockChip*> ordersAt(std::size_t row, int segment) const;
    const ClockChip* marked() const;

    ClockView m_view;
    int m_wholeNames = 0;
    std::size_t m_row = 0;
    int m_segment = 1;
    int m_older = 0;  // of the orders of the segment: so many before the newest is marked
    std::optional<Drag> m_drag;
    std::uint64_t m_said = 0;  // how often the view was shown anew
    bool m_compact = false;
};

// What stands on a chip that is so wide: whole, or with fewer letters of the name that it is aimed at; then
// the letters of its token; then a shorter word for the deed. The deed is not cut as long as anything else
// can be.
QString chipText(const ClockChip& chip, const QFontMetrics& metrics, int width);

// The letters that give orders.
struct OrderKey {
    int key;
    board::OrderKind kind;
};
inline constexpr OrderKey kOrderKeys[] = {
    {Qt::Key_A, board::OrderKind::Routine},     {Qt::Key_F, board::OrderKind::FastMove},
    {Qt::Key_L, board::OrderKind::SlowMove},    {Qt::Key_S, board::OrderKind::SimpleAction},
    {Qt::Key_C, board::OrderKind::Cast},        {Qt::Key_P, board::OrderKind::Parry},
    {Qt::Key_M, board::OrderKind::ChangeMode},  {Qt::Key_U, board::OrderKind::SurpriseAttack},
    {Qt::Key_K, board::OrderKind::SneakAttack}, {Qt::Key_R, board::OrderKind::React},
    {Qt::Key_V, board::OrderKind::Pivot},
};

}  // namespace tenaille::ui
