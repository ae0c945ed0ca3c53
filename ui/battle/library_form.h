// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <array>

#include "core/creatures/library_creature.h"
#include "ui/text/units.h"

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace tenaille::ui {

class AttacksForm;
class CreatureForm;

// A creature of the library as fields: those of its sheet, and what only the library knows. Shows and returns
// whole creatures, so that what has no field survives.
class LibraryForm final : public QWidget {
    Q_OBJECT

  public:
    explicit LibraryForm(QWidget* parent = nullptr);

    // In which lengths are shown from the next setCreature() on.
    void setUnits(Units units);
    void setCreature(const creatures::LibraryCreature& creature);
    creatures::LibraryCreature creature() const;
    void focusName(bool anew);
    // As AttacksForm says: creature() lacks what cannot be read.
    QString goToFault();

  private:
    void addSpeeds(QFormLayout& form);
    void takeAttacks(creatures::LibraryCreature& made) const;
    void partyTicked(bool member);

    creatures::LibraryCreature m_creature;
    bool m_attacksEdited = false;
    std::int32_t m_reach = 1;  // as the sheet shows it
    CreatureForm* m_sheet = nullptr;
    AttacksForm* m_attacks = nullptr;
    std::array<QSpinBox*, 4> m_speeds{};
    QLineEdit* m_type = nullptr;
    QLineEdit* m_source = nullptr;
    QCheckBox* m_party = nullptr;
    QPlainTextEdit* m_notes = nullptr;
};

}  // namespace tenaille::ui
