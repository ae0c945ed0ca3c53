// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/battle/battle_context.h"

class QComboBox;
class QDoubleSpinBox;
class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace tenaille::ui {

// What the selected creature is in at this moment. Its conditions, a line each: what it is, how long it still
// lasts, whether the players see it, and a cross that takes it away (all that are selected change with it);
// its height above the ground, its aura, and the light that it carries.
class StatePanel final : public QWidget {
    Q_OBJECT

  public:
    explicit StatePanel(BattleContext& context, QWidget* parent = nullptr);

    void show(const board::TokenRecord& token);

    // Its first field begins where those of the form below begin: so wide are their labels.
    void alignTo(int labels);

  Q_SIGNALS:
    void conditionWanted();

  private:
    QHBoxLayout* startLine(QWidget* line, const QString& word, const QString& toolTip) const;
    QWidget* line(const board::ConditionRecord& condition);
    QWidget* ridingLine(const board::TokenRecord& mount);
    void showConditions(const board::TokenRecord& token);
    void makeBoxes();
    void readBoxes();
    void makeLightRows();
    void alignLights(int labels);
    void showLight(const board::CarriedLight& light);
    void takeLight(int index);
    void readReach();

    BattleContext& m_context;
    QVBoxLayout* m_lines = nullptr;
    std::vector<QString> m_told;  // by the lines, which are left alone when it is the same
    QHBoxLayout* m_row = nullptr;
    QLabel* m_heightLabel = nullptr;
    QDoubleSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_aura = nullptr;
    QHBoxLayout* m_lightRow = nullptr;
    QLabel* m_lightLabel = nullptr;
    QComboBox* m_light = nullptr;
    QWidget* m_reach = nullptr;  // the row of the next two
    QLabel* m_reachLabel = nullptr;
    QDoubleSpinBox* m_bright = nullptr;
    QDoubleSpinBox* m_dim = nullptr;
    Units m_units = Units::Metric;
    board::TokenRecord m_token;
    bool m_showing = false;
};

}  // namespace tenaille::ui
