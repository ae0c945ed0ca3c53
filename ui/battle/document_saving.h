// SPDX-License-Identifier: MIT
//
// A save that a thread beside the window is making. Only document_files.h and its sources know it.
#pragma once

#include <QPointer>
#include <QString>
#include <QWidget>
#include <future>
#include <memory>

#include "core/base/result.h"
#include "core/io/document_file.h"
#include "core/io/document_lock.h"

namespace tenaille::ui {

// The state that is saved was taken when it began.
struct RunningSave {
    QString path;
    QPointer<QWidget> window;  // for questions; none: nothing is asked
    bool overwriteForeign = false;
    bool again = false;  // asked for once more meanwhile
    std::future<Result<io::SavedDocument>> result;
    std::unique_ptr<io::DocumentLock> lock;  // taken for it; none: it was held before
};

}  // namespace tenaille::ui
