// SPDX-License-Identifier: MIT
#include "ui/widgets/tool_strip_button.h"

#include <QAction>
#include <QPainter>
#include <QStyleOptionToolButton>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kToolStripButtonSide = 36;
constexpr int kIconSide = 20;
constexpr int kLongestLetter = 2;  // "V", "F4"

}  // namespace

ToolStripButton::ToolStripButton(QAction* action, QWidget* parent) : QToolButton(parent) {
    setDefaultAction(action);
    setToolButtonStyle(Qt::ToolButtonIconOnly);
    setIconSize({kIconSide, kIconSide});
    setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard to the board
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QString ToolStripButton::letter() const {
    if (!defaultAction()) return {};
    const QString keys = defaultAction()->shortcut().toString(QKeySequence::NativeText);
    return keys.size() <= kLongestLetter ? keys : QString();
}

QFont ToolStripButton::letterFont() const { return scaled(font(), 0.72, QFont::Medium); }

QSize ToolStripButton::sizeHint() const {
    // Larger fonts get a larger button, so that the letter never lies on the icon.
    const int side = qMax(kToolStripButtonSide, kIconSide + QFontMetrics(letterFont()).height() + 2);
    return {side, side};
}

void ToolStripButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelButtonTool, &option, &painter, this);

    const QString corner = letter();
    QRect picture(0, 0, kIconSide, kIconSide);
    picture.moveCenter(rect().center() - (corner.isEmpty() ? QPoint() : QPoint(2, 2)));
    icon().paint(&painter, picture, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled,
                 isChecked() ? QIcon::On : QIcon::Off);
    painter.setFont(letterFont());
    painter.setPen(!isEnabled() ? t.disabledText : isChecked() ? t.onAccent : t.mutedText);
    painter.drawText(rect().adjusted(0, 0, -4, -1), Qt::AlignRight | Qt::AlignBottom | Qt::TextSingleLine,
                     corner);
}

}  // namespace tenaille::ui
