// SPDX-License-Identifier: MIT
//
// Is an attack of opportunity offered, and why or why not (AO-01 to AO-08, SG-14)? Asked for each pair of
// adversaries in each segment; who takes it is decided in core/rules/fight.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/base/flags.h"
#include "core/rules/length.h"
#include "core/rules/rule_options.h"
#include "core/rules/rule_ref.h"
#include "core/rules/segments/mode.h"

namespace tenaille::segments {

struct Striker {
    std::string_view id;
    Mode mode = Mode::Melee;  // after a change in this segment
    bool alive = true;
    bool surprised = false;
    Act doing = Act::None;
    bool bowInHand = false;
    bool polearm = false;
    std::span<const std::string> grappling;  // ids of those he holds or who hold him
    bool modeChangedNow = false;             // in this segment
    bool routineBlocked = false;             // in this round, by a change of mode
};

struct Opponent {
    std::string_view id;
    Mode mode = Mode::Melee;
    bool alive = true;
    Act doing = Act::None;
    std::string_view passingGuardOf;  // id of the one whose guard he tries to pass, or empty
    std::span<const std::string> grappling;
    bool polearm = false;
};

// Any of them makes one and the same attack (AO-04).
enum class OpportunityCause : std::uint8_t {
    SimpleAction,       // he does a simple action or moves fast (AO-01)
    OtherMode,          // his mode does not fight in contact (AO-02)
    PassGuard,          // he tries to pass the guard of a striker in melee mode (AO-03)
    GrappledWithThird,  // he grapples others but not the striker, who is in melee mode (AO-05)
};
using OpportunityCauses = Flags<OpportunityCause>;
inline constexpr std::uint8_t kOpportunityCauses = 4;
std::string_view name(OpportunityCause cause);  // "simpleAction" ...

// In the order of testing: the first that applies counts.
enum class OfferReason : std::uint8_t {
    Ok,
    NoCause,
    Dead,             // either of them
    NotEngaged,       // AO-04
    OutOfReach,       // the striker's own reach (AO-06)
    Surprised,        // AO-07
    NotCloseMode,     // the striker's mode, or a bow in his hand (AO-07)
    ModeTooLate,      // AO-07 with `segment.modeChangeEffective` = nextSegment
    ModeChanged,      // SG-14 with `segment.modeChangeBlocksOpportunity`
    OwnGuardLowered,  // AO-07
    BusyGrappling,    // the striker grapples, but not with him (AO-07)
};
std::string_view name(OfferReason reason);  // "ok" ...
rules::RuleRef ruleOf(OfferReason reason);

struct OfferRuling {
    OpportunityCauses causes;  // all that apply, offered or not
    OfferReason reason = OfferReason::NoCause;
    bool offered() const { return reason == OfferReason::Ok; }
};

// `distance` of the two at the start of the segment (AO-08).
OfferRuling ruleOffer(const Striker& striker, const Opponent& opponent, rules::Length distance,
                      const rules::SegmentOptions& options);

}  // namespace tenaille::segments
