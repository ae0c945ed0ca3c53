// SPDX-License-Identifier: MIT
#include "ui/widgets/segmented_control.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>
#include <QStyle>

#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {
namespace {

constexpr int kSidePad = 16;
constexpr int kLeastPad = 7;  // where room is short
constexpr int kLinePad = 6;
constexpr int kSegmentedControlIcon = 16;
constexpr int kIconGap = 6;

// A radio button drawn as a segment: it brings the arrow keys, the exclusion and the accessible role.
class Segment final : public QRadioButton {
  public:
    Segment(const QString& text, const QIcon& icon, QWidget* parent) : QRadioButton(text, parent) {
        setIcon(icon);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override {
        const QFontMetrics metrics(boldFont());
        const int picture = icon().isNull() ? 0 : kSegmentedControlIcon + (text().isEmpty() ? 0 : kIconGap);
        return {metrics.size(Qt::TextShowMnemonic, text()).width() + 2 * kSidePad + picture,
                qMax(metrics.height() + 2 * kLinePad, 26)};
    }
    QSize minimumSizeHint() const override { return sizeHint() - QSize(2 * (kSidePad - kLeastPad), 0); }

  protected:
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Theme& t = themeFor(*this);
        const bool chosen = isChecked();
        const QRectF area(rect());
        if (chosen)
            fillRounded(painter, area, kRadius - 1, isEnabled() ? t.accent : t.raised);
        else if (underMouse() && isEnabled())
            fillRounded(painter, area, kRadius - 1, t.raisedHover);
        painter.setFont(chosen ? boldFont() : font());
        painter.setPen(!isEnabled() ? t.disabledText : chosen ? t.onAccent : t.text);
        paintLabel(painter, chosen);
        if (!showsFocus(*this)) return;
        drawFocusRing(painter, area, kRadius - 1, t.focusRing);
        if (chosen) drawFocusRing(painter, area.adjusted(2, 2, -2, -2), kRadius - 3, t.onAccent);
    }

  private:
    QFont boldFont() const { return scaled(font(), 1, QFont::DemiBold); }

    void paintLabel(QPainter& painter, bool chosen) {
        const int flags = Qt::AlignCenter | Qt::TextSingleLine | Qt::TextShowMnemonic;
        if (icon().isNull()) return painter.drawText(rect(), flags, text());
        const int textWidth = painter.fontMetrics().size(Qt::TextShowMnemonic, text()).width();
        const int left =
            (width() - textWidth - kSegmentedControlIcon - (text().isEmpty() ? 0 : kIconGap)) / 2;
        const QRect picture(left, (height() - kSegmentedControlIcon) / 2, kSegmentedControlIcon,
                            kSegmentedControlIcon);
        icon().paint(&painter, QStyle::visualRect(layoutDirection(), rect(), picture), Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled, chosen ? QIcon::On : QIcon::Off);
        const QRect label(left + kSegmentedControlIcon + kIconGap, 0, textWidth, height());
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), label), flags, text());
    }
};

}  // namespace

SegmentedControl::SegmentedControl(QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(2, 2, 2, 2);
    m_row->setSpacing(2);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int segment, bool on) {
        if (on) Q_EMIT currentChanged(segment);
    });
}

int SegmentedControl::addSegment(const QString& text, const QIcon& icon) {
    auto* segment = new Segment(text, icon, this);
    const int number = static_cast<int>(m_group->buttons().size());
    m_row->addWidget(segment);
    // Chosen before it joins the group: building the control is not a change of choice.
    segment->setChecked(number == 0);
    m_group->addButton(segment, number);
    return number;
}

void SegmentedControl::setSegment(int segment, const QString& text, const QIcon& icon) {
    auto* button = m_group->button(segment);
    if (button == nullptr) return;
    button->setText(text);
    button->setIcon(icon);
    button->updateGeometry();
}

void SegmentedControl::setSegmentToolTip(int segment, const QString& text) {
    auto* button = m_group->button(segment);
    if (button == nullptr) return;
    button->setToolTip(text);
    if (button->text().isEmpty()) button->setAccessibleName(text);
}

int SegmentedControl::current() const { return m_group->checkedId(); }

void SegmentedControl::setCurrent(int segment) {
    if (auto* button = m_group->button(segment)) button->setChecked(true);
}

void SegmentedControl::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = themeFor(*this);
    fillRounded(painter, rect(), kRadius + 1, t.scheme == Scheme::Dark ? t.raised : t.window, t.border);
}

}  // namespace tenaille::ui
