#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A whole evening at the table, played with the built program on a display of its own.

    tests/evening/evening.py [--program PATH] [--language en|fr] [--keyboard] [--shots FOLDER] [--size WxH]

Prepares (a map that somebody else drew, mended, with a cellar, a party and three kinds of foes), plays ten rounds by
initiative and ten by segments while the players' window is open, is killed twice and goes on with the recovered
work, prints, and exports the log. What it claims is read from what the program leaves behind. Needs Xvfb, openbox,
xdotool and ImageMagick. Ends with "N held, N broken"; exit status 0 when nothing is broken.
"""
import argparse
import json
import re
import shutil
import signal
import sys
import time
from pathlib import Path

from cave import HEIGHT, WIDTH, write_cave
from desk import Broken, Desk, wait_for
from game import Game

ROOT = Path(__file__).resolve().parent.parent.parent
ROUNDS = 10
TABS_TO_MEND = 31  # from the board of a fresh map to “Mend” above the findings


def hold(claim, truth):
    """A claim of the evening."""
    if not truth:
        raise Broken(claim)


class Evening:
    """The chapters, in the order in which they are played; each goes on where the last one ended."""

    def __init__(self, desk, program, language):
        self.desk = desk
        self.game = Game(desk, program, language)
        self.people = json.loads((ROOT / f"assets/creatures/creatures_{language}.json").read_text())["creatures"]
        self.player = None
        self.board = None
        self.attacks = 0

    def chapters(self):
        """What is played, with a name for the report."""
        return [("the map of somebody else", self.import_map), ("walls are mended", self.mend),
                ("a cellar", self.dig_cellar), ("a party and three kinds of foes", self.add_creatures),
                ("a door is opened", self.open_door), ("the players' window", self.open_players),
                ("a fight by initiative", self.fight_by_turns), ("back and forth", self.undo_and_redo),
                ("killed in the fight, and restored", self.kill_and_restore),
                ("ten rounds are over", self.end_turns), ("the map on paper", self.print_map),
                ("the log of the fight", self.export_turns), ("a fight by segments", self.fight_by_segments),
                ("killed again, and restored", self.kill_and_restore),
                ("ten rounds of segments are over", self.end_segments), ("good night", self.leave)]

    # ---- preparing

    def import_map(self):
        """Ctrl+Shift+O; walls, door, lamp and picture are there, and it is saved under a name."""
        self.game.start()
        cave = self.desk.home / "cave.uvtt"
        write_cave(cave)
        self.game.opens("ctrl+shift+o")
        before = self.game.state()
        self.game.give_path(cave)
        self.game.wait_change(before, "the import")
        self.game.press_recommended()
        wait_for("the report", self.game.other_window)
        self.desk.shot("report")
        self.game.closes("Escape")
        self.game.save_as(self.desk.home / "evening.encounter.json")
        self.desk.shot("imported")
        made = self.game.save()
        hold("the door came in", len(made["doors"]) == 1)
        hold("the lamp came in", len(made["lights"]) == 1)
        hold("the picture came in", len(made["pictures"]) == 1)
        hold("the gap came in", not self.is_north_wall_whole(made))

    def mend(self):
        """F5, and “Mend” beside the findings; then no sight slips through the north wall."""
        self.desk.key("F5")
        wait_for("the findings", self.game.has_findings)
        self.desk.key(*["Tab"] * TABS_TO_MEND)
        self.desk.shot("findings")
        self.game.changes("space")
        hold("the gap is closed", self.is_north_wall_whole(self.game.save()))

    @staticmethod
    def is_north_wall_whole(document):
        """Whether the walls on the northern line reach from one corner to the other without a hair's breadth."""
        line = 240
        parts = sorted(tuple(sorted((a[0], b[0]))) for wall in document["walls"]
                       for a, b in zip(wall["points"], wall["points"][1:]) if a[1] == b[1] == line)
        reach = 240
        for begin, end in parts:
            if begin > reach:
                return False
            reach = max(reach, end)
        return reach == 17 * 240

    def dig_cellar(self):
        """A room dragged below the hall and a door into its wall; without the mouse with the cross (F4)."""
        before = self.game.save()
        if self.desk.pointer:
            self.board = self.game.board_on_display(before)
        else:
            self.game.to_board()
            self.desk.key("ctrl+0", "F4")  # it stands in the middle of the board
        self.desk.key("r")
        changed = self.game.state()
        if self.desk.pointer:
            self.desk.drag(self.board(4, 10), self.board(11, 15))
        else:
            self.steps(4 - WIDTH // 2, 10 - HEIGHT // 2)
            self.desk.key("F3")
            self.steps(7, 5)
            self.desk.key("F3")
        self.game.wait_change(changed, "the drag of a room")
        self.desk.key("d")
        changed = self.game.state()
        if self.desk.pointer:
            self.desk.click(self.board(6.5, 10))
        else:
            self.steps(-4.5, -5)
            self.desk.key("space")
        self.game.wait_change(changed, "the click on a wall")
        self.desk.key("Escape")
        if not self.desk.pointer:
            self.desk.key("F4")
        after = self.game.save()
        self.desk.shot("cellar")
        hold("there is a floor more", len(after.get("floors", [])) == len(before.get("floors", [])) + 1)
        hold("there is a door more", len(after["doors"]) == len(before["doors"]) + 1)

    def steps(self, right, down):
        """The cross goes so many cells; an arrow is half of one."""
        self.desk.key(*["Right" if right > 0 else "Left"] * round(2 * abs(right)),
                      *["Down" if down > 0 else "Up"] * round(2 * abs(down)))

    def add_creatures(self):
        """Ctrl+Shift+L, and the whole encounter in words."""
        party = [one["name"] for one in self.people if one.get("side") == "party"]
        foes = [one["name"] for one in self.people if one.get("side") == "foe"]
        goblin, ogre, guard = foes[0], foes[4], foes[18]
        wanted = [(1, name) for name in party] + [(3, goblin), (1, ogre), (2, guard)]
        self.desk.key("F6")
        if self.desk.pointer:
            self.desk.point(self.board(6.5, 5))  # they come where the mouse is
        self.game.opens("ctrl+shift+l")
        self.desk.key(self.game.words["in words"])
        self.desk.type(", ".join(f"{count} {name}" for count, name in wanted))
        self.desk.shot("library")
        self.game.changes("Return")
        self.game.closes("Escape")
        self.desk.shot("creatures")
        tokens = self.game.save()["tokens"]
        hold("everybody is there", len(tokens) == sum(count for count, _ in wanted))
        hold("the party is a party", sum(one["side"] == "party" for one in tokens) == len(party))
        kinds = {one["name"].rstrip(" 0123456789") for one in tokens if one["side"] == "foe"}
        hold("there are three kinds of foes", kinds == {goblin, ogre, guard})

    def open_door(self):
        """A click opens it; without the mouse it is found in the list of words, and Enter asks."""
        before = self.game.state()
        if self.desk.pointer:
            self.desk.click(self.board(12, 4.5))
        else:
            words = self.game.opens("F7")
            self.desk.type(self.game.words["door"])
            self.desk.key("Down", "Down", "Return")
            self.desk.wait_active(self.game.window)
            self.desk.key("Return")
            wait_for("the menu of the door", lambda: len(self.desk.windows(".*")) > 2)
            self.desk.key("Down", "Return")
        self.game.wait_change(before, "the opening of a door")
        if not self.desk.pointer:  # the list stays until it is closed
            hold("F7 comes back to its window", self.game.opens("F7") == words)
            self.game.closes("Escape")
        hold("the door stands open", self.game.save()["doors"][0]["state"] == "open")

    def open_players(self):
        """F12 and Shift+F12: a window that says nothing but whose it is, and shows what the party sees."""
        self.desk.key("F12")
        self.player = wait_for("the players' window", lambda: self.desk.windows("^[^ ]* · Tenaille$"))[0]
        self.desk.shot("players-blank")
        if self.desk.active() != self.game.window:
            self.desk.key("alt+Tab")
            self.desk.wait_active(self.game.window)
        hold("it is black until the board is shown", not self.desk.is_lit(self.player))
        self.desk.key("shift+F12")
        wait_for("the players to see something", lambda: self.desk.is_lit(self.player))
        self.desk.shot("players")

    # ---- the fight by initiative

    def fight_by_turns(self):
        """Ctrl+Shift+B, Enter, and half of the rounds, with a wound, a step and attacks."""
        self.game.opens("ctrl+shift+b")
        self.desk.shot("begin")
        before = self.game.state()
        self.game.closes("Return")
        self.game.wait_change(before, "Begin")
        self.game.to_board()
        self.game.changes("space")
        if self.desk.pointer:
            self.board = self.game.board_on_display(self.game.save())
        self.attack()
        self.desk.shot("first-attack")
        self.wound()
        self.blind()
        self.step()
        self.burst()
        self.play_turns(ROUNDS // 2)

    def attack(self):
        """Aim; A, Enter throws, Enter applies. The rules may refuse: then the next foe."""
        for _ in range(3):
            self.desk.key("i")  # the nearest foe, then the next one
            begun = time.monotonic()
            self.game.opens("a")
            patience = max(1.0, 10 * (time.monotonic() - begun))  # of a slow machine more
            before = self.game.state()
            self.desk.key("Return", "Return")
            if self.game.is_back(patience):
                self.game.wait_change(before, "an attack")
                self.attacks += 1
                return
            self.game.closes("Escape")

    def approach(self):
        """Whoever acts goes to the nearest of another side with the arrow keys, as far as a turn takes him."""
        document = self.game.save()
        people = {one["id"]: one for one in document["tokens"]}
        acting = [people[one["token"]] for one in document["combatants"]
                  if one.get("turn", {}).get("state") == "acting"]
        if not acting or acting[0]["hitPoints"] <= 0:
            return
        here = acting[0]["at"]
        others = [one["at"] for one in people.values()
                  if one["side"] != acting[0]["side"] and one["hitPoints"] > 0]
        if not others:
            return
        there = min(others, key=lambda at: max(abs(at[0] - here[0]), abs(at[1] - here[1])))
        across, down = there[0] - here[0], there[1] - here[1]
        for _ in range(6):
            if max(abs(across), abs(down)) <= 1:
                break
            if abs(across) >= abs(down):
                self.desk.key("Right" if across > 0 else "Left")
                across -= 1 if across > 0 else -1
            else:
                self.desk.key("Down" if down > 0 else "Up")
                down -= 1 if down > 0 else -1

    def wound(self):
        """A number typed at the board hurts whoever is selected."""
        self.game.opens("3")
        before = self.game.state()
        self.game.closes("Return")
        self.game.wait_change(before, "a wound")

    def blind(self):
        """X and the beginning of a word give a condition."""
        self.game.opens("x")
        self.desk.type(self.game.words["blinded"])
        before = self.game.state()
        self.game.closes("Return")
        self.game.wait_change(before, "a condition")
        hold("one is blinded", sum("conditions" in one for one in self.game.save()["tokens"]) == 1)

    def step(self):
        """Whoever acts goes one cell further, if a way is free: not everybody stands at one."""
        before, here = self.game.state(), self.place_of_actor(self.game.save())
        for arrow, (x, y) in {"Up": (0, -1), "Left": (-1, 0), "Down": (0, 1), "Right": (1, 0)}.items():
            if self.desk.pointer:
                self.desk.drag(self.board(here[0] + 0.5, here[1] + 0.5),
                               self.board(here[0] + x + 0.5, here[1] + y + 0.5))
            else:
                self.desk.key(arrow)
            self.game.settle()
            if self.game.state() != before:
                hold("one cell further", self.place_of_actor(self.game.save()) == [here[0] + x, here[1] + y])
                return

    @staticmethod
    def place_of_actor(document):
        """Where whoever has the turn stands."""
        actor = next(one["token"] for one in document["combatants"] if one["turn"]["state"] == "acting")
        return next(token["at"] for token in document["tokens"] if token["id"] == actor)

    def burst(self):
        """A fireball: B, a drag and Enter select whom it reaches, without the mouse all; Ctrl+H hurts them together."""
        before = self.game.save()["tokens"]
        if self.desk.pointer:
            x, y = (sum(one["at"][axis] for one in before) / len(before) + 0.5 for axis in (0, 1))
            self.desk.key("b")
            self.desk.drag(self.board(x, y), self.board(x + 4, y))
            self.desk.shot("burst")
            self.desk.key("Return", "v")
        else:
            self.desk.key("ctrl+a")
        self.game.opens("ctrl+h")
        self.desk.type("-2")
        changed = self.game.state()
        self.game.closes("Return")
        self.game.wait_change(changed, "damage to many")
        after = self.game.save()["tokens"]
        hurt = sum(new["hitPoints"] == old["hitPoints"] - 2 for old, new in zip(before, after))
        hold(f"the fireball hurts more than one, not {hurt}", hurt > 1)

    def play_turns(self, rounds):
        """Attacks and ends of turns until that many rounds are over."""
        turns = 0
        while self.game.clock()["round"] <= rounds:
            if turns % 3 == 1:  # not at once: after a restart nobody is selected
                self.approach()
                self.attack()
            self.game.changes("space")
            turns += 1
            hold("rounds go by", turns < 300)

    def end_turns(self):
        """The other rounds; the document knows how many there were, and what was thrown and hurt in them."""
        self.game.to_board()
        self.play_turns(ROUNDS)
        self.desk.shot("tenth-round")
        document = self.game.save()
        hold("the eleventh round has begun", document["clock"]["round"] == ROUNDS + 1)
        entries = [line["entry"] for line in document["log"]]
        hold("the log has every round", entries.count("turns.round") == ROUNDS + 1)
        hold("somebody was hurt", any(one["hitPoints"] < one["maxHitPoints"] for one in document["tokens"]))
        hold("there were attacks", self.attacks >= 5)

    def undo_and_redo(self):
        """Eight steps back and the same eight forth lead to where they began."""
        before = self.game.packed("before-undo.zip")
        for key in ["ctrl+z"] * 8:
            self.game.changes(key)
        hold("eight steps are much", self.game.packed("undone.zip") != before)
        for key in ["ctrl+shift+z"] * 8:
            self.game.changes(key)
        self.expect_same(before, self.game.packed("redone.zip"), "was before the steps back")

    @staticmethod
    def expect_same(before, after, when):
        """Two documents, table by table; where their pictures lie is not part of them."""
        for part in sorted((set(before) | set(after)) - {"assets"}):
            hold(f"“{part}” is what it {when}", before.get(part) == after.get(part))

    # ---- the program dies

    def kill_and_restore(self):
        """kill -9 with unsaved work; what is restored and saved is what was there."""
        self.game.to_board()
        self.game.changes("comma")
        self.game.changes("period")
        before = self.game.packed(f"before-{time.monotonic_ns()}.zip")
        hold("there is unsaved work", self.game.is_modified())
        self.game.kill()
        self.game.start()
        self.desk.shot("restore")
        self.game.press_recommended(with_creatures=True)
        wait_for("the restored work", self.game.is_modified)
        self.desk.shot("restored")
        self.expect_same(before, self.game.save(), "was before the program was killed")
        self.open_players()

    # ---- paper and log

    def print_map(self):
        """Ctrl+P, Enter, a name: a PDF of more than one page."""
        path = self.desk.home / "evening.pdf"
        dialog = self.game.opens("ctrl+p")
        self.desk.shot("print")
        self.desk.key("Return")
        self.game.give_path(path, above=dialog)
        wait_for("the PDF", lambda: path.exists() and path.read_bytes().rstrip().endswith(b"%%EOF"))
        self.desk.wait_active(self.game.window)
        self.desk.keep(path)
        if shutil.which("pdfinfo"):
            pages = int(re.search(r"Pages:\s+(\d+)", self.desk.do("pdfinfo", path)).group(1))
            hold(f"24 x 16 squares on more than one page, not {pages}", 4 <= pages <= 20)

    def export_log(self):
        """A line for each entry of the document, those of the table's rulings among them."""
        document = self.game.save()
        path = self.desk.home / f"log-{time.monotonic_ns()}.txt"
        self.game.find(self.game.words["log"])
        self.game.give_path(path)
        wait_for("the log", path.exists)
        self.desk.keep(path)
        lines = path.read_text().splitlines()
        hold("a line for each entry", len(lines) - 3 >= len(document["log"]))
        for one in document["tokens"]:
            hold(f"{one['name']} is named in the log", any(one["name"] in line for line in lines))
        return lines

    def export_turns(self):
        """The log of the fight by initiative tells the d20 of each attack."""
        thrown = sum("d20" in line for line in self.export_log())
        hold(f"{self.attacks} attacks are in the log, not {thrown}", thrown >= self.attacks)

    # ---- the fight by segments

    def fight_by_segments(self):
        """Another map that was kept at home; declarations, and half of the rounds."""
        self.game.to_board()
        self.game.find(self.game.words["end"])
        self.game.press_recommended(with_creatures=True)
        wait_for("the summary of the fight", self.game.other_window)
        self.desk.shot("summary")
        self.game.closes("Escape")
        self.game.save()
        path = self.desk.home / "corridor.encounter.json"
        shutil.copy(ROOT / "maps/corridor.encounter.json", path)
        self.game.opens("ctrl+o")
        self.game.give_path(path)
        wait_for("the corridor", lambda: path.name in self.desk.title(self.game.window))
        self.game.path = path
        self.come_closer()
        self.game.opens("ctrl+shift+b")
        before = self.game.state()
        self.game.closes("Return")
        self.game.wait_change(before, "Begin")
        self.declare(3, "Orc 1")
        self.declare(4 * 5 + 3, "Galaad")
        self.desk.shot("declared")
        self.play_segments(ROUNDS // 2)

    def come_closer(self):
        """Galaad and Conrath, the first two of the table, go three cells to the orcs."""
        if self.desk.pointer:
            board = self.game.board_on_display(json.loads(self.game.path.read_text()))
            for row in (6.5, 8.5):
                before = self.game.state()
                self.desk.drag(board(10.5, row), board(13.5, row))
                self.game.wait_change(before, "the drag of a creature")
        else:
            for _ in range(2):
                self.desk.key("Tab")
                for _ in range(3):
                    self.game.changes("Right")
        places = [one["at"] for one in self.game.save()["tokens"][:2]]
        hold("they stand before the orcs", places == [[13, 6], [13, 8]])

    def declare(self, tabs, target):
        """Shift+D: so many fields further a target, and the same for the whole side."""
        self.game.opens("shift+d")
        self.desk.key(*["Tab"] * tabs)
        self.desk.type(target)
        self.desk.key("alt+m")
        before = self.game.state()
        self.game.closes("Return")
        self.game.wait_change(before, "a declaration")

    def play_segments(self, rounds):
        """Segment after segment until that many rounds are over; each round is declared as the one before."""
        self.game.to_board()
        steps = 0
        while self.game.clock()["round"] <= rounds:
            self.game.changes("period")
            steps += 1
            hold("segments go by", steps < 200)

    def end_segments(self):
        """The other rounds with another target, the log, and what the document knows of them."""
        self.declare(3, "Orc 2")
        self.play_segments(ROUNDS)
        self.desk.shot("segments")
        document = self.game.save()
        hold("ten rounds are over", document["clock"]["round"] > ROUNDS)
        played = [line for line in document["log"] if line["entry"] == "playSegment"]
        hold(f"a hundred segments were played, not {len(played)}", len(played) >= ROUNDS * 10)
        hurt = [one for one in document["tokens"]
                if one["endurance"] < one["maxEndurance"] or one["hitPoints"] < one["maxHitPoints"]]
        hold("somebody was hurt", hurt)
        ruled = [line for line in self.export_log() if re.search(r"\b[A-Z][A-Z0-9]-\d\d\b", line)]
        hold(f"the log names rules, not {len(ruled)} times", len(ruled) > 20)

    def leave(self):
        """Everything is saved, Ctrl+Q; the files are sound, and nothing of them stood on the players' window."""
        self.game.save()
        hold("the players’ window says nothing but whose it is", len(self.desk.windows("^[^ ]* · Tenaille$")) == 1)
        self.desk.key("F12")
        hold("the program ended well", self.game.quit() == 0)
        hold("it said nothing on the terminal: " + self.desk.said()[:300], not self.desk.said().strip())
        for path in self.desk.home.glob("*.encounter.json"):
            hold(f"{path.name} has no complaint", not self.game.ask("validate", path).strip())
            hold(f"{path.name} has creatures", json.loads(self.game.ask("info", path, "--json"))["creatures"] > 8)


def play(evening):
    """All chapters; how many held and how many did not. What follows a broken one is not played."""
    held = broken = 0
    for name, chapter in evening.chapters():
        begun = time.monotonic()
        try:
            chapter()
            verdict = "held"
            held += 1
        except Exception as why:  # whatever it is, the chapter is broken and the desk is cleared
            verdict = f"broken: {why if isinstance(why, Broken) else repr(why)}"
            broken += 1
            evening.desk.shot("broken")
        print(f"{name:34} {time.monotonic() - begun:6.1f} s  {verdict}", flush=True)
        if broken:
            break
    return held, broken


def end(*_):
    """A signal ends the evening as Ctrl+C does: the desk is cleared."""
    raise KeyboardInterrupt


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--program", default=ROOT / "build/release/app/tenaille", type=Path)
    parser.add_argument("--language", default="en", choices=["en", "fr"])
    parser.add_argument("--keyboard", action="store_true", help="no pointer events at all")
    parser.add_argument("--shots", help="folder for pictures of the display")
    parser.add_argument("--size", default="1366x768")
    asked = parser.parse_args()
    missing = [tool for tool in ("Xvfb", "openbox", "xdotool", "xprop", "import") if shutil.which(tool) is None]
    if missing or not asked.program.exists():
        print(f"evening: missing: {' '.join(missing) or asked.program}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, end)
    try:
        with Desk(asked.size, asked.language, asked.shots, pointer=not asked.keyboard) as desk:
            held, broken = play(Evening(desk, asked.program.resolve(), asked.language))
    except KeyboardInterrupt:
        print("evening: broken off", file=sys.stderr)
        return 130
    print(f"{held} held, {broken} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
