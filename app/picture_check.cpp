// SPDX-License-Identifier: MIT
#include "app/picture_check.h"

#include "app/offscreen.h"
#include "ui/scene/pictures.h"

namespace tenaille::app {

std::vector<UnshownPicture> unshownPictures(const document::Encounter& encounter) {
    const Offscreen application;
    std::vector<UnshownPicture> unshown;
    for (const auto& [asset, bytes] : encounter.assets) {
        const Result<ui::Pyramid> picture = ui::decodePicture(*bytes, false);
        if (!picture) unshown.push_back({asset, picture.problem()});
    }
    return unshown;
}

}  // namespace tenaille::app
