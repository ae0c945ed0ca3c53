// SPDX-License-Identifier: MIT
//
// Map mode in the window: the panel tells what is selected of the map, lights are switched, a picture is laid
// under a new board.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/ui/battle/window_test.h"
#include "ui/battle/inspector.h"
#include "ui/battle/map_export.h"
#include "ui/battle/map_panel.h"

namespace tenaille::ui {
namespace {

class MapModeTest : public test::WindowTest {
  protected:
    MapPanel& panel() { return m_window.side().map(); }
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
    EXPECT_FALSE(undo->iconText().startsWith(QStringLiteral("Undo"))) << "the step matters more";
    EXPECT_TRUE(undo->iconText().startsWith(QStringLiteral("Add A creature")))
        << undo->iconText().toStdString();
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

}  // namespace
}  // namespace tenaille::ui
