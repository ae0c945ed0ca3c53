// SPDX-License-Identifier: MIT
//
// The players' picture: what it shows, and that secrets change no pixel of it.
#include "ui/player/player_picture.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>

#include "tests/core/players/players_fixture.h"
#include "tests/support/property.h"
#include "ui/player/player_window.h"
#include "ui/scene/label_fonts.h"
#include "ui/style/theme.h"

namespace tenaille::ui::player_picture_test {

using board::DoorState;
using board::PlayerMode;
using test::kCell;
using test::TwoRooms;

constexpr QSize kScreen(480, 270);
const QColor kCanary(255, 0, 255);

// A stage and its picture, as they hang together in the program.
struct Show {
    PlayerStage stage;
    PlayerPicture picture{stage};

    explicit Show(QSize size = kScreen) {
        picture.setSize(size);
        picture.setWatched(true);
    }
    QImage paint() {
        QImage image(picture.size(), QImage::Format_RGB32);
        QPainter painter(&image);
        picture.paint(painter, image.rect());
        return image;
    }
    // As it looks in the end.
    QImage settled() {
        QElapsedTimer timer;
        timer.start();
        do {
            QApplication::processEvents();
            paint();
        } while (!picture.settled() && timer.elapsed() < 20'000);
        EXPECT_TRUE(picture.settled());
        return paint();
    }
};

QImage pictureOf(const players::PlayerScene& scene) {
    Show show;
    show.stage.show(scene, {});
    return show.settled();
}

int countOf(const QImage& image, const QColor& colour) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) found += image.pixelColor(x, y) == colour ? 1 : 0;
    return found;
}

// A picture under the map: the right room in a colour that is nowhere else.
void addPicture(TwoRooms& rooms, const QColor& left, const QColor& right) {
    QImage image(12 * 50, 6 * 50, QImage::Format_RGB32);
    image.fill(left);
    QPainter(&image).fillRect(QRect(6 * 50, 0, 6 * 50, 6 * 50), right);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    board::PictureRecord record;
    record.asset = "00112233445566778899aabbccddeeff.png";
    record.pixelWidth = image.width();
    record.pixelHeight = image.height();
    record.width = 12 * kCell;
    record.height = 6 * kCell;
    rooms.map.assets[record.asset] = std::make_shared<const std::string>(bytes.constData(), bytes.size());
    test::add(rooms.map, rooms.map.pictures, record);
}

// The pictures of creatures are there as long as they are seen, on the board and in the strip of turns.
TEST(PlayerPicture, PicturesOfCreaturesComeAndGoWithThem) {
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(kCanary);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    TwoRooms rooms;
    rooms.map.assets["foe.png"] = std::make_shared<const std::string>(bytes.constData(), bytes.size());
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.picture = "foe.png"; });
    Show show;
    const auto canaries = [&](bool inStrip) {
        PlayerStrip strip;
        strip.clock = QStringLiteral("Round 1");
        if (inStrip) strip.cards.push_back({rooms.foe, QStringLiteral("Foe"), QStringLiteral("F"), Qt::red});
        show.stage.show(rooms.scene(), strip);
        return countOf(show.settled(), kCanary);
    };
    EXPECT_EQ(canaries(true), 0) << "unseen: not even where a strip would name it";
    rooms.setDoor(DoorState::Open);
    const int onBoard = canaries(false);
    EXPECT_GT(onBoard, 20);
    EXPECT_GT(canaries(true), onBoard + 20);
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) { foe.hidden = true; });
    EXPECT_EQ(canaries(true), 0);
}

TEST(PlayerPicture, IsBlankBeforeAnythingIsShownAndWhenItIsBlackedOut) {
    Show show;
    const int all = kScreen.width() * kScreen.height();
    EXPECT_EQ(countOf(show.paint(), Qt::black), all);
    TwoRooms rooms;
    show.stage.show(rooms.scene(), {});
    EXPECT_LT(countOf(show.settled(), Qt::black), all);
    show.stage.setBlackout(true);
    EXPECT_EQ(countOf(show.paint(), Qt::black), all);
    show.stage.setBlackout(false);
    EXPECT_LT(countOf(show.settled(), Qt::black), all);
    show.stage.clear();
    EXPECT_EQ(countOf(show.paint(), Qt::black), all);
}

TEST(PlayerPicture, WhatIsFoundIsShownWhenItIsPainted) {
    TwoRooms rooms;
    Show show;
    show.stage.show(rooms.scene(), {});
    const QImage before = show.settled();
    rooms.setDoor(DoorState::Open);
    show.stage.show(rooms.scene(), {});
    const QImage atOnce = show.paint();
    EXPECT_FALSE(show.picture.settled()) << "walls and floors came";
    const QImage after = show.settled();
    int bare = 0;
    int found = 0;
    for (int y = 0; y < after.height(); ++y)
        for (int x = after.width() * 3 / 4; x < after.width(); ++x) {
            found += before.pixelColor(x, y) != after.pixelColor(x, y) ? 1 : 0;
            bare += atOnce.pixelColor(x, y) != before.pixelColor(x, y) &&
                            atOnce.pixelColor(x, y) != after.pixelColor(x, y)
                        ? 1
                        : 0;
        }
    EXPECT_GT(found, 300);
    EXPECT_EQ(bare, 0) << "nor does the creature in it hang in the dark";
}

TEST(PlayerPicture, AWaitingPictureIsThereUntilABoardIs) {
    Show show;
    QImage waiting(80, 45, QImage::Format_RGB32);
    waiting.fill(kCanary);
    show.stage.setWaiting(waiting);
    EXPECT_GT(countOf(show.paint(), kCanary), 10'000);
    show.stage.show(TwoRooms().scene(), {});
    EXPECT_EQ(countOf(show.settled(), kCanary), 0);
    show.stage.clear();
    EXPECT_GT(countOf(show.paint(), kCanary), 10'000);
    show.stage.setBlackout(true);
    EXPECT_EQ(countOf(show.paint(), kCanary), 0);
}

TEST(PlayerPicture, TheOtherRoomIsDark) {
    TwoRooms rooms;
    addPicture(rooms, Qt::white, kCanary);
    const QImage closed = pictureOf(rooms.scene());
    EXPECT_EQ(countOf(closed, kCanary), 0);
    EXPECT_GT(countOf(closed, Qt::white), 1000);
    rooms.setDoor(DoorState::Open);
    EXPECT_GT(countOf(pictureOf(rooms.scene()), kCanary), 1000) << "the test can fail";
}

// The pixels of a picture next to what is known are taken out before it is scaled.
TEST(PlayerPicture, NothingOfAHiddenPictureBleedsThroughAtAnyScale) {
    TwoRooms rooms;
    addPicture(rooms, Qt::white, Qt::red);
    TwoRooms other = rooms;
    other.map.pictures = {};
    addPicture(other, Qt::white, Qt::blue);
    Show left;
    Show right;
    left.stage.show(rooms.scene(), {});
    right.stage.show(other.scene(), {});
    for (const double across : {4.0, 9.3, 14.0, 31.0, 60.0, 140.0}) {
        const PlayerFrame frame{{5.7, 3.1}, across};
        left.picture.setFrame(frame);
        right.picture.setFrame(frame);
        EXPECT_EQ(left.settled(), right.settled()) << across << " cells across";
    }
}

TEST(PlayerPicture, SecretsChangeNoPixel) {
    for (int i = 0; i < test::cases(12); ++i) {
        test::Random random(test::seedOf(71, i));
        TwoRooms rooms;
        rooms.edit(rooms.hero, [&](board::TokenRecord& hero) {
            hero.creature.at = {random.between(0, 5), random.between(0, 5)};
        });
        board::FloorRecord floor;
        floor.material = "stone";
        floor.outline = {{0, 0}, {6 * kCell, 0}, {6 * kCell, 6 * kCell}, {0, 6 * kCell}};
        test::add(rooms.map, rooms.map.floors, floor);
        TwoRooms other = rooms;
        const auto far = [&] {
            return board::LatticePoint{random.between(7 * kCell, 12 * kCell), random.between(0, 6 * kCell)};
        };
        other.wall({far(), far()});
        floor.outline = {far(), far(), far()};
        floor.material = "grass";
        test::add(other.map, other.map.floors, floor);
        board::PropRecord prop;
        prop.at = {random.between(8 * kCell, 11 * kCell), random.between(kCell, 5 * kCell)};
        test::add(other.map, other.map.props, prop);
        board::LightRecord lamp;
        lamp.at = far();
        lamp.dim = 4000;
        test::add(other.map, other.map.lights, lamp);
        other.edit(other.foe, [&](board::TokenRecord& foe) {
            foe.creature.at = {random.between(6, 11), random.between(0, 5)};
            foe.name = "Count Orlo";
        });
        EXPECT_EQ(pictureOf(rooms.scene()), pictureOf(other.scene())) << "case " << i;
    }
}

TEST(PlayerPicture, AQuarterTurnMovesPixelsAndChangesNone) {
    TwoRooms rooms;
    addPicture(rooms, Qt::white, kCanary);
    Show show({300, 300});
    show.stage.show(rooms.scene(), {});
    const QImage upright = show.settled();
    for (int turns = 1; turns < 4; ++turns) {
        show.picture.setTurns(turns);
        EXPECT_EQ(show.settled(), upright.transformed(QTransform().rotate(90.0 * turns))) << turns;
    }
}

TEST(PlayerPicture, HasNothingToTouchAndNothingToTell) {
    Show show;
    PlayerWindow window(show.picture);
    EXPECT_EQ(window.windowTitle(), QString::fromUtf8("Players · Tenaille"));
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        EXPECT_TRUE(widget->toolTip().isEmpty());
        EXPECT_TRUE(widget->accessibleName().isEmpty());
        EXPECT_EQ(widget->cursor().shape(), Qt::BlankCursor);
        EXPECT_EQ(widget->contextMenuPolicy(), Qt::PreventContextMenu);
        EXPECT_EQ(widget->focusPolicy(), Qt::NoFocus);
    }
}

TEST(PlayerPicture, TheStripHasTheNamesThatItWasGiven) {
    TwoRooms rooms;
    Show show;
    show.stage.show(rooms.scene(), {});
    const QImage without = show.settled();
    PlayerStrip strip;
    strip.clock = QStringLiteral("Round 3");
    strip.cards.push_back({rooms.hero, QStringLiteral("Arda"), QStringLiteral("Ar"), Qt::blue, true});
    show.stage.show(rooms.scene(), strip);
    EXPECT_NE(show.settled(), without);
    EXPECT_EQ(show.stage.strip(), strip);
}

// Whoever sits at an edge reads it upright there.
TEST(PlayerPicture, TheStripStandsAtTheEdgesThatAreChosen) {
    TwoRooms rooms;
    rooms.edit(rooms.hero, [](board::TokenRecord& hero) { hero.hidden = true; });  // all is black
    Show show({400, 400});
    show.stage.show(rooms.scene(), {});
    const QImage without = show.settled();
    PlayerStrip strip;
    strip.clock = QStringLiteral("R");
    strip.cards.push_back({rooms.hero, QStringLiteral("Arda"), QStringLiteral("Ar"), Qt::blue, false});
    show.stage.show(rooms.scene(), strip);
    const auto changedIn = [&](const QRect& part) { return show.settled().copy(part) != without.copy(part); };
    const std::pair<StripEdge, QRect> middles[] = {{StripEdge::Bottom, {180, 350, 40, 50}},
                                                   {StripEdge::Left, {0, 180, 50, 40}},
                                                   {StripEdge::Top, {180, 0, 40, 50}},
                                                   {StripEdge::Right, {350, 180, 50, 40}}};
    for (const auto& [edge, own] : middles) {
        show.picture.setStripEdges(edge);
        for (const auto& [other, place] : middles)
            EXPECT_EQ(changedIn(place), other == edge) << int(edge) << " at " << int(other);
    }
    show.picture.setStripEdges({});
    EXPECT_EQ(show.settled(), without);
}

TEST(PlayerPicture, TheBoardMakesRoomForTheStrip) {
    const TwoRooms rooms;
    Show show({600, 300});
    show.stage.show(rooms.scene(), {});
    const QRectF before = *show.picture.shownPlane();
    PlayerStrip strip;
    strip.clock = QStringLiteral("R");
    show.stage.show(rooms.scene(), strip);
    show.picture.setStripEdges(StripEdge::Bottom);
    const QRectF beside = *show.picture.shownPlane();
    const QRectF board(0, 0, 12, 6);
    EXPECT_TRUE(before.contains(board));
    EXPECT_TRUE(beside.contains(board)) << "nothing of it lies under the strip";
    EXPECT_LT(beside.height() / beside.width(), before.height() / before.width());
    show.picture.setFrame(PlayerFrame{{6, 3}, 4});
    const QRectF framed = *show.picture.shownPlane();
    EXPECT_NEAR(framed.center().y(), 3.0, 0.02) << "its middle is the middle of what is free";
    EXPECT_NEAR(framed.width(), 4.0, 0.02);
    EXPECT_NEAR(framed.height() / framed.width(), show.picture.shape(), 0.02);
}

TEST(PlayerPicture, ALongStripBeginsWithWhoeverActs) {
    const TwoRooms rooms;
    PlayerStrip strip;
    strip.clock = QStringLiteral("R");
    for (int i = 0; i < 20; ++i)
        strip.cards.push_back({RecordId{static_cast<std::uint32_t>(100 + i)},
                               QStringLiteral("Creature %1").arg(i), QStringLiteral("C"), Qt::blue, i == 17});
    Show show({600, 300});
    show.stage.show(rooms.scene(), strip);
    const QImage image = show.settled();
    int yellow = 0;
    for (int x = 0; x < 160; ++x) yellow += image.pixelColor(x, 270) == ink::kYellow ? 1 : 0;
    EXPECT_GT(yellow, 20) << "its plate is the first one";
}

// The game master's board writes with the same fonts, at its own sizes.
TEST(PlayerPicture, WhatElseTheProgramWritesChangesNoLetter) {
    const auto letters = [] { return lettersOutline(QStringLiteral("G2 Arda")).path; };
    const QPainterPath before = letters();
    QImage elsewhere(600, 300, QImage::Format_RGB32);
    for (int pixels = 40; pixels < 140; pixels += 3) {
        QPainter painter(&elsewhere);
        QFont font = QGuiApplication::font();
        font.setBold(true);
        font.setPixelSize(pixels);
        painter.setFont(font);
        painter.drawText(10, 200, QStringLiteral("G2 Arda, Lurker 3"));
        const QPainterPath now = letters();
        ASSERT_EQ(now.elementCount(), before.elementCount());
        for (int i = 0; i < now.elementCount(); ++i) {
            EXPECT_EQ(now.elementAt(i).x, before.elementAt(i).x) << pixels;
            EXPECT_EQ(now.elementAt(i).y, before.elementAt(i).y) << pixels;
        }
    }
    EXPECT_EQ(boardFont(300, true).pixelSize(), kMostLetters);
}

TEST(PlayerPicture, AVeryLongNameLeavesRoomForTheOthers) {
    const TwoRooms rooms;
    PlayerStrip strip;
    strip.clock = QStringLiteral("R");
    for (int i = 0; i < 4; ++i)
        strip.cards.push_back({RecordId{static_cast<std::uint32_t>(100 + i)},
                               i == 0 ? QString(90, QLatin1Char('W')) : QStringLiteral("Bran"),
                               QStringLiteral("C"), Qt::blue, i == 0});
    Show show({600, 300});
    show.stage.show(rooms.scene(), strip);
    const QImage image = show.settled();
    int yellow = 0;
    int blue = 0;
    for (int x = 0; x < 600; ++x) {
        yellow += image.pixelColor(x, 270) == ink::kYellow ? 1 : 0;
        blue += image.pixelColor(x, 270) == QColor(Qt::blue) ? 1 : 0;
    }
    EXPECT_GT(yellow, 100);
    EXPECT_GT(blue, 20) << "more than one face";
}

TEST(PlayerPicture, PingsSpreadAndGoAway) {
    const TwoRooms rooms;
    Show show;
    show.stage.show(rooms.scene(), {});
    const QImage before = show.settled();
    show.stage.ping({2.5, 2.5});
    EXPECT_NE(show.paint(), before);
    show.stage.point(QPointF(3, 3));
    EXPECT_NE(show.paint(), before);
    show.stage.point(std::nullopt);
    QElapsedTimer timer;
    timer.start();
    while (!show.stage.pointing().pings.empty() && timer.elapsed() < 10'000) QApplication::processEvents();
    EXPECT_EQ(show.paint(), before);
    show.stage.setRuler({{0, 0}, {3 * kCell, 0}}, QStringLiteral("3"));
    EXPECT_NE(show.paint(), before);
    show.stage.setRuler({}, {});
    EXPECT_EQ(show.paint(), before);
    show.stage.setArea(
        [](const document::Encounter&, const board::BoardView&) {
            return std::vector<board::Cell>{{2, 2}, {3, 2}};
        },
        QStringLiteral("3"));
    EXPECT_NE(show.paint(), before);
    show.stage.setArea({}, {});
    EXPECT_EQ(show.paint(), before);
}

TEST(PlayerWindow, GoesToTheOtherScreenAndToTheOneThatItKnows) {
    EXPECT_EQ(playerScreen({}, nullptr, {}), nullptr);
    const QList<QScreen*> screens = QGuiApplication::screens();
    ASSERT_FALSE(screens.isEmpty());
    EXPECT_EQ(playerScreen({screens.first()}, screens.first(), screens.first()->name()), nullptr)
        << "never over the game master's";
}

}  // namespace tenaille::ui::player_picture_test
