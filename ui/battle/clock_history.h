// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <map>
#include <optional>
#include <vector>

#include "core/actions/plan.h"

namespace tenaille::ui {

// What the steps of the present round say about the orders that were played in it. Lives as long as the
// encounter is not changed.
class ClockHistory {
  public:
    explicit ClockHistory(const document::Encounter& encounter);

    // Why the order was not carried out, "not in contact (CM-10)". Empty: it was, or is still to come.
    QString refusal(const board::OrderRecord& order) const;

    // Whether the blow of an order hit; nothing: it struck none, or is still to come.
    std::optional<bool> hit(const board::OrderRecord& order) const;

    // Of all the blows of a played segment.
    struct Blows {
        int hits = 0;
        int misses = 0;
    };
    Blows blowsOf(int segment) const;

    // The last played segment that was filled, without a gap, by what the creature began in `from`.
    int lastFilled(RecordId who, int from) const;

  private:
    using Line = const board::LogRecord*;
    std::vector<Line> linesOf(int segment, const std::string& who) const;

    const document::Encounter& m_encounter;
    std::map<int, const board::StepRecord*> m_steps;  // of the present round, by segment
};

}  // namespace tenaille::ui
