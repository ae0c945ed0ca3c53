// SPDX-License-Identifier: MIT
//
// What is written above the board hides nothing else that is written there.
#include "ui/scene/label_boxes.h"

#include <gtest/gtest.h>

#include "tests/support/sample_boards.h"
#include "ui/scene/free_places.h"
#include "ui/scene/name_painter.h"
#include "ui/style/theme.h"

namespace tenaille::ui::label_boxes_test {

constexpr QSize kLabelView{900, 600};

class LabelBoxesTest : public testing::Test {
  protected:
    LabelBoxesTest() { m_scene.show(test::ruinedKeep()); }

    Frame frame() const {
        return {m_scene,
                fitting(m_scene.ground()->board, kLabelView),
                boardColours(darkTheme()),
                {},
                {},
                m_overlay,
                {},
                {},
                kLabelView,
                1};
    }
    std::vector<QRectF> names() {
        QImage image(kLabelView, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        const Frame shown = frame();
        return NamePainter(painter, shown, m_texts).plates();
    }
    // A number in every cell, and a letter where one of them belongs.
    void fill() {
        for (int column = 0; column < m_scene.ground()->board.width(); ++column)
            for (int row = 0; row < m_scene.ground()->board.height(); ++row) {
                OverlayLabel number{QStringLiteral("3"), board::centre(m_scene.grid(), {column, row}),
                                    LabelTone::Neutral, true};
                number.role = LabelRole::Number;
                m_overlay.labels.push_back(number);
            }
        OverlayLabel letter{QStringLiteral("F"), board::centre(m_scene.grid(), {12, 6}), LabelTone::Neutral,
                            true};
        letter.role = LabelRole::Letter;
        letter.area = AreaStyle::ArcFront;
        m_overlay.labels.push_back(letter);
    }
    static double common(const QRectF& a, const QRectF& b) {
        const QRectF both = a & b;
        return both.width() * both.height();
    }

    BoardScene m_scene;
    NameTexts m_texts;
    Overlay m_overlay;
};

TEST_F(LabelBoxesTest, NoNameLiesOnAnotherOne) {
    const std::vector<QRectF> plates = names();
    EXPECT_GE(plates.size(), 7u) << "most creatures are named";
    for (std::size_t i = 0; i < plates.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) EXPECT_EQ(common(plates[i], plates[j]), 0) << i << ' ' << j;
}

TEST_F(LabelBoxesTest, NumbersAndLettersMakeRoom) {
    fill();
    const std::vector<QRectF> plates = names();
    const auto boxes = placeLabels(frame(), plates);
    ASSERT_EQ(boxes.size(), m_overlay.labels.size());
    ASSERT_TRUE(boxes.back().has_value()) << "the letter is there";
    std::size_t shown = 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!boxes[i]) continue;
        ++shown;
        const double little = boxes[i]->plate.width() * boxes[i]->plate.height() * 0.2;
        for (const QRectF& plate : plates) EXPECT_LE(common(boxes[i]->plate, plate), little);
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_LE(boxes[j] ? common(boxes[i]->plate, boxes[j]->plate) : 0, little) << i << ' ' << j;
    }
    EXPECT_GT(shown, boxes.size() * 9 / 10);
}

TEST_F(LabelBoxesTest, TheyStandWhereTheyWereSaidToBeRepainted) {
    fill();
    const QRegion region = overlayRegion(m_overlay, frame());
    for (const auto& box : placeLabels(frame(), names()))
        EXPECT_TRUE(!box || QRegion(box->plate.toAlignedRect()).subtracted(region).isEmpty());
}

TEST_F(LabelBoxesTest, TheLegendStandsInTheView) {
    EXPECT_TRUE(legendBox(frame(), {}).isEmpty());
    const std::vector<OverlayKey> keys{
        {AreaStyle::Threat, std::nullopt, QStringLiteral("Threatened by Ogre")},
        {std::nullopt, LineStyle::Cut, QStringLiteral("Line")}};
    const QRectF box = legendBox(frame(), keys);
    EXPECT_FALSE(box.isEmpty());
    EXPECT_TRUE(QRectF(QPointF(), QSizeF(kLabelView)).contains(box));
}

TEST_F(LabelBoxesTest, TheLegendLeavesTheCornerToACreature) {
    const std::vector<OverlayKey> keys{{AreaStyle::Threat, std::nullopt, QStringLiteral("Threatened")}};
    document::Encounter encounter = test::ruinedKeep();
    while (!encounter.tokens.empty()) encounter.tokens.erase(encounter.tokens.begin()->id);
    m_scene.show(encounter);
    const QRectF first = legendBox(frame(), keys);
    board::TokenRecord token;
    token.id = document::nextId(encounter);
    const QPointF corner = frame().camera.toPlane(first.center());
    token.creature.at =
        board::cellAt(m_scene.grid(), board::nearestLatticePoint(m_scene.grid(), {corner.x(), corner.y()}));
    encounter.tokens.put(token);
    m_scene.show(encounter);
    const QRectF second = legendBox(frame(), keys);
    EXPECT_GT(second.left(), first.right());
    EXPECT_EQ(second.top(), first.top());
    EXPECT_TRUE(QRectF(QPointF(), QSizeF(kLabelView)).contains(second));
}

TEST(FreePlaces, CountsWhatIsTakenOnce) {
    FreePlaces places;
    EXPECT_TRUE(places.isFree({0, 0, 500, 500}));
    places.take({90, 90, 20, 20});  // in four squares
    EXPECT_DOUBLE_EQ(places.taken({0, 0, 500, 500}), 400);
    EXPECT_DOUBLE_EQ(places.taken({100, 100, 500, 500}), 100);
    EXPECT_TRUE(places.isFree({110, 90, 20, 20}));
}

TEST_F(LabelBoxesTest, TheLengthAtTheEdgeIsReadWhole) {
    const QRectF view{QPointF(), QSizeF(kLabelView)};
    const double right = m_scene.ground()->board.right();
    for (const double x : {0.0, right / 2, right})
        for (const double y : {0.0, 5.0}) {
            m_overlay.labels = {
                {QStringLiteral("12 squares · 18 m"), board::nearestLatticePoint(m_scene.grid(), {x, y})}};
            const auto boxes = placeLabels(frame(), {});
            ASSERT_TRUE(boxes.front().has_value());
            EXPECT_TRUE(view.contains(boxes.front()->plate)) << x << ' ' << y;
        }
}

}  // namespace tenaille::ui::label_boxes_test
