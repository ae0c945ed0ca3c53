// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace tenaille::app {

// The encounter that opens when no file is named: of the installed maps, else of the source folder the
// program was built in. Empty if there is none.
QString sampleDocument();

// The folder that holds it and the other samples; empty if there is none.
QString sampleFolder();

// Two lines on what to try in it.
QString sampleAdvice();

}  // namespace tenaille::app
