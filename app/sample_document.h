// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace tenaille::app {

// The encounter that opens when no file is named, in that language ("fr") or else in English: of the
// installed maps, else of the source folder the program was built in. Empty if there is none.
QString sampleDocument(const QString& language = {});

// The folder that holds it and the other samples; empty if there is none.
QString sampleFolder();

// Two lines on what to try in it.
QString sampleAdvice();

}  // namespace tenaille::app
