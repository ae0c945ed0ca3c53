// SPDX-License-Identifier: MIT
//
// What is painted above the ground: every token sooner or later, and signs that need no colour.
#include "ui/scene/frame.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/support/sample_boards.h"
#include "ui/style/theme.h"

namespace tenaille::ui::frame_test {

constexpr QSize kView{900, 600};

class FrameTest : public testing::Test {
  protected:
    FrameTest() { m_scene.show(test::ruinedKeep()); }

    // Paints one frame over plain ground; `complete`: nothing is left to be painted.
    QImage paint(const Overlay& overlay, double budgetMs, bool& complete, double density = 1,
                 const BoardMarks& marks = {}) {
        const QSize size = kView * density;
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(QColor(0xd9, 0xcf, 0xb8));
        QPainter painter(&image);
        const Frame frame{m_scene,
                          fitting(m_scene.ground()->board, size),
                          boardColours(darkTheme()),
                          marks,
                          {},
                          overlay,
                          {},
                          {},
                          size,
                          density};
        complete = paintFrame(painter, frame, m_caches, QRect(QPoint(), size), budgetMs, true);
        return image;
    }
    // A sector of four cells where no creature stands.
    static Overlay area(AreaStyle style) {
        Overlay overlay;
        overlay.polygons.push_back({style, {{240, 240}, {1440, 240}, {1440, 1440}, {240, 1440}}});
        return overlay;
    }

    BoardScene m_scene;
    FrameCaches m_caches;
};

TEST_F(FrameTest, EveryTokenIsPaintedInTheEndHoweverSlowTheMachine) {
    bool complete = false;
    std::size_t frames = 0;
    for (; !complete && frames < 50; ++frames) paint({}, 0, complete);
    EXPECT_TRUE(complete);
    EXPECT_GT(frames, 1u) << "a budget of nothing is kept";
    EXPECT_LE(frames, m_scene.tokens().size() + 1);
    const QImage slow = paint({}, 0, complete);
    m_caches.sprites.clear();
    EXPECT_EQ(paint({}, 1e6, complete), slow);
}

document::Encounter smallBoard() {
    return document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 9, 6});
}

// Healthy, on that board.
board::TokenRecord someone() {
    board::TokenRecord token;
    token.id = token.creature.record = {20};
    token.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
    token.creature.at = {4, 2};
    token.hitPoints = token.maxHitPoints = 10;
    return token;
}

// Endurance has a bar of its own, above that of the hit points, as long as the segment game knows it.
TEST_F(FrameTest, EnduranceIsSeenAboveTheHitPoints) {
    document::Encounter encounter = smallBoard();
    board::TokenRecord token = someone();
    const auto painted = [&](int endurance, int most) {
        token.fighter.endurance = endurance;
        token.fighter.maxEndurance = most;
        encounter.tokens.put(token);
        m_scene.show(encounter);
        bool complete = false;
        return paint({}, 1e6, complete);
    };
    const QImage none = painted(0, 0);
    const QImage full = painted(20, 20);
    const QImage half = painted(10, 20);
    EXPECT_NE(none, full);
    EXPECT_NE(full, half);
    EXPECT_EQ(m_scene.tokens().front().face.endurance, 50);
}

TEST(TokenNames, NeighboursShareTheRoomBetweenThem) {
    const auto shapeAt = [](unsigned id, board::Cell at) {
        board::TokenRecord token;
        token.id = token.creature.record = {id};
        token.name = "Somebody with a long name";
        token.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
        token.creature.at = at;
        return tokenShape(board::GridKind::Square, token);
    };
    constexpr double kLine = 0.3;
    const TokenShape one = shapeAt(1, {4, 4});
    const auto room = [&](const TokenShape& named, const TokenShape& other) {
        return nameRoom(named, {&one, &other}, kLine);
    };
    const double alone = nameRoom(one, {&one}, kLine);
    EXPECT_GT(alone, 1);
    EXPECT_DOUBLE_EQ(room(one, shapeAt(2, {5, 4})), 1) << "half a cell each way";
    EXPECT_DOUBLE_EQ(room(one, shapeAt(2, {4, 5})), alone) << "on another line";
    const TokenShape same = shapeAt(2, {4, 4});
    EXPECT_DOUBLE_EQ(room(one, same), alone);
    EXPECT_DOUBLE_EQ(room(same, same), 0) << "the second on one spot is silent";
}

// A wedge that looks south lies where the bar of the health is; rings go round the disc. White is seen in
// front of all of them.
TEST_F(FrameTest, TheFacingIsSeenAboveBarAndRings) {
    document::Encounter encounter = smallBoard();
    board::TokenRecord token = someone();
    BoardMarks selected;
    selected.selected = {{20}};
    BoardMarks target;
    target.targets = {{20}};
    for (std::uint8_t index = 0; index < board::facingCount(board::GridKind::Square); ++index) {
        const board::Facing facing{index};
        token.creature.facing = facing;
        encounter.tokens.put(token);
        m_scene.show(encounter);
        const Camera camera = fitting(m_scene.ground()->board, kView);
        const TokenShape& shape = m_scene.tokens().front();
        const double turn = board::screenDegrees(board::GridKind::Square, facing) * M_PI / 180;
        const QPointF ahead(std::sin(turn), -std::cos(turn));
        const auto whiteAhead = [&](const BoardMarks& marks, double from) {
            bool complete = false;
            const QImage image = paint({}, 1e6, complete, 1, marks);
            int white = 0;
            for (double out = from; out < 30; out += 0.5) {
                const QPointF at =
                    camera.toScreen(shape.middle) + ahead * (discRadius(shape.face) * camera.scale + out);
                white += image.pixelColor(at.toPoint()) == QColor(Qt::white) ? 1 : 0;
            }
            return white;
        };
        EXPECT_GT(whiteAhead({}, 0), 8) << "facing " << turn;
        EXPECT_GT(whiteAhead(selected, 6), 8) << "selected, facing " << turn;
        EXPECT_GT(whiteAhead(target, 8), 6) << "target, facing " << turn;
    }
}

// Who stays the target is told from whom the mouse shows.
TEST_F(FrameTest, ThePinnedTargetIsMarked) {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 9, 6});
    board::TokenRecord token;
    token.id = token.creature.record = {20};
    token.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
    token.creature.at = {4, 2};
    encounter.tokens.put(token);
    m_scene.show(encounter);
    BoardMarks target;
    target.targets = {{20}};
    BoardMarks pinned = target;
    pinned.pinned = {20};
    bool complete = false;
    EXPECT_NE(paint({}, 1e6, complete, 1, pinned), paint({}, 1e6, complete, 1, target));
}

// A line of the ruling passes below the letters of a creature, not over them.
TEST_F(FrameTest, LettersStandAboveTheLines) {
    document::Encounter encounter =
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 9, 6});
    board::TokenRecord token;
    token.id = token.creature.record = {20};
    token.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
    token.creature.at = {4, 2};
    token.name = "I";
    token.label = "I";
    encounter.tokens.put(token);
    m_scene.show(encounter);
    const Camera camera = fitting(m_scene.ground()->board, kView);
    const QPoint middle = camera.toScreen(m_scene.tokens().front().middle).toPoint();
    Overlay overlay;
    overlay.lines.push_back(
        {LineStyle::Measure,
         {board::centre(board::GridKind::Square, {1, 2}), board::centre(board::GridKind::Square, {7, 2})}});
    bool complete = false;
    const QImage image = paint(overlay, 1e6, complete);
    EXPECT_EQ(image.pixelColor(middle), QColor(Qt::white));
    EXPECT_NE(image.pixelColor(middle - QPoint(static_cast<int>(camera.scale), 0)), QColor(Qt::white));
}

// Left and right share a tint, and a colour-blind eye shares more: the strokes differ.
TEST_F(FrameTest, EveryArcHasItsOwnStrokes) {
    std::set<QByteArray> looks;
    for (const AreaStyle style :
         {AreaStyle::ArcFront, AreaStyle::ArcLeft, AreaStyle::ArcRight, AreaStyle::ArcRear}) {
        BoardColours same = boardColours(darkTheme());
        same.arcFront = same.arcRight = same.arcRear = same.arcLeft;
        QImage image(kView, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Overlay overlay = area(style);
        paintOverlayAreas(
            painter,
            {m_scene, fitting(m_scene.ground()->board, kView), same, {}, {}, overlay, {}, {}, kView, 1});
        painter.end();
        looks.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
    }
    EXPECT_EQ(looks.size(), 4u);
}

// On a screen of twice the density strokes lie twice as many pixels apart, so that they look the same.
TEST_F(FrameTest, StrokesGrowWithTheDensityOfTheScreen) {
    const auto strokesAlong = [&](double density) {
        const QSize size = kView * density;
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Overlay overlay = area(AreaStyle::ArcLeft);
        const Camera camera{40 * density, {}};
        paintOverlayAreas(
            painter, {m_scene, camera, boardColours(darkTheme()), {}, {}, overlay, {}, {}, size, density});
        painter.end();
        // Along a row in the middle of the area: how often it gets darker than its fill.
        const int y = static_cast<int>(140 * density);
        int strokes = 0;
        bool dark = false;
        for (int x = static_cast<int>(50 * density); x < static_cast<int>(230 * density); ++x) {
            const bool now = qGray(image.pixel(x, y)) < 205;
            strokes += now && !dark ? 1 : 0;
            dark = now;
        }
        return strokes;
    };
    const int plain = strokesAlong(1);
    EXPECT_GT(plain, 8);
    EXPECT_NEAR(strokesAlong(2), plain, 1);
    EXPECT_NEAR(strokesAlong(1.5), plain, 1);
}

// Threatened cells are read on every ground and on every arc: their signs have a dark casing and a light
// core, and those of the selection are other ones than those of the target.
TEST_F(FrameTest, ThreatenedCellsAreReadOnEveryArc) {
    bool complete = false;
    for (const AreaStyle arc : {AreaStyle::ArcFront, AreaStyle::ArcLeft, AreaStyle::ArcRear}) {
        std::vector<QImage> images;
        for (const AreaStyle style : {AreaStyle::Threat, AreaStyle::Reach}) {
            Overlay overlay = area(arc);
            overlay.cells.push_back({style, {{2, 2}, {3, 2}, {2, 3}, {3, 3}}});
            images.push_back(paint(overlay, 1e6, complete));
            const Camera camera = fitting(m_scene.ground()->board, kView);
            const QRect inside =
                QRectF(camera.toScreen({2.2, 2.2}), camera.toScreen({3.8, 3.8})).toAlignedRect();
            int dark = 0;
            int light = 0;
            for (int x = inside.left(); x < inside.right(); ++x)
                for (int y = inside.top(); y < inside.bottom(); ++y) {
                    const int grey = qGray(images.back().pixel(x, y));
                    dark += grey < 75 ? 1 : 0;
                    light += grey > 205 ? 1 : 0;
                }
            EXPECT_GT(dark, 20);
            EXPECT_GT(light, 10);
        }
        EXPECT_NE(images[0], images[1]);
    }
}

}  // namespace tenaille::ui::frame_test
