// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

#include "ui/battle/battle_context.h"

class QStackedWidget;

namespace tenaille::ui {

class AddPanel;
class Inspector;
class LogPanel;
class MapPanel;
class RulingCard;
class SegmentedControl;

// The right side of the battle window: the ruling on top; below it the selected creature or, in map mode,
// what is selected of the map, the form for new creatures, or the log.
class SidePanel final : public QScrollArea {
    Q_OBJECT

  public:
    SidePanel(BattleContext& context, Document& document, QWidget* parent = nullptr);

    RulingCard& ruling() const { return *m_ruling; }
    Inspector& inspector() const { return *m_inspector; }
    AddPanel& addPanel() const { return *m_add; }
    LogPanel& log() const { return *m_log; }
    MapPanel& map() const { return *m_map; }

    // In map mode there is no ruling, and the map stands in the place of a creature unless one is selected.
    void setEditing(bool editing);
    // After any change of selection or document.
    void refresh();

    // Another document: nothing that was typed for the last one.
    void beginAnew();

    void showInspector();
    void showAddPanel();
    void showLog();
    // After a change of the ruling: its card needs its place, or leaves it to the log.
    void placeRuling();
    // "Creature", "Add", "Log", "History", from 0.
    int page() const;
    void setPage(int page);

    QSize sizeHint() const override;

  Q_SIGNALS:
    // Enter or Esc in a field: the keyboard goes back to the board.
    void left();

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showPage(int segment);
    void placeBottom();
    QWidget* bottomOfPage() const;  // nullptr: none
    void widenToPage();
    QWidget* partUnderMouse() const;

    RulingCard* m_ruling = nullptr;
    BattleContext& m_context;
    Inspector* m_inspector = nullptr;
    MapPanel* m_map = nullptr;
    AddPanel* m_add = nullptr;
    LogPanel* m_log = nullptr;
    SegmentedControl* m_switch = nullptr;
    QStackedWidget* m_pages = nullptr;
};

}  // namespace tenaille::ui
