// SPDX-License-Identifier: MIT
//
// "And from there?": while a creature is dragged, card, lines and arcs tell of the place it is held over.
#include <gmock/gmock.h>

#include <QTranslator>
#include <algorithm>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::drag_ruling_test {

using board::Cell;

class DragRulingTest : public test::WindowTest {
  protected:
    void pick(const std::string& name) {
        mouse(QEvent::MouseButtonPress, pointOf(token(name).creature.at), Qt::LeftButton);
    }
    void hold(Cell cell) { mouse(QEvent::MouseMove, pointOf(cell)); }
    void drop(Cell cell) { mouse(QEvent::MouseButtonRelease, pointOf(cell), Qt::LeftButton); }
    QString pointerLabel() {
        for (const OverlayLabel& label : view().overlay().labels)
            if (!label.at) return label.text;
        return {};
    }
    std::vector<std::string> arcLetters() {
        std::vector<std::string> letters;
        for (const OverlayLabel& label : view().overlay().labels)
            if (label.role == LabelRole::Letter) letters.push_back(label.text.toStdString());
        return letters;
    }
    // Where the lines of cover begin.
    std::vector<LatticePoint> lineStarts() {
        std::vector<LatticePoint> starts;
        for (const OverlayLine& line : view().overlay().lines)
            if (line.style == LineStyle::Clear || line.style == LineStyle::Cut ||
                line.style == LineStyle::Touch)
                starts.push_back(line.points.front());
        return starts;
    }
};

TEST_F(DragRulingTest, TheCardSaysWhatItWillSayAfterTheDrop) {
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    const Cell from = token("Arda").creature.at;
    const QString here = card().plainText();
    int different = 0;
    for (const Cell step :
         {Cell{1, 0}, Cell{-1, 0}, Cell{0, 1}, Cell{1, 2}, Cell{2, 1}, Cell{0, 3}, Cell{3, 0}}) {
        pick("Arda");
        hold(from + step);
        if (view().overlay().ghosts.empty()) {  // no way there: the card tells of where she stands
            EXPECT_EQ(card().plainText(), here);
            key(Qt::Key_Escape);
            drop(from);
            continue;
        }
        const QString supposed = card().plainText();
        EXPECT_EQ(m_document.undoStack().count(), 0) << "holding changes nothing";
        EXPECT_EQ(token("Arda").creature.at, from);
        drop(from + step);
        EXPECT_EQ(token("Arda").creature.at, from + step);
        EXPECT_EQ(card().plainText(), supposed);
        different += supposed == here ? 0 : 1;
        action(Command::Undo).trigger();
        m_document.undoStack().clear();
    }
    EXPECT_GE(different, 2) << "it matters where she stands";
}

TEST_F(DragRulingTest, TheLinesBeginAtTheGhost) {
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    const Cell from = token("Arda").creature.at;
    const Cell to = from + Cell{2, 1};
    pick("Arda");
    hold(to);
    ASSERT_FALSE(view().overlay().ghosts.empty());
    const std::vector<LatticePoint> corners = board::corners(board::GridKind::Square, to);
    const std::vector<LatticePoint> starts = lineStarts();
    ASSERT_FALSE(starts.empty());
    for (const LatticePoint start : starts)
        EXPECT_NE(std::find(corners.begin(), corners.end(), start), corners.end());
    EXPECT_THAT(pointerLabel().toStdString(), testing::HasSubstr("\n→ Ogre chief · "));
    EXPECT_EQ(view().overlay().polygons.size(), 4u) << "the arcs of the ogre";
    key(Qt::Key_Escape);
    drop(from);
    EXPECT_EQ(token("Arda").creature.at, from);
}

TEST_F(DragRulingTest, WhomThePointerLastShowedStaysTheTarget) {
    click(token("Arda").creature.at);
    hover(token("Ogre chief").creature.at);
    hover(token("Arda").creature.at);
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")));
    pick("Arda");
    hold(token("Arda").creature.at + Cell{1, 1});
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")));
    key(Qt::Key_Escape);
    drop(token("Arda").creature.at);
    hover(token("Arda").creature.at + Cell{1, 1});
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")))
        << "on the way to the card";
    key(Qt::Key_Escape);
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("Select a creature")));
}

TEST_F(DragRulingTest, DraggingOverSomebodyMakesHimTheTargetButNoFriend) {
    pick("Arda");
    hold(token("Arda").creature.at + Cell{1, 1});
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("Point at another creature")));
    EXPECT_THAT(arcLetters(), testing::ElementsAre("F", "R", "B", "L")) << "her own arcs at the ghost";
    hold(token("Ogre chief").creature.at);
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")));
    hold(token("Conrath").creature.at);
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief"))) << "a friend in the way";
    hold(token("Arda").creature.at + Cell{1, 0});
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")));
    key(Qt::Key_Escape);
    drop(token("Arda").creature.at);
}

TEST_F(DragRulingTest, ATurnIsTriedOutTheSameWay) {
    click(token("Ogre chief").creature.at);
    m_window.context().pinTarget(token("Arda").id);
    const QString before = card().plainText();
    action(Command::TurnTool).trigger();
    const Cell ogre = token("Ogre chief").creature.at;
    QStringList told;
    for (const Cell look : {Cell{8, 1}, Cell{-8, 1}, Cell{1, 8}, Cell{1, -8}}) {
        mouse(QEvent::MouseButtonPress, pointOf(ogre), Qt::LeftButton);
        mouse(QEvent::MouseMove, pointOf(ogre + look));
        told << card().plainText();
        key(Qt::Key_Escape);
        mouse(QEvent::MouseButtonRelease, pointOf(ogre), Qt::LeftButton);
    }
    told.removeDuplicates();
    EXPECT_GE(told.size(), 2) << "who is behind him cannot be struck";
    EXPECT_EQ(m_document.undoStack().count(), 0);
    EXPECT_EQ(card().plainText(), before);
}

// Colour is never the only sign: each arc has its letter, in the language of the program.
TEST_F(DragRulingTest, EveryArcHasItsLetter) {
    click(token("Arda").creature.at);
    hover(token("Ogre chief").creature.at);
    EXPECT_THAT(arcLetters(), testing::ElementsAre("F", "R", "B", "L"));
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral(":/translations/tenaille_fr")));
    QApplication::installTranslator(&french);
    hover({2, 2});
    hover(token("Ogre chief").creature.at);
    EXPECT_THAT(arcLetters(), testing::ElementsAre("Av", "D", "Ar", "G"));
    QApplication::removeTranslator(&french);
}

}  // namespace tenaille::ui::drag_ruling_test
