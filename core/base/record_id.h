// SPDX-License-Identifier: MIT
//
// The name of one record inside one document.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace tenaille {

// Unique in its document across all tables, never 0 for a stored record; 0 means "none". Stored in files as a
// number.
struct RecordId {
    std::uint32_t value = 0;

    explicit operator bool() const { return value != 0; }
    friend auto operator<=>(RecordId, RecordId) = default;
};

}  // namespace tenaille

template <>
struct std::hash<tenaille::RecordId> {
    std::size_t operator()(tenaille::RecordId id) const noexcept { return id.value; }
};
