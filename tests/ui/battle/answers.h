// SPDX-License-Identifier: MIT
#pragma once

// What a user answers to the dialogs that a call opens, one after the other.

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <functional>
#include <utility>
#include <vector>

namespace tenaille::test {

// Answers the dialogs one after the other, in the way a game master would.
class Answers {
  public:
    explicit Answers(std::vector<std::function<bool()>> answers) : m_answers(std::move(answers)) {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            if (m_next < m_answers.size() && m_answers[m_next]()) ++m_next;
        });
        m_timer.start(20);
    }
    std::size_t given() const { return m_next; }

  private:
    QTimer m_timer;
    std::vector<std::function<bool()>> m_answers;
    std::size_t m_next = 0;
};

inline std::function<bool()> typeName(const QString& path) {
    return [path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return false;
        dialog->findChild<QLineEdit*>()->setText(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        return true;
    };
}
inline std::function<bool()> press(QMessageBox::StandardButton button) {
    return [button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return false;
        QMetaObject::invokeMethod(box->button(button), "click", Qt::QueuedConnection);
        return true;
    };
}
inline std::function<bool()> press(const QString& text) {
    return [text] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return false;
        for (QAbstractButton* button : box->buttons())
            if (button->text() == text) {
                QMetaObject::invokeMethod(button, "click", Qt::QueuedConnection);
                return true;
            }
        return false;
    };
}
inline std::function<bool()> cancel() {
    return [] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog != nullptr) QMetaObject::invokeMethod(dialog, "reject", Qt::QueuedConnection);
        return dialog != nullptr;
    };
}

}  // namespace tenaille::test
