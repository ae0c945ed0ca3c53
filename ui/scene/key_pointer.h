// SPDX-License-Identifier: MIT
//
// KeyPointer: the mouse of a board without a mouse. While it is on, a cross stands on the board: the arrows
// move it by half a cell (with Ctrl a twelfth, with Shift four cells), Space is the left button for as long
// as it is held, F3 holds that button until it is pressed again. The menu key opens the menu of what lies
// under the cross or, while there is none, of what is selected. The board gets the same events as from a
// mouse, so that every tool can be used.
#pragma once

#include <QEvent>
#include <QPoint>
#include <QPointF>
#include <QWidget>
#include <optional>

class QKeyEvent;
class QMouseEvent;

namespace tenaille::ui {

class BoardView;

class KeyPointer final : public QWidget {
    Q_OBJECT

  public:
    explicit KeyPointer(BoardView& view);

    bool isOn() const { return m_on; }
    // It begins in the middle of what is seen. When it goes, a button that is held is let go.
    void setOn(bool on);
    // Where it stands, in pixels of the view.
    QPoint place() const;

  Q_SIGNALS:
    // The keyboard or the real mouse switched it off or on.
    void switched(bool on);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool wants(const QKeyEvent& key) const;
    bool press(const QKeyEvent& key);
    bool release(const QKeyEvent& key);
    void step(const QKeyEvent& key);
    void hold(Qt::KeyboardModifiers modifiers);
    void letGo();
    void openMenu();
    void send(QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons buttons);
    void follow();
    bool endByMouse(const QMouseEvent& event);

    BoardView& m_view;
    bool m_on = false;
    bool m_held = false;     // the button is down
    bool m_latched = false;  // by F3
    bool m_sending = false;
    QPointF m_plane;                    // cells
    QPoint m_mouse;                     // where the real one stood when it began, pixels of the screen
    Qt::KeyboardModifiers m_modifiers;  // of the press, for as long as it lasts
};

// Where the mouse or the cross points on the board, in pixels of the view; nothing: elsewhere.
std::optional<QPointF> pointedAt(const BoardView& view);

}  // namespace tenaille::ui
