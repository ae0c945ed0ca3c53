// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QMenuBar;
class QTreeWidget;
class QTreeWidgetItem;

namespace tenaille::ui {

// F1: what the mouse does, the keys of the strip of segments, and all keys of the menus, each menu a group of
// its own. What is typed leaves the lines that have it in their keys or their words.
class KeySheet final : public QDialog {
    Q_OBJECT

  public:
    KeySheet(const QMenuBar& menus, QWidget* parent);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QTreeWidgetItem* addGroup(const QString& title);
    void addMenus(const QMenuBar& menus);
    void showOnly(const QString& words);

    QTreeWidget* m_list = nullptr;
};

}  // namespace tenaille::ui
