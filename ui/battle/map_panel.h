// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/battle/battle_context.h"
#include "ui/tools/tool_box.h"

class QGridLayout;
class QLabel;
class QPushButton;

namespace tenaille::ui {

class CheckPanel;
class ElementForm;
class LayersPanel;
class PenPanel;
class PicturePlace;
class SectionHeader;

// Map mode: what the tool draws with; below it what is selected of the map, with fields and buttons that
// change it; nothing selected: what the map is made of.
class MapPanel final : public QWidget {
    Q_OBJECT

  public:
    MapPanel(BattleContext& context, Document& document, QWidget* parent = nullptr);

    // After any change of selection or document.
    void refresh();
    void showTool(ToolId tool);
    LayersPanel& layers() const { return *m_layers; }
    // What may be wrong with the map; stands below what is scrolled.
    CheckPanel& check() const { return *m_check; }
    // Of a text or a note, to be typed.
    void focusWords();
    // Esc: see ElementForm.
    void leave();

  Q_SIGNALS:
    void deleteWanted();

  private:
    void showMap();
    void showSorts();
    QString lengthOfWalls() const;
    void showThing(RecordId record);
    void showDoor(const board::DoorRecord& door);
    void showLight(const board::LightRecord& light);

    BattleContext& m_context;
    PenPanel* m_pens = nullptr;
    PicturePlace* m_picture = nullptr;
    ElementForm* m_form = nullptr;
    LayersPanel* m_layers = nullptr;
    CheckPanel* m_check = nullptr;
    SectionHeader* m_header = nullptr;
    QLabel* m_text = nullptr;
    QWidget* m_sorts = nullptr;
    QGridLayout* m_sortsLayout = nullptr;
    QWidget* m_doorButtons = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_close = nullptr;
    QPushButton* m_lock = nullptr;
    QPushButton* m_light = nullptr;
    QPushButton* m_delete = nullptr;
};

}  // namespace tenaille::ui
