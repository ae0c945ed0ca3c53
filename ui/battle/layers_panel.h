// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>

#include "ui/battle/battle_context.h"
#include "ui/tools/tool_box.h"

class QLabel;
class QToolButton;

namespace tenaille::ui {

// The layers of the map from top to bottom: what is on each, an eye and a lock. The name takes the tool that
// draws there.
class LayersPanel final : public QWidget {
    Q_OBJECT

  public:
    explicit LayersPanel(BattleContext& context, QWidget* parent = nullptr);

    // After any change of the document.
    void refresh();
    void showTool(ToolId tool);

  Q_SIGNALS:
    void toolWanted(tenaille::ui::ToolId tool);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Row {
        QToolButton* eye = nullptr;
        QToolButton* name = nullptr;
        QLabel* note = nullptr;
        QToolButton* lock = nullptr;
    };
    QWidget* makeRow(MapLayer layer);
    void showLayers();

    BattleContext& m_context;
    std::array<Row, kMapLayerCount> m_rows;
    std::optional<MapLayer> m_current;  // where the tool draws
};

}  // namespace tenaille::ui
