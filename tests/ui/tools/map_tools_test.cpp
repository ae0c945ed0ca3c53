// SPDX-License-Identifier: MIT
//
// The tools of the map: walls corner by corner, doors that slide along walls.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/actions/map_check.h"
#include "tests/ui/tools/fake_context.h"
#include "ui/tools/door_tool.h"
#include "ui/tools/snapping.h"
#include "ui/tools/wall_tool.h"

namespace tenaille::ui::test::map_tools_test {

using board::GridKind;
using testing::ElementsAre;
using testing::IsEmpty;

class MapToolsTest : public testing::Test {
  protected:
    bool pointer(PointerEvent::Kind kind, LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        PointerEvent event;
        event.kind = kind;
        event.at = at;
        event.position = board::position(GridKind::Square, at);
        event.cell = board::cellAt(GridKind::Square, at);
        event.button = kind == PointerEvent::Kind::Move ? Qt::NoButton : Qt::LeftButton;
        event.modifiers = modifiers;
        event.under = m_under;
        event.screen = QPointF(event.position.x, event.position.y) * event.pixelsPerCell;
        return m_tools.pointer(event);
    }
    void click(LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        pointer(PointerEvent::Kind::Move, at, modifiers);
        pointer(PointerEvent::Kind::Press, at, modifiers);
        pointer(PointerEvent::Kind::Release, at, modifiers);
    }
    void drag(LatticePoint from, LatticePoint to, Qt::KeyboardModifiers modifiers = {}) {
        pointer(PointerEvent::Kind::Move, from);
        pointer(PointerEvent::Kind::Press, from);
        pointer(PointerEvent::Kind::Move, {(from.x + to.x) / 2, (from.y + to.y) / 2}, modifiers);
        pointer(PointerEvent::Kind::Move, to, modifiers);
        pointer(PointerEvent::Kind::Release, to, modifiers);
    }
    const auto& terrain() const { return m_context.encounter().terrain; }
    const Overlay& overlay() const { return m_tools.tool().overlay(); }
    const auto& walls() const { return m_context.encounter().walls; }

    Pick m_under;  // the pointer
    FakeContext m_context;
    ToolBox m_tools{m_context};
    Hand m_hand{m_context, m_tools};
};

TEST_F(MapToolsTest, AWallIsDrawnCornerByCorner) {
    m_tools.activate(ToolId::Wall);
    click({7, -9});
    click({490, 3});
    pointer(PointerEvent::Kind::Move, {485, 470});
    ASSERT_EQ(overlay().lines.size(), 1u);
    EXPECT_THAT(overlay().lines.front().points,
                ElementsAre(LatticePoint{0, 0}, LatticePoint{480, 0}, LatticePoint{480, 480}));
    EXPECT_EQ(overlay().labels.front().text, QStringLiteral("4.0"));
    EXPECT_THAT(m_context.performed(), IsEmpty()) << "a draft of the tool's own";
    click({485, 470});
    EXPECT_TRUE(m_hand.key(Qt::Key_Return));
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_THAT(walls().begin()->points,
                ElementsAre(LatticePoint{0, 0}, LatticePoint{480, 0}, LatticePoint{480, 480}));
    EXPECT_TRUE(overlay().lines.empty());
    EXPECT_FALSE(m_hand.key(Qt::Key_Return)) << "nothing is being drawn";
}

TEST_F(MapToolsTest, ADragDrawsOnePieceOrMovesTheCorner) {
    m_tools.activate(ToolId::Wall);
    m_hand.press({2, 2});
    m_hand.moveTo({5, 2});
    m_hand.release({5, 2});
    ASSERT_EQ(m_context.performed().size(), 1u) << "it is drawn when the button comes up";
    const auto first = std::get<actions::AddWall>(m_context.performed()[0]).wall.points;
    ASSERT_EQ(first.size(), 2u);
    EXPECT_EQ(first[1].x - first[0].x, 3 * 240);
    EXPECT_TRUE(m_tools.tool().overlay().lines.empty());
    m_hand.click({2, 4});
    m_hand.press({4, 4});
    m_hand.moveTo({6, 4});
    m_hand.release({6, 4});
    EXPECT_EQ(m_context.performed().size(), 1u) << "a wall that was begun by clicks goes on";
    m_hand.key(Qt::Key_Return);
    ASSERT_EQ(m_context.performed().size(), 2u);
    const auto second = std::get<actions::AddWall>(m_context.performed()[1]).wall.points;
    ASSERT_EQ(second.size(), 2u);
    EXPECT_EQ(second[1].x - second[0].x, 4 * 240);
}

TEST_F(MapToolsTest, ADoubleClickEndsTheWall) {
    m_tools.activate(ToolId::Wall);
    click({0, 0});
    click({480, 0});
    pointer(PointerEvent::Kind::DoubleClick, {480, 0});
    pointer(PointerEvent::Kind::Release, {480, 0});
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_EQ(walls().begin()->points.size(), 2u) << "no corner twice";
}

TEST_F(MapToolsTest, BackspaceAndRightClickTakeTheLastCornerBackEscTheWall) {
    m_tools.activate(ToolId::Wall);
    click({0, 0});
    click({480, 0});
    click({480, 480});
    EXPECT_TRUE(m_hand.key(Qt::Key_Backspace));
    EXPECT_TRUE(m_tools.contextMenu(PointerEvent{}));
    click({0, 480});
    m_hand.key(Qt::Key_Enter);
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_THAT(walls().begin()->points, ElementsAre(LatticePoint{0, 0}, LatticePoint{0, 480}));
    click({0, 0});
    click({960, 0});
    m_hand.key(Qt::Key_Escape);
    m_hand.key(Qt::Key_Return);
    EXPECT_EQ(walls().size(), 1u);
    click({0, 0});
    m_hand.key(Qt::Key_Return);
    EXPECT_EQ(walls().size(), 1u) << "one corner is no wall";
}

TEST_F(MapToolsTest, ShiftKeepsWallsStraight) {
    m_tools.activate(ToolId::Wall);
    click({0, 0});
    click({960, 100}, Qt::ShiftModifier);
    click({1300, 420}, Qt::ShiftModifier);
    m_hand.key(Qt::Key_Return);
    const auto& points = walls().begin()->points;
    ASSERT_EQ(points.size(), 3u);
    EXPECT_EQ(points[1].y, 0);
    EXPECT_EQ(points[2].x - points[1].x, points[2].y - points[1].y) << "a diagonal";
}

TEST(WallSnapping, HalvesOnSquaresSixthsOnHexes) {
    EXPECT_EQ(snapped(GridKind::Square, {130, -70}), (LatticePoint{120, -120}));
    EXPECT_EQ(snapped(GridKind::HexFlat, {75, 50}), (LatticePoint{80, 40}));
    for (const GridKind grid : {GridKind::HexPointy, GridKind::HexFlat})
        for (const LatticePoint corner : board::corners(grid, {3, 2}))
            EXPECT_EQ(snapped(grid, corner + LatticePoint{9, -9}), corner) << "corners of hexes are reached";
}

TEST_F(MapToolsTest, ADoorGoesIntoTheWallUnderThePointer) {
    m_context.wall({0, 480}, {1200, 480});
    m_tools.activate(ToolId::Door);
    pointer(PointerEvent::Kind::Move, {600, 700});
    EXPECT_TRUE(overlay().empty()) << "too far from the wall";
    pointer(PointerEvent::Kind::Move, {590, 500});
    ASSERT_EQ(overlay().lines.size(), 1u);
    EXPECT_THAT(overlay().lines.front().points, ElementsAre(LatticePoint{480, 480}, LatticePoint{720, 480}));
    const document::Encounter before = m_context.encounter();
    click({600, 700});
    EXPECT_TRUE(document::sameContent(m_context.encounter(), before)) << "a click beside it does nothing";
    click({590, 500});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    EXPECT_EQ(m_context.encounter().doors.begin()->where, (geometry::Segment{{480, 480}, {720, 480}}));
    ASSERT_EQ(walls().size(), 2u) << "the wall has a gap now";
    EXPECT_EQ(m_context.performed().size(), 1u) << "one step";
}

TEST_F(MapToolsTest, ADragAlongTheWallMakesADoorWider) {
    m_context.wall({0, 480}, {1200, 480});
    m_tools.activate(ToolId::Door);
    pointer(PointerEvent::Kind::Press, {250, 500});
    pointer(PointerEvent::Kind::Move, {250, 505});
    EXPECT_THAT(overlay().lines.front().points, ElementsAre(LatticePoint{240, 480}, LatticePoint{480, 480}))
        << "hardly dragged: as wide as ever";
    pointer(PointerEvent::Kind::Move, {850, 470});
    ASSERT_EQ(overlay().labels.size(), 1u) << "says how wide";
    pointer(PointerEvent::Kind::Release, {850, 470});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    EXPECT_EQ(m_context.encounter().doors.begin()->where, (geometry::Segment{{240, 480}, {840, 480}}));
    EXPECT_EQ(m_context.performed().size(), 1u) << "one step";
    // Beyond the end of the wall nothing can be.
    pointer(PointerEvent::Kind::Press, {1000, 480});
    pointer(PointerEvent::Kind::Move, {1900, 480});
    pointer(PointerEvent::Kind::Release, {1900, 480});
    EXPECT_EQ(std::prev(m_context.encounter().doors.end())->where,
              (geometry::Segment{{960, 480}, {1200, 480}}));
}

TEST_F(MapToolsTest, ADoubleDoorHasTwoCellsWhereThereIsRoom) {
    m_context.wall({0, 480}, {1200, 480});
    m_context.wall({0, 960}, {240, 960});
    m_context.mapPens.door = "doubleDoor";
    m_tools.activate(ToolId::Door);
    click({480, 480});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    EXPECT_EQ(m_context.encounter().doors.begin()->where, (geometry::Segment{{240, 480}, {720, 480}}));
    click({120, 960});
    EXPECT_EQ(std::prev(m_context.encounter().doors.end())->where, (geometry::Segment{{0, 960}, {240, 960}}));
}

TEST_F(MapToolsTest, CtrlLeavesTheGridAsAltDoes) {
    for (const Qt::KeyboardModifier key : {Qt::ControlModifier, Qt::AltModifier})
        EXPECT_EQ(snapOf(key, m_context.mapPens), SnapTo::Free);
    EXPECT_EQ(snapOf(Qt::ShiftModifier, m_context.mapPens), SnapTo::Half);
}

TEST_F(MapToolsTest, ADoorUnderThePointerBecomesOneOfTheChosenKind) {
    m_context.wall({0, 240}, {1200, 240});
    m_tools.activate(ToolId::Door);
    click({600, 250});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    click({600, 250});
    EXPECT_EQ(m_context.encounter().doors.size(), 1u);
    ASSERT_EQ(overlay().labels.size(), 1u) << "says that it is there already";
    m_context.mapPens.door = "portcullis";
    click({600, 250});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    EXPECT_EQ(m_context.encounter().doors.begin()->kind, "portcullis");
    EXPECT_EQ(walls().size(), 2u);
}

TEST(DoorPlace, StaysOnItsPiece) {
    const geometry::Segment piece{{0, 0}, {600, 0}};
    EXPECT_EQ(doorOn(GridKind::Square, piece, {-90, 10}), (geometry::Segment{{0, 0}, {240, 0}}));
    EXPECT_EQ(doorOn(GridKind::Square, piece, {900, 10}), (geometry::Segment{{360, 0}, {600, 0}}));
    EXPECT_EQ(doorOn(GridKind::Square, piece, {250, 10}), (geometry::Segment{{240, 0}, {480, 0}}));
    EXPECT_EQ(doorOn(GridKind::Square, piece, {250, 10}, {1, 0.5}), (geometry::Segment{{120, 0}, {360, 0}}));
    EXPECT_FALSE(doorOn(GridKind::Square, {{0, 0}, {230, 0}}, {100, 0}).has_value());
}

TEST_F(MapToolsTest, KindsComeFromThePens) {
    m_context.mapPens.wall = "lowWall";
    m_context.mapPens.snap = SnapTo::Third;
    m_tools.activate(ToolId::Wall);
    click({83, 2});
    click({490, 3});
    m_hand.key(Qt::Key_Return);
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_EQ(walls().begin()->kind, "lowWall");
    EXPECT_EQ(walls().begin()->points.front(), (LatticePoint{80, 0}));
    m_context.mapPens.door = "portcullis";
    m_tools.activate(ToolId::Door);
    click({280, 10});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    EXPECT_EQ(m_context.encounter().doors.begin()->kind, "portcullis");
}

TEST_F(MapToolsTest, ARoomIsDragged) {
    m_context.mapPens.material = "wood";
    m_tools.activate(ToolId::Room);
    drag({3, 3}, {955, 722});
    ASSERT_EQ(m_context.encounter().floors.size(), 1u);
    EXPECT_EQ(m_context.encounter().floors.begin()->material, "wood");
    ASSERT_EQ(walls().size(), 1u);
    EXPECT_THAT(walls().begin()->points,
                ElementsAre(LatticePoint{0, 0}, LatticePoint{960, 0}, LatticePoint{960, 720},
                            LatticePoint{0, 720}, LatticePoint{0, 0}));
    EXPECT_TRUE(overlay().polygons.empty());
}

TEST_F(MapToolsTest, ARoomIsClickedCornerByCorner) {
    m_tools.activate(ToolId::Room);
    click({0, 0});
    click({480, 0});
    click({480, 480});
    EXPECT_THAT(m_context.performed(), IsEmpty());
    EXPECT_FALSE(overlay().polygons.empty());
    click({720, 720});
    EXPECT_TRUE(m_hand.key(Qt::Key_Backspace));
    click({2, 5});
    ASSERT_EQ(m_context.encounter().floors.size(), 1u) << "the first corner closes";
    EXPECT_EQ(m_context.encounter().floors.begin()->outline.size(), 3u);
}

TEST_F(MapToolsTest, EscLeavesARoomUndrawn) {
    m_tools.activate(ToolId::Room);
    pointer(PointerEvent::Kind::Press, {0, 0});
    pointer(PointerEvent::Kind::Move, {960, 960});
    m_tools.cancel();
    pointer(PointerEvent::Kind::Release, {960, 960});
    EXPECT_THAT(m_context.performed(), IsEmpty());
    EXPECT_EQ(m_tools.active(), ToolId::Room) << "the gesture ends, not the tool";
}

TEST_F(MapToolsTest, ABrushStrokeIsOneStepWithoutGaps) {
    m_tools.activate(ToolId::Terrain);
    pointer(PointerEvent::Kind::Press, {120, 120});
    pointer(PointerEvent::Kind::Move, {5 * 240 + 120, 120});  // a fast hand
    pointer(PointerEvent::Kind::Release, {5 * 240 + 120, 120});
    ASSERT_EQ(m_context.performed().size(), 1u);
    ASSERT_EQ(terrain().size(), 1u);
    EXPECT_EQ(terrain().begin()->cells.size(), 6u);
    pointer(PointerEvent::Kind::Press, {120, 120}, Qt::ControlModifier);
    pointer(PointerEvent::Kind::Release, {120, 120}, Qt::ControlModifier);
    EXPECT_EQ(terrain().begin()->cells.size(), 5u) << "Ctrl takes away";
    m_context.mapPens.brush = 3;
    click({8 * 240 + 120, 5 * 240 + 120});
    EXPECT_EQ(terrain().begin()->cells.size(), 14u) << "a block of three by three";
}

TEST_F(MapToolsTest, ARectangleTakesTheCellsFromTheFirstToTheLast) {
    m_context.mapPens.shape = BrushShape::Rectangle;
    m_tools.activate(ToolId::Terrain);
    drag({100, 100}, {3 * 240 + 130, 240 + 110});
    ASSERT_EQ(terrain().size(), 1u);
    EXPECT_EQ(terrain().begin()->cells.size(), 8u) << "columns 0 to 3 of rows 0 and 1";
}

TEST_F(MapToolsTest, AFillingStopsAtWallsAndDoors) {
    m_context.wall({480, 0}, {480, 480});
    m_context.wall({0, 480}, {240, 480});
    m_context.door({{240, 480}, {480, 480}});
    m_context.mapPens.shape = BrushShape::Fill;
    m_tools.activate(ToolId::Terrain);
    click({120, 120});
    ASSERT_EQ(terrain().size(), 1u);
    EXPECT_EQ(terrain().begin()->cells.size(), 4u);
    click({-500, -500});
    EXPECT_EQ(m_context.performed().size(), 1u) << "nothing to fill outside";
}

TEST_F(MapToolsTest, ALightReachesAsFarAsItIsDragged) {
    m_tools.activate(ToolId::Light);
    click({250, 250});
    ASSERT_EQ(m_context.encounter().lights.size(), 1u);
    EXPECT_EQ(m_context.encounter().lights.begin()->at, (LatticePoint{240, 240}));
    EXPECT_EQ(m_context.encounter().lights.begin()->dim, m_context.mapPens.dim);
    drag({960, 960}, {960 + 3 * 240, 960});
    const board::LightRecord* light = m_context.encounter().lights.find(m_context.selection().front());
    ASSERT_NE(light, nullptr) << "what was put down is selected";
    EXPECT_EQ(light->dim, 3 * 240);
    EXPECT_EQ(light->bright, 3 * 120);
}

TEST_F(MapToolsTest, AThingIsTurnedBeforeItIsPutDown) {
    m_context.mapPens.prop = "table";
    m_tools.activate(ToolId::Prop);
    PointerEvent event;
    event.at = {240, 240};
    m_tools.wheel(-3, event);
    click({240, 240});
    ASSERT_EQ(m_context.encounter().props.size(), 1u);
    EXPECT_EQ(m_context.encounter().props.begin()->kind, "table");
    EXPECT_EQ(m_context.encounter().props.begin()->width, 480) << "as large as a usual one";
    EXPECT_EQ(m_context.encounter().props.begin()->rotation, 45);
}

TEST_F(MapToolsTest, WordsAreTypedAtOnce) {
    m_tools.activate(ToolId::Text);
    click({240, 240});
    ASSERT_EQ(m_context.encounter().texts.size(), 1u);
    EXPECT_EQ(m_context.details(), m_context.encounter().texts.begin()->id);
    m_tools.activate(ToolId::Note);
    click({480, 240});
    ASSERT_EQ(m_context.encounter().notes.size(), 1u);
    EXPECT_EQ(m_context.details(), m_context.encounter().notes.begin()->id);
}

TEST_F(MapToolsTest, ThePictureMayGoWhileItIsAligned) {
    board::PictureRecord picture;
    picture.width = picture.height = 2400;
    ASSERT_TRUE(m_context.perform(actions::PutElements{"x", {picture}}));
    m_tools.activate(ToolId::Align);
    pointer(PointerEvent::Kind::Press, {0, 0});
    pointer(PointerEvent::Kind::Move, {480, 480});
    ASSERT_TRUE(m_context.perform(actions::RemoveRecords{{m_context.encounter().pictures.begin()->id}}));
    pointer(PointerEvent::Kind::Release, {480, 480});
    EXPECT_EQ(m_context.performed().size(), 2u);
}

TEST_F(MapToolsTest, WithoutPictureThereIsNothingToAlign) {
    m_tools.activate(ToolId::Align);
    drag({0, 0}, {480, 480});
    EXPECT_THAT(m_context.performed(), IsEmpty());
    EXPECT_TRUE(m_tools.tool().hint().contains(QStringLiteral("no picture")));
}

// ---- the select tool in map mode

TEST_F(MapToolsTest, TheFrameOverCellsOfAPictureSaysTheirSizeInPixels) {
    ASSERT_TRUE(m_context.perform(actions::SetPicture{"cave.png", 1200, 1000, std::nullopt}));
    m_tools.activate(ToolId::Align);
    EXPECT_TRUE(m_tools.tool().hint().contains(QStringLiteral("Shift+wheel")));
    pointer(PointerEvent::Kind::Press, {264, 252});
    pointer(PointerEvent::Kind::Move, {264 + 336, 252 + 336});
    EXPECT_TRUE(m_tools.tool().hint().contains(QStringLiteral("cells of 70.0 pixels")))
        << m_tools.tool().hint().toStdString();
    EXPECT_TRUE(m_tools.tool().hint().contains(QStringLiteral("40.0, 35.0")))
        << m_tools.tool().hint().toStdString();
}

class ElementHandTest : public MapToolsTest {
  protected:
    ElementHandTest() {
        m_context.isEditing = true;
        m_context.wall({0, 0}, {480, 0});
        m_wall = m_context.encounter().walls.begin()->id;
    }
    // What the view would have found.
    void clickOn(Pick what, LatticePoint at, Qt::KeyboardModifiers modifiers = {}) {
        m_under = what;
        click(at, modifiers);
        m_under = {};
    }
    const board::WallRecord& wall() const { return *m_context.encounter().walls.find(m_wall); }
    RecordId m_wall;
};

TEST_F(ElementHandTest, AClickSelectsAndADragMovesWhatIsSelected) {
    clickOn({PickKind::Wall, m_wall}, {240, 0});
    EXPECT_THAT(m_context.selection(), ElementsAre(m_wall));
    EXPECT_THAT(m_context.performed(), IsEmpty());
    m_under = {PickKind::Wall, m_wall};
    drag({240, 0}, {245, 250});
    EXPECT_THAT(wall().points, ElementsAre(LatticePoint{0, 240}, LatticePoint{480, 240})) << "snapped";
}

// Where no handle is shown there is none to be taken by chance.
TEST_F(ElementHandTest, OfMoreThanFourHundredCornersNoneIsTaken) {
    for (int i = 1; i <= 250; ++i) m_context.wall({0, i * 480}, {480, i * 480});
    std::vector<RecordId> all;
    for (const auto& one : walls()) all.push_back(one.id);
    m_context.select(all);
    const board::WallRecord last = *(walls().end() - 1);
    m_under = {PickKind::Wall, last.id};
    drag(last.points.front(), last.points.front() + LatticePoint{240, 0});
    for (const auto& one : walls()) {
        EXPECT_EQ(one.points.front().x, 240);
        EXPECT_EQ(one.points.back().x, 720);
    }
}

TEST_F(ElementHandTest, ACornerIsDraggedAddedAndTakenAway) {
    m_context.select({m_wall});
    drag({478, 3}, {485, 236});
    EXPECT_THAT(wall().points, ElementsAre(LatticePoint{0, 0}, LatticePoint{480, 240}));
    m_under = {PickKind::Wall, m_wall};
    pointer(PointerEvent::Kind::DoubleClick, {240, 120});
    m_under = {};
    ASSERT_EQ(wall().points.size(), 3u);
    EXPECT_EQ(wall().points[1], (LatticePoint{240, 120}));
    pointer(PointerEvent::Kind::Move, {241, 119});
    EXPECT_TRUE(m_hand.key(Qt::Key_Delete)) << "the corner, not the wall";
    EXPECT_EQ(wall().points.size(), 2u);
    pointer(PointerEvent::Kind::Move, {1, 1});
    m_hand.key(Qt::Key_Delete);
    EXPECT_EQ(wall().points.size(), 2u) << "a wall keeps its two ends";
}

// Also in a slanted one: off its line it would no longer open the wall.
TEST_F(ElementHandTest, TheEndOfADoorStaysInItsWall) {
    m_context.wall({0, 480}, {1440, 1200});
    const geometry::Segment piece{{0, 480}, {1440, 1200}};
    const auto place = doorOn(GridKind::Square, piece, {720, 840});
    ASSERT_TRUE(place.has_value());
    board::DoorRecord record;
    record.where = *place;
    m_context.perform(actions::AddDoor{record});
    ASSERT_EQ(m_context.encounter().doors.size(), 1u);
    const RecordId id = m_context.encounter().doors.begin()->id;
    const auto where = [&] { return m_context.encounter().doors.find(id)->where; };
    m_context.select({id});
    drag(where().b, where().b + LatticePoint{250, 0});
    EXPECT_EQ(where().a, place->a);
    EXPECT_GT(where().b.x, place->b.x + 100);
    EXPECT_NEAR(where().b.y, 480 + where().b.x / 2.0, 1) << "on the line of the wall";
    drag(where().a, where().a - LatticePoint{0, 150});
    EXPECT_LT(where().a.x, place->a.x - 50);
    for (const actions::MapFinding& finding : actions::checkMap(m_context.encounter()))
        EXPECT_TRUE(std::find(finding.records.begin(), finding.records.end(), id) == finding.records.end());
    int jambs = 0;
    for (const board::WallRecord& one : walls())
        for (const LatticePoint point : one.points) jambs += point == where().a || point == where().b ? 1 : 0;
    EXPECT_EQ(jambs, 2) << "the wall begins and ends at the door";
}

TEST_F(ElementHandTest, AFrameTakesWhatLiesWhollyInIt) {
    m_context.wall({960, 960}, {1440, 960});
    const RecordId door = m_context.door({{0, 240}, {240, 240}});
    drag({-100, -100}, {600, 400});
    EXPECT_THAT(m_context.selection(), testing::UnorderedElementsAre(m_wall, door));
    m_hand.key(Qt::Key_Right);
    EXPECT_THAT(wall().points, ElementsAre(LatticePoint{120, 0}, LatticePoint{600, 0}))
        << "one step of the snap";
    PointerEvent event;
    m_tools.wheel(-1, event);
    EXPECT_EQ(wall().points.front().x, wall().points.back().x) << "turned by a quarter";
}

TEST_F(ElementHandTest, EscPutsADragBack) {
    m_context.select({m_wall});
    m_under = {PickKind::Wall, m_wall};
    pointer(PointerEvent::Kind::Press, {240, 0});
    pointer(PointerEvent::Kind::Move, {240, 480});
    EXPECT_FALSE(overlay().lines.empty());
    m_tools.cancel();
    pointer(PointerEvent::Kind::Release, {240, 480});
    EXPECT_THAT(m_context.performed(), IsEmpty());
}

TEST_F(ElementHandTest, AClickOnBareFloorTakesTheFloor) {
    m_tools.activate(ToolId::Room);
    drag({240, 240}, {960, 960});
    m_tools.activate(ToolId::Select);
    click({600, 600});
    EXPECT_THAT(m_context.selection(), ElementsAre(m_context.encounter().floors.begin()->id));
    click({2000, 2000});
    EXPECT_THAT(m_context.selection(), IsEmpty());
}

class RoomHandTest : public ElementHandTest {
  protected:
    RoomHandTest() {
        m_tools.activate(ToolId::Room);
        drag({480, 480}, {1440, 1440});
        m_tools.activate(ToolId::Select);
        m_floor = m_context.encounter().floors.begin()->id;
        for (const board::WallRecord& wall : m_context.encounter().walls) m_ring = wall.id;
    }
    const std::vector<LatticePoint>& floor() const {
        return m_context.encounter().floors.find(m_floor)->outline;
    }
    const std::vector<LatticePoint>& ring() const { return m_context.encounter().walls.find(m_ring)->points; }
    RecordId m_floor;
    RecordId m_ring;
};

TEST_F(RoomHandTest, ACornerTakesFloorAndWallsAlongWithCtrlItselfAlone) {
    m_context.select({m_floor});
    drag({1440, 1440}, {1680, 1680});
    EXPECT_EQ(floor()[2], (LatticePoint{1680, 1680}));
    EXPECT_EQ(ring()[2], (LatticePoint{1680, 1680}));
    m_context.select({m_floor});
    drag({1680, 1680}, {1440, 1440}, Qt::ControlModifier);
    EXPECT_EQ(floor()[2], (LatticePoint{1440, 1440}));
    EXPECT_EQ(ring()[2], (LatticePoint{1680, 1680}));
}

TEST_F(RoomHandTest, AWallOfARoomIsDraggedAsItsSide) {
    m_context.select({m_ring});
    m_under = {PickKind::Wall, m_ring};
    drag({960, 1440}, {970, 1910});
    m_under = {};
    EXPECT_EQ(floor()[2], (LatticePoint{1440, 1920}));
    EXPECT_EQ(floor()[0], (LatticePoint{480, 480})) << "the rest stays";
    EXPECT_EQ(ring()[2], (LatticePoint{1440, 1920}));
}

TEST_F(RoomHandTest, TheFloorTakesTheRoomAlongByMouseAndByKey) {
    click({960, 960});
    ASSERT_THAT(m_context.selection(), ElementsAre(m_floor));
    drag({960, 960}, {1200, 960});
    EXPECT_EQ(floor().front(), (LatticePoint{720, 480}));
    EXPECT_EQ(ring().front(), (LatticePoint{720, 480}));
    m_hand.key(Qt::Key_Right);
    EXPECT_EQ(floor().front(), (LatticePoint{840, 480}));
    EXPECT_EQ(ring().front(), (LatticePoint{840, 480}));
    const std::size_t walk = m_context.performed().size();
    m_hand.key(Qt::Key_Down);
    EXPECT_EQ(m_context.performed().size(), walk) << "steps by key are one";
    EXPECT_EQ(floor().front(), (LatticePoint{840, 600}));
    m_hand.key(Qt::Key_Up);
    EXPECT_EQ(floor().front(), (LatticePoint{840, 480}));
    const std::size_t steps = m_context.performed().size();
    drag({960, 960}, {1010, 960});
    EXPECT_EQ(m_context.performed().size(), steps) << "back on the same place: no step";
}

// Half a cell would leave the swamp half outside: rooms with terrain go by whole cells, Alt still leaves the
// grid.
TEST_F(RoomHandTest, ARoomWithTerrainGoesByWholeCells) {
    m_context.perform(actions::PaintTerrain{"difficult", {{3, 3}}, false});
    click({960, 960});
    drag({960, 960}, {1100, 960});
    EXPECT_EQ(floor().front(), (LatticePoint{720, 480}));
    EXPECT_THAT(terrain().begin()->cells, ElementsAre(board::Cell{4, 3}));
    m_hand.key(Qt::Key_Right);
    EXPECT_EQ(floor().front(), (LatticePoint{960, 480}));
    EXPECT_THAT(terrain().begin()->cells, ElementsAre(board::Cell{5, 3}));
    drag({1200, 960}, {1270, 960}, Qt::AltModifier);
    EXPECT_EQ(floor().front().x, 1030);
}

TEST_F(MapToolsTest, WhatIsSeenFromAPointStaysWhileItIsKept) {
    m_context.wall({0, 480}, {2880, 480});
    m_tools.activate(ToolId::Vision);
    pointer(PointerEvent::Kind::Move, {1200, 1200});
    ASSERT_EQ(overlay().polygons.size(), 1u);
    EXPECT_EQ(overlay().polygons[0].style, AreaStyle::Seen);
    for (const LatticePoint corner : overlay().polygons[0].points) EXPECT_GE(corner.y, 479);
    click({1200, 240});
    const Overlay kept = overlay();
    for (const LatticePoint corner : kept.polygons[0].points) EXPECT_LE(corner.y, 481);
    pointer(PointerEvent::Kind::Move, {1200, 1200});
    EXPECT_EQ(overlay().polygons, kept.polygons);
    m_context.perform(actions::RemoveRecords{{walls().begin()->id}});
    m_tools.documentChanged();
    EXPECT_NE(overlay().polygons, kept.polygons) << "the wall is gone";
    m_hand.key(Qt::Key_Escape);
    EXPECT_TRUE(overlay().empty());
    EXPECT_EQ(m_tools.active(), ToolId::Vision) << "the second Esc leaves the tool";
}

TEST_F(MapToolsTest, AFrameLeavesOutWhatIsLocked) {
    m_context.isEditing = true;
    m_context.wall({480, 480}, {720, 480});
    const RecordId door = m_context.door({{480, 720}, {720, 720}});
    m_tools.activate(ToolId::Select);
    drag({240, 240}, {960, 960});
    EXPECT_EQ(m_context.selection().size(), 2u);
    m_context.mapLayers.locked = MapLayers::bit(MapLayer::Walls);
    drag({240, 240}, {960, 960});
    EXPECT_THAT(m_context.selection(), IsEmpty());
    EXPECT_NE(m_context.encounter().doors.find(door), nullptr);
}

}  // namespace tenaille::ui::test::map_tools_test
