// SPDX-License-Identifier: MIT
#include "ui/scene/background.h"

#if defined(__linux__)
#include <sys/resource.h>
#endif

namespace tenaille::ui {

void stepBehindWindow() {
#if defined(__linux__)
    constexpr int kNiceness = 7;  // counts per thread; a sixth of a processor if the window needs it, too
    setpriority(PRIO_PROCESS, 0, kNiceness);
#endif
}

}  // namespace tenaille::ui
