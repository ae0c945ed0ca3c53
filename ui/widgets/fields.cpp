// SPDX-License-Identifier: MIT
#include "ui/widgets/fields.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>

#include "core/geometry/lattice.h"
#include "ui/style/paint.h"
#include "ui/style/theme.h"

namespace tenaille::ui {

namespace {

template <class Stretch>
QWidget* row(std::initializer_list<QWidget*> widgets, Stretch stretchOf) {
    auto* held = new QWidget;
    auto* layout = new QHBoxLayout(held);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (QWidget* widget : widgets) layout->addWidget(widget, stretchOf(widget));
    return held;
}

}  // namespace

QWidget* inRow(std::initializer_list<QWidget*> widgets) {
    return row(widgets, [](QWidget* widget) { return qobject_cast<QSpinBox*>(widget) != nullptr ? 0 : 1; });
}

QWidget* evenRow(std::initializer_list<QWidget*> widgets) {
    return row(widgets, [](QWidget*) { return 1; });
}

QSpinBox* cellsBox(int value) {
    auto* box = new QSpinBox;
    box->setRange(1, geometry::kMaxCellsPerSide);
    box->setValue(value);
    return box;
}

void markWrong(QLineEdit& field, const QString& why) {
    setWrong(field, !why.isEmpty());
    field.setToolTip(why);
    field.setAccessibleDescription(why);
}

void setProblemInk(QWidget& text, bool isProblem) {
    if (!isProblem) return text.setPalette({});
    QPalette ink = text.palette();
    ink.setColor(QPalette::WindowText, themeFor(text).badText);
    text.setPalette(ink);
}

void showWhole(QLineEdit& field, const QString& text) {
    field.setMaxLength(std::max(field.maxLength(), static_cast<int>(text.size())));
    field.setText(text);
    if (!field.hasFocus()) field.setCursorPosition(0);  // its beginning is read
}

void revealSoon(QWidget& field) {
    QTimer::singleShot(0, &field, [&field] {
        for (QWidget* around = field.parentWidget(); around != nullptr; around = around->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(around)) area->ensureWidgetVisible(&field);
    });
}

bool WheelScrolls::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel) return false;
    if (m_changes == Changes::WhileTyping && static_cast<QWidget*>(watched)->hasFocus()) return false;
    event->ignore();
    return true;
}

}  // namespace tenaille::ui
