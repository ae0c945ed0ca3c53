// SPDX-License-Identifier: MIT
//
// PictureFeed: sends a player picture to browsers in the network while it is switched on. Pictures are cut
// and packed by a worker, the server has a thread of its own.
#pragma once

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QString>
#include <QThread>
#include <QTimer>
#include <vector>

#include "ui/network/picture_server.h"
#include "ui/player/player_picture.h"

namespace tenaille::ui {

class PictureFeed final : public QObject {
    Q_OBJECT

  public:
    explicit PictureFeed(PlayerPicture& picture, QObject* parent = nullptr);
    ~PictureFeed() override;

    // Each start makes a new link; the old ones end.
    void start(const QHostAddress& address, const PageWords& words);
    void stop();
    bool isOn() const { return m_isOn; }
    // Empty until the server listens.
    const QString& url() const { return m_url; }
    int watchers() const { return m_watchers; }

  Q_SIGNALS:
    void changed();  // on or off, link, watchers
    void failed(const QString& reason);

  private:
    void send();
    void take(const PictureTilesPtr& tiles);

    PlayerPicture& m_picture;
    QThread m_thread;
    PictureServer* m_server;
    QTimer m_due;
    QElapsedTimer m_sinceSent;
    PictureTilesPtr m_tiles;
    bool m_isOn = false;
    bool m_isCutting = false;
    QString m_url;
    int m_watchers = 0;
};

// Where the server may listen: the addresses of this machine in a network, those of home networks first.
std::vector<QHostAddress> networkAddresses();

}  // namespace tenaille::ui
