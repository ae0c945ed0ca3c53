// SPDX-License-Identifier: MIT
#include "ui/battle/riding_commands.h"

#include <QCursor>
#include <QMenu>
#include <algorithm>
#include <tuple>

#include "core/actions/riding.h"
#include "ui/battle/battle_context.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/state_commands.h"

namespace tenaille::ui {

namespace {

using board::TokenRecord;

// Those of the selection who ride, and the riders of those who carry somebody.
std::vector<RecordId> ridersAmong(const document::Encounter& encounter, const std::vector<RecordId>& tokens) {
    std::vector<RecordId> riders;
    const auto add = [&](RecordId id) {
        if (std::find(riders.begin(), riders.end(), id) == riders.end()) riders.push_back(id);
    };
    for (const RecordId id : tokens) {
        if (board::isMounted(encounter.tokens.find(id)->creature)) add(id);
        for (const RecordId rider : actions::ridersOf(encounter, id)) add(rider);
    }
    return riders;
}

// Friends of the rider in contact with him, who ride nobody: the largest first, then by name.
std::vector<const TokenRecord*> mountsBeside(const BattleContext& context, const TokenRecord& rider) {
    std::vector<const TokenRecord*> mounts;
    for (const TokenRecord& one : context.encounter().tokens) {
        const bool may = one.id != rider.id && !board::isMounted(one.creature) &&
                         !board::areEnemies(one.creature, rider.creature);
        if (may && board::distance(context.grid(), one.creature, rider.creature) <= 1) mounts.push_back(&one);
    }
    const auto rank = [](const TokenRecord* mount) {
        return std::tuple(-static_cast<int>(mount->creature.size), std::string_view(mount->name), mount->id);
    };
    std::sort(mounts.begin(), mounts.end(),
              [&](const TokenRecord* a, const TokenRecord* b) { return rank(a) < rank(b); });
    return mounts;
}

void mountBeside(BattleContext& context, QWidget* parent, const TokenRecord& rider) {
    const std::vector<const TokenRecord*> mounts = mountsBeside(context, rider);
    if (mounts.empty())
        return context.refuse({TENAILLE_PROBLEM("Nobody stands beside %1 whom it could ride."),
                               {rider.name},
                               TENAILLE_PROBLEM("Move it beside a mount, or select both.")});
    std::optional<RecordId> chosen;
    if (mounts.size() == 1) {
        chosen = mounts.front()->id;
    } else {
        QMenu menu(parent);
        for (const TokenRecord* mount : mounts) {
            const QString name =
                QString::fromStdString(mount->name).replace(QLatin1Char('&'), QLatin1String("&&"));
            QAction* action = menu.addAction(BattleWindow::tr("Ride %1").arg(name));
            QObject::connect(action, &QAction::triggered, &menu, [&chosen, id = mount->id] { chosen = id; });
        }
        menu.setActiveAction(menu.actions().front());
        menu.exec(parent->rect().contains(parent->mapFromGlobal(QCursor::pos()))
                      ? QCursor::pos()
                      : parent->mapToGlobal(parent->rect().center()));
    }
    if (chosen) context.perform(actions::Mount{{rider.id}, *chosen});
}

}  // namespace

void mountOrDismount(BattleContext& context, QWidget* parent) {
    const document::Encounter& encounter = context.encounter();
    std::vector<RecordId> tokens = context.selectedTokens();
    if (tokens.empty()) return context.refuse(nobodySelected());
    if (const std::vector<RecordId> riders = ridersAmong(encounter, tokens); !riders.empty()) {
        context.perform(actions::Dismount{riders});
        return;
    }
    if (tokens.size() == 1) return mountBeside(context, parent, *encounter.tokens.find(tokens.front()));
    const auto largest = std::max_element(tokens.begin(), tokens.end(), [&](RecordId a, RecordId b) {
        return encounter.tokens.find(a)->creature.size < encounter.tokens.find(b)->creature.size;
    });
    const RecordId mount = *largest;
    tokens.erase(largest);
    context.perform(actions::Mount{tokens, mount});
}

}  // namespace tenaille::ui
