#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The library of the players' picture asks nothing of what is the game master's.

usage: test_player_symbols.py LIBRARY      (libtenaille_player.a)
"""
import re
import subprocess
import sys

# What it may not call: whatever makes, changes, reads or writes the game master's document, or shows it to him.
FORBIDDEN = re.compile(
    r"tenaille::(actions|io|rules|attack|cover|facing|movement|segments)::"
    r"|tenaille::document::(project|projectWithDoors|isUnfound|notesOf|apply|inverse)\b"
    r"|tenaille::players::(playerScene|showsCreature|SightGround)\b"
    r"|tenaille::ui::(Document|BattleWindow|BattleContext|PlayerScreen|ToolBox|[A-Za-z]*Tool|BoardView|Inspector)\b")


def asked_for(library):
    text = subprocess.run(["nm", "--undefined-only", "--demangle", library], check=True, capture_output=True,
                          text=True).stdout
    return sorted({line.split(" U ", 1)[1] for line in text.splitlines() if " U " in line})


def main():
    library = sys.argv[1]
    symbols = asked_for(library)
    if not any("tenaille::ui::BoardScene" in symbol for symbol in symbols):
        sys.exit(f"{library}: no symbol of the board: this is not the library of the players' picture")
    for line in ("tenaille::actions::plan(x)", "tenaille::ui::Document::perform(x)",
                 "tenaille::document::project(x)", "tenaille::ui::FogTool::press(x)"):
        if not FORBIDDEN.search(line):
            sys.exit(f"the pattern does not find {line}")
    found = [symbol for symbol in symbols if FORBIDDEN.search(symbol)]
    if found:
        sys.exit(f"{library} asks for what is the game master's:\n  " + "\n  ".join(found))
    print(f"{len(symbols)} symbols asked for, none of the game master's")


if __name__ == "__main__":
    main()
