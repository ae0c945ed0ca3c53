// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/board/records.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace tenaille::ui {

class FighterForm;
class SightForm;

// The data of a creature as fields: used to describe a new one and to edit one on the board. Shows and
// returns whole TokenRecords, so that members without a field survive.
class CreatureForm final : public QWidget {
    Q_OBJECT

  public:
    explicit CreatureForm(QWidget* parent = nullptr);

    // The grid decides facings and spaces; keeps the present record.
    void setGrid(board::GridKind grid, const std::vector<board::Facing>& facings);
    void setRecord(const board::TokenRecord& record);
    const board::TokenRecord& record() const { return m_record; }
    // `anew`: what is typed takes the place of the name.
    void focusName(bool anew = false);
    // Where nothing is typed into: who opens the sheet and types "+5" neither renames nor changes anybody.
    void focusQuietly();
    // Several are selected, of which the first is shown; `sameMost`: as many hit points at most.
    void setOfSeveral(bool several, bool sameMost);
    // Of its widest label.
    int labelWidth() const;
    // The adding dock has a line of its own for number and name.
    void setNameVisible(bool visible);
    // A creature that stands on no board has no facing and no wounds.
    void setOnBoard(bool onBoard);
    // The library shows all attacks elsewhere.
    void hideAttack();

  Q_SIGNALS:
    // The user changed a field; record() holds the new value.
    void edited();
    // By the box: for all that are selected.
    void proneChosen(bool prone);

  private:
    void build();
    void show();
    void fillFacings();
    void addFold(const QString& title, QWidget* part);
    void read();
    void sizeChosen();
    void showArcs();
    void readArcs();
    void offerAttacks();

    board::TokenRecord m_record;
    board::GridKind m_grid = board::GridKind::Square;
    std::vector<board::Facing> m_facings;
    bool m_showing = false;
    bool m_onBoard = true;
    QFormLayout* m_layout = nullptr;

    QLineEdit* m_name = nullptr;
    QComboBox* m_side = nullptr;
    QComboBox* m_size = nullptr;
    QComboBox* m_facing = nullptr;
    QComboBox* m_arcs = nullptr;
    QComboBox* m_shield = nullptr;
    QSpinBox* m_shieldBonus = nullptr;
    QSpinBox* m_reach = nullptr;
    QCheckBox* m_reachWeapon = nullptr;
    QSpinBox* m_armorClass = nullptr;
    QLineEdit* m_weapon = nullptr;
    QToolButton* m_attacks = nullptr;
    QComboBox* m_attackMode = nullptr;
    QSpinBox* m_attackBonus = nullptr;
    QSpinBox* m_initiative = nullptr;
    QSpinBox* m_speed = nullptr;
    QSpinBox* m_hitPoints = nullptr;
    QSpinBox* m_maxHitPoints = nullptr;
    QCheckBox* m_hidden = nullptr;
    QCheckBox* m_prone = nullptr;
    SightForm* m_sight = nullptr;
    FighterForm* m_fighter = nullptr;
};

// The sides every table knows, with their names for the reader; a file may hold others.
QString sideText(const std::string& side);
QString sizeText(board::SizeCategory size);

}  // namespace tenaille::ui
