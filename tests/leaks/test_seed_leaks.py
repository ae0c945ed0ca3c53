#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the seeder of leaks refuses, and what it makes of a source."""
import unittest

import seed_leaks

SOURCE = '#include "a.h"\n\nint f(int x) {\n    if (x > 1)\n        return x;\n    return g(x) + g(2);\n}\n'


def leak(original, text="", number=1, name="A"):
    return "%d %s\nfile a.cpp\n- %s\n+ %s\n" % (number, name, original, text)


class SeedLeaks(unittest.TestCase):
    def make(self, *entries):
        return seed_leaks.seeded(SOURCE, seed_leaks.read_list("".join(entries)))

    def refuses(self, words, *entries):
        with self.assertRaisesRegex(seed_leaks.Fault, words):
            self.make(*entries)

    def test_expressions_and_statements(self):
        made = self.make(leak("x > 1", "true"), leak("return g(x) + g(2);", "", 2, "B"))
        self.assertIn("if ((tenaille::test::leaks(1) ? (true) : (x > 1)))", made)
        self.assertIn("{ if (tenaille::test::leaks(2)) {  } else { return g(x) + g(2); } }", made)
        self.assertTrue(made.startswith(seed_leaks.HEADER))

    def test_line_breaks_do_not_matter_and_places_are_shared(self):
        made = self.make(leak("if (x > 1) return x;", "return 1;"), leak("if (x > 1) return x;", "return 2;", 2, "B"))
        self.assertIn("leaks(1)) { return 1; } else if (tenaille::test::leaks(2)) { return 2; } else {", made)

    def test_a_place_is_found_exactly_once(self):
        self.refuses("leak 1 A: found 0 times in a.cpp, not once", leak("x > 2", "true"))
        self.refuses("leak 1 A: found 2 times in a.cpp, not once", leak("return", "true"))

    def test_lists_that_make_no_sense(self):
        self.refuses("overlaps", leak("x > 1", "true"), leak("if (x > 1) return x;", "", 2, "B"))
        self.refuses("number used twice: 1", leak("x > 1", "true"), leak("g(2)", "3", 1, "B"))
        self.refuses("name used twice: A", leak("x > 1", "true"), leak("g(2)", "3", 2, "A"))
        self.refuses("lacks its file", "1 A\n- x\n+ y\n")
        self.refuses("neither", "1 A\nwhat\n")


if __name__ == "__main__":
    unittest.main()
