// SPDX-License-Identifier: MIT
//
// Phase 6: the effects of all rolls together (SG-16). Two mortal blows of one segment both land.
#include <algorithm>
#include <tuple>

#include "core/rules/fight/segment_play.h"

namespace tenaille::fight {

namespace {

// ---- weapons, specials, grapples

void fumbleWith(SegmentPlay& play, const Strike& strike) {
    using wounds::FumbleEffect;
    const auto effect = strike.results.fumbleEffect;
    const std::string& who = play.id(strike.striker);
    if (effect == FumbleEffect::LoseWeapon) play.report(WeaponLost{who});
    if (effect == FumbleEffect::BreakWeapon) play.report(WeaponBroken{who});
    if (effect == FumbleEffect::WoundCompanion) play.report(CompanionWounded{who});
    if (effect == FumbleEffect::LoseWeapon || effect == FumbleEffect::BreakWeapon)
        play.who(strike.striker).armed = false;
}

// AO-17, SN-11.
bool takesHold(const Strike& strike) {
    if (!strike.hit) return false;
    return strike.dice->action == wounds::CombatAction::PassGuard ||
           (strike.kind == StrikeKind::SneakAttack && wounds::isGrapple(strike.dice->action));
}

void applyResults(SegmentPlay& play, const Strike& strike) {
    if (strike.results.disarm) {
        play.who(strike.target).armed = false;
        play.report(Disarmed{play.id(strike.target)});
    }
    for (const std::string& special : strike.results.specials)
        play.report(SpecialDone{play.id(strike.target), special});
    fumbleWith(play, strike);
    if (takesHold(strike)) {
        joinInGrapple(play.who(strike.striker), play.who(strike.target));
        play.report(Grappled{play.id(strike.target), play.id(strike.striker)});
    }
}

// ---- damage

struct Blow {
    std::size_t target = 0;
    std::size_t striker = 0;
    bool first = false;  // critical or sneak
    wounds::Damage damage;
    DamageSum sum = {};
};

Blow blowOf(const SegmentPlay& play, const Strike& strike) {
    Blow blow{strike.target, strike.striker, strike.results.critical || strike.sneak != nullptr, {}, {}};
    if (strike.sneak == nullptr) {
        blow.damage =
            wounds::damageOf({strike.hit, strike.results.critical, strike.dice->wear, strike.dice->lossRoll},
                             play.options.exceptional);
        blow.sum.rolled =
            blow.damage.wear > 0 ? strike.dice->wear : 0;  // one that misses wears nobody (EX-03)
        blow.sum.doubled = blow.damage.wear > strike.dice->wear;
        if (blow.damage.critical) blow.sum.lossRoll = strike.dice->lossRoll;
        if (blow.damage.critical) blow.sum.lossDie = strike.results.lossDie;
    } else if (strike.hit) {
        const SneakAttack& attack = *strike.sneak;
        const surprise::SneakDamage sneak = surprise::ruleSneakDamage(
            {attack.weapons, play.who(strike.striker).sheet.sneakRank, attack.save, 0, attack.inFight},
            play.options.sneak);
        blow.damage = {sneak.wear, sneak.hitPointsLost, sneak.saved == false};
        for (const surprise::SneakWeapon& weapon : attack.weapons)
            blow.sum.rolled += weapon.hit ? weapon.damage : 0;
        blow.sum.doubled = sneak.saved == false;
        blow.sum.sneakRank = play.who(strike.striker).sheet.sneakRank;
        blow.sum.save = attack.save;
        blow.sum.difficulty = sneak.difficulty;
    }
    blow.sum.loss = blow.damage.loss;
    return blow;
}

// The order of several blows at one target: critical ones first, then by decreasing wear and loss.
auto rank(const SegmentPlay& play, const Blow& blow) {
    return std::tuple(blow.target, !blow.first, -blow.damage.wear, -blow.damage.loss,
                      std::string_view(play.id(blow.striker)));
}

void deal(SegmentPlay& play, const Blow& blow) {
    if (blow.damage.wear == 0 && blow.damage.loss == 0) return;
    Combatant& target = play.who(blow.target);
    const wounds::DamageRuling ruling =
        wounds::ruleDamage(target.life, blow.damage, play.options.exceptional);
    target.life = ruling.left;
    DamageSum sum = blow.sum;
    sum.overflow = ruling.overflow;
    play.report(Damaged{target.id, play.id(blow.striker), blow.damage.wear, ruling.hitPointsLost,
                        ruling.critical, ruling.left, ruling.column, ruling.rule, sum});
}

void dealAll(SegmentPlay& play) {
    std::vector<Blow> blows;
    for (const Strike& strike : play.strikes) blows.push_back(blowOf(play, strike));
    std::sort(blows.begin(), blows.end(),
              [&](const Blow& a, const Blow& b) { return rank(play, a) < rank(play, b); });
    for (const Blow& blow : blows) deal(play, blow);
}

void fell(SegmentPlay& play) {
    for (std::size_t i = 0; i < play.size(); ++i) {
        Combatant& combatant = play.who(i);
        if (!combatant.alive || !combatant.sheet.keepsLife ||
            combatant.life.hitPoints > play.options.segment.downAtHitPoints)
            continue;
        combatant.alive = false;
        play.report(Down{combatant.id});
    }
}

}  // namespace

void applyEffects(SegmentPlay& play) {
    for (const Strike& strike : play.strikes) applyResults(play, strike);
    dealAll(play);
    fell(play);
}

}  // namespace tenaille::fight
