// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_facing_ua.h"
#include "core/io/rules/query_kinds.h"
#include "core/io/rules/query_reader.h"
#include "core/rules/facing/facing_5e.h"
#include "core/rules/facing/facing_ua.h"
#include "core/rules/facing/shield.h"
#include "core/rules/facing/target_5e.h"
#include "core/rules/facing/turning.h"

namespace tenaille::io {

namespace {

using board::Arc;
using board::Cell;
using board::Creature;
using board::GridKind;
using facing::CellArc;
using facing::FreeSpace;
using facing::System;
using facing::TurnEvent;
using facing::Zone;
using M = CreatureMember;

constexpr std::array kSystems{Word<System>{"5e", System::FiveE}, Word<System>{"ua", System::Ua}};
constexpr std::array kEvents{
    Word<TurnEvent>{"newTurn", TurnEvent::NewTurn}, Word<TurnEvent>{"otherMoves", TurnEvent::OtherMoves},
    Word<TurnEvent>{"turnAsReaction", TurnEvent::TurnAsReaction},
    Word<TurnEvent>{"useReaction", TurnEvent::UseReaction},
    Word<TurnEvent>{"enterCell", TurnEvent::EnterCell}, Word<TurnEvent>{"endMove", TurnEvent::EndMove},
    Word<TurnEvent>{"turn", TurnEvent::Turn}, Word<TurnEvent>{"beginMove", TurnEvent::BeginMove},
    Word<TurnEvent>{"fiveFootStep", TurnEvent::FiveFootStep},
    Word<TurnEvent>{"turnAsMoveAction", TurnEvent::TurnAsMoveAction},
    Word<TurnEvent>{"attack", TurnEvent::Attack},
    // Beyond the protocol:
    Word<TurnEvent>{"otherMovesUnseen", TurnEvent::OtherMovesUnseen},
    Word<TurnEvent>{"otherEndsMove", TurnEvent::OtherEndsMove},
    Word<TurnEvent>{"forcedMove", TurnEvent::ForcedMove},
    Word<TurnEvent>{"tradeStandardAction", TurnEvent::TradeStandardAction},
    Word<TurnEvent>{"giveBackTurn", TurnEvent::GiveBackTurn}};

constexpr CreatureMembers kFaced{M::At, M::Space, M::Facing, M::Faceless};
constexpr std::array kEachArc{Arc::Front, Arc::Left, Arc::Right, Arc::Rear};

JsonValue sharesJson(const std::optional<facing::Shares>& shares) {
    if (!shares) return nullptr;
    JsonObject object;
    for (const Arc arc : kEachArc)
        object.emplace_back(std::string(arcName(arc)), exactJson((*shares)[static_cast<std::size_t>(arc)]));
    return object;
}

bool hasShares(System system, GridKind grid, const rules::RuleOptions& options) {
    return system == System::FiveE && !(board::isHex(grid) && options.facing.hexArcs == rules::HexArcs::Ua);
}

CellArc place(System system, GridKind grid, const Creature& creature, Cell cell,
              const rules::RuleOptions& options) {
    if (system == System::FiveE) return facing::cellArc5e(grid, creature, cell, options.facing);
    return {cell, facing::zoneUa(grid, creature, cell, options.facing), std::nullopt};
}

// ---- facing.arc -------------------------------------------------------------------------------------------

// Width and height of a space on squares, exact; 1..30 when whole, above 0 in any case.
ExactPoint readSides(const Field& footprint, const Creature& creature) {
    if (!footprint.present() || footprint.value().array() == nullptr) {
        const board::Footprint usual = readFootprint(footprint, GridKind::Square, creature.size);
        return {Rational(usual.width), Rational(usual.height)};
    }
    const auto pair = footprint.items(2);
    const ExactPoint sides{pair[0].exact({0, 30}), pair[1].exact({0, 30})};
    if (sides.x == Rational(0) || sides.y == Rational(0))
        footprint.fail(QueryErrorCode::OutOfRange, "A space has a width and a height above 0.");
    return sides;
}

bool isWhole(const ExactPoint& point) { return point.x.isWhole() && point.y.isWhole(); }

std::int32_t whole(Rational value) { return static_cast<std::int32_t>(value.num()); }

// Place and space of the creature. 5e on squares alone knows spaces that are no whole cells, as wide as high
// (F5-11): then the result is the space, and the creature has none.
std::optional<FreeSpace> readArcSpace(const Field& from, System system, GridKind grid, Creature& creature) {
    const ExactPoint at = readPoint(from["at"]);
    const Field footprint = from["footprint"];
    creature.size = readSize(from["size"]);
    ExactPoint sides{Rational(1), Rational(1)};
    if (board::isHex(grid))
        creature.footprint = readFootprint(footprint, grid, creature.size);
    else
        sides = readSides(footprint, creature);
    if (isWhole(at) && isWhole(sides)) {
        creature.at = {whole(at.x), whole(at.y)};
        if (!board::isHex(grid)) creature.footprint = {whole(sides.x), whole(sides.y)};
        return std::nullopt;
    }
    if (system != System::FiveE || board::isHex(grid))
        from.fail(QueryErrorCode::OutOfRange, "Only 5e on squares knows spaces that are no whole cells.");
    if (sides.x != sides.y)
        footprint.fail(QueryErrorCode::OutOfRange, "A space that is no whole cells is as wide as high.");
    return FreeSpace{at.x, at.y, sides.x};
}

CellArc freePlace(const FreeSpace& space, const Creature& creature, Cell cell) {
    const CellArc found = facing::cellArc5e(space, creature.facing.value_or(board::Facing()), cell);
    if (creature.facing || found.zone == Zone::Self) return found;
    return {cell, Zone::None, std::nullopt};
}

JsonValue arcKind(const Field& input, const rules::RuleOptions& options) {
    const System system = input["system"].word(kSystems);
    const GridKind grid = readGrid(input["grid"]);
    const std::vector<Cell> cells = readCells(input["cells"]);
    if (cells.empty()) input["cells"].fail(QueryErrorCode::OutOfRange, "Name at least one cell.");
    Creature creature = readCreature(input["creature"], grid, {M::Facing, M::Faceless});
    const auto space = readArcSpace(input["creature"], system, grid, creature);
    checkedFacing(input["creature"], system, grid, creature, options.facing);
    std::vector<CellArc> places;
    places.reserve(cells.size());
    for (const Cell cell : cells)
        places.push_back(space ? freePlace(*space, creature, cell)
                               : place(system, grid, creature, cell, options));
    const bool shares = hasShares(system, grid, options);
    return JsonObject{
        {"arcs", arrayJson(places, [](const CellArc& p) { return zoneName(p.zone); })},
        {"shares",
         shares ? arrayJson(places, [](const CellArc& p) { return sharesJson(p.shares); }) : JsonValue()}};
}

// ---- facing.ring, facing.permitted
// --------------------------------------------------------------------------

JsonValue ringKind(const Field& input, const rules::RuleOptions& options) {
    const System system = input["system"].word(kSystems);
    const GridKind grid = readGrid(input["grid"]);
    const Field from = input["creature"];
    const Creature creature = readCreature(from, grid, kFaced);
    static_cast<void>(from["facing"].text());
    checkedFacing(from, system, grid, creature, options.facing);
    if (!facing::hasFacing(system, creature))
        from.fail(QueryErrorCode::OutOfRange, "This creature has no facing, hence no arcs.");
    std::array<JsonArray, 4> sorted;
    for (const Cell cell : board::ring(grid, creature.footprint, creature.at))
        if (const auto arc = facing::arcOf(place(system, grid, creature, cell, options).zone))
            sorted[static_cast<std::size_t>(*arc)].push_back(cellJson(cell));
    JsonObject answer;
    for (const Arc arc : kEachArc)
        answer.emplace_back(std::string(arcName(arc)), std::move(sorted[static_cast<std::size_t>(arc)]));
    return answer;
}

JsonValue permittedKind(const Field& input, const rules::RuleOptions& options) {
    const System system = input["system"].word(kSystems);
    const GridKind grid = readGrid(input["grid"]);
    const board::Footprint footprint = readFootprint(input["footprint"], grid, readSize(input["size"]));
    const auto facings = facing::permittedFacings(system, grid, footprint, options.facing);
    return JsonObject{
        {"facings", arrayJson(facings, [grid](board::Facing f) { return board::name(grid, f); })}};
}

// ---- facing.target, facing.shield
// ---------------------------------------------------------------------------

JsonValue targetKind(const Field& input, const rules::RuleOptions& options) {
    const GridKind grid = readGrid(input["grid"]);
    const Creature creature = readCreature(
        input["creature"], grid, {M::At, M::Space, M::Facing, M::Arcs, M::Shield, M::IgnoresFacing});
    const Creature other = readCreature(input["other"], grid, {M::At, M::Space});
    checkedFacing(input["creature"], System::FiveE, grid, creature, options.facing);
    const facing::TargetRuling5e ruling = facing::target5e(grid, creature, other, options.facing);
    std::array<bool, 6> zones{};
    std::array<bool, 4> roles{};
    for (const facing::SeenCell& cell : ruling.evidence) {
        zones[static_cast<std::size_t>(cell.place.zone)] = true;
        roles[static_cast<std::size_t>(cell.role)] = true;
    }
    JsonArray arcWords;
    JsonArray roleWords;
    for (std::size_t i = 0; i < zones.size(); ++i)
        if (zones[i]) arcWords.emplace_back(zoneName(static_cast<Zone>(i)));
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i]) roleWords.emplace_back(arcName(static_cast<Arc>(i)));
    return JsonObject{{"arcs", std::move(arcWords)},
                      {"roles", std::move(roleWords)},
                      {"canTarget", ruling.answer.canTarget},
                      {"advantage", ruling.answer.advantage},
                      {"shieldApplies", orNull(ruling.answer.shieldApplies)},
                      {"seen", ruling.answer.seen},
                      {"mayOriginate", ruling.answer.mayOriginate}};
}

JsonValue shieldKind(const Field& input, const rules::RuleOptions& options) {
    const System system = input["system"].word(kSystems);
    const GridKind grid = readGrid(input["grid"]);
    const Field from = input["creature"];
    static_cast<void>(from["facing"].text());
    static_cast<void>(from["shield"].members());
    const Creature creature = readCreature(
        from, grid, {M::At, M::Space, M::Facing, M::Faceless, M::Shield, M::ArmorClass, M::Arcs});
    checkedFacing(from, system, grid, creature, options.facing);
    JsonArray covered;
    JsonArray armorClasses;
    for (const Cell cell : readCells(input["cells"])) {
        const bool covers = facing::shieldCovers(system, grid, creature, cell, options.facing);
        covered.emplace_back(covers);
        if (creature.armorClass)
            armorClasses.emplace_back(*creature.armorClass +
                                      facing::shieldModifier(system, creature, covers, options.facing).value);
    }
    return JsonObject{{"covered", std::move(covered)},
                      {"ac", creature.armorClass ? JsonValue(std::move(armorClasses)) : JsonValue()}};
}

// ---- facing.turn
// --------------------------------------------------------------------------------------------

JsonValue turnKind(const Field& input, const rules::RuleOptions& options) {
    const System system = input["system"].word(kSystems);
    facing::Turning5e turning5e;
    facing::TurningUa turningUa;
    JsonArray allowed;
    for (const Field& item : input["events"].items()) {
        const TurnEvent event = item.word(kEvents);
        if (!facing::belongsTo(system, event))
            item.fail(QueryErrorCode::OutOfRange, "This event belongs to the other rule set.");
        allowed.emplace_back(system == System::FiveE ? turning5e.accept(event, options.facing)
                                                     : turningUa.accept(event, options.facing));
    }
    return JsonObject{{"allowed", std::move(allowed)}};
}

constexpr std::array kFacingKinds{QueryKind{"facing.arc", arcKind},
                                  QueryKind{"facing.ring", ringKind},
                                  QueryKind{"facing.permitted", permittedKind},
                                  QueryKind{"facing.target", targetKind},
                                  QueryKind{"facing.shield", shieldKind},
                                  QueryKind{"facing.turn", turnKind},
                                  QueryKind{"facing.step", stepKind},
                                  QueryKind{"facing.attack", attackKind},
                                  QueryKind{"facing.perceive", perceiveKind},
                                  QueryKind{"facing.spell", spellKind}};

}  // namespace

std::span<const QueryKind> facingKinds() { return kFacingKinds; }

}  // namespace tenaille::io
