// SPDX-License-Identifier: MIT
#include "core/io/import/picture_cells.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/io/import/import_notes.h"

namespace tenaille::io::picture_cells_test {

TEST(PictureCells, TheNameSaysIt) {
    const CellsGuess thirty{30, 20, CellsFrom::Name};
    for (const char* name :
         {"30x20.png", "maps/30x20 Keep.jpg", "Keep 30 X 20.webp", "Keep_30\u00d720_v2.png"})
        EXPECT_EQ(guessCells(name, 2100, 1400), thirty) << name;
    EXPECT_EQ(guessCells("Cave [24x18].png", 1733, 1300), (CellsGuess{24, 18, CellsFrom::Name}))
        << "the proportions agree roughly";
    EXPECT_EQ(guessCells("Keep 30x20 (2100x1400).png", 2100, 1400), thirty) << "pixels are no cells";
}

TEST(PictureCells, ANameOfOtherProportionsDoesNotCount) {
    EXPECT_EQ(guessCells("Day 3x1 of the Keep.png", 2100, 1400), (CellsGuess{30, 20, CellsFrom::Pixels}));
    EXPECT_EQ(guessCells("20x30.png", 2100, 1400).from, CellsFrom::Pixels);
    EXPECT_EQ(guessCells("123456789012x20.png", 2100, 1400).from, CellsFrom::Pixels);
    EXPECT_EQ(guessCells("x20.png", 2100, 1400).from, CellsFrom::Pixels);
}

TEST(PictureCells, AUsualNumberOfPixelsDividesBothSides) {
    EXPECT_EQ(guessCells("keep.png", 1600, 1000), (CellsGuess{16, 10, CellsFrom::Pixels})) << "100 a cell";
    EXPECT_EQ(guessCells("keep.png", 8400, 5600), (CellsGuess{60, 40, CellsFrom::Pixels})) << "140 a cell";
    EXPECT_EQ(guessCells("keep.png", 1728, 1152), (CellsGuess{24, 16, CellsFrom::Pixels})) << "72 a cell";
}

TEST(PictureCells, ElseAboutAHundredPixels) {
    EXPECT_EQ(guessCells("photo.jpg", 1733, 1301), (CellsGuess{17, 13, CellsFrom::Nothing}));
    EXPECT_EQ(guessCells("dot.png", 1, 1), (CellsGuess{1, 1, CellsFrom::Nothing}));
    EXPECT_EQ(guessCells("wall.png", 99'991, 7), (CellsGuess{512, 1, CellsFrom::Nothing}));
}

TEST(PictureCells, SquaresThatAreNotSquareAreTold) {
    PictureHeader picture;
    picture.width = 2000;
    picture.height = 1500;
    EXPECT_EQ(notes::cellsNotSquare({20, 15}, picture).count, 0u);
    picture.height = 1497;
    EXPECT_EQ(notes::cellsNotSquare({20, 15}, picture).count, 0u)
        << "nobody sees three hundredths of a square";
    picture.height = 1450;
    const ImportNote told = notes::cellsNotSquare({20, 15}, picture);
    EXPECT_EQ(told.count, 1u);
    EXPECT_THAT(textOf(told),
                testing::HasSubstr("20 x 15 squares of this picture would be 100 x 96.7 pixels"));
    EXPECT_THAT(textOf(told), testing::HasSubstr("(--cells)"));
}

}  // namespace tenaille::io::picture_cells_test
