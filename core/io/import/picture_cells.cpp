// SPDX-License-Identifier: MIT
#include "core/io/import/picture_cells.h"

#include <algorithm>
#include <optional>

#include "core/geometry/lattice.h"
#include "core/io/file_name.h"

namespace tenaille::io {

namespace {

constexpr std::int64_t kUsualPixels[] = {70, 140, 100, 150, 50, 72, 200, 64, 128, 75, 120, 256, 300, 280};
constexpr std::int64_t kAssumedPixels = 100;
constexpr std::int64_t kFewestCells = 8;  // of the longer side
constexpr std::int64_t kMostCellsGuessed = 60;
constexpr std::int64_t kMostDigits = 5;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// The number that begins at `at`, which moves behind it; nothing for no digits or too many.
std::optional<std::int64_t> numberAt(std::string_view text, std::size_t& at) {
    const std::size_t begin = at;
    std::int64_t value = 0;
    for (; at < text.size() && isDigit(text[at]); ++at)
        if (at - begin < kMostDigits) value = value * 10 + (text[at] - '0');
    return at == begin || at - begin > kMostDigits ? std::nullopt : std::optional(value);
}

void skip(std::string_view text, char what, std::size_t& at) {
    while (at < text.size() && text[at] == what) ++at;
}

// "x", "X" or the sign of multiplication, with or without blanks.
bool skipCross(std::string_view text, std::size_t& at) {
    constexpr std::string_view kSign = "\u00d7";
    skip(text, ' ', at);
    if (at < text.size() && (text[at] == 'x' || text[at] == 'X'))
        ++at;
    else if (text.substr(at).starts_with(kSign))
        at += kSign.size();
    else
        return false;
    skip(text, ' ', at);
    return true;
}

bool sameProportions(std::int64_t columns, std::int64_t rows, std::int64_t width, std::int64_t height) {
    const std::int64_t one = columns * height;
    const std::int64_t other = rows * width;
    return 20 * std::max(one - other, other - one) <= std::max(one, other);
}

std::optional<CellsGuess> fromName(std::string_view name, std::int64_t width, std::int64_t height) {
    const auto fits = [](std::int64_t cells) { return cells >= 1 && cells <= geometry::kMaxCellsPerSide; };
    std::optional<CellsGuess> found;
    for (std::size_t at = 0; at < name.size();) {
        if (!isDigit(name[at])) {
            ++at;
            continue;
        }
        const std::optional<std::int64_t> columns = numberAt(name, at);
        std::size_t next = at;
        if (!columns || !skipCross(name, next)) continue;
        at = next;
        const std::optional<std::int64_t> rows = numberAt(name, next);
        if (rows && fits(*columns) && fits(*rows) && sameProportions(*columns, *rows, width, height))
            found = {static_cast<std::int32_t>(*columns), static_cast<std::int32_t>(*rows), CellsFrom::Name};
    }
    return found;
}

}  // namespace

CellsGuess guessCells(std::string_view path, std::int64_t width, std::int64_t height) {
    if (const auto named = fromName(titleFrom(path), width, height)) return *named;
    for (const std::int64_t pixels : kUsualPixels) {
        const std::int64_t longer = std::max(width, height) / pixels;
        if (width % pixels == 0 && height % pixels == 0 && longer >= kFewestCells &&
            longer <= kMostCellsGuessed)
            return {static_cast<std::int32_t>(width / pixels), static_cast<std::int32_t>(height / pixels),
                    CellsFrom::Pixels};
    }
    const auto cells = [](std::int64_t side) {
        const std::int64_t rounded = (side + kAssumedPixels / 2) / kAssumedPixels;
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(rounded, 1, geometry::kMaxCellsPerSide));
    };
    return {cells(width), cells(height), CellsFrom::Nothing};
}

}  // namespace tenaille::io
