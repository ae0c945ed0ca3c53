// SPDX-License-Identifier: MIT
#include "ui/battle/player_choices.h"

#include <QCoreApplication>

namespace tenaille::ui {

namespace {
struct PlayerChoices {
    Q_DECLARE_TR_FUNCTIONS(PlayerChoices)
};
}  // namespace

std::vector<std::pair<board::HealthShown, QString>> healthChoices() {
    using board::HealthShown;
    return {{HealthShown::Usual, PlayerChoices::tr("As usual: the party a bar, others only when down")},
            {HealthShown::Bar, PlayerChoices::tr("A bar")},
            {HealthShown::Words, PlayerChoices::tr("In words")},
            {HealthShown::Nothing, PlayerChoices::tr("Nothing")}};
}

std::vector<std::pair<board::SharedSight, QString>> eyesChoices() {
    using board::SharedSight;
    return {{SharedSight::Usual, PlayerChoices::tr("As usual: through the party's eyes")},
            {SharedSight::Always, PlayerChoices::tr("The players see what it sees")},
            {SharedSight::Never, PlayerChoices::tr("They do not")}};
}

}  // namespace tenaille::ui
