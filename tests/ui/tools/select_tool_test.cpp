// SPDX-License-Identifier: MIT
//
// The select tool without a window: selecting, dragging with way-points, doors, cycling.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "tests/ui/tools/fake_context.h"

namespace tenaille::ui::test::select_tool_test {

using board::Cell;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class SelectToolTest : public testing::Test {
  protected:
    const Overlay& overlay() const { return m_tools.tool().overlay(); }
    int log() const { return static_cast<int>(m_context.encounter().log.size()); }
    const LatticePoint* pathEnd() const {
        for (auto line = overlay().lines.rbegin(); line != overlay().lines.rend(); ++line)
            if (line->style == LineStyle::Path || line->style == LineStyle::PathOver)
                return &line->points.back();
        return nullptr;
    }
    int countPoints(PointStyle style) const {
        int count = 0;
        for (const OverlayPoint& point : overlay().points) count += point.style == style ? 1 : 0;
        return count;
    }
    QString label() const {
        for (const OverlayLabel& one : overlay().labels)
            if (!one.at) return one.text;
        return {};
    }

    FakeContext m_context;
    ToolBox m_tools{m_context};
    Hand m_hand{m_context, m_tools};
    RecordId m_arda = m_context.put("Arda", {1, 1});
    RecordId m_conrath = m_context.put("Conrath", {1, 3});
    RecordId m_ogre = m_context.put("Ogre", {6, 5}, board::SizeCategory::Large, "foe");
};

TEST_F(SelectToolTest, ClicksSelectAddAndToggle) {
    m_hand.click({1, 1});
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda));
    m_hand.click({1, 3});
    EXPECT_THAT(m_context.selection(), ElementsAre(m_conrath));
    m_hand.click({7, 6}, Qt::ShiftModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_conrath, m_ogre)) << "any cell of the space";
    m_hand.click({7, 6}, Qt::ShiftModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_conrath, m_ogre)) << "Shift only adds";
    m_hand.click({1, 3}, Qt::ControlModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_ogre));
    m_hand.click({1, 1}, Qt::ControlModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_ogre, m_arda));
    m_hand.click({1, 1});
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda))
        << "a plain click on one of several keeps it alone";
    m_hand.click({9, 9});
    EXPECT_THAT(m_context.selection(), IsEmpty());
    EXPECT_THAT(m_context.performed(), IsEmpty()) << "selecting is no edit";
}

TEST_F(SelectToolTest, ARubberBandSelectsWhatLiesInIt) {
    m_hand.press({0, 0});
    m_hand.moveTo({2, 4});
    ASSERT_EQ(overlay().polygons.size(), 1u);
    EXPECT_EQ(overlay().polygons.front().style, AreaStyle::RubberBand);
    m_hand.release({2, 4});
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda, m_conrath));
    EXPECT_TRUE(overlay().empty());
    m_hand.drag({9, 9}, {5, 4}, Qt::ShiftModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda, m_conrath, m_ogre)) << "any direction, Shift adds";
    m_hand.drag({0, 0}, {2, 2}, Qt::ControlModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_conrath, m_ogre)) << "Ctrl toggles";
    m_hand.drag({9, 9}, {10, 9});
    EXPECT_THAT(m_context.selection(), IsEmpty());
}

TEST_F(SelectToolTest, EscDuringARubberBandEndsItAlone) {
    m_hand.press({0, 0});
    m_hand.moveTo({2, 4});
    EXPECT_TRUE(m_hand.key(Qt::Key_Escape));
    EXPECT_TRUE(overlay().empty());
    m_hand.release({2, 4});
    EXPECT_THAT(m_context.selection(), IsEmpty());
}

TEST_F(SelectToolTest, DraggingMovesAndPays) {
    m_hand.press({1, 1});
    m_hand.moveTo({3, 2});
    EXPECT_EQ(m_context.token(m_arda).creature.at, (Cell{1, 1})) << "nothing is done before the drop";
    ASSERT_EQ(overlay().ghosts.size(), 1u);
    EXPECT_EQ(overlay().ghosts.front().at, (Cell{3, 2}));
    ASSERT_NE(pathEnd(), nullptr);
    EXPECT_EQ(*pathEnd(), board::centre(board::GridKind::Square, {3, 2}));
    EXPECT_EQ(label(), QStringLiteral("2 · 4 left"));
    m_hand.release({3, 2});
    EXPECT_EQ(m_context.token(m_arda).creature.at, (Cell{3, 2}));
    EXPECT_EQ(m_context.token(m_arda).moved, 2);
    EXPECT_TRUE(overlay().empty());
    ASSERT_EQ(m_context.performed().size(), 1u);
}

TEST_F(SelectToolTest, ASmallShakeIsNoDrag) {
    m_hand.press({1, 1});
    PointerEvent shake = m_hand.eventAt({1, 1}, PointerEvent::Kind::Move);
    shake.screen += QPointF(3, 0);
    m_tools.pointer(shake);
    EXPECT_TRUE(overlay().empty());
    m_hand.release({1, 1});
    EXPECT_THAT(m_context.performed(), IsEmpty());
}

TEST_F(SelectToolTest, TheWayBeyondTheMoveIsMarked) {
    m_hand.press({1, 1});
    m_hand.moveTo({10, 1});
    EXPECT_EQ(label(), QStringLiteral("9 · 3 too far"));
    bool over = false;
    for (const OverlayLine& line : overlay().lines) over = over || line.style == LineStyle::PathOver;
    EXPECT_TRUE(over);
    m_hand.release({10, 1});
    EXPECT_EQ(m_context.token(m_arda).moved, 9) << "advice, not a wall";
}

TEST_F(SelectToolTest, LargeCreaturesAreDraggedByTheCellThatWasGrabbed) {
    m_hand.drag({7, 6}, {9, 6});
    EXPECT_EQ(m_context.token(m_ogre).creature.at, (Cell{8, 5}));
}

TEST_F(SelectToolTest, SpaceSetsWayPointsRightClickAndBackspaceRemoveThem) {
    m_hand.press({1, 1});
    m_hand.moveTo({3, 1});
    EXPECT_TRUE(m_hand.key(Qt::Key_Space));
    m_hand.moveTo({3, 3});
    EXPECT_EQ(countPoints(PointStyle::Waypoint), 1);
    EXPECT_TRUE(m_hand.key(Qt::Key_Space));
    m_hand.moveTo({2, 3});
    EXPECT_EQ(countPoints(PointStyle::Waypoint), 2);
    EXPECT_EQ(label(), QStringLiteral("5 · 1 left")) << "2 + 2 + 1 by the way-points, not the straight way";
    EXPECT_TRUE(m_hand.press({2, 3}, {}, Qt::RightButton)) << "with the left button held";
    EXPECT_EQ(countPoints(PointStyle::Waypoint), 1);
    EXPECT_TRUE(m_hand.key(Qt::Key_Backspace));
    EXPECT_EQ(countPoints(PointStyle::Waypoint), 0);
    EXPECT_EQ(label(), QStringLiteral("2 · 4 left")) << "the straight way again";
    m_hand.release({2, 3});
    EXPECT_EQ(m_context.token(m_arda).creature.at, (Cell{2, 3}));
}

TEST_F(SelectToolTest, TheDroppedWayGoesThroughTheWayPoints) {
    m_hand.press({1, 1});
    m_hand.moveTo({3, 1});
    m_hand.key(Qt::Key_Space);
    m_hand.moveTo({3, 3});
    m_hand.release({3, 3});
    ASSERT_EQ(m_context.performed().size(), 1u);
    const auto& intent = std::get<actions::MoveTokens>(m_context.performed().front());
    ASSERT_EQ(intent.moves.size(), 1u);
    EXPECT_THAT(intent.moves.front().path, ElementsAre(Cell{2, 1}, Cell{3, 1}, Cell{3, 2}, Cell{3, 3}));
    EXPECT_EQ(m_context.token(m_arda).moved, 4);
}

TEST_F(SelectToolTest, TheLastRightClickEndsTheDrag) {
    const document::Encounter before = m_context.encounter();
    m_hand.press({1, 1});
    m_hand.moveTo({4, 4});
    m_hand.press({4, 4}, {}, Qt::RightButton);
    EXPECT_TRUE(overlay().empty());
    m_hand.release({4, 4});
    EXPECT_TRUE(document::sameContent(m_context.encounter(), before));
}

TEST_F(SelectToolTest, EscLeavesEverythingAsItWas) {
    const document::Encounter before = m_context.encounter();
    m_hand.press({1, 1});
    m_hand.moveTo({3, 1});
    m_hand.key(Qt::Key_Space);
    m_hand.moveTo({4, 4}, Qt::AltModifier);
    EXPECT_TRUE(m_hand.key(Qt::Key_Escape));
    EXPECT_TRUE(overlay().empty());
    m_hand.moveTo({5, 4});
    EXPECT_TRUE(overlay().empty()) << "the drag does not come back";
    m_hand.release({5, 4});
    EXPECT_TRUE(document::sameContent(m_context.encounter(), before));
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda)) << "the selection stays";
    m_hand.key(Qt::Key_Escape);
    EXPECT_THAT(m_context.selection(), IsEmpty()) << "a second Esc lets go";
}

TEST_F(SelectToolTest, AltIgnoresTheRules) {
    m_context.wall({720, -240}, {720, 2640});
    m_hand.press({1, 1});
    m_hand.moveTo({5, 1});
    EXPECT_FALSE(m_tools.tool().hint().isEmpty());
    EXPECT_EQ(m_tools.tool().cursor(), Qt::ForbiddenCursor);
    EXPECT_TRUE(overlay().ghosts.empty()) << "no way there";
    m_hand.moveTo({5, 1}, Qt::AltModifier);
    EXPECT_EQ(overlay().ghosts.size(), 1u) << "but Alt puts it there";
    EXPECT_NE(m_tools.tool().cursor(), Qt::ForbiddenCursor);
    m_hand.release({5, 1}, Qt::AltModifier);
    EXPECT_EQ(m_context.token(m_arda).creature.at, (Cell{5, 1}));
    EXPECT_EQ(m_context.token(m_arda).moved, 0);
    EXPECT_EQ(std::prev(m_context.encounter().log.end())->entry, "placeToken");
}

TEST_F(SelectToolTest, WithoutAWayNothingIsDropped) {
    m_context.wall({720, -240}, {720, 2640});
    m_hand.drag({1, 1}, {5, 1});
    EXPECT_THAT(m_context.performed(), IsEmpty());
    EXPECT_FALSE(m_context.problem().has_value()) << "the hint has said so already";
}

// The game master must know why; with nobody hidden there he sees it himself.
TEST_F(SelectToolTest, TheHintNamesAHiddenOneWhoIsInTheWay) {
    const RecordId ghoul = m_context.put("Ghoul", {5, 1}, board::SizeCategory::Medium, "foes");
    m_hand.press({1, 1});
    m_hand.moveTo({5, 1});
    EXPECT_FALSE(m_tools.tool().hint().contains(QStringLiteral("Ghoul")));
    m_tools.cancel();
    board::TokenRecord record = m_context.token(ghoul);
    record.hidden = true;
    m_context.edit(record);
    m_hand.press({1, 1});
    m_hand.moveTo({5, 1});
    EXPECT_THAT(m_tools.tool().hint().toStdString(), HasSubstr("Ghoul, whom the players do not see"));
    m_hand.moveTo({4, 1});
    EXPECT_FALSE(m_tools.tool().hint().contains(QStringLiteral("Ghoul"))) << "beside him";
}

TEST_F(SelectToolTest, AGroupKeepsItsFormation) {
    m_context.select({m_arda, m_conrath});
    m_hand.press({1, 1});
    m_hand.moveTo({3, 1});
    EXPECT_EQ(overlay().ghosts.size(), 2u);
    m_hand.release({3, 1});
    EXPECT_EQ(m_context.token(m_arda).creature.at, (Cell{3, 1}));
    EXPECT_EQ(m_context.token(m_conrath).creature.at, (Cell{3, 3}));
    EXPECT_EQ(log(), 1) << "one step of undo, one line";
}

TEST_F(SelectToolTest, WhoCannotFollowShowsNoGhost) {
    m_context.wall({240, 720}, {480, 720});
    m_context.wall({240, 960}, {480, 960});
    m_context.wall({240, 720}, {240, 960});
    m_context.wall({480, 720}, {480, 960});  // Conrath is locked in
    m_context.select({m_arda, m_conrath});
    m_hand.press({1, 1});
    m_hand.moveTo({3, 1});
    EXPECT_EQ(overlay().ghosts.size(), 1u);
    m_hand.release({3, 1});
    EXPECT_EQ(m_context.token(m_arda).creature.at, (Cell{3, 1}));
    EXPECT_EQ(m_context.token(m_conrath).creature.at, (Cell{1, 3}));
}

TEST_F(SelectToolTest, AStepByKeyShowsWhoMayStrike) {
    m_context.put("Goblin", {2, 1}, board::SizeCategory::Medium, "foe");
    m_context.select({m_arda});
    m_hand.key(Qt::Key_Down);
    ASSERT_EQ(m_context.token(m_arda).creature.at, (Cell{1, 2}));
    EXPECT_EQ(countPoints(PointStyle::Warning), 1) << "she left a threatened square";
    ASSERT_EQ(overlay().labels.size(), 1u);
    EXPECT_TRUE(overlay().labels.front().text.contains(QStringLiteral("Goblin")));
    m_hand.key(Qt::Key_Left);
    EXPECT_EQ(countPoints(PointStyle::Warning), 1) << "the goblin still reaches where she stood";
    m_hand.key(Qt::Key_Down);
    EXPECT_TRUE(overlay().empty());
    m_context.select({m_arda, m_conrath});
    m_hand.key(Qt::Key_Up);
    EXPECT_TRUE(overlay().empty()) << "of several it would not be clear whose way it is";
}

TEST_F(SelectToolTest, AChangeOfTheDocumentEndsTheDrag) {
    m_hand.press({1, 1});
    m_hand.moveTo({3, 1});
    m_context.perform(actions::RemoveRecords{{m_arda}});
    m_tools.documentChanged();
    EXPECT_TRUE(overlay().empty());
    m_hand.release({3, 1});
    EXPECT_EQ(m_context.performed().size(), 1u);
}

TEST_F(SelectToolTest, DoorsOpenWithAClickAndLockWithShift) {
    const RecordId door = m_context.door({{960, 0}, {960, 240}});
    const auto state = [&] { return m_context.encounter().doors.find(door)->state; };
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Open);
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Closed);
    m_hand.clickDoor(door, Qt::ShiftModifier);
    EXPECT_EQ(state(), board::DoorState::Locked);
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Locked) << "a click does not open a lock";
    EXPECT_TRUE(m_context.problem().has_value());
    m_hand.clickDoor(door, Qt::ShiftModifier);
    EXPECT_EQ(state(), board::DoorState::Closed);
    EXPECT_EQ(log(), 4);
}

TEST_F(SelectToolTest, PointsAreTypedOnACreature) {
    const auto type = [&](const QString& text, Qt::KeyboardModifiers modifiers = {}) {
        QKeyEvent event(QEvent::KeyPress, 0, modifiers, text);
        m_tools.keyComes(event);
        return m_tools.key(event);
    };
    m_hand.moveTo({1, 1});
    m_context.select({m_ogre});
    EXPECT_TRUE(type(QStringLiteral("-"))) << "the pointer is on Arda";
    EXPECT_THAT(m_context.hurt, ElementsAre(m_arda));
    EXPECT_THAT(m_context.selection(), ElementsAre(m_ogre)) << "who acts goes on acting";
    m_context.select({m_arda, m_ogre});
    EXPECT_TRUE(type(QStringLiteral("+")));
    EXPECT_THAT(m_context.hurt, ElementsAre(m_arda, m_ogre)) << "she is one of several";
    m_context.select({m_arda});
    m_hand.moveTo({9, 9});
    EXPECT_TRUE(type(QStringLiteral("7"))) << "she is selected";
    EXPECT_TRUE(type(QStringLiteral("4"), Qt::ShiftModifier)) << "on a French keyboard";
    EXPECT_FALSE(type(QStringLiteral("7"), Qt::ControlModifier));
    EXPECT_EQ(m_context.typedPoints, QStringLiteral("-+74"));
    EXPECT_FALSE(type(QStringLiteral("+"))) << "this one zooms";
    EXPECT_FALSE(type(QString(), Qt::ShiftModifier));
    EXPECT_TRUE(type(QStringLiteral("5")));
    EXPECT_EQ(m_context.typedPoints, QStringLiteral("-+74+5")) << "healing is no damage";
    EXPECT_TRUE(type(QStringLiteral("5")));
    EXPECT_EQ(m_context.typedPoints, QStringLiteral("-+74+55"));
    EXPECT_FALSE(type(QStringLiteral("+"), Qt::ControlModifier));
    EXPECT_TRUE(type(QStringLiteral("6")));
    EXPECT_EQ(m_context.typedPoints, QStringLiteral("-+74+556")) << "that one was for the zoom";
    m_context.select({});
    EXPECT_FALSE(type(QStringLiteral("7"))) << "nobody is meant";
    m_context.isEditing = true;
    m_hand.moveTo({1, 1});
    EXPECT_FALSE(type(QStringLiteral("-"))) << "on the map walls are meant";
}

// A slip of the hand would show it to the players.
TEST_F(SelectToolTest, ASecretDoorThatPlayersDoNotKnowIsAskedAbout) {
    const RecordId door = m_context.door({{960, 0}, {960, 240}});
    const auto with = [&](const char* kind, board::DoorMemory memory) {
        board::DoorRecord record = *m_context.encounter().doors.find(door);
        record.kind = kind;
        record.memory = memory;
        record.state = board::DoorState::Closed;
        m_context.edit(record);
    };
    const auto state = [&] { return m_context.encounter().doors.find(door)->state; };
    with("secretDoor", board::DoorMemory::Unseen);
    m_context.players = PlayersScreen{};
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Closed);
    EXPECT_EQ(m_context.details(), door);
    m_hand.clickDoor(door, Qt::ShiftModifier);
    EXPECT_EQ(state(), board::DoorState::Locked) << "nobody sees a lock";
    with("secretDoor", board::DoorMemory::Closed);
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Open) << "they found it";
    with("door", board::DoorMemory::Unseen);
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Open);
    with("secretDoor", board::DoorMemory::Unseen);
    m_context.players.reset();
    m_hand.clickDoor(door);
    EXPECT_EQ(state(), board::DoorState::Open) << "nobody looks";
}

TEST_F(SelectToolTest, InMapModeAClickSelectsTheDoor) {
    const RecordId door = m_context.door({{480, 480}, {480, 720}});
    m_context.isEditing = true;
    m_hand.clickDoor(door);
    EXPECT_THAT(m_context.selection(), ElementsAre(door));
    EXPECT_EQ(m_context.encounter().doors.find(door)->state, board::DoorState::Closed);
}

TEST_F(SelectToolTest, ADoorPressedAndLeftStaysAsItWas) {
    const RecordId door = m_context.door({{960, 0}, {960, 240}});
    PointerEvent press;
    press.kind = PointerEvent::Kind::Press;
    press.button = Qt::LeftButton;
    press.under = {PickKind::Door, door};
    m_tools.pointer(press);
    m_hand.release({8, 8});
    EXPECT_THAT(m_context.performed(), IsEmpty());
}

TEST_F(SelectToolTest, DoubleClickAndEnterOpenTheDetails) {
    m_hand.doubleClick({1, 3});
    EXPECT_EQ(m_context.details(), m_conrath);
    m_hand.click({1, 1});
    EXPECT_TRUE(m_hand.key(Qt::Key_Return));
    EXPECT_EQ(m_context.details(), m_arda);
    m_context.select({});
    EXPECT_FALSE(m_hand.key(Qt::Key_Return));
}

TEST_F(SelectToolTest, TabWalksThroughTheCreatures) {
    EXPECT_TRUE(m_hand.key(Qt::Key_Tab));
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda));
    m_hand.key(Qt::Key_Tab);
    m_hand.key(Qt::Key_Tab);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_ogre));
    m_hand.key(Qt::Key_Tab);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_arda)) << "round and round";
    m_hand.key(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_ogre));
    m_context.select({});
    m_hand.key(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_THAT(m_context.selection(), ElementsAre(m_ogre)) << "backwards from the end";
}

TEST_F(SelectToolTest, TabOnAnEmptyBoardIsLeftToTheWindow) {
    FakeContext empty;
    ToolBox tools(empty);
    EXPECT_FALSE(Hand(empty, tools).key(Qt::Key_Tab));
}

TEST_F(SelectToolTest, TheHintSaysWhatTheMouseDoes) {
    m_hand.moveTo({9, 9});
    const QString floor = m_tools.tool().hint();
    m_hand.moveTo({1, 1});
    const QString creature = m_tools.tool().hint();
    EXPECT_NE(floor, creature);
    EXPECT_EQ(m_tools.tool().cursor(), Qt::PointingHandCursor);
    EXPECT_EQ(m_context.hovered(), m_arda);
    m_tools.left();
    EXPECT_FALSE(m_context.hovered().has_value());
}

// A dialog that closes leaves the pointer where it rested.
TEST_F(SelectToolTest, WhoeverThePointerRestedOnIsPointedAtAgain) {
    const auto enters = [&](RecordId under) {
        PointerEvent event;
        event.under = {PickKind::Token, under};
        m_tools.entered(event);
    };
    m_hand.moveTo({1, 1});
    m_tools.left();
    enters(m_arda);
    EXPECT_EQ(m_context.hovered(), m_arda);
    m_tools.left();
    m_tools.entered({});
    EXPECT_FALSE(m_context.hovered().has_value()) << "nobody is there";
    enters(m_arda);
    EXPECT_FALSE(m_context.hovered().has_value()) << "it came from elsewhere";
    m_hand.moveTo({1, 1});
    m_context.hoverToken(std::nullopt, false);  // something else was aimed at
    m_tools.left();
    enters(m_arda);
    EXPECT_FALSE(m_context.hovered().has_value());
}

// Whoever is dragged past an enemy sees where that may strike: beside the step, not on the creature itself.
TEST_F(SelectToolTest, TheMarkOfAnOpportunityStandsBesideTheStep) {
    m_context.put("Goblin", {2, 0}, board::SizeCategory::Medium, "foe");
    m_hand.press({1, 1});
    m_hand.moveTo({1, 5});
    ASSERT_EQ(countPoints(PointStyle::Warning), 1);
    LatticePoint mark;
    for (const OverlayPoint& point : overlay().points)
        if (point.style == PointStyle::Warning) mark = point.at;
    const LatticePoint start = board::centre(board::GridKind::Square, {1, 1});
    const double apart = std::hypot(mark.x - start.x, mark.y - start.y) / geometry::kUnitsPerCell;
    EXPECT_GT(apart, 0.6) << "clear of the disc";
    EXPECT_LT(apart, 1.2) << "at the step that provokes";
    int named = 0;
    for (const OverlayLabel& one : overlay().labels)
        named += one.at == mark && one.text == QStringLiteral("Goblin") ? 1 : 0;
    EXPECT_EQ(named, 1);
}

TEST_F(SelectToolTest, EveryStepOfAWayTellsWhatItHasCostSoFar) {
    m_hand.press({1, 1});
    m_hand.moveTo({5, 1});
    QStringList costs;
    for (const OverlayLabel& one : overlay().labels)
        if (one.at) costs << one.text;
    EXPECT_EQ(costs, (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3"),
                                  QStringLiteral("4")}));
}

}  // namespace tenaille::ui::test::select_tool_test
