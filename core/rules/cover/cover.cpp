// SPDX-License-Identifier: MIT
#include "core/rules/cover/cover.h"

#include <algorithm>
#include <array>

#include "core/rules/cover/corner_choice.h"

namespace tenaille::cover {

namespace {

using rules::CoverOptions;
using rules::Modifier;
using rules::RuleRef;
using rules::Target;

Tier tierOf(const Score& score) {
    switch (score.grade) {
        case Grade::Improved:
            return Tier::Improved;
        case Grade::Normal:
            return Tier::Normal;
        case Grade::Partial:
            return Tier::Partial;
        case Grade::None:
            break;
    }
    return score.soft ? Tier::Soft : Tier::None;
}

// CV-04, option: the rule of any line replaces the choice of a corner.
bool anyLineCounts(const BoardView& board, const CoverQuestion& question, const CoverOptions& options) {
    return options.meleeAdjacent == rules::MeleeAdjacent::AnyLine && question.attack == Attack::Melee &&
           board::distance(board.grid(), question.attacker->footprint, question.attacker->at,
                           question.target.footprint, question.target.at) <= 1;
}

// CV-05: in melee and reach one cell is aimed at; at range the whole space, by option one cell.
bool aimsAtCell(Attack attack, const CoverOptions& options) {
    if (attack == Attack::Ranged) return options.rangedTarget == rules::RangedTarget::BestCell;
    return !isArea(attack);
}

CornerChoice choose(const BoardView& board, const CoverQuestion& question, const CoverOptions& options,
                    LineTracer& tracer) {
    if (anyLineCounts(board, question, options)) return chooseCells(tracer, options);
    return chooseCorner(tracer, aimsAtCell(question.attack, options), options);
}

CoverAnswer answerOf(const CoverQuestion& question, const CornerChoice& choice, bool lineOfEffect) {
    CoverAnswer answer;
    const bool melee = question.attack == Attack::Melee || question.attack == Attack::Reach;
    answer.lineOfEffect = lineOfEffect;
    if (!lineOfEffect) {  // CV-13
        answer.tier = Tier::Total;
        answer.attackAllowed = false;
        answer.stealthAllowed = true;
        if (melee) answer.opportunityAllowed = false;
        return answer;
    }
    answer.tier = tierOf(choice.score);
    answer.soft = choice.score.soft;
    const bool goesRound = question.attack == Attack::Spread;  // CV-06
    answer.armorClass = goesRound ? 0 : choice.score.armorClass;
    answer.reflex = goesRound ? 0 : choice.score.reflex;
    if (melee) answer.opportunityAllowed = answer.tier == Tier::None;  // CV-07
    answer.stealthAllowed = choice.score.grade != Grade::None;         // CV-14
    if (!isArea(question.attack)) answer.bestCorners = choice.equals;
    return answer;
}

// The words of a reason and the rule that gives the number.
struct Reason {
    const char* key;
    RuleRef rule;
};
Reason reasonOf(Grade grade) {
    constexpr std::array<Reason, 4> kReasons{{{"cover.none", {"CV-02"}},
                                              {"cover.partial", {"CV-10"}},
                                              {"cover.normal", {"CV-02"}},
                                              {"cover.improved", {"CV-11"}}}};
    return kReasons[static_cast<std::size_t>(grade)];
}

Modifier modifier(Target target, std::int32_t value, Reason reason, RecordId source) {
    Modifier result;
    result.target = target;
    result.value = value;
    result.stacking = rules::Stacking::Cover;
    result.rule = reason.rule;
    result.reason = reason.key;
    result.source = source;
    return result;
}

// The record behind the first of the lines that is worth the whole grade.
RecordId sourceOf(const std::vector<CoverLine>& lines, Grade grade, const CoverOptions& options) {
    const CoverLine* best = nullptr;
    for (const CoverLine& line : lines) {
        if (!line.blocker || line.blocker->kind == BlockerKind::Creature) continue;
        if (gradeOf(line.facts, options) >= grade) return line.blocker->record;
        if (best == nullptr) best = &line;
    }
    return best != nullptr ? best->blocker->record : RecordId{};
}

RecordId creatureOf(const std::vector<CoverLine>& lines) {
    for (const CoverLine& line : lines)
        if (line.creature) return line.creature->record;
    return {};
}

std::vector<Modifier> modifiersOf(const CoverQuestion& question, const CoverAnswer& answer,
                                  const Score& score, const std::vector<CoverLine>& lines,
                                  const CoverOptions& options) {
    std::vector<Modifier> modifiers;
    const Bonus bonus = bonusOf(score.grade);
    const RecordId source = sourceOf(lines, score.grade, options);
    if (answer.tier == Tier::Total)
        return {modifier(Target::ArmorClass, 0, {"cover.total", {"CV-13"}}, source)};
    if (question.attack == Attack::Spread) {
        if (answer.tier != Tier::None)
            modifiers.push_back(modifier(Target::ArmorClass, 0, {"cover.spread", {"CV-06"}}, source));
        return modifiers;
    }
    if (score.grade != Grade::None) {
        // CV-10, option: lines are cut as by normal cover, but more than half is seen.
        const bool bySight =
            options.partial == rules::PartialCover::Visible && score.grade == Grade::Partial &&
            std::any_of(lines.begin(), lines.end(),
                        [&](const CoverLine& line) { return gradeOf(line.facts, options) > Grade::Partial; });
        const Reason reason = bySight ? Reason{"cover.partialSeen", {"CV-10"}} : reasonOf(score.grade);
        modifiers.push_back(modifier(Target::ArmorClass, bonus.armorClass, reason, source));
        modifiers.push_back(modifier(Target::Reflex, bonus.reflex, reason, source));
    }
    if (score.soft)
        modifiers.push_back(
            modifier(Target::ArmorClass, kSoftBonus, {"cover.soft", {"CV-09"}}, creatureOf(lines)));
    rules::suppressDuplicates(modifiers);
    return modifiers;
}

CoverEvidence evidenceOf(LineTracer& tracer, const CornerChoice& choice, bool allOfCell) {
    CoverEvidence evidence{tracer.from()[choice.from], choice.aimedAt, {}};
    const std::size_t rows = allOfCell ? tracer.cornersPerCell() : 1;
    for (std::size_t row = 0; row < rows; ++row)
        for (const std::uint32_t to : choice.to)
            evidence.lines.push_back(tracer.describe(choice.from + row, to));
    return evidence;
}

}  // namespace

std::string_view name(Tier tier) {
    constexpr std::array<std::string_view, 6> kNames{"none",   "soft",     "partial",
                                                     "normal", "improved", "total"};
    return kNames[static_cast<std::size_t>(tier)];
}

LineQuestion lineQuestion(const CoverQuestion& question, const CoverOptions& options) {
    LineQuestion lines;
    lines.attacker = question.attacker;
    if (isArea(question.attack)) lines.origin = question.origin;
    lines.target = question.target;
    lines.targetCells = options.targetCell;
    lines.ownSlits = options.ownSlit;
    lines.wholeLow = options.lowMeasure == rules::LowMeasure::Whole;
    lines.joinedCreatures = options.softCoverBodies == rules::SoftCoverBodies::Joined;
    lines.creaturesToo =
        question.attack == Attack::Ranged ||
        (question.attack == Attack::Reach && options.softCover == rules::SoftCover::RangedAndReach);
    return lines;
}

CoverRuling ruleCover(const BoardView& board, const CoverQuestion& question, const CoverOptions& options,
                      LineTracer& tracer) {
    tracer.prepare(board, lineQuestion(question, options));
    CornerChoice choice = choose(board, question, options, tracer);
    const bool covered = choice.score.grade != Grade::None || choice.score.soft;
    if (covered && !choice.equals.empty())
        showClearest(tracer, aimsAtCell(question.attack, options), options, choice);
    CoverRuling ruling;
    ruling.answer = answerOf(question, choice, tracer.anyFree());
    ruling.evidence = evidenceOf(tracer, choice, anyLineCounts(board, question, options));
    ruling.answer.modifiers =
        modifiersOf(question, ruling.answer, choice.score, ruling.evidence.lines, options);
    return ruling;
}

CoverRuling ruleCover(const BoardView& board, const CoverQuestion& question, const CoverOptions& options) {
    LineTracer tracer;
    return ruleCover(board, question, options, tracer);
}

CoverAnswer answerCover(const BoardView& board, const CoverQuestion& question, const CoverOptions& options,
                        LineTracer& tracer) {
    tracer.prepare(board, lineQuestion(question, options));
    if (!tracer.anyFree()) return answerOf(question, {}, false);  // CV-13: whatever the corners are worth
    return answerOf(question, choose(board, question, options, tracer), true);
}

}  // namespace tenaille::cover
