// SPDX-License-Identifier: MIT
#include "ui/text/ruling_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "ui/text/condition_text.h"
#include "ui/text/edit_text.h"
#include "ui/text/kind_text.h"
#include "ui/text/utf8.h"

namespace tenaille::ui {

namespace {

struct Reason {
    const char* key;
    const char* text;
};

constexpr Reason kReasons[] = {
    {"sheet.attackBonus", QT_TRANSLATE_NOOP("Ruling", "Attack bonus")},
    {"sheet.armorClass", QT_TRANSLATE_NOOP("Ruling", "Armour class")},
    {"sheet.fatigue", QT_TRANSLATE_NOOP("Ruling", "Fatigue")},
    {"facing.advantage", QT_TRANSLATE_NOOP("Ruling", "Advantage: the attacker stands in the rear arc")},
    {"facing.shield.covers",
     QT_TRANSLATE_NOOP("Ruling", "Shield counts in this arc: its +%1 is in the armour class")},
    {"facing.shield.notThisArc", QT_TRANSLATE_NOOP("Ruling", "Shield does not cover this arc")},
    {"facing.intoFlank", QT_TRANSLATE_NOOP("Ruling", "Target on the attacker's flank")},
    {"facing.intoRear", QT_TRANSLATE_NOOP("Ruling", "Target behind the attacker")},
    {"facing.penaltyLifted", QT_TRANSLATE_NOOP("Ruling", "A feat lifts the penalty for this direction")},
    {"facing.fromFlank", QT_TRANSLATE_NOOP("Ruling", "Attack from the target's flank")},
    {"facing.fromRear", QT_TRANSLATE_NOOP("Ruling", "Attack from behind the target")},
    {"facing.uncannyDodge", QT_TRANSLATE_NOOP("Ruling", "Uncanny dodge: no bonus for this direction")},
    {"cover.none", QT_TRANSLATE_NOOP("Ruling", "No cover: %1 of %2 lines cut")},
    {"cover.partial", QT_TRANSLATE_NOOP("Ruling", "Partial cover: %1 of %2 lines cut")},
    {"cover.partialSeen", QT_TRANSLATE_NOOP("Ruling", "Partial cover: more than half of the target is seen")},
    {"cover.normal", QT_TRANSLATE_NOOP("Ruling", "Cover: %1 of %2 lines cut")},
    {"cover.improved", QT_TRANSLATE_NOOP("Ruling", "Improved cover: %1 of %2 lines cut")},
    {"cover.soft", QT_TRANSLATE_NOOP("Ruling", "Soft cover: a creature stands in between")},
    {"cover.total", QT_TRANSLATE_NOOP("Ruling", "Total cover: no line gets through")},
    {"cover.spread", QT_TRANSLATE_NOOP("Ruling", "The spell goes round the cover")},
    {"concealment.lines", QT_TRANSLATE_NOOP("Ruling", "Concealment on a line")},
    {"concealment.inside", QT_TRANSLATE_NOOP("Ruling", "The target stands inside the concealment")},
    {"concealment.total", QT_TRANSLATE_NOOP("Ruling", "Total concealment: only the square can be attacked")},
    {"concealment.unseen",
     QT_TRANSLATE_NOOP("Ruling", "The target cannot be seen: only its square can be attacked")},
    {"concealment.blurred", QT_TRANSLATE_NOOP("Ruling", "The target conceals itself")},
    {"flank.opposite", QT_TRANSLATE_NOOP("Ruling", "Flanking: an ally threatens from the opposite side")},
    {"flank.notOpposite",
     QT_TRANSLATE_NOOP("Ruling", "No flanking: the line to %1 does not cross opposite sides of the target")},
    {"flank.doesNotThreaten", QT_TRANSLATE_NOOP("Ruling", "No flanking: %1 does not threaten the target")},
    {"flank.noReach", QT_TRANSLATE_NOOP("Ruling", "No flanking: %1 has no reach")},
    {"flank.cutOff", QT_TRANSLATE_NOOP("Ruling", "No flanking: the target has total cover against %1")},
    {"prone.offKilter", QT_TRANSLATE_NOOP("Ruling", "Nobody lies prone without gravity")},
    {"prone.attacker", QT_TRANSLATE_NOOP("Ruling", "Attacker is prone")},
    {"prone.targetMelee", QT_TRANSLATE_NOOP("Ruling", "Target is prone, in melee")},
    {"prone.targetRanged", QT_TRANSLATE_NOOP("Ruling", "Target is prone, at range")},
    {"space.squeezing", QT_TRANSLATE_NOOP("Ruling", "Squeezed into too narrow a passage")},
    {"fatigue.constitution", QT_TRANSLATE_NOOP("Ruling", "Constitution")},
    {"fatigue.base", QT_TRANSLATE_NOOP("Ruling", "What everybody has")},
    {"fatigue.endurance", QT_TRANSLATE_NOOP("Ruling", "Half of the endurance rank")},
    {"fatigue.encumbrance", QT_TRANSLATE_NOOP("Ruling", "Encumbrance")},
    {"fatigue.lowestThreshold", QT_TRANSLATE_NOOP("Ruling", "The threshold does not fall lower")},
    {"sneak.blow", QT_TRANSLATE_NOOP("Ruling", "Sneak attack")},
    {"sneak.surprise", QT_TRANSLATE_NOOP("Ruling", "Surprise attack")},
    {"sneak.attackFactor", QT_TRANSLATE_NOOP("Ruling", "The attack factor of the weapon does not count")},
    {"sneak.dexterity", QT_TRANSLATE_NOOP("Ruling", "The target loses its dexterity")},
    {"sneak.defenceFactor", QT_TRANSLATE_NOOP("Ruling", "The defence factor of the weapon does not count")},
    {"sneak.weapon", QT_TRANSLATE_NOOP("Ruling", "Damage of the weapon")},
    {"sneak.rank", QT_TRANSLATE_NOOP("Ruling", "Rank in sneak attack")},
    {"sneak.otherBonus", QT_TRANSLATE_NOOP("Ruling", "Other bonuses to damage")},
    {"sneak.baseDifficulty", QT_TRANSLATE_NOOP("Ruling", "Difficulty for everybody")},
    {"sneak.targetInFight", QT_TRANSLATE_NOOP("Ruling", "The target is in a fight")},
};

const Reason* reasonNamed(const std::string& key) {
    for (const Reason& one : kReasons)
        if (key == one.key) return &one;
    return nullptr;
}

QString sentenceOf(const std::string& reason) {
    const Reason* found = reasonNamed(reason);
    return found != nullptr ? QCoreApplication::translate("Ruling", found->text)
                            : QString::fromStdString(reason);
}

QString inLanguage(const QJsonValue& texts, const QString& language) {
    const QJsonObject byLanguage = texts.toObject();
    const QJsonValue own = byLanguage.value(language);
    return own.isString() ? own.toString() : byLanguage.value(QStringLiteral("en")).toString();
}

// Read once per language: a few kilobytes.
QHash<QString, RuleText> readRules(const QString& language) {
    QHash<QString, RuleText> rules;
    QFile file(QStringLiteral(":/rules/rules.json"));
    if (!file.open(QIODevice::ReadOnly)) return rules;
    const QJsonArray list =
        QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("rules")).toArray();
    for (const auto& value : list) {
        const QJsonObject rule = value.toObject();
        rules.insert(rule.value(QStringLiteral("id")).toString(),
                     {inLanguage(rule.value(QStringLiteral("title")), language),
                      inLanguage(rule.value(QStringLiteral("text")), language)});
    }
    return rules;
}

// What stands in the way, in the middle of a sentence; empty for a record that is not there.
QString blockerName(RecordId record, const document::Encounter& encounter) {
    if (const auto* token = encounter.tokens.find(record)) return QString::fromStdString(token->name);
    QString name;
    const board::Kinds kinds = document::kindsOf(encounter);
    if (const auto* wall = encounter.walls.find(record)) name = kindText(kinds, *wall);
    if (const auto* door = encounter.doors.find(record)) name = kindName(kinds, *door);
    if (const auto* prop = encounter.props.find(record)) name = kindText(kinds, *prop);
    if (const auto* terrain = encounter.terrain.find(record)) name = kindText(kinds, *terrain);
    if (!name.isEmpty()) name[0] = name[0].toLower();
    return name;
}

// " by: stone wall, table"
QString cutBy(const std::vector<cover::CoverLine>& lines, const document::Encounter& encounter) {
    QStringList names;
    for (const cover::CoverLine& line : lines)
        if (line.blocker) names << blockerName(line.blocker->record, encounter);
    names.removeAll(QString());
    names.removeDuplicates();
    return names.isEmpty()
               ? QString()
               : QCoreApplication::translate("Ruling", " by: %1").arg(names.join(QStringLiteral(", ")));
}

// "Cover: %1 of %2 lines cut" -> "Cover"; "Abri (lignes coupées : %1 sur %2)" -> "Abri"
QString nameIn(const QString& sentence) {
    static const QRegularExpression kMore(QStringLiteral("[:(]"));
    return sentence.section(kMore, 0, 0).trimmed();
}

}  // namespace

bool hasReasonText(const std::string& reason) { return reasonNamed(reason) != nullptr; }

QString reasonText(const std::string& reason) {
    const QString whole = sentenceOf(reason);
    return whole.contains(QLatin1Char('%')) ? nameIn(whole) : whole;
}

QString reasonName(const std::string& reason) { return nameIn(sentenceOf(reason)); }

QString reasonText(const rules::Modifier& modifier) {
    return filled(sentenceOf(modifier.reason), modifier.arguments);
}

QString refusalText(attack::Refusal refusal) {
    switch (refusal) {
        case attack::Refusal::NoLineOfEffect:
            return QCoreApplication::translate("Ruling", "No line of effect: the target has total cover.");
        case attack::Refusal::NotTargetable:
            return QCoreApplication::translate("Ruling",
                                               "The target lies in the attacker's rear arc: turn first.");
        case attack::Refusal::OutOfReach:
            return QCoreApplication::translate("Ruling", "The target is out of reach.");
        case attack::Refusal::SameSpace:
            return QCoreApplication::translate("Ruling", "Both stand in the same space: no lines to judge.");
    }
    return {};
}

QString arcText(board::Arc arc) {
    switch (arc) {
        case board::Arc::Front:
            return QCoreApplication::translate("Ruling", "front arc");
        case board::Arc::Left:
            return QCoreApplication::translate("Ruling", "left arc");
        case board::Arc::Right:
            return QCoreApplication::translate("Ruling", "right arc");
        case board::Arc::Rear:
            return QCoreApplication::translate("Ruling", "rear arc");
    }
    return {};
}

QString arcLetter(board::Arc arc) {
    switch (arc) {
        case board::Arc::Front:
            return QCoreApplication::translate("ArcLetter", "F", "front");
        case board::Arc::Left:
            return QCoreApplication::translate("ArcLetter", "L", "left");
        case board::Arc::Right:
            return QCoreApplication::translate("ArcLetter", "R", "right");
        case board::Arc::Rear:
            return QCoreApplication::translate("ArcLetter", "B", "back");
    }
    return {};
}

QString situationText(const board::TokenRecord& attacker, const attack::AttackRuling& ruling,
                      board::GridKind grid, Units units, bool isDown) {
    QStringList parts;
    if (!attacker.weapon.empty()) parts << QString::fromStdString(attacker.weapon);
    const auto& refusals = ruling.answer.refusals;
    const bool tooFar = std::any_of(refusals.begin(), refusals.end(), [](const attack::Refused& refused) {
        return refused.why == attack::Refusal::OutOfReach;
    });
    // Who stands out of reach is judged as by a weapon with reach, but nobody holds one.
    switch (tooFar ? attacker.attackMode : ruling.evidence.mode) {
        case board::AttackMode::Melee:
            parts << QCoreApplication::translate("Ruling", "melee");
            break;
        case board::AttackMode::Reach:
            parts << QCoreApplication::translate("Ruling", "melee with reach");
            break;
        case board::AttackMode::Ranged:
            parts << QCoreApplication::translate("Ruling", "ranged");
            break;
    }
    parts << lengthText(ruling.evidence.distance, grid, units);
    // The arcs of the nearest cells of the attacker, as the target sees them: a large one may stand in two.
    QStringList arcs;
    for (const facing::SeenCell& one : ruling.evidence.attackerSeen)
        if (one.nearest && facing::arcOf(one.place.zone)) arcs << arcText(*facing::arcOf(one.place.zone));
    arcs.removeDuplicates();
    if (!arcs.isEmpty())
        parts << QCoreApplication::translate("Ruling", "from the %1")
                     .arg(arcs.join(QCoreApplication::translate("Ruling", " and the ", "between arcs")));
    if (ruling.answer.advantage) parts << QCoreApplication::translate("Ruling", "with advantage");
    if (isDown) parts << QCoreApplication::translate("Ruling", "the target is down");
    return parts.join(QStringLiteral(" · "));
}

QString rulingInShort(const attack::AttackRuling& ruling) {
    const attack::AttackAnswer& answer = ruling.answer;
    if (const auto refusal = answer.refusal()) return refusalText(*refusal);
    QStringList parts;
    if (answer.needs) parts << QCoreApplication::translate("Ruling", "needs %1+").arg(*answer.needs);
    if (answer.advantage) parts << QCoreApplication::translate("Ruling", "with advantage");
    bool covered = ruling.evidence.cover.evidence.lines.empty();
    for (const rules::Modifier& one : answer.modifiers) {
        const bool counts = !one.suppressed && one.effective() != 0;
        if (!counts || one.target == rules::Target::MissChance || one.reason.starts_with("sheet.")) continue;
        parts << reasonName(one.reason) + QLatin1Char(' ') + signedText(one.effective());
        covered = covered || one.reason.starts_with("cover.");
    }
    if (!covered) parts << QCoreApplication::translate("Ruling", "no cover");
    if (answer.missChance > 0)
        parts << QCoreApplication::translate("Ruling", "miss chance %1 %").arg(answer.missChance);
    return parts.join(QStringLiteral(" · "));
}

QString linesSummary(const attack::AttackRuling& ruling, const document::Encounter& encounter) {
    const auto& lines = ruling.evidence.cover.evidence.lines;
    if (lines.empty()) return {};
    const auto count = [&](cover::LineOutcome outcome) {
        return static_cast<int>(std::count_if(lines.begin(), lines.end(), [&](const cover::CoverLine& line) {
            return line.outcome == outcome;
        }));
    };
    // lupdate 6.4 overlooks a number that is more than a name.
    const int all = static_cast<int>(lines.size());
    const int touching = count(cover::LineOutcome::Touching);
    const int cut = count(cover::LineOutcome::Cut);
    QString text = QCoreApplication::translate("Ruling", "%n line(s) from the best corner", nullptr, all);
    if (touching > 0)
        text += QCoreApplication::translate("Ruling", ", %n touching without being cut", nullptr, touching);
    return text + QCoreApplication::translate("Ruling", ", %n cut", nullptr, cut) + cutBy(lines, encounter);
}

QString coverEffects(const attack::AttackRuling& ruling) {
    const cover::CoverAnswer& cover = ruling.evidence.cover.answer;
    QStringList effects;
    if (cover.reflex.value_or(0) != 0)
        effects << QCoreApplication::translate("Ruling", "+%1 on Reflex saves (CV-01)").arg(*cover.reflex);
    if (cover.opportunityAllowed == false)
        effects << QCoreApplication::translate("Ruling", "no attack of opportunity (CV-07)");
    if (cover.stealthAllowed)
        effects << QCoreApplication::translate("Ruling", "enough to hide behind (CV-14)");
    if (effects.isEmpty()) return {};
    return QCoreApplication::translate("Ruling", "The cover also gives: %1")
        .arg(effects.join(QStringLiteral(", ")));
}

QString silentConditions(const board::TokenRecord& attacker, const board::TokenRecord& target) {
    QStringList silent;
    for (const board::TokenRecord* one : {&attacker, &target})
        for (const board::ConditionRecord& condition : one->conditions)
            if (conditionEffect(condition.name).isEmpty())
                silent << conditionName(condition.name) + QStringLiteral(" (") +
                              QString::fromStdString(one->name) + QLatin1Char(')');
    if (silent.isEmpty()) return {};
    return QCoreApplication::translate("Ruling", "Known, but without a number here: %1")
        .arg(silent.join(QStringLiteral(", ")));
}

QString sourceText(rules::RuleRef rule) {
    if (rule == rules::kSheet) return QCoreApplication::translate("Ruling", "sheet");
    return fromUtf8(rule.id);
}

RuleText ruleText(std::string_view id) {
    static QString language;
    static QHash<QString, RuleText> rules;
    const QString wanted = QLocale().name().left(2);
    if (rules.isEmpty() || language != wanted) {
        language = wanted;
        rules = readRules(language);
    }
    return rules.value(fromUtf8(id));
}

}  // namespace tenaille::ui
