// SPDX-License-Identifier: MIT
#include "core/creatures/words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

namespace tenaille::creatures {

namespace {

// The plain letters of U+00C0 .. U+017F; digits stand for two letters (kPairs), a blank for a sign.
constexpr std::string_view kPlain =
    "aaaaaa1ceeeeiiiidnoooooxouuuuy52aaaaaa1ceeeeiiiidnooooo ouuuuy5y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii33jjkkkllllllllll"
    "nnnnnnnnnoooooo44rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kPlain.size() == 0x180 - 0xC0);
constexpr std::array<std::string_view, 6> kPairs{"", "ae", "ss", "ij", "oe", "th"};

constexpr std::array<std::string_view, 20> kSmallWords{"of", "the", "a",  "an", "de",  "du",  "des",
                                                       "d",  "l",   "la", "le", "les", "un",  "une",
                                                       "au", "aux", "en", "in", "on",  "with"};

struct Letter {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
};

Letter letterAt(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])) : 0U;
    };
    const auto more = [&](std::size_t i) { return (byte(at + i) & 0xC0U) == 0x80U; };
    const std::uint32_t first = byte(at);
    if (first < 0x80) return {first, 1};
    if ((first & 0xE0U) == 0xC0U && more(1)) return {((first & 0x1FU) << 6) | (byte(at + 1) & 0x3FU), 2};
    if ((first & 0xF0U) == 0xE0U && more(1) && more(2))
        return {((first & 0x0FU) << 12) | ((byte(at + 1) & 0x3FU) << 6) | (byte(at + 2) & 0x3FU), 3};
    if ((first & 0xF8U) == 0xF0U && more(1) && more(2) && more(3)) return {0x10000, 4};
    return {0x10000, 1};
}

void appendPlain(std::string_view text, std::size_t at, const Letter& letter, std::string& out) {
    const auto blank = [&] {
        if (!out.empty() && out.back() != ' ') out += ' ';
    };
    const std::uint32_t code = letter.code;
    if (code < 0x80) {
        const char c = static_cast<char>(code);
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c - 'A' + 'a');
        else
            blank();
    } else if (code == 0xD7) {
        blank();
        out += "x ";
    } else if (code < 0xC0 || code == 0xF7 || (code >= 0x2000 && code < 0x2070)) {
        blank();
    } else if (code < 0x180) {
        const char c = kPlain[code - 0xC0];
        if (c >= '1' && c <= '5')
            out += kPairs[static_cast<std::size_t>(c - '0')];
        else
            out += c;
    } else if (code < 0x300 || code >= 0x370) {  // the marks between are accents of their own
        out += text.substr(at, letter.bytes);
    }
}

bool endsWith(const std::string& word, std::string_view ending) {
    return word.size() > ending.size() + 1 && std::string_view(word).ends_with(ending);
}

bool share(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return std::any_of(a.begin(), a.end(),
                       [&](const std::string& one) { return std::find(b.begin(), b.end(), one) != b.end(); });
}

}  // namespace

std::string folded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Letter letter = letterAt(text, at);
        appendPlain(text, at, letter, out);
        at += letter.bytes;
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::vector<std::string> foldedWords(std::string_view text) {
    const std::string all = folded(text);
    std::vector<std::string> words;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find(' ', at), all.size());
        if (end > at) words.push_back(all.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

std::vector<std::string> singulars(const std::string& word) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 20> kEndings{
        {{"s", ""},        {"es", ""},         {"ies", "y"},         {"ves", "f"},
         {"ves", "fe"},    {"x", ""},          {"aux", "al"},        {"aux", "ail"},
         {"men", "man"},   {"mice", "mouse"},  {"lice", "louse"},    {"geese", "goose"},
         {"feet", "foot"}, {"teeth", "tooth"}, {"oxen", "ox"},       {"children", "child"},
         {"yeux", "oeil"}, {"i", "us"},        {"people", "person"}, {"ae", "a"}}};
    std::vector<std::string> all{word};
    if (word.size() <= 3) return all;
    for (const auto& [many, one] : kEndings)
        if (endsWith(word, many) || word == many)
            all.push_back(word.substr(0, word.size() - many.size()) + std::string(one));
    return all;
}

std::optional<int> numberWord(std::string_view word) {
    static constexpr std::array<std::array<std::string_view, 3>, 12> kNumbers{{{"one", "un", "une"},
                                                                               {"two", "deux", "deux"},
                                                                               {"three", "trois", "trois"},
                                                                               {"four", "quatre", "quatre"},
                                                                               {"five", "cinq", "cinq"},
                                                                               {"six", "six", "six"},
                                                                               {"seven", "sept", "sept"},
                                                                               {"eight", "huit", "huit"},
                                                                               {"nine", "neuf", "neuf"},
                                                                               {"ten", "dix", "dix"},
                                                                               {"eleven", "onze", "onze"},
                                                                               {"twelve", "douze", "douze"}}};
    if (word == "a" || word == "an") return 1;
    if (word == "dozen" || word == "douzaine") return 12;
    for (std::size_t i = 0; i < kNumbers.size(); ++i)
        if (std::find(kNumbers[i].begin(), kNumbers[i].end(), word) != kNumbers[i].end())
            return static_cast<int>(i) + 1;
    return std::nullopt;
}

NameKey::NameKey(std::string_view name) {
    std::vector<std::string> words = foldedWords(name);
    const auto isSmall = [](const std::string& word) {
        return std::find(kSmallWords.begin(), kSmallWords.end(), word) != kSmallWords.end();
    };
    if (!std::all_of(words.begin(), words.end(), isSmall)) std::erase_if(words, isSmall);
    for (const std::string& word : words) {
        m_words.push_back(singulars(word));
        const auto& all = m_words.back();
        const auto shorter = [](const std::string& a, const std::string& b) { return a.size() < b.size(); };
        if (!m_text.empty()) m_text += ' ';
        m_text += *std::min_element(all.begin(), all.end(), shorter);
    }
}

bool NameKey::fits(const NameKey& other) const {
    if (m_words.size() != other.m_words.size() || m_words.empty()) return false;
    return contains(other) && other.contains(*this);
}

bool NameKey::contains(const NameKey& part) const {
    return !part.m_words.empty() &&
           std::all_of(part.m_words.begin(), part.m_words.end(), [&](const auto& wanted) {
               return std::any_of(m_words.begin(), m_words.end(),
                                  [&](const auto& own) { return share(own, wanted); });
           });
}

int NameKey::distance(const NameKey& other) const {
    const std::string& a = m_text;
    const std::string& b = other.m_text;
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        int corner = row[0];
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int kept = corner + (a[i - 1] == b[j - 1] ? 0 : 1);
            corner = row[j];
            row[j] = std::min({kept, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

}  // namespace tenaille::creatures
