# SPDX-License-Identifier: MIT
"""The map that somebody else drew: a Universal VTT file with what such files have wrong with them.

24 x 16 cells: a hall whose north wall has a gap of a hair's breadth, a chamber, a door between them, a lamp, and
a plain picture below.
"""
import base64
import json
import struct
import zlib

WIDTH, HEIGHT, PIXELS = 24, 16, 20
GAP = 0.08  # sight slips through it, and the eye does not see it


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _picture():
    """Sand with a darker tile every second cell, as PNG."""
    rows = []
    for y in range(HEIGHT * PIXELS):
        row = bytearray(b"\0")
        for x in range(WIDTH * PIXELS):
            dark = (x // PIXELS + y // PIXELS) % 2
            row += bytes((206 - 14 * dark, 192 - 14 * dark, 164 - 14 * dark))
        rows.append(bytes(row))
    head = struct.pack(">IIBBBBB", WIDTH * PIXELS, HEIGHT * PIXELS, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(b"".join(rows)))
            + _chunk(b"IEND", b""))


def _line(*points):
    return [{"x": x, "y": y} for x, y in points]


def write_cave(path):
    """Writes the map where it will be imported from."""
    walls = [_line((6, 1), (1, 1), (1, 9), (12, 9), (12, 5)),
             _line((12, 4), (12, 1), (6 + GAP, 1)),
             _line((12, 1), (17, 1), (17, 9), (12, 9))]
    door = {"position": {"x": 12, "y": 4.5}, "bounds": _line((12, 4), (12, 5)), "rotation": 0, "closed": True,
            "freestanding": False}
    lamp = {"position": {"x": 6.5, "y": 5}, "range": 8, "intensity": 1, "color": "ffeccd8b", "shadows": True}
    path.write_text(json.dumps({
        "format": 0.3,
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": WIDTH, "y": HEIGHT},
                       "pixels_per_grid": PIXELS},
        "line_of_sight": walls, "objects_line_of_sight": [], "portals": [door], "environment": {},
        "lights": [lamp], "image": base64.b64encode(_picture()).decode()}))
