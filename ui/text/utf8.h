// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <string_view>

namespace tenaille::ui {

// Words of core are UTF-8.
inline QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace tenaille::ui
