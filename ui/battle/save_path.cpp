// SPDX-License-Identifier: MIT
#include "ui/battle/save_path.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <algorithm>

namespace tenaille::ui {

namespace {

struct SavePath {
    Q_DECLARE_TR_FUNCTIONS(SavePath)
};

bool mayReplace(QWidget* window, const QString& path) {
    if (!QFileInfo::exists(path)) return true;
    return QMessageBox::warning(
               window, SavePath::tr("Replace the file?"),
               SavePath::tr("%1 exists already. Replace it?").arg(QFileInfo(path).fileName()),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

}  // namespace

// The dialog would ask about the name as it was typed.
QString askSavePath(QWidget* window, const QString& caption, FileSort sort, const QString& suggested,
                    const QString& filter, const QString& ending, const QStringList& known) {
    const auto stands = [&](const QString& path) {
        return std::any_of(known.begin(), known.end(),
                           [&](const QString& one) { return path.endsWith(one, Qt::CaseInsensitive); });
    };
    QString path = suggested;
    do {
        path = askFileToSave(window, caption, sort, path, filter);
        if (path.isEmpty()) return path;
        if (!stands(path)) path += ending;
    } while (!mayReplace(window, path));
    return path;
}

}  // namespace tenaille::ui
