// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

class QGridLayout;
class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tenaille::ui {

// A message that does not stop the work: an icon for its kind, a text that wraps, buttons, a cross. Esc
// inside it closes it. Those without buttons may go by themselves; never while the pointer or the keyboard is
// on them.
class Notice : public QWidget {
    Q_OBJECT
  public:
    enum class Kind { Info, Done, Warning, Error };
    static constexpr int kUnhurried = 12'000;  // milliseconds: to read some lines and to think about them

    Notice(Kind kind, const QString& text, QWidget* parent = nullptr);

    // Pressing it closes the notice after the slots connected to clicked() have run. The first button is the
    // advised one.
    QPushButton* addAction(const QString& text);
    void setText(const QString& text);
    QString text() const;
    void setClosable(bool closable);
    bool isClosable() const;
    bool asks() const;  // it has buttons
    bool isGone() const { return m_gone; }
    void closeAfter(int milliseconds);
    void keep();          // until it is closed
    bool takeKeyboard();  // its first button, else its cross; false: it has neither
    // It is about the program, and stays when another document is opened; what went wrong stays anyway.
    void outliveDocument() { m_outlives = true; }
    bool outlivesDocument() const { return m_outlives || m_kind == Kind::Error; }
    bool goes() const { return m_timer.isActive(); }
    // Buttons that leave no room for the text beside them stand below it.
    void fitWidth(int width);

  public Q_SLOTS:
    void dismiss();

  Q_SIGNALS:
    void dismissed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void addBelow(QWidget* widget);       // under the text, for subclasses
    void addButton(QPushButton* button);  // beside the text; pressing it does not close

  private:
    void timeIsUp();

    Kind m_kind;
    QLabel* m_text;
    QVBoxLayout* m_body;
    QHBoxLayout* m_row;
    QBoxLayout* m_buttons;
    QWidget* m_cross;
    QTimer m_timer;
    bool m_gone = false;
    bool m_outlives = false;
};

// Where notices gather: over the lower edge of its host, the newest lowest. It lets clicks between notices
// through. Three are shown at most: for a new one the oldest that only tells something leaves; else the
// oldest that asks something waits until there is room again. Never one that cannot be closed.
class NoticeStack final : public QWidget {
    Q_OBJECT
  public:
    explicit NoticeStack(QWidget* host);

    // What only informs goes by itself after kUnhurried, unless it gets buttons or is told otherwise;
    // warnings and errors stay.
    Notice* show(Notice::Kind kind, const QString& text);
    void add(Notice* notice);  // takes it over; it is deleted when dismissed
    int count() const;
    // Another document is open now: what was said about the one before goes.
    void leaveDocument();
    // The keyboard goes to the newest one: to its first button, else to its cross. False: there is none.
    bool takeKeyboard();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void place();
    void makeRoom();
    void recall();
    std::vector<Notice*> open() const;  // oldest first, also those that wait
    std::vector<Notice*> shown() const;

    QVBoxLayout* m_column;
};

}  // namespace tenaille::ui
