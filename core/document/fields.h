// SPDX-License-Identifier: MIT
//
// Every stored field of every record, named once: files, journal and clipboard (io/codec.h) and the redaction
// for the players read these lists; those of a fight, of kinds and of the players' screen are next door. What
// is missing is neither saved nor shown; a test compares the lists with the structs.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/board/records.h"
#include "core/document/fight_fields.h"
#include "core/document/kind_fields.h"
#include "core/document/player_fields.h"

namespace tenaille::document {

// fields(record, visitor) calls visitor(key, secrecy, member) for every field but `id` and `extra`, in file
// order. Record may be const. A visitor is a generic callable over the member types used below.
template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::GridRecord> {
    v("extent", Secrecy::Public, r.extent);
    v("visible", Secrecy::Public, r.visible);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::SettingsRecord> {
    v("title", Secrecy::Secret, r.title);
    v("author", Secrecy::Secret, r.author);
    v("notes", Secrecy::Secret, r.notes);
    v("preset", Secrecy::Public, r.preset);
    v("ruleOptions", Secrecy::Public, r.ruleOptions);
    v("closedRooms", Secrecy::Secret, r.closedRooms);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::PictureRecord> {
    v("asset", Secrecy::Conditional, r.asset);
    v("pixelWidth", Secrecy::Public, r.pixelWidth);
    v("pixelHeight", Secrecy::Public, r.pixelHeight);
    v("x", Secrecy::Public, r.x);
    v("y", Secrecy::Public, r.y);
    v("width", Secrecy::Public, r.width);
    v("height", Secrecy::Public, r.height);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::FloorRecord> {
    v("material", Secrecy::Conditional, r.material);
    v("outline", Secrecy::Conditional, r.outline);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::WallRecord> {
    v("kind", Secrecy::Conditional, r.kind);
    v("points", Secrecy::Conditional, r.points);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::DoorRecord> {
    v("kind", Secrecy::Conditional, r.kind);
    v("from", Secrecy::Conditional, r.where.a);
    v("to", Secrecy::Conditional, r.where.b);
    v("state", Secrecy::Conditional, r.state);
    v("freestanding", Secrecy::Conditional, r.freestanding);
    v("memory", Secrecy::Secret, r.memory);
    v("wall", Secrecy::Secret, r.wall);
    v("line", Secrecy::Secret, r.line);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::TerrainRecord> {
    v("kind", Secrecy::Conditional, r.kind);
    v("cells", Secrecy::Conditional, r.cells);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::LightRecord> {
    v("at", Secrecy::Conditional, r.at);
    v("bright", Secrecy::Conditional, r.bright);
    v("dim", Secrecy::Conditional, r.dim);
    v("colour", Secrecy::Conditional, r.colour);
    v("angle", Secrecy::Conditional, r.angle);
    v("direction", Secrecy::Conditional, r.direction);
    v("on", Secrecy::Conditional, r.on);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::PropRecord> {
    v("kind", Secrecy::Conditional, r.kind);
    v("at", Secrecy::Conditional, r.at);
    v("width", Secrecy::Conditional, r.width);
    v("height", Secrecy::Conditional, r.height);
    v("rotation", Secrecy::Conditional, r.rotation);
    v("hidden", Secrecy::Secret, r.hidden);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::TextRecord> {
    v("at", Secrecy::Conditional, r.at);
    v("text", Secrecy::Conditional, r.text);
    v("height", Secrecy::Conditional, r.height);
    v("rotation", Secrecy::Conditional, r.rotation);
    v("hidden", Secrecy::Secret, r.hidden);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::NoteRecord> {
    v("at", Secrecy::Secret, r.at);
    v("title", Secrecy::Secret, r.title);
    v("text", Secrecy::Secret, r.text);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::TokenRecord> {
    v("name", Secrecy::Conditional, r.name);
    v("publicName", Secrecy::Conditional, r.publicName);
    v("nameSecret", Secrecy::Secret, r.nameSecret);
    v("metAs", Secrecy::Secret, r.metAs);
    v("label", Secrecy::Conditional, r.label);
    v("picture", Secrecy::Conditional, r.picture);
    v("side", Secrecy::Conditional, r.creature.side);
    v("at", Secrecy::Conditional, r.creature.at);
    v("mount", Secrecy::Conditional, r.creature.mount);
    v("size", Secrecy::Conditional, r.creature.size);
    v("footprint", Secrecy::Conditional, r.creature.footprint);
    v("onFoot", Secrecy::Conditional, r.onFoot);
    v("facing", Secrecy::Conditional, r.creature.facing);
    v("hidden", Secrecy::Secret, r.hidden);
    v("healthShown", Secrecy::Secret, r.healthShown);
    v("sharedSight", Secrecy::Secret, r.sharedSight);
    v("colour", Secrecy::Conditional, r.colour);
    v("reach", Secrecy::Secret, r.creature.reach);
    v("reachWeapon", Secrecy::Secret, r.creature.reachWeapon);
    v("threatens", Secrecy::Secret, r.creature.threatens);
    v("senses", Secrecy::Secret, r.creature.senses);
    v("darkvisionRange", Secrecy::Secret, r.creature.darkvisionRange);
    v("arcs", Secrecy::Secret, r.creature.arcs);
    v("shield", Secrecy::Secret, r.creature.shield);
    v("armorClass", Secrecy::Secret, r.creature.armorClass);
    v("feats", Secrecy::Secret, r.creature.feats);
    v("level", Secrecy::Secret, r.creature.level);
    v("sneakLevel", Secrecy::Secret, r.creature.sneakLevel);
    v("traits", Secrecy::Secret, r.creature.traits);
    v("weapon", Secrecy::Secret, r.weapon);
    v("attackMode", Secrecy::Conditional, r.attackMode);  // bow or sword: everybody sees it
    v("attackBonus", Secrecy::Secret, r.attackBonus);
    v("initiativeBonus", Secrecy::Secret, r.initiativeBonus);
    v("speed", Secrecy::Secret, r.speed);
    v("hitPoints", Secrecy::Conditional, r.hitPoints);
    v("maxHitPoints", Secrecy::Conditional, r.maxHitPoints);
    v("temporaryPoints", Secrecy::Conditional, r.temporaryPoints);
    v("conditions", Secrecy::Conditional, r.conditions);
    v("elevation", Secrecy::Conditional, r.elevation);
    v("aura", Secrecy::Conditional, r.aura);
    v("lightBright", Secrecy::Conditional, r.light.bright);
    v("lightDim", Secrecy::Conditional, r.light.dim);
    v("lightColour", Secrecy::Conditional, r.light.colour);
    v("moved", Secrecy::Secret, r.moved);
    v("diagonalParity", Secrecy::Secret, r.diagonalParity);
    v("damage", Secrecy::Secret, r.fighter.damage);
    v("endurance", Secrecy::Conditional, r.fighter.endurance);
    v("maxEndurance", Secrecy::Conditional, r.fighter.maxEndurance);
    v("strength", Secrecy::Secret, r.fighter.strength);
    v("constitution", Secrecy::Secret, r.fighter.constitution);
    v("enduranceRank", Secrecy::Secret, r.fighter.enduranceRank);
    v("encumbrance", Secrecy::Secret, r.fighter.encumbrance);
    v("levels", Secrecy::Secret, r.fighter.levels);
    v("sneakRank", Secrecy::Secret, r.fighter.sneakRank);
    v("polearm", Secrecy::Secret, r.fighter.polearm);
    v("mounted", Secrecy::Secret, r.fighter.mounted);
    v("reducedMobility", Secrecy::Secret, r.fighter.reducedMobility);
    v("specials", Secrecy::Secret, r.fighter.specials);
    v("attacks", Secrecy::Secret, r.attacks);
    v("notes", Secrecy::Secret, r.notes);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::OverrideRecord> {
    v("attacker", Secrecy::Secret, r.attacker);
    v("target", Secrecy::Secret, r.target);
    v("reason", Secrecy::Secret, r.reason);
    v("value", Secrecy::Secret, r.value);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::LogRecord> {
    v("entry", Secrecy::Secret, r.entry);
    v("arguments", Secrecy::Secret, r.arguments);
    v("time", Secrecy::Secret, r.time);
}

template <>
constexpr const char* tableKey<board::GridRecord>() {
    return "grid";
}
template <>
constexpr const char* tableKey<board::SettingsRecord>() {
    return "settings";
}
template <>
constexpr const char* tableKey<board::PictureRecord>() {
    return "pictures";
}
template <>
constexpr const char* tableKey<board::FloorRecord>() {
    return "floors";
}
template <>
constexpr const char* tableKey<board::WallRecord>() {
    return "walls";
}
template <>
constexpr const char* tableKey<board::DoorRecord>() {
    return "doors";
}
template <>
constexpr const char* tableKey<board::TerrainRecord>() {
    return "terrain";
}
template <>
constexpr const char* tableKey<board::LightRecord>() {
    return "lights";
}
template <>
constexpr const char* tableKey<board::PropRecord>() {
    return "props";
}
template <>
constexpr const char* tableKey<board::TextRecord>() {
    return "texts";
}
template <>
constexpr const char* tableKey<board::NoteRecord>() {
    return "notes";
}
template <>
constexpr const char* tableKey<board::TokenRecord>() {
    return "tokens";
}
template <>
constexpr const char* tableKey<board::OverrideRecord>() {
    return "overrides";
}
template <>
constexpr const char* tableKey<board::LogRecord>() {
    return "log";
}

}  // namespace tenaille::document
