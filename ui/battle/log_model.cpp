// SPDX-License-Identifier: MIT
#include "ui/battle/log_model.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

#include "ui/battle/log_filter.h"

namespace tenaille::ui {

namespace {

// What was done shows what it is about, first of all: its button above the list.
QIcon iconOf(LogKind kind, LogTopics topics) {
    switch (kind) {
        case LogKind::Action:
            for (int i = 0; i < kLogTopics; ++i)
                if (const auto topic = static_cast<LogTopic>(i); topics.has(topic))
                    return icon(logTopicGlyph(topic), IconTint::Muted);
            return {};
        case LogKind::Ruling:
            return icon(Glyph::Target, IconTint::Accent);
        case LogKind::Override:
            return icon(Glyph::Edit, IconTint::Warning);
        case LogKind::Advice:
            return icon(Glyph::Info, IconTint::Good);
    }
    return {};
}

QString timeText(const QDateTime& time) {
    if (!time.isValid()) return {};
    return time.date() == QDate::currentDate() ? QLocale().toString(time.time(), QLocale::ShortFormat)
                                               : QLocale().toString(time, QLocale::ShortFormat);
}

}  // namespace

QDateTime loggedTime(const std::string& stored) {
    return QDateTime::fromString(QString::fromStdString(stored), Qt::ISODate).toLocalTime();
}

void LogModel::markFight(const board::LogRecord& record, Line& line) {
    const std::string& entry = record.entry;
    if (entry == "beginFight") line.mark = Mark::FightBegins;
    if (entry == "endFight") line.mark = Mark::FightEnds;
    if (entry != "startRound" && entry != "turns.round") return;
    line.mark = Mark::RoundBegins;
    if (!record.arguments.empty()) line.round = QString::fromStdString(record.arguments.front()).toInt();
}

std::vector<LogLine> LogModel::exportLines() const {
    std::vector<LogLine> lines;
    lines.reserve(m_lines.size());
    int fights = 0;
    int fight = 0;
    int round = 0;
    for (const Line& line : m_lines) {
        // The beginning of a long fight may have left the log.
        if (line.mark == Mark::FightBegins || (line.mark == Mark::RoundBegins && fight == 0))
            fight = ++fights;
        if (line.mark == Mark::FightBegins || line.mark == Mark::RoundBegins) round = line.round;
        QStringList parts{logKindText(line.kind), line.text};
        parts.removeAll(QString());
        lines.push_back({line.at, parts.join(QStringLiteral(" · ")), fight, round});
        if (line.mark == Mark::FightEnds) fight = round = 0;
    }
    return lines;
}

LogModel::Line LogModel::lineOf(const board::LogRecord& record) const {
    Line line;
    line.id = record.id;
    line.at = loggedTime(record.time);
    line.time = timeText(line.at);
    line.text = logText(record.entry, record.arguments, m_grid);
    line.kind = logKind(record.entry);
    line.topics = logTopics(record.entry);
    QStringList parts{line.time, logKindText(line.kind), line.text};
    parts.removeAll(QString());
    line.whole = parts.join(QStringLiteral(" · "));
    markFight(record, line);
    return line;
}

void LogModel::show(const document::Encounter& encounter) {
    beginResetModel();
    m_lines.clear();
    m_grid = encounter.gridRecord().extent.grid;
    m_lines.reserve(encounter.log.size());
    for (const board::LogRecord& record : encounter.log) m_lines.push_back(lineOf(record));
    endResetModel();
}

void LogModel::follow(const document::ChangeSet& changes) {
    for (const document::AnyChange& any : changes.changes) {
        const auto* change = std::get_if<document::Change<board::LogRecord>>(&any);
        if (change == nullptr) continue;
        remove(change->id());
        if (change->after) put(*change->after);
    }
}

void LogModel::put(const board::LogRecord& record) {
    const auto at = std::lower_bound(m_lines.begin(), m_lines.end(), record.id,
                                     [](const Line& line, RecordId id) { return line.id < id; });
    const int row = static_cast<int>(at - m_lines.begin());
    beginInsertRows({}, row, row);
    m_lines.insert(at, lineOf(record));
    endInsertRows();
}

void LogModel::remove(RecordId id) {
    const auto at = std::lower_bound(m_lines.begin(), m_lines.end(), id,
                                     [](const Line& line, RecordId wanted) { return line.id < wanted; });
    if (at == m_lines.end() || at->id != id) return;
    const int row = static_cast<int>(at - m_lines.begin());
    beginRemoveRows({}, row, row);
    m_lines.erase(at);
    endRemoveRows();
}

int LogModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return line.time.isEmpty() ? line.text : line.time + QStringLiteral("  ") + line.text;
        case Qt::DecorationRole:
            return iconOf(line.kind, line.topics);
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole:
        case kWholeRole:
            return line.whole;
        case kTopicsRole:
            return line.topics.bits();
        default:
            return {};
    }
}

}  // namespace tenaille::ui
