// SPDX-License-Identifier: MIT
//
// JsonPath: where in a JSON document a reader stands, for messages: "tokens[3].reach".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tenaille::io {

// A chain of steps on the stack of the readers; costs nothing until its text is asked for. A path refers to
// the one it was made from and to the key, which must both outlive it.
class JsonPath {
  public:
    JsonPath() = default;  // the whole document

    JsonPath member(std::string_view key) const { return JsonPath(this, key, 0); }
    JsonPath item(std::size_t index) const { return JsonPath(this, {}, index); }

    // Empty for the whole document.
    std::string text() const {
        if (m_parent == nullptr) return {};
        const std::string before = m_parent->text();
        if (m_key.data() == nullptr) return before + '[' + std::to_string(m_index) + ']';
        return before.empty() ? std::string(m_key) : before + '.' + std::string(m_key);
    }

  private:
    JsonPath(const JsonPath* parent, std::string_view key, std::size_t index)
        : m_parent(parent), m_key(key), m_index(index) {}

    const JsonPath* m_parent = nullptr;
    std::string_view m_key;
    std::size_t m_index = 0;
};

}  // namespace tenaille::io
