// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <vector>

#include "core/document/changes.h"
#include "ui/battle/log_line.h"
#include "ui/text/edit_text.h"
#include "ui/text/log_topic.h"

namespace tenaille::ui {

// A time of the log (board::LogRecord) in the user's time zone; invalid: it is not known.
QDateTime loggedTime(const std::string& stored);

// The lines of the session log, oldest first, kept up to date by change sets.
class LogModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;
    // The line as it is copied and searched: time, kind and text.
    static constexpr int kWholeRole = Qt::UserRole;
    // What it is about: the bits of LogTopics.
    static constexpr int kTopicsRole = Qt::UserRole + 1;

    // All lines, as an export tells them.
    std::vector<LogLine> exportLines() const;

    void show(const document::Encounter& encounter);
    void follow(const document::ChangeSet& changes);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    enum class Mark { None, FightBegins, RoundBegins, FightEnds };
    struct Line {
        RecordId id;
        QDateTime at;
        QString time;  // as shown, in the zone of this computer; empty: not known
        QString whole;
        QString text;
        LogKind kind;
        LogTopics topics;
        Mark mark = Mark::None;
        int round = 0;  // that begins
    };

    static void markFight(const board::LogRecord& record, Line& line);
    Line lineOf(const board::LogRecord& record) const;
    void put(const board::LogRecord& record);
    void remove(RecordId id);

    board::GridKind m_grid = board::GridKind::Square;  // what the cells are called
    std::vector<Line> m_lines;                         // ascending by id
};

}  // namespace tenaille::ui
