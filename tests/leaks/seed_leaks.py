#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Copies sources of the product with leaks in them that can be switched on, for leak_tests.

    seed_leaks.py LIST ROOT OUT      writes OUT/<file> for every file that LIST names, and OUT/leak_list.inc
    seed_leaks.py LIST --files       prints those files

An entry of LIST:

    17 NameOfTheLeak
    file core/document/project.cpp
    - what stands in the source
    + what leaks

Lines of `-` and of `+` may be several; spaces and line breaks do not matter. What ends in `;` is a
statement, anything else an expression; an empty `+` leaves the statement out. Two entries may name the same place.
"""
import pathlib
import re
import sys

HEADER = '#include "tests/leaks/leak_switch.h"\n'


class Fault(Exception):
    pass


class Leak:
    def __init__(self, number, name):
        self.number, self.name, self.file = number, name, None
        self.original, self.leak = [], []


def read_list(text):
    leaks = []
    for count, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        head = re.fullmatch(r"(\d+) (\w+)", line)
        if head:
            leaks.append(Leak(int(head[1]), head[2]))
        elif not leaks:
            raise Fault("line %d: it belongs to no leak" % count)
        elif line.startswith("file "):
            leaks[-1].file = line[5:].strip()
        elif line[0] in "-+":
            (leaks[-1].original if line[0] == "-" else leaks[-1].leak).append(line[1:].strip())
        else:
            raise Fault("line %d: neither a head, a file, - nor +" % count)
    for leak in leaks:
        leak.original, leak.leak = " ".join(leak.original), " ".join(leak.leak).strip()
        if not leak.file or not leak.original:
            raise Fault("leak %d: it lacks its file or what stands there" % leak.number)
    for what in ("number", "name"):
        values = [getattr(leak, what) for leak in leaks]
        twice = sorted({str(value) for value in values if values.count(value) > 1})
        if twice:
            raise Fault("%s used twice: %s" % (what, ", ".join(twice)))
    return leaks


def place_of(leak, source):
    """Where the original stands: (begin, end)."""
    pattern = r"\s+".join(re.escape(word) for word in leak.original.split())
    found = [match.span() for match in re.finditer(pattern, source)]
    if len(found) != 1:
        raise Fault("leak %d %s: found %d times in %s, not once:\n    %s"
                    % (leak.number, leak.name, len(found), leak.file, leak.original))
    return found[0]


def switched(leaks, original):
    """The original, or what the leak makes of it."""
    if original.endswith(";"):
        parts = ["if (tenaille::test::leaks(%d)) { %s }" % (leak.number, leak.leak) for leak in leaks]
        return "{ %s else { %s } }" % (" else ".join(parts), original)
    parts = ["tenaille::test::leaks(%d) ? (%s) : " % (leak.number, leak.leak) for leak in leaks]
    return "(%s(%s))" % ("".join(parts), original)


def seeded(source, leaks):
    places = {}
    for leak in leaks:
        places.setdefault(place_of(leak, source), []).append(leak)
    end = 0
    for place in sorted(places):
        if place[0] < end:
            raise Fault("leak %d overlaps another one" % places[place][0].number)
        end = place[1]
    for place in sorted(places, reverse=True):
        source = source[:place[0]] + switched(places[place], source[place[0]:place[1]]) + source[place[1]:]
    first = source.index("#include")
    return source[:first] + HEADER + source[first:]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main(arguments):
    leaks = read_list(pathlib.Path(arguments[0]).read_text(encoding="utf-8"))
    files = sorted({leak.file for leak in leaks})
    if arguments[1:] == ["--files"]:
        print(";".join(files))
        return
    root, out = map(pathlib.Path, arguments[1:])
    for file in files:
        source = (root / file).read_text(encoding="utf-8")
        write(out / file, seeded(source, [leak for leak in leaks if leak.file == file]))
    write(out / "leak_list.inc", "".join('{%d, "%s", "%s"},\n' % (leak.number, leak.name, leak.file) for leak in leaks))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Fault as fault:
        sys.exit("leaks: %s" % fault)
