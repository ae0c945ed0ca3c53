// SPDX-License-Identifier: MIT
#include "app/picture_check.h"

#include <QCoreApplication>
#include <memory>

#include "ui/scene/pictures.h"

namespace tenaille::app {

Problem unshownPicture(const std::string& asset, Problem why) {
    Problem problem{TENAILLE_PROBLEM("The picture %1 cannot be shown."),
                    {asset},
                    TENAILLE_PROBLEM("Take another copy of it.")};
    problem.why = {std::move(why)};
    return problem;
}

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
        problems.push_back(unshownPicture(asset, picture.problem()).inFile(file));
    }
    return problems;
}

}  // namespace tenaille::app
