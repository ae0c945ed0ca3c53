// SPDX-License-Identifier: MIT
#include "ui/widgets/bar_fit.h"

#include <QAction>
#include <QEvent>
#include <QLayout>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

namespace tenaille::ui {

BarFit::BarFit(QToolBar& bar, const std::vector<QToolButton*>& buttons, const std::vector<QAction*>& spared,
               const QToolButton& elastic, int least)
    : QObject(&bar), m_bar(bar), m_elastic(elastic), m_least(least) {
    for (QToolButton* button : buttons) m_steps.push_back({button, nullptr});
    for (QAction* entry : spared)
        m_steps.push_back({qobject_cast<QToolButton*>(bar.widgetForAction(entry)), entry});
    bar.installEventFilter(this);
}

bool BarFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fit();
    return QObject::eventFilter(watched, event);
}

void BarFit::take(Step& step) {
    const bool seen = step.button->isVisibleTo(&m_bar);
    const int before = step.button->sizeHint().width();
    if (step.entry != nullptr) {
        step.entry->setVisible(false);
        step.saved = before + m_bar.layout()->spacing();
        return;
    }
    step.button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    step.saved = seen ? before - step.button->sizeHint().width() : 0;
}

void BarFit::fit() {
    const int spare = std::max(0, m_elastic.fontMetrics().horizontalAdvance(m_elastic.text()) - m_least);
    int need = m_bar.sizeHint().width() - spare;
    while (need > m_bar.width() && m_taken < m_steps.size()) {
        Step& step = m_steps[m_taken++];
        take(step);
        need -= step.saved;
    }
    while (m_taken > 0 && need + m_steps[m_taken - 1].saved <= m_bar.width()) {
        const Step& step = m_steps[--m_taken];
        need += step.saved;
        if (step.entry != nullptr)
            step.entry->setVisible(true);
        else
            step.button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

}  // namespace tenaille::ui
