// SPDX-License-Identifier: MIT
#include "ui/battle/key_pointing.h"

#include <QCoreApplication>
#include <QPointer>

#include "ui/battle/commands.h"
#include "ui/scene/board_view.h"
#include "ui/scene/key_pointer.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

QString howTo(const Commands& commands) {
    return QCoreApplication::translate(
               "KeyPointing",
               "The cross is your mouse: the arrows move it by half a square (Ctrl finer, Shift farther), "
               "Space clicks, or drags while it is held. F3 holds the button for you. %1 puts the cross "
               "away.")
        .arg(QKeySequence::listToString(commands.keysOf(Command::KeyPointer), QKeySequence::NativeText));
}

}  // namespace

void connectKeyPointer(BoardView& view, Commands& commands, NoticeStack& notices) {
    auto* cross = new KeyPointer(view);
    QAction* action = commands[Command::KeyPointer];
    QObject::connect(cross, &KeyPointer::switched, action, &QAction::setChecked);
    QObject::connect(action, &QAction::triggered, cross,
                     [cross, &view, &commands, &notices, told = QPointer<Notice>()](bool on) mutable {
                         if (told) told->dismiss();
                         view.setFocus();
                         cross->setOn(on);
                         if (on) {
                             told = notices.show(Notice::Kind::Info, howTo(commands));
                             told->closeAfter(Notice::kUnhurried);
                         }
                     });
}

}  // namespace tenaille::ui
