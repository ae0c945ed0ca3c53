// SPDX-License-Identifier: MIT
#include "core/io/import/tiled_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>

#include "core/board/kinds.h"
#include "core/io/file_name.h"

namespace tenaille::io {

namespace {

constexpr std::array<std::string_view, 10> kMaterials{"stone", "wood", "grass",   "dirt",   "sand",
                                                      "water", "rock", "cobbles", "marble", "snow"};

// A word that begins like this one.
struct TileWord {
    std::string_view begins;
    TileMeaning meaning;
};
constexpr std::array kTileWords{TileWord{"ocean", {"water", "deepWater"}},
                                TileWord{"sea", {"water", "deepWater"}},
                                TileWord{"deep", {"water", "deepWater"}},
                                TileWord{"water", {"water", "shallowWater"}},
                                TileWord{"river", {"water", "shallowWater"}},
                                TileWord{"lake", {"water", "shallowWater"}},
                                TileWord{"pond", {"water", "shallowWater"}},
                                TileWord{"ford", {"water", "shallowWater"}},
                                TileWord{"forest", {"grass", "cover"}},
                                TileWord{"jungle", {"grass", "cover"}},
                                TileWord{"tree", {"grass", "cover"}},
                                TileWord{"bush", {"grass", "lowCover"}},
                                TileWord{"mountain", {"rock", "veryDifficult"}},
                                TileWord{"hill", {"grass", "difficult"}},
                                TileWord{"swamp", {"dirt", "difficult"}},
                                TileWord{"marsh", {"dirt", "difficult"}},
                                TileWord{"bog", {"dirt", "difficult"}},
                                TileWord{"mud", {"dirt", "difficult"}},
                                TileWord{"rubble", {"", "difficult"}},
                                TileWord{"debris", {"", "difficult"}},
                                TileWord{"lava", {"rock", "obstacle"}},
                                TileWord{"pit", {"rock", "obstacle"}},
                                TileWord{"chasm", {"rock", "obstacle"}},
                                TileWord{"cliff", {"rock", "rock"}},
                                TileWord{"wall", {"", "rock"}},
                                TileWord{"solid", {"", "rock"}},
                                TileWord{"beach", {"sand", ""}},
                                TileWord{"desert", {"sand", ""}},
                                TileWord{"plain", {"grass", ""}},
                                TileWord{"meadow", {"grass", ""}},
                                TileWord{"field", {"grass", ""}},
                                TileWord{"ice", {"snow", ""}},
                                TileWord{"road", {"dirt", ""}},
                                TileWord{"path", {"dirt", ""}},
                                TileWord{"earth", {"dirt", ""}},
                                TileWord{"street", {"cobbles", ""}},
                                TileWord{"cobble", {"cobbles", ""}},
                                TileWord{"pavement", {"cobbles", ""}},
                                TileWord{"plank", {"wood", ""}},
                                TileWord{"smoke", {"", "smoke"}},
                                TileWord{"fog", {"", "smoke"}},
                                TileWord{"mist", {"", "smoke"}},
                                TileWord{"dark", {"", "darkness"}}};

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

// Calls use(word) for every word of letters and digits, until it answers true.
template <class Use>
void eachWord(std::string_view text, Use&& use) {
    for (std::size_t at = 0; at < text.size();) {
        if (!isLetter(text[at])) {
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && isLetter(text[end])) ++end;
        if (use(text.substr(at, end - at))) return;
        at = end;
    }
}

// Short words must be whole: "ice" is not in "iced", nor "sea" in "seat".
bool fits(std::string_view word, std::string_view begins) {
    constexpr std::size_t kShort = 4;
    if (word == begins) return true;
    if (begins.size() < kShort)
        return word.size() == begins.size() + 1 && word.starts_with(begins) && word.back() == 's';
    return word.starts_with(begins);
}

// "move_cost 3": what each cell costs.
std::string_view terrainOfCost(std::int32_t cost) {
    constexpr std::int32_t kImpassable = 9;
    if (cost >= kImpassable) return "rock";
    return cost >= 5 ? "extreme" : cost >= 3 ? "veryDifficult" : cost == 2 ? "difficult" : "";
}

bool has(std::string_view text, std::initializer_list<std::string_view> wanted) {
    bool found = false;
    eachWord(text, [&](std::string_view word) {
        found =
            std::any_of(wanted.begin(), wanted.end(), [&](std::string_view one) { return fits(word, one); });
        return found;
    });
    return found;
}

}  // namespace

TileMeaning tileMeaning(std::string_view words) {
    TileMeaning meaning;
    const board::Kinds kinds;
    bool costs = false;
    std::string_view byCost;  // where no word says more
    eachWord(words, [&](std::string_view word) {
        std::int32_t number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        const bool isNumber = error == std::errc() && end == word.data() + word.size();
        if (costs && isNumber) byCost = terrainOfCost(number);
        costs = word == "cost" || word == "movecost";
        for (const board::TerrainKind& kind : kinds.terrain())
            if (meaning.terrain.empty() && word == lowered(kind.id)) meaning.terrain = kind.id;
        if (meaning.material.empty() &&
            std::find(kMaterials.begin(), kMaterials.end(), word) != kMaterials.end())
            meaning.material = *std::find(kMaterials.begin(), kMaterials.end(), word);
        for (const TileWord& known : kTileWords) {
            if (!fits(word, known.begins)) continue;
            if (meaning.material.empty()) meaning.material = known.meaning.material;
            if (meaning.terrain.empty()) meaning.terrain = known.meaning.terrain;
            break;
        }
        return !meaning.material.empty() && !meaning.terrain.empty();
    });
    if (meaning.terrain.empty()) meaning.terrain = byCost;
    return meaning;
}

TiledObjectKind objectKind(std::string_view words) {
    const bool isDoor = has(words, {"door", "gate", "porte"});
    if (isDoor && has(words, {"secret"})) return {ObjectMeaning::Door, "secretDoor"};
    if (has(words, {"portcullis"})) return {ObjectMeaning::Door, "portcullis"};
    if (isDoor) return {ObjectMeaning::Door, "door"};
    if (has(words, {"window"})) return {ObjectMeaning::Door, "window"};
    if (has(words, {"light", "lamp", "torch", "lantern"})) return {ObjectMeaning::Light, ""};
    if (has(words, {"spawn", "start", "playerspawn", "enemyspawn"}))
        return {has(words, {"enem", "ennem", "foe", "monster"}) ? ObjectMeaning::FoeStart
                                                                : ObjectMeaning::PartyStart,
                ""};
    if (has(words, {"fence"})) return {ObjectMeaning::Wall, "fence"};
    if (has(words, {"hedge"})) return {ObjectMeaning::Wall, "hedge"};
    if (has(words, {"curtain"})) return {ObjectMeaning::Wall, "curtain"};
    if (has(words, {"lowwall", "parapet"})) return {ObjectMeaning::Wall, "lowWall"};
    if (has(words, {"wall", "collision", "los", "sight"})) return {ObjectMeaning::Wall, "stone"};
    if (const TileMeaning area = tileMeaning(words); !area.terrain.empty())
        return {ObjectMeaning::Area, area.terrain};
    return {};
}

}  // namespace tenaille::io
