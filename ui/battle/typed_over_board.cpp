// SPDX-License-Identifier: MIT
#include "ui/battle/typed_over_board.h"

#include <QApplication>
#include <QKeyEvent>

#include "ui/scene/board_view.h"

namespace tenaille::ui {

namespace {

bool isOfNumber(const QKeyEvent& event) {
    const QString text = event.text();
    return text.size() == 1 && (text.front().isDigit() || text.front() == u'+' || text.front() == u'-') &&
           !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

class TypedOverBoard final : public QObject {
  public:
    TypedOverBoard(BoardView& view, QWidget& strip) : QObject(&strip), m_view(view) {
        strip.installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
            const auto& key = static_cast<const QKeyEvent&>(*event);
            if (isOfNumber(key) && m_view.underMouse()) {
                QKeyEvent copy(key.type(), key.key(), key.modifiers(), key.text(), key.isAutoRepeat());
                copy.ignore();
                QCoreApplication::sendEvent(&m_view, &copy);
                event->setAccepted(copy.isAccepted());
                if (copy.isAccepted()) return true;
            }
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    BoardView& m_view;
};

}  // namespace

void typeOverBoard(BoardView& view, QWidget& strip) { new TypedOverBoard(view, strip); }

}  // namespace tenaille::ui
