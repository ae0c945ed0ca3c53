// SPDX-License-Identifier: MIT
#include "ui/style/icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <array>

#include "ui/style/svg_path.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr double kUnits = 24;  // side of the drawings
constexpr double kStroke = 2;

// clang-format off
constexpr std::array<const char*, kGlyphCount> kGlyphNames = {
    "add-creature", "arc", "blank", "boot", "bow", "burst", "check", "chevron-down", "chevron-left",
    "chevron-right", "chevron-up", "close", "condition", "copy", "cover", "creature", "cut", "delete", "dice", "door",
    "duplicate", "edit", "error", "export", "eye", "eye-off", "facing", "filter", "flag", "flank", "foes",
    "fog", "frame", "grid", "heart", "help", "hex", "history", "image", "import", "info", "keyboard", "layers",
    "light", "link", "lock", "log", "measure", "minus", "more", "new", "next", "note", "open", "pan",
    "party", "paste", "pause", "pin", "ping", "play", "player-screen", "plus", "previous", "print", "prop", "reach",
    "redo", "refresh", "room", "save", "save-as", "search", "segments", "select", "settings", "shield",
    "skull", "spawn", "square", "sword", "target", "terrain", "text", "theme", "torch", "turn", "undo",
    "unlock", "wall", "warning", "window", "wound", "zoom-fit", "zoom-in", "zoom-out"};
// clang-format on

// Read once each, at first use. Lives as long as the program: ninety small paths at the very most.
const std::vector<IconShape>& shapesOf(Glyph glyph) {
    static std::array<std::vector<IconShape>, kGlyphCount> parsed;
    auto& shapes = parsed[static_cast<size_t>(glyph)];
    if (shapes.empty()) {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(glyphName(glyph)));
        if (file.open(QIODevice::ReadOnly)) {
            const QByteArray svg = file.readAll();
            shapes = parseIcon({svg.constData(), static_cast<size_t>(svg.size())});
        }
    }
    return shapes;
}

QColor tintColour(const Theme& theme, IconTint tint) {
    switch (tint) {
        case IconTint::Text:
            return theme.text;
        case IconTint::Muted:
            return theme.mutedText;
        case IconTint::Accent:
            return theme.link;
        case IconTint::Good:
            return theme.goodText;
        case IconTint::Warning:
            return theme.badText;
        case IconTint::Danger:
            return theme.scheme == Scheme::Dark ? QColor(0xff8a8f) : theme.danger;
        case IconTint::OnFill:
            return theme.onAccent;
        case IconTint::OnSelection:
            return theme.onSelection;
    }
    return theme.text;
}

class GlyphEngine final : public QIconEngine {
  public:
    GlyphEngine(Glyph glyph, IconTint tint) : m_glyph(glyph), m_tint(tint) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        drawGlyph(*painter, rect, m_glyph, colour(mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QColor ink = colour(mode, state);
        const QString cacheKey = QStringLiteral("tenaille-%1-%2x%3-%4")
                                     .arg(static_cast<int>(m_glyph))
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(ink.rgba());
        QPixmap picture;
        if (QPixmapCache::find(cacheKey, &picture)) return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        drawGlyph(painter, QRectF(QPointF(), QSizeF(size)), m_glyph, ink);
        painter.end();
        QPixmapCache::insert(cacheKey, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new GlyphEngine(*this); }
    QString key() const override { return QStringLiteral("tenaille"); }

  private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const {
        const Theme& theme = themeFor(QGuiApplication::palette());
        if (mode == QIcon::Disabled) return theme.disabledText;
        if (state == QIcon::On) return theme.onAccent;
        return tintColour(theme, m_tint);
    }

    Glyph m_glyph;
    IconTint m_tint;
};

}  // namespace

QString glyphName(Glyph glyph) { return QString::fromLatin1(kGlyphNames[static_cast<size_t>(glyph)]); }

QIcon icon(Glyph glyph, IconTint tint) { return QIcon(new GlyphEngine(glyph, tint)); }

void drawGlyph(QPainter& painter, const QRectF& square, Glyph glyph, const QColor& colour) {
    const double side = std::min(square.width(), square.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.center() - QPointF(side / 2, side / 2));
    painter.scale(side / kUnits, side / kUnits);
    for (const IconShape& shape : shapesOf(glyph)) {
        if (shape.filled)
            painter.fillPath(shape.path, colour);
        else
            painter.strokePath(shape.path, QPen(colour, kStroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    painter.restore();
}

void drawHiddenSign(QPainter& painter, const QRectF& disc, const QColor& ground, const QColor& ink) {
    constexpr double kSignSide = 13;
    const QRectF sign(disc.right() - kSignSide + 3, disc.bottom() - kSignSide + 3, kSignSide, kSignSide);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawEllipse(sign.adjusted(-1, -1, 1, 1));
    painter.restore();
    drawGlyph(painter, sign, Glyph::EyeOff, ink);
}

}  // namespace tenaille::ui
