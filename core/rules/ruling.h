// SPDX-License-Identifier: MIT
//
// Ruling: the answer to a question together with the evidence that it was reduced from. A family works in
// three steps (design: evidence, grade, text): `trace...` collects evidence and knows no book, `grade...`
// cites the rules and holds no loops over walls, ui/text turns evidence into sentences and highlighted
// shapes.
#pragma once

namespace tenaille::rules {

template <class Answer, class Evidence>
struct Ruling {
    Answer answer;
    Evidence evidence;
};

}  // namespace tenaille::rules
