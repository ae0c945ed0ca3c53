// SPDX-License-Identifier: MIT
//
// Cover of a target against one attack (CV-01 to CV-14), graded from the lines of cover_lines.h. How poor
// sight protects is answered by concealment.h.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/board/board_view.h"
#include "core/rules/cover/cover_lines.h"
#include "core/rules/modifier.h"
#include "core/rules/rule_options.h"
#include "core/rules/ruling.h"

namespace tenaille::cover {

// Reach: melee that is not adjacent, or made with a reach weapon. Burst and Spread start at a corner of
// cells.
enum class Attack : std::uint8_t { Ranged, Melee, Reach, Burst, Spread };
constexpr bool isArea(Attack attack) { return attack == Attack::Burst || attack == Attack::Spread; }

enum class Tier : std::uint8_t { None, Soft, Partial, Normal, Improved, Total };
std::string_view name(Tier tier);  // "none" ... "total"

struct CoverQuestion {
    // Must not overlap the target. Areas may do without: there it only says whose own cover and which low
    // obstacles do not count.
    std::optional<Space> attacker;
    LatticePoint origin;  // of areas
    Space target;
    Attack attack = Attack::Ranged;
};

struct CoverAnswer {
    bool lineOfEffect = true;
    Tier tier = Tier::None;
    bool soft = false;                       // creatures in between give soft cover
    std::optional<std::int32_t> armorClass;  // bonus; none for total cover: there is no attack
    std::optional<std::int32_t> reflex;
    bool attackAllowed = true;
    std::optional<bool> opportunityAllowed;  // melee and reach only (CV-07)
    bool stealthAllowed = false;             // something better than creatures gives cover (CV-14)
    // Corners of the attacker that are as good as the chosen one, by y then x; empty for areas, total cover
    // and the any-line rule.
    std::vector<LatticePoint> bestCorners;
    // The bonuses with their reasons; a bonus of another obstacle that does not count stands there suppressed
    // (CV-12).
    std::vector<rules::Modifier> modifiers;
};

struct CoverEvidence {
    Corner chosen;                // the attacker's corner; ties: corner_choice.h (CV-02 leaves them open)
    std::optional<Cell> aimedAt;  // the target's cell whose corners count; none: those of its whole space
    std::vector<CoverLine>
        lines;  // from `chosen` to the corners that count; the any-line rule: all of a pair
};

using CoverRuling = rules::Ruling<CoverAnswer, CoverEvidence>;

// The whole ruling, with the lines to draw.
CoverRuling ruleCover(const BoardView& board, const CoverQuestion& question,
                      const rules::CoverOptions& options);

// The same for many pairs in a row, without allocating for the lines anew.
CoverRuling ruleCover(const BoardView& board, const CoverQuestion& question,
                      const rules::CoverOptions& options, LineTracer& tracer);

// The answer alone, without evidence and modifiers: for previews of many targets and for attacks of
// opportunity.
CoverAnswer answerCover(const BoardView& board, const CoverQuestion& question,
                        const rules::CoverOptions& options, LineTracer& tracer);

// What to trace for a question: ruleCover uses it; on demand, traceCoverLines(board, lineQuestion(...)) gives
// all sixteen lines.
LineQuestion lineQuestion(const CoverQuestion& question, const rules::CoverOptions& options);

}  // namespace tenaille::cover
