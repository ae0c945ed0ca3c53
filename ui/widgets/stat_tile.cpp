// SPDX-License-Identifier: MIT
#include "ui/widgets/stat_tile.h"

#include <QPainter>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kStatTilePad = 8;
constexpr int kTileSide = 6;
constexpr int kStatTileGap = 2;
constexpr int kUsualWidth = 72;

int widestWord(const QFontMetrics& metrics, const QString& text) {
    int widest = 0;
    for (const auto word : QStringView(text).split(u' ', Qt::SkipEmptyParts))
        widest = qMax(widest, metrics.horizontalAdvance(word.toString()));
    return widest;
}

}  // namespace

StatTile::StatTile(const QString& label, QWidget* parent) : QWidget(parent), m_label(label) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    changed();
}

void StatTile::setLabel(const QString& label) { m_label = label, changed(); }

void StatTile::setValue(const QString& value, Mood mood) {
    m_value = value;
    m_mood = mood;
    changed();
}

void StatTile::changed() {
    setAccessibleName(m_label + QStringLiteral(": ") + m_value);
    updateGeometry();
    update();
}

QFont StatTile::labelFont() const { return scaled(font(), 0.94); }
QFont StatTile::valueFont() const { return scaled(font(), 1.5, QFont::Bold); }

int StatTile::labelHeight(int width) const {
    const QRect room(0, 0, qMax(1, width - 2 * kTileSide), 1000);
    return QFontMetrics(labelFont())
        .boundingRect(room, Qt::TextWordWrap | Qt::AlignHCenter, m_label)
        .height();
}

int StatTile::heightForWidth(int width) const {
    return labelHeight(width) + QFontMetrics(valueFont()).height() + 2 * kStatTilePad + kStatTileGap;
}

QSize StatTile::minimumSizeHint() const {
    const int value = qMin(QFontMetrics(valueFont()).horizontalAdvance(m_value), kUsualWidth);
    const int width = qMax(widestWord(QFontMetrics(labelFont()), m_label), value) + 2 * kTileSide + 1;
    return {width, heightForWidth(width)};
}

QSize StatTile::sizeHint() const {
    const int width = qMax(kUsualWidth, minimumSizeHint().width());
    return {width, heightForWidth(width)};
}

void StatTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    fillRounded(painter, rect(), kRadius, t.raised,
                t.scheme == Scheme::Light ? t.border : QColor(Qt::transparent));
    painter.setPen(isEnabled() ? t.text : t.disabledText);
    painter.setFont(labelFont());
    const QRect area = rect().adjusted(kTileSide, kStatTilePad, -kTileSide, -kStatTilePad);
    painter.drawText(area, Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignTop, m_label);

    QFont large = valueFont();
    const int natural = QFontMetrics(large).horizontalAdvance(m_value);
    if (natural > area.width()) large = scaled(font(), qMax(0.9, 1.5 * area.width() / natural), QFont::Bold);
    painter.setFont(large);
    const QColor mood = m_mood == Mood::Good ? t.goodText : m_mood == Mood::Bad ? t.badText : t.text;
    painter.setPen(isEnabled() ? mood : t.disabledText);
    painter.drawText(area, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextSingleLine,
                     QFontMetrics(large).elidedText(m_value, Qt::ElideRight, area.width() + 1));
}

}  // namespace tenaille::ui
