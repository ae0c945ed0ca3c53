#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""clang-tidy over every source of the product.

    tests/tidy.py BUILD      the folder of the preset `tidy`, configured

Most of the time of a run goes into the headers of Qt and of the library, so several sources are looked at
together, as if one included the others: neighbours, which may be compiled as one anyway. A group with findings,
real ones or names that clash, is looked at again in halves, down to single sources, and only what is found in
those counts. Prints the findings; the last line says how many sources were clean and how many were not.
"""
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

GROUP = 20
LAYERS = ("core", "ui", "app")
FLAGS = ["--quiet", "--header-filter=/(core|ui|app)/", "--extra-arg=-Wno-unknown-warning-option"]


def run(build, source):
    done = subprocess.run(["clang-tidy", *FLAGS, "-p", str(build), str(source)], capture_output=True, text=True)
    return done.returncode == 0, done.stdout + (done.stderr if done.returncode and not done.stdout else "")


def groups_of(root, commands):
    """Lists of commands whose sources are compiled alike. Formats of different folders stay apart, as in CMakeLists.txt."""
    alike = {}
    for command in sorted(commands, key=lambda one: one["file"]):
        parts = pathlib.Path(command["file"]).relative_to(root).parts
        if parts[0] in LAYERS:
            alike.setdefault(parts[:3] if parts[:2] == ("core", "io") and len(parts) > 3 else parts[:1], []).append(command)
    for members in alike.values():
        count = -(-len(members) // GROUP)
        for first in range(count):
            yield members[first * len(members) // count:(first + 1) * len(members) // count]


def write_groups(folder, groups):
    """A source for each group, and the commands that compile them."""
    folder.mkdir(parents=True, exist_ok=True)
    commands, names = [], []
    for number, group in enumerate(groups):
        name = folder / f"group_{number}.cpp"
        name.write_text("".join(f'#include "{member["file"]}"\n' for member in group))
        first = group[0]
        commands.append({**first, "file": str(name), "command": first["command"].replace(first["file"], str(name))})
        names.append(name)
    (folder / "compile_commands.json").write_text(json.dumps(commands))
    return names


def halves(group):
    middle = len(group) // 2
    return [group[:middle], group[middle:]]


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    root = pathlib.Path(__file__).resolve().parent.parent
    commands = [one for one in json.loads((build / "compile_commands.json").read_text())
                if pathlib.Path(one["file"]).is_relative_to(root) and not pathlib.Path(one["file"]).is_relative_to(build)]
    groups = list(groups_of(root, commands))
    total, unclean, runs = sum(map(len, groups)), 0, 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        while groups:
            folder = build / "groups"
            names = write_groups(folder, groups)
            runs += len(groups)
            again = []
            for group, (clean, text) in zip(groups, pool.map(lambda name: run(folder, name), names)):
                if clean:
                    continue
                if len(group) > 1:
                    again += halves(group)
                    continue
                unclean += 1
                print(text or f"{group[0]['file']}: clang-tidy failed and did not say why")
            groups = again
    print(f"{total - unclean} sources clean, {unclean} not; looked at in {runs} groups")
    return 1 if unclean or total == 0 else 0


sys.exit(main())
