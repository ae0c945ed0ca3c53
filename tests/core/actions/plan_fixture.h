// SPDX-License-Identifier: MIT
//
// A map that is edited by intents; every step is taken back once.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/actions/plan.h"
#include "core/document/board_of.h"

namespace tenaille::actions {

class PlanFixture : public testing::Test {
  protected:
    explicit PlanFixture(const board::Extent& extent)
        : m_map(document::makeEncounter(document::DocumentKind::Map, extent)) {}

    Result<document::ChangeSet> planned(const Intent& intent) const {
        const board::BoardView board = document::boardOf(m_map);
        return plan({m_map, board, {}}, intent);
    }
    void perform(const Intent& intent) {
        const auto changes = planned(intent);
        ASSERT_TRUE(changes.ok()) << describe(changes.problem());
        const document::Encounter before = m_map;
        ASSERT_TRUE(document::apply(m_map, *changes).ok());
        document::Encounter back = m_map;
        ASSERT_TRUE(document::apply(back, document::inverse(*changes)).ok());
        EXPECT_TRUE(document::sameContent(back, before)) << "one undo step";
    }
    // Empty: it is not refused.
    std::string refusal(const Intent& intent) const {
        const auto changes = planned(intent);
        return changes.ok() ? std::string() : describe(changes.problem());
    }

    document::Encounter m_map;
};

}  // namespace tenaille::actions
