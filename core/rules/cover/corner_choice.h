// SPDX-License-Identifier: MIT
//
// Which corner the attack is made from (CV-02 to CV-05): the lines of a tracer, graded, and the choice among
// them. cover.h turns the choice into an answer.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/rules/cover/cover_lines.h"
#include "core/rules/rule_options.h"

namespace tenaille::cover {

// What one line, or one corner, is worth to the target. In ascending order of protection.
enum class Grade : std::uint8_t { None, Partial, Normal, Improved };

// How well one corner of the attacker sees the target. Compared from the top: the attacker prefers the
// smallest.
struct Score {
    std::int32_t armorClass = 0;
    std::int32_t reflex = 0;
    Grade grade = Grade::None;
    bool soft = false;  // creatures in between
    friend auto operator<=>(const Score&, const Score&) = default;
};

// CV-01, CV-10, CV-11: armour class and Reflex of a grade.
struct Bonus {
    std::int32_t armorClass = 0;
    std::int32_t reflex = 0;
};
Bonus bonusOf(Grade grade);
inline constexpr std::int32_t kSoftBonus = 4;  // CV-09: armour class only

// CV-02 and CV-03: the worth of one line, creatures left aside.
Grade gradeOf(const LineFacts& facts, const rules::CoverOptions& options);

// The corner chosen and what it is chosen for.
struct CornerChoice {
    Score score;
    std::size_t from = 0;               // index in LineTracer::from()
    std::span<const std::uint32_t> to;  // indices in LineTracer::to(): the corners that count
    std::optional<Cell> aimedAt;        // their cell, unless they are those of the whole space
    std::vector<LatticePoint> equals;   // corners of the same score, `from` included; by y, then x
};

// The attacker takes the corner of the smallest score, by option the defender the largest; with `aimAtCell`
// whoever takes the corner also picks the target's cell that counts (CV-05). Ties: smallest y, then x of the
// corner, first owning cell and first target cell in reading order.
CornerChoice chooseCorner(LineTracer& tracer, bool aimAtCell, const rules::CoverOptions& options);

// CV-02 leaves open which of several corners of the same worth is drawn: the one with the fewest lines that
// are stopped, then the fewest that attacks do not get through either, then the fewest that touch something,
// then the first in the order of the tracer.
void showClearest(LineTracer& tracer, bool aimAtCell, const rules::CoverOptions& options,
                  CornerChoice& choice);

// CV-04, option: any stopped line between one cell of each gives cover; the attacker picks the two cells.
// Ties: first in reading order, attacker's cell before target's. `from` is the cell's first corner.
CornerChoice chooseCells(LineTracer& tracer, const rules::CoverOptions& options);

}  // namespace tenaille::cover
