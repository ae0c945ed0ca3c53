// SPDX-License-Identifier: MIT
#include "ui/text/creature_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <utility>

#include "core/creatures/words.h"
#include "ui/text/utf8.h"

namespace tenaille::ui {

namespace {

struct CreatureWords {
    Q_DECLARE_TR_FUNCTIONS(CreatureWords)
};

constexpr std::pair<const char*, const char*> kTypes[] = {
    {"aberration", QT_TRANSLATE_NOOP("CreatureWords", "Aberration")},
    {"beast", QT_TRANSLATE_NOOP("CreatureWords", "Beast")},
    {"celestial", QT_TRANSLATE_NOOP("CreatureWords", "Celestial")},
    {"construct", QT_TRANSLATE_NOOP("CreatureWords", "Construct")},
    {"dragon", QT_TRANSLATE_NOOP("CreatureWords", "Dragon")},
    {"elemental", QT_TRANSLATE_NOOP("CreatureWords", "Elemental")},
    {"fey", QT_TRANSLATE_NOOP("CreatureWords", "Fey")},
    {"fiend", QT_TRANSLATE_NOOP("CreatureWords", "Fiend")},
    {"giant", QT_TRANSLATE_NOOP("CreatureWords", "Giant")},
    {"humanoid", QT_TRANSLATE_NOOP("CreatureWords", "Humanoid")},
    {"monstrosity", QT_TRANSLATE_NOOP("CreatureWords", "Monstrosity")},
    {"ooze", QT_TRANSLATE_NOOP("CreatureWords", "Ooze")},
    {"plant", QT_TRANSLATE_NOOP("CreatureWords", "Plant")},
    {"swarm", QT_TRANSLATE_NOOP("CreatureWords", "Swarm")},
    {"undead", QT_TRANSLATE_NOOP("CreatureWords", "Undead")},
};

QString withSpeeds(const creatures::LibraryCreature& creature, Units units) {
    QStringList parts{CreatureWords::tr("Speed %1").arg(distanceText(creature.token.speed, units))};
    const auto add = [&](const QString& text, std::int32_t cells) {
        if (cells > 0) parts << text.arg(distanceText(cells, units));
    };
    add(CreatureWords::tr("flies %1"), creature.speeds.fly);
    add(CreatureWords::tr("swims %1"), creature.speeds.swim);
    add(CreatureWords::tr("climbs %1"), creature.speeds.climb);
    add(CreatureWords::tr("burrows %1"), creature.speeds.burrow);
    return parts.join(QStringLiteral(", "));
}

QString defences(const creatures::LibraryCreature& creature) {
    const board::TokenRecord& token = creature.token;
    QStringList parts;
    if (token.creature.armorClass) parts << CreatureWords::tr("AC %1").arg(*token.creature.armorClass);
    if (token.creature.shield)
        parts << CreatureWords::tr("shield %1").arg(signedText(token.creature.shield->bonus));
    QString points = CreatureWords::tr("HP %1").arg(token.maxHitPoints);
    if (!creature.hitDice.empty()) points += QStringLiteral(" (%1)").arg(fromUtf8(creature.hitDice));
    parts << points;
    if (token.fighter.maxEndurance > 0)
        parts << CreatureWords::tr("endurance %1").arg(token.fighter.maxEndurance);
    parts << CreatureWords::tr("initiative %1").arg(signedText(token.initiativeBonus));
    return parts.join(QStringLiteral(", "));
}

QString senses(const board::Creature& creature, Units units) {
    QStringList parts;
    if (creature.senses.has(board::Sense::Darkvision))
        parts << (creature.darkvisionRange
                      ? CreatureWords::tr("darkvision %1").arg(distanceText(*creature.darkvisionRange, units))
                      : CreatureWords::tr("darkvision"));
    if (creature.senses.has(board::Sense::LowLight)) parts << CreatureWords::tr("low-light vision");
    if (creature.traits.has(board::Trait::AllAroundVision)) parts << CreatureWords::tr("sees all around");
    if (creature.traits.has(board::Trait::Faceless))
        parts << CreatureWords::tr("faceless");
    else if (creature.arcs == board::kAllFrontArcs)
        parts << CreatureWords::tr("front all around");
    else if (creature.arcs == board::kHydraArcs)
        parts << CreatureWords::tr("front but for its rear");
    if (creature.traits.has(board::Trait::Incorporeal)) parts << CreatureWords::tr("incorporeal");
    QString text = parts.join(QStringLiteral(", "));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

}  // namespace

// The translators say which language the creatures of the program have with their words.
std::string creatureLanguage() {
    return CreatureWords::tr("en", "language of the names of creatures: en or fr").toStdString();
}

QString creatureName(const creatures::LibraryCreature& creature) {
    return fromUtf8(nameIn(creature, creatureLanguage()));
}

QString creatureTypeText(const std::string& type) {
    for (const auto& [word, text] : kTypes)
        if (type == word) return CreatureWords::tr(text);
    return fromUtf8(type);
}

QString attackText(const creatures::Attack& attack, Units units) {
    QString text = fromUtf8(attack.name) + QLatin1Char(' ') + signedText(attack.bonus);
    if (!attack.damage.empty()) text += QStringLiteral(", ") + fromUtf8(attack.damage);
    if (attack.reach)
        text += QStringLiteral(", ") + CreatureWords::tr("reach %1").arg(distanceText(*attack.reach, units));
    if (attack.range)
        text += QStringLiteral(", ") + CreatureWords::tr("range %1").arg(distanceText(*attack.range, units));
    return text;
}

QString creatureDetails(const creatures::LibraryCreature& creature, Units units) {
    const board::TokenRecord& token = creature.token;
    QStringList lines{defences(creature), withSpeeds(creature, units)};
    lines << (token.creature.reachWeapon
                  ? CreatureWords::tr("Reach %1, with a reach weapon")
                        .arg(distanceText(token.creature.reach, units))
                  : CreatureWords::tr("Reach %1").arg(distanceText(token.creature.reach, units)));
    if (const QString seen = senses(token.creature, units); !seen.isEmpty()) lines << seen;
    if (!creature.challenge.empty())
        lines << CreatureWords::tr("Challenge %1").arg(fromUtf8(creature.challenge));
    if (!creature.attacks.empty()) lines << QString() << CreatureWords::tr("Attacks:");
    for (const creatures::Attack& attack : creature.attacks)
        lines << QStringLiteral("• ") + attackText(attack, units);
    if (!token.notes.empty()) lines << QString() << fromUtf8(token.notes);
    return lines.join(QLatin1Char('\n'));
}

QString foldedText(const QString& text) { return fromUtf8(creatures::folded(text.toStdString())); }

}  // namespace tenaille::ui
