// SPDX-License-Identifier: MIT
#include "core/io/creatures/creatures_read.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/plain_text.h"
#include "core/creatures/words.h"
#include "core/dice/expression.h"
#include "core/io/codec.h"
#include "core/io/creatures/creature_notes.h"

namespace tenaille::io {

namespace {

using creatures::kFeetPerCell;
using creatures::LibraryCreature;

constexpr std::int32_t kUsualShield = 2;
constexpr std::int32_t kMostSpace = 30;

// "9000" of a number, "2.5" of a fraction.
std::string plainNumber(double value) {
    std::string text = std::to_string(value);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text;
}

}  // namespace

std::string trimmed(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::optional<board::SizeCategory> sizeSaid(const std::string& word) {
    const std::string plain = creatures::folded(word);
    if (const auto size = board::sizeNamed(plain)) return size;
    using board::SizeCategory;
    static constexpr std::array<std::pair<std::string_view, SizeCategory>, 24> kWords{
        {{"infime", SizeCategory::Fine},
         {"minuscule", SizeCategory::Diminutive},
         {"tres petit", SizeCategory::Tiny},
         {"tres petite", SizeCategory::Tiny},
         {"tp", SizeCategory::Tiny},
         {"petit", SizeCategory::Small},
         {"petite", SizeCategory::Small},
         {"moyen", SizeCategory::Medium},
         {"moyenne", SizeCategory::Medium},
         {"grand", SizeCategory::Large},
         {"grande", SizeCategory::Large},
         {"tres grand", SizeCategory::Huge},
         {"tres grande", SizeCategory::Huge},
         {"gigantesque", SizeCategory::Gargantuan},
         {"colossal", SizeCategory::Colossal},
         {"colossale", SizeCategory::Colossal},
         {"t", SizeCategory::Tiny},
         {"s", SizeCategory::Small},
         {"m", SizeCategory::Medium},
         {"l", SizeCategory::Large},
         {"h", SizeCategory::Huge},
         {"p", SizeCategory::Small},
         {"tg", SizeCategory::Huge},
         {"gig", SizeCategory::Gargantuan}}};
    for (const auto& [name, size] : kWords)
        if (name == plain) return size;
    return std::nullopt;
}

std::string CreatureDraft::placeOf(std::string_view field, const std::string& value) const {
    const auto found = said.find(field);
    return found != said.end() ? found->second : place + ", " + std::string(field) + ": " + value;
}

LibraryCreature* CreatureMaker::add(const CreatureDraft& draft) {
    const std::string name = kept(draft.name, kMaxNameBytes, draft.place);
    if (creatures::folded(name).empty()) {
        m_out.note(notes::creaturesWithoutName(draft.place));
        return nullptr;
    }
    if (m_out.creatures.size() >= kMaxCreatures) {
        ++m_beyond;
        return nullptr;
    }
    LibraryCreature made;
    board::TokenRecord& token = made.token;
    token.name = plainText(name);
    token.creature.side = "foe";
    made.type = kept(draft.type, kMaxNameBytes, draft.place);
    made.source = kept(draft.source, kMaxNameBytes, draft.place);
    made.hitDice = kept(draft.hitDice, kMaxNameBytes, draft.place);
    made.challenge = kept(draft.challenge, kMaxNameBytes, draft.place);
    addSpace(draft, made);
    addAttacks(draft, made);
    addReach(draft, made);
    addSpeeds(draft, made);
    if (draft.armorClass) {
        const std::int32_t armor = whole(draft.armorClass, "armorClass", 10, draft, "ac");
        token.creature.armorClass = armor;
    }
    token.maxHitPoints = token.hitPoints =
        std::max(0, whole(draft.hitPoints, "maxHitPoints", 0, draft, "hp"));
    token.initiativeBonus = whole(draft.initiative, "initiativeBonus", 0, draft, "initiative");
    if (draft.darkvision && *draft.darkvision > 0) {
        token.creature.senses = token.creature.senses.with(board::Sense::Darkvision);
        token.creature.darkvisionRange =
            whole(draft.darkvision, "darkvisionRange", 12, draft, "darkvision", kFeetPerCell);
    }
    if (draft.shield) {
        token.creature.shield = board::Shield{board::ShieldSide::Left,
                                              std::clamp(draft.shieldBonus.value_or(kUsualShield), 0, 30), 0};
        if (!draft.shieldBonus) m_out.note(notes::shieldsAssumed(draft.place));
    }
    const bool suggested = creatures::suggestsFaceless(draft.name, draft.type, draft.senses);
    if (draft.faceless.value_or(suggested))
        token.creature.traits = token.creature.traits.with(board::Trait::Faceless);
    if (!draft.faceless && suggested) m_out.note(notes::facelessSuggested(draft.place));
    if (draft.blindsight) m_out.note(notes::blindsightLeftOut(draft.place));
    if (draft.tremorsense) m_out.note(notes::tremorsenseLeftOut(draft.place));
    if (draft.truesight) m_out.note(notes::truesightLeftOut(draft.place));
    m_out.creatures.push_back(std::move(made));
    return &m_out.creatures.back();
}

std::string CreatureMaker::kept(const std::string& text, std::size_t most, const std::string& place) {
    std::string all = trimmed(text);
    if (all.size() <= most) return all;
    m_out.note(notes::textsShortened(place));
    return all.substr(0, document::utf8Part(all, most));
}

void CreatureMaker::leaveOut(std::size_t creatures) { m_beyond += creatures; }

void CreatureMaker::finish() { m_out.note(notes::creaturesBeyondLimit(m_beyond)); }

std::int32_t CreatureMaker::whole(const std::optional<double>& value, const char* key, std::int32_t absent,
                                  const CreatureDraft& draft, std::string_view field, double perUnit) {
    if (!value) return absent;
    const Range range = rangeOf("tokens", key).value_or(Range{0, board::kMostRange});
    const std::int32_t number = creatures::cellsOf(*value, perUnit);
    if (number >= range.min && number <= range.max) return number;
    m_out.note(notes::valuesUnknown(draft.placeOf(field, plainNumber(*value))));
    return absent;
}

void CreatureMaker::addSpace(const CreatureDraft& draft, LibraryCreature& made) {
    board::Creature& creature = made.token.creature;
    const auto said = sizeSaid(draft.size);
    if (said) creature.size = *said;
    // The size follows the space where only that is known: 10 feet are Large.
    const std::int32_t side = draft.space ? std::max(1, creatures::cellsOf(*draft.space)) : 0;
    if (side > kMostSpace) {
        m_out.note(notes::valuesUnknown(draft.placeOf("space", plainNumber(*draft.space))));
    } else if (!said && side > 1) {
        creature.size = side == 2   ? board::SizeCategory::Large
                        : side == 3 ? board::SizeCategory::Huge
                        : side < 6  ? board::SizeCategory::Gargantuan
                                    : board::SizeCategory::Colossal;
    } else if (!said && draft.space && *draft.space < kFeetPerCell) {
        creature.size = board::SizeCategory::Tiny;
    } else if (!said) {
        m_out.note(notes::sizesAssumed(draft.place));
    }
    creature.footprint = board::footprintOf(creature.size);
    if (side > 0 && side <= kMostSpace) creature.footprint.width = creature.footprint.height = side;
}

void CreatureMaker::addAttacks(const CreatureDraft& draft, LibraryCreature& made) {
    for (const AttackDraft& from : draft.attacks) {
        creatures::Attack attack;
        attack.name = kept(from.name, kMaxNameBytes, draft.place);
        if (attack.name.empty() || made.attacks.size() >= board::kMaxAttacks) {
            m_out.note(notes::attacksIncomplete(draft.place));
            continue;
        }
        attack.damage = kept(from.damage, kMaxNameBytes, draft.place);
        if (!attack.damage.empty() && !dice::parseDice(attack.damage))
            m_out.note(notes::damageUnreadable(draft.placeOf(from.name, attack.damage)));
        attack.bonus = whole(from.bonus, "attackBonus", 0, draft, from.name);
        const auto length = [&](const std::optional<double>& feet, std::int32_t most) {
            std::optional<std::int32_t> cells;
            if (!feet) return cells;
            const std::int32_t number = creatures::cellsOf(*feet);
            if (number >= 0 && number <= most)
                cells = number;
            else
                m_out.note(notes::valuesUnknown(draft.placeOf(from.name, plainNumber(*feet))));
            return cells;
        };
        attack.reach = length(from.reach, board::kMostReach);
        attack.range = length(from.range, board::kMostRange);
        attack.reachWeapon = from.reachWeapon && attack.reach.has_value();
        made.attacks.push_back(std::move(attack));
    }
}

void CreatureMaker::addReach(const CreatureDraft& draft, LibraryCreature& made) {
    std::int32_t& reach = made.token.creature.reach;
    const auto usual = creatures::usualReach(made.attacks);
    reach = usual ? usual->cells : creatures::kReachWithoutAttacks;
    if (draft.reach)
        reach = whole(draft.reach, "reach", reach, draft, "reach", kFeetPerCell);
    else if (!usual)
        m_out.note(notes::reachAssumed(draft.place));
    else if (usual->tied)
        m_out.note(notes::reachTied(draft.place));
    if (const creatures::Attack* attack = creatures::usualAttack(made.attacks, reach))
        board::takeAttack(made.token, *attack);
}

void CreatureMaker::addSpeeds(const CreatureDraft& draft, LibraryCreature& made) {
    const auto cells = [&](const std::optional<double>& feet, const char* field, std::int32_t absent) {
        return whole(feet, "speed", absent, draft, field, kFeetPerCell);
    };
    made.speeds = {cells(draft.fly, "fly", 0), cells(draft.swim, "swim", 0), cells(draft.climb, "climb", 0),
                   cells(draft.burrow, "burrow", 0)};
    const creatures::OtherSpeeds& others = made.speeds;
    const std::int32_t best = std::max({others.fly, others.swim, others.climb, others.burrow});
    const std::int32_t walk = cells(draft.walk, "speed", best > 0 ? 0 : made.token.speed);
    made.token.speed = walk > 0 || best == 0 ? walk : best;
    if (walk == 0 && best > 0) m_out.note(notes::speedsTaken(draft.place));
}

}  // namespace tenaille::io
