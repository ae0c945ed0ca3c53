// SPDX-License-Identifier: MIT
#include "core/base/problem.h"

#include <utility>

namespace tenaille {

Problem Problem::inFile(std::string path) const {
    Problem copy = *this;
    copy.file = std::move(path);
    return copy;
}

Problem Problem::at(std::string where) const {
    Problem copy = *this;
    copy.place = std::move(where);
    return copy;
}

std::string fillTemplate(const std::string& text, const std::vector<std::string>& arguments) {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool numbered =
            text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const auto index = numbered ? static_cast<std::size_t>(text[i + 1] - '1') : arguments.size();
        if (index < arguments.size()) {
            filled += arguments[index];
            ++i;
        } else {
            filled += text[i];
        }
    }
    return filled;
}

std::string describe(const Problem& problem) {
    std::string line;
    if (!problem.file.empty()) line += problem.file + ": ";
    if (!problem.place.empty()) line += problem.place + ": ";
    line += fillTemplate(problem.message, problem.arguments);
    for (const Problem& cause : problem.why) line += " " + fillTemplate(cause.message, cause.arguments);
    if (*problem.remedy != '\0') line += " " + fillTemplate(problem.remedy, problem.arguments);
    return line;
}

}  // namespace tenaille
