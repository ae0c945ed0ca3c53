// SPDX-License-Identifier: MIT
#include "core/document/names.h"

#include <charconv>

#include "core/document/project.h"

namespace tenaille::document {

namespace {

constexpr const char* kDigits = "0123456789";
constexpr std::size_t kMostDigits = 6;

std::string firstLetters(const std::string& word, std::size_t count) {
    std::size_t bytes = 0;
    while (count > 0 && bytes < word.size()) {
        ++bytes;
        while (bytes < word.size() && (static_cast<unsigned char>(word[bytes]) & 0xC0u) == 0x80u) ++bytes;
        --count;
    }
    return word.substr(0, bytes);
}

// Of one letter of English or French; others stay as they are.
std::string upperCase(std::string letter) {
    constexpr unsigned char kLatin = 0xC3;  // before the second bytes of U+00C0 to U+00FF
    if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z')
        letter[0] = static_cast<char>(letter[0] - 0x20);
    if (letter.size() == 2 && static_cast<unsigned char>(letter[0]) == kLatin) {
        const auto byte = static_cast<unsigned char>(letter[1]);
        if (byte >= 0xA0 && byte < 0xBF && byte != 0xB7) letter[1] = static_cast<char>(byte - 0x20);
    }
    return letter;
}

// Whether its own name is not for the players.
bool isMasked(const board::TokenRecord& token) { return token.nameSecret || !token.publicName.empty(); }

}  // namespace

NumberedName numberedName(const std::string& name) {
    const std::size_t blank = name.find_last_not_of(kDigits);
    if (blank == std::string::npos || blank == 0 || name[blank] != ' ') return {name, 0};
    const std::size_t digits = name.size() - blank - 1;
    if (digits == 0 || digits > kMostDigits || name[blank + 1] == '0') return {name, 0};
    int number = 0;
    std::from_chars(name.data() + blank + 1, name.data() + name.size(), number);
    return {name.substr(0, blank), number};
}

std::string labelOf(const std::string& name, int number) {
    const std::size_t blank = name.find(' ');
    const std::size_t second = blank == std::string::npos ? blank : name.find_first_not_of(' ', blank);
    const bool isWord = second != std::string::npos && (name[second] < '0' || name[second] > '9');
    if (isWord && blank > 0) {
        const std::string letters = firstLetters(name, 1) + upperCase(firstLetters(name.substr(second), 1));
        return number > 0 ? letters + std::to_string(number) : letters;
    }
    return number > 0 ? firstLetters(name, 1) + std::to_string(number) : firstLetters(name, 2);
}

std::string lettersOf(const board::TokenRecord& token) {
    if (!token.label.empty()) return token.label;
    const NumberedName called = numberedName(token.publicName.empty() ? token.name : token.publicName);
    return labelOf(called.name, called.number);
}

bool isCounted(const board::TokenRecord& token) {
    return token.creature.side != kPartySide && !isMasked(token);
}

std::string countedName(const board::TokenRecord& token) {
    if (token.creature.side == kPartySide) return token.name;
    const std::string name = numberedName(token.name).name;
    return token.metAs > 1 ? name + " " + std::to_string(token.metAs) : name;
}

std::string nameForPlayers(const board::TokenRecord& token) {
    if (isMasked(token)) return token.publicName;
    return countedName(token);
}

std::string labelForPlayers(const board::TokenRecord& token) {
    // A label gives the name away: it is made of its first letters.
    if (isMasked(token)) return token.publicName.empty() ? "?" : "";
    if (!isCounted(token) || token.label.empty()) return token.label;
    const std::string name = numberedName(token.name).name;
    const int number = token.metAs > 1 ? token.metAs : 0;
    const std::string letters = token.label.substr(0, token.label.find_last_not_of(kDigits) + 1);
    if (letters.empty() || letters == firstLetters(name, 1) || letters == labelOf(name, 0))
        return labelOf(name, number);
    return number > 0 ? letters + std::to_string(number) : letters;
}

}  // namespace tenaille::document
