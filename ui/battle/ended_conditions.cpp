// SPDX-License-Identifier: MIT
#include "ui/battle/ended_conditions.h"

#include <variant>

#include "ui/battle/battle_context.h"
#include "ui/document/document.h"
#include "ui/text/edit_text.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr qsizetype kMostEnded = 6;  // lines of a notice

using Line = document::Change<board::LogRecord>;

const Line* endedBy(const document::AnyChange& change) {
    const auto* line = std::get_if<Line>(&change);
    if (line == nullptr) return nullptr;
    return (line->after ? line->after : line->before)->entry == "conditionEnds" ? line : nullptr;
}

}  // namespace

EndedConditions::EndedConditions(Document& document, const BattleContext& context, NoticeStack& notices,
                                 QObject* parent)
    : QObject(parent), m_context(context), m_notices(notices) {
    connect(&document, &Document::changed, this, &EndedConditions::tell);
}

void EndedConditions::tell(const document::ChangeSet& changes) {
    QStringList ended;
    bool isTakenBack = false;
    for (const document::AnyChange& change : changes.changes) {
        const Line* line = endedBy(change);
        if (line == nullptr) continue;
        if (line->after)
            ended << logText(line->after->entry, line->after->arguments);
        else
            isTakenBack = true;
    }
    if (ended.isEmpty() && !isTakenBack) return;
    if (m_notice != nullptr) m_notice->dismiss();
    if (ended.isEmpty() || m_context.encounter().clockRecord() == nullptr) return;
    if (const auto others = ended.size() - kMostEnded; others > 1) {
        ended.erase(ended.begin() + kMostEnded, ended.end());
        ended << tr("and %n more", nullptr, static_cast<int>(others));
    }
    m_notice = m_notices.show(Notice::Kind::Info, ended.join(QLatin1Char('\n')));
}

}  // namespace tenaille::ui
