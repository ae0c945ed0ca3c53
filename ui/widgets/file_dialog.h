// SPDX-License-Identifier: MIT
//
// Asks for a file: in the dialog of the desktop, and where that has none in Qt's own, with room for names.
#pragma once

#include <QString>

class QSettings;
class QWidget;

namespace tenaille::ui {

// Each sort of files has the folder where the last one of it was chosen.
enum class FileSort { Documents, Maps, Images, Creatures, Exports };

// That folder, while it is there; else the first of these that is: this one, that of the open document, the
// documents of the user, the home.
QString lastFolder(FileSort sort, const QString& otherwise = {});
// Empty: the document has no file yet.
void setFolderOfDocument(const QString& folder);
// Folders are kept in these settings, which live as long as the program; else as long as it runs.
void keepFoldersIn(QSettings& settings);

// Empty: none was chosen. `folder` may be empty; `filter` as Qt writes filters.
QString askFileToOpen(QWidget* parent, const QString& title, FileSort sort, const QString& folder,
                      const QString& filter);

// `suggested` is a path, or a name: in the last folder. A file that is there already is for the caller to ask
// about.
QString askFileToSave(QWidget* parent, const QString& title, FileSort sort, const QString& suggested,
                      const QString& filter);

}  // namespace tenaille::ui
