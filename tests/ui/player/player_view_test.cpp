// SPDX-License-Identifier: MIT
//
// The players' picture: what it shows, and that secrets change no pixel of it.
#include "ui/player/player_view.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QBuffer>
#include <QElapsedTimer>
#include <QPainter>

#include "tests/core/players/players_fixture.h"
#include "tests/support/property.h"
#include "ui/player/player_window.h"

namespace tenaille::ui {
namespace {

using board::DoorState;
using board::PlayerMode;
using test::kCell;
using test::TwoRooms;

constexpr QSize kScreen(480, 270);
const QColor kCanary(255, 0, 255);

QImage settledPicture(PlayerView& view) {
    QElapsedTimer timer;
    timer.start();
    do {
        QApplication::processEvents();
        view.grab();
    } while (!view.settled() && timer.elapsed() < 20'000);
    EXPECT_TRUE(view.settled());
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

QImage pictureOf(const players::PlayerScene& scene, int turns = 0) {
    PlayerStage stage;
    PlayerView view(stage);
    view.resize(kScreen);
    view.setTurns(turns);
    view.show();
    stage.show(scene, {});
    return settledPicture(view);
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

TEST(PlayerView, IsBlankBeforeAnythingIsShownAndWhenItIsBlackedOut) {
    PlayerStage stage;
    PlayerView view(stage);
    view.resize(kScreen);
    view.show();
    EXPECT_EQ(countOf(view.grab().toImage(), Qt::black), kScreen.width() * kScreen.height());
    TwoRooms rooms;
    stage.show(rooms.scene(), {});
    EXPECT_LT(countOf(settledPicture(view), Qt::black), kScreen.width() * kScreen.height());
    stage.setBlackout(true);
    EXPECT_EQ(countOf(view.grab().toImage(), Qt::black), kScreen.width() * kScreen.height());
    stage.setBlackout(false);
    EXPECT_LT(countOf(settledPicture(view), Qt::black), kScreen.width() * kScreen.height());
    stage.clear();
    EXPECT_EQ(countOf(view.grab().toImage(), Qt::black), kScreen.width() * kScreen.height());
}

TEST(PlayerView, TheOtherRoomIsDark) {
    TwoRooms rooms;
    addPicture(rooms, Qt::white, kCanary);
    const QImage closed = pictureOf(rooms.scene());
    EXPECT_EQ(countOf(closed, kCanary), 0);
    EXPECT_GT(countOf(closed, Qt::white), 1000);
    rooms.setDoor(DoorState::Open);
    EXPECT_GT(countOf(pictureOf(rooms.scene()), kCanary), 1000) << "the test can fail";
}

// The pixels of a picture next to what is known are taken out before it is scaled.
TEST(PlayerView, NothingOfAHiddenPictureBleedsThroughAtAnyScale) {
    TwoRooms rooms;
    addPicture(rooms, Qt::white, Qt::red);
    TwoRooms other = rooms;
    other.map.pictures = {};
    addPicture(other, Qt::white, Qt::blue);
    PlayerStage one;
    PlayerStage two;
    PlayerView left(one);
    PlayerView right(two);
    for (PlayerView* view : {&left, &right}) {
        view->resize(kScreen);
        view->show();
    }
    one.show(rooms.scene(), {});
    two.show(other.scene(), {});
    for (const double across : {4.0, 9.3, 14.0, 31.0, 60.0, 140.0}) {
        const PlayerFrame frame{{5.7, 3.1}, across};
        left.setFrame(frame);
        right.setFrame(frame);
        EXPECT_EQ(settledPicture(left), settledPicture(right)) << across << " cells across";
    }
}

TEST(PlayerView, SecretsChangeNoPixel) {
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

TEST(PlayerView, AQuarterTurnMovesPixelsAndChangesNone) {
    TwoRooms rooms;
    addPicture(rooms, Qt::white, kCanary);
    PlayerStage stage;
    PlayerView view(stage);
    view.resize(300, 300);
    view.show();
    stage.show(rooms.scene(), {});
    const QImage upright = settledPicture(view);
    for (int turns = 1; turns < 4; ++turns) {
        view.setTurns(turns);
        EXPECT_EQ(settledPicture(view), upright.transformed(QTransform().rotate(90.0 * turns))) << turns;
    }
}

TEST(PlayerView, HasNothingToTouchAndNothingToTell) {
    PlayerStage stage;
    PlayerWindow window(stage);
    EXPECT_EQ(window.windowTitle(), QStringLiteral("Tenaille"));
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        EXPECT_TRUE(widget->toolTip().isEmpty());
        EXPECT_TRUE(widget->accessibleName().isEmpty());
        EXPECT_EQ(widget->cursor().shape(), Qt::BlankCursor);
        EXPECT_EQ(widget->contextMenuPolicy(), Qt::PreventContextMenu);
        EXPECT_EQ(widget->focusPolicy(), Qt::NoFocus);
    }
}

TEST(PlayerView, TheStripHasTheNamesThatItWasGiven) {
    TwoRooms rooms;
    PlayerStage stage;
    PlayerView view(stage);
    view.resize(kScreen);
    view.show();
    stage.show(rooms.scene(), {});
    const QImage without = settledPicture(view);
    PlayerStrip strip;
    strip.clock = QStringLiteral("Round 3");
    strip.cards.push_back({rooms.hero, QStringLiteral("Arda"), QStringLiteral("Ar"), Qt::blue, true});
    stage.show(rooms.scene(), strip);
    EXPECT_NE(settledPicture(view), without);
    EXPECT_EQ(stage.strip(), strip);
}

TEST(PlayerWindow, GoesToTheOtherScreenAndToTheOneThatItKnows) {
    EXPECT_EQ(playerScreen({}, nullptr, {}), nullptr);
    const QList<QScreen*> screens = QGuiApplication::screens();
    ASSERT_FALSE(screens.isEmpty());
    EXPECT_EQ(playerScreen({screens.first()}, screens.first(), screens.first()->name()), nullptr)
        << "never over the game master's";
}

}  // namespace
}  // namespace tenaille::ui
