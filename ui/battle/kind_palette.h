// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QWidget>
#include <vector>

class QButtonGroup;
class QGridLayout;

namespace tenaille::ui {

// One choice among many kinds, all in sight: a swatch with its name each, four in a row.
class KindPalette final : public QWidget {
    Q_OBJECT

  public:
    struct Entry {
        QString id;
        QString text;
        QString effect;  // tool tip
        QIcon swatch;
    };

    explicit KindPalette(const QString& name, QWidget* parent = nullptr);

    void setEntries(const std::vector<Entry>& entries);
    void setCurrent(const QString& id);

  Q_SIGNALS:
    void chosen(const QString& id);

  private:
    QGridLayout* m_grid = nullptr;
    QButtonGroup* m_group = nullptr;
};

}  // namespace tenaille::ui
