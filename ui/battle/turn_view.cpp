// SPDX-License-Identifier: MIT
#include "ui/battle/turn_view.h"

#include <QCoreApplication>

#include "ui/scene/tokens.h"
#include "ui/text/condition_text.h"
#include "ui/text/units.h"

namespace tenaille::ui {

namespace {

struct Turns {
    Q_DECLARE_TR_FUNCTIONS(Turns)
};

using board::TurnState;

QString stateText(const turns::Combatant& one, turns::Stage stage) {
    if (one.down && one.state != TurnState::Acting) return Turns::tr("down");
    if (one.surprised) return Turns::tr("surprised");
    if (stage == turns::Stage::Roll) return {};
    switch (one.state) {
        case TurnState::Waiting:
            return Turns::tr("to come");
        case TurnState::Acting:
            return Turns::tr("acts");
        case TurnState::Interrupted:
            return Turns::tr("goes on after");
        case TurnState::Delaying:
            return Turns::tr("delays");
        case TurnState::Ready:
            return Turns::tr("ready");
        case TurnState::Done:
            break;
    }
    return Turns::tr("done");
}

QString initiativeText(const actions::PlanContext& context, const turns::Combatant& one, bool toThrow) {
    if (!toThrow) return QString::number(one.initiative);
    const board::CombatantRecord& record = *actions::combatantOf(context.encounter, one.token);
    if (record.turn->typed) return QString::number(*record.turn->typed);
    const std::int32_t bonus = context.encounter.tokens.find(one.token)->initiativeBonus;
    return bonus == 0 ? QStringLiteral("d20") : QStringLiteral("d20 ") + signedText(bonus);
}

QString titleOf(const turns::TurnGame& game, const std::vector<TurnCard>& cards) {
    QStringList acting;
    for (const TurnCard& card : cards)
        if (card.turn == TurnState::Acting) acting << card.name;
    const QString round = game.stage == turns::Stage::Roll ? Turns::tr("Round %1").arg(game.round + 1)
                          : game.stage == turns::Stage::SurpriseRound ? Turns::tr("Surprise round")
                                                                      : Turns::tr("Round %1").arg(game.round);
    if (acting.isEmpty()) return round;
    if (acting.size() == 1) return round + QStringLiteral(" · ") + acting.first();
    return round + QStringLiteral(" · ") +
           Turns::tr("%1 and %n more", nullptr, static_cast<int>(acting.size()) - 1).arg(acting.first());
}

}  // namespace

std::vector<RecordId> TurnView::acting() const {
    std::vector<RecordId> ids;
    for (const TurnCard& card : cards)
        if (card.turn == TurnState::Acting) ids.push_back(card.token);
    return ids;
}

TurnView turnView(const actions::PlanContext& context, const Pictures& pictures) {
    TurnView view;
    if (!actions::isTurnGame(context.encounter)) return view;
    const turns::TurnGame game = actions::turnGameOf(context.encounter, context.options);
    view.running = true;
    view.toThrow = game.stage == turns::Stage::Roll;
    std::int32_t group = 0;
    for (const turns::Combatant& one : game.combatants) {
        const board::TokenRecord& token = *context.encounter.tokens.find(one.token);
        const TokenShape shape = tokenShape(context.board.grid(), token, pictures);
        TurnCard card;
        card.token = one.token;
        card.name = QString::fromStdString(token.name);
        card.initials = shape.face.label;
        card.picture = shape.face.picture;
        card.colour = shape.face.fill;
        card.initiative = initiativeText(context, one, view.toThrow);
        card.down = actions::isDown(token, context.options);
        card.state = stateText(one, game.stage);
        if (card.down && one.state == TurnState::Acting)
            card.state += QStringLiteral(" · ") + Turns::tr("down");
        if (token.maxHitPoints > 0)
            card.health = QStringLiteral("%1/%2").arg(token.hitPoints).arg(token.maxHitPoints);
        QStringList remarks;
        if (const QString other = playersNumber(token); !other.isEmpty()) remarks << other;
        for (const board::ConditionRecord& condition : token.conditions)
            remarks << conditionName(condition.name);
        // In older maps it is a trait.
        if (token.creature.traits.has(board::Trait::Prone) && !board::isNamed(token.conditions, "prone"))
            remarks << conditionName("prone");
        card.remarks = remarks.join(QStringLiteral(", "));
        card.turn = one.state;
        card.surprised = one.surprised;
        card.hidden = token.hidden;
        card.joined = one.group != 0 && one.group == group;
        group = one.group;
        view.cards.push_back(std::move(card));
    }
    view.title = titleOf(game, view.cards);
    return view;
}

QString turnPrompt(const TurnView& view, const QString& cardsKey) {
    if (view.toThrow) return Turns::tr("Type what was thrown at the table (I), then throw the rest");
    if (view.acting().empty()) return Turns::tr("Nobody acts: Space goes on");
    if (cardsKey.isEmpty())
        return Turns::tr("Space ends the turn, D delays it, R gets ready, I changes the initiative");
    return Turns::tr("Space ends the turn, %1 goes to the cards").arg(cardsKey);
}

}  // namespace tenaille::ui
