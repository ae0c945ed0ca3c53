// SPDX-License-Identifier: MIT
#include "ui/scene/tile_store.h"

#include <gtest/gtest.h>

namespace tenaille::ui::tile_store_test {

QImage blank() { return QImage(4, 4, QImage::Format_RGB32); }

TEST(TileStore, AnEditMakesOnlyItsTilesStale) {
    TileStore store;
    const TileKey near{64, 0, 0};
    const TileKey far{64, 3, 0};
    store.put(near, blank(), store.version());
    store.put(far, blank(), store.version());
    store.invalidate(QRectF(1, 1, 2, 2));  // cells: tile 0 covers 8 x 8
    EXPECT_FALSE(store.isFresh(near));
    EXPECT_TRUE(store.isFresh(far));
    EXPECT_NE(store.find(near), nullptr);  // still there as a stand-in
}

TEST(TileStore, ATilePaintedBeforeAnEditArrivesStale) {
    TileStore store;
    const GroundVersion begun = store.version();
    store.invalidate(QRectF(1, 1, 2, 2));
    store.put({64, 0, 0}, blank(), begun);
    store.put({64, 3, 0}, blank(), begun);
    EXPECT_FALSE(store.isFresh({64, 0, 0}));
    EXPECT_TRUE(store.isFresh({64, 3, 0}));
    store.put({64, 0, 0}, blank(), store.version());
    EXPECT_TRUE(store.isFresh({64, 0, 0}));
}

TEST(TileStore, TooManyEditsMeanwhileCountAsAll) {
    TileStore store;
    const GroundVersion begun = store.version();
    for (int i = 0; i < 100; ++i) store.invalidate(QRectF(400, 400, 1, 1));
    store.put({64, 0, 0}, blank(), begun);
    EXPECT_FALSE(store.isFresh({64, 0, 0}));
}

TEST(TileStore, NothingOfTheOldDocumentSurvivesClear) {
    TileStore store;
    const GroundVersion begun = store.version();
    store.put({64, 0, 0}, blank(), begun);
    store.clear();
    EXPECT_EQ(store.find({64, 0, 0}), nullptr);
    EXPECT_TRUE(store.scales().empty());
    store.put({64, 0, 0}, blank(), begun);
    EXPECT_FALSE(store.isFresh({64, 0, 0}));
}

TEST(TileStore, DropsTheLeastRecentlyUsed) {
    TileStore store;
    store.setCapacity(3);
    for (int column = 0; column < 3; ++column) store.put({32, column, 0}, blank(), 0);
    (void)store.find({32, 0, 0});
    store.put({64, 0, 0}, blank(), 0);
    EXPECT_NE(store.find({32, 0, 0}), nullptr);
    EXPECT_EQ(store.find({32, 1, 0}), nullptr);
    EXPECT_EQ(store.scales(), (std::vector<double>{32, 64}));
}

TEST(TileStore, TilesCoverTheAreaOnceNearestFirst) {
    const auto keys = tilesOver(QRect(-100, 500, 1200, 600), 64);
    EXPECT_EQ(keys.size(), 4u * 3u);
    QRegion covered;
    for (const auto& key : keys) {
        EXPECT_FALSE(covered.intersects(key.pixels()));
        covered += key.pixels();
    }
    EXPECT_TRUE((QRegion(QRect(-100, 500, 1200, 600)) - covered).isEmpty());
    EXPECT_TRUE(keys.front().pixels().contains(QPoint(400, 700)) || keys.front().row == 1);
    EXPECT_TRUE(tilesOver(QRect(), 64).empty());
}

}  // namespace tenaille::ui::tile_store_test
