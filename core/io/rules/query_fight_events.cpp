// SPDX-License-Identifier: MIT
#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_fight.h"

namespace tenaille::io {

namespace {

using namespace fight;

// ---- the members of each event besides round, segment and event

JsonObject members(const SurpriseSegmentPlayed&) { return {}; }
JsonObject members(const NoSurpriseSegment&) { return {}; }

JsonObject members(const Refused& e) {
    return {{"who", e.who}, {"do", e.deed}, {"reason", name(e.reason)}, {"target", orNull(e.target)}};
}
JsonObject members(const ActivityLost& e) { return {{"who", e.who}, {"what", e.what}}; }
JsonObject members(const ModeChanged& e) { return {{"who", e.who}, {"to", segments::name(e.to)}}; }
JsonObject members(const SimpleStarted& e) { return {{"who", e.who}, {"what", e.what}}; }
JsonObject members(const FastMoveStarted& e) { return {{"who", e.who}, {"speed", e.speed}}; }
JsonObject members(const CastStarted& e) { return {{"who", e.who}, {"spell", e.spell}, {"time", e.time}}; }

JsonObject members(const OpportunityOffered& e) {
    return {{"to", e.to},
            {"against", e.against},
            {"causes", e.byFumble ? JsonValue(JsonArray{"fumble"}) : causesJson(e.causes)}};
}
JsonObject members(const OpportunityDenied& e) {
    return {{"to", e.to}, {"against", e.against}, {"reason", name(e.reason)}};
}
JsonObject members(const OpportunityLapsed& e) { return {{"to", e.to}, {"against", e.against}}; }
JsonObject members(const OpportunityLost& e) { return {{"who", e.who}}; }
JsonObject members(const RoutinePostponed& e) { return {{"who", e.who}, {"to", e.to}}; }
JsonObject members(const RoutineLost& e) { return {{"who", e.who}, {"initiative", e.initiative}}; }

JsonObject members(const Struck& e) {
    return {{"who", e.who},
            {"target", e.target},
            {"action", wounds::name(e.action)},
            {"natural", orNull(e.natural)},
            {"total", orNull(e.total)},
            {"hit", e.hit},
            {"critical", e.critical},
            {"weapon", orNull(e.weapon)}};
}
JsonObject members(const WrongTarget& e) { return {{"who", e.who}, {"meant", e.meant}, {"got", e.got}}; }
JsonObject members(const Parried& e) {
    return {{"who", e.who},
            {"against", e.against},
            {"critical", e.critical},
            {"success", e.success},
            {"reason", wounds::name(e.reason)}};
}

JsonObject members(const Disarmed& e) { return {{"who", e.who}}; }
JsonObject members(const SpecialDone& e) { return {{"who", e.who}, {"what", e.what}}; }
JsonObject members(const WeaponLost& e) { return {{"who", e.who}}; }
JsonObject members(const WeaponBroken& e) { return {{"who", e.who}}; }
JsonObject members(const CompanionWounded& e) { return {{"who", e.who}}; }
JsonObject members(const Grappled& e) { return {{"who", e.who}, {"by", e.by}}; }
JsonObject members(const Damaged& e) {
    return {{"who", e.who},
            {"by", e.by},
            {"wear", e.wear},
            {"hitPointsLost", e.hitPointsLost},
            {"critical", wounds::name(e.critical)},
            {"endurance", e.left.endurance},
            {"hitPoints", e.left.hitPoints},
            {"column", orNull(e.column)}};
}
JsonObject members(const Down& e) { return {{"who", e.who}}; }

JsonObject members(const Moved& e) { return {{"who", e.who}, {"distanceMm", e.distanceMm}}; }
JsonObject members(const SlowMoved& e) { return {{"who", e.who}}; }
JsonObject members(const CloseMoved& e) {
    return {{"who", e.who},
            {"with", e.with},
            {"move", close_combat::name(e.move)},
            {"response", std::visit([](auto response) { return close_combat::name(response); }, e.response)},
            {"legal", e.ruling.legal},
            {"moverMoves", e.ruling.moverMoves},
            {"otherMoves", e.ruling.otherMoves},
            {"engaged", e.ruling.engaged}};
}
JsonObject members(const Pushed& e) { return {{"who", e.who}, {"distanceMm", e.distanceMm}}; }
JsonObject members(const PassedThrough& e) { return {{"who", e.who}, {"past", e.past}}; }
JsonObject members(const Engaged& e) { return {{"a", e.a}, {"b", e.b}}; }
JsonObject members(const Disengaged& e) { return {{"a", e.a}, {"b", e.b}}; }

JsonObject members(const SimpleDone& e) { return {{"who", e.who}, {"what", e.what}}; }
JsonObject members(const SpellEffect& e) { return {{"who", e.who}, {"what", e.what}}; }
JsonObject members(const Tired& e) {
    return {{"who", e.who},
            {"activity", fatigue::name(e.activity)},
            {"points", e.points},
            {"nextPenalty", e.nextPenalty}};
}

}  // namespace

JsonValue eventJson(const Event& event) {
    JsonObject json{{"round", event.round}, {"segment", event.segment}, {"event", name(event.what)}};
    for (JsonMember& member : std::visit([](const auto& what) { return members(what); }, event.what))
        json.push_back(std::move(member));
    return json;
}

}  // namespace tenaille::io
