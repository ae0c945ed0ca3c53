// SPDX-License-Identifier: MIT
#include "core/actions/fight_summary.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>

namespace tenaille::actions {

namespace {

using board::LogRecord;

constexpr std::array<std::string_view, 5> kAttacks{"strike.attack", "fight.attack", "fight.opportunity",
                                                   "fight.surpriseAttack", "fight.sneakAttack"};
constexpr std::array<std::string_view, 4> kHits{"hit", "critical", "natural20", "ruledHit"};
constexpr std::array<std::string_view, 2> kBlows{"strike.damage", "fight.damage"};
constexpr std::array<std::string_view, 4> kByHand{"tokenHurt", "tokenWorn", "tokenShielded", "enduranceLost"};
constexpr std::array<std::string_view, 2> kHealing{"tokenHealed", "enduranceRegained"};
constexpr std::string_view kSegmentRound = "startRound";
constexpr std::array<std::string_view, 2> kRounds{kSegmentRound, "turns.round"};

template <class Words>
bool isOneOf(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

const std::string& argument(const LogRecord& line, std::size_t at) {
    static const std::string kNone;
    return at < line.arguments.size() ? line.arguments[at] : kNone;
}

std::int64_t numberAt(const LogRecord& line, std::size_t at) {
    const std::string& text = argument(line, at);
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

class Counting {
  public:
    void read(const LogRecord& line) {
        const std::string& entry = line.entry;
        if (const std::optional<bool> hit = hitOf(line)) {
            CombatantSummary& who = of(argument(line, 0));
            ++who.attacks;
            if (*hit) ++who.hits;
        } else if (isOneOf(kBlows, entry)) {
            hurt(of(argument(line, 1)), argument(line, 0), numberAt(line, 2));
        } else if (isOneOf(kByHand, entry)) {
            hurt(credited(line), argument(line, 0), numberAt(line, 1));
        } else if (isOneOf(kHealing, entry)) {
            of(argument(line, 0)).healed += numberAt(line, 1);
            credited(line).gaveBack += numberAt(line, 1);
        } else if (entry == "fight.down") {
            ++of(argument(line, 0)).fell;
            if (const auto by = m_hurtBy.find(argument(line, 0)); by != m_hurtBy.end()) ++by->second->felled;
        } else if (isOneOf(kRounds, entry)) {
            m_rounds = std::max(m_rounds, static_cast<std::int32_t>(numberAt(line, 0)));
            m_segments = m_segments || entry == kSegmentRound;
        }
    }
    std::int32_t rounds() const { return m_rounds; }
    bool segments() const { return m_segments; }
    const CombatantSummary& byHand() const { return m_byHand; }
    std::vector<CombatantSummary> creatures() const {
        std::vector<CombatantSummary> all;
        for (const auto& [name, one] : m_byName) all.push_back(one);
        std::stable_sort(all.begin(), all.end(),
                         [](const auto& a, const auto& b) { return a.dealt > b.dealt; });
        return all;
    }

  private:
    CombatantSummary& of(const std::string& name) {
        CombatantSummary& one = m_byName[name];
        one.name = name;
        return one;
    }
    CombatantSummary& credited(const LogRecord& line) {
        const std::string by = creditOf(line.entry, line.arguments);
        return by.empty() ? m_byHand : of(by);
    }
    void hurt(CombatantSummary& by, const std::string& whom, std::int64_t points) {
        by.dealt += points;
        by.largest = std::max(by.largest, points);
        of(whom).taken += points;
        m_hurtBy[whom] = &by;
    }

    std::map<std::string, CombatantSummary> m_byName;
    CombatantSummary m_byHand;
    std::map<std::string, CombatantSummary*> m_hurtBy;  // whom, by whom last
    std::int32_t m_rounds = 0;
    bool m_segments = false;
};

}  // namespace

std::string creditOf(const std::string& entry, const std::vector<std::string>& arguments) {
    if (!isOneOf(kByHand, entry) && !isOneOf(kHealing, entry)) return {};
    // The creature, the points, then pairs of before and after.
    return arguments.size() % 2 == 1 ? arguments.back() : std::string();
}

RecordId likelyCredit(const document::Encounter& encounter, const std::vector<RecordId>& tokens, bool heals) {
    for (const board::CombatantRecord& one : encounter.combatants) {
        const board::TokenRecord* actor = encounter.tokens.find(one.token);
        if (actor == nullptr || !one.turn || one.turn->state != board::TurnState::Acting) continue;
        const bool isLikely = std::any_of(tokens.begin(), tokens.end(), [&](RecordId id) {
            const bool friends = board::areAllies(encounter.tokens.find(id)->creature, actor->creature);
            return heals == (friends || id == one.token);
        });
        if (isLikely) return one.token;
    }
    return {};
}

std::optional<bool> hitOf(const LogRecord& line) {
    if (!isOneOf(kAttacks, line.entry)) return std::nullopt;
    return isOneOf(kHits, argument(line, 8));
}

std::optional<FightSummary> summaryOf(const document::Encounter& encounter) {
    auto begin = encounter.log.end();
    for (auto line = encounter.log.begin(); line != encounter.log.end(); ++line)
        if (line->entry == "beginFight") begin = line;
    if (begin == encounter.log.end()) return std::nullopt;
    FightSummary summary;
    summary.begun = begin->time;
    summary.running = encounter.clockRecord() != nullptr;
    Counting counting;
    for (auto line = begin; line != encounter.log.end(); ++line) {
        summary.ended = line->time;
        if (line->entry == "endFight") break;
        counting.read(*line);
    }
    summary.rounds = counting.rounds();
    if (summary.running) summary.rounds = std::max(summary.rounds, encounter.clockRecord()->round);
    summary.segments = counting.segments();
    summary.creatures = counting.creatures();
    summary.byHand = counting.byHand();
    return summary;
}

}  // namespace tenaille::actions
