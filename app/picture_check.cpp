// SPDX-License-Identifier: MIT
#include "app/picture_check.h"

#include "app/offscreen.h"
#include "core/io/picture_header.h"
#include "ui/scene/pictures.h"

namespace tenaille::app {

std::vector<Problem> pictureProblems(const document::Encounter& encounter, const std::string& file) {
    const Offscreen application;
    std::vector<Problem> problems;
    for (const auto& [asset, bytes] : encounter.assets) {
        const Result<ui::Pyramid> picture = ui::decodePicture(*bytes, false);
        if (picture) continue;
        problems.push_back(io::unshownPicture(asset, picture.problem()).inFile(file));
    }
    return problems;
}

}  // namespace tenaille::app
