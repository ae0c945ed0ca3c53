// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

namespace tenaille::ui {

// Fusion with our hand over it: flat rounded buttons, quiet fields, thin scroll bars, one focus ring. Colours
// come from the theme that the widget's palette belongs to, so a change of palette is all that a change of
// theme needs. A style in code, not a style sheet: a sheet would be parsed at every start and matched against
// every widget.
class HouseStyle final : public QProxyStyle {
    Q_OBJECT
  public:
    HouseStyle();

    void polish(QWidget* widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QIcon standardIcon(StandardPixmap picture, const QStyleOption* option,
                       const QWidget* widget) const override;
};

}  // namespace tenaille::ui
