// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QString>
#include <vector>

class QAction;
class QLineEdit;
class QMenu;
class QMenuBar;
class QTreeWidget;

namespace tenaille::ui {

// How well an action fits what is typed: 0 when every typed word begins a word of its text, 1 when one of
// them begins a word of its menu instead, 2 when some stand within words; nothing when one is not there. Case
// and accents do not matter.
int rankOfAction(const QString& text, const QString& menu, const QString& typed);
inline constexpr int kNoSuchAction = 3;

// Property of an action: further words by which it is found, a string.
inline constexpr char kFindWords[] = "findWords";

// Ctrl+Shift+P: every command of the menus by its words, with its keys; Enter does it. What cannot be done
// now is grey, and stays in the list so that it is found.
class FindAction final : public QDialog {
    Q_OBJECT

  public:
    // `more`: menus that stand nowhere in the bar, with their titles; they outlive the dialog.
    FindAction(const QMenuBar& menus, QWidget* parent, const std::vector<QMenu*>& more = {});

    // What was chosen; nullptr when the dialog was left.
    QAction* chosen() const { return m_chosen; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Entry {
        QAction* action = nullptr;
        QString text;
        QString words;  // those of kFindWords behind the text
        QString menu;
    };
    void collect(QMenu& menu, const QString& title);
    void addEntry(QAction& action, const QString& title);
    void showOnly(const QString& typed);
    void choose();

    std::vector<Entry> m_entries;  // in the order of the menus
    QLineEdit* m_words = nullptr;
    QTreeWidget* m_list = nullptr;
    QAction* m_chosen = nullptr;
};

}  // namespace tenaille::ui
