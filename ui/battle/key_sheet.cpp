// SPDX-License-Identifier: MIT
#include "ui/battle/key_sheet.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/battle/clock_grid.h"
#include "ui/text/fight_text.h"
#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

struct Gesture {
    const char* keys;
    const char* text;
};

constexpr Gesture kBoard[] = {
    {QT_TRANSLATE_NOOP("KeySheet", "Wheel"), QT_TRANSLATE_NOOP("KeySheet", "Zoom where the pointer is")},
    {QT_TRANSLATE_NOOP("KeySheet", "Right, middle or Space+drag"), QT_TRANSLATE_NOOP("KeySheet", "Pan")},
    {QT_TRANSLATE_NOOP("KeySheet", "Click, Shift+click, Ctrl+click"),
     QT_TRANSLATE_NOOP("KeySheet", "Select, add, toggle")},
    {QT_TRANSLATE_NOOP("KeySheet", "Drag a creature"),
     QT_TRANSLATE_NOOP("KeySheet", "Move it; Space sets a way-point, Alt ignores the rules, Esc cancels")},
    {QT_TRANSLATE_NOOP("KeySheet", "Shift+wheel, Shift+Left, Shift+Right"),
     QT_TRANSLATE_NOOP("KeySheet", "Turn the creature by one step")},
    {QT_TRANSLATE_NOOP("KeySheet", "Arrows, numeric pad"),
     QT_TRANSLATE_NOOP("KeySheet", "Move the selected creatures; with nothing selected, pan")},
    {QT_TRANSLATE_NOOP("KeySheet", "Tab, Shift+Tab"),
     QT_TRANSLATE_NOOP("KeySheet", "Next or previous creature")},
    {QT_TRANSLATE_NOOP("KeySheet", "Click a door, Shift+click"),
     QT_TRANSLATE_NOOP("KeySheet", "Open or close it, lock it")},
    {QT_TRANSLATE_NOOP("KeySheet", "Hold Alt"),
     QT_TRANSLATE_NOOP("KeySheet", "Show the lines from every corner")},
    {QT_TRANSLATE_NOOP("KeySheet", "P, hold P"),
     QT_TRANSLATE_NOOP("KeySheet", "Show the players a place; a light spot that follows the pointer")},
    {QT_TRANSLATE_NOOP("KeySheet", "Double click, Enter"),
     QT_TRANSLATE_NOOP("KeySheet", "Open the creature's data")},
    {QT_TRANSLATE_NOOP("KeySheet", "I, Shift+I, then T"),
     QT_TRANSLATE_NOOP("KeySheet", "Aim at the next or previous creature, the nearest foe first; keep it")},
    {QT_TRANSLATE_NOOP("KeySheet", "Esc"),
     QT_TRANSLATE_NOOP("KeySheet", "Cancel, back to selecting, let go")},
};

constexpr Gesture kMap[] = {
    {QT_TRANSLATE_NOOP("KeySheet", "Click, click, Enter"),
     QT_TRANSLATE_NOOP("KeySheet", "Wall from corner to corner; Backspace takes the last one back")},
    {QT_TRANSLATE_NOOP("KeySheet", "Drag with the room tool, or click the corners"),
     QT_TRANSLATE_NOOP("KeySheet", "Rectangle, or a room of any shape")},
    {QT_TRANSLATE_NOOP("KeySheet", "Click a wall, drag along it (door tool)"),
     QT_TRANSLATE_NOOP("KeySheet", "Door of one cell, or as wide as the drag is long")},
    {QT_TRANSLATE_NOOP("KeySheet", "Hold Shift"),
     QT_TRANSLATE_NOOP("KeySheet", "Straight or diagonal while drawing")},
    {QT_TRANSLATE_NOOP("KeySheet", "Hold Alt or Ctrl"),
     QT_TRANSLATE_NOOP("KeySheet", "Leave the grid while drawing: no snapping")},
    {QT_TRANSLATE_NOOP("KeySheet", "Drag a corner, a side, a floor"),
     QT_TRANSLATE_NOOP("KeySheet", "Change the room, or move it with all that is in it; with Ctrl it alone")},
    {QT_TRANSLATE_NOOP("KeySheet", "Double click a wall, Del on a corner"),
     QT_TRANSLATE_NOOP("KeySheet", "Put a corner into the wall, take one away")},
    {QT_TRANSLATE_NOOP("KeySheet", "Ctrl+Shift+wheel"),
     QT_TRANSLATE_NOOP("KeySheet", "Let the selected elements grow or shrink")},
    {QT_TRANSLATE_NOOP("KeySheet", "Right click"),
     QT_TRANSLATE_NOOP("KeySheet", "What else can be done with an element or a floor")},
};

constexpr Gesture kStrip[] = {
    {QT_TRANSLATE_NOOP("KeySheet", "O"),
     QT_TRANSLATE_NOOP("KeySheet", "Take the opportunity that is offered")},
    {QT_TRANSLATE_NOOP("KeySheet", "N"),
     QT_TRANSLATE_NOOP("KeySheet", "Routine actions strike at the nearest enemy in contact")},
    {QT_TRANSLATE_NOOP("KeySheet", "W"),
     QT_TRANSLATE_NOOP("KeySheet", "The weapon is lost, or in hand again")},
    {QT_TRANSLATE_NOOP("KeySheet", "Del, Enter"),
     QT_TRANSLATE_NOOP("KeySheet",
                       "Withdraw the order that is marked; what else can be ordered, and changed")},
    {QT_TRANSLATE_NOOP("KeySheet", "Up, Down"),
     QT_TRANSLATE_NOOP("KeySheet", "Among several orders of one segment, then to the next combatant")},
    {QT_TRANSLATE_NOOP("KeySheet", "Shift+Right, Shift+Left"),
     QT_TRANSLATE_NOOP("KeySheet", "Move the order by one segment; put a routine action off")},
};

constexpr Gesture kCards[] = {
    {QT_TRANSLATE_NOOP("KeySheet", "D, R"), QT_TRANSLATE_NOOP("KeySheet", "Delay the turn, get ready")},
    {QT_TRANSLATE_NOOP("KeySheet", "A"),
     QT_TRANSLATE_NOOP("KeySheet", "Act now, before whoever has the turn (initiative follows)")},
    {QT_TRANSLATE_NOOP("KeySheet", "O"),
     QT_TRANSLATE_NOOP("KeySheet", "Do what was kept ready, and keep the place")},
    {QT_TRANSLATE_NOOP("KeySheet", "I"), QT_TRANSLATE_NOOP("KeySheet", "Type the initiative")},
    {QT_TRANSLATE_NOOP("KeySheet", "Space, N"),
     QT_TRANSLATE_NOOP("KeySheet", "Throw initiative, end the turn")},
};

QString keySheetText(const char* text) { return QCoreApplication::translate("KeySheet", text); }

QString plain(QString text) { return text.remove(QLatin1Char('&')); }

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts()) keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

void addLine(QTreeWidgetItem* group, const QString& keys, const QString& text) {
    new QTreeWidgetItem(group, {keys, text});
}

}  // namespace

KeySheet::KeySheet(const QMenuBar& menus, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys and mouse"));
    auto* words = new QLineEdit;
    words->setPlaceholderText(tr("Look for a key or a word"));
    words->setClearButtonEnabled(true);
    connect(words, &QLineEdit::textChanged, this, &KeySheet::showOnly);
    words->installEventFilter(this);
    m_list = new QTreeWidget;
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setHeaderLabels({tr("Keys"), tr("What they do")});
    QTreeWidgetItem* board = addGroup(tr("On the board"));
    for (const Gesture& gesture : kBoard)
        addLine(board, keySheetText(gesture.keys), keySheetText(gesture.text));
    QTreeWidgetItem* map = addGroup(tr("When the map is drawn"));
    for (const Gesture& gesture : kMap) addLine(map, keySheetText(gesture.keys), keySheetText(gesture.text));
    QTreeWidgetItem* strip = addGroup(tr("In the strip of segments"));
    for (const OrderKey& key : kOrderKeys)
        addLine(strip, QKeySequence(key.key).toString(), orderKindText(key.kind));
    for (const Gesture& gesture : kStrip)
        addLine(strip, keySheetText(gesture.keys), keySheetText(gesture.text));
    QTreeWidgetItem* cards = addGroup(tr("On the cards of a fight by turns"));
    for (const Gesture& gesture : kCards)
        addLine(cards, keySheetText(gesture.keys), keySheetText(gesture.text));
    addMenus(menus);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{words, m_list, buttons}) layout->addWidget(part);
    resizeToScreen(*this, {860, 600});
}

// The list is paged while the keyboard stays with the words.
bool KeySheet::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key != Qt::Key_PageDown && key != Qt::Key_PageUp && key != Qt::Key_Down && key != Qt::Key_Up)
        return QDialog::eventFilter(watched, event);
    const bool page = key == Qt::Key_PageDown || key == Qt::Key_PageUp;
    const bool down = key == Qt::Key_PageDown || key == Qt::Key_Down;
    QScrollBar& bar = *m_list->verticalScrollBar();
    bar.setValue(bar.value() + (down ? 1 : -1) * (page ? bar.pageStep() : bar.singleStep()));
    return true;
}

QTreeWidgetItem* KeySheet::addGroup(const QString& title) {
    auto* group = new QTreeWidgetItem(m_list, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    return group;
}

void KeySheet::addMenus(const QMenuBar& menus) {
    for (const QAction* menu : menus.actions()) {
        if (menu->menu() == nullptr) continue;
        QTreeWidgetItem* group = nullptr;
        for (const QAction* action : menu->menu()->actions()) {
            if (action->shortcuts().isEmpty()) continue;
            if (group == nullptr) group = addGroup(plain(menu->text()));
            addLine(group, keysOf(*action), plain(action->text()));
        }
    }
}

void KeySheet::showOnly(const QString& words) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_list->topLevelItem(i);
        bool any = false;
        // Whoever looks for a section wants all of it.
        const bool whole = group->text(0).contains(words, Qt::CaseInsensitive);
        for (int k = 0; k < group->childCount(); ++k) {
            QTreeWidgetItem* line = group->child(k);
            const bool fits = whole || line->text(0).contains(words, Qt::CaseInsensitive) ||
                              line->text(1).contains(words, Qt::CaseInsensitive);
            line->setHidden(!fits);
            any = any || fits;
        }
        group->setHidden(!any);
    }
}

}  // namespace tenaille::ui
