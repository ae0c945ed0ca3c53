// SPDX-License-Identifier: MIT
//
// Creatures of the library as sentences.
#pragma once

#include <QString>

#include "core/creatures/library_creature.h"
#include "ui/text/units.h"

namespace tenaille::ui {

// In which of its names a creature goes by: the language of the program, "en" or "fr".
std::string creatureLanguage();
QString creatureName(const creatures::LibraryCreature& creature);

// "Undead" of "undead", "Swarm of tiny beasts" as it is: words that every table uses are translated.
QString creatureTypeText(const std::string& type);

// "Bite +4, 1d8+1, reach 1.5 m".
QString attackText(const creatures::Attack& attack, Units units);

// All that the library knows of it, line by line: for the preview.
QString creatureDetails(const creatures::LibraryCreature& creature, Units units);

// Without accents and case, for searching.
QString foldedText(const QString& text);

}  // namespace tenaille::ui
