// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include "ui/network/picture_server.h"

namespace tenaille::ui {

struct ViewerPage {
    QByteArray html;
    QByteArray policy;  // Content-Security-Policy: its own script and style by their hashes, nothing else
};
ViewerPage viewerPage(const PageWords& words);

}  // namespace tenaille::ui
