// SPDX-License-Identifier: MIT
#include "tests/support/filled_records.h"

namespace tenaille::test {

namespace {

using board::GridKind;

constexpr const char* kExtra = R"({"futureNumber":7,"futureThing":{"a":[1,2.5,null,"x"]}})";

board::GridRecord grid(RecordId number, GridKind kind) {
    board::GridRecord record;
    auto& [id, extent, visible, extra] = record;
    id = number;
    auto& [gridKind, width, height] = extent;
    gridKind = kind;
    width = 33;
    height = 44;
    visible = false;
    extra = R"({"extent":{"wrap":true},"futureNumber":7})";
    return record;
}

board::SettingsRecord settings(RecordId number) {
    board::SettingsRecord record;
    auto& [id, title, author, notes, preset, ruleOptions, extra] = record;
    id = number;
    title = "The tomb \"below\"";
    author = "Zoé";
    notes = "line\nline\ttab";
    preset = "classic";
    ruleOptions = {{"cover.wallEdge", "count"}, {"future.option", "7"}};
    extra = kExtra;
    return record;
}

board::PictureRecord picture(RecordId number) {
    board::PictureRecord record;
    auto& [id, asset, pixelWidth, pixelHeight, x, y, width, height, extra] = record;
    id = number;
    asset = "00112233445566778899aabbccddeeff.png";
    pixelWidth = 4096;
    pixelHeight = 2048;
    x = -240;
    y = -120;
    width = 7920;
    height = 10560;
    extra = kExtra;
    return record;
}

board::FloorRecord floor(RecordId number) {
    board::FloorRecord record;
    auto& [id, material, outline, extra] = record;
    id = number;
    material = "wood";
    outline = {{0, 0}, {240, 0}, {240, 480}};
    extra = kExtra;
    return record;
}

board::WallRecord wall(RecordId number) {
    board::WallRecord record;
    auto& [id, kind, points, extra] = record;
    id = number;
    kind = "forceField";  // a kind of a newer version
    points = {{0, 0}, {-240, 120}, {480, 960}};
    extra = kExtra;
    return record;
}

board::DoorRecord door(RecordId number) {
    board::DoorRecord record;
    auto& [id, kind, where, state, freestanding, extra] = record;
    id = number;
    kind = "secretDoor";
    auto& [a, b] = where;
    a = {480, 480};
    b = {480, 720};
    state = board::DoorState::Locked;
    freestanding = true;
    extra = kExtra;
    return record;
}

board::TerrainRecord terrain(RecordId number) {
    board::TerrainRecord record;
    auto& [id, kind, cells, extra] = record;
    id = number;
    kind = "smoke";
    cells = {{-1, 4}, {2, 3}, {2, 4}};
    extra = kExtra;
    return record;
}

board::LightRecord light(RecordId number) {
    board::LightRecord record;
    auto& [id, at, bright, dim, colour, angle, direction, on, extra] = record;
    id = number;
    at = {600, 700};
    bright = 480;
    dim = 960;
    colour = 0x80f00a0b;
    angle = 90;
    direction = 45;
    on = false;
    extra = kExtra;
    return record;
}

board::PropRecord prop(RecordId number) {
    board::PropRecord record;
    auto& [id, kind, at, width, height, rotation, extra] = record;
    id = number;
    kind = "table";
    at = {840, 600};
    width = 480;
    height = 160;
    rotation = 30;
    extra = kExtra;
    return record;
}

board::TextRecord text(RecordId number) {
    board::TextRecord record;
    auto& [id, at, words, height, rotation, extra] = record;
    id = number;
    at = {100, 200};
    words = "Crypte";
    height = 90;
    rotation = 15;
    extra = kExtra;
    return record;
}

board::NoteRecord note(RecordId number) {
    board::NoteRecord record;
    auto& [id, at, title, words, extra] = record;
    id = number;
    at = {300, 400};
    title = "Trap";
    words = "DC 20";
    extra = kExtra;
    return record;
}

board::Creature creature(RecordId number, GridKind kind) {
    board::Creature filled;
    auto& [record, at, size, footprint, facing, side, reach, reachWeapon, threatens, senses, darkvisionRange,
           arcs, shield, armorClass, feats, level, sneakLevel, traits] = filled;
    record = number;
    at = {7, -3};
    size = board::SizeCategory::Huge;
    footprint = board::Footprint{};
    auto& [width, height, shape] = footprint;
    if (isHex(kind)) {
        shape = board::HexShape::H12Up;
    } else {
        width = 2;
        height = 4;
    }
    facing = board::Facing{static_cast<std::uint8_t>(facingCount(kind) - 1)};
    side = "heroes";
    reach = 3;
    reachWeapon = true;
    threatens = false;
    senses = {board::Sense::Darkvision, board::Sense::LowLight};
    darkvisionRange = 12;
    arcs = {board::Arc::Front, board::Arc::Front, board::Arc::Rear, board::Arc::Left};
    board::Shield held;
    auto& [shieldSide, bonus, enhancement] = held;
    shieldSide = board::ShieldSide::Right;
    bonus = 2;
    enhancement = 1;
    shield = held;
    armorClass = 19;
    feats = {board::Feat::CombatReflexes, board::Feat::CombatAwareness};
    level = 5;
    sneakLevel = 4;
    traits = {board::Trait::Faceless, board::Trait::Prone, board::Trait::IgnoresFacing};
    return filled;
}

board::TokenRecord token(RecordId number, GridKind kind) {
    board::TokenRecord record;
    auto& [id, inner, name, publicName, nameSecret, label, hidden, colour, weapon, attackMode, attackBonus,
           speed, hitPoints, maxHitPoints, moved, diagonalParity, notes, extra] = record;
    id = number;
    inner = creature(number, kind);
    name = "Arda";
    publicName = "Stranger";
    nameSecret = true;
    label = "Ar";
    hidden = true;
    colour = 0xff102030;
    weapon = "Halberd";
    attackMode = board::AttackMode::Reach;
    attackBonus = -2;
    speed = 4;
    hitPoints = -3;
    maxHitPoints = 40;
    moved = 5;
    diagonalParity = 1;
    notes = "cursed";
    extra = R"({"shield":{"material":"oak"},"futureNumber":7})";
    return record;
}

board::OverrideRecord override_(RecordId number, RecordId token) {
    board::OverrideRecord record;
    auto& [id, attacker, target, reason, value, extra] = record;
    id = number;
    attacker = token;
    target = token;
    reason = "cover";
    value = -4;
    extra = kExtra;
    return record;
}

board::LogRecord log(RecordId number) {
    board::LogRecord record;
    auto& [id, entry, arguments, time, extra] = record;
    id = number;
    entry = "moved";
    arguments = {"Arda", "", "3"};
    time = "2026-03-01T19:30:05Z";
    extra = kExtra;
    return record;
}

}  // namespace

document::Encounter filledEncounter(GridKind kind) {
    document::Encounter encounter;
    encounter.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
    encounter.extra = kExtra;
    encounter.grid.put(grid({1}, kind));
    encounter.settings.put(settings({2}));
    encounter.pictures.put(picture({10}));
    encounter.floors.put(floor({11}));
    encounter.walls.put(wall({12}));
    encounter.doors.put(door({13}));
    encounter.terrain.put(terrain({14}));
    encounter.lights.put(light({15}));
    encounter.props.put(prop({16}));
    encounter.texts.put(text({17}));
    encounter.notes.put(note({18}));
    encounter.tokens.put(token({19}, kind));
    encounter.overrides.put(override_({20}, {19}));
    encounter.log.put(log({21}));
    return encounter;
}

}  // namespace tenaille::test
