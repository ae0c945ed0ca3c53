// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <QWidget>
#include <vector>

#include "ui/style/icon.h"
#include "ui/text/log_topic.h"

class QLabel;
class QToolButton;

namespace tenaille::ui {

Glyph logTopicGlyph(LogTopic topic);

// The lines of the log in which the words stand and that are about one of the topics; no topic: about any.
class LogFilter final : public QSortFilterProxyModel {
    Q_OBJECT
  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setTopics(LogTopics topics);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    LogTopics m_topics;
};

// A button for each topic, several at a time; the arrow keys go from one to the next. While lines are left
// out it tells how many and which, beside a link that shows all.
class LogTopicBar final : public QWidget {
    Q_OBJECT
  public:
    explicit LogTopicBar(QWidget* parent = nullptr);

    LogTopics topics() const;
    void clear();
    // `counted`: how many of how many lines are shown; `words`: what else is looked for.
    void tell(const QString& counted, const QString& words);

  Q_SIGNALS:
    void changed(LogTopics topics);
    void allWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    std::vector<QToolButton*> m_buttons;  // by topic
    QWidget* m_told = nullptr;
    QLabel* m_note = nullptr;
};

}  // namespace tenaille::ui
