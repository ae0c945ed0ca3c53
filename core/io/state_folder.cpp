// SPDX-License-Identifier: MIT
#include "core/io/state_folder.h"

#include <cerrno>
#include <cstdlib>

#include "core/io/file_problem.h"
#include "core/io/safe_writer.h"

namespace tenaille::io {

namespace {

// The name of a new folder, without which a power failure takes all that is in it.
int syncName(const std::string& path, Posix& posix) {
    const int error = syncFolderAt(posix, folderOf(path));
    return error == -EACCES ? 0 : error;  // it may be entered, not read
}

}  // namespace

Outcome makeFolders(const std::string& path, Posix& posix) {
    const std::size_t ours = path.rfind('/', path.rfind('/') - 1);
    for (std::size_t slash = path.find('/', 1);; slash = path.find('/', slash + 1)) {
        const std::string part = path.substr(0, slash);
        int error = uninterrupted([&] { return posix.makeFolder(Posix::kHere, part, 0700); });
        // The last two are ours: a program that was killed may have made them just now.
        if (error >= 0) {
            error = syncName(part, posix);
            if (error < 0) return writeProblem(-error, part);
        } else if (slash > ours) {
            static_cast<void>(syncName(part, posix));
        }
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
