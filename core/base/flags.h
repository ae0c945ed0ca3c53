// SPDX-License-Identifier: MIT
//
// Flags<E>: a set of the enumerators of a small enum class (at most 32, numbered from 0).
#pragma once

#include <cstdint>
#include <initializer_list>

namespace tenaille {

template <class E>
class Flags {
  public:
    constexpr Flags() = default;
    constexpr Flags(E one) : m_bits(bit(one)) {}
    constexpr Flags(std::initializer_list<E> all) {
        for (E one : all) m_bits |= bit(one);
    }

    constexpr bool has(E one) const { return (m_bits & bit(one)) != 0; }
    constexpr bool any() const { return m_bits != 0; }
    constexpr Flags with(E one) const { return Flags(m_bits | bit(one)); }
    constexpr Flags without(E one) const { return Flags(m_bits & ~bit(one)); }
    constexpr std::uint32_t bits() const { return m_bits; }
    friend constexpr bool operator==(Flags, Flags) = default;

  private:
    constexpr explicit Flags(std::uint32_t bits) : m_bits(bits) {}
    static constexpr std::uint32_t bit(E one) { return std::uint32_t{1} << static_cast<unsigned>(one); }
    std::uint32_t m_bits = 0;
};

}  // namespace tenaille
