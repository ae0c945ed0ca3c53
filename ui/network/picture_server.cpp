// SPDX-License-Identifier: MIT
#include "ui/network/picture_server.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTcpSocket>
#include <algorithm>
#include <array>

#include "ui/network/viewer_page.h"

namespace tenaille::ui {

namespace {

constexpr int kMostSockets = 32;
constexpr int kMostOfOneAddress = 6;
constexpr int kRefusalMs = 1000;
constexpr qint64 kHeadDeadlineMs = 5'000;
constexpr qint64 kIdleMs = 30'000;
constexpr qint64 kEventEveryMs = 2'000;   // a sign of life: without one the page takes the picture away
constexpr qint64 kMostWaiting = 262'144;  // for a slow reader
constexpr qint64 kReadBuffer = 16'384;
constexpr qint64 kMostUnasked = 262'144;  // of what nobody wants to read
constexpr qint64 kPastMs = 3'000;
constexpr std::size_t kMostPast = 24;

// 128 bits.
QByteArray newSecret() {
    std::array<quint32, 4> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), static_cast<qsizetype>(numbers.size()));
    QByteArray secret;
    for (const quint32 number : numbers) secret += QByteArray::number(number, 16).rightJustified(8, '0');
    return secret;
}

QString hostOf(const QHostAddress& address, quint16 port) {
    const bool isSix = address.protocol() == QAbstractSocket::IPv6Protocol;
    const QString place = isSix ? QStringLiteral("[%1]").arg(address.toString()) : address.toString();
    return QStringLiteral("%1:%2").arg(place).arg(port);
}

QString linkOf(const QString& host, const QString& secret) {
    return QStringLiteral("http://%1/%2/").arg(host, secret);
}

QByteArray head(const char* status, const QByteArray& type, qsizetype length, bool keepsOpen,
                const QByteArray& more = {}) {
    return QByteArray("HTTP/1.1 ") + status + "\r\nContent-Type: " + type +
           "\r\nContent-Length: " + QByteArray::number(length) +
           "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer"
           "\r\nCross-Origin-Resource-Policy: same-origin\r\nX-Frame-Options: DENY\r\nConnection: " +
           (keepsOpen ? "keep-alive" : "close") + "\r\n" + more + "\r\n";
}

QByteArray eventOf(const PictureTilesPtr& tiles) {
    return tiles ? "data: " + tilesAsJson(*tiles) + "\n\n" : QByteArray("event: alive\ndata: -\n\n");
}

}  // namespace

struct PictureServer::Client {
    std::string address;
    QByteArray read;
    QElapsedTimer since;  // it came, began to ask, or was answered
    qint64 deadlineMs = kHeadDeadlineMs;
    QElapsedTimer sinceSent;  // of a watcher
    bool watches = false;
    bool leaves = false;  // nothing more is read of it
    qint64 unasked = 0;   // bytes that it sent all the same

    void wait(qint64 ms) {
        since.start();
        deadlineMs = ms;
    }
};

PictureServer::PictureServer(QObject* parent) : QObject(parent), m_server(this), m_minder(this) {
    m_server.setMaxPendingConnections(kMostSockets);
    m_minder.setInterval(500);
    connect(&m_server, &QTcpServer::newConnection, this, &PictureServer::welcome);
    connect(&m_minder, &QTimer::timeout, this, &PictureServer::lookAfter);
}

PictureServer::~PictureServer() { stop(); }

void PictureServer::start(const QHostAddress& address, const PageWords& words) {
    stop();
    if (!m_server.listen(address, kUsualPort) && !m_server.listen(address, 0)) {
        Q_EMIT failed(m_server.errorString());
        return;
    }
    const ViewerPage page = viewerPage(words);
    m_page = page.html;
    m_policy = page.policy;
    const QString host = hostOf(address, m_server.serverPort());
    m_rules = {{host.toLower().toStdString()}, newSecret().toStdString()};
    m_minder.start();
    Q_EMIT started(linkOf(host, QString::fromStdString(m_rules.secret)));
}

QString PictureServer::sampleLink(const QHostAddress& address) {
    return linkOf(hostOf(address, kUsualPort), QString::fromLatin1(newSecret()));
}

void PictureServer::stop() {
    m_server.close();
    m_minder.stop();
    m_rules = {};
    const QList<QTcpSocket*> sockets = m_clients.keys();
    for (QTcpSocket* socket : sockets) {
        const std::shared_ptr<Client> client = m_clients.value(socket);
        if (client && client->watches) {
            socket->write("event: end\ndata: -\n\n");
            socket->flush();
        }
        socket->abort();
    }
    m_tiles.reset();
    m_past.clear();
}

void PictureServer::setPicture(const PictureTilesPtr& tiles) {
    // Nothing is said when nothing that can be seen has changed.
    if (tiles && m_tiles && tiles->size == m_tiles->size && tiles->names == m_tiles->names) return;
    if (m_tiles) {
        m_past.push_front({m_tiles, {}});
        m_past.front().since.start();
        if (m_past.size() > kMostPast) m_past.pop_back();
    }
    m_tiles = tiles;
    const QByteArray event = eventOf(m_tiles);
    const QList<QTcpSocket*> sockets = m_clients.keys();
    for (QTcpSocket* socket : sockets)
        if (const auto client = m_clients.value(socket); client && client->watches)
            sendEvent(socket, *client, event);
}

// A phone too many is told so; nothing that it sends is read, and it is not waited for.
void PictureServer::turnAway(QTcpSocket* socket) {
    connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QTcpSocket::errorOccurred, socket, &QObject::deleteLater);
    QTimer::singleShot(kRefusalMs, socket, &QTcpSocket::abort);
    socket->setReadBufferSize(1);
    socket->write(
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\n"
        "Connection: close\r\n\r\n");
    socket->disconnectFromHost();
}

void PictureServer::welcome() {
    while (QTcpSocket* socket = m_server.nextPendingConnection()) {
        const std::string address = socket->peerAddress().toString().toStdString();
        const auto ofTheSame =
            std::count_if(m_clients.cbegin(), m_clients.cend(),
                          [&](const std::shared_ptr<Client>& client) { return client->address == address; });
        if (m_clients.size() >= kMostSockets || ofTheSame >= kMostOfOneAddress) {
            turnAway(socket);
            continue;
        }
        socket->setReadBufferSize(kReadBuffer);
        auto client = std::make_shared<Client>();
        client->address = address;
        client->wait(kHeadDeadlineMs);
        m_clients.insert(socket, client);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::bytesWritten, this, [this, socket] { read(socket); });
        connect(socket, &QTcpSocket::disconnected, this, [this, socket] { forget(socket); });
        connect(socket, &QTcpSocket::errorOccurred, this, [this, socket] { forget(socket); });
    }
}

void PictureServer::forget(QTcpSocket* socket) {
    if (m_clients.remove(socket) == 0) return;
    socket->deleteLater();
    tellWatchers();
}

void PictureServer::read(QTcpSocket* socket) {
    const std::shared_ptr<Client> client = m_clients.value(socket);
    if (!client) return;
    // A watcher has nothing more to say, nor has one that was refused.
    if (client->watches || client->leaves) {
        client->unasked += socket->readAll().size();
        if (client->unasked <= kMostUnasked) return;
        socket->abort();
        return forget(socket);
    }
    const bool isNew = client->read.isEmpty();
    client->read += socket->read(kReadBuffer - client->read.size());
    if (isNew && !client->read.isEmpty()) client->wait(kHeadDeadlineMs);
    while (m_clients.contains(socket) && answerNext(socket, *client)) {
    }
}

// Whether there may be one more.
bool PictureServer::answerNext(QTcpSocket* socket, Client& client) {
    if (client.read.isEmpty() || client.watches || client.leaves) return false;
    if (socket->bytesToWrite() > kMostWaiting) return false;  // it shall read what it asked for first
    network::HttpRequest request;
    const auto reading =
        network::readHead({client.read.constData(), static_cast<std::size_t>(client.read.size())}, request);
    const char* refusal = nullptr;
    switch (reading) {
        case network::HttpReading::Incomplete:
            return false;
        case network::HttpReading::Malformed:
            refusal = "400 Bad Request";
            break;
        case network::HttpReading::TooLong:
            refusal = "431 Request Header Fields Too Large";
            break;
        case network::HttpReading::NotAllowed:
            refusal = "405 Method Not Allowed";
            break;
        case network::HttpReading::HasBody:
            refusal = "413 Content Too Large";
            break;
        case network::HttpReading::WrongVersion:
            refusal = "505 HTTP Version Not Supported";
            break;
        case network::HttpReading::Whole:
            if (!m_allowance.take(client.address, network::Allowance::Clock::now()))
                refusal = "429 Too Many Requests";
            break;
    }
    if (refusal != nullptr) {
        refuse(socket, client, refusal);
        return false;
    }
    client.read.remove(0, static_cast<qsizetype>(request.headBytes));
    client.wait(kIdleMs);
    answer(socket, request);
    return true;
}

void PictureServer::refuse(QTcpSocket* socket, Client& client, const char* status) {
    client.leaves = true;
    client.wait(kHeadDeadlineMs);
    socket->write(head(status, "text/plain", 0, false));
    socket->disconnectFromHost();
}

void PictureServer::answer(QTcpSocket* socket, const network::HttpRequest& request) {
    const std::shared_ptr<Client> client = m_clients.value(socket);
    const network::Admission admission = network::admit(request, m_rules);
    const auto send = [&](const char* status, const QByteArray& type, const QByteArray& body,
                          const QByteArray& more = {}) {
        socket->write(head(status, type, body.size(), request.keepsOpen, more));
        socket->write(body);
        if (request.keepsOpen) return;
        client->leaves = true;
        socket->disconnectFromHost();
    };
    switch (admission.wish) {
        case network::Wish::Forbidden:
            return refuse(socket, *client, "403 Forbidden");
        case network::Wish::Page:
            return send("200 OK", "text/html; charset=utf-8", m_page,
                        "Content-Security-Policy: " + m_policy + "\r\n");
        case network::Wish::WayToPage:
            return send("301 Moved Permanently", "text/plain", {},
                        "Location: /" + QByteArray::fromStdString(m_rules.secret) + "/\r\n");
        case network::Wish::Events:
            return beginEvents(socket, *client);
        case network::Wish::Tile: {
            const QByteArray name = QByteArray::fromStdString(admission.tile);
            const auto sends = [&](const PictureTilesPtr& tiles) {
                const auto found = tiles ? tiles->png.find(name) : decltype(tiles->png.end())();
                if (!tiles || found == tiles->png.end()) return false;
                send("200 OK", "image/png", found->second);
                return true;
            };
            const bool sent =
                sends(m_tiles) || std::any_of(m_past.begin(), m_past.end(),
                                              [&](const Past& past) { return sends(past.tiles); });
            if (!sent) send("404 Not Found", "text/plain", {});
            return;
        }
        case network::Wish::Nothing:
            // Nobody who has no link keeps a place here.
            return refuse(socket, *client, "404 Not Found");
    }
}

void PictureServer::beginEvents(QTcpSocket* socket, Client& client) {
    client.watches = true;
    socket->write(
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
        "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
        "Cross-Origin-Resource-Policy: same-origin\r\nConnection: keep-alive\r\n\r\nretry: 2000\n\n");
    sendEvent(socket, client, eventOf(m_tiles));
    tellWatchers();
}

void PictureServer::sendEvent(QTcpSocket* socket, Client& client, const QByteArray& event) {
    client.sinceSent.restart();
    socket->write(event);
}

void PictureServer::lookAfter() {
    while (!m_past.empty() && m_past.back().since.elapsed() > kPastMs) m_past.pop_back();
    const QList<QTcpSocket*> sockets = m_clients.keys();
    for (QTcpSocket* socket : sockets) {
        const std::shared_ptr<Client> client = m_clients.value(socket);
        if (!client) continue;
        const bool late = !client->watches && client->since.elapsed() > client->deadlineMs;
        if (late || socket->bytesToWrite() > 2 * kMostWaiting) {
            socket->abort();
            forget(socket);
        } else if (client->watches && client->sinceSent.elapsed() > kEventEveryMs) {
            sendEvent(socket, *client, eventOf(nullptr));
        }
    }
}

void PictureServer::tellWatchers() {
    int watchers = 0;
    for (const std::shared_ptr<Client>& client : std::as_const(m_clients))
        watchers += client->watches ? 1 : 0;
    if (watchers == m_watchers) return;
    m_watchers = watchers;
    Q_EMIT watchersChanged(watchers);
}

}  // namespace tenaille::ui
