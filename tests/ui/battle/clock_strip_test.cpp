// SPDX-License-Identifier: MIT
//
// A fight from the window: begun, declared, stepped forward and back, with the keyboard alone.
#include "ui/battle/clock_strip.h"

#include <gmock/gmock.h>

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QRadioButton>
#include <QTimer>

#include "core/rules/fight/refusal.h"
#include "tests/ui/battle/window_test.h"
#include "ui/text/edit_text.h"
#include "ui/text/fight_text.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui::clock_strip_test {

class ClockStripTest : public test::WindowTest {
  protected:
    ClockStrip& strip() { return m_window.clock(); }
    ClockGrid& grid() { return strip().grid(); }
    const board::ClockRecord* clock() { return m_document.encounter().clockRecord(); }
    void gridKey(int key, const QString& text = {}) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text);
        QApplication::sendEvent(&grid(), &press);
    }
    // Confirms the dialog that the next event opens.
    void confirmNext() {
        QTimer::singleShot(0, [] {
            auto* dialog = test::openDialog();
            if (dialog == nullptr) return;
            for (auto* choice : dialog->findChildren<QRadioButton*>())
                if (choice->text().contains(QLatin1String("segments"))) choice->setChecked(true);
            dialog->accept();
        });
    }
    void begin() {
        confirmNext();
        action(Command::BeginFight).trigger();
    }
    void declareAll() {
        actions::Declare declare;
        for (const board::CombatantRecord& one : m_document.encounter().combatants) {
            actions::Declaration declaration;
            declaration.token = one.token;
            declaration.actions = 2;
            declaration.takesOpportunities = true;
            for (const board::CombatantRecord& other : m_document.encounter().combatants)
                if (m_document.encounter().tokens.find(other.token)->creature.side !=
                    m_document.encounter().tokens.find(one.token)->creature.side)
                    declaration.target = other.token;
            declare.declarations.push_back(declaration);
        }
        m_window.context().perform(declare);
    }
    const ClockRow& row(const std::string& name) {
        for (const ClockRow& one : grid().view().rows)
            if (one.name.toStdString() == name) return one;
        ADD_FAILURE() << "no row " << name;
        return grid().view().rows.front();
    }
};

TEST_F(ClockStripTest, ItIsThereWhileAFightRuns) {
    EXPECT_TRUE(strip().isHidden());
    EXPECT_FALSE(action(Command::StepForward).isEnabled());
    begin();
    ASSERT_NE(clock(), nullptr);
    EXPECT_FALSE(strip().isHidden());
    EXPECT_EQ(grid().view().rows.size(), m_document.encounter().tokens.size());
    EXPECT_TRUE(grid().view().atRoundStart);
    action(Command::EndFight).trigger();
    EXPECT_EQ(clock(), nullptr);
    EXPECT_TRUE(strip().isHidden());
}

TEST_F(ClockStripTest, CancelBeginsNothing) {
    QTimer::singleShot(0, [] {
        if (auto* dialog = test::openDialog()) dialog->reject();
    });
    action(Command::BeginFight).trigger();
    EXPECT_EQ(clock(), nullptr);
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

TEST_F(ClockStripTest, ForwardAndBackByKeys) {
    begin();
    action(Command::StepForward).trigger();
    EXPECT_EQ(clock()->segment, 1);
    action(Command::StepForward).trigger();
    EXPECT_EQ(clock()->segment, 2);
    EXPECT_EQ(grid().view().segment, 2);
    action(Command::StepBack).trigger();
    EXPECT_EQ(clock()->segment, 1);
    action(Command::StepBack).trigger();
    EXPECT_EQ(clock()->stage, board::ClockStage::RoundStart);
    EXPECT_FALSE(action(Command::StepBack).isEnabled()) << "nothing is left to take back";
    key(Qt::Key_Space);
    QKeyEvent release(QEvent::KeyRelease, Qt::Key_Space, Qt::NoModifier);
    QApplication::sendEvent(&view(), &release);
    EXPECT_EQ(clock()->segment, 1) << "Space on the board";
}

TEST_F(ClockStripTest, LettersOrderAndDeleteWithdraws) {
    begin();
    declareAll();
    action(Command::StepForward).trigger();
    grid().choose(token("Arda").id);
    gridKey(Qt::Key_Right);
    gridKey(Qt::Key_A);
    ASSERT_EQ(m_document.encounter().orders.size(), 1u);
    const board::OrderRecord order = *m_document.encounter().orders.begin();
    EXPECT_EQ(order.who, token("Arda").id);
    EXPECT_EQ(order.segment, 2);
    EXPECT_EQ(order.kind, board::OrderKind::Routine);
    gridKey(Qt::Key_Delete);
    EXPECT_TRUE(m_document.encounter().orders.empty());
    confirmNext();
    gridKey(Qt::Key_C);
    ASSERT_EQ(m_document.encounter().orders.size(), 1u) << "a spell that the dialog asked for";
    EXPECT_EQ(m_document.encounter().orders.begin()->kind, board::OrderKind::Cast);
}

// A routine action that falls due in the same segment is no order, and hides none.
TEST_F(ClockStripTest, AnOrderBesideASlotIsWithdrawn) {
    begin();
    actions::Declaration early;
    early.token = token("Arda").id;
    early.actions = 2;
    early.initiative = 1;
    early.target = token("Ogre chief").id;
    ASSERT_TRUE(m_window.context().perform(actions::Declare{{early}}));
    action(Command::StepForward).trigger();
    grid().choose(early.token);
    gridKey(Qt::Key_Right);
    gridKey(Qt::Key_P);  // a strike would take the place of the slot
    const auto row = std::find_if(grid().view().rows.begin(), grid().view().rows.end(),
                                  [&](const ClockRow& one) { return one.token == early.token; });
    ASSERT_EQ(std::count_if(row->chips.begin(), row->chips.end(),
                            [](const ClockChip& chip) { return chip.from == 2; }),
              2);
    gridKey(Qt::Key_Delete);
    EXPECT_TRUE(m_document.encounter().orders.empty());
}

// SG-10: an order for later holds the last action back; the strip shows what will be played.
TEST_F(ClockStripTest, AnActionThatIsPutOffLeavesTheEarlierOneWhereItIs) {
    begin();
    actions::Declaration two;
    two.token = token("Arda").id;
    two.actions = 2;
    two.initiative = 4;
    two.target = token("Ogre chief").id;
    ASSERT_TRUE(m_window.context().perform(actions::Declare{{two}}));
    action(Command::StepForward).trigger();
    grid().choose(two.token);
    for (int step = 0; step < 6; ++step) gridKey(Qt::Key_Right);
    gridKey(Qt::Key_A);
    std::vector<std::pair<int, ChipKind>> chips;
    for (const ClockChip& chip : row("Arda").chips) chips.emplace_back(chip.from, chip.kind);
    EXPECT_THAT(chips, testing::UnorderedElementsAre(testing::Pair(4, ChipKind::Slot),
                                                     testing::Pair(7, ChipKind::Strike)));
    action(Command::Undo).trigger();
    Q_EMIT grid().slotPutOff(two.token, 4, 7);  // dragged
    std::vector<int> strikes;
    for (const ClockChip& chip : row("Arda").chips) strikes.push_back(chip.from);
    EXPECT_THAT(strikes, testing::UnorderedElementsAre(5, 7)) << "the one that was dragged is put off";
}

// The prompt speaks of the cell under the cursor.
TEST_F(ClockStripTest, EveryRedCellTellsItsOwnReason) {
    begin();
    action(Command::StepForward).trigger();
    for (const char* name : {"Arda", "Conrath"}) {
        grid().choose(token(name).id);
        gridKey(Qt::Key_A);
    }
    for (const char* name : {"Arda", "Conrath"}) {
        ASSERT_TRUE(row(name).chips.front().hopeless);
        grid().choose(token(name).id);
        EXPECT_THAT(grid().chosenTrouble().toStdString(), testing::StartsWith(std::string(name) + ", "));
        bool told = false;
        for (const auto* label : strip().findChildren<QLabel*>())
            told = told || label->text() == grid().chosenTrouble();
        EXPECT_TRUE(told) << name;
    }
}

TEST_F(ClockStripTest, ASlotWithoutTargetSaysSoAndNTakesTheNearestEnemy) {
    begin();
    const RecordId arda = token("Arda").id;
    board::TokenRecord foe = token("Ogre chief");
    foe.creature.at = {token("Arda").creature.at.x + 1, token("Arda").creature.at.y};
    m_window.context().perform(actions::EditToken{foe});
    m_window.context().perform(actions::Declare{{{arda, board::Mode::Melee, 1, 5, {}, false}}});
    action(Command::StepForward).trigger();
    ASSERT_EQ(row("Arda").chips.size(), 1u);
    EXPECT_TRUE(row("Arda").chips.front().aimless);
    grid().choose(arda);
    gridKey(Qt::Key_N);
    const auto* record = actions::combatantOf(m_document.encounter(), arda);
    ASSERT_TRUE(record->target) << "somebody is in contact";
    EXPECT_FALSE(row("Arda").chips.front().aimless);
    EXPECT_FALSE(row("Arda").wants);
    board::TokenRecord down = *m_document.encounter().tokens.find(record->target);
    down.maxHitPoints = std::max(down.maxHitPoints, 1);
    down.hitPoints = -10;
    m_window.context().perform(actions::EditToken{down});
    EXPECT_TRUE(row("Arda").chips.front().aimless);
    EXPECT_TRUE(row("Arda").wants);
    EXPECT_THAT(row("Arda").states.join(QStringLiteral(" · ")).toStdString(),
                testing::StartsWith(down.name + " is down"));
}

TEST_F(ClockStripTest, ALostWeaponIsOnTheRowAndWTakesItBack) {
    begin();
    const RecordId arda = token("Arda").id;
    action(Command::StepForward).trigger();
    grid().choose(arda);
    gridKey(Qt::Key_W);
    EXPECT_FALSE(actions::combatantOf(m_document.encounter(), arda)->armed);
    EXPECT_THAT(row("Arda").states.join(QStringLiteral(" · ")).toStdString(),
                testing::StartsWith("weapon lost"));
    EXPECT_TRUE(row("Arda").wants);
    gridKey(Qt::Key_W);
    EXPECT_TRUE(actions::combatantOf(m_document.encounter(), arda)->armed);
}

TEST_F(ClockStripTest, AChipIsDraggedToALaterSegment) {
    begin();
    declareAll();
    action(Command::StepForward).trigger();
    grid().choose(token("Arda").id);
    gridKey(Qt::Key_A);
    std::size_t index = 0;
    while (grid().view().rows[index].token != token("Arda").id) ++index;
    const QPoint from = grid().cellRect(index, 1).center();
    const QPoint to = grid().cellRect(index, 4).center();
    const auto send = [&](QEvent::Type type, QPoint at, Qt::MouseButtons buttons) {
        QMouseEvent event(type, at, grid().viewport()->mapToGlobal(at), Qt::LeftButton, buttons,
                          Qt::NoModifier);
        QApplication::sendEvent(grid().viewport(), &event);
    };
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(QEvent::MouseMove, to, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, to, Qt::NoButton);
    EXPECT_EQ(m_document.encounter().orders.begin()->segment, 4);
}

TEST_F(ClockStripTest, AnOpportunityIsPromptedAndTakenByOneKey) {
    begin();
    action(Command::StepForward).trigger();
    // Conrath stands beside the ogre, who drinks.
    board::OrderRecord drink;
    drink.who = token("Ogre chief").id;
    drink.kind = board::OrderKind::SimpleAction;
    drink.what = "drink";
    drink.segment = clock()->segment;
    drink.round = 1;
    m_window.context().perform(actions::GiveOrder{drink});
    const ClockRow& conrath = row("Conrath");
    const auto offer = std::find_if(conrath.chips.begin(), conrath.chips.end(),
                                    [](const ClockChip& chip) { return chip.kind == ChipKind::Offer; });
    ASSERT_NE(offer, conrath.chips.end());
    EXPECT_FALSE(grid().view().prompt.isEmpty());
    grid().choose(token("Conrath").id);
    gridKey(Qt::Key_O);
    action(Command::StepForward).trigger();
    const auto& log = m_document.encounter().log;
    EXPECT_TRUE(std::any_of(log.begin(), log.end(),
                            [](const auto& line) { return line.entry == "fight.opportunity"; }));
}

TEST_F(ClockStripTest, ABlowThatFellIsParriedByOneKey) {
    begin();
    const RecordId ogre = token("Ogre chief").id;
    const RecordId conrath = token("Conrath").id;
    m_window.context().perform(
        actions::Declare{{actions::Declaration{ogre, board::Mode::Melee, 1, 1, conrath}}});
    action(Command::StepForward).trigger();
    board::OrderRecord strike;
    strike.who = ogre;
    strike.kind = board::OrderKind::Routine;
    strike.target = conrath;
    strike.round = 1;
    strike.segment = 1;
    strike.dice.d20 = 18;
    strike.dice.wear = 3;
    ASSERT_TRUE(m_window.context().perform(actions::GiveOrder{strike}));
    action(Command::StepForward).trigger();
    const auto isOffered = [&] {
        const auto& chips = row("Conrath").chips;
        return std::any_of(chips.begin(), chips.end(),
                           [](const ClockChip& chip) { return chip.kind == ChipKind::ParryOffer; });
    };
    ASSERT_TRUE(isOffered());
    EXPECT_TRUE(grid().view().prompt.contains(QStringLiteral("Conrath can still parry")));
    grid().choose(conrath);
    confirmNext();
    gridKey(Qt::Key_P);
    EXPECT_FALSE(isOffered()) << "it was tried";
    EXPECT_EQ(clock()->segment, 2);
    action(Command::Undo).trigger();
    EXPECT_TRUE(isOffered());
}

TEST_F(ClockStripTest, ACreatureThatIsDroppedOnARowIsStruckAt) {
    begin();
    action(Command::StepForward).trigger();
    const RecordId ogre = token("Ogre chief").id;
    const RecordId conrath = token("Conrath").id;
    std::optional<QPoint> on;
    for (int y = 0; y < grid().height() && !on; y += 4) {
        const QPoint at = grid().mapToGlobal(QPoint(grid().width() / 2, y));
        if (const auto place = grid().placeAt(at); place && place->token == conrath) on = at;
    }
    ASSERT_TRUE(on.has_value());
    strip().drop(ogre, *on);
    const auto& orders = m_document.encounter().orders;
    ASSERT_EQ(orders.size(), 1u);
    EXPECT_EQ(orders.begin()->who, conrath);
    EXPECT_EQ(orders.begin()->target, ogre);
    strip().drop(conrath, *on);
    EXPECT_EQ(orders.size(), 1u) << "nobody strikes at himself";
}

TEST_F(ClockStripTest, WhatWasRefusedIsMarkedAndTold) {
    begin();
    action(Command::StepForward).trigger();
    grid().choose(token("Arda").id);
    grid().setFocus();
    gridKey(Qt::Key_A);  // nobody is in contact, or no action is due
    EXPECT_TRUE(row("Arda").chips.front().hopeless) << "it is told before the segment is played";
    EXPECT_THAT(grid().view().prompt.toStdString(), testing::StartsWith("Arda, "));
    action(Command::StepForward).trigger();
    const ClockRow& arda = row("Arda");
    ASSERT_FALSE(arda.chips.empty());
    EXPECT_EQ(arda.chips.front().state, ChipState::Refused);
    EXPECT_THAT(arda.chips.front().detail.toStdString(), testing::ContainsRegex("\\([A-Z][A-Z]-[0-9]+\\)$"));
    const auto notices = view().findChildren<Notice*>();
    ASSERT_EQ(notices.size(), 1);
    EXPECT_THAT(notices.front()->text().toStdString(), testing::HasSubstr("Arda cannot strike: "));
    EXPECT_EQ(m_window.focusWidget(), &grid()) << "the keyboard stays in the strip";
    action(Command::StepBack).trigger();
    EXPECT_EQ(row("Arda").chips.front().state, ChipState::Coming);
    EXPECT_TRUE(row("Arda").chips.front().hopeless);
}

TEST_F(ClockStripTest, WhatSharesASegmentHasLanesOfItsOwn) {
    begin();
    declareAll();
    action(Command::StepForward).trigger();
    board::OrderRecord drink;
    drink.who = token("Conrath").id;
    drink.kind = board::OrderKind::SimpleAction;
    drink.what = "drink";
    drink.round = 1;
    drink.duration = 10;
    m_window.context().perform(actions::GiveOrder{drink});
    board::OrderRecord parry = drink;
    parry.kind = board::OrderKind::Parry;
    parry.target = token("Ogre chief").id;
    parry.segment = 3;
    m_window.context().perform(actions::GiveOrder{parry});
    const std::vector<ClockRow>& rows = grid().view().rows;
    const auto found = std::find_if(
        rows.begin(), rows.end(), [](const ClockRow& one) { return one.name == QStringLiteral("Conrath"); });
    ASSERT_NE(found, rows.end());
    ASSERT_GE(found->chips.size(), 2u);
    const auto index = static_cast<std::size_t>(found - rows.begin());
    for (std::size_t a = 0; a < found->chips.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            EXPECT_FALSE(
                grid().chipRect(index, found->chips[a]).intersects(grid().chipRect(index, found->chips[b])));
}

TEST_F(ClockStripTest, ASecondLetterTakesThePlaceOfTheFirst) {
    begin();
    action(Command::StepForward).trigger();
    grid().choose(token("Arda").id);
    gridKey(Qt::Key_A);
    const RecordId first = m_document.encounter().orders.begin()->id;
    confirmNext();
    gridKey(Qt::Key_F);
    ASSERT_EQ(m_document.encounter().orders.size(), 1u);
    EXPECT_EQ(m_document.encounter().orders.begin()->id, first);
    EXPECT_EQ(m_document.encounter().orders.begin()->kind, board::OrderKind::FastMove);
    action(Command::Undo).trigger();
    EXPECT_EQ(m_document.encounter().orders.begin()->kind, board::OrderKind::Routine);
}

TEST_F(ClockStripTest, WhatGoesOnIsOneBarThatSaysItsEnd) {
    begin();
    action(Command::StepForward).trigger();
    board::OrderRecord drink;
    drink.who = token("Arda").id;
    drink.kind = board::OrderKind::SimpleAction;
    drink.what = "rope";
    drink.round = 1;
    drink.segment = 2;
    drink.duration = 3;
    m_window.context().perform(actions::GiveOrder{drink});
    const auto rope = [&] {
        std::vector<ClockChip> chips;
        for (const ClockChip& chip : row("Arda").chips)
            if (chip.kind == ChipKind::Simple) chips.push_back(chip);
        EXPECT_EQ(chips.size(), 1u);
        return chips.empty() ? ClockChip{} : chips.front();
    };
    EXPECT_EQ(rope().text.toStdString(), "rope · ends 4");
    for (int step = 0; step < 2; ++step) action(Command::StepForward).trigger();
    EXPECT_EQ(rope().state, ChipState::Running);
    EXPECT_EQ(std::pair(rope().from, rope().to), std::pair(2, 4));
    EXPECT_EQ(rope().text.toStdString(), "rope · ends 4");
    for (int step = 0; step < 3; ++step) action(Command::StepForward).trigger();
    EXPECT_EQ(rope().state, ChipState::Played);
    EXPECT_EQ(std::pair(rope().from, rope().to), std::pair(2, 4));
}

TEST_F(ClockStripTest, ARunIsABarOverItsSegments) {
    begin();
    action(Command::StepForward).trigger();
    board::OrderRecord run;
    run.who = token("Arda").id;
    run.kind = board::OrderKind::FastMove;
    run.target = token("Ogre chief").id;
    run.speed = 3;
    run.round = 1;
    m_window.context().perform(actions::GiveOrder{run});
    const auto chip = [&] {
        for (const ClockChip& one : row("Arda").chips)
            if (one.kind == ChipKind::Move) return one;
        return ClockChip{};
    };
    const int foreseen = chip().to;
    ASSERT_GT(foreseen, 1);
    for (int step = 0; step < foreseen; ++step) {
        action(Command::StepForward).trigger();
        EXPECT_EQ(chip().from, 1);
    }
    EXPECT_EQ(chip().state, ChipState::Played);
    EXPECT_EQ(chip().to, foreseen) << "nobody got in the way, nothing moved the ogre";
}

TEST_F(ClockStripTest, SpacePlaysTheSegmentAndDeleteSaysWhatThereIsNot) {
    begin();
    action(Command::StepForward).trigger();
    const int segment = clock()->segment;
    grid().setFocus();
    gridKey(Qt::Key_Delete);
    EXPECT_EQ(view().findChildren<Notice*>().size(), 1);
    gridKey(Qt::Key_Space);
    EXPECT_EQ(clock()->segment, segment + 1);
}

TEST_F(ClockStripTest, OrdersAreChangedAndWithdrawnFromTheMenuToo) {
    begin();
    action(Command::StepForward).trigger();
    grid().choose(token("Arda").id);
    action(Command::WithdrawOrder).trigger();
    EXPECT_EQ(view().findChildren<Notice*>().size(), 1) << "it says that there is none";
    gridKey(Qt::Key_A);
    action(Command::WithdrawOrder).trigger();
    EXPECT_TRUE(m_document.encounter().orders.empty());
}

TEST_F(ClockStripTest, OnlyWhoTakesNoPartCanJoin) {
    begin();
    m_window.context().select({});
    EXPECT_FALSE(action(Command::JoinFight).isEnabled());
    m_window.context().select({token("Arda").id});
    EXPECT_FALSE(action(Command::JoinFight).isEnabled());
    ASSERT_TRUE(m_window.context().perform(actions::LeaveFight{{token("Arda").id}}));
    EXPECT_TRUE(action(Command::JoinFight).isEnabled());
    action(Command::JoinFight).trigger();
    EXPECT_FALSE(action(Command::JoinFight).isEnabled());
}

TEST_F(ClockStripTest, ShiftAndArrowsPutOffWhatIsChosen) {
    begin();
    declareAll();
    action(Command::StepForward).trigger();
    grid().choose(token("Arda").id);
    gridKey(Qt::Key_A);
    const auto segment = [&] { return m_document.encounter().orders.begin()->segment; };
    ASSERT_EQ(segment(), 1);
    const auto shifted = [&](int key) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::ShiftModifier);
        QApplication::sendEvent(&grid(), &press);
    };
    shifted(Qt::Key_Right);
    shifted(Qt::Key_Right);
    EXPECT_EQ(segment(), 3);
    EXPECT_EQ(grid().chosenSegment(), 3) << "the mark goes with it";
    shifted(Qt::Key_Left);
    EXPECT_EQ(segment(), 2);
    for (int i = 0; i < 5; ++i) shifted(Qt::Key_Left);
    EXPECT_EQ(segment(), 1) << "not before the segment that is due";
}

TEST_F(ClockStripTest, UpAndDownChooseAmongTheOrdersOfOneSegment) {
    begin();
    declareAll();
    action(Command::StepForward).trigger();
    const RecordId arda = token("Arda").id;
    board::OrderRecord order;
    order.who = arda;
    order.round = 1;
    order.segment = 2;
    order.kind = board::OrderKind::Pivot;
    ASSERT_TRUE(m_window.context().perform(actions::GiveOrder{order}));
    const RecordId pivot = m_document.encounter().orders.begin()->id;
    order.kind = board::OrderKind::Parry;
    order.target = token("Ogre chief").id;
    ASSERT_TRUE(m_window.context().perform(actions::GiveOrder{order}));
    ASSERT_EQ(m_document.encounter().orders.size(), 2u);
    grid().choose(arda);
    gridKey(Qt::Key_Right);
    EXPECT_NE(grid().chosenOrder(), pivot) << "the newest first";
    gridKey(Qt::Key_Up);
    EXPECT_EQ(grid().chosenOrder(), pivot);
    EXPECT_EQ(grid().chosen(), arda) << "not yet the next row";
    gridKey(Qt::Key_Delete);
    ASSERT_EQ(m_document.encounter().orders.size(), 1u);
    EXPECT_EQ(m_document.encounter().orders.begin()->kind, board::OrderKind::Parry);
    gridKey(Qt::Key_Up);
    EXPECT_NE(grid().chosen(), arda);
}

TEST_F(ClockStripTest, TheClockStopsOnceAtAnOfferAndTheAnswerGivesTheKeyboardBack) {
    begin();
    action(Command::StepForward).trigger();
    const auto drinks = [&] {
        board::OrderRecord drink;
        drink.who = token("Ogre chief").id;
        drink.kind = board::OrderKind::SimpleAction;
        drink.what = "drink";
        drink.segment = clock()->segment;
        drink.round = 1;
        ASSERT_TRUE(m_window.context().perform(actions::GiveOrder{drink}));
    };
    drinks();
    view().setFocus();
    const int segment = clock()->segment;
    action(Command::StopAtOffers).setChecked(true);
    action(Command::StepForward).trigger();
    EXPECT_EQ(clock()->segment, segment) << "it stops at the offer";
    EXPECT_EQ(m_window.focusWidget(), &grid());
    ASSERT_TRUE(grid().chosen());
    gridKey(Qt::Key_O);
    EXPECT_EQ(m_window.focusWidget(), &view()) << "the answer gives the keyboard back";
    action(Command::StepForward).trigger();
    EXPECT_EQ(clock()->segment, segment + 1) << "not a second time";
    action(Command::StepForward).trigger();
    EXPECT_EQ(clock()->segment, segment + 2) << "nor where nothing is offered";
}

TEST_F(ClockStripTest, TheKeyboardIsOnTheBoardWhenTheFightEnds) {
    begin();
    EXPECT_EQ(m_window.focusWidget(), &grid());
    action(Command::EndFight).trigger();
    EXPECT_EQ(m_window.focusWidget(), &view());
}

// Twelve combatants, ten rounds, no mouse; then the whole history to its start and back.
TEST_F(ClockStripTest, AWholeFightByKeysAndItsHistoryThereAndBack) {
    board::TokenRecord goblin = token("Goblin 1");
    goblin.name = "Goblin";
    m_window.context().perform(
        actions::AddTokens{goblin, 12 - static_cast<int>(m_document.encounter().tokens.size()), {12, 9}});
    ASSERT_EQ(m_document.encounter().tokens.size(), 12u);
    const document::Encounter before = m_document.encounter();
    begin();
    declareAll();
    for (int step = 0; step < 110; ++step) action(Command::StepForward).trigger();
    EXPECT_EQ(clock()->round, 10);
    const document::Encounter after = m_document.encounter();
    QUndoStack& stack = m_document.undoStack();
    while (stack.index() > 1) action(Command::Undo).trigger();
    EXPECT_TRUE(document::sameContent(m_document.encounter(), before));
    while (stack.canRedo()) action(Command::Redo).trigger();
    EXPECT_TRUE(document::sameContent(m_document.encounter(), after));
    for (int step = 0; step < 110; ++step) action(Command::StepBack).trigger();
    EXPECT_EQ(clock()->round, 0);
}

// Every entry of a fight has a sentence; none shows its key.
TEST(FightText, EveryEventHasItsWords) {
    for (const char* entry : {"surpriseSegment",
                              "noSurpriseSegment",
                              "refused",
                              "activityLost",
                              "modeChanged",
                              "simpleStarted",
                              "fastMoveStarted",
                              "castStarted",
                              "opportunityOffered",
                              "opportunityDenied",
                              "opportunityLapsed",
                              "opportunityLost",
                              "routinePostponed",
                              "routineLost",
                              "attack",
                              "opportunity",
                              "surpriseAttack",
                              "sneakAttack",
                              "wrongTarget",
                              "parry",
                              "disarmed",
                              "special",
                              "weaponLost",
                              "weaponBroken",
                              "companionWounded",
                              "grappled",
                              "damage",
                              "down",
                              "moved",
                              "slowMoved",
                              "closeMove",
                              "pushed",
                              "passedThrough",
                              "engaged",
                              "disengaged",
                              "simpleDone",
                              "spellEffect",
                              "fatigue",
                              "initiative"}) {
        const std::string text =
            fightText(std::string("fight.") + entry, {"A", "B", "1", "2", "3", "4", "5", "6", "hit", "typed"})
                .toStdString();
        EXPECT_THAT(text, testing::Not(testing::HasSubstr("fight."))) << entry;
        EXPECT_FALSE(text.empty()) << entry;
    }
}

TEST(FightText, NumbersThatSayNothingAreLeftOut) {
    EXPECT_EQ(fightText("fight.fatigue", {"A", "3", "0"}).toStdString(), "Fatigue of A: 3 (FA-03)");
    EXPECT_THAT(fightText("fight.fatigue", {"A", "15", "2"}).toStdString(),
                testing::HasSubstr("loses 2 (FA-06)"));
    EXPECT_THAT(fightText("fight.routineLost", {"A", "4", "3"}).toStdString(),
                testing::HasSubstr("initiative 3, readjusted to 4"));
    EXPECT_THAT(fightText("fight.routineLost", {"A", "4"}).toStdString(), testing::HasSubstr("due at 4"));
}

TEST(FightText, SumsAreToldWithTheirRules) {
    const auto told = [](const char* entry, const std::vector<std::string>& words) {
        return fightText(entry, words).toStdString();
    };
    EXPECT_EQ(
        told("fight.damage", {"A", "B", "12", "3", "8", "4", "EX-19", "6", "1d8+2", "-", "typed", "doubled",
                              "3", "6", "4", "0"}),
        "A takes 12 wear damage from B = 6 (from the table) × 2 (exceptional blow, EX-19) and loses 3 "
        "hit points (EX-19): d6 of the exceptional blow shows 4, less 1 (EX-19); left: endurance 8, hit "
        "points 4");
    EXPECT_EQ(told("fight.damage", {"A", "B", "7", "2", "0", "4", "EX-10", "7", "1d8+2", "5", "rolled",
                                    "once", "0", "-", "-", "2"}),
              "A takes 7 wear damage from B = 7 (1d8+2, the dice show 5) and loses 2 hit points (EX-10): 2 "
              "wear beyond endurance (EX-10); left: endurance 0, hit points 4");
    EXPECT_THAT(told("fight.damage", {"A", "B", "22", "5", "8", "1", "EX-19", "5", "1d8", "5", "rolled",
                                      "doubled", "5", "-", "-", "0", "6", "9", "14"}),
                testing::AllOf(testing::HasSubstr("= (5 (1d8, the dice show 5) + 6 (rank in sneak attack, "
                                                  "SN-06)) × 2 (critical save failed, SN-08)"),
                               testing::HasSubstr("critical save 9 against 14 (8 + rank, SN-07)")));
    EXPECT_EQ(told("fight.parry", {"A", "B", "critical", "19", "18", "rolled", "critical"}),
              "A parries B critically (EX-24): d20 19, critical from 18 on (EX-20, EX-21)");
    EXPECT_EQ(told("fight.parry", {"A", "B", "failure", "9", "18", "typed", "needsCritical"}),
              "A fails to parry B: d20 9, critical from 18 on (EX-20, EX-21), die from the table; only a "
              "critical parry helps (EX-05, EX-23)");
    EXPECT_EQ(told("fight.weaponLost", {"A", "4"}),
              "A loses the weapon (EX-06): d6 4 on the table of critical failures");
    EXPECT_EQ(
        told("fight.fatigue", {"A", "13", "2", "12", "12"}),
        "Fatigue of A: 12 → 13 (FA-03), threshold 12 (FA-01); every roll of the next round loses 13 − 12 "
        "+ 1 = 2 (FA-06)");
    EXPECT_THAT(told("fight.routineLost", {"A", "6", "6", "noTarget"}),
                testing::HasSubstr("no target was declared"));
    EXPECT_THAT(told("strike.damage", {"A", "B", "7", "3", "1d4+4", "rolled", "once", "3"}),
                testing::HasSubstr("(1d4+4, rolled, the dice show 3)"));
    EXPECT_THAT(told("strike.damage", {"A", "B", "7", "3", "1d4+4", "rolled", "once"}),
                testing::HasSubstr("(1d4+4, rolled)"))
        << "a log of an older version";
}

TEST(FightText, TheSurpriseSegmentHasNoNumber) {
    for (const char* name : {"giveOrder", "withdrawOrder"})
        EXPECT_THAT(editText(name, {"A", "0"}).toStdString(), testing::Not(testing::HasSubstr("segment 0")));
    EXPECT_EQ(editText("giveOrder", {"A", "3"}).toStdString(), "Order for A in segment 3");
}

template <class Reason>
void expectWords(Reason last) {
    for (int value = 0; value <= static_cast<int>(last); ++value) {
        const std::string key(fight::name(fight::RefusalReason(static_cast<Reason>(value))));
        const std::string text = refusalText({"A", "strike", key, "SG-01"}).toStdString();
        // A key is one word with a capital in it; a word of the language has none.
        const bool isKey =
            std::any_of(key.begin(), key.end(), [](char letter) { return letter >= 'A' && letter <= 'Z'; });
        if (isKey) {
            EXPECT_THAT(text, testing::Not(testing::HasSubstr(key)));
        }
    }
}

TEST(FightText, EveryReasonOfARefusalHasItsWords) {
    expectWords(fight::Refusal::AlreadyMoving);
    expectWords(surprise::SurpriseReason::OutOfRange);
    expectWords(surprise::SneakVerdict::NotAtContact);
    expectWords(wounds::ParryReason::NoActionInReserve);
}

ClockView rowsOf(int count) {
    ClockView view;
    view.running = true;
    view.round = view.segment = 1;
    for (int i = 1; i <= count; ++i) {
        ClockRow row;
        row.token = {static_cast<std::uint32_t>(i)};
        row.name = QStringLiteral("Fighter %1").arg(i);
        row.states = {QStringLiteral("init 3"), QStringLiteral("melee")};
        row.fatigue = QStringLiteral("0/12");
        view.rows.push_back(row);
    }
    return view;
}

TEST(ClockGridRows, ManyAreDrawnTogetherAndWhoActsIsInSight) {
    ClockGrid grid;
    grid.resize(1300, 270);
    grid.QWidget::show();
    QApplication::processEvents();
    grid.show(rowsOf(3));
    EXPECT_EQ(grid.cellRect(0, 1).height(), ClockGrid::kRow);
    grid.show(rowsOf(12));
    EXPECT_EQ(grid.cellRect(0, 1).height(), ClockGrid::kCompactRow);
    EXPECT_LE(grid.cellRect(11, 1).bottom(), 270) << "all twelve are seen";
    ClockView more = rowsOf(20);
    more.segment = 4;
    ClockChip chip;
    chip.from = chip.to = 4;
    more.rows.back().chips.push_back(chip);
    grid.show(more);
    EXPECT_LE(grid.cellRect(19, 1).bottom(), 270) << "the last one acts";
    EXPECT_GT(grid.cellRect(19, 1).top(), ClockGrid::kHeader);
}

// The deed is not cut as long as anything else can be.
TEST(ClockGridRows, AChipShortensTheNameBeforeTheDeed) {
    const QFontMetrics metrics{QFont()};
    ClockChip chip;
    chip.text = QStringLiteral("Surprise attack → Galaad of the long bridge");
    chip.brief = QStringLiteral("Surpr.");
    chip.aim = QStringLiteral("Ga");
    const auto shown = [&](const QString& asLong) {
        return chipText(chip, metrics, metrics.horizontalAdvance(asLong));
    };
    EXPECT_EQ(shown(chip.text), chip.text);
    const QString some = shown(QStringLiteral("Surprise attack → Galaad …ridge"));
    EXPECT_TRUE(some.startsWith(QStringLiteral("Surprise attack → G"))) << some.toStdString();
    EXPECT_TRUE(some.endsWith(QStringLiteral("ge"))) << "the middle of the name is left out";
    EXPECT_EQ(shown(QStringLiteral("Surprise attack → Ga")), QStringLiteral("Surprise attack → Ga"));
    EXPECT_EQ(shown(QStringLiteral("Surpr. → Ga")), QStringLiteral("Surpr. → Ga"));
    EXPECT_EQ(shown(QStringLiteral("Surpr.")), QStringLiteral("Surpr."));
}

}  // namespace tenaille::ui::clock_strip_test
