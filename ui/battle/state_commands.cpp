// SPDX-License-Identifier: MIT
#include "ui/battle/state_commands.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/actions/fight_summary.h"
#include "core/actions/throw_dice.h"
#include "core/io/asset_name.h"
#include "ui/battle/battle_context.h"
#include "ui/battle/battle_window.h"
#include "ui/battle/condition_dialog.h"
#include "ui/battle/damage_shares.h"
#include "ui/battle/dice_dialogs.h"
#include "ui/battle/stored_picture.h"
#include "ui/battle/token_picture_dialog.h"
#include "ui/text/utf8.h"
#include "ui/widgets/dice_box.h"

namespace tenaille::ui {

namespace {

constexpr int kMostPoints = 100'000;

// One by name, several by their number.
QString namesOf(const BattleContext& context, const std::vector<RecordId>& tokens) {
    return tokens.size() == 1 ? QString::fromStdString(context.encounter().tokens.find(tokens.front())->name)
                              : BattleWindow::tr("%n creature(s)", nullptr, static_cast<int>(tokens.size()));
}

// What a number is for: one of actions::Pool, or temporary points.
constexpr int kTemporary = -1;

QComboBox* poolBox(bool shielded) {
    auto* box = new QComboBox;
    box->setAccessibleName(BattleWindow::tr("Which points"));
    const auto add = [box](const QString& text, actions::Pool pool) {
        box->addItem(text, static_cast<int>(pool));
    };
    if (shielded) {
        add(BattleWindow::tr("Endurance first, then hit points (EX-10)"), actions::Pool::EnduranceFirst);
        add(BattleWindow::tr("Hit points alone, as in a fall (EX-28)"), actions::Pool::HitPoints);
        add(BattleWindow::tr("Endurance alone"), actions::Pool::Endurance);
    } else {
        add(BattleWindow::tr("Hit points"), actions::Pool::HitPoints);
        box->addItem(BattleWindow::tr("Temporary points, lost before hit points"), kTemporary);
    }
    return box;
}

// Who did it, while a fight runs.
QComboBox* creditBox(const BattleContext& context) {
    const document::Encounter& encounter = context.encounter();
    if (encounter.clockRecord() == nullptr) return nullptr;
    auto* box = new QComboBox;
    box->addItem(BattleWindow::tr("nobody in particular"), 0u);
    for (const board::CombatantRecord& one : encounter.combatants) {
        const board::TokenRecord* token = encounter.tokens.find(one.token);
        if (token == nullptr) continue;
        const QString name = fromUtf8(token->name);
        box->addItem(token->hidden ? BattleWindow::tr("%1 (hidden)").arg(name) : name, one.token.value);
    }
    return box;
}

// Below the points: how each takes them, and whose they are; what is missing is nullptr.
QWidget* belowPoints(DamageShares* shares, QComboBox* credit) {
    if (credit == nullptr) return shares;
    auto* below = new QWidget;
    auto* label = new QLabel(BattleWindow::tr("&By"));
    label->setBuddy(credit);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(credit, 1);
    auto* rows = new QVBoxLayout(below);
    rows->setContentsMargins({});
    if (shares != nullptr) rows->addWidget(shares);
    rows->addLayout(row);
    return below;
}

// Without a box hit points.
int pointsOf(const QComboBox* box) {
    return box != nullptr ? box->currentData().toInt() : static_cast<int>(actions::Pool::HitPoints);
}

}  // namespace

Problem nobodySelected() {
    return {TENAILLE_PROBLEM("No creature is selected."),
            {},
            TENAILLE_PROBLEM("Click one, or go to one with Tab.")};
}

void askHitPoints(BattleContext& context, QWidget* parent, const std::vector<RecordId>& tokens,
                  const QString& typed) {
    if (tokens.empty()) return context.refuse(nobodySelected());
    const QString who = namesOf(context, tokens);
    const bool shielded = std::any_of(tokens.begin(), tokens.end(), [&context](RecordId id) {
        return context.encounter().tokens.find(id)->fighter.maxEndurance > 0;
    });
    const board::ClockRecord* clock = context.encounter().clockRecord();
    const bool segments = clock != nullptr && clock->kind == board::ClockKind::Segments;
    QComboBox* pool = shielded || !segments ? poolBox(shielded) : nullptr;
    const int seed = context.freshSeed();
    auto* field = new DiceBox(0, kMostPoints, [&](const std::string& dice) {
        return actions::throwDice(dice, {seed, 0, 0, tokens.front().value, 0});
    });
    field->setSignLeads();
    field->goOnFrom(typed);
    DamageShares* shares = tokens.size() > 1 ? new DamageShares(context.encounter(), tokens) : nullptr;
    QComboBox* credit = creditBox(context);
    bool isCreditChosen = false;
    if (credit != nullptr)
        QObject::connect(credit, &QComboBox::activated, field, [&isCreditChosen] { isCreditChosen = true; });
    const auto echo = [&, pool, shares, credit](const DiceBox& box) {
        const bool heals = box.text().trimmed().startsWith(QLatin1Char('+'));
        if (credit != nullptr && !isCreditChosen)
            credit->setCurrentIndex(
                credit->findData(actions::likelyCredit(context.encounter(), tokens, heals).value));
        if (!box.number() && !box.waits()) return QString();
        const QString amount = box.waits() ? box.written() : QString::number(std::abs(*box.number()));
        const int of = pointsOf(pool);
        if (shares != nullptr) shares->setVisible(!heals && of != kTemporary);
        if (of == kTemporary)
            return BattleWindow::tr("%1 temporary points, in place of those that are left").arg(amount);
        if (of == static_cast<int>(actions::Pool::Endurance))
            return heals ? BattleWindow::tr("%1 endurance comes back").arg(amount)
                         : BattleWindow::tr("%1 endurance is lost").arg(amount);
        if (heals && of == static_cast<int>(actions::Pool::EnduranceFirst))
            return BattleWindow::tr("Healing of %1 goes to the hit points; endurance has a choice of its own")
                .arg(amount);
        if (heals) return BattleWindow::tr("Healing of %1").arg(amount);
        if (shares != nullptr && box.number())
            return BattleWindow::tr("Damage of %1; half of it is %2")
                .arg(amount)
                .arg(std::abs(*box.number()) / 2);
        return BattleWindow::tr("Damage of %1").arg(amount);
    };
    // Outlived by the dialog that the box belongs to.
    int chosen = pointsOf(pool);
    if (pool != nullptr)
        QObject::connect(pool, &QComboBox::currentIndexChanged, field,
                         [&chosen, pool] { chosen = pointsOf(pool); });
    RecordId by{credit != nullptr ? credit->currentData().toUInt() : 0u};
    if (credit != nullptr)
        QObject::connect(credit, &QComboBox::currentIndexChanged, field,
                         [&by, credit] { by = RecordId{credit->currentData().toUInt()}; });
    std::vector<RecordId> halved;
    std::vector<RecordId> spared;
    if (shares != nullptr)
        QObject::connect(shares, &DamageShares::changed, field, [&halved, &spared, shares] {
            halved = shares->halved();
            spared = shares->spared();
        });
    auto points = askNumberOrDice(
        shielded ? BattleWindow::tr("Damage and healing") : BattleWindow::tr("Hit points"),
        BattleWindow::tr("%1: damage as 9 or -9, healing as +9; dice as 2d6+3, -2d6+3 or +1d8").arg(who),
        field, parent, echo, pool, belowPoints(shares, credit));
    if (!points) return;
    for (actions::ThrownDice& thrown : points->thrown) {
        thrown.use = points->number > 0 || chosen == kTemporary ? actions::kUseHealing : actions::kUseDamage;
        thrown.who = who.toStdString();
    }
    if (chosen == kTemporary) {
        context.perform(actions::GiveTemporaryPoints{tokens, std::abs(points->number), points->thrown});
        return;
    }
    context.perform(actions::ChangeHitPoints{tokens, points->number, points->thrown,
                                             static_cast<actions::Pool>(chosen), halved, spared, by});
}

void askCondition(BattleContext& context, QWidget* parent) {
    const std::vector<RecordId> tokens = context.selectedTokens();
    if (tokens.empty()) return context.refuse(nobodySelected());
    ConditionDialog dialog(context.encounter(), tokens, namesOf(context, tokens), parent);
    if (dialog.exec() == QDialog::Accepted && dialog.chosen()) context.perform(*dialog.chosen());
}

void askTokenPicture(BattleContext& context, QWidget* parent, const QString& path) {
    const std::vector<RecordId> tokens = context.selectedTokens();
    if (tokens.empty()) return context.refuse(nobodySelected());
    const board::TokenRecord& first = *context.encounter().tokens.find(tokens.front());
    QImage present;
    if (const auto asset = context.encounter().assets.find(first.picture);
        asset != context.encounter().assets.end())
        if (const Result<Pyramid> pyramid = decodePicture(*asset->second, false))
            present = pyramid->levels.front();
    const bool any = std::any_of(tokens.begin(), tokens.end(), [&context](RecordId id) {
        return !context.encounter().tokens.find(id)->picture.empty();
    });
    TokenPictureDialog dialog(namesOf(context, tokens), tokenShape(context.grid(), first).face, present, any,
                              parent);
    if (!path.isEmpty()) dialog.load(path);
    if (dialog.exec() != QDialog::Accepted) return;
    std::string name;
    if (!dialog.chosen().isNull()) {
        Result<StoredPicture> stored = storedPicture(dialog.chosen());
        if (!stored) return context.refuse(stored.problem());
        name = io::assetName(stored->bytes, stored->extension);
        context.addAsset(name, std::make_shared<const std::string>(std::move(stored->bytes)));
    }
    context.perform(actions::SetTokenPicture{tokens, name});
}

}  // namespace tenaille::ui
