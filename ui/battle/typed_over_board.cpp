// SPDX-License-Identifier: MIT
#include "ui/battle/typed_over_board.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCursor>
#include <QKeyEvent>

#include "ui/battle/battle_context.h"
#include "ui/scene/board_view.h"

namespace tenaille::ui {

namespace {

// Those of the number block move what is on the board.
bool isOfNumber(const QKeyEvent& event) {
    const QString text = event.text();
    if (text.size() != 1 || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return false;
    const bool sign = text.front() == u'+' || text.front() == u'-';
    return sign || (text.front().isDigit() && !event.modifiers().testFlag(Qt::KeypadModifier));
}

class TypedWhereTheMouseIs final : public QObject {
  public:
    TypedWhereTheMouseIs(BattleContext& context, BoardView& view, QAbstractScrollArea& strip,
                         std::function<std::optional<RecordId>(const QPoint&)> creatureAt)
        : QObject(&strip),
          m_context(context),
          m_view(view),
          m_strip(strip),
          m_creatureAt(std::move(creatureAt)) {
        strip.installEventFilter(this);
        view.installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool comes = event->type() == QEvent::ShortcutOverride;
        if (comes || event->type() == QEvent::KeyPress) {
            auto& key = static_cast<QKeyEvent&>(*event);
            if (isOfNumber(key) && (overStrip(key) || (watched != &m_view && overBoard(key)))) return true;
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    bool overStrip(QKeyEvent& key) {
        const QWidget& room = *m_strip.viewport();
        if (!room.isVisible() || !room.underMouse()) return false;
        const std::optional<RecordId> creature = m_creatureAt(room.mapFromGlobal(QCursor::pos()));
        if (!creature) return false;
        if (key.type() == QEvent::KeyPress) m_context.typePoints(key.text(), {*creature});
        key.accept();
        return true;
    }
    bool overBoard(QKeyEvent& key) {
        if (!m_view.underMouse()) return false;
        QKeyEvent copy(key.type(), key.key(), key.modifiers(), key.text(), key.isAutoRepeat());
        copy.ignore();
        QCoreApplication::sendEvent(&m_view, &copy);
        key.setAccepted(copy.isAccepted());
        return copy.isAccepted();
    }

    BattleContext& m_context;
    BoardView& m_view;
    QAbstractScrollArea& m_strip;
    std::function<std::optional<RecordId>(const QPoint&)> m_creatureAt;
};

}  // namespace

void typeWhereTheMouseIs(BattleContext& context, BoardView& view, QAbstractScrollArea& strip,
                         std::function<std::optional<RecordId>(const QPoint&)> creatureAt) {
    new TypedWhereTheMouseIs(context, view, strip, std::move(creatureAt));
}

}  // namespace tenaille::ui
