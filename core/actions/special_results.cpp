// SPDX-License-Identifier: MIT
#include "core/actions/special_results.h"

#include <charconv>
#include <optional>
#include <utility>

namespace tenaille::actions {

namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::optional<std::int32_t> valueOf(std::string_view text) {
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < 1 || value > 20)
        return std::nullopt;
    return value;
}

std::optional<board::SpecialRecord> specialOf(std::string_view entry) {
    const auto space = entry.find_last_of(" \t");
    if (space == std::string_view::npos) return std::nullopt;
    const std::string_view name = trimmed(entry.substr(0, space));
    const std::string_view values = entry.substr(space + 1);
    const auto dash = values.find('-');
    const auto min = valueOf(values.substr(0, dash));
    const auto max = dash == std::string_view::npos ? min : valueOf(values.substr(dash + 1));
    if (name.empty() || name.size() > kMostSpecialName || !min || !max || *min > *max) return std::nullopt;
    return board::SpecialRecord{std::string(name), *min, *max};
}

}  // namespace

Result<std::vector<board::SpecialRecord>> parseSpecials(std::string_view text) {
    std::vector<board::SpecialRecord> specials;
    while (!text.empty()) {
        const auto end = text.find_first_of(",;");
        const std::string_view entry = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (entry.empty()) continue;
        auto special = specialOf(entry);
        if (!special)
            return Problem{
                TENAILLE_PROBLEM("\"%1\" is no special result."),
                {std::string(entry.substr(0, kMostSpecialName))},
                TENAILLE_PROBLEM("Write a name and values of the d20: entangles 19, swallows 18-20.")};
        if (specials.size() == kMostSpecials)
            return Problem{TENAILLE_PROBLEM("These are too many special results."),
                           {},
                           TENAILLE_PROBLEM("Twenty are possible.")};
        specials.push_back(*std::move(special));
    }
    return specials;
}

std::string specialsText(const std::vector<board::SpecialRecord>& specials) {
    std::string text;
    for (const board::SpecialRecord& one : specials) {
        if (!text.empty()) text += ", ";
        text += one.name + " " + std::to_string(one.min);
        if (one.max != one.min) text += "-" + std::to_string(one.max);
    }
    return text;
}

}  // namespace tenaille::actions
