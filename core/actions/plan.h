// SPDX-License-Identifier: MIT
//
// Plan: what an intent would do. Showing it is a preview, applying its change set is the edit. Planning never
// changes anything.
#pragma once

#include "core/actions/intent.h"
#include "core/base/result.h"
#include "core/board/board_view.h"
#include "core/document/changes.h"
#include "core/rules/movement/move_grid.h"
#include "core/rules/rule_options.h"

namespace tenaille::actions {

// What planning reads. The board and the options are those of the encounter (document/board_of.h), kept by
// the caller so that they are made once per revision.
struct PlanContext {
    const document::Encounter& encounter;
    const board::BoardView& board;
    const rules::RuleOptions& options;
    // Of the board; without one it is made when it is needed.
    const movement::MoveGrid* moveGrid = nullptr;
    std::string now = {};     // for the log: see board::LogRecord::time
    bool playersLook = true;  // false: their screen is held or dark, and they learn nothing
};

// The change set of an intent, named for the undo menu, with its line of the log. A problem says why it
// cannot be done and what would make it possible; an intent that changes nothing gives an empty change set.
Result<document::ChangeSet> plan(const PlanContext& context, const Intent& intent);

// One per verb, called by plan().
Result<document::ChangeSet> planMoveTokens(const PlanContext& context, const MoveTokens& intent);
Result<document::ChangeSet> planTurnTokens(const PlanContext& context, const TurnTokens& intent);
Result<document::ChangeSet> planAddTokens(const PlanContext& context, const AddTokens& intent);
Result<document::ChangeSet> planAddGroups(const PlanContext& context, const AddGroups& intent);
Result<document::ChangeSet> planEditToken(const PlanContext& context, const EditToken& intent);
Result<document::ChangeSet> planRemoveRecords(const PlanContext& context, const RemoveRecords& intent);
Result<document::ChangeSet> planSetDoor(const PlanContext& context, const SetDoor& intent);
Result<document::ChangeSet> planSetOverride(const PlanContext& context, const SetOverride& intent);
Result<document::ChangeSet> planNewTurn(const PlanContext& context, const NewTurn& intent);
Result<document::ChangeSet> planSetRules(const PlanContext& context, const SetRules& intent);
Result<document::ChangeSet> planChangeHitPoints(const PlanContext& context, const ChangeHitPoints& intent);
Result<document::ChangeSet> planAddWall(const PlanContext& context, const AddWall& intent);
Result<document::ChangeSet> planAddDoor(const PlanContext& context, const AddDoor& intent);
Result<document::ChangeSet> planSlideDoor(const PlanContext& context, const SlideDoor& intent);
Result<document::ChangeSet> planPutElements(const PlanContext& context, const PutElements& intent);
Result<document::ChangeSet> planMoveElements(const PlanContext& context, const MoveElements& intent);
Result<document::ChangeSet> planPaste(const PlanContext& context, const Paste& intent);
// How many of them are floors.
std::size_t countOfFloors(const document::Encounter& encounter, const std::vector<RecordId>& records);
Result<document::ChangeSet> planCut(const PlanContext& context, const Cut& intent);
Result<document::ChangeSet> planAddRoom(const PlanContext& context, const AddRoom& intent);
Result<document::ChangeSet> planPaintTerrain(const PlanContext& context, const PaintTerrain& intent);
Result<document::ChangeSet> planSetGrid(const PlanContext& context, const SetGrid& intent);
Result<document::ChangeSet> planAlignPicture(const PlanContext& context, const AlignPicture& intent);
Result<document::ChangeSet> planMendMap(const PlanContext& context, const MendMap& intent);
Result<document::ChangeSet> planJoinWalls(const PlanContext& context, const JoinWalls& intent);
Result<document::ChangeSet> planAlignElements(const PlanContext& context, const AlignElements& intent);
Result<document::ChangeSet> planPutKind(const PlanContext& context, const PutKind& intent);
Result<document::ChangeSet> planRemoveKind(const PlanContext& context, const RemoveKind& intent);
Result<document::ChangeSet> planSetPicture(const PlanContext& context, const SetPicture& intent);
Result<document::ChangeSet> planHideTokens(const PlanContext& context, const HideTokens& intent);
Result<document::ChangeSet> planSetTokenPicture(const PlanContext& context, const SetTokenPicture& intent);
Result<document::ChangeSet> planMount(const PlanContext& context, const Mount& intent);
Result<document::ChangeSet> planDismount(const PlanContext& context, const Dismount& intent);
Result<document::ChangeSet> planShowGrid(const PlanContext& context, const ShowGrid& intent);
Result<document::ChangeSet> planSetOpenings(const PlanContext& context, const SetOpenings& intent);
Result<document::ChangeSet> planApplyRuling(const PlanContext& context, const ApplyRuling& intent);
Result<document::ChangeSet> planSwitchLights(const PlanContext& context, const SwitchLights& intent);
Result<document::ChangeSet> planBeginFight(const PlanContext& context, const BeginFight& intent);
Result<document::ChangeSet> planEndFight(const PlanContext& context, const EndFight& intent);
Result<document::ChangeSet> planJoinFight(const PlanContext& context, const JoinFight& intent);
Result<document::ChangeSet> planLeaveFight(const PlanContext& context, const LeaveFight& intent);
Result<document::ChangeSet> planDeclare(const PlanContext& context, const Declare& intent);
Result<document::ChangeSet> planSetArmed(const PlanContext& context, const SetArmed& intent);
Result<document::ChangeSet> planParryLate(const PlanContext& context, const ParryLate& intent);
Result<document::ChangeSet> planGiveOrder(const PlanContext& context, const GiveOrder& intent);
Result<document::ChangeSet> planWithdrawOrder(const PlanContext& context, const WithdrawOrder& intent);
Result<document::ChangeSet> planStepForward(const PlanContext& context, const StepForward& intent);
Result<document::ChangeSet> planUseAttack(const PlanContext& context, const UseAttack& intent);
Result<document::ChangeSet> planMakeAttack(const PlanContext& context, const MakeAttack& intent);
Result<document::ChangeSet> planHoldTurn(const PlanContext& context, const HoldTurn& intent);
Result<document::ChangeSet> planActNow(const PlanContext& context, const ActNow& intent);
Result<document::ChangeSet> planUseReady(const PlanContext& context, const UseReady& intent);
Result<document::ChangeSet> planSetInitiative(const PlanContext& context, const SetInitiative& intent);
Result<document::ChangeSet> planPaintFog(const PlanContext& context, const PaintFog& intent);
Result<document::ChangeSet> planBeginShowing(const PlanContext& context, const BeginShowing& intent);
Result<document::ChangeSet> planSetPlayerView(const PlanContext& context, const SetPlayerView& intent);
Result<document::ChangeSet> planReshapeElements(const PlanContext& context, const ReshapeElements& intent);
Result<document::ChangeSet> planShowDoor(const PlanContext& context, const ShowDoor& intent);
Result<document::ChangeSet> planShareTokens(const PlanContext& context, const ShareTokens& intent);
Result<document::ChangeSet> planThrowDice(const PlanContext& context, const ThrowDice& intent);
Result<document::ChangeSet> planAddCondition(const PlanContext& context, const AddCondition& intent);
Result<document::ChangeSet> planRemoveCondition(const PlanContext& context, const RemoveCondition& intent);
Result<document::ChangeSet> planHideCondition(const PlanContext& context, const HideCondition& intent);
Result<document::ChangeSet> planGivePoints(const PlanContext& context, const GiveTemporaryPoints& intent);
Result<document::ChangeSet> planStepBack(const PlanContext& context, const StepBack& intent);
Result<document::ChangeSet> planTellClosedRooms(const PlanContext& context, const TellClosedRooms& intent);
Result<document::ChangeSet> planCarryLight(const PlanContext& context, const CarryLight& intent);

// Appends the log line of the change set (its name and arguments) unless it is empty.
void addLogLine(const document::Encounter& encounter, document::ChangeSet& changes);
// Appends one more line: what the program advises beside the deed.
void addLogLine(const document::Encounter& encounter, document::ChangeSet& changes, std::string entry,
                std::vector<std::string> arguments);

// "own1", "own2", ...: the first that no kind of the document has.
std::string freeKindName(const document::Encounter& encounter, board::KindOf of);

// How many records of the map are of that kind.
std::size_t usesOfKind(const document::Encounter& encounter, board::KindOf of, const std::string& kind);

// The smallest id above those of the encounter and of the change set itself.
RecordId freeId(const document::Encounter& encounter, const document::ChangeSet& changes);

// The problem "no such element", for verbs that look up a record.
Problem missingRecord(RecordId id);

}  // namespace tenaille::actions
