// SPDX-License-Identifier: MIT
//
// The files: how many pages, what is in them and what is not, and what happens when the disk is full.
#include "ui/print/print_document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <regex>

#include "core/io/asset_name.h"
#include "core/io/document_file.h"
#include "tests/support/faulty_posix.h"
#include "tests/support/paths.h"
#include "tests/support/sample_boards.h"
#include "tests/support/temporary_folder.h"
#include "ui/print/pdf_scaling.h"

namespace tenaille::ui::print_document_test {

using board::GridKind;
using tenaille::test::readText;
using tenaille::test::writeText;
using testing::ElementsAre;
using testing::HasSubstr;

// Without the time of day and the number that every file has.
std::string timeless(std::string pdf) {
    for (const char* pattern : {R"(D:\d{14}[^)]*)", R"(/ID \[[^\]]*\])"})
        pdf = std::regex_replace(pdf, std::regex(pattern), "");
    return pdf;
}

int occurrences(const std::string& text, const std::string& pattern) {
    const std::regex wanted(pattern);
    return static_cast<int>(std::distance(std::sregex_iterator(text.begin(), text.end(), wanted), {}));
}

class PrintDocumentTest : public testing::Test {
  protected:
    std::string pdfOf(const document::Encounter& map, const PrintWish& wish) {
        const Result<PrintDocument> document = PrintDocument::make(map, wish);
        if (!document) {
            ADD_FAILURE() << describe(document.problem());
            return {};
        }
        const Result<bool> written = writePdf(*document, folder.file("out.pdf"));
        EXPECT_TRUE(written.ok() && *written);
        const std::string pdf = readText(folder.file("out.pdf"));
        EXPECT_EQ(occurrences(pdf, R"(/Type /Page\n)"), document->plan().pageCount());
        return timeless(pdf);
    }
    static document::Encounter keep() {
        return io::loadDocument((tenaille::test::sourceDir() / "maps/ruined-keep.encounter.json").string())
            ->encounter;
    }
    static std::vector<RecordId> everybody(const document::Encounter& map) {
        std::vector<RecordId> ids;
        for (const board::TokenRecord& token : map.tokens) ids.push_back(token.id);
        return ids;
    }

    tenaille::test::TemporaryFolder folder{tenaille::test::TemporaryFolder::Where::Memory};
};

// On pages of 7 x 10 cells; a wall that lies between two of them is on one.
TEST_F(PrintDocumentTest, PagesWithNothingOnThemAreLeftOut) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 21, 20});
    PrintWish wish;
    wish.setup.turning = Turning::Portrait;
    const auto labels = [&] {
        const Result<PrintPlan> plan = planPrint(map, wish);
        std::vector<std::string> found;
        if (plan)
            for (const MapPage& page : plan->map->pages) found.push_back(page.label().toStdString());
        return found;
    };
    const auto putWall = [&](std::vector<board::LatticePoint> points) {
        board::WallRecord wall;
        wall.points = std::move(points);
        tenaille::test::add(map, map.walls, wall);
    };
    EXPECT_EQ(labels().size(), 6u) << "whoever prints an empty board wants its grid";
    putWall({{1 * 240, 240}, {3 * 240, 240}});
    EXPECT_THAT(labels(), ElementsAre("A1"));
    putWall({{14 * 240, 15 * 240}, {14 * 240, 17 * 240}});
    EXPECT_THAT(labels(), ElementsAre("A1", "B2"));
    putWall({{14 * 240, 15 * 240}, {16 * 240, 15 * 240}});
    EXPECT_THAT(labels(), ElementsAre("A1", "B3")) << "its neighbour needs that page in any case";
    board::PictureRecord picture;
    picture.x = 240;
    picture.y = 12 * 240;
    picture.width = picture.height = 3 * 240;
    tenaille::test::add(map, map.pictures, picture);
    EXPECT_THAT(labels(), ElementsAre("A1", "B1", "B3")) << "as far as the picture goes";
    wish.emptyPages = true;
    EXPECT_EQ(labels().size(), 6u);
}

TEST_F(PrintDocumentTest, PagesAreTheOverviewTheMapAndTheFigures) {
    const document::Encounter map = keep();
    PrintWish wish;
    wish.standUps = everybody(map);
    const Result<PrintPlan> plan = planPrint(map, wish);
    ASSERT_TRUE(plan.ok());
    EXPECT_EQ(plan->pageCount(),
              1 + plan->map->rows * plan->map->columns + static_cast<int>(plan->standUps.size()));
    EXPECT_GE(plan->standUps.size(), 1u);
    pdfOf(map, wish);
    wish.map = false;
    pdfOf(map, wish);
    wish.standUps.clear();
    const Result<PrintPlan> nothing = planPrint(map, wish);
    ASSERT_FALSE(nothing.ok());
    EXPECT_THAT(describe(nothing.problem()), HasSubstr("nothing to print"));
}

// Two documents that only differ in what players may not know give the same file.
TEST_F(PrintDocumentTest, PlayersPagesHoldNoSecret) {
    const document::Encounter map = keep();
    document::Encounter secret = map;
    tenaille::test::add(secret, secret.notes, board::NoteRecord{{}, {1200, 1200}, "Trap", "pit below", {}});
    tenaille::test::add(
        secret, secret.doors,
        board::DoorRecord{.id = {}, .kind = "secretDoor", .where = {{480, 480}, {720, 480}}, .extra = {}});
    board::TokenRecord lurker = tenaille::test::makeToken(GridKind::Square, "Lurker", "foe", {5, 5}, "N");
    lurker.hidden = true;
    const RecordId hidden = tenaille::test::add(secret, secret.tokens, lurker);
    board::SettingsRecord settings = secret.settingsRecord();
    settings.title = "The traitor is Bren";
    secret.settings.put(settings);
    // A piece of wall with a secret door in it, and the same wall in one piece.
    document::Encounter plain = map;
    tenaille::test::add(secret, secret.walls, board::WallRecord{{}, "stone", {{240, 480}, {480, 480}}, {}});
    tenaille::test::add(plain, plain.walls, board::WallRecord{{}, "stone", {{240, 480}, {720, 480}}, {}});
    PrintWish wish;
    wish.content.creatures = true;
    wish.standUps = everybody(secret);
    pdfOf(map, wish);  // the first letters that a process draws may lie by a shade elsewhere than later ones
    const std::string players = pdfOf(secret, wish);
    EXPECT_EQ(players, pdfOf(plain, wish));
    EXPECT_EQ(players.find("traitor"), std::string::npos);
    wish.content.audience = document::Audience::GameMaster;
    EXPECT_NE(pdfOf(secret, wish), pdfOf(plain, wish)) << "the game master sees them";
    wish.content.audience = document::Audience::Players;
    wish.map = false;
    wish.standUps = {hidden};
    EXPECT_FALSE(planPrint(secret, wish).ok()) << "nobody to cut out";
}

TEST_F(PrintDocumentTest, GridAndCreaturesAreChosen) {
    const document::Encounter map = keep();
    PrintWish wish;
    const std::string usual = pdfOf(map, wish);
    wish.content.grid = false;
    const std::string bare = pdfOf(map, wish);
    EXPECT_NE(bare, usual);
    wish.content.creatures = true;
    EXPECT_NE(pdfOf(map, wish), bare);
}

TEST_F(PrintDocumentTest, APictureIsInTheFileOnce) {
    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 21, 30});
    QImage image(630, 900, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) image.setPixel(x, y, qRgb(x % 256, y % 256, (x * y) % 256));
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    ASSERT_TRUE(image.save(&buffer, "PNG"));
    const auto bytes = std::make_shared<const std::string>(png.toStdString());
    board::PictureRecord picture;
    picture.asset = io::assetName(*bytes, "png");
    picture.pixelWidth = 630;
    picture.pixelHeight = 900;
    picture.width = 21 * 240;
    picture.height = 30 * 240;
    map.assets[picture.asset] = bytes;
    tenaille::test::add(map, map.pictures, picture);
    PrintWish wish;
    wish.assembly = false;
    const std::string pdf = pdfOf(map, wish);
    EXPECT_EQ(occurrences(pdf, R"(/Type /Page\n)"), 9);
    EXPECT_EQ(occurrences(pdf, R"(/Width 630\n)"), 1);
    // A picture that is cut off is told before anything is printed.
    map.assets[picture.asset] = std::make_shared<const std::string>(bytes->substr(0, 200));
    const Result<PrintDocument> broken = PrintDocument::make(map, wish);
    ASSERT_FALSE(broken.ok());
    EXPECT_THAT(describe(broken.problem()), HasSubstr("cannot be shown"));
}

TEST_F(PrintDocumentTest, NothingHalfWrittenIsLeft) {
    const document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 8, 8});
    const Result<PrintDocument> document = PrintDocument::make(map, {});
    ASSERT_TRUE(document.ok());
    const std::string path = folder.file("old.pdf");
    writeText(path, "precious");
    tenaille::test::FaultyPosix counting;
    ASSERT_TRUE(writePdf(*document, folder.file("count.pdf"), {}, counting).ok());
    int failures = 0;
    for (int call = 0; call < counting.calls(); ++call) {
        tenaille::test::FaultyPosix full({call, ENOSPC, true});
        const Result<bool> written = writePdf(*document, path, {}, full);
        if (written) {
            writeText(path, "precious");
            continue;
        }
        ++failures;
        EXPECT_EQ(readText(path), "precious") << full.failedCall();
        EXPECT_STRNE(written.problem().remedy, "");
    }
    EXPECT_GT(failures, 0);
    EXPECT_FALSE(writePdf(*document, folder.file("none/out.pdf")).ok());
}

TEST_F(PrintDocumentTest, TheWatchCountsAndStops) {
    const document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 200, 200});
    const Result<PrintDocument> document = PrintDocument::make(map, {});
    ASSERT_TRUE(document.ok());
    std::vector<int> counted;
    const Result<bool> stopped = writePdf(*document, folder.file("big.pdf"), [&](int done, int all) {
        EXPECT_EQ(all, 581);
        counted.push_back(done);
        return done < 3;
    });
    ASSERT_TRUE(stopped.ok());
    EXPECT_FALSE(*stopped);
    EXPECT_THAT(counted, ElementsAre(1, 2, 3));
    EXPECT_TRUE(folder.names().empty());
}

TEST_F(PrintDocumentTest, ViewersAreToldToKeepTheScale) {
    const document::Encounter map =
        document::makeEncounter(document::DocumentKind::Map, {GridKind::Square, 8, 8});
    const std::string pdf = pdfOf(map, {});
    EXPECT_THAT(pdf, HasSubstr("/ViewerPreferences << /PrintScaling /None >>"));
    EXPECT_EQ(occurrences(pdf, "startxref"), 2) << "appended, as the format has it";
    EXPECT_EQ(withTrueScale(pdf), pdf) << "once is enough";
    for (const std::string& other : {std::string(), std::string("no PDF"), pdf.substr(0, pdf.size() / 2)})
        EXPECT_EQ(withTrueScale(other), other);
}

// ---- stand-ups ------------------------------------------------------------------------------------------

class StandUpTest : public testing::Test {
  protected:
    void addCreature(const std::string& name, board::SizeCategory size) {
        ids.push_back(tenaille::test::add(
            map, map.tokens, tenaille::test::makeToken(GridKind::Square, name, "foe", {1, 1}, "N", size)));
    }
    Result<StandUpPages> pages(int copies = 1) { return standUpPages(map, ids, {}, copies, setup, false); }

    document::Encounter map =
        document::makeEncounter(document::DocumentKind::Encounter, {GridKind::Square, 30, 30});
    std::vector<RecordId> ids;
    PageSetup setup;
};

TEST_F(StandUpTest, EveryFigureFitsOnItsPageAndTouchesNone) {
    using board::SizeCategory;
    for (const SizeCategory size : {SizeCategory::Tiny, SizeCategory::Small, SizeCategory::Medium,
                                    SizeCategory::Large, SizeCategory::Huge, SizeCategory::Gargantuan})
        addCreature("Beast", size);
    for (const int copies : {1, 3, 9}) {
        const Result<StandUpPages> made = pages(copies);
        ASSERT_TRUE(made.ok()) << describe(made.problem());
        const QRectF room = QRectF(QPointF(), paperMm(Paper::A4, false)).adjusted(10, 10, -10, -10);
        std::size_t count = 0;
        for (const auto& page : *made)
            for (const PlacedStandUp& one : page) {
                ++count;
                const QRectF strip(one.corner, one.figure.strip());
                EXPECT_TRUE(room.contains(strip));
                EXPECT_GE(one.figure.tall, 0.75 * one.figure.base);
                for (const PlacedStandUp& other : page)
                    if (&other != &one) {
                        EXPECT_FALSE(strip.intersects(QRectF(other.corner, other.figure.strip())));
                    }
            }
        EXPECT_EQ(count, ids.size() * static_cast<std::size_t>(copies));
    }
}

TEST_F(StandUpTest, SmallFiguresFillTheRoomBesideTheTallOnes) {
    using board::SizeCategory;
    for (const SizeCategory size : {SizeCategory::Large, SizeCategory::Large, SizeCategory::Medium,
                                    SizeCategory::Medium, SizeCategory::Medium, SizeCategory::Medium})
        addCreature("Beast", size);
    const Result<StandUpPages> made = pages();
    ASSERT_TRUE(made.ok());
    EXPECT_EQ(made->size(), 1u);
}

TEST_F(StandUpTest, ThousandsOfPagesAreRefused) {
    for (int i = 0; i < 1001; ++i) addCreature("Giant", board::SizeCategory::Gargantuan);
    const Result<StandUpPages> made = pages();
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(describe(made.problem()),
              "The stand-ups take more than 1000 pages. Choose fewer creatures or fewer copies.");
}

TEST_F(StandUpTest, WhatIsTooLargeForThePaperIsRefused) {
    addCreature("Dragon", board::SizeCategory::Gargantuan);
    setup.cellMm = 60;
    const Result<StandUpPages> made = pages();
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(
        describe(made.problem()),
        "The stand-up of Dragon does not fit on A4. Choose smaller cells or larger paper, or leave this "
        "creature out.");
}

}  // namespace tenaille::ui::print_document_test
