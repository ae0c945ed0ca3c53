// SPDX-License-Identifier: MIT
#include "ui/battle/new_map_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include "core/document/board_of.h"
#include "core/rules/presets.h"
#include "ui/text/option_text.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

QString newMapText(const char* text) { return QCoreApplication::translate("NewMap", text); }

}  // namespace

void takeTableHabits(document::Encounter& encounter) {
    board::SettingsRecord settings = encounter.settingsRecord();
    rules::RuleOptions options = document::optionsOf(encounter);
    options.facing.whileMoving = kTableWhileMoving;
    settings.ruleOptions = rules::storedOptions(options);
    encounter.settings.put(std::move(settings));
}

document::Encounter freshMap(const board::Extent& extent) {
    document::Encounter encounter = document::makeEncounter(document::DocumentKind::Encounter, extent);
    takeTableHabits(encounter);
    return encounter;
}

std::optional<document::Encounter> askNewMap(const rules::RuleOptions& open, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(newMapText(QT_TRANSLATE_NOOP("NewMap", "New encounter")));
    dialog.setMinimumWidth(420);  // of the title too
    auto* title = new QLineEdit;
    title->setMaxLength(120);
    auto* game = new QComboBox;
    for (const rules::Preset& preset : rules::presets()) {
        game->addItem(presetLabel(preset));
        game->setItemData(game->count() - 1, presetSentence(preset), Qt::ToolTipRole);
        if (preset.id == rules::nearestPreset(open).id) game->setCurrentIndex(game->count() - 1);
    }
    auto* grid = new QComboBox;
    grid->addItem(newMapText(QT_TRANSLATE_NOOP("NewMap", "Squares")),
                  static_cast<int>(board::GridKind::Square));
    grid->addItem(newMapText(QT_TRANSLATE_NOOP("NewMap", "Hexes, point up")),
                  static_cast<int>(board::GridKind::HexPointy));
    grid->addItem(newMapText(QT_TRANSLATE_NOOP("NewMap", "Hexes, flat side up")),
                  static_cast<int>(board::GridKind::HexFlat));
    QSpinBox* width = cellsBox(kUsualColumns);
    QSpinBox* height = cellsBox(kUsualRows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* form = new QFormLayout(&dialog);
    form->addRow(newMapText(QT_TRANSLATE_NOOP("NewMap", "&Title")), title);
    form->addRow(newMapText(QT_TRANSLATE_NOOP("NewMap", "&Rules")), game);
    form->addRow(newMapText(QT_TRANSLATE_NOOP("NewMap", "&Grid")), grid);
    form->addRow(newMapText(QT_TRANSLATE_NOOP("NewMap", "&Width in cells")), width);
    form->addRow(newMapText(QT_TRANSLATE_NOOP("NewMap", "&Height in cells")), height);
    form->addRow(buttons);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    const board::Extent extent{static_cast<board::GridKind>(grid->currentData().toInt()), width->value(),
                               height->value()};
    document::Encounter encounter = document::makeEncounter(document::DocumentKind::Encounter, extent);
    const rules::Preset& preset = rules::presets()[static_cast<std::size_t>(game->currentIndex())];
    board::SettingsRecord settings = encounter.settingsRecord();
    settings.title = title->text().trimmed().toStdString();
    settings.preset = preset.id;
    settings.ruleOptions = rules::storedOptions(preset.options);
    encounter.settings.put(std::move(settings));
    takeTableHabits(encounter);
    return encounter;
}

}  // namespace tenaille::ui
