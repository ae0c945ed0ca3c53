// SPDX-License-Identifier: MIT
#include "ui/widgets/dialog_size.h"

#include <QDialog>
#include <QScreen>

namespace tenaille::ui {

namespace {
constexpr double kShare = 0.88;  // of the screen: the frame of the window comes on top
}

QSize onScreen(const QDialog& dialog, QSize wanted) {
    return wanted.boundedTo(dialog.screen()->availableSize() * kShare);
}

void resizeToScreen(QDialog& dialog, QSize wanted) { dialog.resize(onScreen(dialog, wanted)); }

}  // namespace tenaille::ui
