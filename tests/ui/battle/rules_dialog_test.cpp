// SPDX-License-Identifier: MIT
//
// Presets and options: what is chosen is what is stored, and every word of it is the user's.
#include "ui/battle/rules_dialog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QTranslator>

#include "ui/battle/battle_context.h"
#include "ui/battle/new_map_dialog.h"
#include "ui/text/option_text.h"

namespace tenaille::ui::rules_dialog_test {

using rules::RuleOptions;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::UnorderedElementsAre;

class RulesDialogTest : public testing::Test {
  protected:
    QComboBox& presets(RulesDialog& dialog) { return *dialog.findChildren<QComboBox*>().first(); }
    QComboBox& choice(RulesDialog& dialog, const char* key) {
        return *dialog.findChild<QComboBox*>(QString::fromLatin1(key));
    }
    void choose(QComboBox& box, int index) { box.setCurrentIndex(index); }
    RuleOptions stored(const actions::SetRules& intent) {
        RuleOptions options;
        for (const auto& [key, value] : intent.options) {
            const rules::OptionEntry* option = rules::optionNamed(key);
            option->set(options, *rules::valueNamed(*option, value));
        }
        return options;
    }
    bool saysInTheDialog(RulesDialog& dialog, const QString& text) {
        const auto labels = dialog.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().startsWith(text); });
    }
};

TEST_F(RulesDialogTest, EveryPresetIsSelectableAndStoresItself) {
    for (const rules::Preset& preset : rules::presets()) {
        RulesDialog dialog({}, {});
        const auto index = static_cast<int>(&preset - rules::presets().data());
        EXPECT_EQ(presets(dialog).itemText(index), presetLabel(preset));
        choose(presets(dialog), index);
        EXPECT_EQ(dialog.intent().preset, preset.id);
        EXPECT_EQ(stored(dialog.intent()), preset.options);
        EXPECT_TRUE(saysInTheDialog(dialog, presetSentence(preset))) << preset.id;
    }
}

TEST_F(RulesDialogTest, OpensWithThePresetInForce) {
    for (const rules::Preset& preset : rules::presets()) {
        RulesDialog dialog(preset.options, std::string(preset.id));
        EXPECT_EQ(presets(dialog).currentText(), presetLabel(preset));
        EXPECT_EQ(stored(dialog.intent()), preset.options);
    }
}

// A new encounter is of the game that was chosen, whatever habits of the table go with it.
TEST_F(RulesDialogTest, AHabitOfTheTableIsNoOtherGame) {
    for (const rules::Preset& preset : rules::presets()) {
        rules::RuleOptions options = preset.options;
        options.facing.whileMoving = kTableWhileMoving;
        RulesDialog dialog(options, std::string(preset.id));
        EXPECT_EQ(presets(dialog).currentText(), presetLabel(preset));
        EXPECT_EQ(stored(dialog.intent()), options) << "nor does it go";
    }
}

TEST_F(RulesDialogTest, AnOptionThatIsChangedMakesAnOwnChoiceAndBackAgain) {
    RulesDialog dialog({}, "5eFacing");
    QComboBox& edge = choice(dialog, "cover.wallEdge");
    const int last = presets(dialog).count() - 1;
    choose(edge, 1);
    EXPECT_EQ(presets(dialog).currentIndex(), last);
    EXPECT_EQ(presets(dialog).currentText(), QStringLiteral("5e with facing, changed"));
    EXPECT_EQ(dialog.intent().preset, "");
    EXPECT_EQ(dialog.intent().options.size(), 1u);
    EXPECT_TRUE(saysInTheDialog(
        dialog, QStringLiteral("Nearest to 5e with facing; 1 option differs, in bold below.\n“") +
                    edge.currentText()));
    EXPECT_FALSE(edge.toolTip().isEmpty()) << "the usual value can be read";
    choose(edge, 0);
    EXPECT_EQ(presets(dialog).currentText(), QStringLiteral("5e with facing"));
    EXPECT_EQ(dialog.intent().preset, "5eFacing");
}

TEST_F(RulesDialogTest, NoValueIsCutInAnyLanguage) {
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral(":/translations/tenaille_fr")));
    for (const bool translated : {false, true}) {
        if (translated) QApplication::installTranslator(&french);
        RulesDialog dialog({}, {});
        for (const rules::OptionEntry& option : rules::optionTable()) {
            auto* box = dialog.findChild<QWidget*>(QString::fromStdString(std::string(option.key)));
            ASSERT_NE(box, nullptr) << option.key;
            EXPECT_LE(box->sizeHint().width(), box->maximumWidth())
                << option.key << (translated ? " fr" : " en");
        }
    }
    QApplication::removeTranslator(&french);
}

TEST_F(RulesDialogTest, NumbersAreTypedWithinTheirLimits) {
    RulesDialog dialog({}, "5eFacing");
    for (const rules::OptionEntry& option : rules::optionTable()) {
        if (option.type != rules::OptionType::Integer) continue;
        auto* box = dialog.findChild<QSpinBox*>(QString::fromStdString(std::string(option.key)));
        ASSERT_NE(box, nullptr) << option.key;
        EXPECT_EQ(box->minimum(), option.min);
        EXPECT_EQ(box->maximum(), option.max);
        EXPECT_EQ(box->value(), option.get({}));
    }
    dialog.findChild<QSpinBox*>(QStringLiteral("facing.diagonal5"))->setValue(1);
    EXPECT_EQ(stored(dialog.intent()).facing.diagonal5, 1);
    EXPECT_EQ(presets(dialog).currentText(), QStringLiteral("5e with facing, changed"));
}

TEST_F(RulesDialogTest, TypingFindsAnOption) {
    RulesDialog dialog({}, {});
    dialog.findChild<QLineEdit*>()->setText(QStringLiteral("flanking"));
    EXPECT_TRUE(choice(dialog, "flank.mode").isVisibleTo(&dialog));
    EXPECT_FALSE(choice(dialog, "cover.wallEdge").isVisibleTo(&dialog));
    dialog.findChild<QLineEdit*>()->clear();
    EXPECT_TRUE(choice(dialog, "cover.wallEdge").isVisibleTo(&dialog));
}

// ---- asked in the window ------------------------------------------------------------------------------

class AskRulesTest : public testing::Test {
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
        return dialog.findChild<Input*>(QString::fromLatin1(key));
    }
    const auto& stored() const { return m_document.encounter().settingsRecord().ruleOptions; }

    Document m_document{
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 8, 8})};
    BattleContext m_context{m_document};
};

TEST_F(AskRulesTest, WhatIsChosenIsStoredAndShownAgain) {
    inDialog([](QDialog& dialog) {
        input<QSpinBox>(dialog, "sneak.inFightModifier")->setValue(-3);
        input<QSpinBox>(dialog, "sneak.rangedDefaultMm")->setValue(45000);
        QComboBox* corner = input<QComboBox>(dialog, "move.cornerCut");
        corner->setCurrentIndex(corner->findText(QStringLiteral("Yes")));
        QComboBox* parry = input<QComboBox>(dialog, "exceptional.fumbleOnParry");
        parry->setCurrentIndex(parry->findText(QStringLiteral("No")));
    });
    EXPECT_THAT(stored(), UnorderedElementsAre(
                              Pair("sneak.inFightModifier", "-3"), Pair("sneak.rangedDefaultMm", "45000"),
                              Pair("move.cornerCut", "allow"), Pair("exceptional.fumbleOnParry", "false")));
    EXPECT_EQ(m_context.options().sneak.rangedDefaultMm, 45000);
    EXPECT_EQ(m_document.undoStack().count(), 1) << "one step";
    inDialog([](QDialog& dialog) {
        EXPECT_EQ(input<QSpinBox>(dialog, "sneak.inFightModifier")->value(), -3);
        EXPECT_EQ(input<QComboBox>(dialog, "move.cornerCut")->currentText(), QStringLiteral("Yes"));
    });
}

TEST_F(AskRulesTest, APresetTakesOwnChoicesBackAndCancelChangesNothing) {
    inDialog([](QDialog& dialog) { input<QSpinBox>(dialog, "sneak.bonus")->setValue(7); });
    inDialog([](QDialog& dialog) { input<QSpinBox>(dialog, "sneak.bonus")->setValue(9); },
             QDialogButtonBox::Cancel);
    EXPECT_EQ(m_context.options().sneak.bonus, 7);
    inDialog([](QDialog& dialog) { dialog.findChildren<QComboBox*>().first()->setCurrentIndex(0); });
    EXPECT_THAT(stored(), IsEmpty());
    EXPECT_EQ(m_document.encounter().settingsRecord().preset, "5eFacing");
}

// No word as files write it, no heading without a name: add the text to ui/text/option_text.cpp.
TEST(OptionText, EveryValueAndEveryFamilyHasItsWords) {
    for (const rules::OptionEntry& option : rules::optionTable()) {
        EXPECT_TRUE(hasOptionFamily(option)) << option.key;
        for (int value = 0; value < static_cast<int>(option.words.size()); ++value)
            EXPECT_TRUE(hasOptionValueText(option, value))
                << rules::valueText(option, value) << " of " << option.key;
    }
    const rules::OptionEntry& edge = *rules::optionNamed("cover.wallEdge");
    EXPECT_EQ(optionValueText(edge, 1), QStringLiteral("It counts as stopped"));
    EXPECT_EQ(optionFamily(edge), QStringLiteral("Cover"));
    EXPECT_EQ(optionValueText(*rules::optionNamed("cover.targetCell"), 1), QStringLiteral("Yes"));
    EXPECT_EQ(optionValueText(*rules::optionNamed("facing.diagonal5"), 2), QStringLiteral("2"));
}

}  // namespace tenaille::ui::rules_dialog_test
