// SPDX-License-Identifier: MIT
//
// The usual sets of rule options by name, and what a table changed in them. option_table.h says what each
// option means; an encounter stores the name of its preset and the options that differ from the defaults.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules/option_table.h"
#include "core/rules/rule_options.h"

namespace tenaille::rules {

struct Preset {
    std::string_view id;        // written in files: "5eFacing"
    std::string_view label;     // English, translated by the ui
    std::string_view sentence;  // what it is for
    RuleOptions options;
};

// In the order of the rules panel; the first one is the default of new encounters and of rules queries.
std::span<const Preset> presets();
const Preset* presetNamed(std::string_view id);

// The preset from which the fewest options differ; ties: the first.
const Preset& nearestPreset(const RuleOptions& options);

// One option that stands differently.
struct OptionDifference {
    const OptionEntry* option = nullptr;
    int value = 0;  // as OptionEntry::get gives it
    int usual = 0;
    friend bool operator==(const OptionDifference&, const OptionDifference&) = default;
};

// What stands differently in `options` than in `usual`, in the order of the option table. Empty exactly when
// they are equal.
std::vector<OptionDifference> differences(const RuleOptions& options, const RuleOptions& usual);

// A value of an option as files and queries write it: a word, "true", "false" or a number.
std::string valueText(const OptionEntry& option, int value);
// The value that is written so; none if the option has no such value.
std::optional<int> valueNamed(const OptionEntry& option, std::string_view text);

// Key and value of every option that differs from the defaults: what the settings of an encounter store.
std::vector<std::pair<std::string, std::string>> storedOptions(const RuleOptions& options);

}  // namespace tenaille::rules
