// SPDX-License-Identifier: MIT
//
// The stored fields of board/player_records.h (see fields.h). They reach the players as what is painted,
// never as records.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/board/player_records.h"
#include "core/document/secrecy.h"

namespace tenaille::document {

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::PlayerViewRecord> {
    v("mode", Secrecy::Secret, r.mode);
    v("light", Secrecy::Secret, r.light);
    v("explores", Secrecy::Secret, r.explores);
    v("shown", Secrecy::Secret, r.shown);
}

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::FogRecord> {
    v("column", Secrecy::Secret, r.column);
    v("row", Secrecy::Secret, r.row);
    v("explored", Secrecy::Secret, r.explored);
    v("uncovered", Secrecy::Secret, r.uncovered);
    v("covered", Secrecy::Secret, r.covered);
}

template <>
constexpr const char* tableKey<board::PlayerViewRecord>() {
    return "playerView";
}
template <>
constexpr const char* tableKey<board::FogRecord>() {
    return "fog";
}

}  // namespace tenaille::document
