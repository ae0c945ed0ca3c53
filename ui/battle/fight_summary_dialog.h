// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "core/actions/fight_summary.h"

namespace tenaille::ui {

// A fight in numbers: who struck how often, and what came of it.
class FightSummaryDialog final : public QDialog {
    Q_OBJECT

  public:
    explicit FightSummaryDialog(const actions::FightSummary& summary, QWidget* parent = nullptr);

    // The table as text, with tabs.
    static QString asText(const actions::FightSummary& summary);
};

// "5 rounds, 20:15 to 20:48", in the user's time.
QString fightHeadline(const actions::FightSummary& summary);

}  // namespace tenaille::ui
