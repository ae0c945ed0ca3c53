// SPDX-License-Identifier: MIT
//
// What the game master does with the players' screen, and what reaches it.
#include "ui/battle/player_screen.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <optional>

#include "core/actions/intent.h"
#include "core/document/fog.h"
#include "tests/core/players/players_fixture.h"
#include "tests/support/temporary_folder.h"
#include "ui/battle/turn_view.h"

namespace tenaille::ui::player_screen_test {

using board::DoorMemory;
using board::DoorState;
using test::TwoRooms;

class PlayerScreenTest : public testing::Test {
  protected:
    PlayerScreenTest() : m_document(m_rooms.map), m_screen(m_document) { m_screen.open(nullptr, {}); }

    void settle() {
        for (int i = 0; i < 5; ++i) QApplication::processEvents();
    }
    bool shows(RecordId token) {
        settle();
        return m_screen.stage().scene() != nullptr &&
               m_screen.stage().scene()->shown.tokens.find(token) != nullptr;
    }
    void setDoor(DoorState state) {
        ASSERT_TRUE(m_document.perform(actions::SetDoor{m_rooms.door, state}).ok());
    }

    TwoRooms m_rooms;
    Document m_document;
    PlayerScreen m_screen;
};

TEST_F(PlayerScreenTest, IsBlankUntilItIsShownThenFollowsEveryEdit) {
    setDoor(DoorState::Open);
    settle();
    EXPECT_TRUE(m_screen.stage().isBlank());
    setDoor(DoorState::Closed);
    m_screen.publish();
    EXPECT_TRUE(shows(m_rooms.hero));
    EXPECT_FALSE(shows(m_rooms.foe));
    setDoor(DoorState::Open);
    EXPECT_TRUE(shows(m_rooms.foe));
    m_document.undoStack().undo();
    EXPECT_FALSE(shows(m_rooms.foe));
}

// A document that says nobody has looked yet, and a screen that shows it, would go apart.
TEST_F(PlayerScreenTest, TheFirstLookUndoneLeavesABlankScreen) {
    int told = 0;
    QObject::connect(&m_screen, &PlayerScreen::firstLookUndone, &m_screen, [&] { ++told; });
    m_screen.publish();
    setDoor(DoorState::Open);
    EXPECT_TRUE(shows(m_rooms.foe));
    m_document.undoStack().undo();
    EXPECT_EQ(told, 0);
    EXPECT_TRUE(shows(m_rooms.hero));
    m_document.undoStack().undo();
    settle();
    EXPECT_EQ(told, 1);
    EXPECT_FALSE(document::playerViewOf(m_document.encounter()).shown);
    EXPECT_TRUE(m_screen.stage().isBlank());
    m_document.undoStack().redo();
    settle();
    EXPECT_TRUE(m_screen.stage().isBlank()) << "shown again by the game master alone";
    m_screen.publish();
    EXPECT_TRUE(shows(m_rooms.hero));
    EXPECT_TRUE(document::playerViewOf(m_document.encounter()).shown);
}

TEST_F(PlayerScreenTest, LeakWhatTheHeroesSawWhileTheBoardWasPrepared) {
    const auto knows = [this] { return test::hasCell(m_screen.stage().scene()->known, 11, 2); };
    int told = 0;
    QObject::connect(&m_screen, &PlayerScreen::preparationForgotten, &m_screen, [&] { ++told; });
    setDoor(DoorState::Open);
    setDoor(DoorState::Closed);
    ASSERT_TRUE(test::hasCell(document::fogOf(m_document.encounter()).explored, 11, 2));
    m_screen.publish();
    settle();
    EXPECT_FALSE(knows());
    EXPECT_EQ(told, 1);
    setDoor(DoorState::Open);
    setDoor(DoorState::Closed);
    m_screen.publish();
    settle();
    EXPECT_TRUE(knows()) << "that was in play";
    EXPECT_EQ(told, 1);
}

TEST_F(PlayerScreenTest, HeldItStaysAndShowsOnceWhenAsked) {
    m_screen.publish();
    m_screen.setHeld(true);
    setDoor(DoorState::Open);
    EXPECT_FALSE(shows(m_rooms.foe));
    m_screen.push();
    EXPECT_TRUE(shows(m_rooms.foe));
    setDoor(DoorState::Closed);
    EXPECT_TRUE(shows(m_rooms.foe)) << "held still";
    m_screen.setHeld(false);
    EXPECT_FALSE(shows(m_rooms.foe));
}

// What the game master tries while their picture is held or dark nobody saw: neither whom they met, nor
// doors, nor ground. What is there when it is released they see.
TEST_F(PlayerScreenTest, LeakWhatWasDoneWhileTheyDidNotLook) {
    m_screen.publish();
    ASSERT_TRUE(shows(m_rooms.hero));
    const auto foe = [&] { return *m_document.encounter().tokens.find(m_rooms.foe); };
    const auto known = [&] { return document::fogOf(m_document.encounter()).explored; };
    const board::SampleMask before = known();
    const DoorMemory door = m_document.encounter().doors.find(m_rooms.door)->memory;
    for (const bool dark : {false, true}) {
        dark ? m_screen.setBlackout(true) : m_screen.setHeld(true);
        setDoor(DoorState::Open);
        settle();
        setDoor(DoorState::Closed);
        const int steps = m_document.undoStack().count();
        dark ? m_screen.setBlackout(false) : m_screen.setHeld(false);
        settle();
        EXPECT_EQ(m_document.undoStack().count(), steps) << "nothing new";
        EXPECT_EQ(foe().metAs, 0);
        EXPECT_EQ(known(), before);
        EXPECT_EQ(m_document.encounter().doors.find(m_rooms.door)->memory, door);
    }
    m_screen.setHeld(true);
    setDoor(DoorState::Open);
    EXPECT_EQ(foe().metAs, 0);
    m_screen.setHeld(false);
    EXPECT_TRUE(shows(m_rooms.foe));
    EXPECT_EQ(foe().metAs, 1);
    EXPECT_FALSE(before.empty());
    EXPECT_NE(known(), before) << "the other room";
}

TEST_F(PlayerScreenTest, AnotherDocumentIsNotShownByItself) {
    m_screen.publish();
    settle();
    m_document.reset(TwoRooms("secretDoor").map);
    settle();
    EXPECT_TRUE(m_screen.stage().isBlank());
    EXPECT_FALSE(m_screen.isPublished());
}

TEST_F(PlayerScreenTest, ClosedItMakesNothingAndOpenedAgainItShowsThePresent) {
    m_screen.publish();
    settle();
    m_screen.close();
    setDoor(DoorState::Open);
    EXPECT_FALSE(shows(m_rooms.foe));
    m_screen.open(nullptr, {});
    EXPECT_TRUE(shows(m_rooms.foe));
}

TEST_F(PlayerScreenTest, TheStripNamesNobodyWhomThePlayersDoNotSee) {
    TwoRooms rooms;
    rooms.edit(rooms.foe, [](board::TokenRecord& foe) {
        foe.nameSecret = true;
        foe.publicName = "Brute";
    });
    m_document.reset(rooms.map);
    actions::BeginFight fight;
    fight.kind = board::ClockKind::Turns;
    for (const board::TokenRecord& token : m_document.encounter().tokens) fight.tokens.push_back(token.id);
    ASSERT_TRUE(m_document.perform(fight).ok());
    m_screen.publish();
    for (int step = 0; step < 3 && m_screen.stage().strip().cards.empty(); ++step) {
        ASSERT_TRUE(m_document.perform(actions::StepForward{}).ok());
        settle();
    }
    ASSERT_EQ(m_screen.stage().strip().cards.size(), 1u) << "the ogre stands behind a closed door";
    EXPECT_EQ(m_screen.stage().strip().cards[0].name, QStringLiteral("Arda"));
    setDoor(DoorState::Open);
    settle();
    ASSERT_EQ(m_screen.stage().strip().cards.size(), 2u);
    for (const PlayerStrip::Card& card : m_screen.stage().strip().cards)
        EXPECT_NE(card.name, QStringLiteral("Ogre"));
}

// Whoever begins: what the players see before the first turn of somebody whom they see is the same.
TEST_F(PlayerScreenTest, LeakTheTurnOfSomebodyWhomThePlayersDoNotSee) {
    board::TokenRecord ogre = *m_document.encounter().tokens.find(m_rooms.foe);
    ogre.initiativeBonus = 40;  // before the hero, whatever falls
    ASSERT_TRUE(m_document.perform(actions::EditToken{ogre}).ok());
    m_screen.publish();
    for (const bool rerolls : {false, true}) {
        actions::BeginFight fight;
        fight.kind = board::ClockKind::Turns;
        fight.rerolls = rerolls;
        for (const board::TokenRecord& token : m_document.encounter().tokens)
            fight.tokens.push_back(token.id);
        ASSERT_TRUE(m_document.perform(fight).ok());
        settle();
        EXPECT_EQ(m_screen.stage().strip(), PlayerStrip()) << "no fight has begun for them";
        int ogresTurn = 0;
        QString herosRound;
        std::optional<PlayerStrip> whileThrown;
        for (int step = 0; step < 10; ++step) {
            ASSERT_TRUE(m_document.perform(actions::StepForward{}).ok());
            settle();
            const PlayerStrip& strip = m_screen.stage().strip();
            const TurnView view =
                turnView({m_document.encounter(), m_document.board(), m_document.options()});
            const std::vector<RecordId> acting = view.acting();
            if (acting == std::vector<RecordId>{m_rooms.hero}) herosRound = strip.clock;
            if (view.toThrow) whileThrown = strip;
            if (acting != std::vector<RecordId>{m_rooms.foe}) continue;
            ++ogresTurn;
            if (herosRound.isEmpty()) {
                EXPECT_EQ(strip, PlayerStrip()) << "no fight has begun for them";
                continue;
            }
            EXPECT_EQ(strip.clock, herosRound) << "no round begins for them";
            ASSERT_EQ(strip.cards.size(), 1u);
            if (rerolls) {
                ASSERT_TRUE(whileThrown.has_value());
                EXPECT_EQ(strip, *whileThrown) << "as it was before";
            } else {
                EXPECT_TRUE(strip.cards[0].current) << "as it was before";
            }
        }
        EXPECT_GT(ogresTurn, 1);
        ASSERT_TRUE(m_document.perform(actions::EndFight{}).ok());
    }
}

// What they knew of a fight that ended while they did not look is nothing that they know of the next one.
TEST_F(PlayerScreenTest, LeakAFightThatBeganWhileTheyDidNotLook) {
    m_screen.publish();
    const auto begin = [&](int ogresBonus) {
        board::TokenRecord ogre = *m_document.encounter().tokens.find(m_rooms.foe);
        ogre.initiativeBonus = ogresBonus;  // after the hero or before him, whatever falls
        ASSERT_TRUE(m_document.perform(actions::EditToken{ogre}).ok());
        actions::BeginFight fight;
        fight.kind = board::ClockKind::Turns;
        for (const board::TokenRecord& token : m_document.encounter().tokens)
            fight.tokens.push_back(token.id);
        ASSERT_TRUE(m_document.perform(fight).ok());
        ASSERT_TRUE(m_document.perform(actions::StepForward{}).ok());
    };
    for (const bool closed : {false, true}) {
        begin(-40);
        settle();
        EXPECT_EQ(m_screen.stage().strip().cards.size(), 1u) << "the hero acts";
        closed ? m_screen.close() : m_screen.setHeld(true);
        ASSERT_TRUE(m_document.perform(actions::EndFight{}).ok());
        begin(40);
        closed ? m_screen.open(nullptr, {}) : m_screen.setHeld(false);
        settle();
        EXPECT_EQ(m_screen.stage().strip(), PlayerStrip()) << "the ogre acts behind a closed door";
        ASSERT_TRUE(m_document.perform(actions::EndFight{}).ok());
        settle();
    }
}

// Somebody who acts comes in sight and goes out of it again: their round stays the one that they know.
TEST_F(PlayerScreenTest, TheirTurnOrderNeverGoesBack) {
    board::TokenRecord ogre = *m_document.encounter().tokens.find(m_rooms.foe);
    ogre.initiativeBonus = 40;  // before the hero, whatever falls
    ASSERT_TRUE(m_document.perform(actions::EditToken{ogre}).ok());
    m_screen.publish();
    actions::BeginFight fight;
    fight.kind = board::ClockKind::Turns;
    for (const board::TokenRecord& token : m_document.encounter().tokens) fight.tokens.push_back(token.id);
    ASSERT_TRUE(m_document.perform(fight).ok());
    const auto step = [&] { ASSERT_TRUE(m_document.perform(actions::StepForward{}).ok()); };
    const auto acting = [&] {
        return turnView({m_document.encounter(), m_document.board(), m_document.options()}).acting();
    };
    for (int i = 0; i < 6; ++i)
        if (acting() != std::vector{m_rooms.foe} || m_document.encounter().clockRecord()->round < 2) step();
    settle();
    ASSERT_EQ(m_document.encounter().clockRecord()->round, 2);
    const QString before = m_screen.stage().strip().clock;
    EXPECT_TRUE(m_screen.turnsWait());
    setDoor(DoorState::Open);
    settle();
    const QString seen = m_screen.stage().strip().clock;
    EXPECT_NE(seen, before) << "they see him act";
    EXPECT_FALSE(m_screen.turnsWait());
    setDoor(DoorState::Closed);
    settle();
    EXPECT_EQ(m_screen.stage().strip().clock, seen);
    ASSERT_EQ(m_screen.stage().strip().cards.size(), 1u);
    EXPECT_FALSE(m_screen.stage().strip().cards[0].current) << "nor does the hero act again";
}

// The same while their screen shows something else, is held or closed: they have not seen it.
TEST_F(PlayerScreenTest, LeakWhoCameInSightWhileTheyDidNotLook) {
    test::TemporaryFolder folder;
    const std::string picture = folder.file("away.png");
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    ASSERT_TRUE(image.save(QString::fromStdString(picture)));
    board::TokenRecord ogre = *m_document.encounter().tokens.find(m_rooms.foe);
    ogre.initiativeBonus = -40;  // after the hero, whatever falls
    ASSERT_TRUE(m_document.perform(actions::EditToken{ogre}).ok());
    m_screen.publish();
    actions::BeginFight fight;
    fight.kind = board::ClockKind::Turns;
    for (const board::TokenRecord& token : m_document.encounter().tokens) fight.tokens.push_back(token.id);
    ASSERT_TRUE(m_document.perform(fight).ok());
    for (int i = 0; i < 6 && !m_screen.turnsWait(); ++i) {
        ASSERT_TRUE(m_document.perform(actions::StepForward{}).ok());
        settle();
    }
    ASSERT_TRUE(m_screen.turnsWait()) << "the ogre acts behind a closed door";
    const PlayerStrip before = m_screen.stage().strip();
    ASSERT_EQ(before.cards.size(), 1u);
    ASSERT_TRUE(before.cards[0].current);
    const auto shownAndHidden = [&] {
        setDoor(DoorState::Open);
        settle();
        setDoor(DoorState::Closed);
        settle();
    };
    const auto expectUntouched = [&](const char* how) {
        settle();
        EXPECT_EQ(m_screen.stage().strip(), before) << how;
    };
    m_screen.setBlackout(true);
    shownAndHidden();
    m_screen.setBlackout(false);
    expectUntouched("black");
    ASSERT_TRUE(m_screen.showPicture(QString::fromStdString(picture)).ok());
    shownAndHidden();
    m_screen.takePictureAway();
    expectUntouched("a picture");
    m_screen.setHeld(true);
    shownAndHidden();
    m_screen.setHeld(false);
    expectUntouched("held");
    m_screen.close();
    shownAndHidden();
    m_screen.open(nullptr, {});
    expectUntouched("closed");
    // What comes in sight in the dark is seen when the light goes on.
    m_screen.setBlackout(true);
    setDoor(DoorState::Open);
    settle();
    m_screen.setBlackout(false);
    setDoor(DoorState::Closed);
    settle();
    ASSERT_EQ(m_screen.stage().strip().cards.size(), 1u);
    EXPECT_FALSE(m_screen.stage().strip().cards[0].current) << "they saw the ogre act";
}

// A turn that was begun and taken back on a black screen.
TEST_F(PlayerScreenTest, LeakTurnsThatWereTakenBackInTheDark) {
    board::TokenRecord ogre = *m_document.encounter().tokens.find(m_rooms.foe);
    ogre.initiativeBonus = 40;  // before the hero, whatever falls
    ASSERT_TRUE(m_document.perform(actions::EditToken{ogre}).ok());
    m_screen.publish();
    actions::BeginFight fight;
    fight.kind = board::ClockKind::Turns;
    for (const board::TokenRecord& token : m_document.encounter().tokens) fight.tokens.push_back(token.id);
    ASSERT_TRUE(m_document.perform(fight).ok());
    const auto step = [&] {
        ASSERT_TRUE(m_document.perform(actions::StepForward{}).ok());
        settle();
    };
    for (int i = 0; i < 6 && (!m_screen.turnsWait() || m_document.encounter().clockRecord()->round < 2); ++i)
        step();
    const PlayerStrip before = m_screen.stage().strip();
    ASSERT_EQ(before.cards.size(), 1u) << "the ogre acts in round 2 behind a closed door";
    m_screen.setBlackout(true);
    step();
    EXPECT_FALSE(m_screen.turnsWait());
    EXPECT_NE(m_screen.stage().strip(), before);
    m_document.undoStack().undo();
    settle();
    m_screen.setBlackout(false);
    settle();
    EXPECT_EQ(m_screen.stage().strip(), before);
    step();
    EXPECT_NE(m_screen.stage().strip(), before) << "the hero's turn of round 2";
}

// An undo may lie hours after what it takes back.
TEST_F(PlayerScreenTest, LeakTheWholeBoardByAnUndo) {
    int told = 0;
    QObject::connect(&m_screen, &PlayerScreen::wouldSeeMore, &m_screen, [&] { ++told; });
    m_screen.publish();
    ASSERT_TRUE(m_screen.choose({board::PlayerMode::Everything, board::Daylight::Bright, true}).ok());
    EXPECT_TRUE(shows(m_rooms.foe)) << "chosen";
    ASSERT_TRUE(m_screen.choose({board::PlayerMode::Fog, board::Daylight::Bright, true}).ok());
    EXPECT_FALSE(shows(m_rooms.foe));
    m_document.undoStack().undo();
    EXPECT_TRUE(m_screen.isHeld());
    EXPECT_EQ(told, 1);
    EXPECT_FALSE(shows(m_rooms.foe)) << "until the game master says so";
    m_screen.setHeld(false);
    EXPECT_TRUE(shows(m_rooms.foe));
    m_document.undoStack().undo();
    EXPECT_EQ(told, 1) << "less is no question";
    EXPECT_FALSE(shows(m_rooms.foe));
    m_document.undoStack().redo();
    EXPECT_EQ(told, 2);
    EXPECT_FALSE(shows(m_rooms.foe));
}

TEST_F(PlayerScreenTest, ShowingTheBoardTakesThePictureAway) {
    test::TemporaryFolder folder;
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::green);
    const QString path = QString::fromStdString(folder.file("handout.png"));
    ASSERT_TRUE(image.save(path));
    m_screen.publish();
    ASSERT_TRUE(m_screen.showPicture(path).ok());
    m_screen.publish();
    EXPECT_FALSE(m_screen.showsPicture());
    EXPECT_TRUE(shows(m_rooms.hero));
}

// A picture that reads others would bring what lies on this computer to the players.
TEST_F(PlayerScreenTest, LeakPicturesThatReadOtherFiles) {
    test::TemporaryFolder folder;
    for (const char* name : {"handout.svg", "handout.png"}) {
        const QString path = QString::fromStdString(folder.file(name));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' "
            "height='9'/></svg>");
        file.close();
        EXPECT_FALSE(m_screen.showPicture(path).ok()) << name;
        EXPECT_FALSE(m_screen.setWaitingPicture(path).ok()) << name;
    }
    EXPECT_FALSE(m_screen.showsPicture());
}

TEST_F(PlayerScreenTest, APictureStandsInPlaceOfTheBoard) {
    test::TemporaryFolder folder;
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::green);
    const QString path = QString::fromStdString(folder.file("handout.png"));
    ASSERT_TRUE(image.save(path));
    ASSERT_TRUE(m_screen.showPicture(path).ok());
    EXPECT_FALSE(m_screen.stage().isBlank()) << "also before the board is shown";
    const QImage shown = m_screen.window()->view().grab().toImage();
    EXPECT_EQ(shown.pixelColor(shown.width() / 2, shown.height() / 2), QColor(Qt::green));
    EXPECT_FALSE(m_screen.showPicture(path + QStringLiteral("x")).ok());
    EXPECT_TRUE(m_screen.showsPicture()) << "what cannot be read changes nothing";
    m_screen.takePictureAway();
    EXPECT_TRUE(m_screen.stage().isBlank());
}

TEST_F(PlayerScreenTest, TrueSizeIsThatOfTheScreenOrAsItWasMeasured) {
    const double told = m_screen.dotsPerMm();
    EXPECT_GT(told, 0.5);
    m_screen.setDotsPerMm(4);
    EXPECT_EQ(m_screen.dotsPerMm(), 4);
    m_screen.publish();
    m_screen.setTrueSize(25.0);
    settle();
    const auto plane = m_screen.picture().shownPlane();
    ASSERT_TRUE(plane);
    EXPECT_NEAR(m_screen.window()->view().width() * m_screen.window()->devicePixelRatioF() / plane->width(),
                100, 0.5);
    EXPECT_FALSE(m_screen.measured().isEmpty());
}

TEST_F(PlayerScreenTest, AQuarterTurnIsToldAndTurnsItsShape) {
    m_screen.publish();
    settle();
    const double before = m_screen.shape();
    int told = 0;
    QObject::connect(&m_screen, &PlayerScreen::stateChanged, &m_screen, [&] { ++told; });
    m_screen.turn(1);
    EXPECT_EQ(told, 1) << "the game master's frame turns with it";
    EXPECT_NEAR(m_screen.shape() * before, 1, 1e-9);
}

}  // namespace tenaille::ui::player_screen_test
