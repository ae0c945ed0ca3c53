// SPDX-License-Identifier: MIT
#include "ui/battle/creature_form.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <string>

#include "core/board/creature_now.h"
#include "tests/ui/battle/window_test.h"
#include "ui/battle/inspector.h"

namespace tenaille::ui::creature_form_test {

class CreatureFormTest : public test::WindowTest {};

// A form that lets one type eighty letters must not cut a name that has more.
TEST_F(CreatureFormTest, EditingACreatureLeavesALongNameWhole) {
    board::TokenRecord arda = token("Arda");
    arda.name = std::string(120, 'a');
    arda.weapon = std::string(100, 'w');
    ASSERT_TRUE(m_document.perform(actions::EditToken{arda}).ok());
    m_window.context().select({arda.id});
    QApplication::processEvents();
    auto* form = m_window.side().inspector().findChild<CreatureForm*>();
    const QList<QSpinBox*> numbers = form->findChildren<QSpinBox*>();
    ASSERT_FALSE(numbers.isEmpty());
    const int width = m_window.minimumSizeHint().width();
    for (QSpinBox* number : numbers)
        if (number->isVisible() && number->isEnabled()) {
            number->setValue(number->value() + 1);
            break;
        }
    const board::TokenRecord& after = *encounter().tokens.find(arda.id);
    EXPECT_FALSE(after == arda) << "a number changed";
    EXPECT_EQ(after.name, arda.name);
    EXPECT_EQ(after.weapon, arda.weapon);
    m_window.context().select({});
    QApplication::processEvents();
    EXPECT_LE(width, m_window.minimumSizeHint().width() + 40) << "it makes the window no wider";
}

// The box is the condition that the board shows, for all that are selected; older maps have it as a trait.
TEST_F(CreatureFormTest, ProneIsACondition) {
    const RecordId arda = token("Arda").id;
    const RecordId chief = token("Ogre chief").id;
    const auto prone = [&](RecordId id) {
        return board::isNamed(encounter().tokens.find(id)->conditions, "prone");
    };
    m_window.context().select({arda, chief});
    QApplication::processEvents();
    auto* form = m_window.side().inspector().findChild<CreatureForm*>();
    QCheckBox* box = nullptr;
    for (QCheckBox* one : form->findChildren<QCheckBox*>())
        if (one->text() == QStringLiteral("Prone")) box = one;
    ASSERT_NE(box, nullptr);
    box->click();
    EXPECT_TRUE(prone(arda) && prone(chief));
    EXPECT_TRUE(box->isChecked());
    action(Command::Undo).trigger();
    EXPECT_FALSE(prone(arda) || prone(chief) || box->isChecked()) << "one step";
    ASSERT_TRUE(m_window.context().perform(actions::AddCondition{{arda}, "prone"}));
    EXPECT_TRUE(box->isChecked()) << "whoever gave it";
    box->click();
    EXPECT_FALSE(prone(arda));
    board::TokenRecord old = token("Arda");
    old.creature.traits = old.creature.traits.with(board::Trait::Prone);
    ASSERT_TRUE(m_document.perform(actions::EditToken{old}).ok());
    EXPECT_TRUE(box->isChecked());
    box->click();
    EXPECT_FALSE(board::traitsNow(token("Arda")).has(board::Trait::Prone));
}

// One click beside the weapon puts another attack in use; without one there is no button.
TEST_F(CreatureFormTest, AnotherAttackIsOneClickAway) {
    board::TokenRecord arda = token("Arda");
    m_window.context().select({arda.id});
    QApplication::processEvents();
    auto* form = m_window.side().inspector().findChild<CreatureForm*>();
    QToolButton* others = nullptr;
    for (QToolButton* one : form->findChildren<QToolButton*>())
        if (one->accessibleName() == QStringLiteral("Other attacks of the creature")) others = one;
    ASSERT_NE(others, nullptr);
    arda.attacks.clear();
    ASSERT_TRUE(m_document.perform(actions::EditToken{arda}).ok());
    EXPECT_TRUE(others->isHidden());
    arda.attacks = {{"Bow", 7, "1d8", {}, 20}, {"Spear", 4, "1d8", 1, 4}};
    ASSERT_TRUE(m_document.perform(actions::EditToken{arda}).ok());
    EXPECT_FALSE(others->isHidden());
    QStringList offered;
    QTimer::singleShot(0, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        for (const QAction* action : menu->actions()) offered << action->text();
        menu->actions().last()->trigger();
        menu->close();
    });
    others->click();
    EXPECT_EQ(offered, QStringList({QStringLiteral("Bow +7, 1d8"), QStringLiteral("Spear +4, 1d8 (in melee)"),
                                    QStringLiteral("Spear +4, 1d8 (from afar)")}));
    const board::TokenRecord& after = *encounter().tokens.find(arda.id);
    EXPECT_EQ(after.weapon, "Spear");
    EXPECT_EQ(after.attackMode, board::AttackMode::Ranged);
    EXPECT_EQ(after.attacks.size(), 3U) << "what stood on the sheet is kept";
}

}  // namespace tenaille::ui::creature_form_test
