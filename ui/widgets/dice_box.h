// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/actions/intent.h"
#include "core/base/result.h"

class QAbstractButton;

namespace tenaille::ui {

// A field for a number where dice may stand as well. A whole number is taken as it is: it fell at the table.
// Dice ("2d6+3") are thrown by the program when the field is left or Enter is pressed, and stay beside the
// total: "2d6+3 = 10". Anything else is marked at once and says why; digits are never picked out of it.
class DiceBox final : public QLineEdit {
    Q_OBJECT

  public:
    // Throws the dice as they are written; it belongs to the dialog, which knows the seed.
    using Thrower = std::function<Result<actions::ThrownDice>(const std::string& dice)>;

    DiceBox(int lowest, int highest, Thrower thrower, QWidget* parent = nullptr);

    // What the empty field stands for: "by the program".
    void setUsual(const QString& text);
    // One die of this kind is thrown here and no other dice. Without a thrower the program throws it later:
    // who writes it empties the field.
    void setOnlyDie(int sides);
    // A sign in front says harm ("-", or none) or good ("+") and does not belong to the dice: "-2d6+3" are
    // 2d6+3 of harm. The range is that of the amount.
    void setSignLeads();

    // Absent while the field is empty, wrong, or holds dice that were not thrown yet.
    std::optional<int> number() const { return m_number; }
    const std::optional<actions::ThrownDice>& thrown() const { return m_thrown; }
    const std::optional<Problem>& problem() const { return m_problem; }
    bool waits() const { return m_waits; }  // dice are written and not thrown yet
    // The dice that are written, or the amount, without a leading sign.
    QString written() const;

    // Somebody has typed that already and goes on at once: it is not selected, so that the next key does not
    // take its place.
    void goOnFrom(const QString& typed);
    bool goesOn() const { return m_goesOn; }
    // Shown as if it were typed; says nothing.
    void setNumber(std::optional<int> number);
    // Throws what waits. False: what stands here is wrong.
    bool settle();
    // The same dice once more, if the thrower has something new to say about them.
    void throwAgain();

  Q_SIGNALS:
    void changed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void look();
    void read(const QString& text);
    void readDice(const std::string& dice);
    void throwNow(const QString& lead, const std::string& dice);
    bool isHarm() const;

    int m_lowest;
    int m_highest;
    Thrower m_thrower;
    int m_onlyDie = 0;
    bool m_goesOn = false;
    bool m_signLeads = false;
    bool m_quiet = false;
    bool m_waits = false;
    QString m_shown;  // of the dice that were thrown
    std::optional<int> m_number;
    std::optional<actions::ThrownDice> m_thrown;
    std::optional<Problem> m_problem;
};

// Why a dialog cannot be accepted: what is wrong in the first of its dice fields. Not seen while all is well.
class DiceReason final : public QLabel {
    Q_OBJECT

  public:
    explicit DiceReason(QWidget* parent = nullptr);

    // `name` leads the reason where there are several fields.
    void watch(DiceBox& box, const QString& name = {});
    // Cannot be pressed while something is wrong, and says why.
    void guard(QAbstractButton& button);
    // Throws what waits in any field. False: something is wrong, and the label says what.
    bool settle();
    bool isGood() const { return text().isEmpty(); }

  private:
    void refresh();

    std::vector<std::pair<DiceBox*, QString>> m_boxes;
    std::vector<QAbstractButton*> m_guarded;
};

}  // namespace tenaille::ui
