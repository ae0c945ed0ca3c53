#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The translations are whole, up to the sources, and fit for menus: run alone, or with the name of one test."""
import html
import importlib.machinery
import importlib.util
import re
import subprocess
import sys
import unittest
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "assets" / "translations"
NBSP = "\u00a0"
LITERALS = r'((?:"(?:[^"\\]|\\.)*"\s*)+)'


def load_update():
    loader = importlib.machinery.SourceFileLoader("update", str(FOLDER / "update"))
    sys.dont_write_bytecode = True
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("update", loader))
    loader.exec_module(module)
    return module


class Entry:
    def __init__(self, context, text):
        self.context = context
        self.source = html.unescape(re.search(r"<source>(.*?)</source>", text, re.S)[1])
        self.plural = 'numerus="yes"' in text
        self.state = (re.search(r'<translation type="(\w+)"', text) or [None, ""])[1]
        inside = (re.search(r"<translation[^>]*>(.*)</translation>", text, re.S) or [None, ""])[1]
        forms = re.findall(r"<numerusform>(.*?)</numerusform>", inside, re.S) if self.plural else [inside]
        self.forms = [html.unescape(form) for form in forms]

    def __str__(self):
        return f"{self.context}: {self.source!r}"


def entries(text):
    found = []
    for context in re.findall(r"<context>.*?</context>", text, re.S):
        name = html.unescape(re.search(r"<name>(.*?)</name>", context)[1])
        found += [Entry(name, message) for message in re.findall(r"<message.*?</message>", context, re.S)]
    return found


# ---- what can be wrong with one entry -------------------------------------------------------------

def placeholders(text):
    return Counter(re.findall(r"%(?:\d|n)", text))


def entry_findings(entry):
    if entry.state:
        return [f"{entry}: is {entry.state}"]
    findings = []
    if not entry.context:
        findings.append(f"{entry}: has no context, so it is never found (declare it in the struct that is called)")
    if entry.plural and len(entry.forms) != 2:
        findings.append(f"{entry}: has {len(entry.forms)} of 2 plural forms")
    for form in entry.forms:
        if not form.strip():
            findings.append(f"{entry}: is empty")
        elif placeholders(form) != placeholders(entry.source):
            findings.append(f"{entry}: other placeholders in {form!r}")
        elif len(mnemonics(form)) != len(mnemonics(entry.source)):
            findings.append(f"{entry}: a mnemonic is missing or too many in {form!r}")
        elif (form.endswith("…"), form.endswith(".")) != (entry.source.endswith("…"), entry.source.endswith(".")):
            findings.append(f"{entry}: ends otherwise in {form!r}")
    return findings


def french_findings(where, text):
    if re.search(r" [:;?!»%](?!\d|n)|« ", text):
        return [f"{where}: a plain space where French has an unbreakable one: {text!r}"]
    if re.search(r"\w[;?!»](?:\s|$)|\w:\s|«[^\u00a0]", text):
        return [f"{where}: French has an unbreakable space there: {text!r}"]
    if re.search(r"[^\W\d_]'[^\W\d_]", text):
        return [f"{where}: a straight apostrophe: {text!r}"]
    return []


# ---- menus ----------------------------------------------------------------------------------------

def mnemonics(text):
    return [letter.lower() for letter in re.findall(r"&([^&])", text.replace("&&", ""))]


def doubles(texts):
    return [letter for letter, times in Counter(sum(map(mnemonics, texts), [])).items() if times > 1]


def menus():
    """Each menu of the window: its name and (context, source) of each entry, read from the sources."""
    battle = ROOT / "ui" / "battle"
    table = (battle / "commands.cpp").read_text(encoding="utf-8")
    command = dict(re.findall(r'\{Command::(\w+),\s*QT_TRANSLATE_NOOP\("Commands",\s*"([^"]*)"\)', table))
    build = (battle / "battle_window_build.cpp").read_text(encoding="utf-8")
    window = "tenaille::ui::BattleWindow"
    result = {}
    titles = []
    for title, rows in re.findall(r'fillMenu\(tr\("([^"]*)"\),\s*\{(.*?)\}\);', build, re.S):
        titles.append(title)
        result[title] = [("Commands", command[name]) for name in re.findall(r"Command::(\w+)", rows)]
    submenus = re.findall(r'QMenu\* \w+ = m_viewMenu->addMenu\((?:icon\([\w:]+\), )?tr\("([^"]*)"\)\)', build)
    result["&View"] += [(window, title) for title in submenus]
    for kind in ("SchemePreference", "Units"):
        result[kind] = [(window, text) for text in re.findall(kind + r'::\w+, tr\("([^"]*)"\)', build)]
    commands = (battle / "battle_commands.cpp").read_text(encoding="utf-8")
    for number, rows in enumerate(re.findall(r"for \(const Command command :\s*\{(.*?)\}\)\s*menu", commands, re.S)):
        result[f"context menu {number + 1}"] = [("Commands", command[name])
                                                for name in re.findall(r"Command::(\w+)", rows)]
    # The form stands in the window beside the menu bar: they share the letters.
    form = (battle / "creature_form.cpp").read_text(encoding="utf-8")
    rows = [("tenaille::ui::CreatureForm", text) for text in re.findall(r'addRow\(tr\("([^"]*)"\)', form)]
    result["menu bar and form"] = [(window, title) for title in titles] + rows
    new = (battle / "new_map_dialog.cpp").read_text(encoding="utf-8")
    result["new encounter"] = [("NewMap", text)
                               for text in re.findall(r'addRow\(newMapText\(QT_TRANSLATE_NOOP\("NewMap", "([^"]*)"', new)]
    return result


class Translations(unittest.TestCase):
    maxDiff = None

    def entries(self, language):
        return entries((FOLDER / f"tenaille_{language}.ts").read_text(encoding="utf-8"))

    def report(self, findings):
        self.assertFalse(findings, "\n" + "\n".join(findings))

    def test_up_to_the_sources(self):
        if not load_update().lupdate_program():
            self.skipTest("lupdate is not installed (package qt6-l10n-tools)")
        run = subprocess.run([sys.executable, "-B", str(FOLDER / "update"), "--check"], capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)

    def test_lupdate_sees_every_text(self):
        """lupdate 6.4 overlooks some calls in silence; a literal that is asked for must be in the file."""
        known = {entry.source for entry in self.entries("fr")}
        call = re.compile(r"(?:\btr|\btranslated)\(\s*" + LITERALS + r'|(?:translate|NOOP)\(\s*"[^"]*",\s*' + LITERALS)
        findings = []
        for path in sorted([*(ROOT / "ui").rglob("*.cpp"), *(ROOT / "app").rglob("*.cpp")]):
            for match in call.finditer(path.read_text(encoding="utf-8")):
                literal = "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', match[1] or match[2]))
                text = literal.replace("\\n", "\n").replace('\\"', '"')
                if text not in known:
                    findings.append(f"{path.relative_to(ROOT)}: {text!r} is not in tenaille_fr.ts")
        self.report(findings)

    def test_contexts_are_those_of_the_sources(self):
        """lupdate 6.4 cuts names where it misreads a source; nobody asks for what stands there."""
        sources = "\n".join(path.read_text(encoding="utf-8") for folder in ("ui", "app", "core", "assets")
                            for path in (ROOT / folder).rglob("*.[ch]*"))
        sources += (FOLDER / "update").read_text(encoding="utf-8")
        contexts = {entry.context for entry in self.entries("fr")}
        self.report([f"no source asks for texts of {context}" for context in sorted(contexts)
                     if not re.search(rf"\b{context.split('::')[-1]}\b", sources)])

    def test_entries_are_whole(self):
        for language, least in (("en", 10), ("fr", 600)):
            found = self.entries(language)
            self.assertGreater(len(found), least)
            self.report(sum(map(entry_findings, found), []))

    def test_french_typography(self):
        self.report(sum((french_findings(entry, form) for entry in self.entries("fr") for form in entry.forms), []))
        rules = (ROOT / "assets" / "rules" / "rules.json").read_text(encoding="utf-8")
        texts = re.findall(r'"fr":\s*"((?:[^"\\]|\\.)*)"', rules)
        self.assertGreater(len(texts), 100)
        self.report(sum((french_findings("rules.json", text) for text in texts), []))

    def test_mnemonics_are_unique(self):
        french = {(entry.context, entry.source): entry.forms[0] for entry in self.entries("fr")}
        found = menus()
        self.assertGreaterEqual(len(found), 11)
        findings = []
        for name, rows in found.items():
            self.assertTrue(rows, name)
            for language, texts in (("en", [source for _, source in rows]), ("fr", [french[row] for row in rows])):
                for letter in doubles(texts):
                    findings.append(f"{name}, {language}: two entries with the mnemonic {letter.upper()}: {texts}")
        self.report(findings)


class SelfTest(unittest.TestCase):
    """The checks find what they are for."""

    def message(self, source, translation, attributes=""):
        text = (f"<context><name>C</name><message{attributes}><source>{source}</source>{translation}"
                "</message></context>")
        return entries(text)[0]

    def test_bad_entries_are_found(self):
        plural = ' numerus="yes"'
        for bad in (self.message("A", '<translation type="unfinished"></translation>'),
                    self.message("A", '<translation type="vanished">B</translation>'),
                    self.message("A", "<translation></translation>"),
                    self.message("A %1", "<translation>B</translation>"),
                    self.message("A %1", "<translation>B %2</translation>"),
                    self.message("&amp;A", "<translation>B</translation>"),
                    self.message("A…", "<translation>B</translation>"),
                    self.message("%n(s)", "<translation><numerusform>%n</numerusform></translation>", plural)):
            self.assertEqual(len(entry_findings(bad)), 1, str(bad))

    def test_good_entries_pass(self):
        forms = "<translation><numerusform>%n b</numerusform><numerusform>%n bs</numerusform></translation>"
        self.assertEqual(entry_findings(self.message("%n a(s)", forms, ' numerus="yes"')), [])
        self.assertEqual(entry_findings(self.message("&amp;A %1…", "<translation>%1 &amp;b…</translation>")), [])

    def test_typography(self):
        for bad in ("Règle : x", "Règle: x", "Quoi?", "«x»", "5 %", "l'arc"):
            self.assertEqual(len(french_findings("x", bad)), 1, bad)
        for good in (f"Règle{NBSP}: x", f"«{NBSP}x{NBSP}»", "%1 sur %2", "*.a;;*.b", f"%1{NBSP}%", "l’arc", "5'"):
            self.assertEqual(french_findings("x", good), [], good)

    def test_doubles(self):
        self.assertEqual(doubles(["&Annuler", "D&upliquer", "F&aire"]), ["a"])
        self.assertEqual(doubles(["&Annuler", "Du && &faire"]), [])


if __name__ == "__main__":
    unittest.main(verbosity=1)
