// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/document/fields.h"

namespace tenaille::document {

// Calls visitor(key, secrecy, member, members of the others...) for every field of several records of one
// type, in file order (fields.h). `record` may be changed through it.
template <class R, class V, class... Others>
void pairedFields(R& record, V&& visitor,
                  const Others&... others) requires(std::same_as<std::remove_const_t<R>, Others>&&...) {
    std::array<std::vector<const void*>, sizeof...(Others)> members;
    std::size_t which = 0;
    const auto take = [&](const auto& other) {
        fields(other, [&](const char*, Secrecy, const auto& member) { members[which].push_back(&member); });
        ++which;
    };
    (take(others), ...);
    std::size_t at = 0;
    fields(record, [&](const char* key, Secrecy secrecy, auto& member) {
        using Member = std::remove_const_t<std::remove_reference_t<decltype(member)>>;
        [&]<std::size_t... i>(std::index_sequence<i...>) {
            visitor(key, secrecy, member, *static_cast<const Member*>(members[i][at])...);
        }
        (std::index_sequence_for<Others...>());
        ++at;
    });
}

}  // namespace tenaille::document
