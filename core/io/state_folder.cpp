// SPDX-License-Identifier: MIT
#include "core/io/state_folder.h"

#include <cstdlib>

#include "core/io/file_problem.h"

namespace tenaille::io {

Outcome makeFolders(const std::string& path, Posix& posix) {
    for (std::size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
        const std::string part = path.substr(0, slash);
        const int error = uninterrupted([&] { return posix.makeFolder(Posix::kHere, part, 0700); });
        FileStatus status;
        const bool there = error >= 0 || posix.statusOf(Posix::kHere, part, status) >= 0;
        if (!there) return writeProblem(-error, part);
        if (slash == std::string::npos) return Done{};
    }
}

Result<std::string> stateFolder(const std::string& name, Posix& posix) {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    std::string folder;
    if (state != nullptr && state[0] == '/')
        folder = state;
    else if (home != nullptr && home[0] == '/')
        folder = std::string(home) + "/.local/state";
    else
        return Problem{TENAILLE_PROBLEM("There is no home folder, so unsaved work cannot be kept."),
                       {},
                       TENAILLE_PROBLEM("Set HOME or XDG_STATE_HOME, and save often meanwhile.")};
    folder += "/tenaille/" + name;
    const Outcome made = makeFolders(folder, posix);
    if (!made) return made.problem();
    return folder;
}

}  // namespace tenaille::io
