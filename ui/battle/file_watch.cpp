// SPDX-License-Identifier: MIT
#include "ui/battle/file_watch.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <utility>

#include "core/io/content_hash.h"
#include "core/io/document_limits.h"
#include "core/io/read_file.h"
#include "ui/scene/background.h"

namespace tenaille::ui {

namespace {

constexpr int kSettleMs = 400;
constexpr int kPatrolMs = 3000;

}  // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    // Whoever writes safely puts a new file in the place of the old one: the folder tells of that.
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::lookSoon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::lookSoon);
    // Of what ends elsewhere without a word nobody tells: a crash, a folder that is renamed.
    m_patrol.setInterval(kPatrolMs);
    connect(&m_patrol, &QTimer::timeout, this, [this] {
        if (isOpenElsewhere() || m_gone != !QFileInfo::exists(m_path)) lookSoon();
    });
}

void FileWatch::watch(const QString& path, const std::string& hash, std::unique_ptr<io::DocumentLock> lock) {
    m_known = m_hash = hash;
    ++m_asked;
    m_gone = m_held = false;
    const bool isTaken = lock != nullptr;
    if (isTaken || path != m_path) m_lock = std::move(lock);
    if (path == m_path) return follow();
    m_settle.stop();
    if (!m_watcher.files().isEmpty()) m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty()) m_watcher.removePaths(m_watcher.directories());
    m_path = path;
    m_patrol.stop();
    if (m_path.isEmpty()) return;
    m_patrol.start();
    follow();
    if (!isTaken) takeLock();
}

// In a folder where something happens all the time it would never be quiet.
void FileWatch::lookSoon() {
    if (!m_settle.isActive()) m_settle.start();
}

void FileWatch::takeLock() {
    m_lock = std::make_unique<io::DocumentLock>(m_path.toStdString());
    if (m_lock->otherOwner()) Q_EMIT openElsewhere(*m_lock->otherOwner());
}

bool FileWatch::holds(const std::string& path) const {
    return m_lock && m_lock->isHeld() && m_lock->isOf(path);
}

// A file that was replaced is watched no longer: add it again.
void FileWatch::follow() {
    if (m_path.isEmpty()) return;
    const QFileInfo file(m_path);
    if (!m_watcher.files().contains(m_path) && file.exists()) m_watcher.addPath(m_path);
    if (m_watcher.directories().isEmpty()) m_watcher.addPath(file.path());
}

void FileWatch::look() {
    if (m_path.isEmpty()) return;
    if (m_held) return m_settle.start();
    follow();
    if (isOpenElsewhere()) {
        m_lock = std::make_unique<io::DocumentLock>(m_path.toStdString());
        if (!isOpenElsewhere()) Q_EMIT openHereAlone();
    }
    if (!QFileInfo::exists(m_path)) {
        ++m_asked;
        if (!std::exchange(m_gone, true)) Q_EMIT goneOutside();
        return;
    }
    // A slow disk, or one in the network: the window does not wait for it.
    const QPointer<FileWatch> self(this);
    runBehindWindow([self, path = m_path.toStdString(), asked = ++m_asked] {
        const Result<std::string> text = io::readFile(path, {io::kDocumentJson.bytes, true});
        if (!text) return;  // gone, or nobody may read it: a save will tell
        QMetaObject::invokeMethod(qApp, [self, asked, hash = io::contentHash(*text)] {
            if (self) self->take(asked, hash);
        });
    });
}

// What was read before the last save, opening or later look tells nothing: the file is looked at again.
void FileWatch::take(int asked, const std::string& hash) {
    if (m_held || asked != m_asked) return m_settle.start();
    if (!std::exchange(m_gone, false) && hash == m_hash) return;
    m_hash = hash;
    if (hash == m_known)
        Q_EMIT asItWas();
    else
        Q_EMIT changedOutside();
}

}  // namespace tenaille::ui
