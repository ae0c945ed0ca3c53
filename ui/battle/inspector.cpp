// SPDX-License-Identifier: MIT
#include "ui/battle/inspector.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/battle/creature_form.h"
#include "ui/battle/state_panel.h"
#include "ui/scene/tokens.h"
#include "ui/tools/turning.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

Inspector::Inspector(BattleContext& context, QWidget* parent) : QWidget(parent), m_context(context) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_header = new SectionHeader(tr("Creature"));
    layout->addWidget(m_header);
    m_summary = new QLabel;
    m_summary->setWordWrap(true);
    m_summary->setContentsMargins(12, 10, 12, 2);
    layout->addWidget(m_summary);
    m_state = new StatePanel(context);
    layout->addWidget(m_state);
    connect(m_state, &StatePanel::conditionWanted, this, &Inspector::conditionWanted);
    m_form = new CreatureForm;
    layout->addWidget(m_form);
    layout->addStretch(1);
    connect(m_form, &CreatureForm::edited, this, [this] {
        if (!m_context.perform(actions::EditToken{m_form->record(), m_context.selectedTokens()})) refresh();
    });
    connect(m_form, &CreatureForm::proneChosen, this, [this](bool prone) {
        const std::string name = "prone";
        const std::vector<RecordId> tokens = m_context.selectedTokens();
        if (!m_context.perform(prone ? actions::Intent(actions::AddCondition{tokens, name})
                                     : actions::RemoveCondition{tokens, name}))
            refresh();
    });
    refresh();
}

void Inspector::refresh() {
    const std::vector<RecordId> tokens = m_context.selectedTokens();
    const board::TokenRecord* token =
        tokens.empty() ? nullptr : m_context.encounter().tokens.find(tokens.front());
    m_form->setVisible(token != nullptr);
    m_state->setVisible(token != nullptr);
    m_shown = token != nullptr ? token->id : RecordId{};
    if (token != nullptr) {
        showToken(*token);
    } else {
        m_header->setTitle(tr("Creature"));
        m_header->setNote({});
        m_summary->setText(tr("Select a creature to see and change its data."));
    }
    const auto isAlike = [&](RecordId id) {
        const board::TokenRecord* other = m_context.encounter().tokens.find(id);
        return token == nullptr || other == nullptr || other->maxHitPoints == token->maxHitPoints;
    };
    m_form->setOfSeveral(tokens.size() > 1, std::all_of(tokens.begin(), tokens.end(), isAlike));
    if (tokens.size() < 2 || token == nullptr) return;
    m_header->setNote(tr("%1, as an example").arg(QString::fromStdString(token->name)));
    m_header->setTitle(tr("%n selected", nullptr, static_cast<int>(tokens.size())));
    m_summary->setText(
        tr("A change here is made to all of them, but for name, attacks and points that are left.") +
        QLatin1Char('\n') + m_summary->text());
}

void Inspector::showToken(const board::TokenRecord& token) {
    m_header->setTitle(QString::fromStdString(token.name));
    m_header->setNote(sizeText(token.creature.size) + QStringLiteral(" · ") +
                      tr("reach %1").arg(distanceText(token.creature.reach, m_context.units())));
    const int left = std::max(0, token.speed - token.moved);
    QStringList told{tr("Move left: %1 of %2")
                         .arg(m_context.lengthText(left), distanceText(token.speed, m_context.units()))};
    if (const QString other = playersNumber(token); !other.isEmpty()) told.prepend(other);
    if (token.temporaryPoints > 0)
        told << tr("%n temporary point(s), lost before hit points", nullptr, token.temporaryPoints);
    if (token.aura > 0) told << auraText(token);
    m_summary->setText(told.join(QLatin1Char('\n')));
    m_state->show(token);
    m_form->setGrid(m_context.grid(), permittedFacings(m_context, token.creature));
    m_form->setRecord(token);
    m_state->alignTo(m_form->labelWidth());
}

// Who is in its aura, whole spaces or parts of them.
QString Inspector::auraText(const board::TokenRecord& token) const {
    QStringList names;
    for (const board::TokenRecord& other : m_context.encounter().tokens)
        if (other.id != token.id &&
            board::distance(m_context.grid(), token.creature, other.creature) <= token.aura)
            names << QString::fromStdString(other.name);
    return names.isEmpty() ? tr("Nobody is in its aura.")
                           : tr("In its aura: %1").arg(names.join(QStringLiteral(", ")));
}

void Inspector::focusFirstField() { m_form->focusQuietly(); }

}  // namespace tenaille::ui
