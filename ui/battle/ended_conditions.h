// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>

#include "core/document/changes.h"

namespace tenaille::ui {

class BattleContext;
class Document;
class Notice;
class NoticeStack;

// Tells which conditions end when time goes on: one notice, which the next one replaces, and which goes when
// that step is taken back.
class EndedConditions final : public QObject {
    Q_OBJECT

  public:
    // All of them outlive it.
    EndedConditions(Document& document, const BattleContext& context, NoticeStack& notices, QObject* parent);

  private:
    void tell(const document::ChangeSet& changes);

    const BattleContext& m_context;
    NoticeStack& m_notices;
    QPointer<Notice> m_notice;
};

}  // namespace tenaille::ui
