// SPDX-License-Identifier: MIT
#include "ui/battle/encounter_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/battle/creature_shelf.h"
#include "ui/text/creature_text.h"
#include "ui/text/problem_text.h"
#include "ui/text/utf8.h"
#include "ui/widgets/fields.h"
#include "ui/widgets/link_button.h"

namespace tenaille::ui {

EncounterLine::EncounterLine(const CreatureShelf& shelf, QWidget* parent) : QWidget(parent), m_shelf(shelf) {
    auto* label = new QLabel(tr("In &words"));
    m_text = new QLineEdit;
    m_text->setMaxLength(1'000);
    m_text->setPlaceholderText(tr("3 goblin archers, 1 ogre"));
    m_text->setClearButtonEnabled(true);
    m_text->setAccessibleName(tr("Creatures to add, in words"));
    label->setBuddy(m_text);
    m_add = new QPushButton(tr("Add the &list"));
    m_add->setAutoDefault(false);
    m_told = new QLabel;
    m_told->setTextFormat(Qt::PlainText);
    m_told->setMinimumHeight(m_told->fontMetrics().lineSpacing() + 4);  // nothing jumps when it speaks
    m_offers = new QWidget;
    m_offered = new QHBoxLayout(m_offers);
    m_offered->setContentsMargins(0, 0, 0, 0);
    m_offered->setSpacing(10);
    auto* first = new QHBoxLayout;
    first->addWidget(label);
    first->addWidget(m_text, 1);
    first->addWidget(m_add);
    m_below = new QHBoxLayout;
    m_below->addWidget(m_told);
    m_below->addWidget(m_offers);
    m_below->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(first);
    layout->addLayout(m_below);
    connect(m_text, &QLineEdit::textChanged, this, &EncounterLine::read);
    connect(m_text, &QLineEdit::returnPressed, this, &EncounterLine::add);
    connect(m_add, &QPushButton::clicked, this, &EncounterLine::add);
    read();
}

void EncounterLine::reread() { read(); }

void EncounterLine::clear() { m_text->clear(); }

void EncounterLine::read() {
    m_list = creatures::readEncounterList(m_text->text().toStdString(), m_shelf.names());
    m_add->setEnabled(m_list.complete());
    while (QLayoutItem* item = m_offered->takeAt(0)) {
        // Later: one of them may be the one that was pressed.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    QString text = listedText(m_shelf, m_list);
    if (!m_list.problem && !m_list.unknown.empty()) {
        const creatures::UnknownName& first = m_list.unknown.front();
        if (!first.suggestions.empty()) text += QLatin1Char(' ') + tr("Perhaps:");
        offer(first);
    }
    const bool wrong = m_list.problem.has_value() || !m_list.unknown.empty();
    setProblemInk(*m_told, wrong);
    m_told->setText(text);
    // The offers stand behind the words; without any the words have all the width.
    const bool offers = m_offered->count() > 0;
    m_told->setWordWrap(!offers);
    m_below->setStretch(0, offers ? 0 : 1);
    m_below->setStretch(2, offers ? 1 : 0);
    m_offers->setVisible(offers);
    markWrong(*m_text, wrong ? text : QString());
}

void EncounterLine::offer(const creatures::UnknownName& unknown) {
    for (const std::size_t creature : unknown.suggestions) {
        const QString name = creatureName(*m_shelf.all()[creature]);
        auto* link = new LinkButton(name, nullptr, LinkButton::Weight::Plain);
        connect(link, &LinkButton::clicked, this,
                [this, at = unknown.at, bytes = unknown.name.size(), name] { replace(at, bytes, name); });
        m_offered->addWidget(link);
    }
}

void EncounterLine::replace(std::size_t at, std::size_t bytes, const QString& by) {
    std::string text = m_text->text().toStdString();
    if (at + bytes > text.size()) return;
    text.replace(at, bytes, by.toStdString());
    m_text->setText(QString::fromStdString(text));
    m_text->setFocus();
}

void EncounterLine::add() {
    if (m_list.complete()) Q_EMIT addWanted(m_list.groups);
}

}  // namespace tenaille::ui
