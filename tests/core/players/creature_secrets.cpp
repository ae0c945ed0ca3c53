// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <limits>

#include "core/actions/riding.h"
#include "core/board/riding.h"
#include "core/document/names.h"
#include "core/document/project.h"
#include "tests/core/players/secret_pairs.h"
#include "tests/support/sample_boards.h"

namespace tenaille::test {

namespace {

using board::HealthShown;
using board::SharedSight;
using board::TokenRecord;

// Changes every creature that `test` lets through, now and then; whether there was one.
template <class Test, class Change>
bool changeTokens(SecretBoard& board, Random& random, Test test, Change change) {
    bool any = false;
    const document::Table<TokenRecord> before = board.map.tokens;
    for (TokenRecord token : before) {
        if (!test(token) || (any && random.oneIn(2))) continue;
        change(token);
        board.map.tokens.put(token);
        any = true;
    }
    return any;
}

void anyHealth(TokenRecord& token, Random& random) {
    token.maxHitPoints = random.between(0, 200);
    token.hitPoints = random.between(-20, 200);
    token.fighter.maxEndurance = random.between(0, 40);
    token.fighter.endurance = random.between(0, 40);
}

// Those that the GM keeps to himself, and how long the others last. None that players notice by what the
// creature does or sees.
void anySecretConditions(TokenRecord& token, Random& random) {
    std::erase_if(token.conditions, [](const board::ConditionRecord& one) { return one.secret; });
    for (board::ConditionRecord& shown : token.conditions) {
        shown.length = random.between(0, 9);
        shown.unit = static_cast<board::TimeUnit>(random.between(0, 2));
        shown.round = random.between(0, 9);
        shown.segment = random.between(1, 10);
        shown.during = {static_cast<std::uint32_t>(random.between(0, 9))};
    }
    for (int i = random.between(0, 2); i > 0; --i) {
        board::ConditionRecord& own = token.conditions.emplace_back();
        own.name = random.oneIn(3) ? "helpless" : nextCanary();
        own.length = random.between(0, 9);
        own.secret = true;
    }
}

// What no player learns of a creature, wherever it stands. Eyes that share keep their sight.
void anySecretFields(const SecretBoard& board, TokenRecord& token, Random& random) {
    token.creature.reach = random.between(0, 9);
    token.creature.reachWeapon = random.oneIn(2);
    token.creature.threatens = random.oneIn(2);
    token.creature.armorClass = random.between(1, 40);
    token.creature.shield = board::Shield{board::ShieldSide::Front, random.between(0, 9), 1};
    token.creature.feats = board::Feat::CombatReflexes;
    token.creature.level = random.between(0, 20);
    token.creature.sneakLevel = random.between(0, 20);
    token.weapon = nextCanary();
    token.attackBonus = random.between(-5, 30);
    token.initiativeBonus = random.between(-5, 30);
    token.speed = random.between(0, 12);
    token.moved = random.between(0, 12);
    token.diagonalParity = random.between(0, 1);
    token.fighter.damage = nextCanary();
    token.fighter.strength = random.between(3, 30);
    token.fighter.constitution = random.between(3, 30);
    token.fighter.enduranceRank = random.between(0, 9);
    token.fighter.encumbrance = random.between(0, 9);
    token.fighter.levels = {{nextCanary(), 3}};
    token.fighter.sneakRank = random.between(0, 9);
    token.fighter.polearm = random.oneIn(2);
    token.fighter.mounted = random.oneIn(2);
    token.fighter.reducedMobility = random.oneIn(2);
    token.fighter.specials = {{nextCanary(), random.between(1, 20), 20}};
    token.attacks = {{nextCanary(), random.between(-5, 20), nextCanary(), random.between(0, 30)}};
    token.notes = nextCanary();
    anySecretConditions(token, random);
    if (!board.isOurs(token)) {
        token.temporaryPoints = random.between(0, 9);
        token.aura = random.between(0, 4);
    }
    if (board.shares(token)) return;
    token.creature.arcs = board::kHydraArcs;
    token.creature.senses = board::Sense::Darkvision;
    token.creature.darkvisionRange = random.between(0, 9);
    token.creature.traits = token.creature.traits.with(board::Trait::Prone).with(board::Trait::Blurred);
}

// Everything about a creature that is on no screen; it stays off them.
void anyUnseen(SecretBoard& board, TokenRecord& token, Random& random) {
    anySecretFields(board, token, random);
    anyHealth(token, random);
    token.name = random.oneIn(2) ? nextCanary() : "open name " + std::to_string(random.between(1, 9));
    token.publicName = random.oneIn(2) ? nextCanary() : "";
    token.nameSecret = random.oneIn(2);
    token.label = nextCanary();
    token.picture = random.oneIn(2) ? nextCanary() + ".webp" : "";
    if (!token.picture.empty())
        board.map.assets[token.picture] = std::make_shared<const std::string>(nextCanary());
    if (random.oneIn(2)) token.conditions.emplace_back().name = nextCanary();
    token.elevation = random.between(-400, 400);
    token.colour = static_cast<std::uint32_t>(random.next());
    token.healthShown = static_cast<HealthShown>(random.between(0, 3));
    token.attackMode = static_cast<board::AttackMode>(random.between(0, 2));
    token.extra = "{\"" + nextCanary() + "\":[1]}";
}

void anyLight(TokenRecord& token, Random& random) {
    token.light.bright = random.between(0, 1000);
    token.light.dim = token.light.bright + random.between(0, 1000);
    token.light.colour = static_cast<std::uint32_t>(random.next());
}

board::Cell cellAnywhere(const SecretBoard& board, Random& random) {
    const auto& extent = board.map.gridRecord().extent;
    const int column = random.between(0, extent.width - 1);
    return extent.cellOf(column, random.between(0, extent.height - 1));
}

TokenRecord newcomer(SecretBoard& board, Random& random) {
    TokenRecord token;
    token.creature.side = random.oneIn(2) ? "foe" : "neutral";
    token.creature.at = cellAnywhere(board, random);
    anyUnseen(board, token, random);
    return token;
}

// ---- names and health
// --------------------------------------------------------------------------------------

bool namesOfMaskedCreatures(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random, [](const TokenRecord& t) { return t.nameSecret || !t.publicName.empty(); },
        [](TokenRecord& token) {
            token.name = nextCanary();
            token.label = nextCanary();
        });
}

bool numbersOfNames(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random, [&](const TokenRecord& t) { return document::isCounted(t) && !board.isUnseen(t); },
        [&](TokenRecord& token) {
            const int number = random.between(0, 40);
            token.name = document::numberedName(token.name).name;
            token.label = document::labelOf(token.name, number);
            if (number > 0) token.name += " " + std::to_string(number);
        });
}

bool secretFields(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random, [](const TokenRecord&) { return true; },
        [&](TokenRecord& token) { anySecretFields(board, token, random); });
}

bool healthThatIsNotShown(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random,
        [&](const TokenRecord& t) {
            const bool isDown = t.maxHitPoints > 0 && t.hitPoints <= 0;
            if (board.isOurs(t)) return t.healthShown == HealthShown::Nothing && !isDown;
            return t.healthShown == HealthShown::Nothing || (t.healthShown == HealthShown::Usual && !isDown);
        },
        [&](TokenRecord& token) {
            const bool ours = board.isOurs(token);
            anyHealth(token, random);
            // Whoever is down does not look round.
            if (ours) token.hitPoints = std::max(token.hitPoints, 1);
            if (ours) return;
            token.healthShown = random.oneIn(2) ? HealthShown::Nothing : HealthShown::Usual;
            // That somebody lies there is seen.
            if (token.healthShown == HealthShown::Usual) token.hitPoints = std::max(token.hitPoints, 1);
        });
}

bool enduranceOfOthers(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random, [&](const TokenRecord& t) { return !board.isOurs(t); },
        [&](TokenRecord& token) {
            token.fighter.endurance = random.between(0, 40);
            token.fighter.maxEndurance = random.between(0, 40);
        });
}

// One twentieth of the bar, as it is counted here: the points that are left, rounded up.
int twentieths(int points, int most) {
    return most > 0 ? (std::clamp(points, 0, most) * 20 + most - 1) / most : -1;
}

bool healthWithinOneTwentieth(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random,
        [&](const TokenRecord& t) { return t.healthShown == HealthShown::Bar && !board.isOurs(t); },
        [&](TokenRecord& token) {
            const int before = twentieths(token.hitPoints, token.maxHitPoints);
            if (before < 0) return;
            for (int tries = 0; tries < 200; ++tries) {
                const int most = random.between(1, 300);
                const int points = random.between(-20, most + 20);
                if (twentieths(points, most) != before) continue;
                token.maxHitPoints = most;
                token.hitPoints = points;
                return;
            }
        });
}

// The words say quarters: down, up to one, up to three, less than all, all.
int quarters(int points, int most) {
    if (points <= 0) return 0;
    if (points >= most) return 4;
    return points * 4 <= most ? 1 : points * 4 <= 3 * most ? 2 : 3;
}

bool healthWithinOneWord(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random,
        [](const TokenRecord& t) { return t.healthShown == HealthShown::Words && t.maxHitPoints > 0; },
        [&](TokenRecord& token) {
            const int before = quarters(token.hitPoints, token.maxHitPoints);
            for (int tries = 0; tries < 50; ++tries) {
                const int most = random.between(4, 300);
                const int points = random.between(1, most);
                if (quarters(points, most) != before) continue;
                token.maxHitPoints = most;
                token.hitPoints = points;
                return;
            }
        });
}

// ---- creatures that are on no screen
// -----------------------------------------------------------------------

// Hidden ones that share their sight show by what they see: they stay where they are.
bool mayDoAnything(const SecretBoard& board, const TokenRecord& token) {
    return token.hidden && !board.shares(token);
}

bool hiddenCreaturesCome(SecretBoard& board, Random& random) {
    TokenRecord token = newcomer(board, random);
    token.hidden = true;
    anyLight(token, random);
    if (random.oneIn(3)) token.creature.side = document::kPartySide;
    add(board.map, board.map.tokens, token);
    return true;
}

bool hiddenCreaturesGo(SecretBoard& board, Random&) {
    for (const TokenRecord& token : board.map.tokens)
        if (mayDoAnything(board, token)) {
            board.map.tokens.erase(RecordId(token.id));
            return true;
        }
    return false;
}

bool hiddenCreaturesChange(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random, [&](const TokenRecord& t) { return mayDoAnything(board, t); },
        [&](TokenRecord& token) {
            anyUnseen(board, token, random);
            anyLight(token, random);
            token.creature.at = cellAnywhere(board, random);
            token.creature.side = random.oneIn(2) ? document::kPartySide : "foe";
            token.creature.size = static_cast<board::SizeCategory>(random.between(2, 6));
            token.creature.footprint = board::footprintOf(token.creature.size);
        });
}

// Whoever stands there rides what nobody sees.
bool hiddenMounts(SecretBoard& board, Random& random) {
    const auto goesOnFoot = [&](const TokenRecord& t) {
        return !board::isMounted(t.creature) && actions::ridersOf(board.map, t.id).empty();
    };
    return changeTokens(board, random, goesOnFoot, [&](TokenRecord& token) {
        TokenRecord mount = newcomer(board, random);
        mount.hidden =
            random.oneIn(2) || document::playerViewOf(board.map).mode == board::PlayerMode::Everything;
        if (!mount.hidden) mount.creature.traits = mount.creature.traits.with(board::Trait::Invisible);
        mount.creature.at = token.creature.at;
        mount.creature.size = static_cast<board::SizeCategory>(random.between(4, 6));
        mount.creature.footprint = board::footprintOf(mount.creature.size);
        mount.moved = token.moved;
        mount.diagonalParity = token.diagonalParity;
        mount.creature.facing = token.creature.facing;
        mount.id = add(board.map, board.map.tokens, mount);
        board::mountUp(mount, token);
    });
}

bool moveUnseen(SecretBoard& board, Random& random, const std::vector<board::Cell>& cells,
                bool (SecretBoard::*isThere)(const TokenRecord&) const) {
    if (cells.empty()) return false;
    const auto mayMove = [&](const TokenRecord& t) {
        return !board.isOurs(t) && !board.shares(t) && t.light.dim == 0 && (board.*isThere)(t);
    };
    const auto stay = [&](TokenRecord& token) {
        const TokenRecord before = token;
        anyUnseen(board, token, random);
        token.creature.at = pick(cells, random);
        if (!mayMove(token)) token = before;
    };
    if (random.oneIn(4)) {
        TokenRecord token = newcomer(board, random);
        token.creature.at = pick(cells, random);
        if (!mayMove(token)) return false;
        add(board.map, board.map.tokens, token);
        return true;
    }
    if (!random.oneIn(4)) return changeTokens(board, random, mayMove, stay);
    for (const TokenRecord& token : board.map.tokens)
        if (mayMove(token)) {
            board.map.tokens.erase(RecordId(token.id));
            return true;
        }
    return false;
}

bool foesBehindWalls(SecretBoard& board, Random& random) {
    return moveUnseen(board, random, board.vaultCells, &SecretBoard::inVault);
}

bool foesUnderTheCover(SecretBoard& board, Random& random) {
    return moveUnseen(board, random, board.coverCells, &SecretBoard::inCover);
}

bool foesInTheDark(SecretBoard& board, Random& random) {
    std::vector<board::Cell> cells;
    for (int i = 0; i < 6; ++i) cells.push_back(cellAnywhere(board, random));
    return moveUnseen(board, random, cells, &SecretBoard::inTheDark);
}

bool invisibleFoes(SecretBoard& board, Random& random) {
    if (board.mode == board::PlayerMode::Everything) return false;
    if (random.oneIn(3)) {
        TokenRecord token = newcomer(board, random);
        token.creature.traits = board::Trait::Invisible;
        add(board.map, board.map.tokens, token);
        return true;
    }
    return changeTokens(
        board, random,
        [&](const TokenRecord& t) {
            return t.creature.traits.has(board::Trait::Invisible) && !board.isOurs(t) && !board.shares(t) &&
                   t.light.dim == 0;  // the light itself is seen
        },
        [&](TokenRecord& token) {
            anyUnseen(board, token, random);
            token.creature.at = cellAnywhere(board, random);
        });
}

bool whoDoesNotShareAnyway(SecretBoard& board, Random& random) {
    return changeTokens(
        board, random,
        [&](const TokenRecord& t) { return !board.isOurs(t) && t.sharedSight != SharedSight::Always; },
        [&](TokenRecord& token) {
            token.sharedSight = random.oneIn(2) ? SharedSight::Usual : SharedSight::Never;
        });
}

// ---- writings of the GM, the fight
// ---------------------------------------------------------------------------

bool notesOfTheGm(SecretBoard& board, Random& random) {
    board::NoteRecord note;
    note.at = board::centre(board.grid(), cellAnywhere(board, random));
    note.title = nextCanary();
    note.text = nextCanary();
    add(board.map, board.map.notes, note);
    return true;
}

bool settingsOfTheGm(SecretBoard& board, Random&) {
    board::SettingsRecord settings = board.map.settingsRecord();
    settings.title = nextCanary();
    settings.author = nextCanary();
    settings.notes = nextCanary();
    board.map.settings.put(settings);
    return true;
}

bool linesOfTheLog(SecretBoard& board, Random& random) {
    board::LogRecord line;
    line.entry = nextCanary();
    line.arguments = {nextCanary(), std::to_string(random.next())};
    line.time = nextCanary();
    add(board.map, board.map.log, line);
    return true;
}

bool valuesOfTheGm(SecretBoard& board, Random& random) {
    board::OverrideRecord own;
    own.attacker = board.map.tokens.empty() ? RecordId{1} : board.map.tokens.begin()->id;
    own.target = own.attacker;
    own.reason = nextCanary();
    own.value = random.between(-20, 20);
    add(board.map, board.map.overrides, own);
    return true;
}

bool theFight(SecretBoard& board, Random& random) {
    board::ClockRecord clock;
    if (!board.map.clock.empty()) clock = *board.map.clock.begin();
    clock.seed = random.between(0, 1'000'000);
    clock.round = random.between(0, 50);
    if (board.map.clock.empty())
        add(board.map, board.map.clock, clock);
    else
        board.map.clock.put(clock);
    board::CombatantRecord combatant;
    combatant.token = {static_cast<std::uint32_t>(random.between(10, 60))};
    combatant.initiative = random.between(1, 10);
    combatant.surprised = random.oneIn(2);
    combatant.turn = board::TurnRecord{.typed = random.between(1, 20), .initiative = random.between(1, 30)};
    add(board.map, board.map.combatants, combatant);
    board::OrderRecord order;
    order.who = combatant.token;
    order.what = nextCanary();
    order.to = cellAnywhere(board, random);
    add(board.map, board.map.orders, order);
    board::StepRecord step;
    step.combatants = {combatant};
    board::ConditionRecord secretCondition;
    secretCondition.name = nextCanary();
    step.creatures = {{.token = combatant.token,
                       .hitPoints = {9, 1},
                       .endurance = {},
                       .at = {},
                       .moved = {},
                       .parity = {},
                       .temporary = {1, 0},
                       .ended = {secretCondition}}};
    add(board.map, board.map.steps, step);
    return true;
}

bool unknownMembers(SecretBoard& board, Random& random) {
    board.map.extra = "{\"" + nextCanary() + "\":2}";
    std::apply(
        [&](auto&... table) {
            const auto mark = [&](auto& one) {
                if (one.empty()) return;
                auto record = *one.begin();
                record.extra = "{\"" + nextCanary() + "\":" + std::to_string(random.between(0, 9)) + "}";
                one.put(record);
            };
            (mark(table), ...);
        },
        board.map.tables());
    return true;
}

constexpr std::array kCreatureSecrets{
    Secret{"names of masked creatures", namesOfMaskedCreatures},
    Secret{"numbers of names", numbersOfNames},
    Secret{"secret fields", secretFields},
    Secret{"health that is not shown", healthThatIsNotShown},
    Secret{"endurance of others", enduranceOfOthers},
    Secret{"health within one twentieth", healthWithinOneTwentieth},
    Secret{"health within one word", healthWithinOneWord},
    Secret{"hidden creatures come", hiddenCreaturesCome},
    Secret{"hidden creatures go", hiddenCreaturesGo},
    Secret{"hidden creatures change", hiddenCreaturesChange},
    Secret{"hidden mounts", hiddenMounts},
    Secret{"foes behind walls", foesBehindWalls},
    Secret{"foes under the cover", foesUnderTheCover},
    Secret{"foes in the dark", foesInTheDark},
    Secret{"invisible foes", invisibleFoes},
    Secret{"who does not share anyway", whoDoesNotShareAnyway},
    Secret{"notes of the GM", notesOfTheGm},
    Secret{"settings of the GM", settingsOfTheGm},
    Secret{"lines of the log", linesOfTheLog},
    Secret{"values of the GM", valuesOfTheGm},
    Secret{"the fight", theFight},
    Secret{"unknown members", unknownMembers},
};

}  // namespace

std::span<const Secret> creatureSecrets() { return kCreatureSecrets; }

}  // namespace tenaille::test
