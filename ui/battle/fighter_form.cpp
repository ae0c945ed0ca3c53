// SPDX-License-Identifier: MIT
#include "ui/battle/fighter_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <algorithm>

#include "core/actions/special_results.h"
#include "core/dice/expression.h"
#include "core/rules/wounds/parry_score.h"
#include "ui/text/fight_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/stat_box.h"

namespace tenaille::ui {

namespace {

// Says below a field what is wrong in it; not seen while all is well.
QLabel* newProblem() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->hide();
    return label;
}

void showProblem(QLineEdit& field, QLabel& label, const QString& why, const QString& meanwhile) {
    markWrong(field, why);
    setProblemInk(label);
    label.setText(why.isEmpty() ? QString() : why + QLatin1Char('\n') + meanwhile);
    label.setVisible(!why.isEmpty());
}

}  // namespace

FighterForm::FighterForm(QWidget* parent) : QWidget(parent) {
    build();
    setRecord({});
}

void FighterForm::build() {
    m_damage = new QLineEdit;
    m_damage->setMaxLength(static_cast<int>(dice::kMaxText));
    m_damage->setPlaceholderText(tr("for example %1").arg(QStringLiteral("1d8+3")));
    m_damageProblem = newProblem();
    connect(m_damage, &QLineEdit::textChanged, this, &FighterForm::judgeDamage);
    m_endurance = new StatBox(0, 10000);
    m_maxEndurance = new StatBox(0, 10000);
    m_class = new QComboBox;
    m_class->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_class->setMinimumContentsLength(6);
    for (std::size_t i = 0; i < wounds::kCharacterClasses; ++i) {
        const std::string_view key = wounds::name(static_cast<wounds::CharacterClass>(i));
        m_class->addItem(fightWord(key), fromUtf8(key));
    }
    m_level = new StatBox(0, 100);
    m_strength = new StatBox(1, 100);
    m_constitution = new StatBox(1, 100);
    m_enduranceRank = new StatBox(0, 50);
    m_encumbrance = new StatBox(0, 100);
    m_sneakRank = new StatBox(0, 50);
    m_polearm = new QCheckBox(tr("Polearm"));
    m_mounted = new QCheckBox(tr("Mounted"));
    m_hampered = new QCheckBox(tr("Legs held (EX-17)"));
    m_hampered->setToolTip(tr("Hampered: who strikes at it needs less for an exceptional blow."));
    m_specials = new QLineEdit;
    m_specials->setMaxLength(1000);
    m_specials->setPlaceholderText(tr("for example %1").arg(tr("entangles 19")));
    m_specials->setAccessibleName(tr("Special results"));
    m_specialsProblem = newProblem();
    connect(m_specials, &QLineEdit::textChanged, this, &FighterForm::judgeSpecials);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(12, 0, 12, 8);
    form->setVerticalSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Endurance"), evenRow({m_endurance, new QLabel(tr("of")), m_maxEndurance}));
    form->addRow(tr("Class, level"), evenRow({m_class, m_level}));
    form->addRow(tr("Strength"), m_strength);
    form->addRow(tr("Constitution"), m_constitution);
    form->addRow(tr("Endurance rank"), m_enduranceRank);
    form->addRow(tr("Encumbrance"), m_encumbrance);
    form->addRow(tr("Sneak attack"), m_sneakRank);
    auto* special = new QLabel(tr("Special results"));
    special->setToolTip(
        tr("What natural values of its d20 bring besides (EX-08): a name and a value or a range, "
           "one after the other with commas."));
    form->addRow(special, m_specials);
    form->addRow(m_specialsProblem);
    form->addRow(QString(), evenRow({m_polearm, m_mounted}));
    form->addRow(QString(), m_hampered);
    m_maxEndurance->setAccessibleName(tr("Endurance at most"));
    m_level->setAccessibleName(tr("Level"));
    connect(m_damage, &QLineEdit::editingFinished, this, &FighterForm::read);
    connect(m_class, &QComboBox::activated, this, &FighterForm::read);
    for (QSpinBox* box : findChildren<QSpinBox*>()) {
        box->setFocusPolicy(Qt::StrongFocus);
        connect(box, &QSpinBox::valueChanged, this, &FighterForm::read);
    }
    connect(m_specials, &QLineEdit::editingFinished, this, &FighterForm::read);
    for (QCheckBox* box : {m_polearm, m_mounted, m_hampered})
        connect(box, &QCheckBox::clicked, this, &FighterForm::read);
}

void FighterForm::setRecord(const board::FighterSheet& sheet) {
    m_showing = true;
    m_sheet = sheet;
    showWhole(*m_damage, QString::fromStdString(sheet.damage));
    m_endurance->setValue(sheet.endurance);
    m_maxEndurance->setValue(sheet.maxEndurance);
    const std::string first = sheet.levels.empty() ? "warrior" : sheet.levels.front().first;
    m_class->setCurrentIndex(std::max(0, m_class->findData(QString::fromStdString(first))));
    m_level->setValue(sheet.levels.empty() ? 0 : sheet.levels.front().second);
    m_strength->setValue(sheet.strength);
    m_constitution->setValue(sheet.constitution);
    m_enduranceRank->setValue(sheet.enduranceRank);
    m_encumbrance->setValue(sheet.encumbrance);
    m_sneakRank->setValue(sheet.sneakRank);
    m_polearm->setChecked(sheet.polearm);
    m_mounted->setChecked(sheet.mounted);
    m_hampered->setChecked(sheet.reducedMobility);
    showWhole(*m_specials, QString::fromStdString(actions::specialsText(sheet.specials)));
    m_showing = false;
}

bool FighterForm::judgeDamage() {
    const std::string damage = m_damage->text().trimmed().toStdString();
    const auto dice = dice::parseDice(damage);
    const bool good = damage.empty() || dice.ok();
    showProblem(*m_damage, *m_damageProblem, good ? QString() : problemText(dice.problem()),
                tr("%1 counts until this is right.")
                    .arg(m_sheet.damage.empty() ? tr("No damage") : QString::fromStdString(m_sheet.damage)));
    return good;
}

bool FighterForm::judgeSpecials() {
    const auto specials = actions::parseSpecials(m_specials->text().toStdString());
    const std::string before = actions::specialsText(m_sheet.specials);
    showProblem(*m_specials, *m_specialsProblem, specials ? QString() : problemText(specials.problem()),
                tr("%1 counts until this is right.")
                    .arg(before.empty() ? tr("No special result") : QString::fromStdString(before)));
    return specials.ok();
}

void FighterForm::read() {
    if (m_showing) return;
    const board::FighterSheet before = m_sheet;
    // Damage that is no dice stays in the field and says why; the creature keeps what it had.
    if (judgeDamage()) m_sheet.damage = m_damage->text().trimmed().toStdString();
    m_sheet.endurance = m_endurance->value();
    m_sheet.maxEndurance = m_maxEndurance->value();
    const std::string which = m_class->currentData().toString().toStdString();
    if (m_sheet.levels.empty()) {
        if (m_level->value() > 0) m_sheet.levels = {{which, m_level->value()}};
    } else {
        m_sheet.levels.front() = {which, m_level->value()};
    }
    m_sheet.strength = m_strength->value();
    m_sheet.constitution = m_constitution->value();
    m_sheet.enduranceRank = m_enduranceRank->value();
    m_sheet.encumbrance = m_encumbrance->value();
    m_sheet.sneakRank = m_sneakRank->value();
    m_sheet.polearm = m_polearm->isChecked();
    m_sheet.mounted = m_mounted->isChecked();
    m_sheet.reducedMobility = m_hampered->isChecked();
    // What comes from a file may be more than is written here; it stays as long as nobody writes.
    const std::string specials = m_specials->text().toStdString();
    if (judgeSpecials() && specials != actions::specialsText(m_sheet.specials))
        m_sheet.specials = *actions::parseSpecials(specials);
    if (!(m_sheet == before)) Q_EMIT edited();
}

}  // namespace tenaille::ui
