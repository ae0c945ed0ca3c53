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

// Offers the attacks of opportunity that a move gives (SZ-08): a notice with a button for each enemy, which
// opens its attack as it stands where the creature was struck. Any other edit answers them.
class StrikeOffers final : public QObject {
    Q_OBJECT

  public:
    // All of them outlive it.
    StrikeOffers(Document& document, BattleContext& context, NoticeStack& notices, QWidget* window);

  private:
    void show(const std::vector<actions::StrikeOffer>& offers);
    void strike(std::vector<actions::StrikeOffer> offers, std::size_t which);
    void tellFall(const actions::Placement& where);
    QString name(RecordId token) const;

    BattleContext& m_context;
    NoticeStack& m_notices;
    QWidget* m_window;
    QPointer<Notice> m_notice;
};

}  // namespace tenaille::ui
