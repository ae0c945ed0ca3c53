// SPDX-License-Identifier: MIT
#include "app/picture_check.h"

#include <QCoreApplication>
#include <memory>

#include "ui/scene/pictures.h"

namespace tenaille::app {

std::vector<Problem> pictureProblems(const document::Encounter& encounter, const std::string& file) {
    // Formats beyond those built into Qt are plug-ins, which an application finds.
    static int words = 1;
    static char name[] = "tenaille";
    static char* word[] = {name, nullptr};
    std::unique_ptr<QCoreApplication> application;
    if (QCoreApplication::instance() == nullptr)
        application = std::make_unique<QCoreApplication>(words, word);
    std::vector<Problem> problems;
    for (const auto& [asset, bytes] : encounter.assets) {
        const Result<ui::Pyramid> picture = ui::decodePicture(*bytes, false);
        if (picture) continue;
        problems.push_back(ui::unshownPicture(asset, picture.problem()).inFile(file));
    }
    return problems;
}

}  // namespace tenaille::app
