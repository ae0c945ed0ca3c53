// SPDX-License-Identifier: MIT
#include "ui/battle/rules_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <vector>

#include "core/rules/option_table.h"
#include "ui/battle/battle_context.h"

namespace tenaille::ui {

namespace {

using rules::OptionEntry;
using rules::OptionType;

QString translated(const char* text) { return QCoreApplication::translate("RulesDialog", text); }

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// Values of an option as they are written in files, the default first.
QStringList valuesOf(const OptionEntry& entry) {
    QStringList values;
    if (entry.type == OptionType::Boolean) return {QStringLiteral("true"), QStringLiteral("false")};
    for (const std::string_view word : entry.words) values << fromView(word);
    for (int i = entry.min; entry.type == OptionType::Integer && i <= entry.max; ++i)
        values << QString::number(i);
    return values;
}

QString valueOf(const OptionEntry& entry, const rules::RuleOptions& options) {
    const int value = entry.get(options);
    if (entry.type == OptionType::Boolean)
        return value != 0 ? QStringLiteral("true") : QStringLiteral("false");
    if (entry.type == OptionType::Integer) return QString::number(value);
    return fromView(entry.words[static_cast<std::size_t>(value)]);
}

QComboBox* boxFor(const OptionEntry& entry, const rules::RuleOptions& options) {
    auto* box = new QComboBox;
    const QString byDefault = valueOf(entry, {});
    for (const QString& value : valuesOf(entry))
        box->addItem(value == byDefault
                         ? translated(QT_TRANSLATE_NOOP("RulesDialog", "%1 (default)")).arg(value)
                         : value,
                     value);
    box->setCurrentIndex(box->findData(valueOf(entry, options)));
    box->setAccessibleName(fromView(entry.key));
    return box;
}

}  // namespace

void askRules(BattleContext& context, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(translated(QT_TRANSLATE_NOOP("RulesDialog", "Rules in force")));
    auto* page = new QWidget;
    auto* form = new QVBoxLayout(page);
    std::vector<std::pair<const OptionEntry*, QComboBox*>> boxes;
    for (const OptionEntry& entry : rules::optionTable()) {
        auto* sentence = new QLabel(QCoreApplication::translate("Options", entry.sentence.data()));
        sentence->setWordWrap(true);
        sentence->setToolTip(fromView(entry.key));
        QComboBox* box = boxFor(entry, context.options());
        sentence->setBuddy(box);
        form->addWidget(sentence);
        form->addWidget(box);
        form->addSpacing(8);
        boxes.emplace_back(&entry, box);
    }
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel |
                                         QDialogButtonBox::RestoreDefaults);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, &dialog,
                     [&boxes] {
                         for (const auto& [entry, box] : boxes)
                             box->setCurrentIndex(box->findData(valueOf(*entry, {})));
                     });
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(area);
    layout->addWidget(buttons);
    dialog.resize(560, 600);
    if (dialog.exec() != QDialog::Accepted) return;
    actions::SetRules intent;
    intent.preset = context.encounter().settingsRecord().preset;
    for (const auto& [entry, box] : boxes) {
        const QString value = box->currentData().toString();
        if (value != valueOf(*entry, {}))
            intent.options.emplace_back(std::string(entry->key), value.toStdString());
    }
    context.perform(intent);
}

}  // namespace tenaille::ui
