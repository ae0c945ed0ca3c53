// SPDX-License-Identifier: MIT
//
// The records of segment.fight (protocol 5.1) as JSON: combatants, declarations and orders in, events out.
#pragma once

#include <set>
#include <string>

#include "core/io/rules/query_field.h"
#include "core/rules/fight/event.h"
#include "core/rules/fight/fight_state.h"
#include "core/rules/fight/order.h"

namespace tenaille::io {

// The ids of a fight. Another one in a query is outOfRange.
class FightIds {
  public:
    // Reads the id of a new combatant; one that is there already is outOfRange.
    std::string add(const Field& id);
    std::string read(const Field& id) const;

  private:
    std::set<std::string> m_ids;
};

// All but `grappling`, which may name combatants that come later.
fight::Combatant readCombatant(const Field& field, std::string id, const rules::RuleOptions& options);

fight::Declaration readDeclaration(const Field& field, const FightIds& ids);

fight::Order readOrder(const Field& field, const FightIds& ids, const rules::RuleOptions& options);
fight::Dice readDice(const Field& field);
fight::Position readPosition(const Field& field);

JsonValue eventJson(const fight::Event& event);

}  // namespace tenaille::io
