// SPDX-License-Identifier: MIT
#include "core/creatures/encounter_list.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace tenaille::creatures {

namespace {

constexpr std::size_t kLongestList = 4'000;
constexpr std::string_view kBlanks = " \t\r";
constexpr std::size_t kMostDigits = 4;

struct Piece {
    std::size_t at = 0;
    std::string_view text;
};

Piece trimmed(std::string_view whole, std::size_t from, std::size_t to) {
    while (from < to && kBlanks.find(whole[from]) != std::string_view::npos) ++from;
    while (to > from && kBlanks.find(whole[to - 1]) != std::string_view::npos) --to;
    return {from, whole.substr(from, to - from)};
}

std::vector<Piece> split(std::string_view text) {
    std::vector<Piece> pieces;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && std::string_view(",;\n+&").find(text[i]) == std::string_view::npos) continue;
        if (const Piece piece = trimmed(text, from, i); !piece.text.empty()) pieces.push_back(piece);
        from = i + 1;
    }
    return pieces;
}

// The words of a piece as they are typed.
std::vector<Piece> wordsOf(const Piece& piece) {
    std::vector<Piece> words;
    std::size_t from = 0;
    for (std::size_t i = 0; i <= piece.text.size(); ++i) {
        if (i < piece.text.size() && kBlanks.find(piece.text[i]) == std::string_view::npos) continue;
        if (i > from) words.push_back({piece.at + from, piece.text.substr(from, i - from)});
        from = i + 1;
    }
    return words;
}

// "3", "3x", "x3", "3×": how many; nothing for any other word.
std::optional<int> digitsOf(std::string_view word, bool behind) {
    std::string plain = folded(word);
    std::erase(plain, ' ');
    std::string_view digits = plain;
    const bool marked = digits.starts_with('x') || digits.ends_with('x');
    if (digits.starts_with('x')) digits.remove_prefix(1);
    if (digits.ends_with('x')) digits.remove_suffix(1);
    if (behind && !marked) return std::nullopt;
    if (digits.empty() || digits.size() > kMostDigits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    int count = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), count);
    return count;
}

// Blanks that do not break, as French writes them, become as many plain ones: places stay what they are.
std::string withPlainBlanks(std::string_view text) {
    std::string plain(text);
    for (const std::string_view blank : {"\u00a0", "\u202f"})
        for (std::size_t at = plain.find(blank); at != std::string::npos; at = plain.find(blank, at))
            plain.replace(at, blank.size(), blank.size(), ' ');
    return plain;
}

struct Counted {
    int count = 1;
    Piece name;
};

Piece from(std::string_view whole, const std::vector<Piece>& words, std::size_t first, std::size_t last) {
    const std::size_t begin = words[first].at;
    const std::size_t end = words[last].at + words[last].text.size();
    return {begin, whole.substr(begin, end - begin)};
}

bool isTimes(std::string_view word) { return folded(word) == "x" || word == "*"; }

// Without its count; a piece that is nothing but a count has no name.
Counted counted(std::string_view whole, const Piece& piece) {
    const std::vector<Piece> words = wordsOf(piece);
    std::size_t first = 0;
    std::size_t last = words.size();
    int count = 1;
    if (const auto digits = digitsOf(words[0].text, false)) {
        count = *digits;
        first = 1;
        if (first < last && isTimes(words[first].text)) ++first;
    } else if (const auto number = numberWord(folded(words[0].text))) {
        count = *number;
        first = 1;
        const std::string next = first < last ? folded(words[first].text) : std::string();
        if (next == "dozen" || next == "douzaine") {
            count *= 12;
            ++first;
        }
    } else if (last > 1) {
        if (const auto behind = digitsOf(words[last - 1].text, true)) {
            count = *behind;
            --last;
        } else if (last > 2 && isTimes(words[last - 2].text) && digitsOf(words[last - 1].text, false)) {
            count = *digitsOf(words[last - 1].text, false);
            last -= 2;
        }
    }
    if (first >= last) return {count, {piece.at + piece.text.size(), {}}};
    return {count, from(whole, words, first, last - 1)};
}

class ListReader {
  public:
    ListReader(std::string text, const NameIndex& names) : m_text(std::move(text)), m_names(names) {}

    EncounterList run() {
        const std::vector<Piece> pieces = split(m_text);
        m_isSeveral = pieces.size() > 1;
        for (const Piece& piece : pieces) read(piece);
        int total = 0;
        for (const ListedGroup& group : m_list.groups) total += std::min(group.count, kMostInList + 1);
        if (!m_list.problem && total > kMostInList) refuse(total);
        return std::move(m_list);
    }

  private:
    void refuse(int count) {
        m_list.problem = Problem{TENAILLE_PROBLEM("%1 creatures cannot be added at once."),
                                 {std::to_string(count)},
                                 TENAILLE_PROBLEM("Choose a number from 1 to 100.")};
    }

    // A name may hold a number word or an "and": whoever is called just so is meant.
    bool take(const Piece& piece) {
        if (const auto whole = m_names.find(piece.text)) {
            add(1, *whole);
            return true;
        }
        const Counted one = counted(m_text, piece);
        const auto found = one.name.text.empty() ? std::nullopt : m_names.find(one.name.text);
        if (found) add(one.count, *found);
        return found.has_value();
    }

    void read(const Piece& piece) {
        if (take(piece)) return;
        const std::vector<Piece> words = wordsOf(piece);
        std::vector<std::size_t> joints;
        for (std::size_t i = 1; i + 1 < words.size(); ++i)
            if (const std::string joint = folded(words[i].text); joint == "and" || joint == "et")
                joints.push_back(i);
        // The one behind a name that is known; else the first.
        for (const std::size_t joint : joints)
            if (take(from(m_text, words, 0, joint - 1)))
                return read(from(m_text, words, joint + 1, words.size() - 1));
        if (!joints.empty()) {
            read(from(m_text, words, 0, joints.front() - 1));
            return read(from(m_text, words, joints.front() + 1, words.size() - 1));
        }
        // "and an ogre", behind a comma.
        if (words.size() > 1 && (folded(words[0].text) == "and" || folded(words[0].text) == "et"))
            return read(from(m_text, words, 1, words.size() - 1));
        const Counted one = counted(m_text, piece);
        if (one.name.text.empty()) return;  // the name is still to come
        // Among others "knights" are those of the one knight there is; alone it may be a name of its own.
        if (const auto only = m_names.only(one.name.text); only && m_isSeveral) return add(one.count, *only);
        m_list.unknown.push_back(
            {one.count, std::string(one.name.text), one.name.at, m_names.nearest(one.name.text)});
    }

    void add(int count, std::size_t creature) {
        if (count < 1 || count > kMostInList) return refuse(count);
        const auto known = std::find_if(m_list.groups.begin(), m_list.groups.end(),
                                        [&](const ListedGroup& group) { return group.creature == creature; });
        if (known == m_list.groups.end())
            m_list.groups.push_back({count, creature});
        else
            known->count += count;
    }

    std::string m_text;
    const NameIndex& m_names;
    bool m_isSeveral = false;
    EncounterList m_list;
};

}  // namespace

void NameIndex::add(const LibraryCreature& creature) {
    m_entries.push_back({NameKey(creature.token.name), m_count});
    for (const auto& [language, name] : creature.names) m_entries.push_back({NameKey(name), m_count});
    ++m_count;
}

std::optional<std::size_t> NameIndex::find(std::string_view name) const {
    const NameKey wanted(name);
    for (const Entry& entry : m_entries)
        if (entry.key.fits(wanted)) return entry.creature;
    return std::nullopt;
}

std::optional<std::size_t> NameIndex::only(std::string_view name) const {
    const NameKey wanted(name);
    std::optional<std::size_t> found;
    for (const Entry& entry : m_entries) {
        if (wanted.empty() || !entry.key.contains(wanted)) continue;
        if (found && *found != entry.creature) return std::nullopt;
        found = entry.creature;
    }
    return found;
}

std::vector<std::size_t> NameIndex::nearest(std::string_view name, std::size_t most) const {
    const NameKey wanted(name);
    if (wanted.empty()) return {};
    const int tolerated = std::max(2, static_cast<int>(wanted.text().size()) / 3);
    std::vector<std::tuple<int, int, std::size_t>> found;
    for (const Entry& entry : m_entries) {
        const int letters = entry.key.distance(wanted);
        if (entry.key.contains(wanted))
            found.emplace_back(0, letters, entry.creature);
        else if (letters <= tolerated || (wanted.contains(entry.key) && letters <= 2 * tolerated))
            found.emplace_back(1, letters, entry.creature);
    }
    std::sort(found.begin(), found.end());
    std::vector<std::size_t> nearest;
    for (const auto& [rank, letters, creature] : found)
        if (nearest.size() < most && std::find(nearest.begin(), nearest.end(), creature) == nearest.end())
            nearest.push_back(creature);
    return nearest;
}

EncounterList readEncounterList(std::string_view text, const NameIndex& names) {
    if (text.size() > kLongestList)
        return {{},
                {},
                Problem{TENAILLE_PROBLEM("The list is too long."),
                        {},
                        TENAILLE_PROBLEM("Add a part of it first, then the rest.")}};
    return ListReader(withPlainBlanks(text), names).run();
}

}  // namespace tenaille::creatures
