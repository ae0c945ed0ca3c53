// SPDX-License-Identifier: MIT
#include "ui/battle/strike_offers.h"

#include <QPushButton>
#include <algorithm>
#include <utility>

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

bool isOnBoard(const BattleContext& context, const actions::StrikeOffer& offer) {
    const auto& tokens = context.encounter().tokens;
    return tokens.find(offer.enemy) != nullptr && tokens.find(offer.mover.token) != nullptr;
}

}  // namespace

StrikeOffers::StrikeOffers(Document& document, BattleContext& context, NoticeStack& notices, QWidget* window)
    : QObject(window), m_context(context), m_notices(notices), m_window(window) {
    const auto end = [this] {
        if (m_notice) m_notice->dismiss();
    };
    connect(&document, &Document::changed, this, end);
    connect(&document, &Document::wasReset, this, end);
    connect(&context, &BattleContext::strikesOffered, this, &StrikeOffers::show);
}

QString StrikeOffers::name(RecordId token) const {
    return fromUtf8(m_context.encounter().tokens.find(token)->name);
}

void StrikeOffers::show(const std::vector<actions::StrikeOffer>& asked) {
    if (m_notice) m_notice->dismiss();
    std::vector<actions::StrikeOffer> offers = asked;
    std::erase_if(offers, [this](const auto& one) { return !isOnBoard(m_context, one); });
    if (offers.empty()) return;
    const bool several = std::any_of(offers.begin(), offers.end(), [&](const actions::StrikeOffer& one) {
        return one.mover.token != offers.front().mover.token;
    });
    QStringList lines;
    for (std::size_t first = 0; first < offers.size();) {
        const RecordId mover = offers[first].mover.token;
        QStringList enemies;
        for (; first < offers.size() && offers[first].mover.token == mover; ++first)
            enemies << name(offers[first].enemy);
        lines << tr("%1 gives an attack of opportunity to %2 (SZ-08).")
                     .arg(name(mover), enemies.join(QStringLiteral(", ")));
    }
    m_notice = m_notices.show(Notice::Kind::Info, lines.join(QLatin1Char('\n')));
    for (std::size_t i = 0; i < std::min(offers.size(), kMostButtons); ++i) {
        const QString enemy = name(offers[i].enemy);
        QString text = several ? tr("%1 strikes %2…").arg(enemy, name(offers[i].mover.token))
                               : tr("%1 strikes…").arg(enemy);
        QPushButton* button = m_notice->addAction(text.replace(QLatin1Char('&'), QStringLiteral("&&")));
        connect(button, &QPushButton::clicked, this, [this, offers, i] { strike(offers, i); });
    }
}

void StrikeOffers::strike(std::vector<actions::StrikeOffer> offers, std::size_t which) {
    const actions::StrikeOffer offer = offers[which];
    if (!isOnBoard(m_context, offer)) return;
    actions::MakeAttack attack;
    attack.attacker = offer.enemy;
    attack.target = offer.mover.token;
    attack.seed = m_context.freshSeed();
    attack.with = inMelee(*m_context.encounter().tokens.find(offer.enemy));
    attack.passing = offer.mover;
    const actions::PlanContext context{m_context.encounter(), m_context.board(), m_context.options()};
    const auto made = askAttack(context, attack, m_context.units(), m_window);
    if (!made) return show(offers);
    if (!m_context.perform(*made)) return;
    offers.erase(offers.begin() + static_cast<std::ptrdiff_t>(which));
    show(offers);
    tellFall(offer.mover);
}

// Who is struck down has not gone on.
void StrikeOffers::tellFall(const actions::Placement& where) {
    const board::TokenRecord& token = *m_context.encounter().tokens.find(where.token);
    if (!actions::isDown(token, m_context.options()) || token.creature.at == where.at) return;
    Notice* notice = m_notices.show(Notice::Kind::Info,
                                    tr("%1 goes down before the way is gone.").arg(fromUtf8(token.name)));
    connect(notice->addAction(tr("Back to where the blow fell")), &QPushButton::clicked, this, [this, where] {
        if (m_context.encounter().tokens.find(where.token) != nullptr)
            m_context.perform(actions::MoveTokens{{{where.token, {where.at}}}, true});
    });
}

}  // namespace tenaille::ui
