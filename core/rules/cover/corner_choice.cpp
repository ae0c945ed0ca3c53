// SPDX-License-Identifier: MIT
#include "core/rules/cover/corner_choice.h"

#include <algorithm>
#include <array>

namespace tenaille::cover {

namespace {

using rules::CoverOptions;

Score scored(Grade grade, bool soft) {
    const Bonus bonus = bonusOf(grade);
    return {soft ? std::max(bonus.armorClass, kSoftBonus) : bonus.armorClass, bonus.reflex, grade, soft};
}

// What is aimed at: corners of the target that count together, and their cell unless they are those of the
// whole space.
struct Aim {
    std::span<const std::uint32_t> to;
    std::optional<Cell> cell;
};
std::size_t aimCount(const LineTracer& tracer, bool aimAtCell) {
    return aimAtCell ? tracer.targetCells() : 1;
}
Aim aim(const LineTracer& tracer, bool aimAtCell, std::size_t index) {
    if (!aimAtCell) return {tracer.outerCorners(), std::nullopt};
    const auto to = tracer.cornersOfTarget(index);
    return {to, tracer.to()[to.front()].cell};
}

// CV-02 with its quantifier, CV-10 with its options: one corner against what is aimed at.
Score scoreOf(LineTracer& tracer, std::size_t from, const Aim& at, const CoverOptions& options) {
    const bool all = options.quantifier == rules::Quantifier::All;
    Grade grade = all ? Grade::Improved : Grade::None;
    bool soft = all;
    std::size_t stopped = 0;
    // One line decides the grade when nothing can be worth more; how many are stopped may count all the same.
    const Grade most = gradeOf(tracer.mostFacts(), options);
    const bool eachCounts =
        all || options.partial == rules::PartialCover::Lines || options.wallEdge == rules::WallEdge::Count;
    for (const std::uint32_t corner : at.to) {
        const bool throughCreature = tracer.throughCreature(from, corner);
        soft = all ? soft && throughCreature : soft || throughCreature;
        if (!eachCounts && grade == most) continue;
        const Grade one = gradeOf(tracer.facts(from, corner), options);
        grade = all ? std::min(grade, one) : std::max(grade, one);
        stopped += one != Grade::None ? 1 : 0;
    }
    if (grade == Grade::Normal) {
        const bool mostlyVisible = options.partial == rules::PartialCover::Lines ? 2 * stopped < at.to.size()
                                   : options.partial == rules::PartialCover::Visible
                                       ? tracer.seesMost(from, at.cell, StopSet::SolidsAndNormal)
                                       : false;
        if (mostlyVisible) grade = Grade::Partial;
    }
    return scored(grade, soft);
}

}  // namespace

Bonus bonusOf(Grade grade) {
    constexpr std::array<Bonus, 4> kBonuses{{{0, 0}, {2, 1}, {4, 2}, {8, 4}}};
    return kBonuses[static_cast<std::size_t>(grade)];
}

Grade gradeOf(const LineFacts& facts, const CoverOptions& options) {
    const bool edgeCounts = options.wallEdge == rules::WallEdge::Count;
    const auto stops = [&](StopSet set) {
        return facts.stoppedBy(set) || (edgeCounts && facts.runsAlong(set));
    };
    if (stops(StopSet::Solids)) return stops(StopSet::ImprovedAlone) ? Grade::Improved : Grade::Normal;
    if (stops(StopSet::SolidsAndImproved)) return Grade::Improved;
    if (stops(StopSet::SolidsAndNormal)) return Grade::Normal;
    if (stops(StopSet::SolidsAndPartial)) return Grade::Partial;
    return Grade::None;
}

CornerChoice chooseCorner(LineTracer& tracer, bool aimAtCell, const CoverOptions& options) {
    const bool defender = options.chooser == rules::CoverChooser::Defender;
    CornerChoice best;
    std::size_t bestAim = 0;
    for (std::size_t from = 0; from < tracer.from().size(); ++from) {
        Score score = scoreOf(tracer, from, aim(tracer, aimAtCell, 0), options);
        std::size_t chosenAim = 0;
        for (std::size_t i = 1; i < aimCount(tracer, aimAtCell); ++i) {
            const Score other = scoreOf(tracer, from, aim(tracer, aimAtCell, i), options);
            if (defender ? other > score : other < score) {
                score = other;
                chosenAim = i;
            }
        }
        const LatticePoint point = tracer.from()[from].point;
        const bool better = defender ? score > best.score : score < best.score;
        if (best.equals.empty() || better) {
            best.equals.clear();
        } else if (score != best.score) {
            continue;
        } else if (!readingOrder(point, tracer.from()[best.from].point)) {
            best.equals.push_back(point);
            continue;
        }
        best.equals.push_back(point);
        best.score = score;
        best.from = from;
        bestAim = chosenAim;
    }
    const Aim chosen = aim(tracer, aimAtCell, bestAim);
    best.to = chosen.to;
    best.aimedAt = chosen.cell;
    std::sort(best.equals.begin(), best.equals.end(), readingOrder);
    best.equals.erase(std::unique(best.equals.begin(), best.equals.end()), best.equals.end());
    return best;
}

void showClearest(LineTracer& tracer, bool aimAtCell, const CoverOptions& options, CornerChoice& choice) {
    constexpr std::size_t kDescribed = 64;  // of very large creatures the touching lines are not counted
    const std::size_t aims = aimCount(tracer, aimAtCell);
    const bool touchesToo = tracer.from().size() * aims <= kDescribed;
    std::optional<std::array<std::size_t, 3>> fewest;  // cut, cut by what stops attacks, touching
    for (std::size_t from = 0; from < tracer.from().size(); ++from) {
        const LatticePoint point = tracer.from()[from].point;
        if (!std::binary_search(choice.equals.begin(), choice.equals.end(), point, readingOrder)) continue;
        for (std::size_t i = 0; i < aims; ++i) {
            const Aim at = aim(tracer, aimAtCell, i);
            if (scoreOf(tracer, from, at, options) != choice.score) continue;
            std::array<std::size_t, 3> count{};
            for (const std::uint32_t corner : at.to) {
                const LineFacts facts = tracer.facts(from, corner);
                const bool isCut =
                    gradeOf(facts, options) != Grade::None || tracer.throughCreature(from, corner);
                if (facts.stoppedBy(StopSet::Solids)) ++count[1];
                if (isCut)
                    ++count[0];
                else if (touchesToo && tracer.describe(from, corner).outcome == LineOutcome::Touching)
                    ++count[2];
            }
            if (fewest && count >= *fewest) continue;
            fewest = count;
            choice.from = from;
            choice.to = at.to;
            choice.aimedAt = at.cell;
        }
    }
}

CornerChoice chooseCells(LineTracer& tracer, const CoverOptions& options) {
    std::optional<CornerChoice> best;
    for (std::size_t cell = 0; cell < tracer.attackerCells(); ++cell) {
        for (std::size_t target = 0; target < tracer.targetCells(); ++target) {
            const auto to = tracer.cornersOfTarget(target);
            Grade grade = Grade::None;
            bool soft = false;
            const std::size_t first = cell * tracer.cornersPerCell();
            for (std::size_t from = first; from < first + tracer.cornersPerCell(); ++from) {
                for (const std::uint32_t corner : to) {
                    grade = std::max(grade, gradeOf(tracer.facts(from, corner), options));
                    soft = soft || tracer.throughCreature(from, corner);
                }
            }
            const Score score = scored(grade, soft);
            if (best && score >= best->score) continue;
            best = CornerChoice{score, first, to, tracer.to()[to.front()].cell, {}};
        }
    }
    return *best;
}

}  // namespace tenaille::cover
