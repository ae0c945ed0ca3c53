// SPDX-License-Identifier: MIT
//
// The lines that the report of a file of creatures can hold: every sentence of it in one place. A count of 0
// makes a note that CreaturesRead::note() passes over.
#pragma once

#include <string>

#include "core/io/import/import_report.h"

namespace tenaille::io::notes {

// Guessed
ImportNote reachAssumed(const std::string& place);
ImportNote reachTied(const std::string& place);
ImportNote facelessSuggested(const std::string& place);
ImportNote shieldsAssumed(const std::string& place);
ImportNote sizesAssumed(const std::string& place);
ImportNote speedsTaken(const std::string& place);
ImportNote bonusesMissing(const std::string& place);
ImportNote diceMissing(const std::string& place);
ImportNote damageUnreadable(const std::string& place);
ImportNote attacksElsewhere(const std::string& file);

// Changed
ImportNote textsShortened(const std::string& place);

// Left out
ImportNote creaturesWithoutName(const std::string& place);
ImportNote recordsOfOthers(const std::string& place);
ImportNote creaturesBeyondLimit(std::size_t count);
ImportNote blindsightLeftOut(const std::string& place);
ImportNote tremorsenseLeftOut(const std::string& place);
ImportNote truesightLeftOut(const std::string& place);
ImportNote valuesUnknown(const std::string& place);
ImportNote attacksIncomplete(const std::string& place);
ImportNote attacksOfNobody(std::size_t count);
ImportNote attacksUnread(const Problem& cause);
ImportNote notInCsv(const std::string& place);

// Without its places this note is of no use: they are shown at once.
bool placesMatter(const ImportNote& note);

}  // namespace tenaille::io::notes
