// SPDX-License-Identifier: MIT
#include "ui/battle/strike_offers.h"

#include <QPushButton>
#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/board/attacks.h"
#include "ui/battle/attack_dialog.h"
#include "ui/battle/battle_context.h"
#include "ui/text/utf8.h"
#include "ui/widgets/notice.h"

namespace tenaille::ui {

namespace {

constexpr std::size_t kMostButtons = 4;  // the others follow when these are answered

// SZ-08: it is a melee attack. Who holds a weapon for afar takes the first one that is for melee.
std::optional<board::AttackChoice> inMelee(const board::TokenRecord& striker) {
    const bool shoots = striker.attackMode == board::AttackMode::Ranged;
    if (!shoots) return std::nullopt;
    for (const board::AttackChoice choice : board::attackChoices(striker))
        if (!choice.fromAfar && striker.attacks[choice.attack].reach) return choice;
    return std::nullopt;
}

}  // namespace

StrikeOffers::StrikeOffers(Document& document, BattleContext& context, NoticeStack& notices, QWidget* window)
    : QObject(window), m_document(document), m_context(context), m_notices(notices), m_window(window) {
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &StrikeOffers::refresh);
    connect(&document, &Document::wasReset, this, [this] {
        m_open.clear();
        refresh();
    });
    connect(&context, &BattleContext::strikesOffered, this, &StrikeOffers::add);
}

QString StrikeOffers::name(RecordId token) const {
    return fromUtf8(m_context.encounter().tokens.find(token)->name);
}

void StrikeOffers::add(const std::vector<actions::StrikeOffer>& offers) {
    // What was undone comes back no more.
    std::erase_if(m_open, [this](const Open& one) { return !m_document.isMade(one.move); });
    m_shown.clear();
    for (const actions::StrikeOffer& offer : offers)
        if (const board::TokenRecord* mover = m_context.encounter().tokens.find(offer.mover.token))
            m_open.push_back(
                {offer, mover->creature.at, m_document.newestEdit(), m_context.encounter().steps.size()});
    refresh();
}

bool StrikeOffers::stands(const Open& one) const {
    const document::Encounter& encounter = m_context.encounter();
    const board::TokenRecord* mover = encounter.tokens.find(one.offer.mover.token);
    const bool isMade = mover != nullptr && mover->creature.at == one.went && m_document.isMade(one.move);
    const bool isTaken = one.isTaken || m_document.isMade(one.attack);
    const board::TokenRecord* enemy = encounter.tokens.find(one.offer.enemy);
    const bool mayStrike = enemy != nullptr && !actions::isDown(*enemy, m_context.options());
    return isMade && !isTaken && !one.closed && encounter.steps.size() <= one.turns + 1 && mayStrike;
}

void StrikeOffers::refresh() {
    std::vector<std::size_t> standing;
    for (std::size_t i = 0; i < m_open.size(); ++i)
        if (stands(m_open[i])) standing.push_back(i);
    if (standing == m_shown) return;
    m_shown = standing;
    Notice* before = m_notice;
    m_notice = nullptr;
    if (before != nullptr) before->dismiss();
    if (!standing.empty()) show(standing);
}

void StrikeOffers::show(const std::vector<std::size_t>& standing) {
    const auto moverOf = [this](std::size_t i) { return m_open[i].offer.mover.token; };
    const bool several = std::any_of(standing.begin(), standing.end(),
                                     [&](std::size_t i) { return moverOf(i) != moverOf(standing.front()); });
    QStringList lines;
    for (auto one = standing.begin(); one != standing.end();) {
        const RecordId mover = moverOf(*one);
        QStringList enemies;
        for (; one != standing.end() && moverOf(*one) == mover; ++one)
            enemies << name(m_open[*one].offer.enemy);
        lines << tr("%1 gives an attack of opportunity to %2 (SZ-08).")
                     .arg(name(mover), enemies.join(QStringLiteral(", ")));
    }
    for (const std::size_t i : standing)
        if (m_context.encounter().tokens.find(m_open[i].offer.enemy)->hidden)
            lines << tr("The players do not see %1.").arg(name(m_open[i].offer.enemy));
    for (const std::size_t i : standing)
        if (actions::hasStruckInPassing(m_context.encounter(), m_open[i].offer.enemy))
            lines << tr("%1 has taken one in this round already.").arg(name(m_open[i].offer.enemy));
    lines.removeDuplicates();
    Notice* notice = m_notices.show(Notice::Kind::Info, lines.join(QLatin1Char('\n')));
    m_notice = notice;
    for (std::size_t n = 0; n < std::min(standing.size(), kMostButtons); ++n) {
        const std::size_t which = standing[n];
        const QString enemy = name(m_open[which].offer.enemy);
        QString text =
            several ? tr("%1 strikes %2…").arg(enemy, name(moverOf(which))) : tr("%1 strikes…").arg(enemy);
        QPushButton* button = notice->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(button, &QPushButton::clicked, this, [this, which] { strike(which); });
    }
    // Closed by hand: the blows are let pass. One that was answered is not m_notice any more.
    connect(notice, &Notice::dismissed, this, [this, notice] {
        if (notice != m_notice) return;
        for (const std::size_t i : m_shown) m_open[i].closed = true;
        m_shown.clear();
    });
}

void StrikeOffers::strike(std::size_t which) {
    const actions::StrikeOffer offer = m_open[which].offer;
    m_notice = nullptr;  // it closes itself
    actions::MakeAttack attack;
    attack.attacker = offer.enemy;
    attack.target = offer.mover.token;
    attack.seed = m_context.freshSeed();
    attack.with = inMelee(*m_context.encounter().tokens.find(offer.enemy));
    attack.passing = offer.mover;
    const actions::PlanContext context{m_context.encounter(), m_context.board(), m_context.options()};
    m_shown.clear();  // what still stands is shown anew
    const auto made = askAttack(context, attack, m_context.units(), m_window);
    m_open[which].isTaken = true;
    const bool isDone = made && m_context.perform(*made);
    m_open[which].isTaken = false;
    if (isDone) m_open[which].attack = m_document.newestEdit();
    refresh();
    if (isDone) tellFall(offer.mover);
}

// Who is struck down has not gone on.
void StrikeOffers::tellFall(const actions::Placement& where) {
    const board::TokenRecord& token = *m_context.encounter().tokens.find(where.token);
    if (!actions::isDown(token, m_context.options()) || token.creature.at == where.at) return;
    Notice* notice =
        m_notices.show(Notice::Kind::Info, tr("%1 falls by a blow on the way.").arg(fromUtf8(token.name)));
    connect(notice->addAction(tr("Back to where the blow fell")), &QPushButton::clicked, this, [this, where] {
        if (m_context.encounter().tokens.find(where.token) != nullptr)
            m_context.perform(actions::MoveTokens{{{where.token, {where.at}}}, true});
    });
}

}  // namespace tenaille::ui
