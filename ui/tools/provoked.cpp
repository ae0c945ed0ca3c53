// SPDX-License-Identifier: MIT
#include "ui/tools/provoked.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "core/actions/provocations.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

namespace {

using board::Position;

// In cells: the disc of a creature of one cell, and the mark beside it.
constexpr double kMoverDisc = 0.41;
constexpr double kMarkRoom = 0.28;
constexpr double kLeastAside = 0.36;

// Beside the middle of a step, clear of the disc of the mover at both of its ends, on the side where the
// first enemy is not.
LatticePoint besideStep(const board::BoardView& board, const board::Creature& mover, RecordId enemy,
                        board::Cell from, board::Cell to) {
    const auto middleAt = [&](const board::Footprint& footprint, board::Cell cell) {
        return board::position(board.grid(), board::middle(board.grid(), footprint, cell));
    };
    const Position a = middleAt(mover.footprint, from);
    const Position b = middleAt(mover.footprint, to);
    const Position along{b.x - a.x, b.y - a.y};
    const double length = std::hypot(along.x, along.y);
    if (length <= 0) return board::middle(board.grid(), mover.footprint, from);
    const double clear =
        kMoverDisc * std::sqrt(static_cast<double>(board::cells(board.grid(), mover.footprint).size())) +
        kMarkRoom;
    const double aside = std::max(kLeastAside, std::sqrt(std::max(0.0, clear * clear - length * length / 4)));
    Position out{-along.y / length, along.x / length};
    const auto& creatures = board.creatures();
    const auto other = std::find_if(creatures.begin(), creatures.end(),
                                    [&](const board::Creature& one) { return one.record == enemy; });
    if (other != creatures.end()) {
        const Position e = middleAt(other->footprint, other->at);
        if ((e.x - a.x) * out.x + (e.y - a.y) * out.y > 0) out = {-out.x, -out.y};
    }
    return board::nearestLatticePoint(board.grid(),
                                      {(a.x + b.x) / 2 + out.x * aside, (a.y + b.y) / 2 + out.y * aside});
}

}  // namespace

QString showProvoked(const ToolContext& context, const board::Creature& mover,
                     std::span<const board::Cell> path, Overlay& overlay) {
    QStringList names;
    for (const actions::Provoked& one :
         actions::provocationsOf(context.board(), mover, path, context.options())) {
        const board::Cell left = one.step == 0 ? mover.at : path[one.step - 1];
        const LatticePoint at = besideStep(context.board(), mover, one.enemy, left, path[one.step]);
        const QString name = QString::fromStdString(context.encounter().tokens.find(one.enemy)->name);
        names << name;
        // One mark a step, with everybody who may strike there.
        const auto same = std::find_if(
            overlay.labels.begin(), overlay.labels.end(),
            [&](const OverlayLabel& label) { return label.at == at && label.tone == LabelTone::Bad; });
        if (same != overlay.labels.end()) {
            same->text += QStringLiteral(", ") + name;
            continue;
        }
        overlay.points.push_back({PointStyle::Warning, at});
        overlay.labels.push_back({name, at, LabelTone::Bad, true});
    }
    if (names.isEmpty()) return {};
    return QCoreApplication::translate("Tools", "provokes %1").arg(names.join(QStringLiteral(", ")));
}

}  // namespace tenaille::ui
