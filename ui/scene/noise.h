// SPDX-License-Identifier: MIT
//
// Repeatable noise for the textures: the same on every machine and in every run.
#pragma once

#include <cmath>
#include <cstdint>

namespace tenaille::ui {

constexpr std::uint32_t hashOf(std::uint32_t x, std::uint32_t y, std::uint32_t seed) {
    std::uint32_t h = x * 0x9E3779B1u ^ y * 0x85EBCA77u ^ seed * 0xC2B2AE3Du;
    h = (h ^ (h >> 15)) * 0x2C1B3C6Du;
    h = (h ^ (h >> 12)) * 0x297A2D39u;
    return h ^ (h >> 15);
}

// 0 <= value < 1
constexpr float randomAt(int x, int y, std::uint32_t seed) {
    return static_cast<float>(hashOf(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), seed) >>
                              8) *
           (1.0f / 16777216.0f);
}

constexpr int wrapped(int value, int period) {
    const int rest = value % period;
    return rest < 0 ? rest + period : rest;
}

// Value noise of one bump per unit, repeating every `period` units; 0..1.
inline float noise(float x, float y, int period, std::uint32_t seed) {
    const float fx = std::floor(x);
    const float fy = std::floor(y);
    const int x0 = wrapped(static_cast<int>(fx), period);
    const int y0 = wrapped(static_cast<int>(fy), period);
    const int x1 = x0 + 1 == period ? 0 : x0 + 1;
    const int y1 = y0 + 1 == period ? 0 : y0 + 1;
    const auto ease = [](float t) { return t * t * (3 - 2 * t); };
    const float u = ease(x - fx);
    const float v = ease(y - fy);
    const float top = randomAt(x0, y0, seed) * (1 - u) + randomAt(x1, y0, seed) * u;
    const float bottom = randomAt(x0, y1, seed) * (1 - u) + randomAt(x1, y1, seed) * u;
    return top * (1 - v) + bottom * v;
}

// Octaves of it, each half as strong and twice as fine; 0..1.
inline float fractal(float x, float y, int period, int octaves, std::uint32_t seed) {
    float sum = 0;
    float weight = 0.5f;
    float total = 0;
    for (int octave = 0; octave < octaves; ++octave) {
        sum += weight * noise(x, y, period, seed + static_cast<std::uint32_t>(octave));
        total += weight;
        x *= 2;
        y *= 2;
        period *= 2;
        weight *= 0.5f;
    }
    return sum / total;
}

}  // namespace tenaille::ui
