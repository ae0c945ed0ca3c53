// SPDX-License-Identifier: MIT
//
// Pick: what lies under the pointer, as a plain value. ui/scene/pick.h finds it, tools read it.
#pragma once

#include <cstdint>

#include "core/base/record_id.h"

namespace tenaille::ui {

enum class PickKind : std::uint8_t { Nothing, Token, Door, Note, Light, Prop, Text, Wall };

struct Pick {
    PickKind kind = PickKind::Nothing;
    RecordId record;
    friend bool operator==(const Pick&, const Pick&) = default;

    explicit operator bool() const { return kind != PickKind::Nothing; }
};

}  // namespace tenaille::ui
