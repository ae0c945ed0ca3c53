// SPDX-License-Identifier: MIT
#include "ui/battle/picture_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QImage>
#include <QLabel>

#include "tests/core/players/players_fixture.h"
#include "tests/support/temporary_folder.h"

namespace tenaille::ui::picture_dialog_test {

QImage pictureOf(const document::Encounter& map, PictureCreatures creatures,
                 document::Audience audience = document::Audience::Players) {
    MapExport wish;
    wish.target = ".png";
    wish.creatures = creatures;
    wish.audience = audience;
    return picturePreview(map, wish, {480, 240});
}

// The ogre waits behind a door.
TEST(PictureDialog, CreaturesAreThoseOnThePlayersScreen) {
    test::TwoRooms rooms;
    document::Encounter alone = rooms.map;
    alone.tokens.erase(rooms.foe);
    const QImage now = pictureOf(rooms.map, PictureCreatures::OnScreen);
    ASSERT_FALSE(now.isNull());
    EXPECT_EQ(now, pictureOf(alone, PictureCreatures::OnScreen)) << "nobody sees the ogre";
    EXPECT_NE(now, pictureOf(rooms.map, PictureCreatures::None));
    EXPECT_NE(now, pictureOf(rooms.map, PictureCreatures::All));
    rooms.setDoor(board::DoorState::Open);
    EXPECT_EQ(pictureOf(rooms.map, PictureCreatures::OnScreen), pictureOf(rooms.map, PictureCreatures::All));
    rooms.edit(rooms.foe, [](board::TokenRecord& ogre) { ogre.hidden = true; });
    EXPECT_EQ(pictureOf(rooms.map, PictureCreatures::OnScreen), pictureOf(rooms.map, PictureCreatures::All))
        << "hidden, it is on no picture for players";
    EXPECT_NE(pictureOf(rooms.map, PictureCreatures::All),
              pictureOf(rooms.map, PictureCreatures::All, document::Audience::GameMaster));
}

// The other room is black, whatever is in it.
TEST(PictureDialog, WhatPlayersKnowIsNoMoreThanTheirScreenShows) {
    test::TwoRooms rooms;
    rooms.wall({{9 * test::kCell, test::kCell}, {9 * test::kCell, 3 * test::kCell}});
    MapExport wish;
    wish.target = ".png";
    wish.asKnown = true;
    wish.creatures = PictureCreatures::All;
    const QImage known = picturePreview(rooms.map, wish, {480, 240});
    ASSERT_EQ(known.size(), QSize(480, 240));
    for (int x = 260; x < 480; x += 11)
        for (int y = 5; y < 240; y += 11) EXPECT_LT(qGray(known.pixel(x, y)), 20) << x << ", " << y;
    EXPECT_GT(qGray(known.pixel(60, 200)), 60) << "where the hero looks";
    rooms.setDoor(board::DoorState::Open);
    EXPECT_NE(known, picturePreview(rooms.map, wish, {480, 240}));
    wish.audience = document::Audience::GameMaster;
    EXPECT_GT(qGray(picturePreview(rooms.map, wish, {480, 240}).pixel(300, 200)), 60);
}

// The game master sees which side they act on, players see stone.
TEST(PictureDialog, OneWayWallsHaveTheirArrowsForTheGameMaster) {
    const auto map = [](bool oneWay) {
        document::Encounter made =
            document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 8, 4});
        board::KindRecord kind;
        kind.id = document::nextId(made);
        kind.kind = "ours";
        kind.like = "stone";
        kind.barrier = {.stopsMovement = true, .stopsSight = true, .stopsEffect = true, .oneWay = oneWay};
        made.kinds.put(kind);
        board::WallRecord wall;
        wall.id = document::nextId(made);
        wall.kind = kind.kind;
        wall.points = {{240, 480}, {1680, 480}};
        made.walls.put(wall);
        return made;
    };
    const auto gm = document::Audience::GameMaster;
    EXPECT_NE(pictureOf(map(true), PictureCreatures::None, gm),
              pictureOf(map(false), PictureCreatures::None, gm));
    EXPECT_EQ(pictureOf(map(true), PictureCreatures::None), pictureOf(map(false), PictureCreatures::None));
}

TEST(PictureDialog, RemembersWhatWasWishedAndWritesIt) {
    const test::TwoRooms rooms;
    MapExport wish;
    wish.target = ".webp";
    wish.pixelsPerCell = 20;
    wish.grid = false;
    wish.creatures = PictureCreatures::None;
    wish.dark = true;
    PictureDialog dialog(rooms.map, QStringLiteral("Two rooms"), wish, nullptr);
    EXPECT_EQ(dialog.wish(), wish);
    const test::TemporaryFolder folder;
    const QString path = QString::fromStdString(folder.file("rooms.png"));
    EXPECT_TRUE(dialog.save(path));
    EXPECT_EQ(QImage(path).size(), QSize(240, 120));
    EXPECT_TRUE(dialog.told().contains(path));
    EXPECT_FALSE(dialog.save(QString::fromStdString(folder.file("gone/rooms.png"))));
}

}  // namespace tenaille::ui::picture_dialog_test
