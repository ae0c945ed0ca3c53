// SPDX-License-Identifier: MIT
#include "ui/battle/sight_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

#include "core/document/names.h"
#include "ui/battle/player_choices.h"
#include "ui/widgets/fields.h"

namespace tenaille::ui {

namespace {

template <class Set, class Member>
Set withMember(const Set& set, Member member, bool has) {
    return has ? set.with(member) : set.without(member);
}

}  // namespace

SightForm::SightForm(QWidget* parent) : QWidget(parent) {
    build();
    setRecord({});
}

void SightForm::build() {
    m_publicName = new QLineEdit;
    m_publicName->setMaxLength(80);
    m_publicName->setPlaceholderText(tr("the same"));
    m_nameSecret = new QCheckBox(tr("Its own name is secret"));
    m_health = new QComboBox;
    for (const auto& [shown, text] : healthChoices()) m_health->addItem(text, static_cast<int>(shown));
    m_eyes = new QComboBox;
    for (const auto& [shared, text] : eyesChoices()) m_eyes->addItem(text, static_cast<int>(shared));
    for (QComboBox* box : {m_health, m_eyes}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    m_darkvision = new QCheckBox(tr("Darkvision"));
    m_darkvisionRange = cellsBox(0);
    m_darkvisionRange->setRange(0, 512);
    m_darkvisionRange->setSpecialValueText(tr("any distance"));
    m_lowLight = new QCheckBox(tr("Low-light vision"));
    m_allAround = new QCheckBox(tr("Sees all around"));
    m_blinded = new QCheckBox(tr("Blinded"));
    m_invisible = new QCheckBox(tr("Invisible"));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 8);
    form->setVerticalSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Players call it"), m_publicName);
    form->addRow(m_nameSecret);
    form->addRow(tr("Its health"), m_health);
    form->addRow(tr("Its eyes"), m_eyes);
    form->addRow(m_darkvision, m_darkvisionRange);
    form->addRow(evenRow({m_lowLight, m_allAround}));
    form->addRow(evenRow({m_blinded, m_invisible}));
    m_darkvisionRange->setAccessibleName(tr("Reach of darkvision"));
    connect(m_publicName, &QLineEdit::editingFinished, this, &SightForm::tell);
    for (QComboBox* box : {m_health, m_eyes}) connect(box, &QComboBox::activated, this, &SightForm::tell);
    connect(m_darkvisionRange, &QSpinBox::valueChanged, this, &SightForm::tell);
    for (QCheckBox* box : {m_nameSecret, m_darkvision, m_lowLight, m_allAround, m_blinded, m_invisible})
        connect(box, &QCheckBox::clicked, this, &SightForm::tell);
}

void SightForm::setRecord(const board::TokenRecord& record) {
    m_showing = true;
    const board::Creature& creature = record.creature;
    showWhole(*m_publicName, QString::fromStdString(record.publicName));
    const std::string counted = document::countedName(record);
    m_publicName->setPlaceholderText(record.nameSecret        ? tr("nothing")
                                     : counted == record.name ? tr("the same")
                                                              : QString::fromStdString(counted));
    m_nameSecret->setChecked(record.nameSecret);
    m_health->setCurrentIndex(m_health->findData(static_cast<int>(record.healthShown)));
    m_eyes->setCurrentIndex(m_eyes->findData(static_cast<int>(record.sharedSight)));
    m_darkvision->setChecked(creature.senses.has(board::Sense::Darkvision));
    m_darkvisionRange->setValue(creature.darkvisionRange.value_or(0));
    m_darkvisionRange->setEnabled(m_darkvision->isChecked());
    m_lowLight->setChecked(creature.senses.has(board::Sense::LowLight));
    m_allAround->setChecked(creature.traits.has(board::Trait::AllAroundVision));
    m_blinded->setChecked(creature.traits.has(board::Trait::Blinded));
    m_invisible->setChecked(creature.traits.has(board::Trait::Invisible));
    m_showing = false;
}

board::TokenRecord SightForm::filled(board::TokenRecord record) const {
    record.publicName = m_publicName->text().trimmed().toStdString();
    record.nameSecret = m_nameSecret->isChecked();
    record.healthShown = static_cast<board::HealthShown>(m_health->currentData().toInt());
    record.sharedSight = static_cast<board::SharedSight>(m_eyes->currentData().toInt());
    board::Creature& creature = record.creature;
    const bool seesInTheDark = m_darkvision->isChecked();
    creature.senses = withMember(creature.senses, board::Sense::Darkvision, seesInTheDark);
    creature.senses = withMember(creature.senses, board::Sense::LowLight, m_lowLight->isChecked());
    creature.darkvisionRange.reset();
    if (seesInTheDark && m_darkvisionRange->value() > 0)
        creature.darkvisionRange = m_darkvisionRange->value();
    creature.traits = withMember(creature.traits, board::Trait::AllAroundVision, m_allAround->isChecked());
    creature.traits = withMember(creature.traits, board::Trait::Blinded, m_blinded->isChecked());
    creature.traits = withMember(creature.traits, board::Trait::Invisible, m_invisible->isChecked());
    return record;
}

void SightForm::tell() {
    if (m_showing) return;
    m_darkvisionRange->setEnabled(m_darkvision->isChecked());
    Q_EMIT edited();
}

}  // namespace tenaille::ui
