# SPDX-License-Identifier: MIT
"""Tenaille as somebody handles it who sits before the desk: its windows, dialogs, files and journals.

Keys are the same in every language; the few words that are typed stand in WORDS.
"""
import json
import time
import zipfile

from desk import Broken, wait_for

# What is typed into “Find a command”, and the letters that go with Alt.
WORDS = {
    "en": {"pack": "pack into", "log": "export log", "end": "end fight", "door": "door", "blinded": "blinded",
           "in words": "alt+w"},
    "fr": {"pack": "reunir", "log": "exporter journal", "end": "terminer combat", "door": "porte",
           "blinded": "aveugle", "in words": "alt+t"},
}

BLUE = bytes((0, 114, 178))  # of the button that a notice recommends
LINK = bytes((0, 94, 148))   # of words that can be pressed


class Game:
    """The program, from one start to the next."""

    def __init__(self, desk, program, language):
        self.desk, self.program = desk, program
        self.words = WORDS[language]
        self.process = self.window = None
        self.path = None

    # ---- begin and end

    def start(self):
        """The program, until its window has the keyboard."""
        self.process = self.desk.begin(self.program)
        wait_for("the window of Tenaille", lambda: self.desk.windows("– Tenaille$"))
        self.window = wait_for("its window to be active", self._main_window)

    def _main_window(self):
        active = self.desk.active()
        return active if active and self.desk.title(active).endswith("– Tenaille") else None

    def kill(self):
        """As a power cut does, once the journal has the last change."""
        self.settle()
        self.desk.kill(self.process)

    def quit(self):
        """Ctrl+Q, with everything saved; its exit status."""
        self.desk.key("ctrl+q")
        wait_for("the program to end", lambda: self.process.poll() is not None)
        return self.process.returncode

    def expect_running(self):
        """Whoever waits for a program that died waits in vain."""
        if self.process.poll() is not None:
            raise Broken(f"the program ended with {self.process.returncode}: {self.desk.said()[-500:]}")

    # ---- dialogs

    def opens(self, *keys):
        """Keys that open a window above the main one; which it is."""
        self.desk.key(*keys)
        return wait_for(f"a window after {' '.join(keys)}", self.other_window)

    def other_window(self, below=None):
        """The window that has the keyboard, if it is neither the main one nor `below`."""
        self.expect_running()
        active = self.desk.active()
        return active if active not in ("", self.window, below) and self.desk.title(active) else None

    def closes(self, *keys):
        """Keys after which the main window has the keyboard again."""
        self.desk.key(*keys)
        self.desk.wait_active(self.window)

    def is_back(self, patience):
        """Whether the main window has the keyboard again within that time."""
        try:
            wait_for("the main window", lambda: self.desk.active() == self.window, patience)
            return True
        except Broken:
            return False

    def find(self, words):
        """A command by its words."""
        palette = self.opens("ctrl+shift+p")
        self.desk.type(words)
        self.desk.key("Return")
        wait_for("the palette to close", lambda: self.desk.active() != palette)

    def give_path(self, path, above=None):
        """The file dialog takes a whole path; then it is gone."""
        dialog = wait_for("a file dialog", lambda: self.other_window(above))
        self.desk.key("ctrl+a")
        self.desk.type(str(path))
        self.desk.key("Return")
        wait_for("the file dialog to close", lambda: self.desk.active() != dialog)

    def has_findings(self):
        """Whether there is something to press at the lower right, where what the check found stands."""
        width, height, pixels = self.desk.width, self.desk.height, self.desk.pixels()
        rows = (pixels[3 * (y * width + width * 3 // 4):3 * (y + 1) * width] for y in range(height * 2 // 3, height))
        return sum(row.count(LINK) for row in rows) > 20

    def _blue_button(self):
        """The middle of the button of a notice: blue, low, and on the board."""
        width, pixels = self.desk.width, self.desk.pixels()
        for y in range(self.desk.height - 60, self.desk.height // 2, -4):
            row = pixels[3 * y * width:3 * (y * width + int(width * 0.7))]
            at = row.find(BLUE * 20)
            if at >= 0 and at % 3 == 0:
                return at // 3 + 10, y - 4
        return None

    def press_recommended(self, with_creatures=False):
        """The button that a notice recommends, the only blue one down there: a click, or Tab until it is framed.

        On a board with creatures Tab goes from one to the next, so it begins at the log."""
        button = wait_for("a notice with a button", self._blue_button)
        if self.desk.pointer:
            self.desk.click(button)
        else:
            if with_creatures:
                self.desk.key("ctrl+l")
            self._tab_to(button)
            self.desk.key("space")

    def _tab_to(self, button):
        """Tab until the button has the keyboard: then it looks different."""
        usual = self._steady_picture()
        for _ in range(60):
            self.desk.key("Tab")
            if self._around(button, self._steady_picture()) != self._around(button, usual):
                return
        raise Broken("Tab does not come to the button")

    def _around(self, at, pixels):
        """The part of a picture where a frame around a button would be seen."""
        width, rows = self.desk.width, range(at[1] - 24, at[1] + 24)
        return [pixels[3 * (y * width + at[0] - 30):3 * (y * width + at[0] + 30)] for y in rows]

    # ---- documents

    @property
    def _journals(self):
        return self.desk.home / ".local/state/tenaille/journals"

    def state(self):
        """What the journals hold: another value after each change that reached the disk."""
        found = []
        for path in sorted(self._journals.glob("*.journal")):
            try:
                found.append((path.name, path.stat().st_size))
            except FileNotFoundError:
                pass  # it went between two looks
        return tuple(found)

    def changes(self, *keys):
        """Keys that change the document, until the journal has the change."""
        before = self.state()
        self.desk.key(*keys)
        self.wait_change(before, " ".join(keys))

    def wait_change(self, before, what):
        """Until the journals are not those of before."""
        def is_other():
            self.expect_running()
            return self.state() != before
        wait_for(f"a change of the document after {what}", is_other)

    def settle(self):
        """Until the journal has stayed the same for twice as long as the program gathers changes."""
        last, since = self.state(), time.monotonic()

        def is_quiet():
            nonlocal last, since
            if (now := self.state()) != last:
                last, since = now, time.monotonic()
            return time.monotonic() - since > 0.5
        wait_for("the journal to rest", is_quiet)

    def clock(self):
        """The clock of the fight: as the file has it, and what the journal changed of it since then."""
        clock = json.loads(self.path.read_text()).get("clock") if self.path else None
        for path in sorted(self._journals.glob("*.journal")):
            for line in path.read_bytes().splitlines():
                try:
                    record = json.loads(line[18:])
                except ValueError:
                    continue  # it is being written
                for change in record.get("change", {}).get("changes", []):
                    if change["table"] != "clock":
                        continue
                    after = change.get("after")
                    if "id" not in change:  # whole
                        clock = after
                    elif after is not None:  # the members that differ
                        merged = {**(clock or {}), **after}
                        clock = {key: value for key, value in merged.items() if value is not None}
        return clock

    def is_modified(self):
        """The dot in the title."""
        return "•" in self.desk.title(self.window)

    def save_as(self, path):
        """Under a name of its own."""
        self.opens("ctrl+shift+s")
        self.give_path(path)
        self.path = path
        self._wait_saved()

    def save(self):
        """Ctrl+S; the document as it lies on the disk."""
        self.desk.key("ctrl+s")
        self._wait_saved()
        return json.loads(self.path.read_text())

    def _wait_saved(self):
        wait_for(f"{self.path.name} to be saved",
                 lambda: self.path.exists() and self.path.name in self.desk.title(self.window)
                 and not self.is_modified())

    def packed(self, name):
        """The document as it is now, though it is not saved: from the archive that is made of it."""
        path = self.desk.home / name
        self.find(self.words["pack"])
        self.give_path(path)
        wait_for("the archive", lambda: path.exists() and zipfile.is_zipfile(path))
        with zipfile.ZipFile(path) as archive:
            inside = next(entry for entry in archive.namelist() if entry.endswith(".json"))
            return json.loads(archive.read(inside))

    def ask(self, *command):
        """The program without a window; what it says."""
        return self.desk.do(self.program, *command)

    # ---- the board

    def to_board(self):
        """The keyboard to the board, wherever it is: the strip gives it back."""
        self.desk.key("ctrl+t", "Escape")

    def board_on_display(self, document):
        """Where the whole board lies and how large a cell is: what blinks when its grid goes and comes back."""
        extent = document["grid"]["extent"]
        self.desk.key("ctrl+0")
        return wait_for("the whole grid", lambda: self._find_grid(extent["width"], extent["height"]))

    def _find_grid(self, width, height):
        """The board; None while a notice lies over one of its lines."""
        before = self._steady_picture()
        self.changes("ctrl+g")
        without = self._steady_picture(unlike=before)
        self.changes("ctrl+z")
        columns, rows = self.desk.blinked(before, without, self._steady_picture(unlike=without))
        across = [at for at, count in enumerate(columns) if count > max(columns) * 0.6]
        if len(across) < width * 0.8:
            return None  # something else blinked
        left, cell = across[0], (across[-1] - across[0]) / width
        enough = max(rows) * 0.3

        def lines_below(top):
            lines = [round(top + line * cell) for line in range(height + 1)]
            return sum(max(rows[y - 1:y + 2]) > enough for y in lines)
        tops = [top for top in range(1, self.desk.height - round(height * cell) - 1)
                if lines_below(top) == height + 1]
        return Board(left, tops[len(tops) // 2], cell) if tops else None

    def _steady_picture(self, unlike=None):
        """The display once two looks in a row are the same, and much of it is not as in another picture."""
        last = None

        def look():
            nonlocal last
            now = self.desk.pixels()
            same, last = now == last, now
            return now if same and (unlike is None or self.desk.differs_much(now, unlike)) else None
        return wait_for("a picture that stands still", look)


class Board:
    """Cells of the board as places on the display."""

    def __init__(self, left, top, cell):
        self.left, self.top, self.cell = left, top, cell

    def __call__(self, column, row):
        """The place of a corner, or with halves of a middle."""
        return self.left + column * self.cell, self.top + row * self.cell
