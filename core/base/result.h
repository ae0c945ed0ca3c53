// SPDX-License-Identifier: MIT
//
// Result<T>: a value or the Problem that prevented it. Used by every operation that can fail for a reason
// outside the program (files, foreign formats, queries). Programming errors are assertions, never Results.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

#include "core/base/problem.h"

namespace tenaille {

// Holds exactly one of a T or a Problem. Reading the wrong one is a programming error (asserted).
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Problem problem) : m_state(std::in_place_index<1>, std::move(problem)) {}

    bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & { return (assert(ok()), *std::get_if<0>(&m_state)); }
    const T& value() const& { return (assert(ok()), *std::get_if<0>(&m_state)); }
    T&& value() && { return (assert(ok()), std::move(*std::get_if<0>(&m_state))); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Problem& problem() const { return (assert(!ok()), *std::get_if<1>(&m_state)); }

  private:
    std::variant<T, Problem> m_state;
};

// The value of operations that only succeed or fail.
struct Done {};
using Outcome = Result<Done>;

}  // namespace tenaille
