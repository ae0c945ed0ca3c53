// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "core/actions/intent.h"
#include "core/rules/presets.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace tenaille::ui {

class BattleContext;

// The rules in force: a preset on top, below it every option, those that differ from the preset in bold.
class RulesDialog final : public QDialog {
    Q_OBJECT

  public:
    RulesDialog(const rules::RuleOptions& present, const std::string& preset, QWidget* parent = nullptr);

    // What is chosen just now.
    actions::SetRules intent() const;

  private:
    // An option with its line in the list, and how its input is read and written.
    struct Row {
        const rules::OptionEntry* option;
        QWidget* heading;
        QWidget* line;
        QLabel* sentence;
        QLabel* note;  // its rules, and what is in force until this is accepted
        QWidget* input;
        std::function<int()> value;
        std::function<void(int)> setValue;
    };

    QWidget* buildOptions(const rules::RuleOptions& present);
    Row numberRow(const rules::OptionEntry& option);
    Row choiceRow(const rules::OptionEntry& option);
    void addRow(Row row, QWidget* heading, int value, QVBoxLayout& list);
    rules::RuleOptions options() const;
    // The preset that is chosen, or the nearest one to an own choice.
    const rules::Preset& compared() const;
    void choosePreset(int index);
    void optionChosen();
    void filter(const QString& text);
    void refresh();

    QComboBox* m_preset = nullptr;  // the last entry: an own choice
    rules::RuleOptions m_before;    // in force until this is accepted
    QLabel* m_sentence = nullptr;
    QLabel* m_changes = nullptr;
    QLineEdit* m_filter = nullptr;
    std::vector<Row> m_rows;
};

// Asks, and performs the answer as one undo step.
void askRules(BattleContext& context, QWidget* parent);

}  // namespace tenaille::ui
