// SPDX-License-Identifier: MIT
#pragma once

#include <QModelIndex>
#include <QWidget>
#include <vector>

#include "ui/battle/log_line.h"
#include "ui/document/document.h"

class QLineEdit;
class QListView;

namespace tenaille::ui {

class LogFilter;
class LogModel;
class LogTopicBar;
class SectionHeader;

// What happened at the table, the newest line lowest: deeds, rulings that were used, decisions against the
// rules, suggestions. Typing filters, and so do the buttons of what a line is about; lines can be copied.
class LogPanel final : public QWidget {
    Q_OBJECT

  public:
    explicit LogPanel(Document& document, QWidget* parent = nullptr);

    // Ctrl+F or a letter goes on to the filter.
    void focusLines();
    void focusFilter();
    // The selected lines, or all that the filter lets through, one a line.
    QString text() const;
    QStringList lines() const;
    // For an export: those, and all that there are.
    std::vector<LogLine> exportLines() const;
    std::vector<LogLine> allExportLines() const;
    void showAll();
    // Another document: what was looked for in the last one hides nothing of this one.
    void beginAnew();

  Q_SIGNALS:
    void exportWanted();

  private:
    QModelIndexList shownLines() const;
    void copy() const;
    void refreshNote();
    void followNewest();

    LogModel* m_model = nullptr;
    LogFilter* m_filtered = nullptr;
    SectionHeader* m_header = nullptr;
    QLineEdit* m_filter = nullptr;
    LogTopicBar* m_topics = nullptr;
    QListView* m_list = nullptr;
    bool m_atNewest = true;
};

}  // namespace tenaille::ui
