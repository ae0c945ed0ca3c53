// SPDX-License-Identifier: MIT
//
// One way in, one way back: whatever is performed, undo restores the document exactly and redo repeats it.
#include "ui/document/document.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <random>

#include "core/board/kinds.h"
#include "tests/support/sample_boards.h"

namespace tenaille::ui::document_test {

using document::Encounter;

// Random intents, sensible and senseless ones mixed.
class Chooser {
  public:
    explicit Chooser(unsigned seed) : m_random(seed) {}

    actions::Intent next(const Encounter& encounter) {
        switch (number(0, 12)) {
            case 0:
                return actions::MoveTokens{{{token(encounter), {cell(), cell()}}}, number(0, 1) == 0};
            case 1: {
                const RecordId id = token(encounter);
                const board::TokenRecord* mover = encounter.tokens.find(id);
                const board::Cell at = mover != nullptr ? mover->creature.at : cell();
                return actions::MoveTokens{{{id, {at + board::Cell{number(-1, 1), number(-1, 1)}}}}, false};
            }
            case 2:
                return actions::TurnTokens{
                    {{token(encounter), {static_cast<std::uint8_t>(number(0, 9))}}, {token(encounter), {2}}}};
            case 3: {
                actions::AddTokens add;
                add.prototype.name = "Rat";
                add.count = number(0, 4);
                add.near = cell();
                return add;
            }
            case 4: {
                const board::TokenRecord* before = encounter.tokens.find(token(encounter));
                actions::EditToken edit{before != nullptr ? *before : board::TokenRecord{}};
                edit.after.name += "!";
                edit.after.creature.footprint = board::footprintOf(board::SizeCategory::Large);
                return edit;
            }
            case 5:
                return actions::RemoveRecords{{any(encounter), any(encounter)}};
            case 6:
                return actions::SetDoor{door(encounter), static_cast<board::DoorState>(number(0, 2))};
            case 7:
                return actions::SetOverride{token(encounter), token(encounter), "cover.normal",
                                            number(0, 2) == 0 ? std::nullopt : std::optional(number(-3, 3)),
                                            4};
            case 8:
                return actions::NewTurn{{token(encounter), token(encounter)}};
            case 9:
                return actions::ChangeHitPoints{{token(encounter)}, number(-9, 9)};
            case 10: {
                actions::AddWall wall;
                wall.wall.points = {{number(0, 2400), number(0, 2400)}, {number(0, 2400), 480}};
                return wall;
            }
            case 11:
                return actions::HideTokens{{token(encounter)}, number(0, 1) == 0};
            default:
                return actions::ShowGrid{number(0, 1) == 0};
        }
    }

  private:
    int number(int low, int high) { return std::uniform_int_distribution(low, high)(m_random); }
    board::Cell cell() { return {number(-1, 24), number(-1, 16)}; }
    template <class Table>
    RecordId of(const Table& table) {
        if (table.empty() || number(0, 19) == 0) return RecordId{9999};  // somebody who is gone
        return std::next(table.begin(), number(0, static_cast<int>(table.size()) - 1))->id;
    }
    RecordId token(const Encounter& encounter) { return of(encounter.tokens); }
    RecordId door(const Encounter& encounter) { return of(encounter.doors); }
    RecordId any(const Encounter& encounter) {
        return RecordId{
            static_cast<std::uint32_t>(number(1, static_cast<int>(document::nextId(encounter).value)))};
    }

    std::mt19937 m_random;
};

TEST(Document, UndoAllAndRedoAllGiveTheSameContent) {
    for (unsigned seed = 1; seed <= 12; ++seed) {
        Document document(test::ruinedKeep());
        const Encounter start = document.encounter();
        Chooser chooser(seed);
        int refused = 0;
        for (int i = 0; i < 120; ++i) {
            const Encounter before = document.encounter();
            const int steps = document.undoStack().count();
            if (document.perform(chooser.next(before))) continue;
            ++refused;
            EXPECT_TRUE(document::sameContent(document.encounter(), before)) << "refused, but changed";
            EXPECT_EQ(document.undoStack().count(), steps) << "refused, but a step";
        }
        EXPECT_GT(refused, 3) << "the mixture holds refusals";
        ASSERT_GT(document.undoStack().count(), 40);
        const Encounter end = document.encounter();
        std::vector<Encounter> onTheWay;
        while (document.undoStack().canUndo()) {
            onTheWay.push_back(document.encounter());
            document.undoStack().undo();
        }
        EXPECT_TRUE(document::sameContent(document.encounter(), start)) << "seed " << seed;
        while (document.undoStack().canRedo()) {
            document.undoStack().redo();
            EXPECT_TRUE(document::sameContent(document.encounter(), onTheWay.back()));
            onTheWay.pop_back();
        }
        EXPECT_TRUE(document::sameContent(document.encounter(), end)) << "seed " << seed;
    }
}

class DocumentTest : public testing::Test {
  protected:
    RecordId first() const { return m_document.encounter().tokens.begin()->id; }
    Document m_document{test::ruinedKeep()};
};

TEST_F(DocumentTest, ARefusedIntentLeavesNoStepAndNoSignal) {
    const QSignalSpy changed(&m_document, &Document::changed);
    const quint64 revision = m_document.revision();
    const Outcome outcome = m_document.perform(actions::SetDoor{{9999}, board::DoorState::Open});
    ASSERT_FALSE(outcome.ok());
    EXPECT_FALSE(outcome.problem().remedy == nullptr || *outcome.problem().remedy == '\0');
    EXPECT_EQ(m_document.undoStack().count(), 0);
    EXPECT_EQ(changed.count(), 0);
    EXPECT_EQ(m_document.revision(), revision);
}

TEST_F(DocumentTest, WhatChangesNothingIsNoStep) {
    const bool hidden = m_document.encounter().tokens.begin()->hidden;
    EXPECT_TRUE(m_document.perform(actions::HideTokens{{first()}, hidden}).ok());
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

TEST_F(DocumentTest, ChangesThatDoNotFitAreRefused) {
    document::ChangeSet changes{"editToken", {}, {}};
    board::TokenRecord stale = *m_document.encounter().tokens.begin();
    stale.name = "Somebody else";
    board::TokenRecord after = stale;
    after.name = "Nobody";
    changes.replace(stale, after);
    const Encounter before = m_document.encounter();
    EXPECT_FALSE(m_document.perform(changes).ok());
    EXPECT_TRUE(document::sameContent(m_document.encounter(), before));
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

// A journal that held the undoing alone would have lost the step.
TEST_F(DocumentTest, AStepInPlaceOfAnotherIsOneDeed) {
    const Encounter before = m_document.encounter();
    std::vector<document::ChangeSet> deeds;
    QObject::connect(&m_document, &Document::deedDone, &m_document,
                     [&](const document::ChangeSet& deed) { deeds.push_back(deed); });
    const RecordId wall = before.walls.begin()->id;
    ASSERT_TRUE(m_document.perform(actions::MoveElements{{wall}, {240, 0}}).ok());
    const Encounter once = m_document.encounter();
    ASSERT_TRUE(m_document.performInstead(actions::MoveElements{{wall}, {480, 0}}).ok());
    EXPECT_EQ(m_document.undoStack().count(), 1);
    ASSERT_EQ(deeds.size(), 2u);
    Encounter replayed = before;
    ASSERT_TRUE(document::apply(replayed, deeds[0]).ok());
    EXPECT_TRUE(document::sameContent(replayed, once));
    ASSERT_TRUE(document::apply(replayed, deeds[1]).ok());
    EXPECT_TRUE(document::sameContent(replayed, m_document.encounter()));
    // One that cannot be leaves everything, and says nothing to the journal.
    const Encounter twice = m_document.encounter();
    EXPECT_FALSE(m_document.performInstead(actions::MoveElements{{wall}, {240 * 100'000, 0}}).ok());
    EXPECT_TRUE(document::sameContent(m_document.encounter(), twice));
    EXPECT_EQ(deeds.size(), 2u);
    // Back where it began: nothing is left to do but the undoing.
    ASSERT_TRUE(m_document.performInstead(actions::MoveElements{{wall}, {}}).ok());
    ASSERT_EQ(deeds.size(), 3u);
    ASSERT_TRUE(document::apply(replayed, deeds[2]).ok());
    EXPECT_TRUE(document::sameContent(replayed, before));
}

TEST_F(DocumentTest, PlanningChangesNothing) {
    const Encounter before = m_document.encounter();
    const auto planned = m_document.plan(actions::ChangeHitPoints{{first()}, -3});
    ASSERT_TRUE(planned.ok());
    EXPECT_FALSE(planned->empty());
    EXPECT_TRUE(document::sameContent(m_document.encounter(), before));
    EXPECT_EQ(m_document.undoStack().count(), 0);
}

TEST_F(DocumentTest, SignalsNamesAndCachesFollowEveryStep) {
    QSignalSpy changed(&m_document, &Document::changed);
    const RecordId door = m_document.encounter().doors.begin()->id;
    ASSERT_TRUE(m_document.perform(actions::SetDoor{door, board::DoorState::Closed}).ok());
    const std::size_t closed = m_document.board().barriers().size();
    changed.clear();
    ASSERT_TRUE(m_document.perform(actions::SetDoor{door, board::DoorState::Open}).ok());
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(m_document.undoStack().undoText(), QStringLiteral("Open door"));
    EXPECT_EQ(m_document.board().barriers().size(), closed - 1) << "the board is made anew";
    m_document.undoStack().undo();
    EXPECT_EQ(changed.count(), 2);
    EXPECT_EQ(m_document.board().barriers().size(), closed);
    EXPECT_EQ(m_document.undoStack().redoText(), QStringLiteral("Open door"));
}

TEST_F(DocumentTest, OptionsFollowTheSettings) {
    EXPECT_EQ(m_document.options().cover.chooser, rules::CoverChooser::Attacker);
    ASSERT_TRUE(m_document.perform(actions::SetRules{"house", {{"cover.chooser", "defender"}}}).ok());
    EXPECT_EQ(m_document.options().cover.chooser, rules::CoverChooser::Defender);
    m_document.undoStack().undo();
    EXPECT_EQ(m_document.options().cover.chooser, rules::CoverChooser::Attacker);
}

TEST_F(DocumentTest, AnotherFileStartsANewStack) {
    ASSERT_TRUE(m_document.perform(actions::ChangeHitPoints{{first()}, -3}).ok());
    QSignalSpy reset(&m_document, &Document::wasReset);
    m_document.reset(
        document::makeEncounter(document::DocumentKind::Encounter, {board::GridKind::HexFlat, 4, 4}));
    EXPECT_EQ(reset.count(), 1);
    EXPECT_FALSE(m_document.undoStack().canUndo());
    EXPECT_EQ(m_document.board().grid(), board::GridKind::HexFlat);
}

}  // namespace tenaille::ui::document_test
