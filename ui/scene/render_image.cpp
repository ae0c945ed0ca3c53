// SPDX-License-Identifier: MIT
#include "ui/scene/render_image.h"

#include <limits>

#include "core/document/board_of.h"
#include "core/players/player_scene.h"
#include "ui/scene/fog_painter.h"
#include "ui/scene/ground_painter.h"
#include "ui/scene/tile_store.h"

namespace tenaille::ui {

namespace {

QImage rendered(BoardScene& scene, const RenderOptions& options, const KnownBoard* fog) {
    scene.decodeNow();
    const Camera camera = options.camera.value_or(fitting(scene.ground()->board, options.size));
    GroundMeans means;
    means.colours = options.colours;
    means.pictures = scene.pictures();
    means.known = scene.known();
    means.veiled = scene.veiled();
    means.tracesWalls = options.tracesWalls;

    QImage image(options.size, QImage::Format_RGB32);
    QPainter painter(&image);
    const QPoint origin = camera.pixelOrigin();
    const QRect view(QPoint(), options.size);
    for (const TileKey& key : tilesOver(view.translated(-origin), camera.scale))
        painter.drawImage(key.pixels().topLeft() + origin,
                          paintGround(*scene.ground(), means, key.scale, key.pixels()));

    if (fog != nullptr && fog->known)
        paintFog(painter, scene.grid(), {*fog->known, fog->seen, fog->dim}, camera, view, FogLook());
    FrameCaches caches;
    const Frame frame{scene,           camera,       options.colours, options.marks, options.frame,
                      options.overlay, options.hint, std::nullopt,    options.size,  options.density};
    paintFrame(painter, frame, caches, view, std::numeric_limits<double>::infinity(), true);
    return image;
}

}  // namespace

QImage renderScene(BoardScene& scene, const RenderOptions& options) {
    return rendered(scene, options, nullptr);
}

KnownBoard knownToPlayers(const document::Encounter& encounter) {
    players::PlayerScene scene = players::playerScene(
        encounter,
        players::SightGround(encounter, document::boardOf(encounter), document::optionsOf(encounter)));
    KnownBoard board{std::move(scene.shown)};
    if (scene.cut) {
        board.seen = players::brightGround(scene);
        board.dim = std::move(scene.dim);
        board.known = std::move(scene.known);
        board.veiled = std::move(scene.veiled);
    }
    return board;
}

QImage renderKnown(BoardScene& scene, const KnownBoard& board, const RenderOptions& options) {
    if (board.known)
        scene.setKnown(std::make_shared<const board::SampleMask>(*board.known),
                       std::make_shared<const board::SampleMask>(board.veiled));
    scene.show(board.shown);
    if (!board.known) return rendered(scene, options, &board);
    // Nobody sees where the board ends.
    RenderOptions asUnknown = options;
    asUnknown.colours.backdrop = FogLook().unknown;
    return rendered(scene, asUnknown, &board);
}

QImage renderBoard(const document::Encounter& encounter, const RenderOptions& options) {
    BoardScene scene;
    scene.show(encounter);
    return renderScene(scene, options);
}

}  // namespace tenaille::ui
