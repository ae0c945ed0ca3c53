// SPDX-License-Identifier: MIT
#include <array>

#include "core/io/rules/query_answer.h"
#include "core/io/rules/query_combatant.h"
#include "core/io/rules/query_kinds.h"
#include "core/rules/segments/casting.h"
#include "core/rules/segments/engagement.h"
#include "core/rules/segments/gait.h"
#include "core/rules/segments/initiative.h"
#include "core/rules/segments/opportunity_offer.h"

namespace tenaille::io {

namespace {

using segments::kSegmentsPerRound;

constexpr Limits kSegment{1, kSegmentsPerRound};

// ---- segment.initiative, segment.cast

segments::SegmentSet readBusy(const Field& busy) {
    segments::SegmentSet set;
    if (!busy.present()) return set;
    for (const Field& item : busy.items()) {
        const auto segment = static_cast<std::size_t>(item.integer(kSegment));
        if (set.test(segment)) item.fail(QueryErrorCode::OutOfRange, "Name every busy segment once.");
        set.set(segment);
    }
    return set;
}

JsonValue initiativeKind(const Field& input, const rules::RuleOptions& options) {
    const std::int32_t initiative = input["initiative"].integer({1, 40});
    const std::int32_t actions = input["actions"].integer({1, 10}, 1);
    const segments::SegmentSet busy = readBusy(input["busy"]);
    std::vector<std::int32_t> readjusted;
    for (const std::int32_t value : segments::initiativesOf(initiative, actions, options.segment))
        readjusted.push_back(segments::readjusted(value, busy, options.segment.readjust));
    return JsonObject{{"initiatives", arrayJson(readjusted, [](std::int32_t value) { return value; })},
                      {"lost", arrayJson(readjusted, segments::isLost)}};
}

JsonValue castKind(const Field& input, const rules::RuleOptions& options) {
    const std::int32_t time = input["castingTime"].integer({1, 100});
    const std::int32_t start = input["start"].integer(kSegment, 1);
    const bool surprise = input["surprise"].boolean(false);
    const auto effect = segments::spellEffectAt(
        surprise ? segments::SegmentTime{} : segments::SegmentTime{1, start}, time, options.segment);
    return JsonObject{{"lost", !effect},
                      {"round", effect ? JsonValue(effect->round) : JsonValue()},
                      {"segment", effect ? JsonValue(effect->segment) : JsonValue()}};
}

// ---- segment.move, segment.engaged

enum class Gait : unsigned char { Walk, Run };
constexpr std::array kGaits{Word<Gait>{"walk", Gait::Walk}, Word<Gait>{"run", Gait::Run}};

// CM-02: a gait without a speed has the default one.
Rational readSpeed(const Field& input, const rules::SegmentOptions& options) {
    const Field gait = input["gait"];
    if (!gait.present()) return input["speed"].exact(kSegmentSpeed);
    const Rational speed = gait.word(kGaits) == Gait::Walk ? options.walkSpeed : options.runSpeed;
    if (input["speed"].present()) {
        static_cast<void>(input["speed"].exact(kSegmentSpeed));
        gait.fail(QueryErrorCode::OutOfRange, "Write either a speed or a gait.");
    }
    return speed;
}

std::string_view className(segments::MoveClass moveClass) {
    constexpr std::array<std::string_view, 3> kNames{"none", "slow", "fast"};
    return kNames[static_cast<std::size_t>(moveClass)];
}

JsonValue moveKind(const Field& input, const rules::RuleOptions& options) {
    const Rational speed = readSpeed(input, options.segment);
    const segments::MoveClass moveClass = segments::classOf(speed, options.segment);
    const Rational perSegment = Rational(segments::kMmPerSegment) * speed;
    const Field distance = input["distanceMm"];
    const bool hasDistance = distance.present();
    const std::int32_t length = hasDistance ? distance.integer(kLengthMm) : 0;
    return JsonObject{{"speed", exactJson(speed)},
                      {"perSegmentMm", exactJson(perSegment)},
                      {"perRoundMm", exactJson(Rational(kSegmentsPerRound) * perSegment)},
                      {"class", className(moveClass)},
                      {"isAction", moveClass == segments::MoveClass::Fast},
                      {"segments", hasDistance ? orNull(segments::segmentsFor(speed, length)) : JsonValue()},
                      {"charge", hasDistance ? JsonValue(segments::isCharge(speed, length, options.segment))
                                             : JsonValue()}};
}

JsonValue engagedKind(const Field& input, const rules::RuleOptions& options) {
    return JsonObject{{"engaged", segments::areEngaged(input["distanceMm"].integer(kLengthMm),
                                                       input["polearmA"].boolean(false),
                                                       input["polearmB"].boolean(false), options.segment)}};
}

// ---- segment.opportunity

segments::Act readAct(const Field& act) {
    return act.present() ? act.named(segments::actNamed) : segments::Act::None;
}

std::string readId(const Field& id, std::string_view fallback) {
    return id.present() ? id.text() : std::string(fallback);
}

JsonValue opportunityKind(const Field& input, const rules::RuleOptions& options) {
    const Field of = input["striker"];
    const std::string strikerId = readId(of["id"], "striker");
    const std::vector<std::string> strikerHolds = readIds(of["grappling"]);
    segments::Striker striker;
    striker.id = strikerId;
    striker.mode = of["mode"].named(segments::modeNamed);
    striker.alive = of["alive"].boolean(true);
    striker.surprised = of["surprised"].boolean(false);
    striker.doing = readAct(of["doing"]);
    striker.bowInHand = of["bowInHand"].boolean(false);
    striker.polearm = of["polearm"].boolean(false);
    striker.grappling = strikerHolds;
    striker.modeChangedNow = of["modeChangedNow"].boolean(false);
    striker.routineBlocked = of["routineBlocked"].boolean(false);

    const Field to = input["opponent"];
    const std::string opponentId = readId(to["id"], "opponent");
    const std::string passingGuardOf = readId(to["passingGuardOf"], "");
    const std::vector<std::string> opponentHolds = readIds(to["grappling"]);
    segments::Opponent opponent;
    opponent.id = opponentId;
    opponent.mode = to["mode"].named(segments::modeNamed);
    opponent.alive = to["alive"].boolean(true);
    opponent.doing = readAct(to["doing"]);
    opponent.passingGuardOf = passingGuardOf;
    opponent.grappling = opponentHolds;
    opponent.polearm = to["polearm"].boolean(false);

    const segments::OfferRuling ruling =
        segments::ruleOffer(striker, opponent, input["distanceMm"].integer(kLengthMm), options.segment);
    return JsonObject{{"offered", ruling.offered()},
                      {"causes", causesJson(ruling.causes)},
                      {"reason", segments::name(ruling.reason)}};
}

constexpr std::array kSegmentKinds{QueryKind{"segment.initiative", initiativeKind},
                                   QueryKind{"segment.cast", castKind}, QueryKind{"segment.move", moveKind},
                                   QueryKind{"segment.engaged", engagedKind},
                                   QueryKind{"segment.opportunity", opportunityKind}};

}  // namespace

std::span<const QueryKind> segmentKinds() { return kSegmentKinds; }

}  // namespace tenaille::io
