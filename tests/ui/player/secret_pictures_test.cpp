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

TEST(SecretPictureProperties, PixelsAndBytesAreEqual) {
    Screen screen;
    ASSERT_LT(test::firstCase(), test::cases(60));
    for (int i = test::firstCase(); i < test::cases(60); ++i) {
        const test::SecretBoard board = test::randomSecretBoard(test::seedOf(kPictures, i));
        const document::Encounter other = test::changeSecrets(board, test::seedOf(kPictures + 1, i));
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
    EXPECT_NE(picture, QImage(picture.size(), picture.format()));
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
