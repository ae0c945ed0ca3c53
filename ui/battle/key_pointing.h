// SPDX-License-Identifier: MIT
#pragma once

namespace tenaille::ui {

class BoardView;
class Commands;
class NoticeStack;

// Command::KeyPointer switches the cross of the board, a mouse for the keyboard (ui/scene/key_pointer.h), and
// says how it is used.
void connectKeyPointer(BoardView& view, Commands& commands, NoticeStack& notices);

}  // namespace tenaille::ui
