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

std::vector<std::string> Problem::shownArguments() const {
    constexpr std::size_t kMost = 500;
    constexpr std::size_t kHead = 240;
    constexpr std::size_t kTail = 120;
    std::vector<std::string> shown = arguments;
    for (std::string& one : shown) {
        if (one.size() <= kMost) continue;
        // No letter is cut in two.
        const auto isWithin = [&](std::size_t at) {
            return (static_cast<unsigned char>(one[at]) & 0xC0) == 0x80;
        };
        std::size_t head = kHead;
        std::size_t tail = one.size() - kTail;
        while (head > 0 && isWithin(head)) --head;
        while (tail < one.size() && isWithin(tail)) ++tail;
        one = one.substr(0, head) + "…" + one.substr(tail);
    }
    return shown;
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
    const std::vector<std::string> shown = problem.shownArguments();
    std::string line;
    if (!problem.file.empty()) line += problem.file + ": ";
    if (!problem.place.empty()) line += problem.place + ": ";
    line += fillTemplate(problem.message, shown);
    for (const Problem& cause : problem.why) {
        line += ' ';
        if (!cause.place.empty() && cause.place != problem.place) line += cause.place + ": ";
        line += fillTemplate(cause.message, cause.shownArguments());
    }
    if (*problem.remedy != '\0') line += " " + fillTemplate(problem.remedy, shown);
    return line;
}

}  // namespace tenaille
