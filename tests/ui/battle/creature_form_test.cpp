// SPDX-License-Identifier: MIT
#include "ui/battle/creature_form.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QSpinBox>
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

}  // namespace tenaille::ui::creature_form_test
