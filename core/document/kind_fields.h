// SPDX-License-Identifier: MIT
//
// The stored fields of a document's own kinds (see fields.h).
#pragma once

#include <concepts>
#include <type_traits>

#include "core/board/records.h"
#include "core/document/secrecy.h"

namespace tenaille::document {

template <class V>
void fields(auto& r, V&& v) requires std::same_as<std::remove_cvref_t<decltype(r)>, board::KindRecord> {
    v("of", Secrecy::Secret, r.of);
    v("kind", Secrecy::Secret, r.kind);
    v("label", Secrecy::Secret, r.label);
    v("like", Secrecy::Secret, r.like);
    v("stopsMovement", Secrecy::Secret, r.barrier.stopsMovement);
    v("stopsSight", Secrecy::Secret, r.barrier.stopsSight);
    v("stopsEffect", Secrecy::Secret, r.barrier.stopsEffect);
    v("cover", Secrecy::Secret, r.barrier.cover);
    v("low", Secrecy::Secret, r.barrier.low);
    v("hampers", Secrecy::Secret, r.barrier.hampers);
    v("oneWay", Secrecy::Secret, r.barrier.oneWay);
    v("solid", Secrecy::Secret, r.ground.solid);
    v("opaque", Secrecy::Secret, r.ground.opaque);
    v("doublings", Secrecy::Secret, r.ground.doublings);
    v("obstacle", Secrecy::Secret, r.ground.obstacle);
    v("cellCover", Secrecy::Secret, r.ground.cover);
    v("cellLow", Secrecy::Secret, r.ground.low);
    v("conceals", Secrecy::Secret, r.ground.conceals);
    v("cause", Secrecy::Secret, r.ground.cause);
    v("secret", Secrecy::Secret, r.secret);
    v("alwaysOpen", Secrecy::Secret, r.alwaysOpen);
    v("startsHere", Secrecy::Secret, r.startsHere);
    v("width", Secrecy::Secret, r.width);
    v("height", Secrecy::Secret, r.height);
    v("colour", Secrecy::Secret, r.colour);
    v("line", Secrecy::Secret, r.line);
    v("pattern", Secrecy::Secret, r.pattern);
}

template <>
constexpr const char* tableKey<board::KindRecord>() {
    return "kinds";
}

}  // namespace tenaille::document
