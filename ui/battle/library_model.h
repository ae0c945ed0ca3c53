// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <vector>

#include "ui/battle/creature_shelf.h"

namespace tenaille::ui {

// The creatures of the shelf as rows of a table.
class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Name, Size, Reach, ArmorClass, HitPoints, Source, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole;
    static constexpr int kSearchRole = Qt::UserRole + 1;  // words of name, type and source, folded

    explicit LibraryModel(const CreatureShelf& shelf, QObject* parent = nullptr);

    // The shelf has others now.
    void reload();
    const creatures::LibraryCreature* creature(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    const CreatureShelf& m_shelf;
    std::vector<QString> m_searched;  // of each row
};

// Those of which every typed word begins a word, or stands within one.
class LibraryFilter final : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    explicit LibraryFilter(QObject* parent = nullptr);
    void setWords(const QString& typed);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList m_words;
};

}  // namespace tenaille::ui
