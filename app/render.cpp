// SPDX-License-Identifier: MIT
//
// `tenaille render`: one picture of a document without a window.
#include <QBuffer>
#include <QPainter>
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>

#include "app/any_map.h"
#include "app/application.h"
#include "app/command_line.h"
#include "app/offscreen.h"
#include "core/actions/attack_question.h"
#include "core/document/board_of.h"
#include "core/document/project.h"
#include "core/io/safe_writer.h"
#include "core/players/player_scene.h"
#include "ui/battle/ruling_overlay.h"
#include "ui/scene/fog_painter.h"
#include "ui/scene/render_image.h"
#include "ui/text/ruling_text.h"

namespace tenaille::app {

namespace {

void warn(const std::string& text) { std::cerr << "tenaille: " << text << '\n'; }

// What is painted: for players whose screen shows the board by sight or in fog no more than that.
struct Subject {
    document::Encounter shown;
    std::optional<board::SampleMask> known = {};  // in fog; the rest is black
    board::SampleMask seen = {};
};

Subject subjectOf(document::Encounter map, RenderView view) {
    if (view == RenderView::Gm) return {std::move(map)};
    if (map.playerView.empty()) return {document::project(map, document::Audience::Players)};
    players::PlayerScene scene = players::playerScene(
        map, players::SightGround(map, document::boardOf(map), document::optionsOf(map)));
    Subject subject{std::move(scene.shown)};
    if (scene.mode == board::PlayerMode::Fog) {
        subject.known = std::move(scene.known);
        subject.seen = std::move(scene.seen);
    }
    return subject;
}

QImage paint(const Subject& subject, const RenderRequest& request, ui::RenderOptions options) {
    ui::BoardScene scene;
    if (subject.known) scene.setKnown(std::make_shared<const board::SampleMask>(*subject.known));
    QObject::connect(
        &scene, &ui::BoardScene::pictureFailed, [&](const QString& asset, const Problem& problem) {
            warn(describe(ui::unshownPicture(asset.toStdString(), problem).inFile(request.document)));
        });
    scene.show(subject.shown);
    options.camera = ui::fitting(scene.ground()->board, options.size);
    QImage image = ui::renderScene(scene, options);
    if (subject.known && !image.isNull()) {
        QPainter painter(&image);
        ui::paintFog(painter, scene.grid(), *subject.known, subject.seen, *options.camera, image.rect(),
                     ui::FogLook());
    }
    return image;
}

// By its name; if there is none like it, by the only name that differs in small and capital letters alone.
Result<const board::TokenRecord*> tokenNamed(const document::Encounter& encounter, const std::string& name) {
    std::vector<const board::TokenRecord*> alike;
    for (const board::TokenRecord& token : encounter.tokens) {
        if (token.name == name) return &token;
        if (QString::fromStdString(token.name).compare(QString::fromStdString(name), Qt::CaseInsensitive) ==
            0)
            alike.push_back(&token);
    }
    if (alike.size() == 1) return alike.front();
    return Problem{TENAILLE_PROBLEM("There is no creature called \"%1\"."),
                   {name},
                   TENAILLE_PROBLEM("Write the name as it stands in the document.")};
}

// The ruling's arcs and lines; nothing when no names were given.
Outcome addRuling(const document::Encounter& encounter, const RenderRequest& request,
                  ui::RenderOptions& options) {
    if (request.attacker.empty()) return Done{};
    const auto attacker = tokenNamed(encounter, request.attacker);
    if (!attacker) return attacker.problem();
    const auto target = tokenNamed(encounter, request.target);
    if (!target) return target.problem();
    const board::BoardView board = document::boardOf(encounter);
    const rules::RuleOptions rules = document::optionsOf(encounter);
    const attack::AttackQuestion question = actions::attackQuestion(encounter, **attacker, **target, rules);
    const attack::AttackRuling ruling = attack::attackRuling(board, question, rules);
    ui::addArcs(board, (*target)->creature, (*target)->name, rules, options.overlay);
    ui::addLines(board, question, ruling, rules, false, options.overlay);
    options.overlay.legend.clear();  // the hint says it
    options.marks.selected = {(*attacker)->id};
    options.marks.targets = {(*target)->id};
    options.hint = QString::fromStdString(request.attacker + " → " + request.target + " · ") +
                   ui::linesSummary(ruling, encounter);
    return Done{};
}

Outcome render(const RenderRequest& request) {
    std::error_code error;
    if (std::filesystem::equivalent(request.document, request.picture, error))
        return Problem{TENAILLE_PROBLEM("The picture would take the place of the document."),
                       {},
                       TENAILLE_PROBLEM("Give the picture another name; nothing was written.")}
            .inFile(request.picture);
    Result<AnyMap> read = readAnyMap(request.document);
    if (!read) return read.problem();
    // What the file has that the picture will not show is told.
    for (const io::ImportNote& note : read->notes)
        if (note.cause) warn(io::textOf(note));
    for (const Problem& notice : read->notices) warn(describe(notice));
    const Subject subject = subjectOf(std::move(read->map), request.view);
    ui::RenderOptions options;
    options.size = {request.width, request.height};
    options.tracesWalls = request.view == RenderView::Gm;
    const Outcome ruled = addRuling(subject.shown, request, options);
    if (!ruled) return ruled.problem().inFile(request.document);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const QImage image = paint(subject, request, options);
    if (image.isNull() || !image.save(&buffer, "PNG"))
        return Problem{TENAILLE_PROBLEM("The picture could not be made."),
                       {},
                       TENAILLE_PROBLEM("Ask for a smaller one.")}
            .inFile(request.picture);
    return io::writeFileSafely(request.picture, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

}  // namespace

int runRender(const RenderRequest& request) {
    const Offscreen application;
    const Outcome outcome = render(request);
    if (outcome) return kSuccess;
    warn(describe(outcome.problem()));
    return kFailure;
}

}  // namespace tenaille::app
