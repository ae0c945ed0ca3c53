// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "core/creatures/encounter_list.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tenaille::ui {

class CreatureShelf;

// An encounter as a list in words, with what is understood of it below and, for a name that is not known, the
// nearest ones: a click puts one in its place.
class EncounterLine final : public QWidget {
    Q_OBJECT

  public:
    explicit EncounterLine(const CreatureShelf& shelf, QWidget* parent = nullptr);

    // The shelf has others now.
    void reread();
    void clear();
    QLineEdit& field() const { return *m_text; }
    QPushButton& button() const { return *m_add; }

  Q_SIGNALS:
    // Complete lists only; the numbers are those of CreatureShelf::all().
    void addWanted(const std::vector<tenaille::creatures::ListedGroup>& groups);

  private:
    void read();
    void offer(const creatures::UnknownName& unknown);
    void replace(std::size_t at, std::size_t bytes, const QString& by);
    void add();

    const CreatureShelf& m_shelf;
    creatures::EncounterList m_list;
    QLineEdit* m_text = nullptr;
    QPushButton* m_add = nullptr;
    QLabel* m_told = nullptr;
    QHBoxLayout* m_below = nullptr;
    QWidget* m_offers = nullptr;
    QHBoxLayout* m_offered = nullptr;
};

}  // namespace tenaille::ui
