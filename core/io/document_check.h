// SPDX-License-Identifier: MIT
//
// What can be wrong between the records of a document, when each of them is well formed by itself (codec.h).
#pragma once

#include "core/document/encounter.h"
#include "core/io/reading.h"

namespace tenaille::io {

// Problems: names of pictures that are no asset names, words that are too long. Notices: kinds,
// sets of rules, rule options and values of them that this version does not know, walls and doors without
// length, overrides that name no creature, creatures off the board. Places are those of the file when it
// holds its records in ascending order, as this program writes them.
void checkDocument(const document::Encounter& encounter, Reading& reading);

}  // namespace tenaille::io
