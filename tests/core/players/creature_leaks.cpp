// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>

#include "core/actions/explore.h"
#include "core/io/document_format.h"
#include "tests/core/players/named_leaks.h"
#include "tests/core/players/players_fixture.h"
#include "tests/core/players/secret_board.h"

namespace tenaille::test {

namespace {

using board::DoorState;
using board::HealthShown;
using board::PlayerMode;
using board::TokenRecord;

constexpr std::array kModes{PlayerMode::Everything, PlayerMode::BySight, PlayerMode::Fog};

bool has(const players::PlayerScene& scene, const std::string& word) {
    return asText(scene).find(word) != std::string::npos;
}

const TokenRecord* shownToken(const players::PlayerScene& scene, RecordId id) {
    return scene.shown.tokens.find(id);
}

void namesOfFoggedCreatures() {
    TwoRooms rooms;
    EXPECT_FALSE(has(rooms.scene(), "Ogre"));
    rooms.setDoor(DoorState::Open);
    EXPECT_TRUE(has(rooms.scene(), "Ogre"));
    rooms.setDoor(DoorState::Closed);
    rooms.setView(PlayerMode::BySight);
    EXPECT_FALSE(has(rooms.scene(), "Ogre"));
}

void namesOfMaskedCreatures() {
    for (const PlayerMode mode : kModes) {
        TwoRooms rooms;
        rooms.setDoor(DoorState::Open);
        rooms.setView(mode);
        const auto set = [&](bool secret, const char* publicName) {
            rooms.edit(rooms.foe, [&](TokenRecord& foe) {
                foe.nameSecret = secret;
                foe.publicName = publicName;
                foe.label = "OGR";
            });
            return rooms.scene();
        };
        players::PlayerScene scene = set(true, "");
        ASSERT_NE(scene.shown.tokens.find(rooms.foe), nullptr);
        EXPECT_EQ(shownToken(scene, rooms.foe)->name, "");
        EXPECT_EQ(shownToken(scene, rooms.foe)->label, "?");
        scene = set(true, "Stranger");
        EXPECT_EQ(shownToken(scene, rooms.foe)->name, "Stranger");
        EXPECT_EQ(shownToken(scene, rooms.foe)->label, "");
        EXPECT_EQ(shownToken(scene, rooms.foe)->publicName, "") << "that it is a mask is a secret, too";
        EXPECT_FALSE(shownToken(scene, rooms.foe)->nameSecret);
        EXPECT_FALSE(has(scene, "Ogre"));
        scene = set(false, "Stranger");
        EXPECT_FALSE(has(scene, "Ogre"));
        EXPECT_EQ(shownToken(scene, rooms.foe)->label, "") << "its letters are those of the name";
        scene = set(false, "");
        EXPECT_EQ(shownToken(scene, rooms.foe)->name, "Ogre");
        EXPECT_EQ(shownToken(scene, rooms.foe)->label, "OGR");
    }
}

void conditionsAndHowLongTheyLast() {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    const auto with = [&](RecordId who, bool secret) {
        rooms.edit(who, [&](TokenRecord& token) {
            board::ConditionRecord condition;
            condition.name = "cursed by the ring";
            condition.length = 7;
            condition.round = 3;
            condition.during = rooms.foe;
            condition.secret = secret;
            token.conditions = {condition};
            token.temporaryPoints = 5;
            token.aura = 2;
        });
        return rooms.scene();
    };
    for (const RecordId who : {rooms.foe, rooms.hero}) {
        rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.conditions.clear(); });
        EXPECT_FALSE(has(with(who, true), "cursed"));
        const players::PlayerScene scene = with(who, false);
        board::ConditionRecord named;
        named.name = "cursed by the ring";
        EXPECT_EQ(shownToken(scene, who)->conditions, std::vector{named}) << "its name alone";
    }
    const players::PlayerScene scene = rooms.scene();
    EXPECT_EQ(shownToken(scene, rooms.foe)->temporaryPoints, 0);
    EXPECT_EQ(shownToken(scene, rooms.foe)->aura, 0);
    EXPECT_EQ(shownToken(scene, rooms.hero)->temporaryPoints, 5);
    EXPECT_EQ(shownToken(scene, rooms.hero)->aura, 2);
}

void hiddenCreaturesOfAnySide() {
    for (const PlayerMode mode : kModes) {
        TwoRooms rooms;
        rooms.setDoor(DoorState::Open);
        rooms.setView(mode);
        for (const RecordId id : {rooms.foe, rooms.hero}) {
            const players::PlayerScene before = rooms.scene();
            EXPECT_NE(shownToken(before, id), nullptr);
            EXPECT_TRUE(players::showsCreature(before, rooms.map, *rooms.map.tokens.find(id)));
            rooms.edit(id, [](TokenRecord& token) { token.hidden = true; });
            const players::PlayerScene scene = rooms.scene();
            EXPECT_EQ(shownToken(scene, id), nullptr);
            EXPECT_FALSE(players::showsCreature(scene, rooms.map, *rooms.map.tokens.find(id)));
            EXPECT_TRUE(scene.health.empty());
            rooms.edit(id, [](TokenRecord& token) { token.hidden = false; });
        }
    }
}

void invisibleFoes() {
    for (const PlayerMode mode : {PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms rooms;
        rooms.setDoor(DoorState::Open);
        rooms.setView(mode);
        EXPECT_TRUE(has(rooms.scene(), "Ogre"));
        rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.creature.traits = board::Trait::Invisible; });
        EXPECT_FALSE(has(rooms.scene(), "Ogre"));
        rooms.edit(rooms.hero, [](TokenRecord& hero) { hero.creature.traits = board::Trait::Invisible; });
        EXPECT_TRUE(has(rooms.scene(), "Arda")) << "one's own creature is on the screen";
    }
}

// Of a sheet nothing is left but what everybody sees of a creature.
void sheetsOfCreatures() {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    rooms.edit(rooms.foe, [](TokenRecord& foe) {
        foe.creature.reach = 4;
        foe.creature.reachWeapon = true;
        foe.creature.threatens = false;
        foe.creature.senses = board::Sense::Darkvision;
        foe.creature.darkvisionRange = 12;
        foe.creature.arcs = board::kHydraArcs;
        foe.creature.shield = board::Shield{};
        foe.creature.armorClass = 23;
        foe.creature.feats = board::Feat::CombatReflexes;
        foe.creature.level = 9;
        foe.creature.sneakLevel = 8;
        foe.creature.traits = board::Trait::Helpless;
        foe.healthShown = HealthShown::Nothing;
        foe.sharedSight = board::SharedSight::Never;
        foe.weapon = "axe";
        foe.attackBonus = 13;
        foe.initiativeBonus = 7;
        foe.speed = 9;
        foe.moved = 3;
        foe.diagonalParity = 1;
        foe.fighter = {.damage = "3d6",
                       .endurance = 20,
                       .maxEndurance = 22,
                       .strength = 19,
                       .constitution = 18,
                       .enduranceRank = 3,
                       .encumbrance = 2,
                       .levels = {{"fighter", 9}},
                       .sneakRank = 4,
                       .polearm = true,
                       .mounted = true,
                       .reducedMobility = true,
                       .specials = {{"web", 19, 20}}};
        foe.attacks = {{"Poisoned dart", 7, "1d4"}};
        foe.picture = "foe.webp";
        foe.notes = "knows the way out";
    });
    const TokenRecord whole = *rooms.map.tokens.find(rooms.foe);
    TokenRecord expected;
    expected.id = expected.creature.record = rooms.foe;
    expected.name = whole.name;
    expected.label = whole.label;
    expected.picture = whole.picture;
    expected.colour = whole.colour;
    expected.attackMode = whole.attackMode;
    expected.creature.side = whole.creature.side;
    expected.creature.at = whole.creature.at;
    expected.creature.size = whole.creature.size;
    expected.creature.footprint = whole.creature.footprint;
    expected.creature.facing = whole.creature.facing;
    const players::PlayerScene scene = rooms.scene();
    ASSERT_NE(shownToken(scene, rooms.foe), nullptr);
    EXPECT_EQ(*shownToken(scene, rooms.foe), expected);
}

// Who is not shown leaves no bytes of a picture behind.
void picturesOfUnseenCreatures() {
    for (const PlayerMode mode : kModes) {
        TwoRooms rooms;
        rooms.setView(mode);
        rooms.map.assets["foe.webp"] = std::make_shared<const std::string>("canary of the foe");
        rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.picture = "foe.webp"; });
        EXPECT_EQ(rooms.scene().shown.assets.size(), mode == PlayerMode::Everything ? 1u : 0u);
        rooms.setDoor(DoorState::Open);
        EXPECT_EQ(rooms.scene().shown.assets.size(), 1u);
        rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.hidden = true; });
        EXPECT_TRUE(rooms.scene().shown.assets.empty());
    }
}

// Who rides what nobody sees goes by itself, in its own space.
void mountsOfNobody() {
    for (const PlayerMode mode : kModes) {
        TwoRooms rooms;
        rooms.setDoor(DoorState::Open);
        rooms.setView(mode);
        const RecordId mount = rooms.mountUnder(rooms.foe);
        EXPECT_EQ(shownToken(rooms.scene(), rooms.foe)->creature.mount, mount);
        const auto goesByItself = [&] {
            const players::PlayerScene scene = rooms.scene();
            EXPECT_EQ(shownToken(scene, mount), nullptr);
            ASSERT_NE(shownToken(scene, rooms.foe), nullptr);
            EXPECT_EQ(shownToken(scene, rooms.foe)->creature.mount, RecordId{});
            EXPECT_EQ(shownToken(scene, rooms.foe)->creature.footprint, board::Footprint{});
            EXPECT_EQ(shownToken(scene, rooms.foe)->onFoot, std::nullopt);
        };
        rooms.edit(mount, [](TokenRecord& horse) { horse.hidden = true; });
        goesByItself();
        rooms.edit(mount, [](TokenRecord& horse) {
            horse.hidden = false;
            horse.creature.traits = board::Trait::Invisible;
        });
        if (mode != PlayerMode::Everything) goesByItself();
    }
}

// A rider behind the jamb is not seen by the flank of a horse that nobody sees.
void ridersBesideTheirMounts() {
    for (const PlayerMode mode : {PlayerMode::BySight, PlayerMode::Fog}) {
        TwoRooms rooms;
        rooms.setDoor(DoorState::Open);
        rooms.setView(mode);
        rooms.edit(rooms.foe, [](TokenRecord& foe) { foe.creature.at = {6, 0}; });
        ASSERT_EQ(shownToken(rooms.scene(), rooms.foe), nullptr);
        const RecordId mount = rooms.mountUnder(rooms.foe);
        ASSERT_NE(shownToken(rooms.scene(), mount), nullptr);
        EXPECT_NE(shownToken(rooms.scene(), rooms.foe), nullptr) << "on it";
        rooms.edit(mount, [](TokenRecord& horse) { horse.hidden = true; });
        EXPECT_EQ(shownToken(rooms.scene(), rooms.foe), nullptr);
    }
}

// They are the rider's: what he sees tells of no mount that nobody sees.
void eyesOfRiders() {
    for (const PlayerMode mode : {PlayerMode::BySight, PlayerMode::Fog})
        for (const bool sharing : {false, true}) {
            TwoRooms onFoot;
            onFoot.setView(mode);
            onFoot.setDoor(DoorState::Open);
            const RecordId eyes = sharing ? onFoot.foe : onFoot.hero;
            onFoot.edit(eyes, [&](TokenRecord& token) {
                token.creature.at = {4, 0};  // aside of the door
                if (sharing) token.sharedSight = board::SharedSight::Always;
            });
            TwoRooms riding = onFoot;
            const RecordId mount = riding.mountUnder(eyes);
            riding.edit(mount, [](TokenRecord& horse) {
                horse.creature.side = board::kNeutralSide;
                horse.sharedSight = board::SharedSight::Usual;
                horse.creature.traits = board::Trait::Invisible;
            });
            EXPECT_EQ(onFoot.scene().seen, riding.scene().seen) << sharing;
            riding.edit(mount, [](TokenRecord& horse) {
                horse.creature.traits = {};
                horse.creature.side = document::kPartySide;
            });
            EXPECT_NE(onFoot.scene().seen, riding.scene().seen) << "it has eyes of its own";
        }
}

// Of three goblins the second lies in wait: the third one is the second that they meet.
void numbersOfNames() {
    constexpr board::Cell kAside{11, 5};  // not to be seen from where the hero stands
    for (const PlayerMode mode : kModes) {
        TwoRooms rooms;
        rooms.setDoor(DoorState::Open);
        rooms.setView(mode);
        board::PlayerViewRecord view = document::playerViewOf(rooms.map);
        view.id = {900};
        view.shown = true;
        rooms.map.playerView.put(view);
        std::vector<RecordId> goblins;
        for (int i = 1; i <= 3; ++i) {
            TokenRecord goblin =
                makeToken(board::GridKind::Square, "Goblin " + std::to_string(i), "foe", {7 + i, 2}, "W");
            goblin.label = "G" + std::to_string(i);
            goblin.hidden = i == 2 && mode == PlayerMode::Everything;
            if (i == 2) goblin.creature.at = kAside;
            goblins.push_back(add(rooms.map, rooms.map.tokens, goblin));
        }
        const auto meet = [&](RecordId changed) {
            document::ChangeSet step;
            const TokenRecord& token = *rooms.map.tokens.find(changed);
            step.changes.push_back(document::Change<TokenRecord>{token, token});
            ASSERT_TRUE(actions::mayExplore(rooms.map, step));
            ASSERT_TRUE(
                document::apply(rooms.map, actions::explore(rooms.map, step, rooms.ground(), nullptr)));
        };
        meet(goblins[0]);
        players::PlayerScene scene = rooms.scene();
        EXPECT_EQ(shownToken(scene, goblins[0])->name, "Goblin");
        EXPECT_EQ(shownToken(scene, goblins[0])->label, "Go");
        EXPECT_EQ(shownToken(scene, goblins[2])->name, "Goblin 2");
        EXPECT_EQ(shownToken(scene, goblins[2])->label, "G2");
        EXPECT_FALSE(has(scene, "Goblin 3"));
        rooms.edit(goblins[1], [](TokenRecord& goblin) {
            goblin.hidden = false;
            goblin.creature.at = {8, 3};
        });
        meet(goblins[1]);
        scene = rooms.scene();
        EXPECT_EQ(shownToken(scene, goblins[1])->name, "Goblin 3") << "whoever was met keeps his number";
        EXPECT_EQ(shownToken(scene, goblins[2])->name, "Goblin 2");
    }
}

void hitPointsOfFoes() {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    const auto shownAs = [&](HealthShown how, std::int32_t points, RecordId id) {
        rooms.edit(id, [&](TokenRecord& token) {
            token.healthShown = how;
            token.maxHitPoints = 137;
            token.hitPoints = points;
            token.fighter.endurance = token.fighter.maxEndurance = 9;
        });
        const players::PlayerScene scene = rooms.scene();
        return std::array{shownToken(scene, id)->hitPoints, shownToken(scene, id)->maxHitPoints,
                          shownToken(scene, id)->fighter.endurance,
                          shownToken(scene, id)->fighter.maxEndurance};
    };
    using Shown = std::array<std::int32_t, 4>;
    for (const HealthShown how : {HealthShown::Usual, HealthShown::Nothing, HealthShown::Words})
        EXPECT_EQ(shownAs(how, 61, rooms.foe), (Shown{0, 0, 0, 0})) << static_cast<int>(how);
    for (const HealthShown how : {HealthShown::Usual, HealthShown::Words})
        EXPECT_EQ(shownAs(how, -12, rooms.foe), (Shown{0, 1, 0, 0})) << "everybody sees that it lies there";
    EXPECT_EQ(shownAs(HealthShown::Nothing, -12, rooms.foe), (Shown{0, 0, 0, 0})) << "or plays dead";
    EXPECT_EQ(shownAs(HealthShown::Bar, 61, rooms.foe), (Shown{9, 20, 0, 0}));
    EXPECT_EQ(shownAs(HealthShown::Bar, 58, rooms.foe), (Shown{9, 20, 0, 0})) << "nobody counts the points";
    EXPECT_EQ(shownAs(HealthShown::Bar, -12, rooms.foe), (Shown{0, 20, 0, 0})) << "nor how dead it is";
    EXPECT_EQ(shownAs(HealthShown::Bar, 999, rooms.foe), (Shown{20, 20, 0, 0}));
    EXPECT_EQ(shownAs(HealthShown::Usual, 61, rooms.hero), (Shown{61, 137, 9, 9})) << "one's own";
    EXPECT_EQ(shownAs(HealthShown::Nothing, 61, rooms.hero), (Shown{0, 0, 0, 0}));
    EXPECT_EQ(shownAs(HealthShown::Words, 61, rooms.hero), (Shown{0, 0, 0, 0}));
}

void healthInWords() {
    for (const PlayerMode mode : kModes) {
        TwoRooms rooms;
        rooms.setView(mode);
        const auto words = [&](HealthShown how) {
            rooms.edit(rooms.foe, [&](TokenRecord& foe) {
                foe.healthShown = how;
                foe.maxHitPoints = 10;
                foe.hitPoints = 6;
            });
            return rooms.scene().health.size();
        };
        EXPECT_EQ(words(HealthShown::Words), mode == PlayerMode::Everything ? 1u : 0u)
            << "it is not in sight";
        rooms.setDoor(DoorState::Open);
        EXPECT_EQ(words(HealthShown::Words), 1u);
        for (const HealthShown how : {HealthShown::Usual, HealthShown::Nothing, HealthShown::Bar})
            EXPECT_EQ(words(how), 0u);
    }
}

// What leads from one quarter to the next is a step; within a quarter all points are one word.
void healthByQuarters() {
    using players::HealthWord;
    using players::healthWord;
    constexpr std::array kWords{HealthWord::Down, HealthWord::BadlyWounded, HealthWord::Wounded,
                                HealthWord::Scratched, HealthWord::Unhurt};
    for (int points = -3; points <= 100; ++points) {
        const std::size_t word = points <= 0 ? 0 : points <= 25 ? 1 : points <= 75 ? 2 : points < 100 ? 3 : 4;
        EXPECT_EQ(healthWord(points, 100), kWords[word]) << points;
    }
    EXPECT_EQ(healthWord(120, 100), HealthWord::Unhurt);
}

// The order of a fight, its dice and whoever waits in it unseen.
void hiddenCombatantsInTheOrder() {
    TwoRooms rooms;
    rooms.setDoor(DoorState::Open);
    board::ClockRecord clock;
    clock.seed = 4711;
    add(rooms.map, rooms.map.clock, clock);
    board::CombatantRecord combatant;
    combatant.token = rooms.foe;
    combatant.initiative = 7;
    add(rooms.map, rooms.map.combatants, combatant);
    board::OrderRecord order;
    order.who = rooms.foe;
    order.what = "canary-spell";
    add(rooms.map, rooms.map.orders, order);
    board::StepRecord step;
    step.combatants = {combatant};
    add(rooms.map, rooms.map.steps, step);
    EXPECT_NE(io::writeDocument(rooms.map).find("canary-spell"), std::string::npos);
    const players::PlayerScene scene = rooms.scene();
    EXPECT_TRUE(scene.shown.clock.empty());
    EXPECT_TRUE(scene.shown.combatants.empty());
    EXPECT_TRUE(scene.shown.orders.empty());
    EXPECT_TRUE(scene.shown.steps.empty());
    EXPECT_NE(shownToken(scene, rooms.foe), nullptr);
}

void writingsOfTheGm() {
    TwoRooms rooms;
    board::TextRecord word;
    word.at = {kCell, kCell};
    word.text = "Library";
    add(rooms.map, rooms.map.texts, word);
    board::NoteRecord note;
    note.at = word.at;
    note.title = note.text = "canary-note";
    add(rooms.map, rooms.map.notes, note);
    board::LogRecord line;
    line.entry = line.time = "canary-log";
    line.arguments = {"canary-argument"};
    add(rooms.map, rooms.map.log, line);
    board::OverrideRecord own;
    own.attacker = rooms.foe;
    own.target = rooms.hero;
    own.reason = "canary-reason";
    add(rooms.map, rooms.map.overrides, own);
    board::SettingsRecord settings = rooms.map.settingsRecord();
    settings.title = "canary-title";
    settings.author = "canary-author";
    settings.notes = "canary-notes";
    settings.preset = "classic";
    rooms.map.settings.put(settings);
    for (const PlayerMode mode : kModes) {
        rooms.setView(mode);
        const players::PlayerScene scene = rooms.scene();
        EXPECT_FALSE(has(scene, kCanary));
        EXPECT_TRUE(has(scene, "Library"));
        EXPECT_EQ(scene.shown.settingsRecord().preset, "classic");
        EXPECT_TRUE(scene.shown.notes.empty());
        EXPECT_TRUE(scene.shown.log.empty());
        EXPECT_TRUE(scene.shown.overrides.empty());
        EXPECT_TRUE(scene.shown.playerView.empty());
        EXPECT_TRUE(scene.shown.fog.empty());
    }
}

void membersOfNewerVersions() {
    SecretBoard board = randomSecretBoard(5);
    for (std::uint64_t seed = 6; board.mode != PlayerMode::Everything; ++seed)
        board = randomSecretBoard(seed);
    const auto none = [](const auto&... table) {
        const auto bare = [](const auto& one) {
            return std::all_of(one.begin(), one.end(),
                               [](const auto& record) { return record.extra.empty(); });
        };
        return (bare(table) && ...);
    };
    EXPECT_FALSE(std::apply(none, board.map.tables()));
    EXPECT_FALSE(board.map.extra.empty());
    const players::PlayerScene scene = sceneOf(board.map);
    EXPECT_TRUE(std::apply(none, scene.shown.tables()));
    EXPECT_TRUE(scene.shown.extra.empty());
    EXPECT_FALSE(scene.shown.walls.empty());
}

constexpr std::array kCreatureLeaks{
    NamedLeak{"NamesOfFoggedCreatures", namesOfFoggedCreatures},
    NamedLeak{"NamesOfMaskedCreatures", namesOfMaskedCreatures},
    NamedLeak{"ConditionsAndHowLongTheyLast", conditionsAndHowLongTheyLast},
    NamedLeak{"NumbersOfNames", numbersOfNames},
    NamedLeak{"HiddenCreaturesOfAnySide", hiddenCreaturesOfAnySide},
    NamedLeak{"InvisibleFoes", invisibleFoes},
    NamedLeak{"SheetsOfCreatures", sheetsOfCreatures},
    NamedLeak{"HitPointsOfFoes", hitPointsOfFoes},
    NamedLeak{"PicturesOfUnseenCreatures", picturesOfUnseenCreatures},
    NamedLeak{"MountsOfNobody", mountsOfNobody},
    NamedLeak{"RidersBesideTheirMounts", ridersBesideTheirMounts},
    NamedLeak{"EyesOfRiders", eyesOfRiders},
    NamedLeak{"HealthInWords", healthInWords},
    NamedLeak{"HealthByQuarters", healthByQuarters},
    NamedLeak{"HiddenCombatantsInTheOrder", hiddenCombatantsInTheOrder},
    NamedLeak{"WritingsOfTheGm", writingsOfTheGm},
    NamedLeak{"MembersOfNewerVersions", membersOfNewerVersions},
};

}  // namespace

std::span<const NamedLeak> creatureLeaks() { return kCreatureLeaks; }

}  // namespace tenaille::test
