// SPDX-License-Identifier: MIT
//
// `tenaille render`: one picture of a document without a window.
#include <QBuffer>
#include <algorithm>
#include <filesystem>
#include <iostream>

#include "app/any_map.h"
#include "app/application.h"
#include "app/command_line.h"
#include "app/offscreen.h"
#include "app/replaced_file.h"
#include "app/voice.h"
#include "core/actions/attack_question.h"
#include "core/document/board_of.h"
#include "core/document/project.h"
#include "core/io/picture_header.h"
#include "core/io/safe_writer.h"
#include "ui/battle/ruling_overlay.h"
#include "ui/scene/render_image.h"
#include "ui/text/ruling_text.h"

namespace tenaille::app {

namespace {

void warn(const std::string& text) { std::cerr << "tenaille: " << text << '\n'; }

// For players what their screen would show; a map, on which nobody looks around, without its secrets. A small
// picture is for the game master, who has to know the map again: without its secrets too, but whole.
ui::KnownBoard subjectOf(document::Encounter map, RenderView view) {
    if (view == RenderView::Gm) return {std::move(map)};
    if (map.kind == document::DocumentKind::Map || view == RenderView::Thumbnail)
        return {document::project(map, document::Audience::Players)};
    return ui::knownToPlayers(map);
}

QImage paint(const ui::KnownBoard& subject, const RenderRequest& request, const ui::RenderOptions& options) {
    ui::BoardScene scene;
    QObject::connect(
        &scene, &ui::BoardScene::pictureFailed, [&](const QString& asset, const Problem& problem) {
            warn(told(io::unshownPicture(asset.toStdString(), problem).inFile(request.document)));
        });
    return ui::renderKnown(scene, subject, options);
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

// The board and nothing else, at most as large as the picture was to be.
void fillWith(const QRectF& board, ui::RenderOptions& options) {
    options.size = board.size().scaled(options.size, Qt::KeepAspectRatio).toSize().expandedTo({1, 1});
    options.camera = ui::fitting(board, options.size, 0);
}

Outcome render(const RenderRequest& request) {
    std::error_code error;
    if (std::filesystem::equivalent(request.document, request.picture, error))
        return Problem{TENAILLE_PROBLEM("The picture would take the place of the document."),
                       {},
                       TENAILLE_PROBLEM("Give the picture another name; nothing was written.")}
            .inFile(request.picture);
    if (Outcome may = mayReplace(request.picture); !may) return may;
    Result<AnyMap> read = readAnyMap(request.document);
    if (!read) return read.problem();
    // What the file has that the picture will not show is told.
    for (const io::ImportNote& note : read->notes)
        if (note.cause) warn(told(note));
    for (const Problem& notice : read->notices) warn(told(notice));
    const ui::KnownBoard subject = subjectOf(std::move(read->map), request.view);
    ui::RenderOptions options;
    options.size = {request.width, request.height};
    if (request.view == RenderView::Thumbnail)
        fillWith(ui::planeRect(subject.shown.gridRecord().extent), options);
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
    warn(told(outcome.problem()));
    return kFailure;
}

}  // namespace tenaille::app
