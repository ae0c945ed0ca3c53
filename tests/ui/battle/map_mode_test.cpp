// SPDX-License-Identifier: MIT
//
// Map mode in the window: the panel tells what is selected of the map, lights are switched, a picture is laid
// under a new board.
#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <functional>

#include "core/actions/map_elements.h"
#include "core/actions/room_size.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/check_panel.h"
#include "ui/battle/inspector.h"
#include "ui/battle/map_export.h"
#include "ui/battle/map_panel.h"
#include "ui/battle/own_look_box.h"
#include "ui/battle/picture_place.h"
#include "ui/scene/overview.h"

namespace tenaille::ui::map_mode_test {

class MapModeTest : public test::WindowTest {
  protected:
    MapPanel& panel() { return m_window.side().map(); }
    // The text of a note in its field, selected: what is typed takes its place.
    QPlainTextEdit* writeAnew(RecordId note) {
        action(Command::EditMap).trigger();
        m_window.context().select({note});
        auto* more = panel().findChild<QPlainTextEdit*>();
        more->setFocus();
        more->selectAll();
        return more;
    }
    QString text() {
        QStringList texts;
        for (const QLabel* label : panel().findChildren<QLabel*>()) texts << label->text();
        return texts.join(QLatin1Char('\n'));
    }
    QPushButton* button(const QString& name) {
        for (QPushButton* one : panel().findChildren<QPushButton*>())
            if (one->text() == name && one->isVisible()) return one;
        return nullptr;
    }
    const board::LightRecord& light() const { return *encounter().lights.begin(); }
};

TEST_F(MapModeTest, ANewBoardIsThereToBeDrawn) {
    QTimer::singleShot(0, [] {
        QDialog* dialog = test::openDialog();
        ASSERT_NE(dialog, nullptr);
        dialog->accept();
    });
    action(Command::New).trigger();
    EXPECT_TRUE(encounter().tokens.empty());
    EXPECT_TRUE(m_window.context().editing());
    EXPECT_TRUE(panel().isVisible());
}

TEST_F(MapModeTest, ThePanelShowsTheMapInsteadOfACreature) {
    EXPECT_FALSE(panel().isVisible());
    action(Command::EditMap).trigger();
    EXPECT_TRUE(panel().isVisible());
    EXPECT_FALSE(m_window.side().inspector().isVisible());
    EXPECT_TRUE(text().contains(QString::fromStdString(encounter().settingsRecord().title)));
    EXPECT_TRUE(text().contains(QStringLiteral("%1 walls").arg(encounter().walls.size())))
        << text().toStdString();
    EXPECT_TRUE(text().contains(QStringLiteral("×\u00a0Stone wall")));
    EXPECT_EQ(button(QStringLiteral("Delete")), nullptr) << "nothing is selected";
    m_window.context().select({token("Arda").id});
    EXPECT_FALSE(panel().isVisible()) << "a creature is a creature in map mode too";
    action(Command::RunEncounter).trigger();
    EXPECT_FALSE(panel().isVisible());
    EXPECT_TRUE(card().isVisible());
}

// The ruling and its marks go away together and come back together.
TEST_F(MapModeTest, TheEncounterGoesOnWhereItStopped) {
    const RecordId arda = token("Arda").id;
    const RecordId ogre = token("Ogre chief").id;
    m_window.context().select({arda});
    m_window.context().pinTarget(ogre);
    EXPECT_EQ(view().marks().pinned, ogre);
    action(Command::EditMap).trigger();
    EXPECT_TRUE(view().marks().targets.empty());
    EXPECT_EQ(view().marks().pinned, RecordId{});
    EXPECT_TRUE(m_window.context().selection().empty());
    action(Command::RunEncounter).trigger();
    EXPECT_EQ(m_window.context().selection(), std::vector<RecordId>{arda});
    EXPECT_EQ(view().marks().targets, std::vector<RecordId>{ogre});
    EXPECT_TRUE(card().plainText().startsWith(QStringLiteral("Arda → Ogre chief")));
    action(Command::EditMap).trigger();
    m_files.openNow(test::sample("lame-goose.encounter.json"));
    action(Command::RunEncounter).trigger();
    EXPECT_TRUE(m_window.context().selection().empty()) << "of another document";
}

TEST_F(MapModeTest, ADoorIsChangedAndDeletedThere) {
    action(Command::EditMap).trigger();
    const RecordId door = encounter().doors.begin()->id;
    m_window.context().select({door});
    ASSERT_NE(button(QStringLiteral("Lock")), nullptr);
    button(QStringLiteral("Lock"))->click();
    EXPECT_EQ(encounter().doors.find(door)->state, board::DoorState::Locked);
    EXPECT_TRUE(text().contains(QStringLiteral("locked")));
    EXPECT_FALSE(button(QStringLiteral("Lock"))->isEnabled());
    button(QStringLiteral("Open"))->click();
    EXPECT_EQ(encounter().doors.find(door)->state, board::DoorState::Open) << "its buttons ignore the lock";
    button(QStringLiteral("Delete"))->click();
    EXPECT_EQ(encounter().doors.find(door), nullptr);
    EXPECT_EQ(button(QStringLiteral("Delete")), nullptr);
}

TEST_F(MapModeTest, ALightIsSwitchedInThePanelAndByASecondClick) {
    ASSERT_FALSE(encounter().lights.empty());
    const bool on = light().on;
    const QPointF at = view().widgetPoint(light().at);
    clickAt(at);
    EXPECT_EQ(light().on, on) << "not while playing";
    action(Command::EditMap).trigger();
    clickAt(at);
    EXPECT_EQ(light().on, on) << "the first click selects";
    EXPECT_EQ(m_window.context().selection(), std::vector<RecordId>{light().id});
    clickAt(at);
    EXPECT_EQ(light().on, !on);
    EXPECT_EQ(undoText(), on ? QStringLiteral("Undo: Light off") : QStringLiteral("Undo: Light on"));
    ASSERT_NE(button(on ? QStringLiteral("Light on") : QStringLiteral("Light off")), nullptr);
    button(on ? QStringLiteral("Light on") : QStringLiteral("Light off"))->click();
    EXPECT_EQ(light().on, on);
}

// What is chosen in the palette is what is drawn with, and it says what it does to the rules.
TEST_F(MapModeTest, ThePaletteSetsThePens) {
    action(Command::EditMap).trigger();
    action(Command::WallTool).trigger();
    QToolButton* hedge = nullptr;
    for (QToolButton* one : panel().findChildren<QToolButton*>())
        if (one->accessibleName() == QStringLiteral("Hedge") && one->isVisible()) hedge = one;
    ASSERT_NE(hedge, nullptr);
    EXPECT_FALSE(hedge->icon().isNull());
    hedge->click();
    EXPECT_EQ(m_window.context().pens().wall, "hedge");
    bool told = false;
    for (const QLabel* label : panel().findChildren<QLabel*>())
        told = told || (label->isVisible() && label->text().contains(QStringLiteral("partial cover")));
    EXPECT_TRUE(told);
    action(Command::DoorTool).trigger();
    EXPECT_FALSE(hedge->isVisible()) << "each tool has its kinds";
}

TEST_F(MapModeTest, ThePlaceOfThePictureIsTypedInPixels) {
    board::PictureRecord picture;
    picture.asset = "cave.png";
    picture.pixelWidth = 2100;
    picture.pixelHeight = 1400;
    picture.width = 30 * 240;
    picture.height = 20 * 240;
    ASSERT_TRUE(m_document.perform(actions::PutElements{"setPicture", {picture}}).ok());
    picture.id = encounter().pictures.begin()->id;
    auto* place = panel().findChild<PicturePlace*>();
    ASSERT_NE(place, nullptr);
    action(Command::EditMap).trigger();
    EXPECT_FALSE(place->isVisible());
    action(Command::AlignTool).trigger();
    EXPECT_TRUE(place->isVisible()) << "beside the tool that does it by hand";
    const auto boxes = place->findChildren<QDoubleSpinBox*>();
    ASSERT_EQ(boxes.size(), 3);
    EXPECT_EQ(boxes[0]->value(), 70) << "pixels a cell";
    boxes[1]->setValue(35);
    EXPECT_EQ(encounter().pictures.begin()->x, -120) << "half a cell of it lies beside the board";
    boxes[2]->setValue(-14);
    EXPECT_EQ(encounter().pictures.begin()->y, 48) << "it begins inside the board";
    boxes[0]->setValue(140);
    const board::PictureRecord& after = *encounter().pictures.begin();
    EXPECT_EQ(after.width, 15 * 240);
    EXPECT_EQ(after.height, 10 * 240);
    EXPECT_EQ(after.x, -60) << "the same pixel lies in the corner";
    EXPECT_EQ(boxes[1]->value(), 35);
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Picture on the grid"));
    m_document.undoStack().undo();
    EXPECT_EQ(boxes[0]->value(), 70);
    m_document.undoStack().undo();
    m_document.undoStack().undo();
    EXPECT_EQ(*encounter().pictures.begin(), picture);
}

TEST_F(MapModeTest, TheLengthOfWallsIsTold) {
    std::vector<RecordId> walls;
    for (const std::int32_t length : {360, 480}) {
        board::WallRecord wall;
        wall.points = {{0, 120}, {length, 120}};
        ASSERT_TRUE(m_document.perform(actions::PutElements{"addWall", {wall}}).ok());
        walls.push_back(std::prev(encounter().walls.end())->id);
    }
    action(Command::EditMap).trigger();
    m_window.context().setUnits(Units::Metric);
    m_window.context().select({walls[0]});
    EXPECT_TRUE(text().contains(QStringLiteral("1.5 squares · 2.3 m"))) << text().toStdString();
    m_window.context().select(walls);
    EXPECT_TRUE(text().contains(QStringLiteral("3.5 squares · 5.3 m"))) << text().toStdString();
}

TEST_F(MapModeTest, TheLettersOfToolsBelongToTheMode) {
    EXPECT_FALSE(action(Command::LightTool).isEnabled());
    EXPECT_TRUE(action(Command::ShowLines).isEnabled());
    action(Command::EditMap).trigger();
    EXPECT_TRUE(action(Command::LightTool).isEnabled());
    EXPECT_FALSE(action(Command::ShowLines).isEnabled());
    EXPECT_FALSE(action(Command::NewTurn).isEnabled());
}

TEST_F(MapModeTest, AFieldChangesAllThatAreSelected) {
    action(Command::EditMap).trigger();
    ASSERT_GT(encounter().lights.size(), 1u);
    std::vector<RecordId> lights;
    for (const board::LightRecord& one : encounter().lights) lights.push_back(one.id);
    m_window.context().select(lights);
    QDoubleSpinBox* dim = nullptr;
    for (QDoubleSpinBox* box : panel().findChildren<QDoubleSpinBox*>())
        if (box->isVisible()) dim = box;  // the last of the fields
    ASSERT_NE(dim, nullptr);
    dim->setValue(12);  // metres
    for (const board::LightRecord& one : encounter().lights) EXPECT_EQ(one.dim, 8 * 240);
    action(Command::Undo).trigger();
    EXPECT_NE(light().dim, 8 * 240) << "one step";
}

// A field shows a length rounded; typing the other one does not make that the length.
TEST_F(MapModeTest, OfARoomOnlyTheLengthThatIsTypedChanges) {
    action(Command::EditMap).trigger();
    constexpr std::int32_t kHeight = 4 * 240 + 1;  // 6.00625 m
    const board::LatticePoint corner{2 * 240, 2 * 240};
    ASSERT_TRUE(m_window.context().perform(actions::AddRoom{{corner, corner + board::LatticePoint{5 * 240, 0},
                                                             corner + board::LatticePoint{5 * 240, kHeight},
                                                             corner + board::LatticePoint{0, kHeight}}}));
    RecordId floor;
    for (const board::FloorRecord& one : encounter().floors) floor = std::max(floor, one.id);
    m_window.context().select({floor});
    QApplication::processEvents();
    QDoubleSpinBox* width = nullptr;
    for (QDoubleSpinBox* box : panel().findChildren<QDoubleSpinBox*>())
        if (box->isVisible() && width == nullptr) width = box;
    ASSERT_NE(width, nullptr);
    EXPECT_EQ(width->value(), 7.5);
    const int steps = m_document.undoStack().count();
    width->setValue(9);
    EXPECT_EQ(actions::roomSize(encounter(), floor), (actions::RoomSize{6 * 240, kHeight}));
    EXPECT_EQ(m_document.undoStack().count(), steps + 1);
    width->setValue(9);
    EXPECT_EQ(m_document.undoStack().count(), steps + 1) << "the same is no step";
}

// A number that several differ in is not shown as if it were that of all; the first one's, typed, counts for
// all.
TEST_F(MapModeTest, NumbersThatDifferAreToldAndMadeOne) {
    action(Command::EditMap).trigger();
    std::vector<actions::MapElement> lights;
    for (board::LightRecord one : encounter().lights) {
        one.dim = (8 + static_cast<int>(lights.size())) * 240;
        lights.emplace_back(one);
    }
    ASSERT_GT(lights.size(), 1u);
    std::vector<RecordId> ids;
    for (const actions::MapElement& one : lights) ids.push_back(actions::idOf(one));
    ASSERT_TRUE(m_window.context().perform(actions::PutElements{"changeElements", lights}));
    m_window.context().select(ids);
    QApplication::processEvents();
    QDoubleSpinBox* dim = nullptr;
    for (QDoubleSpinBox* box : panel().findChildren<QDoubleSpinBox*>())
        if (box->isVisible()) dim = box;
    ASSERT_NE(dim, nullptr);
    auto* line = dim->findChild<QLineEdit*>();
    EXPECT_EQ(line->text(), QString());
    EXPECT_EQ(line->placeholderText(), QStringLiteral("several"));
    QTest::keyClicks(line, QStringLiteral("12"));  // metres, as the first one has already
    QTest::keyClick(line, Qt::Key_Return);
    for (const board::LightRecord& one : encounter().lights) EXPECT_EQ(one.dim, 8 * 240);
}

TEST_F(MapModeTest, OfAMixedSelectionEachSortCanBeChosen) {
    action(Command::EditMap).trigger();
    const RecordId wall = encounter().walls.begin()->id;
    const RecordId door = encounter().doors.begin()->id;
    m_window.context().select({wall, light().id, door});
    ASSERT_NE(button(QStringLiteral("1 wall")), nullptr);
    ASSERT_NE(button(QStringLiteral("1 light")), nullptr);
    button(QStringLiteral("1 door"))->click();
    QApplication::processEvents();
    EXPECT_EQ(m_window.context().selection(), std::vector{door});
    EXPECT_EQ(button(QStringLiteral("1 wall")), nullptr);
}

TEST_F(MapModeTest, ElementsAreDoubledWithTheirCopiesSelected) {
    action(Command::EditMap).trigger();
    const std::size_t before = encounter().props.size();
    const RecordId prop = encounter().props.begin()->id;
    m_window.context().select({prop});
    action(Command::Duplicate).trigger();
    EXPECT_EQ(encounter().props.size(), before + 1);
    ASSERT_EQ(m_window.context().selection().size(), 1u);
    EXPECT_NE(m_window.context().selection().front(), prop);
    const board::PropRecord* copy = encounter().props.find(m_window.context().selection().front());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->at, encounter().props.find(prop)->at + (board::LatticePoint{240, 240}));
}

TEST_F(MapModeTest, ATextIsTypedWhereItWasPut) {
    action(Command::EditMap).trigger();
    action(Command::TextTool).trigger();
    const std::size_t before = encounter().texts.size();
    clickAt(view().widgetPoint({600, 600}));
    ASSERT_EQ(encounter().texts.size(), before + 1);
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_NE(field, nullptr);
    QTest::keyClicks(field, QStringLiteral("Armoury"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(encounter().texts.find(m_window.context().selection().front())->text, "Armoury");
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().texts.size(), before) << "put down and typed in one step";
    action(Command::Redo).trigger();
    EXPECT_EQ((encounter().texts.end() - 1)->text, "Armoury");
}

TEST_F(MapModeTest, WhatIsCopiedIsPastedWhereOneLooks) {
    action(Command::EditMap).trigger();
    const std::size_t floors = encounter().floors.size();
    const RecordId floor = encounter().floors.begin()->id;
    const auto middle = [&](RecordId id) {
        board::LatticePoint sum;
        const auto& outline = encounter().floors.find(id)->outline;
        for (const board::LatticePoint corner : outline) sum = sum + corner;
        return sum.x / static_cast<int>(outline.size());
    };
    m_window.context().select({floor});
    action(Command::Copy).trigger();
    EXPECT_EQ(encounter().floors.size(), floors) << "copying is no edit";
    action(Command::Paste).trigger();
    ASSERT_EQ(encounter().floors.size(), floors + 1);
    ASSERT_FALSE(m_window.context().selection().empty());
    const RecordId fresh = m_window.context().selection().front();
    EXPECT_EQ((middle(fresh) - middle(floor)) % 240, 0) << "on the grid";
    m_window.context().select({fresh});
    action(Command::Cut).trigger();
    EXPECT_EQ(encounter().floors.size(), floors);
    m_window.context().select({});
    action(Command::Copy).trigger();
    QGuiApplication::clipboard()->setText(QStringLiteral("words"));
    action(Command::Paste).trigger();
    EXPECT_EQ(encounter().floors.size(), floors) << "nothing to paste is told, no more";
}

// A crash takes no more than a second of it; all of one visit is one step, and the cursor stays.
TEST_F(MapModeTest, WhatIsTypedIsTakenEverySecond) {
    const RecordId note = encounter().notes.begin()->id;
    const std::string before = encounter().notes.find(note)->text;
    const int steps = m_document.undoStack().count();
    QPlainTextEdit* more = writeAnew(note);
    for (const char* words : {"gold", " and silver", " and lead"}) {
        const std::string all = more->textCursor().hasSelection() ? "" : encounter().notes.find(note)->text;
        QTest::keyClicks(more, QString::fromLatin1(words));
        QTRY_COMPARE_WITH_TIMEOUT(encounter().notes.find(note)->text, all + words, 3000);
        EXPECT_TRUE(more->textCursor().atEnd());
    }
    EXPECT_EQ(m_document.undoStack().count(), steps + 1);
    view().setFocus();
    more->setFocus();
    QTest::keyClicks(more, QStringLiteral("!"));
    view().setFocus();
    EXPECT_EQ(m_document.undoStack().count(), steps + 2) << "another visit";
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().notes.find(note)->text, "gold and silver and lead");
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().notes.find(note)->text, before);
}

// Saving is no reason to leave the field: the next letters would be commands, and Del would take the note.
TEST_F(MapModeTest, AfterASaveOneTypesOn) {
    const RecordId note = encounter().notes.begin()->id;
    QPlainTextEdit* more = writeAnew(note);
    QTest::keyClicks(more, QStringLiteral("before"));
    Q_EMIT m_files.typedWanted();
    EXPECT_EQ(encounter().notes.find(note)->text, "before");
    EXPECT_EQ(QApplication::focusWidget(), more);
    EXPECT_TRUE(more->textCursor().atEnd());
    QTest::keyClicks(more, QStringLiteral(" and after"));
    Q_EMIT m_files.typedWanted();
    EXPECT_EQ(encounter().notes.find(note)->text, "before and after");
}

// Every second, not only in a rest: who writes a story makes none.
TEST_F(MapModeTest, WhoeverTypesOnAndOnLosesNoMoreThanASecond) {
    const RecordId note = encounter().notes.begin()->id;
    QPlainTextEdit* more = writeAnew(note);
    std::size_t taken = 0;
    for (int i = 0; i < 40 && taken == 0; ++i) {
        QTest::keyClicks(more, QStringLiteral("x"));
        QTest::qWait(60);
        taken = encounter().notes.find(note)->text.starts_with("xx") ? 1 : 0;
    }
    EXPECT_EQ(taken, 1u);
}

// The note that is shown takes what was typed, whatever happens next; nobody else does.
TEST_F(MapModeTest, WhatIsTypedIntoANoteIsNotLost) {
    action(Command::EditMap).trigger();
    ASSERT_GT(encounter().notes.size(), 1u);
    const RecordId first = encounter().notes.begin()->id;
    const RecordId second = (encounter().notes.begin() + 1)->id;
    const std::string other = encounter().notes.find(second)->text;
    auto* more = panel().findChild<QPlainTextEdit*>();
    ASSERT_NE(more, nullptr);
    const auto type = [&](const QString& text) {
        more->setFocus();
        more->selectAll();
        QTest::keyClicks(more, text);
    };
    m_window.context().select({first});
    type(QStringLiteral("gold"));
    m_window.context().select({second});
    EXPECT_EQ(encounter().notes.find(first)->text, "gold");
    EXPECT_EQ(more->toPlainText().toStdString(), other) << "the other note's own text is shown";
    m_window.context().select({first});
    type(QStringLiteral("silver"));
    action(Command::Duplicate).trigger();
    EXPECT_EQ(encounter().notes.find(first)->text, "silver");
    EXPECT_EQ(encounter().notes.find(m_window.context().selection().front())->text, "silver")
        << "a true copy";
    m_window.context().select({first, second});
    more->setFocus();
    view().setFocus();
    EXPECT_EQ(encounter().notes.find(second)->text, other) << "nothing was typed";
    m_window.context().select({first});
    type(QStringLiteral("lead"));
    QTest::keyClick(more, Qt::Key_Escape);
    EXPECT_EQ(encounter().notes.find(first)->text, "lead") << "nothing that was typed is lost";
    type(QStringLiteral("copper"));
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().notes.find(first)->text, "lead") << "the typing is what is undone";
}

// The picture went while the frame was being dragged.
TEST_F(MapModeTest, ADragOutlivesItsDocumentWithoutHarm) {
    action(Command::EditMap).trigger();
    action(Command::WallTool).trigger();
    clickAt(view().widgetPoint({480, 480}));
    EXPECT_FALSE(m_window.view().overlay().empty());
    m_files.openNow(test::sample("lame-goose.encounter.json"));
    const std::size_t walls = encounter().walls.size();
    QTest::keyClick(&view(), Qt::Key_Return);
    EXPECT_EQ(encounter().walls.size(), walls) << "the corner was of another map";
}

TEST_F(MapModeTest, APictureGivesABareBoardItsSize) {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("Cave [24x18].png"));
    ASSERT_TRUE(QImage(480, 360, QImage::Format_RGB32).save(file));
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8}));
    m_files.setPicture(file, nullptr);
    EXPECT_EQ(encounter().gridRecord().extent, (board::Extent{board::GridKind::Square, 24, 18}));
    ASSERT_EQ(encounter().pictures.size(), 1u);
    EXPECT_EQ(encounter().pictures.begin()->width, 24 * 240);
    EXPECT_EQ(encounter().pictures.begin()->height, 18 * 240);
    const QRectF seen =
        view().camera().toPlane(QRectF(QPointF(), QSizeF(view().size()) * view().devicePixelRatioF()));
    EXPECT_TRUE(seen.contains(QRectF(0, 0, 24, 18))) << "the whole new board is shown";
    EXPECT_EQ(m_document.undoStack().count(), 1) << "one step";
    action(Command::Undo).trigger();
    EXPECT_EQ(encounter().gridRecord().extent.width, 8);
    EXPECT_TRUE(encounter().pictures.empty());
}

TEST_F(MapModeTest, ABoardThatIsInUseKeepsItsSize) {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("30x20.png"));
    ASSERT_TRUE(QImage(600, 400, QImage::Format_RGB32).save(file));
    const board::Extent before = encounter().gridRecord().extent;
    m_files.setPicture(file, nullptr);
    EXPECT_EQ(encounter().gridRecord().extent, before);
    ASSERT_EQ(encounter().pictures.size(), 1u);
    const board::PictureRecord& picture = *encounter().pictures.begin();
    EXPECT_NEAR(static_cast<double>(picture.width) / picture.height, 1.5, 0.01);
    EXPECT_LE(picture.width, before.width * 240);
    EXPECT_LE(picture.height, before.height * 240);
}

// The bar has room for more than a few letters; a narrow window shortens the text again.
TEST_F(MapModeTest, TheUndoButtonUsesTheRoomOfTheBar) {
    auto* undo = &action(Command::Undo);
    actions::AddTokens intent;
    intent.prototype.name = "A creature with quite a long name indeed";
    intent.prototype.creature.footprint = board::footprintOf(board::SizeCategory::Medium);
    ASSERT_TRUE(m_document.perform(intent).ok());
    m_window.resize(1900, 720);
    QApplication::processEvents();
    EXPECT_EQ(undo->iconText(), undo->toolTip()) << "whole";
    m_window.resize(1180, 720);
    QApplication::processEvents();
    EXPECT_NE(undo->iconText(), undo->toolTip());
    EXPECT_TRUE(undo->iconText().startsWith(QStringLiteral("Undo"))) << "what the button does is read";
    EXPECT_TRUE(undo->toolTip().endsWith(QStringLiteral("indeed"))) << "the whole step";
    for (QToolButton* one : m_window.findChildren<QToolButton*>())
        if (one->defaultAction() == &action(Command::NewTurn)) {
            EXPECT_TRUE(one->isVisible()) << "still in the bar";
        }
}

TEST(PictureName, IsThatOfTheDocument) {
    EXPECT_EQ(plainName(QStringLiteral("tomb.encounter.json")), QStringLiteral("tomb"));
    EXPECT_EQ(plainName(QStringLiteral("v1.2 tomb.map.json")), QStringLiteral("v1.2 tomb"));
    EXPECT_EQ(plainName(QStringLiteral("Up/down")), QStringLiteral("Up-down"));
}

TEST_F(MapModeTest, WhatIsHiddenIsNotThereAndComesBackWithTheEncounter) {
    action(Command::EditMap).trigger();
    BoardScene& scene = view().scene();
    ASSERT_FALSE(scene.ground()->walls.empty());
    ASSERT_FALSE(scene.tokens().empty());
    MapLayers layers;
    layers.hidden = MapLayers::bit(MapLayer::Walls) | MapLayers::bit(MapLayer::Creatures);
    m_window.context().setLayers(layers);
    EXPECT_TRUE(scene.ground()->walls.empty());
    EXPECT_TRUE(scene.ground()->doors.empty());
    EXPECT_TRUE(scene.tokens().empty());
    EXPECT_FALSE(scene.ground()->props.empty());
    // An edit meanwhile does not bring it back.
    m_window.context().perform(actions::SwitchLights{{light().id}, !light().on});
    EXPECT_TRUE(scene.ground()->walls.empty());
    action(Command::RunEncounter).trigger();
    EXPECT_FALSE(scene.ground()->walls.empty());
    EXPECT_FALSE(scene.tokens().empty());
    action(Command::EditMap).trigger();
    EXPECT_TRUE(scene.ground()->walls.empty());
    m_files.openNow(test::sample("lame-goose.encounter.json"));
    EXPECT_FALSE(scene.ground()->walls.empty()) << "another document shows everything";
}

TEST_F(MapModeTest, WhatIsLockedCannotBeTaken) {
    action(Command::EditMap).trigger();
    const board::WallRecord& wall = *encounter().walls.begin();
    m_window.context().select({wall.id, light().id});
    MapLayers layers;
    layers.locked = MapLayers::bit(MapLayer::Walls);
    m_window.context().setLayers(layers);
    EXPECT_EQ(m_window.context().selection(), std::vector<RecordId>{light().id});
    m_window.context().select({wall.id});
    EXPECT_TRUE(m_window.context().selection().empty());
    const board::LatticePoint at{(wall.points[0].x + wall.points[1].x) / 2,
                                 (wall.points[0].y + wall.points[1].y) / 2};
    EXPECT_NE(view().eventAt(view().widgetPoint(at)).under.record, wall.id);
    m_window.context().setLayers({});
    EXPECT_EQ(view().eventAt(view().widgetPoint(at)).under.record, wall.id);
}

TEST_F(MapModeTest, NothingIsDrawnOnALockedLayer) {
    action(Command::EditMap).trigger();
    MapLayers layers;
    layers.locked = MapLayers::bit(MapLayer::Walls);
    m_window.context().setLayers(layers);
    const std::size_t walls = encounter().walls.size();
    const std::size_t lights = encounter().lights.size();
    board::WallRecord wall;
    wall.points = {{0, 0}, {240, 0}};
    QSignalSpy refused(&m_window.context(), &BattleContext::refused);
    EXPECT_FALSE(m_window.context().perform(actions::PutElements{"addWall", {wall}}));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(encounter().walls.size(), walls);
    board::LightRecord lamp;
    lamp.at = {120, 120};
    lamp.dim = 480;
    EXPECT_TRUE(m_window.context().perform(actions::PutElements{"addLight", {lamp}}));
    EXPECT_EQ(encounter().lights.size(), lights + 1);
    m_window.context().setLayers({});
    EXPECT_TRUE(m_window.context().perform(actions::PutElements{"addWall", {wall}}));
}

TEST_F(MapModeTest, AGapIsToldAndMendedByAClick) {
    action(Command::EditMap).trigger();
    const std::size_t before = encounter().walls.size();
    actions::AddWall one;
    one.wall.points = {{-480, -480}, {-240, -480}};
    actions::AddWall other;
    other.wall.points = {{-231, -480}, {-10, -480}};
    ASSERT_TRUE(m_window.context().perform(one));
    ASSERT_TRUE(m_window.context().perform(other));
    CheckPanel& check = panel().check();
    ASSERT_TRUE(QTest::qWaitFor([&] { return check.findings().size() == 1; }, 20'000));
    QToolButton* mend = nullptr;
    for (QToolButton* link : check.findChildren<QToolButton*>())
        if (link->text() == QStringLiteral("Mend") && mend == nullptr) mend = link;
    ASSERT_NE(mend, nullptr);
    mend->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return check.findings().empty(); }, 20'000));
    EXPECT_EQ(encounter().walls.size(), before + 2);
    m_document.undoStack().undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return check.findings().size() == 1; }, 20'000));
    document::Encounter pictured =
        document::makeEncounter(document::DocumentKind::Map, {board::GridKind::Square, 8, 8});
    board::WallRecord closed;
    closed.points = {{480, 480}, {1200, 480}, {1200, 1200}, {480, 1200}, {480, 480}};
    closed.id = document::nextId(pictured);
    pictured.walls.put(closed);
    board::PictureRecord picture;
    picture.id = document::nextId(pictured);
    pictured.pictures.put(picture);
    m_document.reset(pictured);
    EXPECT_TRUE(check.findings().empty()) << "they were of the other document";
    const std::size_t known = actions::checkMap(m_document.encounter()).size();
    QTest::qWait(1'500);
    EXPECT_EQ(check.findings().size(), known) << "on a picture, what is rock is not known here either";
}

// Whatever is selected above it, the check stays where it is.
TEST_F(MapModeTest, TheCheckStandsBelowWhatIsScrolled) {
    action(Command::EditMap).trigger();
    actions::AddWall one;
    one.wall.points = {{-480, -480}, {-240, -480}};
    actions::AddWall other;
    other.wall.points = {{-231, -480}, {-10, -480}};
    CheckPanel& check = panel().check();
    ASSERT_TRUE(check.isVisible());
    const int bare = check.height();
    ASSERT_TRUE(m_window.context().perform(one));
    ASSERT_TRUE(m_window.context().perform(other));
    ASSERT_TRUE(QTest::qWaitFor([&] { return check.findings().size() == 1; }, 20'000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return check.height() >= bare + check.fontMetrics().height(); }))
        << "the line of the finding is seen whole";
    const QPoint before = check.mapTo(&m_window, QPoint());
    m_window.context().select({encounter().walls.begin()->id});
    QTest::qWait(50);
    EXPECT_EQ(check.mapTo(&m_window, QPoint()), before);
    action(Command::RunEncounter).trigger();
    EXPECT_FALSE(check.isVisible());
}

TEST_F(MapModeTest, TheWallsAreTintedByTheirCoverWhileTheMapIsDrawn) {
    EXPECT_FALSE(action(Command::TintCover).isEnabled());
    action(Command::EditMap).trigger();
    const auto shown = [&] { return view().grab().toImage(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return view().settled(); }, 20'000));
    const QImage plain = shown();
    action(Command::TintCover).trigger();
    ASSERT_TRUE(QTest::qWaitFor([&] { return view().settled(); }, 20'000));
    EXPECT_NE(shown(), plain);
    action(Command::RunEncounter).trigger();
    EXPECT_FALSE(action(Command::TintCover).isEnabled());
}

// The dialog is filled in by `fill` and answered.
void answerDialog(const std::function<void(QDialog&)>& fill) {
    QTimer::singleShot(0, [fill] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        fill(*dialog);
    });
}

template <class Widget>
Widget* named(const QWidget& in, const QString& text) {
    for (Widget* one : in.findChildren<Widget*>())
        if (one->text() == text) return one;
    return nullptr;
}

TEST_F(MapModeTest, AKindOfOnesOwnIsMadeAndDrawn) {
    action(Command::EditMap).trigger();
    action(Command::WallTool).trigger();
    auto* make = named<QToolButton>(panel(), QStringLiteral("New kind…"));
    ASSERT_NE(make, nullptr);
    answerDialog([](QDialog& dialog) {
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        EXPECT_FALSE(ok->isEnabled()) << "it has no name yet";
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Wall of thorns"));
        EXPECT_TRUE(ok->isEnabled());
        auto* sight = named<QCheckBox>(dialog, QStringLiteral("Stops sight"));
        ASSERT_NE(sight, nullptr);
        sight->setChecked(false);
        ok->click();
    });
    make->click();
    ASSERT_EQ(encounter().kinds.size(), 1u);
    EXPECT_EQ(encounter().kinds.begin()->label, "Wall of thorns");
    EXPECT_FALSE(encounter().kinds.begin()->barrier.stopsSight);
    EXPECT_TRUE(encounter().kinds.begin()->barrier.stopsMovement) << "as the stone wall it was made from";
    EXPECT_EQ(m_window.context().pens().wall, "own1") << "it is what one draws with";
    QToolButton* entry = nullptr;
    for (QToolButton* one : panel().findChildren<QToolButton*>())
        if (one->accessibleName() == QStringLiteral("Wall of thorns") && one->isVisible()) entry = one;
    ASSERT_NE(entry, nullptr);
    EXPECT_TRUE(entry->isChecked());
    EXPECT_EQ(undoText(), QStringLiteral("Undo: New kind: Wall of thorns"));
    m_document.undoStack().undo();
    EXPECT_EQ(m_window.context().pens().wall, "stone") << "its pen went with it";
}

TEST_F(MapModeTest, AKindHasALookOfItsOwn) {
    action(Command::EditMap).trigger();
    action(Command::TerrainTool).trigger();
    answerDialog([](QDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Slime"));
        auto* look = dialog.findChild<OwnLookBox*>();
        ASSERT_NE(look, nullptr);
        QToolButton* green = nullptr;
        for (QToolButton* one : look->findChildren<QToolButton*>())
            if (one->accessibleName() == QStringLiteral("Green")) green = one;
        ASSERT_NE(green, nullptr);
        EXPECT_FALSE(green->isVisible()) << "it is drawn as the other";
        look->findChild<QComboBox*>()->setCurrentIndex(4);
        EXPECT_TRUE(green->isVisible());
        green->click();
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    named<QToolButton>(panel(), QStringLiteral("New kind…"))->click();
    ASSERT_EQ(encounter().kinds.size(), 1u);
    EXPECT_EQ(encounter().kinds.begin()->colour, 0xff009e73U);
    EXPECT_EQ(encounter().kinds.begin()->pattern, board::GroundPattern::Dots);
    answerDialog([](QDialog& dialog) {
        auto* marks = dialog.findChild<OwnLookBox*>()->findChild<QComboBox*>();
        EXPECT_EQ(marks->currentText(), QStringLiteral("Dots")) << "as it is now";
        marks->setCurrentIndex(0);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    named<QToolButton>(panel(), QStringLiteral("Change kind…"))->click();
    EXPECT_EQ(encounter().kinds.begin()->colour, std::nullopt);
    EXPECT_EQ(encounter().kinds.begin()->pattern, std::nullopt);
    m_document.undoStack().undo();
    EXPECT_EQ(encounter().kinds.begin()->pattern, board::GroundPattern::Dots);
}

TEST_F(MapModeTest, ABuiltInKindIsChangedAndGoesBack) {
    action(Command::EditMap).trigger();
    action(Command::WallTool).trigger();
    auto* change = named<QToolButton>(panel(), QStringLiteral("Change kind…"));
    ASSERT_NE(change, nullptr);
    answerDialog([](QDialog& dialog) {
        named<QCheckBox>(dialog, QStringLiteral("Stops movement"))->setChecked(false);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
    });
    change->click();
    EXPECT_FALSE(document::kindsOf(encounter()).wall("stone")->effect.stopsMovement);
    EXPECT_TRUE(text().contains(QStringLiteral("stops sight"))) << text().toStdString();
    EXPECT_FALSE(text().contains(QStringLiteral("stops movement")));
    answerDialog(
        [](QDialog& dialog) { named<QPushButton>(dialog, QStringLiteral("As usual again"))->click(); });
    change->click();
    EXPECT_TRUE(encounter().kinds.empty());
    EXPECT_TRUE(text().contains(QStringLiteral("stops movement")));
}

TEST_F(MapModeTest, TheOverviewShowsWhereOneIsAndGoesThere) {
    auto* overview = view().findChild<Overview*>();
    ASSERT_NE(overview, nullptr);
    EXPECT_FALSE(overview->isVisible()) << "the whole board is in sight";
    view().zoomTo(2);
    ASSERT_TRUE(overview->isVisible());
    const QPointF before = view().camera().toPlane(QPointF(0, 0));
    QTest::mouseClick(overview, Qt::LeftButton, {}, QPoint(4, 4));
    const QPointF after = view().camera().toPlane(QPointF(0, 0));
    EXPECT_LT(after.x(), before.x());
    EXPECT_LT(after.y(), before.y());
    action(Command::ShowOverview).trigger();
    EXPECT_FALSE(overview->isVisible());
    action(Command::ShowOverview).trigger();
    EXPECT_TRUE(overview->isVisible());
    view().fitBoard();
    EXPECT_FALSE(overview->isVisible());
}

}  // namespace tenaille::ui::map_mode_test
