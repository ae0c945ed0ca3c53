// SPDX-License-Identifier: MIT
//
// Dice as people write them: "2d6+3", "4d6kh3", "4d6 keep 3", "d20 adv", "d%". Reading needs no luck; rolling
// asks the caller for every face, so that dice of the program and of the table look alike.
//
//     expression  = term { ("+" | "-") term }
//     term        = ( dice | number ) { "*" number }
//     dice        = [count] ("d" | "D") (sides | "%") [ "!" ] [ keep ] [ " adv" | " dis" ]
//     keep        = ("kh" | "kl" | "dh" | "dl" | "k") number      k is kh
//                 | ("keep" | "drop") [ "highest" | "lowest" ] number
//
// Blanks and capitals do not matter. "keep 3" keeps the highest, "drop 1" drops the lowest.
//
// "!" throws a die that shows its highest face once more and adds it, at most kMaxExplosions times. "adv"
// and "dis" throw one die twice and keep the higher or the lower.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace tenaille::dice {

inline constexpr std::size_t kMaxText = 200;
inline constexpr std::int32_t kMaxDice = 1000;  // of the whole expression
inline constexpr std::int32_t kMaxSides = 1000;
inline constexpr std::int32_t kMaxNumber = 100000;
inline constexpr std::int32_t kMaxExplosions = 100;  // of one die

// Which of the dice count: the `count` highest or lowest.
enum class Keep : std::uint8_t { All, Highest, Lowest };

struct Term {
    std::int32_t sign = 1;    // 1 or -1
    std::int32_t count = 0;   // dice; 0: the number `factor` alone
    std::int32_t sides = 0;   // of each
    std::int32_t factor = 1;  // product of the numbers behind "*", or the number itself
    Keep keep = Keep::All;
    std::int32_t kept = 0;  // with Highest and Lowest, 0..count
    bool explodes = false;
    friend bool operator==(const Term&, const Term&) = default;
};

struct Expression {
    std::vector<Term> terms;
    friend bool operator==(const Expression&, const Expression&) = default;

    std::int64_t lowest() const;   // possible total
    std::int64_t highest() const;  // the same, an exploding die counted as one throw
    // Of all throws, rounded down, as stat blocks print it; nothing where dice are kept, dropped or explode.
    std::optional<std::int64_t> average() const;
};

// A problem says what was not understood and at which character. Nothing above the limits is read.
Result<Expression> parseDice(std::string_view text);

struct Die {
    std::int32_t sides = 0;
    std::int32_t face = 0;  // of an exploding die the sum of its throws
    bool kept = true;
    friend bool operator==(const Die&, const Die&) = default;
};

struct Roll {
    std::int64_t total = 0;
    std::vector<Die> dice;  // in the order of throwing
    friend bool operator==(const Roll&, const Roll&) = default;
};

// `face` gives 1..sides for the next die.
Roll roll(const Expression& expression, const std::function<std::int32_t(std::int32_t sides)>& face);

// Every die that fell, in the order of throwing: "6, 5, 3, (1)"; those in brackets do not count. Of more than
// kMostFacesTold the first ones and "…".
inline constexpr std::size_t kMostFacesTold = 100;
std::string facesText(const Roll& roll);

}  // namespace tenaille::dice
