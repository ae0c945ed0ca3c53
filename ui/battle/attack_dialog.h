// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/actions/make_attack.h"
#include "ui/text/units.h"

class QComboBox;
class QCheckBox;
class QLabel;
class QPushButton;

namespace tenaille::ui {

class DiceBox;
class DiceReason;
class RulingCard;

// The ledger of one attack of a d20 game: every addend with its reason and a switch, the dice (from the table
// or by the program), hit or miss, the damage. Nothing changes before it is applied, all of it in one step.
class AttackDialog final : public QDialog {
    Q_OBJECT

  public:
    // `attack` names the two and the seed. The context outlives the dialog.
    AttackDialog(const actions::PlanContext& context, const actions::MakeAttack& attack, Units units,
                 QWidget* parent);

    // What was chosen. Dice that were neither typed nor changed stay absent: the seed gives them again.
    const actions::MakeAttack& attack() const { return m_attack; }

  public Q_SLOTS:
    void accept() override;

  private:
    void build();
    DiceBox* dieBox(actions::AttackDie die, int sides);
    void explain(const QString& title, const QString& text);
    QComboBox* withBox();
    void takeAnother();
    void takeThrown();
    QWidget* diceRow();
    void give(const QString& reason, std::optional<int> value, int ruled);
    void showCard();
    void roll();
    void read();
    void refresh();
    QString outcomeText(const actions::AttackOutcome& outcome) const;

    const actions::PlanContext& m_context;
    actions::MakeAttack m_attack;
    Units m_units;
    actions::AttackDice m_rolled;  // by the program, as the fields show them
    bool m_showing = false;
    RulingCard* m_card = nullptr;
    DiceBox* m_d20 = nullptr;
    DiceBox* m_second = nullptr;
    DiceBox* m_miss = nullptr;
    QLabel* m_secondLabel = nullptr;
    QLabel* m_missLabel = nullptr;
    DiceBox* m_damage = nullptr;
    DiceReason* m_wrong = nullptr;
    QComboBox* m_with = nullptr;
    std::vector<std::optional<board::AttackChoice>> m_choices;  // of m_with; nothing: what is on the sheet
    QComboBox* m_times = nullptr;
    QComboBox* m_verdict = nullptr;
    QCheckBox* m_wounds = nullptr;
    QLabel* m_hidden = nullptr;  // what somebody gives whom the players do not see
    QLabel* m_outcome = nullptr;
    QPushButton* m_roll = nullptr;
    QPushButton* m_apply = nullptr;
};

// None: it was given up.
std::optional<actions::MakeAttack> askAttack(const actions::PlanContext& context,
                                             const actions::MakeAttack& attack, Units units, QWidget* parent);

}  // namespace tenaille::ui
