// SPDX-License-Identifier: MIT
#include "core/io/rules/query_fight.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/fight/fight.h"

namespace tenaille::io {

namespace {

using fight::FightState;
using fight::Slot;

constexpr Limits kArmorClass{-100, 200};
constexpr Limits kInitiative{1, 40};
constexpr Limits kRounds{1, 60};
constexpr Limits kAnyRound{0, 1000000};  // those that are not played have no effect
constexpr Limits kAnySegment{0, segments::kSegmentsPerRound};

// ---- combatants

std::int32_t readThreshold(const Field& from, const rules::RuleOptions& options) {
    const fatigue::Constitution of{from["constitution"].integer({1, 100}, 12),
                                   from["enduranceRank"].integer({0, 50}, 0),
                                   from["encumbrance"].integer({0, 100}, 0)};
    if (from["threshold"].present()) return from["threshold"].integer({0, 500});
    return fatigue::ruleThreshold(of, options.fatigue).threshold;
}

wounds::ClassLevels readLevelsOrWarrior(const Field& levels) {
    if (levels.present()) return readLevels(levels);
    wounds::ClassLevels warrior{};
    warrior[static_cast<std::size_t>(wounds::CharacterClass::Warrior)] = 1;
    return warrior;
}

fight::Sheet readSheet(const Field& from, const rules::RuleOptions& options) {
    fight::Sheet sheet;
    sheet.side = from["side"].text();
    sheet.strikeBonus = from["strikeBonus"].integer(kD20Bonus, 0);
    sheet.armorClass = from["ac"].integer(kArmorClass, 12);
    sheet.levels = readLevelsOrWarrior(from["levels"]);
    sheet.strength = from["strength"].integer(kStrength, 10);
    sheet.fatigueThreshold = readThreshold(from, options);
    sheet.mounted = from["mounted"].boolean(false);
    sheet.polearm = from["polearm"].boolean(false);
    sheet.canParryMissile = from["canParryMissile"].boolean(false);
    sheet.reducedMobility = from["reducedMobility"].boolean(false);
    sheet.specials = readSpecials(from["specials"]);
    sheet.sneakRank = from["sneakRank"].integer({0, 50}, 0);
    if (from["autoOpportunity"].present()) sheet.autoOpportunity = readDice(from["autoOpportunity"]);
    return sheet;
}

// ---- the course of the fight

struct Script {
    std::vector<fight::Combatant> combatants;
    std::int32_t rounds = 1;
    std::map<std::int32_t, std::vector<fight::Declaration>> declarations;  // by round
    std::map<std::pair<std::int32_t, std::int32_t>, std::vector<fight::Order>>
        orders;  // by round and segment
};

std::vector<fight::Combatant> readCombatants(const Field& list, FightIds& ids,
                                             const rules::RuleOptions& options) {
    std::vector<fight::Combatant> combatants;
    const std::vector<Field> items = list.items();
    combatants.reserve(items.size());
    for (const Field& item : items) combatants.push_back(readCombatant(item, ids.add(item["id"]), options));
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i]["grappling"].present()) continue;
        for (const Field& other : items[i]["grappling"].items())
            combatants[i].grappling.push_back(ids.read(other));
        std::sort(combatants[i].grappling.begin(), combatants[i].grappling.end());
    }
    return combatants;
}

// Segment 0 is the surprise segment, in round 0.
std::pair<std::int32_t, std::int32_t> readTime(const Field& order) {
    const std::int32_t round = order["round"].integer(kAnyRound);
    const std::int32_t segment = order["segment"].integer(kAnySegment);
    if ((round == 0) != (segment == 0))
        order["segment"].fail(QueryErrorCode::OutOfRange, "Segment 0 belongs to round 0.");
    return {round, segment};
}

Script readScript(const Field& input, const rules::RuleOptions& options) {
    Script script;
    FightIds ids;
    script.combatants = readCombatants(input["combatants"], ids, options);
    script.rounds = input["rounds"].integer(kRounds, 1);
    if (input["declarations"].present())
        for (const Field& item : input["declarations"].items())
            script.declarations[item["round"].integer(kAnyRound)].push_back(readDeclaration(item, ids));
    if (input["orders"].present())
        for (const Field& item : input["orders"].items())
            script.orders[readTime(item)].push_back(readOrder(item, ids, options));
    return script;
}

class Course {
  public:
    Course(Script script, const Field& input, const rules::RuleOptions& options)
        : m_script(std::move(script)), m_input(input), m_options(options) {}

    void run() {
        take(fight::beginFight(m_script.combatants));
        if (m_state.stage == fight::Stage::SurpriseSegment) playSegment();
        for (std::int32_t round = 1; round <= m_script.rounds; ++round) {
            m_state = fight::startRound(m_state, m_script.declarations[round], m_options.segment);
            while (m_state.stage == fight::Stage::Segment) playSegment();
            take(fight::endRound(m_state, m_options.segment));
        }
    }

    const FightState& state() const { return m_state; }
    const std::vector<fight::Event>& events() const { return m_events; }

  private:
    void take(fight::Step step) {
        m_state = std::move(step.state);
        m_events.insert(m_events.end(), std::make_move_iterator(step.events.begin()),
                        std::make_move_iterator(step.events.end()));
    }

    // The ids are checked: what an order may still lack is the die of an opportunity.
    void playSegment() {
        auto step = fight::playSegment(m_state, m_script.orders[{m_state.round, m_state.segment}], m_options);
        if (!step) m_input["orders"].fail(QueryErrorCode::MissingField, describe(step.problem()));
        take(std::move(step.value()));
    }

    Script m_script;
    const Field& m_input;
    const rules::RuleOptions& m_options;
    FightState m_state;
    std::vector<fight::Event> m_events;
};

// ---- the answer

// Names of the events to list; none: all.
std::optional<std::set<std::string>> readReport(const Field& report) {
    if (!report.present()) return std::nullopt;
    std::set<std::string> names;
    for (const Field& item : report.items()) {
        if (!fight::isEventName(item.text()))
            item.fail(QueryErrorCode::OutOfRange, "There is no event of this name.");
        names.insert(item.text());
    }
    return names;
}

JsonValue finalJson(const fight::Combatant& combatant) {
    const auto count = [&](Slot::Use use) {
        return static_cast<std::int64_t>(std::count_if(combatant.slots.begin(), combatant.slots.end(),
                                                       [use](const Slot& slot) { return slot.use == use; }));
    };
    return JsonObject{
        {"endurance", combatant.life.endurance},
        {"hitPoints", combatant.life.hitPoints},
        {"alive", combatant.alive},
        {"mode", segments::name(combatant.mode)},
        {"fatigue", combatant.tiredness.points},
        {"routineSpent", count(Slot::Use::Spent)},
        {"routineLost", count(Slot::Use::Lost)},
        {"posMm", JsonArray{fight::roundedMm(combatant.position.x), fight::roundedMm(combatant.position.y)}},
        {"grappling", arrayJson(combatant.grappling, [](const std::string& id) { return id; })},
        {"armed", combatant.armed}};
}

JsonValue fightKind(const Field& input, const rules::RuleOptions& options) {
    const auto report = readReport(input["report"]);
    Course course(readScript(input, options), input, options);
    course.run();
    JsonArray events;
    for (const fight::Event& event : course.events())
        if (!report || report->contains(std::string(fight::name(event.what))))
            events.push_back(eventJson(event));
    JsonObject atEnd;
    for (const fight::Combatant& combatant : course.state().combatants)
        atEnd.emplace_back(combatant.id, finalJson(combatant));
    return JsonObject{{"events", std::move(events)}, {"final", std::move(atEnd)}};
}

constexpr std::array kFightKinds{QueryKind{"segment.fight", fightKind}};

}  // namespace

std::string FightIds::add(const Field& id) {
    if (!m_ids.insert(id.text()).second) id.fail(QueryErrorCode::OutOfRange, "Two combatants have this id.");
    return id.text();
}

std::string FightIds::read(const Field& id) const {
    if (!m_ids.contains(id.text())) id.fail(QueryErrorCode::OutOfRange, "No combatant has this id.");
    return id.text();
}

fight::Combatant readCombatant(const Field& field, std::string id, const rules::RuleOptions& options) {
    fight::Combatant combatant;
    combatant.id = std::move(id);
    combatant.sheet = readSheet(field, options);
    if (field["posMm"].present()) combatant.position = readPosition(field["posMm"]);
    if (field["mode"].present()) combatant.mode = field["mode"].named(segments::modeNamed);
    combatant.surprised = field["surprised"].boolean(false);
    combatant.hidden = field["hidden"].boolean(false);
    combatant.armed = field["armed"].boolean(true);
    combatant.bowInHand = field["bowInHand"].boolean(false);
    combatant.life = {field["endurance"].integer({0, 10000}, 30),
                      field["hitPoints"].integer({-1000, 10000}, 6)};
    combatant.tiredness.points = field["fatigue"].integer({0, 1000}, 0);
    return combatant;
}

fight::Declaration readDeclaration(const Field& field, const FightIds& ids) {
    fight::Declaration declaration;
    declaration.who = ids.read(field["who"]);
    declaration.mode = field["mode"].named(segments::modeNamed);
    if (field["initiative"].present()) declaration.initiative = field["initiative"].integer(kInitiative);
    declaration.actions = field["actions"].integer({0, 10}, 0);
    if (field["initiatives"].present())
        for (const Field& item : field["initiatives"].items())
            declaration.initiatives.push_back(item.integer(kInitiative));
    return declaration;
}

std::span<const QueryKind> fightKinds() { return kFightKinds; }

}  // namespace tenaille::io
