// SPDX-License-Identifier: MIT
#include "ui/widgets/typed_dialog.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

namespace tenaille::ui::typed_dialog_test {

class TypedDialogTest : public testing::Test {
  protected:
    TypedDialogTest() : m_dialog(&m_below) {
        auto* layout = new QVBoxLayout(&m_dialog);
        layout->addWidget(m_field);
        auto* ok = new QPushButton(QStringLiteral("OK"));
        layout->addWidget(ok);
        ok->setDefault(true);
        m_field->setFocus();
        QObject::connect(ok, &QPushButton::clicked, &m_dialog, &QDialog::accept);
        m_action.setShortcut(QKeySequence(Qt::Key_1));
        m_below.addAction(&m_action);
        m_button.setGeometry(0, 0, 80, 30);
        QObject::connect(&m_action, &QAction::triggered, [this] { ++m_elsewhere; });
        QObject::connect(&m_button, &QPushButton::clicked, [this] { ++m_elsewhere; });
        m_below.resize(200, 100);
        m_below.show();
        m_below.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_below));
    }
    // `then` runs as soon as the dialog does.
    int exec(const std::function<void()>& then) {
        QTimer::singleShot(0, &m_dialog, then);
        QTimer::singleShot(10'000, &m_dialog, &QDialog::reject);
        return execWhileTyping(m_dialog);
    }

    int m_elsewhere = 0;
    QWidget m_below;
    QPushButton m_button{QStringLiteral("below"), &m_below};
    QAction m_action;
    QDialog m_dialog;
    QLineEdit* m_field = new QLineEdit;
};

// The desktop gives the keys to the window below until the dialog has got the keyboard.
TEST_F(TypedDialogTest, KeysOfTheWindowBelowGoToTheDialog) {
    EXPECT_EQ(exec([this] {
                  for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_Return})
                      QTest::keyClick(m_below.windowHandle(), key);
              }),
              QDialog::Accepted);
    EXPECT_EQ(m_field->text(), QStringLiteral("12"));
    EXPECT_EQ(m_elsewhere, 0) << "1 is a command of the window below";
    m_below.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_below));
    QTest::keyClick(m_below.windowHandle(), Qt::Key_1);
    EXPECT_EQ(m_elsewhere, 1) << "and is one again";
}

TEST_F(TypedDialogTest, EscapeTypedBelowLeavesIt) {
    EXPECT_FALSE(isTypedDialogOpen());
    EXPECT_EQ(exec([this] {
                  EXPECT_TRUE(isTypedDialogOpen());
                  QTest::keyClick(m_below.windowHandle(), Qt::Key_Escape);
              }),
              QDialog::Rejected);
    EXPECT_FALSE(isTypedDialogOpen());
}

TEST_F(TypedDialogTest, NothingElseCanBeClickedOrClosedMeanwhile) {
    EXPECT_EQ(exec([this] {
                  QTest::mouseClick(m_below.windowHandle(), Qt::LeftButton, {}, {10, 10});
                  EXPECT_FALSE(m_below.close());
                  QTest::keyClick(m_dialog.windowHandle(), Qt::Key_Return);
              }),
              QDialog::Accepted);
    EXPECT_EQ(m_elsewhere, 0);
    EXPECT_TRUE(m_below.isVisible());
    QTest::mouseClick(m_below.windowHandle(), Qt::LeftButton, {}, {10, 10});
    EXPECT_EQ(m_elsewhere, 1);
}

}  // namespace tenaille::ui::typed_dialog_test
