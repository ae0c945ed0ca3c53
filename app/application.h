// SPDX-License-Identifier: MIT
//
// The part of the program that needs a display or draws: everything else is answered by command_line.h
// without it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tenaille::app {

// `tenaille [FILE...]`: the window with these documents; without any, the one of the last session or the
// sample. A program that runs already on this display takes the document, unless another one is wanted.
struct WindowRequest {
    std::vector<std::string> files;
    bool another = false;
};

// Thumbnail: what players may have, without fog, in the shape of the board; the size is the most that it may
// have. File managers show it, perhaps on the players' screen.
enum class RenderView : std::uint8_t { Gm, Player, Thumbnail };

// `tenaille render`: one picture of a document, and the lines of a ruling when both names are given.
struct RenderRequest {
    std::string document;
    std::string picture;  // a PNG file
    RenderView view = RenderView::Gm;
    int width = 1920;  // pixels, 1..16384
    int height = 1080;
    std::string attacker;  // names of tokens, or both empty
    std::string target;
};

// Both return the exit status of the program (command_line.h).
// argc and argv are those of main(), for Qt.
int runWindow(int argc, char** argv, const WindowRequest& request);
int runRender(const RenderRequest& request);

}  // namespace tenaille::app
