// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/battle/battle_context.h"

class QLabel;

namespace tenaille::ui {

class CreatureForm;
class SectionHeader;
class StatePanel;

// The selected creature: its figures, and all its data as fields that edit it at once (one undo step each).
class Inspector final : public QWidget {
    Q_OBJECT

  public:
    explicit Inspector(BattleContext& context, QWidget* parent = nullptr);

    // After any change of selection or document.
    void refresh();
    void focusFirstField();

  Q_SIGNALS:
    void conditionWanted();

  private:
    void showToken(const board::TokenRecord& token);
    QString auraText(const board::TokenRecord& token) const;

    BattleContext& m_context;
    SectionHeader* m_header = nullptr;
    QLabel* m_summary = nullptr;
    StatePanel* m_state = nullptr;
    CreatureForm* m_form = nullptr;
    RecordId m_shown;
};

}  // namespace tenaille::ui
