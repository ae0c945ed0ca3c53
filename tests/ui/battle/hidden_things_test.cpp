// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>

#include "core/document/project.h"
#include "tests/support/sample_boards.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/map_panel.h"

namespace tenaille::ui::hidden_things_test {

using HiddenThingsTest = test::WindowTest;

// Things and words for the game master alone: by the box of the panel, by the letter, each one step.
TEST_F(HiddenThingsTest, ThingsAndWordsAreHiddenFromThePlayers) {
    action(Command::EditMap).trigger();
    std::vector<RecordId> ids;
    for (const board::PropRecord& prop : encounter().props) ids.push_back(prop.id);
    ASSERT_GE(ids.size(), 2u);
    const auto hidden = [&] {
        int count = 0;
        for (const board::PropRecord& prop : encounter().props) count += prop.hidden ? 1 : 0;
        return count;
    };
    QCheckBox* box = nullptr;
    for (QCheckBox* one : m_window.side().map().findChildren<QCheckBox*>())
        if (one->text() == QLatin1String("Hidden from the players")) box = one;
    ASSERT_NE(box, nullptr);
    m_window.context().select({ids[0]});
    EXPECT_TRUE(box->isVisible());
    box->click();
    EXPECT_EQ(hidden(), 1);
    EXPECT_TRUE(box->isChecked());
    EXPECT_EQ(document::project(encounter(), document::Audience::Players).props.size(), ids.size() - 1);
    m_window.context().select({ids[0], ids[1]});
    EXPECT_EQ(box->checkState(), Qt::PartiallyChecked) << "they differ";
    box->click();
    EXPECT_EQ(hidden(), 2);
    action(Command::Hide).trigger();
    EXPECT_EQ(hidden(), 0) << "the letter turns it round";
    action(Command::Undo).trigger();
    action(Command::Undo).trigger();
    EXPECT_EQ(hidden(), 1);
    m_window.context().select({encounter().texts.begin()->id});
    action(Command::Hide).trigger();
    EXPECT_TRUE(encounter().texts.begin()->hidden);
    m_window.context().select({token("Arda").id, ids[0], encounter().walls.begin()->id});
    action(Command::Hide).trigger();
    EXPECT_TRUE(token("Arda").hidden);
    EXPECT_TRUE(encounter().props.find(ids[0])->hidden) << "in one step with the creature";
    action(Command::Undo).trigger();
    EXPECT_FALSE(token("Arda").hidden);
    m_window.context().select({encounter().walls.begin()->id});
    EXPECT_FALSE(action(Command::Hide).isEnabled()) << "a wall is a wall for everybody";
    EXPECT_FALSE(box->isVisible());
}

// A secret door is taken for the wall that it was cut from; another one is a click away.
TEST_F(HiddenThingsTest, WhatASecretDoorIsTakenForIsChosen) {
    action(Command::EditMap).trigger();
    const auto secret = [&] {
        for (const board::DoorRecord& door : encounter().doors)
            if (door.kind == "secretDoor") return door;
        return board::DoorRecord();
    };
    ASSERT_NE(secret().id, RecordId{});
    QComboBox* box = nullptr;
    m_window.context().select({secret().id});
    for (QComboBox* one : m_window.side().map().findChildren<QComboBox*>())
        if (one->toolTip().contains(QLatin1String("take the door for"))) box = one;
    ASSERT_NE(box, nullptr);
    EXPECT_TRUE(box->isVisible());
    EXPECT_EQ(box->currentText(), QLatin1String("Stone wall"));
    box->setCurrentIndex(box->findText(QStringLiteral("Hedge")));
    Q_EMIT box->activated(box->currentIndex());
    EXPECT_EQ(secret().wall, "hedge");
    const document::Encounter shown = document::project(encounter(), document::Audience::Players);
    const board::WallRecord* wall = tenaille::test::wallAlong(shown, secret().where);
    ASSERT_NE(wall, nullptr);
    EXPECT_EQ(wall->kind, "hedge");
    action(Command::Undo).trigger();
    EXPECT_EQ(secret().wall, "stone");
    for (const board::DoorRecord& door : encounter().doors)
        if (door.kind == "door") m_window.context().select({door.id});
    EXPECT_FALSE(box->isVisible()) << "everybody sees that it is a door";
}

}  // namespace tenaille::ui::hidden_things_test
