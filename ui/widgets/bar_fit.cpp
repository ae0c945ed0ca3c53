// SPDX-License-Identifier: MIT
#include "ui/widgets/bar_fit.h"

#include <QEvent>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

namespace tenaille::ui {

BarFit::BarFit(QToolBar& bar, std::vector<QToolButton*> buttons, const QToolButton& elastic, int least)
    : QObject(&bar), m_bar(bar), m_buttons(std::move(buttons)), m_elastic(elastic), m_least(least) {
    bar.installEventFilter(this);
}

bool BarFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) fit();
    return QObject::eventFilter(watched, event);
}

void BarFit::fit() {
    const int spare = std::max(0, m_elastic.fontMetrics().horizontalAdvance(m_elastic.text()) - m_least);
    int need = m_bar.sizeHint().width() - spare;
    while (need > m_bar.width() && m_saved.size() < m_buttons.size()) {
        QToolButton& button = *m_buttons[m_saved.size()];
        const int before = button.sizeHint().width();
        button.setToolButtonStyle(Qt::ToolButtonIconOnly);
        m_saved.push_back(button.isVisibleTo(&m_bar) ? before - button.sizeHint().width() : 0);
        need -= m_saved.back();
    }
    while (!m_saved.empty() && need + m_saved.back() <= m_bar.width()) {
        need += m_saved.back();
        m_saved.pop_back();
        m_buttons[m_saved.size()]->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
}

}  // namespace tenaille::ui
