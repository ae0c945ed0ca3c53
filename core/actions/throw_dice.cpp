// SPDX-License-Identifier: MIT
#include "core/actions/throw_dice.h"

#include "core/dice/expression.h"

namespace tenaille::actions {

namespace {

// Of dice that nobody in the document throws.
constexpr std::uint32_t kFreeThrow = 1000;

}  // namespace

Result<ThrownDice> throwDice(const std::string& expression, const dice::DieKey& key, int times) {
    Result<dice::Expression> parsed = dice::parseDice(expression);
    if (!parsed) return parsed.problem();
    const std::vector<dice::Term> terms = parsed->terms;
    for (int more = 1; more < times; ++more)
        for (const dice::Term& term : terms)
            if (term.count > 0) parsed->terms.push_back(term);
    std::uint32_t index = 0;
    const dice::Roll roll =
        dice::roll(*parsed, [&](std::int32_t sides) { return dice::face(key, sides, index++); });
    return ThrownDice{expression, dice::facesText(roll), roll.total};
}

Result<ThrownDice> throwDice(const ThrowDice& intent) {
    return throwDice(intent.expression, {intent.seed, 0, 0, 0, kFreeThrow});
}

void logThrown(const document::Encounter& encounter, const ManyThrown& thrown, document::ChangeSet& changes) {
    for (const ThrownDice& one : thrown)
        addLogLine(encounter, changes, "dice.field",
                   {one.expression, one.faces, std::to_string(one.total), one.use, one.who});
    // Before the lines of what came of them; ids stay in order.
    std::vector<document::Recorded<board::LogRecord>*> lines;
    for (document::AnyChange& any : changes.changes)
        if (auto* line = std::get_if<document::Change<board::LogRecord>>(&any);
            line != nullptr && line->after && !line->before)
            lines.push_back(&line->after);
    std::vector<document::Recorded<board::LogRecord>> told;
    told.reserve(lines.size());
    for (const auto* line : lines) told.push_back(*line);
    std::rotate(told.begin(), told.end() - std::ssize(thrown), told.end());
    for (std::size_t i = 0; i < lines.size(); ++i)
        lines[i]->edit([&](board::LogRecord& line) {
            line.entry = told[i]->entry;
            line.arguments = told[i]->arguments;
        });
}

Result<document::ChangeSet> planThrowDice(const PlanContext& context, const ThrowDice& intent) {
    if (intent.reason.size() > kMostReason)
        return Problem{TENAILLE_PROBLEM("The reason is too long."), {}, TENAILLE_PROBLEM("Shorten it.")};
    const Result<ThrownDice> thrown = throwDice(intent);
    if (!thrown) return thrown.problem();
    document::ChangeSet changes{"throwDice", {thrown->expression}, {}};
    addLogLine(context.encounter, changes, "dice.thrown",
               {thrown->expression, thrown->faces, std::to_string(thrown->total), intent.reason});
    return changes;
}

}  // namespace tenaille::actions
