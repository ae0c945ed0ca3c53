// SPDX-License-Identifier: MIT
//
// Names of creatures as people type them: accents, case and plurals of English and French do not matter.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tenaille::creatures {

// Latin letters in lower case and without accents, "×" as the letter x, everything that is neither letter nor
// digit as one blank; letters of other scripts as they are. "L’Œil d'été" -> "l oeil d ete".
std::string folded(std::string_view text);
std::vector<std::string> foldedWords(std::string_view text);

// The word itself and what it may be the plural of: "wolves" -> wolves, wolve, wolv, wolf, wolfe.
std::vector<std::string> singulars(const std::string& word);

// "one" .. "twelve", "a", "dozen", "un" .. "douze", "douzaine" (folded). Nothing: another word.
std::optional<int> numberWord(std::string_view word);

// A name that is looked for again and again.
class NameKey {
  public:
    explicit NameKey(std::string_view name);

    // Every word of one is the singular or plural of a word of the other, in whatever order; "of", "de" and
    // the like do not count.
    bool fits(const NameKey& other) const;
    // Every word of `part` stands in this name.
    bool contains(const NameKey& part) const;
    // How many letters must change to make one the other, in their singulars.
    int distance(const NameKey& other) const;
    bool empty() const { return m_words.empty(); }
    const std::string& text() const { return m_text; }

  private:
    std::vector<std::vector<std::string>> m_words;  // each with its singulars
    std::string m_text;                             // the shortest singulars, for the distance
};

}  // namespace tenaille::creatures
