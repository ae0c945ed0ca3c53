// SPDX-License-Identifier: MIT
#include "ui/text/condition_text.h"

#include <QCoreApplication>
#include <iterator>

namespace tenaille::ui {

namespace {

struct ConditionWords {
    Q_DECLARE_TR_FUNCTIONS(Condition)
};

// In the order of board::kConditions.
constexpr const char* kConditionNames[] = {
    QT_TRANSLATE_NOOP("Condition", "prone"),       QT_TRANSLATE_NOOP("Condition", "blinded"),
    QT_TRANSLATE_NOOP("Condition", "invisible"),   QT_TRANSLATE_NOOP("Condition", "blurred"),
    QT_TRANSLATE_NOOP("Condition", "helpless"),    QT_TRANSLATE_NOOP("Condition", "paralyzed"),
    QT_TRANSLATE_NOOP("Condition", "unconscious"), QT_TRANSLATE_NOOP("Condition", "asleep"),
    QT_TRANSLATE_NOOP("Condition", "flying"),      QT_TRANSLATE_NOOP("Condition", "bleeding"),
    QT_TRANSLATE_NOOP("Condition", "blessed"),     QT_TRANSLATE_NOOP("Condition", "burning"),
    QT_TRANSLATE_NOOP("Condition", "charmed"),     QT_TRANSLATE_NOOP("Condition", "concentrating"),
    QT_TRANSLATE_NOOP("Condition", "confused"),    QT_TRANSLATE_NOOP("Condition", "dazed"),
    QT_TRANSLATE_NOOP("Condition", "deafened"),    QT_TRANSLATE_NOOP("Condition", "exhausted"),
    QT_TRANSLATE_NOOP("Condition", "frightened"),  QT_TRANSLATE_NOOP("Condition", "grappled"),
    QT_TRANSLATE_NOOP("Condition", "hasted"),      QT_TRANSLATE_NOOP("Condition", "poisoned"),
    QT_TRANSLATE_NOOP("Condition", "raging"),      QT_TRANSLATE_NOOP("Condition", "restrained"),
    QT_TRANSLATE_NOOP("Condition", "sickened"),    QT_TRANSLATE_NOOP("Condition", "slowed"),
    QT_TRANSLATE_NOOP("Condition", "stunned"),
};
static_assert(std::size(kConditionNames) == board::kConditions.size());

}  // namespace

QString conditionName(const std::string& name) {
    for (std::size_t i = 0; i < board::kConditions.size(); ++i)
        if (board::kConditions[i].name == name) return ConditionWords::tr(kConditionNames[i]);
    return QString::fromStdString(name);
}

QString durationText(std::int32_t count, board::TimeUnit unit) {
    switch (unit) {
        case board::TimeUnit::Rounds:
            return ConditionWords::tr("%n round(s)", nullptr, count);
        case board::TimeUnit::Segments:
            return ConditionWords::tr("%n segment(s)", nullptr, count);
        case board::TimeUnit::Minutes:
            return ConditionWords::tr("%n minute(s)", nullptr, count);
    }
    return {};
}

QString timeUnitName(board::TimeUnit unit) {
    switch (unit) {
        case board::TimeUnit::Rounds:
            return ConditionWords::tr("rounds");
        case board::TimeUnit::Segments:
            return ConditionWords::tr("segments");
        case board::TimeUnit::Minutes:
            return ConditionWords::tr("minutes");
    }
    return {};
}

QString leftText(const document::Encounter& encounter, const board::ConditionRecord& condition) {
    const std::optional<actions::ConditionLeft> left = actions::leftOf(encounter, condition);
    if (!left) return {};
    return left->count == 0 ? ConditionWords::tr("this round") : durationText(left->count, left->unit);
}

QString conditionEffect(const std::string& name) {
    const board::KnownCondition* known = board::knownCondition(name);
    if (known == nullptr || !known->trait) return {};
    switch (*known->trait) {
        case board::Trait::Prone:
            return ConditionWords::tr("Counts as prone in every ruling.");
        case board::Trait::Blinded:
            return ConditionWords::tr("Sees nobody: everybody is concealed from it (CO-07).");
        case board::Trait::Invisible:
            return ConditionWords::tr("Nobody sees it, players neither (CO-07).");
        case board::Trait::Blurred:
            return ConditionWords::tr("Conceals itself from everybody (CO-01).");
        case board::Trait::Helpless:
            return ConditionWords::tr("Counts as helpless in every ruling.");
        case board::Trait::Flying:
            return ConditionWords::tr("Moves above the ground.");
        default:
            return {};
    }
}

}  // namespace tenaille::ui
