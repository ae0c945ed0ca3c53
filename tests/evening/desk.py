# SPDX-License-Identifier: MIT
"""The desk of the evening: a display, a window manager, a keyboard, a mouse, eyes, and the patience to wait.

Nothing here knows the game. A `Desk` is a room of its own below one temporary folder: display, home, runtime
folder and settings go with it. What is waited for is always something that can be observed, never a time.
"""
import os
import shutil
import signal
import subprocess
import tempfile
import time
import unicodedata
from pathlib import Path

PATIENCE = 30.0   # seconds until something that was expected counts as broken
LOOK_AGAIN = 0.03


class Broken(Exception):
    """Something was not as it should be; the text says what."""


def wait_for(what, question, patience=PATIENCE):
    """The first answer of `question` that is not empty; Broken if there is none in time."""
    end = time.monotonic() + patience
    while True:
        answer = question()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Broken(f"waited {patience:g} s in vain for {what}")
        time.sleep(LOOK_AGAIN)


class Desk:
    """A display with a window manager, and the hands and eyes of whoever sits before it."""

    def __init__(self, size, language, shots=None, pointer=True):
        self.width, self.height = (int(part) for part in size.split("x"))
        self.folder = Path(tempfile.mkdtemp(prefix="tenaille-evening-"))
        self.home = self.folder / "home"
        self.pointer = pointer
        self._shots = Path(shots) if shots else None
        self._shot = 0
        self._begun = []
        self.environment = self._make_environment(language)

    def __enter__(self):
        try:
            self._begin_display()
            self._begin_window_manager()
        except BaseException:
            self.leave()
            raise
        return self

    def __exit__(self, *_):
        self.leave()

    def leave(self):
        """Everything that was begun ends, and nothing stays on the disk."""
        for process in reversed(self._begun):
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
        self._begun.clear()
        shutil.rmtree(self.folder, ignore_errors=True)

    # ---- the room

    def _make_environment(self, language):
        kept = {name: value for name, value in os.environ.items()
                if name in ("PATH", "LD_LIBRARY_PATH", "TZ", "ASAN_OPTIONS", "UBSAN_OPTIONS")}
        rooms = {"HOME": "home", "XDG_RUNTIME_DIR": "runtime", "XDG_CONFIG_HOME": "home/.config",
                 "XDG_DATA_HOME": "home/.local/share", "XDG_STATE_HOME": "home/.local/state",
                 "XDG_CACHE_HOME": "home/.cache", "TMPDIR": "tmp"}
        for variable, name in rooms.items():
            path = self.folder / name
            path.mkdir(parents=True, exist_ok=True)
            kept[variable] = str(path)
        (self.folder / "runtime").chmod(0o700)
        kept.update(LANG="C.UTF-8", LANGUAGE=language, XDG_SESSION_TYPE="x11")
        return kept

    def _begin_display(self):
        """Xvfb chooses a free number and says which."""
        read, write = os.pipe()
        self._run(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.width}x{self.height}x24",
                   "-nolisten", "tcp", "-noreset"], pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as said:
            number = said.readline().strip()
        if not number:
            raise Broken("Xvfb did not begin")
        self.environment["DISPLAY"] = ":" + number

    def _begin_window_manager(self):
        self._run(["openbox", "--sm-disable"])
        wait_for("the window manager", lambda: self.do("xprop", "-root", "_NET_SUPPORTING_WM_CHECK",
                                                       quiet=True).find("window id") >= 0)

    def _run(self, command, **more):
        process = subprocess.Popen(command, env=self.environment, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
        self._begun.append(process)
        return process

    def begin(self, *command):
        """A program that runs beside; what it writes is kept in `said()`."""
        with open(self.folder / "said", "ab") as said:
            process = subprocess.Popen([str(part) for part in command], env=self.environment, cwd=self.home,
                                       stdin=subprocess.DEVNULL, stdout=said, stderr=said)
        self._begun.append(process)
        return process

    def said(self):
        """What the programs wrote on their terminal."""
        return (self.folder / "said").read_text(errors="replace")

    def kill(self, process):
        """As if the machine had lost its power: the program cannot do anything about it."""
        process.send_signal(signal.SIGKILL)
        process.wait()
        self._begun.remove(process)

    def do(self, *command, quiet=False):
        """A command that ends at once; what it says."""
        done = subprocess.run([str(part) for part in command], env=self.environment, capture_output=True,
                              text=True, timeout=PATIENCE)
        if done.returncode != 0 and not quiet:
            raise Broken(f"{command[0]} {command[1]}: {done.stderr.strip() or done.returncode}")
        return done.stdout

    # ---- windows

    def windows(self, name="."):
        """The windows that are seen and whose title fits the pattern."""
        return self.do("xdotool", "search", "--onlyvisible", "--name", name, quiet=True).split()

    def active(self):
        """The window that has the keyboard."""
        return self.do("xdotool", "getactivewindow", quiet=True).strip()

    def title(self, window):
        """What stands on the bar of the window."""
        return self.do("xdotool", "getwindowname", window, quiet=True).strip()

    def wait_active(self, window):
        """Until this window has the keyboard."""
        wait_for(f"the window “{self.title(window)}” to be active, not “{self.title(self.active())}”",
                 lambda: self.active() == window)

    # ---- hands

    def key(self, *keys):
        """One key after the other, as xdotool names them."""
        self.do("xdotool", "key", "--clearmodifiers", "--delay", "8", *keys)

    def type(self, text):
        """Letter by letter, on an English keyboard: an e for an é, as whoever has no accents types."""
        plain = unicodedata.normalize("NFD", text.replace("\u2019", "'"))
        self.do("xdotool", "type", "--clearmodifiers", "--delay", "8", "--", plain.encode("ascii", "ignore").decode())

    def _point(self, *what):
        if not self.pointer:
            raise Broken("the pointer was asked for, though the keyboard plays alone")
        self.do("xdotool", *what)

    def point(self, at):
        """The mouse goes there."""
        self._point("mousemove", "--sync", *map(str, map(round, at)))

    def click(self, at, button=1):
        """One click there."""
        self._point("mousemove", *map(str, map(round, at)), "click", str(button))

    def drag(self, start, end):
        """A drag as a hand makes it: with something between beginning and end."""
        between = [(s + (e - s) * part) for part in (0.2, 0.6) for s, e in zip(start, end)]
        steps = []
        for x, y in (between[:2], between[2:], end):
            steps += ["mousemove", str(round(x)), str(round(y)), "sleep", "0.03"]
        self._point("mousemove", *map(str, map(round, start)), "sleep", "0.03", "mousedown", "1", *steps,
                    "mouseup", "1")

    # ---- eyes

    def shot(self, name):
        """A picture of the whole display, for whoever wants to look at it afterwards."""
        if self._shots is None:
            return
        time.sleep(0.3)
        self._shots.mkdir(parents=True, exist_ok=True)
        self._shot += 1
        self.do("import", "-window", "root", self._shots / f"{self._shot:03d}-{name}.png")

    def keep(self, path):
        """A file of the evening goes to the pictures, for the same reader."""
        if self._shots is not None:
            shutil.copy(path, self._shots)

    def pixels(self):
        """The display as bytes, three a pixel, row after row."""
        done = subprocess.run(["import", "-window", "root", "-depth", "8", "rgb:-"], env=self.environment,
                              capture_output=True, timeout=PATIENCE, check=True)
        return done.stdout

    def is_lit(self, window):
        """Whether anything but black is in a window."""
        done = subprocess.run(["import", "-window", window, "-depth", "8", "rgb:-"], env=self.environment,
                              capture_output=True, timeout=PATIENCE, check=True)
        return len(done.stdout.strip(b"\0")) > 0

    def differs_much(self, one, other):
        """Whether a third of the rows of two pictures differ."""
        row = self.width * 3
        return sum(one[at:at + row] != other[at:at + row] for at in range(0, len(one), row)) > self.height / 3

    def blinked(self, before, between, after):
        """How many pixels of each column and of each row were other ones between, and are again what they were."""
        columns, rows = [0] * self.width, [0] * self.height
        for y in range(self.height):
            a, b, c = (picture[y * self.width * 3:(y + 1) * self.width * 3] for picture in (before, between, after))
            if a == b:
                continue
            for x in range(0, self.width * 3, 3):
                if a[x:x + 3] != b[x:x + 3] and a[x:x + 3] == c[x:x + 3]:
                    columns[x // 3] += 1
                    rows[y] += 1
        return columns, rows
