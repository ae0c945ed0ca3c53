// SPDX-License-Identifier: MIT
//
// The pages of the gallery: every icon, every widget of ours, every standard control, as they look in the
// program. Shown by the developer tool `ui_gallery`, painted by tests/ui/widgets/gallery_test.cpp.
#pragma once

#include <QWidget>
#include <memory>
#include <vector>

namespace tenaille::ui::gallery {

struct Page {
    QString name;
    std::unique_ptr<QWidget> widget;
};

// `longer`: every text 40 % longer, as French is; nothing may be cut.
std::vector<Page> pages(bool longer);

// The text as it is, or 40 % longer with accents.
QString text(const char* english, bool longer);

}  // namespace tenaille::ui::gallery
