// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>
#include <QStyleOption>

#include "ui/style/theme.h"

// The painting of HouseStyle, sorted by kind of widget. Only house_*.cpp include this. Each function paints
// one element whole; `base` in some of them is Fusion, for the labels that it lays out well.
namespace tenaille::ui::house {

// house_buttons.cpp
void drawButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget,
                     const Theme& theme);
void drawToolButtonPanel(QPainter& painter, const QStyleOption& option, const QWidget* widget,
                         const Theme& theme);
void drawCheckBox(QPainter& painter, const QStyleOption& option, const Theme& theme);
void drawRadioButton(QPainter& painter, const QStyleOption& option, const Theme& theme);
QColor buttonTextColour(const QStyleOption& option, const QWidget* widget, const Theme& theme);

// house_fields.cpp
void drawField(QPainter& painter, const QStyleOption& option, const Theme& theme);
void drawComboBox(QPainter& painter, const QStyleOptionComboBox& option, const QStyle& style,
                  const QWidget* widget, const Theme& theme);
void drawSpinBox(QPainter& painter, const QStyleOptionSpinBox& option, const QStyle& style,
                 const QWidget* widget, const Theme& theme);
void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
                const QWidget* widget, const Theme& theme);
void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const QStyle& style,
                   const QWidget* widget, const Theme& theme);
QRect scrollBarRect(const QStyleOptionSlider& option, QStyle::SubControl part, int shortest);
void drawProgressGroove(QPainter& painter, const QStyleOption& option, const Theme& theme);
void drawProgressBar(QPainter& painter, const QStyleOptionProgressBar& option, const Theme& theme);

// house_menus.cpp
void drawMenuItem(QPainter& painter, const QStyleOptionMenuItem& option, const QStyle& style,
                  const QWidget* widget, const Theme& theme);
QSize menuItemSize(const QStyleOptionMenuItem& option, const QSize& contents);
void drawMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& option, const Theme& theme);
void drawTab(QPainter& painter, const QStyleOptionTab& option, const Theme& theme);
void drawHeaderSection(QPainter& painter, const QStyleOptionHeader& option, const Theme& theme);
void drawDockTitle(QPainter& painter, const QStyleOptionDockWidget& option, const Theme& theme);
void drawItemPanel(QPainter& painter, const QStyleOptionViewItem& option, const Theme& theme);

inline bool has(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

}  // namespace tenaille::ui::house
