// SPDX-License-Identifier: MIT
#include "app/running_program.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocalSocket>
#include <QStandardPaths>
#include <utility>

namespace tenaille::app {

namespace {

constexpr auto kGreeting = "tenaille 1\n";
constexpr auto kTaken = "taken\n";
constexpr auto kBusy = "busy\n";
constexpr int kPatienceMs = 2000;
constexpr qint64 kMostBytes = 16'384;
constexpr qsizetype kLines = 3;
// The answer is back before the second one gives up.
constexpr int kOnItsWayMs = 500;

// Until a line is there or patience ends.
QByteArray answerOf(QLocalSocket& socket) {
    QElapsedTimer timer;
    timer.start();
    while (!socket.canReadLine() && timer.elapsed() < kPatienceMs)
        if (!socket.waitForReadyRead(kPatienceMs)) break;
    return socket.readLine(kMostBytes);
}

}  // namespace

QString RunningProgram::usualSocket() {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    if (folder.isEmpty()) return {};
    QString display = qEnvironmentVariable("WAYLAND_DISPLAY");
    if (display.isEmpty()) display = qEnvironmentVariable("DISPLAY");
    for (QChar& letter : display)
        if (!letter.isLetterOrNumber()) letter = u'-';
    return QDir(folder).filePath(QStringLiteral("tenaille%1.socket").arg(display));
}

bool RunningProgram::handOver(const QString& socket, const QString& file) {
    if (socket.isEmpty() || !QFile::exists(socket) || file.contains(u'\n')) return false;
    QLocalSocket other;
    other.connectToServer(socket);
    if (!other.waitForConnected(kPatienceMs)) return false;
    const qint64 until = QDateTime::currentMSecsSinceEpoch() + kPatienceMs - kOnItsWayMs;
    other.write(QByteArray(kGreeting) + QByteArray::number(until) + '\n' + file.toUtf8() + '\n');
    if (!other.waitForBytesWritten(kPatienceMs)) return false;
    return answerOf(other) == kTaken;
}

RunningProgram::RunningProgram(std::function<bool()> isBusy) : m_isBusy(std::move(isBusy)) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server.nextPendingConnection()) {
            socket->setReadBufferSize(kMostBytes);
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { answer(*socket); });
            answer(*socket);
        }
    });
}

bool RunningProgram::listen(const QString& socket) {
    if (socket.isEmpty()) return false;
    // A server of the user alone takes the place of whatever stands there, of one that lives, too.
    if (QFile::exists(socket)) {
        QLocalSocket other;
        other.connectToServer(socket);
        if (other.waitForConnected(kPatienceMs)) return false;
        QLocalServer::removeServer(socket);
    }
    return m_server.listen(socket);
}

void RunningProgram::answer(QLocalSocket& socket) {
    const QByteArray said = socket.peek(kMostBytes);
    if (said.count('\n') < kLines) {
        if (said.size() >= kMostBytes) socket.abort();
        return;
    }
    if (socket.readLine(kMostBytes) != kGreeting) return socket.abort();
    if (socket.readLine(kMostBytes).trimmed().toLongLong() < QDateTime::currentMSecsSinceEpoch())
        return socket.abort();
    const QString file = QString::fromUtf8(socket.readLine(kMostBytes)).chopped(1);
    const bool busy = m_isBusy();
    socket.write(busy ? kBusy : kTaken);
    socket.flush();
    socket.disconnectFromServer();
    if (!busy) Q_EMIT asked(file);
}

}  // namespace tenaille::app
