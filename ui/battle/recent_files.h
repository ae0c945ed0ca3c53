// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>

class QMenu;

namespace tenaille::ui {

// The documents that were opened or saved last, the newest first. Whoever owns it keeps it between sessions.
class RecentFiles final : public QObject {
    Q_OBJECT

  public:
    static constexpr qsizetype kMost = 8;

    // Empty and repeated paths are dropped, and what is more than kMost.
    explicit RecentFiles(const QStringList& paths = {}, QObject* parent = nullptr);

    const QStringList& paths() const { return m_paths; }
    void use(const QString& path);  // moves it to the front
    void forget(const QString& path);
    void clear();

  Q_SIGNALS:
    void changed();

  private:
    void setPaths(QStringList paths);

    QStringList m_paths;
};

// Fills the menu anew whenever it is about to be shown: an entry for each file, and one that clears the list.
// A file that is not there any more says so, and choosing it takes it off the list.
void connectRecentMenu(QMenu& menu, RecentFiles& recent, std::function<void(const QString& path)> open);

}  // namespace tenaille::ui
