// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/creatures/library_creature.h"

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;

namespace tenaille::ui {

class CreatureForm;

// A creature of the library as fields: those of its sheet, and what only the library knows. Shows and returns
// whole creatures, so that what has no field survives.
class LibraryForm final : public QWidget {
    Q_OBJECT

  public:
    explicit LibraryForm(QWidget* parent = nullptr);

    void setCreature(const creatures::LibraryCreature& creature);
    creatures::LibraryCreature creature() const;
    void focusName(bool anew);

  private:
    creatures::LibraryCreature m_creature;
    CreatureForm* m_sheet = nullptr;
    QLineEdit* m_type = nullptr;
    QLineEdit* m_source = nullptr;
    QCheckBox* m_party = nullptr;
    QPlainTextEdit* m_notes = nullptr;
};

}  // namespace tenaille::ui
