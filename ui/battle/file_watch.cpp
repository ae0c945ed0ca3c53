// SPDX-License-Identifier: MIT
#include "ui/battle/file_watch.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <utility>

#include "core/io/content_hash.h"
#include "core/io/document_limits.h"
#include "core/io/read_file.h"
#include "core/io/state_folder.h"
#include "ui/scene/background.h"

namespace tenaille::ui {

namespace {

constexpr int kSettleMs = 400;

}  // namespace

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMs);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::look);
    // Whoever writes safely puts a new file in the place of the old one: the folder tells of that.
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_settle.start(); });
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_settle.start(); });
}

void FileWatch::watch(const QString& path, const std::string& hash) {
    m_known = m_hash = hash;
    ++m_asked;
    m_gone = m_held = false;
    if (path == m_path) return follow();
    m_settle.stop();
    if (!m_watcher.files().isEmpty()) m_watcher.removePaths(m_watcher.files());
    if (!m_watcher.directories().isEmpty()) m_watcher.removePaths(m_watcher.directories());
    m_lock.reset();
    m_path = path;
    if (m_path.isEmpty()) return;
    follow();
    takeLock();
}

// The lock lies apart from the document, so that no folder of the game master's is littered. Where none can
// be made nobody is told, and nothing else is lost.
void FileWatch::takeLock() {
    const Result<std::string> folder = io::stateFolder("open");
    if (!folder) return;
    const QString real = QFileInfo(m_path).canonicalFilePath();
    const std::string name = io::contentHash(real.toStdString());
    m_lock = std::make_unique<QLockFile>(QString::fromStdString(*folder + '/' + name + ".lock"));
    m_lock->setStaleLockTime(0);  // of a program that has ended it is stale all the same
    if (m_lock->tryLock(0) || m_lock->error() != QLockFile::LockFailedError) return;
    qint64 process = 0;
    QString host;
    QString program;
    m_lock->getLockInfo(&process, &host, &program);
    Q_EMIT openElsewhere(process);
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
