// SPDX-License-Identifier: MIT
#include "core/io/creatures/five_e_bits.h"

#include <algorithm>
#include <charconv>

#include "core/io/creatures/creature_notes.h"
#include "core/io/file_name.h"
#include "core/io/import/json_get.h"

namespace tenaille::io {

namespace {

// "60 ft.", 60.
std::optional<double> feetIn(const JsonValue& object, std::string_view key) {
    if (const auto number = numberIn(object, key)) return number;
    const std::string text = textIn(object, key);
    double feet = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), feet);
    return error == std::errc() ? std::optional(feet) : std::nullopt;
}

bool hasShield(const JsonValue& armorClass) {
    const JsonArray& armor = listIn(armorClass, "armor");
    return std::any_of(armor.begin(), armor.end(), [](const JsonValue& piece) {
        return textIn(piece, "index").find("shield") != std::string::npos;
    });
}

// What it wears on an ordinary day: the best of those that need neither a spell nor a condition.
void readArmor(const JsonValue& record, CreatureDraft& draft) {
    const JsonValue* armor = record.find("armor_class");
    if (armor == nullptr) return;
    if (const auto plain = armor->number()) {
        draft.armorClass = plain;
        return;
    }
    if (armor->array() == nullptr) return;
    for (const JsonValue& one : *armor->array()) {
        const auto value = numberIn(one, "value");
        const std::string type = textIn(one, "type");
        if (!value || type == "spell" || type == "condition") continue;
        if (draft.armorClass && *draft.armorClass >= *value) continue;
        draft.armorClass = value;
        draft.shield = hasShield(one);
    }
    if (!draft.armorClass && !armor->array()->empty())
        draft.armorClass = numberIn(armor->array()->front(), "value");
}

std::string damageOfAction(const JsonValue& action) {
    for (const JsonValue& damage : listIn(action, "damage")) {
        if (const std::string dice = textIn(damage, "damage_dice"); !dice.empty()) return dice;
        // One of several: the first, as it is with the weapon in one hand.
        const JsonValue* from = damage.find("from");
        if (from == nullptr) continue;
        for (const JsonValue& option : listIn(*from, "options"))
            if (const std::string dice = textIn(option, "damage_dice"); !dice.empty()) return dice;
    }
    return {};
}

void readAttacks(const JsonValue& record, CreatureDraft& draft) {
    for (const JsonValue& action : listIn(record, "actions")) {
        const std::string sentence = textIn(action, "desc");
        AttackDraft attack;
        attack.bonus = numberIn(action, "attack_bonus");
        if (!attack.bonus && lowered(sentence).find("attack") == std::string::npos) continue;
        // Only what stands before the hit: effects speak of distances as well.
        const std::string aim = sentence.substr(0, sentence.find("Hit:"));
        attack.reach = feetBehind(aim, "reach");
        attack.range = feetBehind(aim, "range");
        if (!attack.bonus && !attack.reach) continue;
        attack.name = textIn(action, "name");
        attack.damage = damageOfAction(action);
        draft.attacks.push_back(std::move(attack));
    }
}

CreatureDraft draftOfRecord(const JsonValue& record, std::string place) {
    static const JsonValue kNothing;
    const auto part = [&](std::string_view key) -> const JsonValue& {
        const JsonValue* found = record.find(key);
        return found != nullptr ? *found : kNothing;
    };
    CreatureDraft draft;
    draft.place = std::move(place);
    draft.name = textIn(record, "name");
    draft.size = textIn(record, "size");
    draft.type = textIn(record, "type");
    draft.source = "5e-database";
    const JsonValue& speed = part("speed");
    draft.walk = feetIn(speed, "walk");
    draft.fly = feetIn(speed, "fly");
    draft.swim = feetIn(speed, "swim");
    draft.climb = feetIn(speed, "climb");
    draft.burrow = feetIn(speed, "burrow");
    draft.darkvision = feetIn(part("senses"), "darkvision");
    draft.blindsight = part("senses").find("blindsight") != nullptr;
    draft.tremorsense = part("senses").find("tremorsense") != nullptr;
    draft.truesight = part("senses").find("truesight") != nullptr;
    draft.hitPoints = numberIn(record, "hit_points");
    draft.hitDice = textIn(record, "hit_points_roll");
    if (draft.hitDice.empty()) draft.hitDice = textIn(record, "hit_dice");
    if (const auto dexterity = wholeIn(record, "dexterity"))
        draft.initiative = (*dexterity - 10 - (*dexterity < 10 ? 1 : 0)) / 2;
    if (const auto challenge = numberIn(record, "challenge_rating")) {
        const auto eighths = static_cast<int>(std::clamp(*challenge, 0.0, 1000.0) * 8);
        draft.challenge = eighths == 1   ? "1/8"
                          : eighths == 2 ? "1/4"
                          : eighths == 4 ? "1/2"
                                         : std::to_string(eighths / 8);
    }
    readArmor(record, draft);
    readAttacks(record, draft);
    return draft;
}

void addMonster(const CreatureDraft& draft, CreatureMaker& maker, CreaturesRead& read) {
    if (maker.add(draft) == nullptr) return;
    for (const AttackDraft& attack : draft.attacks)
        if (attack.damage.find('d') == std::string::npos)
            read.note(notes::diceMissing(draft.place + ", " + attack.name));
}

}  // namespace

std::optional<double> feetBehind(std::string_view sentence, std::string_view word) {
    const std::string plain = lowered(sentence);
    for (std::size_t at = plain.find(word); at != std::string::npos; at = plain.find(word, at + 1)) {
        const std::size_t from = plain.find_first_not_of(' ', at + word.size());
        if (from == std::string::npos) return std::nullopt;
        double feet = 0;
        const auto [end, error] = std::from_chars(plain.data() + from, plain.data() + plain.size(), feet);
        if (error == std::errc()) return feet;
    }
    return std::nullopt;
}

bool isFiveEBits(const JsonValue& file) {
    const JsonArray* records = file.array();
    return records != nullptr && std::any_of(records->begin(), records->end(), [](const JsonValue& record) {
               return record.find("index") != nullptr && record.find("hit_points") != nullptr &&
                      record.find("armor_class") != nullptr;
           });
}

CreaturesRead readFiveEBits(const JsonValue& file) {
    CreaturesRead read;
    read.format = "5e-database";
    CreatureMaker maker(read);
    for (std::size_t i = 0; i < file.array()->size(); ++i) {
        const JsonValue& record = (*file.array())[i];
        const std::string place = "[" + std::to_string(i) + "]";
        if (record.object() == nullptr || record.find("hit_points") == nullptr)
            read.note(notes::recordsOfOthers(place));
        else
            addMonster(draftOfRecord(record, place), maker, read);
    }
    maker.finish();
    return read;
}

}  // namespace tenaille::io
