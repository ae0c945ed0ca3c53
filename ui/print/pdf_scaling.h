// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace tenaille::ui {

// A PDF file of Qt with the wish added that programs which print it begin with its true size: they would
// shrink the pages to the margins of the printer. What is not of that shape is returned as it is.
std::string withTrueScale(std::string pdf);

}  // namespace tenaille::ui
