// SPDX-License-Identifier: MIT
//
// Why an order is not carried out, or an opportunity not given (protocol 5.1).
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "core/rules/rule_ref.h"
#include "core/rules/segments/opportunity_offer.h"
#include "core/rules/surprise/sneak_attack.h"
#include "core/rules/surprise/surprise.h"
#include "core/rules/wounds/parry.h"

namespace tenaille::fight {

enum class Refusal : std::uint8_t {
    Surprised,            // SU-02
    OneActionPerSegment,  // SG-04
    OnlyCloseModes,       // a change is only possible into melee or grapple (SG-14)
    NotFast,              // CM-04
    Initiative,           // of a casting: not reached (SG-17)
    Mode,                 // 9.3
    ModeChanged,          // SG-14
    NoActionAvailable,    // SG-09
    NotInContact,         // CM-10
    NotOffered,           // AO-09
    NothingToParry,       // EX-25
    AlreadyMoving,        // CM-04
    NoLineOfEffect,       // CV-13
    TargetDown,           // said by callers of orders to come: against him nothing can be done
    Down,                 // state Down (9.2): playSegment() passes such orders over, its callers may say so
};

// The families' own reasons stand as they are.
using RefusalReason =
    std::variant<Refusal, surprise::SurpriseReason, surprise::SneakVerdict, wounds::ParryReason>;
std::string_view name(const RefusalReason& reason);
rules::RuleRef ruleOf(const RefusalReason& reason);

enum class Denial : std::uint8_t {
    SegmentActionUsed,  // AO-11
    FumbleNotUsable,    // EX-06
};
using DenialReason = std::variant<Denial, segments::OfferReason>;
std::string_view name(const DenialReason& reason);
rules::RuleRef ruleOf(const DenialReason& reason);

}  // namespace tenaille::fight
