#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Holds the sources to the architecture: includes, file sizes, top-level entries. Each method is one ctest entry."""
import pathlib
import unittest

import project

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Sources(unittest.TestCase):
    def report(self, findings):
        self.assertEqual(findings, [], "\n" + "\n".join(findings))

    def setUp(self):
        self.edges = project.Edges((HERE / "edges.txt").read_text(encoding="utf-8"))

    def test_includes(self):
        files = project.read_sources(ROOT, ("core", "ui", "app"))
        self.assertGreater(len(files), 50, "the sources were not found")
        self.report(project.include_findings(self.edges, files))

    def test_table_has_no_cycle(self):
        self.report(project.cycles(self.edges))

    def test_file_budget(self):
        exceptions = project.read_exceptions((HERE / "header_exceptions.txt").read_text(encoding="utf-8"))
        files = project.read_sources(ROOT, ("core", "ui", "app", "tests"))
        self.report(project.budget_findings(files, exceptions))

    def test_helpers_have_names_of_their_own(self):
        files = project.read_sources(ROOT, ("core", "ui", "app"))
        self.report(project.twin_findings({path: text for path, text in files.items()
                                           if path.endswith(".cpp")}))

    def test_top_level(self):
        self.report(project.top_level_findings(path.name for path in ROOT.iterdir()))


class SelfTest(unittest.TestCase):
    """Made-up sins that must be found; otherwise the tests above prove nothing."""

    def setUp(self):
        self.edges = project.Edges((HERE / "edges.txt").read_text(encoding="utf-8"))

    def finds(self, path, include):
        return project.include_findings(self.edges, {path: "#include %s\n" % include})

    def test_twins_are_found(self):
        source = "namespace tenaille::ui {\n\nnamespace {\nconstexpr int kGap = 3;\nstruct Row {\n};\n}  // namespace\n"
        other = "namespace tenaille::ui {\n\nvoid paint() {\n    constexpr int kGap = 3;\n}\n"
        self.assertEqual(len(project.twin_findings({"a.cpp": source, "b.cpp": source})), 2)
        self.assertEqual(len(project.twin_findings({"a.cpp": source, "b.cpp": other})), 1)
        self.assertEqual(project.twin_findings({"a.cpp": source, "b.cpp": source.replace("::ui", "::board")}), [])

    def test_sins_are_found(self):
        sins = [("core/geometry/lattice.h", '"core/board/grid.h"'), ("core/base/result.h", '"core/rules/modifier.h"'),
                ("core/board/grid.cpp", '"ui/scene/layers.h"'), ("core/rules/cover/cover.cpp", '"core/rules/facing/ring.h"'),
                ("core/rules/ruling.h", '"core/rules/cover/cover.h"'), ("core/rules/cover/cover.cpp", '"core/document/table.h"'),
                ("core/board/grid.cpp", "<QString>"), ("core/io/json.h", "<nlohmann/json.hpp>"),
                ("core/document/encounter.cpp", "<nlohmann/json.hpp>"), ("ui/scene/board_scene.cpp", '"ui/tools/tool.h"'),
                ("ui/tools/turn_tool.cpp", '"ui/scene/layers.h"'), ("ui/player/player_window.cpp", '"ui/battle/battle.h"'),
                ("ui/player/player_window.cpp", '"ui/tools/tool.h"'), ("ui/player/player_window.cpp", '"ui/editor/editor.h"'),
                ("ui/scene/board_scene.cpp", '"app/application.h"'), ("core/board/grid.cpp", '"grid.h"'),
                ("core/board/grid.cpp", '"../base/result.h"'), ("ui/cellar/new.cpp", "<vector>"),
                ("core/board/grid.h", '"core/board/grid.cpp"'), ("core/io/import/uvtt.cpp", '"core/actions/plan.h"')]
        for path, include in sins:
            with self.subTest(path=path, include=include):
                self.assertEqual(len(self.finds(path, include)), 1)

    def test_good_includes_pass(self):
        good = [("core/rules/cover/cover.cpp", '"core/rules/cover/cover_lines.h"'), ("core/rules/cover/cover.h", '"core/rules/ruling.h"'),
                ("core/rules/attack/attack.cpp", '"core/rules/cover/cover.h"'), ("core/rules/rulings.cpp", '"core/rules/cover/cover.h"'),
                ("core/io/map_file.cpp", "<nlohmann/json.hpp>"), ("ui/battle/battle.cpp", '"ui/scene/board_scene.h"'),
                ("app/main.cpp", '"ui/battle/battle_window.h"'), ("ui/scene/item.cpp", "<QPainter>"), ("core/base/a.h", "<queue>")]
        for path, include in good:
            with self.subTest(path=path, include=include):
                self.assertEqual(self.finds(path, include), [])

    def test_budget_sins_are_found(self):
        licence = "// SPDX-License-Identifier: MIT\n"
        self.assertEqual(len(project.budget_findings({"core/a.cpp": licence + "\n" * 801}, {})), 1)
        self.assertEqual(len(project.budget_findings({"core/a.h": licence + "\n" * 251}, {})), 1)
        self.assertEqual(project.budget_findings({"core/a.h": licence + "\n" * 251}, {"core/a.h": "one table"}), [])
        self.assertEqual(len(project.budget_findings({"core/a.h": licence}, {"core/a.h": "stale"})), 1)
        self.assertEqual(len(project.budget_findings({"core/a.h": "#pragma once\n"}, {})), 1)
        self.assertEqual(len(project.top_level_findings(["core", "build", ".github", "notes.txt"])), 1)

    def test_cycle_is_found(self):
        self.assertEqual(len(project.cycles(project.Edges("a/x : a/y\na/y : a/z\na/z : a/x\n"))), 3)


if __name__ == "__main__":
    unittest.main()
