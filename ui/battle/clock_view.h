// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>
#include <optional>
#include <vector>

#include "core/actions/clock_orders.h"
#include "core/actions/late_parry.h"
#include "ui/scene/pictures.h"

namespace tenaille::ui {

// What an entry of the strip is, which decides its colour and its shape.
enum class ChipKind {
    Strike,       // a routine action, given or done
    Slot,         // a routine action that is still to be used, where it falls due
    Opportunity,  // taken
    Offer,        // an opportunity that waits for an answer
    ParryOffer,   // a hit of the segment before that can still be parried
    Surprise,     // surprise and sneak attacks
    Parry,
    Simple,
    Move,
    Cast,
    Change
};

enum class ChipState {
    Coming,   // can still be changed
    Running,  // fills this segment and has begun before
    Played,
    Refused  // played, but not carried out
};

// One entry of a row, from one segment to another, both included (1..10).
struct ClockChip {
    ChipKind kind = ChipKind::Strike;
    ChipState state = ChipState::Coming;
    int from = 1;
    int to = 1;
    QString text;      // on the chip
    QString brief;     // a shorter word for what is done; empty: there is none
    QString aim;       // "Co": stands for the name after the arrow where that finds no room
    QString detail;    // whole, with the reason of a refusal
    RecordId order;    // none: a slot, an offer, or what goes on from the round before
    RecordId against;  // of both offers
    bool lost = false;
    bool hopeless = false;    // still to come, and will be refused as things stand
    bool aimless = false;     // a slot with nobody to strike at
    std::optional<bool> hit;  // of a blow that was struck
    // Of those that share a segment each has a lane of its own.
    int lane = 0;
    int lanes = 1;
};

// One combatant. It has one row, however many acts it has.
struct ClockRow {
    RecordId token;
    QString name;
    QString initials;
    PyramidPtr picture;  // in place of the initials
    QColor colour;
    QStringList states;  // "init 3", "melee"; or "surprised", "down": the first matter most
    QString fatigue;     // "14/12"
    bool tired = false;
    bool down = false;
    bool surprised = false;
    bool hidden = false;  // from the players
    bool armed = true;
    bool wants = false;  // something has to be seen to: `state` says it first
    std::vector<ClockChip> chips;
    int lanes = 1;  // the most that share a segment
};

// The strip as plain values.
struct ClockView {
    bool running = false;
    bool atRoundStart = false;  // declarations are due
    int round = 0;              // that is shown: the coming one at the start of a round
    int segment = 0;            // that is due, 0: none, or the surprise segment
    bool surprise = false;
    QString title;   // "Round 7", "Surprise"
    QString prompt;  // what is to be done now
    std::vector<ClockRow> rows;
};

// `parries`: see openParries.
// `pictures`: those that are decoded.
ClockView clockView(const actions::PlanContext& context, const std::vector<actions::OpenParry>& parries = {},
                    const Pictures& pictures = {});

// Gives every chip its lane: from the left the first one that is free. Those that touch nobody have all the
// height for themselves.
void layLanes(ClockRow& row);

}  // namespace tenaille::ui
