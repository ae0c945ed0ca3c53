// SPDX-License-Identifier: MIT
//
// ToolBox: the tools of one face of the program and the one that is active. It is the gesture sink of the
// view, so it is the only thing that view and tools have in common.
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "ui/gesture/pointer_event.h"
#include "ui/tools/tool.h"

namespace tenaille::ui {

enum class ToolId : std::uint8_t {
    Select,
    Pan,
    Target,
    Measure,
    Turn,
    Wall,
    Door,
    Room,
    Terrain,
    Light,
    Prop,
    Text,
    Note,
    Align,
    Vision,
    Fog,
    Frame,
    Area
};

class ToolBox : public QObject, public GestureSink {
    Q_OBJECT

  public:
    explicit ToolBox(ToolContext& context, QObject* parent = nullptr);
    ~ToolBox() override;

    ToolId active() const { return m_active; }
    // Ends what the present tool was doing.
    void activate(ToolId id);
    Tool& tool() const;

    // Back to the select tool when nothing is going on, otherwise ends the gesture.
    void cancel();
    void documentChanged();
    void selectionChanged();

    bool pointer(const PointerEvent& event) override;
    bool wheel(int steps, const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    void keyComes(const QKeyEvent& event) override;
    // Letters and digits, too, while the mouse holds something: no other tool comes in between.
    bool wantsKey(const QKeyEvent& event) const override;
    bool contextMenu(const PointerEvent& event) override;
    void left() override;
    void entered(const PointerEvent& event) override;

  Q_SIGNALS:
    void activeChanged(tenaille::ui::ToolId id);
    // Overlay, hint or cursor of the active tool may differ now.
    void toolChanged();
    // A right click that no tool used: the window shows its menu for what lies there.
    void menuWanted(const tenaille::ui::PointerEvent& event);

  private:
    ToolContext& m_context;
    std::vector<std::unique_ptr<Tool>> m_tools;  // by ToolId
    ToolId m_active = ToolId::Select;
    bool m_held = false;                 // the left button is down
    std::optional<RecordId> m_leftFrom;  // whom the pointer rested on when it left
};

}  // namespace tenaille::ui
