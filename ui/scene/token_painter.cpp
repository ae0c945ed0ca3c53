// SPDX-License-Identifier: MIT
#include "ui/scene/token_painter.h"

#include <QPainterPath>
#include <QRadialGradient>
#include <algorithm>
#include <cmath>

#include "ui/scene/label_fonts.h"

namespace tenaille::ui {

namespace {

const QColor kWedge(0xff, 0xff, 0xff);
const QColor kHealth(0x00, 0xa8, 0x7a);
const QColor kEndurance(0x5a, 0xb4, 0xe8);
const QColor kHurt(0xe6, 0x9f, 0x00);
const QColor kDying(0xd5, 0x3e, 0x1e);

QPointF heading(double degrees, double distance) {
    const double turn = (degrees - 90) * M_PI / 180;
    return QPointF(std::cos(turn), std::sin(turn)) * distance;
}

void paintShade(QPainter& painter, double radius) {
    QRadialGradient shade(QPointF(0.03, 0.05), radius * 1.16);
    shade.setColorAt(0.8, QColor(0, 0, 0, 110));
    shade.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade);
    painter.drawEllipse(QPointF(0.03, 0.05), radius * 1.16, radius * 1.16);
}

// The pattern of the ring tells the side without its colour.
void paintRing(QPainter& painter, const TokenFace& face, double radius) {
    const QColor light = face.fill.lighter(165);
    // A picture leaves a narrow frame.
    const double width = radius * (face.picture != nullptr ? 0.065 : 0.1);
    const double at = radius * (face.picture != nullptr ? 0.91 : 0.84);
    painter.setBrush(Qt::NoBrush);
    switch (face.ring) {
        case RingPattern::Plain:
            painter.setPen(QPen(light, width * 0.75));
            painter.drawEllipse(QPointF(), at, at);
            return;
        case RingPattern::Dashed: {
            QPen pen(light, width, Qt::SolidLine, Qt::FlatCap);
            const double dash = 2 * M_PI * at / 24 / width;
            pen.setDashPattern({dash, dash});
            painter.setPen(pen);
            painter.drawEllipse(QPointF(), at, at);
            return;
        }
        case RingPattern::Double:
            painter.setPen(QPen(light, width * 0.4));
            painter.drawEllipse(QPointF(), at + width * 0.35, at + width * 0.35);
            painter.drawEllipse(QPointF(), at - width * 0.55, at - width * 0.55);
            return;
        case RingPattern::Notched:
            // Teeth that point inwards.
            painter.setPen(Qt::NoPen);
            painter.setBrush(light);
            for (int tooth = 0; tooth < 16; ++tooth) {
                const double turn = tooth * 22.5;
                painter.drawPolygon(
                    QPolygonF({heading(turn - 7.5, at + width * 0.8), heading(turn + 7.5, at + width * 0.8),
                               heading(turn, at - width * 0.9)}));
            }
            return;
    }
}

// The part of the disc that a picture takes, inside the ring.
constexpr double kPictureShare = 0.86;

// Cut to a disc, from the level that is just finer than the screen; of what is not square the middle.
void paintPicture(QPainter& painter, const Pyramid& picture, double radius, double scale) {
    std::size_t level = 0;
    while (level + 1 < picture.levels.size() && picture.levels[level + 1].width() >= 2 * radius * scale)
        ++level;
    const QImage& image = picture.levels[level];
    const int side = std::min(image.width(), image.height());
    const double perPixel = 2 * radius / side;
    QTransform place =
        QTransform::fromTranslate(-perPixel * image.width() / 2, -perPixel * image.height() / 2);
    place.scale(perPixel, perPixel);
    QBrush brush(image);
    brush.setTransform(place);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(QPointF(), radius, radius);
    painter.restore();
}

void paintDisc(QPainter& painter, const TokenFace& face, double radius, double scale) {
    QRadialGradient body(QPointF(-radius * 0.25, -radius * 0.35), radius * 1.5);
    body.setColorAt(0, face.fill.lighter(122));
    body.setColorAt(0.7, face.fill);
    body.setColorAt(1, face.fill.darker(118));
    painter.setBrush(body);
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(QPointF(), radius, radius);
    if (face.picture != nullptr) paintPicture(painter, *face.picture, radius * kPictureShare, scale);
    if (scale * radius > 8) paintRing(painter, face, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink::kBlack, std::max(radius * 0.075, 1.2 / scale)));
    painter.drawEllipse(QPointF(), radius, radius);
}

// Letters about (0, 0), as large as both allow: in cells.
void paintLetters(QPainter& painter, const QString& text, double width, double capHeight, double outline) {
    const LettersOutline letters = lettersOutline(text);
    const double size = std::min(capHeight / letters.capHeight, width / std::max(1.0, letters.width));
    painter.save();
    painter.scale(size, size);
    if (outline > 0)
        painter.strokePath(letters.path,
                           QPen(QColor(0, 0, 0, 110), outline, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters.path, Qt::white);
    painter.restore();
}

// Inside the ring; where a picture is, on a small disc of its own at the lower right.
void paintLabel(QPainter& painter, const TokenFace& face, double radius, double scale) {
    if (face.label.isEmpty() || scale * radius < 7 || !showsLabel(face)) return;
    if (face.picture == nullptr) return paintLetters(painter, face.label, radius * 1.3, radius * 0.656, 12);
    const double size = std::max(std::min(radius * 0.36, 0.24), 6.5 / scale);
    painter.save();
    painter.translate(radius * 0.7, radius * 0.62);
    painter.setPen(QPen(ink::kBlack, std::max(0.025, 1.1 / scale)));
    painter.setBrush(face.fill.darker(130));
    painter.drawEllipse(QPointF(), size, size);
    paintLetters(painter, face.label, size * 1.55, size * 0.95, 0);
    painter.restore();
}

// The tip reaches outside the disc, so that the direction is read without hiding the label.
void paintWedge(QPainter& painter, double degrees, double radius, double outside, double scale) {
    const double size = std::max(std::min(radius * 0.44, 0.3), 5 / scale);
    const double rim = radius + outside;
    const QPolygonF wedge({heading(degrees, rim + size * 0.72),
                           heading(degrees, rim - size * 0.36) + heading(degrees + 90, size * 0.66),
                           heading(degrees, rim - size * 0.12),
                           heading(degrees, rim - size * 0.36) + heading(degrees - 90, size * 0.66)});
    painter.setPen(
        QPen(ink::kBlack, std::max(0.035, 1.3 / scale), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(kWedge);
    painter.drawPolygon(wedge);
}

void paintShield(QPainter& painter, double degrees, double radius, double scale) {
    const double size = std::max(std::min(radius * 0.56, 0.34), 7 / scale);
    painter.save();
    painter.translate(heading(degrees, radius * 0.98));
    painter.rotate(degrees);
    QPainterPath shield(QPointF(-size * 0.5, -size * 0.3));
    shield.quadTo(QPointF(0, -size * 0.58), QPointF(size * 0.5, -size * 0.3));
    shield.cubicTo(QPointF(size * 0.55, size * 0.2), QPointF(size * 0.3, size * 0.42),
                   QPointF(0, size * 0.6));
    shield.cubicTo(QPointF(-size * 0.3, size * 0.42), QPointF(-size * 0.55, size * 0.2),
                   QPointF(-size * 0.5, -size * 0.3));
    painter.rotate(180);
    painter.setPen(
        QPen(ink::kBlack, std::max(0.03, 1.1 / scale), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(0xc9, 0xd2, 0xdc));
    painter.drawPath(shield);
    painter.setPen(QPen(QColor(0x6c, 0x78, 0x86), size * 0.12));
    painter.drawLine(QPointF(0, -size * 0.38), QPointF(0, size * 0.42));
    painter.restore();
}

double barHeight(double scale) { return std::max(0.085, 3.0 / scale); }

// A bar whose upper edge lies `top` below the middle.
void paintBar(QPainter& painter, int percent, const QColor& colour, double top, double radius, double scale) {
    const double height = barHeight(scale);
    const double half = radius * 0.98;
    const QRectF bar(-half, top, 2 * half, height);
    painter.setPen(QPen(ink::kBlack, std::max(0.02, 0.8 / scale)));
    painter.setBrush(QColor(0x4a, 0x45, 0x3f));
    painter.drawRoundedRect(bar, height / 2, height / 2);
    if (percent <= 0) return;
    QRectF filled = bar.adjusted(0.012, 0.012, -0.012, -0.012);
    filled.setWidth(std::max(filled.height(), filled.width() * percent / 100));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(filled, height / 2, height / 2);
}

// Hit points below the disc, endurance above them: it is what goes first.
void paintHealth(QPainter& painter, const TokenFace& face, double radius, double scale) {
    const double top = radius + 0.035;
    if (face.endurance)
        paintBar(painter, *face.endurance, kEndurance, top - barHeight(scale) * 0.9, radius, scale);
    if (!face.health) return;
    const int percent = *face.health;
    paintBar(painter, percent, percent > 50 ? kHealth : percent > 25 ? kHurt : kDying, top, radius, scale);
}

void paintDown(QPainter& painter, double radius) {
    painter.setPen(QPen(ink::kBlack, radius * 0.26, Qt::SolidLine, Qt::RoundCap));
    const QPointF a(radius * 0.55, radius * 0.55);
    const QPointF b(radius * 0.55, -radius * 0.55);
    painter.drawLine(-a, a);
    painter.drawLine(-b, b);
    painter.setPen(QPen(kDying, radius * 0.15, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(-a, a);
    painter.drawLine(-b, b);
}

// An eye with a bar through it.
void paintHidden(QPainter& painter, double radius, double scale) {
    const double size = std::max(std::min(radius * 0.42, 0.26), 6 / scale);
    painter.save();
    painter.translate(radius * 0.7, -radius * 0.7);
    painter.setPen(QPen(ink::kBlack, size * 0.1));
    painter.setBrush(QColor(0xf4, 0xf4, 0xf6));
    painter.drawEllipse(QPointF(), size * 0.78, size * 0.78);
    QPainterPath eye(QPointF(-size * 0.55, 0));
    eye.quadTo(QPointF(0, -size * 0.52), QPointF(size * 0.55, 0));
    eye.quadTo(QPointF(0, size * 0.52), QPointF(-size * 0.55, 0));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink::kBlack, size * 0.13));
    painter.drawPath(eye);
    painter.setBrush(ink::kBlack);
    painter.drawEllipse(QPointF(), size * 0.12, size * 0.12);
    painter.setPen(QPen(QColor(0xc2, 0x2a, 0x1e), size * 0.17, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(-size * 0.42, size * 0.42), QPointF(size * 0.42, -size * 0.42));
    painter.restore();
}

// The ground shows through its rim.
void paintInvisible(QPainter& painter, double radius, double scale) {
    QPen pen(QColor(0xf4, 0xf4, 0xf6), std::max(radius * 0.13, 1.6 / scale), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.2, 1.8});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawEllipse(QPointF(), radius * 0.97, radius * 0.97);
}

// How many conditions it has, at the top left.
void paintBadge(QPainter& painter, int count, double radius, double scale) {
    const double size = std::max(std::min(radius * 0.36, 0.2), 5.5 / scale);
    const QPointF at(-radius * 0.72, -radius * 0.72);
    painter.setPen(QPen(ink::kBlack, std::max(0.025, 1.1 / scale)));
    painter.setBrush(QColor(0xf0, 0xc2, 0x3c));
    painter.drawEllipse(at, size, size);
    const LettersOutline digits = lettersOutline(QString::number(count));
    const double fit = std::min(size * 1.15 / digits.capHeight, size * 1.5 / digits.width);
    painter.save();
    painter.translate(at);
    painter.scale(fit, fit);
    painter.fillPath(digits.path, ink::kBlack);
    painter.restore();
}

QImage renderSprite(const TokenFace& face, double scale) {
    const int side = 2 * static_cast<int>(std::ceil((face.size / 2 + kSpriteMargin) * scale)) + 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const int middle = side / 2;
    painter.translate(middle, middle);
    painter.scale(scale, scale);
    paintTokenFace(painter, face, scale);
    return image;
}

std::size_t bytesOf(const QImage& image) { return static_cast<std::size_t>(image.sizeInBytes()); }

}  // namespace

void paintTokenFace(QPainter& painter, const TokenFace& face, double scale, bool shade) {
    const double radius = discRadius(face);
    painter.save();
    constexpr double kInvisible = 0.72;
    if (face.hidden || face.invisible) painter.setOpacity(face.hidden ? 0.5 : kInvisible);
    if (shade) paintShade(painter, radius);
    paintDisc(painter, face, radius, scale);
    if (face.invisible) paintInvisible(painter, radius, scale);
    paintLabel(painter, face, radius, scale);
    if (face.down) paintDown(painter, radius);
    if (face.shield && scale * radius > 9)
        paintShield(painter, face.facing.value_or(0) + *face.shield, radius, scale);
    if (scale * radius > 6) paintHealth(painter, face, radius, scale);
    if (face.conditions > 0 && scale * radius > 6) paintBadge(painter, face.conditions, radius, scale);
    if (face.wedge) paintFacing(painter, face, scale, 0);  // above the bar of its health
    painter.setOpacity(1);
    if (face.hidden && scale * radius > 6) paintHidden(painter, radius, scale);
    painter.restore();
}

void paintTokenPicture(QPainter& painter, const Pyramid& picture, const QRectF& place) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(place.center());
    paintPicture(painter, picture, place.width() / 2, painter.device()->devicePixelRatioF());
    painter.restore();
}

void paintTokenLabel(QPainter& painter, const TokenFace& face, double scale) {
    paintLabel(painter, face, discRadius(face), scale);
}

void paintFacing(QPainter& painter, const TokenFace& face, double scale, double outside) {
    const double radius = discRadius(face);
    if (face.facing && scale * radius > 5) paintWedge(painter, *face.facing, radius, outside, scale);
}

std::size_t SpriteCache::Hash::operator()(const TokenFace& face) const {
    return qHashMulti(0, face.label, face.picture.get(), face.fill.rgba(), face.facing.value_or(-1),
                      face.health.value_or(-1), face.endurance.value_or(-1), face.shield.value_or(-1),
                      static_cast<int>(face.size * 100), face.hidden, face.invisible, face.down, face.wedge,
                      face.conditions);
}

const SpriteCache::Sprite* SpriteCache::find(const TokenFace& face, double scale) {
    const auto found = m_byFace.find(face);
    if (found == m_byFace.end()) return nullptr;
    const std::vector<Entries::iterator>& known = found->second;
    const auto distance = [&](Entries::iterator entry) {
        return std::abs(std::log(entry->sprite.scale / scale));
    };
    const auto best = std::min_element(known.begin(), known.end(),
                                       [&](auto a, auto b) { return distance(a) < distance(b); });
    m_entries.splice(m_entries.begin(), m_entries, *best);
    return &(*best)->sprite;
}

const SpriteCache::Sprite* SpriteCache::paint(const TokenFace& face, double scale) {
    m_entries.push_front({face, {scale, renderSprite(face, scale)}});
    m_bytes += bytesOf(m_entries.front().sprite.image);
    m_byFace[face].push_back(m_entries.begin());
    trim();
    return &m_entries.front().sprite;
}

void SpriteCache::trim() {
    while (m_bytes > m_maxBytes && m_entries.size() > 1) {
        const auto last = std::prev(m_entries.end());
        m_bytes -= bytesOf(last->sprite.image);
        auto& known = m_byFace[last->face];
        std::erase(known, last);
        if (known.empty()) m_byFace.erase(last->face);
        m_entries.erase(last);
    }
}

void SpriteCache::clear() {
    m_byFace.clear();
    m_entries.clear();
    m_bytes = 0;
}

}  // namespace tenaille::ui
