// SPDX-License-Identifier: MIT
#include "ui/widgets/calm_wheel.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QChildEvent>
#include <QComboBox>
#include <QScrollBar>
#include <QWidget>

namespace tenaille::ui {

CalmWheel::CalmWheel(QWidget* within) : QObject(within) { watch(*within); }

void CalmWheel::watch(QWidget& widget) {
    widget.installEventFilter(this);
    for (QWidget* one : widget.findChildren<QWidget*>()) one->installEventFilter(this);
}

bool CalmWheel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ChildPolished || event->type() == QEvent::ChildAdded) {
        if (auto* child = qobject_cast<QWidget*>(static_cast<QChildEvent*>(event)->child())) watch(*child);
        return false;
    }
    if (event->type() != QEvent::Wheel) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isField = qobject_cast<const QComboBox*>(widget) != nullptr ||
                         qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
                         (qobject_cast<const QAbstractSlider*>(widget) != nullptr &&
                          qobject_cast<const QScrollBar*>(widget) == nullptr);
    if (!isField || widget->hasFocus()) return false;
    event->ignore();  // it goes on to the widget below
    return true;
}

}  // namespace tenaille::ui
