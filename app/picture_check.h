// SPDX-License-Identifier: MIT
//
// Can the pictures of a document be shown? A file may be a document of ours from end to end and yet hold a
// picture that stops in its middle.
#pragma once

#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/document/encounter.h"

namespace tenaille::app {

// One problem for each picture that cannot be decoded, naming `file` and the picture.
std::vector<Problem> pictureProblems(const document::Encounter& encounter, const std::string& file);

}  // namespace tenaille::app
