// SPDX-License-Identifier: MIT
#include "ui/battle/file_watch.h"

#include <gmock/gmock.h>

#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/io/content_hash.h"
#include "core/io/document_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::file_watch_test {

constexpr int kSettled = 1500;  // milliseconds

class FileWatchTest : public testing::Test {
  protected:
    FileWatchTest() { write("one"); }
    void write(const std::string& text) { test::writeText(path(), text); }
    std::string path() const { return m_folder.file("a.encounter.json"); }
    QString name() const { return QString::fromStdString(path()); }

    test::TemporaryFolder m_folder;
};

TEST_F(FileWatchTest, TellsOnceWhatOthersWrite) {
    FileWatch watch;
    const QSignalSpy changed(&watch, &FileWatch::changedOutside);
    watch.watch(name(), io::contentHash("one"));
    write("two");
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kSettled);
    // Replaced, as safe writers do it.
    test::writeText(m_folder.file("new"), "three");
    std::filesystem::rename(m_folder.file("new"), path());
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, kSettled);
    write("four");
    watch.watch(name(), io::contentHash("four"));  // a save of ours
    QTest::qWait(kSettled / 2);
    EXPECT_EQ(changed.size(), 2);
    watch.watch({}, {});
    write("five");
    QTest::qWait(kSettled / 2);
    EXPECT_EQ(changed.size(), 2) << "it is no longer open";
}

TEST_F(FileWatchTest, TellsOnceThatItIsGone) {
    FileWatch watch;
    const QSignalSpy gone(&watch, &FileWatch::goneOutside);
    const QSignalSpy changed(&watch, &FileWatch::changedOutside);
    const QSignalSpy back(&watch, &FileWatch::asItWas);
    watch.watch(name(), io::contentHash("one"));
    std::filesystem::remove(path());
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, kSettled);
    test::writeText(m_folder.file("another"), "");  // the folder changes, the file stays away
    QTest::qWait(kSettled / 2);
    EXPECT_EQ(gone.size(), 1);
    write("one");  // brought back
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 1, kSettled);
    EXPECT_EQ(changed.size(), 0);
    std::filesystem::remove(path());
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 2, kSettled);
}

TEST_F(FileWatchTest, TellsThatTheOtherProgramPutItBack) {
    FileWatch watch;
    const QSignalSpy changed(&watch, &FileWatch::changedOutside);
    const QSignalSpy back(&watch, &FileWatch::asItWas);
    watch.watch(name(), io::contentHash("one"));
    write("two");
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, kSettled);
    write("one");
    QTRY_COMPARE_WITH_TIMEOUT(back.size(), 1, kSettled);
    EXPECT_EQ(watch.hash(), io::contentHash("one"));
    write("two");
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, kSettled);
    // Gone, and there again with what was told of: told anew, the last word was that it is gone.
    const QSignalSpy gone(&watch, &FileWatch::goneOutside);
    std::filesystem::remove(path());
    QTRY_COMPARE_WITH_TIMEOUT(gone.size(), 1, kSettled);
    write("two");
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 3, kSettled);
    EXPECT_EQ(back.size(), 1);
}

TEST_F(FileWatchTest, TellsWhoElseHasItOpen) {
    auto first = std::make_unique<FileWatch>();
    FileWatch second;
    const QSignalSpy alone(first.get(), &FileWatch::openElsewhere);
    const QSignalSpy late(&second, &FileWatch::openElsewhere);
    first->watch(name(), io::contentHash("one"));
    second.watch(name(), io::contentHash("one"));
    EXPECT_EQ(alone.size(), 0);
    ASSERT_EQ(late.size(), 1);
    EXPECT_EQ(late.first().first().value<io::LockOwner>().process, QCoreApplication::applicationPid());
    EXPECT_TRUE(second.isOpenElsewhere());
    EXPECT_FALSE(second.holds(path()));
    const QSignalSpy over(&second, &FileWatch::openHereAlone);
    first.reset();
    QTRY_COMPARE_WITH_TIMEOUT(over.size(), 1, kSettled);
    EXPECT_TRUE(second.holds(path()));
    EXPECT_EQ(late.size(), 1);
}

class ChangedFileTest : public test::WindowTest {};

TEST_F(ChangedFileTest, AFileThatAnotherProgramWroteIsOffered) {
    const test::TemporaryFolder folder;
    const std::string path = folder.file("night.encounter.json");
    ASSERT_TRUE(io::saveDocument(encounter(), path).ok());
    ASSERT_TRUE(m_files.openNow(QString::fromStdString(path)));
    document::Encounter other = encounter();
    board::TokenRecord arda = token("Arda");
    arda.hitPoints = 1;
    other.tokens.put(arda);
    ASSERT_TRUE(io::saveDocument(other, path).ok());
    const auto button = [this]() -> QPushButton* {
        for (QPushButton* one : m_window.findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Load it")) return one;
        return nullptr;
    };
    for (int i = 0; i < 300 && button() == nullptr; ++i) QTest::qWait(10);
    ASSERT_NE(button(), nullptr);
    button()->click();
    EXPECT_EQ(token("Arda").hitPoints, 1);
    EXPECT_FALSE(m_files.isModified());
}

// A stick that was pulled out and put back: nothing has to be saved.
TEST_F(ChangedFileTest, AFileThatComesBackAsItWasIsSaved) {
    const test::TemporaryFolder folder;
    const std::string path = folder.file("night.encounter.json");
    ASSERT_TRUE(io::saveDocument(encounter(), path).ok());
    ASSERT_TRUE(m_files.openNow(QString::fromStdString(path)));
    const auto isTold = [this] {
        for (const QPushButton* one : m_window.findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Save") && one->isVisibleTo(&m_window)) return true;
        return false;
    };
    std::filesystem::rename(path, folder.file("aside"));
    QTRY_VERIFY_WITH_TIMEOUT(m_files.isModified(), 3000);
    // A button of a notice that stands already is shown when events have run.
    QTRY_VERIFY_WITH_TIMEOUT(isTold(), 3000);
    std::filesystem::rename(folder.file("aside"), path);
    QTRY_VERIFY_WITH_TIMEOUT(!m_files.isModified(), 3000);
    EXPECT_TRUE(m_files.save(&m_window));
    QTRY_VERIFY_WITH_TIMEOUT(!isTold(), 3000);
}

// What the other program wrote stays among the earlier versions.
TEST_F(ChangedFileTest, MineIsKeptAndSavedInItsPlace) {
    const test::TemporaryFolder folder;
    const std::string path = folder.file("night.encounter.json");
    ASSERT_TRUE(io::saveDocument(encounter(), path).ok());
    ASSERT_TRUE(m_files.openNow(QString::fromStdString(path)));
    const std::int32_t mine = token("Arda").hitPoints;
    document::Encounter other = encounter();
    board::TokenRecord arda = token("Arda");
    arda.hitPoints = 1;
    other.tokens.put(arda);
    ASSERT_TRUE(io::saveDocument(other, path).ok());
    const auto button = [this]() -> QPushButton* {
        for (QPushButton* one : m_window.findChildren<QPushButton*>())
            if (one->text() == QStringLiteral("Keep mine")) return one;
        return nullptr;
    };
    for (int i = 0; i < 300 && button() == nullptr; ++i) QTest::qWait(10);
    ASSERT_NE(button(), nullptr);
    button()->click();
    EXPECT_TRUE(m_files.isModified());
    ASSERT_TRUE(m_files.save(nullptr));
    const Result<io::LoadedDocument> saved = io::loadDocument(path);
    ASSERT_TRUE(saved.ok());
    EXPECT_EQ(saved->encounter.tokens.find(arda.id)->hitPoints, mine);
}

}  // namespace tenaille::ui::file_watch_test
