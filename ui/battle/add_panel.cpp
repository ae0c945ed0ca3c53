// SPDX-License-Identifier: MIT
#include "ui/battle/add_panel.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/battle/creature_form.h"
#include "ui/style/icon.h"
#include "ui/widgets/section_header.h"

namespace tenaille::ui {

namespace {

// What English and French plurals of creatures come from; a word that follows no pattern stays.
QString singular(const QString& plural) {
    const std::pair<const char*, const char*> endings[] = {
        {"mice", "mouse"}, {"men", "man"}, {"geese", "goose"}, {"ves", "f"},   {"ies", "y"},
        {"oes", "o"},      {"ches", "ch"}, {"shes", "sh"},     {"sses", "ss"}, {"xes", "x"},
        {"eaux", "eau"},   {"aux", "al"},  {"ss", "ss"},       {"us", "us"},   {"s", ""}};
    if (plural.size() <= 3) return plural;
    for (const auto& [many, one] : endings) {
        const QLatin1String ending(many);
        if (plural.endsWith(ending, Qt::CaseInsensitive))
            return plural.chopped(ending.size()) + QLatin1String(one);
    }
    return plural;
}

}  // namespace

std::optional<CountedName> countedName(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("^\\s*(?:(\\d{1,4})\\s*[x×*]?\\s+)?(.*\\S)\\s*$"));
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch()) return std::nullopt;
    CountedName result;
    if (!match.captured(1).isEmpty()) result.count = match.captured(1).toInt();
    if (result.count < 1 || result.count > 100) return std::nullopt;
    result.name = match.captured(2);
    if (std::all_of(result.name.begin(), result.name.end(), [](QChar c) { return c.isDigit(); }))
        return std::nullopt;
    if (result.count > 1) result.name = singular(result.name);
    result.name[0] = result.name[0].toUpper();
    return result;
}

AddPanel::AddPanel(QWidget* parent) : QWidget(parent) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new SectionHeader(tr("Add creatures")));
    auto* row = new QWidget;
    auto* inRow = new QVBoxLayout(row);
    inRow->setContentsMargins(12, 10, 12, 4);
    m_what = new QLineEdit;
    m_what->setPlaceholderText(tr("6 goblins"));
    m_what->setAccessibleName(tr("Number and name of the new creatures"));
    m_what->setMaxLength(90);
    m_add = new QPushButton(icon(Glyph::AddCreature), tr("Add to the map"));
    m_add->setEnabled(false);
    m_add->setAutoDefault(true);  // Enter presses it
    inRow->addWidget(m_what);
    layout->addWidget(row);
    m_form = new CreatureForm;
    m_form->setNameVisible(false);
    layout->addWidget(m_form);
    m_bottom = new QWidget(this);
    auto* inBottom = new QVBoxLayout(m_bottom);
    inBottom->setContentsMargins(12, 8, 12, 8);
    inBottom->addWidget(m_add);
    layout->addWidget(m_bottom);
    layout->addStretch(1);
    clear();
    connect(m_what, &QLineEdit::textChanged, this, &AddPanel::nameTyped);
    connect(m_add, &QPushButton::clicked, this, &AddPanel::add);
}

void AddPanel::clear() {
    m_what->clear();
    board::TokenRecord prototype;
    prototype.creature.side = "foe";
    prototype.creature.facing = board::Facing{0};
    prototype.creature.armorClass = 13;
    prototype.attackBonus = 3;
    prototype.hitPoints = prototype.maxHitPoints = 8;
    m_form->setRecord(prototype);
}

void AddPanel::setGrid(board::GridKind grid, const std::vector<board::Facing>& facings) {
    // Facings of another grid mean nothing on this one.
    board::TokenRecord prototype = m_form->record();
    std::optional<board::Facing>& facing = prototype.creature.facing;
    const bool permitted = !facing || std::find(facings.begin(), facings.end(), *facing) != facings.end();
    m_form->setGrid(grid, facings);
    if (permitted || facings.empty()) return;
    facing = facings.front();
    m_form->setRecord(prototype);
}

void AddPanel::focusName() {
    m_what->setFocus();
    m_what->selectAll();
}

// Whatever field has the keyboard, Enter ends the form: the fields take what was typed and pass the key on.
void AddPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) return QWidget::keyPressEvent(event);
    if (m_add->isEnabled())
        add();
    else
        focusName();
}

void AddPanel::nameTyped() {
    const std::optional<CountedName> what = countedName(m_what->text());
    m_add->setEnabled(what.has_value());
    m_add->setText(what ? tr("Add %1 × %2").arg(what->count).arg(what->name) : tr("Add to the map"));
}

void AddPanel::add() {
    const std::optional<CountedName> what = countedName(m_what->text());
    if (!what) return;
    board::TokenRecord prototype = m_form->record();
    prototype.name = what->name.toStdString();
    Q_EMIT addWanted(prototype, what->count);
}

}  // namespace tenaille::ui
