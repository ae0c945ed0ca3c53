// SPDX-License-Identifier: MIT
#include "core/io/rules/query_combatant.h"

namespace tenaille::io {

namespace {

constexpr Limits kLevel{0, 100};

}  // namespace

std::vector<std::string> readIds(const Field& ids) {
    std::vector<std::string> result;
    if (!ids.present()) return result;
    for (const Field& id : ids.items()) result.push_back(id.text());
    return result;
}

std::vector<wounds::SpecialValue> readSpecials(const Field& specials) {
    std::vector<wounds::SpecialValue> result;
    if (!specials.present()) return result;
    for (const Field& special : specials.items())
        result.push_back(
            {special["name"].text(), special["min"].integer(kD20), special["max"].integer(kD20, kD20.max)});
    return result;
}

wounds::ClassLevels readLevels(const Field& levels) {
    wounds::ClassLevels result{};
    for (const auto& [key, level] : levels.members()) {
        const auto which = wounds::characterClassNamed(key);
        if (!which) level.fail(QueryErrorCode::OutOfRange, "There is no class of this name.");
        result[static_cast<std::size_t>(*which)] = level.integer(kLevel);
    }
    return result;
}

JsonValue causesJson(segments::OpportunityCauses causes) {
    JsonArray array;
    for (std::uint8_t i = 0; i < segments::kOpportunityCauses; ++i) {
        const auto cause = static_cast<segments::OpportunityCause>(i);
        if (causes.has(cause)) array.emplace_back(segments::name(cause));
    }
    return array;
}

}  // namespace tenaille::io
