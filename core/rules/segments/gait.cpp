// SPDX-License-Identifier: MIT
#include "core/rules/segments/gait.h"

namespace tenaille::segments {

MoveClass classOf(Rational speed, const rules::SegmentOptions& options) {
    if (speed <= Rational(0)) return MoveClass::None;
    return speed <= Rational(options.slowMaxSpeed) ? MoveClass::Slow : MoveClass::Fast;
}

std::optional<std::int64_t> segmentsFor(Rational speed, std::int32_t distanceMm) {
    if (distanceMm == 0) return 0;
    if (speed <= Rational(0)) return std::nullopt;
    const Rational segments = Rational(distanceMm) / (Rational(kMmPerSegment) * speed);
    return (segments.num() + segments.den() - 1) / segments.den();
}

bool isCharge(Rational speed, std::int32_t distanceMm, const rules::SegmentOptions& options) {
    return classOf(speed, options) == MoveClass::Fast && distanceMm >= options.chargeMinMm;
}

}  // namespace tenaille::segments
