// SPDX-License-Identifier: MIT
//
// The stored fields of the records of a fight, in the form of fields.h.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/board/fight_records.h"
#include "core/document/secrecy.h"

namespace tenaille::document {

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::ClockRecord> {
    v("kind", Secrecy::Public, r.kind);
    v("stage", Secrecy::Public, r.stage);
    v("round", Secrecy::Public, r.round);
    v("segment", Secrecy::Public, r.segment);
    v("seed", Secrecy::Secret, r.seed);
    v("rerolls", Secrecy::Secret, r.rerolls);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::CombatantRecord> {
    v("token", Secrecy::Secret, r.token);
    v("declaredMode", Secrecy::Secret, r.declaredMode);
    v("declaredActions", Secrecy::Secret, r.declaredActions);
    v("declaredInitiative", Secrecy::Secret, r.declaredInitiative);
    v("target", Secrecy::Secret, r.target);
    v("takesOpportunities", Secrecy::Secret, r.takesOpportunities);
    v("laterDeclarations", Secrecy::Secret, r.later);
    v("mode", Secrecy::Secret, r.mode);
    v("initiative", Secrecy::Secret, r.initiative);
    v("slots", Secrecy::Secret, r.slots);
    v("busy", Secrecy::Secret, r.busy);
    v("routineBlocked", Secrecy::Secret, r.routineBlocked);
    v("exerted", Secrecy::Secret, r.exerted);
    v("surprised", Secrecy::Secret, r.surprised);
    v("unnoticed", Secrecy::Secret, r.unnoticed);
    v("armed", Secrecy::Secret, r.armed);
    v("bowInHand", Secrecy::Secret, r.bowInHand);
    v("grappling", Secrecy::Secret, r.grappling);
    v("fatigue", Secrecy::Secret, r.fatigue);
    v("halfFatigue", Secrecy::Secret, r.halfFatigue);
    v("activity", Secrecy::Secret, r.activity);
    v("turn", Secrecy::Secret, r.turn);
    v("at", Secrecy::Secret, r.at);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::OrderRecord> {
    v("who", Secrecy::Secret, r.who);
    v("round", Secrecy::Secret, r.round);
    v("segment", Secrecy::Secret, r.segment);
    v("kind", Secrecy::Secret, r.kind);
    v("target", Secrecy::Secret, r.target);
    v("action", Secrecy::Secret, r.action);
    v("what", Secrecy::Secret, r.what);
    v("duration", Secrecy::Secret, r.duration);
    v("speed", Secrecy::Secret, r.speed);
    v("to", Secrecy::Secret, r.to);
    v("mode", Secrecy::Secret, r.mode);
    v("manner", Secrecy::Secret, r.manner);
    v("draws", Secrecy::Secret, r.draws);
    v("unseen", Secrecy::Secret, r.unseen);
    v("success", Secrecy::Secret, r.success);
    v("onFumble", Secrecy::Secret, r.onFumble);
    v("dice", Secrecy::Secret, r.dice);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::StepRecord> {
    v("stage", Secrecy::Secret, r.stage);
    v("round", Secrecy::Secret, r.round);
    v("segment", Secrecy::Secret, r.segment);
    v("creatures", Secrecy::Secret, r.creatures);
    v("combatants", Secrecy::Secret, r.combatants);
    v("orders", Secrecy::Secret, r.orders);
    v("added", Secrecy::Secret, r.added);
}

template <>
constexpr const char* tableKey<board::ClockRecord>() {
    return "clock";
}
template <>
constexpr const char* tableKey<board::CombatantRecord>() {
    return "combatants";
}
template <>
constexpr const char* tableKey<board::OrderRecord>() {
    return "orders";
}
template <>
constexpr const char* tableKey<board::StepRecord>() {
    return "steps";
}

}  // namespace tenaille::document
