// SPDX-License-Identifier: MIT
//
// The server of the players' picture as browsers and others meet it, over real sockets.
#include "ui/network/picture_server.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QTcpSocket>
#include <QUrl>

namespace tenaille::ui::picture_server_test {

class PictureServerTest : public testing::Test {
  protected:
    PictureServerTest() {
        QObject::connect(&m_server, &PictureServer::started, &m_server,
                         [this](const QString& url) { m_url = QUrl(url); });
        QObject::connect(&m_server, &PictureServer::watchersChanged, &m_server,
                         [this](int watchers) { m_watchers = watchers; });
        m_server.start(QHostAddress(QHostAddress::LocalHost),
                       {QStringLiteral("en"), QStringLiteral("Soon <b>"), QStringLiteral("Lost"),
                        QStringLiteral("Over"), QStringLiteral("Turn it")});
    }

    template <class Done>
    static bool waitFor(Done done, int ms = 10'000) {
        QElapsedTimer timer;
        timer.start();
        while (!done() && timer.elapsed() < ms) QApplication::processEvents(QEventLoop::AllEvents, 20);
        return done();
    }

    std::unique_ptr<QTcpSocket> connected() const {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
        EXPECT_TRUE(waitFor([&] { return socket->state() == QAbstractSocket::ConnectedState; }));
        return socket;
    }
    QByteArray request(const QString& path, const QByteArray& more = {}) const {
        return "GET " + path.toUtf8() + " HTTP/1.1\r\nHost: " + m_url.authority().toUtf8() + "\r\n" + more +
               "\r\n";
    }
    QString below(const QString& name) const { return m_url.path() + name; }
    // The whole answer, of a connection that ends with it.
    QByteArray answerTo(const QByteArray& text) const {
        const auto socket = connected();
        socket->write(text);
        QByteArray answer;
        EXPECT_TRUE(waitFor([&] {
            answer += socket->readAll();
            return socket->state() == QAbstractSocket::UnconnectedState;
        }));
        return answer + socket->readAll();
    }
    QByteArray get(const QString& path, const QByteArray& more = {}) const {
        return answerTo(request(path, "Connection: close\r\n" + more));
    }
    static PictureTilesPtr tiles(const QColor& left, const QColor& right) {
        QImage image(600, 300, QImage::Format_RGB32);
        image.fill(left);
        QPainter(&image).fillRect(QRect(256, 0, 344, 300), right);
        return cutIntoTiles(image, nullptr);
    }

    PictureServer m_server;
    QUrl m_url;
    int m_watchers = 0;
};

TEST_F(PictureServerTest, TheLinkIsASecretOf128BitsAndNewEachTime) {
    EXPECT_EQ(m_url.path().size(), 34);
    const QUrl before = m_url;
    m_server.start(QHostAddress(QHostAddress::LocalHost), {});
    EXPECT_NE(m_url, before);
    EXPECT_TRUE(get(before.path()).startsWith("HTTP/1.1 404"));
}

TEST_F(PictureServerTest, ThePageMayLoadNothingFromElsewhereAndNobodyMayKeepIt) {
    const QByteArray page = get(below({}));
    EXPECT_TRUE(page.startsWith("HTTP/1.1 200 OK\r\n"));
    EXPECT_TRUE(page.contains("Content-Security-Policy: default-src 'none'; "));
    EXPECT_TRUE(page.contains("frame-ancestors 'none'"));
    EXPECT_TRUE(page.contains("Cache-Control: no-store"));
    EXPECT_TRUE(page.contains("Soon &lt;b&gt;"));
    EXPECT_FALSE(page.contains("Access-Control"));
    EXPECT_FALSE(page.contains("unsafe-inline"));
}

// Typed from the wall by hand.
TEST_F(PictureServerTest, ALinkWithoutItsLastSlashLeadsToThePage) {
    QString path = m_url.path();
    ASSERT_TRUE(path.endsWith(QLatin1Char('/')));
    const QByteArray answer = get(path.chopped(1));
    EXPECT_TRUE(answer.startsWith("HTTP/1.1 301"));
    EXPECT_TRUE(answer.contains("\r\nLocation: " + path.toUtf8() + "\r\n"));
}

TEST_F(PictureServerTest, StrangersGetNothing) {
    EXPECT_TRUE(get(QStringLiteral("/")).startsWith("HTTP/1.1 404"));
    EXPECT_TRUE(get(below({}), "Origin: http://evil.example\r\n").startsWith("HTTP/1.1 403"));
    EXPECT_TRUE(get(below({}), "Sec-Fetch-Site: cross-site\r\n").startsWith("HTTP/1.1 403"));
    EXPECT_TRUE(answerTo("GET " + m_url.path().toUtf8() + " HTTP/1.1\r\nHost: evil.example\r\n\r\n")
                    .startsWith("HTTP/1.1 403"));
    EXPECT_TRUE(
        answerTo("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc").startsWith("HTTP/1.1 405"));
    EXPECT_TRUE(answerTo(request(below({}), "Content-Length: 3\r\n") + "abc").startsWith("HTTP/1.1 413"));
    EXPECT_TRUE(answerTo("GET / HTTP/1.1\r\nX: " + QByteArray(9'000, 'a')).startsWith("HTTP/1.1 431"));
    EXPECT_TRUE(answerTo("\x16\x03\x01 not http\r\n\r\n").startsWith("HTTP/1.1 400"));
}

TEST_F(PictureServerTest, WatchersLearnOfEachPictureOnceAndFetchItsTiles) {
    const auto watcher = connected();
    watcher->write(request(below(QStringLiteral("events"))));
    QByteArray heard;
    const auto hears = [&](const QByteArray& text) {
        return waitFor([&] {
            heard += watcher->readAll();
            return heard.contains(text);
        });
    };
    ASSERT_TRUE(hears("text/event-stream"));
    EXPECT_TRUE(waitFor([&] { return m_watchers == 1; }));
    const PictureTilesPtr first = tiles(Qt::red, Qt::green);
    ASSERT_EQ(first->names.size(), 6u);
    m_server.setPicture(first);
    ASSERT_TRUE(hears("data: " + tilesAsJson(*first) + "\n\n"));
    const QByteArray answer = get(below(QStringLiteral("picture/") + QString::fromLatin1(first->names[0])));
    ASSERT_TRUE(answer.startsWith("HTTP/1.1 200 OK"));
    const QImage tile = QImage::fromData(answer.mid(answer.indexOf("\r\n\r\n") + 4), "PNG");
    EXPECT_EQ(tile.size(), QSize(256, 256));
    EXPECT_EQ(tile.pixelColor(100, 100), QColor(Qt::red));

    const qsizetype length = heard.size();
    m_server.setPicture(tiles(Qt::red, Qt::green));  // the same pixels, made again
    m_server.setPicture(tiles(Qt::red, Qt::blue));
    ASSERT_TRUE(hears(tilesAsJson(*tiles(Qt::red, Qt::blue))));
    EXPECT_EQ(heard.mid(length).count("data:"), 1) << "a picture that is the same is no news";
    EXPECT_TRUE(get(below(QStringLiteral("picture/") + QString::fromLatin1(first->names[5])))
                    .startsWith("HTTP/1.1 200"))
        << "the one before is still there";
    waitFor([] { return false; }, 4'000);
    EXPECT_TRUE(get(below(QStringLiteral("picture/") + QString::fromLatin1(first->names[5])))
                    .startsWith("HTTP/1.1 404"))
        << "older ones are not";
    m_server.stop();
    EXPECT_TRUE(
        waitFor([&] { return watcher->state() == QAbstractSocket::UnconnectedState && m_watchers == 0; }));
    EXPECT_TRUE((heard + watcher->readAll()).endsWith("event: end\ndata: -\n\n")) << "a goodbye";
}

TEST_F(PictureServerTest, OneAddressHasSixSocketsAndSlowOnesAreClosed) {
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < 20; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
        sockets.back()->write("GET ");
    }
    EXPECT_TRUE(waitFor([&] {
        return std::all_of(sockets.begin(), sockets.end(), [](const auto& socket) {
            return socket->state() == QAbstractSocket::ConnectedState ||
                   socket->state() == QAbstractSocket::UnconnectedState;
        });
    }));
    const auto open = [&] {
        return std::count_if(sockets.begin(), sockets.end(), [](const auto& socket) {
            return socket->state() == QAbstractSocket::ConnectedState;
        });
    };
    EXPECT_TRUE(waitFor([&] { return open() == 6; }));
    EXPECT_TRUE(waitFor([&] { return open() == 0; }, 15'000)) << "a head must come in five seconds";
    EXPECT_TRUE(get(below({})).startsWith("HTTP/1.1 200"));
}

TEST_F(PictureServerTest, WhoeverHasNoLinkKeepsNoPlaceAndWatchersDoNotTalk) {
    const auto stranger = connected();
    stranger->write(request(QStringLiteral("/x")));
    EXPECT_TRUE(waitFor([&] { return stranger->state() == QAbstractSocket::UnconnectedState; }, 3'000));
    const auto watcher = connected();
    watcher->write(request(below(QStringLiteral("events"))));
    EXPECT_TRUE(waitFor([&] { return m_watchers == 1; }));
    for (int i = 0; i < 40; ++i) watcher->write(QByteArray(16 * 1024, 'a'));
    EXPECT_TRUE(waitFor([&] { return m_watchers == 0; }, 5'000));
}

TEST_F(PictureServerTest, AFloodIsAnsweredWithTooMany) {
    QByteArray all;
    int refused = 0;
    for (int i = 0; i < 130 && refused == 0; ++i)
        refused += get(below({})).startsWith("HTTP/1.1 429") ? 1 : 0;
    EXPECT_EQ(refused, 1);
}

TEST_F(PictureServerTest, RequestsThatAreNotReadAreNotAnsweredWithoutEnd) {
    QImage noise(256, 256, QImage::Format_RGB32);
    quint32 number = 1;
    for (int y = 0; y < 256; ++y)
        for (int x = 0; x < 256; ++x)
            noise.setPixel(x, y, 0xff000000 | (number = number * 1664525 + 1013904223));
    const PictureTilesPtr tiles = cutIntoTiles(noise, nullptr);
    m_server.setPicture(tiles);
    const auto socket = connected();
    socket->setReadBufferSize(1024);
    const QByteArray one = request(below(QStringLiteral("picture/") + QString::fromLatin1(tiles->names[0])));
    for (int i = 0; i < 60; ++i) socket->write(one);
    waitFor([] { return false; }, 500);
    const auto clients = m_server.findChildren<QTcpSocket*>();
    qint64 waiting = 0;
    for (const QTcpSocket* client : clients) waiting += client->bytesToWrite();
    EXPECT_LT(waiting, 600'000);
}

TEST(PictureTiles, EqualPixelsHaveEqualNamesAndBytes) {
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    const PictureTilesPtr one = cutIntoTiles(image, nullptr);
    QImage other(300, 300, QImage::Format_ARGB32_Premultiplied);
    other.fill(Qt::darkGreen);
    const PictureTilesPtr two = cutIntoTiles(other, nullptr);
    EXPECT_EQ(one->names, two->names);
    EXPECT_EQ(one->png, two->png);
    EXPECT_EQ(one->png.size(), 4u);
    image.setPixelColor(299, 299, Qt::red);
    const PictureTilesPtr three = cutIntoTiles(image, one);
    EXPECT_EQ(three->names[0], one->names[0]);
    EXPECT_NE(three->names[3], one->names[3]);
}

}  // namespace tenaille::ui::picture_server_test
