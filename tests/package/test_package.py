# SPDX-License-Identifier: MIT
"""What the desktop gets: entry, description, file types, icon, manual pages and the Debian package.

    python3 -m unittest discover -s tests/package

needs a finished build/release. Each tool that judges must be there: a missing one is a failure.
"""
import gzip
import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "release"
DESKTOP = ROOT / "assets" / "desktop"
NAME = "org.tenaille.tenaille"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def run(*command, **options):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=300, **options)


class Package(unittest.TestCase):
    """The package is made once and unpacked."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        made = run("cpack", "-B", cls.folder.name, cwd=BUILD)
        debs = sorted(Path(cls.folder.name).glob("*.deb"))
        if made.returncode or len(debs) != 1:
            raise AssertionError(made.stdout)
        cls.deb = debs[0]
        cls.tree = Path(cls.folder.name) / "tree"
        run("dpkg-deb", "-x", cls.deb, cls.tree)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def says_yes(self, *command, **options):
        result = run(*command, **options)
        self.assertEqual(result.returncode, 0, result.stdout)
        return result.stdout

    def test_lintian_has_no_error_and_no_warning(self):
        # As root it warns about itself.
        self.says_yes("lintian", "--allow-root", "--fail-on", "error,warning", self.deb)

    def test_it_names_what_it_needs(self):
        depends = run("dpkg-deb", "-f", self.deb, "Depends").stdout
        for package in ("libqt6widgets6", "libqt6svg6", "libgmp10", "fonts-inter"):
            self.assertIn(package, depends)

    def test_the_desktop_entry(self):
        entry = self.tree / f"usr/share/applications/{NAME}.desktop"
        self.assertEqual(self.says_yes("desktop-file-validate", entry), "")
        text = entry.read_text(encoding="utf-8")
        for key in ("GenericName", "Comment", "Keywords"):
            self.assertIn(f"\n{key}[fr]=", text)

    def test_the_description(self):
        self.says_yes("appstreamcli", "validate", "--no-net", "--pedantic",
                      self.tree / f"usr/share/metainfo/{NAME}.metainfo.xml")

    def test_types_of_files_are_the_same_everywhere(self):
        types = ET.parse(self.tree / f"usr/share/mime/packages/{NAME}.xml").getroot()
        named = {one.get("type") for one in types.iter(f"{MIME}mime-type")}
        entry = (DESKTOP / f"{NAME}.desktop").read_text(encoding="utf-8")
        offered = set(re.search(r"(?m)^MimeType=(.*);$", entry).group(1).split(";"))
        info = ET.parse(self.tree / f"usr/share/metainfo/{NAME}.metainfo.xml").getroot()
        self.assertEqual(named, offered)
        self.assertEqual(named, {one.text for one in info.iter("mediatype")})

    def test_file_managers_get_thumbnails(self):
        entry = (self.tree / f"usr/share/thumbnailers/{NAME}.thumbnailer").read_text(encoding="utf-8")
        types = (DESKTOP / f"{NAME}.desktop").read_text(encoding="utf-8")
        self.assertIn(re.search(r"(?m)^MimeType=.*$", types).group(0), entry)
        command = re.search(r"(?m)^Exec=tenaille (.*)$", entry).group(1).split()
        picture = Path(self.folder.name) / "thumbnail"
        words = {"%i": self.tree / "usr/share/tenaille/tenaille/maps/ruined-keep.encounter.json", "%o": picture, "%s": "256"}
        self.says_yes(self.tree / "usr/bin/tenaille", *[words.get(word, word) for word in command])
        self.assertEqual(picture.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")

    def test_files_are_told_by_their_names(self):
        mime = Path(self.folder.name) / "mime"
        (mime / "packages").mkdir(parents=True)
        source = self.tree / f"usr/share/mime/packages/{NAME}.xml"
        (mime / "packages" / source.name).write_bytes(source.read_bytes())
        self.says_yes("update-mime-database", mime)
        globs = (mime / "globs2").read_text()
        for pattern in ("*.encounter.json", "*.map.json", "*.uvtt", "*.dd2vtt", "*.df2vtt"):
            self.assertIn(f":{pattern}\n", globs)

    def test_the_icon(self):
        icon = ET.parse(self.tree / f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg").getroot()
        self.assertEqual(icon.get("width"), icon.get("height"))

    def test_manual_pages_say_every_command(self):
        text = run(BUILD / "app" / "tenaille", "--help").stdout
        commands = set(re.findall(r"(?m)^  tenaille (?:\[.*|([\w-]+).*)$", text)) - {""}
        self.assertGreater(len(commands), 4)
        for page in ("man1/tenaille.1.gz", "fr/man1/tenaille.1.gz"):
            path = self.tree / "usr/share/man" / page
            shown = run("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", path,
                        env={**os.environ, "LC_ALL": "C.UTF-8", "MANPAGER": "cat", "MANWIDTH": "100"})
            self.assertEqual(shown.returncode, 0, shown.stdout)
            self.assertNotRegex(shown.stdout, r"(?m)^(troff|an.tmac|.*: warning)")
            source = gzip.decompress(path.read_bytes()).decode("utf-8").replace("\\-", "-")
            for command in sorted(commands):
                self.assertRegex(source, rf"(?m)^\.B {re.escape(command)}(?![\w-])", f"{page} leaves it out")

    def test_the_installed_program_works_with_its_own_maps(self):
        home = Path(self.folder.name) / "home"
        (home / "run").mkdir(parents=True, mode=0o700)
        shared = self.tree / "usr/share"
        env = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home / "run"),
               "XDG_DATA_DIRS": f"{shared}:/usr/share", "QT_QPA_PLATFORM": "offscreen"}
        program = self.tree / "usr/bin/tenaille"
        self.says_yes(program, "--self-check", env=env, cwd=home)
        maps = sorted((shared / "tenaille/tenaille/maps").rglob("*.json"))
        self.assertGreater(len(maps), 8)
        self.says_yes(program, "validate", *maps, env=env)


if __name__ == "__main__":
    unittest.main()
