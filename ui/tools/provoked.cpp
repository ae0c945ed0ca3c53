// SPDX-License-Identifier: MIT
#include "ui/tools/provoked.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/actions/provocations.h"
#include "ui/tools/tool_context.h"

namespace tenaille::ui {

QString showProvoked(const ToolContext& context, const board::Creature& mover,
                     std::span<const board::Cell> path, Overlay& overlay) {
    QStringList names;
    for (const actions::Provoked& one :
         actions::provocationsOf(context.board(), mover, path, context.options())) {
        const board::Cell left = one.step == 0 ? mover.at : path[one.step - 1];
        overlay.points.push_back({PointStyle::Warning, board::middle(context.grid(), mover.footprint, left)});
        names << QString::fromStdString(context.encounter().tokens.find(one.enemy)->name);
    }
    if (names.isEmpty()) return {};
    return QCoreApplication::translate("Tools", "provokes %1").arg(names.join(QStringLiteral(", ")));
}

}  // namespace tenaille::ui
