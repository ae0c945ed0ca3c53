// SPDX-License-Identifier: MIT
#include "core/rules/facing/monster_lists.h"

#include <array>

namespace tenaille::facing {

namespace {

constexpr std::array<std::string_view, 2> kFacelessTypes{"elemental", "ooze"};

constexpr std::array<std::string_view, 12> kFacelessMonsters{
    "lantern archon", "assassin vine", "chaos beast", "darkmantle",   "violet fungus", "gibbering mouther",
    "mimic",          "phasm",         "xorn",        "will-o'-wisp", "octopus",       "giant octopus"};

constexpr NaturalAttack flank(std::string_view monster, std::string_view attack) {
    return {monster, attack, Strike::FlankNatural};
}
constexpr NaturalAttack rear(std::string_view monster, std::string_view attack) {
    return {monster, attack, Strike::RearNatural};
}

constexpr std::array kNaturalAttacks{
    flank("pit fiend", "wings"),
    flank("dragon", "wings"),
    flank("howler", "quills"),
    flank("hydra", "bites"),
    flank("kraken", "tentacles"),
    flank("otyugh", "tentacles"),
    flank("roper", "strands"),
    flank("giant squid", "tentacles"),
    flank("monstrous scorpion", "sting"),
    rear("aranea", "web"),
    rear("arrowhawk", "electricity ray"),
    rear("cloaker", "tail slap"),
    rear("bebilith", "web"),
    rear("marilith", "tail slap"),
    rear("pit fiend", "tail slap"),
    rear("dragon", "tail slap"),
    rear("dragon", "tail sweep"),
    rear("formian", "sting"),
    rear("lillend", "tail slap"),
    rear("manticore", "spikes"),
    rear("dark naga", "sting"),
    rear("rast", "tail slap"),
    rear("rast", "tail touch"),
    rear("salamander", "tail slap"),
    rear("tarrasque", "tail slap"),
    rear("wyvern", "sting"),
    rear("crocodile", "tail slap"),
    rear("baleen whale", "tail slap"),
    rear("cachalot whale", "tail slap"),
    rear("giant bee", "sting"),
    rear("giant wasp", "sting"),
};

}  // namespace

std::span<const std::string_view> facelessTypes() { return kFacelessTypes; }
std::span<const std::string_view> facelessMonsters() { return kFacelessMonsters; }
std::span<const NaturalAttack> naturalAttacks() { return kNaturalAttacks; }

}  // namespace tenaille::facing
