// SPDX-License-Identifier: MIT
#include "ui/scene/render_image.h"

#include <limits>

#include "ui/scene/ground_painter.h"
#include "ui/scene/tile_store.h"

namespace tenaille::ui {

QImage renderScene(BoardScene& scene, const RenderOptions& options) {
    scene.decodeNow();
    const Camera camera = options.camera.value_or(fitting(scene.ground()->board, options.size));
    GroundMeans means;
    means.colours = options.colours;
    means.pictures = scene.pictures();
    means.known = scene.known();
    means.textures = options.textures;
    means.tracesWalls = options.tracesWalls;

    QImage image(options.size, QImage::Format_RGB32);
    QPainter painter(&image);
    const QPoint origin = camera.pixelOrigin();
    const QRect view(QPoint(), options.size);
    for (const TileKey& key : tilesOver(view.translated(-origin), camera.scale))
        painter.drawImage(key.pixels().topLeft() + origin,
                          paintGround(*scene.ground(), means, key.scale, key.pixels()));

    FrameCaches caches;
    const Frame frame{scene,           camera,       options.colours, options.marks, options.frame,
                      options.overlay, options.hint, std::nullopt,    options.size,  options.density};
    paintFrame(painter, frame, caches, view, std::numeric_limits<double>::infinity(), true);
    return image;
}

QImage renderBoard(const document::Encounter& encounter, const RenderOptions& options) {
    BoardScene scene;
    scene.show(encounter);
    return renderScene(scene, options);
}

}  // namespace tenaille::ui
