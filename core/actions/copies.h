// SPDX-License-Identifier: MIT
//
// What is copied from a document: a small map of its own, which Paste (map_intents.h) puts into any document
// of the same grid.
#pragma once

#include <vector>

#include "core/document/encounter.h"

namespace tenaille::actions {

// Whether pictures are among them: their bytes belong to the document, and stay in it.
enum class CopiedPictures { None, Same };

// Elements with the rooms of the floors among them and their terrain, creatures, and the kinds of the
// document that they are of.
document::Encounter copyOf(const document::Encounter& map, const std::vector<RecordId>& records,
                           CopiedPictures pictures = CopiedPictures::None);

bool hasNothing(const document::Encounter& copy);

// The middle of the box around everything that was copied, on a corner of the grid: where it is held.
board::LatticePoint middleOfCopy(const document::Encounter& copy);

}  // namespace tenaille::actions
