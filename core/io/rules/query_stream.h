// SPDX-License-Identifier: MIT
//
// The stream of the rules query protocol: one JSON object per line in, one per line out, in the same order.
// Needs no window and no document. The kinds of questions are listed by query_kinds.h.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace tenaille::io {

// The reply to one line, without a line break; empty for a blank line. A bad line gives an error reply:
// {"id": ..., "error": {"code": ..., "message": ...}}; `id` is null when the line is no JSON value or no
// query.
std::string answerLine(std::string_view line);

// Answers every line of `in` (UTF-8, LF or CRLF) until its end. Returns the exit status of the program: 0
// when the input was read to its end, errors in queries included; 1 when reading or writing failed.
int runRules(std::istream& in, std::ostream& out);

}  // namespace tenaille::io
