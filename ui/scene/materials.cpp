// SPDX-License-Identifier: MIT
#include "ui/scene/materials.h"

#include <algorithm>
#include <cmath>

#include "ui/scene/noise.h"

namespace tenaille::ui {

namespace {

constexpr Tint hex(unsigned rgb) {
    return {static_cast<float>(rgb >> 16 & 255) / 255, static_cast<float>(rgb >> 8 & 255) / 255,
            static_cast<float>(rgb & 255) / 255};
}
constexpr Tint mixed(Tint a, Tint b, float t) {
    return {a.red + (b.red - a.red) * t, a.green + (b.green - a.green) * t, a.blue + (b.blue - a.blue) * t};
}
constexpr Tint lit(Tint tint, float by) { return {tint.red * by, tint.green * by, tint.blue * by}; }

float step(float from, float to, float value) {
    const float t = std::clamp((value - from) / (to - from), 0.0f, 1.0f);
    return t * t * (3 - 2 * t);
}

// A cell of a pattern: its number, the distance to its border and the place inside it.
struct Tile {
    int column = 0;
    int row = 0;
    float edge = 0;   // distance to the nearest border, cells
    float slope = 0;  // -1 towards the lower right border, +1 towards the upper left one
};

// The irregular flags of a stone floor: every cell is one slab, two halves or four quarters.
Tile flagAt(float x, float y) {
    const float wobble = 0.035f;
    const float u = x + wobble * (noise(x * 3, y * 3, kSwatchCells * 3, 11) - 0.5f);
    const float v = y + wobble * (noise(x * 3, y * 3, kSwatchCells * 3, 12) - 0.5f);
    const int column = static_cast<int>(std::floor(u));
    const int row = static_cast<int>(std::floor(v));
    float left = static_cast<float>(column);
    float top = static_cast<float>(row);
    float right = left + 1;
    float bottom = top + 1;
    const int cx = wrapped(column, kSwatchCells);
    const int cy = wrapped(row, kSwatchCells);
    const float shape = randomAt(cx, cy, 21);
    const float cutX = left + 0.36f + 0.28f * randomAt(cx, cy, 22);
    const float cutY = top + 0.36f + 0.28f * randomAt(cx, cy, 23);
    int part = 0;
    if (shape > 0.22f && shape < 0.8f) {  // cut down the middle
        if (u < cutX)
            right = cutX;
        else {
            left = cutX;
            part = 1;
        }
    }
    if (shape > 0.5f) {  // cut across
        if (v < cutY)
            bottom = cutY;
        else {
            top = cutY;
            part += 2;
        }
    }
    const float edge = std::min(std::min(u - left, right - u), std::min(v - top, bottom - v));
    const float slope = std::min(u - left, v - top) < std::min(right - u, bottom - v) ? 1.0f : -1.0f;
    return {cx * 2 + part % 2, cy * 2 + part / 2, edge, slope};
}

Tint stone(float x, float y) {
    const Tile flag = flagAt(x, y);
    const float grain = fractal(x * 4, y * 4, kSwatchCells * 4, 4, 31);
    const float shade = randomAt(flag.column, flag.row, 33);
    Tint tint = mixed(hex(0xcfc3aa), hex(0xe0d6c2), shade * 0.7f + grain * 0.3f);
    tint = mixed(tint, hex(0xc9c0b2), 0.5f * randomAt(flag.column, flag.row, 34) * grain);
    tint = lit(tint, 0.955f + 0.09f * grain);
    // A lit upper left edge and a worn joint.
    const float rim = 1 - step(0.02f, 0.075f, flag.edge);
    tint = lit(tint, 1 + 0.045f * flag.slope * rim);
    return mixed(tint, hex(0xa99d85), 0.75f * (1 - step(0.008f, 0.03f, flag.edge)));
}

Tint wood(float x, float y) {
    const float width = 0.25f;
    const int row = static_cast<int>(std::floor(y / width));
    const int plank = wrapped(row, static_cast<int>(kSwatchCells / width));
    // Planks of two to four cells, each row cut elsewhere.
    const float shift = 8 * randomAt(plank, 0, 41);
    const float along = std::fmod(x + shift + kSwatchCells, static_cast<float>(kSwatchCells));
    const float cut = 2 + 2 * randomAt(plank, 1, 41);
    const float second = cut + 2 + 1.6f * randomAt(plank, 2, 41);
    const int piece = along < cut ? 0 : along < second ? 1 : 2;
    const float begin = piece == 0 ? 0 : piece == 1 ? cut : second;
    const float end = piece == 0 ? cut : piece == 1 ? second : static_cast<float>(kSwatchCells);
    const float across = y - static_cast<float>(row) * width;
    const float grain =
        fractal(x * 1.5f, y * 24, kSwatchCells * 24, 3, 43u + static_cast<unsigned>(plank) % 5);
    const float bands = 0.5f + 0.5f * std::sin((y * 50 + 5 * noise(x, y * 3, kSwatchCells * 3, 44)) * 2);
    Tint tint = mixed(hex(0x9a6f44), hex(0xb98a58), randomAt(plank, piece, 45));
    tint = lit(tint, 0.88f + 0.17f * grain + 0.05f * bands);
    const float joint =
        std::min(std::min(across, width - across), std::min(along - begin, end - along) * 1.3f);
    tint = lit(tint, 1 - 0.42f * (1 - step(0.004f, 0.016f, joint)));
    const float nailX = std::min(std::abs(along - begin - 0.07f), std::abs(end - along - 0.07f));
    const float nailY = std::min(std::abs(across - 0.06f), std::abs(across - width + 0.06f));
    return lit(tint, 1 - 0.35f * (1 - step(0.010f, 0.018f, std::hypot(nailX, nailY))));
}

Tint grass(float x, float y) {
    const float broad = fractal(x, y, kSwatchCells, 3, 51);
    const float fine = fractal(x * 12, y * 12, kSwatchCells * 12, 3, 52);
    Tint tint = mixed(hex(0x6c8a4a), hex(0x93ab63), broad);
    tint = lit(tint, 0.84f + 0.28f * fine);
    // Tufts: short upright strokes.
    const float size = 0.125f;
    const int column = static_cast<int>(std::floor(x / size));
    const int row = static_cast<int>(std::floor(y / size));
    const int cells = static_cast<int>(kSwatchCells / size);
    const int cx = wrapped(column, cells);
    const int cy = wrapped(row, cells);
    const float lean = randomAt(cx, cy, 53) - 0.5f;
    const float u = (x / size - static_cast<float>(column)) - 0.3f - 0.4f * randomAt(cx, cy, 54);
    const float v = (y / size - static_cast<float>(row));
    const float blade = 1 - step(0.05f, 0.13f, std::abs(u - lean * 0.6f * (1 - v)));
    const float tall = randomAt(cx, cy, 55);
    const bool on = tall > 0.55f && v > 0.9f - 0.7f * tall && v < 0.92f;
    return on ? mixed(tint, hex(tall > 0.8f ? 0xa9c078 : 0x55733a), 0.55f * blade) : tint;
}

Tint dirt(float x, float y) {
    const float broad = fractal(x * 1.5f, y * 1.5f, kSwatchCells * 3 / 2, 4, 61);
    const float fine = fractal(x * 14, y * 14, kSwatchCells * 14, 2, 62);
    Tint tint = lit(mixed(hex(0x8f7350), hex(0xb4966b), broad), 0.9f + 0.2f * fine);
    const float size = 0.25f;
    const int column = static_cast<int>(std::floor(x / size));
    const int row = static_cast<int>(std::floor(y / size));
    const int cx = wrapped(column, kSwatchCells * 4);
    const int cy = wrapped(row, kSwatchCells * 4);
    if (randomAt(cx, cy, 63) < 0.72f) return tint;
    const float u = x / size - static_cast<float>(column) - 0.25f - 0.5f * randomAt(cx, cy, 64);
    const float v = y / size - static_cast<float>(row) - 0.25f - 0.5f * randomAt(cx, cy, 65);
    const float radius = 0.07f + 0.12f * randomAt(cx, cy, 66);
    const float inside = 1 - step(radius * 0.8f, radius, std::hypot(u, v * 1.25f));
    return mixed(tint, hex(u + v < 0 ? 0xc3ad86 : 0x7b6547), 0.6f * inside);
}

Tint sand(float x, float y) {
    const float broad = fractal(x, y, kSwatchCells, 3, 71);
    const float ripple = std::sin(static_cast<float>(2 * M_PI) * (y * 2.5f + x * 0.5f) + 5 * broad);
    const float fine = noise(x * 40, y * 40, kSwatchCells * 40, 72);
    return lit(mixed(hex(0xd9c38f), hex(0xe8d7a8), broad), 0.965f + 0.025f * ripple + 0.035f * fine);
}

Tint water(float x, float y) {
    const float warpX = fractal(x * 1.5f, y * 1.5f, kSwatchCells * 3 / 2, 3, 81);
    const float warpY = fractal(x * 1.5f, y * 1.5f, kSwatchCells * 3 / 2, 3, 82);
    const float depth = fractal(x, y, kSwatchCells, 3, 83);
    Tint tint = mixed(hex(0x3d7591), hex(0x5b97ad), depth);
    // Light caught between two sheets of warped noise.
    const float net =
        std::abs(noise(x * 2 + 2.2f * warpX, y * 2 + 2.2f * warpY, kSwatchCells * 2, 84) - 0.5f);
    return mixed(tint, hex(0xa9d3db), 0.5f * (1 - step(0.0f, 0.07f, net)));
}

struct Cobble {
    float nearest = 9;
    float second = 9;
    int column = 0;
    int row = 0;
};

Cobble cobbleAt(float x, float y, float perCell, float jitter, std::uint32_t seed) {
    const float u = x * perCell;
    const float v = y * perCell;
    const int column = static_cast<int>(std::floor(u));
    const int row = static_cast<int>(std::floor(v));
    const int period = static_cast<int>(static_cast<float>(kSwatchCells) * perCell);
    Cobble cobble;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const int cx = wrapped(column + dx, period);
            const int cy = wrapped(row + dy, period);
            const float px =
                static_cast<float>(column + dx) + 0.5f + jitter * (randomAt(cx, cy, seed) - 0.5f);
            const float py =
                static_cast<float>(row + dy) + 0.5f + jitter * (randomAt(cx, cy, seed + 1) - 0.5f);
            const float distance = std::hypot(px - u, py - v);
            if (distance < cobble.nearest) {
                cobble = {distance, cobble.nearest, cx, cy};
            } else {
                cobble.second = std::min(cobble.second, distance);
            }
        }
    }
    return cobble;
}

Tint cobbles(float x, float y) {
    const Cobble stoneAt = cobbleAt(x, y, 4, 0.62f, 91);
    const float gap = stoneAt.second - stoneAt.nearest;
    const float shade = randomAt(stoneAt.column, stoneAt.row, 93);
    Tint tint = mixed(hex(0x9b9588), hex(0xbab3a5), shade);
    tint = lit(tint, (1.06f - 0.22f * stoneAt.nearest) * (0.95f + 0.1f * noise(x * 24, y * 24, 192, 94)));
    return mixed(tint, hex(0x6d675b), 0.85f * (1 - step(0.05f, 0.2f, gap)));
}

Tint marble(float x, float y) {
    const int column = static_cast<int>(std::floor(x));
    const int row = static_cast<int>(std::floor(y));
    const bool dark = (column + row) % 2 != 0;
    const auto seed = static_cast<std::uint32_t>(wrapped(column, 8) * 8 + wrapped(row, 8));
    const float warp = fractal(x * 2, y * 2, kSwatchCells * 2, 4, 101);
    const float vein = std::abs(
        noise(x * 1.5f + 3 * warp + randomAt(static_cast<int>(seed), 1, 5), y * 1.5f + 2 * warp, 12, 103) -
        0.5f);
    Tint tint = dark ? mixed(hex(0xb9b8ba), hex(0xc9c8c8), warp) : mixed(hex(0xe6e2da), hex(0xf0eee8), warp);
    tint = mixed(tint, hex(dark ? 0x98979b : 0xc4bfb6), 0.5f * (1 - step(0.0f, 0.05f, vein)));
    const float u = x - static_cast<float>(column);
    const float v = y - static_cast<float>(row);
    const float edge = std::min(std::min(u, 1 - u), std::min(v, 1 - v));
    return mixed(tint, hex(0xa39f97), 0.7f * (1 - step(0.006f, 0.02f, edge)));
}

Tint snow(float x, float y) {
    const float broad = fractal(x, y, kSwatchCells, 4, 111);
    const float fine = noise(x * 30, y * 30, kSwatchCells * 30, 112);
    return lit(mixed(hex(0xd6e0ea), hex(0xf6f8fb), step(0.25f, 0.7f, broad)), 0.98f + 0.03f * fine);
}

Tint rock(float x, float y) {
    const float wx = x + 0.35f * fractal(x * 3, y * 3, kSwatchCells * 3, 3, 121);
    const float wy = y + 0.35f * fractal(x * 3, y * 3, kSwatchCells * 3, 3, 122);
    const Cobble block = cobbleAt(wx, wy, 1, 0.9f, 123);
    const float grain = fractal(x * 5, y * 5, kSwatchCells * 5, 4, 125);
    Tint tint =
        mixed(hex(0x7d776f), hex(0x98928a), randomAt(block.column, block.row, 126) * 0.6f + grain * 0.4f);
    tint = lit(tint, 0.88f + 0.24f * grain);
    return mixed(tint, hex(0x58534d), 0.7f * (1 - step(0.01f, 0.07f, block.second - block.nearest)));
}

}  // namespace

Tint tintOf(Material material, float x, float y) {
    switch (material) {
        case Material::Stone:
            return stone(x, y);
        case Material::Wood:
            return wood(x, y);
        case Material::Grass:
            return grass(x, y);
        case Material::Dirt:
            return dirt(x, y);
        case Material::Sand:
            return sand(x, y);
        case Material::Water:
            return water(x, y);
        case Material::Rock:
            return rock(x, y);
        case Material::Cobbles:
            return cobbles(x, y);
        case Material::Marble:
            return marble(x, y);
        case Material::Snow:
            return snow(x, y);
    }
    return {};
}

}  // namespace tenaille::ui
