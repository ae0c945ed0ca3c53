// SPDX-License-Identifier: MIT
#include "core/io/rules/query_options.h"

#include <algorithm>
#include <string_view>

#include "core/rules/option_table.h"

namespace tenaille::io {

namespace {

using rules::OptionEntry;
using rules::OptionType;

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

}  // namespace

rules::RuleOptions readOptions(const Field& options) {
    rules::RuleOptions result;
    if (!options.present()) return result;
    for (const auto& [key, value] : options.members()) {
        const OptionEntry* entry = key == kNoQueryOption ? nullptr : rules::optionNamed(key);
        if (entry == nullptr) value.fail(QueryErrorCode::UnknownOption, "There is no option of this name.");
        apply(*entry, value, result);
    }
    return result;
}

}  // namespace tenaille::io
