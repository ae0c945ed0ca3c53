// SPDX-License-Identifier: MIT
#include "core/io/creatures/creature_csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

#include "core/creatures/words.h"
#include "core/io/codec_words.h"
#include "core/io/creatures/creature_notes.h"
#include "core/io/creatures/csv_table.h"

namespace tenaille::io {

namespace {

using creatures::folded;
using creatures::kFeetPerCell;
using creatures::LibraryCreature;

constexpr double kFeetPerMetre = kFeetPerCell / 1.5;
constexpr std::size_t kMostColumns = 200;
constexpr std::size_t kMostShown = 60;  // bytes of a cell, in the report

// Other names of the columns, folded.
constexpr std::array<std::pair<std::string_view, std::string_view>, 39> kOtherNames{
    {{"nom", "name"},
     {"taille", "size"},
     {"espace", "space"},
     {"allonge", "reach"},
     {"vitesse", "speed"},
     {"walk", "speed"},
     {"vol", "fly"},
     {"nage", "swim"},
     {"escalade", "climb"},
     {"fouissement", "burrow"},
     {"ca", "ac"},
     {"armor class", "ac"},
     {"armour class", "ac"},
     {"armorclass", "ac"},
     {"pv", "hp"},
     {"hit points", "hp"},
     {"hitpoints", "hp"},
     {"des de vie", "hp dice"},
     {"bouclier", "shield"},
     {"sans face", "faceless"},
     {"camp", "side"},
     {"portrait", "image"},
     {"picture", "image"},
     {"genre", "type"},
     {"origine", "source"},
     {"cr", "challenge"},
     {"fp", "challenge"},
     {"attaque", "attack"},
     {"attaques", "attacks"},
     {"degats", "damage"},
     {"vision nocturne", "darkvision"},
     {"endurance max", "endurance"},
     {"groupe", "party"},
     {"remarques", "notes"},
     {"arme", "attack"},
     {"bonus", "attack bonus"},
     {"attackbonus", "attack bonus"},
     {"lowlight", "low light"},
     {"allaround", "all around"}}};

std::string columnName(const std::string& said) {
    std::string name = folded(said);
    for (const auto& [other, own] : kOtherNames)
        if (name == other) return std::string(own);
    return name;
}

// "12", "+4", "2,5", "3 m", "10 ft.": in feet where it is a length.
std::optional<double> numberSaid(const std::string& cell, bool length) {
    std::string text = cell;
    std::replace(text.begin(), text.end(), ',', '.');
    const char* from = text.data() + (text.starts_with('+') ? 1 : 0);
    double value = 0;
    const auto [end, error] = std::from_chars(from, text.data() + text.size(), value);
    if (error != std::errc() || !std::isfinite(value)) return std::nullopt;
    const std::string unit =
        folded(std::string_view(end, static_cast<std::size_t>(text.data() + text.size() - end)));
    if (unit.empty()) return value;
    if (!length) return std::nullopt;
    if (unit == "ft" || unit == "feet" || unit == "pieds") return value;
    if (unit == "m" || unit == "metres" || unit == "meters") return value * kFeetPerMetre;
    return std::nullopt;
}

std::optional<bool> flagSaid(const std::string& cell) {
    const std::string word = folded(cell);
    for (const std::string_view yes : {"yes", "y", "x", "1", "true", "oui", "o", "vrai"})
        if (word == yes) return true;
    for (const std::string_view no : {"no", "n", "0", "false", "non", "faux", ""})
        if (word == no) return false;
    return std::nullopt;
}

std::vector<std::string> parted(const std::string& text, char sign) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t at = text.find(sign);; at = text.find(sign, from)) {
        parts.push_back(trimmed(text.substr(from, at == std::string::npos ? at : at - from)));
        if (at == std::string::npos) return parts;
        from = at + 1;
    }
}

class TableReader {
  public:
    Result<CreaturesRead> run(const CsvTable& table) {
        const std::vector<CsvRow>& rows = table.rows;
        m_read.format = "CSV";
        if (rows.empty() || !readHead(rows.front())) return m_problem.value_or(noName());
        for (std::size_t i = 1; i < rows.size(); ++i) readRow(rows[i]);
        m_maker.leaveOut(table.beyond);
        m_maker.finish();
        return std::move(m_read);
    }

  private:
    static Problem noName() {
        return Problem{TENAILLE_PROBLEM("The table has no column \"name\"."),
                       {},
                       TENAILLE_PROBLEM("The first line names the columns; one of them is \"name\".")}
            .at("line 1");
    }

    bool readHead(const CsvRow& head) {
        if (head.cells.size() > kMostColumns) {
            m_problem = Problem{TENAILLE_PROBLEM("The table has %1 columns; at most %2 are possible."),
                                {std::to_string(head.cells.size()), std::to_string(kMostColumns)},
                                TENAILLE_PROBLEM("Remove those that are no data of creatures.")}
                            .at("line 1");
            return false;
        }
        for (std::size_t i = 0; i < head.cells.size(); ++i) {
            m_titles.push_back(trimmed(head.cells[i]));
            const std::string name = columnName(head.cells[i]);
            if (name.empty() || m_columns.emplace(name, i).second) continue;
            m_problem = Problem{TENAILLE_PROBLEM("The column \"%1\" is there twice."),
                                {m_titles.back()},
                                TENAILLE_PROBLEM("Give the second one another name.")}
                            .at("line 1");
            return false;
        }
        return m_columns.contains("name");
    }

    // A cell of the row being read; a column that is asked for is one that we know.
    std::string cell(const char* column) {
        const auto found = m_columns.find(column);
        if (found == m_columns.end()) return {};
        m_known[found->second] = true;
        return found->second < m_row->cells.size() ? trimmed(m_row->cells[found->second]) : std::string();
    }
    // line 4, column "AC": many
    std::string placeOf(const char* column, std::string text) const {
        const auto found = m_columns.find(column);
        if (found == m_columns.end()) return m_place;
        std::replace(text.begin(), text.end(), '\n', ' ');
        if (text.size() > kMostShown) text = text.substr(0, document::utf8Part(text, kMostShown)) + "…";
        return m_place + ", column \"" + m_titles[found->second] + "\": " + text;
    }
    void unknown(const char* column, const std::string& text) {
        m_read.note(notes::valuesUnknown(placeOf(column, text)));
    }
    // Tells where it stands, should it be out of range.
    std::optional<double> number(const char* column, CreatureDraft& draft, bool length = false) {
        const std::optional<double> value = number(column, length);
        if (value) draft.said.emplace(column, placeOf(column, cell(column)));
        return value;
    }
    std::optional<double> number(const char* column, bool length = false) {
        const std::string text = cell(column);
        if (text.empty()) return std::nullopt;
        const auto value = numberSaid(text, length);
        if (!value) unknown(column, text);
        return value;
    }
    std::optional<bool> flag(const char* column) {
        const std::string text = cell(column);
        if (text.empty()) return std::nullopt;
        const auto value = flagSaid(text);
        if (!value) unknown(column, text);
        return value;
    }

    void readRow(const CsvRow& row) {
        m_row = &row;
        m_place = "line " + std::to_string(row.line);
        m_known.assign(m_titles.size(), false);
        CreatureDraft draft;
        draft.place = m_place;
        draft.name = cell("name");
        draft.size = cell("size");
        draft.type = cell("type");
        draft.source = cell("source");
        draft.space = number("space", draft, true);
        draft.reach = number("reach", draft, true);
        draft.walk = number("speed", draft, true);
        draft.fly = number("fly", draft, true);
        draft.swim = number("swim", draft, true);
        draft.climb = number("climb", draft, true);
        draft.burrow = number("burrow", draft, true);
        draft.armorClass = number("ac", draft);
        draft.hitPoints = number("hp", draft);
        draft.darkvision = number("darkvision", draft, true);
        draft.initiative = number("initiative", draft);
        draft.hitDice = cell("hp dice");
        draft.challenge = cell("challenge");
        readShield(draft);
        draft.faceless = flag("faceless");
        readAttacks(draft);
        if (LibraryCreature* made = m_maker.add(draft)) readRest(*made);
    }

    void readShield(CreatureDraft& draft) {
        const std::string said = cell("shield");
        if (said.empty()) return;
        if (const auto bonus = numberSaid(said, false); bonus && (*bonus > 1 || said.starts_with('+'))) {
            draft.shield = true;
            draft.shieldBonus = creatures::cellsOf(*bonus, 1);
        } else if (const auto has = flagSaid(said)) {
            draft.shield = *has;
        } else {
            unknown("shield", said);
        }
    }

    void readAttacks(CreatureDraft& draft) {
        if (const std::string all = cell("attacks"); !all.empty())
            for (const std::string& one : parted(all, ';')) {
                const std::vector<std::string> parts = parted(one, '|');
                if (one.empty()) continue;
                const auto value = [&](std::size_t i, bool length) -> std::optional<double> {
                    if (i >= parts.size() || parts[i].empty()) return std::nullopt;
                    const auto number = numberSaid(parts[i], length);
                    if (!number) unknown("attacks", one);
                    return number;
                };
                draft.said.emplace(parts[0], placeOf("attacks", one));
                draft.attacks.push_back({parts[0], parts.size() > 2 ? parts[2] : std::string(),
                                         value(1, false), value(3, true), value(4, true),
                                         parts.size() > 5 && folded(parts[5]) == "reach"});
            }
        AttackDraft usual{cell("attack"), cell("damage"), number("attack bonus"), {}, {}, false};
        if (usual.name.empty() || !draft.attacks.empty()) return;
        usual.reach = draft.reach.value_or(kFeetPerCell);
        draft.said.emplace(usual.name, placeOf("attack bonus", cell("attack bonus")));
        draft.attacks.push_back(std::move(usual));
    }

    void readRest(LibraryCreature& made) {
        board::TokenRecord& token = made.token;
        // The one of the list that stands on the sheet.
        const std::string usual = cell("attack");
        for (const creatures::Attack& attack : made.attacks)
            if (attack.name == usual) board::takeAttack(token, attack);
        board::Creature& creature = token.creature;
        if (const std::string french = cell("name fr"); !french.empty())
            made.names.emplace_back("fr", m_maker.kept(french, kMaxNameBytes, m_place));
        made.image = m_maker.kept(cell("image"), kMaxNameBytes, m_place);
        if (const std::string side = cell("side"); !side.empty()) creature.side = sideSaid(side);
        if (flag("low light").value_or(false)) creature.senses = creature.senses.with(board::Sense::LowLight);
        if (flag("all around").value_or(false))
            creature.traits = creature.traits.with(board::Trait::AllAroundVision);
        if (const std::string arcs = folded(cell("arcs")); arcs == "hydra" || arcs == "hydre")
            creature.arcs = board::kHydraArcs;
        else if (arcs == "allfront" || arcs == "all front")
            creature.arcs = board::kAllFrontArcs;
        else if (!arcs.empty() && arcs != "standard")
            unknown("arcs", cell("arcs"));
        if (const auto endurance = number("endurance"); endurance && *endurance >= 0)
            token.fighter.endurance = token.fighter.maxEndurance =
                std::min(1'000'000, creatures::cellsOf(*endurance, 1));
        made.party = flag("party").value_or(creature.side == "party" && !m_columns.contains("party"));
        std::string notes = cell("notes");
        for (std::size_t i = 0; i < m_titles.size(); ++i) {
            const std::string said = i < m_row->cells.size() ? trimmed(m_row->cells[i]) : std::string();
            if (m_known[i] || said.empty() || m_titles[i].empty()) continue;
            notes += (notes.empty() ? "" : "\n") + m_titles[i] + ": " + said;
        }
        token.notes = m_maker.kept(notes, kMaxNotesBytes, m_place);
    }

    std::string sideSaid(const std::string& said) {
        const std::string word = folded(said);
        for (const std::string_view hero : {"party", "hero", "heroes", "pj", "pc", "heros"})
            if (word == hero) return "party";
        for (const std::string_view foe : {"foe", "foes", "enemy", "ennemi", "ennemis", "monster"})
            if (word == foe) return "foe";
        for (const std::string_view nobody : {"neutral", "neutre"})
            if (word == nobody) return board::kNeutralSide;
        return m_maker.kept(said, kMaxNameBytes, m_place);
    }

    CreaturesRead m_read;
    CreatureMaker m_maker{m_read};
    std::optional<Problem> m_problem;
    std::vector<std::string> m_titles;
    std::map<std::string, std::size_t, std::less<>> m_columns;
    std::vector<bool> m_known;
    const CsvRow* m_row = nullptr;
    std::string m_place;
};

std::string feetText(std::int32_t cells) {
    return std::to_string(static_cast<std::int64_t>(cells) * static_cast<std::int64_t>(kFeetPerCell));
}

std::string signedText(std::int32_t number) { return (number >= 0 ? "+" : "") + std::to_string(number); }

std::string spaceText(const board::Creature& creature) {
    if (creature.footprint.width > 1) return feetText(creature.footprint.width);
    return creature.size <= board::SizeCategory::Tiny ? "2.5" : feetText(1);
}

std::string attacksText(const std::vector<creatures::Attack>& attacks) {
    std::string text;
    for (const creatures::Attack& attack : attacks) {
        if (!text.empty()) text += "; ";
        text += attack.name + "|" + signedText(attack.bonus) + "|" + attack.damage + "|" +
                (attack.reach ? feetText(*attack.reach) : "") + "|" +
                (attack.range ? feetText(*attack.range) : "") + (attack.reachWeapon ? "|reach" : "");
    }
    return text;
}

struct Column {
    const char* name;
    std::string (*text)(const LibraryCreature&);
};

std::string orNothing(bool is) { return is ? "yes" : ""; }
std::string lengthOrNothing(std::int32_t cells) { return cells == 0 ? "" : feetText(cells); }

// clang-format off
const std::array kColumns{
    Column{"name", [](const LibraryCreature& c) { return c.token.name; }},
    Column{"name_fr", [](const LibraryCreature& c) { return nameIn(c, "fr") == c.token.name ? "" : nameIn(c, "fr"); }},
    Column{"size", [](const LibraryCreature& c) { return std::string(board::name(c.token.creature.size)); }},
    Column{"space", [](const LibraryCreature& c) { return spaceText(c.token.creature); }},
    Column{"reach", [](const LibraryCreature& c) { return feetText(c.token.creature.reach); }},
    Column{"speed", [](const LibraryCreature& c) { return feetText(c.token.speed); }},
    Column{"fly", [](const LibraryCreature& c) { return lengthOrNothing(c.speeds.fly); }},
    Column{"swim", [](const LibraryCreature& c) { return lengthOrNothing(c.speeds.swim); }},
    Column{"climb", [](const LibraryCreature& c) { return lengthOrNothing(c.speeds.climb); }},
    Column{"burrow", [](const LibraryCreature& c) { return lengthOrNothing(c.speeds.burrow); }},
    Column{"ac", [](const LibraryCreature& c) {
        return c.token.creature.armorClass ? std::to_string(*c.token.creature.armorClass) : ""; }},
    Column{"hp", [](const LibraryCreature& c) {
        return c.token.maxHitPoints == 0 ? "" : std::to_string(c.token.maxHitPoints); }},
    Column{"hp_dice", [](const LibraryCreature& c) { return c.hitDice; }},
    Column{"shield", [](const LibraryCreature& c) {
        return c.token.creature.shield ? signedText(c.token.creature.shield->bonus) : ""; }},
    Column{"faceless", [](const LibraryCreature& c) {
        return std::string(c.token.creature.traits.has(board::Trait::Faceless) ? "yes" : "no"); }},
    Column{"side", [](const LibraryCreature& c) { return c.token.creature.side; }},
    Column{"image", [](const LibraryCreature& c) { return c.image; }},
    Column{"type", [](const LibraryCreature& c) { return c.type; }},
    Column{"source", [](const LibraryCreature& c) { return c.source; }},
    Column{"challenge", [](const LibraryCreature& c) { return c.challenge; }},
    Column{"initiative", [](const LibraryCreature& c) { return signedText(c.token.initiativeBonus); }},
    Column{"attack", [](const LibraryCreature& c) { return c.token.weapon; }},
    Column{"attacks", [](const LibraryCreature& c) { return attacksText(c.attacks); }},
    Column{"darkvision", [](const LibraryCreature& c) {
        return c.token.creature.senses.has(board::Sense::Darkvision)
            ? feetText(c.token.creature.darkvisionRange.value_or(12)) : ""; }},
    Column{"low_light", [](const LibraryCreature& c) {
        return orNothing(c.token.creature.senses.has(board::Sense::LowLight)); }},
    Column{"all_around", [](const LibraryCreature& c) {
        return orNothing(c.token.creature.traits.has(board::Trait::AllAroundVision)); }},
    Column{"arcs", [](const LibraryCreature& c) {
        const board::ArcRoles& arcs = c.token.creature.arcs;
        return std::string(arcs == board::kHydraArcs ? "hydra" : arcs == board::kAllFrontArcs ? "allFront" : ""); }},
    Column{"endurance", [](const LibraryCreature& c) {
        return c.token.fighter.maxEndurance == 0 ? "" : std::to_string(c.token.fighter.maxEndurance); }},
    Column{"party", [](const LibraryCreature& c) { return std::string(c.party ? "yes" : "no"); }},
    Column{"notes", [](const LibraryCreature& c) { return c.token.notes; }},
};
// clang-format on

}  // namespace

bool isCreatureCsv(std::string_view text) {
    const auto table = parseCsv(csvHead(text), 1);
    if (!table || table->rows.empty()) return false;
    const std::vector<std::string>& titles = table->rows.front().cells;
    return std::any_of(titles.begin(), titles.end(),
                       [](const std::string& cell) { return columnName(cell) == "name"; });
}

Result<CreaturesRead> readCreatureCsv(std::string_view text) {
    const auto table = parseCsv(text, 2 * kMaxCreatures);
    if (!table) return table.problem();
    return TableReader().run(*table);
}

std::string writeCreatureCsv(const std::vector<LibraryCreature>& list, std::vector<ImportNote>& lost) {
    std::string text;
    for (const Column& column : kColumns) text += (text.empty() ? "" : ",") + std::string(column.name);
    text += "\n";
    for (const LibraryCreature& creature : list)
        for (const Column& column : kColumns)
            text += csvCell(column.text(creature)) + (&column == &kColumns.back() ? "\n" : ",");
    // Reading it again tells what the table could not hold.
    CreaturesRead report;
    const auto back = readCreatureCsv(text);
    for (std::size_t i = 0; i < list.size(); ++i) {
        LibraryCreature expected = list[i];
        expected.id = 0;
        if (!back || i >= back->creatures.size() || !(back->creatures[i] == expected))
            report.note(notes::notInCsv(list[i].token.name));
    }
    lost = std::move(report.notes);
    return text;
}

}  // namespace tenaille::io
