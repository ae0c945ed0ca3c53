// SPDX-License-Identifier: MIT
//
// Which seeded leak is on (leaks.txt): the copies of the sources ask, the test says.
#pragma once

namespace tenaille::test {

inline int seededLeak = 0;  // 0: none
inline bool leaks(int number) { return seededLeak == number; }

}  // namespace tenaille::test
