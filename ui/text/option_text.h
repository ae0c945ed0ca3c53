// SPDX-License-Identifier: MIT
//
// The options of the rules and their presets in the user's language. The tables of core/rules say which there
// are; a test finds a word for every value.
#pragma once

#include <QString>

#include "core/rules/option_table.h"
#include "core/rules/presets.h"

namespace tenaille::ui {

// "Whether a line that runs along a wall counts as stopped."
QString optionSentence(const rules::OptionEntry& option);

// "Yes", "2", "It counts as stopped". A word that has no text is shown as files write it.
QString optionValueText(const rules::OptionEntry& option, int value);
bool hasOptionValueText(const rules::OptionEntry& option, int value);

// The rules whose reading it chooses: "CV-02", "F5-01, UF-01". Empty where the catalogues name none.
QString optionRules(const rules::OptionEntry& option);

// The heading that an option stands under: "Cover" for "cover.wallEdge". The key itself for an unknown
// family.
QString optionFamily(const rules::OptionEntry& option);
bool hasOptionFamily(const rules::OptionEntry& option);

QString presetLabel(const rules::Preset& preset);
QString presetSentence(const rules::Preset& preset);

}  // namespace tenaille::ui
