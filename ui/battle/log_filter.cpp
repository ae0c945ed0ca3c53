// SPDX-License-Identifier: MIT
#include "ui/battle/log_filter.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/battle/log_model.h"
#include "ui/widgets/link_button.h"

namespace tenaille::ui {

Glyph logTopicGlyph(LogTopic topic) {
    switch (topic) {
        case LogTopic::Attacks:
            return Glyph::Sword;
        case LogTopic::Movement:
            return Glyph::Boot;
        case LogTopic::Conditions:
            return Glyph::Condition;
        case LogTopic::Turns:
            return Glyph::Segments;
        case LogTopic::Dice:
            return Glyph::Dice;
        case LogTopic::Decisions:
            return Glyph::Target;
        case LogTopic::Players:
            return Glyph::Party;
        case LogTopic::Map:
            return Glyph::Wall;
    }
    return Glyph::Blank;
}

void LogFilter::setTopics(LogTopics topics) {
    m_topics = topics;
    invalidateFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex line = sourceModel()->index(row, 0, parent);
    if (m_topics.any() && (line.data(LogModel::kTopicsRole).toUInt() & m_topics.bits()) == 0) return false;
    return QSortFilterProxyModel::filterAcceptsRow(row, parent);
}

LogTopicBar::LogTopicBar(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    for (int i = 0; i < kLogTopics; ++i) {
        const auto topic = static_cast<LogTopic>(i);
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIcon(icon(logTopicGlyph(topic)));
        button->setIconSize({18, 18});
        button->setFixedSize(32, 28);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tr("Only: %1").arg(logTopicText(topic)));
        button->setAccessibleName(tr("Only: %1").arg(logTopicText(topic)));
        button->installEventFilter(this);
        connect(button, &QToolButton::toggled, this, [this] { Q_EMIT changed(topics()); });
        row->addWidget(button);
        m_buttons.push_back(button);
    }
    row->addStretch(1);
    layout->addLayout(row);
    m_told = new QWidget;
    auto* told = new QHBoxLayout(m_told);
    told->setContentsMargins(0, 0, 0, 0);
    m_note = new QLabel;
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    told->addWidget(m_note, 1);
    auto* all = new LinkButton(tr("Show all"));
    all->setToolTip(tr("Shows all lines of the log again"));
    connect(all, &QToolButton::clicked, this, &LogTopicBar::allWanted);
    told->addWidget(all, 0, Qt::AlignTop);
    layout->addWidget(m_told);
    m_told->hide();
}

LogTopics LogTopicBar::topics() const {
    LogTopics topics;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (m_buttons[i]->isChecked()) topics = topics.with(static_cast<LogTopic>(i));
    return topics;
}

void LogTopicBar::clear() {
    for (QToolButton* button : m_buttons) {
        const QSignalBlocker quiet(button);
        button->setChecked(false);
    }
    Q_EMIT changed({});
}

void LogTopicBar::tell(const QString& counted, const QString& words) {
    QStringList wanted;
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        if (m_buttons[i]->isChecked()) wanted << logTopicText(static_cast<LogTopic>(i));
    QStringList parts{counted, wanted.join(QStringLiteral(", "))};
    if (!words.isEmpty()) parts << tr("“%1”").arg(words);
    parts.removeAll(QString());
    m_note->setText(parts.join(QStringLiteral(" · ")));
    m_told->setVisible(!wanted.isEmpty() || !words.isEmpty());
}

bool LogTopicBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const auto at = std::find(m_buttons.begin(), m_buttons.end(), watched);
        const bool back = key == Qt::Key_Left;
        if (at != m_buttons.end() && (back || key == Qt::Key_Right)) {
            const auto count = m_buttons.size();
            const auto place = static_cast<std::size_t>(at - m_buttons.begin());
            m_buttons[(place + (back ? count - 1 : 1)) % count]->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tenaille::ui
