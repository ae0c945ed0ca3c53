// SPDX-License-Identifier: MIT
//
// Every rule option with its key (protocol section 6), its values and a sentence for the rules panel. The one
// list that files, rules queries and the panel read.
#pragma once

#include <span>
#include <string_view>

#include "core/rules/rule_options.h"

namespace tenaille::rules {

// How an option's value is written in files and queries.
enum class OptionType : unsigned char { Word, Boolean, Integer };

struct OptionEntry {
    std::string_view key;  // "cover.wallEdge"
    OptionType type = OptionType::Word;
    std::span<const std::string_view> words;  // Word: the values, default first; the value is the index
    int min = 0;                              // Integer: limits, both included
    int max = 0;
    std::string_view sentence;                 // English, translated by the ui
    int (*get)(const RuleOptions&) = nullptr;  // index of the word, 0/1, or the integer
    void (*set)(RuleOptions&, int) = nullptr;
};

std::span<const OptionEntry> optionTable();
const OptionEntry* optionNamed(std::string_view key);

}  // namespace tenaille::rules
