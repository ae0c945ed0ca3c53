#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Repeats a sample of what the program promises.

    tests/proof.py [--minutes N]    with the tests of build/release; fifteen minutes unless told otherwise

First two recorded evenings. Then each row is a property that a test holds on random cases: the first ones of its sequence, whose seeds are 0, 1, 2 ...,
so that a sample is the beginning of the long run. A row gets its share of the time: its cases are doubled as
long as the next round fits. Ends with the table and "N held, N broken".
"""
import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "build" / "release" / "tests"

# promise, program, filter, variable that counts (None: exhaustive, run once), first count, share of the time
ROWS = [
    ("Rulings turn with the board", "core_tests",
     "*CoverProperties*:*AttackProperties*:*FlankingProperties*:*FacingProperties*", "TENAILLE_CASES", 200, 2),
    ("Ways are the cheapest", "core_tests", "*MovementProperties*", "TENAILLE_CASES", 100, 2),
    ("Fights keep their invariants", "core_tests", "FightProperties*", "TENAILLE_CASES", 2000, 2),
    ("What is seen is exact", "core_tests", "VisibleRegionProperties*:SightMapProperties*", "TENAILLE_CASES", 200, 2),
    ("Players' scenes hold no secret", "core_tests", "SecretPairProperties*", "TENAILLE_CASES", 60, 2),
    ("Players' pixels and bytes hold no secret", "ui_tests", "SecretPictureProperties*", "TENAILLE_CASES", 60, 2),
    ("Nothing tells of a hidden door", "core_tests", "HiddenDoors*", "TENAILLE_CASES", 4000, 1),
    ("Every seeded leak is noticed", "leak_tests", "*", None, 1, 0),
    ("A save that fails leaves the old file (DS-1)", "core_tests", "SafeWriterFaults*", None, 1, 0),
    ("A killed writer leaves a whole file (DS-2)", "core_tests", "SafeWriterKill*", "TENAILLE_CASES", 200, 2),
    ("A killed program gives back what it had noted (DS-2)", "ui_tests", "ProgramKill.LosesNothing*", "TENAILLE_CASES", 20, 2),
    ("Power may fail after any call (DS-3)", "core_tests", "PowerLoss.FilesOf*:*.NoOrder*", "TENAILLE_CASES", 40, 1),
    ("A cut or damaged journal gives its valid part (DS-4)", "core_tests", "*Journal*:-LongJournal*", None, 1, 0),
    ("Of 10 000 actions those before the damage (DS-4)", "core_tests", "LongJournal*", "TENAILLE_CASES", 10, 1),
    ("What nobody knows outlives edits and saves (DS-8)", "core_tests", "UnknownMemberProperties*", "TENAILLE_CASES", 200, 1),
    ("Any walk through edits ends where it should", "core_tests", "MapElements.AnyWalk*", "TENAILLE_CASES", 3000, 1),
    ("Maps go out and come in unchanged", "core_tests", "Export*", None, 1, 0),
    ("A printed page is true to 0.1 mm", "ui_tests", "PrintedSize*", None, 1, 0),
    ("Mending a map ends", "core_tests", "MapCheckProperties*", "TENAILLE_CASES", 40, 1),
    ("Walls do not tell how they are recorded", "core_tests", "PlainWallsProperties*", "TENAILLE_CASES", 500, 1),
    ("The newest earlier version survives (DS-5)", "core_tests", "VersionsPolicy*", None, 1, 0),
    ("One program writes a document, and a crash locks nobody out (DS-6)", "core_tests", "DocumentLock*",
     "TENAILLE_CASES", 20, 1),
    ("Nothing is replaced unseen (DS-7)", "core_tests", "TwoPrograms*", "TENAILLE_CASES", 40, 1),
    ("Of a damaged document the rest is kept (DS-9)", "core_tests", "SalvageProperties*", "TENAILLE_CASES", 100, 1),
    ("Damaged files end in a message (DS-9)", "core_tests", "*Corpus*", None, 1, 0),
]
# The recorded evening (tests/evening): with the mouse, and in French with the keyboard alone.
EVENINGS = [("An evening at the table", []),
            ("The same in French, by keyboard alone", ["--language", "fr", "--keyboard"])]


def evening(promise, arguments):
    """One evening: its chapters are the tests."""
    start = time.monotonic()
    result = subprocess.run([sys.executable, "-B", ROOT / "tests/evening/evening.py", *arguments,
                             "--program", ROOT / "build/release/app/tenaille"],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    held = re.search(r"^(\d+) held, 0 broken$", result.stdout, re.MULTILINE)
    if result.returncode or not held:
        print(result.stdout, file=sys.stderr)
    chapters = int(held.group(1)) if held else 0
    return promise, chapters, None, time.monotonic() - start, result.returncode == 0 and chapters > 0


def run(program, pattern, variable, count):
    """Seconds, tests run and whether all held."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if variable:
        environment[variable] = str(count)
    start = time.monotonic()
    result = subprocess.run([TESTS / program, f"--gtest_filter={pattern}", "--gtest_brief=1"], env=environment,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    seconds = time.monotonic() - start
    passed = [line for line in result.stdout.splitlines() if line.startswith("[  PASSED  ]")]
    tests = int(passed[0].split()[3]) if passed else 0
    if result.returncode or not tests:
        print(result.stdout, file=sys.stderr)
    return seconds, tests, result.returncode == 0 and tests > 0


def sample(row, seconds):
    promise, program, pattern, variable, count, _ = row
    took, tests, held = run(program, pattern, variable, count)
    while held and variable and 3 * took < seconds:
        seconds -= took
        count *= max(2, min(16, int(seconds / max(took, 0.05) / 2)))
        took, tests, held = run(program, pattern, variable, count)
    return promise, tests, count if variable else None, took, held


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    minutes = parser.parse_args().minutes
    shares = sum(row[-1] for row in ROWS)
    done = []
    start = time.monotonic()
    for promise, arguments in EVENINGS:
        print(f"== {promise}", flush=True)
        done.append(evening(promise, arguments))
    minutes = max(minutes - (time.monotonic() - start) / 60, minutes / 2)
    for row in ROWS:
        print(f"== {row[0]}", flush=True)
        done.append(sample(row, minutes * 60 * row[-1] / shares))
    print(f"\n{'promise':<54} {'tests':>6} {'cases each':>11} {'seconds':>8}")
    for promise, tests, count, took, held in done:
        cases = f"{count:,}".replace(",", " ") if count else "all"
        print(f"{promise:<54} {tests:>6} {cases:>11} {took:>8.1f}  {'held' if held else 'BROKEN'}")
    broken = sum(not row[-1] for row in done)
    print(f"\n{len(done) - broken} held, {broken} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
