// SPDX-License-Identifier: MIT
#include "ui/widgets/file_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QRegularExpression>
#include <QTreeView>

#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

constexpr QSize kSize(920, 560);
constexpr int kTypeColumn = 2;

// Qt's list cuts names short and has a column of types that the endings tell already.
void giveRoom(QFileDialog& dialog) {
    resizeToScreen(dialog, kSize);
    dialog.setLabelText(QFileDialog::LookIn, QCoreApplication::translate("FileDialog", "Folder:"));
    dialog.setViewMode(QFileDialog::Detail);
    auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (list == nullptr) return;  // the desktop has a dialog of its own
    list->header()->setStretchLastSection(false);
    for (int column = 0; column < list->header()->count(); ++column)
        list->header()->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    list->hideColumn(kTypeColumn);
}

// ".uvtt", ".dd2vtt" of "Universal VTT (*.uvtt *.dd2vtt)"; of several filters all.
QStringList endingsOf(const QString& filter) {
    static const QRegularExpression kEnding(QStringLiteral("\\*(\\.[\\w.]+)"));
    QStringList endings;
    for (auto found = kEnding.globalMatch(filter); found.hasNext();) endings << found.next().captured(1);
    return endings;
}

// Who chooses another type of file wants its ending.
void followFilter(QFileDialog& dialog, const QString& filter) {
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
                     [&dialog, filter](const QString& chosen) {
                         const QStringList wanted = endingsOf(chosen);
                         if (wanted.isEmpty() || dialog.selectedFiles().isEmpty()) return;
                         dialog.setDefaultSuffix(wanted.front().mid(1));
                         QString name = QFileInfo(dialog.selectedFiles().front()).fileName();
                         for (const QString& ending : endingsOf(filter)) {
                             if (!name.endsWith(ending, Qt::CaseInsensitive)) continue;
                             if (wanted.contains(ending, Qt::CaseInsensitive)) return;
                             name.chop(ending.size());
                             break;
                         }
                         dialog.selectFile(name + wanted.front());
                     });
}

QString ask(QFileDialog& dialog) {
    giveRoom(dialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    return dialog.selectedFiles().front();
}

}  // namespace

QString askFileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter) {
    QFileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return ask(dialog);
}

QString askFileToSave(QWidget* parent, const QString& title, const QString& suggested,
                      const QString& filter) {
    const QFileInfo file(suggested);
    QFileDialog dialog(parent, title, file.path(), filter);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(file.fileName());
    followFilter(dialog, filter);
    return ask(dialog);
}

}  // namespace tenaille::ui
