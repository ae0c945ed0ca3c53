// SPDX-License-Identifier: MIT
#include "core/rules/presets.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tenaille::rules {

namespace {

// The defaults are the readings recommended for the seed texts.
RuleOptions withoutFacing() {
    RuleOptions options;
    options.facingRules = FacingRules::Off;
    return options;
}

// CO-02: the attacker picks the corner; CV-04: any stopped line between neighbours; SZ-05: three metres of
// reach cover the second diagonal.
RuleOptions d20() {
    RuleOptions options = withoutFacing();
    options.concealment.chooser = ConcealmentChooser::Attacker;
    options.cover.meleeAdjacent = MeleeAdjacent::AnyLine;
    options.reach.tenFootException = true;
    return options;
}

RuleOptions d20Facing() {
    RuleOptions options = d20();
    options.facingRules = FacingRules::Ua;
    return options;
}

// The segment game gives opportunities where others give bonuses to those who stand opposite.
RuleOptions segmentGame() {
    RuleOptions options = withoutFacing();
    options.flank.counts = false;
    return options;
}

// CV-03: a line along a wall counts as stopped; CO-02: the defender picks the corner, as by default.
RuleOptions starfinderLike() {
    RuleOptions options = withoutFacing();
    options.cover.wallEdge = WallEdge::Count;
    options.reach.tenFootException = true;
    return options;
}

}  // namespace

std::span<const Preset> presets() {
    static const std::array kPresets{
        Preset{"5eFacing",
               "5e with facing",
               "Four arcs, shields on one side, one turn at the end of a move; cover by corners.",
               {}},
        Preset{"d20", "d20", "Grid combat of the d20 family, without facing.", d20()},
        Preset{"d20Facing", "d20 with facing",
               "The d20 family with the eight-way facing variant: flanks, rear, turning while moving.",
               d20Facing()},
        Preset{"starfinderLike", "Starfinder-like",
               "Without facing; lines along walls are stopped, ten feet of reach cover the second diagonal.",
               starfinderLike()},
        Preset{"segments", "Segments",
               "Rounds of ten segments with routine actions, fatigue and exceptional blows; without facing "
               "or flanking.",
               segmentGame()},
    };
    return kPresets;
}

const Preset* presetNamed(std::string_view id) {
    const auto all = presets();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Preset& preset) { return preset.id == id; });
    return found != all.end() ? &*found : nullptr;
}

const Preset& nearestPreset(const RuleOptions& options) {
    const auto all = presets();
    return *std::min_element(all.begin(), all.end(), [&](const Preset& a, const Preset& b) {
        return differences(options, a.options).size() < differences(options, b.options).size();
    });
}

std::vector<OptionDifference> differences(const RuleOptions& options, const RuleOptions& usual) {
    std::vector<OptionDifference> result;
    for (const OptionEntry& entry : optionTable())
        if (entry.get(options) != entry.get(usual))
            result.push_back({&entry, entry.get(options), entry.get(usual)});
    return result;
}

std::string valueText(const OptionEntry& option, int value) {
    switch (option.type) {
        case OptionType::Word:
            return std::string(option.words[static_cast<std::size_t>(value)]);
        case OptionType::Boolean:
            return value != 0 ? "true" : "false";
        case OptionType::Integer:
            return std::to_string(value);
    }
    return {};
}

std::optional<int> valueNamed(const OptionEntry& option, std::string_view text) {
    switch (option.type) {
        case OptionType::Word: {
            const auto found = std::find(option.words.begin(), option.words.end(), text);
            if (found == option.words.end()) return std::nullopt;
            return static_cast<int>(found - option.words.begin());
        }
        case OptionType::Boolean:
            if (text == "true" || text == "false") return text == "true" ? 1 : 0;
            return std::nullopt;
        case OptionType::Integer: {
            int value = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            const bool isWhole = error == std::errc() && end == text.data() + text.size();
            if (!isWhole || value < option.min || value > option.max) return std::nullopt;
            return value;
        }
    }
    return std::nullopt;
}

std::vector<std::pair<std::string, std::string>> storedOptions(const RuleOptions& options) {
    std::vector<std::pair<std::string, std::string>> stored;
    for (const OptionDifference& difference : differences(options, {}))
        stored.emplace_back(difference.option->key, valueText(*difference.option, difference.value));
    return stored;
}

}  // namespace tenaille::rules
