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

// The picture of this name is no picture, for this reason.
Problem unshownPicture(const std::string& asset, Problem why);

// One problem for each picture that cannot be decoded, naming `file` and the picture.
std::vector<Problem> pictureProblems(const document::Encounter& encounter, const std::string& file);

}  // namespace tenaille::app
