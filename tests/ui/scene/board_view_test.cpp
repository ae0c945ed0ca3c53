// SPDX-License-Identifier: MIT
#include "ui/scene/board_view.h"

#include <gtest/gtest.h>

#include <QScreen>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/sample_boards.h"
#include "ui/scene/render_image.h"

namespace tenaille::ui::board_view_test {

struct Listener : GestureSink {
    bool pointer(const PointerEvent& event) override {
        events.push_back(event);
        return true;
    }
    bool wheel(int steps, const PointerEvent&) override {
        turned += steps;
        return true;
    }
    bool key(QKeyEvent& event) override {
        keys.push_back(event.key());
        return takesKeys;
    }
    bool contextMenu(const PointerEvent& event) override {
        menus.push_back(event);
        return true;
    }
    void left() override { ++leaves; }

    std::vector<PointerEvent> events;
    std::vector<PointerEvent> menus;
    std::vector<int> keys;
    int turned = 0;
    int leaves = 0;
    bool takesKeys = false;
};

class BoardViewTest : public testing::Test {
  protected:
    BoardViewTest() : view(scene) {
        scene.show(e);
        view.setSink(&listener);
        view.resize(640, 420);
        view.show();
    }
    ~BoardViewTest() override { view.setSink(nullptr); }

    // The tests run on screens of any density (tests/CMakeLists.txt).
    double density() const { return view.devicePixelRatioF(); }
    QSize pixels() const { return (QSizeF(view.size()) * density()).toSize(); }
    void settle() {
        ASSERT_TRUE(QTest::qWaitFor([&] { return view.settled(); }, 30000));
        QCoreApplication::processEvents();
    }
    void turnWheel(QPointF at, int angle, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, {0, angle}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void drag(Qt::MouseButton button, QPoint from, QPoint to) {
        QTest::mousePress(&view, button, {}, from);
        QMouseEvent move(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, button, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &move);
        QTest::mouseRelease(&view, button, {}, to);
    }

    document::Encounter e = test::ruinedKeep();
    BoardScene scene;
    BoardView view;
    Listener listener;
};

// At any density the board is painted in the pixels of the screen, never stretched.
TEST_F(BoardViewTest, SettledViewIsTheRenderedImage) {
    BoardMarks marks;
    marks.selected = {e.tokens.begin()->id};
    view.setMarks(marks);
    for (const double scale : {22.0, 38.5}) {
        view.setCamera(centredOn({11, 7}, scale * density(), pixels()));
        settle();
        RenderOptions options;
        options.size = pixels();
        options.density = density();
        options.camera = view.camera();
        options.colours = boardColours(themeFor(view));
        options.marks = marks;
        QImage seen(pixels(), QImage::Format_RGB32);
        seen.setDevicePixelRatio(density());
        view.render(&seen);
        seen.setDevicePixelRatio(1);
        EXPECT_EQ(seen, renderScene(scene, options)) << scale;
    }
}

TEST_F(BoardViewTest, StartsWithTheWholeBoard) {
    const QRectF visible = view.camera().toPlane(QRectF(QPointF(), pixels()));
    EXPECT_TRUE(visible.contains(scene.ground()->board));
}

// Who acts is shown when a fight is opened, before the window is there: the whole board comes first.
TEST_F(BoardViewTest, WhoIsShownBeforeTheWindowDoesNotKeepTheBoardFromIt) {
    BoardView late(scene);
    late.showRecord(e.tokens.begin()->id);
    late.bringIntoSight({1, 1});
    late.resize(640, 420);
    late.show();
    const QRectF visible = late.camera().toPlane(QRectF(QPointF(), QSizeF(late.size()) * density()));
    EXPECT_TRUE(visible.contains(scene.ground()->board));
}

TEST_F(BoardViewTest, WheelZoomsAtThePointer) {
    const QPointF at(200, 130);
    const auto before = view.eventAt(at);
    turnWheel(at, 120, Qt::NoModifier);
    turnWheel(at, 240, Qt::ControlModifier);
    const auto after = view.eventAt(at);
    EXPECT_GT(after.pixelsPerCell, before.pixelsPerCell * 1.5);
    EXPECT_NEAR(before.position.x, after.position.x, 0.06);
    EXPECT_NEAR(before.position.y, after.position.y, 0.06);
}

TEST_F(BoardViewTest, ShiftWheelGoesToTheTool) {
    const Camera before = view.camera();
    turnWheel({100, 100}, 120, Qt::ShiftModifier);
    turnWheel({100, 100}, -60, Qt::ShiftModifier);
    turnWheel({100, 100}, -60, Qt::ShiftModifier);
    turnWheel({100, 100}, -120, Qt::ShiftModifier);
    EXPECT_EQ(listener.turned, -1);
    EXPECT_EQ(view.camera(), before);
}

TEST_F(BoardViewTest, DragsWithRightMiddleAndSpacePan) {
    for (const auto button : {Qt::RightButton, Qt::MiddleButton}) {
        const QPointF before = view.camera().origin;
        drag(button, {300, 200}, {340, 185});
        EXPECT_EQ(view.camera().origin - before, QPointF(40, -15) * density());
    }
    const QPointF before = view.camera().origin;
    QTest::keyPress(&view, Qt::Key_Space);
    drag(Qt::LeftButton, {300, 200}, {310, 260});
    QTest::keyRelease(&view, Qt::Key_Space);
    EXPECT_EQ(view.camera().origin - before, QPointF(10, 60) * density());
    EXPECT_TRUE(listener.menus.empty());
    EXPECT_TRUE(std::none_of(listener.events.begin(), listener.events.end(),
                             [](const auto& event) { return event.kind == PointerEvent::Kind::Press; }));
}

TEST_F(BoardViewTest, ShortRightClickAsksForTheMenu) {
    QTest::mouseClick(&view, Qt::RightButton, {}, {300, 200});
    EXPECT_EQ(listener.menus.size(), 1u);
}

TEST_F(BoardViewTest, LeftClickReachesTheToolWithItsLatticePoint) {
    const QPointF at = view.widgetPoint({11 * 240 + 120, 3 * 240 + 120});
    QTest::mouseClick(&view, Qt::LeftButton, {}, at.toPoint());
    ASSERT_GE(listener.events.size(), 2u);
    const PointerEvent& press = listener.events.front();
    EXPECT_EQ(press.kind, PointerEvent::Kind::Press);
    EXPECT_EQ(press.cell, (board::Cell{11, 3}));
    EXPECT_EQ(press.under, (Pick{PickKind::Token, e.tokens.begin()->id}));
    EXPECT_EQ(listener.events.back().kind, PointerEvent::Kind::Release);
}

TEST_F(BoardViewTest, KeysZoomPanAndFit) {
    const double fitted = view.camera().scale;
    QTest::keyClick(&view, Qt::Key_Plus);
    EXPECT_GT(view.camera().scale, fitted);
    QTest::keyClick(&view, Qt::Key_1, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(view.zoom(), 1);
    const QPointF before = view.camera().origin;
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_GT(view.camera().origin.x(), before.x());
    QTest::keyClick(&view, Qt::Key_0, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(view.camera().scale, fitted);
}

TEST_F(BoardViewTest, UsedKeysStayWithTheTool) {
    listener.takesKeys = true;
    const Camera before = view.camera();
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_EQ(view.camera(), before);
    QTest::keyClick(&view, Qt::Key_Left, Qt::ControlModifier);
    EXPECT_NE(view.camera(), before);
    EXPECT_EQ(std::count(listener.keys.begin(), listener.keys.end(), Qt::Key_Left), 1);
}

TEST_F(BoardViewTest, AnEditOfTheGroundArrivesInTheView) {
    settle();
    QImage before(view.size(), QImage::Format_RGB32);
    view.render(&before);
    document::ChangeSet changes;
    auto door = *e.doors.begin();
    door.state = board::DoorState::Open;
    changes.replace(*e.doors.begin(), door);
    ASSERT_TRUE(document::apply(e, changes));
    scene.follow(e, changes);
    settle();
    QImage after(view.size(), QImage::Format_RGB32);
    view.render(&after);
    EXPECT_NE(before, after);
}

// Only what differs is painted when the overlay changes: what then stands on the screen is what painting
// everything gives.
TEST_F(BoardViewTest, ChangedOverlaysLeaveNothingBehind) {
    if (density() != 1) GTEST_SKIP() << "the platform of the tests grabs its screen at density 1 only";
    settle();
    const RecordId token = e.tokens.begin()->id;
    const auto overlay = [&](int step) {
        Overlay result;
        if (step % 5 != 0)
            result.polygons.push_back(
                {AreaStyle::ArcRear,
                 {{1200, 1200}, {2400, step % 3 == 0 ? 1300 : 1200}, {2400, 2400}, {1200, 2400}}});
        result.ghosts.push_back({token, {3 + step, 4 + step % 2}, std::nullopt});
        result.lines.push_back({LineStyle::Cut, {{720 + 240 * step, 1000}, {1800, 1800}}});
        if (step % 2 == 0) result.points.push_back({PointStyle::Corner, {720 + 240 * step, 1000}});
        result.labels.push_back({QStringLiteral("F"), LatticePoint{2000, 1500}, LabelTone::Neutral, true});
        result.labels.push_back(
            {QStringLiteral("step %1").arg(step), std::nullopt, LabelTone::Good, false, step % 2 == 0});
        return result;
    };
    for (int step = 0; step < 12; ++step) {
        const QPointF at(120 + 30 * step, 200 - 5 * step);
        QMouseEvent move(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, {}, {});
        QCoreApplication::sendEvent(&view, &move);
        view.setOverlay(overlay(step));
        settle();
        const QImage shown =
            view.screen()->grabWindow(view.winId()).toImage().convertToFormat(QImage::Format_RGB32);
        const QImage whole = view.grab().toImage().convertToFormat(QImage::Format_RGB32);
        ASSERT_EQ(shown.size(), whole.size());
        EXPECT_EQ(shown, whole) << step;
    }
}

}  // namespace tenaille::ui::board_view_test
