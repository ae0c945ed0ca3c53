// SPDX-License-Identifier: MIT
#pragma once

// Records whose every member differs from its default. They are filled through structured bindings, so that a
// new member of a struct does not compile here until it gets a value, and the round trips of the io tests
// then show whether document/fields.h knows it.

#include <utility>

#include "core/document/encounter.h"

namespace tenaille::test {

/// One record of every table, two creatures that fight; ids 1, 2, 10, 11 ...; extras hold unknown members.
document::Encounter filledEncounter(board::GridKind grid);

/// Lets `edit` change every record of a table.
template <class R, class Edit>
void editAll(document::Table<R>& table, Edit edit) {
    const document::Table<R> before = table;
    for (R record : before) {
        edit(record);
        table.put(std::move(record));
    }
}

}  // namespace tenaille::test
