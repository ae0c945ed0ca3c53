// SPDX-License-Identifier: MIT
#include "ui/battle/rules_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>
#include <functional>
#include <vector>

#include "core/rules/option_table.h"
#include "core/rules/presets.h"
#include "ui/battle/battle_context.h"

namespace tenaille::ui {

namespace {

using rules::OptionEntry;
using rules::OptionType;

// One option in the dialog: its input, and how its value is read and written.
struct OptionInput {
    const OptionEntry* entry = nullptr;
    QWidget* widget = nullptr;
    std::function<int()> value;
    std::function<void(int)> setValue;
};

QString translated(const char* text) { return QCoreApplication::translate("RulesDialog", text); }

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

OptionInput numberInput(const OptionEntry& entry) {
    auto* box = new QSpinBox;
    box->setRange(entry.min, entry.max);
    return {&entry, box, [box] { return box->value(); }, [box](int value) { box->setValue(value); }};
}

// The values as they are written in files, the default marked.
OptionInput choiceInput(const OptionEntry& entry) {
    auto* box = new QComboBox;
    const int byDefault = entry.get({});
    const bool isYesNo = entry.type == OptionType::Boolean;
    const int count = isYesNo ? 2 : static_cast<int>(entry.words.size());
    for (int i = 0; i < count; ++i) {
        const int value = isYesNo ? 1 - i : i;  // true stands first
        const QString text = QString::fromStdString(rules::valueText(entry, value));
        box->addItem(value == byDefault
                         ? translated(QT_TRANSLATE_NOOP("RulesDialog", "%1 (default)")).arg(text)
                         : text,
                     value);
    }
    return {&entry, box, [box] { return box->currentData().toInt(); },
            [box](int value) { box->setCurrentIndex(box->findData(value)); }};
}

OptionInput inputFor(const OptionEntry& entry) {
    OptionInput input = entry.type == OptionType::Integer ? numberInput(entry) : choiceInput(entry);
    input.widget->setAccessibleName(fromView(entry.key));
    return input;
}

// Every option below its sentence.
std::vector<OptionInput> addInputs(QVBoxLayout& form, const rules::RuleOptions& options) {
    std::vector<OptionInput> inputs;
    for (const OptionEntry& entry : rules::optionTable()) {
        auto* sentence = new QLabel(QCoreApplication::translate("Options", entry.sentence.data()));
        sentence->setWordWrap(true);
        sentence->setToolTip(fromView(entry.key));
        inputs.push_back(inputFor(entry));
        inputs.back().setValue(entry.get(options));
        sentence->setBuddy(inputs.back().widget);
        form.addWidget(sentence);
        form.addWidget(inputs.back().widget);
        form.addSpacing(8);
    }
    return inputs;
}

}  // namespace

void askRules(BattleContext& context, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("RulesDialog", "Rules in force")));
    auto* page = new QWidget;
    auto* form = new QVBoxLayout(page);
    const std::vector<OptionInput> inputs = addInputs(*form, context.options());
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                         QDialogButtonBox::RestoreDefaults);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, &dialog,
                     [&inputs] {
                         for (const OptionInput& input : inputs) input.setValue(input.entry->get({}));
                     });
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(area);
    layout->addWidget(buttons);
    dialog.resize(560, 600);
    if (dialog.exec() != QDialog::Accepted) return;
    rules::RuleOptions chosen;
    for (const OptionInput& input : inputs) input.entry->set(chosen, input.value());
    actions::SetRules intent;
    intent.preset = context.encounter().settingsRecord().preset;
    intent.options = rules::storedOptions(chosen);
    context.perform(intent);
}

}  // namespace tenaille::ui
