// SPDX-License-Identifier: MIT
#include "ui/widgets/file_dialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QHeaderView>
#include <QPointer>
#include <QRegularExpression>
#include <QSettings>
#include <QSplitter>
#include <QStandardPaths>
#include <QTreeView>
#include <array>
#include <map>
#include <utility>

#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

constexpr QSize kSize(920, 560);
constexpr int kTypeColumn = 2;
constexpr int kPlaces = 170;  // pixels for the names of the places at the side

// Qt's own looks into every file for its type, in the window's thread: on a disk that does not answer, or in
// a folder of devices, the window would stand still.
class PlainIcons final : public QFileIconProvider {
  public:
    using QFileIconProvider::icon;
    QIcon icon(const QFileInfo& file) const override {
        return icon(file.isDir() ? QAbstractFileIconProvider::Folder : QAbstractFileIconProvider::File);
    }
    QString type(const QFileInfo& file) const override { return file.suffix(); }
};

// Qt's list cuts names short and has a column of types that the endings tell already.
void giveRoom(QFileDialog& dialog) {
    resizeToScreen(dialog, kSize);
    dialog.setLabelText(QFileDialog::LookIn, QCoreApplication::translate("FileDialog", "Folder:"));
    dialog.setViewMode(QFileDialog::Detail);
    if (auto* both = dialog.findChild<QSplitter*>(QStringLiteral("splitter")))
        both->setSizes({kPlaces, kSize.width() - kPlaces});
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

constexpr std::array<std::pair<FileSort, const char*>, 5> kKeys{{{FileSort::Documents, "folders/documents"},
                                                                 {FileSort::Maps, "folders/maps"},
                                                                 {FileSort::Images, "folders/pictures"},
                                                                 {FileSort::Creatures, "folders/creatures"},
                                                                 {FileSort::Exports, "folders/exports"}}};

struct Memory {
    std::map<FileSort, QString> folders;
    QString document;
    QPointer<QSettings> settings;
};

Memory& memory() {
    static Memory kept;
    return kept;
}

void remember(FileSort sort, const QString& folder) {
    memory().folders[sort] = folder;
    for (const auto& [one, key] : kKeys)
        if (one == sort && memory().settings) memory().settings->setValue(key, folder);
}

QString ask(QFileDialog& dialog, FileSort sort) {
    PlainIcons icons;
    dialog.setIconProvider(&icons);
    giveRoom(dialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    const QString chosen = dialog.selectedFiles().front();
    remember(sort, QFileInfo(chosen).absolutePath());
    return chosen;
}

}  // namespace

QString lastFolder(FileSort sort, const QString& otherwise) {
    const QString& last = memory().folders[sort];
    if (!last.isEmpty() && QFileInfo(last).isDir()) return last;
    for (const QString& place :
         {otherwise, memory().document, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)})
        if (!place.isEmpty() && QFileInfo(place).isDir()) return place;
    return QDir::homePath();
}

void setFolderOfDocument(const QString& folder) { memory().document = folder; }

void keepFoldersIn(QSettings& settings) {
    memory().settings = &settings;
    for (const auto& [sort, key] : kKeys) memory().folders[sort] = settings.value(key).toString();
}

QString askFileToOpen(QWidget* parent, const QString& title, FileSort sort, const QString& folder,
                      const QString& filter) {
    QFileDialog dialog(parent, title, folder, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return ask(dialog, sort);
}

QString askFileToSave(QWidget* parent, const QString& title, FileSort sort, const QString& suggested,
                      const QString& filter) {
    const QFileInfo file(QDir(lastFolder(sort)), suggested);
    QFileDialog dialog(parent, title, file.path(), filter);
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(file.fileName());
    followFilter(dialog, filter);
    return ask(dialog, sort);
}

}  // namespace tenaille::ui
