// SPDX-License-Identifier: MIT
#include "ui/battle/clock_view.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/actions/clock_runs.h"
#include "core/actions/routine_forecast.h"
#include "ui/battle/clock_history.h"
#include "ui/scene/tokens.h"
#include "ui/text/condition_text.h"
#include "ui/text/fight_text.h"
#include "ui/text/problem_text.h"

namespace tenaille::ui {

namespace {

struct Clock {
    Q_DECLARE_TR_FUNCTIONS(Clock)
};

using board::OrderKind;

ChipKind chipKind(OrderKind kind) {
    switch (kind) {
        case OrderKind::Opportunity:
            return ChipKind::Opportunity;
        case OrderKind::SurpriseAttack:
        case OrderKind::SneakAttack:
            return ChipKind::Surprise;
        case OrderKind::Parry:
            return ChipKind::Parry;
        case OrderKind::SimpleAction:
            return ChipKind::Simple;
        case OrderKind::FastMove:
        case OrderKind::SlowMove:
        case OrderKind::React:
        case OrderKind::Pivot:
            return ChipKind::Move;
        case OrderKind::Cast:
            return ChipKind::Cast;
        case OrderKind::ChangeMode:
            return ChipKind::Change;
        case OrderKind::Routine:
            break;
    }
    return ChipKind::Strike;
}

constexpr int kClockViewSegments = segments::kSegmentsPerRound;

// Where a column has no room for the whole word.
QString briefText(OrderKind kind) {
    switch (kind) {
        case OrderKind::FastMove:
            return Clock::tr("Fast", "short for a fast move");
        case OrderKind::SurpriseAttack:
            return Clock::tr("Surpr.", "short for a surprise attack");
        case OrderKind::SneakAttack:
            return Clock::tr("Sneak", "short for a sneak attack");
        default:
            return {};
    }
}

class Builder {
  public:
    Builder(const actions::PlanContext& context, const std::vector<actions::OpenParry>& parries,
            const Pictures& pictures, ClockView& view)
        : m_context(context), m_parries(parries), m_pictures(pictures), m_view(view) {}

    void run() {
        const board::ClockRecord& clock = *m_context.encounter.clockRecord();
        m_view.running = true;
        m_view.surprise = clock.stage == board::ClockStage::SurpriseSegment;
        m_view.atRoundStart = clock.stage == board::ClockStage::RoundStart;
        m_view.round = m_view.atRoundStart ? clock.round + 1 : clock.round;
        m_view.segment = clock.stage == board::ClockStage::Segment ? clock.segment : 0;
        auto open = actions::opportunitiesDue(m_context);
        if (open)
            m_open = std::move(*open);
        else
            m_problem = problemText(open.problem());  // the step itself will say it too
        if (auto hopeless = actions::hopelessOrders(m_context)) m_hopeless = std::move(*hopeless);
        for (const board::CombatantRecord& record : m_context.encounter.combatants)
            if (const auto* token = m_context.encounter.tokens.find(record.token)) addRow(record, *token);
        m_view.title = m_view.surprise ? Clock::tr("Surprise") : Clock::tr("Round %1").arg(m_view.round);
        m_view.prompt = prompt();
    }

  private:
    QString prompt() const {
        if (!m_problem.isEmpty()) return m_problem;
        const auto offers =
            std::count_if(m_open.begin(), m_open.end(), [](const auto& one) { return !one.taken; });
        if (!m_parries.empty())
            return Clock::tr("%1 can still parry the blow of %2 (P)")
                .arg(nameOf(m_parries.front().who), nameOf(m_parries.front().against));
        if (m_view.atRoundStart) return lastBlows() + Clock::tr("Declare, then start the round");
        // Who is down cannot be helped; what is open can be answered.
        const bool mendable =
            !m_hopeless.empty() && m_hopeless.front().reason != fight::RefusalReason(fight::Refusal::Down);
        if (mendable) return hopelessText(m_hopeless.front());
        if (m_view.surprise) return Clock::tr("Who is not surprised acts once");
        if (offers > 0) return Clock::tr("%n opportunity(ies) open", nullptr, static_cast<int>(offers));
        return Clock::tr("Letters give orders, Space plays the segment");
    }

    // The strip shows the coming round already; the last segment of the one before is still news.
    QString lastBlows() const {
        const auto [hits, misses] = m_history.blowsOf(kClockViewSegments);
        QStringList parts;
        if (hits > 0) parts << Clock::tr("%n hit(s)", nullptr, hits);
        if (misses > 0) parts << Clock::tr("%n miss(es)", nullptr, misses);
        if (parts.empty()) return {};
        return Clock::tr("Segment 10: %1").arg(parts.join(QStringLiteral(", "))) + QStringLiteral(" · ");
    }

    static QString reasonOf(const actions::HopelessOrder& one) {
        return refusalText(
            {"", "", std::string(fight::name(one.reason)), std::string(fight::ruleOf(one.reason).id)});
    }
    QString whyHopeless(RecordId order) const {
        const auto found = std::find_if(m_hopeless.begin(), m_hopeless.end(),
                                        [&](const auto& one) { return one.order == order; });
        return found != m_hopeless.end() ? reasonOf(*found) : QString();
    }
    // "Galaad, strike: no routine action is due (SG-09)"
    QString hopelessText(const actions::HopelessOrder& one) const {
        const board::OrderRecord& order = *m_context.encounter.orders.find(one.order);
        return explained(nameOf(order.who) + QStringLiteral(", ") + orderText(order), reasonOf(one));
    }

    void addRow(const board::CombatantRecord& record, const board::TokenRecord& token) {
        ClockRow row;
        row.token = token.id;
        row.name = QString::fromStdString(token.name);
        const TokenShape shape = tokenShape(m_context.board.grid(), token, m_pictures);
        row.initials = shape.face.label;
        row.picture = shape.face.picture;
        row.colour = shape.face.fill;
        row.down = actions::isDown(token, m_context.options);
        row.surprised = record.surprised;
        row.hidden = token.hidden;
        const fight::Combatant combatant =
            actions::combatantOf(m_context.encounter.gridRecord().extent, token, record, m_context.options);
        row.fatigue = QStringLiteral("%1/%2").arg(record.fatigue).arg(combatant.sheet.fatigueThreshold);
        row.tired = record.fatigue >= combatant.sheet.fatigueThreshold;
        row.armed = record.armed;
        row.states = statesOf(record, token, row.down);
        row.wants = !row.down && !row.surprised && (!record.armed || !fallenTarget(record).isEmpty());
        addActivity(record, row);
        addOrders(record, row);
        if (!row.down && !m_view.atRoundStart && !m_view.surprise) addSlots(record, combatant, row);
        addOffers(row);
        layLanes(row);
        m_view.rows.push_back(std::move(row));
    }

    QStringList statesOf(const board::CombatantRecord& record, const board::TokenRecord& token,
                         bool down) const {
        if (down) return {Clock::tr("down")};
        if (record.surprised) return {Clock::tr("surprised")};
        QStringList parts;
        if (!record.armed) parts << Clock::tr("weapon lost");
        if (const QString fallen = fallenTarget(record); !fallen.isEmpty()) parts << fallen;
        if (m_view.atRoundStart && record.declaredInitiative)
            parts << Clock::tr("init %1").arg(*record.declaredInitiative);
        else if (!m_view.atRoundStart && record.initiative)
            parts << Clock::tr("init %1").arg(*record.initiative);
        for (const board::ConditionRecord& condition : token.conditions)
            parts << conditionName(condition.name);
        parts << modeText(m_view.atRoundStart ? record.declaredMode : record.mode);
        if (m_view.atRoundStart) parts << QStringLiteral("×%1").arg(record.declaredActions);
        if (record.unnoticed) parts << Clock::tr("unnoticed");
        return parts;
    }

    // A target that was declared and is down stays so until another one is chosen.
    QString fallenTarget(const board::CombatantRecord& record) const {
        const auto* target = m_context.encounter.tokens.find(record.target);
        const bool down = target != nullptr && actions::isDown(*target, m_context.options);
        return down ? Clock::tr("%1 is down").arg(QString::fromStdString(target->name)) : QString();
    }
    // Why the routine actions of this round would strike at nobody.
    QString aimFault(const board::CombatantRecord& record) const {
        const bool strikes = record.mode <= board::Mode::Covering;
        if (!record.target || record.target == record.token)
            return strikes ? Clock::tr("no target") : QString();
        return fallenTarget(record);
    }

    QString nameOf(RecordId token) const {
        const auto* record = m_context.encounter.tokens.find(token);
        return record != nullptr ? QString::fromStdString(record->name) : QString();
    }
    QString aimed(const QString& deed, RecordId target) const {
        return target ? deed + QStringLiteral(" → ") + nameOf(target) : deed;
    }
    QString labelOf(RecordId token) const {
        const auto* record = m_context.encounter.tokens.find(token);
        return record != nullptr ? tokenShape(m_context.board.grid(), *record).face.label : QString();
    }
    // "ends 7"; a casting may end in another round.
    static QString endText(int segment) {
        if (segment <= kClockViewSegments) return Clock::tr("ends %1").arg(segment);
        return Clock::tr("ends %1, %n round(s) on", nullptr, (segment - 1) / kClockViewSegments)
            .arg((segment - 1) % kClockViewSegments + 1);
    }
    int now() const { return std::max(m_view.segment, 1); }

    // What goes on. Its bar begins with its order, if that was given in this round.
    void addActivity(const board::CombatantRecord& record, ClockRow& row) const {
        if (!record.activity) return;
        const board::ActivityRecord& activity = *record.activity;
        const int last = now() + std::max(activity.left, 1) - 1;
        ClockChip chip;
        chip.kind = chipKind(activity.kind);
        chip.state = ChipState::Running;
        chip.from = now();
        if (const auto* order = orderOf(record)) {
            chip.from = std::max(order->segment, 1);
            chip.order = order->id;
        } else if (!m_view.surprise) {
            chip.from = 1;
        }
        chip.to = std::min(kClockViewSegments, last);
        const bool runs = activity.kind == OrderKind::FastMove;
        chip.text = runs ? aimed(orderKindText(OrderKind::FastMove), activity.towards)
                         : QString::fromStdString(activity.what) + QStringLiteral(" · ") + endText(last);
        chip.brief = briefText(activity.kind);
        chip.aim = labelOf(activity.towards);
        chip.detail = chip.text;
        row.chips.push_back(std::move(chip));
    }

    // The order that began what the combatant is at; none: it was given in another round.
    const board::OrderRecord* orderOf(const board::CombatantRecord& record) const {
        const board::OrderRecord* found = nullptr;
        for (const board::OrderRecord& order : m_context.encounter.orders)
            if (order.who == record.token && isOfThisRound(order) && order.segment < m_view.segment &&
                order.kind == record.activity->kind && m_history.refusal(order).isEmpty() &&
                m_history.lastFilled(order.who, order.segment) == m_view.segment - 1)
                found = &order;
        return found;
    }

    // SG-17: what began in the surprise segment goes on in the first round as if that were the one before.
    bool isOfThisRound(const board::OrderRecord& order) const {
        const bool goesOn =
            order.round == 0 && order.duration > 1 && m_view.round == 1 && !m_view.atRoundStart;
        return goesOn || order.round == (m_view.surprise ? 0 : m_view.round);
    }

    QString textOf(const board::OrderRecord& order, const board::CombatantRecord& record) const {
        const board::Mode mode = m_view.atRoundStart ? record.declaredMode : record.mode;
        const bool fights =
            mode <= board::Mode::Covering;  // in other modes a strike is a strike all the same
        const QString deed = order.kind == OrderKind::Routine && (fights || !order.action.empty())
                                 ? routineText(mode, order.action)
                                 : orderText(order);
        const bool lasts =
            order.kind == OrderKind::Cast || (order.kind == OrderKind::SimpleAction && order.duration > 1);
        if (!lasts) return aimed(deed, order.target);
        // SG-17: the surprise segment is the one before the first.
        return deed + QStringLiteral(" · ") + endText(order.segment + order.duration - 1);
    }

    int lastOf(const board::OrderRecord& order) const {
        const bool lasts = order.kind == OrderKind::SimpleAction || order.kind == OrderKind::Cast;
        if (m_view.surprise) return 1;
        if (lasts) return order.segment + order.duration - 1;
        if (order.kind == OrderKind::FastMove)
            return order.segment + actions::segmentsOfRun(m_context, order) - 1;
        return order.segment;
    }

    void addOrders(const board::CombatantRecord& record, ClockRow& row) const {
        for (const board::OrderRecord& order : m_context.encounter.orders) {
            const bool shown = order.who == row.token && isOfThisRound(order);
            const bool goesOn = std::any_of(row.chips.begin(), row.chips.end(),
                                            [&](const ClockChip& chip) { return chip.order == order.id; });
            if (!shown || goesOn) continue;
            ClockChip chip;
            chip.kind = chipKind(order.kind);
            chip.from = std::max(order.segment, 1);
            chip.to = std::min(kClockViewSegments, lastOf(order));
            chip.text = chip.detail = textOf(order, record);
            chip.brief = briefText(order.kind);
            chip.aim = labelOf(order.target);
            chip.order = order.id;
            if (!m_view.atRoundStart && m_view.segment > order.segment) play(order, chip);
            if (const QString reason = whyHopeless(order.id); !reason.isEmpty()) {
                chip.hopeless = true;
                chip.detail = explained(chip.detail, reason);
            }
            row.chips.push_back(std::move(chip));
        }
    }

    void play(const board::OrderRecord& order, ClockChip& chip) const {
        const QString refusal = m_history.refusal(order);
        chip.state = refusal.isEmpty() ? ChipState::Played : ChipState::Refused;
        chip.to = refusal.isEmpty() ? m_history.lastFilled(order.who, order.segment) : order.segment;
        const bool lasts = order.kind == OrderKind::Cast || order.kind == OrderKind::SimpleAction;
        if (refusal.isEmpty() && lasts && chip.to < lastOf(order))
            chip.text = chip.detail = Clock::tr("%1 · lost").arg(orderText(order));
        if (refusal.isEmpty()) {
            chip.hit = m_history.hit(order);
            if (chip.hit)
                chip.detail += QStringLiteral(": ") + (*chip.hit ? Clock::tr("hit") : Clock::tr("missed"));
            return;
        }
        chip.text = orderText(order);  // it will not end, nor reach anybody
        chip.detail += QStringLiteral(": ") + refusal;
    }

    // Routine actions that nobody has given an order for, where they will be made.
    void addSlots(const board::CombatantRecord& record, const fight::Combatant& combatant,
                  ClockRow& row) const {
        for (const int at :
             record.routineBlocked ? blockedSlots(combatant) : actions::routinesAhead(m_context, combatant)) {
            ClockChip chip;
            chip.kind = ChipKind::Slot;
            chip.from = chip.to = at;
            chip.text = chip.detail = aimed(routineText(record.mode), record.target);
            chip.aim = labelOf(record.target);
            chip.lost = record.routineBlocked;
            const QString fault = aimFault(record);
            chip.aimless = !chip.lost && !fault.isEmpty();
            if (chip.aimless) {
                if (!record.target) chip.text += QStringLiteral(" → ?");
                chip.detail = explained(
                    chip.detail,
                    Clock::tr("%1; N takes the nearest enemy in contact, A orders one strike").arg(fault));
            }
            if (chip.lost)
                chip.detail = explained(chip.detail, refusalText({"", "", "modeChanged", "SG-14"}));
            row.chips.push_back(std::move(chip));
        }
    }

    // SG-14: where they would have been due.
    std::vector<int> blockedSlots(const fight::Combatant& combatant) const {
        std::vector<int> due;
        for (const fight::Slot& slot : combatant.slots) {
            const int at =
                std::max(fight::effectiveInitiative(combatant, slot, m_context.options.segment), now());
            if (slot.use == fight::Slot::Use::Reserved && at <= kClockViewSegments) due.push_back(at);
        }
        return due;
    }

    void addOffers(ClockRow& row) const {
        for (const actions::OpenOpportunity& open : m_open) {
            if (open.to != row.token || open.taken) continue;
            ClockChip chip;
            chip.kind = ChipKind::Offer;
            chip.from = chip.to = m_view.segment;
            chip.text = chip.detail = Clock::tr("AoO: %1?").arg(nameOf(open.against));
            chip.brief = Clock::tr("AoO: %1?").arg(labelOf(open.against));
            chip.against = open.against;
            row.chips.push_back(std::move(chip));
        }
        for (const actions::OpenParry& open : m_parries) {
            if (open.who != row.token) continue;
            ClockChip chip;
            chip.kind = ChipKind::ParryOffer;
            // At the end of a round that segment is out of sight.
            chip.from = chip.to = m_view.atRoundStart ? 1 : open.segment;
            chip.text = chip.detail = Clock::tr("Parry %1?").arg(nameOf(open.against));
            chip.brief = Clock::tr("Parry %1?").arg(labelOf(open.against));
            chip.against = open.against;
            row.chips.push_back(std::move(chip));
        }
    }

    const actions::PlanContext& m_context;
    const std::vector<actions::OpenParry>& m_parries;
    const Pictures& m_pictures;
    ClockView& m_view;
    ClockHistory m_history{m_context.encounter};
    std::vector<actions::OpenOpportunity> m_open;
    std::vector<actions::HopelessOrder> m_hopeless;
    QString m_problem;
};

}  // namespace

void layLanes(ClockRow& row) {
    const auto touch = [](const ClockChip& a, const ClockChip& b) {
        return a.from <= b.to && b.from <= a.to;
    };
    for (auto chip = row.chips.begin(); chip != row.chips.end(); ++chip) {
        const auto isTaken = [&](int lane) {
            return std::any_of(row.chips.begin(), chip, [&](const ClockChip& other) {
                return other.lane == lane && touch(other, *chip);
            });
        };
        chip->lane = 0;
        while (isTaken(chip->lane)) ++chip->lane;
        row.lanes = std::max(row.lanes, chip->lane + 1);
    }
    for (ClockChip& chip : row.chips)
        chip.lanes = std::count_if(row.chips.begin(), row.chips.end(),
                                   [&](const ClockChip& other) { return touch(other, chip); }) > 1
                         ? row.lanes
                         : 1;
}

ClockView clockView(const actions::PlanContext& context, const std::vector<actions::OpenParry>& parries,
                    const Pictures& pictures) {
    ClockView view;
    if (context.encounter.clockRecord() != nullptr) Builder(context, parries, pictures, view).run();
    return view;
}

}  // namespace tenaille::ui
