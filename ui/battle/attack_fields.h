// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/creatures/library_creature.h"
#include "ui/text/units.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QRadioButton;
class QSpinBox;
class QToolButton;

namespace tenaille::ui {

// One attack of the AttacksForm.
class AttackFields final : public QFrame {
    Q_OBJECT

  public:
    AttackFields(const creatures::Attack& attack, Units units, QWidget* parent = nullptr);

    const creatures::Attack& attack() const { return m_attack; }
    QRadioButton* onSheet() const { return m_onSheet; }
    // From above, for the tab key.
    std::vector<QWidget*> fields() const;
    void setReach(std::int32_t cells);
    // Its place in the list, from 1 on, for whoever hears the names of the fields; of one alone nobody asks
    // which stands on the sheet.
    void setPlace(std::size_t number, bool alone);
    void focusName();
    void focusRemove();
    // What was typed and cannot be read, so that it is in no attack(): place and remedy; empty: nothing.
    QString fault() const;
    void focusFault();

  Q_SIGNALS:
    void edited();
    void removeWanted();

  private:
    void build(Units units);
    void show();
    void readName();
    void readKind();
    void readLengths();
    bool judgeDamage();
    void readDamage();

    creatures::Attack m_attack;
    std::size_t m_number = 1;
    bool m_showing = false;
    QLineEdit* m_name = nullptr;
    QToolButton* m_remove = nullptr;
    QComboBox* m_kind = nullptr;
    QSpinBox* m_bonus = nullptr;
    QLineEdit* m_damage = nullptr;
    QLabel* m_damageProblem = nullptr;
    QLabel* m_reachLabel = nullptr;
    QDoubleSpinBox* m_reach = nullptr;
    QLabel* m_rangeLabel = nullptr;
    QDoubleSpinBox* m_range = nullptr;
    QRadioButton* m_onSheet = nullptr;
};

}  // namespace tenaille::ui
