// SPDX-License-Identifier: MIT
//
// Tool: turns pointer and keys into an overlay while something is going on, and into one intent when it is
// done. A tool never changes the document by itself, so Esc has nothing to take back. It knows core and
// gesture only and is tested without a window.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "ui/gesture/overlay.h"
#include "ui/gesture/pointer_event.h"
#include "ui/tools/tool_context.h"

class QKeyEvent;

namespace tenaille::ui {

class Tool {
  public:
    explicit Tool(ToolContext& context) : m_context(context) {}
    virtual ~Tool() = default;
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    // Handlers return true when they used the event.
    virtual bool press(const PointerEvent& event) = 0;
    virtual bool move(const PointerEvent& event) = 0;
    virtual bool release(const PointerEvent& event) = 0;
    virtual bool doubleClick(const PointerEvent&) { return false; }
    virtual bool wheel(int steps, const PointerEvent& event);
    virtual bool key(QKeyEvent&) { return false; }
    // Every key, also one that a command of the window takes then.
    virtual void keyComes(const QKeyEvent&) {}
    // key() would use it now, so that no command of the window may take it away.
    virtual bool wantsKey(const QKeyEvent&) const { return false; }
    virtual bool contextMenu(const PointerEvent&) { return false; }

    // Back to the state before the gesture began; true if there was one.
    virtual bool cancel() = 0;
    // The document changed under the tool (undo, another panel).
    virtual void documentChanged() {}
    // Something else was selected than the tool knows of.
    virtual void selectionChanged() {}

    // What the way that is being dragged costs, in cells.
    virtual std::optional<std::int32_t> wayCost() const { return std::nullopt; }

    // The creature that is being dragged, for what lies beside the board.
    virtual std::optional<RecordId> dragged() const { return std::nullopt; }

    const Overlay& overlay() const { return m_overlay; }
    // The pointer left the board: where the next click would snap to is not shown.
    void pointerLeft() {
        std::erase_if(m_overlay.points, [](const auto& point) { return point.style == PointStyle::Snap; });
    }
    // One line: what mouse and keys do now.
    virtual QString hint() const = 0;
    virtual Qt::CursorShape cursor() const { return Qt::ArrowCursor; }

  protected:
    ToolContext& context() const { return m_context; }
    const board::TokenRecord* token(RecordId id) const { return m_context.encounter().tokens.find(id); }
    Overlay m_overlay;

  private:
    ToolContext& m_context;
};

}  // namespace tenaille::ui
