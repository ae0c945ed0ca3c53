// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <optional>
#include <string_view>
#include <vector>

namespace tenaille::ui {

// One shape of an icon: stroked with the family's pen, or filled.
struct IconShape {
    QPainterPath path;
    bool filled = false;
};

// The path that the `d` attribute of an SVG <path> describes, in its own units. Understands M L H V C Q A Z
// in both cases with any separators; arcs must lie on circles or on ellipses that are not turned. Nothing for
// anything else: icons are ours, so an unknown letter is a mistake in the drawing and a test reports it.
std::optional<QPainterPath> parseSvgPath(std::string_view d);

// The shapes of one icon file of ours: <path d="..."/> elements, filled where they say fill="currentColor".
// Much cheaper than a full SVG reader (parsing one icon: a few microseconds), and the program never opens
// foreign SVG here. Empty when the file holds no path or one that parseSvgPath() refuses.
std::vector<IconShape> parseIcon(std::string_view svg);

}  // namespace tenaille::ui
