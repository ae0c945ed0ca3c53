// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <string_view>
#include <vector>

#include "core/document/changes.h"
#include "ui/widgets/notice.h"

class QAction;

namespace tenaille::ui {

class BattleContext;
class Document;

// Shows lines of the log that must not be overlooked: one notice, which the next change that writes some
// replaces, and which goes when its change is taken back; one with a button also when time goes on.
class LogNotice final : public QObject {
    Q_OBJECT

  public:
    // `entries`: of the lines; they outlive it, as do the others. `stepBack`, if any, becomes its button
    // where a step of the clock wrote them.
    LogNotice(Document& document, const BattleContext& context, NoticeStack& notices, Notice::Kind kind,
              std::vector<std::string_view> entries, QAction* stepBack, QObject* parent);

  private:
    void tell(const document::ChangeSet& changes);
    void show(QStringList lines, bool ofStep);

    const BattleContext& m_context;
    NoticeStack& m_notices;
    Notice::Kind m_kind;
    std::vector<std::string_view> m_entries;
    QAction* m_stepBack;
    QPointer<Notice> m_notice;
};

}  // namespace tenaille::ui
