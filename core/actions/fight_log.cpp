// SPDX-License-Identifier: MIT
#include "core/actions/fight_log.h"

#include <algorithm>
#include <array>

#include "core/actions/clock_orders.h"
#include "core/actions/fight_of.h"

namespace tenaille::actions {

namespace {

using Arguments = std::vector<std::string>;
using fight::Id;

std::string text(std::int64_t number) { return std::to_string(number); }
std::string text(std::optional<std::int32_t> number) { return number ? text(std::int64_t{*number}) : "-"; }

class Writer {
  public:
    Writer(const PlanContext& context, const std::vector<fight::Event>& events,
           const std::vector<board::OrderRecord>& played)
        : m_context(context), m_events(events), m_played(played) {}

    Arguments operator()(const fight::SurpriseSegmentPlayed&) const { return {}; }
    Arguments operator()(const fight::NoSurpriseSegment&) const { return {}; }
    Arguments operator()(const fight::Refused& e) const {
        return {name(e.who), std::string(e.deed), reasonOf(e), std::string(fight::ruleOf(e.reason).id)};
    }
    Arguments operator()(const fight::ActivityLost& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::ModeChanged& e) const {
        return {name(e.who), std::string(segments::name(e.to))};
    }
    Arguments operator()(const fight::SimpleStarted& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::FastMoveStarted& e) const { return {name(e.who), text(e.speed)}; }
    Arguments operator()(const fight::CastStarted& e) const { return {name(e.who), e.spell, text(e.time)}; }
    Arguments operator()(const fight::OpportunityOffered& e) const {
        Arguments words{name(e.to), name(e.against), causes(e)};
        if (e.byFumble) words.push_back(fumbleDie(e.against));
        return words;
    }
    Arguments operator()(const fight::OpportunityDenied& e) const {
        Arguments words{name(e.to), name(e.against), std::string(fight::name(e.reason)),
                        std::string(fight::ruleOf(e.reason).id)};
        if (e.reason == fight::DenialReason(fight::Denial::FumbleNotUsable))
            words.push_back(fumbleDie(e.against));
        return words;
    }
    Arguments operator()(const fight::OpportunityLapsed& e) const { return {name(e.to), name(e.against)}; }
    Arguments operator()(const fight::OpportunityLost& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::RoutinePostponed& e) const { return {name(e.who), text(e.to)}; }
    Arguments operator()(const fight::RoutineLost& e) const {
        return {name(e.who), text(e.initiative), text(e.declared), whyLost(e.who)};
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
        const board::OrderRecord* order = orderOf(e.who, board::OrderKind::Parry);
        const board::OrderRecord* given = order != nullptr ? givenOf(*order) : nullptr;
        return {name(e.who),
                name(e.against),
                e.critical  ? "critical"
                : e.success ? "success"
                            : "failure",
                text(e.natural),
                text(e.score),
                given != nullptr && given->dice.d20 ? "typed" : "rolled",
                std::string(wounds::name(e.reason))};
    }
    Arguments operator()(const fight::Disarmed& e) const { return {name(e.who)}; }
    Arguments operator()(const fight::SpecialDone& e) const { return {name(e.who), e.what}; }
    Arguments operator()(const fight::WeaponLost& e) const { return {name(e.who), fumbleDie(e.who)}; }
    Arguments operator()(const fight::WeaponBroken& e) const { return {name(e.who), fumbleDie(e.who)}; }
    Arguments operator()(const fight::CompanionWounded& e) const { return {name(e.who), fumbleDie(e.who)}; }
    Arguments operator()(const fight::Grappled& e) const { return {name(e.who), name(e.by)}; }
    Arguments operator()(const fight::Damaged& e) const {
        Arguments words{name(e.who),
                        name(e.by),
                        text(e.wear),
                        text(e.hitPointsLost),
                        text(e.left.endurance),
                        text(e.left.hitPoints),
                        std::string(e.rule.id)};
        addDamageSum(e, words);
        return words;
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
        return {name(e.who), text(e.points), text(e.nextPenalty), text(e.threshold), text(e.before)};
    }

    // Who struck though he had lost his weapon before. Fists do (AO-26), but bonus and damage of the sheet
    // are those of the weapon: that is the game master's business.
    std::optional<std::string> bareHanded(const fight::Event& event) const {
        const auto* struck = std::get_if<fight::Struck>(&event.what);
        if (struck == nullptr || (wounds::isGrapple(struck->action))) return std::nullopt;
        const board::CombatantRecord* record = combatantOf(m_context.encounter, tokenOf(struck->who));
        if (record == nullptr || record->armed) return std::nullopt;
        return name(struck->who);
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
    // As it stood before the segment, with the dice of the table alone.
    const board::OrderRecord* givenOf(const board::OrderRecord& played) const {
        return m_context.encounter.orders.find(played.id);
    }
    const board::OrderRecord* orderOf(const Id& who, board::OrderKind kind) const {
        for (const board::OrderRecord& played : m_played)
            if (played.who == tokenOf(who) && played.kind == kind) return &played;
        return nullptr;
    }
    // Of the one strike that he made.
    const board::OrderRecord* strikeOf(const Id& who) const {
        constexpr std::array kKinds{board::OrderKind::Routine, board::OrderKind::Opportunity,
                                    board::OrderKind::SurpriseAttack, board::OrderKind::SneakAttack};
        for (const fight::Event& event : m_events) {
            const auto* struck = std::get_if<fight::Struck>(&event.what);
            if (struck == nullptr || struck->who != who) continue;
            const board::OrderKind kind = kKinds[static_cast<std::size_t>(struck->kind)];
            // Of several opportunities only one is taken (AO-11).
            for (const board::OrderRecord& played : m_played)
                if (played.who == tokenOf(who) && played.kind == kind && played.dice.d20 == struck->natural &&
                    (played.target == tokenOf(struck->target) || kind != board::OrderKind::Opportunity))
                    return &played;
        }
        return nullptr;
    }
    // The face of the strike came from the table.
    bool typed(const Id& who) const {
        const board::OrderRecord* order = strikeOf(who);
        const board::OrderRecord* given = order != nullptr ? givenOf(*order) : nullptr;
        return given != nullptr && given->dice.d20;
    }
    std::string fumbleDie(const Id& who) const {
        const board::OrderRecord* order = strikeOf(who);
        return text(order != nullptr ? order->dice.d6 : std::nullopt);
    }
    void addDamageSum(const fight::Damaged& e, Arguments& words) const {
        const board::OrderRecord* order = strikeOf(e.by);
        const board::OrderRecord* given = order != nullptr ? givenOf(*order) : nullptr;
        const board::TokenRecord* striker = m_context.encounter.tokens.find(tokenOf(e.by));
        const bool byHand = given != nullptr && given->dice.wear;
        std::string faces = "-";
        if (order != nullptr && striker != nullptr && !byHand)
            if (const Result<ThrownDamage> thrown = thrownDamage(m_context.encounter, *order))
                faces = facesWord(thrown->faces);
        const fight::DamageSum& sum = e.sum;
        words.insert(words.end(),
                     {text(sum.rolled),
                      striker != nullptr && !striker->fighter.damage.empty() ? striker->fighter.damage : "-",
                      faces, byHand ? "typed" : "rolled", sum.doubled ? "doubled" : "once", text(sum.loss),
                      text(sum.lossDie), text(sum.lossRoll), text(sum.overflow)});
        if (sum.sneakRank)
            words.insert(words.end(), {text(sum.sneakRank), text(sum.save), text(sum.difficulty)});
    }
    // The rules say what follows from it: not in contact, no blow to parry.
    bool isTargetDown(const fight::Refused& e) const {
        return std::any_of(m_played.begin(), m_played.end(), [&](const board::OrderRecord& order) {
            const board::TokenRecord* target = m_context.encounter.tokens.find(order.target);
            return combatantId(order.who) == e.who && needsTarget(order.kind) && target != nullptr &&
                   fight::name(actions::orderOf(m_context.encounter, order).deed) == e.deed &&
                   isDown(*target, m_context.options);
        });
    }
    // EX-25: a blow that missed is none to parry, but there was one.
    std::string reasonOf(const fight::Refused& e) const {
        const bool nothing = e.reason == fight::RefusalReason(fight::Refusal::NothingToParry);
        const board::OrderRecord* parry = orderOf(e.who, board::OrderKind::Parry);
        const bool missed =
            nothing && parry != nullptr &&
            std::any_of(m_events.begin(), m_events.end(), [&](const fight::Event& event) {
                const auto* struck = std::get_if<fight::Struck>(&event.what);
                return struck != nullptr && struck->target == e.who && tokenOf(struck->who) == parry->target;
            });
        if (missed) return "blowMissed";
        if (isTargetDown(e)) return "targetDown";
        return std::string(fight::name(e.reason));
    }
    // Why a routine action was left over at the end of the round; empty: nothing that could be said.
    std::string whyLost(const Id& who) const {
        const board::CombatantRecord* record = combatantOf(m_context.encounter, tokenOf(who));
        if (record == nullptr) return {};
        if (record->routineBlocked) return "modeChanged";
        if (!record->target) return "noTarget";
        const board::TokenRecord* target = m_context.encounter.tokens.find(record->target);
        if (target != nullptr && isDown(*target, m_context.options)) return "targetDown";
        return {};
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
    const std::vector<fight::Event>& m_events;
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
    const Writer writer(context, events, played);
    RecordId id = freeId(context.encounter, changes);
    for (const fight::Event& event : events) {
        board::LogRecord line;
        line.id = id;
        id.value++;
        line.entry = std::string("fight.") + std::string(fight::name(event.what));
        line.arguments = std::visit(writer, event.what);
        changes.insert(std::move(line));
        if (auto who = writer.bareHanded(event)) {
            board::LogRecord note;
            note.id = id;
            id.value++;
            note.entry = "fight.bareHanded";
            note.arguments = {*std::move(who)};
            changes.insert(std::move(note));
        }
    }
}

}  // namespace tenaille::actions
