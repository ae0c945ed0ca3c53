// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/actions/condition_time.h"
#include "core/actions/edit_each.h"
#include "core/actions/plan.h"
#include "core/base/plain_text.h"

namespace tenaille::actions {

namespace {

using board::ConditionRecord;
using board::TokenRecord;
using document::ChangeSet;

// Of one creature by its name, of several by their number; the log names each of them.
ChangeSet namedFor(const document::Encounter& encounter, ChangeSet changes, const char* one,
                   const char* several, const std::vector<std::string>& names,
                   const std::vector<std::string>& rest) {
    const auto saidOf = [&](const std::string& who) {
        std::vector<std::string> arguments{who};
        arguments.insert(arguments.end(), rest.begin(), rest.end());
        return arguments;
    };
    const bool isOne = names.size() == 1;
    changes.name = isOne ? one : several;
    changes.arguments = saidOf(isOne ? names.front() : std::to_string(names.size()));
    for (const std::string& name : names) addLogLine(encounter, changes, one, saidOf(name));
    return changes;
}

// "3 segments" as the log stores it: a number and a word, or nothing.
std::vector<std::string> lengthWords(const AddCondition& intent) {
    if (intent.length == 0) return {"0", ""};
    return {std::to_string(intent.length),
            std::string(board::kTimeUnitNames[static_cast<std::size_t>(intent.unit)])};
}

std::string trimmed(const std::string& name) {
    const auto from = name.find_first_not_of(" \t");
    if (from == std::string::npos) return {};
    return name.substr(from, name.find_last_not_of(" \t") - from + 1);
}

}  // namespace

Result<ChangeSet> planAddCondition(const PlanContext& context, const AddCondition& intent) {
    const std::string said = trimmed(intent.name);
    const std::string name = trimmed(plainText(said));  // marks of direction that were pasted go
    if (name.empty() || !board::isConditionName(said))
        return Problem{
            TENAILLE_PROBLEM("That is no name of a condition."),
            {std::to_string(board::kMaxConditionName)},
            TENAILLE_PROBLEM("Choose one of the list, or write what it is, on one line and in at most "
                             "%1 letters.")};
    if (intent.length < 0 || intent.length > board::kMaxConditionLength)
        return Problem{TENAILLE_PROBLEM("A condition cannot last %1."),
                       {std::to_string(intent.length), std::to_string(board::kMaxConditionLength)},
                       TENAILLE_PROBLEM("Write a number from 0 (until it is taken away) to %2.")};
    ConditionRecord condition;
    condition.name = name;
    condition.length = intent.length;
    condition.unit = intent.unit;
    condition.secret = intent.secret;
    beginNow(context.encounter, condition);
    ChangeSet changes;
    const auto names = editEach(context, intent.tokens, changes, [&](TokenRecord& token) -> Outcome {
        const auto had = std::find_if(token.conditions.begin(), token.conditions.end(),
                                      [&](const ConditionRecord& one) { return one.name == name; });
        if (had != token.conditions.end()) {
            *had = condition;
        } else if (token.conditions.size() >= board::kMaxConditions) {
            return Problem{TENAILLE_PROBLEM("%1 has %2 conditions already."),
                           {token.name, std::to_string(board::kMaxConditions)},
                           TENAILLE_PROBLEM("Take one away first.")};
        } else {
            token.conditions.push_back(condition);
        }
        return Done{};
    });
    if (!names) return names.problem();
    if (changes.empty()) return changes;
    std::vector<std::string> rest{name};
    for (std::string& word : lengthWords(intent)) rest.push_back(std::move(word));
    return namedFor(context.encounter, std::move(changes), "addCondition", "addConditionAll", *names, rest);
}

Result<ChangeSet> planRemoveCondition(const PlanContext& context, const RemoveCondition& intent) {
    ChangeSet changes;
    const auto names = editEach(context, intent.tokens, changes, [&](TokenRecord& token) -> Outcome {
        std::erase_if(token.conditions,
                      [&](const ConditionRecord& condition) { return condition.name == intent.name; });
        return Done{};
    });
    if (!names) return names.problem();
    if (changes.empty()) return changes;
    return namedFor(context.encounter, std::move(changes), "removeCondition", "removeConditionAll", *names,
                    {intent.name});
}

Result<ChangeSet> planHideCondition(const PlanContext& context, const HideCondition& intent) {
    ChangeSet changes;
    const auto names = editEach(context, intent.tokens, changes, [&](TokenRecord& token) -> Outcome {
        for (ConditionRecord& condition : token.conditions)
            if (condition.name == intent.name) condition.secret = intent.secret;
        return Done{};
    });
    if (!names) return names.problem();
    if (changes.empty()) return changes;
    const bool hides = intent.secret;
    return namedFor(context.encounter, std::move(changes), hides ? "hideCondition" : "showCondition",
                    hides ? "hideConditionAll" : "showConditionAll", *names, {intent.name});
}

Result<ChangeSet> planGivePoints(const PlanContext& context, const GiveTemporaryPoints& intent) {
    constexpr std::int32_t kMost = 10'000;
    if (intent.points < 0 || intent.points > kMost)
        return Problem{TENAILLE_PROBLEM("%1 is no number of temporary points."),
                       {std::to_string(intent.points), std::to_string(kMost)},
                       TENAILLE_PROBLEM("Write a number from 0 to %2.")};
    const board::ClockRecord* clock = context.encounter.clockRecord();
    if (clock != nullptr && clock->kind == board::ClockKind::Segments)
        return Problem{TENAILLE_PROBLEM("The segment game knows no temporary points."),
                       {},
                       TENAILLE_PROBLEM("Give endurance or hit points instead.")};
    ChangeSet changes;
    const auto names = editEach(context, intent.tokens, changes, [&](TokenRecord& token) -> Outcome {
        if (token.fighter.maxEndurance > 0 && intent.points > 0)
            return Problem{TENAILLE_PROBLEM("%1 has endurance, which protects the hit points already."),
                           {token.name},
                           TENAILLE_PROBLEM("Give endurance or hit points instead.")};
        token.temporaryPoints = intent.points;
        return Done{};
    });
    if (!names) return names.problem();
    if (changes.empty()) return changes;
    return namedFor(context.encounter, std::move(changes), "givePoints", "givePointsAll", *names,
                    {std::to_string(intent.points)});
}

}  // namespace tenaille::actions
