// SPDX-License-Identifier: MIT
//
// Earlier versions in the window: each save keeps one, going back is one step, and a damaged file is not the
// end.
#include "core/io/versions.h"

#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/versions_dialog.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::versions_test {

class VersionsWindowTest : public test::WindowTest {
  protected:
    VersionsWindowTest() {
        QFile::copy(sample("ruined-keep.encounter.json"), path());
        QFile::setPermissions(path(), QFile::ReadOwner | QFile::WriteOwner);
        m_files.openNow(path());
    }
    static QString sample(const char* name) { return test::sample(name); }
    QString path() const { return QString::fromStdString(m_folder.file("keep.encounter.json")); }
    std::vector<io::Version> kept() const {
        return io::versionsOf(*io::versionsFolder(), m_folder.file("keep.encounter.json"));
    }
    bool comes(std::size_t count) {
        return QTest::qWaitFor([&] { return kept().size() == count; }, 10'000);
    }
    void rename(const char* name) {
        board::TokenRecord arda = *encounter().tokens.begin();
        arda.name = name;
        m_window.context().perform(actions::EditToken{arda});
    }
    bool says(const QString& part) const {
        for (const QLabel* one : m_window.findChildren<QLabel*>())
            if (one->text().contains(part)) return true;
        return false;
    }
    const std::string& name() const { return encounter().tokens.begin()->name; }

    test::TemporaryFolder m_folder;
};

TEST_F(VersionsWindowTest, GoingBackIsOneStep) {
    ASSERT_TRUE(comes(1)) << "what was opened";
    const std::string before = name();
    rename("Somebody else");
    ASSERT_TRUE(m_files.save(nullptr));
    ASSERT_TRUE(comes(2));
    EXPECT_FALSE(m_files.isModified());
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<VersionsDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        auto* list = dialog->findChild<QListWidget*>();
        ASSERT_EQ(list->count(), 2);
        list->setCurrentRow(1);
        ASSERT_TRUE(dialog->chosen());
        dialog->accept();
    });
    action(Command::Versions).trigger();
    EXPECT_EQ(name(), before);
    EXPECT_TRUE(m_files.isModified()) << "the file has the other one";
    action(Command::Undo).trigger();
    EXPECT_EQ(name(), "Somebody else");
}

TEST_F(VersionsWindowTest, ADamagedFileOffersWhatItWas) {
    ASSERT_TRUE(comes(1));
    const std::string before = name();
    rename("Not saved");
    m_document.undoStack().setClean();
    QFile file(path());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("{ \"format\": \"tenaille\", damaged");
    file.close();
    EXPECT_FALSE(m_files.openNow(path()));
    EXPECT_EQ(name(), "Not saved") << "the open document stays";
    QPushButton* open = nullptr;
    for (QPushButton* button : m_window.findChildren<QPushButton*>())
        if (button->text().startsWith(QLatin1String("Open the version of"))) open = button;
    ASSERT_NE(open, nullptr);
    open->click();
    EXPECT_EQ(name(), before);
    EXPECT_TRUE(m_files.path().isEmpty()) << "saving asks where: the damaged file stays as it is";
    EXPECT_TRUE(m_files.isModified());
    m_document.undoStack().setClean();
}

TEST_F(VersionsWindowTest, OfADamagedFileTheRestCanBeOpened) {
    ASSERT_TRUE(comes(1));
    const std::size_t before = encounter().tokens.size();
    QFile file(path());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll().replace("\"name\":\"Conrath\"", "\"name\":\"Conrath");
    file.close();
    const QString other =
        path().replace(QStringLiteral(".encounter.json"), QStringLiteral("-2.encounter.json"));
    QFile damaged(other);
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write(text);
    damaged.close();
    EXPECT_FALSE(m_files.openNow(other)) << "it has no earlier versions";
    QPushButton* open = nullptr;
    const auto offered = [&] {
        for (QPushButton* button : m_window.findChildren<QPushButton*>())
            if (button->text().contains(QLatin1String("can be read"))) open = button;
        return open != nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(offered, 20'000));
    open->click();
    EXPECT_EQ(encounter().tokens.size(), before - 1);
    EXPECT_TRUE(m_files.path().isEmpty()) << "saving asks where: the damaged file stays as it is";
    EXPECT_TRUE(says(QStringLiteral("lost; the others are here")));
    m_document.undoStack().setClean();
}

// A slip of the hand in the question costs nothing.
TEST_F(VersionsWindowTest, WhatIsDiscardedIsAnEarlierVersion) {
    ASSERT_TRUE(comes(1));
    rename("Thrown away");
    QTimer::singleShot(0, &m_window, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        QTest::keyClick(box, Qt::Key_D);
        if (box->isVisible()) box->button(QMessageBox::Discard)->click();
    });
    EXPECT_TRUE(m_files.mayClose(&m_window));
    EXPECT_TRUE(comes(2));
    m_document.undoStack().setClean();
}

TEST_F(VersionsWindowTest, ALetterDoesNotDiscard) {
    rename("Not to be lost");
    bool stayed = false;
    QTimer::singleShot(0, &m_window, [&stayed] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) return;
        QTest::keyClick(box, Qt::Key_D);
        QTest::qWait(200);  // a button that is pressed by a key shows it for a moment
        stayed = box->isVisible();
        box->reject();
    });
    EXPECT_FALSE(m_files.mayClose(&m_window));
    EXPECT_TRUE(stayed);
    m_document.undoStack().setClean();
}

}  // namespace tenaille::ui::versions_test
