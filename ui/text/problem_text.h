// SPDX-License-Identifier: MIT
//
// A Problem of core in the user's language.
#pragma once

#include <QString>

#include "core/base/problem.h"

namespace tenaille::ui {

// What is wrong, without file and place: one sentence, and one for the problem behind it.
QString problemText(const Problem& problem);
// What to do about it, one sentence, may be empty.
QString remedyText(const Problem& problem);
// A place inside a file. Its words ("line 4, column 7") are translated, paths of keys are not.
QString placeText(const std::string& place);
// "file: place", whichever is known.
QString placeText(const Problem& problem);
// "file: place: what is wrong", for texts that go on.
QString placedText(const Problem& problem);

}  // namespace tenaille::ui
