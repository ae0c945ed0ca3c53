// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <vector>

#include "core/base/record_id.h"

class QAction;

namespace tenaille::ui {

class BattleContext;
class Document;
class Notice;
class NoticeStack;

// Offers those who were added while a fight runs to join it: one notice that names them all. It stands as
// long as one of them is beside the fight; undo and redo take it back and bring it again. Closed by hand,
// they stay beside it.
class JoinOffer final : public QObject {
    Q_OBJECT

  public:
    // `join`: what lets the selected ones join. All of them outlive it.
    JoinOffer(Document& document, BattleContext& context, NoticeStack& notices, QAction& join,
              QObject* parent);

  private:
    void add(const std::vector<RecordId>& tokens);
    void refresh();
    void show();
    QString names() const;

    Document& m_document;
    BattleContext& m_context;
    NoticeStack& m_notices;
    QAction& m_join;
    std::vector<RecordId> m_added;
    std::vector<RecordId> m_beside;  // of these, as the notice names them
    QPointer<Notice> m_notice;
};

}  // namespace tenaille::ui
