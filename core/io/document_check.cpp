// SPDX-License-Identifier: MIT
#include "core/io/document_check.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/words.h"
#include "core/board/kinds.h"
#include "core/dice/expression.h"
#include "core/document/limits.h"
#include "core/io/asset_name.h"
#include "core/io/each_record.h"
#include "core/io/fight_check.h"
#include "core/rules/presets.h"

namespace tenaille::io {

namespace {

constexpr const char* kRemoveOrRedraw = TENAILLE_PROBLEM("Remove it or draw it again.");

void checkAssetName(const std::string& name, const JsonPath& path, Reading& reading) {
    if (name.empty() || isAssetName(name)) return;
    reading.fail(path, {TENAILLE_PROBLEM("\"%1\" is not the name of a stored picture."),
                        {name},
                        TENAILLE_PROBLEM("Remove the picture and add it again.")});
}

void checkKind(bool known, const std::string& kind, const JsonPath& path, Reading& reading,
               const char* member = "kind") {
    if (known) return;
    const JsonPath place = path.member(member);
    reading.notice(place,
                   {TENAILLE_PROBLEM("The kind \"%1\" is not known; it has no effect on the rules."),
                    {kind},
                    TENAILLE_PROBLEM("Open the file with a newer version of Tenaille, or change the kind.")});
}

bool hasLength(const board::WallRecord& wall) {
    return std::adjacent_find(wall.points.begin(), wall.points.end(), std::not_equal_to<>()) !=
           wall.points.end();
}

// A kind of the document that looks like one of a newer version is drawn like the first.
void checkKinds(const document::Encounter& encounter, Reading& reading) {
    const board::Kinds builtIn;
    std::set<std::pair<board::KindOf, std::string>> known;
    each(encounter.kinds, "kinds", [&](const board::KindRecord& kind, const JsonPath& path) {
        const std::string& look = kind.like.empty() ? kind.kind : kind.like;
        if (!builtIn.has(kind.of, look))
            reading.notice(path.member("like"), {TENAILLE_PROBLEM("Nothing is drawn like \"%1\"."),
                                                 {look},
                                                 TENAILLE_PROBLEM("Choose another look for the kind.")});
        if (!known.emplace(kind.of, kind.kind).second)
            reading.notice(path.member("kind"),
                           {TENAILLE_PROBLEM("The kind \"%1\" is there twice; the last one counts."),
                            {kind.kind},
                            TENAILLE_PROBLEM("Remove one of them.")});
    });
}

void checkFog(const document::Encounter& encounter, Reading& reading) {
    std::set<std::pair<std::int32_t, std::int32_t>> known;
    each(encounter.fog, "fog", [&](const board::FogRecord& tile, const JsonPath& path) {
        if (!known.emplace(tile.column, tile.row).second)
            reading.notice(path, {TENAILLE_PROBLEM("This part of the fog is there twice; both count."),
                                  {},
                                  TENAILLE_PROBLEM("Remove one of them.")});
    });
}

// "a, b, c": what a file may have there.
std::string allowedFor(const rules::OptionEntry& option) {
    if (option.type == rules::OptionType::Boolean) return "true, false";
    if (option.type == rules::OptionType::Integer)
        return std::to_string(option.min) + " … " + std::to_string(option.max);
    return listed(option.words);
}

std::string presetNames() {
    std::vector<std::string_view> names;
    for (const rules::Preset& preset : rules::presets()) names.push_back(preset.id);
    return listed(names);
}

// A newer version may know them: they are kept, and told.
void checkRules(const document::Encounter& encounter, Reading& reading) {
    if (encounter.settings.empty()) return;
    const board::SettingsRecord& settings = encounter.settingsRecord();
    const JsonPath root;
    const JsonPath place = root.member("settings");
    if (!settings.preset.empty() && rules::presetNamed(settings.preset) == nullptr)
        reading.notice(
            place.member("preset"),
            {TENAILLE_PROBLEM("The set of rules \"%1\" is not known; its options count as they stand here."),
             {settings.preset, presetNames()},
             TENAILLE_PROBLEM("Open the file with a newer version of Tenaille, or write one of: %2.")});
    const JsonPath list = place.member("ruleOptions");
    for (const auto& [key, text] : settings.ruleOptions) {
        const rules::OptionEntry* option = rules::optionNamed(key);
        if (option == nullptr)
            reading.notice(
                list.member(key),
                {TENAILLE_PROBLEM("There is no rule option \"%1\"; it is kept without effect."),
                 {key},
                 TENAILLE_PROBLEM("Open the file with a newer version of Tenaille, or remove it.")});
        else if (!text.empty() && !rules::valueNamed(*option, text))  // what is no text is told already
            reading.notice(
                list.member(key),
                {TENAILLE_PROBLEM("The rule option \"%1\" has no value \"%2\"; the usual one counts: %3."),
                 {key, text, rules::valueText(*option, option->get(rules::RuleOptions{})),
                  allowedFor(*option)},
                 TENAILLE_PROBLEM("Open the file with a newer version of Tenaille, or write one of: %4.")});
    }
}

template <class R>
void checkWords(const R& record, const JsonPath& path, Reading& reading) {
    const Outcome fits = document::checkWords(record);
    if (!fits) reading.fail(path.member(fits.problem().place), fits.problem());
}

void checkShapes(const document::Encounter& encounter, Reading& reading) {
    const board::Kinds kinds = document::kindsOf(encounter);
    each(encounter.walls, "walls", [&](const board::WallRecord& wall, const JsonPath& path) {
        checkKind(kinds.wall(wall.kind) != nullptr, wall.kind, path, reading);
        if (!hasLength(wall))
            reading.notice(path, {TENAILLE_PROBLEM("The wall has no length."), {}, kRemoveOrRedraw});
    });
    each(encounter.doors, "doors", [&](const board::DoorRecord& door, const JsonPath& path) {
        checkKind(kinds.door(door.kind) != nullptr, door.kind, path, reading);
        checkKind(kinds.wall(door.wall) != nullptr, door.wall, path, reading, "wall");
        if (door.where.a == door.where.b)
            reading.notice(path, {TENAILLE_PROBLEM("The door has no width."), {}, kRemoveOrRedraw});
    });
    each(encounter.terrain, "terrain", [&](const board::TerrainRecord& terrain, const JsonPath& path) {
        checkKind(kinds.terrain(terrain.kind) != nullptr, terrain.kind, path, reading);
    });
    each(encounter.texts, "texts",
         [&](const board::TextRecord& text, const JsonPath& path) { checkWords(text, path, reading); });
    each(encounter.props, "props", [&](const board::PropRecord& prop, const JsonPath& path) {
        checkKind(kinds.prop(prop.kind) != nullptr, prop.kind, path, reading);
    });
}

void checkCreatures(const document::Encounter& encounter, Reading& reading) {
    const board::Extent* extent = encounter.grid.empty() ? nullptr : &encounter.gridRecord().extent;
    each(encounter.tokens, "tokens", [&](const board::TokenRecord& token, const JsonPath& path) {
        if (extent != nullptr && !extent->contains(token.creature.at))
            reading.notice(path.member("at"), {TENAILLE_PROBLEM("%1 stands outside the board."),
                                               {token.name},
                                               TENAILLE_PROBLEM("Put it on the board or remove it.")});
        checkWords(token, path, reading);
        checkAssetName(token.picture, path.member("picture"), reading);
        const std::string& damage = token.fighter.damage;
        if (!damage.empty() && !dice::parseDice(damage))
            reading.notice(path.member("damage"), {TENAILLE_PROBLEM("The damage \"%2\" of %1 is no dice."),
                                                   {token.name, damage},
                                                   TENAILLE_PROBLEM("Write dice like 1d8+3.")});
    });
    std::set<std::tuple<RecordId, RecordId, std::string>> overridden;
    each(encounter.overrides, "overrides", [&](const board::OverrideRecord& record, const JsonPath& path) {
        if (encounter.tokens.find(record.attacker) == nullptr ||
            encounter.tokens.find(record.target) == nullptr)
            reading.notice(path, {TENAILLE_PROBLEM("This override names a creature that is not there."),
                                  {},
                                  TENAILLE_PROBLEM("Remove it.")});
        if (!overridden.emplace(record.attacker, record.target, record.reason).second)
            reading.notice(
                path,
                {TENAILLE_PROBLEM("The value \"%1\" of this pair is overridden twice; the last one counts."),
                 {record.reason},
                 TENAILLE_PROBLEM("Remove one of them.")});
    });
}

}  // namespace

void checkDocument(const document::Encounter& encounter, Reading& reading) {
    each(encounter.pictures, "pictures", [&](const board::PictureRecord& picture, const JsonPath& path) {
        checkAssetName(picture.asset, path.member("asset"), reading);
    });
    checkRules(encounter, reading);
    checkKinds(encounter, reading);
    checkShapes(encounter, reading);
    checkFog(encounter, reading);
    checkCreatures(encounter, reading);
    checkFight(encounter, reading);
}

}  // namespace tenaille::io
