// SPDX-License-Identifier: MIT
#pragma once

class QDialog;

namespace tenaille::ui {

// As QDialog::exec(), for a dialog that opens while somebody types: what is typed before the desktop gives it
// the keyboard goes to its focus widget. A modal window would lose those keys, and of "-12" apply 2.
int execWhileTyping(QDialog& dialog);
// Whether such a dialog waits for its answer: it is none of the modal ones.
bool isTypedDialogOpen();

}  // namespace tenaille::ui
