// SPDX-License-Identifier: MIT
//
// Ctrl+S writes beside the window: what is done meanwhile is not in the file, and not lost.
#include "ui/battle/document_saving.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>

#include "core/io/document_file.h"
#include "core/io/document_lock.h"
#include "core/io/recovery.h"
#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/answers.h"
#include "tests/ui/battle/window_test.h"

namespace tenaille::ui::document_saving_test {

class DocumentSavingTest : public test::WindowTest {
  protected:
    DocumentSavingTest() {
        QFile::copy(test::sample("ruined-keep.encounter.json"), path());
        QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
        m_files.openNow(path());
    }
    QString path() const { return QString::fromStdString(m_folder.file("keep.encounter.json")); }
    void rename(const char* name) {
        board::TokenRecord token = *encounter().tokens.begin();
        token.name = name;
        ASSERT_TRUE(m_document.perform(actions::EditToken{token}).ok());
    }
    std::string nameInFile() const {
        const auto loaded = io::loadDocument(path().toStdString());
        return loaded ? loaded->encounter.tokens.begin()->name : describe(loaded.problem());
    }

    test::TemporaryFolder m_folder;
};

TEST_F(DocumentSavingTest, WhatIsDoneMeanwhileIsNotInTheFile) {
    rename("before");
    action(Command::Save).trigger();
    EXPECT_EQ(m_files.stateText(), QStringLiteral("Saving…"));
    EXPECT_TRUE(m_files.isModified()) << "not before it is written";
    rename("meanwhile");
    ASSERT_TRUE(m_files.finishSaving());
    EXPECT_EQ(nameInFile(), "before");
    EXPECT_TRUE(m_files.isModified());
    m_document.undoStack().undo();
    EXPECT_FALSE(m_files.isModified()) << "as the file has it";
    EXPECT_EQ(m_files.stateText(), QStringLiteral("Saved"));
}

TEST_F(DocumentSavingTest, ItEndsByItself) {
    rename("once");
    action(Command::Save).trigger();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !m_files.isModified(); }, 20'000));
    EXPECT_EQ(nameInFile(), "once");
}

TEST_F(DocumentSavingTest, AskedForTwiceItSavesTheSecondStateToo) {
    rename("first");
    action(Command::Save).trigger();
    rename("second");
    action(Command::Save).trigger();
    ASSERT_TRUE(m_files.finishSaving());
    EXPECT_EQ(nameInFile(), "second");
    EXPECT_FALSE(m_files.isModified());
    rename("third");
    action(Command::Save).trigger();
    rename("fourth");
    ASSERT_TRUE(m_files.save(nullptr)) << "after the one that was going on";
    EXPECT_EQ(nameInFile(), "fourth");
}

TEST_F(DocumentSavingTest, OneThatFailsLeavesTheDocumentUnsaved) {
    rename("lost?");
    ASSERT_TRUE(QFile::remove(path()));
    ASSERT_TRUE(QDir().mkpath(path()));
    m_files.saveBeside(nullptr);  // nobody to ask whether it goes elsewhere
    EXPECT_FALSE(m_files.finishSaving());
    EXPECT_TRUE(m_files.isModified());
    EXPECT_EQ(encounter().tokens.begin()->name, "lost?");
    EXPECT_EQ(m_files.stateText(), QStringLiteral("1 change not saved"));
    ASSERT_TRUE(QDir().rmdir(path()));
}

// A save that failed in a document without a step behind it: the stack was never cleared of it.
TEST_F(DocumentSavingTest, TheNextDocumentIsSavedWhateverFailedBefore) {
    m_document.undoStack().resetClean();
    m_files.openNow(path());
    EXPECT_FALSE(m_files.isModified());
}

// The session ends: nobody is asked, and a note that is half typed is work too.
TEST_F(DocumentSavingTest, WhatIsKeptForTheNextStartComesBack) {
    rename("kept");
    action(Command::EditMap).trigger();
    const RecordId note = encounter().notes.begin()->id;
    m_window.context().select({note});
    auto* text = m_window.side().findChild<QPlainTextEdit*>();
    ASSERT_NE(text, nullptr);
    text->setFocus();
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("half a sen"));
    m_files.keepForNextStart();
    const Result<std::string> folder = io::journalFolder();
    ASSERT_TRUE(folder.ok());
    int found = 0;
    for (const io::UnsavedWork& work : io::unsavedWork(*folder)) {
        if (work.documentPath != path().toStdString()) continue;
        ++found;
        const Result<io::RecoveredDocument> recovered = io::recover(work.journal);
        ASSERT_TRUE(recovered.ok()) << describe(recovered.problem());
        EXPECT_EQ(recovered->encounter.tokens.begin()->name, "kept");
        EXPECT_EQ(recovered->encounter.notes.find(note)->text, "half a sen");
        recovered->journal->discard();
    }
    EXPECT_EQ(found, 1);
}

TEST_F(DocumentSavingTest, NothingIsKeptForTheNextStartOfWhatIsSaved) {
    rename("saved");
    action(Command::Save).trigger();
    m_files.keepForNextStart();
    EXPECT_EQ(nameInFile(), "saved");
    const Result<std::string> folder = io::journalFolder();
    ASSERT_TRUE(folder.ok());
    for (const io::UnsavedWork& work : io::unsavedWork(*folder))
        EXPECT_NE(work.documentPath, path().toStdString());
}

// Another program wrote the file: saving asks what to do with the two.
class ChangedBeforeSaving : public DocumentSavingTest {
  protected:
    ChangedBeforeSaving() {
        rename("mine");
        document::Encounter theirs = encounter();
        board::TokenRecord token = *theirs.tokens.begin();
        token.name = "theirs";
        theirs.tokens.put(token);
        EXPECT_TRUE(io::saveDocument(theirs, path().toStdString()).ok());
    }
};

TEST_F(ChangedBeforeSaving, MineTakesItsPlace) {
    const test::Answers answers({test::press(QStringLiteral("Keep &mine"))});
    EXPECT_TRUE(m_files.save(&m_window));
    EXPECT_EQ(nameInFile(), "mine");
    EXPECT_FALSE(m_files.isModified());
}

TEST_F(ChangedBeforeSaving, TheirsIsLoaded) {
    const test::Answers answers(
        {test::press(QStringLiteral("&Load theirs")), test::press(QMessageBox::Discard)});
    EXPECT_FALSE(m_files.save(&m_window));
    EXPECT_EQ(encounter().tokens.begin()->name, "theirs");
    EXPECT_FALSE(m_files.isModified());
    EXPECT_EQ(nameInFile(), "theirs");
}

TEST_F(ChangedBeforeSaving, NeitherIsTouchedWhileNobodyHasChosen) {
    const test::Answers answers({test::press(QMessageBox::Cancel)});
    EXPECT_FALSE(m_files.save(&m_window));
    EXPECT_EQ(nameInFile(), "theirs");
    EXPECT_EQ(encounter().tokens.begin()->name, "mine");
    EXPECT_TRUE(m_files.isModified());
}

// Exactly one program writes a document: who comes second is told, and saves elsewhere.
class OpenElsewhereTest : public DocumentSavingTest {
  protected:
    OpenElsewhereTest() {
        m_files.openNow(other());  // lets go of the first
        m_elsewhere = std::make_unique<io::DocumentLock>(path().toStdString());
        m_files.openNow(path());
    }
    QString other() {
        const QString name = QString::fromStdString(m_folder.file("other.encounter.json"));
        QFile::copy(path(), name);
        return name;
    }
    QString told() const {
        QString all;
        for (const QLabel* label : m_window.findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("open elsewhere"))) all += label->text();
        return all;
    }

    std::unique_ptr<io::DocumentLock> m_elsewhere;
};

TEST_F(OpenElsewhereTest, IsToldAndNotWritten) {
    EXPECT_TRUE(told().contains(QString::fromStdString(io::ownerText(io::thisProgram()))))
        << told().toStdString();
    EXPECT_EQ(m_files.stateText(), QStringLiteral("Open elsewhere"));
    const std::string before = test::readText(path().toStdString());
    rename("mine");
    EXPECT_FALSE(m_files.save(nullptr));
    EXPECT_EQ(test::readText(path().toStdString()), before);
    EXPECT_TRUE(m_files.isModified());
    EXPECT_EQ(m_files.stateText(), QStringLiteral("1 change not saved"));
}

TEST_F(OpenElsewhereTest, ClosedThereItIsSavedHere) {
    rename("mine");
    EXPECT_FALSE(m_files.save(nullptr));
    m_elsewhere.reset();
    EXPECT_TRUE(m_files.save(nullptr));
    EXPECT_EQ(nameInFile(), "mine");
    EXPECT_EQ(m_files.stateText(), QStringLiteral("Saved"));
    EXPECT_TRUE(io::DocumentLock(path().toStdString()).otherOwner()) << "and it is ours now";
}

TEST_F(OpenElsewhereTest, WhatIsNotSavedIsNotSaidToBeChanged) {
    EXPECT_FALSE(m_files.save(nullptr));
    EXPECT_FALSE(m_files.isModified());
}

TEST_F(OpenElsewhereTest, TheNoticeGoesWhenItIsClosedThere) {
    ASSERT_FALSE(told().isEmpty());
    m_elsewhere.reset();
    EXPECT_TRUE(QTest::qWaitFor([&] { return m_files.stateText() == QStringLiteral("Saved"); }, 5'000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return told().isEmpty(); }, 5'000));
}

// Nor is a file that somebody else has open replaced by another document.
TEST_F(OpenElsewhereTest, NorIsAnotherOneSavedOverIt) {
    m_files.openSample(other());  // has no name yet
    rename("mine");
    const std::string before = test::readText(path().toStdString());
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const test::Answers answers({test::typeName(path()), test::press(QMessageBox::Yes)});
    EXPECT_FALSE(m_files.askSaveAs(&m_window));
    EXPECT_EQ(answers.given(), 2u);
    EXPECT_EQ(test::readText(path().toStdString()), before);
    EXPECT_TRUE(m_files.isModified());
}

}  // namespace tenaille::ui::document_saving_test
