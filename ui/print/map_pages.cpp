// SPDX-License-Identifier: MIT
#include "ui/print/map_pages.h"

#include <algorithm>
#include <cmath>

#include "ui/print/page_text.h"
#include "ui/scene/frame.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr double kNameMm = 3;
constexpr double kNoteMm = 40;  // the title of a note is not longer
constexpr QColor kMapPagesPlate(255, 255, 255, 190);

void paintCreature(QPainter& painter, const TokenShape& token, double cellMm) {
    const double scale = cellMm * kPaintedDotsPerMm;
    painter.save();
    painter.translate(token.middle);
    paintTokenFace(painter, token.face, scale, false);
    painter.restore();
    if (token.name.isEmpty()) return;
    painter.save();
    painter.translate(token.middle + QPointF(0, nameTop(token)));
    painter.scale(1 / cellMm, 1 / cellMm);
    const double wide = (token.face.size + 0.6) * cellMm;
    PageText look{kNameMm, true, Qt::black, Qt::AlignCenter, true, kMapPagesPlate};
    drawText(painter, QRectF(-wide / 2, 0, wide, kNameMm * 1.1), token.name, look);
    painter.restore();
}

void paintNote(QPainter& painter, const NoteShape& note, double cellMm) {
    constexpr double kHeadMm = 2.6;
    painter.save();
    painter.translate(note.at);
    painter.scale(1 / cellMm, 1 / cellMm);
    paintNotePin(painter, {}, kHeadMm, QPen(ink::kBlack, 0.35));
    if (!note.title.isEmpty())
        drawText(painter, QRectF(kHeadMm * 1.5, -kHeadMm * 2.4, kNoteMm, kNameMm * 1.2), note.title,
                 {kNameMm, true, QColor(0x4a, 0x2c, 0x75), Qt::AlignLeft | Qt::AlignVCenter, true,
                  kMapPagesPlate});
    painter.restore();
}

}  // namespace

Result<MapSheet> mapSheet(const document::Encounter& encounter, const MapContent& content,
                          const Pictures& decoded) {
    const document::Encounter shown = document::project(encounter, content.audience);
    MapSheet sheet;
    auto ground = std::make_shared<Ground>(*makeGround(shown));
    ground->gridVisible = content.grid;
    sheet.ground = ground;
    sheet.grid = content.grid;
    sheet.means.colours = boardColours(lightTheme());
    sheet.means.tracesWalls = content.audience == document::Audience::GameMaster;
    std::set<std::string> names;
    for (const auto& picture : ground->pictures) names.insert(picture->asset);
    Result<Pictures> pictures = decodePictures(shown, names, decoded);
    if (!pictures) return pictures.problem();
    sheet.means.pictures = std::make_shared<const Pictures>(*std::move(pictures));
    std::set<std::string> faceNames;
    if (content.creatures)
        for (const board::TokenRecord& token : shown.tokens) faceNames.insert(token.picture);
    const Result<Pictures> faces = decodePictures(shown, faceNames, decoded, kMaxFaceSide);
    if (!faces) return faces.problem();
    BoardScene scene;
    if (content.creatures || content.audience == document::Audience::GameMaster) {
        document::Encounter live = shown;
        live.pictures = {};
        live.assets.clear();
        scene.show(live);
        if (content.creatures) sheet.creatures = scene.tokens();
        for (TokenShape& creature : sheet.creatures)
            if (const auto picture = faces->find(creature.picture); picture != faces->end())
                creature.face.picture = picture->second;
        sheet.notes = scene.notes();
    }
    return sheet;
}

void paintMapPart(QPainter& painter, const MapSheet& sheet, const QRectF& plane, double cellMm) {
    painter.save();
    painter.scale(cellMm, cellMm);
    painter.translate(-plane.topLeft());
    painter.setClipRect(plane, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGroundOnPaper(painter, *sheet.ground, sheet.means, cellMm * kPaintedDotsPerMm, plane);
    for (const TokenShape& token : sheet.creatures)
        if (token.bounds.intersects(plane)) paintCreature(painter, token, cellMm);
    const double reach = (kNoteMm + 5) / cellMm;
    for (const NoteShape& note : sheet.notes)
        if (plane.adjusted(-reach, -reach, reach, reach).contains(note.at)) paintNote(painter, note, cellMm);
    painter.restore();
}

QImage mapOverview(const MapSheet& sheet, QSize size) {
    const QRectF board = sheet.ground->board;
    const double scale = std::min(size.width() / board.width(), size.height() / board.height());
    const QPointF corner = board.topLeft() * scale;
    const QRect pixels(corner.toPoint(), (board.size() * scale).toSize());
    GroundMeans means = sheet.means;
    means.colours.backdrop = Qt::white;
    return paintGround(*sheet.ground, means, scale, pixels);
}

}  // namespace tenaille::ui
