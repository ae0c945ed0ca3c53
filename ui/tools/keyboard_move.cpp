// SPDX-License-Identifier: MIT
#include "ui/tools/keyboard_move.h"

#include <QKeyEvent>

namespace tenaille::ui {

namespace {

using board::Cell;

std::optional<Cell> squareStep(int key, bool keypad) {
    switch (key) {
        case Qt::Key_Up:
            return Cell{0, -1};
        case Qt::Key_Down:
            return Cell{0, 1};
        case Qt::Key_Left:
            return Cell{-1, 0};
        case Qt::Key_Right:
            return Cell{1, 0};
        case Qt::Key_Home:
            return keypad ? std::optional(Cell{-1, -1}) : std::nullopt;
        case Qt::Key_PageUp:
            return keypad ? std::optional(Cell{1, -1}) : std::nullopt;
        case Qt::Key_End:
            return keypad ? std::optional(Cell{-1, 1}) : std::nullopt;
        case Qt::Key_PageDown:
            return keypad ? std::optional(Cell{1, 1}) : std::nullopt;
        default:
            break;
    }
    if (!keypad) return std::nullopt;
    switch (key) {
        case Qt::Key_8:
            return Cell{0, -1};
        case Qt::Key_2:
            return Cell{0, 1};
        case Qt::Key_4:
            return Cell{-1, 0};
        case Qt::Key_6:
            return Cell{1, 0};
        case Qt::Key_7:
            return Cell{-1, -1};
        case Qt::Key_9:
            return Cell{1, -1};
        case Qt::Key_1:
            return Cell{-1, 1};
        case Qt::Key_3:
            return Cell{1, 1};
        default:
            return std::nullopt;
    }
}

// The letters lie around S as the hexes lie around the creature.
std::optional<Cell> pointyStep(int key, bool keypad) {
    switch (key) {
        case Qt::Key_Left:
        case Qt::Key_A:
            return Cell{-1, 0};
        case Qt::Key_Right:
        case Qt::Key_D:
            return Cell{1, 0};
        case Qt::Key_Q:
            return Cell{0, -1};
        case Qt::Key_E:
            return Cell{1, -1};
        case Qt::Key_Z:
            return Cell{-1, 1};
        case Qt::Key_C:
            return Cell{0, 1};
        default:
            break;
    }
    if (!keypad) return std::nullopt;
    switch (key) {
        case Qt::Key_4:
            return Cell{-1, 0};
        case Qt::Key_6:
            return Cell{1, 0};
        case Qt::Key_7:
        case Qt::Key_Home:
            return Cell{0, -1};
        case Qt::Key_9:
        case Qt::Key_PageUp:
            return Cell{1, -1};
        case Qt::Key_1:
        case Qt::Key_End:
            return Cell{-1, 1};
        case Qt::Key_3:
        case Qt::Key_PageDown:
            return Cell{0, 1};
        default:
            return std::nullopt;
    }
}

std::optional<Cell> flatStep(int key, bool keypad) {
    switch (key) {
        case Qt::Key_Up:
        case Qt::Key_W:
            return Cell{0, -1};
        case Qt::Key_Down:
        case Qt::Key_S:
            return Cell{0, 1};
        case Qt::Key_Q:
            return Cell{-1, 0};
        case Qt::Key_E:
            return Cell{1, -1};
        case Qt::Key_A:
            return Cell{-1, 1};
        case Qt::Key_D:
            return Cell{1, 0};
        default:
            break;
    }
    if (!keypad) return std::nullopt;
    switch (key) {
        case Qt::Key_8:
            return Cell{0, -1};
        case Qt::Key_2:
            return Cell{0, 1};
        case Qt::Key_7:
        case Qt::Key_Home:
            return Cell{-1, 0};
        case Qt::Key_9:
        case Qt::Key_PageUp:
            return Cell{1, -1};
        case Qt::Key_1:
        case Qt::Key_End:
            return Cell{-1, 1};
        case Qt::Key_3:
        case Qt::Key_PageDown:
            return Cell{1, 0};
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<Cell> stepOfKey(board::GridKind grid, const QKeyEvent& event) {
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier)) return std::nullopt;
    const bool keypad = event.modifiers().testFlag(Qt::KeypadModifier);
    switch (grid) {
        case board::GridKind::Square:
            return squareStep(event.key(), keypad);
        case board::GridKind::HexPointy:
            return pointyStep(event.key(), keypad);
        case board::GridKind::HexFlat:
            return flatStep(event.key(), keypad);
    }
    return std::nullopt;
}

bool moveSelectionBy(ToolContext& context, Cell step) {
    actions::MoveTokens intent;
    for (const RecordId id : context.selection())
        if (const board::TokenRecord* token = context.encounter().tokens.find(id))
            intent.moves.push_back({id, {token->creature.at + step}});
    if (intent.moves.empty()) return false;
    context.perform(intent);
    return true;
}

}  // namespace tenaille::ui
