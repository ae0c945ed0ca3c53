// SPDX-License-Identifier: MIT
//
// The options of a rules query (protocol section 6).
#pragma once

#include "core/io/rules/query_field.h"
#include "core/rules/rule_options.h"

namespace tenaille::io {

// The options of a query over the defaults; absent options leave all defaults. Every key of section 6 is
// checked by its type and values: unknownOption, wrongType, outOfRange.
rules::RuleOptions readOptions(const Field& options);

}  // namespace tenaille::io
