// SPDX-License-Identifier: MIT
#include "ui/battle/creature_form.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <string>

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
