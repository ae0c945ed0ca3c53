// SPDX-License-Identifier: MIT
#include "ui/battle/attacks_form.h"

#include <QButtonGroup>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/io/creatures/creatures_read.h"
#include "ui/battle/attack_fields.h"
#include "ui/style/icon.h"

namespace tenaille::ui {

AttacksForm::AttacksForm(QWidget* parent) : QWidget(parent) {
    m_sheet = new QButtonGroup(this);
    m_list = new QVBoxLayout;
    m_list->setSpacing(6);
    m_add = new QPushButton(icon(Glyph::Plus), tr("&Add an attack"));
    m_add->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    layout->addLayout(m_list);
    connect(m_add, &QPushButton::clicked, this, &AttacksForm::add);
    connect(m_sheet, &QButtonGroup::buttonClicked, this, &AttacksForm::edited);
}

AttacksForm::~AttacksForm() = default;

void AttacksForm::setAttacks(const std::vector<creatures::Attack>& attacks,
                             std::optional<std::size_t> onSheet) {
    for (AttackFields* row : m_rows) delete row;
    m_rows.clear();
    for (const creatures::Attack& attack : attacks) append(attack);
    if (onSheet && *onSheet < m_rows.size()) m_rows[*onSheet]->onSheet()->setChecked(true);
    arrange();
}

std::vector<creatures::Attack> AttacksForm::attacks() const {
    std::vector<creatures::Attack> all;
    for (const AttackFields* row : m_rows) all.push_back(row->attack());
    return all;
}

std::optional<std::size_t> AttacksForm::onSheet() const {
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i]->onSheet()->isChecked()) return i;
    return std::nullopt;
}

void AttacksForm::followReach(std::int32_t before, std::int32_t now) {
    const auto own = onSheet();
    if (!own || m_rows[*own]->attack().reach != before || before == now) return;
    m_rows[*own]->setReach(now);
    Q_EMIT edited();
}

QString AttacksForm::goToFault() {
    for (AttackFields* row : m_rows) {
        const QString fault = row->fault();
        if (fault.isEmpty()) continue;
        row->focusFault();
        return fault;
    }
    return {};
}

AttackFields& AttacksForm::append(const creatures::Attack& attack) {
    auto* row = new AttackFields(attack, m_units);
    m_rows.push_back(row);
    m_list->addWidget(row);
    m_sheet->addButton(row->onSheet());
    connect(row, &AttackFields::edited, this, &AttacksForm::edited);
    // Not while its own button is being pressed.
    connect(
        row, &AttackFields::removeWanted, this, [this, row] { remove(row); }, Qt::QueuedConnection);
    return *row;
}

void AttacksForm::add() {
    creatures::Attack fresh;
    fresh.name = tr("New attack").toStdString();
    fresh.reach = 1;
    AttackFields& row = append(fresh);
    if (!onSheet()) row.onSheet()->setChecked(true);
    arrange();
    row.focusName();
    Q_EMIT edited();
}

// The keyboard goes on with the one that took its place.
void AttacksForm::remove(AttackFields* gone) {
    const auto at = std::find(m_rows.begin(), m_rows.end(), gone);
    if (at == m_rows.end()) return;
    const bool wasOnSheet = gone->onSheet()->isChecked();
    const std::size_t place = static_cast<std::size_t>(at - m_rows.begin());
    m_rows.erase(at);
    delete gone;
    if (wasOnSheet && !m_rows.empty()) m_rows.front()->onSheet()->setChecked(true);
    arrange();
    if (m_rows.empty())
        m_add->setFocus();
    else
        m_rows[std::min(place, m_rows.size() - 1)]->focusRemove();
    Q_EMIT edited();
}

void AttacksForm::arrange() {
    for (std::size_t i = 0; i < m_rows.size(); ++i) m_rows[i]->setPlace(i + 1, m_rows.size() == 1);
    m_add->setEnabled(m_rows.size() < board::kMaxAttacks);
    // The tab key goes through them from above, however often they came and went.
    QWidget* last = m_add;
    for (const AttackFields* row : m_rows)
        for (QWidget* field : row->fields()) {
            setTabOrder(last, field);
            last = field;
        }
}

}  // namespace tenaille::ui
