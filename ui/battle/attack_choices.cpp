// SPDX-License-Identifier: MIT
#include "ui/battle/attack_choices.h"

#include <QCoreApplication>
#include <QMenu>
#include <algorithm>
#include <optional>

#include "ui/battle/battle_context.h"
#include "ui/text/units.h"
#include "ui/text/utf8.h"
#include "ui/widgets/choices.h"

namespace tenaille::ui {

namespace {

struct AttackChoices {
    Q_DECLARE_TR_FUNCTIONS(AttackChoices)
};

QString choiceText(const board::TokenRecord& token, board::AttackChoice choice) {
    const board::AttackRecord& attack = token.attacks[choice.attack];
    QString text = attack.name.empty() ? AttackChoices::tr("Without a name") : fromUtf8(attack.name);
    text += QLatin1Char(' ') + signedText(attack.bonus);
    if (!attack.damage.empty()) text += QStringLiteral(", ") + fromUtf8(attack.damage);
    const auto namesakes = std::count_if(token.attacks.begin(), token.attacks.end(),
                                         [&](const auto& one) { return one.name == attack.name; });
    if (namesakes == 1 && (!attack.reach || !attack.range)) return text;
    return choice.fromAfar ? AttackChoices::tr("%1 (from afar)").arg(text)
                           : AttackChoices::tr("%1 (in melee)").arg(text);
}

}  // namespace

std::vector<std::pair<board::AttackChoice, QString>> attackNames(const board::TokenRecord& token) {
    std::vector<std::pair<board::AttackChoice, QString>> choices;
    for (const board::AttackChoice choice : board::attackChoices(token))
        choices.emplace_back(choice, choiceText(token, choice));
    return choices;
}

void addAttacks(QMenu& menu, const board::TokenRecord& token,
                const std::function<void(board::AttackChoice)>& chosen) {
    auto entries = attackNames(token);
    for (auto& [choice, text] : entries) text.replace(QLatin1Char('&'), QStringLiteral("&&"));
    constexpr board::AttackChoice kNone{board::kMaxAttacks, false};
    addChoices(menu, entries, board::choiceInUse(token).value_or(kNone), chosen);
}

bool isAttackToChoose(const board::TokenRecord& token) {
    const std::vector<board::AttackChoice> choices = board::attackChoices(token);
    return choices.size() > 1 || (choices.size() == 1 && board::choiceInUse(token) != choices.front());
}

void addAttackMenu(QMenu& menu, BattleContext& context, bool always) {
    const std::optional<RecordId> first = context.attacker();
    const board::TokenRecord* token = first ? context.encounter().tokens.find(*first) : nullptr;
    const bool toChoose = token != nullptr && isAttackToChoose(*token);
    if (!toChoose && !always) return;
    QMenu* attacks = menu.addMenu(AttackChoices::tr("Attacks with"));
    if (!toChoose) {
        attacks->addAction(AttackChoices::tr("No other attack"));
        return forbidChoices(*attacks);
    }
    addAttacks(*attacks, *token, [&context, all = token->attacks](board::AttackChoice choice) {
        context.perform(actions::UseAttack{context.selectedTokens(), all[choice.attack], choice.fromAfar});
    });
}

}  // namespace tenaille::ui
