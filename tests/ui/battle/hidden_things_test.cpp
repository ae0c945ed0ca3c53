// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <QCheckBox>

#include "core/document/project.h"
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

}  // namespace tenaille::ui::hidden_things_test
