// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <string>

#include "core/io/document_lock.h"

namespace tenaille::ui {

// The file of the open document: who else has it open (core/io/document_lock.h), and whether another program
// writes it all the same: a save looks for itself whether the file is the one that was read
// (core/io/document_file.h).
class FileWatch final : public QObject {
    Q_OBJECT

  public:
    explicit FileWatch(QObject* parent = nullptr);

    // From now on this file, which has this content; an empty path: none. The same path again is a save, for
    // which a lock may have been taken.
    void watch(const QString& path, const std::string& hash, std::unique_ptr<io::DocumentLock> lock = {});
    // The lock of this document is held here already.
    bool holds(const std::string& path) const;
    bool isOpenElsewhere() const { return m_lock && m_lock->otherOwner(); }
    // While the file is written here; until watch() or release().
    void hold() { m_held = true; }
    void release() { m_held = false; }

    // What the file held when it was looked at last.
    const std::string& hash() const { return m_hash; }

  Q_SIGNALS:
    // Once after watch(): somebody else has it open and writes it.
    void openElsewhere(const io::LockOwner& owner);
    // No longer.
    void openHereAlone();
    // It has another content than the one that was opened or saved here; told once for each.
    void changedOutside();
    // It is no longer where it was; told once until it is there again.
    void goneOutside();
    // What was told is over: it is there, with what was opened or saved here.
    void asItWas();

  private:
    void takeLock();
    void lookSoon();
    void follow();
    void look();
    void take(int asked, const std::string& hash);

    QString m_path;
    std::string m_known;  // the hash of what was read or saved
    std::string m_hash;   // of that, or of what was told of
    int m_asked = 0;      // counts watch() and looks: only the last look tells
    bool m_gone = false;  // told
    bool m_held = false;
    std::unique_ptr<io::DocumentLock> m_lock;  // none, held, or somebody else's
    QFileSystemWatcher m_watcher;
    QTimer m_settle;  // others write in several steps
    QTimer m_patrol;
};

}  // namespace tenaille::ui
