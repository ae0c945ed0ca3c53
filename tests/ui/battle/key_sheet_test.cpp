// SPDX-License-Identifier: MIT
#include "ui/battle/key_sheet.h"

#include <QLineEdit>
#include <QMenuBar>
#include <QTreeWidget>
#include <map>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::key_sheet_test {

class KeySheetTest : public test::WindowTest {
  protected:
    // Lines that are to be seen, by their words.
    std::multimap<QString, QString> lines() const {
        std::multimap<QString, QString> found;
        const auto* list = m_sheet.findChild<QTreeWidget*>();
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            const QTreeWidgetItem* group = list->topLevelItem(i);
            for (int k = 0; k < group->childCount(); ++k)
                if (!group->isHidden() && !group->child(k)->isHidden())
                    found.emplace(group->child(k)->text(1), group->child(k)->text(0));
        }
        return found;
    }
    int groups() const {
        const auto* list = m_sheet.findChild<QTreeWidget*>();
        int count = 0;
        for (int i = 0; i < list->topLevelItemCount(); ++i)
            count += list->topLevelItem(i)->isHidden() ? 0 : 1;
        return count;
    }

    KeySheet m_sheet{*m_window.menuBar(), nullptr};
};

TEST_F(KeySheetTest, EveryCommandThatHasKeysStandsInItOnce) {
    const auto all = lines();
    for (const QAction* action : m_window.commands().all()) {
        if (action->shortcuts().isEmpty()) continue;
        const QString text = action->text().remove(QLatin1Char('&'));
        EXPECT_EQ(all.count(text), 1u) << text.toStdString();
    }
    EXPECT_EQ(groups(), 12) << "board, map, strip, cards and the menus";
}

TEST_F(KeySheetTest, WhatIsTypedLeavesTheLinesThatHaveIt) {
    auto* words = m_sheet.findChild<QLineEdit*>();
    words->setText(QStringLiteral("way-POINT"));
    EXPECT_EQ(lines().size(), 1u);
    EXPECT_EQ(groups(), 1);
    words->setText(QStringLiteral("F11"));
    ASSERT_EQ(lines().size(), 1u) << "keys are looked for too";
    EXPECT_EQ(lines().begin()->first, QStringLiteral("Full screen"));
    words->setText(QStringLiteral("strip of SEGMENTS"));
    EXPECT_GT(lines().size(), 11u) << "a section is found by its title, and whole";
    EXPECT_EQ(groups(), 1);
    words->clear();
    EXPECT_GT(lines().size(), 40u);
}

}  // namespace tenaille::ui::key_sheet_test
