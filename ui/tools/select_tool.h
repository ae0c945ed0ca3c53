// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <memory>
#include <optional>

#include "ui/tools/element_hand.h"
#include "ui/tools/move_drag.h"
#include "ui/tools/tool.h"

namespace tenaille::ui {

// V: selects (click, Shift adds, Ctrl toggles, rubber band on the floor), drags creatures (Space sets a
// way-point, Alt ignores the rules), opens doors with one click (Shift+click locks), moves and turns by
// keyboard. In map mode the elements of the map are in its hand, too.
class SelectTool : public Tool {
  public:
    explicit SelectTool(ToolContext& context) : Tool(context), m_elements(context) {}

    bool press(const PointerEvent& event) override;
    bool move(const PointerEvent& event) override;
    bool release(const PointerEvent& event) override;
    bool doubleClick(const PointerEvent& event) override;
    bool wheel(int steps, const PointerEvent& event) override;
    bool key(QKeyEvent& event) override;
    void keyComes(const QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    bool contextMenu(const PointerEvent& event) override;
    bool cancel() override;
    void documentChanged() override;
    void selectionChanged() override;
    std::optional<std::int32_t> wayCost() const override;
    std::optional<RecordId> dragged() const override;
    QString hint() const override;
    Qt::CursorShape cursor() const override;

  private:
    void pressToken(const PointerEvent& event);
    void startBand(const PointerEvent& event);
    void showBand();
    void showElements();
    void finishBand();
    std::vector<RecordId> insideBand() const;
    void dragTo(const PointerEvent& event);
    void drop();
    void clicked(const PointerEvent& event);
    std::vector<RecordId> hurtByKey(const QKeyEvent& event) const;
    bool typeByKey(const QKeyEvent& event);
    QString takeSign();
    bool wouldTellSecret(const board::DoorRecord& door) const;
    void clickDoor(const PointerEvent& event);
    bool switchesLight(const Pick& under) const;
    void clickLight(const PointerEvent& event);
    QString doorHint() const;
    bool moveByKey(const QKeyEvent& event);
    bool cycle(int step);

    std::optional<PointerEvent> m_pressed;  // of the left button, until released
    Qt::KeyboardModifiers m_bandModifiers;
    std::optional<board::Position> m_bandTo;
    std::unique_ptr<MoveDrag> m_drag;
    ElementHand m_elements;   // map mode
    bool m_switches = false;  // the light that is pressed was selected before
    Pick m_under;             // where the pointer is, for the hint
    QString m_sign;           // when that was the last key: it may belong to the number that follows
    QElapsedTimer m_sinceSign;
};

}  // namespace tenaille::ui
