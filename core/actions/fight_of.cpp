// SPDX-License-Identifier: MIT
#include "core/actions/fight_of.h"

#include <algorithm>
#include <charconv>

#include "core/actions/fight_plane.h"
#include "core/board/creature_now.h"

namespace tenaille::actions {

namespace {

using board::ActivityRecord;
using board::CombatantRecord;
using board::OrderKind;
using board::TokenRecord;
using fight::Combatant;
using fight::Position;

// ---- records to the fight

static_assert(static_cast<int>(board::Mode::SimpleAction) == static_cast<int>(segments::Mode::SimpleAction));
static_assert(static_cast<int>(board::ClockStage::RoundEnd) == static_cast<int>(fight::Stage::RoundEnd));
static_assert(static_cast<int>(board::SlotUse::Lost) == static_cast<int>(fight::Slot::Use::Lost));

template <class To, class From>
To as(From value) {
    return static_cast<To>(value);
}

fight::Goal goalOf(RecordId towards, board::PlanePoint to) {
    if (towards) return combatantId(towards);
    return Position{to.x, to.y};
}

std::optional<fight::Activity> activityOf(const std::optional<ActivityRecord>& record) {
    if (!record) return std::nullopt;
    const segments::Act act = record->kind == OrderKind::FastMove ? segments::Act::FastMove
                              : record->kind == OrderKind::Cast   ? segments::Act::Cast
                                                                  : segments::Act::Simple;
    return fight::Activity{act, record->what, record->left, record->speed,
                           goalOf(record->towards, record->to)};
}

wounds::ClassLevels levelsOf(const board::FighterSheet& sheet, std::int32_t level) {
    wounds::ClassLevels levels{};
    bool any = false;
    for (const auto& [name, value] : sheet.levels) {
        const auto which = wounds::characterClassNamed(name);
        if (!which) continue;
        levels[static_cast<std::size_t>(*which)] = value;
        any = true;
    }
    // Who has no class fights as a warrior of its level.
    if (!any) levels[static_cast<std::size_t>(wounds::CharacterClass::Warrior)] = std::max(level, 1);
    return levels;
}

std::int32_t fatigueThreshold(const TokenRecord& token, const rules::RuleOptions& options) {
    const board::FighterSheet& from = token.fighter;
    return fatigue::ruleThreshold({from.constitution, from.enduranceRank, from.encumbrance}, options.fatigue)
        .threshold;
}

fight::Sheet sheetOf(board::GridKind grid, const TokenRecord& token, const rules::RuleOptions& options) {
    const board::FighterSheet& from = token.fighter;
    fight::Sheet sheet;
    sheet.side = token.creature.side;
    sheet.strikeBonus = token.attackBonus;
    sheet.armorClass = token.creature.armorClass.value_or(sheet.armorClass);
    sheet.levels = levelsOf(from, token.creature.level);
    sheet.strength = from.strength;
    sheet.fatigueThreshold = fatigueThreshold(token, options);
    sheet.mounted = from.mounted || board::isMounted(token.creature);
    sheet.polearm = from.polearm;
    sheet.canParryMissile = token.creature.shield.has_value();
    sheet.reducedMobility = from.reducedMobility;
    for (const board::SpecialRecord& special : from.specials)
        sheet.specials.push_back({special.name, special.min, special.max});
    sheet.sneakRank = from.sneakRank;
    sheet.keepsLife = token.maxHitPoints > 0;
    sheet.body = isHex(grid) ? fight::Body::Round : fight::Body::Square;
    sheet.beyondMm = beyondMm(grid, token.creature.footprint);
    return sheet;
}

// A file may name combatants who are not there: nobody holds them and nobody runs to them.
void forgetMissing(fight::FightState& state) {
    const auto isGone = [&](const std::string& id) { return !state.find(id); };
    for (Combatant& combatant : state.combatants) {
        std::erase_if(combatant.grappling, isGone);
        if (!combatant.activity) continue;
        const auto* towards = std::get_if<std::string>(&combatant.activity->goal);
        if (towards != nullptr && isGone(*towards)) combatant.activity.reset();
    }
}

// ---- the fight to records

ActivityRecord recordOf(const fight::Activity& activity) {
    ActivityRecord record;
    record.kind = activity.act == segments::Act::FastMove ? OrderKind::FastMove
                  : activity.act == segments::Act::Cast   ? OrderKind::Cast
                                                          : OrderKind::SimpleAction;
    record.what = activity.what;
    record.left = activity.left;
    record.speed = activity.speed;
    if (const auto* place = std::get_if<Position>(&activity.goal))
        record.to = {place->x, place->y};
    else
        record.towards = tokenOf(std::get<std::string>(activity.goal));
    return record;
}

CombatantRecord followed(const CombatantRecord& before, const Combatant& from) {
    CombatantRecord after = before;
    after.mode = as<board::Mode>(from.mode);
    after.initiative = from.initiative;
    after.slots.clear();
    for (const fight::Slot& slot : from.slots)
        after.slots.push_back({slot.initiative, as<board::SlotUse>(slot.use)});
    after.busy.clear();
    for (std::int32_t segment = 1; segment <= segments::kSegmentsPerRound; ++segment)
        if (from.busy.test(static_cast<std::size_t>(segment))) after.busy.push_back(segment);
    after.routineBlocked = from.routineBlocked;
    after.exerted = from.exerted;
    after.surprised = from.surprised;
    after.unnoticed = from.hidden;
    after.armed = from.armed;
    after.bowInHand = from.bowInHand;
    after.grappling.clear();
    for (const std::string& id : from.grappling) after.grappling.push_back(tokenOf(id));
    std::sort(after.grappling.begin(), after.grappling.end());
    after.fatigue = from.tiredness.points;
    after.halfFatigue = from.tiredness.half;
    after.activity.reset();
    if (from.activity) after.activity = recordOf(*from.activity);
    after.at = {from.position.x, from.position.y};
    return after;
}

}  // namespace

std::string combatantId(RecordId token) { return std::to_string(token.value); }

RecordId tokenOf(std::string_view combatantId) {
    RecordId id;
    std::from_chars(combatantId.data(), combatantId.data() + combatantId.size(), id.value);
    return id;
}

const CombatantRecord* combatantOf(const document::Encounter& encounter, RecordId token) {
    for (const CombatantRecord& record : encounter.combatants)
        if (record.token == token) return &record;
    return nullptr;
}

std::int32_t fatiguePenalty(const document::Encounter& encounter, const TokenRecord& token,
                            const rules::RuleOptions& options) {
    const board::CombatantRecord* combatant = combatantOf(encounter, token.id);
    return combatant == nullptr ? 0
                                : fatigue::penaltyOf(combatant->fatigue, fatigueThreshold(token, options));
}

bool isDown(const TokenRecord& token, const rules::RuleOptions& options) {
    return board::isDownAt(token, options.segment.downAtHitPoints);
}

Combatant combatantOf(const board::Extent& extent, const TokenRecord& token, const CombatantRecord& record,
                      const rules::RuleOptions& options) {
    Combatant combatant;
    combatant.id = combatantId(token.id);
    combatant.sheet = sheetOf(extent.grid, token, options);
    const Position kept{record.at.x, record.at.y};
    const bool counts = anchorAt(extent, token.creature.footprint, kept) == token.creature.at;
    combatant.space = middleOf(extent, token.creature.footprint, token.creature.at);
    combatant.position = counts ? kept : *combatant.space;
    combatant.mode = as<segments::Mode>(record.mode);
    combatant.alive = !isDown(token, options);
    combatant.surprised = record.surprised;
    combatant.hidden = record.unnoticed;
    combatant.unknown = token.hidden;
    combatant.armed = record.armed;
    combatant.bowInHand = record.bowInHand;
    for (const RecordId id : record.grappling) combatant.grappling.push_back(combatantId(id));
    std::sort(combatant.grappling.begin(), combatant.grappling.end());
    combatant.life = {token.fighter.endurance, token.hitPoints};
    combatant.tiredness = {record.fatigue, record.halfFatigue};
    combatant.initiative = record.initiative;
    for (const board::SlotRecord& slot : record.slots)
        combatant.slots.push_back({slot.initiative, as<fight::Slot::Use>(slot.use)});
    for (const std::int32_t segment : record.busy) combatant.busy.set(static_cast<std::size_t>(segment));
    combatant.routineBlocked = record.routineBlocked;
    combatant.exerted = record.exerted;
    if (combatant.alive) combatant.activity = activityOf(record.activity);  // 9.3: who is down loses it
    return combatant;
}

fight::FightState fightOf(const document::Encounter& encounter, const rules::RuleOptions& options) {
    fight::FightState state;
    const board::ClockRecord& clock = *encounter.clockRecord();
    state.stage = as<fight::Stage>(clock.stage);
    state.round = clock.round;
    state.segment = clock.segment;
    for (const CombatantRecord& record : encounter.combatants)
        if (const TokenRecord* token = encounter.tokens.find(record.token))
            state.combatants.push_back(combatantOf(encounter.gridRecord().extent, *token, record, options));
    std::sort(state.combatants.begin(), state.combatants.end(),
              [](const Combatant& a, const Combatant& b) { return a.id < b.id; });
    forgetMissing(state);
    return state;
}

std::vector<OverHidden> followFight(const PlanContext& context, const fight::FightState& before,
                                    const fight::FightState& after, const std::vector<RunWay>& clear,
                                    document::ChangeSet& changes) {
    const document::Encounter& encounter = context.encounter;
    board::ClockRecord clock = *encounter.clockRecord();
    clock.stage = as<board::ClockStage>(after.stage);
    clock.round = after.round;
    clock.segment = after.segment;
    changes.replace(*encounter.clockRecord(), clock);
    const FightPlaces places(context, before, after, clear);
    for (const CombatantRecord& record : encounter.combatants) {
        const auto index = after.find(combatantId(record.token));
        const TokenRecord* token = encounter.tokens.find(record.token);
        if (!index || token == nullptr) continue;
        const Combatant& now = after.combatants[*index];
        TokenRecord moved = *token;
        moved.hitPoints = now.life.hitPoints;
        moved.fighter.endurance = now.life.endurance;
        moved.creature.at = places.of(record.token);
        changes.replace(*token, std::move(moved));
        changes.replace(record, followed(record, now));
    }
    return places.overHidden();
}

Problem noFight() {
    return {TENAILLE_PROBLEM("No fight is running."), {}, TENAILLE_PROBLEM("Begin one first.")};
}

Problem strikesHimself(const std::string& name) {
    return {TENAILLE_PROBLEM("%1 cannot strike himself."), {name}, TENAILLE_PROBLEM("Name another target.")};
}

Problem notInFight(const document::Encounter& encounter, RecordId id) {
    const board::TokenRecord* token = encounter.tokens.find(id);
    if (token == nullptr) return missingRecord(id);
    return {TENAILLE_PROBLEM("%1 takes no part in the fight."),
            {token->name},
            TENAILLE_PROBLEM("Let the creature join the fight first.")};
}

const std::string& nameOf(const document::Encounter& encounter, RecordId token) {
    return encounter.tokens.find(token)->name;
}

Problem tooManyRounds() {
    return {TENAILLE_PROBLEM("The fight has lasted %1 rounds; a clock counts no further."),
            {std::to_string(board::kMaxRound)},
            TENAILLE_PROBLEM("End the fight and begin a new one.")};
}

}  // namespace tenaille::actions
