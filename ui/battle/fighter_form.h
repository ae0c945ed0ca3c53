// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/board/records.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tenaille::ui {

// What the segment game reads of a creature, as fields. Part of the CreatureForm; shows and returns whole
// records, as that one does.
class FighterForm final : public QWidget {
    Q_OBJECT

  public:
    explicit FighterForm(QWidget* parent = nullptr);

    void setRecord(const board::FighterSheet& sheet);
    const board::FighterSheet& record() const { return m_sheet; }

    // The dice of the damage, for games of every kind: stands where the owner puts it.
    QLineEdit* damage() const { return m_damage; }
    // Why it is no dice, below it; not seen while all is well.
    QLabel* damageProblem() const { return m_damageProblem; }

  Q_SIGNALS:
    void edited();

  private:
    void build();
    void read();
    bool judgeDamage();
    bool judgeSpecials();

    board::FighterSheet m_sheet;
    bool m_showing = false;
    QLineEdit* m_damage = nullptr;
    QLabel* m_damageProblem = nullptr;
    QSpinBox* m_endurance = nullptr;
    QSpinBox* m_maxEndurance = nullptr;
    QComboBox* m_class = nullptr;
    QSpinBox* m_level = nullptr;
    QSpinBox* m_strength = nullptr;
    QSpinBox* m_constitution = nullptr;
    QSpinBox* m_enduranceRank = nullptr;
    QSpinBox* m_encumbrance = nullptr;
    QSpinBox* m_sneakRank = nullptr;
    QCheckBox* m_polearm = nullptr;
    QCheckBox* m_mounted = nullptr;
    QCheckBox* m_hampered = nullptr;
    QLineEdit* m_specials = nullptr;
    QLabel* m_specialsProblem = nullptr;
};

}  // namespace tenaille::ui
