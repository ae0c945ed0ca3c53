# SPDX-License-Identifier: MIT
"""What the architecture tests look for. Every finding is one line: place, what is wrong, what to do."""
import pathlib
import re

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
# The JSON libraries stay behind core/io: they are slow to compile and their types must not leak.
JSON_HEADERS = {"nlohmann/json.hpp", "nlohmann/json_fwd.hpp", "simdjson.h"}
JSON_FILES_AT_MOST = 8
SOURCE_LINES, HEADER_LINES = 800, 250
TOP_LEVEL = {"app", "core", "ui", "assets", "maps", "tests", "CMakeLists.txt", "CMakePresets.json", "README.md",
             "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"}
UNTRACKED = {"build", "compile_commands.json"}


class Edges:
    """The table of edges.txt."""

    def __init__(self, text):
        self.rows = {}
        for line in text.splitlines():
            line = line.split("#")[0].strip()
            if line:
                left, right = line.split(":")
                self.rows[left.strip()] = right.split()

    def row_for(self, path):
        """The row that counts for a source file: its own, its folder's, that of `parent/*`, else that of the folder above."""
        if path in self.rows:
            return path
        folder = path.rpartition("/")[0]
        while folder:
            parent = folder.rpartition("/")[0]
            for key in (folder, parent + "/*"):
                if key in self.rows:
                    return key
            folder = parent
        return None

    def allows(self, source, target):
        row = self.row_for(source)
        home, folder = source.rpartition("/")[0], target.rpartition("/")[0]
        if folder == home:
            return True
        if row == self.row_for(target) and (not row.endswith("/*") or nested(home, folder)):
            return True
        return any(covers(entry, folder) for entry in self.rows[row])


def nested(one, other):
    return (one + "/").startswith(other + "/") or (other + "/").startswith(one + "/")


def covers(entry, folder):
    if entry.endswith("/**"):
        return (folder + "/").startswith(entry[:-2])
    return folder == entry


def include_findings(edges, files):
    """files: {path from the root: text} of core, ui and app."""
    found = []
    json_users = []
    for path, text in sorted(files.items()):
        if edges.row_for(path) is None:
            found.append("%s: its folder has no row in tests/architecture/edges.txt; add one" % path)
            continue
        in_core = path.startswith("core/")
        for bracket, name in INCLUDE.findall(text):
            if name in JSON_HEADERS:
                json_users.append(path)
                if not (path.startswith("core/io/") and path.endswith(".cpp")):
                    found.append("%s: includes %s, which only sources of core/io may" % (path, name))
            elif bracket == '"' and name.endswith(".moc"):
                pass
            elif bracket == '"' and name.split("/")[0] not in ("core", "ui", "app"):
                found.append('%s: includes "%s"; write the path from the root of the repository' % (path, name))
            elif bracket == '"' and name.endswith(".cpp"):
                found.append('%s: includes the source "%s"; include its header' % (path, name))
            elif bracket == '"' and not edges.allows(path, name):
                found.append('%s: may not include "%s" (row "%s" of tests/architecture/edges.txt)'
                             % (path, name, edges.row_for(path)))
            elif bracket == "<" and in_core and re.match(r"Q[A-Z]|Qt|q[a-z]+\.h$", name):
                found.append("%s: includes <%s>; core knows no Qt" % (path, name))
    if len(set(json_users)) > JSON_FILES_AT_MOST:
        found.append("%d sources include a JSON library, at most %d may: %s"
                     % (len(set(json_users)), JSON_FILES_AT_MOST, " ".join(sorted(set(json_users)))))
    return found


def cycles(edges):
    """Rows that reach themselves: the table must be a way down."""
    def next_rows(row):
        for entry in edges.rows[row]:
            base = entry[:-3] if entry.endswith("/**") else entry
            for other in edges.rows:
                # Nobody includes a source, so a row about one is never reached.
                if other != row and not other.endswith(".cpp") and (other == base or (entry.endswith("/**") and other.startswith(base + "/"))):
                    yield other
    found = []
    for start in edges.rows:
        seen, todo = set(), list(next_rows(start))
        while todo:
            row = todo.pop()
            if row == start:
                found.append("%s reaches itself through the table" % start)
                break
            if row not in seen:
                seen.add(row)
                todo += next_rows(row)
    return found


def budget_findings(files, exceptions):
    """files: {path: text} of all sources; exceptions: {header: reason}."""
    found = []
    for path, text in sorted(files.items()):
        lines = text.count("\n")
        if lines > SOURCE_LINES:
            found.append("%s: %d lines, at most %d; split it" % (path, lines, SOURCE_LINES))
        elif path.endswith(".h") and lines > HEADER_LINES and not exceptions.get(path):
            found.append("%s: %d lines, at most %d; split it or give a reason in header_exceptions.txt"
                         % (path, lines, HEADER_LINES))
        if not text.startswith("// SPDX-License-Identifier: MIT\n"):
            found.append("%s: the first line is not // SPDX-License-Identifier: MIT" % path)
    for path in exceptions:
        if path not in files or files[path].count("\n") <= HEADER_LINES:
            found.append("header_exceptions.txt: %s needs no exception any more; take it out" % path)
    return found


HELPER_TYPE = re.compile(r"^(?:class|struct|enum class|enum)\s+(\w+)(?!.*;\s*$)")
HELPER_CONSTANT = re.compile(r"^(?:inline |static )?(?:constexpr|const)\s+[^=;(]*?\b(k[A-Z]\w*)\b")
LOCAL_CONSTANT = re.compile(r"^\s+(?:static )?constexpr [^=;(]*?\b(k[A-Z]\w*)\b")


FORMATS = re.compile(r"core/io/(\w+)/")


def twin_findings(files):
    """Types and constants of two sources of one namespace with one name: sources that are compiled together (see
    TENAILLE_UNITY) cannot have them. files: {path: text} of sources that are."""
    whole, local = {}, {}
    for path, text in sorted(files.items()):
        found = re.search(r"^namespace (tenaille[\w:]*) \{", text, re.M)
        space = found.group(1) if found else ""
        if formats := FORMATS.match(path):  # each folder of formats is compiled apart
            space += " (%s)" % formats.group(1)
        for line in text.splitlines():
            if inner := LOCAL_CONSTANT.match(line):
                local.setdefault((space, inner.group(1)), set()).add(path)
        for block in re.findall(r"^namespace \{\n(.*?)^\}(?:  // namespace)?$", text, re.S | re.M):
            for line in block.splitlines():
                if outer := HELPER_TYPE.match(line) or HELPER_CONSTANT.match(line):
                    whole.setdefault((space, outer.group(1)), set()).add(path)
    twins = ["%s: %s is in %s; give each a name of its own, or both one home" % (space, name, " and in ".join(sorted(paths)))
             for (space, name), paths in sorted(whole.items()) if len(paths) > 1]
    shadows = ["%s: %s in %s stands before the one of %s" % (key[0], key[1], " ".join(sorted(paths)), " ".join(sorted(whole[key] - paths)))
               for key, paths in sorted(local.items()) if whole.get(key, set()) - paths]
    return twins + shadows


def top_level_findings(names):
    return ["%s: does not belong at the top; see CONTRIBUTING.md for the rooms of the house" % name
            for name in sorted(names)
            if name not in TOP_LEVEL | UNTRACKED and not name.startswith(".") and not name.endswith(".user")]


def read_exceptions(text):
    """Lines `path: reason`."""
    rows = (line.partition(":") for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return {path.strip(): reason.strip() for path, _, reason in rows}


def read_sources(root, folders):
    root = pathlib.Path(root)
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
            for folder in folders for pattern in ("*.h", "*.cpp") for path in (root / folder).rglob(pattern)}
