// SPDX-License-Identifier: MIT
#include "core/creatures/library_creature.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/board/attacks.h"
#include "core/board/riding.h"
#include "core/creatures/words.h"
#include "core/document/names.h"
#include "core/document/project.h"

namespace tenaille::creatures {

namespace {

constexpr double kFarthest = 1e6;

// In every language.
std::string nameOfNameless(const Attack& attack) {
    if (!attack.damage.empty()) return attack.damage;
    return (attack.bonus < 0 ? "" : "+") + std::to_string(attack.bonus);
}

}  // namespace

const std::string& nameIn(const LibraryCreature& creature, const std::string& language) {
    for (const auto& [tongue, name] : creature.names)
        if (tongue == language) return name;
    return creature.token.name;
}

std::int32_t cellsOf(double feet, double feetPerCell) {
    const double cells = std::floor(feet / feetPerCell + 0.5);
    return static_cast<std::int32_t>(std::clamp(cells, -kFarthest, kFarthest));
}

std::optional<UsualReach> usualReach(const std::vector<Attack>& attacks) {
    std::map<std::int32_t, int> often;  // the shortest first
    for (const Attack& attack : attacks)
        if (attack.reach) ++often[*attack.reach];
    if (often.empty()) return std::nullopt;
    const auto rarer = [](const auto& a, const auto& b) { return a.second < b.second; };
    const auto most = std::max_element(often.begin(), often.end(), rarer);
    const auto asOften = std::count_if(often.begin(), often.end(),
                                       [&](const auto& one) { return one.second == most->second; });
    return UsualReach{most->first, asOften > 1};
}

const Attack* usualAttack(const std::vector<Attack>& attacks, std::int32_t reach) {
    if (attacks.empty()) return nullptr;
    const auto usual = std::find_if(attacks.begin(), attacks.end(),
                                    [&](const Attack& attack) { return attack.reach == reach; });
    return usual != attacks.end() ? &*usual : &attacks.front();
}

bool suggestsFaceless(const std::string& name, const std::string& type, const std::string& senses) {
    const auto has = [](const std::string& text, std::initializer_list<const char*> words) {
        const std::vector<std::string> said = foldedWords(text);
        return std::any_of(words.begin(), words.end(), [&](const char* word) {
            return std::find(said.begin(), said.end(), word) != said.end();
        });
    };
    if (has(type, {"ooze", "oozes", "swarm", "vase", "vases", "nuee"})) return true;
    if (has(name, {"swarm", "nuee"})) return true;
    const std::string all = folded(senses);
    return all.find("all around") != std::string::npos ||
           all.find("toutes les directions") != std::string::npos;
}

board::TokenRecord tokenFor(const LibraryCreature& creature, const std::string& language) {
    board::TokenRecord token = creature.token;
    token.name = nameIn(creature, language);
    token.attacks = creature.attacks;
    return token;
}

LibraryCreature fromBoard(const board::TokenRecord& token) {
    LibraryCreature creature;
    creature.token = token;
    board::TokenRecord& own = creature.token;
    own.name = document::numberedName(token.name).name;
    own.id = own.creature.record = {};
    board::dismount(own);
    own.creature.at = {};
    own.creature.facing.reset();
    own.moved = own.diagonalParity = own.metAs = own.temporaryPoints = own.elevation = 0;
    own.conditions.clear();
    own.hitPoints = std::max(own.hitPoints, own.maxHitPoints);
    own.fighter.endurance = std::max(own.fighter.endurance, own.fighter.maxEndurance);
    own.extra.clear();
    own.creature.traits = own.creature.traits.without(board::Trait::Prone)
                              .without(board::Trait::Squeezing)
                              .without(board::Trait::Helpless);
    // A label that was made of the number goes with it.
    if (own.name != token.name) own.label.clear();
    // One that finds no place stays on the sheet.
    static_cast<void>(board::keepAttackOnSheet(own));
    creature.attacks = std::exchange(own.attacks, {});
    for (Attack& attack : creature.attacks)
        if (attack.name.empty()) attack.name = nameOfNameless(attack);
    creature.party = own.creature.side == document::kPartySide;
    return creature;
}

}  // namespace tenaille::creatures
