// SPDX-License-Identifier: MIT
//
// The ledger of an attack: dice typed or rolled, one step in the document.
#include "ui/battle/attack_dialog.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <functional>

#include "tests/ui/battle/window_test.h"

namespace tenaille::ui {
namespace {

class AttackDialogTest : public test::WindowTest {
  protected:
    AttackDialogTest() {
        m_window.context().select({token("Conrath").id});
        m_window.context().pinTarget(token("Ogre chief").id);
    }
    // A, and what is done in the dialog that it opens.
    void strike(std::function<void(AttackDialog&)> act) {
        bool came = false;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<AttackDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            came = true;
            act(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        action(Command::OrderStrike).trigger();
        EXPECT_TRUE(came);
    }
    static QPushButton& button(AttackDialog& dialog, QDialogButtonBox::ButtonRole role) {
        auto* box = dialog.findChild<QDialogButtonBox*>();
        for (QAbstractButton* one : box->buttons())
            if (box->buttonRole(one) == role) return *qobject_cast<QPushButton*>(one);
        ADD_FAILURE();
        return *qobject_cast<QPushButton*>(box->buttons().front());
    }
};

TEST_F(AttackDialogTest, TypedDiceAreAppliedInOneStep) {
    const int before = token("Ogre chief").hitPoints;
    strike([](AttackDialog& dialog) {
        EXPECT_FALSE(button(dialog, QDialogButtonBox::AcceptRole).isEnabled()) << "nothing was thrown yet";
        QSpinBox* d20 = nullptr;
        for (QSpinBox* one : dialog.findChildren<QSpinBox*>())
            if (one->accessibleName() == QLatin1String("d20")) d20 = one;
        ASSERT_NE(d20, nullptr);
        d20->setValue(20);
        for (QSpinBox* one : dialog.findChildren<QSpinBox*>())
            if (one->maximum() == 10'000) one->setValue(7);
        button(dialog, QDialogButtonBox::AcceptRole).click();
    });
    EXPECT_EQ(token("Ogre chief").hitPoints, before - 7);
    EXPECT_EQ(m_document.undoStack().count(), 1);
    m_document.undoStack().undo();
    EXPECT_EQ(token("Ogre chief").hitPoints, before);
}

TEST_F(AttackDialogTest, TheProgramRollsAndTheSameDiceAreApplied) {
    QString promised;
    strike([&](AttackDialog& dialog) {
        button(dialog, QDialogButtonBox::ActionRole).click();
        for (QLabel* label : dialog.findChildren<QLabel*>())
            if (label->text().contains(QLatin1String("against AC"))) promised = label->text();
        EXPECT_FALSE(dialog.attack().dice.d20) << "not typed";
        button(dialog, QDialogButtonBox::AcceptRole).click();
    });
    ASSERT_FALSE(promised.isEmpty());
    const QString total = promised.section(QStringLiteral("= "), 1).section(QLatin1Char(' '), 0, 0);
    bool told = false;
    for (const board::LogRecord& line : m_document.encounter().log)
        if (line.entry == "strike.attack") told = line.arguments[3] == total.toStdString();
    EXPECT_TRUE(told) << promised.toStdString();
}

TEST_F(AttackDialogTest, CancelChangesNothing) {
    strike([](AttackDialog& dialog) { dialog.reject(); });
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

}  // namespace
}  // namespace tenaille::ui
