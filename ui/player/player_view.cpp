// SPDX-License-Identifier: MIT
#include "ui/player/player_view.h"

#include <QPaintEvent>
#include <algorithm>
#include <limits>

#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

// Both screens may be looked at in a dark room: what is no board is black.
const QColor kBlank(0, 0, 0);
const QColor kPlate(29, 32, 38, 235);
const QColor kPlateText(236, 238, 242);
constexpr double kTextHeight = 0.021;  // of the height of the screen
constexpr double kFitMargin = 24;

// The theme of the map is that of a lit room: the players look at the map, not at a program.
BoardColours playerColours() { return boardColours(lightTheme()); }

}  // namespace

PlayerView::PlayerView(PlayerStage& stage, QWidget* parent)
    : QWidget(parent), m_stage(stage), m_ground(stage.board()) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::BlankCursor);
    setFocusPolicy(Qt::NoFocus);
    setContextMenuPolicy(Qt::PreventContextMenu);
    m_ground.setColours(playerColours());
    m_ground.setTracesWalls(false);
    m_ground.setStartAreas(false);
    connect(&m_stage, &PlayerStage::changed, this, &PlayerView::refresh);
    connect(&m_stage, &PlayerStage::boardReplaced, this, [this] { setFrame(std::nullopt); });
    connect(&m_stage.board(), &BoardScene::groundChanged, this, &PlayerView::refresh);
    connect(&m_ground, &GroundView::improved, this, &PlayerView::refresh);
}

void PlayerView::setFrame(std::optional<PlayerFrame> frame) {
    if (m_frame == frame) return;
    m_frame = frame;
    refresh();
}

void PlayerView::setTurns(int turns) {
    m_turns = ((turns % 4) + 4) % 4;
    refresh();
}

void PlayerView::setCellPixels(std::optional<double> pixels) {
    m_cellPixels = pixels;
    refresh();
}

void PlayerView::setCard(double dotsPerMm) {
    m_card = dotsPerMm;
    update();
}

QSize PlayerView::stageSize() const {
    const QSize size = (QSizeF(this->size()) * devicePixelRatioF()).toSize();
    return m_turns % 2 == 0 ? size : size.transposed();
}

Camera PlayerView::camera() const {
    const QSize size = stageSize();
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

std::optional<QRectF> PlayerView::shownPlane() const {
    if (!showsBoard() || !isVisible()) return std::nullopt;
    return camera().toPlane(QRectF(QPointF(), stageSize()));
}

void PlayerView::refresh() {
    if (!isVisible()) return;
    if (showsBoard()) m_ground.wish(camera(), stageSize(), true);
    update();
}

void PlayerView::resizeEvent(QResizeEvent*) { refresh(); }
void PlayerView::showEvent(QShowEvent*) { refresh(); }

void PlayerView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    if (m_card > 0) return paintCard(painter);
    if (m_stage.isBlank()) {
        painter.fillRect(event->rect(), kBlank);
        return;
    }
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QSize size = stageSize();
    if (m_turns == 0) {
        const QRect clip =
            QRectF(QPointF(event->rect().topLeft()) * ratio, QSizeF(event->rect().size()) * ratio)
                .toAlignedRect();
        painter.setClipRect(clip);
        paintStage(painter, clip);
        return;
    }
    QImage image(size, QImage::Format_RGB32);
    QPainter inner(&image);
    paintStage(inner, QRect(QPoint(), size));
    inner.end();
    // Whole pixels: a quarter turn moves each to one other place.
    const QTransform turn = QTransform().rotate(90.0 * m_turns);
    painter.drawImage(QPoint(), image.transformed(turn));
}

// ISO/IEC 7810, ID-1.
void PlayerView::paintCard(QPainter& painter) {
    constexpr double kWide = 85.6;
    constexpr double kHigh = 53.98;
    constexpr double kRound = 3.18;
    painter.fillRect(rect(), kBlank);
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = m_card / devicePixelRatioF();
    const QSizeF size(kWide * unit, kHigh * unit);
    const QRectF card(QRectF(rect()).center() - QPointF(size.width() / 2, size.height() / 2), size);
    painter.setPen(QPen(kPlateText, 2));
    painter.setBrush(kPlate);
    painter.drawRoundedRect(card, kRound * unit, kRound * unit);
}

bool PlayerView::showsBoard() const { return !m_stage.isBlank() && m_stage.picture().isNull(); }

// Whole, in the middle, never larger than twice its size.
void PlayerView::paintPicture(QPainter& painter) {
    constexpr int kMostTimes = 2;
    const QImage& picture = m_stage.picture();
    const QSize room = stageSize();
    const QSize size =
        picture.size().scaled(room.boundedTo(picture.size() * kMostTimes), Qt::KeepAspectRatio);
    painter.fillRect(QRect(QPoint(), room), kBlank);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(
        QRect(QPoint((room.width() - size.width()) / 2, (room.height() - size.height()) / 2), size), picture);
}

void PlayerView::paintStage(QPainter& painter, const QRect& clip) {
    if (!m_stage.picture().isNull()) return paintPicture(painter);
    const Camera camera = this->camera();
    const players::PlayerScene& scene = *m_stage.scene();
    painter.fillRect(clip, kBlank);
    painter.save();
    m_ground.paint(painter, camera, clip);
    painter.restore();
    if (scene.mode == board::PlayerMode::Fog)
        paintFog(painter, m_stage.board().grid(), scene.known, scene.seen, camera, clip, FogLook{});
    BoardMarks marks;
    for (const PlayerStrip::Card& card : m_stage.strip().cards)
        if (card.current) marks.current.push_back(card.token);
    const Overlay nothing;
    const double textScale = std::max(1.0, stageSize().height() * kTextHeight / 16);
    const Frame frame{m_stage.board(), camera, playerColours(), marks,       FrameOptions{},
                      nothing,         {},     std::nullopt,    stageSize(), textScale};
    painter.save();
    m_tokensDone = paintFrame(painter, frame, m_caches, clip, std::numeric_limits<double>::infinity(), true);
    painter.restore();
    paintStrip(painter);
}

// Plates along the lower edge, the clock at the upper right: large enough to be read across a room.
void PlayerView::paintStrip(QPainter& painter) {
    const PlayerStrip& strip = m_stage.strip();
    if (strip.clock.isEmpty()) return;
    const QSize size = stageSize();
    const double text = std::max(12.0, size.height() * kTextHeight);
    const double pad = text * 0.7;
    QFont font = this->font();
    font.setPixelSize(static_cast<int>(text));
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    const QFontMetricsF metrics(bold);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    const double height = text * 2;
    const double clockWidth = metrics.horizontalAdvance(strip.clock) + 2 * pad;
    const QRectF clock(size.width() - clockWidth - text, text, clockWidth, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(kPlate);
    painter.drawRoundedRect(clock, text * 0.4, text * 0.4);
    painter.setPen(kPlateText);
    painter.drawText(clock, Qt::AlignCenter, strip.clock);

    std::vector<double> widths;
    double total = 0;
    const double disc = text * 1.35;
    for (const PlayerStrip::Card& card : strip.cards) {
        widths.push_back(metrics.horizontalAdvance(card.name) + disc + 2.6 * pad);
        total += widths.back() + text * 0.5;
    }
    double x = std::max(text, (size.width() - total) / 2);
    const double y = size.height() - height - text;
    for (std::size_t i = 0; i < strip.cards.size() && x + widths[i] < size.width(); ++i) {
        const PlayerStrip::Card& card = strip.cards[i];
        const QRectF plate(x, y, widths[i], height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(card.current ? ink::kYellow : kPlate);
        painter.drawRoundedRect(plate, text * 0.4, text * 0.4);
        const QRectF face(x + pad * 0.8, y + (height - disc) / 2, disc, disc);
        painter.setPen(QPen(ink::kBlack, text * 0.08));
        painter.setBrush(card.colour);
        painter.drawEllipse(face);
        QFont small = bold;
        small.setPixelSize(std::max(6, static_cast<int>(text * (card.label.size() > 2 ? 0.42 : 0.58))));
        painter.setFont(small);
        painter.setPen(Qt::white);
        painter.drawText(face, Qt::AlignCenter, card.label);
        painter.setFont(card.current ? bold : font);
        painter.setPen(card.current ? ink::kBlack : kPlateText);
        painter.drawText(plate.adjusted(disc + pad * 1.5, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         card.name);
        x += widths[i] + text * 0.5;
    }
}

}  // namespace tenaille::ui
