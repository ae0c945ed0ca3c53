// SPDX-License-Identifier: MIT
#include "ui/player/player_picture.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/document/project.h"
#include "ui/player/player_inks.h"
#include "ui/player/pointing_painter.h"
#include "ui/scene/label_fonts.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

constexpr double kTextHeight = 0.021;  // of the height of the picture
constexpr double kFitMargin = 24;

// The theme of the map is that of a lit room: the players look at the map, not at a program. Beyond the board
// there is nothing.
BoardColours playerColours() {
    BoardColours colours = boardColours(lightTheme());
    colours.backdrop = players_ink::kBlank;
    return colours;
}

}  // namespace

PlayerPicture::PlayerPicture(PlayerStage& stage, QObject* parent)
    : QObject(parent), m_stage(stage), m_ground(stage.board()) {
    m_ground.setColours(playerColours());
    m_ground.setTracesWalls(false);
    m_ground.setStartAreas(false);
    setPans(true);
    connect(&m_stage, &PlayerStage::changed, this, &PlayerPicture::refresh);
    connect(&m_stage, &PlayerStage::boardReplaced, this, [this] {
        m_known = {};
        setFrame(std::nullopt);
    });
    connect(&m_stage, &PlayerStage::pointingChanged, this, &PlayerPicture::movePointing);
    connect(&m_stage.board(), &BoardScene::groundChanged, this, &PlayerPicture::refresh);
    connect(&m_ground, &GroundView::improved, this, &PlayerPicture::follow);
}

void PlayerPicture::setSize(QSize size) {
    if (m_size == size) return;
    m_size = size;
    refresh();
}

void PlayerPicture::setWatched(bool watched) {
    if (m_watched == watched) return;
    m_watched = watched;
    refresh();
}

void PlayerPicture::setPans(bool pans) {
    m_ground.setAhead(pans ? GroundView::Ahead::SharpFirst : GroundView::Ahead::Nothing);
}

void PlayerPicture::setFrame(std::optional<PlayerFrame> frame) {
    if (m_frame == frame) return;
    m_frame = frame;
    refresh();
}

void PlayerPicture::setTurns(int turns) {
    m_turns = ((turns % 4) + 4) % 4;
    refresh();
}

void PlayerPicture::setCellPixels(std::optional<double> pixels) {
    m_cellPixels = pixels;
    refresh();
}

void PlayerPicture::setStripEdges(StripEdges edges) {
    m_stripEdges = edges;
    refresh();
}

void PlayerPicture::setCard(double dotsPerMm) {
    m_card = dotsPerMm;
    refresh();
}

QSize PlayerPicture::stageSize() const { return m_turns % 2 == 0 ? m_size : m_size.transposed(); }

// As high for who stands beside a turned screen as before it.
double PlayerPicture::textHeight() const {
    return std::clamp(m_size.height() * kTextHeight, 12.0, double{kMostLetters});
}

// Names grow with the squares: a board that is seen from across the room is read there.
double PlayerPicture::textScale(const Camera& camera) const {
    constexpr double kUsualLetters = 16;
    constexpr double kCellOfUsual = 56;  // pixels
    constexpr double kMostTimes = 2;
    const double least = std::max(1.0, textHeight() / kUsualLetters);
    return std::clamp(camera.scale / kCellOfUsual, least, kMostTimes * least);
}

// Beside the strips.
QRectF PlayerPicture::freeArea() const {
    constexpr double kStripLetters = 3.4;  // letters, with the room around it
    const QRectF area{QPointF(), QSizeF(stageSize())};
    if (m_stage.strip().clock.isEmpty()) return area;
    const double strip = kStripLetters * textHeight();
    const auto taken = [&](StripEdge edge) { return m_stripEdges.testFlag(edge) ? strip : 0.0; };
    return area.adjusted(taken(StripEdge::Left), taken(StripEdge::Top), -taken(StripEdge::Right),
                         -taken(StripEdge::Bottom));
}

Camera PlayerPicture::camera() const {
    const QRectF area = freeArea();
    const QSize size = area.size().toSize();
    Camera camera = cameraIn(size);
    camera.origin += area.topLeft();
    return camera;
}

Camera PlayerPicture::cameraIn(QSize size) const {
    const QRectF board = m_stage.board().ground()->board;
    Camera camera = fitting(board, size, kFitMargin);
    if (m_frame)
        camera = centredOn(
            m_frame->middle,
            std::clamp(size.width() / std::max(m_frame->cellsAcross, 0.1), kMinScale, kMaxScale), size);
    if (m_cellPixels)
        camera = centredOn(m_frame ? m_frame->middle : board.center(),
                           std::clamp(*m_cellPixels, kMinScale, kMaxScale), size);
    return camera;
}

std::optional<QRectF> PlayerPicture::shownPlane() const {
    if (!showsBoard()) return std::nullopt;
    return camera().toPlane(freeArea());
}

double PlayerPicture::shape() const {
    const QRectF area = freeArea();
    return area.height() / std::max(area.width(), 1.0);
}

bool PlayerPicture::settled() const {
    return m_ground.settled() && !m_stage.board().decoding() && m_tokensDone;
}

bool PlayerPicture::showsBoard() const {
    return m_card <= 0 && !m_stage.isBlank() && m_stage.picture().isNull();
}

void PlayerPicture::refresh() {
    if (!m_watched) return;
    if (showsBoard()) wish();
    Q_EMIT changed(QRect(QPoint(), m_size));
}

// What was found just now is shown when it is painted, not as bare ground before.
void PlayerPicture::wish() {
    m_ground.wish(camera(), stageSize(), true);
    if (m_ground.settled())
        m_known = m_stage.scene()->known;
    else
        m_known &= m_stage.scene()->known;
}

// A part of the fog alone is not painted to the last bit as the whole of it: an edit that shows nothing else
// would show by that.
bool PlayerPicture::paintsWhole() const {
    return m_turns != 0 || (m_stage.scene() != nullptr && m_stage.scene()->cut);
}

// A part of the plane looks better now.
void PlayerPicture::follow(const QRectF& plane) {
    if (!m_watched || !showsBoard()) return;
    if (paintsWhole()) return refresh();
    const Camera camera = this->camera();
    const bool wasSettled = m_ground.settled();
    wish();
    if (!wasSettled && m_ground.settled()) return refresh();
    const QRect pixels = QRectF(camera.toScreen(plane.topLeft()), camera.toScreen(plane.bottomRight()))
                             .toAlignedRect()
                             .adjusted(-2, -2, 2, 2) &
                         QRect(QPoint(), m_size);
    if (!pixels.isEmpty()) Q_EMIT changed(pixels);
}

void PlayerPicture::movePointing() {
    if (!m_watched) return;
    if (paintsWhole()) return refresh();
    const QRect before = m_pointed;
    m_pointed = showsBoard() ? pointedPixels(m_stage.pointing(), camera(), m_stage.board().grid(),
                                             textHeight() * textScale(camera()))
                             : QRect();
    const QRect both = before.united(m_pointed) & QRect(QPoint(), m_size);
    if (!both.isEmpty()) Q_EMIT changed(both);
}

void PlayerPicture::paint(QPainter& painter, const QRect& clip) {
    if (m_card > 0) return paintCard(painter);
    if (m_stage.isBlank()) return painter.fillRect(clip, players_ink::kBlank);
    painter.save();
    painter.setClipRect(clip, Qt::IntersectClip);
    if (m_turns == 0) {
        paintStage(painter, clip);
    } else {
        const QSize size = stageSize();
        QImage image(size, QImage::Format_RGB32);
        QPainter inner(&image);
        paintStage(inner, QRect(QPoint(), size));
        inner.end();
        // Whole pixels: a quarter turn moves each to one other place.
        painter.drawImage(QPoint(), image.transformed(QTransform().rotate(90.0 * m_turns)));
    }
    painter.restore();
}

// ISO/IEC 7810, ID-1.
void PlayerPicture::paintCard(QPainter& painter) const {
    constexpr double kWide = 85.6;
    constexpr double kHigh = 53.98;
    constexpr double kRound = 3.18;
    const QRectF whole{QPointF(), QSizeF(m_size)};
    painter.fillRect(whole, players_ink::kBlank);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF size(kWide * m_card, kHigh * m_card);
    const QRectF card(whole.center() - QPointF(size.width() / 2, size.height() / 2), size);
    painter.setPen(QPen(players_ink::kPlateText, 2));
    painter.setBrush(players_ink::kPlate);
    painter.drawRoundedRect(card, kRound * m_card, kRound * m_card);
}

// Whole, in the middle, never larger than twice its size.
void PlayerPicture::paintInstead(QPainter& painter, const QImage& picture) const {
    constexpr int kMostTimes = 2;
    const QSize room = stageSize();
    const QSize size =
        picture.size().scaled(room.boundedTo(picture.size() * kMostTimes), Qt::KeepAspectRatio);
    painter.fillRect(QRect(QPoint(), room), players_ink::kBlank);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(
        QRect(QPoint((room.width() - size.width()) / 2, (room.height() - size.height()) / 2), size), picture);
}

void PlayerPicture::paintStage(QPainter& painter, const QRect& clip) {
    if (!m_stage.picture().isNull())
        paintInstead(painter, m_stage.picture());
    else
        paintBoard(painter, clip);
}

// Who has just come in sight would hang in the dark until the ground there is painted.
std::vector<RecordId> PlayerPicture::comingLater() const {
    std::vector<RecordId> later;
    const players::PlayerScene& scene = *m_stage.scene();
    if (!scene.cut || m_ground.settled()) return later;
    const board::GridKind grid = m_stage.board().grid();
    for (const board::TokenRecord& token : scene.shown.tokens) {
        const bool isOurs = token.creature.side == document::kPartySide;
        if (!isOurs && !board::touchesSpace(m_known, grid, token.creature.footprint, token.creature.at))
            later.push_back(token.id);
    }
    return later;
}

void PlayerPicture::paintBoard(QPainter& painter, const QRect& clip) {
    const Camera camera = this->camera();
    const players::PlayerScene& scene = *m_stage.scene();
    painter.fillRect(clip, players_ink::kBlank);
    painter.save();
    m_ground.paint(painter, camera, clip);
    painter.restore();
    if (scene.cut)
        paintFog(painter, m_stage.board().grid(), {m_known, players::brightGround(scene), scene.dim}, camera,
                 clip, FogLook{players_ink::kBlank});
    BoardMarks marks;
    for (const PlayerStrip::Card& card : m_stage.strip().cards)
        if (card.current) marks.current.push_back(card.token);
    const Overlay pointed = pointedOverlay(m_stage.pointing(), m_stage.board().grid());
    Frame frame{m_stage.board(), camera, playerColours(), marks,       FrameOptions{},
                pointed,         {},     std::nullopt,    stageSize(), textScale(camera)};
    frame.later = comingLater();
    painter.save();
    m_tokensDone = paintFrame(painter, frame, m_caches, clip, std::numeric_limits<double>::infinity(), true);
    painter.restore();
    PlayerStrip strip = m_stage.strip();
    for (PlayerStrip::Card& card : strip.cards)
        if (const TokenShape* token = m_stage.board().token(card.token)) card.picture = token->face.picture;
    paintStrip(painter, strip, stageSize(), m_stripEdges, textHeight());
    paintPointing(painter, m_stage.pointing(), camera, textHeight());
}

}  // namespace tenaille::ui
