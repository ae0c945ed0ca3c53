// SPDX-License-Identifier: MIT
#include "core/actions/fight_log.h"

#include "core/actions/fight_of.h"

namespace tenaille::actions {

namespace {

using Arguments = std::vector<std::string>;
using fight::Id;

std::string text(std::int64_t number) { return std::to_string(number); }
std::string text(std::optional<std::int32_t> number) { return number ? text(std::int64_t{*number}) : "-"; }

class Writer {
  public:
    Writer(const PlanContext& context, const std::vector<board::OrderRecord>& played)
        : m_context(context), m_played(played) {}

    Arguments operator()(const fight::SurpriseSegmentPlayed&) const { return {}; }
    Arguments operator()(const fight::NoSurpriseSegment&) const { return {}; }
    Arguments operator()(const fight::Refused& e) const {
        return {name(e.who), std::string(e.deed), std::string(fight::name(e.reason)),
                std::string(fight::ruleOf(e.reason).id)};
    }
    Arguments operator()(const fight::ActivityLost& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::ModeChanged& e) const {
        return {name(e.who), std::string(segments::name(e.to))};
    }
    Arguments operator()(const fight::SimpleStarted& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::FastMoveStarted& e) const { return {name(e.who), text(e.speed)}; }
    Arguments operator()(const fight::CastStarted& e) const { return {name(e.who), e.spell, text(e.time)}; }
    Arguments operator()(const fight::OpportunityOffered& e) const {
        return {name(e.to), name(e.against), causes(e)};
    }
    Arguments operator()(const fight::OpportunityDenied& e) const {
        return {name(e.to), name(e.against), std::string(fight::name(e.reason)),
                std::string(fight::ruleOf(e.reason).id)};
    }
    Arguments operator()(const fight::OpportunityLapsed& e) const { return {name(e.to), name(e.against)}; }
    Arguments operator()(const fight::OpportunityLost& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::RoutinePostponed& e) const { return {name(e.who), text(e.to)}; }
    Arguments operator()(const fight::RoutineLost& e) const {
        return {name(e.who), text(e.initiative), text(e.declared)};
    }
    Arguments operator()(const fight::Struck& e) const {
        const fight::StrikeSum sum = e.sum.value_or(fight::StrikeSum{});
        const auto part = [&](std::int32_t number) { return e.sum ? text(number) : std::string("-"); };
        const std::int32_t missChance = rules::total(sum.situation, rules::Target::MissChance);
        Arguments words{name(e.who),        name(e.target),
                        text(e.natural),    text(e.total),
                        part(sum.bonus),    part(sum.fatigue),
                        part(sum.occasion), part(sum.armorClass),
                        resultOf(e),        typed(e.who) ? "typed" : "rolled",
                        text(missChance),   missDieWord(sum.missDie, m_context.options.concealment)};
        addModifierWords(sum.situation, words);
        return words;
    }
    Arguments operator()(const fight::WrongTarget& e) const {
        return {name(e.who), name(e.meant), name(e.got)};
    }
    Arguments operator()(const fight::Parried& e) const {
        return {name(e.who), name(e.against), e.critical ? "critical" : e.success ? "success" : "failure"};
    }
    Arguments operator()(const fight::Disarmed& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::SpecialDone& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::WeaponLost& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::WeaponBroken& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::CompanionWounded& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::Grappled& e) const { return {name(e.who), name(e.by)}; }
    Arguments operator()(const fight::Damaged& e) const {
        return {name(e.who),
                name(e.by),
                text(e.wear),
                text(e.hitPointsLost),
                text(e.left.endurance),
                text(e.left.hitPoints),
                std::string(e.rule.id)};
    }
    Arguments operator()(const fight::Down& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::Moved& e) const { return {name(e.who), text(e.distanceMm)}; }
    Arguments operator()(const fight::SlowMoved& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::CloseMoved& e) const {
        const std::string_view answer =
            std::visit([](const auto& response) { return close_combat::name(response); }, e.response);
        return {name(e.who), name(e.with), std::string(close_combat::name(e.move)), std::string(answer),
                e.ruling.engaged ? "engaged" : "parted"};
    }
    Arguments operator()(const fight::Pushed& e) const { return {name(e.who), text(e.distanceMm)}; }
    Arguments operator()(const fight::PassedThrough& e) const { return {name(e.who), name(e.past)}; }
    Arguments operator()(const fight::Engaged& e) const { return {name(e.a), name(e.b)}; }
    Arguments operator()(const fight::Disengaged& e) const { return {name(e.a), name(e.b)}; }
    Arguments operator()(const fight::SimpleDone& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::SpellEffect& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::Tired& e) const {
        return {name(e.who), text(e.points), text(e.nextPenalty)};
    }

  private:
    static std::string resultOf(const fight::Struck& e) {
        if (e.concealed) return "concealed";
        if (e.critical) return e.hit ? "critical" : "critical-miss";
        return e.hit ? "hit" : "miss";
    }
    std::string name(const Id& id) const {
        const board::TokenRecord* token = m_context.encounter.tokens.find(tokenOf(id));
        return token != nullptr ? token->name : id;
    }
    // The face of the strike came from the table.
    bool typed(const Id& who) const {
        for (const board::OrderRecord& played : m_played) {
            if (played.who != tokenOf(who) || !isStrike(played.kind)) continue;
            const board::OrderRecord* given = m_context.encounter.orders.find(played.id);
            if (given != nullptr && given->dice.d20) return true;
        }
        return false;
    }
    static std::string causes(const fight::OpportunityOffered& e) {
        if (e.byFumble) return "fumble";
        std::string words;
        for (std::uint8_t i = 0; i < segments::kOpportunityCauses; ++i) {
            const auto cause = static_cast<segments::OpportunityCause>(i);
            if (!e.causes.has(cause)) continue;
            if (!words.empty()) words += ' ';
            words += segments::name(cause);
        }
        return words;
    }

    const PlanContext& m_context;
    const std::vector<board::OrderRecord>& m_played;
};

}  // namespace

void addModifierWords(const std::vector<rules::Modifier>& modifiers, std::vector<std::string>& words) {
    const auto wordOf = [](rules::Target target) {
        if (target == rules::Target::ToHit) return "hit";
        return target == rules::Target::ArmorClass ? "ac" : "miss";
    };
    for (const rules::Modifier& modifier : modifiers)
        words.insert(words.end(), {wordOf(modifier.target), std::to_string(modifier.effective()),
                                   modifier.reason, std::string(modifier.rule.id)});
}

std::string missDieWord(std::optional<std::int32_t> die, const rules::ConcealmentOptions& options) {
    const bool byAttacker = die && options.roller == rules::MissRoller::Attacker;
    return text(die) + (byAttacker ? "|attacker" : "");
}

void logFight(const PlanContext& context, const std::vector<fight::Event>& events,
              const std::vector<board::OrderRecord>& played, document::ChangeSet& changes) {
    const Writer writer(context, played);
    RecordId id = freeId(context.encounter, changes);
    for (const fight::Event& event : events) {
        board::LogRecord line;
        line.id = id;
        id.value++;
        line.entry = std::string("fight.") + std::string(fight::name(event.what));
        line.arguments = std::visit(writer, event.what);
        changes.insert(std::move(line));
    }
}

}  // namespace tenaille::actions
