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
    auto& [gridKind, width, height, stagger] = extent;
    gridKind = kind;
    width = 33;
    height = 44;
    stagger = board::Stagger::Even;
    visible = false;
    extra = R"({"extent":{"wrap":true},"futureNumber":7})";
    return record;
}

board::SettingsRecord settings(RecordId number) {
    board::SettingsRecord record;
    auto& [id, title, author, notes, preset, ruleOptions, closedRooms, extra] = record;
    id = number;
    title = "The tomb \"below\"";
    author = "Zoé";
    notes = "line\nline\ttab";
    preset = "classic";
    ruleOptions = {{"cover.wallEdge", "count"}, {"future.option", "7"}};
    closedRooms = {{120, 360}, {-240, 1200}};
    extra = kExtra;
    return record;
}

board::KindRecord ownKind(RecordId number, board::KindOf family) {
    board::KindRecord record;
    auto& [id, of, kind, label, like, barrier, ground, secret, alwaysOpen, startsHere, width, height, colour,
           line, pattern, extra] = record;
    id = number;
    of = family;
    kind = "own1";
    label = "Mur \"vivant\"";
    like = "hedge";
    auto& [stopsMovement, stopsSight, stopsEffect, cover, low, hampers, oneWay] = barrier;
    stopsMovement = stopsSight = stopsEffect = low = hampers = oneWay = true;
    cover = board::CoverGrade::Improved;
    auto& [solid, opaque, doublings, obstacle, cellCover, cellLow, conceals, cause] = ground;
    solid = opaque = obstacle = cellLow = conceals = true;
    doublings = 3;
    cellCover = board::CoverGrade::Partial;
    cause = board::Concealment::Darkness;
    secret = alwaysOpen = true;
    startsHere = "foe";
    width = 480;
    height = 120;
    colour = 0xff0072b2;
    line = board::WallLine::Zigzag;
    pattern = board::GroundPattern::Crosses;
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
    auto& [id, kind, where, state, freestanding, memory, wall, line, extra] = record;
    id = number;
    kind = "secretDoor";
    auto& [a, b] = where;
    a = {480, 480};
    b = {480, 720};
    state = board::DoorState::Locked;
    freestanding = true;
    memory = board::DoorMemory::Open;
    wall = "hedge";
    auto& [from, to] = line;
    from = {480, 240};
    to = {481, 960};
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
    auto& [id, kind, at, width, height, rotation, hidden, extra] = record;
    id = number;
    kind = "table";
    at = {840, 600};
    width = 480;
    height = 160;
    rotation = 30;
    hidden = true;
    extra = kExtra;
    return record;
}

board::TextRecord text(RecordId number) {
    board::TextRecord record;
    auto& [id, at, words, height, rotation, hidden, extra] = record;
    id = number;
    at = {100, 200};
    words = "Crypte";
    height = 90;
    rotation = 15;
    hidden = true;
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

board::Creature creature(RecordId number, RecordId ridden, GridKind kind) {
    board::Creature filled;
    auto& [record, mount, at, size, footprint, facing, side, reach, reachWeapon, threatens, senses,
           darkvisionRange, arcs, shield, armorClass, feats, level, sneakLevel, traits] = filled;
    record = number;
    mount = ridden;
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

board::ConditionRecord condition(RecordId whose) {
    board::ConditionRecord record;
    auto& [name, length, unit, round, segment, during, secret] = record;
    name = "blinded";
    length = 3;
    unit = board::TimeUnit::Segments;
    round = 2;
    segment = 7;
    during = whose;
    secret = true;
    return record;
}

board::TokenRecord token(RecordId number, RecordId ridden, GridKind kind) {
    board::TokenRecord record;
    auto& [id, inner, onFoot, name, publicName, nameSecret, metAs, label, picture, hidden, healthShown,
           sharedSight, colour, weapon, attackMode, attackBonus, initiativeBonus, speed, hitPoints,
           maxHitPoints, temporaryPoints, conditions, elevation, aura, light, moved, diagonalParity, fighter,
           attacks, notes, extra] = record;
    id = number;
    inner = creature(number, ridden, kind);
    if (ridden) onFoot = isHex(kind) ? board::Footprint{1, 1, board::HexShape::H3Up} : board::Footprint{1, 2};
    name = "Arda";
    publicName = "Stranger";
    nameSecret = true;
    metAs = 2;
    label = "Ar";
    picture = "ffeeddccbbaa99887766554433221100.webp";
    hidden = true;
    healthShown = board::HealthShown::Words;
    sharedSight = board::SharedSight::Never;
    colour = 0xff102030;
    weapon = "Halberd";
    attackMode = board::AttackMode::Reach;
    attackBonus = -2;
    initiativeBonus = 3;
    speed = 4;
    hitPoints = -3;
    maxHitPoints = 40;
    temporaryPoints = 6;
    conditions = {condition(number)};
    elevation = -120;
    aura = 3;
    auto& [bright, dim, shade] = light;
    bright = 960;
    dim = 1920;
    shade = 0xffffaa33;
    moved = 5;
    diagonalParity = 1;
    auto& [damage, endurance, maxEndurance, strength, constitution, enduranceRank, encumbrance, levels,
           sneakRank, polearm, mounted, reducedMobility, specials] = fighter;
    damage = "1d8+3";
    endurance = 12;
    maxEndurance = 30;
    strength = 19;
    constitution = 11;
    enduranceRank = 3;
    encumbrance = 2;
    levels = {{"warrior", 4}, {"thief", 1}};
    sneakRank = 4;
    polearm = mounted = reducedMobility = true;
    specials = {{"swallow", 18, 20}};
    auto& [attackName, bonus, attackDamage, reach, range, reachWeapon] = attacks.emplace_back();
    attackName = "Glaive";
    bonus = -1;
    attackDamage = "1d10+2";
    reach = 2;
    range = 4;
    reachWeapon = true;
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

board::ClockRecord clock(RecordId number) {
    board::ClockRecord record;
    auto& [id, kind, stage, round, segment, seed, rerolls, extra] = record;
    id = number;
    kind = board::ClockKind::Turns;
    rerolls = true;
    stage = board::ClockStage::Segment;
    round = 7;
    segment = 3;
    seed = 4711;
    extra = kExtra;
    return record;
}

board::CombatantRecord combatant(RecordId number, RecordId who) {
    board::CombatantRecord record;
    auto& [id, token, declaredMode, declaredActions, declaredInitiative, target, takesOpportunities, later,
           mode, initiative, slots, busy, routineBlocked, exerted, surprised, unnoticed, armed, bowInHand,
           grappling, fatigue, halfFatigue, activity, turn, at, extra] = record;
    id = number;
    token = who;
    declaredMode = board::Mode::Casting;
    declaredActions = 2;
    declaredInitiative = 4;
    target = who;
    takesOpportunities = true;
    auto& [laterRound, laterMode, laterActions, laterInitiative, laterTarget, laterTakes] =
        later.emplace_back();
    laterRound = 9;
    laterMode = board::Mode::Casting;
    laterActions = 3;
    laterInitiative = 2;
    laterTarget = who;
    laterTakes = true;
    mode = board::Mode::Grapple;
    initiative = 6;
    slots = {{6, board::SlotUse::Spent}, {7, board::SlotUse::Reserved}};
    busy = {1, 2};
    routineBlocked = exerted = surprised = unnoticed = bowInHand = halfFatigue = true;
    armed = false;
    grappling = {who};
    fatigue = 13;
    board::ActivityRecord run;
    auto& [kind, what, left, speed, towards, to] = run;
    kind = board::OrderKind::FastMove;
    what = "fastMove";
    left = 2;
    speed = 8;
    towards = who;
    to = {-1, 20'000'000'000'000};
    activity = run;
    auto& [typed, total, place, group, state, heldSince] = turn.emplace();
    typed = 19;
    total = -2;
    place = 4;
    group = 2;
    state = board::TurnState::Delaying;
    heldSince = 6;
    at = {1'500'000'000, -2};
    extra = kExtra;
    return record;
}

board::OrderRecord order(RecordId number, RecordId creature, RecordId other) {
    board::OrderRecord record;
    auto& [id, who, round, segment, kind, target, action, what, duration, speed, to, mode, manner, draws,
           unseen, success, onFumble, dice, extra] = record;
    id = number;
    who = creature;
    round = 7;
    segment = 5;
    kind = board::OrderKind::SneakAttack;
    target = other;
    action = "disarm";
    what = "web";
    duration = 3;
    speed = 6;
    to = board::Cell{4, -2};
    mode = board::Mode::Shooting;
    manner = "retreat";
    draws = unseen = success = onFumble = true;
    auto& [d20, wear, loss, d6, d4, d100, save, miss] = dice;
    d20 = 20;
    wear = 7;
    loss = 1;
    d6 = 6;
    d4 = 4;
    d100 = 100;
    save = -3;
    miss = 21;
    extra = kExtra;
    return record;
}

board::StepRecord step(RecordId number) {
    board::StepRecord record;
    auto& [id, stage, round, segment, creatures, combatants, orders, added, extra] = record;
    id = number;
    stage = board::ClockStage::Segment;
    round = 7;
    segment = 4;
    creatures = {{{19},
                  {-3, -4},
                  {12, 0},
                  {board::Cell{4, -2}, board::Cell{4, -1}},
                  {5, 0},
                  {1, 0},
                  {6, 2},
                  {condition({19})}}};
    combatants = {combatant({23}, {19})};
    orders = {order({24}, {19}, {26})};
    added = {{21}};
    extra = kExtra;
    return record;
}

board::PlayerViewRecord playerView(RecordId number) {
    board::PlayerViewRecord record;
    auto& [id, mode, light, explores, shown, extra] = record;
    id = number;
    shown = true;
    mode = board::PlayerMode::BySight;
    light = board::Daylight::Dark;
    explores = false;
    extra = kExtra;
    return record;
}

board::FogRecord fog(RecordId number) {
    board::FogRecord record;
    auto& [id, column, row, explored, uncovered, covered, extra] = record;
    id = number;
    column = -3;
    row = 2;
    board::FogBits::Rows rows{};
    rows[0] = 1;
    rows[63] = 0x8000000000000001;
    explored = board::FogBits(rows);
    rows.fill(~std::uint64_t{0});
    uncovered = board::FogBits(rows);
    rows[7] = 5;
    covered = board::FogBits(rows);
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
    encounter.kinds.put(ownKind({9}, board::KindOf::Wall));
    encounter.pictures.put(picture({10}));
    encounter.floors.put(floor({11}));
    encounter.walls.put(wall({12}));
    encounter.doors.put(door({13}));
    encounter.terrain.put(terrain({14}));
    encounter.lights.put(light({15}));
    encounter.props.put(prop({16}));
    encounter.texts.put(text({17}));
    encounter.notes.put(note({18}));
    encounter.tokens.put(token({19}, {26}, kind));
    encounter.tokens.put(token({26}, {}, kind));
    encounter.overrides.put(override_({20}, {19}));
    encounter.clock.put(clock({22}));
    encounter.combatants.put(combatant({23}, {19}));
    encounter.combatants.put(combatant({27}, {26}));
    encounter.orders.put(order({24}, {19}, {26}));
    encounter.steps.put(step({28}));
    encounter.playerView.put(playerView({40}));
    encounter.fog.put(fog({41}));
    encounter.log.put(log({21}));
    return encounter;
}

}  // namespace tenaille::test
