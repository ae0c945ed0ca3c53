// SPDX-License-Identifier: MIT
//
// Rational: exact fractions for shares of a cell, metres and the coordinates of rules queries.
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <string>

namespace tenaille {

// numerator / denominator in lowest terms, denominator >= 1. The arithmetic is exact while numerators and
// denominators stay below 2^31 (products are formed in 64 bits, comparisons in 128); callers keep inside
// that.
class Rational {
  public:
    constexpr Rational(std::int64_t whole = 0) : m_num(whole) {}
    constexpr Rational(std::int64_t num, std::int64_t den)
        : m_num(den < 0 ? -num : num), m_den(den < 0 ? -den : den) {
        const std::int64_t divisor = std::gcd(m_num, m_den);
        if (divisor > 1) {
            m_num /= divisor;
            m_den /= divisor;
        }
    }

    constexpr std::int64_t num() const { return m_num; }
    constexpr std::int64_t den() const { return m_den; }
    constexpr bool isWhole() const { return m_den == 1; }

    friend constexpr Rational operator+(Rational a, Rational b) {
        return {a.m_num * b.m_den + b.m_num * a.m_den, a.m_den * b.m_den};
    }
    friend constexpr Rational operator-(Rational a, Rational b) {
        return {a.m_num * b.m_den - b.m_num * a.m_den, a.m_den * b.m_den};
    }
    friend constexpr Rational operator*(Rational a, Rational b) {
        return {a.m_num * b.m_num, a.m_den * b.m_den};
    }
    friend constexpr Rational operator/(Rational a, Rational b) {
        return {a.m_num * b.m_den, a.m_den * b.m_num};
    }
    friend constexpr bool operator==(Rational, Rational) = default;
    friend constexpr std::strong_ordering operator<=>(Rational a, Rational b) {
        const __int128 left = static_cast<__int128>(a.m_num) * b.m_den;
        const __int128 right = static_cast<__int128>(b.m_num) * a.m_den;
        return left < right   ? std::strong_ordering::less
               : left > right ? std::strong_ordering::greater
                              : std::strong_ordering::equal;
    }

    // "7" or "7/2".
    std::string text() const {
        return isWhole() ? std::to_string(m_num) : std::to_string(m_num) + "/" + std::to_string(m_den);
    }

  private:
    std::int64_t m_num = 0;
    std::int64_t m_den = 1;
};

}  // namespace tenaille
