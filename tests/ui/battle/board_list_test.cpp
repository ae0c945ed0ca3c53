// SPDX-License-Identifier: MIT
#include "ui/battle/board_list.h"

#include <gmock/gmock.h>

#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeWidget>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::board_list_test {

class BoardListTest : public test::WindowTest {
  protected:
    BoardListTest() { action(Command::BoardInWords).trigger(); }
    BoardList& board() { return *m_window.findChild<BoardList*>(); }
    QTreeWidget& list() { return *board().findChild<QTreeWidget*>(); }
    std::vector<std::string> lines() {
        std::vector<std::string> texts;
        for (const QString& line : board().lines()) texts.push_back(line.toStdString());
        return texts;
    }
    std::vector<std::string> shown() {
        std::vector<std::string> names;
        for (int i = 0; i < list().topLevelItemCount(); ++i)
            for (int k = 0; k < list().topLevelItem(i)->childCount(); ++k)
                if (const auto* line = list().topLevelItem(i)->child(k); !line->isHidden())
                    names.push_back(line->text(0).toStdString());
        return names;
    }
    QTreeWidgetItem* line(const QString& name) {
        const auto found = list().findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.front();
    }
};

TEST_F(BoardListTest, EverythingIsThereWithItsPlaceAndState) {
    EXPECT_TRUE(board().isVisible());
    EXPECT_THAT(lines(), testing::Contains(testing::AllOf(
                             testing::StartsWith("Goblin 1, column "), testing::HasSubstr(", row "),
                             testing::HasSubstr("Foes, Small"), testing::HasSubstr("faces E"),
                             testing::HasSubstr("hit points 7 of 7"))));
    EXPECT_THAT(lines(), testing::Contains(
                             testing::AllOf(testing::StartsWith("Cultist, "), testing::HasSubstr("hidden"))));
    const document::Encounter& map = encounter();
    EXPECT_EQ(lines().size(), map.tokens.size() + map.doors.size() + map.props.size() + map.lights.size() +
                                  map.notes.size() + map.texts.size());
    EXPECT_EQ(shown().size(), lines().size());
}

TEST_F(BoardListTest, WalkingThroughItSelectsOnTheBoard) {
    QSignalSpy look(&board(), &BoardList::lookWanted);
    ASSERT_NE(line(QStringLiteral("Arda")), nullptr);
    list().setCurrentItem(line(QStringLiteral("Arda")));
    ASSERT_EQ(m_window.context().selection().size(), 1u);
    EXPECT_EQ(encounter().tokens.find(m_window.context().selection().front())->name, "Arda");
    EXPECT_EQ(look.count(), 1);
}

TEST_F(BoardListTest, ItFollowsEveryEditAndKeepsItsLine) {
    list().setCurrentItem(line(QStringLiteral("Arda")));
    const RecordId arda = m_window.context().selection().front();
    const QString before = list().currentItem()->text(1);
    board::TokenRecord moved = *encounter().tokens.find(arda);
    moved.creature.at = moved.creature.at + board::Cell{1, 0};
    ASSERT_TRUE(m_window.context().perform(actions::EditToken{moved}));
    ASSERT_TRUE(QTest::qWaitFor([&] {
        return list().currentItem() != nullptr && list().currentItem()->text(0) == QStringLiteral("Arda") &&
               list().currentItem()->text(1) != before;
    }));
    m_window.context().perform(actions::RemoveRecords{{arda}});
    EXPECT_TRUE(QTest::qWaitFor([&] { return line(QStringLiteral("Arda")) == nullptr; }));
}

TEST_F(BoardListTest, TypedWordsLeaveWhatHasThemWhateverTheAccents) {
    board().findChild<QLineEdit*>()->setText(QStringLiteral("GOBLIN f\u00f6es"));
    EXPECT_THAT(shown(), testing::ElementsAre("Goblin 1", "Goblin 2"));
    board().findChild<QLineEdit*>()->setText(QStringLiteral("no such thing"));
    EXPECT_THAT(shown(), testing::IsEmpty());
}

TEST_F(BoardListTest, AHeadCountsWhatIsShownBelowIt) {
    board().findChild<QLineEdit*>()->setText(QStringLiteral("goblin"));
    std::size_t goblins = 0;
    for (const auto& token : encounter().tokens) goblins += token.name.starts_with("Goblin") ? 1 : 0;
    EXPECT_EQ(list().topLevelItem(0)->text(0), QStringLiteral("Creatures (%1)").arg(goblins));
    board().findChild<QLineEdit*>()->clear();
    EXPECT_EQ(list().topLevelItem(0)->text(0),
              QStringLiteral("Creatures (%1)").arg(encounter().tokens.size()));
}

}  // namespace tenaille::ui::board_list_test
