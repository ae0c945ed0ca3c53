// SPDX-License-Identifier: MIT
#include "core/io/rules/query_options.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/rules/option_table.h"

namespace tenaille::io {

namespace {

using rules::OptionEntry;
using rules::OptionType;

// Known keys of families that are no part of RuleOptions: what may be written, not what it means.
struct ReservedOption {
    std::string_view key;
    OptionType type = OptionType::Boolean;
    std::string_view words;  // Word: the values, separated by spaces
    int min = 0;
    int max = 0;
};

constexpr ReservedOption yesNo(std::string_view key) { return {key, OptionType::Boolean, {}, 0, 0}; }
constexpr ReservedOption words(std::string_view key, std::string_view list) {
    return {key, OptionType::Word, list, 0, 0};
}
constexpr ReservedOption whole(std::string_view key, int min, int max) {
    return {key, OptionType::Integer, {}, min, max};
}

constexpr std::array kReserved{
    whole("segment.routineSpacing", 1, 10),
    words("segment.readjust", "shift max restart"),
    words("segment.readjustScope", "allSimple movesOnly"),
    words("segment.parryTiming", "anyUnspent initiativeReached"),
    words("segment.retractToParry", "opportunityOnly none"),
    words("segment.modeChangeEffective", "instant nextSegment"),
    yesNo("segment.modeChangeBlocksOpportunity"),
    words("segment.castStart", "initiative firstSegment"),
    yesNo("segment.castCarryOver"),
    yesNo("segment.hitOnEqual"),
    whole("segment.opportunityBonus", 0, 20),
    yesNo("segment.opportunityRequiresReach"),
    yesNo("segment.opportunityOnArrival"),
    whole("segment.grappleWrongTargetPercent", 0, 100),
    whole("segment.slowMaxSpeed", 1, 10),
    whole("segment.walkSpeed", 1, 50),
    whole("segment.runSpeed", 1, 50),
    whole("segment.engageMm", 500, 20000),
    whole("segment.engagePolearmMm", 500, 20000),
    whole("segment.slowStepMm", 500, 20000),
    whole("segment.contactMm", 0, 20000),
    whole("segment.chargeMinMm", 0, 100000),
    whole("segment.downAtHitPoints", -50, 50),
    whole("surprise.bonus", 0, 20),
    whole("surprise.meleeRangeMm", 0, 100000),
    yesNo("surprise.rangeInclusive"),
    words("closeMove.breakthroughFollow", "slowStep full none"),
    whole("closeMove.passThroughPenalty", 0, 20),
    whole("closeMove.doubleCircleRotation", 0, 360),
};

// This entry belongs to the settings of an encounter: a query names its rule set in `system`.
constexpr std::string_view kNoQueryOption = "rules.facing";

void apply(const OptionEntry& entry, const Field& value, rules::RuleOptions& options) {
    switch (entry.type) {
        case OptionType::Boolean:
            entry.set(options, value.boolean() ? 1 : 0);
            return;
        case OptionType::Integer:
            entry.set(options, value.integer({entry.min, entry.max}));
            return;
        case OptionType::Word:
            entry.set(options, value.named([&](std::string_view text) -> std::optional<int> {
                const auto found = std::find(entry.words.begin(), entry.words.end(), text);
                if (found == entry.words.end()) return std::nullopt;
                return static_cast<int>(found - entry.words.begin());
            }));
            return;
    }
}

bool contains(std::string_view list, std::string_view word) {
    while (!list.empty()) {
        const std::string_view first = list.substr(0, list.find(' '));
        if (first == word) return true;
        list.remove_prefix(std::min(list.size(), first.size() + 1));
    }
    return false;
}

void check(const ReservedOption& option, const Field& value) {
    switch (option.type) {
        case OptionType::Boolean:
            static_cast<void>(value.boolean());
            return;
        case OptionType::Integer:
            static_cast<void>(value.integer({option.min, option.max}));
            return;
        case OptionType::Word:
            static_cast<void>(value.named([&](std::string_view text) {
                return contains(option.words, text) ? std::optional(true) : std::nullopt;
            }));
            return;
    }
}

}  // namespace

rules::RuleOptions readOptions(const Field& options) {
    rules::RuleOptions result;
    if (!options.present()) return result;
    for (const auto& [key, value] : options.members()) {
        const OptionEntry* entry = key == kNoQueryOption ? nullptr : rules::optionNamed(key);
        const auto reserved = std::find_if(kReserved.begin(), kReserved.end(),
                                           [&key = key](const auto& option) { return option.key == key; });
        if (entry != nullptr)
            apply(*entry, value, result);
        else if (reserved != kReserved.end())
            check(*reserved, value);
        else
            value.fail(QueryErrorCode::UnknownOption, "There is no option of this name.");
    }
    return result;
}

}  // namespace tenaille::io
