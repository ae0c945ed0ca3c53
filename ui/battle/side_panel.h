// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

#include "ui/battle/battle_context.h"

class QStackedWidget;

namespace tenaille::ui {

class AddPanel;
class Inspector;
class RulingCard;
class SegmentedControl;

// The right side of the battle window: the ruling on top; below it the selected creature, or the form for new
// ones.
class SidePanel final : public QScrollArea {
    Q_OBJECT

  public:
    explicit SidePanel(BattleContext& context, QWidget* parent = nullptr);

    RulingCard& ruling() const { return *m_ruling; }
    Inspector& inspector() const { return *m_inspector; }
    AddPanel& addPanel() const { return *m_add; }

    void showInspector();
    void showAddPanel();

  private:
    RulingCard* m_ruling = nullptr;
    Inspector* m_inspector = nullptr;
    AddPanel* m_add = nullptr;
    SegmentedControl* m_switch = nullptr;
    QStackedWidget* m_pages = nullptr;
};

}  // namespace tenaille::ui
