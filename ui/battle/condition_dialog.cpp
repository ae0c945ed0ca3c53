// SPDX-License-Identifier: MIT
#include "ui/battle/condition_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/style/icon.h"
#include "ui/text/condition_text.h"
#include "ui/text/creature_text.h"

namespace tenaille::ui {

namespace {

constexpr int kStored = Qt::UserRole;  // the name that is stored

// As they read, in the user's language.
std::vector<std::string> sortedConditions() {
    std::vector<std::string> names;
    names.reserve(board::kConditions.size());
    for (const board::KnownCondition& known : board::kConditions) names.emplace_back(known.name);
    std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
        return QString::localeAwareCompare(conditionName(a), conditionName(b)) < 0;
    });
    return names;
}

}  // namespace

ConditionDialog::ConditionDialog(const document::Encounter& encounter, std::vector<RecordId> tokens,
                                 const QString& who, QWidget* parent)
    : QDialog(parent), m_encounter(encounter), m_tokens(std::move(tokens)) {
    setWindowTitle(tr("Conditions of %1").arg(who));
    m_words = new QLineEdit;
    m_words->setMaxLength(40);
    m_words->setClearButtonEnabled(true);
    m_words->setPlaceholderText(tr("Find one, or write what it is"));
    m_words->setAccessibleName(tr("Condition"));
    m_words->installEventFilter(this);
    m_list = new QListWidget;
    m_list->setAccessibleName(tr("Conditions"));
    m_list->setUniformItemSizes(true);
    m_length = new QSpinBox;
    m_length->setRange(0, board::kMaxConditionLength);
    m_length->setSpecialValueText(tr("until taken away"));
    m_length->setAccessibleName(tr("How long"));
    m_unit = new QComboBox;
    m_unit->setAccessibleName(tr("Unit of time"));
    const board::ClockRecord* clock = encounter.clockRecord();
    const bool segments = clock != nullptr && clock->kind == board::ClockKind::Segments;
    for (const board::TimeUnit unit :
         {board::TimeUnit::Segments, board::TimeUnit::Rounds, board::TimeUnit::Minutes})
        m_unit->addItem(timeUnitName(unit), static_cast<int>(unit));
    m_unit->setCurrentIndex(segments ? 0 : 1);
    m_shown = new QCheckBox(tr("&Players see it"));
    m_effect = new QLabel;
    m_effect->setWordWrap(true);
    m_effect->setMinimumHeight(m_effect->fontMetrics().lineSpacing() * 2);
    m_effect->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole);
    m_takeAway = buttons->addButton(tr("&Take away"), QDialogButtonBox::DestructiveRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_add, &QPushButton::clicked, this, &ConditionDialog::add);
    connect(m_takeAway, &QPushButton::clicked, this, &ConditionDialog::takeAway);
    connect(m_words, &QLineEdit::textChanged, this, &ConditionDialog::find);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConditionDialog::tell);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &ConditionDialog::add);
    connect(m_shown, &QCheckBox::clicked, this, [this] { m_secretByHand = true; });

    auto* time = new QHBoxLayout;
    auto* lasts = new QLabel(tr("&Lasts"));
    lasts->setBuddy(m_length);
    time->addWidget(lasts);
    time->addWidget(m_length, 1);
    time->addWidget(m_unit);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_effect);
    layout->addLayout(time);
    layout->addWidget(m_shown);
    layout->addWidget(buttons);
    m_add->setDefault(true);  // known to the dialog only now
    resize(380, 460);
    find();
    m_words->setFocus();
}

// Arrows in the field walk through the list.
bool ConditionDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_words && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (by != 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ConditionDialog::find() {
    const QString written = m_words->text().simplified();
    const QString wanted = foldedText(written);
    m_list->clear();
    const std::vector<board::ConditionRecord>& has = m_encounter.tokens.find(m_tokens.front())->conditions;
    const auto put = [&](const std::string& stored, const QString& text) {
        auto* item = new QListWidgetItem(text, m_list);
        item->setData(kStored, QString::fromStdString(stored));
        if (board::isNamed(has, stored)) item->setIcon(icon(Glyph::Check, IconTint::Accent));
    };
    bool isKnown = false;
    for (const board::ConditionRecord& own : has) {
        if (board::knownCondition(own.name) != nullptr) continue;
        const QString text = QString::fromStdString(own.name);
        isKnown = isKnown || foldedText(text) == wanted;
        if (foldedText(text).contains(wanted)) put(own.name, text);
    }
    for (const std::string& stored : sortedConditions()) {
        const QString text = conditionName(stored);
        isKnown = isKnown || foldedText(text) == wanted;
        if (foldedText(text).contains(wanted)) put(stored, text);
    }
    if (!wanted.isEmpty() && !isKnown) put(written.toStdString(), tr("“%1”, in your words").arg(written));
    m_list->setCurrentRow(0);
    tell();
}

std::string ConditionDialog::name() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item != nullptr ? item->data(kStored).toString().toStdString() : std::string();
}

const board::ConditionRecord* ConditionDialog::present() const {
    const std::vector<board::ConditionRecord>& has = m_encounter.tokens.find(m_tokens.front())->conditions;
    const auto found =
        std::find_if(has.begin(), has.end(), [this](const auto& one) { return one.name == name(); });
    return found != has.end() ? &*found : nullptr;
}

void ConditionDialog::tell() {
    const std::string stored = name();
    const board::ConditionRecord* has = present();
    m_add->setEnabled(!stored.empty());
    m_add->setText(has != nullptr ? tr("&Begin anew") : tr("&Add"));
    m_takeAway->setEnabled(has != nullptr);
    // Own words may tell too much: they are shown when the GM says so.
    if (!m_secretByHand)
        m_shown->setChecked(has != nullptr ? !has->secret : board::knownCondition(stored) != nullptr);
    QString told = conditionEffect(stored);
    if (told.isEmpty() && !stored.empty())
        told = tr("Shown and counted down; it changes no number by itself.");
    if (has != nullptr) {
        const QString left = leftText(m_encounter, *has);
        told += QLatin1Char(' ') + (left.isEmpty() ? tr("It has it until you take it away.")
                                                   : tr("It still has it: %1.").arg(left));
    }
    m_effect->setText(told);
}

void ConditionDialog::add() {
    if (name().empty()) return;
    m_chosen = actions::AddCondition{m_tokens, name(), m_length->value(),
                                     static_cast<board::TimeUnit>(m_unit->currentData().toInt()),
                                     !m_shown->isChecked()};
    accept();
}

void ConditionDialog::takeAway() {
    m_chosen = actions::RemoveCondition{m_tokens, name()};
    accept();
}

}  // namespace tenaille::ui
