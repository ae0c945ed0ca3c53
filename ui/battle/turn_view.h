// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>
#include <vector>

#include "core/actions/fight_of.h"
#include "core/actions/turn_game.h"
#include "ui/scene/pictures.h"

namespace tenaille::ui {

// One creature in a game of turns.
struct TurnCard {
    RecordId token;
    QString name;
    QString initials;
    PyramidPtr picture;  // in place of the initials
    QColor colour;
    QString initiative;  // "17", or "d20 +3" before it is thrown
    QString state;       // "acts", "delays", "done"
    QString health;      // "12/20", empty if nobody keeps count
    QString remarks;     // "players: 3, prone, afraid"
    board::TurnState turn = board::TurnState::Waiting;
    bool down = false;
    bool surprised = false;
    bool hidden = false;  // from the players
    bool joined = false;  // to the card before it: they act together
};

// A game of turns as plain values, in the order of the round.
struct TurnView {
    bool running = false;
    bool toThrow = false;  // initiative is thrown next
    QString title;         // "Round 3 · Arda"
    std::vector<TurnCard> cards;

    std::vector<RecordId> acting() const;
};

// `pictures`: those that are decoded.
TurnView turnView(const actions::PlanContext& context, const Pictures& pictures = {});

// What is to be done now; `cardsKey`: what goes to the cards, empty: the keyboard is there.
QString turnPrompt(const TurnView& view, const QString& cardsKey);

}  // namespace tenaille::ui
