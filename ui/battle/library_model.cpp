// SPDX-License-Identifier: MIT
#include "ui/battle/library_model.h"

#include <algorithm>

#include "ui/battle/creature_form.h"
#include "ui/style/icon.h"
#include "ui/text/creature_text.h"
#include "ui/text/utf8.h"

namespace tenaille::ui {

LibraryModel::LibraryModel(const CreatureShelf& shelf, QObject* parent)
    : QAbstractTableModel(parent), m_shelf(shelf) {
    reload();
}

void LibraryModel::reload() {
    beginResetModel();
    m_searched.clear();
    for (const creatures::LibraryCreature* one : m_shelf.all()) {
        QString words = fromUtf8(one->token.name) + QLatin1Char(' ') + fromUtf8(one->type) +
                        QLatin1Char(' ') + creatureTypeText(one->type);
        words += QLatin1Char(' ') + sourceText(*one);
        words += QLatin1Char(' ') + sideText(one->token.creature.side);
        for (const auto& [language, name] : one->names) words += QLatin1Char(' ') + fromUtf8(name);
        m_searched.push_back(QLatin1Char(' ') + foldedText(words));
    }
    endResetModel();
}

const creatures::LibraryCreature* LibraryModel::creature(int row) const {
    // Between a change of the shelf and reload() it may have fewer than rows.
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < m_shelf.all().size() ? m_shelf.all()[at] : nullptr;
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_searched.size());
}

int LibraryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
    const creatures::LibraryCreature* one = creature(index.row());
    if (one == nullptr) return {};
    const board::Creature& sheet = one->token.creature;
    const bool number = index.column() >= Reach && index.column() <= HitPoints;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(number ? Qt::AlignRight | Qt::AlignVCenter
                                          : Qt::AlignLeft | Qt::AlignVCenter);
    if (role == kSearchRole) return m_searched[static_cast<std::size_t>(index.row())];
    // Marked beside the name, so that the list tells who comes with the party.
    if (role == Qt::DecorationRole && index.column() == Name && one->party) return icon(Glyph::Party);
    if (role != Qt::DisplayRole && role != kSortRole) return {};
    switch (index.column()) {
        case Name:
            return role == kSortRole ? foldedText(creatureName(*one)) : creatureName(*one);
        case Size:
            return role == kSortRole ? QVariant(static_cast<int>(sheet.size))
                                     : QVariant(sizeText(sheet.size));
        case Reach:
            return sheet.reach;
        case ArmorClass:
            return sheet.armorClass ? QVariant(*sheet.armorClass) : QVariant();
        case HitPoints:
            return one->token.maxHitPoints;
        case Source:
            return sourceText(*one);
        default:
            return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == ArmorClass) return tr("Armour class");
    if (role == Qt::ToolTipRole && section == HitPoints) return tr("Hit points");
    const bool number = section == Reach || section == ArmorClass || section == HitPoints;
    if (role == Qt::TextAlignmentRole && number) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case Name:
            return tr("Name");
        case Size:
            return tr("Size");
        case Reach:
            return tr("Reach (cells)");
        case ArmorClass:
            return tr("AC");
        case HitPoints:
            return tr("HP");
        case Source:
            return tr("Source");
        default:
            return {};
    }
}

LibraryFilter::LibraryFilter(QObject* parent) : QSortFilterProxyModel(parent) {
    setSortRole(LibraryModel::kSortRole);
}

void LibraryFilter::setWords(const QString& typed) {
    m_words = foldedText(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QString text = sourceModel()->index(row, 0, parent).data(LibraryModel::kSearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return text.contains(word); });
}

}  // namespace tenaille::ui
