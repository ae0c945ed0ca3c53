// SPDX-License-Identifier: MIT
//
// What a crash left, offered in the window: put away and asked for again, restored, or told of when nobody
// can read it.
#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <filesystem>

#include "core/io/journal.h"
#include "tests/ui/battle/window_test.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::unsaved_work_test {

class UnsavedWorkTest : public test::WindowTest {
  protected:
    UnsavedWorkTest() : m_journals(*io::journalFolder()) {}

    // As a killed program leaves it; the journal's path.
    std::string crash() {
        document::Encounter map =
            document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8});
        io::Journal journal(m_journals, map, {"", "", false});
        document::ChangeSet changes{"addText", {}, {}};
        board::TextRecord text;
        text.id = document::nextId(map);
        text.text = "the cellar";
        changes.insert(text);
        EXPECT_TRUE(document::apply(map, changes).ok());
        journal.append(changes);
        EXPECT_TRUE(journal.flush().ok());
        return journal.path();
    }
    std::vector<Notice*> saying(const QString& part) {
        std::vector<Notice*> found;
        for (Notice* notice : m_window.findChildren<Notice*>())
            if (!notice->isHidden() && notice->text().contains(part)) found.push_back(notice);
        return found;
    }
    void ask() {
        action(Command::Unsaved).trigger();
        QApplication::processEvents();
    }
    QPushButton* button(Notice* notice, const QString& text) {
        for (QPushButton* one : notice->findChildren<QPushButton*>())
            if (one->text() == text) return one;
        return nullptr;
    }

    const std::string m_journals;
};

TEST_F(UnsavedWorkTest, WhatWasPutAwayIsOfferedAgain) {
    ask();
    EXPECT_EQ(saying(QStringLiteral("Nothing was left unsaved")).size(), 1u);
    const std::string journal = crash();
    ask();
    ASSERT_EQ(saying(QStringLiteral("an untitled encounter")).size(), 1u);
    saying(QStringLiteral("an untitled encounter")).front()->dismiss();
    QApplication::processEvents();
    EXPECT_TRUE(saying(QStringLiteral("an untitled encounter")).empty());
    ask();
    ask();
    ASSERT_EQ(saying(QStringLiteral("an untitled encounter")).size(), 1u) << "once, however often one asks";
    button(saying(QStringLiteral("an untitled encounter")).front(), QStringLiteral("Restore"))->click();
    QApplication::processEvents();
    ASSERT_EQ(encounter().texts.size(), 1u);
    EXPECT_EQ(encounter().texts.begin()->text, "the cellar");
    m_files.keepForNextStart();
    std::filesystem::remove(journal);
}

TEST_F(UnsavedWorkTest, WhatIsMissingIsToldBesideWhatIsRestored) {
    const std::string journal = crash();
    tenaille::test::writeText(journal, tenaille::test::readText(journal) + "{\"half of a step");
    ask();
    button(saying(QStringLiteral("an untitled encounter")).front(), QStringLiteral("Restore"))->click();
    QApplication::processEvents();
    ASSERT_EQ(encounter().texts.size(), 1u);
    EXPECT_EQ(saying(QStringLiteral("Your work is restored")).size(), 1u);
    EXPECT_EQ(saying(QStringLiteral("end of the journal")).size(), 1u);
    m_files.keepForNextStart();
    std::filesystem::remove(journal);
}

TEST_F(UnsavedWorkTest, WhatIsDamagedIsKeptAside) {
    const std::string journal = crash();
    std::string text = tenaille::test::readText(journal);
    text[text.find('\n') + 30] ^= 1;
    tenaille::test::writeText(journal, text);
    ask();
    const std::vector<Notice*> told = saying(QStringLiteral("what it kept is damaged"));
    ASSERT_EQ(told.size(), 1u);
    EXPECT_NE(button(told.front(), QStringLiteral("Discard")), nullptr);
    button(told.front(), QStringLiteral("Keep it aside"))->click();
    QApplication::processEvents();
    EXPECT_FALSE(std::filesystem::exists(journal));
    EXPECT_EQ(tenaille::test::readText(journal + ".damaged"), text);
    EXPECT_EQ(saying(QStringLiteral("Kept: ")).size(), 1u);
    std::filesystem::remove(journal + ".damaged");
}

}  // namespace tenaille::ui::unsaved_work_test
