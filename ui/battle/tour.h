// SPDX-License-Identifier: MIT
//
// Tour: two minutes with the program, a step at a time. Each step is done with the real board; what was done
// is ticked, and the reader goes on when he likes.
#pragma once

#include <QPointer>
#include <QTimer>
#include <functional>
#include <vector>

#include "ui/widgets/notice.h"

class QPushButton;

namespace tenaille::ui {

class BattleWindow;
class Document;

class Tour final : public QObject {
    Q_OBJECT
  public:
    // It ends with its last step, or when its notice is closed. One that runs in this window begins anew.
    static void start(BattleWindow& window, const Document& document, NoticeStack& notices);

    ~Tour() override;

    std::size_t step() const { return m_step; }
    bool isDone() const { return m_done; }  // what the step asks for
    void next();

  private:
    struct Step {
        QString text;
        std::function<bool()> isDone;  // looked at again and again; none: there is nothing to do
        QPointer<QWidget> mark = {};   // what it speaks of
    };

    Tour(BattleWindow& window, const Document& document, NoticeStack& notices);
    std::vector<Step> steps();
    void show();
    void look();

    BattleWindow& m_window;
    const Document& m_document;
    std::vector<Step> m_steps;
    std::size_t m_step = 0;
    bool m_done = false;
    bool m_sawMap = false;
    std::uint64_t m_revision = 0;  // of the document when the step began
    QPointer<Notice> m_notice;
    QPushButton* m_next = nullptr;
    QPointer<QWidget> m_mark;
    QTimer m_timer;
};

}  // namespace tenaille::ui
