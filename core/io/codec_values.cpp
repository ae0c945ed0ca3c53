// SPDX-License-Identifier: MIT
#include "core/io/codec_values.h"

#include <algorithm>

#include "core/base/plain_text.h"
#include "core/base/words.h"
#include "core/document/limits.h"
#include "core/io/base64.h"

namespace tenaille::io {

namespace {

// Names of creatures and of conditions stand in sentences: in the log, in hints, on buttons. Of a step of a
// fight the conditions that ended are the only texts.
bool isShownInLines(const ValuePlace& place) {
    if (place.table == "steps") return place.key == "creatures";
    return place.table == "tokens" && (place.key == "name" || place.key == "publicName" ||
                                       place.key == "label" || place.key == "conditions");
}

// Cells that lie inside the lattice, footprint excluded.
constexpr Range kCellRange{-546, 546};
constexpr Range kPointRange{-(1 << 17), 1 << 17};
constexpr Range kSideRange{1, geometry::kMaxCellsPerSide};
constexpr Range kSpaceRange{1, 30};
constexpr Range kShieldRange{0, 30};

constexpr std::string_view kWholeTile = "all";

struct NamedRange {
    std::string_view table;
    std::string_view key;
    Range range;
};
// Wide enough for everything that makes sense at a table: a range keeps the arithmetic safe, it judges
// nobody.
constexpr std::array kRanges{
    NamedRange{"pictures", "pixelWidth", {0, 1 << 17}},
    NamedRange{"pictures", "pixelHeight", {0, 1 << 17}},
    NamedRange{"pictures", "x", {-(1 << 20), 1 << 20}},
    NamedRange{"pictures", "y", {-(1 << 20), 1 << 20}},
    NamedRange{"pictures", "width", {0, 1 << 20}},
    NamedRange{"pictures", "height", {0, 1 << 20}},
    NamedRange{"kinds", "doublings", {0, 3}},
    NamedRange{"kinds", "width", {1, 1 << 17}},
    NamedRange{"kinds", "height", {1, 1 << 17}},
    NamedRange{"lights", "bright", {0, 1 << 17}},
    NamedRange{"lights", "dim", {0, 1 << 17}},
    NamedRange{"lights", "angle", {0, 360}},
    NamedRange{"lights", "direction", {-360, 360}},
    NamedRange{"props", "width", {1, 1 << 17}},
    NamedRange{"props", "height", {1, 1 << 17}},
    NamedRange{"props", "rotation", {-360, 360}},
    NamedRange{"texts", "height", {1, 1 << 17}},
    NamedRange{"texts", "rotation", {-360, 360}},
    NamedRange{"tokens", "reach", {0, 30}},
    NamedRange{"tokens", "darkvisionRange", {0, 1000}},
    NamedRange{"tokens", "armorClass", {-100, 200}},
    NamedRange{"tokens", "level", {0, 100}},
    NamedRange{"tokens", "sneakLevel", {0, 100}},
    NamedRange{"tokens", "attackBonus", {-1000, 1000}},
    NamedRange{"tokens", "initiativeBonus", {-100, 100}},
    NamedRange{"tokens", "speed", {0, 1000}},
    NamedRange{"tokens", "hitPoints", {-1000000, 1000000}},
    NamedRange{"tokens", "maxHitPoints", {0, 1000000}},
    NamedRange{"tokens", "temporaryPoints", {0, 1000000}},
    NamedRange{"tokens", "conditions", {0, board::kMaxRound}},
    NamedRange{"tokens", "elevation", {-(1 << 17), 1 << 17}},
    NamedRange{"tokens", "aura", {0, 100}},
    NamedRange{"tokens", "lightBright", {0, 1 << 17}},
    NamedRange{"tokens", "lightDim", {0, 1 << 17}},
    NamedRange{"tokens", "moved", {0, 1000000}},
    NamedRange{"tokens", "diagonalParity", {0, 1}},
    NamedRange{"tokens", "metAs", {0, 1000000}},
    NamedRange{"tokens", "endurance", {0, 1000000}},
    NamedRange{"tokens", "maxEndurance", {0, 1000000}},
    NamedRange{"tokens", "strength", {1, 100}},
    NamedRange{"tokens", "constitution", {1, 100}},
    NamedRange{"tokens", "enduranceRank", {0, 50}},
    NamedRange{"tokens", "encumbrance", {0, 100}},
    NamedRange{"tokens", "levels", {0, 100}},
    NamedRange{"tokens", "sneakRank", {0, 50}},
    NamedRange{"tokens", "specials", {1, 20}},
    NamedRange{"tokens", "attacks", {-1000, 1000}},
    NamedRange{"fog", "column", {-300, 300}},
    NamedRange{"fog", "row", {-300, 300}},
    NamedRange{"overrides", "value", {-1000, 1000}},
    NamedRange{"clock", "round", {0, board::kMaxRound}},
    NamedRange{"clock", "segment", {0, 10}},
    NamedRange{"clock", "seed", {0, 2147483647}},
    NamedRange{"combatants", "declaredActions", {0, 10}},
    NamedRange{"combatants", "declaredInitiative", {1, 40}},
    NamedRange{"combatants", "initiative", {1, 40}},
    NamedRange{"combatants", "laterDeclarations", {1, board::kMaxRound + 1}},  // the rounds
    NamedRange{"combatants", "slots", {1, 100}},
    NamedRange{"combatants", "busy", {1, 10}},
    NamedRange{"combatants", "fatigue", {0, 1000000}},
    NamedRange{"combatants", "activity", {0, 10000}},
    NamedRange{"combatants", "turn", {-100, board::kMaxRound}},
    NamedRange{"orders", "round", {0, board::kMaxRound}},
    NamedRange{"orders", "segment", {0, 10}},
    NamedRange{"orders", "duration", {1, 100}},
    NamedRange{"orders", "speed", {0, 10000}},
    NamedRange{"orders", "dice", {-100, 10000}},  // but for the faces of single dice
    NamedRange{"orders", "d20", {1, 20}},
    NamedRange{"orders", "loss", {1, 12}},
    NamedRange{"orders", "d6", {1, 6}},
    NamedRange{"orders", "d4", {1, 4}},
    NamedRange{"orders", "d100", {1, 100}},
    NamedRange{"orders", "miss", {1, 100}},
    NamedRange{"steps", "round", {0, board::kMaxRound}},
    NamedRange{"steps", "segment", {0, 10}},
    NamedRange{"steps", "creatures", {-1000000, 1000000}},
};

// [x, y]
template <class Pair>
void decodePair(const JsonValue& json, Pair& pair, Range range, const JsonPath& path, Reading& reading) {
    const JsonArray* array = json.array();
    if (array == nullptr || array->size() != 2) {
        reading.fail(path, {TENAILLE_PROBLEM("A place [x, y] is expected here."), {}, kOpenOlder});
        return;
    }
    const auto x = wholeNumber((*array)[0], range, path.item(0), reading);
    const auto y = wholeNumber((*array)[1], range, path.item(1), reading);
    if (x && y) pair = {static_cast<std::int32_t>(*x), static_cast<std::int32_t>(*y)};
}

// [x, y], or [x, y, how many] for cells below each other.
void decodeRun(const JsonValue& json, std::vector<board::Cell>& cells, const JsonPath& path,
               Reading& reading) {
    const JsonArray* array = json.array();
    if (array == nullptr || array->size() < 2 || array->size() > 3)
        return reading.fail(
            path, {TENAILLE_PROBLEM("Cells [x, y] or [x, y, how many] are expected here."), {}, kOpenOlder});
    if (array->size() == 2) return decodePair(json, cells.emplace_back(), kCellRange, path, reading);
    const auto x = wholeNumber((*array)[0], kCellRange, path.item(0), reading);
    const auto y = wholeNumber((*array)[1], kCellRange, path.item(1), reading);
    if (!x || !y) return;
    const Range counts{1, kCellRange.max - *y + 1};
    const auto count = wholeNumber((*array)[2], counts, path.item(2), reading);
    if (!count) return;
    // A few letters stand for many cells: what is too much is refused before there is no room for it. Lists
    // may name cells twice, and edits hold what was before, too.
    constexpr std::size_t kMost = 4 * document::kMaxTerrainCells;
    const bool wasWithin = reading.terrainCells <= kMost;
    reading.terrainCells += static_cast<std::size_t>(*count);
    if (reading.terrainCells > kMost) {
        if (wasWithin)
            reading.fail(path,
                         {TENAILLE_PROBLEM("The terrain has %1 cells; at most %2 are allowed."),
                          {std::to_string(reading.terrainCells), std::to_string(document::kMaxTerrainCells)},
                          TENAILLE_PROBLEM("Split the map into smaller ones.")});
        return;
    }
    for (std::int64_t i = 0; i < *count; ++i)
        cells.push_back({static_cast<std::int32_t>(*x), static_cast<std::int32_t>(*y + i)});
}

struct ArcPreset {
    std::string_view word;
    const board::ArcRoles& roles;
};
const std::array kArcPresets{ArcPreset{"standard", board::kStandardArcs},
                             ArcPreset{"allFront", board::kAllFrontArcs},
                             ArcPreset{"hydra", board::kHydraArcs}};

JsonValue pairOf(std::int32_t x, std::int32_t y) { return JsonArray{JsonValue(x), JsonValue(y)}; }

template <class List>
JsonValue listOf(const List& list, board::GridKind grid) {
    JsonArray array;
    array.reserve(list.size());
    for (const auto& item : list) array.push_back(encode(item, grid));
    return array;
}

}  // namespace

std::optional<std::int64_t> wholeNumber(const JsonValue& json, Range range, const JsonPath& path,
                                        Reading& reading) {
    const std::int64_t* number = json.integer();
    if (number == nullptr) {
        reading.fail(path, {TENAILLE_PROBLEM("A whole number is expected here."), {}, kOpenOlder});
        return std::nullopt;
    }
    if (*number < range.min || *number > range.max) {
        reading.fail(path, {TENAILLE_PROBLEM("The number %1 is out of range."),
                            {std::to_string(*number), std::to_string(range.min), std::to_string(range.max)},
                            TENAILLE_PROBLEM("Write a number from %2 to %3.")});
        return std::nullopt;
    }
    return *number;
}

const JsonArray* arrayOf(const JsonValue& json, const JsonPath& path, Reading& reading) {
    const JsonArray* array = json.array();
    if (array == nullptr) reading.fail(path, {TENAILLE_PROBLEM("A list is expected here."), {}, kOpenOlder});
    return array;
}

const JsonObject* objectOf(const JsonValue& json, const JsonPath& path, Reading& reading) {
    const JsonObject* object = json.object();
    if (object == nullptr)
        reading.fail(path, {TENAILLE_PROBLEM("An object {...} is expected here."), {}, kOpenOlder});
    return object;
}

std::optional<Range> rangeOf(std::string_view table, std::string_view key) {
    for (const NamedRange& entry : kRanges)
        if (entry.key == key && entry.table == table) return entry.range;
    return std::nullopt;
}

void noteUnknownWord(const std::string& text, std::span<const std::string_view> words, const JsonPath& path,
                     Reading& reading) {
    reading.fail(path, {TENAILLE_PROBLEM("The word \"%1\" is not known here."),
                        {text, listed(words)},
                        TENAILLE_PROBLEM("Write one of: %2.")});
}

JsonValue encode(bool value, board::GridKind) { return value; }
JsonValue encode(std::int32_t value, board::GridKind) { return value; }
JsonValue encode(RecordId id, board::GridKind) { return id.value; }
JsonValue encode(const std::string& text, board::GridKind) { return text; }
JsonValue encode(geometry::LatticePoint point, board::GridKind) { return pairOf(point.x, point.y); }
JsonValue encode(board::Cell cell, board::GridKind) { return pairOf(cell.x, cell.y); }
JsonValue encode(const std::vector<std::string>& texts, board::GridKind grid) { return listOf(texts, grid); }
JsonValue encode(const std::vector<geometry::LatticePoint>& points, board::GridKind grid) {
    return listOf(points, grid);
}

JsonValue encode(const geometry::Segment& line, board::GridKind grid) {
    return JsonArray{encode(line.a, grid), encode(line.b, grid)};
}

// Several below each other are one entry [x, y, how many]: whole boards are filled with terrain.
JsonValue encode(const std::vector<board::Cell>& cells, board::GridKind) {
    JsonArray array;
    for (std::size_t i = 0; i < cells.size();) {
        const board::Cell first = cells[i];
        std::int32_t count = 0;
        while (i < cells.size() && cells[i] == first + board::Cell{0, count}) {
            ++count;
            ++i;
        }
        if (count == 1)
            array.push_back(pairOf(first.x, first.y));
        else
            array.push_back(JsonArray{JsonValue(first.x), JsonValue(first.y), JsonValue(count)});
    }
    return array;
}

JsonValue encode(std::uint8_t value, board::GridKind) { return std::int32_t{value}; }

JsonValue encode(std::uint32_t colour, board::GridKind) {
    std::string text = "#";
    for (int shift = 28; shift >= 0; shift -= 4) text += "0123456789abcdef"[(colour >> shift) & 15u];
    return text;
}

JsonValue encode(const std::vector<std::pair<std::string, std::string>>& options, board::GridKind) {
    JsonObject object;
    for (const auto& [key, value] : options) object.emplace_back(key, value);
    return object;
}

JsonValue encode(const board::Extent& extent, board::GridKind) {
    JsonObject object{{"kind", wordOf(extent.grid)}, {"width", extent.width}, {"height", extent.height}};
    if (isHex(extent.grid) || extent.stagger != board::Stagger::Odd)
        object.emplace_back("stagger", wordOf(extent.stagger));
    return object;
}

JsonValue encode(const board::Footprint& footprint, board::GridKind grid) {
    if (isHex(grid)) return JsonValue(name(footprint.shape));
    return pairOf(footprint.width, footprint.height);
}

JsonValue encode(board::Facing facing, board::GridKind grid) {
    // A facing left over from another grid means nothing on this one.
    return facing.index < facingCount(grid) ? JsonValue(name(grid, facing)) : JsonValue();
}

JsonValue encode(const board::ArcRoles& roles, board::GridKind) {
    for (const ArcPreset& preset : kArcPresets)
        if (roles == preset.roles) return JsonValue(preset.word);
    JsonObject object;
    for (std::size_t i = 0; i < roles.size(); ++i)
        object.emplace_back(kWords<board::Arc>[i], wordOf(roles[i]));
    return object;
}

// The words of a tile, lowest byte first on every machine.
JsonValue encode(const board::FogBits& bits, board::GridKind) {
    const auto isFull = [](std::uint64_t row) { return row == ~std::uint64_t{0}; };
    if (std::all_of(bits.rows().begin(), bits.rows().end(), isFull)) return JsonValue(kWholeTile);
    std::string bytes;
    for (const std::uint64_t row : bits.rows())
        for (int i = 0; i < 8; ++i) bytes += static_cast<char>(row >> (8 * i) & 0xff);
    return JsonValue(encodeBase64(bytes));
}

void decode(const JsonValue& json, board::FogBits& bits, const ValuePlace& place, Reading& reading) {
    std::string text;
    const std::size_t before = reading.problems.size();
    decode(json, text, place, reading);
    if (reading.problems.size() != before) return;
    board::FogBits::Rows rows{};
    if (text == kWholeTile) {
        rows.fill(~std::uint64_t{0});
        bits = board::FogBits(rows);
        return;
    }
    Base64Decoder decoder;
    std::string bytes;
    std::size_t taken = decoder.take(text, bytes);
    while (taken < text.size() && text[taken] == '=' && decoder.pad()) ++taken;
    if (taken != text.size() || !decoder.finish(bytes) || bytes.size() != 8 * rows.size()) {
        reading.fail(place.path,
                     {TENAILLE_PROBLEM("A tile of fog, \"all\" or base64 of 512 bytes, is expected here."),
                      {},
                      kOpenOlder});
        return;
    }
    for (std::size_t i = 0; i < bytes.size(); ++i)
        rows[i / 8] |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[i])) << (8 * (i % 8));
    bits = board::FogBits(rows);
}

JsonValue encode(const board::Shield& shield, board::GridKind) {
    return JsonObject{
        {"side", wordOf(shield.side)}, {"bonus", shield.bonus}, {"enhancement", shield.enhancement}};
}

void decode(const JsonValue& json, bool& value, const ValuePlace& place, Reading& reading) {
    if (const bool* boolean = json.boolean())
        value = *boolean;
    else
        reading.fail(place.path, {TENAILLE_PROBLEM("true or false is expected here."), {}, kOpenOlder});
}

void decode(const JsonValue& json, std::int32_t& value, const ValuePlace& place, Reading& reading) {
    const Range range = rangeOf(place.table, place.key).value_or(Range{});
    if (const auto number = wholeNumber(json, range, place.path, reading))
        value = static_cast<std::int32_t>(*number);
}

void decode(const JsonValue& json, std::uint8_t& value, const ValuePlace& place, Reading& reading) {
    const Range range = rangeOf(place.table, place.key).value_or(Range{0, 255});
    if (const auto number = wholeNumber(json, range, place.path, reading))
        value = static_cast<std::uint8_t>(*number);
}

void decode(const JsonValue& json, std::uint32_t& colour, const ValuePlace& place, Reading& reading) {
    const std::string* text = json.string();
    const bool shaped = text != nullptr && text->size() == 9 && text->front() == '#' &&
                        text->find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (shaped)
        colour = static_cast<std::uint32_t>(std::stoul(text->substr(1), nullptr, 16));
    else
        reading.fail(place.path, {TENAILLE_PROBLEM("A colour is expected here."),
                                  {},
                                  TENAILLE_PROBLEM("Write it as \"#aarrggbb\".")});
}

void decode(const JsonValue& json, RecordId& id, const ValuePlace& place, Reading& reading) {
    const auto number = wholeNumber(json, {1, kMaxId}, place.path, reading);
    if (number) id.value = static_cast<std::uint32_t>(*number);
}

void decode(const JsonValue& json, std::string& text, const ValuePlace& place, Reading& reading) {
    const std::string* string = json.string();
    if (string == nullptr)
        return reading.fail(place.path,
                            {TENAILLE_PROBLEM("A text in quotes is expected here."), {}, kOpenOlder});
    text = isShownInLines(place) ? plainText(*string) : *string;
    if (text != *string)
        reading.notice(place.path,
                       {TENAILLE_PROBLEM(
                            "The name holds signs that would spoil what stands around it: control "
                            "characters, or marks that turn the direction of text. It is read without them."),
                        {},
                        TENAILLE_PROBLEM("Save the document to keep it that way.")});
}

void decode(const JsonValue& json, std::vector<std::string>& texts, const ValuePlace& place,
            Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        decode(item, texts.emplace_back(), {path, place.table, place.key}, reading);
    });
}

void decode(const JsonValue& json, std::vector<std::pair<std::string, std::string>>& options,
            const ValuePlace& place, Reading& reading) {
    const JsonObject* object = objectOf(json, place.path, reading);
    if (object == nullptr) return;
    for (const auto& [key, value] : *object) {
        options.emplace_back(key, std::string());
        decode(value, options.back().second, {place.path.member(key), place.table, place.key}, reading);
    }
}

void decode(const JsonValue& json, geometry::LatticePoint& point, const ValuePlace& place, Reading& reading) {
    decodePair(json, point, kPointRange, place.path, reading);
}

void decode(const JsonValue& json, board::Cell& cell, const ValuePlace& place, Reading& reading) {
    decodePair(json, cell, kCellRange, place.path, reading);
}

void decode(const JsonValue& json, std::vector<geometry::LatticePoint>& points, const ValuePlace& place,
            Reading& reading) {
    eachItem(json, place.path, reading, [&](const JsonValue& item, const JsonPath& path) {
        decodePair(item, points.emplace_back(), kPointRange, path, reading);
    });
}

void decode(const JsonValue& json, geometry::Segment& line, const ValuePlace& place, Reading& reading) {
    std::vector<geometry::LatticePoint> ends;
    decode(json, ends, place, reading);
    if (ends.size() == 2)
        line = {ends[0], ends[1]};
    else
        reading.fail(place.path, {TENAILLE_PROBLEM("A line has two points."), {}, kOpenOlder});
}

void decode(const JsonValue& json, std::vector<board::Cell>& cells, const ValuePlace& place,
            Reading& reading) {
    eachItem(json, place.path, reading,
             [&](const JsonValue& item, const JsonPath& path) { decodeRun(item, cells, path, reading); });
    if (reading.failed()) return cells.clear();  // nothing of the file will be used
    // Cells of a terrain stand in order, each once (board/records.h); files edited by hand may differ.
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
}

void decode(const JsonValue& json, board::Extent& extent, const ValuePlace& place, Reading& reading) {
    const JsonObject* object = objectOf(json, place.path, reading);
    if (object == nullptr) return;
    const JsonPath widthPath = place.path.member("width");
    const JsonPath heightPath = place.path.member("height");
    const JsonPath kindPath = place.path.member("kind");
    const auto member = [&](const char* key) {
        const JsonValue* value = json.find(key);
        return value != nullptr ? *value : JsonValue();
    };
    decode(member("kind"), extent.grid, {kindPath, place.table, place.key}, reading);
    if (const auto width = wholeNumber(member("width"), kSideRange, widthPath, reading))
        extent.width = static_cast<std::int32_t>(*width);
    if (const auto height = wholeNumber(member("height"), kSideRange, heightPath, reading))
        extent.height = static_cast<std::int32_t>(*height);
    if (const JsonValue* stagger = json.find("stagger"); stagger != nullptr && !stagger->isNull()) {
        const JsonPath staggerPath = place.path.member("stagger");
        decode(*stagger, extent.stagger, {staggerPath, place.table, place.key}, reading);
    }
}

void decode(const JsonValue& json, board::Footprint& footprint, const ValuePlace& place, Reading& reading) {
    if (!isHex(reading.grid)) {
        board::Cell space{footprint.width, footprint.height};
        decodePair(json, space, kSpaceRange, place.path, reading);
        footprint.width = space.x;
        footprint.height = space.y;
        return;
    }
    const std::string* text = json.string();
    const auto shape = text != nullptr ? board::hexShapeNamed(*text) : std::nullopt;
    if (shape)
        footprint.shape = *shape;
    else
        reading.fail(place.path, {TENAILLE_PROBLEM("The name of a space on hexes is expected here."),
                                  {},
                                  TENAILLE_PROBLEM("Write one of: h1, h2, h3Down, h3Up, h4, h7, h12Down, "
                                                   "h12Up, h19.")});
}

void decode(const JsonValue& json, board::Facing& facing, const ValuePlace& place, Reading& reading) {
    const std::string* text = json.string();
    const auto found = text != nullptr ? board::facingNamed(reading.grid, *text) : std::nullopt;
    if (found) {
        facing = *found;
        return;
    }
    std::string list;
    for (int i = 0; i < facingCount(reading.grid); ++i)
        list += (i == 0 ? "" : ", ") +
                std::string(name(reading.grid, board::Facing{static_cast<std::uint8_t>(i)}));
    reading.fail(place.path, {TENAILLE_PROBLEM("A direction of this grid is expected here."),
                              {list},
                              TENAILLE_PROBLEM("Write one of: %1.")});
}

void decode(const JsonValue& json, board::ArcRoles& roles, const ValuePlace& place, Reading& reading) {
    if (const std::string* text = json.string()) {
        for (const ArcPreset& preset : kArcPresets) {
            if (*text != preset.word) continue;
            roles = preset.roles;
            return;
        }
        constexpr std::array<std::string_view, 3> kPresetWords{"standard", "allFront", "hydra"};
        noteUnknownWord(*text, kPresetWords, place.path, reading);
        return;
    }
    const JsonObject* object = objectOf(json, place.path, reading);
    if (object == nullptr) return;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const std::string_view key = kWords<board::Arc>[i];
        const JsonPath path = place.path.member(key);
        if (const JsonValue* role = json.find(key))
            decode(*role, roles[i], {path, place.table, place.key}, reading);
    }
}

void decode(const JsonValue& json, board::Shield& shield, const ValuePlace& place, Reading& reading) {
    if (objectOf(json, place.path, reading) == nullptr) return;
    const JsonPath sidePath = place.path.member("side");
    if (const JsonValue* side = json.find("side"))
        decode(*side, shield.side, {sidePath, place.table, place.key}, reading);
    for (const auto& [key, number] :
         {std::pair{"bonus", &shield.bonus}, {"enhancement", &shield.enhancement}}) {
        const JsonPath path = place.path.member(key);
        const JsonValue* value = json.find(key);
        if (value == nullptr) continue;
        if (const auto whole = wholeNumber(*value, kShieldRange, path, reading))
            *number = static_cast<std::int32_t>(*whole);
    }
}

}  // namespace tenaille::io
