// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <optional>

#include "core/io/versions.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace tenaille::ui {

// "Today 20:15:09": when a version was kept, in the user's time.
QString timeOf(const io::Version& version);

// The earlier versions of a document: when, in which round, with a picture of each.
class VersionsDialog final : public QDialog {
    Q_OBJECT

  public:
    // `versions`: newest first, at least one. `path`: of the document.
    VersionsDialog(std::vector<io::Version> versions, const QString& path, QWidget* parent = nullptr);

    // What to go back to, once the dialog was accepted.
    const std::optional<io::LoadedDocument>& chosen() const { return m_loaded; }
    QString chosenTime() const;

  private:
    void look();

    std::vector<io::Version> m_versions;
    QString m_path;
    std::optional<io::LoadedDocument> m_loaded;  // the one that is shown
    QListWidget* m_list = nullptr;
    QLabel* m_picture = nullptr;
    QLabel* m_told = nullptr;
    QPushButton* m_back = nullptr;
};

}  // namespace tenaille::ui
