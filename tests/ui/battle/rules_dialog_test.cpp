// SPDX-License-Identifier: MIT
//
// The dialog of the rules in force: every option has its input, and what is chosen there is what is stored.
#include "ui/battle/rules_dialog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

#include "core/rules/option_table.h"
#include "ui/battle/battle_context.h"

namespace tenaille::ui {
namespace {

using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

class RulesDialogTest : public testing::Test {
  protected:
    // Opens the dialog, does `work` in it and ends it by `end`.
    template <class Work>
    void inDialog(Work&& work, QDialogButtonBox::StandardButton end = QDialogButtonBox::Ok) {
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            work(*dialog);
            dialog->findChild<QDialogButtonBox*>()->button(end)->click();
        });
        askRules(m_context, nullptr);
    }
    template <class Input>
    static Input* input(QDialog& dialog, const char* key) {
        for (Input* one : dialog.findChildren<Input*>())
            if (one->accessibleName() == QLatin1String(key)) return one;
        return nullptr;
    }
    const auto& stored() const { return m_document.encounter().settingsRecord().ruleOptions; }

    Document m_document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    BattleContext m_context{m_document};
};

TEST_F(RulesDialogTest, EveryOptionHasItsInput) {
    inDialog([](QDialog& dialog) {
        for (const rules::OptionEntry& entry : rules::optionTable()) {
            const bool isNumber = entry.type == rules::OptionType::Integer;
            const std::string key(entry.key);
            EXPECT_EQ(input<QSpinBox>(dialog, key.c_str()) != nullptr, isNumber) << key;
            EXPECT_EQ(input<QComboBox>(dialog, key.c_str()) != nullptr, !isNumber) << key;
        }
    });
    EXPECT_THAT(stored(), IsEmpty()) << "nothing was changed";
}

TEST_F(RulesDialogTest, WhatIsChosenIsStoredAndShownAgain) {
    inDialog([](QDialog& dialog) {
        input<QSpinBox>(dialog, "sneak.inFightModifier")->setValue(-3);
        input<QSpinBox>(dialog, "sneak.rangedDefaultMm")->setValue(45000);
        QComboBox* corner = input<QComboBox>(dialog, "move.cornerCut");
        corner->setCurrentIndex(corner->findText(QStringLiteral("allow")));
        QComboBox* parry = input<QComboBox>(dialog, "exceptional.fumbleOnParry");
        parry->setCurrentIndex(parry->findText(QStringLiteral("false")));
    });
    EXPECT_THAT(stored(), UnorderedElementsAre(
                              Pair("sneak.inFightModifier", "-3"), Pair("sneak.rangedDefaultMm", "45000"),
                              Pair("move.cornerCut", "allow"), Pair("exceptional.fumbleOnParry", "false")));
    EXPECT_EQ(m_context.options().sneak.rangedDefaultMm, 45000);
    EXPECT_EQ(m_context.options().sneak.inFightModifier, -3);
    inDialog([](QDialog& dialog) {
        EXPECT_EQ(input<QSpinBox>(dialog, "sneak.inFightModifier")->value(), -3);
        EXPECT_EQ(input<QComboBox>(dialog, "move.cornerCut")->currentText(), QStringLiteral("allow"));
    });
}

TEST_F(RulesDialogTest, DefaultsComeBackAndCancelChangesNothing) {
    inDialog([](QDialog& dialog) { input<QSpinBox>(dialog, "sneak.bonus")->setValue(7); });
    inDialog([](QDialog& dialog) { input<QSpinBox>(dialog, "sneak.bonus")->setValue(9); },
             QDialogButtonBox::Cancel);
    EXPECT_EQ(m_context.options().sneak.bonus, 7);
    inDialog([](QDialog& dialog) {
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::RestoreDefaults)->click();
    });
    EXPECT_THAT(stored(), IsEmpty());
}

}  // namespace
}  // namespace tenaille::ui
