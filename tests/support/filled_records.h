// SPDX-License-Identifier: MIT
#pragma once

// Records whose every member differs from its default. They are filled through structured bindings, so that a
// new member of a struct does not compile here until it gets a value, and the round trips of the io tests
// then show whether document/fields.h knows it.

#include "core/document/encounter.h"

namespace tenaille::test {

/// One record of every table, two creatures that fight; ids 1, 2, 10, 11 ...; extras hold unknown members.
document::Encounter filledEncounter(board::GridKind grid);

}  // namespace tenaille::test
