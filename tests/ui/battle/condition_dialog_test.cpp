// SPDX-License-Identifier: MIT
#include "ui/battle/condition_dialog.h"

#include <gmock/gmock.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include "core/board/carried_light.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/inspector.h"
#include "ui/battle/state_panel.h"

namespace tenaille::ui::condition_dialog_test {

class ConditionDialogTest : public test::WindowTest {
  protected:
    // Opens the dialog for Arda and lets `use` have it.
    template <class Use>
    void open(Use use) {
        m_window.context().select({token("Arda").id});
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<ConditionDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            use(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
        action(Command::Conditions).trigger();
    }
    static void type(ConditionDialog& dialog, const char* words) {
        dialog.findChild<QLineEdit*>()->setText(QString::fromUtf8(words));
    }
    static void enter(ConditionDialog& dialog) {
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Return);
    }
    StatePanel& state() { return *m_window.side().inspector().findChild<StatePanel*>(); }
    QStringList told() {
        QApplication::processEvents();
        QStringList texts;
        for (const QLabel* label : state().findChildren<QLabel*>())
            if (label->isVisibleTo(&state())) texts << label->text();
        return texts;
    }
};

TEST_F(ConditionDialogTest, ThreeLettersAndEnterGiveOne) {
    open([&](ConditionDialog& dialog) {
        type(dialog, "bli");
        EXPECT_TRUE(dialog.findChild<QCheckBox*>()->isChecked()) << "players see what has a name";
        dialog.findChild<QSpinBox*>()->setValue(3);
        enter(dialog);
        EXPECT_FALSE(dialog.isVisible());
    });
    const std::vector<board::ConditionRecord> has = token("Arda").conditions;
    ASSERT_EQ(has.size(), 1u);
    EXPECT_EQ(has[0].name, "blinded");
    EXPECT_EQ(has[0].length, 3);
    EXPECT_FALSE(has[0].secret);
    EXPECT_TRUE(told().contains(QStringLiteral("blinded")));
    EXPECT_TRUE(told().contains(QStringLiteral("3 rounds")));
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Arda: blinded (3 rounds)"));
    action(Command::Undo).trigger();
    EXPECT_TRUE(token("Arda").conditions.empty());
    EXPECT_FALSE(told().contains(QStringLiteral("blinded")));
}

TEST_F(ConditionDialogTest, OwnWordsAreTheGamemastersUntilHeShowsThem) {
    open([&](ConditionDialog& dialog) {
        type(dialog, "cursed by the ring");
        EXPECT_FALSE(dialog.findChild<QCheckBox*>()->isChecked());
        enter(dialog);
    });
    ASSERT_EQ(token("Arda").conditions.size(), 1u);
    EXPECT_EQ(token("Arda").conditions[0].name, "cursed by the ring");
    EXPECT_TRUE(token("Arda").conditions[0].secret);
    const auto buttons = state().findChildren<QToolButton*>();
    const auto named = [&](const char* words) {
        const auto found = std::find_if(buttons.begin(), buttons.end(), [&](const QToolButton* button) {
            return button->accessibleName().startsWith(QLatin1String(words));
        });
        return found != buttons.end() ? *found : nullptr;
    };
    ASSERT_NE(named("Players do not see it"), nullptr);
    named("Players do not see it")->click();
    EXPECT_FALSE(token("Arda").conditions[0].secret);
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (QToolButton* button : state().findChildren<QToolButton*>())
        if (button->accessibleName().startsWith(QLatin1String("Take away"))) {
            button->click();
            break;
        }
    EXPECT_TRUE(token("Arda").conditions.empty());
}

TEST_F(ConditionDialogTest, WhatIsThereCanBeTakenAway) {
    open([&](ConditionDialog& dialog) {
        type(dialog, "prone");
        enter(dialog);
    });
    open([&](ConditionDialog& dialog) {
        type(dialog, "prone");
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == QLatin1String("Take away")) {
                EXPECT_TRUE(button->isEnabled());
                button->click();
            }
    });
    EXPECT_TRUE(token("Arda").conditions.empty());
}

TEST_F(ConditionDialogTest, HeightAndAuraAreTypedInLengths) {
    m_window.context().select({token("Arda").id});
    const auto boxes = state().findChildren<QDoubleSpinBox*>();
    ASSERT_EQ(boxes.size(), 4) << "height, aura, and how far a light reaches";
    boxes[0]->setValue(4.5);
    EXPECT_EQ(token("Arda").elevation, 3 * geometry::kUnitsPerCell);
    boxes[1]->setValue(3);
    EXPECT_EQ(token("Arda").aura, 2);
    boxes[0]->setValue(-1.5);
    EXPECT_EQ(token("Arda").elevation, -geometry::kUnitsPerCell);
    action(Command::Undo).trigger();
    EXPECT_DOUBLE_EQ(state().findChildren<QDoubleSpinBox*>()[0]->value(), 4.5);
}

TEST_F(ConditionDialogTest, ALightIsChosenByItsNameOrByItsReach) {
    m_window.context().select({token("Arda").id});
    auto* lights = state().findChild<QComboBox*>();
    ASSERT_NE(lights, nullptr);
    const auto reach = [&] { return state().findChildren<QDoubleSpinBox*>().mid(2); };
    EXPECT_EQ(lights->currentText(), QStringLiteral("None"));
    EXPECT_FALSE(reach()[0]->isVisible());
    const int torch = lights->findText(QStringLiteral("Torch"));
    lights->setCurrentIndex(torch);
    Q_EMIT lights->activated(torch);
    EXPECT_EQ(token("Arda").light, board::lightOf(board::UsualLight::Torch));
    EXPECT_TRUE(reach()[0]->isVisible());
    EXPECT_DOUBLE_EQ(reach()[0]->value(), 6);
    EXPECT_DOUBLE_EQ(reach()[1]->value(), 12);
    reach()[0]->setValue(15);
    EXPECT_EQ(token("Arda").light.bright, 10 * geometry::kUnitsPerCell);
    EXPECT_EQ(token("Arda").light.dim, 10 * geometry::kUnitsPerCell) << "dimly at least as far";
    EXPECT_EQ(lights->currentText(), QStringLiteral("Other"));
    reach()[1]->setValue(3);
    EXPECT_EQ(token("Arda").light.bright, 2 * geometry::kUnitsPerCell);
    Q_EMIT lights->activated(4);
    EXPECT_EQ(token("Arda").light.bright, 2 * geometry::kUnitsPerCell) << "it is one already";
    lights->setCurrentIndex(0);
    Q_EMIT lights->activated(0);
    Q_EMIT lights->activated(4);
    EXPECT_EQ(token("Arda").light, (board::CarriedLight{480, 960}));
    Q_EMIT lights->activated(0);
    EXPECT_FALSE(board::shines(token("Arda").light));
    EXPECT_EQ(lights->count(), 5);
    EXPECT_EQ(undoText(), QStringLiteral("Undo: Arda puts its light out"));
}

}  // namespace tenaille::ui::condition_dialog_test
