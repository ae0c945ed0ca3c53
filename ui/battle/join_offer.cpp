// SPDX-License-Identifier: MIT
#include "ui/battle/join_offer.h"

#include <QAction>
#include <QPushButton>
#include <algorithm>

#include "core/actions/fight_of.h"
#include "ui/battle/battle_context.h"
#include "ui/document/document.h"
#include "ui/text/utf8.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

JoinOffer::JoinOffer(Document& document, BattleContext& context, NoticeStack& notices, QAction& join,
                     QObject* parent)
    : QObject(parent), m_document(document), m_context(context), m_notices(notices), m_join(join) {
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &JoinOffer::refresh);
    connect(&document, &Document::wasReset, this, [this] {
        m_added.clear();
        refresh();
    });
    connect(&context, &BattleContext::creaturesAdded, this, &JoinOffer::add);
}

void JoinOffer::add(const std::vector<RecordId>& tokens) {
    if (m_context.editing() || m_context.encounter().clockRecord() == nullptr) return;
    for (const RecordId token : tokens)
        if (std::find(m_added.begin(), m_added.end(), token) == m_added.end()) m_added.push_back(token);
    refresh();
}

void JoinOffer::refresh() {
    std::vector<RecordId> beside;
    const document::Encounter& encounter = m_context.encounter();
    if (encounter.clockRecord() != nullptr)
        for (const RecordId token : m_added)
            if (encounter.tokens.find(token) != nullptr && actions::combatantOf(encounter, token) == nullptr)
                beside.push_back(token);
    if (beside == m_beside && (m_notice != nullptr || beside.empty())) return;
    m_beside = beside;
    Notice* before = m_notice;
    m_notice = nullptr;
    if (before != nullptr) before->dismiss();
    if (!m_beside.empty()) show();
}

QString JoinOffer::names() const {
    constexpr std::size_t kMostNames = 4;
    const std::size_t shown = m_beside.size() > kMostNames ? kMostNames - 1 : m_beside.size();
    QStringList names;
    for (std::size_t i = 0; i < shown; ++i)
        names << fromUtf8(m_context.encounter().tokens.find(m_beside[i])->name);
    const QString named = names.join(QStringLiteral(", "));
    if (shown == m_beside.size()) return named;
    return tr("%1 and %n more", nullptr, static_cast<int>(m_beside.size() - shown)).arg(named);
}

void JoinOffer::show() {
    Notice* notice = m_notices.show(Notice::Kind::Info, tr("Beside the fight: %1.").arg(names()));
    m_notice = notice;
    connect(notice->addAction(tr("Join the fight")), &QPushButton::clicked, this, [this] {
        m_notice = nullptr;  // it closes itself
        m_context.select(m_beside);
        m_join.trigger();
        refresh();
    });
    // Closed by hand.
    connect(notice, &Notice::dismissed, this, [this, notice] {
        if (notice == m_notice) m_added.clear();
    });
}

}  // namespace tenaille::ui
