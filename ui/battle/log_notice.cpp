// SPDX-License-Identifier: MIT
#include "ui/battle/log_notice.h"

#include <QAction>
#include <QPushButton>
#include <algorithm>
#include <variant>

#include "ui/battle/battle_context.h"
#include "ui/document/document.h"
#include "ui/text/edit_text.h"

namespace tenaille::ui {

namespace {

constexpr qsizetype kMostNoticeLines = 6;

using Line = document::Change<board::LogRecord>;

}  // namespace

LogNotice::LogNotice(Document& document, const BattleContext& context, NoticeStack& notices,
                     Notice::Kind kind, std::vector<std::string_view> entries, QAction* stepBack,
                     QObject* parent)
    : QObject(parent),
      m_context(context),
      m_notices(notices),
      m_kind(kind),
      m_entries(std::move(entries)),
      m_stepBack(stepBack) {
    connect(&document, &Document::changed, this, &LogNotice::tell);
}

void LogNotice::tell(const document::ChangeSet& changes) {
    QStringList lines;
    bool isTakenBack = false;
    for (const document::AnyChange& change : changes.changes) {
        const auto* line = std::get_if<Line>(&change);
        if (line == nullptr) continue;
        const board::LogRecord& record = *(line->after ? line->after : line->before);
        if (std::find(m_entries.begin(), m_entries.end(), record.entry) == m_entries.end()) continue;
        if (line->after)
            lines << logText(record.entry, record.arguments);
        else
            isTakenBack = true;
    }
    const bool ofStep = changes.touches<board::StepRecord>();
    const bool isPast = m_stepBack != nullptr && ofStep;  // the button takes back the last step alone
    if (lines.isEmpty() && !isTakenBack && !isPast) return;
    if (m_notice != nullptr) m_notice->dismiss();
    if (!lines.isEmpty()) show(std::move(lines), ofStep);
}

void LogNotice::show(QStringList lines, bool ofStep) {
    if (const auto others = lines.size() - kMostNoticeLines; others > 1) {
        lines.erase(lines.begin() + kMostNoticeLines, lines.end());
        lines << tr("and %n more", nullptr, static_cast<int>(others));
    }
    m_notice = m_notices.show(m_kind, lines.join(QLatin1Char('\n')));
    if (m_stepBack == nullptr || !ofStep) return;
    connect(m_notice->addAction(m_stepBack->iconText()), &QPushButton::clicked, m_stepBack,
            &QAction::trigger);
}

}  // namespace tenaille::ui
