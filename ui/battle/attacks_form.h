// SPDX-License-Identifier: MIT
//
// The attacks of a creature of the library as fields, one below the other. At most one of them stands on the
// sheet of the creature: with that one it fights on the board.
#pragma once

#include <QWidget>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/creatures/library_creature.h"
#include "ui/text/units.h"

class QButtonGroup;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tenaille::ui {

class AttackFields;

// Returns attacks as they were shown but for what the user changed in them. An attack may have no name only
// if it had none when it was shown.
class AttacksForm final : public QWidget {
    Q_OBJECT

  public:
    explicit AttacksForm(QWidget* parent = nullptr);
    ~AttacksForm() override;

    // In which lengths are shown from the next setAttacks() on.
    void setUnits(Units units) { m_units = units; }
    void setAttacks(const std::vector<creatures::Attack>& attacks, std::optional<std::size_t> onSheet);
    std::vector<creatures::Attack> attacks() const;
    std::optional<std::size_t> onSheet() const;
    // The creature reaches that far now: so does the attack of the sheet, if it reached as far as before.
    void followReach(std::int32_t before, std::int32_t now);

    // The first field whose text cannot be read gets the keyboard, and its place and remedy are told; empty:
    // there is none.
    QString goToFault();

  Q_SIGNALS:
    // The user changed, added or removed one.
    void edited();

  private:
    AttackFields& append(const creatures::Attack& attack);
    void add();
    void remove(AttackFields* gone);
    void arrange();

    Units m_units = Units::Metric;
    std::vector<AttackFields*> m_rows;
    QVBoxLayout* m_list = nullptr;
    QButtonGroup* m_sheet = nullptr;
    QPushButton* m_add = nullptr;
};

}  // namespace tenaille::ui
