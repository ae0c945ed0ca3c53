// SPDX-License-Identifier: MIT
//
// A game of turns from the window, with the keyboard alone.
#include "ui/battle/turn_cards.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <set>

#include "tests/ui/battle/window_test.h"
#include "ui/battle/clock_strip.h"
#include "ui/widgets/dice_box.h"

namespace tenaille::ui::turn_cards_test {

using board::TurnState;
using ::testing::ElementsAre;

class TurnCardsTest : public test::WindowTest {
  protected:
    ClockStrip& strip() { return m_window.clock(); }
    TurnCards& cards() { return strip().cards(); }
    void cardKey(int key) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QApplication::sendEvent(&cards(), &press);
    }
    // Begins by the dialog as it opens, with 30 for Arda and 20 for the ogre from the table.
    void begin() {
        QTimer::singleShot(0, [] {
            auto* dialog = test::openDialog();
            ASSERT_NE(dialog, nullptr);
            for (auto* box : dialog->findChildren<DiceBox*>()) {
                if (box->accessibleName() == QLatin1String("Arda")) box->setNumber(30);
                if (box->accessibleName() == QLatin1String("Ogre chief")) box->setNumber(25);
            }
            dialog->accept();
        });
        action(Command::BeginFight).trigger();
    }
    const TurnCard& card(std::size_t index) { return cards().view().cards[index]; }
};

TEST_F(TurnCardsTest, TheDialogOffersTurnsWhereTheRulesAreNotThoseOfTheSegments) {
    begin();
    const board::ClockRecord* clock = m_document.encounter().clockRecord();
    ASSERT_NE(clock, nullptr);
    EXPECT_EQ(clock->kind, board::ClockKind::Turns);
    EXPECT_TRUE(strip().grid().isHidden());
    EXPECT_FALSE(cards().isHidden());
    EXPECT_TRUE(cards().view().toThrow);
    EXPECT_EQ(cards().view().cards.size(), m_document.encounter().tokens.size());
}

TEST_F(TurnCardsTest, ACardTellsWhatAilsItsCreature) {
    begin();
    const RecordId arda = token("Arda").id;
    const auto told = [&] {
        for (const TurnCard& one : cards().view().cards)
            if (one.token == arda) return one.remarks;
        return QStringLiteral("no card");
    };
    EXPECT_EQ(told(), QString());
    for (const char* name : {"prone", "cursed by the well"})
        EXPECT_TRUE(m_window.context().perform(actions::AddCondition{{arda}, name}));
    EXPECT_EQ(told(), QLatin1String("prone, cursed by the well"));
}

TEST_F(TurnCardsTest, ShiftAndAnArrowTurnTheCreatureOfTheCard) {
    begin();
    cardKey(Qt::Key_Home);
    const RecordId who = card(0).token;
    board::TokenRecord faces = *m_document.encounter().tokens.find(who);
    faces.creature.facing = board::Facing{2};
    ASSERT_TRUE(m_window.context().perform(actions::EditToken{faces}));
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Left, Qt::ShiftModifier);
    QApplication::sendEvent(&cards(), &press);
    EXPECT_NE(m_document.encounter().tokens.find(who)->creature.facing, board::Facing{2});
    EXPECT_EQ(*cards().chosen(), who) << "the same card";
}

TEST_F(TurnCardsTest, SpaceThrowsAndEndsTurnsAndWhoseTurnItIsIsSelected) {
    begin();
    cardKey(Qt::Key_Space);
    EXPECT_EQ(card(0).name, QStringLiteral("Arda"));
    EXPECT_EQ(card(0).turn, TurnState::Acting);
    EXPECT_EQ(card(1).name, QStringLiteral("Ogre chief"));
    EXPECT_THAT(m_window.context().selectedTokens(), ElementsAre(token("Arda").id));
    EXPECT_THAT(view().marks().current, ElementsAre(token("Arda").id));
    cardKey(Qt::Key_Space);
    EXPECT_EQ(card(0).turn, TurnState::Done);
    EXPECT_THAT(m_window.context().selectedTokens(), ElementsAre(token("Ogre chief").id));
    action(Command::StepBack).trigger();
    EXPECT_EQ(card(0).turn, TurnState::Acting);
    EXPECT_THAT(m_window.context().selectedTokens(), ElementsAre(token("Arda").id));
}

TEST_F(TurnCardsTest, TheRingGoesWithTheFightAndItsSummaryIsOffered) {
    begin();
    cardKey(Qt::Key_Space);
    EXPECT_FALSE(view().marks().current.empty());
    action(Command::EndFight).trigger();
    EXPECT_TRUE(view().marks().current.empty());
    QTimer::singleShot(0, [] {
        auto* dialog = test::openDialog();
        ASSERT_NE(dialog, nullptr);
        EXPECT_EQ(dialog->windowTitle(), QStringLiteral("The fight in numbers"));
        dialog->reject();
    });
    action(Command::FightSummary).trigger();
}

TEST_F(TurnCardsTest, ItsSummaryIsOfferedUntilTheFightGoesOn) {
    begin();
    cardKey(Qt::Key_Space);
    const auto isOffered = [&] {
        QApplication::processEvents();
        const auto buttons = m_window.findChildren<QPushButton*>();
        return std::any_of(buttons.begin(), buttons.end(), [](const QPushButton* one) {
            return one->text() == QLatin1String("Its summary") && one->isVisible();
        });
    };
    action(Command::EndFight).trigger();
    EXPECT_TRUE(isOffered());
    action(Command::Undo).trigger();
    EXPECT_FALSE(isOffered());
}

// Before the name of who acts is cut the buttons are icons alone.
TEST_F(TurnCardsTest, WhoActsIsReadInANarrowWindow) {
    begin();
    cardKey(Qt::Key_Space);
    const auto styles = [&] {
        std::set<Qt::ToolButtonStyle> found;
        for (const QToolButton* button : strip().findChildren<QToolButton*>())
            if (button->isVisible() && button->defaultAction() != nullptr)
                found.insert(button->toolButtonStyle());
        return found;
    };
    strip().resize(2000, strip().height());
    EXPECT_THAT(styles(), ElementsAre(Qt::ToolButtonTextBesideIcon));
    strip().resize(400, strip().height());
    EXPECT_THAT(styles(), ElementsAre(Qt::ToolButtonIconOnly));
}

TEST_F(TurnCardsTest, LettersDelayGetReadyAndActNow) {
    begin();
    cardKey(Qt::Key_Space);
    cardKey(Qt::Key_D);
    EXPECT_EQ(card(0).turn, TurnState::Delaying);
    EXPECT_EQ(card(1).turn, TurnState::Acting);
    cardKey(Qt::Key_R);
    EXPECT_EQ(card(1).turn, TurnState::Ready) << "the card of whoever acts is chosen";
    cards().choose(token("Arda").id);
    cardKey(Qt::Key_A);
    EXPECT_THAT(view().marks().current, ElementsAre(token("Arda").id));
    cards().choose(token("Ogre chief").id);
    cardKey(Qt::Key_O);
    const auto& all = cards().view().cards;
    const auto ogre = std::find_if(
        all.begin(), all.end(), [](const TurnCard& one) { return one.name == QLatin1String("Ogre chief"); });
    ASSERT_NE(ogre, all.end());
    EXPECT_EQ(ogre->turn, TurnState::Done);
}

TEST_F(TurnCardsTest, WhoActsDelaysWhoeverIsLookedAt) {
    begin();
    cardKey(Qt::Key_Space);
    m_window.context().select({token("Urbain").id});
    action(Command::DelayTurn).trigger();
    EXPECT_EQ(card(0).name, QStringLiteral("Arda"));
    EXPECT_EQ(card(0).turn, TurnState::Delaying);
}

TEST_F(TurnCardsTest, InitiativeIsTypedOnTheCard) {
    begin();
    cards().choose(token("Urbain").id);
    QTimer::singleShot(0, [] {
        auto* dialog = test::openDialog();
        ASSERT_NE(dialog, nullptr);
        dialog->findChild<DiceBox*>()->setText(QStringLiteral("40"));
        dialog->accept();
    });
    cardKey(Qt::Key_I);
    cardKey(Qt::Key_Space);
    EXPECT_EQ(card(0).name, QStringLiteral("Urbain"));
    EXPECT_EQ(card(0).initiative, QStringLiteral("40"));
}

TEST_F(TurnCardsTest, PointsAreTypedForAllThatAreSelected) {
    m_window.context().select({token("Arda").id, token("Urbain").id});
    const int arda = token("Arda").hitPoints;
    const int urbain = token("Urbain").hitPoints;
    const auto type = [this](const QString& text) {
        QTimer::singleShot(0, [text] {
            auto* dialog = test::openDialog();
            ASSERT_NE(dialog, nullptr);
            dialog->findChild<DiceBox*>()->setText(text);
            dialog->accept();
        });
        action(Command::HitPoints).trigger();
    };
    type(QStringLiteral("-5"));
    EXPECT_EQ(token("Arda").hitPoints, arda - 5);
    EXPECT_EQ(token("Urbain").hitPoints, urbain - 5);
    EXPECT_EQ(m_document.undoStack().count(), 1);
    type(QStringLiteral("+2"));
    EXPECT_EQ(token("Arda").hitPoints, arda - 3);
    type(QStringLiteral("3"));
    EXPECT_EQ(token("Arda").hitPoints, arda - 6);
    // Dice are thrown once, for all of them; the log tells them once.
    type(QStringLiteral("-2d4+1"));
    const int thrown = arda - 6 - token("Arda").hitPoints;
    EXPECT_GE(thrown, 3);
    EXPECT_LE(thrown, 9);
    const auto& log = encounter().log;
    EXPECT_EQ(
        std::count_if(log.begin(), log.end(), [](const auto& line) { return line.entry == "dice.field"; }),
        1);
}

TEST_F(TurnCardsTest, ADocumentThatIsOpenedInAFightGivesTheKeyboardToIt) {
    begin();
    document::Encounter fight = m_document.encounter();
    view().setFocus();
    m_document.reset(std::move(fight));
    EXPECT_EQ(m_window.focusWidget(), &cards());
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::Square, 9, 9}));
    EXPECT_EQ(m_window.focusWidget(), &view());
}

TEST_F(TurnCardsTest, OneLineIsLeftWhenItIsCollapsed) {
    begin();
    strip().setCollapsed(true);
    EXPECT_TRUE(cards().isHidden());
    cardKey(Qt::Key_Space);
    EXPECT_TRUE(cards().isHidden()) << "and it stays so";
    strip().setCollapsed(false);
    EXPECT_FALSE(cards().isHidden());
    EXPECT_TRUE(strip().grid().isHidden());
    action(Command::EndFight).trigger();
    EXPECT_TRUE(strip().isHidden());
}

TEST_F(TurnCardsTest, NineCardsAreWhollySeenOnASmallScreen) {
    m_window.resize(1366, 768);
    begin();
    QApplication::processEvents();
    ASSERT_EQ(cards().view().cards.size(), 9u);
    EXPECT_LT(cards().cardRect(8).right(), cards().viewport()->width());
    m_window.resize(900, 768);
    QApplication::processEvents();
    EXPECT_GT(cards().cardRect(8).right(), cards().viewport()->width()) << "then they scroll";
    EXPECT_GT(cards().cardWidth(), 120) << "and are as wide as ever";
}

// Of many creatures who acts may be scrolled away: the edge names him, and a click brings him back.
TEST(TurnCards, WhoActsIsNamedAtTheEdge) {
    TurnCards cards;
    cards.resize(600, TurnCards::kHeight);
    cards.setVisible(true);
    TurnView view;
    view.running = true;
    for (std::uint32_t i = 0; i < 20; ++i) {
        TurnCard card;
        card.token = {100 + i};
        card.name = QStringLiteral("Goblin %1").arg(i);
        card.turn = i == 3 ? TurnState::Acting : TurnState::Waiting;
        view.cards.push_back(card);
    }
    cards.show(view);
    EXPECT_TRUE(cards.actorMark().isEmpty());
    cards.choose({119});
    EXPECT_EQ(cards.actorMark().left(), 0);
    EXPECT_GT(cards.actorMark().width(), 60);
    QTest::mouseClick(cards.viewport(), Qt::LeftButton, {}, cards.actorMark().center());
    EXPECT_EQ(cards.chosen(), RecordId{103});
    EXPECT_TRUE(cards.actorMark().isEmpty());
    view.cards[3].turn = TurnState::Done;
    view.cards[18].turn = TurnState::Acting;
    cards.show(view);
    cards.choose({100});
    EXPECT_EQ(cards.actorMark().right(), cards.viewport()->width() - 1);
    EXPECT_TRUE(cards.viewport()->rect().contains(cards.actorMark()));
}

}  // namespace tenaille::ui::turn_cards_test
