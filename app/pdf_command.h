// SPDX-License-Identifier: MIT
//
// `tenaille export IN OUT.pdf`: the map on paper, at a size that miniatures fit, and creatures to cut out
// (ui/print).
#pragma once

#include "app/commands.h"

namespace tenaille::app {

// A word of `words` names a PDF file.
bool asksForPdf(Words words);
int pdfCommand(const Command& command, Words words, Streams streams);

}  // namespace tenaille::app
