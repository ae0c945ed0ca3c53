// SPDX-License-Identifier: MIT
#include "core/io/condition_check.h"

#include <algorithm>

#include "core/io/each_record.h"

namespace tenaille::io {

namespace {

using board::ConditionRecord;

std::vector<ConditionRecord> soundOnes(const std::vector<ConditionRecord>& conditions) {
    std::vector<ConditionRecord> sound;
    for (const ConditionRecord& condition : conditions) {
        if (!isSound(condition)) continue;
        std::erase_if(sound, [&](const ConditionRecord& one) { return one.name == condition.name; });
        if (sound.size() < board::kMaxConditions) sound.push_back(condition);
    }
    return sound;
}

}  // namespace

bool isSound(const ConditionRecord& condition) {
    constexpr std::int32_t kLastSegment = 10;
    const auto within = [](std::int32_t number, std::int32_t most) { return number >= 0 && number <= most; };
    return board::isConditionName(condition.name) && within(condition.length, board::kMaxConditionRest) &&
           within(condition.round, board::kMaxRound) && within(condition.segment, kLastSegment);
}

void letGoUnsoundConditions(document::Encounter& encounter, Reading& reading) {
    std::vector<board::TokenRecord> mended;
    each(encounter.tokens, "tokens", [&](const board::TokenRecord& token, const JsonPath& path) {
        std::vector<ConditionRecord> sound = soundOnes(token.conditions);
        if (sound == token.conditions) return;
        reading.notice(
            path.member("conditions"),
            {TENAILLE_PROBLEM("Conditions of %1 without a name, with an impossible length, twice or "
                              "beyond %2 were let go."),
             {token.name, std::to_string(board::kMaxConditions)},
             TENAILLE_PROBLEM("Look at what %1 has, and add what is missing.")});
        mended.push_back(token);
        mended.back().conditions = std::move(sound);
    });
    for (board::TokenRecord& token : mended) encounter.tokens.put(std::move(token));
}

}  // namespace tenaille::io
