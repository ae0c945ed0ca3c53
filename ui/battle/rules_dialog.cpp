// SPDX-License-Identifier: MIT
#include "ui/battle/rules_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/battle/battle_context.h"
#include "ui/battle/new_map_dialog.h"
#include "ui/style/icon.h"
#include "ui/text/option_text.h"
#include "ui/widgets/dialog_size.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

using rules::OptionEntry;
using rules::OptionType;

constexpr int kInputWidth = 310;

// What makes them another game. A habit that every new encounter begins with does not (new_map_dialog.h).
std::vector<rules::OptionDifference> differencesTo(const rules::Preset& preset,
                                                   const rules::RuleOptions& options) {
    std::vector<rules::OptionDifference> found = rules::differences(options, preset.options);
    if (options.facing.whileMoving == kTableWhileMoving)
        std::erase_if(found, [](const rules::OptionDifference& one) {
            return one.option == rules::optionNamed("facing.whileMoving");
        });
    return found;
}

// The preset that the document names, if its options are in force; else the first that fits; else none.
int presetIndex(const rules::RuleOptions& present, const std::string& named) {
    const auto all = rules::presets();
    const auto fits = [&](const rules::Preset& preset) { return differencesTo(preset, present).empty(); };
    auto found = std::find_if(all.begin(), all.end(), [&](const rules::Preset& preset) {
        return fits(preset) && preset.id == named;
    });
    if (found == all.end()) found = std::find_if(all.begin(), all.end(), fits);
    return static_cast<int>(found - all.begin());
}

}  // namespace

RulesDialog::RulesDialog(const rules::RuleOptions& present, const std::string& preset, QWidget* parent)
    : QDialog(parent), m_before(present) {
    setWindowTitle(tr("Rules in force"));
    m_preset = new QComboBox;
    m_preset->setAccessibleName(tr("Preset"));
    for (const rules::Preset& one : rules::presets()) m_preset->addItem(presetLabel(one));
    m_preset->addItem(tr("Own choice"));
    m_sentence = new QLabel;
    m_sentence->setWordWrap(true);
    m_changes = new QLabel;
    m_changes->setWordWrap(true);
    m_filter = new QLineEdit;
    m_filter->setPlaceholderText(tr("Find an option"));
    m_filter->setAccessibleName(tr("Find an option"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(icon(Glyph::Search, IconTint::Muted), QLineEdit::LeadingPosition);
    connect(m_filter, &QLineEdit::textChanged, this, &RulesDialog::filter);
    auto* area = new QScrollArea;
    area->setWidget(buildOptions(present));
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &RulesDialog::choosePreset);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_preset);
    layout->addWidget(m_sentence);
    layout->addWidget(m_changes);
    layout->addWidget(m_filter);
    m_filter->setFocus();
    layout->addWidget(area, 1);
    layout->addWidget(buttons);
    {
        const QSignalBlocker quiet(m_preset);  // its habits stay
        m_preset->setCurrentIndex(presetIndex(present, preset));
    }
    refresh();
    resizeToScreen(*this, {720, 680});
}

QWidget* RulesDialog::buildOptions(const rules::RuleOptions& present) {
    auto* page = new QWidget;
    auto* list = new QVBoxLayout(page);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(0);
    QString family;
    QWidget* heading = nullptr;
    for (const OptionEntry& option : rules::optionTable()) {
        if (optionFamily(option) != family) {
            family = optionFamily(option);
            heading = new SectionHeader(family);
            list->addWidget(heading);
        }
        addRow(option.type == OptionType::Integer ? numberRow(option) : choiceRow(option), heading,
               option.get(present), *list);
    }
    list->addStretch(1);
    return page;
}

RulesDialog::Row RulesDialog::numberRow(const OptionEntry& option) {
    auto* box = new QSpinBox;
    box->setRange(option.min, option.max);
    connect(box, &QSpinBox::valueChanged, this, &RulesDialog::optionChosen);
    const auto setQuietly = [box](int value) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
    };
    return {&option, nullptr, nullptr, nullptr, nullptr, box, [box] { return box->value(); }, setQuietly};
}

// The default of words stands first, as in the table; so does Yes.
RulesDialog::Row RulesDialog::choiceRow(const OptionEntry& option) {
    auto* box = new QComboBox;
    const bool isYesNo = option.type == OptionType::Boolean;
    const int count = isYesNo ? 2 : static_cast<int>(option.words.size());
    for (int i = 0; i < count; ++i) {
        const int value = isYesNo ? 1 - i : i;
        box->addItem(optionValueText(option, value), value);
    }
    connect(box, &QComboBox::currentIndexChanged, this, &RulesDialog::optionChosen);
    const auto setQuietly = [box](int value) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(box->findData(value));
    };
    return {&option,   nullptr, nullptr, nullptr, nullptr, box, [box] { return box->currentData().toInt(); },
            setQuietly};
}

void RulesDialog::addRow(Row row, QWidget* heading, int value, QVBoxLayout& list) {
    row.heading = heading;
    row.line = new QWidget;
    row.sentence = new QLabel(optionSentence(*row.option));
    row.sentence->setWordWrap(true);
    row.sentence->setBuddy(row.input);
    row.input->setObjectName(QString::fromStdString(std::string(row.option->key)));
    row.input->setAccessibleName(optionSentence(*row.option));
    row.input->setFocusPolicy(Qt::StrongFocus);
    row.input->installEventFilter(new WheelScrolls(row.input));
    row.input->setFixedWidth(kInputWidth);
    row.setValue(value);
    auto* inside = new QHBoxLayout(row.line);
    inside->setContentsMargins(12, 5, 12, 5);
    inside->setSpacing(12);
    row.note = new QLabel;
    row.note->setWordWrap(true);
    row.note->setForegroundRole(QPalette::PlaceholderText);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(row.sentence);
    words->addWidget(row.note);
    inside->addLayout(words, 1);
    inside->addWidget(row.input, 0, Qt::AlignTop);
    list.addWidget(row.line);
    m_rows.push_back(std::move(row));
}

void RulesDialog::filter(const QString& text) {
    for (const Row& row : m_rows) row.heading->hide();
    for (const Row& row : m_rows) {
        const QString searched = optionFamily(*row.option) + QLatin1Char('\n') + row.sentence->text() +
                                 QLatin1Char('\n') + optionRules(*row.option);
        const bool shown = searched.contains(text, Qt::CaseInsensitive);
        row.line->setVisible(shown);
        if (shown) row.heading->show();
    }
}

rules::RuleOptions RulesDialog::options() const {
    rules::RuleOptions options;
    for (const Row& row : m_rows) row.option->set(options, row.value());
    return options;
}

const rules::Preset& RulesDialog::compared() const {
    const auto index = static_cast<std::size_t>(m_preset->currentIndex());
    return index < rules::presets().size() ? rules::presets()[index] : rules::nearestPreset(options());
}

void RulesDialog::choosePreset(int index) {
    const auto at = static_cast<std::size_t>(index);
    if (at < rules::presets().size())
        for (const Row& row : m_rows) row.setValue(row.option->get(rules::presets()[at].options));
    refresh();
}

void RulesDialog::optionChosen() {
    // Whoever goes back to the values of the preset has chosen it again.
    const bool same = differencesTo(compared(), options()).empty();
    const QSignalBlocker quiet(m_preset);
    m_preset->setCurrentIndex(same ? static_cast<int>(&compared() - rules::presets().data())
                                   : static_cast<int>(rules::presets().size()));
    refresh();
}

void RulesDialog::refresh() {
    const rules::Preset& preset = compared();
    const auto changes = differencesTo(preset, options());
    m_sentence->setText(changes.empty() ? presetSentence(preset)
                                        : tr("Nearest to %1; %n option(s) differ, in bold below.", nullptr,
                                             static_cast<int>(changes.size()))
                                              .arg(presetLabel(preset)));
    m_preset->setItemText(static_cast<int>(rules::presets().size()),
                          changes.empty() ? tr("Own choice") : tr("%1, changed").arg(presetLabel(preset)));
    // A few are said here: nobody looks for one bold line among a hundred.
    constexpr std::size_t kFew = 3;
    if (!changes.empty() && changes.size() <= kFew) {
        QStringList values;
        for (const rules::OptionDifference& one : changes)
            values << tr("“%1”").arg(optionValueText(*one.option, one.value));
        m_sentence->setText(m_sentence->text() + QLatin1Char('\n') + values.join(QStringLiteral(", ")));
    }
    // What accepting it would change, before anything is accepted.
    const auto coming = rules::differences(options(), m_before);
    m_changes->setText(coming.empty() ? tr("Nothing changes: these rules are in force.")
                                      : tr("%n option(s) will change; below stands what is in force now.",
                                           nullptr, static_cast<int>(coming.size())));
    for (const Row& row : m_rows) {
        QStringList notes{optionRules(*row.option)};
        const int now = row.option->get(m_before);
        if (row.value() != now) notes << tr("will change; now: %1").arg(optionValueText(*row.option, now));
        notes.removeAll(QString());
        row.note->setText(notes.join(QStringLiteral(" · ")));
        row.note->setVisible(!notes.isEmpty());
        const int usual = row.option->get(preset.options);
        const bool differs = row.value() != usual;
        QFont font = row.sentence->font();
        font.setBold(differs);
        row.sentence->setFont(font);
        row.input->setToolTip(
            differs ? tr("%1: %2").arg(presetLabel(preset), optionValueText(*row.option, usual)) : QString());
    }
}

actions::SetRules RulesDialog::intent() const {
    const auto index = static_cast<std::size_t>(m_preset->currentIndex());
    const bool isPreset = index < rules::presets().size();
    return {isPreset ? std::string(rules::presets()[index].id) : std::string(),
            rules::storedOptions(options())};
}

void askRules(BattleContext& context, QWidget* parent) {
    RulesDialog dialog(context.options(), context.encounter().settingsRecord().preset, parent);
    if (dialog.exec() == QDialog::Accepted) context.perform(dialog.intent());
}

}  // namespace tenaille::ui
