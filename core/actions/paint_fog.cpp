// SPDX-License-Identifier: MIT
#include <utility>

#include "core/actions/plan.h"
#include "core/document/fog.h"

namespace tenaille::actions {

namespace {

const char* undoName(FogPaint how) {
    switch (how) {
        case FogPaint::Uncover:
            return "uncoverFog";
        case FogPaint::Cover:
            return "coverFog";
        case FogPaint::Automatic:
            return "automaticFog";
        case FogPaint::Forget:
            return "forgetFog";
        case FogPaint::Remember:
            return "rememberFog";
    }
    return "";
}

}  // namespace

Result<document::ChangeSet> planPaintFog(const PlanContext& context, const PaintFog& intent) {
    document::FogMasks fog = document::fogOf(context.encounter);
    if (intent.area.box() != fog.explored.box())
        return Problem{
            TENAILLE_PROBLEM("The board has another size now."), {}, TENAILLE_PROBLEM("Paint it again.")};
    switch (intent.how) {
        case FogPaint::Uncover:
            fog.uncovered |= intent.area;
            fog.covered -= intent.area;
            break;
        case FogPaint::Cover:
            fog.covered |= intent.area;
            fog.uncovered -= intent.area;
            break;
        case FogPaint::Forget:
            fog.explored -= intent.area;
            [[fallthrough]];
        case FogPaint::Automatic:
            fog.uncovered -= intent.area;
            fog.covered -= intent.area;
            break;
        case FogPaint::Remember:
            fog.explored |= intent.area;
            break;
    }
    document::ChangeSet changes{undoName(intent.how), {}, {}};
    RecordId next = document::nextId(context.encounter);
    document::putFog(context.encounter, fog, next, changes);
    addLogLine(context.encounter, changes);
    return changes;
}

Result<document::ChangeSet> planSetPlayerView(const PlanContext& context, const SetPlayerView& intent) {
    document::ChangeSet changes{"setPlayerView", {}, {}};
    const board::PlayerViewRecord before = document::playerViewOf(context.encounter);
    board::PlayerViewRecord after = before;
    after.mode = intent.mode;
    after.light = intent.light;
    after.explores = intent.explores;
    if (after.light != before.light && after.mode == before.mode && after.explores == before.explores)
        changes.name = "setSceneLight";
    if (before.id) {
        changes.replace(before, std::move(after));
    } else if (!(after == before)) {
        after.id = document::nextId(context.encounter);
        changes.insert(std::move(after));
    }
    addLogLine(context.encounter, changes);
    return changes;
}

}  // namespace tenaille::actions
