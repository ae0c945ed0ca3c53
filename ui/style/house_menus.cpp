// SPDX-License-Identifier: MIT
#include <QPainter>

#include "ui/style/house_parts.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"

namespace tenaille::ui::house {
namespace {

constexpr int kMenuPad = 8;    // from the edge to the mark, and after the shortcut
constexpr int kMenuMark = 16;  // check mark or icon
constexpr int kMenuGap = 8;    // between mark, text, shortcut
constexpr int kMenuArrow = 12;

void drawMenuMark(QPainter& painter, const QStyleOptionMenuItem& option, const QRect& area, const Theme& t) {
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor ink = enabled ? t.text : t.disabledText;
    if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked) {
        if (option.checkType == QStyleOptionMenuItem::Exclusive)
            fillRounded(painter, QRectF(area).adjusted(5, 5, -5, -5), 3, ink);
        else
            drawGlyph(painter, area, Glyph::Check, ink);
    } else if (!option.icon.isNull()) {
        // Always the Off picture: the On one is for buttons filled with the accent.
        option.icon.paint(&painter, area, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
                          QIcon::Off);
    }
}

void drawMenuSeparator(QPainter& painter, const QStyleOptionMenuItem& option, const Theme& t) {
    const int y = option.rect.center().y();
    const QColor line = blended(QColor(t.outline.red(), t.outline.green(), t.outline.blue(), 90), t.popup);
    if (option.text.isEmpty()) {
        painter.fillRect(QRect(option.rect.left() + kMenuPad, y, option.rect.width() - 2 * kMenuPad, 1),
                         line);
        return;
    }
    painter.setFont(scaled(option.font, 0.9, QFont::DemiBold));
    painter.setPen(t.mutedText);
    painter.drawText(option.rect.adjusted(kMenuPad, 0, -kMenuPad, 0), Qt::AlignLeading | Qt::AlignVCenter,
                     option.text);
}

}  // namespace

void drawMenuItem(QPainter& painter, const QStyleOptionMenuItem& option, const QStyle& style,
                  const QWidget* widget, const Theme& t) {
    painter.save();
    painter.fillRect(option.rect, t.popup);
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        drawMenuSeparator(painter, option, t);
        painter.restore();
        return;
    }
    const bool enabled = has(option, QStyle::State_Enabled);
    if (enabled && has(option, QStyle::State_Selected))
        fillRounded(painter, QRectF(option.rect).adjusted(3, 1, -3, -1), 4, t.selectedRow);

    const auto mirrored = [&](const QRect& r) {
        return QStyle::visualRect(option.direction, option.rect, r);
    };
    QRect row = option.rect.adjusted(kMenuPad, 0, -kMenuPad, 0);
    const QRect mark(row.left(), row.center().y() - kMenuMark / 2 + 1, kMenuMark, kMenuMark);
    drawMenuMark(painter, option, mirrored(mark), t);
    row.setLeft(row.left() + kMenuMark + kMenuGap);
    row.setRight(row.right() - kMenuArrow);

    const qsizetype tab = option.text.indexOf(u'\t');
    const int flags =
        Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextShowMnemonic |
        (style.styleHint(QStyle::SH_UnderlineShortcut, &option, widget) ? 0 : Qt::TextHideMnemonic);
    painter.setFont(option.font);
    painter.setPen(enabled ? t.text : t.disabledText);
    const auto left = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    const auto right = QStyle::visualAlignment(option.direction, Qt::AlignRight);
    painter.drawText(mirrored(row), flags | static_cast<int>(left),
                     tab < 0 ? option.text : option.text.left(tab));
    if (tab >= 0) {
        painter.setPen(enabled ? t.mutedText : t.disabledText);
        painter.drawText(mirrored(row.adjusted(0, 0, kMenuArrow, 0)), flags | static_cast<int>(right),
                         option.text.mid(tab + 1));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow(row.right(), row.center().y() - kMenuArrow / 2 + 1, kMenuArrow, kMenuArrow);
        drawGlyph(painter, mirrored(arrow),
                  option.direction == Qt::RightToLeft ? Glyph::ChevronLeft : Glyph::ChevronRight,
                  t.mutedText);
    }
    painter.restore();
}

QSize menuItemSize(const QStyleOptionMenuItem& option, const QSize& contents) {
    const int line = option.fontMetrics.height();
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {contents.width(), option.text.isEmpty() ? 7 : line + 8};
    // `contents` holds the text; Qt adds the widest shortcut of the menu by itself.
    const int tab = option.text.contains(u'\t') ? 2 * kMenuGap + kMenuPad : 0;
    return {contents.width() + 2 * kMenuPad + kMenuMark + kMenuGap + kMenuArrow + tab,
            std::max(line + 10, 26)};
}

void drawMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& option, const Theme& t) {
    painter.fillRect(option.rect, t.bar);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool open = has(option, QStyle::State_Sunken);
    if (enabled && has(option, QStyle::State_Selected))
        fillRounded(painter, QRectF(option.rect).adjusted(1, 2, -1, -2), 4,
                    open ? t.selectedRow : t.raisedHover);
    painter.save();
    painter.setPen(enabled ? t.text : t.disabledText);
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, option.text);
    painter.restore();
}

void drawTab(QPainter& painter, const QStyleOptionTab& option, const Theme& t) {
    const bool chosen = has(option, QStyle::State_Selected);
    const QRectF r(option.rect);
    if (!chosen && has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        fillRounded(painter, r.adjusted(2, 3, -2, -3), kFieldRadius, t.raisedHover);
    if (!chosen) return;
    switch (option.shape) {
        case QTabBar::RoundedSouth:
        case QTabBar::TriangularSouth:
            painter.fillRect(QRectF(r.left() + 6, r.top(), r.width() - 12, 3), t.link);
            break;
        case QTabBar::RoundedWest:
        case QTabBar::TriangularWest:
            painter.fillRect(QRectF(r.right() - 2, r.top() + 6, 3, r.height() - 12), t.link);
            break;
        case QTabBar::RoundedEast:
        case QTabBar::TriangularEast:
            painter.fillRect(QRectF(r.left(), r.top() + 6, 3, r.height() - 12), t.link);
            break;
        default:
            painter.fillRect(QRectF(r.left() + 6, r.bottom() - 2, r.width() - 12, 3), t.link);
    }
}

void drawHeaderSection(QPainter& painter, const QStyleOptionHeader& option, const Theme& t) {
    const QRect r = option.rect;
    painter.fillRect(r, has(option, QStyle::State_MouseOver) ? t.raisedHover : t.bar);
    painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.border);
    if (option.orientation == Qt::Vertical || option.position != QStyleOptionHeader::End)
        painter.fillRect(QRect(r.right(), r.top() + 4, 1, r.height() - 8), t.border);
}

void drawDockTitle(QPainter& painter, const QStyleOptionDockWidget& option, const Theme& t) {
    const QRect r = option.rect;
    painter.save();
    painter.fillRect(r, t.bar);
    painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.border);
    const int buttons = (option.closable ? 26 : 0) + (option.floatable ? 26 : 0);
    QRect line = r.adjusted(12, 0, -4 - buttons, 0);
    if (option.verticalTitleBar) {
        painter.translate(r.left(), r.bottom());
        painter.rotate(-90);
        line = QRect(12, 0, r.height() - 16 - buttons, r.width());
    } else {
        line = QStyle::visualRect(option.direction, r, line);
    }
    const QFont font = scaled(painter.font(), 1.0, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(has(option, QStyle::State_Enabled) ? t.text : t.disabledText);
    const auto leading = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
    painter.drawText(line, static_cast<int>(leading | Qt::AlignVCenter),
                     QFontMetrics(font).elidedText(option.title, Qt::ElideRight, line.width()));
    painter.restore();
}

void drawItemPanel(QPainter& painter, const QStyleOptionViewItem& option, const Theme& t) {
    if (option.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(option.rect, option.backgroundBrush);
    if (has(option, QStyle::State_Selected))
        painter.fillRect(option.rect, has(option, QStyle::State_Enabled) ? t.selectedRow : t.raised);
    else if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        painter.fillRect(option.rect, t.raisedHover);
}

}  // namespace tenaille::ui::house
