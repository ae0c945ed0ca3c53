// SPDX-License-Identifier: MIT
#include "core/io/creatures/open5e.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "core/creatures/words.h"
#include "core/io/creatures/creature_notes.h"
#include "core/io/file_name.h"
#include "core/io/import/json_get.h"

namespace tenaille::io {

namespace {

constexpr std::string_view kCreatures = "api_v2.creature";
constexpr std::string_view kAttacks = "api_v2.creatureactionattack";
constexpr std::string_view kCreatureEnding = "Creature.json";

bool isModel(const JsonValue& record, std::string_view model) { return textIn(record, "model") == model; }

// A file of many models is one of its first record that we know.
bool hasModel(const JsonValue& file, std::string_view model) {
    const JsonArray* records = file.array();
    return records != nullptr && std::any_of(records->begin(), records->end(),
                                             [&](const JsonValue& record) { return isModel(record, model); });
}

// Dice of "2", "D6", 4: "2d6+4".
std::string damageOfFields(const JsonValue& fields) {
    const auto count = wholeIn(fields, "damage_die_count");
    const std::string die = lowered(textIn(fields, "damage_die_type"));
    const auto bonus = wholeIn(fields, "damage_bonus");
    std::string damage;
    if (count && *count > 0 && die.starts_with('d')) damage = std::to_string(*count) + die;
    if (bonus && *bonus != 0)
        damage += damage.empty() ? std::to_string(*bonus)
                                 : (*bonus > 0 ? "+" : "-") + std::to_string(std::abs(*bonus));
    return damage;
}

AttackDraft attackOf(const JsonValue& fields) {
    AttackDraft attack;
    attack.name = textIn(fields, "name");
    for (const std::string_view ending : {" attack", " Attack"})
        if (attack.name.size() > ending.size() && attack.name.ends_with(ending))
            attack.name.erase(attack.name.size() - ending.size(), ending.size());
    attack.damage = damageOfFields(fields);
    attack.bonus = numberIn(fields, "to_hit_mod");
    attack.reach = numberIn(fields, "reach");
    attack.range = numberIn(fields, "range");
    return attack;
}

std::string sourceOf(const JsonValue& fields) {
    const std::string document = textIn(fields, "document");
    return document.empty() ? std::string("Open5e") : "Open5e " + document;
}

// "5.000" -> "5", "0.250" -> "1/4".
std::string challengeOf(const JsonValue& fields) {
    std::string text = textIn(fields, "challenge_rating");
    if (text.empty()) {
        const auto number = numberIn(fields, "challenge_rating");
        if (!number) return {};
        text = std::to_string(*number);
    }
    while (text.find('.') != std::string::npos && (text.back() == '0' || text.back() == '.')) {
        const bool dot = text.back() == '.';
        text.pop_back();
        if (dot) break;
    }
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kParts{
        {{"0.125", "1/8"}, {"0.25", "1/4"}, {"0.5", "1/2"}}};
    for (const auto& [decimal, part] : kParts)
        if (text == decimal) return std::string(part);
    return text;
}

CreatureDraft draftOfFields(const JsonValue& fields, std::string place) {
    CreatureDraft draft;
    draft.place = std::move(place);
    draft.name = textIn(fields, "name");
    draft.size = textIn(fields, "size");
    draft.type = textIn(fields, "type");
    draft.source = sourceOf(fields);
    draft.walk = numberIn(fields, "walk");
    draft.fly = numberIn(fields, "fly");
    draft.swim = numberIn(fields, "swim");
    draft.climb = numberIn(fields, "climb");
    draft.burrow = numberIn(fields, "burrow");
    draft.armorClass = numberIn(fields, "armor_class");
    draft.hitPoints = numberIn(fields, "hit_points");
    draft.hitDice = textIn(fields, "hit_dice");
    draft.darkvision = numberIn(fields, "darkvision_range");
    const auto senses = [&](std::string_view key) { return numberIn(fields, key).value_or(0) > 0; };
    draft.blindsight = senses("blindsight_range");
    draft.tremorsense = senses("tremorsense_range");
    draft.truesight = senses("truesight_range");
    draft.challenge = challengeOf(fields);
    const std::vector<std::string> armor = creatures::foldedWords(textIn(fields, "armor_detail"));
    draft.shield = std::find(armor.begin(), armor.end(), "shield") != armor.end();
    draft.initiative = numberIn(fields, "initiative_bonus");
    if (const auto dexterity = wholeIn(fields, "ability_score_dexterity"); dexterity && !draft.initiative)
        draft.initiative = (*dexterity - 10 - (*dexterity < 10 ? 1 : 0)) / 2;
    return draft;
}

}  // namespace

bool isOpen5eCreatures(const JsonValue& file) { return hasModel(file, kCreatures); }
bool isOpen5eAttacks(const JsonValue& file) {
    return !hasModel(file, kCreatures) && hasModel(file, kAttacks);
}

std::string open5eAttacksBeside(const std::string& path) {
    if (!path.ends_with(kCreatureEnding)) return {};
    return path.substr(0, path.size() - kCreatureEnding.size()) + "CreatureActionAttack.json";
}

CreaturesRead readOpen5e(const JsonValue& file, const JsonValue* attacks) {
    CreaturesRead read;
    read.format = "Open5e";
    std::unordered_map<std::string, std::vector<AttackDraft>> byCreature;
    for (const JsonValue& record : *file.array())
        if (isModel(record, kCreatures)) byCreature[textIn(record, "pk")];
    std::size_t orphans = 0;
    // An action is called after its creature; keys have underscores of their own, so the longest key counts.
    const auto give = [&](const JsonValue& record) {
        const JsonValue* fields = record.find("fields");
        if (fields == nullptr || !isModel(record, kAttacks)) return false;
        const std::string action = textIn(*fields, "parent");
        for (std::size_t end = action.rfind('_'); end != std::string::npos && end > 0;
             end = action.rfind('_', end - 1)) {
            const auto owner = byCreature.find(action.substr(0, end));
            if (owner == byCreature.end()) continue;
            owner->second.push_back(attackOf(*fields));
            if (owner->second.back().damage.find('d') == std::string::npos)
                read.note(notes::diceMissing(action));
            else if (!wholeIn(*fields, "damage_bonus"))
                read.note(notes::bonusesMissing(action));
            return true;
        }
        ++orphans;
        return true;
    };
    // They may stand in the same file, too.
    for (const JsonValue& record : *file.array()) give(record);
    if (attacks != nullptr && attacks->array() != nullptr)
        for (const JsonValue& record : *attacks->array()) give(record);
    CreatureMaker maker(read);
    for (std::size_t i = 0; i < file.array()->size(); ++i) {
        const JsonValue& record = (*file.array())[i];
        const std::string place = "[" + std::to_string(i) + "]";
        const JsonValue* fields = record.find("fields");
        if (fields == nullptr || !isModel(record, kCreatures)) {
            if (!isModel(record, kAttacks)) read.note(notes::recordsOfOthers(place));
            continue;
        }
        CreatureDraft draft = draftOfFields(*fields, place);
        draft.attacks = byCreature[textIn(record, "pk")];
        maker.add(draft);
    }
    maker.finish();
    read.note(notes::attacksOfNobody(orphans));
    return read;
}

}  // namespace tenaille::io
