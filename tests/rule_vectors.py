#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Feeds the founders' rule vectors to the program: rule_vectors.py PROGRAM RULES_FOLDER

Only queries of a kind that the program knows (`PROGRAM rules --kinds`, one per line) are asked; the others are counted as
skipped. The founders' own check_rules.py judges the answers; its last line "N passed, N failed" is the last line here.
"""
import json
import pathlib
import subprocess
import sys
import tempfile


def kind_of(vector):
    """The kind that a vector asks for, or None for a line that is not even a query."""
    if "raw" not in vector:
        return vector.get("kind")
    try:
        query = json.loads(vector["raw"])
    except ValueError:
        return None
    kind = query.get("kind") if isinstance(query, dict) else None
    return kind if isinstance(kind, str) else None


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, rules = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    known = set(subprocess.run([program, "rules", "--kinds"], check=True, capture_output=True, text=True).stdout.split())
    if not known:
        sys.exit("the program names no kind of query it knows")
    vectors = {path: path.read_text(encoding="utf-8").splitlines() for path in sorted(rules.glob("vectors/*.jsonl"))}
    if not vectors:
        sys.exit("no vectors in %s" % rules)
    # Vectors that test the answer to a kind nobody knows stay in: such a kind is asked by no vector with an answer.
    answered = {kind_of(v) for lines in vectors.values() for v in map(json.loads, filter(None, lines)) if "expect" in v}
    not_built = answered - known - {None}
    skipped = 0
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for path, lines in vectors.items():
            kept = [line for line in lines if line and kind_of(json.loads(line)) not in not_built]
            skipped += sum(1 for line in lines if line) - len(kept)
            if kept:
                files.append(pathlib.Path(folder) / path.name)
                files[-1].write_text("\n".join(kept) + "\n", encoding="utf-8")
        print("%d vectors skipped: their %d kinds are not built yet" % (skipped, len(not_built)), flush=True)
        command = [sys.executable, rules / "check_rules.py", "--program", "'%s' rules" % program, "--failed-only", *files]
        return subprocess.run(command).returncode


if __name__ == "__main__":
    sys.exit(main())
