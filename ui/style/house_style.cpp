// SPDX-License-Identifier: MIT
#include "ui/style/house_style.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStatusBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolBar>

#include "ui/style/house_parts.h"
#include "ui/style/icon.h"
#include "ui/style/paint.h"

namespace tenaille::ui {
namespace {

constexpr int kButtonHeight = 30;
constexpr int kMenuChevron = 12;
constexpr int kFieldPad = 4;  // between the edge of a field and its text

const Theme& themeOfOption(const QStyleOption& option) { return themeFor(option.palette); }

// A thin line on one side of a bar.
void line(QPainter& painter, const QRect& r, Qt::Edge edge, const QColor& colour) {
    if (edge == Qt::TopEdge) painter.fillRect(r.left(), r.top(), r.width(), 1, colour);
    if (edge == Qt::BottomEdge) painter.fillRect(r.left(), r.bottom(), r.width(), 1, colour);
}

void drawArrow(QPainter& painter, const QStyleOption& option, Glyph glyph, const Theme& t) {
    const int side = qMin(14, qMin(option.rect.width(), option.rect.height()));
    QRect square(0, 0, side, side);
    square.moveCenter(option.rect.center());
    drawGlyph(painter, square, glyph, option.state & QStyle::State_Enabled ? t.mutedText : t.disabledText);
}

void drawBranch(QPainter& painter, const QStyleOption& option, const Theme& t) {
    if (!option.state.testFlag(QStyle::State_Children)) return;
    const bool open = option.state.testFlag(QStyle::State_Open);
    const bool rightToLeft = option.direction == Qt::RightToLeft;
    drawArrow(painter, option,
              open          ? Glyph::ChevronDown
              : rightToLeft ? Glyph::ChevronLeft
                            : Glyph::ChevronRight,
              t);
}

// The whole tool button but the split kind: panel, label, and a chevron at its right when it opens a menu.
void drawToolButton(QPainter& painter, const QStyleOptionToolButton& option, const QStyle& style,
                    const QWidget* widget, const Theme& t) {
    house::drawToolButtonPanel(painter, option, widget, t);
    QStyleOptionToolButton label = option;
    label.state &= ~QStyle::State_Sunken;
    const auto place = [&](const QRect& r) { return QStyle::visualRect(option.direction, option.rect, r); };
    QRect room = option.rect;
    if (option.features.testFlag(QStyleOptionToolButton::HasMenu) &&
        option.toolButtonStyle != Qt::ToolButtonIconOnly) {
        room.adjust(0, 0, -kMenuChevron - 4, 0);
        QStyleOption arrow;
        arrow.state = option.state;
        arrow.rect = place(QRect(room.right() - 2, room.top(), kMenuChevron, room.height()));
        drawArrow(painter, arrow, Glyph::ChevronDown, t);
    }
    if (option.toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
        // Qt lays icon and text from the left edge; centred they keep the same air on both sides.
        const int text = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
        const int content = option.icon.isNull() ? text : option.iconSize.width() + 8 + text;
        const int air = qMax(0, (room.width() - content) / 2);
        room.adjust(air, 0, 0, 0);
    }
    label.rect = place(room);
    style.drawControl(QStyle::CE_ToolButtonLabel, &label, &painter, widget);
}

QSize withBoldText(QSize size, const QString& text, const QWidget* widget) {
    if (!widget) return size;
    const QFontMetrics bold(scaled(widget->font(), 1, QFont::DemiBold));
    const int more = bold.horizontalAdvance(text) - widget->fontMetrics().horizontalAdvance(text);
    return size.grownBy({0, 0, qMax(0, more), 0});
}

bool writesBold(const QStyleOptionButton& option, const QWidget* widget) {
    return toneOf(widget) != Tone::Plain || option.features.testFlag(QStyleOptionButton::DefaultButton) ||
           option.features.testFlag(QStyleOptionButton::AutoDefaultButton);
}

}  // namespace

HouseStyle::HouseStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {
    setObjectName(QStringLiteral("tenaille"));
}

void HouseStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (auto* view = qobject_cast<QAbstractItemView*>(widget)) view->viewport()->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QStatusBar*>(widget)) widget->setContentsMargins(8, 0, 8, 0);
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const Theme& t = themeOfOption(*option);
    const QRect r = option->rect;
    switch (element) {
        case PE_PanelButtonCommand:
            return house::drawButtonPanel(*painter, *option, widget, t);
        case PE_PanelButtonTool:
        case PE_IndicatorButtonDropDown:
            return house::drawToolButtonPanel(*painter, *option, widget, t);
        case PE_FrameDefaultButton:
        case PE_FrameStatusBarItem:
        case PE_FrameTabBarBase:
            return;
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
            return house::drawCheckBox(*painter, *option, t);
        case PE_IndicatorRadioButton:
            return house::drawRadioButton(*painter, *option, t);
        case PE_PanelLineEdit: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (frame && frame->lineWidth > 0) house::drawField(*painter, *option, t);
            if (frame && isWrong(widget)) drawFocusRing(*painter, r, kFieldRadius, t.badText);
            return;
        }
        case PE_FrameLineEdit:
            return;  // the panel has drawn it
        case PE_FrameFocusRect:
            if (option->state.testFlag(State_KeyboardFocusChange))
                drawFocusRing(*painter, QRectF(r), 4, t.focusRing);
            return;
        case PE_Frame:
            // What lies over other things, a list that drops down, stands out like a menu.
            return fillRounded(*painter, r, 0, Qt::transparent,
                               widget != nullptr && widget->isWindow() ? t.popupBorder : t.border);
        case PE_FrameGroupBox: {
            // Fusion leaves the title above the frame; the frame begins below it.
            const int title =
                qMax(pixelMetric(PM_IndicatorHeight, option, widget), option->fontMetrics.height()) + 3;
            return fillRounded(*painter, r.adjusted(0, title, 0, 0), kRadius, Qt::transparent, t.border);
        }
        case PE_FrameMenu:
            return fillRounded(*painter, r, 0, Qt::transparent, t.popupBorder);
        case PE_PanelMenu:
            return painter->fillRect(r, t.popup);
        case PE_PanelMenuBar:
            return painter->fillRect(r, t.bar);
        case PE_PanelTipLabel:
            return fillRounded(*painter, r, 0, t.popup, t.popupBorder);
        case PE_PanelStatusBar:
            painter->fillRect(r, t.bar);
            return line(*painter, r, Qt::TopEdge, t.border);
        case PE_FrameTabWidget:
            return line(*painter, r, Qt::TopEdge, t.border);
        case PE_FrameDockWidget:
            return;
        case PE_PanelItemViewItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option))
                house::drawItemPanel(*painter, *item, t);
            return;
        case PE_PanelItemViewRow:
            if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
                if (item->features.testFlag(QStyleOptionViewItem::Alternate))
                    painter->fillRect(r, option->palette.alternateBase());
                if (option->state.testFlag(State_Selected)) painter->fillRect(r, t.selectedRow);
            }
            return;
        case PE_IndicatorArrowDown:
        case PE_IndicatorHeaderArrow: {
            const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
            const bool up = header && header->sortIndicator == QStyleOptionHeader::SortUp;
            return drawArrow(*painter, *option, up ? Glyph::ChevronUp : Glyph::ChevronDown, t);
        }
        case PE_IndicatorArrowUp:
            return drawArrow(*painter, *option, Glyph::ChevronUp, t);
        case PE_IndicatorArrowLeft:
            return drawArrow(*painter, *option, Glyph::ChevronLeft, t);
        case PE_IndicatorArrowRight:
            return drawArrow(*painter, *option, Glyph::ChevronRight, t);
        case PE_IndicatorBranch:
            return drawBranch(*painter, *option, t);
        case PE_IndicatorDockWidgetResizeHandle:
            return painter->fillRect(r, t.border);
        case PE_IndicatorToolBarSeparator: {
            const bool flat = option->state.testFlag(State_Horizontal);
            const QPoint c = r.center();
            return painter->fillRect(flat ? QRect(c.x(), r.top() + 6, 1, r.height() - 12)
                                          : QRect(r.left() + 6, c.y(), r.width() - 12, 1),
                                     t.scheme == Scheme::Dark ? t.raisedHover : t.border);
        }
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const Theme& t = themeOfOption(*option);
    switch (element) {
        case CE_PushButtonBevel: {
            const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            proxy()->drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
            if (!button || !button->features.testFlag(QStyleOptionButton::HasMenu)) return;
            QStyleOption arrow = *option;
            arrow.rect =
                visualRect(option->direction, option->rect,
                           QRect(option->rect.right() - 20, option->rect.top(), 14, option->rect.height()));
            return drawArrow(*painter, arrow, Glyph::ChevronDown, t);
        }
        case CE_PushButtonLabel:
            if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
                QStyleOptionButton label = *button;
                label.palette.setColor(QPalette::ButtonText, house::buttonTextColour(*option, widget, t));
                // The panel shows the pressed state; moving the text as well would tremble.
                label.state &= ~State_Sunken;
                const QFont before = painter->font();
                if (writesBold(*button, widget)) painter->setFont(scaled(before, 1, QFont::DemiBold));
                QProxyStyle::drawControl(element, &label, painter, widget);
                painter->setFont(before);
            }
            return;
        case CE_ToolButtonLabel:
            if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
                QStyleOptionToolButton label = *button;
                if ((label.state & State_On) && (label.state & State_Enabled))
                    label.palette.setColor(QPalette::ButtonText, t.onAccent);
                if (toneOf(widget) == Tone::Go && (label.state & State_Enabled)) {
                    label.palette.setColor(QPalette::ButtonText, t.onGo);
                    label.state |= State_On;  // the picture for filled buttons
                }
                QProxyStyle::drawControl(element, &label, painter, widget);
            }
            return;
        case CE_ItemViewItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
                QStyleOptionViewItem plain = *item;
                plain.palette.setColor(QPalette::HighlightedText, t.text);
                // Qt would take the On picture for rows that are unfolded; ours is for buttons filled with
                // the accent.
                plain.state &= ~State_Open;
                QProxyStyle::drawControl(element, &plain, painter, widget);
            }
            return;
        case CE_MenuItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                house::drawMenuItem(*painter, *item, *proxy(), widget, t);
            return;
        case CE_MenuBarItem:
            if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
                house::drawMenuBarItem(*painter, *item, t);
            return;
        case CE_MenuBarEmptyArea:
            return painter->fillRect(option->rect, t.bar);
        case CE_MenuEmptyArea:
            return painter->fillRect(option->rect, t.popup);
        case CE_ToolBar:
            painter->fillRect(option->rect, t.panel);
            return line(*painter, option->rect, Qt::BottomEdge, t.border);
        case CE_TabBarTabShape:
            if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
                house::drawTab(*painter, *tab, t);
            return;
        case CE_TabBarTabLabel:
            if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
                // Fusion would fill the tab with its own focus colour; ours has a ring as everything else.
                QStyleOptionTab label = *tab;
                label.state &= ~State_HasFocus;
                QProxyStyle::drawControl(element, &label, painter, widget);
                const QRectF inside = QRectF(option->rect).adjusted(2, 3, -2, -4);
                if (showsFocus(*option)) drawFocusRing(*painter, inside, kFieldRadius, t.focusRing);
            }
            return;
        case CE_HeaderSection:
            if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
                house::drawHeaderSection(*painter, *header, t);
            return;
        case CE_SizeGrip:
            return;  // every window manager resizes from the frame
        case CE_HeaderEmptyArea:
            return painter->fillRect(option->rect, t.bar);
        case CE_DockWidgetTitle:
            if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option))
                house::drawDockTitle(*painter, *dock, t);
            return;
        case CE_Splitter:
            return painter->fillRect(option->rect, t.border);
        case CE_ProgressBarGroove:
            return house::drawProgressGroove(*painter, *option, t);
        case CE_ProgressBarContents: {
            const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
            if (bar && bar->maximum > bar->minimum) return house::drawProgressBar(*painter, *bar, t);
            break;  // without an end: Fusion's moving stripes
        }
        case CE_ShapedFrame: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (!frame || (frame->frameShape != QFrame::HLine && frame->frameShape != QFrame::VLine)) break;
            const QPoint c = option->rect.center();
            const bool flat = frame->frameShape == QFrame::HLine;
            return painter->fillRect(flat ? QRect(option->rect.left(), c.y(), option->rect.width(), 1)
                                          : QRect(c.x(), option->rect.top(), 1, option->rect.height()),
                                     t.border);
        }
        default:
            break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const Theme& t = themeOfOption(*option);
    if (const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        box && control == CC_ComboBox)
        return house::drawComboBox(*painter, *box, *proxy(), widget, t);
    if (const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option); box && control == CC_SpinBox)
        return house::drawSpinBox(*painter, *box, *proxy(), widget, t);
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
        if (control == CC_ScrollBar) return house::drawScrollBar(*painter, *slider, *proxy(), widget, t);
        if (control == CC_Slider && slider->tickPosition == QSlider::NoTicks)
            return house::drawSlider(*painter, *slider, *proxy(), widget, t);
    }
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        button && control == CC_ToolButton &&
        !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup))
        return drawToolButton(*painter, *button, *proxy(), widget, t);
    const QFont before = painter->font();
    if (control == CC_GroupBox) painter->setFont(scaled(before, 1, QFont::DemiBold));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    painter->setFont(before);
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
    if (control == CC_ScrollBar) {
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option))
            return visualRect(
                option->direction, option->rect,
                house::scrollBarRect(*slider, part, proxy()->pixelMetric(PM_ScrollBarSliderMin)));
    }
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField) return rect.adjusted(kFieldPad, 0, 0, 0);
    if (control == CC_SpinBox && part == SC_SpinBoxEditField) return rect.adjusted(kFieldPad, 0, 0, 0);
    return rect;
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption* option,
                                 const QWidget* widget) const {
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
        return rect.adjusted(kFieldPad, 0, -kFieldPad, 0);
    return rect;
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    if (type == CT_MenuItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return house::menuItemSize(*item, contents);
    }
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
        case CT_PushButton: {
            const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            if (button && writesBold(*button, widget)) size = withBoldText(size, button->text, widget);
            size.rwidth() += 16;
            return size.expandedTo({0, qMax(kButtonHeight, contents.height() + 12)});
        }
        case CT_ToolButton: {
            const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            const bool text =
                button && button->toolButtonStyle != Qt::ToolButtonIconOnly && !button->text.isEmpty();
            const bool menu = button && button->features.testFlag(QStyleOptionToolButton::HasMenu);
            if (text) size.rwidth() += 8 + (menu ? kMenuChevron : 0);
            const bool standsOut =
                button && (!button->state.testFlag(State_AutoRaise) ||
                           (widget && qobject_cast<const QToolBar*>(widget->parentWidget())));
            return standsOut ? size.expandedTo({kButtonHeight, kButtonHeight}) : size;
        }
        case CT_ComboBox:
            return size.grownBy({kFieldPad, 0, 0, 0})
                .expandedTo({0, qMax(kButtonHeight, contents.height() + 10)});
        case CT_LineEdit: {
            const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            if (!frame || frame->lineWidth == 0) return size;  // inside a spin box or combo box
            return size.grownBy({kFieldPad, 0, kFieldPad, 0})
                .expandedTo({0, qMax(kButtonHeight, contents.height() + 8)});
        }
        case CT_SpinBox:
            return size.grownBy({kFieldPad, 0, 0, 0}).expandedTo({0, kButtonHeight});
        case CT_MenuBarItem:
            return size.grownBy({2, 1, 2, 1});
        case CT_ItemViewItem:
            return size.expandedTo({0, option->fontMetrics.height() + 10});
        default:
            return size;
    }
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
        case PM_ScrollBarExtent:
            return 12;
        case PM_ScrollBarSliderMin:
            return 32;
        case PM_IndicatorWidth:
        case PM_IndicatorHeight:
        case PM_ExclusiveIndicatorWidth:
        case PM_ExclusiveIndicatorHeight:
            return 18;
        case PM_SmallIconSize:
        case PM_ButtonIconSize:
        case PM_ListViewIconSize:
            return 16;
        case PM_ToolBarIconSize:
            return 18;
        case PM_MessageBoxIconSize:
            return 36;
        case PM_MenuPanelWidth:
            return 1;
        case PM_MenuVMargin:
            return 4;
        case PM_MenuHMargin:
        case PM_MenuBarPanelWidth:
        case PM_ToolBarFrameWidth:
        case PM_DockWidgetFrameWidth:
        case PM_ButtonShiftHorizontal:
        case PM_ButtonShiftVertical:
        case PM_TabBarTabShiftHorizontal:
        case PM_TabBarTabShiftVertical:
        case PM_TabBarBaseOverlap:
            return 0;
        case PM_MenuBarHMargin:
            return 6;
        case PM_MenuBarVMargin:
            return 2;
        case PM_MenuBarItemSpacing:
            return 2;
        case PM_ToolBarItemMargin:
            return 6;
        case PM_ToolBarItemSpacing:
            return 6;
        case PM_DockWidgetTitleMargin:
            return 7;
        case PM_DockWidgetSeparatorExtent:
        case PM_SplitterWidth:
            return 3;
        case PM_TabBarTabHSpace:
            return 26;
        case PM_TabBarTabVSpace:
            return 14;
        case PM_SliderThickness:
        case PM_SliderControlThickness:
        case PM_SliderLength:
            return 20;
        case PM_HeaderMargin:
            return 6;
        case PM_MenuButtonIndicator:
            return 16;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const {
    switch (hint) {
        case SH_ComboBox_Popup:
            return 0;  // a list under the box, not a menu over it
        case SH_ToolTip_WakeUpDelay:
            return 450;
        case SH_Menu_SubMenuPopupDelay:
            return 150;
        case SH_ScrollBar_LeftClickAbsolutePosition:
            return 0;
        case SH_DialogButtonBox_ButtonsHaveIcons:
            return 0;
        case SH_EtchDisabledText:
            return 0;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QIcon HouseStyle::standardIcon(StandardPixmap picture, const QStyleOption* option,
                               const QWidget* widget) const {
    switch (picture) {
        case SP_MessageBoxInformation:
            return icon(Glyph::Info, IconTint::Accent);
        case SP_MessageBoxQuestion:
            return icon(Glyph::Help, IconTint::Accent);
        case SP_MessageBoxWarning:
            return icon(Glyph::Warning, IconTint::Warning);
        case SP_MessageBoxCritical:
            return icon(Glyph::Error, IconTint::Danger);
        case SP_TitleBarCloseButton:
        case SP_LineEditClearButton:
            return icon(Glyph::Close, IconTint::Muted);
        case SP_TitleBarNormalButton:
            return icon(Glyph::Duplicate, IconTint::Muted);
        // Every menu bar asks for this one at its birth; Qt's own would load all image plug-ins at start.
        case SP_ToolBarHorizontalExtensionButton:
        case SP_ToolBarVerticalExtensionButton:
            return icon(Glyph::More, IconTint::Text);
        default:
            return QProxyStyle::standardIcon(picture, option, widget);
    }
}

}  // namespace tenaille::ui
