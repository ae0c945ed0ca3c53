// SPDX-License-Identifier: MIT
#include "ui/battle/save_path.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QSettings>
#include <QTimer>

#include "tests/support/temporary_folder.h"
#include "tests/ui/battle/answers.h"

namespace tenaille::ui::save_path_test {

using test::Answers;
using test::cancel;
using test::press;
using test::typeName;

class SavePath : public testing::Test {
  public:
    void SetUp() override { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    QString at(const char* name) const { return QString::fromStdString(m_folder.file(name)); }
    QString ask() const {
        return askSavePath(nullptr, QStringLiteral("Save as"), FileSort::Documents, at("new.map.json"),
                           QStringLiteral("All (*)"), QStringLiteral(".map.json"), {QStringLiteral(".json")});
    }
    test::TemporaryFolder m_folder;
};

TEST_F(SavePath, AddsTheEnding) {
    Answers answers({typeName(at("cave"))});
    EXPECT_EQ(ask(), at("cave.map.json"));
}

// The file that would be replaced has the ending that was not typed.
TEST_F(SavePath, AsksAboutTheWholeName) {
    test::writeText(m_folder.file("precious.map.json"), "x");
    Answers refused({typeName(at("precious")), press(QMessageBox::No), cancel()});
    EXPECT_EQ(ask(), QString());
    EXPECT_EQ(refused.given(), 3u);
    Answers agreed({typeName(at("precious")), press(QMessageBox::Yes)});
    EXPECT_EQ(ask(), at("precious.map.json"));
    EXPECT_EQ(agreed.given(), 2u);
}

// Each sort of files begins where the last one of it was chosen, also the next time; what is gone is
// forgotten.
TEST_F(SavePath, FoldersAreKept) {
    QSettings settings(at("settings.ini"), QSettings::IniFormat);
    keepFoldersIn(settings);
    EXPECT_EQ(lastFolder(FileSort::Documents, QStringLiteral("/usr")), QStringLiteral("/usr"));
    ASSERT_TRUE(QDir().mkpath(at("caves")));
    Answers answers({typeName(at("caves/deep"))});
    EXPECT_EQ(ask(), at("caves/deep.map.json"));
    EXPECT_EQ(lastFolder(FileSort::Documents), at("caves"));
    EXPECT_NE(lastFolder(FileSort::Exports), at("caves"));
    QSettings later(at("settings.ini"), QSettings::IniFormat);
    settings.sync();
    later.sync();
    keepFoldersIn(later);
    EXPECT_EQ(lastFolder(FileSort::Documents), at("caves"));
    ASSERT_TRUE(QDir().rmdir(at("caves")));
    EXPECT_EQ(lastFolder(FileSort::Documents, QStringLiteral("/usr")), QStringLiteral("/usr"));
}

}  // namespace tenaille::ui::save_path_test
