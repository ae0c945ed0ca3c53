// SPDX-License-Identifier: MIT
#include "ui/battle/board_list.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/actions/fight_of.h"
#include "core/board/carried_light.h"
#include "core/board/kinds.h"
#include "core/document/board_of.h"
#include "ui/battle/creature_form.h"
#include "ui/document/document.h"
#include "ui/text/condition_text.h"
#include "ui/text/creature_text.h"
#include "ui/text/kind_text.h"
#include "ui/text/units.h"
#include "ui/widgets/dialog_size.h"

namespace tenaille::ui {

namespace {

constexpr int kBoardListPauseMs = 150;
constexpr int kRecordRole = Qt::UserRole;
constexpr int kPlaceRole = Qt::UserRole + 1;
constexpr int kSortRole = Qt::UserRole + 2;
constexpr qsizetype kLongestNote = 80;

QString joined(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

}  // namespace

BoardList::BoardList(BattleContext& context, const Document& document, QWidget* parent)
    : QDialog(parent), m_context(context) {
    setWindowTitle(tr("The board in words"));
    m_words = new QLineEdit;
    m_words->setPlaceholderText(tr("Type to find"));
    m_words->setAccessibleName(tr("Type to find"));
    m_words->setClearButtonEnabled(true);
    m_words->installEventFilter(this);
    m_list = new QTreeWidget;
    m_list->setAccessibleName(tr("The board in words"));
    m_list->setHeaderLabels({tr("What"), tr("Where"), tr("State")});
    m_list->setRootIsDecorated(true);
    m_list->setUniformRowHeights(true);
    m_list->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    layout->addWidget(m_list, 1);
    resizeToScreen(*this, {760, 560});
    m_pause.setSingleShot(true);
    m_pause.setInterval(kBoardListPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &BoardList::fill);
    connect(&document, &Document::changed, this, &BoardList::later);
    connect(&document, &Document::wasReset, this, &BoardList::later);
    connect(m_words, &QLineEdit::textChanged, this, &BoardList::showOnly);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &BoardList::follow);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        if (item->data(0, kRecordRole).isValid()) Q_EMIT goWanted();
    });
}

void BoardList::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    fill();
    m_list->setFocus();
}

void BoardList::later() {
    if (isVisible()) m_pause.start();
}

// Down from the words into the list; a letter typed in the list goes on with the words.
bool BoardList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (watched == m_words && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Return)) {
            m_list->setFocus();
            return true;
        }
        const bool isWord = !key->text().isEmpty() && key->text().front().isLetterOrNumber() &&
                            !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (watched == m_list && isWord) {
            m_words->setFocus();
            m_words->setText(m_words->text() + key->text());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

QString BoardList::placeOf(board::LatticePoint at) const {
    const board::Extent& extent = m_context.encounter().gridRecord().extent;
    const auto [column, row] = extent.columnRow(board::cellAt(extent.grid, at));
    return tr("column %1, row %2").arg(column + 1).arg(row + 1);
}

std::vector<BoardList::Entry> BoardList::creatures() const {
    std::vector<Entry> found;
    for (const board::TokenRecord& token : m_context.encounter().tokens) {
        const board::Creature& creature = token.creature;
        QStringList state{sideText(creature.side), sizeText(creature.size)};
        if (actions::isDown(token, m_context.options())) state << tr("down");
        if (creature.facing) state << tr("faces %1").arg(m_context.facingText(*creature.facing));
        if (token.maxHitPoints > 0)
            state << tr("hit points %1 of %2").arg(token.hitPoints).arg(token.maxHitPoints);
        if (token.fighter.maxEndurance > 0)
            state << tr("%1 of %2 endurance").arg(token.fighter.endurance).arg(token.fighter.maxEndurance);
        if (const board::TokenRecord* mount = m_context.encounter().tokens.find(creature.mount))
            state << tr("rides %1").arg(QString::fromStdString(mount->name));
        if (creature.traits.has(board::Trait::Prone)) state << tr("prone");
        for (const board::ConditionRecord& condition : token.conditions) {
            const QString left = leftText(m_context.encounter(), condition);
            state << (left.isEmpty() ? conditionName(condition.name)
                                     : tr("%1 for %2").arg(conditionName(condition.name), left));
        }
        if (token.temporaryPoints > 0) state << tr("%n temporary point(s)", nullptr, token.temporaryPoints);
        if (board::shines(token.light)) state << tr("carries a light");
        if (token.elevation != 0) {
            const QString height = freeDistanceText(
                std::abs(token.elevation) / static_cast<double>(geometry::kUnitsPerCell), m_context.units());
            state
                << (token.elevation > 0 ? tr("%1 above the ground") : tr("%1 below the ground")).arg(height);
        }
        if (token.hidden) state << tr("hidden");
        found.push_back({token.id, board::middle(m_context.grid(), creature.footprint, creature.at),
                         QString::fromStdString(token.name), joined(state)});
    }
    return found;
}

std::vector<BoardList::Entry> BoardList::doors() const {
    const board::Kinds kinds = document::kindsOf(m_context.encounter());
    std::vector<Entry> found;
    for (const board::DoorRecord& door : m_context.encounter().doors) {
        found.push_back({door.id,
                         {(door.where.a.x + door.where.b.x) / 2, (door.where.a.y + door.where.b.y) / 2},
                         kindName(kinds, door),
                         doorStateText(door.state)});
    }
    return found;
}

std::vector<BoardList::Entry> BoardList::things() const {
    const board::Kinds kinds = document::kindsOf(m_context.encounter());
    std::vector<Entry> found;
    for (const board::PropRecord& prop : m_context.encounter().props)
        found.push_back({prop.id, prop.at, kindText(kinds, prop), QString()});
    return found;
}

std::vector<BoardList::Entry> BoardList::lights() const {
    std::vector<Entry> found;
    for (const board::LightRecord& light : m_context.encounter().lights)
        found.push_back({light.id, light.at, tr("Light"), light.on ? tr("on") : tr("off")});
    return found;
}

std::vector<BoardList::Entry> BoardList::notes() const {
    std::vector<Entry> found;
    for (const board::NoteRecord& note : m_context.encounter().notes)
        found.push_back({note.id, note.at, QString::fromStdString(note.title),
                         QString::fromStdString(note.text).simplified().left(kLongestNote)});
    return found;
}

std::vector<BoardList::Entry> BoardList::words() const {
    std::vector<Entry> found;
    for (const board::TextRecord& text : m_context.encounter().texts)
        found.push_back({text.id, text.at, QString::fromStdString(text.text).simplified(), QString()});
    return found;
}

std::vector<BoardList::Sort> BoardList::sorts() const {
    std::vector<Sort> all{{tr("Creatures"), creatures()}, {tr("Doors"), doors()}, {tr("Things"), things()},
                          {tr("Lights"), lights()},       {tr("Notes"), notes()}, {tr("Texts"), words()}};
    std::erase_if(all, [](const Sort& sort) { return sort.entries.empty(); });
    const board::Extent& extent = m_context.encounter().gridRecord().extent;
    const auto placed = [&](const Entry& entry) {
        const auto [column, row] = extent.columnRow(board::cellAt(extent.grid, entry.at));
        return std::pair(row, column);
    };
    for (Sort& sort : all)
        std::stable_sort(sort.entries.begin(), sort.entries.end(),
                         [&](const Entry& a, const Entry& b) { return placed(a) < placed(b); });
    return all;
}

// The current line stays where it was.
void BoardList::fill() {
    const QVariant current =
        m_list->currentItem() != nullptr ? m_list->currentItem()->data(0, kRecordRole) : QVariant();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    QTreeWidgetItem* again = nullptr;
    for (const Sort& sort : sorts()) {
        auto* group = new QTreeWidgetItem(m_list);  // showOnly() says how many there are
        group->setData(0, kSortRole, sort.title);
        group->setFirstColumnSpanned(true);
        group->setExpanded(true);
        for (const Entry& entry : sort.entries) {
            auto* line = new QTreeWidgetItem(group, {entry.name, placeOf(entry.at), entry.state});
            line->setData(0, kRecordRole, entry.record.value);
            line->setData(0, kPlaceRole, QPoint(entry.at.x, entry.at.y));
            for (int column = 0; column < line->columnCount(); ++column)
                line->setToolTip(column, line->text(column));
            if (current.isValid() && current == line->data(0, kRecordRole)) again = line;
        }
    }
    if (again != nullptr) m_list->setCurrentItem(again);
    for (const int column : {0, 1}) m_list->resizeColumnToContents(column);
    showOnly(m_words->text());
}

void BoardList::showOnly(const QString& words) {
    const QStringList wanted = foldedText(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_list->topLevelItem(i);
        int shown = 0;
        for (int k = 0; k < group->childCount(); ++k) {
            QTreeWidgetItem* line = group->child(k);
            const QString all = foldedText(line->text(0) + QLatin1Char(' ') + line->text(1) +
                                           QLatin1Char(' ') + line->text(2));
            const bool fits = std::all_of(wanted.begin(), wanted.end(),
                                          [&](const QString& word) { return all.contains(word); });
            line->setHidden(!fits);
            shown += fits ? 1 : 0;
        }
        group->setHidden(shown == 0);
        group->setText(0, tr("%1 (%2)", "a sort of things and how many there are")
                              .arg(group->data(0, kSortRole).toString())
                              .arg(shown));
    }
}

// Walking through the list shows each on the board.
void BoardList::follow() {
    const QTreeWidgetItem* item = m_list->currentItem();
    if (item == nullptr || !item->data(0, kRecordRole).isValid()) return;
    m_context.select({RecordId{item->data(0, kRecordRole).toUInt()}});
    const QPoint at = item->data(0, kPlaceRole).toPoint();
    Q_EMIT lookWanted({at.x(), at.y()});
}

QStringList BoardList::lines() const {
    QStringList all;
    for (const Sort& sort : sorts())
        for (const Entry& entry : sort.entries) {
            QStringList parts{entry.name, placeOf(entry.at)};
            if (!entry.state.isEmpty()) parts << entry.state;
            all << joined(parts);
        }
    return all;
}

}  // namespace tenaille::ui
