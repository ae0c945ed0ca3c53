// SPDX-License-Identifier: MIT
#include "ui/battle/fighter_form.h"

#include <gtest/gtest.h>

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>

#include "ui/style/paint.h"

namespace tenaille::ui::fighter_form_test {

class FighterFormTest : public testing::Test {
  protected:
    QLineEdit& specials() {
        for (QLineEdit* one : m_form.findChildren<QLineEdit*>())
            if (one->accessibleName() == QStringLiteral("Special results")) return *one;
        throw std::logic_error("no field");
    }
    void write(const char* text) {
        specials().setText(QString::fromLatin1(text));
        Q_EMIT specials().editingFinished();
    }

    FighterForm m_form;
};

TEST_F(FighterFormTest, SpecialResultsAreReadAndNonsenseKeepsWhatWas) {
    const QSignalSpy edited(&m_form, &FighterForm::edited);
    write("entangles 19; swallows 18-20");
    ASSERT_EQ(m_form.record().specials.size(), 2u);
    EXPECT_EQ(m_form.record().specials[1], (board::SpecialRecord{"swallows", 18, 20}));
    EXPECT_EQ(edited.count(), 1);
    write("entangles 25");
    EXPECT_TRUE(isWrong(&specials()));
    EXPECT_EQ(m_form.record().specials.size(), 2u);
    EXPECT_EQ(edited.count(), 1);
    write("");
    EXPECT_FALSE(isWrong(&specials()));
    EXPECT_TRUE(m_form.record().specials.empty());
}

TEST_F(FighterFormTest, ShowsWhatTheRecordSays) {
    board::FighterSheet sheet;
    sheet.specials = {{"entangles", 19, 19}};
    sheet.reducedMobility = true;
    m_form.setRecord(sheet);
    EXPECT_EQ(specials().text(), QStringLiteral("entangles 19"));
    EXPECT_EQ(m_form.record(), sheet);
    for (QCheckBox* box : m_form.findChildren<QCheckBox*>())
        if (box->text().contains(QStringLiteral("EX-17"))) box->click();
    EXPECT_FALSE(m_form.record().reducedMobility);
}

}  // namespace tenaille::ui::fighter_form_test
