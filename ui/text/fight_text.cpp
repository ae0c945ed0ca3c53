// SPDX-License-Identifier: MIT
#include "ui/text/fight_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/io/codec_words.h"
#include "core/rules/fight/order.h"
#include "core/rules/segments/gait.h"
#include "core/rules/segments/initiative.h"
#include "ui/text/edit_text.h"
#include "ui/text/ruling_text.h"
#include "ui/text/units.h"

namespace tenaille::ui {

namespace {

struct Fight {
    Q_DECLARE_TR_FUNCTIONS(Fight)
};

// ---- words for what events store as words

struct Word {
    const char* key;
    const char* text;
};

constexpr Word kWords[] = {
    // modes
    {"melee", QT_TRANSLATE_NOOP("Fight", "melee")},
    {"grapple", QT_TRANSLATE_NOOP("Fight", "grapple")},
    {"shooting", QT_TRANSLATE_NOOP("Fight", "shooting")},
    {"covering", QT_TRANSLATE_NOOP("Fight", "covering fire")},
    {"casting", QT_TRANSLATE_NOOP("Fight", "casting")},
    {"magicItem", QT_TRANSLATE_NOOP("Fight", "magic item")},
    {"simpleAction", QT_TRANSLATE_NOOP("Fight", "simple action")},
    // deeds
    {"routine", QT_TRANSLATE_NOOP("Fight", "strike")},
    {"opportunity", QT_TRANSLATE_NOOP("Fight", "attack of opportunity")},
    {"surpriseAttack", QT_TRANSLATE_NOOP("Fight", "surprise attack")},
    {"sneakAttack", QT_TRANSLATE_NOOP("Fight", "sneak attack")},
    {"parry", QT_TRANSLATE_NOOP("Fight", "parry")},
    {"simple", QT_TRANSLATE_NOOP("Fight", "simple action")},
    {"fastMove", QT_TRANSLATE_NOOP("Fight", "fast move")},
    {"slowMove", QT_TRANSLATE_NOOP("Fight", "slow move")},
    {"react", QT_TRANSLATE_NOOP("Fight", "answer to a move")},
    {"cast", QT_TRANSLATE_NOOP("Fight", "casting")},
    {"changeMode", QT_TRANSLATE_NOOP("Fight", "change of mode")},
    {"pivot", QT_TRANSLATE_NOOP("Fight", "pivot")},
    // close moves
    {"advance", QT_TRANSLATE_NOOP("Fight", "advance")},
    {"retreat", QT_TRANSLATE_NOOP("Fight", "retreat")},
    {"circleCounterclockwise", QT_TRANSLATE_NOOP("Fight", "circle to the left")},
    {"circleClockwise", QT_TRANSLATE_NOOP("Fight", "circle to the right")},
    {"accompany", QT_TRANSLATE_NOOP("Fight", "accompany")},
    {"hold", QT_TRANSLATE_NOOP("Fight", "hold")},
    {"oppose", QT_TRANSLATE_NOOP("Fight", "oppose")},
    // what a strike is
    {"meleeAttack", QT_TRANSLATE_NOOP("Fight", "melee attack")},
    {"breakthrough", QT_TRANSLATE_NOOP("Fight", "breakthrough")},
    {"passThrough", QT_TRANSLATE_NOOP("Fight", "pass by")},
    {"disarm", QT_TRANSLATE_NOOP("Fight", "disarm")},
    {"shot", QT_TRANSLATE_NOOP("Fight", "shot")},
    {"assimilatedMelee", QT_TRANSLATE_NOOP("Fight", "assimilated-melee attack")},
    {"grappleDamage", QT_TRANSLATE_NOOP("Fight", "grapple with damage")},
    {"grappleOther", QT_TRANSLATE_NOOP("Fight", "other grapple action")},
    // classes
    {"priest", QT_TRANSLATE_NOOP("Fight", "priest")},
    {"druid", QT_TRANSLATE_NOOP("Fight", "druid")},
    {"sorcerer", QT_TRANSLATE_NOOP("Fight", "sorcerer")},
    {"bard", QT_TRANSLATE_NOOP("Fight", "bard")},
    {"mage", QT_TRANSLATE_NOOP("Fight", "mage")},
    {"warrior", QT_TRANSLATE_NOOP("Fight", "warrior")},
    {"ranger", QT_TRANSLATE_NOOP("Fight", "ranger")},
    {"barbarian", QT_TRANSLATE_NOOP("Fight", "barbarian")},
    {"thief", QT_TRANSLATE_NOOP("Fight", "thief")},
    {"assassin", QT_TRANSLATE_NOOP("Fight", "assassin")},
    {"juggler", QT_TRANSLATE_NOOP("Fight", "juggler")},
    {"courtesan", QT_TRANSLATE_NOOP("Fight", "courtesan")},
    {"companion", QT_TRANSLATE_NOOP("Fight", "companion")},
    // causes of an opportunity
    {"otherMode", QT_TRANSLATE_NOOP("Fight", "does not fight in contact")},
    {"passGuard", QT_TRANSLATE_NOOP("Fight", "pass the guard")},
    {"grappledWithThird", QT_TRANSLATE_NOOP("Fight", "grapples somebody else")},
    {"fumble", QT_TRANSLATE_NOOP("Fight", "critical failure")},
    // refusals
    {"surprised", QT_TRANSLATE_NOOP("Fight", "surprised")},
    {"oneActionPerSegment", QT_TRANSLATE_NOOP("Fight", "one action a segment")},
    {"onlyCloseModes", QT_TRANSLATE_NOOP("Fight", "only melee or grapple can be changed into")},
    {"notFast", QT_TRANSLATE_NOOP("Fight", "that speed is no fast move")},
    {"initiative", QT_TRANSLATE_NOOP("Fight", "the initiative is not reached")},
    {"mode", QT_TRANSLATE_NOOP("Fight", "not in this mode")},
    {"modeChanged", QT_TRANSLATE_NOOP("Fight", "the mode was changed in this round")},
    {"noActionAvailable", QT_TRANSLATE_NOOP("Fight", "no routine action is due")},
    {"notInContact", QT_TRANSLATE_NOOP("Fight", "not in contact")},
    {"notOffered", QT_TRANSLATE_NOOP("Fight", "no opportunity is offered")},
    {"noLineOfEffect", QT_TRANSLATE_NOOP("Fight", "nothing gets through to the target")},
    {"nothingToParry", QT_TRANSLATE_NOOP("Fight", "there is no blow to parry")},
    {"blowMissed", QT_TRANSLATE_NOOP("Fight", "the blow missed: there is nothing to parry")},
    {"down", QT_TRANSLATE_NOOP("Fight", "down")},
    {"targetDown", QT_TRANSLATE_NOOP("Fight", "the target is down")},
    {"alreadyMoving", QT_TRANSLATE_NOOP("Fight", "moves already")},
    {"segmentActionUsed", QT_TRANSLATE_NOOP("Fight", "the segment is used")},
    {"fumbleNotUsable", QT_TRANSLATE_NOOP("Fight", "the critical failure cannot be used")},
    // of surprise and sneak attacks
    {"attackerSurprised", QT_TRANSLATE_NOOP("Fight", "surprised")},
    {"targetNotSurprised", QT_TRANSLATE_NOOP("Fight", "the target is not surprised")},
    {"notReady", QT_TRANSLATE_NOOP("Fight", "no weapon is ready")},
    {"onePerSegment", QT_TRANSLATE_NOOP("Fight", "one action a segment")},
    {"tooFar", QT_TRANSLATE_NOOP("Fight", "too far away")},
    {"outOfRange", QT_TRANSLATE_NOOP("Fight", "out of range")},
    {"noticed", QT_TRANSLATE_NOOP("Fight", "the target has noticed it")},
    {"surpriseOnly", QT_TRANSLATE_NOOP("Fight", "the target sees the blow: a surprise attack only")},
    {"beyondShortRange", QT_TRANSLATE_NOOP("Fight", "beyond short range")},
    {"notAtContact", QT_TRANSLATE_NOOP("Fight", "not in contact")},
    // of parries
    {"guardLowered", QT_TRANSLATE_NOOP("Fight", "the guard is lowered")},
    {"noActionInReserve", QT_TRANSLATE_NOOP("Fight", "no routine action is left")},
    {"needsCritical", QT_TRANSLATE_NOOP("Fight", "only a critical parry helps")},
    {"weaponCannotParryMissile", QT_TRANSLATE_NOOP("Fight", "this weapon parries no missile")},
    {"autoFail", QT_TRANSLATE_NOOP("Fight", "natural 1")},
    // simple actions that the rules know
    {"draw", QT_TRANSLATE_NOOP("Fight", "take up or draw the weapon")},
    // of opportunities
    {"noCause", QT_TRANSLATE_NOOP("Fight", "the guard is not lowered")},
    {"dead", QT_TRANSLATE_NOOP("Fight", "down")},
    {"notEngaged", QT_TRANSLATE_NOOP("Fight", "not in contact")},
    {"outOfReach", QT_TRANSLATE_NOOP("Fight", "out of reach")},
    {"notCloseMode", QT_TRANSLATE_NOOP("Fight", "does not fight in contact")},
    {"modeTooLate", QT_TRANSLATE_NOOP("Fight", "the mode is taken too late")},
    {"ownGuardLowered", QT_TRANSLATE_NOOP("Fight", "the own guard is lowered")},
    // what dice are thrown for
    {"damage", QT_TRANSLATE_NOOP("Fight", "damage")},
    {"healing", QT_TRANSLATE_NOOP("Fight", "healing")},
    {"hitPointsLost", QT_TRANSLATE_NOOP("Fight", "hit points lost")},
    {"saveThrow", QT_TRANSLATE_NOOP("Fight", "critical save")},
    {"initiativeThrow", QT_TRANSLATE_NOOP("Fight", "initiative")},
    {"busyGrappling", QT_TRANSLATE_NOOP("Fight", "grapples somebody else")},
};

QString word(const std::string& key) {
    for (const Word& one : kWords)
        if (key == one.key) return Fight::tr(one.text);
    return QString::fromStdString(key);
}

// Words that stand one after the other, separated by blanks.
QString words(const std::string& keys) {
    QStringList all;
    for (const QString& key : QString::fromStdString(keys).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        all << (key == QLatin1String("simpleAction") ? Fight::tr("lowers the guard")
                                                     : word(key.toStdString()));
    return all.join(QStringLiteral(", "));
}

// ---- sentences

struct Sentence {
    const char* entry;
    const char* text;
    bool advice = false;
    int worded = -1;  // the argument that is a word
};

constexpr Sentence kSentences[] = {
    {"fight.surpriseSegment", QT_TRANSLATE_NOOP("Fight", "The surprise segment is played (SU-03)")},
    {"fight.noSurpriseSegment", QT_TRANSLATE_NOOP("Fight", "Nobody loses a segment to surprise (SU-04)")},
    {"fight.refused", QT_TRANSLATE_NOOP("Fight", "%1 cannot do that (%2): %3 (%4)"), true},
    {"fight.activityLost", QT_TRANSLATE_NOOP("Fight", "%1 loses what was under way: %2"), false, 1},
    {"fight.modeChanged", QT_TRANSLATE_NOOP("Fight", "%1 changes into: %2 (SG-14)"), false, 1},
    {"fight.simpleStarted", QT_TRANSLATE_NOOP("Fight", "%1 begins: %2"), false, 1},
    {"fight.castStarted", QT_TRANSLATE_NOOP("Fight", "%1 begins to cast %2, segments: %3")},
    {"fight.opportunityOffered", QT_TRANSLATE_NOOP("Fight", "%1 may strike at %2: %3"), true},
    {"fight.opportunityDenied", QT_TRANSLATE_NOOP("Fight", "%1 has no opportunity against %2: %3 (%4)"), true,
     2},
    {"fight.opportunityLapsed", QT_TRANSLATE_NOOP("Fight", "%1 lets the opportunity against %2 pass"), true},
    {"fight.opportunityLost", QT_TRANSLATE_NOOP("Fight", "%1 gives the opportunity up to parry")},
    {"fight.routinePostponed", QT_TRANSLATE_NOOP("Fight", "%1 puts the routine action off to segment %2")},
    {"fight.wrongTarget", QT_TRANSLATE_NOOP("Fight", "%1 means %2 and strikes %3 (AO-25)")},
    {"fight.disarmed", QT_TRANSLATE_NOOP("Fight", "%1 is disarmed (EX-07)")},
    {"fight.special", QT_TRANSLATE_NOOP("Fight", "%1 suffers: %2 (EX-08)")},
    {"fight.weaponLost", QT_TRANSLATE_NOOP("Fight", "%1 loses the weapon (EX-06)")},
    {"fight.weaponBroken", QT_TRANSLATE_NOOP("Fight", "%1 breaks the weapon (EX-06)")},
    {"fight.companionWounded",
     QT_TRANSLATE_NOOP("Fight", "%1 wounds a companion: decide whom and how much (EX-06)"), true},
    {"fight.bareHanded",
     QT_TRANSLATE_NOOP("Fight",
                       "%1 strikes without the weapon, with bare hands (AO-26): the bonus and the "
                       "damage of the sheet are those of the weapon")},
    {"fight.beyondRound",
     QT_TRANSLATE_NOOP("Fight",
                       "%1: with initiative %2 the round does not hold all routine actions; those "
                       "from segment 11 on will be lost: %3 (SG-13)")},
    {"fight.grappled", QT_TRANSLATE_NOOP("Fight", "%1 is grappled by %2 (AO-17)")},
    {"fight.down", QT_TRANSLATE_NOOP("Fight", "%1 falls")},
    {"fight.slowMoved", QT_TRANSLATE_NOOP("Fight", "%1 moves slowly")},
    {"fight.passedThrough", QT_TRANSLATE_NOOP("Fight", "%1 gets past %2 (CM-22)")},
    {"fight.engaged", QT_TRANSLATE_NOOP("Fight", "%1 and %2 are in contact (CM-10)")},
    {"fight.disengaged", QT_TRANSLATE_NOOP("Fight", "%1 and %2 are parted (CM-10)")},
    {"fight.simpleDone", QT_TRANSLATE_NOOP("Fight", "%1 finishes: %2"), false, 1},
    {"turns.round", QT_TRANSLATE_NOOP("Fight", "Round %1 begins")},
    {"turns.turn", QT_TRANSLATE_NOOP("Fight", "Turn of %1")},
    {"turns.goesOn", QT_TRANSLATE_NOOP("Fight", "%1 goes on")},
    {"turns.passedOver", QT_TRANSLATE_NOOP("Fight", "%1 is down and passed over")},
    {"turns.lapses",
     QT_TRANSLATE_NOOP("Fight", "The turn of %1 has come again: nothing is held back any more")},
    {"fight.spellEffect", QT_TRANSLATE_NOOP("Fight", "The spell of %1 takes effect: %2")},
};

// "fight.refused", by its deed.
constexpr Word kCannot[] = {
    {"routine", QT_TRANSLATE_NOOP("Fight", "%1 cannot strike: %3 (%4)")},
    {"opportunity", QT_TRANSLATE_NOOP("Fight", "%1 cannot take the opportunity: %3 (%4)")},
    {"surpriseAttack", QT_TRANSLATE_NOOP("Fight", "%1 cannot attack by surprise: %3 (%4)")},
    {"sneakAttack", QT_TRANSLATE_NOOP("Fight", "%1 cannot make a sneak attack: %3 (%4)")},
    {"parry", QT_TRANSLATE_NOOP("Fight", "%1 cannot parry: %3 (%4)")},
    {"simple", QT_TRANSLATE_NOOP("Fight", "%1 cannot take a simple action: %3 (%4)")},
    {"fastMove", QT_TRANSLATE_NOOP("Fight", "%1 cannot move fast: %3 (%4)")},
    {"slowMove", QT_TRANSLATE_NOOP("Fight", "%1 cannot move slowly: %3 (%4)")},
    {"react", QT_TRANSLATE_NOOP("Fight", "%1 cannot answer the move: %3 (%4)")},
    {"cast", QT_TRANSLATE_NOOP("Fight", "%1 cannot cast: %3 (%4)")},
    {"changeMode", QT_TRANSLATE_NOOP("Fight", "%1 cannot change the mode: %3 (%4)")},
    {"pivot", QT_TRANSLATE_NOOP("Fight", "%1 cannot pivot: %3 (%4)")},
};

const char* refusalSentence(const Sentence& usual, const std::vector<std::string>& stored) {
    for (const Word& one : kCannot)
        if (stored.size() > 1 && stored[1] == one.key) return one.text;
    return usual.text;
}

const Sentence* sentence(const std::string& entry) {
    for (const Sentence& one : kSentences)
        if (entry == one.entry) return &one;
    return nullptr;
}

// ---- the entries that are more than a sentence

QString text(const std::vector<std::string>& stored, std::size_t at) {
    return at < stored.size() ? QString::fromStdString(stored[at]) : QStringLiteral("-");
}
bool is(const std::vector<std::string>& stored, std::size_t at, const char* word) {
    return at < stored.size() && stored[at] == word;
}

QString strikeLead(const std::string& entry) {
    if (entry == "fight.opportunity") return Fight::tr("%1 takes the opportunity against %2");
    if (entry == "fight.surpriseAttack") return Fight::tr("%1 surprises %2");
    if (entry == "fight.sneakAttack") return Fight::tr("%1 makes a sneak attack on %2");
    return Fight::tr("%1 strikes at %2");
}

QString strikeResult(const std::vector<std::string>& stored) {
    if (is(stored, 8, "critical")) return Fight::tr("exceptional blow");
    if (is(stored, 8, "concealed")) return Fight::tr("goes past the concealed target (CO-04)");
    if (is(stored, 8, "natural20")) return Fight::tr("natural 20, hits");
    if (is(stored, 8, "natural1")) return Fight::tr("natural 1, misses");
    if (is(stored, 8, "ruledHit")) return Fight::tr("hits, as the game master decides");
    if (is(stored, 8, "ruledMiss")) return Fight::tr("misses, as the game master decides");
    if (is(stored, 8, "critical-miss")) return Fight::tr("misses, but exceptional");
    return is(stored, 8, "hit") ? Fight::tr("hits") : Fight::tr("misses");
}

// What the board adds to a total of a strike ("hit", "ac" or "miss"): each with its reason and rule.
constexpr std::size_t kSituation = 12;
QString situationText(const std::vector<std::string>& stored, const char* target,
                      std::size_t from = kSituation) {
    QString parts;
    for (std::size_t i = from; i + 3 < stored.size(); i += 4) {
        if (stored[i] != target) continue;
        const QString rule = text(stored, i + 3);
        const QString reason = reasonName(stored[i + 2]);
        parts += QStringLiteral(" %1 (%2)")
                     .arg(signedText(text(stored, i + 1).toInt()),
                          rule == QLatin1String("sheet") ? reason : reason + QStringLiteral(", ") + rule);
    }
    return parts;
}

// What hidden ones would have added.
QString notCountedText(const std::vector<std::string>& stored) {
    constexpr std::size_t kFirst = 2;
    QStringList parts;
    const std::pair<const char*, QString> targets[] = {
        {"hit", Fight::tr("to hit")}, {"ac", Fight::tr("armour class")}, {"miss", Fight::tr("miss chance")}};
    for (const auto& [target, name] : targets)
        if (const QString part = situationText(stored, target, kFirst); !part.isEmpty()) parts << name + part;
    return Fight::tr("%1 against %2, without what somebody gives whom the players do not see: %3")
        .arg(text(stored, 0), text(stored, 1), parts.join(QStringLiteral("; ")));
}

QString occasionText(const std::string& entry) {
    if (entry == "fight.opportunity") return Fight::tr("opportunity, AO-16");
    if (entry == "fight.sneakAttack") return Fight::tr("sneak attack, SN-04");
    return Fight::tr("surprise, SU-11");
}

// Against what: the armour class, and how it comes to that.
QString armorClassText(const std::vector<std::string>& stored) {
    const QString parts = situationText(stored, "ac");
    if (parts.isEmpty()) return text(stored, 7);
    int sum = text(stored, 7).toInt();
    for (std::size_t i = kSituation; i + 3 < stored.size(); i += 4)
        if (stored[i] == "ac") sum += text(stored, i + 1).toInt();
    return QStringLiteral("%1 = %2%3").arg(QString::number(sum), text(stored, 7), parts);
}

// Every addend with its reason.
QString strikeSum(const std::string& entry, const std::vector<std::string>& stored) {
    if (is(stored, 2, "-")) return {};
    const QStringList faces = text(stored, 2).split(QLatin1Char('|'));
    QString sum = faces.size() < 2 ? Fight::tr("d20 %1").arg(faces.first())
                                   : Fight::tr("d20 %1, not %2 (advantage, F5-06)").arg(faces[0], faces[1]);
    if (!is(stored, 4, "-")) {
        const auto add = [&](int value, const QString& reason) {
            if (value != 0) sum += QStringLiteral(" %1 (%2)").arg(signedText(value), reason);
        };
        add(text(stored, 4).toInt(), Fight::tr("attack bonus"));
        add(-text(stored, 5).toInt(), Fight::tr("fatigue, FA-06"));
        add(text(stored, 6).toInt(), occasionText(entry));
        sum += situationText(stored, "hit");
    }
    sum += QStringLiteral(" = ") + text(stored, 3);
    if (!is(stored, 7, "-")) sum += Fight::tr(" against AC %1").arg(armorClassText(stored));
    if (stored.size() > 11 && stored[11] != "-") {
        const QStringList die = text(stored, 11).split(QLatin1Char('|'));
        sum += (die.size() > 1 ? Fight::tr("; miss chance %1 %, the attacker throws d100 %2 (CO-04)")
                               : Fight::tr("; miss chance %1 %, the target throws d100 %2 (CO-04)"))
                   .arg(text(stored, 10), die.front());
    }
    return sum + (is(stored, 9, "typed") ? Fight::tr(", die from the table") : QString());
}

QString strikeText(const std::string& entry, const std::vector<std::string>& stored) {
    const QString sum = strikeSum(entry, stored);
    const QString result = strikeResult(stored);
    return explained(filled(strikeLead(entry), stored), sum.isEmpty() ? result : explained(sum, result));
}

// What the points of a blow are made of (fight_log.h).
struct DamageWord {
    static constexpr std::size_t Wear = 2, Lost = 3, Rule = 6, Rolled = 7, Dice = 8, Faces = 9, Origin = 10,
                                 Doubled = 11, LossDie = 13, LossFace = 14, Overflow = 15, SneakRank = 16,
                                 Save = 17, Difficulty = 18;
};

// " = 6 (1d8+2, the dice show 4) × 2 (exceptional blow, EX-19)"
QString wearSum(const std::vector<std::string>& stored) {
    QString origin = Fight::tr("from the table");
    if (!is(stored, DamageWord::Origin, "typed") && !is(stored, DamageWord::Dice, "-"))
        origin = is(stored, DamageWord::Faces, "-")
                     ? text(stored, DamageWord::Dice)
                     : Fight::tr("%1, the dice show %2")
                           .arg(text(stored, DamageWord::Dice), text(stored, DamageWord::Faces));
    QString sum = QStringLiteral("%1 (%2)").arg(text(stored, DamageWord::Rolled), origin);
    const bool sneak = stored.size() > DamageWord::SneakRank;
    if (sneak && text(stored, DamageWord::SneakRank).toInt() != 0)
        sum =
            Fight::tr("%1 + %2 (rank in sneak attack, SN-06)").arg(sum, text(stored, DamageWord::SneakRank));
    if (!is(stored, DamageWord::Doubled, "doubled")) return sum;
    if (sneak && text(stored, DamageWord::SneakRank).toInt() != 0) sum = QStringLiteral("(%1)").arg(sum);
    return sum +
           QStringLiteral(" × 2 (%1)")
               .arg(sneak ? Fight::tr("critical save failed, SN-08") : Fight::tr("exceptional blow, EX-19"));
}

// The hit points that go, whether they do or not.
QString lossSum(const std::vector<std::string>& stored) {
    if (stored.size() > DamageWord::SneakRank)
        return Fight::tr("critical save %1 against %2 (8 + rank, SN-07)")
            .arg(text(stored, DamageWord::Save), text(stored, DamageWord::Difficulty));
    QStringList parts;
    if (text(stored, DamageWord::Overflow).toInt() > 0)
        parts << Fight::tr("%1 wear beyond endurance (EX-10)").arg(text(stored, DamageWord::Overflow));
    if (!is(stored, DamageWord::LossFace, "-"))
        parts << Fight::tr("d%1 of the exceptional blow shows %2, less 1 (%3)")
                     .arg(text(stored, DamageWord::LossDie), text(stored, DamageWord::LossFace),
                          is(stored, DamageWord::LossDie, "4") ? QStringLiteral("EX-18, EX-19")
                                                               : QStringLiteral("EX-19"));
    if (parts.size() > 1) parts << Fight::tr("they are not added (EX-19)");
    return parts.join(QStringLiteral(", "));
}

QString damageText(const std::vector<std::string>& stored) {
    QString result = filled(Fight::tr("%1 takes %3 wear damage from %2"), stored);
    const bool told = stored.size() > DamageWord::Overflow;
    if (told && text(stored, DamageWord::Wear).toInt() > 0) result += QStringLiteral(" = ") + wearSum(stored);
    if (const int lost = text(stored, DamageWord::Lost).toInt(); lost > 0)
        result +=
            Fight::tr(" and loses %n hit point(s) (%1)", nullptr, lost).arg(text(stored, DamageWord::Rule));
    if (const QString loss = told ? lossSum(stored) : QString(); !loss.isEmpty())
        result = explained(result, loss);
    return result + filled(Fight::tr("; left: endurance %5, hit points %6"), stored);
}

QString timesText(const std::string& times) {
    if (times == "diceTwice") return Fight::tr(", dice twice");
    if (times == "double") return Fight::tr(", twice");
    return times == "triple" ? Fight::tr(", three times") : QString();
}

// Of a d20 game: points and how they came about.
QString attackDamageText(const std::vector<std::string>& stored) {
    QString result = filled(Fight::tr("%1 takes %3 damage from %2"), stored);
    const QString origin = is(stored, 5, "typed") ? Fight::tr("from the table") : Fight::tr("rolled");
    const QString faces = stored.size() > 7 && stored[7] != "-"
                              ? Fight::tr(", the dice show %1").arg(text(stored, 7))
                              : QString();
    result += QStringLiteral(" (%1, %2%3%4)")
                  .arg(text(stored, 4), origin, faces, stored.size() > 6 ? timesText(stored[6]) : QString());
    if (is(stored, 3, "-")) return result;
    return result + filled(Fight::tr("; hit points left: %4"), stored);
}

// "2d6+3: 4, 3; total 10, thrown by the program", after what it was for.
QString diceText(const std::string& entry, const std::vector<std::string>& stored) {
    const QString dice = is(stored, 1, "")
                             ? filled(Fight::tr("%1: total %3, by the program"), stored)
                             : filled(Fight::tr("%1: %2; total %3, thrown by the program"), stored);
    if (entry == "dice.field")
        return explained(text(stored, 4) + QStringLiteral(", ") + word(stored.size() > 3 ? stored[3] : ""),
                         dice);
    return is(stored, 3, "") ? dice : explained(text(stored, 3), dice);
}

// The die, and from which face on the parry is critical.
QString parrySum(const std::vector<std::string>& stored) {
    if (stored.size() < 7) return {};
    QString sum =
        Fight::tr("d20 %1, critical from %2 on (EX-20, EX-21)").arg(text(stored, 3), text(stored, 4));
    if (is(stored, 5, "typed")) sum += Fight::tr(", die from the table");
    for (const char* reason : {"fumble", "autoFail", "needsCritical", "weaponCannotParryMissile"})
        if (is(stored, 6, reason))
            sum +=
                QStringLiteral("; %1 (%2)")
                    .arg(word(stored[6]), is(stored, 6, "weaponCannotParryMissile") ? QStringLiteral("EX-26")
                                          : is(stored, 6, "needsCritical") ? QStringLiteral("EX-05, EX-23")
                                                                           : QStringLiteral("EX-06"));
    return sum;
}

QString parryText(const std::vector<std::string>& stored) {
    const QString lead = is(stored, 2, "critical")  ? Fight::tr("%1 parries %2 critically (EX-24)")
                         : is(stored, 2, "success") ? Fight::tr("%1 parries %2 (EX-23)")
                                                    : Fight::tr("%1 fails to parry %2");
    const QString sum = parrySum(stored);
    return sum.isEmpty() ? filled(lead, stored) : explained(filled(lead, stored), sum);
}

// EX-06: with the die that fell, which logs of older versions have not.
QString withFumbleDie(const QString& sentence, const std::vector<std::string>& stored, std::size_t at) {
    if (at >= stored.size() || stored[at] == "-") return sentence;
    return explained(sentence, Fight::tr("d6 %1 on the table of critical failures").arg(text(stored, at)));
}

QString closeMoveText(const std::vector<std::string>& stored) {
    std::vector<std::string> arguments = stored;
    for (const std::size_t at : {2u, 3u})
        if (at < arguments.size()) arguments[at] = word(arguments[at]).toStdString();
    const QString result = is(stored, 4, "engaged") ? Fight::tr("still in contact") : Fight::tr("parted");
    return filled(Fight::tr("%1 against %2: %3; answer: %4"), arguments) + QStringLiteral("; ") + result;
}

QString fatigueText(const std::vector<std::string>& stored) {
    const bool told = stored.size() > 4;
    const bool rests = told && text(stored, 1).toInt() < text(stored, 4).toInt();
    const QString points =
        told ? QStringLiteral("%1 → %2").arg(text(stored, 4), text(stored, 1)) : text(stored, 1);
    QString result =
        Fight::tr("Fatigue of %1: %2 (%3)")
            .arg(text(stored, 0), points, rests ? QStringLiteral("FA-11") : QStringLiteral("FA-03"));
    if (told) result += Fight::tr(", threshold %1 (FA-01)").arg(text(stored, 3));
    if (text(stored, 2).toInt() == 0) return result;
    const QString penalty =
        told ? QStringLiteral("%1 − %2 + 1 = %3").arg(text(stored, 1), text(stored, 3), text(stored, 2))
             : text(stored, 2);
    return result + Fight::tr("; every roll of the next round loses %1 (FA-06)").arg(penalty);
}

// SG-12: the initiative at which it fell due in the end may be another one than was declared.
QString routineLostText(const std::vector<std::string>& stored) {
    QString result;
    if (stored.size() > 2 && stored[1] != stored[2])
        result =
            filled(Fight::tr("%1 loses the routine action of initiative %3, readjusted to %2 (SG-11, SG-12)"),
                   stored);
    else
        result = filled(Fight::tr("%1 loses the routine action that was due at %2 (SG-11)"), stored);
    if (text(stored, 1).toInt() > segments::kSegmentsPerRound)
        return explained(result, Fight::tr("the round has ten segments (SG-13)"));
    if (is(stored, 3, "noTarget")) return explained(result, Fight::tr("no target was declared"));
    if (is(stored, 3, "targetDown")) return explained(result, Fight::tr("the declared target is down"));
    if (is(stored, 3, "modeChanged")) return explained(result, refusalText({"", "", "modeChanged", "SG-14"}));
    return result;
}

QString metres(const std::vector<std::string>& stored, std::size_t at) {
    return QLocale().toString(text(stored, at).toInt() / 1000.0, 'f', 1) + QStringLiteral(" m");
}

}  // namespace

QString modeText(board::Mode mode) { return fightWord(io::wordOf(mode)); }

QString orderKindText(board::OrderKind kind) { return fightWord(io::wordOf(kind)); }

QString orderText(const board::OrderRecord& order) {
    const bool named = order.kind == board::OrderKind::SimpleAction || order.kind == board::OrderKind::Cast;
    if (named && order.what == fight::kDraw) return fightWord(order.what);
    if (named && !order.what.empty()) return QString::fromStdString(order.what);
    if (order.kind == board::OrderKind::Opportunity) return Fight::tr("AoO");
    if (order.kind == board::OrderKind::ChangeMode) return QStringLiteral("→ ") + modeText(order.mode);
    if (order.kind == board::OrderKind::SlowMove) return fightWord(order.manner);
    return orderKindText(order.kind);
}

QString explained(const QString& what, const QString& more) {
    return filled(Fight::tr("%1: %2"), {what.toStdString(), more.toStdString()});
}

QString routineText(board::Mode mode, std::string_view action) {
    using board::Mode;
    if (!action.empty()) return fightWord(action);
    if (mode == Mode::Shooting || mode == Mode::Covering) return fightWord("shot");
    const bool close = mode == Mode::Melee || mode == Mode::Grapple;
    return close ? orderKindText(board::OrderKind::Routine) : modeText(mode);
}

std::string_view deedName(board::OrderKind kind) {
    return kind == board::OrderKind::SimpleAction ? "simple" : io::wordOf(kind);
}

QString refusalText(const std::vector<std::string>& arguments) {
    if (arguments[3].empty()) return word(arguments[2]);
    return QStringLiteral("%1 (%2)").arg(word(arguments[2]), QString::fromStdString(arguments[3]));
}

QString fightWord(std::string_view key) {
    QString text = word(std::string(key));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

bool isFightAdvice(const std::string& entry) {
    const Sentence* found = sentence(entry);
    return found != nullptr && found->advice;
}

FightCall fightCall(const std::string& entry) {
    if (entry == "fight.refused") return FightCall::Refused;
    for (const char* told :
         {"fight.weaponLost", "fight.weaponBroken", "fight.bareHanded", "fight.beyondRound"})
        if (entry == told) return FightCall::Told;
    return entry == "fight.companionWounded" ? FightCall::Decide : FightCall::None;
}

QString fightText(const std::string& entry, const std::vector<std::string>& stored) {
    if (entry == "fight.initiative")
        return filled(is(stored, 2, "typed") ? Fight::tr("%1: initiative %2, as typed")
                                             : Fight::tr("%1: initiative %2, rolled"),
                      stored);
    if (entry == "turns.initiative" && is(stored, 3, "0") && is(stored, 4, "rolled"))
        return filled(Fight::tr("%1: initiative %2 = d20 %3"), stored);
    if (entry == "turns.initiative")
        return is(stored, 4, "typed") ? filled(Fight::tr("%1: initiative %2, as typed"), stored)
                                      : Fight::tr("%1: initiative %2 = d20 %3 %4 (initiative bonus)")
                                            .arg(text(stored, 0), text(stored, 1), text(stored, 2),
                                                 signedText(text(stored, 3).toInt()));
    for (const char* strike :
         {"fight.attack", "fight.opportunity", "fight.surpriseAttack", "fight.sneakAttack", "strike.attack"})
        if (entry == strike) return strikeText(entry, stored);
    if (entry == "fight.damage") return damageText(stored);
    if (entry == "strike.damage") return attackDamageText(stored);
    if (entry == "dice.thrown" || entry == "dice.field") return diceText(entry, stored);
    if (entry == "fight.parry") return parryText(stored);
    if (entry == "fight.closeMove") return closeMoveText(stored);
    if (entry == "fight.simpleDone" && is(stored, 1, "fastMove"))
        return filled(Fight::tr("%1 ends the fast move"), stored);
    if (entry == "fight.routineLost") return routineLostText(stored);
    if (entry == "fight.fatigue") return fatigueText(stored);
    if (entry == "fight.fastMoveStarted")
        return filled(
            Fight::tr("%1 runs at speed %2, %3 m a segment"),
            {stored[0], stored[1], std::to_string(text(stored, 1).toInt() * segments::kMmPerSegment / 1000)});
    if (entry == "fight.moved") return Fight::tr("%1 runs %2").arg(text(stored, 0), metres(stored, 1));
    if (entry == "fight.noWay") return filled(Fight::tr("%1 finds no way and stays"), stored);
    if (entry == "fight.notCounted") return notCountedText(stored);
    if (entry == "fight.throughHidden")
        return filled(Fight::tr("%1 goes through the place of %2, whom the players do not see"), stored);
    if (entry == "fight.pushed")
        return Fight::tr("%1 is pushed back by %2").arg(text(stored, 0), metres(stored, 1));
    const Sentence* found = sentence(entry);
    if (found == nullptr) return QString::fromStdString(entry);
    std::vector<std::string> arguments = stored;
    const auto inWords = [&](std::size_t at) {
        if (at < arguments.size()) arguments[at] = word(arguments[at]).toStdString();
    };
    if (found->worded >= 0) inWords(static_cast<std::size_t>(found->worded));
    if (entry == "fight.refused") {
        const char* cannot = refusalSentence(*found, stored);
        inWords(1);
        inWords(2);
        if (is(stored, 2, "down")) return filled(Fight::tr("%1 is down; not carried out: %2"), arguments);
        return filled(Fight::tr(cannot), arguments);
    }
    if (entry == "fight.opportunityOffered" && arguments.size() > 2)
        arguments[2] = words(arguments[2]).toStdString();
    const QString sentence = filled(Fight::tr(found->text), arguments);
    for (const char* fumble : {"fight.weaponLost", "fight.weaponBroken", "fight.companionWounded"})
        if (entry == fumble) return withFumbleDie(sentence, stored, 1);
    if (entry == "fight.opportunityOffered") return withFumbleDie(sentence, stored, 3);
    if (entry == "fight.opportunityDenied") return withFumbleDie(sentence, stored, 4);
    return sentence;
}

}  // namespace tenaille::ui
