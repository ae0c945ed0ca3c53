// SPDX-License-Identifier: MIT
//
// The dialogs of a fight: who is offered as a target, what a casting needs, whole sides at once.
#include "ui/battle/fight_dialogs.h"

#include <gmock/gmock.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <algorithm>
#include <functional>

#include "tests/ui/battle/window_test.h"
#include "ui/battle/order_dialog.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/name_box.h"

namespace tenaille::ui::fight_dialogs_test {

class FightDialogsTest : public test::WindowTest {
  protected:
    FightDialogsTest() {
        actions::BeginFight fight;
        for (const board::TokenRecord& one : encounter().tokens) fight.tokens.push_back(one.id);
        fight.seed = 1;
        m_begin = fight;
    }
    void begin() { ASSERT_TRUE(m_window.context().perform(m_begin)); }
    void fell(const std::string& name) {
        board::TokenRecord down = token(name);
        down.maxHitPoints = std::max(down.maxHitPoints, 1);
        down.hitPoints = -10;
        m_window.context().perform(actions::EditToken{down});
    }
    actions::PlanContext planContext() {
        return {encounter(), m_window.context().board(), m_window.context().options()};
    }
    board::OrderRecord orderOf(const std::string& name, board::OrderKind kind) {
        board::OrderRecord order;
        order.who = token(name).id;
        order.kind = kind;
        return order;
    }
    // What the dialog that the next event opens is asked.
    static void inNextDialog(std::function<void(QDialog&)> look) {
        QTimer::singleShot(0, [look = std::move(look)] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            look(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
    }

    actions::BeginFight m_begin;
};

// SG-13: said before it is declared.
TEST_F(FightDialogsTest, ActionsThatTheRoundDoesNotHoldAreTold) {
    begin();
    QString without;
    QString with;
    inNextDialog([&](QDialog& dialog) {
        const auto said = [&] {
            QString all;
            for (const auto* label : dialog.findChildren<QLabel*>()) all += label->text() + QLatin1Char('|');
            return all;
        };
        without = said();
        // Actions and initiative of the first combatant.
        dialog.findChild<QSpinBox*>()->setValue(9);
        dialog.findChild<DiceBox*>()->setText(QStringLiteral("6"));
        with = said();
    });
    askDeclarations(encounter(), m_window.context().options(), &m_window);
    EXPECT_FALSE(without.contains(QStringLiteral("SG-13")));
    EXPECT_TRUE(with.contains(QStringLiteral("SG-13")));
    EXPECT_TRUE(with.contains(QStringLiteral(": 4 action")));
}

TEST_F(FightDialogsTest, AMoveNeedsSomebodyToMoveTowards) {
    begin();
    bool nobody = true;
    bool somebody = false;
    inNextDialog([&](QDialog& dialog) {
        auto* box = dialog.findChild<NameBox*>();
        const QPushButton* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        box->setCurrentIndex(0);
        nobody = ok->isEnabled();
        box->setCurrentIndex(1);
        somebody = ok->isEnabled();
    });
    board::OrderRecord order = orderOf("Arda", board::OrderKind::FastMove);
    askOrder(planContext(), order, &m_window);
    EXPECT_FALSE(nobody);
    EXPECT_TRUE(somebody);
}

TEST_F(FightDialogsTest, TheFallenAreNoTargets) {
    begin();
    fell("Ogre chief");
    QStringList offered;
    inNextDialog([&](QDialog& dialog) {
        const auto* box = dialog.findChild<NameBox*>();
        for (int i = 0; i < box->count(); ++i) offered << box->itemText(i);
    });
    board::OrderRecord order = orderOf("Arda", board::OrderKind::Routine);
    askOrder(planContext(), order, &m_window);
    EXPECT_FALSE(offered.contains(QStringLiteral("Ogre chief")));
    EXPECT_TRUE(offered.contains(QStringLiteral("Goblin 1")));
    QStringList declared;
    inNextDialog([&](QDialog& dialog) {
        for (const auto* box : dialog.findChildren<NameBox*>())
            for (int i = 0; i < box->count(); ++i) declared << box->itemText(i);
    });
    askDeclarations(encounter(), m_window.context().options(), &m_window);
    EXPECT_FALSE(declared.contains(QStringLiteral("Ogre chief")));
    EXPECT_TRUE(declared.contains(QStringLiteral("Goblin 1")));
}

TEST_F(FightDialogsTest, ACastingNeedsItsNameAndSaysItsMode) {
    begin();
    bool without = true;
    bool with = false;
    QString hint;
    inNextDialog([&](QDialog& dialog) {
        const QPushButton* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        without = ok->isEnabled();
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Web"));
        with = ok->isEnabled();
        for (const QLabel* label : dialog.findChildren<QLabel*>()) hint += label->text();
    });
    board::OrderRecord order = orderOf("Conrath", board::OrderKind::Cast);
    askOrder(planContext(), order, &m_window);
    EXPECT_FALSE(without);
    EXPECT_TRUE(with);
    EXPECT_THAT(hint.toStdString(), testing::HasSubstr("has to be Casting"));
}

TEST_F(FightDialogsTest, AWholeSideIsSurprisedByOneClick) {
    inNextDialog([&](QDialog& dialog) {
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')).startsWith(QStringLiteral("Foes"))) {
                EXPECT_TRUE(button->text().contains(QLatin1Char('&'))) << "a letter for the keyboard";
                button->click();
            }
        dialog.accept();
    });
    const auto fight = askBeginFight(encounter(), {}, 5, &m_window);
    ASSERT_TRUE(fight.has_value());
    std::vector<RecordId> foes;
    for (const board::TokenRecord& one : encounter().tokens)
        if (one.creature.side == "foe") foes.push_back(one.id);
    EXPECT_FALSE(foes.empty());
    EXPECT_EQ(fight->surprised, foes);
}

// Who was just added is selected; the other side was left out without a word.
TEST_F(FightDialogsTest, SeveralOfOneSideAreNotAFight) {
    const auto tokensOf = [&](const std::vector<RecordId>& chosen) {
        inNextDialog([](QDialog& dialog) { dialog.accept(); });
        const auto fight = askBeginFight(encounter(), chosen, 5, &m_window);
        return fight ? fight->tokens.size() : 0;
    };
    const RecordId arda = token("Arda").id;
    const RecordId urbain = token("Urbain").id;
    EXPECT_EQ(tokensOf({arda, urbain}), encounter().tokens.size());
    EXPECT_EQ(tokensOf({arda, urbain, token("Ogre chief").id}), 3u);
}

TEST_F(FightDialogsTest, TheOtherClockFindsItsRoom) {
    inNextDialog([](QDialog& dialog) {
        const auto radios = dialog.findChildren<QRadioButton*>();
        ASSERT_EQ(radios.size(), 2);
        radios[1]->setChecked(true);
        QApplication::processEvents();
        dialog.resize(1, 1);  // as small as segments allow
        const QSize before = dialog.size();
        radios[0]->setChecked(true);
        QApplication::processEvents();
        EXPECT_GT(dialog.height(), before.height()) << "two more choices and a longer sentence";
        const auto* area = dialog.findChild<QScrollArea*>();
        EXPECT_GE(area->viewport()->height(), std::min(area->widget()->sizeHint().height(), 100));
        EXPECT_GE(area->viewport()->width(), area->widget()->minimumSizeHint().width());
    });
    EXPECT_FALSE(askBeginFight(encounter(), {}, 5, &m_window).has_value());
}

TEST_F(FightDialogsTest, DiceForAnInitiativeAreThrownAndNonsenseIsRefused) {
    bool refused = false;
    inNextDialog([&](QDialog& dialog) {
        const QPushButton* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        for (DiceBox* box : dialog.findChildren<DiceBox*>()) {
            if (box->accessibleName() != QLatin1String("Arda")) continue;
            box->setText(QStringLiteral("2d6 or so"));
            refused = !ok->isEnabled();
            dialog.accept();
            EXPECT_TRUE(dialog.isVisible());
            box->setText(QStringLiteral("2d6"));
        }
        EXPECT_TRUE(ok->isEnabled());
        dialog.accept();
    });
    const auto fight = askBeginFight(encounter(), {}, 5, &m_window);
    EXPECT_TRUE(refused);
    ASSERT_TRUE(fight.has_value());
    EXPECT_EQ(fight->seed, 5);
    ASSERT_EQ(fight->thrown.size(), 1u);
    ASSERT_EQ(fight->initiatives.size(), 1u);
    EXPECT_EQ(fight->initiatives.front().first, token("Arda").id);
    EXPECT_EQ(fight->initiatives.front().second, fight->thrown.front().total);
    EXPECT_GE(fight->thrown.front().total, 2);
    EXPECT_LE(fight->thrown.front().total, 12);
    EXPECT_EQ(fight->thrown.front().who, "Arda");
    ASSERT_TRUE(m_window.context().perform(*fight));
    const auto& log = encounter().log;
    EXPECT_TRUE(
        std::any_of(log.begin(), log.end(), [](const auto& line) { return line.entry == "dice.field"; }));
}

TEST_F(FightDialogsTest, DiceOfAnOrderAreThrownOnceAndTold) {
    begin();
    actions::ManyThrown thrown;
    const auto write = [](QDialog& dialog) {
        const auto boxes = dialog.findChildren<DiceBox*>();
        ASSERT_GE(boxes.size(), 2);
        boxes[0]->setText(QStringLiteral("d20"));
        boxes[1]->setText(QStringLiteral("2d6+3"));
        dialog.accept();
    };
    inNextDialog(write);
    board::OrderRecord order = orderOf("Arda", board::OrderKind::Routine);
    order.target = token("Ogre chief").id;
    ASSERT_TRUE(askOrder(planContext(), order, &m_window, &thrown));
    EXPECT_FALSE(order.dice.d20) << "the program throws it in the segment";
    ASSERT_EQ(thrown.size(), 1u);
    EXPECT_EQ(thrown.front().expression, "2d6+3");
    EXPECT_EQ(order.dice.wear, thrown.front().total);
    EXPECT_GE(thrown.front().total, 5);
    inNextDialog(write);
    board::OrderRecord again = orderOf("Arda", board::OrderKind::Routine);
    again.target = order.target;
    ASSERT_TRUE(askOrder(planContext(), again, &m_window, &thrown));
    EXPECT_EQ(again.dice.wear, order.dice.wear) << "writing it again is no second throw";
}

TEST_F(FightDialogsTest, ADeclarationBeginsInItsFirstFieldAndServesAWholeSide) {
    begin();
    inNextDialog([&](QDialog& dialog) {
        const auto boxes = dialog.findChildren<DiceBox*>();
        EXPECT_TRUE(qobject_cast<QComboBox*>(dialog.focusWidget())) << "the first field of the first row";
        for (DiceBox* box : boxes)
            if (box->accessibleName() == QLatin1String("Goblin 1")) {
                box->setFocus();
                Q_EMIT qApp->focusChanged(nullptr, box);
                box->setText(QStringLiteral("7"));
            }
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (button->text().contains(QLatin1String("Goblin 1"))) button->click();
        dialog.accept();
    });
    const auto declared = askDeclarations(encounter(), m_window.context().options(), &m_window);
    ASSERT_TRUE(declared);
    int foes = 0;
    for (const actions::Declaration& one : declared->declarations) {
        const bool isFoe = encounter().tokens.find(one.token)->creature.side == "foe";
        EXPECT_EQ(one.initiative == 7, isFoe);
        foes += isFoe ? 1 : 0;
    }
    EXPECT_GT(foes, 1);
}

TEST(NameBox, BlanksBelongToTheName) {
    NameBox box;
    box.addItems(
        {QStringLiteral("nobody"), QStringLiteral("Orc 1"), QStringLiteral("Orc 2"), QStringLiteral("2nd")});
    QTest::keyClicks(&box, QStringLiteral("orc 2"));
    EXPECT_EQ(box.currentText().toStdString(), "Orc 2");
}

}  // namespace tenaille::ui::fight_dialogs_test
