// SPDX-License-Identifier: MIT
//
// Modifiers: the numbers of a ruling, each with its reason, and the one place that adds them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/record_id.h"
#include "core/rules/rule_ref.h"

namespace tenaille::rules {

// Which total a modifier belongs to.
enum class Target : std::uint8_t { ToHit, ArmorClass, MissChance, Reflex, Threshold, Damage, Difficulty };

// How modifiers of one target combine. Untyped ones add up. Of the other kinds only the largest bonus counts
// (CV-12, CO-06, FL-06); the others stay in the list, suppressed.
enum class Stacking : std::uint8_t { Untyped, Cover, Concealment, Flanking, Facing };

// One number with its reason. `reason` is a key that ui/text turns into a sentence ("cover.normal",
// "shield.notThisArc"), with `arguments` for its placeholders; a modifier of value 0 explains why something
// does not apply.
struct Modifier {
    Target target = Target::ToHit;
    std::int32_t value = 0;
    Stacking stacking = Stacking::Untyped;
    RuleRef rule = kSheet;
    std::string reason = {};
    std::vector<std::string> arguments = {};
    RecordId source = {};                         // the record that causes it, if any
    std::optional<std::int32_t> overridden = {};  // the GM's value; `value` stays what the rules say
    bool suppressed = false;  // not counted: a larger one of the same stacking kind counts
    friend bool operator==(const Modifier&, const Modifier&) = default;

    std::int32_t effective() const { return overridden.value_or(value); }
};

// Marks all but the largest of each non-untyped stacking kind of each target as suppressed; ties: the earlier
// one counts. Overridden values take part with the GM's value.
void suppressDuplicates(std::vector<Modifier>& modifiers);

// Sum of the effective values of one target that are not suppressed. The only place that adds modifiers.
std::int32_t total(const std::vector<Modifier>& modifiers, Target target);

}  // namespace tenaille::rules
