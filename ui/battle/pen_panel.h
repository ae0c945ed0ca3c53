// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/battle/battle_context.h"
#include "ui/tools/tool_box.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace tenaille::ui {

class KindPalette;
class SectionHeader;
class SegmentedControl;

// Map mode: what the active tool draws with. Each tool shows only what it reads of the pens.
class PenPanel final : public QWidget {
    Q_OBJECT

  public:
    explicit PenPanel(BattleContext& context, QWidget* parent = nullptr);

    void showTool(ToolId tool);
    // The user may have chosen others.
    void refreshUnits();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void build();
    void fillPalette();
    void showPens();
    void refreshKinds();
    void editKind(bool isNew);
    // Changes the pens by `change(pens)`.
    template <class Change>
    void set(const Change& change);

    BattleContext& m_context;
    ToolId m_tool = ToolId::Select;
    SectionHeader* m_header = nullptr;
    KindPalette* m_palette = nullptr;
    QLabel* m_effect = nullptr;  // of the kind
    QWidget* m_kindLinks = nullptr;
    board::Kinds m_kinds;  // that the palette shows
    QComboBox* m_material = nullptr;
    SegmentedControl* m_shape = nullptr;
    QSpinBox* m_brush = nullptr;
    QCheckBox* m_erase = nullptr;
    QDoubleSpinBox* m_bright = nullptr;
    QDoubleSpinBox* m_dim = nullptr;
    QComboBox* m_snap = nullptr;
    QFormLayout* m_form = nullptr;
    bool m_showing = false;
};

}  // namespace tenaille::ui
