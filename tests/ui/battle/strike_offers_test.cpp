// SPDX-License-Identifier: MIT
//
// Attacks of opportunity are offered where the move was made, and taken with one button.
#include "ui/battle/strike_offers.h"

#include <gtest/gtest.h>

#include <QMenu>
#include <QPushButton>
#include <QTimer>

#include "tests/ui/battle/window_test.h"
#include "ui/battle/attack_dialog.h"
#include "ui/battle/damage_shares.h"
#include "ui/widgets/dice_box.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/segmented_control.h"

namespace tenaille::ui::strike_offers_test {

class StrikeOffersWindow : public test::WindowTest {
  protected:
    // Away from the ogre, who may strike.
    StrikeOffersWindow() {
        const board::Cell ogre = token("Ogre chief").creature.at;
        m_window.context().perform(actions::MoveTokens{{{token("Arda").id, {{ogre.x - 1, ogre.y}}}}, true});
        m_from = token("Arda").creature.at;
        // In its rear she could go unseen (F5-05).
        for (int facing = 0; facing < 8 && offers().empty(); ++facing)
            m_window.context().perform(actions::TurnTokens{
                {{token("Ogre chief").id, board::Facing{static_cast<std::uint8_t>(facing)}}}});
        EXPECT_EQ(offers().size(), 1u);
    }
    std::vector<actions::StrikeOffer> offers() const {
        return actions::strikeOffers({encounter(), m_document.board(), m_document.options()}, away());
    }
    actions::MoveTokens away() const {
        return {{{token("Arda").id, {{m_from.x - 1, m_from.y}, {m_from.x - 2, m_from.y}}}}, false};
    }
    // Lets events through: not between a dialog that is expected and what opens it.
    QPushButton* offered() {
        QApplication::processEvents();
        for (QPushButton* button : m_window.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Ogre chief strikes…") && button->isVisible()) return button;
        return nullptr;
    }
    bool leave() { return m_window.context().perform(away()); }
    void whenDialogComes(std::function<void(AttackDialog&)> act) {
        QTimer::singleShot(0, [act = std::move(act)] {
            auto* dialog = qobject_cast<AttackDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            act(*dialog);
            if (dialog->isVisible()) dialog->reject();
        });
    }
    static void type(AttackDialog& dialog, const char* name, const char* text) {
        for (DiceBox* one : dialog.findChildren<DiceBox*>())
            if (one->accessibleName() == QLatin1String(name)) return one->setText(QString::fromLatin1(text));
        ADD_FAILURE() << name;
    }

    board::Cell m_from;
};

TEST_F(StrikeOffersWindow, TheOfferOpensTheAttackWhereSheWas) {
    ASSERT_TRUE(leave());
    QPushButton* button = offered();
    ASSERT_NE(button, nullptr);
    const int before = token("Arda").hitPoints;
    whenDialogComes([](AttackDialog& dialog) {
        EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Attack of opportunity"));
        type(dialog, "d20", "20");
        type(dialog, "Damage", "3");
        dialog.accept();
        if (dialog.isVisible()) dialog.accept();  // a second die was thrown, and seen
    });
    button->click();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(token("Arda").hitPoints, before - 3);
    EXPECT_EQ(offered(), nullptr) << "once for each enemy";
    action(Command::Undo).trigger();
    EXPECT_EQ(token("Arda").hitPoints, before);
    EXPECT_NE(offered(), nullptr) << "it was not taken after all";
    action(Command::Redo).trigger();
    EXPECT_EQ(offered(), nullptr);
}

// What else is done meanwhile answers nothing; closing the notice does.
TEST_F(StrikeOffersWindow, ItStandsUntilItIsClosedOrSheGoesOn) {
    ASSERT_TRUE(leave());
    m_window.context().perform(actions::HideTokens{{token("Urbain").id}, true, {}});
    ASSERT_NE(offered(), nullptr);
    const board::Cell at = token("Arda").creature.at;
    m_window.context().perform(actions::MoveTokens{{{token("Arda").id, {{at.x, at.y + 1}}}}, true});
    EXPECT_EQ(offered(), nullptr) << "she went on";
    action(Command::Undo).trigger();
    ASSERT_NE(offered(), nullptr);
    for (Notice* notice : m_window.findChildren<Notice*>())
        if (notice->isVisible() && notice->text().contains(QStringLiteral("SZ-08"))) notice->dismiss();
    EXPECT_EQ(offered(), nullptr);
    action(Command::Redo).trigger();
    action(Command::Undo).trigger();
    EXPECT_EQ(offered(), nullptr) << "it was let pass";
}

TEST_F(StrikeOffersWindow, GivenUpItIsOfferedAgainAndUndoneItIsGone) {
    ASSERT_TRUE(leave());
    QPushButton* button = offered();
    ASSERT_NE(button, nullptr);
    whenDialogComes([](AttackDialog& dialog) { dialog.reject(); });
    button->click();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    ASSERT_NE(offered(), nullptr);
    action(Command::Undo).trigger();
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(offered(), nullptr) << "there was no such move";
    action(Command::Redo).trigger();
    EXPECT_NE(offered(), nullptr);
}

// The same move made anew is another one: its offer stands alone.
TEST_F(StrikeOffersWindow, UndoneAndMadeAnewItIsOfferedOnce) {
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(leave());
        ASSERT_NE(offered(), nullptr);
        int buttons = 0;
        for (QPushButton* button : m_window.findChildren<QPushButton*>())
            buttons += button->isVisible() && button->text().contains(QStringLiteral("strikes")) ? 1 : 0;
        EXPECT_EQ(buttons, 1);
        action(Command::Undo).trigger();
    }
    // Another edit in its place: it was never made.
    m_window.context().perform(actions::HideTokens{{token("Urbain").id}, true, {}});
    EXPECT_EQ(offered(), nullptr);
}

TEST_F(StrikeOffersWindow, WhoIsDownStrikesNobody) {
    ASSERT_TRUE(leave());
    ASSERT_NE(offered(), nullptr);
    m_window.context().perform(actions::ChangeHitPoints{{token("Ogre chief").id}, -500});
    EXPECT_EQ(offered(), nullptr);
    action(Command::Undo).trigger();
    EXPECT_NE(offered(), nullptr);
}

TEST_F(StrikeOffersWindow, CtrlJLeadsToIt) {
    ASSERT_TRUE(leave());
    QPushButton* button = offered();
    ASSERT_NE(button, nullptr);
    action(Command::NextOffer).trigger();
    EXPECT_EQ(QApplication::focusWidget(), button);
}

TEST_F(StrikeOffersWindow, WhoGoesDownCanBePutBack) {
    ASSERT_TRUE(leave());
    QPushButton* strike = offered();
    ASSERT_NE(strike, nullptr);
    whenDialogComes([](AttackDialog& dialog) {
        type(dialog, "d20", "20");
        type(dialog, "Damage", "900");
        dialog.accept();
        if (dialog.isVisible()) dialog.accept();
    });
    strike->click();
    QPushButton* back = nullptr;
    for (QPushButton* button : m_window.findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Back to where the blow fell")) back = button;
    ASSERT_NE(back, nullptr);
    back->click();
    EXPECT_EQ(token("Arda").creature.at, m_from);
}

TEST_F(StrikeOffersWindow, ARightClickOnAFoeAttacksIt) {
    m_window.context().select({token("Arda").id});
    bool came = false;
    QTimer::singleShot(0, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        QAction* first = menu->actions().front();
        EXPECT_EQ(first->text(), QStringLiteral("Arda attacks Ogre chief…"));
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<AttackDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            EXPECT_EQ(dialog->attack().attacker, token("Arda").id);
            EXPECT_EQ(dialog->attack().target, token("Ogre chief").id);
            came = true;
            dialog->reject();
        });
        menu->setActiveAction(first);
        QTest::keyClick(menu, Qt::Key_Return);
    });
    const QPointF at = pointOf(token("Ogre chief").creature.at);
    mouse(QEvent::MouseMove, at);
    mouse(QEvent::MouseButtonPress, at, Qt::RightButton);
    mouse(QEvent::MouseButtonRelease, at, Qt::RightButton);
    QApplication::processEvents();
    EXPECT_TRUE(came);
    EXPECT_EQ(m_window.context().selection(), std::vector{token("Arda").id});
}

// A burst: one had the luck to jump aside.
TEST_F(StrikeOffersWindow, OfSeveralEachTakesItsShare) {
    const int first = token("Goblin 1").hitPoints;
    const int second = token("Goblin 2").hitPoints;
    m_window.context().select({token("Goblin 1").id, token("Goblin 2").id});
    bool came = false;
    QTimer::singleShot(0, [&] {
        QDialog* dialog = test::openDialog();
        ASSERT_NE(dialog, nullptr);
        const auto rows = dialog->findChildren<SegmentedControl*>();
        ASSERT_EQ(rows.size(), 2);
        EXPECT_EQ(rows[1]->accessibleName(), QStringLiteral("Share of Goblin 2"));
        auto* box = dialog->findChild<DiceBox*>();
        box->setText(QStringLiteral("+5"));
        EXPECT_FALSE(rows[0]->isVisible()) << "healing is not halved";
        box->setText(QStringLiteral("5"));
        EXPECT_TRUE(rows[0]->isVisible());
        rows[1]->setCurrent(1);
        came = true;
        dialog->accept();
    });
    action(Command::HitPoints).trigger();
    ASSERT_TRUE(came);
    EXPECT_EQ(token("Goblin 1").hitPoints, first - 5);
    EXPECT_EQ(token("Goblin 2").hitPoints, second - 2);
}

}  // namespace tenaille::ui::strike_offers_test
