#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The list of the rules (assets/rules) is whole: what the code names stands in it, what stands in it is
computed or says why not. Run alone, or with the name of one test."""
import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LIST = json.loads((ROOT / "assets" / "rules" / "rules.json").read_text(encoding="utf-8"))
RULES = {rule["id"]: rule for rule in LIST["rules"]}
SHEET = "sheet"  # no rule: a number of the creature itself
FAMILIES = "|".join(sorted(LIST["sources"]))
# One id, or "CV-01 to CV-14", "CV-01..14".
CITED = re.compile(rf"\b((?:{FAMILIES})-)(\d+)(?:(?: to \1|\.\.)(\d+))?")


def cited_in(*folders):
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.[ch]*")):
            for family, first, last in CITED.findall(path.read_text(encoding="utf-8")):
                for number in range(int(first), int(last or first) + 1):
                    found.setdefault(family + str(number).zfill(len(first)), path.relative_to(ROOT))
    return found


class Rules(unittest.TestCase):
    def report(self, findings):
        self.assertFalse(findings, "\n" + "\n".join(findings))

    def test_every_id_stands_once(self):
        ids = [rule["id"] for rule in LIST["rules"]]
        self.report([f"{id} stands twice" for id in RULES if ids.count(id) > 1])
        self.assertGreater(len(ids), 250, "the list has lost its rules")

    def test_every_rule_has_its_words_and_its_source(self):
        findings = []
        for id, rule in RULES.items():
            for part in ("title", "text"):
                for language in ("en", "fr"):
                    if not rule[part].get(language, "").strip():
                        findings.append(f"{id}: no {part} in {language}")
            if id != SHEET and not all(LIST["sources"][id.split("-")[0]].get(one) for one in ("en", "fr")):
                findings.append(f"{id}: its source is not named")
        self.report(findings)

    def test_every_id_cited_is_a_rule(self):
        cited = cited_in("core", "ui", "app")
        self.assertIn("HX-14", cited, "ranges are not read")
        self.report([f"{where}: {id} is no rule of the list" for id, where in cited.items() if id not in RULES])

    def test_every_rule_is_computed_or_says_why_not(self):
        cited = cited_in("core")
        findings = []
        for id, rule in RULES.items():
            reason = rule.get("notComputed")
            if reason is None and id not in cited and id != SHEET:
                findings.append(f"{id}: nothing in core names it, and no reason says why")
            if reason is not None and not (reason.get("en") and reason.get("fr")):
                findings.append(f"{id}: the reason lacks a language")
        self.report(findings)

    def test_what_a_rule_of_the_game_needs_is_not_excused(self):
        """A modifier or a refusal names its rule in quotation marks: such a rule is computed."""
        quoted = set()
        for path in (ROOT / "core").rglob("*.cpp"):
            quoted |= set(re.findall(rf'"((?:{FAMILIES})-\d+)"', path.read_text(encoding="utf-8")))
        self.assertGreater(len(quoted), 80, "the scan finds nothing")
        self.report([f"{id}: cited by a ruling, yet said not to be computed"
                     for id in sorted(quoted) if "notComputed" in RULES.get(id, {})])


if __name__ == "__main__":
    unittest.main()
