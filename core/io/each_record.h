// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

#include "core/document/table.h"
#include "core/io/json_path.h"

namespace tenaille::io {

// Calls check(record, path) for every record of a table.
template <class R, class Check>
void each(const document::Table<R>& table, const char* key, Check check) {
    const JsonPath root;
    const JsonPath list = root.member(key);
    std::size_t index = 0;
    for (const R& record : table) check(record, list.item(index++));
}

}  // namespace tenaille::io
