// SPDX-License-Identifier: MIT
#include "ui/network/picture_feed.h"

#include <QCoreApplication>
#include <QNetworkInterface>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>
#include <algorithm>

namespace tenaille::ui {

namespace {

constexpr int kGatherMs = 40;       // all changes of a moment go in one picture
constexpr int kUnfinishedMs = 400;  // so long a picture may wait for its best looks

}  // namespace

PictureFeed::PictureFeed(PlayerPicture& picture, QObject* parent)
    : QObject(parent), m_picture(picture), m_server(new PictureServer) {
    m_server->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_server, &QObject::deleteLater);
    connect(m_server, &PictureServer::started, this, [this](const QString& url) {
        if (!m_isOn) return;
        m_url = url;
        Q_EMIT changed();
    });
    connect(m_server, &PictureServer::failed, this, [this](const QString& reason) {
        stop();
        Q_EMIT failed(reason);
    });
    connect(m_server, &PictureServer::watchersChanged, this, [this](int watchers) {
        m_watchers = watchers;
        Q_EMIT changed();
    });
    m_due.setSingleShot(true);
    m_due.setInterval(kGatherMs);
    connect(&m_due, &QTimer::timeout, this, &PictureFeed::send);
    connect(&m_picture, &PlayerPicture::changed, this, [this] {
        if (m_isOn && !m_due.isActive()) m_due.start();
    });
    m_thread.setObjectName(QStringLiteral("players' network"));
    m_thread.start();
}

PictureFeed::~PictureFeed() {
    m_thread.quit();
    m_thread.wait();
}

void PictureFeed::start(const QHostAddress& address, const PageWords& words) {
    m_isOn = true;
    m_url.clear();
    m_tiles.reset();
    m_sinceSent.start();
    QMetaObject::invokeMethod(m_server,
                              [server = m_server, address, words] { server->start(address, words); });
    m_due.start();
    Q_EMIT changed();
}

void PictureFeed::stop() {
    if (!m_isOn) return;
    m_isOn = false;
    m_url.clear();
    m_due.stop();
    m_tiles.reset();
    QMetaObject::invokeMethod(m_server, &PictureServer::stop);
    Q_EMIT changed();
}

void PictureFeed::send() {
    if (!m_isOn) return;
    if (m_isCutting || (!m_picture.settled() && m_sinceSent.elapsed() < kUnfinishedMs)) return m_due.start();
    QImage image(m_picture.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    m_picture.paint(painter, image.rect());
    painter.end();
    m_sinceSent.start();
    m_isCutting = true;
    QThreadPool::globalInstance()->start(
        [image = std::move(image), before = m_tiles, self = QPointer<PictureFeed>(this)] {
            const PictureTilesPtr tiles = cutIntoTiles(image, before);
            QMetaObject::invokeMethod(QCoreApplication::instance(), [self, tiles] {
                if (self) self->take(tiles);
            });
        });
}

void PictureFeed::take(const PictureTilesPtr& tiles) {
    m_isCutting = false;
    if (!m_isOn) return;
    m_tiles = tiles;
    QMetaObject::invokeMethod(m_server, [server = m_server, tiles] { server->setPicture(tiles); });
}

std::vector<QHostAddress> networkAddresses() {
    std::vector<QHostAddress> found;
    for (const QNetworkInterface& network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry& entry : network.addressEntries())
            if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && !entry.ip().isLinkLocal())
                found.push_back(entry.ip());
    }
    std::stable_partition(found.begin(), found.end(), [](const QHostAddress& address) {
        return address.isInSubnet(QHostAddress(QStringLiteral("192.168.0.0")), 16) ||
               address.isInSubnet(QHostAddress(QStringLiteral("10.0.0.0")), 8) ||
               address.isInSubnet(QHostAddress(QStringLiteral("172.16.0.0")), 12);
    });
    return found;
}

}  // namespace tenaille::ui
