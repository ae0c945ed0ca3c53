// SPDX-License-Identifier: MIT
//
// PictureServer: the players' picture for browsers in the same network, read only. It knows tiles and nothing
// else; who gets them is decided by core/network. It belongs in a thread of its own, so that whatever comes
// in never costs a frame of the game master's window.
//
// Limits: 32 sockets, 6 of one address (a browser opens up to six), 5 seconds for a head of at most 8 KiB, no
// body, 20 requests a second and address, 256 KiB that wait for a slow reader.
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QTcpServer>
#include <QTimer>
#include <deque>

#include "core/network/door_keeper.h"
#include "ui/network/picture_tiles.h"

class QTcpSocket;

namespace tenaille::ui {

// What stands on the page, in the language of the game master.
struct PageWords {
    QString language;  // "en"
    QString waiting;
    QString lost;
    QString ended;
    QString turn;  // below a small picture on a device held upright
};

class PictureServer final : public QObject {
    Q_OBJECT

  public:
    static constexpr quint16 kUsualPort = 8321;

    explicit PictureServer(QObject* parent = nullptr);
    ~PictureServer() override;

    // As long as the link that start() would make; nobody listens there.
    static QString sampleLink(const QHostAddress& address);

  public Q_SLOTS:
    // Listens there, at the usual port or, when that is taken, at any. Says started() or failed().
    void start(const QHostAddress& address, const tenaille::ui::PageWords& words);
    void stop();
    void setPicture(const tenaille::ui::PictureTilesPtr& tiles);

  Q_SIGNALS:
    void started(const QString& url);
    void failed(const QString& reason);
    void watchersChanged(int browsers);

  private:
    struct Client;
    void welcome();
    void turnAway(QTcpSocket* socket);
    void read(QTcpSocket* socket);
    bool answerNext(QTcpSocket* socket, Client& client);
    void answer(QTcpSocket* socket, const network::HttpRequest& request);
    void beginEvents(QTcpSocket* socket, Client& client);
    void refuse(QTcpSocket* socket, Client& client, const char* status);
    void sendEvent(QTcpSocket* socket, Client& client, const QByteArray& event);
    void forget(QTcpSocket* socket);
    void lookAfter();
    void tellWatchers();

    QTcpServer m_server;
    QTimer m_minder;  // deadlines
    QHash<QTcpSocket*, std::shared_ptr<Client>> m_clients;
    network::DoorRules m_rules;
    network::Allowance m_allowance;
    QByteArray m_page;
    QByteArray m_policy;
    PictureTilesPtr m_tiles;
    struct Past {
        PictureTilesPtr tiles;
        QElapsedTimer since;
    };
    std::deque<Past> m_past;  // for a few seconds browsers may still ask for their tiles
    int m_watchers = 0;
};

}  // namespace tenaille::ui
