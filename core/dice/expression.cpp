// SPDX-License-Identifier: MIT
#include "core/dice/expression.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>

namespace tenaille::dice {

namespace {

constexpr const char* kExample = TENAILLE_PROBLEM("Write dice like 2d6+3, 4d6kh3 or d20 adv.");

bool isDigit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

class Parser {
  public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Result<Expression> run() {
        Expression expression;
        std::int32_t sign = take("-") ? -1 : 1;
        if (sign == 1) take("+");
        while (true) {
            const auto term = readTerm(sign);
            if (!term) return *m_problem;
            expression.terms.push_back(*term);
            if (atEnd()) return expression;
            if (take("+"))
                sign = 1;
            else if (take("-"))
                sign = -1;
            else
                return unexpected();
        }
    }

  private:
    bool atEnd() {
        while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
        return m_at == m_text.size();
    }

    // The word stands next, whatever its case; blanks before it do not count.
    bool take(std::string_view word) {
        if (atEnd() || m_text.size() - m_at < word.size()) return false;
        for (std::size_t i = 0; i < word.size(); ++i)
            if (lower(m_text[m_at + i]) != word[i]) return false;
        m_at += word.size();
        return true;
    }

    Problem problem(const char* message, std::vector<std::string> arguments) {
        return Problem{message, std::move(arguments), kExample}.at("character " + std::to_string(m_at + 1));
    }

    Problem unexpected() {
        if (atEnd()) return problem(TENAILLE_PROBLEM("The dice end too early."), {});
        return problem(TENAILLE_PROBLEM("\"%1\" is not understood here."), {std::string(characterAt(m_at))});
    }

    // The whole character: one that is no ASCII has bytes that follow (UTF-8).
    std::string_view characterAt(std::size_t at) const {
        std::size_t end = at + 1;
        while (end < m_text.size() && (static_cast<unsigned char>(m_text[end]) & 0xC0U) == 0x80U) ++end;
        return m_text.substr(at, end - at);
    }

    // A number from `lowest` to `highest`, nothing if there is none; m_problem if it is out of range.
    std::optional<std::int32_t> number(std::int32_t lowest, std::int32_t highest) {
        if (atEnd() || !isDigit(m_text[m_at])) return std::nullopt;
        const std::size_t start = m_at;
        std::int64_t value = 0;
        while (m_at < m_text.size() && isDigit(m_text[m_at]))
            value = std::min<std::int64_t>(value * 10 + (m_text[m_at++] - '0'), kMaxNumber + 1);
        if (value >= lowest && value <= highest) return static_cast<std::int32_t>(value);
        const std::string written(m_text.substr(start, m_at - start));
        m_at = start;
        m_problem = problem(TENAILLE_PROBLEM("%1 is out of range: %2 to %3 are possible here."),
                            {written, std::to_string(lowest), std::to_string(highest)});
        return std::nullopt;
    }

    std::optional<Term> fail() {
        if (!m_problem) m_problem = unexpected();
        return std::nullopt;
    }

    std::optional<Term> readTerm(std::int32_t sign) {
        Term term;
        term.sign = sign;
        const auto leading = number(0, kMaxNumber);
        if (m_problem) return fail();
        if (take("d")) {
            term.count = leading.value_or(1);
            if (!readDice(term)) return fail();
        } else if (leading) {
            term.factor = *leading;
        } else {
            return fail();
        }
        while (take("*")) {
            const auto by = number(0, kMaxNumber);
            if (!by) return fail();
            const std::int64_t product = std::int64_t{term.factor} * *by;
            if (product > kMaxNumber) {
                m_problem =
                    problem(TENAILLE_PROBLEM("The product is larger than %1."), {std::to_string(kMaxNumber)});
                return fail();
            }
            term.factor = static_cast<std::int32_t>(product);
        }
        return term;
    }

    bool readDice(Term& term) {
        m_dice += term.count;
        if (term.count < 1 || m_dice > kMaxDice) {
            m_problem = problem(TENAILLE_PROBLEM("1 to %1 dice are possible."), {std::to_string(kMaxDice)});
            return false;
        }
        if (take("%")) {
            term.sides = 100;
        } else if (const auto sides = number(1, kMaxSides)) {
            term.sides = *sides;
        } else {
            return false;
        }
        term.explodes = take("!");
        if (term.explodes && term.sides == 1) {
            m_problem = problem(TENAILLE_PROBLEM("A die with one face would be thrown for ever."), {});
            return false;
        }
        return readKeep(term) && readAdvantage(term);
    }

    bool readKeep(Term& term) {
        const std::optional<KeepWord> word = readKeepWord();
        if (!word) return true;
        const auto count = number(0, term.count);
        if (!count) return false;
        term.keep = word->keep;
        term.kept = word->drops ? term.count - *count : *count;
        return true;
    }

    struct KeepWord {
        Keep keep;
        bool drops;
    };
    std::optional<KeepWord> readKeepWord() {
        // Whole words first: "keep" begins with the "k" of "k3", and "drop lowest" is no "d".
        if (take("keep")) return KeepWord{takeLowest(false) ? Keep::Lowest : Keep::Highest, false};
        if (take("drop")) return KeepWord{takeLowest(true) ? Keep::Highest : Keep::Lowest, true};
        if (take("kh")) return KeepWord{Keep::Highest, false};
        if (take("kl")) return KeepWord{Keep::Lowest, false};
        if (take("dh")) return KeepWord{Keep::Lowest, true};
        if (take("dl")) return KeepWord{Keep::Highest, true};
        if (take("k")) return KeepWord{Keep::Highest, false};
        return std::nullopt;
    }
    // "lowest" or "highest", or what is meant without either.
    bool takeLowest(bool usual) {
        if (take("lowest")) return true;
        return take("highest") ? false : usual;
    }

    bool readAdvantage(Term& term) {
        const Keep keep = take("adv") ? Keep::Highest : take("dis") ? Keep::Lowest : Keep::All;
        if (keep == Keep::All) return true;
        if (term.count != 1 || term.keep != Keep::All) {
            m_problem = problem(TENAILLE_PROBLEM("Advantage and disadvantage are for a single die."), {});
            return false;
        }
        ++m_dice;
        term.count = 2;
        term.keep = keep;
        term.kept = 1;
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::int64_t m_dice = 0;  // so far
    std::optional<Problem> m_problem;
};

std::int64_t counted(const Term& term) { return term.keep == Keep::All ? term.count : term.kept; }

// The smallest total if `sign` is 1, the largest if it is -1.
std::int64_t extreme(const Expression& expression, std::int32_t sign) {
    std::int64_t total = 0;
    for (const Term& term : expression.terms) {
        const std::int64_t face = term.sign == sign ? 1 : term.sides;
        total += term.sign * std::int64_t{term.factor} * (term.count == 0 ? 1 : counted(term) * face);
    }
    return total;
}

// Leaves out all but the kept ones; of equal faces the earlier ones are kept.
void choose(const Term& term, std::span<Die> dice) {
    if (term.keep == Keep::All) return;
    std::vector<std::size_t> order(dice.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return term.keep == Keep::Highest ? dice[a].face > dice[b].face : dice[a].face < dice[b].face;
    });
    for (std::size_t i = static_cast<std::size_t>(term.kept); i < order.size(); ++i)
        dice[order[i]].kept = false;
}

}  // namespace

std::int64_t Expression::lowest() const { return extreme(*this, 1); }
std::int64_t Expression::highest() const { return extreme(*this, -1); }

std::optional<std::int64_t> Expression::average() const {
    std::int64_t twice = 0;
    for (const Term& term : terms) {
        if (term.keep != Keep::All || term.explodes) return std::nullopt;
        const std::int64_t fallen = term.count == 0 ? 2 : std::int64_t{term.count} * (term.sides + 1);
        twice += term.sign * fallen * term.factor;
    }
    return twice >= 0 ? twice / 2 : (twice - 1) / 2;
}

Result<Expression> parseDice(std::string_view text) {
    if (text.size() > kMaxText)
        return Problem{TENAILLE_PROBLEM("The dice are written in %1 characters; at most %2 are read."),
                       {std::to_string(text.size()), std::to_string(kMaxText)},
                       kExample};
    return Parser(text).run();
}

Roll roll(const Expression& expression, const std::function<std::int32_t(std::int32_t)>& face) {
    Roll result;
    for (const Term& term : expression.terms) {
        if (term.count == 0) {
            result.total += std::int64_t{term.sign} * term.factor;
            continue;
        }
        const std::size_t first = result.dice.size();
        for (std::int32_t i = 0; i < term.count; ++i) {
            Die die{term.sides, face(term.sides), true};
            std::int32_t last = die.face;
            for (int again = 0; term.explodes && last == term.sides && again < kMaxExplosions; ++again)
                die.face += last = face(term.sides);
            result.dice.push_back(die);
        }
        const std::span<Die> thrown = std::span(result.dice).subspan(first);
        choose(term, thrown);
        std::int64_t sum = 0;
        for (const Die& die : thrown) sum += die.kept ? die.face : 0;
        result.total += term.sign * sum * term.factor;
    }
    return result;
}

std::string facesText(const Roll& roll) {
    std::string text;
    for (std::size_t i = 0; i < roll.dice.size(); ++i) {
        if (i > 0) text += ", ";
        if (i == kMostFacesTold) return text + "\u2026";
        const std::string face = std::to_string(roll.dice[i].face);
        text += roll.dice[i].kept ? face : "(" + face + ")";
    }
    return text;
}

}  // namespace tenaille::dice
