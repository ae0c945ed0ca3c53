// SPDX-License-Identifier: MIT
#include "core/actions/plan.h"

#include <algorithm>

#include "core/actions/riding.h"
#include "core/actions/throw_dice.h"
#include "core/document/door_walls.h"
#include "core/document/limits.h"

namespace tenaille::actions {

namespace {

using document::ChangeSet;

Result<ChangeSet> planOne(const PlanContext& c, const MoveTokens& i) { return planMoveTokens(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const TurnTokens& i) { return planTurnTokens(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AddTokens& i) { return planAddTokens(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AddGroups& i) { return planAddGroups(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const EditToken& i) { return planEditToken(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const PutElements& i) { return planPutElements(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const MoveElements& i) { return planMoveElements(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const Paste& i) { return planPaste(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const Cut& i) { return planCut(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AddRoom& i) { return planAddRoom(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const PaintTerrain& i) { return planPaintTerrain(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetGrid& i) { return planSetGrid(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AlignPicture& i) { return planAlignPicture(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const MendMap& i) { return planMendMap(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const JoinWalls& i) { return planJoinWalls(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AlignElements& i) { return planAlignElements(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const PutKind& i) { return planPutKind(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const RemoveKind& i) { return planRemoveKind(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const RemoveRecords& i) { return planRemoveRecords(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetDoor& i) { return planSetDoor(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetOverride& i) { return planSetOverride(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const NewTurn& i) { return planNewTurn(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetRules& i) { return planSetRules(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ChangeHitPoints& i) {
    return planChangeHitPoints(c, i);
}
Result<ChangeSet> planOne(const PlanContext& c, const AddWall& i) { return planAddWall(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const HideTokens& i) { return planHideTokens(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetTokenPicture& i) {
    return planSetTokenPicture(c, i);
}
Result<ChangeSet> planOne(const PlanContext& c, const Mount& i) { return planMount(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const Dismount& i) { return planDismount(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AddDoor& i) { return planAddDoor(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetPicture& i) { return planSetPicture(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ShowGrid& i) { return planShowGrid(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetOpenings& i) { return planSetOpenings(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ApplyRuling& i) { return planApplyRuling(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SwitchLights& i) { return planSwitchLights(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const BeginFight& i) { return planBeginFight(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const EndFight& i) { return planEndFight(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const JoinFight& i) { return planJoinFight(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const LeaveFight& i) { return planLeaveFight(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const Declare& i) { return planDeclare(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ParryLate& i) { return planParryLate(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetArmed& i) { return planSetArmed(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const GiveOrder& i) { return planGiveOrder(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const WithdrawOrder& i) { return planWithdrawOrder(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const StepForward& i) { return planStepForward(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const StepBack& i) { return planStepBack(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const UseAttack& i) { return planUseAttack(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const MakeAttack& i) { return planMakeAttack(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const HoldTurn& i) { return planHoldTurn(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ActNow& i) { return planActNow(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const UseReady& i) { return planUseReady(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetInitiative& i) { return planSetInitiative(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SlideDoor& i) { return planSlideDoor(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const PaintFog& i) { return planPaintFog(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const BeginShowing& i) { return planBeginShowing(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const SetPlayerView& i) { return planSetPlayerView(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ReshapeElements& i) {
    return planReshapeElements(c, i);
}
Result<ChangeSet> planOne(const PlanContext& c, const ShowDoor& i) { return planShowDoor(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ShareTokens& i) { return planShareTokens(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const TellClosedRooms& i) {
    return planTellClosedRooms(c, i);
}
Result<ChangeSet> planOne(const PlanContext& c, const CarryLight& i) { return planCarryLight(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const ThrowDice& i) { return planThrowDice(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const AddCondition& i) { return planAddCondition(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const RemoveCondition& i) {
    return planRemoveCondition(c, i);
}
Result<ChangeSet> planOne(const PlanContext& c, const HideCondition& i) { return planHideCondition(c, i); }
Result<ChangeSet> planOne(const PlanContext& c, const GiveTemporaryPoints& i) { return planGivePoints(c, i); }

template <class One>
Result<ChangeSet> planWithDice(const PlanContext& context, const One& intent) {
    Result<ChangeSet> planned = planOne(context, intent);
    if constexpr (requires { intent.thrown; })
        if (planned && !planned->empty()) logThrown(context.encounter, intent.thrown, *planned);
    return planned;
}

void stampLogLines(const std::string& now, ChangeSet& changes) {
    for (document::AnyChange& any : changes.changes)
        if (auto* line = std::get_if<document::Change<board::LogRecord>>(&any);
            line != nullptr && line->after)
            line->after.edit([&](board::LogRecord& stamped) { stamped.time = now; });
}

// A log that is full lets go its oldest lines: a document that cannot be saved would be worse.
void trimLog(const document::Encounter& encounter, ChangeSet& changes) {
    std::size_t lines = encounter.log.size();
    for (const document::AnyChange& any : changes.changes)
        if (const auto* line = std::get_if<document::Change<board::LogRecord>>(&any))
            lines = lines + (line->after ? 1 : 0) - (line->before ? 1 : 0);
    for (const board::LogRecord& oldest : encounter.log) {
        if (lines-- <= board::kMaxLogLines) return;
        changes.remove(oldest);
    }
}

}  // namespace

RecordId freeId(const document::Encounter& encounter, const ChangeSet& changes) {
    RecordId id = document::nextId(encounter);
    for (const document::AnyChange& any : changes.changes) {
        const RecordId used = std::visit([](const auto& change) { return change.id(); }, any);
        id = std::max(id, RecordId{used.value + 1});
    }
    return id;
}

Result<ChangeSet> plan(const PlanContext& context, const Intent& intent) {
    Result<ChangeSet> planned =
        std::visit([&](const auto& one) { return planWithDice(context, one); }, intent);
    if (!planned) return planned;
    carryRiders(context.encounter, *planned);
    document::keepDoorWalls(context.encounter, *planned);
    stampLogLines(context.now, *planned);
    trimLog(context.encounter, *planned);
    if (Outcome fits = document::checkLimits(context.encounter, *planned); !fits) return fits.problem();
    return planned;
}

void addLogLine(const document::Encounter& encounter, ChangeSet& changes) {
    if (!changes.empty()) addLogLine(encounter, changes, changes.name, changes.arguments);
}

void addLogLine(const document::Encounter& encounter, ChangeSet& changes, std::string entry,
                std::vector<std::string> arguments) {
    board::LogRecord line;
    line.id = freeId(encounter, changes);
    line.entry = std::move(entry);
    line.arguments = std::move(arguments);
    changes.insert(std::move(line));
}

Problem missingRecord(RecordId id) {
    return Problem{TENAILLE_PROBLEM("There is no element with the number %1."),
                   {std::to_string(id.value)},
                   TENAILLE_PROBLEM("It was removed meanwhile; choose another one.")};
}

}  // namespace tenaille::actions
