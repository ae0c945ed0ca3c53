// SPDX-License-Identifier: MIT
//
// A picture of a board, for files, thumbnails and tests: the same painters as the widget, in one go.
#pragma once

#include <QImage>

#include "core/board/sample_mask.h"
#include "core/document/encounter.h"
#include "ui/scene/frame.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

struct RenderOptions {
    QSize size{1280, 800};  // pixels
    double density = 1;     // of them for one of the user interface: labels and marks grow with it
    BoardColours colours = boardColours(darkTheme());
    std::optional<Camera> camera;  // none: the whole board
    bool tracesWalls = true;
    BoardMarks marks;
    FrameOptions frame;
    Overlay overlay;
    QString hint;
};

// A board as far as somebody knows it.
struct KnownBoard {
    document::Encounter shown;
    std::optional<board::SampleMask> known = {};  // in fog; the rest is black
    board::SampleMask veiled = {};                // as of players::PlayerScene
    board::SampleMask seen = {};                  // what is known beyond it is only remembered
    board::SampleMask dim = {};                   // of what is seen, what lies in no bright light
};

// What the players' screen would show: all that project() lets through unless it goes by sight or keeps to
// the fog.
KnownBoard knownToPlayers(const document::Encounter& encounter);

// With the fog below the creatures, as on the players' screen.
QImage renderKnown(BoardScene& scene, const KnownBoard& board, const RenderOptions& options);

// Waits for pictures that are not decoded yet. Shows whatever the scene holds: project() the document first
// for the players.
QImage renderScene(BoardScene& scene, const RenderOptions& options);
QImage renderBoard(const document::Encounter& encounter, const RenderOptions& options);

}  // namespace tenaille::ui
