// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <vector>

#include "core/actions/provocations.h"

class QWidget;

namespace tenaille::ui {

class BattleContext;
class Document;
class Notice;
class NoticeStack;

// Offers the attacks of opportunity that moves give (SZ-08): a notice with a button for each enemy, which
// opens its attack as it stands where the creature was struck. An offer stands until it is taken or closed,
// the creature goes on, or two turns have ended; undo and redo take it back and bring it again.
class StrikeOffers final : public QObject {
    Q_OBJECT

  public:
    // All of them outlive it.
    StrikeOffers(Document& document, BattleContext& context, NoticeStack& notices, QWidget* window);

  private:
    struct Open {
        actions::StrikeOffer offer;
        board::Cell went;       // where the creature is since
        quint64 move = 0;       // the edit that made it (Document::newestEdit())
        std::size_t turns = 0;  // steps of the clock then
        quint64 attack = 0;     // the edit with which it was taken, 0: it was not
        bool isTaken = false;   // just now: that edit is being made
        bool closed = false;
    };

    void add(const std::vector<actions::StrikeOffer>& offers);
    bool stands(const Open& one) const;
    void refresh();
    void show(const std::vector<std::size_t>& standing);
    void strike(std::size_t which);
    void tellFall(const actions::Placement& where);
    QString name(RecordId token) const;

    Document& m_document;
    BattleContext& m_context;
    NoticeStack& m_notices;
    QWidget* m_window;
    std::vector<Open> m_open;
    std::vector<std::size_t> m_shown;  // of m_open
    QPointer<Notice> m_notice;
};

}  // namespace tenaille::ui
