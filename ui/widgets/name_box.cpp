// SPDX-License-Identifier: MIT
#include "ui/widgets/name_box.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>

namespace tenaille::ui {

void NameBox::keyPressEvent(QKeyEvent* event) {
    const bool goesOn = m_typed.isValid() && m_typed.elapsed() < QApplication::keyboardInputInterval();
    if (event->key() == Qt::Key_Space && goesOn) {
        view()->keyboardSearch(QStringLiteral(" "));
        m_typed.start();
        return;
    }
    QComboBox::keyPressEvent(event);
    const QString text = event->text();
    if (!text.isEmpty() && text.front().isPrint() && event->key() != Qt::Key_Space) m_typed.start();
}

}  // namespace tenaille::ui
