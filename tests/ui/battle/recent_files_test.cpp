// SPDX-License-Identifier: MIT
//
// The list of documents used last, and its menu in the window.
#include "ui/battle/recent_files.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/ui/battle/window_test.h"
#include "ui/style/appearance.h"

namespace tenaille::ui::recent_files_test {

TEST(RecentFiles, TheNewestStandsFirstAndEightAreKept) {
    RecentFiles recent;
    const QSignalSpy changed(&recent, &RecentFiles::changed);
    for (int i = 0; i < 10; ++i) recent.use(QStringLiteral("/maps/%1.json").arg(i));
    ASSERT_EQ(recent.paths().size(), RecentFiles::kMost);
    EXPECT_EQ(recent.paths().front(), QStringLiteral("/maps/9.json"));
    recent.use(QStringLiteral("/maps/5.json"));
    EXPECT_EQ(recent.paths().front(), QStringLiteral("/maps/5.json"));
    EXPECT_EQ(recent.paths().count(QStringLiteral("/maps/5.json")), 1);
    EXPECT_EQ(changed.count(), 11);
    recent.use(QStringLiteral("/maps/5.json"));
    EXPECT_EQ(changed.count(), 11) << "nothing new";
    recent.forget(QStringLiteral("/maps/5.json"));
    EXPECT_FALSE(recent.paths().contains(QStringLiteral("/maps/5.json")));
    recent.clear();
    EXPECT_TRUE(recent.paths().isEmpty());
    EXPECT_EQ(RecentFiles({QString(), QStringLiteral("/a"), QStringLiteral("/a")}).paths(),
              QStringList{QStringLiteral("/a")});
}

class RecentMenuTest : public test::WindowTest {
  protected:
    void showMenu() {
        m_window.setPreferences({m_appearance, {}, {}, Units::Metric, &m_recent});
        for (QMenu* menu : m_window.findChildren<QMenu*>())
            if (menu->title() == QStringLiteral("Open &recent")) m_menu = menu;
        ASSERT_NE(m_menu, nullptr);
        Q_EMIT m_menu->aboutToShow();
    }
    QAction* entry(const QString& part) const {
        for (QAction* action : m_menu->actions())
            if (action->text().contains(part)) return action;
        return nullptr;
    }

    Appearance m_appearance{*qApp, SchemePreference::Dark, std::nullopt};
    RecentFiles m_recent;
    QMenu* m_menu = nullptr;
};

TEST_F(RecentMenuTest, AnEntryOpensItsDocument) {
    m_recent.use(test::sample("crow-ford.encounter.json"));
    showMenu();
    ASSERT_NE(entry(QStringLiteral("crow-ford")), nullptr);
    entry(QStringLiteral("crow-ford"))->trigger();
    EXPECT_EQ(m_files.path(), test::sample("crow-ford.encounter.json"));
    EXPECT_EQ(m_recent.paths().size(), 1);
}

TEST_F(RecentMenuTest, WhatIsMissingSaysSoAndCanBeTakenOffTheList) {
    m_recent.use(QStringLiteral("/nowhere/this & that.encounter.json"));
    m_recent.use(test::sample("lame-goose.encounter.json"));
    showMenu();
    QAction* missing = entry(QStringLiteral("missing"));
    ASSERT_NE(missing, nullptr);
    EXPECT_TRUE(missing->text().contains(QStringLiteral("this && that")));
    missing->trigger();
    EXPECT_EQ(m_recent.paths(), QStringList{test::sample("lame-goose.encounter.json")});
    Q_EMIT m_menu->aboutToShow();
    EXPECT_EQ(entry(QStringLiteral("missing")), nullptr);
    entry(QStringLiteral("Clear"))->trigger();
    EXPECT_TRUE(m_recent.paths().isEmpty());
}

}  // namespace tenaille::ui::recent_files_test
