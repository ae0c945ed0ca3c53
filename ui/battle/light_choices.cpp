// SPDX-License-Identifier: MIT
#include "ui/battle/light_choices.h"

#include <QCoreApplication>
#include <QMenu>

#include "core/board/carried_light.h"
#include "ui/battle/battle_context.h"
#include "ui/widgets/choices.h"

namespace tenaille::ui {

namespace {
struct LightChoices {
    Q_DECLARE_TR_FUNCTIONS(LightChoices)
};

QString nameOf(board::UsualLight light) {
    switch (light) {
        case board::UsualLight::Candle:
            return LightChoices::tr("Candle");
        case board::UsualLight::Torch:
            return LightChoices::tr("Torch");
        case board::UsualLight::Lantern:
            return LightChoices::tr("Lantern");
    }
    return {};
}
}  // namespace

std::vector<std::pair<board::CarriedLight, QString>> lightChoices() {
    std::vector<std::pair<board::CarriedLight, QString>> choices{{{}, LightChoices::tr("None")}};
    for (const board::UsualLight light : board::kUsualLights)
        choices.emplace_back(board::lightOf(light), nameOf(light));
    return choices;
}

void addCarriedLights(QMenu& menu, BattleContext& context) {
    const std::optional<RecordId> first = context.attacker();
    const board::TokenRecord* token = first ? context.encounter().tokens.find(*first) : nullptr;
    QMenu* lights = menu.addMenu(LightChoices::tr("Carries a light"));
    addChoices(*lights, lightChoices(), token != nullptr ? token->light : board::CarriedLight{},
               [&context](const board::CarriedLight& light) {
                   context.perform(actions::CarryLight{context.selectedTokens(), light});
               });
    if (token == nullptr) forbidChoices(*lights);
}

}  // namespace tenaille::ui
