// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/board/records.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tenaille::ui {

// What a creature sees, and what the players learn of it, as fields. Part of the CreatureForm; shows and
// returns whole records, as that one does.
class SightForm final : public QWidget {
    Q_OBJECT

  public:
    explicit SightForm(QWidget* parent = nullptr);

    void setRecord(const board::TokenRecord& record);
    // The record with what this form shows in it.
    board::TokenRecord filled(board::TokenRecord record) const;

  Q_SIGNALS:
    void edited();

  private:
    void build();
    void tell();

    bool m_showing = false;
    QLineEdit* m_publicName = nullptr;
    QCheckBox* m_nameSecret = nullptr;
    QComboBox* m_health = nullptr;
    QComboBox* m_eyes = nullptr;
    QCheckBox* m_darkvision = nullptr;
    QSpinBox* m_darkvisionRange = nullptr;
    QCheckBox* m_lowLight = nullptr;
    QCheckBox* m_allAround = nullptr;
    QCheckBox* m_blinded = nullptr;
    QCheckBox* m_invisible = nullptr;
};

}  // namespace tenaille::ui
