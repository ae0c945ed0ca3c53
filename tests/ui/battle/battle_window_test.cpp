// SPDX-License-Identifier: MIT
//
// The acceptance walk with the real window: open, add creatures, drag, read a ruling, override it, open a
// door, undo, save and come back.
#include "ui/battle/battle_window.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "core/io/document_file.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/add_panel.h"
#include "ui/battle/creature_form.h"
#include "ui/battle/document_files.h"
#include "ui/battle/inspector.h"
#include "ui/battle/ruling_card.h"
#include "ui/battle/side_panel.h"
#include "ui/scene/board_view.h"
#include "ui/style/appearance.h"
#include "ui/style/paint.h"
#include "ui/text/edit_text.h"
#include "ui/text/kind_text.h"
#include "ui/widgets/modifier_row.h"
#include "ui/widgets/toggle_switch.h"

namespace tenaille::ui::battle_window_test {

using board::Cell;
using test::sample;
using testing::ElementsAre;

class BattleWindowTest : public test::WindowTest {};

TEST_F(BattleWindowTest, OpensTheSample) {
    EXPECT_TRUE(m_window.windowTitle().contains(QStringLiteral("ruined-keep.encounter.json")));
    EXPECT_FALSE(m_files.isModified());
    EXPECT_FALSE(action(Command::Undo).isEnabled());
    EXPECT_GE(encounter().tokens.size(), 5u);
}

TEST_F(BattleWindowTest, FitsASmallScreen) {
    EXPECT_LE(m_window.minimumSizeHint().width(), 1100);
    EXPECT_LE(m_window.minimumSizeHint().height(), 640);
    m_window.resize(1366, 700);
    EXPECT_EQ(m_window.size(), QSize(1366, 700));
    EXPECT_GE(view().width(), 900) << "the board keeps most of the room";
}

// Only the field gets what is typed into it: H hides nobody, Del deletes nobody; Enter gives the keyboard
// back.
TEST_F(BattleWindowTest, KeysTypedInThePanelStayThere) {
    m_window.context().select({token("Arda").id});
    m_window.activateWindow();
    auto* box = m_window.side().inspector().findChild<QComboBox*>();
    ASSERT_NE(box, nullptr);
    for (const int key : {Qt::Key_H, Qt::Key_Delete, Qt::Key_N}) {
        QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::NoModifier);
        asked.ignore();
        QApplication::sendEvent(box, &asked);
        EXPECT_TRUE(asked.isAccepted()) << key;
    }
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.ignore();
    QApplication::sendEvent(box, &undo);
    EXPECT_FALSE(undo.isAccepted()) << "undo works from everywhere";
    const QSignalSpy left(&m_window.side(), &SidePanel::left);
    QTest::keyClick(box, Qt::Key_Return);
    EXPECT_EQ(left.size(), 1);
}

// After a click with the mouse in the panel the next key is for the board.
TEST_F(BattleWindowTest, ButtonsOfThePanelDoNotKeepTheKeyboard) {
    m_window.context().select({token("Arda").id});
    m_window.context().pinTarget(token("Ogre chief").id);
    const auto buttons = m_window.side().findChildren<QAbstractButton*>();
    EXPECT_GE(buttons.size(), 20);
    for (const QAbstractButton* button : buttons)
        EXPECT_FALSE(button->focusPolicy() & Qt::ClickFocus) << button->text().toStdString();
    QKeyEvent asked(QEvent::ShortcutOverride, Qt::Key_Insert, Qt::NoModifier);
    for (QAbstractButton* button : card().findChildren<QToolButton*>()) {
        if (!button->isVisible() || !button->isEnabled() || button->text() != QStringLiteral("Copy"))
            continue;
        button->setFocus(Qt::TabFocusReason);
        asked.ignore();
        QApplication::sendEvent(button, &asked);
        EXPECT_FALSE(asked.isAccepted()) << "a button has no use for it";
    }
}

TEST_F(BattleWindowTest, AHiddenFieldGivesTheKeyboardBack) {
    action(Command::AddCreatures).trigger();
    const QSignalSpy left(&m_window.side(), &SidePanel::left);
    m_window.activateWindow();
    QApplication::processEvents();
    ASSERT_NE(QApplication::focusWidget(), nullptr);
    m_window.side().showInspector();
    EXPECT_EQ(left.size(), 1);
    EXPECT_EQ(QApplication::focusWidget(), &view());
}

// On a small screen too the button is there without scrolling, and Enter presses it from every field, once.
TEST_F(BattleWindowTest, AddingNeedsNoScrolling) {
    m_window.resize(1280, 640);
    m_window.context().select({token("Arda").id});
    m_window.context().pinTarget(token("Ogre chief").id);
    action(Command::AddCreatures).trigger();
    QApplication::processEvents();
    SidePanel& side = m_window.side();
    AddPanel& panel = side.addPanel();
    auto* button = panel.bottom().findChild<QPushButton*>();
    ASSERT_NE(button, nullptr);
    EXPECT_TRUE(side.rect().contains(QRect(button->mapTo(&side, QPoint()), button->size())));
    EXPECT_FALSE(side.viewport()->geometry().intersects(panel.bottom().geometry())) << "it covers nothing";
    panel.findChild<QLineEdit*>()->setText(QStringLiteral("2 wolves"));
    for (QWidget* field : {static_cast<QWidget*>(panel.findChild<QLineEdit*>()),
                           static_cast<QWidget*>(panel.findChild<QSpinBox*>()),
                           static_cast<QWidget*>(panel.findChild<QComboBox*>())}) {
        const std::size_t before = encounter().tokens.size();
        QTest::keyClick(field, Qt::Key_Return);
        EXPECT_EQ(encounter().tokens.size(), before + 2) << field->metaObject()->className();
    }
    m_window.side().showInspector();
    EXPECT_FALSE(button->isVisible());
}

TEST_F(BattleWindowTest, MapThingsAreSelectedInMapModeOnly) {
    const RecordId wall = encounter().walls.begin()->id;
    action(Command::EditMap).trigger();
    m_window.context().select({wall});
    action(Command::RunEncounter).trigger();
    EXPECT_TRUE(m_window.context().selection().empty());
    EXPECT_FALSE(action(Command::Delete).isEnabled());
}

TEST(CountedName, NumbersAndNames) {
    const auto parsed = [](const char* text) { return countedName(QString::fromUtf8(text)); };
    EXPECT_EQ(parsed("6 goblins")->count, 6);
    EXPECT_EQ(parsed("6 goblins")->name, QStringLiteral("Goblin"));
    EXPECT_EQ(parsed("3x ogre")->count, 3);
    EXPECT_EQ(parsed("3 x ogre")->name, QStringLiteral("Ogre"));
    EXPECT_EQ(parsed(" Orc boss ")->name, QStringLiteral("Orc boss"));
    EXPECT_EQ(parsed("2 boss")->name, QStringLiteral("Boss"));
    EXPECT_EQ(parsed("3 wolves")->name, QStringLiteral("Wolf"));
    EXPECT_EQ(parsed("goblins")->name, QStringLiteral("Goblins")) << "one is called as typed";
    EXPECT_EQ(parsed("élan")->name, QString::fromUtf8("Élan"));
    for (const char* wrong : {"", "  ", "6", "0 goblins", "101 goblins"})
        EXPECT_FALSE(parsed(wrong).has_value()) << wrong;
}

TEST_F(BattleWindowTest, DragsArdaAndNamesTheStep) {
    const Cell from = token("Arda").creature.at;
    const Cell to = from + Cell{2, 1};
    mouse(QEvent::MouseMove, pointOf(from));
    mouse(QEvent::MouseButtonPress, pointOf(from), Qt::LeftButton);
    mouse(QEvent::MouseMove, pointOf(to));
    EXPECT_FALSE(view().overlay().ghosts.empty());
    EXPECT_EQ(token("Arda").creature.at, from);
    mouse(QEvent::MouseButtonRelease, pointOf(to), Qt::LeftButton);
    EXPECT_EQ(token("Arda").creature.at, to);
    EXPECT_EQ(token("Arda").moved, 2);
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Move Arda"));
    EXPECT_TRUE(m_files.isModified());
    action(Command::Undo).trigger();
    EXPECT_EQ(token("Arda").creature.at, from);
    EXPECT_EQ(token("Arda").moved, 0);
    EXPECT_EQ(action(Command::Redo).text().remove(QLatin1Char('&')), QStringLiteral("Redo: Move Arda"));
    EXPECT_FALSE(m_files.isModified());
    action(Command::Redo).trigger();
    EXPECT_EQ(token("Arda").creature.at, to);
}

TEST_F(BattleWindowTest, RightClickDuringADragTakesAWayPointBack) {
    const Cell from = token("Arda").creature.at;
    mouse(QEvent::MouseButtonPress, pointOf(from), Qt::LeftButton);
    mouse(QEvent::MouseMove, pointOf(from + Cell{2, 0}));
    key(Qt::Key_Space);
    mouse(QEvent::MouseMove, pointOf(from + Cell{2, 1}));
    const auto wayPoints = [&] {
        const auto& points = view().overlay().points;
        return std::count_if(points.begin(), points.end(),
                             [](const OverlayPoint& one) { return one.style == PointStyle::Waypoint; });
    };
    EXPECT_EQ(wayPoints(), 1);
    mouse(QEvent::MouseButtonPress, pointOf(from + Cell{2, 1}), Qt::RightButton);
    mouse(QEvent::MouseButtonRelease, pointOf(from + Cell{2, 1}), Qt::RightButton);
    EXPECT_EQ(wayPoints(), 0);
    EXPECT_FALSE(view().overlay().ghosts.empty()) << "the drag goes on";
    key(Qt::Key_Escape);
    mouse(QEvent::MouseButtonRelease, pointOf(from), Qt::LeftButton);
    EXPECT_EQ(token("Arda").creature.at, from);
    EXPECT_FALSE(action(Command::Undo).isEnabled());
}

TEST_F(BattleWindowTest, HoveringTheOgreGivesTheRuling) {
    click(token("Arda").creature.at);
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("Point at another creature")));
    hover(token("Ogre chief").creature.at);
    const QString text = card().plainText();
    EXPECT_TRUE(text.startsWith(QStringLiteral("Arda → Ogre chief"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Longbow"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("To hit +9"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("[CV-"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("[F5-07]"))) << "the shield is judged";
    const Overlay& overlay = view().overlay();
    EXPECT_EQ(overlay.polygons.size(), 4u) << "the arcs of the ogre";
    EXPECT_GE(overlay.lines.size(), 3u) << "lines of cover";
    EXPECT_FALSE(overlay.points.empty()) << "the chosen corner";
    EXPECT_EQ(m_document.undoStack().count(), 0) << "looking changes nothing";
}

TEST_F(BattleWindowTest, AltShowsTheLinesOfEveryCorner) {
    click(token("Arda").creature.at);
    const QPointF ogre = pointOf(token("Ogre chief").creature.at);
    mouse(QEvent::MouseMove, ogre);
    const std::size_t few = view().overlay().lines.size();
    mouse(QEvent::MouseMove, ogre, Qt::NoButton, Qt::AltModifier);
    EXPECT_GT(view().overlay().lines.size(), few);
    mouse(QEvent::MouseMove, ogre);
    EXPECT_EQ(view().overlay().lines.size(), few);
}

TEST_F(BattleWindowTest, TKeepsTheTarget) {
    click(token("Arda").creature.at);
    hover(token("Ogre chief").creature.at);
    action(Command::PinTarget).trigger();
    hover({2, 2});
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")));
    hover(token("Goblin 1").creature.at);
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief"))) << "pinned is pinned";
    key(Qt::Key_Escape);
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Goblin 1")));
}

TEST_F(BattleWindowTest, WhoIsPinnedMayAttackToo) {
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    click(token("Ogre chief").creature.at);
    hover(token("Arda").creature.at);
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Ogre chief → Arda")));
}

TEST_F(BattleWindowTest, AnOverrideCountsAndIsMarked) {
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    ASSERT_TRUE(card().plainText().contains(QStringLiteral("To hit +9")));
    Q_EMIT card().overrideChosen(QStringLiteral("sheet.attackBonus"), 12, 9);
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("To hit +12")));
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("overridden; the rules say +9")))
        << card().plainText().toStdString();
    ASSERT_EQ(encounter().overrides.size(), 1u);
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Override for Arda against Ogre chief"));
    Q_EMIT card().overrideChosen(QStringLiteral("sheet.attackBonus"), std::nullopt, 9);
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("To hit +9")));
    EXPECT_FALSE(card().plainText().contains(QStringLiteral("overridden")));
    action(Command::Undo).trigger();
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("To hit +12")));
}

TEST_F(BattleWindowTest, WhatIsRefusedIsAllowedWithOneClick) {
    click(token("Goblin 1").creature.at);
    m_window.context().pinTarget(token("Urbain").id);
    const QString refused = card().plainText();
    ASSERT_TRUE(refused.contains(QStringLiteral("needs –"))) << refused.toStdString();
    ASSERT_TRUE(refused.contains(QStringLiteral("[CV-13]"))) << refused.toStdString();
    const auto switches = [&] {
        QList<ToggleSwitch*> found;
        for (ModifierRow* row : card().findChildren<ModifierRow*>())
            if (row->isVisible() && row->isCounted() && row->accessibleName().startsWith(QChar(0x2717)))
                found << row->findChild<ToggleSwitch*>();
        return found;
    };
    ASSERT_FALSE(switches().isEmpty());
    while (!switches().isEmpty()) switches().front()->click();
    EXPECT_FALSE(card().plainText().contains(QStringLiteral("needs –"))) << card().plainText().toStdString();
    EXPECT_TRUE(card().plainText().contains(QStringLiteral("Allowed all the same.")));
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Allow attack of Goblin 1 on Urbain"));
    while (!encounter().overrides.empty()) action(Command::Undo).trigger();
    EXPECT_EQ(card().plainText(), refused);
}

TEST_F(BattleWindowTest, WhatTheBoardShowsIsChosenByKeys) {
    click(token("Cassandra").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    const auto& overlay = view().overlay();
    const auto areas = [&](AreaStyle style) {
        return std::count_if(overlay.cells.begin(), overlay.cells.end(),
                             [&](const OverlayCells& one) { return one.style == style; });
    };
    EXPECT_EQ(overlay.polygons.size(), 4u);
    EXPECT_EQ(areas(AreaStyle::Reach) + areas(AreaStyle::Threat), 0);
    const auto lines = overlay.lines.size();
    ASSERT_GT(lines, 0u);
    action(Command::ShowArcs).trigger();
    EXPECT_TRUE(overlay.polygons.empty());
    action(Command::ShowThreat).trigger();
    EXPECT_EQ(areas(AreaStyle::Reach), 1) << "of whom attacks";
    EXPECT_EQ(areas(AreaStyle::Threat), 1) << "of the target";
    EXPECT_EQ(areas(AreaStyle::Reachable), 0);
    const auto labels = overlay.labels.size();
    action(Command::ShowReachable).trigger();
    EXPECT_EQ(areas(AreaStyle::Reachable), 1);
    EXPECT_EQ(areas(AreaStyle::ReachableFar), 1);
    EXPECT_GT(overlay.labels.size(), labels + 8) << "each cell says what it costs";
    action(Command::ShowLines).trigger();
    EXPECT_LT(overlay.lines.size(), lines);
    action(Command::ShowLines).trigger();
    EXPECT_EQ(overlay.lines.size(), lines);
}

// The ogre stands between two of the party.
TEST_F(BattleWindowTest, WhoFlanksIsJoinedWithTheTargetByALine) {
    const auto headings = [&] {
        const auto& lines = view().overlay().lines;
        return std::count_if(lines.begin(), lines.end(),
                             [](const OverlayLine& line) { return line.style == LineStyle::Heading; });
    };
    click(token("Arda").creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    EXPECT_EQ(headings(), 0) << "from afar nobody flanks";
    document::ChangeSet move{"moveToken", {}, {}};
    board::TokenRecord beside = token("Cassandra");
    const board::Cell ogre = token("Ogre chief").creature.at;
    beside.creature.at = ogre + board::Cell{2, 0};
    move.replace(token("Cassandra"), beside);
    board::TokenRecord opposite = token("Conrath");
    opposite.creature.at = ogre + board::Cell{-1, 0};
    move.replace(token("Conrath"), opposite);
    ASSERT_TRUE(m_document.perform(move).ok());
    click(beside.creature.at);
    m_window.context().pinTarget(token("Ogre chief").id);
    EXPECT_GT(headings(), 0) << card().plainText().toStdString();
    action(Command::ShowFlanking).trigger();
    EXPECT_EQ(headings(), 0);
}

// A second click at the same place takes the first one back: nothing has moved under the mouse.
TEST_F(BattleWindowTest, ALineThatIsLeftOutStaysWhereItIs) {
    m_window.resize(1366, 700);
    m_window.context().select({token("Arda").id});
    m_window.context().pinTarget(token("Ogre chief").id);
    QApplication::processEvents();
    const auto rows = card().findChildren<ModifierRow*>();
    const auto places = [&] {
        QList<QRect> found{card().geometry()};
        for (const ModifierRow* row : rows) {
            found << row->geometry();
            for (const QWidget* part : row->findChildren<QWidget*>())
                if (part->isVisible()) found << part->geometry();
        }
        return found;
    };
    const QList<QRect> before = places();
    int switched = 0;
    for (ModifierRow* row : rows) {
        auto* on = row->findChild<ToggleSwitch*>();
        if (!on->isVisible()) continue;
        ++switched;
        on->click();
        QApplication::processEvents();
        EXPECT_FALSE(row->isCounted());
        EXPECT_TRUE(row->isValueStruck());
        EXPECT_EQ(row->accessibleDescription(), QStringLiteral("Left out by the game master"));
        EXPECT_EQ(places(), before) << row->accessibleName().toStdString();
        on->click();
        QApplication::processEvents();
        EXPECT_TRUE(row->isCounted());
        EXPECT_TRUE(row->accessibleDescription().isEmpty());
    }
    EXPECT_GE(switched, 3);
}

TEST_F(BattleWindowTest, OpeningADoorChangesTheRulingAtOnce) {
    // The goblins stand behind the closed door of the guard room.
    const board::DoorRecord& door = *encounter().doors.begin();
    ASSERT_EQ(door.state, board::DoorState::Closed);
    click(token("Goblin 1").creature.at);
    m_window.context().pinTarget(token("Urbain").id);
    const QString closed = card().plainText();
    EXPECT_TRUE(closed.contains(QStringLiteral("No line of effect"))) << closed.toStdString();
    const geometry::Segment where = door.where;
    clickAt(view().widgetPoint({(where.a.x + where.b.x) / 2, (where.a.y + where.b.y) / 2}));
    EXPECT_EQ(encounter().doors.begin()->state, board::DoorState::Open);
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Open door"));
    EXPECT_NE(card().plainText(), closed);
    EXPECT_FALSE(card().plainText().contains(QStringLiteral("No line of effect")))
        << card().plainText().toStdString();
    action(Command::Undo).trigger();
    EXPECT_EQ(card().plainText(), closed);
}

TEST_F(BattleWindowTest, UndoAndRedoThroughEverything) {
    const document::Encounter start = encounter();
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{1, 1});
    action(Command::NewTurn).trigger();
    action(Command::Hide).trigger();
    action(Command::Duplicate).trigger();
    action(Command::ToggleGrid).trigger();
    key(Qt::Key_Right, Qt::ShiftModifier);
    action(Command::SelectAll).trigger();
    action(Command::Delete).trigger();
    EXPECT_TRUE(encounter().tokens.empty());
    EXPECT_EQ(undoText().left(13), QStringLiteral("Undo: Remove "));
    const document::Encounter end = encounter();
    while (action(Command::Undo).isEnabled()) action(Command::Undo).trigger();
    EXPECT_TRUE(document::sameContent(encounter(), start));
    EXPECT_FALSE(m_files.isModified());
    while (action(Command::Redo).isEnabled()) action(Command::Redo).trigger();
    EXPECT_TRUE(document::sameContent(encounter(), end));
}

TEST_F(BattleWindowTest, SavesAndComesBackTheSame) {
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("tomb.encounter.json")).toStdString();
    ASSERT_TRUE(io::saveDocument(encounter(), path, {}).ok());
    ASSERT_TRUE(m_files.openNow(QString::fromStdString(path)));
    drag(token("Arda").creature.at, token("Arda").creature.at + Cell{1, 1});
    const board::DoorRecord& door = *encounter().doors.begin();
    m_window.context().perform(actions::SetDoor{door.id, board::DoorState::Open});
    EXPECT_TRUE(m_files.isModified());
    EXPECT_TRUE(m_window.windowTitle().contains(QStringLiteral("•")));
    ASSERT_TRUE(m_files.save(nullptr));
    EXPECT_FALSE(m_files.isModified());
    EXPECT_EQ(m_files.stateText(), QStringLiteral("Saved"));
    const document::Encounter saved = encounter();
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 3, 3}));
    ASSERT_TRUE(m_files.openNow(QString::fromStdString(path)));
    EXPECT_TRUE(document::sameContent(encounter(), saved));
    EXPECT_TRUE(m_window.context().selection().empty());
}

TEST_F(BattleWindowTest, AFileThatCannotBeReadLeavesEverything) {
    const document::Encounter before = encounter();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.encounter.json"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": ");
    file.close();
    EXPECT_FALSE(m_files.openNow(path));
    EXPECT_FALSE(m_files.openNow(folder.filePath(QStringLiteral("absent.encounter.json"))));
    EXPECT_FALSE(m_files.openNow(folder.path()));
    EXPECT_TRUE(document::sameContent(encounter(), before));
    EXPECT_TRUE(m_files.path().endsWith(QStringLiteral("ruined-keep.encounter.json")));
}

TEST_F(BattleWindowTest, KeysReachTheBoardBeforeTheCommands) {
    m_files.openNow(sample("crow-ford.encounter.json"));
    ASSERT_TRUE(board::isHex(m_document.board().grid()));
    const board::TokenRecord& first = *encounter().tokens.begin();
    m_window.context().select({first.id});
    view().setFocus();
    int moved = 0;
    for (const int letter :
         {Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_Z, Qt::Key_C}) {
        const int steps = m_document.undoStack().count();
        key(letter);
        moved += m_document.undoStack().count() - steps;
    }
    EXPECT_GE(moved, 4) << "six letters are steps; some may be refused";
}

TEST_F(BattleWindowTest, ThePanToolMovesTheView) {
    action(Command::PanTool).trigger();
    const QPointF before = pointOf({5, 5});
    mouse(QEvent::MouseButtonPress, before, Qt::LeftButton);
    mouse(QEvent::MouseMove, before + QPointF(60, 30));
    mouse(QEvent::MouseButtonRelease, before + QPointF(60, 30), Qt::LeftButton);
    const QPointF after = pointOf({5, 5});
    EXPECT_NEAR(after.x() - before.x(), 60, 1.5);
    EXPECT_NEAR(after.y() - before.y(), 30, 1.5);
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

TEST_F(BattleWindowTest, TheInspectorEditsTheSelectedCreature) {
    click(token("Arda").creature.at);
    m_window.context().openDetails(token("Arda").id);
    auto* name = m_window.side().inspector().findChild<CreatureForm*>()->findChild<QLineEdit*>();
    ASSERT_NE(name, nullptr);
    EXPECT_EQ(name->text(), QStringLiteral("Arda"));
    name->setText(QStringLiteral("Arda the Swift"));
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_EQ(token("Arda the Swift").name, "Arda the Swift");
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Edit Arda the Swift"));
    action(Command::Undo).trigger();
    EXPECT_EQ(name->text(), QStringLiteral("Arda")) << "the fields follow undo";
}

TEST_F(BattleWindowTest, EditingOneFieldLeavesTheOthers) {
    board::TokenRecord plain = token("Arda");
    plain.creature.armorClass.reset();
    m_window.context().perform(actions::EditToken{plain});
    m_window.context().openDetails(plain.id);
    auto* name = m_window.side().inspector().findChild<CreatureForm*>()->findChild<QLineEdit*>();
    name->setText(QStringLiteral("Ghost"));
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_FALSE(token("Ghost").creature.armorClass.has_value()) << "no armour class was typed";
}

TEST_F(BattleWindowTest, TheStatusBarTellsPlaceDistanceAndScale) {
    click(token("Arda").creature.at);
    hover(token("Arda").creature.at + Cell{3, 0});
    QString all;
    for (const QLabel* label : m_window.statusBar()->findChildren<QLabel*>())
        all += label->text() + QLatin1Char('|');
    EXPECT_TRUE(all.contains(QStringLiteral("4.5"))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("3 squares"))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("%"))) << all.toStdString();
    EXPECT_TRUE(all.contains(QStringLiteral("Saved"))) << all.toStdString();
}

// The way and the straight distance are two numbers; while somebody is dragged only the way counts.
TEST_F(BattleWindowTest, TheStatusBarTellsTheWayWhileDragging) {
    const Cell from = token("Arda").creature.at;
    click(from);
    mouse(QEvent::MouseButtonPress, pointOf(from), Qt::LeftButton);
    mouse(QEvent::MouseMove, pointOf(from + Cell{0, 2}));
    const auto status = [&] {
        QStringList texts;
        for (const QLabel* label : m_window.statusBar()->findChildren<QLabel*>())
            if (label->isVisible()) texts << label->text();
        return texts.join(QLatin1Char('|'));
    };
    EXPECT_TRUE(status().contains(QStringLiteral("Way 2 squares"))) << status().toStdString();
    EXPECT_FALSE(status().contains(QStringLiteral("Distance"))) << status().toStdString();
    key(Qt::Key_Escape);
    hover(from + Cell{0, 3});
    EXPECT_TRUE(status().contains(QStringLiteral("Distance 3 squares"))) << status().toStdString();
}

// New ones stand where the mouse points, unless it points elsewhere than at the board.
TEST_F(BattleWindowTest, NewCreaturesStandAroundThePointer) {
    board::TokenRecord wolf;
    wolf.name = "Wolf";
    wolf.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
    const Cell near = token("Arda").creature.at + Cell{0, 3};
    hover(near);
    view().setAttribute(Qt::WA_UnderMouse, true);
    Q_EMIT m_window.side().addPanel().addWanted({{wolf, 1}});
    EXPECT_EQ(token("Wolf").creature.at, near);
    action(Command::Undo).trigger();
    view().setAttribute(Qt::WA_UnderMouse, false);
    Q_EMIT m_window.side().addPanel().addWanted({{wolf, 1}});
    EXPECT_NE(token("Wolf").creature.at, near);
}

TEST_F(BattleWindowTest, AnotherDocumentBeginsAnew) {
    action(Command::AddCreatures).trigger();
    auto* line = m_window.side().addPanel().findChild<QLineEdit*>();
    line->setText(QStringLiteral("6 goblins"));
    m_window.context().pinTarget(token("Ogre chief").id);
    m_files.openNow(sample("lame-goose.encounter.json"));
    EXPECT_FALSE(m_window.context().pinnedTarget()) << "who bears its number here is somebody else";
    EXPECT_TRUE(line->text().isEmpty());
    EXPECT_EQ(m_window.side().page(), 0);
}

TEST(OpenFilter, TheFirstOneListsForeignMapsToo) {
    const QString first = openFilter().section(QStringLiteral(";;"), 0, 0);
    for (const char* pattern : {"*.encounter.json", "*.map.json", "*.uvtt", "*.dd2vtt", "*.df2vtt"})
        EXPECT_TRUE(first.contains(QLatin1String(pattern))) << pattern;
}

TEST_F(BattleWindowTest, TheStatusBarNamesWhatLiesUnderThePointer) {
    const auto status = [&] {
        QString all;
        for (const QLabel* label : m_window.statusBar()->findChildren<QLabel*>())
            all += label->text() + QLatin1Char('|');
        return all;
    };
    const board::TerrainRecord& terrain = *encounter().terrain.begin();
    hover(terrain.cells.front());
    EXPECT_TRUE(status().contains(kindText(board::Kinds(), terrain))) << status().toStdString();
    const board::DoorRecord door = *encounter().doors.begin();
    mouse(QEvent::MouseMove,
          view().widgetPoint({(door.where.a.x + door.where.b.x) / 2, (door.where.a.y + door.where.b.y) / 2}));
    EXPECT_TRUE(status().contains(QStringLiteral("Door, closed"))) << status().toStdString();
    m_window.context().perform(actions::SetDoor{door.id, board::DoorState::Open});
    EXPECT_TRUE(status().contains(QStringLiteral("Door, open"))) << status().toStdString();
}

TEST_F(BattleWindowTest, EveryShortcutHasOneMeaning) {
    std::map<QString, QString> owner;
    std::set<const QAction*> battle;
    for (const Command command : kBattleOnly) battle.insert(m_window.commands()[command]);
    std::set<const QAction*> map;
    for (const Command command : kMapTools) map.insert(m_window.commands()[command]);
    std::map<QString, QString> ownerThere;  // in map mode
    for (QAction* one : m_window.commands().all()) {
        EXPECT_FALSE(one->text().isEmpty());
        if (battle.count(one) == 0) {
            for (const QKeySequence& keys : one->shortcuts())
                EXPECT_TRUE(ownerThere.emplace(keys.toString(), one->text()).second)
                    << keys.toString().toStdString() << " in map mode";
        }
        if (map.count(one) != 0) continue;
        for (const QKeySequence& keys : one->shortcuts()) {
            const auto [at, fresh] = owner.emplace(keys.toString(), one->text());
            EXPECT_TRUE(fresh) << keys.toString().toStdString() << ": " << at->second.toStdString() << " and "
                               << one->text().toStdString();
        }
    }
    EXPECT_EQ(owner[QStringLiteral("Ctrl+Shift+Z")].remove(QLatin1Char('&')), QStringLiteral("Redo"));
}

// Commands that nothing listens to would be dead entries in menus, bars and the sheet of keys.
TEST_F(BattleWindowTest, EveryCommandDoesSomething) {
    struct Open : QAction {
        using QAction::receivers;
    };
    for (const QAction* one : m_window.commands().all())
        EXPECT_GT((one->*(&Open::receivers))(SIGNAL(triggered(bool))), 0) << one->text().toStdString();
}

// The board without a mouse: whom to aim at, and how to keep that one.
TEST_F(BattleWindowTest, KeysChooseTheTarget) {
    m_window.context().select({token("Arda").id});
    const std::vector<RecordId> all = m_window.context().targets();
    ASSERT_EQ(all.size(), encounter().tokens.size() - 1);
    const auto& arda = token("Arda").creature;
    const auto far = [&](RecordId id) {
        const auto& other = encounter().tokens.find(id)->creature;
        return board::distance(m_window.context().grid(), arda.footprint, arda.at, other.footprint, other.at);
    };
    const auto isFoe = [&](RecordId id) {
        return !board::areAllies(arda, encounter().tokens.find(id)->creature);
    };
    for (std::size_t i = 1; i < all.size(); ++i) {
        EXPECT_GE(isFoe(all[i - 1]), isFoe(all[i])) << "foes first";
        if (isFoe(all[i])) {
            EXPECT_LE(far(all[i - 1]), far(all[i])) << "the nearest first";
        }
    }
    action(Command::NextTarget).trigger();
    EXPECT_EQ(m_window.context().target(), all[0]);
    EXPECT_FALSE(m_window.context().pinnedTarget());
    EXPECT_THAT(card().plainText().toStdString(), testing::HasSubstr(encounter().tokens.find(all[0])->name));
    const QString told = QStringLiteral("Distance ") + m_window.context().lengthText(far(all[0]));
    const auto labels = m_window.statusBar()->findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [&](auto* one) { return one->text() == told; }));
    action(Command::NextTarget).trigger();
    EXPECT_EQ(m_window.context().target(), all[1]);
    action(Command::PinTarget).trigger();
    EXPECT_EQ(m_window.context().pinnedTarget(), all[1]);
    action(Command::PreviousTarget).trigger();
    EXPECT_EQ(m_window.context().target(), all[0]);
    action(Command::PreviousTarget).trigger();
    EXPECT_EQ(m_window.context().target(), all.back());
}

TEST_F(BattleWindowTest, DiceAreRolledForAnything) {
    QString shown;
    QTimer::singleShot(0, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        ASSERT_NE(dialog, nullptr);
        const auto fields = dialog->findChildren<QLineEdit*>();
        ASSERT_EQ(fields.size(), 2);
        QTest::keyClicks(fields[0], QStringLiteral("4d6 keep"));
        QTest::keyClick(fields[0], Qt::Key_Return);
        EXPECT_TRUE(dialog->isVisible()) << "Enter closes nothing";
        QTest::keyClicks(fields[0], QStringLiteral(" 3"));
        QTest::keyClicks(fields[1], QStringLiteral("Strength"));
        QTest::keyClick(fields[1], Qt::Key_Return);
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            if (label->text().contains(QLatin1String("Total"))) shown = label->text();
        QTest::keyClick(fields[0], Qt::Key_Escape);
    });
    action(Command::RollDice).trigger();
    ASSERT_EQ(m_document.undoStack().count(), 1) << "one step";
    const board::LogRecord line = *std::prev(encounter().log.end());
    EXPECT_EQ(line.entry, "dice.thrown");
    EXPECT_EQ(shown.toStdString(), "Total " + line.arguments[2] + "\n" + line.arguments[1]);
    EXPECT_THAT(logText(line.entry, line.arguments, board::GridKind::Square).toStdString(),
                testing::StartsWith("Strength: 4d6 keep 3: "));
    m_document.undoStack().undo();
    EXPECT_TRUE(encounter().log.empty());
}

// What is no dice stays in the field, is marked, and says why; the creature keeps what it had.
TEST_F(BattleWindowTest, NonsenseInTheDamageOfACreatureIsMarked) {
    m_window.context().select({token("Arda").id});
    const std::string before = token("Arda").fighter.damage;
    QLineEdit* damage = nullptr;
    for (QLineEdit* one : m_window.side().findChildren<QLineEdit*>())
        if (one->text().toStdString() == before) damage = one;
    ASSERT_NE(damage, nullptr);
    const auto saysWhy = [&] {
        const auto labels = m_window.side().findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return !label->isHidden() && label->text().contains(QLatin1String("counts until this is right"));
        });
    };
    for (const char* wrong : {"abc", "4d6khx", "4d6 keep 5"}) {
        damage->setText(QString::fromLatin1(wrong));
        Q_EMIT damage->editingFinished();
        EXPECT_TRUE(isWrong(damage)) << wrong;
        EXPECT_TRUE(saysWhy()) << wrong;
        EXPECT_EQ(token("Arda").fighter.damage, before) << wrong;
    }
    for (const char* right : {"4d6kh3", "4d6 keep 3", "4d6 drop lowest 1"}) {
        damage->setText(QString::fromLatin1(right));
        Q_EMIT damage->editingFinished();
        EXPECT_FALSE(isWrong(damage)) << right;
        EXPECT_FALSE(saysWhy()) << right;
        EXPECT_EQ(token("Arda").fighter.damage, right);
    }
}

// The board shows whom the mouse rests on: the card speaks of the same one, whoever is selected by key.
TEST_F(BattleWindowTest, BoardAndCardSpeakOfTheSameOne) {
    hover(token("Ogre chief").creature.at);
    EXPECT_FALSE(m_window.context().target().has_value());
    m_window.context().select({token("Arda").id});
    EXPECT_EQ(m_window.context().target(), token("Ogre chief").id);
    ASSERT_FALSE(view().marks().targets.empty());
    EXPECT_EQ(view().marks().targets.front(), token("Ogre chief").id);
}

}  // namespace tenaille::ui::battle_window_test
