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

struct UnshownPicture {
    std::string asset;
    Problem why;  // names neither file nor picture
};

// Every picture that cannot be decoded.
std::vector<UnshownPicture> unshownPictures(const document::Encounter& encounter);

}  // namespace tenaille::app
