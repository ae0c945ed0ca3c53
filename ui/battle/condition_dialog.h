// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "core/actions/intent.h"
#include "core/document/encounter.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace tenaille::ui {

// Which condition creatures get, and for how long: found by typing, or the GM's own words.
class ConditionDialog final : public QDialog {
    Q_OBJECT

  public:
    // `tokens` is not empty. `who` names them.
    ConditionDialog(const document::Encounter& encounter, std::vector<RecordId> tokens, const QString& who,
                    QWidget* parent = nullptr);

    // What was chosen, once the dialog was accepted.
    const std::optional<actions::Intent>& chosen() const { return m_chosen; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void find();
    void tell();
    void add();
    void takeAway();
    std::string name() const;
    const board::ConditionRecord* present() const;

    const document::Encounter& m_encounter;
    std::vector<RecordId> m_tokens;
    std::optional<actions::Intent> m_chosen;
    bool m_secretByHand = false;
    QLineEdit* m_words = nullptr;
    QListWidget* m_list = nullptr;
    QSpinBox* m_length = nullptr;
    QComboBox* m_unit = nullptr;
    QCheckBox* m_shown = nullptr;
    QLabel* m_effect = nullptr;
    QPushButton* m_add = nullptr;
    QPushButton* m_takeAway = nullptr;
};

}  // namespace tenaille::ui
