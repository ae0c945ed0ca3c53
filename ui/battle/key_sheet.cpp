// SPDX-License-Identifier: MIT
#include "ui/battle/key_sheet.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "ui/battle/clock_grid.h"
#include "ui/battle/commands.h"
#include "ui/text/fight_text.h"
#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

struct Gesture {
    const char* keys;
    const char* text;
};

constexpr Gesture kGestures[] = {
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
    {QT_TRANSLATE_NOOP("KeySheet", "Double click, Enter"),
     QT_TRANSLATE_NOOP("KeySheet", "Open the creature's data")},
    {QT_TRANSLATE_NOOP("KeySheet", "In the strip: O"),
     QT_TRANSLATE_NOOP("KeySheet", "Take the opportunity that is offered")},
    {QT_TRANSLATE_NOOP("KeySheet", "In the strip: Del, Enter"),
     QT_TRANSLATE_NOOP("KeySheet", "Withdraw the order; what else can be ordered")},
    {QT_TRANSLATE_NOOP("KeySheet", "Esc"),
     QT_TRANSLATE_NOOP("KeySheet", "Cancel, back to selecting, let go")},
};

QString translated(const char* text) { return QCoreApplication::translate("KeySheet", text); }

QString keysOf(const QAction& action) {
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts()) keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

}  // namespace

void showKeySheet(const Commands& commands, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("KeySheet", "Keys and mouse")));
    auto* list = new QTreeWidget;
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    list->setHeaderLabels({translated(QT_TRANSLATE_NOOP("KeySheet", "Keys")),
                           translated(QT_TRANSLATE_NOOP("KeySheet", "What they do"))});
    for (const Gesture& gesture : kGestures)
        list->addTopLevelItem(new QTreeWidgetItem({translated(gesture.keys), translated(gesture.text)}));
    for (const OrderKey& key : kOrderKeys)
        list->addTopLevelItem(
            new QTreeWidgetItem({translated(QT_TRANSLATE_NOOP("KeySheet", "In the strip: %1"))
                                     .arg(QKeySequence(key.key).toString()),
                                 orderKindText(key.kind)}));
    for (const QAction* action : commands.all())
        if (!action->shortcuts().isEmpty())
            list->addTopLevelItem(
                new QTreeWidgetItem({keysOf(*action), action->text().remove(QLatin1Char('&'))}));
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(list);
    layout->addWidget(buttons);
    resizeToScreen(dialog, {720, 560});
    dialog.exec();
}

}  // namespace tenaille::ui
