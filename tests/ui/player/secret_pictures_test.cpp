// SPDX-License-Identifier: MIT
//
// No secret changes a pixel of the players' picture, nor a byte of what the network sends.
#include <gtest/gtest.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>

#include "core/document/board_of.h"
#include "core/document/fog.h"
#include "tests/core/players/secret_pairs.h"
#include "tests/support/property.h"
#include "tests/support/sample_boards.h"
#include "ui/network/picture_tiles.h"
#include "ui/player/player_picture.h"

namespace tenaille::ui::secret_pictures_test {

constexpr QSize kSmall(160, 90);
constexpr std::uint64_t kPictures = 93;

players::PlayerScene sceneOf(const document::Encounter& map) {
    const players::SightGround ground(map, document::boardOf(map), document::optionsOf(map));
    return players::playerScene(map, ground);
}

// One stage after the other, as a screen that shows many boards.
class Screen {
  public:
    explicit Screen(QSize size = kSmall) : m_size(size) {
        m_picture.setSize(size);
        m_picture.setPans(false);
        m_picture.setWatched(true);
    }
    // `afresh`: as if nothing had been shown before; else as after an edit.
    QImage picture(const document::Encounter& map, const std::optional<PlayerFrame>& frame,
                   bool afresh = true) {
        if (afresh) m_stage.clear();
        m_stage.show(sceneOf(map), {});
        m_picture.setFrame(frame);
        QImage image(m_size, QImage::Format_RGB32);
        QElapsedTimer timer;
        timer.start();
        do {
            QApplication::processEvents();
            QPainter painter(&image);
            m_picture.paint(painter, image.rect());
        } while (!m_picture.settled() && timer.elapsed() < 20'000);
        EXPECT_TRUE(m_picture.settled());
        QPainter painter(&image);
        m_picture.paint(painter, image.rect());
        painter.end();
        return image;
    }

  private:
    QSize m_size;
    PlayerStage m_stage;
    PlayerPicture m_picture{m_stage};
};

// The strokes around a room go through the wall of the next one: how a floor goes on behind it shows nowhere.
TEST(SecretPictures, NoHatchingTellsHowAFloorGoesOn) {
    for (const bool covered : {false, true}) {
        document::Encounter map =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 24, 16});
        board::PlayerViewRecord view;
        view.mode = covered ? board::PlayerMode::Everything : board::PlayerMode::Fog;
        view.light = board::Daylight::Bright;
        test::add(map, map.playerView, view);
        board::WallRecord wall;
        wall.kind = "stone";
        wall.points = {{12 * 240, -240}, {12 * 240, 17 * 240}};
        test::add(map, map.walls, wall);
        test::add(map, map.tokens, test::makeToken(board::GridKind::Square, "Arda", "party", {6, 8}, "E"));
        if (covered) {
            document::FogMasks fog = document::fogOf(map);
            fog.covered.set({12 * 16, 0, 24 * 16, 16 * 16});
            ASSERT_TRUE(test::setFog(map, fog));
        }
        Screen screen({640, 427});
        std::vector<QImage> pictures;
        for (const std::int32_t to : {12, 20}) {
            document::Encounter one = map;
            board::FloorRecord floor;
            // An arm of it behind the wall, beside ground before it that is no floor.
            floor.outline = {{4 * 240, 4 * 240},  {to * 240, 4 * 240},  {to * 240, 6 * 240},
                             {12 * 240, 6 * 240}, {12 * 240, 12 * 240}, {4 * 240, 12 * 240}};
            if (to > 12) floor.outline.insert(floor.outline.begin() + 3, {12 * 240 + 20, 14 * 240});
            test::add(one, one.floors, floor);
            pictures.push_back(screen.picture(one, std::nullopt));
        }
        EXPECT_EQ(pictures[0], pictures[1]) << covered;
    }
}

// Statues are painted smaller than what they hide, curtains with gaps: whether a floor goes on there shows
// nowhere but within the sixteenth of a cell to which is known how far anything is known.
TEST(SecretPictures, NoGroundShowsUnderThingsOrThroughCurtains) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 12, 8});
    board::PlayerViewRecord view;
    view.mode = board::PlayerMode::Fog;
    view.light = board::Daylight::Bright;
    test::add(map, map.playerView, view);
    test::add(map, map.tokens, test::makeToken(board::GridKind::Square, "Arda", "party", {1, 4}, "E"));
    board::PropRecord statue;
    statue.kind = "statue";
    statue.at = {6 * 240, 3 * 240};
    statue.width = statue.height = 480;
    test::add(map, map.props, statue);
    board::WallRecord curtain;
    curtain.kind = "curtain";
    curtain.points = {{8 * 240, 5 * 240}, {8 * 240, 8 * 240}};
    test::add(map, map.walls, curtain);
    constexpr double kPixels = 60;  // to a cell
    Screen screen({720, 480});
    std::vector<QImage> pictures;
    for (const bool goesOn : {false, true}) {
        document::Encounter one = map;
        board::FloorRecord floor;
        // Under the statue and behind the curtain, or as far as somebody sees.
        const std::int32_t to = goesOn ? 12 * 240 : 5 * 240;
        floor.material = "wood";
        floor.outline = {{0, 0},
                         {to, 0},
                         {to, 5 * 240},
                         {goesOn ? to : 8 * 240, 5 * 240},
                         {goesOn ? to : 8 * 240, 8 * 240},
                         {0, 8 * 240}};
        test::add(one, one.floors, floor);
        pictures.push_back(screen.picture(one, PlayerFrame{{6, 4}, 12}));
    }
    const auto isSame = [&](double left, double top, double right, double bottom) {
        const QRect part = QRectF(QPointF(left, top) * kPixels, QPointF(right, bottom) * kPixels).toRect();
        return pictures[0].copy(part) == pictures[1].copy(part);
    };
    const double rim = 20.0 / 240;
    EXPECT_TRUE(isSame(5 + rim, 2 + rim, 7 - rim, 4 - rim)) << "under the statue";
    EXPECT_TRUE(isSame(8 + rim, 6, 12, 8)) << "behind the curtain";
    EXPECT_TRUE(isSame(0, 5.5, 8 - rim, 8)) << "the floor before it";
    EXPECT_NE(pictures[0], pictures[1]) << "at the rim of the statue, as near as what is seen";
}

TEST(SecretPictureProperties, PixelsAndBytesAreEqual) {
    Screen screen;
    ASSERT_LT(test::firstCase(), test::cases(60));
    for (int i = test::firstCase(); i < test::cases(60); ++i) {
        const test::SecretBoard board = test::randomSecretBoard(test::seedOf(kPictures, i));
        test::SecretBoard changed = board;
        changed.map = test::changeSecrets(board, test::seedOf(kPictures + 1, i));
        test::changeRunningFloor(changed, test::seedOf(kPictures + 3, i));
        const document::Encounter& other = changed.map;
        test::Random random(test::seedOf(kPictures + 2, i));
        std::optional<PlayerFrame> frame;
        if (random.oneIn(2))
            frame = PlayerFrame{{static_cast<double>(random.between(0, 10)), random.between(0, 8) + 0.3},
                                random.between(1, 4) * 9 - 5.3};
        const QImage one = screen.picture(board.map, frame);
        const QImage two = screen.picture(other, frame, random.oneIn(4));
        ASSERT_EQ(one, two) << "case " << i;
        const PictureTilesPtr tiles = cutIntoTiles(one, nullptr);
        const PictureTilesPtr otherTiles = cutIntoTiles(two, nullptr);
        ASSERT_EQ(tilesAsJson(*tiles), tilesAsJson(*otherTiles)) << "case " << i;
        ASSERT_EQ(tiles->png, otherTiles->png) << "case " << i;
    }
}

// Leaves and flames are drawn by chance, which must not be that of a record's number: it counts what was made
// before.
TEST(SecretPictures, LeakTheNumberOfAThing) {
    Screen screen;
    const auto grove = [&](bool later) {
        document::Encounter map =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 10, 6});
        map.uuid = {};
        board::PlayerViewRecord view;
        view.mode = board::PlayerMode::Everything;
        test::add(map, map.playerView, view);
        board::NoteRecord note;
        note.at = {240, 240};
        if (later) test::add(map, map.notes, note);
        int column = 1;
        for (const char* kind : {"bush", "tree", "boulder", "fire"}) {
            board::PropRecord prop;
            prop.kind = kind;
            prop.at = {480 * column++, 720};
            prop.width = prop.height = 400;
            test::add(map, map.props, prop);
        }
        return screen.picture(map, PlayerFrame{{5, 3}, 10});
    };
    const QImage picture = grove(false);
    EXPECT_EQ(picture, grove(true));
    QImage blank(picture.size(), picture.format());
    blank.fill(picture.pixelColor(0, 0));
    EXPECT_NE(picture, blank);
}

// The comparison can fail: a wall that the party sees is in the picture.
TEST(SecretPictureProperties, WhatIsSeenIsInThePicture) {
    Screen screen;
    int different = 0;
    for (int i = 0; i < 30; ++i) {
        const test::SecretBoard board = test::randomSecretBoard(test::seedOf(kPictures, i));
        document::Encounter other = board.map;
        board::PlayerViewRecord view = document::playerViewOf(other);
        if (!view.id) continue;
        view.mode = view.mode == board::PlayerMode::Everything ? board::PlayerMode::Fog
                                                               : board::PlayerMode::Everything;
        other.playerView.put(view);
        different += screen.picture(board.map, {}) != screen.picture(other, {}) ? 1 : 0;
    }
    EXPECT_GT(different, 5);
}

}  // namespace tenaille::ui::secret_pictures_test
